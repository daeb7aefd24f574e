"""The table as plain text for `print(state)`, the same in every language: names as in the notation.

The planet row stands in the middle with both players' units above and below it. Everything fits 80
columns; how many lines it takes depends on how many cards are in play.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hadur.drawing.plain import INDENT, page, questions, seat_name, wrapped
from hadur.drawing.vocabulary import shorten
from hadur.games.conquest.render.tabletop import Piece, Planet, Player, Table, read

WIDE: Final = 77
COLUMNS: Final = 5
"""So many planets lie face up side by side; more than that take a second row."""
LEGEND: Final = (
    "A attack  ♥ hit points left/total  C command  z exhausted  !n damage beside",
    "✓n chosen so far  +n attached  rn resources on it  » attacker  « defender",
    "⚔ battle  * first planet",
    "c card bonus  r resource bonus  M material  T tech  S strongpoint",
)


def cell_width(planets: int) -> int:
    """How wide the column of a planet is in a row of so many."""
    return 14 if planets > 4 else 18 if planets == 4 else 24


def draw(view: Mapping[str, Any]) -> str:
    """The table as plain text, own units below the planets."""
    table = read(view)
    top, bottom = table.players[table.far], table.players[table.near]
    lines = [*_status(table), "", *_side(table, top)]
    lines += [*_cards("supports", top.supports), *_cards("hq", top.hq)]
    for start in range(0, len(table.planets), COLUMNS):
        lines += _row(table, table.planets[start : start + COLUMNS])
    lines += [*_cards("hq", bottom.hq), *_cards("supports", bottom.supports)]
    lines += _side(table, bottom)
    lines += [*_hand(bottom), *_notes(table), *LEGEND]
    return page(lines)


def _status(table: Table) -> list[str]:
    head = (
        f"round {table.round}: {table.phase} phase, initiative {seat_name(table, table.initiative)}"
    )
    lines = [head + (f", {table.face_down} planets face down" if table.face_down else "")]
    if table.battle:
        lines.append(_battle(table))
    return lines + questions(table)


def _battle(table: Table) -> str:
    battle = table.battle
    assert battle is not None
    step = "ranged skirmish" if battle.ranged else f"combat round {battle.round}"
    line = f"battle: {battle.planet}, {step}, initiative {seat_name(table, battle.initiative)}"
    if battle.attacker:
        line += f", {battle.attacker}"
    return line + (f" attacks {battle.defender}" if battle.defender else "")


def _side(table: Table, side: Player) -> list[str]:
    """Names and numbers of a player, then what was won."""
    passed = "  passed" if side.passed and table.phase == "deploy" else ""
    lines = [
        f"{seat_name(table, side.seat)}  {side.faction}  resources {side.resources}"
        f"  hand {side.hand_count}  deck {side.deck_count}  discard {len(side.discard)}{passed}"
    ]
    if side.victory:
        lines += wrapped(f"{INDENT}victory: ", list(side.victory), WIDE)
    if side.known and side.hand is None:
        lines += wrapped(f"{INDENT}known in hand: ", list(side.known), WIDE)
    return lines


def _cards(head: str, cards: Sequence[Piece]) -> list[str]:
    if not cards:
        return []
    return wrapped(f"{INDENT}{head}: ", [_card(piece) for piece in cards], WIDE)


def _card(piece: Piece) -> str:
    return f"{piece.card} {_figures(piece)}".strip()


def _figures(piece: Piece) -> str:
    """The numbers of a card in play, those that are nothing left out."""
    parts = []
    if piece.is_unit:
        parts += [f"A{piece.attack}", f"{piece.left}/{piece.hp}♥"]
        parts += [f"C{piece.command}"] if piece.command else []
    parts += [f"!{piece.beside}"] if piece.beside else []
    parts += [f"✓{piece.chosen}"] if piece.chosen else []
    parts += [f"+{len(piece.attachments)}"] if piece.attachments else []
    parts += [f"r{piece.stored}"] if piece.stored else []
    parts += [] if piece.ready else ["z"]
    return " ".join(parts)


def _hand(side: Player) -> list[str]:
    if side.hand is None:
        return []
    lines = wrapped(f"{INDENT}hand: ", list(side.hand) or ["none"], WIDE)
    return lines + (wrapped(f"{INDENT}looked at: ", list(side.looked), WIDE) if side.looked else [])


def _row(table: Table, planets: Sequence[Planet]) -> list[str]:
    """Some planets side by side: the other player's units, the planets, the own units."""
    width = cell_width(len(planets))
    above = [_units(planet.sides[table.far], width) for planet in planets]
    middle = [_planet(table, planet, width) for planet in planets]
    below = [_units(planet.sides[table.near], width) for planet in planets]
    rule = "─" * width
    lines = ["┌" + "┬".join([rule] * len(planets)) + "┐"]
    for k, block in enumerate((_standing(above), _hanging(middle), _hanging(below))):
        lines += ["│" + "│".join(text.ljust(width) for text in cells) + "│" for cells in block]
        ends = "└┴┘" if k == 2 else "├┼┤"
        lines.append(ends[0] + ends[1].join([rule] * len(planets)) + ends[2])
    return lines


def _hanging(columns: list[list[str]]) -> list[tuple[str, ...]]:
    """Columns as rows of cells, shorter ones filled up at their foot."""
    height = max([1, *map(len, columns)])
    return list(zip(*(column + [""] * (height - len(column)) for column in columns)))


def _standing(columns: list[list[str]]) -> list[tuple[str, ...]]:
    """The same with shorter ones filled up at their head."""
    return _hanging([column[::-1] for column in columns])[::-1]


def _units(pieces: Sequence[Piece], width: int) -> list[str]:
    lines = []
    for piece in pieces:
        mark = {"attacker": "»", "defender": "«"}.get(piece.fights, "")
        lines += [mark + shorten(piece.card, width - len(mark)), _figures(piece).rjust(width)]
    return lines


def _planet(table: Table, planet: Planet, width: int) -> list[str]:
    number = table.planets.index(planet) + 1
    name = f"{number}{'*' if planet.first else ' '}{planet.name}"
    symbols = "".join(symbol[:1].upper() for symbol in planet.symbols)
    bonus = f"  {planet.cards}c {planet.resources}r {symbols}"
    return [shorten(name, width), bonus + (" ⚔" if planet.battle else "")]


def _notes(table: Table) -> list[str]:
    """What stands on cards but finds no room beside the planets."""
    notes: list[str] = []
    for word, found in (
        (
            "attached",
            [f"{p.spot}: {a.card}{_worn(p, a)}" for p in table.pieces for a in p.attachments],
        ),
        ("bloodied", [p.spot for p in table.pieces if p.bloodied]),
        ("blank", [p.spot for p in table.pieces if p.blank]),
        ("removed", list(table.removed)),
    ):
        if found:
            notes += wrapped(f"{word}: ", found, WIDE)
    return notes


def _worn(host: Piece, worn: Piece) -> str:
    """Whose an attachment is, if not its host's, and whether it is exhausted."""
    theirs = f" of seat {worn.controller}" if worn.controller != host.controller else ""
    return theirs + ("" if worn.ready else " z")

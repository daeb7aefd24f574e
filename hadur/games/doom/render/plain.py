"""The table as lines of text with styles: plain in every language's absence, in colour by Rich.

The map is drawn as mission files draw it, with the mark of a seat and a letter for each figure;
below it stands what the letters leave out. Everything fits 80 columns.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Set
from typing import Any, Final

from hadur.drawing.lines import WIDE, Part, Parts, plain_table
from hadur.drawing.plain import wrapped
from hadur.drawing.seats import colour_of
from hadur.games.doom.loading.maps import square_name
from hadur.games.doom.render.captions import Words
from hadur.games.doom.render.tabletop import (
    INVADER,
    Figure,
    Player,
    Table,
    Thing,
    letters,
    read,
    square_at,
)
from hadur.games.doom.view import HIDDEN

_WIDEST_MAP: Final = 24
"""Columns of a map that has two characters for each space; a wider one has one."""
_LETTERS: Final = {"teleporter": "t", "exit": "E", "token": "o", "grenade": "*", "hazard": "^"}
_TERRAIN: Final = (("|", "wall"), ("=", "door"), ("#", "blocking"), ("x", "impassable"))


def draw(view: Mapping[str, Any]) -> str:
    """The table as plain text, names as in the notation."""
    table = read(view)
    words = Words(None)
    return plain_table(table, status(table, words), body(table, words, frozenset()))


def clock(table: Table, words: Words) -> str:
    """Round and goals in a line."""
    return f"{words.counted('round', table.round)}: {', '.join(_goals(table, words))}"


def _goals(table: Table, words: Words) -> list[str]:
    goal = f"{words.card(table.objective)} {table.achieved}/{table.needed}"
    facts = [goal, f"{words.word('frags')} {table.frags}/{table.frags_needed}"]
    if table.rounds:
        facts.append(f"{words.word('rounds')} {table.rounds}")
    threat = f" ({table.threats})" if table.threats else ""
    return [*facts, f"{words.word('threat')}: {words.card(table.threat)}{threat}"]


def status(table: Table, words: Words) -> list[Parts]:
    """Round, goal of each side, and the initiative."""
    lines = _list(f"{words.counted('round', table.round)}: ", _goals(table, words), "bold")
    shown = [words.card(name) for name in table.shown]
    lines += _list(f"{words.word('shown')}: ", shown, "") if shown else []
    if table.left:
        lines += _list(f"{words.word('left')}: ", _counted(words, table.left), "")
    if any(name != HIDDEN for name in table.order):
        known = [words.card(name) if name != HIDDEN else HIDDEN for name in table.order]
        lines += _list(f"{words.word('order')}: ", known, "")
    return lines


def body(table: Table, words: Words, marked: Set[str]) -> list[Parts]:
    """Everything but who is asked what: the map, figures, things, the attack, players."""
    lines = [*drawn_map(table, marked), *_legend(words)]
    for figure in table.figures:
        if not figure.type:
            lines += _list(_head(table, words, figure), _state(words, figure), _style(figure))
    for type in dict.fromkeys(figure.type for figure in table.figures if figure.type):
        lines += _demons(table, words, type)
    lines += _things(words, table.things)
    if table.attack:
        lines += _attack(table, words)
    for seat in reversed(table.around):
        lines += _player(table, words, table.players[seat])
    return lines


# -- the map ---------------------------------------------------------------------------------------


def drawn_map(table: Table, marked: Set[str]) -> list[Parts]:
    """Rooms, walls, doors and terrain, with columns and rows named."""
    width = len(table.rows[0]) // 3
    size = 2 if width <= _WIDEST_MAP else 1
    at = {square: figure for figure in table.figures for square in figure.squares}
    lying = {square_at(thing.space): thing for thing in reversed(table.things)}
    names = "".join(square_name(x, 0)[:-1][-1].upper().ljust(size + 1) for x in range(width))
    lines: list[Parts] = [[(f"    {names}".rstrip(), "dim")]]
    for number, row in enumerate(table.rows):
        if number % 2 == 0:
            edges = "".join(row[3 * x : 3 * x + 1 + size] for x in range(width))
            lines.append([(f"   {edges}{row[3 * width]}", "dim")])
            continue
        line: Parts = [(f"{number // 2 + 1:>2} ", "dim")]
        for x in range(width):
            square = (x, number // 2)
            line.append((row[3 * x], "dim"))
            text, style = _cell(table, at.get(square), lying.get(square), row[3 * x + 1 :])
            style += " reverse" if square_name(*square) in marked else ""
            line.append((text[-size:] if square in at else text[:size], style.strip()))
        lines.append([*line, (row[3 * width], "dim")])
    return lines


def _cell(table: Table, figure: Figure | None, thing: Thing | None, ground: str) -> Part:
    """A space in two characters: a figure's mark and letter, or a thing and the terrain."""
    if figure is not None:
        return f"{table.faces(figure.seat)}{figure.letter}", _style(figure)
    if thing is not None:
        return f"{_letter(thing)}{ground[1]}", "bold"
    if ground[0] == "%":
        return "  ", ""
    return ground[1] * 2, "dim"


def _letter(thing: Thing) -> str:
    """Portals by the capital of their colour, small while they are not active; as teleporters."""
    if thing.kind == "item":
        return "h" if thing.name == "health-pack" else "w"
    letter = thing.name[:1] if thing.kind == "portal" else _LETTERS[thing.kind]
    return letter.upper() if thing.lit else letter


def _legend(words: Words) -> list[Parts]:
    signs = [f"{sign} {words.word(key)}" for sign, key in (*_TERRAIN, ("~", "difficult"))]
    signs += [f"B Y R {words.word('portal')}", f"T {words.word('teleporter')}"]
    signs += [f"h w {words.word('item')}"]
    signs += [f"{sign} {words.word(kind)}" for kind, sign in _LETTERS.items() if sign not in "t"]
    return _list("", signs, "dim")


# -- figures and things ----------------------------------------------------------------------------


def _style(figure: Figure) -> str:
    return f"bold {colour_of(figure.seat)}"


def _head(table: Table, words: Words, figure: Figure) -> str:
    return f"{table.faces(figure.seat)}{figure.letter} {words.card(figure.name)} "


def _state(words: Words, figure: Figure) -> list[str]:
    """Where a figure is and how it fares."""
    facts = [f"{figure.space.upper()} {words.word('damage')} {figure.damage}/{figure.health}"]
    if figure.points:
        facts.append(f"{words.word('points')} {figure.points}")
    for key in ("active", "stunned", "staggered"):
        if getattr(figure, key):
            facts.append(words.word(key))
    return facts + [words.token(token) for token in figure.tokens]


def _demons(table: Table, words: Words, type: str) -> list[Parts]:
    """All demons of a type behind one head, with what lies on their card."""
    head = f"{table.faces(INVADER)}{letters().get(type, '?')} {words.card(type)}"
    card = next((card for card in table.demons if card.type == type), None)
    facts = []
    if card and card.argent:
        facts.append(f"{words.word('argent')} {card.argent}")
    if card and card.exhausted:
        facts.append(words.word("exhausted"))
    each = [
        f"{figure.name.rpartition('-')[2]}: {', '.join(_state(words, figure))}"
        for figure in table.figures
        if figure.type == type
    ]
    noted = f" ({', '.join(facts)})" if facts else ""
    ends = [";"] * (len(each) - 1) + [""]
    parts = [text + end for text, end in zip(each, ends, strict=True)]
    return _list(f"{head}{noted} ", parts, colour_of(INVADER))


def _things(words: Words, things: Iterable[Thing]) -> list[Parts]:
    lines: list[Parts] = []
    for kind in ("portal", "teleporter", "item", "token", "grenade", "exit", "hazard"):
        found = [_thing(words, thing) for thing in things if thing.kind == kind]
        lines += _list(f"{words.word(kind)}: ", found, "") if found else []
    return lines


def _thing(words: Words, thing: Thing) -> str:
    parts = [thing.space.upper()]
    if thing.kind == "portal":
        parts.append(words.named(thing.name, f"table-portal-{thing.name}"))
    elif thing.kind == "token":
        parts.append(words.token(thing.name))
    elif thing.kind == "hazard":
        parts.append(words.hazard(thing.name))
    elif thing.name:
        parts.append(words.card(thing.name))
    if thing.kind in ("portal", "teleporter") and not thing.lit:
        parts.append(f"({words.word('inactive')})")
    if thing.threats:
        parts.append(f"{words.word('threats')} {thing.threats}")
    if thing.progress:
        parts.append(f"{words.word('progress')} {thing.progress}")
    if thing.marine:
        parts.append(f"({words.card(thing.marine)})")
    return " ".join(parts)


def attack_line(table: Table, words: Words) -> str:
    """The attack that goes on, in a line."""
    return " ".join(text for line in _attack(table, words) for text, _ in line)


def _attack(table: Table, words: Words) -> list[Parts]:
    attack = table.attack
    assert attack is not None
    facts = [f"{words.card(attack.card)}", f"{words.word('range')} {attack.range}"]
    facts += [f"{words.card(colour)} {damage}" for colour, damage in attack.dice]
    if attack.cover:
        facts.append(words.word("cover"))
    if attack.defense_card:
        facts.append(f"{words.word('defense-card')} {words.card(attack.defense_card)}")
    if attack.dice:
        facts.append(f"{words.word('hits')} {attack.hits}")
        facts.append(f"{words.word('shields')} {attack.shields}")
    whom = f" → {words.card(attack.defender)}" if attack.defender else ""
    return _list(f"{words.word('attack')}: {words.card(attack.attacker)}{whom}: ", facts, "bold")


# -- players ---------------------------------------------------------------------------------------


def _player(table: Table, words: Words, player: Player) -> list[Parts]:
    counts = [
        f"{words.word('hand')} {player.hand_count}",
        f"{words.word('deck')} {player.deck}",
        f"{words.word('discard')} {len(player.discard)}",
    ]
    if player.seat == INVADER:
        counts.append(f"{words.word('argent')} {table.argent} ({words.word('invasion')})")
        counts.append(f"{words.word('supply')} {table.supply}")
        counts.append(f"{words.word('face-down')} {table.face_down}")
    else:
        counts.append(f"{words.word('glory')} {player.glory_count}")
        counts += [words.word("fragged")] if player.fragged else []
        counts += [f"{words.word('mains')} {player.mains}"] if player.mains else []
    head = f"{table.faces(player.seat)} {words.faction(player.faction)}: "
    lines = _list(head, counts, f"bold {colour_of(player.seat)}")
    for key, names in _piles(words, player):
        lines += _list(f"    {words.word(key)}: ", names, "")
    return lines


def _piles(words: Words, player: Player) -> list[tuple[str, list[str]]]:
    """What lies open of a player or is known to the reader."""
    tired = f" ({words.word('exhausted')})" if player.exhausted else ""
    found = [
        ("class", [words.card(player.class_card) + tired] if player.class_card else []),
        ("squad", [words.card(player.squad)] if player.squad else []),
        ("weapons", [words.card(name) for name in player.weapons]),
        ("invasion", [words.card(player.invasion)] if player.invasion else []),
        ("sets", [words.card(name) for name in player.sets]),
        ("in-play", _counted(words, player.in_play)),
        ("hand", _counted(words, player.hand or ())),
        ("glory", _counted(words, player.glory or ())),
    ]
    return [(key, names) for key, names in found if names]


def _counted(words: Words, names: Iterable[str]) -> list[str]:
    return [
        words.card(name) + (f" ×{count}" if count > 1 else "")
        for name, count in Counter(names).items()
    ]


def _list(head: str, items: list[str], style: str) -> list[Parts]:
    """Items behind a head, cut where they get too wide."""
    lines = wrapped(head, items, WIDE)
    plain = [line.rstrip().replace(";,", ";") for line in lines]
    return [[(line[:WIDE], style)] for line in plain]

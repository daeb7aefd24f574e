"""The table as lines of text with styles: plain in every language's absence, in colour by Rich.

The chain and the combat stand above the players, the reader's own cards last. Everything fits 80
columns.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Set
from typing import Any, Final

from hadur.drawing.lines import Parts, folded, plain_table
from hadur.drawing.reasons import style as style_of
from hadur.drawing.seats import colour_of
from hadur.drawing.tabletop import badge
from hadur.games.chaos_galaxy.render import track
from hadur.games.chaos_galaxy.render.captions import Words
from hadur.games.chaos_galaxy.render.printed import cost_of
from hadur.games.chaos_galaxy.render.tabletop import FIGURES, Player, Slot, Table, read
from hadur.games.chaos_galaxy.tables import BY_NAME

_UNPAID: Final = ("hand", "known", "looked")
"""Cards that are still to be paid, some day."""


def draw(view: Mapping[str, Any]) -> str:
    """The table as plain text, names as in the notation."""
    table = read(view)
    words = Words(None)
    return plain_table(table, status(table, words), body(table, words, frozenset()))


def status(table: Table, words: Words) -> list[Parts]:
    """How long already, and whose turn it is."""
    count = f"{words.counted('turn', table.turns)}: " if table.turns else ""
    line = [(f"{count}{words.phase(table.phase)}", "bold")]
    if table.turns:
        line.append((f", {badge(table, words, table.turn)}", colour_of(table.turn)))
    return [line]


def body(table: Table, words: Words, marked: Set[str]) -> list[Parts]:
    """Everything but who is asked what."""
    lines = _combat(table, words) + _chain(table, words)
    for seat in reversed(table.around):
        lines += _player(table, words, table.players[seat], marked)
    return lines + _legend(words)


def _legend(words: Words) -> list[Parts]:
    """What the short signs mean."""
    signs = [f"{words.word(f'letter-{name}')} {words.word(name)}" for name in FIGURES]
    signs += [f"▪ {words.word('markers')}", f"▫ {words.word('counters')}"]
    signs += [f"? {words.word('facedown')}", f"[3] {words.word('cost')}"]
    return folded([("  ".join(signs), "dim")], 2)


# -- what goes on ----------------------------------------------------------------------------------


def _combat(table: Table, words: Words) -> list[Parts]:
    fight = table.combat
    if fight is None:
        return []
    target = words.place(table, f"{fight.defender}:{fight.target}")
    head = f"{words.word('combat')}, {words.word(f'step-{fight.step}')}: {target}"
    lines: list[Parts] = [[(head, "bold reverse")]]
    sides = (
        ("attackers", fight.attacker, fight.attackers),
        ("defenders", fight.defender, fight.defenders),
    )
    for key, seat, ships in sides:
        names = ", ".join(words.place(table, ref) for ref in ships) or words.word("none")
        lines += folded([(f"  {words.word(key)}: ", "dim"), (names, colour_of(seat))], 6)
    return lines + _order(table, words)


def _order(table: Table, words: Words) -> list[Parts]:
    """Who fires when: the fastest first, at equal speed the attacker (KG-15.3)."""
    line: Parts = [(f"  {words.word('order')}:", "dim")]
    for stop in track.stops(table):
        line.append((f" {stop.speed}", "bold"))
        ships = [*stop.attackers, *stop.defenders]
        for k, slot in enumerate(ships):
            comma = "," if k < len(ships) - 1 else ""
            named = f" {table.faces(slot.seat)} {_title(words, slot)}{comma}"
            line.append((named, colour_of(slot.seat)))
    return folded(line, 6) if len(line) > 1 else []


def _chain(table: Table, words: Words) -> list[Parts]:
    """What is announced, the last of it on top, since it takes effect first."""
    lines: list[Parts] = []
    for link in reversed(table.chain):
        line: Parts = [(f"  #{link.ticket} ", "dim")]
        line.append((table.faces(link.seat), colour_of(link.seat)))
        line.append((f" {words.word(f'link-{link.what}')}", "bold"))
        if link.card:
            line.append((f": {words.card(link.card)}", "bold"))
        if link.target:
            line.append((f" → {words.place(table, link.target)}", ""))
        lines += folded(line, 6)
    return [[(words.word("chain"), "bold underline")], *lines] if lines else []


# -- players ---------------------------------------------------------------------------------------


def _player(table: Table, words: Words, player: Player, marked: Set[str]) -> list[Parts]:
    line: Parts = [(badge(table, words, player.seat), f"bold {colour_of(player.seat)}")]
    if player.seat in table.out:
        line.append((f" ({words.word('eliminated')})", "dim"))
    counts = [
        ("credits", player.credits),
        ("colony", player.colony_count),
        ("headquarters", player.hand_count),
        ("ruin", player.ruin_count),
        ("scrap", len(player.scrap)),
    ]
    for key, count in counts:
        line += [(f"  {words.word(key)} ", "dim"), (str(count), "bold")]
    lines = folded(line, 4)
    for key, row in _rows(player):
        lines.append([(f"    {words.word(key)}:", "dim")])
        for number, slot in enumerate(row, 1):
            lines += _slot(words, slot, "" if key == "hangar" else f"{number}. ", 6, marked)
    for key, names in _piles(player):
        spell = _priced if key in _UNPAID else Words.card
        said = ", ".join(_counted(spell(words, name) for name in names))
        lines += folded([(f"    {words.word(key)}: ", "dim"), (said, "")], 8)
    return lines


def _rows(player: Player) -> list[tuple[str, tuple[Slot, ...]]]:
    rows = [
        ("hangar", player.hangar),
        ("canteen", player.canteen),
        ("surface", player.surface),
    ]
    return [(key, row) for key, row in rows if row]


def _slot(words: Words, slot: Slot, number: str, indent: int, marked: Set[str]) -> list[Parts]:
    """A card in play with what is on it below."""
    style = colour_of(slot.seat) + (" reverse" if slot.spot in marked else "")
    line: Parts = [(" " * indent + number, "dim"), (_title(words, slot), style)]
    for name, value in slot.figures.items():
        damage = f"(−{slot.damage})" if name == "armour" and slot.damage else ""
        line += [
            (f" {words.word(f'letter-{name}')}", "dim"),
            (f"{value}{damage}", style_of(slot.why, name, "bold")),
        ]
    if slot.markers:
        line.append((f" ▪{slot.markers}", "bold"))
    if slot.marks:
        line.append((f" ▫{slot.marks}", "bold"))
    told = _told(words, slot)
    if told:
        line.append((f" ({', '.join(told)})", "dim"))
    lines = folded(line, indent + 4)
    for other in slot.aboard:
        lines += _slot(words, other, "+ ", indent + 2, marked)
    return lines


def _title(words: Words, slot: Slot) -> str:
    """Its name; one that is not paid lies face down, for its own player with its name."""
    if slot.paid:
        tail = slot.ref.partition("#")[2].partition("+")[0] if slot.laid_as == "ship" else ""
        return words.slot(slot) + (f" #{tail}" if tail else "")
    return f"? {_priced(words, slot.card)}" if slot.card else "?"


def _priced(words: Words, name: str) -> str:
    """A card that is not paid yet, with what is printed at its upper left."""
    return words.card(name) + (f" [{cost_of(BY_NAME[name])}]" if name in BY_NAME else "")


def _told(words: Words, slot: Slot) -> list[str]:
    """What is said of it in brackets."""
    told = [] if slot.state == "active" else [words.word(f"state-{slot.state}")]
    if slot.stuck:
        told.append(words.word("stuck"))
    if slot.side:
        told.append(words.word(slot.side))
    if slot.x is not None:
        told.append(f"X = {slot.x}")
    return told + [words.ability(name) for name in slot.abilities]


def _piles(player: Player) -> list[tuple[str, tuple[str, ...]]]:
    """What lies open of a player or is known to the reader."""
    found = [
        ("hand", player.hand if player.hand is not None else ()),
        ("known", player.known if player.hand is None else ()),
        ("looked", player.looked),
        ("scrap", player.scrap),
        ("ruin", player.ruin or ()),
    ]
    return [(key, names) for key, names in found if names]


def _counted(names: Iterable[str]) -> list[str]:
    """Cards by name, copies counted."""
    found = Counter(names)
    return [f"{name} ×{count}" if count > 1 else name for name, count in found.items()]

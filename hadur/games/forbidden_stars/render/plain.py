"""The table as lines of text with styles: plain in every language's absence, in colour by Rich.

A small map shows how the systems lie; below it stands what is in each of them. Everything fits 80
columns.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Set
from typing import Any, Final

from hadur.drawing.lines import Parts, folded, plain_table
from hadur.drawing.seats import colour_of
from hadur.drawing.tabletop import badge
from hadur.games.forbidden_stars.components.sheets import ASSETS
from hadur.games.forbidden_stars.render import battle
from hadur.games.forbidden_stars.render.captions import Words
from hadur.games.forbidden_stars.render.tabletop import Area, Force, Player, System, Table, read

_CELL: Final = 7


def draw(view: Mapping[str, Any]) -> str:
    """The table as plain text, names as in the notation."""
    table = read(view)
    words = Words(None)
    return plain_table(table, status(table, words), body(table, words, frozenset()))


def status(table: Table, words: Words) -> list[Parts]:
    count = f"{words.counted('round', table.round)}: " if table.round else ""
    line = [(f"{count}{words.phase(table.phase)}", "bold")]
    line.append((f", {words.word('first')} {table.faces(table.first)}", ""))
    if table.order and table.active:
        line.append((f", {words.order(table.order)}: {words.system(table.active)}", "bold"))
    return [line]


def body(table: Table, words: Words, marked: Set[str]) -> list[Parts]:
    """Everything but who is asked what: the map, systems, the combat, players, the own hand."""
    lines = small_map(table)
    for system in sorted(table.systems, key=lambda s: (s.y, s.x)):
        lines += _system(table, words, system, marked)
    if table.combat:
        lines += _combat(table, words)
    for seat in reversed(table.around):
        lines += _player(table, words, table.players[seat])
    return lines + _legend(words)


def _legend(words: Words) -> list[Parts]:
    """What the short signs of worlds mean."""
    letters = [(words.asset(asset)[:1].upper(), words.asset(asset)) for asset in ASSETS]
    signs = [("m", words.word("materiel")), *letters, ("/", words.word("capacity"))]
    signs += [("⚑", words.word("objective")), ("║═", words.word("storm"))]
    return folded([("  ".join(f"{sign} {word}" for sign, word in signs), "dim")], 2)


# -- the map ---------------------------------------------------------------------------------------


def small_map(table: Table) -> list[Parts]:
    """The systems as they lie, storms between them doubled: ║ and ═."""
    if not table.systems:
        return []
    at = {(system.x, system.y): system for system in table.systems}
    storms = {storm.number for storm in table.storms}
    columns = range(min(x for x, _ in at), max(x for x, _ in at) + 1)
    rows = range(min(y for _, y in at), max(y for _, y in at) + 1)
    lines: list[Parts] = []
    for y in range(rows.start, rows.stop + 1):
        edge = "".join(_floor(at, storms, x, y) for x in columns)
        lines.append([(edge + "·", "dim")])
        if y == rows.stop:
            break
        line: Parts = []
        for x in columns:
            line += _room(table, at, storms, x, y)
        line.append((_side(at, storms, columns.stop, y), ""))
        lines.append(line)
    return lines


def _floor(at: Mapping[tuple[int, int], System], storms: Set[int], x: int, y: int) -> str:
    bar = "═" if 8 * y + x in storms else "─" if (x, y) in at or (x, y - 1) in at else " "
    return "·" + bar * _CELL


def _side(at: Mapping[tuple[int, int], System], storms: Set[int], x: int, y: int) -> str:
    """The left side of a square."""
    if 64 + 8 * y + x in storms:
        return "║"
    return "│" if (x, y) in at or (x - 1, y) in at else " "


def _room(
    table: Table, at: Mapping[tuple[int, int], System], storms: Set[int], x: int, y: int
) -> Parts:
    wall = _side(at, storms, x, y)
    system = at.get((x, y))
    if system is None:
        return [(wall, ""), (" " * _CELL, "")]
    line: Parts = [(wall, "bold" if wall == "║" else "dim")]
    line.append((f" {system.tile:<3}", "bold reverse" if system.tile == table.active else "bold"))
    pile = [(table.faces(token.owner), colour_of(token.owner)) for token in system.stack[-2:]]
    if len(system.stack) > 2:
        pile = [(str(len(system.stack)), ""), *pile[-1:]]
    line += pile
    return [*line, (" " * (_CELL - 4 - len(pile)), "")]


# -- systems ---------------------------------------------------------------------------------------


def _system(table: Table, words: Words, system: System, marked: Set[str]) -> list[Parts]:
    """A heading with the stack, then every area that has anything to tell."""
    head: Parts = [(words.system(system.tile), "bold underline")]
    if system.stack:
        head.append((f"  {words.word('stack')}: ", "dim"))
        for k, token in enumerate(reversed(system.stack)):
            order = words.order(token.order) if token.order else "?"
            head += [(", " if k else "", ""), (table.faces(token.owner), colour_of(token.owner))]
            head.append((order, "bold" if token.order else "dim"))
    lines = folded(head, 4)
    for area in system.areas:
        if not area.void or area.units or area.arriving:
            lines += folded(_area(table, words, area, marked), 6)
    return lines


def _area(table: Table, words: Words, area: Area, marked: Set[str]) -> Parts:
    owner = area.present[0] if len(area.present) == 1 else -1
    mark = "⚔" if len(area.present) > 1 else table.faces(owner) if owner >= 0 else " "
    style = colour_of(owner) if owner >= 0 else "bold" if mark == "⚔" else ""
    name = words.area(area.name)
    line: Parts = [(f" {mark} ", style)]
    line.append((name, "reverse bold" if area.name in marked else style or "dim"))
    if not area.void:
        line.append((f" {_goods(words, area)}", "dim"))
    if area.objective >= 0:
        line.append((f" ⚑{table.faces(area.objective)}", colour_of(area.objective)))
    pieces = [(words.piece(name), area.builder, "underline") for name in area.structures]
    pieces += [(_force(words, force), force.seat, "") for force in area.units]
    pieces += [(f"→{_force(words, force)}", force.seat, "italic") for force in area.arriving]
    for k, (text, seat, more) in enumerate(pieces):
        line.append((", " if k else ": ", "dim"))
        line.append((table.faces(seat) + " " + text, f"{more} {colour_of(seat)}".strip()))
    return line


def _goods(words: Words, area: Area) -> str:
    """Materiel, the first letters of assets, capacity."""
    letters = "".join(words.asset(asset)[:1].upper() for asset in area.assets)
    return f"({area.materiel}m{' ' + letters if letters else ''} /{area.capacity})"


def _force(words: Words, force: Force) -> str:
    routed = f" ({words.word('routed')})" if force.routed else ""
    return f"{force.count} {words.piece(force.unit)}{routed}"


# -- combat and players ----------------------------------------------------------------------------


def _combat(table: Table, words: Words) -> list[Parts]:
    combat = table.combat
    assert combat is not None
    kind = words.word("strike" if combat.strike else "combat")
    head = f"{kind}: {words.area(combat.area)}"
    if combat.round:
        head += f", {words.word('execution')} {combat.round}"
    lines: list[Parts] = [[(head, "bold reverse")]]
    for host in battle.hosts(table, words):
        line: Parts = [(f"  {badge(table, words, host.seat)}", f"bold {colour_of(host.seat)}")]
        line.append((f" ({words.word(host.role)})", "dim"))
        for key, count in zip(("attack", "defence", "morale"), host.sums, strict=True):
            line += [(f"  {words.word(key)} ", "dim"), (str(count), "bold")]
        if host.damage:
            line.append((f"  {words.word('damage')} {host.damage}", "bold red"))
        lines += folded(line, 6)
        for row in host.rows:
            if any(row.adds):
                figures = "/".join(map(str, row.adds))
                lines += folded([(f"      {row.head}: ", "dim"), (figures, "")], 8)
    return lines


def _player(table: Table, words: Words, player: Player) -> list[Parts]:
    style = f"bold {colour_of(player.seat)}"
    line: Parts = [(badge(table, words, player.seat), style)]
    if player.out:
        line.append((f" ({words.word('eliminated')})", "dim"))
    counts = [
        ("collected", f"{player.collected}/{len(table.players)}"),
        ("materiel", str(player.materiel)),
        ("level", str(player.level)),
        *((name, str(player.assets.get(name, 0))) for name in ASSETS[:3]),
        ("orders", str(len(player.orders))),
    ]
    if player.hand_count:
        counts.append(("hand", str(player.hand_count)))
    for key, count in counts:
        line += [(f"  {words.word(key)} ", "dim"), (count, "bold")]
    lines = folded(line, 4)
    for key, names in _piles(words, player):
        lines += folded([(f"    {words.word(key)}: ", "dim"), (", ".join(names), "")], 8)
    return lines


def _piles(words: Words, player: Player) -> list[tuple[str, list[str]]]:
    """What lies open of a player or is known to the reader."""
    upgrades = [
        words.card(name) + ("" if ready else f" ({words.word('used')})")
        for name, ready in player.upgrades
    ]
    held = Counter(words.order(order) for order in player.orders if order)
    known = [f"{count} {name}" if count > 1 else name for name, count in held.items()]
    found = [
        ("upgrades", upgrades),
        ("scheme", [words.card(player.scheme)] if player.scheme else []),
        ("orders", known),
        ("hand", [words.card(name) for name in player.hand or ()]),
        ("drawn-events", [words.card(name) for name in player.drawn or ()]),
        ("cards", [words.card(name) for name in player.played]),
        ("tiles", [words.system(tile) for tile in player.tiles]),
        ("forces", [f"{n} {words.piece(name)}" for name, n in player.forces.items()]),
    ]
    return [(key, names) for key, names in found if names]

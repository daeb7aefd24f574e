"""The Advance Order and movement (section 9)."""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars.components.sheets import TOKEN
from hadur.games.forbidden_stars.legality.field import Field
from hadur.games.forbidden_stars.legality.forms import name_of
from hadur.games.forbidden_stars.legality.parsing import STRUCTURE, Thing
from hadur.games.forbidden_stars.legality.questions import Flag, Ruling, answer, may
from hadur.games.forbidden_stars.legality.reasons import no
from hadur.games.forbidden_stars.state import SHIPS_PASS_STORMS
from hadur.games.forbidden_stars.verbs import DONE, MOVE
from hadur.kernel.moves import pack
from hadur.kernel.state import Ask
from hadur.kernel.verdict import Reasons

GROUP: Final = 5
"""FS-9.28."""


def owned(f: Field, seat: int, thing: Thing) -> Reasons:
    """A unit of the player's own faction; no structure, and no token outside a combat."""
    if thing.faction == STRUCTURE:
        yield no("FS-2.8", "no-unit", structure=name_of(thing))
    elif thing.type == TOKEN:
        yield no("FS-13.11", "no-figure")
    elif thing.faction != f.faction(seat):
        yield no("FS-2.1", "not-yours", unit=name_of(thing))


def stands(
    f: Field, seat: int, type: int, area: int, rule: str, absent: str, routed: bool = False
) -> Reasons:
    """An unrouted unit of this type is there (FS-9.11, FS-9.34): by one rule if it is routed, or
    a routed one was named, by another if it is absent."""
    name, place = f.unit(seat, type).name, f.name(area)
    if f.count(seat, area, type) == 0:
        yield no(absent, "not-there", unit=name, place=place)
    elif routed and f.count(seat, area, type, 1) == 0:
        yield no("FS-2.9", "not-so", unit=name, place=place, state="routed")
    elif routed or f.count(seat, area, type, 0) == 0:
        yield no(rule, "is-routed", unit=name, place=place)


# -- what both steps have in common ----------------------------------------------------------------


def under_way(f: Field, area: int) -> int:
    """Units on their way to an area of the active system."""
    word = int(f.s.moving[area % 4]) if area in f.home() else 0
    return sum(word >> 8 * type & 15 for type in range(TOKEN))


def attacked(f: Field, seat: int) -> list[int]:
    """Areas of the active system that this order has made, or is about to make, contested."""
    return [
        area
        for area in f.home()
        if f.others_in(seat, area) and (f.count(seat, area) or under_way(f, area))
    ]


def origins(f: Field) -> set[int]:
    """Areas from which units have set out in this order."""
    word = 0
    for quadrant in range(4):
        word |= int(f.s.moving[4 + quadrant])
    return {area for area in f.areas if word >> area & 1}


def enters(f: Field, seat: int, area: int) -> Reasons:
    """FS-9.27 to FS-9.29: one contested area, five units."""
    for other in attacked(f, seat):
        if other != area and f.others_in(seat, area):
            yield no("FS-9.27", "second-contest", place=f.name(area), other=f.name(other))
    if f.count(seat, area) + under_way(f, area) >= GROUP:
        yield no("FS-9.28", "five-there", place=f.name(area))


def comes_from(f: Field, start: int, ships: bool) -> Reasons:
    """FS-9.6 to FS-9.10: the active system, or one beside it."""
    active, system = int(f.s.active), start // 4
    if system == active:
        return
    if system not in f.systems_beside(active):
        yield no("FS-9.6", "not-beside", system=f.system_name(system), other=f.system_name(active))
        return
    before = [area for area in origins(f) if area // 4 not in (active, system)]
    if before:
        by_ships = any(f.is_void(area) for area in before)
        rule = "FS-9.7" if ships else "FS-9.9" if by_ships else "FS-9.8"
        yield no(rule, "other-system", system=f.system_name(before[0] // 4))


def goes_to(f: Field, start: int, end: int) -> Reasons:
    """FS-9.5: every move ends in the active system, and somewhere else."""
    if end not in f.home():
        yield no("FS-9.5", "not-active", place=f.name(end))
    if start == end:
        yield no("FS-9.5", "same-place", place=f.name(end))


# -- step 1: ships ---------------------------------------------------------------------------------


@answer("move-ships", "move")
def ship(f: Field, ask: Ask, thing: Thing, start: int, end: int, routed: Flag = None) -> Ruling:
    seat, type, name = int(ask.seat), thing.type, name_of(thing)
    foreign = list(owned(f, seat, thing))
    if foreign:
        yield from foreign
        return -1
    if not f.is_ship(seat, type):
        yield no("FS-9.4", "ships-first", unit=name)
        return -1
    yield from stands(f, seat, type, start, "FS-9.11", "FS-9.12", bool(routed))
    yield from goes_to(f, start, end)
    if not f.is_void(end):
        yield no("FS-3.9", "to-void", unit=name)
    else:
        yield from comes_from(f, start, True)
        yield from storm_between(f, seat, start)
        yield from enters(f, seat, end)
    return int(pack(MOVE, type, start, end))


def storm_between(f: Field, seat: int, start: int) -> Reasons:
    """FS-9.14, FS-27.4."""
    active, system = int(f.s.active), start // 4
    if system in f.systems_beside(active) and f.stormed(active, system):
        if not f.s.flags & SHIPS_PASS_STORMS and not f.warps(seat):
            yield no("FS-9.14", "storm", system=f.system_name(system), other=f.system_name(active))


may("move-ships move-ground-units", DONE)

# -- step 2: ground units --------------------------------------------------------------------------


@answer("move-ground-units", "move")
def ground_unit(
    f: Field, ask: Ask, thing: Thing, start: int, end: int, routed: Flag = None
) -> Ruling:
    seat, type, name = int(ask.seat), thing.type, name_of(thing)
    foreign = list(owned(f, seat, thing))
    if foreign:
        yield from foreign
        return -1
    if f.is_ship(seat, type):
        yield no("FS-9.4", "ships-done", unit=name)
        return -1
    yield from stands(f, seat, type, start, "FS-9.11", "FS-9.16", bool(routed))
    yield from goes_to(f, start, end)
    if f.is_void(end):
        yield no("FS-9.16", "to-world", unit=name)
        return -1
    wrong = list(comes_from(f, start, False))
    yield from wrong
    if not wrong and end in f.home() and start != end:
        yield from _path(f, seat, start, end)
    yield from enters(f, seat, end)
    return int(pack(MOVE, type, start, end))


def _path(f: Field, seat: int, start: int, end: int) -> Reasons:
    """FS-9.17 to FS-9.25: the nearest thing that stands in the way."""
    friendly = {area for area in f.areas if int(f.s.paths) >> area & 1}
    through = set(friendly)
    if f.s.crossings_left > 0:
        through.add(int(f.s.crossing))
    near = {start // 4, int(f.s.active)}
    stopped = not f.warps(seat)
    if f.reaches(start, end, through, near, stopped):
        return
    place = f.name(end)
    if f.reaches(start, end, through, near, False):
        yield no("FS-9.22", "path-storm", place=place)
    elif f.reaches(start, end, through, range(f.systems), stopped):
        yield no("FS-9.25", "path-third", place=place)
    elif f.reaches(start, end, through | _being_won(f, seat), near, stopped):
        yield no("FS-9.23", "path-new", place=place)
    elif f.reaches(start, end, through | set(attacked(f, seat)), near, stopped):
        yield no("FS-9.20", "path-contested", place=place)
    elif any(f.reaches(start, end, through | {void}, near, stopped) for void in f.voids(f.home())):
        yield no("FS-9.21", "path-void", place=place)
    else:
        yield no("FS-9.17", "no-path", place=place)


def _being_won(f: Field, seat: int) -> set[int]:
    return {area for area in f.home() if under_way(f, area) and not f.others_in(seat, area)}

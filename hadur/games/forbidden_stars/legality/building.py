"""Building the board (section 5): tiles, forces, objectives, storms."""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars.components.sheets import (
    FACTIONS,
    STRUCTURES,
    TOKEN,
)
from hadur.games.forbidden_stars.components.tiles import ALL_SIDES, SIDE_NAMES
from hadur.games.forbidden_stars.legality.field import Field, Square
from hadur.games.forbidden_stars.legality.forms import name_of
from hadur.games.forbidden_stars.legality.parsing import STRUCTURE, Thing
from hadur.games.forbidden_stars.legality.questions import Ruling, answer, must, unless
from hadur.games.forbidden_stars.legality.reasons import no
from hadur.games.forbidden_stars.state import FORCES, TILES, TO_GIVE
from hadur.games.forbidden_stars.verbs import (
    DONE,
    EDGE,
    FORCE,
    OBJECTIVE,
    SQUARE,
    TILE,
    TURN,
)
from hadur.kernel.moves import pack
from hadur.kernel.state import Ask
from hadur.kernel.verdict import Reasons

SIZES: Final = {2: (3, 2), 3: (3, 3), 4: (4, 3)}
"""FS-S3."""
MIDDLE: Final = (3, 3)
_CANVAS: Final = 7
FIRST_STRUCTURE: Final = 6

# -- tiles -----------------------------------------------------------------------------------------


def sides_left(f: Field, seat: int) -> list[int]:
    return [side for side in range(len(ALL_SIDES)) if f.has(seat, TILES) >> side & 1]


def room(side: int) -> int:
    """Ground units that a side can hold within its capacities (FS-5.19)."""
    return sum(world.capacity for world in ALL_SIDES[side].areas if world is not None)


def best_room(sides: list[int], but: int = -1) -> int:
    """The most ground units that these tiles can hold, one tile left out."""
    tiles = {side // 2 for side in sides} - {but}
    return sum(max(room(side) for side in sides if side // 2 == tile) for tile in tiles)


def left(f: Field, seat: int, type: int) -> int:
    """Units of a type (structures from 6 on) of the starting forces still to be placed."""
    return f.has(seat, FORCES) >> 4 * type & 15


def ground_left(f: Field, seat: int) -> int:
    return sum(left(f, seat, type) for type in range(TOKEN) if not f.is_ship(seat, type))


@answer("place-tile", "place")
def tile(f: Field, ask: Ask, side: int) -> Ruling:
    """One of one's own tiles, on which or after which all forces still find room."""
    seat = int(ask.seat)
    sides = sides_left(f, seat)
    name = SIDE_NAMES[side]
    if side not in sides:
        if side ^ 1 in sides:
            yield no("FS-S3", "other-side", tile=name)
        else:
            yield no("FS-5.15", "no-tile", tile=name)
        return -1
    need = ground_left(f, seat)
    fits = [one for one in sides if room(one) + best_room(sides, one // 2) >= need]
    if fits and side not in fits:
        yield no("FS-27.13", "no-room-left", tile=name)
    return int(pack(TILE, side))


@answer("place-tile-where", "at")
def square(f: Field, ask: Ask, where: Square) -> Ruling:
    """Beside another tile, within the greatest size (FS-5.16, FS-5.17)."""
    x, y = where
    name = f"{'abcdefg'[x]}{y + 1}"
    if not f.systems:
        if where != MIDDLE:
            yield no("FS-5.16", "first-tile", square=name)
        return int(pack(SQUARE, x, y))
    if where in f.system_on:
        yield no("FS-5.16", "taken-square", square=name)
        return -1
    if not any(abs(x - u) + abs(y - v) == 1 for u, v in f.squares):
        yield no("FS-5.16", "apart", square=name)
    columns = [u for u, _ in (*f.squares, where)]
    rows = [v for _, v in (*f.squares, where)]
    wide, high = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
    long, short = SIZES[f.seats]
    if max(wide, high) > long or min(wide, high) > short:
        yield no("FS-5.17", "too-large", square=name, long=long, short=short)
    return int(pack(SQUARE, x, y))


@answer("turn-tile", "turn")
def turn(f: Field, ask: Ask, degrees: int) -> Ruling:
    if degrees not in (0, 90, 180, 270):
        yield no("FS-S3", "quarter-turns", number=degrees)
    return int(pack(TURN, degrees // 90))


# -- forces ----------------------------------------------------------------------------------------


@answer("place-forces", "put")
def force(f: Field, ask: Ask, many: int | None, thing: Thing, area: int) -> Ruling:
    """A unit or structure of the starting forces on the tile just placed."""
    seat, name, place = int(ask.seat), name_of(thing), f.name(area)
    built = thing.faction == STRUCTURE
    if many not in (None, 1):
        yield no("FS-5.18", "one-by-one")
    if not built and thing.faction != f.faction(seat):
        yield no("FS-2.1", "not-yours", unit=name)
        return -1
    type = FIRST_STRUCTURE + thing.type if built else thing.type
    if left(f, seat, type) == 0:
        yield no("FS-5.18", "none-to-place", unit=name)
    if area // 4 != f.systems - 1:
        yield no("FS-5.18", "other-tile", unit=name, place=place)
    if built:
        yield from _structure_fits(f, area, name)
    elif f.is_ship(seat, type) != f.is_void(area):
        yield no("FS-5.19", "to-void" if f.is_ship(seat, type) else "to-world", unit=name)
    elif f.count(seat, area) >= f.capacity(area):
        yield no("FS-5.19", "full", place=place, number=f.capacity(area))
    if f.others_in(seat, area):
        yield no("FS-5.18", "not-free", place=place)
    return int(pack(FORCE, type, area))


def _structure_fits(f: Field, area: int, name: str) -> Reasons:
    if f.is_void(area):
        yield no("FS-5.19", "to-world", unit=name)
    elif f.structures(area):
        yield no("FS-23.3", "built-on", place=f.name(area))


@unless("place-forces")
def forces_placed(f: Field, ask: Ask) -> Reasons:
    """FS-5.21, FS-27.13: what is left must still find room; with the last tile nothing is left."""
    seat = int(ask.seat)
    if not _can_place(f, ask):
        return
    sides = sides_left(f, seat)
    if not sides:
        yield no("FS-5.21", "place-all")
    elif best_room(sides) < ground_left(f, seat):
        yield no("FS-27.13", "no-room-later")


def _can_place(f: Field, ask: Ask) -> bool:
    seat = int(ask.seat)
    things = [Thing(f.faction(seat), type) for type in range(TOKEN)]
    things += [Thing(STRUCTURE, kind) for kind in range(len(STRUCTURES))]
    areas = f.areas_of(f.systems - 1)
    return any(
        next(force(f, ask, None, thing, area), None) is None for thing in things for area in areas
    )


# -- objectives ------------------------------------------------------------------------------------


@answer("place-objective", "objective")
def objective(f: Field, ask: Ask, faction: int, area: int) -> Ruling:
    """An opponent's token on an empty space of the new tile (FS-5.22, FS-5.23)."""
    seat, other = int(ask.seat), f.seat_of(faction)
    held = [f.has(seat, TO_GIVE) >> 4 * one & 15 for one in range(f.seats)]
    name, place = FACTIONS[faction], f.name(area)
    if other < 0 or held[other] == 0:
        yield no("FS-5.22", "no-objective-held", faction=name)
        return -1
    if area // 4 != f.systems - 1:
        yield no("FS-5.22", "objective-other-tile", place=place)
        return -1
    world = f.world(area)
    if world is None or not world.objective:
        yield no("FS-5.22", "no-space", place=place)
    elif f.objective(area) >= 0:
        yield no("FS-5.22", "space-taken", place=place)
    if any(f.objective(one) == other for one in f.areas_of(f.systems - 1)):
        yield no("FS-5.23", "twice-in-system", faction=name)
    if held[other] < max(held):
        more = FACTIONS[f.faction(held.index(max(held)))]
        yield no("FS-5.23", "more-of-another", faction=name, other=more)
    return int(pack(OBJECTIVE, other, area))


must("place-objective", "FS-5.22", DONE)

# -- storms ----------------------------------------------------------------------------------------


@answer("place-storm", "storm")
def storm(f: Field, ask: Ask, edge: int) -> Ruling:
    """FS-5.25, FS-5.27: any edge of a tile that has none."""
    if edge in f.storms:
        yield no("FS-5.27", "storm-there", edge=f.edge_name(edge))
    return int(pack(EDGE, edge))

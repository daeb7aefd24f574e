"""Building the board (section 5.2 to 5.5): tiles with forces and objectives, then Warp Storms."""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars import log
from hadur.games.forbidden_stars.components.galaxy import (
    CANVAS,
    MIDDLE,
    pack_place,
    x_of_place,
    y_of_place,
)
from hadur.games.forbidden_stars.components.sheets import SHIP_TYPES
from hadur.games.forbidden_stars.components.tiles import GROUND_ROOM
from hadur.games.forbidden_stars.phases.planning import BEGIN_ROUND
from hadur.games.forbidden_stars.phases.ways import areas_of
from hadur.games.forbidden_stars.prompts import Question, finish
from hadur.games.forbidden_stars.state import (
    BOARD_BY_CHANCE,
    FORCES,
    HOUSE,
    SETUP,
    TILES,
    TO_GIVE,
    War,
    lay,
    storms_moved,
    units,
)
from hadur.games.forbidden_stars.verbs import DONE, EDGE, FORCE, OBJECTIVE, SQUARE, TILE, TURN
from hadur.kernel.bits import BIT, members
from hadur.kernel.moves import first, pack, second, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Step, step1, step2, step3

LONG: Final = vec[i64]([0, 0, 3, 3, 4])
SHORT: Final = vec[i64]([0, 0, 2, 3, 3])
"""FS-S3: the greatest size of the board by the number of players, either way round."""
TILES_EACH: Final = 3
STRUCTURE: Final = 6
"""Structures follow the six types of units among starting forces."""


class BoardQuestion(Question):
    """A question of board building; with a board by chance, chance answers it."""

    def put(self, s: War, seat: i64, a: i64 = 0, b: i64 = 0) -> None:
        if s.options & BOARD_BY_CHANCE == 0:
            s.ask(self, seat, 0, a, b)
            return
        ask = Ask(self, seat, 0, a, b)
        legal = self.answers(s, ask)
        choice: i64 = s.chance(SETUP, len(legal)) if len(legal) > 1 else 0
        self.answered(s, ask, legal[choice])


def build_board(s: War, lap: i64, seat: i64, lead: i64) -> None:
    """FS-5.9: one tile a turn, from the first player clockwise, until all are placed. `lead` is who
    began: the first player token may pass on meanwhile (FS-27.34)."""
    if lap == TILES_EACH:
        # FS-5.24: from the player who placed the last tile, counter-clockwise.
        s.push(PLACE_STORMS, (lead + s.seats - 1) % s.seats, s.seats)
        return
    s.turn = seat
    following = (seat + 1) % s.seats
    s.push(BUILD_BOARD, lap + 1 if following == lead else lap, following, lead)
    if s.is_out(seat):
        return
    s.push(PLACE_OBJECTIVES, seat)
    s.push(PLACE_FORCES, seat)
    WHICH_TILE.put(s, seat)


# -- tiles -----------------------------------------------------------------------------------------


def room_on(sides: i64, but: i64) -> i64:
    """How many ground units the best sides of these tiles hold, one tile left out."""
    total: i64 = 0
    for tile in range(12):
        if tile != but:
            best: i64 = 0
            for one in (2 * tile, 2 * tile + 1):
                if sides & BIT[one] != 0 and GROUND_ROOM[one] > best:
                    best = GROUND_ROOM[one]
            total += best
    return total


def ground_left(s: War, seat: i64) -> i64:
    """Ground units of the starting forces that are still to be placed."""
    total: i64 = 0
    for type in range(6):
        if SHIP_TYPES & BIT[type] == 0:
            total += (s.has(seat, FORCES) >> (4 * type)) & 15
    return total


class WhichTile(BoardQuestion):
    """FS-5.15: which tile, and which side of it (FS-S3). A side on which the rest of the forces
    could not stand is refused (FS-27.13)."""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        sides = s.has(ask.seat, TILES)
        out = vec[i64]()
        for side in members(sides):
            if GROUND_ROOM[side] + room_on(sides, side // 2) >= ground_left(s, ask.seat):
                out = append(out, pack(TILE, side))
        if len(out) == 0:
            for side in members(sides):
                out = append(out, pack(TILE, side))
        return out

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        WHICH_SQUARE.put(s, ask.seat, first(move))


class WhichSquare(BoardQuestion):
    """FS-5.16, FS-5.17: beside a tile that lies there, within the greatest size."""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        if s.galaxy.systems == 0:
            return append(out, pack(SQUARE, MIDDLE, MIDDLE))
        for y in range(CANVAS):
            for x in range(CANVAS):
                if s.galaxy.tile_at(x, y) < 0 and _joins(s, x, y) and _fits(s, x, y):
                    out = append(out, pack(SQUARE, x, y))
        return out

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        WHICH_TURN.put(s, ask.seat, ask.a, second(move) * 8 + first(move))


def _joins(s: War, x: i64, y: i64) -> bool:
    g = s.galaxy
    return (
        g.tile_at(x - 1, y) >= 0
        or g.tile_at(x + 1, y) >= 0
        or g.tile_at(x, y - 1) >= 0
        or g.tile_at(x, y + 1) >= 0
    )


def _fits(s: War, x: i64, y: i64) -> bool:
    left = x
    right = x
    top = y
    bottom = y
    for place in s.layout:
        if x_of_place(place) < left:
            left = x_of_place(place)
        if x_of_place(place) > right:
            right = x_of_place(place)
        if y_of_place(place) < top:
            top = y_of_place(place)
        if y_of_place(place) > bottom:
            bottom = y_of_place(place)
    wide = right - left + 1
    high = bottom - top + 1
    long = LONG[s.seats]
    short = SHORT[s.seats]
    return (wide <= long and high <= short) or (wide <= short and high <= long)


class WhichTurn(BoardQuestion):
    """FS-S3: how the tile lies, in quarter turns."""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for turn in range(4):
            out = append(out, pack(TURN, turn))
        return out

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        side = ask.a
        s.house[ask.seat * HOUSE + TILES] &= ~(BIT[side] | BIT[side ^ 1])
        place = pack_place(side, first(move), ask.b % 8, ask.b // 8)
        lay(s, append(s.layout[:], place))
        s.tell(log.TILE, ask.seat, s.galaxy.systems - 1, side, first(move))


# -- forces ----------------------------------------------------------------------------------------


def place_forces(s: War, seat: i64) -> None:
    if s.has(seat, FORCES) != 0 and not s.is_out(seat):
        WHICH_FORCE.put(s, seat)


class WhichForce(BoardQuestion):
    """FS-5.18 to FS-5.21: units and structures on the tile just placed. What is left must still
    fit on the tiles to come; with the last tile all must be placed."""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        here = areas_of(s.galaxy.systems - 1)
        forces = s.has(ask.seat, FORCES)
        for type in range(9):
            if (forces >> (4 * type)) & 15 != 0:
                for area in members(here & force_areas(s, ask.seat, type)):
                    out = append(out, pack(FORCE, type, area))
        left = s.has(ask.seat, TILES)
        enough = left != 0 and room_on(left, -1) >= ground_left(s, ask.seat)
        return finish(out, enough)

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        seat = ask.seat
        if verb_of(move) == DONE:
            if s.has(seat, TILES) == 0:
                # FS-27.13: what cannot be placed stays in the supply.
                s.set(seat, FORCES, 0)
            return
        type = first(move)
        s.give(seat, FORCES, -BIT[4 * type])
        if type >= STRUCTURE:
            s.build(seat, second(move), type - STRUCTURE)
        else:
            s.from_supply(seat, type, second(move))
        s.tell(log.FORCE, seat, type, second(move))
        s.push(PLACE_FORCES, seat)


def force_areas(s: War, seat: i64, type: i64) -> i64:
    """Where a starting unit or structure may go: capacity is kept (FS-5.19)."""
    out: i64 = 0
    kind = s.galaxy.voids if SHIP_TYPES & BIT[type] != 0 and type < 6 else s.galaxy.worlds
    for area in members(kind):
        if type >= STRUCTURE:
            if s.structures(area) == 0:
                out |= BIT[area]
        elif units(s.army_of(seat, area)) < s.galaxy.capacity[area]:
            out |= BIT[area]
    return out & ~s.others(seat)


# -- objectives ------------------------------------------------------------------------------------


def place_objectives(s: War, seat: i64) -> None:
    if len(objective_moves(s, seat)) > 0:
        WHICH_OBJECTIVE.put(s, seat)


def objective_moves(s: War, seat: i64) -> vec[i64]:
    """FS-5.22, FS-5.23: an opponent's token on an empty space of the new tile: no faction twice
    in a system, and none while there are more of another."""
    out = vec[i64]()
    here = areas_of(s.galaxy.systems - 1) & s.galaxy.objectives
    most: i64 = 0
    there: i64 = 0
    for area in members(here):
        if s.objective(area) >= 0:
            there |= BIT[s.objective(area)]
    for other in range(s.seats):
        held = (s.has(seat, TO_GIVE) >> (4 * other)) & 15
        if held > most:
            most = held
    for other in range(s.seats):
        held = (s.has(seat, TO_GIVE) >> (4 * other)) & 15
        if held > 0 and held == most and there & BIT[other] == 0:
            for area in members(here):
                if s.objective(area) < 0:
                    out = append(out, pack(OBJECTIVE, other, area))
    return out


class WhichObjective(BoardQuestion):
    """Whose objective token lies where?"""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        out = objective_moves(s, ask.seat)
        return finish(out, False)

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == DONE:
            return
        s.give(ask.seat, TO_GIVE, -BIT[4 * first(move)])
        s.put_objective(second(move), first(move))
        s.tell(log.OBJECTIVE, ask.seat, second(move), first(move))
        s.push(PLACE_OBJECTIVES, ask.seat)


# -- storms ----------------------------------------------------------------------------------------


def place_storms(s: War, seat: i64, left: i64) -> None:
    """FS-5.24 to FS-5.26: one storm each, counter-clockwise."""
    if left == 0:
        s.turn = -1
        s.push(BEGIN_ROUND)
        return
    s.turn = seat
    s.push(PLACE_STORMS, (seat + s.seats - 1) % s.seats, left - 1)
    if not s.is_out(seat):
        WHICH_EDGE.put(s, seat)


class WhichEdge(BoardQuestion):
    """FS-5.25, FS-5.27: an edge of a tile without a storm, an outer one too."""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for edge in s.galaxy.edges:
            free = True
            for storm in s.storms:
                if storm == edge:
                    free = False
            if free:
                out = append(out, pack(EDGE, edge))
        return out

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        add_storm(s, first(move))
        s.tell(log.STORM_PLACED, ask.seat, first(move))


def add_storm(s: War, edge: i64) -> None:
    s.storms = append(s.storms, edge)
    storms_moved(s)


WHICH_TILE: Final = WhichTile("place-tile", "FS-5.15", True)
WHICH_SQUARE: Final = WhichSquare("place-tile-where", "FS-5.16", True)
WHICH_TURN: Final = WhichTurn("turn-tile", "FS-S3", True)
WHICH_FORCE: Final = WhichForce("place-forces", "FS-5.18", True)
WHICH_OBJECTIVE: Final = WhichObjective("place-objective", "FS-5.22", True)
WHICH_EDGE: Final = WhichEdge("place-storm", "FS-5.25", True)
BUILD_BOARD: Final[Step] = step3(build_board)
PLACE_FORCES: Final[Step] = step1(place_forces)
PLACE_OBJECTIVES: Final[Step] = step1(place_objectives)
PLACE_STORMS: Final[Step] = step2(place_storms)

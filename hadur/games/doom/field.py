"""The map with the doors that are closed: who is beside, far from, seen by and covered from whom.

Sections 10, 13, 14 and 27 of the rules, exact in whole numbers. Relations are made when doors
change; distances, sight and cover of two places are worked out when first asked for and kept, so
that asking again is a look-up. A *stand* is a number for a base and where it is: shape * squares +
the upper left square; a marine's stand is the square itself.
"""

from __future__ import annotations

from typing import Final

from hadur.games.doom.board import Board
from hadur.games.doom.vocabulary import BLOCKING, DIFFICULT, IMPASSABLE
from hadur.kernel.bits import BIT
from hadur.kernel.maps.bases import covered, has_room
from hadur.kernel.maps.grid import DOOR, ONE_WAY_ROUND, WALL, neighbours
from hadur.kernel.maps.lines import Line, corner_line
from hadur.kernel.maps.reach import distances
from hadur.kernel.maps.sight import corners_of, leads, quadrants_of, spread
from hadur.kernel.maps.widesets import (
    add,
    empty,
    full,
    has,
    meets,
    members_in,
    relates,
    remove,
    row_of,
    unite,
)
from hadur.kernel.native import append, i64, vec

# Options that change the geometry, a bit each.
CORNER_ADJACENT: Final = 1  # DM-26.3: a shared corner rules out cover only if adjacent
COVER_INSIDE: Final = 2  # DM-26.31: difficult terrain covers within one area
GRAZING_BLOCKS: Final = 4  # DM-27.11

SHAPE_WIDE: Final = vec[i64]([1, 1, 2, 2, 3])
SHAPE_HIGH: Final = vec[i64]([1, 2, 1, 3, 2])


def shape_of(wide: i64, high: i64, turned: i64) -> i64:
    """The number of a base as it stands; only 1x1, 1x2 and 2x3 bases are known (DM-12.31)."""
    if wide * high == 1:
        return 0
    return (1 if wide == 1 else 3) + turned


class CachedColumn:
    """A column in a cache."""

    def __init__(self, values: vec[i64]) -> None:
        self.values: Final = values


def shelf(size: i64) -> list[CachedColumn | None]:
    """Room for columns by number, none of them made yet: to look there is cheaper than a hash."""
    return [None] * int(size)


UNKNOWN: Final = 0
SEEN: Final = 1
HIDDEN: Final = 2


def blank(size: i64) -> vec[i64]:
    out = vec[i64]()
    for _ in range(size):
        out = append(out, UNKNOWN)
    return out


class Field:
    """One map with one set of closed doors (a bit each)."""

    def __init__(self, board: Board, doors: i64, options: i64) -> None:
        grid = board.grid
        self.board = board
        self.grid = grid
        self.squares: i64 = grid.squares
        self.options = options
        self.kinds = board.kinds(doors)
        self.fly_walls = _walls(self.kinds, BIT[WALL] | BIT[DOOR])
        stops = BIT[WALL] | BIT[DOOR] | BIT[BLOCKING]
        self.see_walls = _walls(self.kinds, stops)
        self.walk_walls = _walls(self.kinds, stops | BIT[IMPASSABLE])
        self.cover_walls = _walls(self.kinds, stops | BIT[DIFFICULT])
        # DM-10.1 to 10.4; for flying and large figures DM-10.9, 10.10; for range DM-13.5, 13.6.
        self.walk = neighbours(grid, self.walk_walls, ONE_WAY_ROUND)
        self.fly = neighbours(grid, self.fly_walls, ONE_WAY_ROUND)
        self.near = neighbours(grid, self.see_walls, ONE_WAY_ROUND)
        self.everywhere = full(grid.squares)
        # What was asked for, by stand, by square and whether one flies, by square, by pair.
        self.far = shelf(len(SHAPE_WIDE) * grid.squares)
        self.bases = shelf(len(SHAPE_WIDE) * grid.squares)
        self.beside = shelf(2 * grid.squares)
        self.ways = shelf(2 * grid.squares)
        self.rings = shelf(2 * grid.squares)
        self.seen = shelf(grid.squares)
        self.special: dict[int, i64] = {}
        self.seen_by_base: dict[int, bool] = {}
        self.shots: dict[int, CachedColumn] = {}
        self.base_steps: dict[int, CachedColumn] = {}

    # -- stands ------------------------------------------------------------------------------------

    def base(self, stand: i64) -> vec[i64]:
        """The set of squares under a stand."""
        kept = self.bases[stand]
        if kept is None:
            shape = stand // self.squares
            squares = covered(self.grid, stand % self.squares, SHAPE_WIDE[shape], SHAPE_HIGH[shape])
            kept = CachedColumn(squares)
            self.bases[stand] = kept
        return kept.values

    def has_room(self, stand: i64) -> bool:
        """Whether no wall or closed door is within the base (DM-12.30)."""
        shape = stand // self.squares
        anchor = stand % self.squares
        return has_room(self.grid, self.fly_walls, anchor, SHAPE_WIDE[shape], SHAPE_HIGH[shape])

    def inside(self, stand: i64) -> i64:
        """The blocking area that the whole base stands in, or -1 (DM-27.10, DM-26.29)."""
        board = self.board
        anchor = stand % self.squares
        if board.terrain[anchor] != BLOCKING:
            return -1
        area = board.area[anchor]
        if stand >= self.squares:
            for square in members_in(self.base(stand)):
                if board.area[square] != area:
                    return -1
        return area

    def adjacent(self, one: i64, other: i64) -> bool:
        """DM-10.1 to 10.4, and DM-10.12 for bases."""
        words = self.grid.words
        if one < self.squares and other < self.squares:
            return relates(self.walk, words, one, other)
        target = self.base(other)
        for square in members_in(self.base(one)):
            if meets(target, self.walk, square):
                return True
        return False

    # -- steps: `flies` is 1 for figures that know walls and doors alone ---------------------------

    def around(self, square: i64, flies: i64) -> vec[i64]:
        """The squares one step away."""
        key = square * 2 + flies
        kept = self.beside[key]
        if kept is None:
            near = self.fly if flies != 0 else self.walk
            kept = CachedColumn(members_in(row_of(near, self.grid.words, square)))
            self.beside[key] = kept
        return kept.values

    def steps_from(self, square: i64, flies: i64) -> vec[i64]:
        """By square: how many steps away it is, or -1."""
        key = square * 2 + flies
        kept = self.ways[key]
        if kept is None:
            near = self.fly if flies != 0 else self.walk
            kept = CachedColumn(distances(near, self.base(square), self.everywhere))
            self.ways[key] = kept
        return kept.values

    def outward(self, square: i64, flies: i64) -> vec[i64]:
        """All squares that can be reached, the nearest first."""
        key = square * 2 + flies
        kept = self.rings[key]
        if kept is None:
            far = self.steps_from(square, flies)
            out = vec[i64]([square])
            at: i64 = 0
            seen = empty(self.squares)
            add(seen, square)
            while at < len(out):
                for other in self.around(out[at], flies):
                    if not has(seen, other) and far[other] >= 0:
                        add(seen, other)
                        out = append(out, other)
                at += 1
            kept = CachedColumn(out)
            self.rings[key] = kept
        return kept.values

    # -- range -------------------------------------------------------------------------------------

    def distance(self, one: i64, other: i64) -> i64:
        """In spaces (DM-13.3 to 13.9); -1 if no count leads there."""
        area = self.inside(one)
        goal = self.inside(other)
        if area >= 0 or goal >= 0:
            return self._special_distance(one, other, area, goal)
        kept = self.far[one]
        if kept is None:
            kept = CachedColumn(distances(self.near, self.base(one), self.everywhere))
            self.far[one] = kept
        if other < self.squares:
            return kept.values[other]
        return self._least(kept.values, other)

    def _least(self, far: vec[i64], other: i64) -> i64:
        best: i64 = -1
        for square in members_in(self.base(other)):
            if far[square] >= 0 and (best < 0 or far[square] < best):
                best = far[square]
        return best

    def _special_distance(self, one: i64, other: i64, area: i64, goal: i64) -> i64:
        """DM-13.9: the border of a blocking area that one of them stands in does not count."""
        key = int(one * 8 * self.squares + other)
        if key not in self.special:
            walls = self._without(self._without(self.see_walls, area), goal)
            near = neighbours(self.grid, walls, ONE_WAY_ROUND)
            far = distances(near, self.base(one), self.everywhere)
            self.special[key] = self._least(far, other)
        return self.special[key]

    def _without(self, walls: vec[i64], area: i64) -> vec[i64]:
        """The walls without the outer border of a blocking area (DM-27.10)."""
        if area < 0:
            return walls
        out = walls[:]
        for edge in members_in(walls):
            if self.kinds[edge] == BLOCKING and self._bounds(edge, area):
                remove(out, edge)
        return out

    def _bounds(self, edge: i64, area: i64) -> bool:
        for which in range(2):
            side = self.grid.side(edge, which)
            if side >= 0 and self.board.area[side] == area:
                return True
        return False

    # -- sight -------------------------------------------------------------------------------------

    def sees(self, one: i64, other: i64) -> bool:
        """Line of sight (DM-13.11 to 13.21, DM-27.8), the same both ways (DM-13.20)."""
        if other < one:
            return self.sees(other, one)
        if other >= self.squares:
            key = int(one * 8 * self.squares + other)
            if key not in self.seen_by_base:
                self.seen_by_base[key] = self._look(one, other)
            return self.seen_by_base[key]
        row = self.seen[one]
        if row is None:
            row = CachedColumn(blank(self.squares))
            self.seen[one] = row
        if row.values[other] == UNKNOWN:
            row.values[other] = SEEN if self._look(one, other) else HIDDEN
        return row.values[other] == SEEN

    def _sight_walls(self, one: i64, other: i64) -> vec[i64]:
        return self._without(self._without(self.see_walls, self.inside(one)), self.inside(other))

    def _look(self, one: i64, other: i64) -> bool:
        walls = self._sight_walls(one, other)
        start = self.base(one)
        end = self.base(other)
        corners = corners_of(self.grid, end)
        for corner in corners_of(self.grid, start):
            quadrants = quadrants_of(self.grid, corner, start)
            for last in corners:
                if self._is_clear(walls, corner, quadrants, last, end):
                    return True
        return False

    def _is_clear(
        self, walls: vec[i64], corner: i64, quadrants: i64, last: i64, end: vec[i64]
    ) -> bool:
        """DM-27.6: a curve close to the line leads into the target without passing a wall."""
        line = corner_line(self.grid, corner, last)
        if self.options & GRAZING_BLOCKS != 0 and _grazes(line, walls):
            return False
        out = leads(self.grid, walls, line, quadrants)
        return out & quadrants_of(self.grid, last, end) != 0

    # -- cover -------------------------------------------------------------------------------------

    def in_cover(self, one: i64, other: i64, others: vec[i64]) -> bool:
        """DM-14.5 to 14.17, DM-27.9: whether a small figure that is not stunned is in cover from
        an attacker; `others` are the squares of all third figures."""
        if self.shares_corner(one, other):
            if self.options & CORNER_ADJACENT == 0 or self.adjacent(one, other):
                return False
        if self.options & COVER_INSIDE != 0 and self._same_difficult(one, other):
            return True
        key = int(one * 8 * self.squares + other)
        kept = self.shots.get(key)
        if kept is None:
            kept = CachedColumn(self._free_shots(one, other))
            self.shots[key] = kept
        sets = kept.values
        words: i64 = len(others)
        for shot in range(len(sets) // words):
            if not meets(others, sets, shot):
                return False
        return True

    def shares_corner(self, one: i64, other: i64) -> bool:
        corners = corners_of(self.grid, self.base(other))
        for corner in corners_of(self.grid, self.base(one)):
            for last in corners:
                if corner == last:
                    return True
        return False

    def _same_difficult(self, one: i64, other: i64) -> bool:
        board = self.board
        for square in members_in(self.base(one)):
            if board.terrain[square] == DIFFICULT and board.area[square] == board.area[other]:
                return True
        return False

    def _free_shots(self, one: i64, other: i64) -> vec[i64]:
        """For every corner from which no border covers the target: the squares that the lines to
        its four corners pass, as sets one after another. A figure there covers it (DM-14.14)."""
        out = vec[i64]()
        walls = self._without(self._without(self.cover_walls, self.inside(one)), self.inside(other))
        sight = self._sight_walls(one, other)
        start = self.base(one)
        end = self.base(other)
        at_start = self._at_start(walls, one)
        for corner in corners_of(self.grid, start):
            quadrants = quadrants_of(self.grid, corner, start)
            wider = spread(self.grid, at_start, corner, quadrants)
            passed = empty(self.squares)
            is_free = False
            for last in corners_of(self.grid, end):
                is_free = is_free or self._is_clear(sight, corner, quadrants, last, end)
            for last in corners_of(self.grid, end):
                if is_free and not self._is_clear(walls, corner, wider, last, end):
                    is_free = False
                if is_free:
                    for square in corner_line(self.grid, corner, last).entered:
                        add(passed, square)
            if is_free:
                for word in passed:
                    out = append(out, word)
        return out

    def _at_start(self, walls: vec[i64], one: i64) -> vec[i64]:
        """DM-27.12: at the corner where a line starts, the border of the difficult area that the
        attacker stands in does not count."""
        out = walls[:]
        for square in members_in(self.base(one)):
            if self.board.terrain[square] != DIFFICULT:
                continue
            for edge in members_in(walls):
                if self.kinds[edge] == DIFFICULT:
                    if self._bounds(edge, self.board.area[square]):
                        remove(out, edge)
        return out


def _walls(kinds: vec[i64], wanted: i64) -> vec[i64]:
    """The set of the edges of these kinds (a bit each)."""
    out = empty(len(kinds))
    for edge in range(len(kinds)):
        if wanted & BIT[kinds[edge]] != 0:
            add(out, edge)
    return out


def _grazes(line: Line, walls: vec[i64]) -> bool:
    for edge in line.along:
        if has(walls, edge):
            return True
    return False


class Atlas:
    """The fields of one board with one set of options, by the doors that are closed."""

    def __init__(self, board: Board, options: i64) -> None:
        self.board = board
        self.options = options
        self.fields: dict[int, Field] = {}
        self.open: Final = Field(board, 0, options)

    def field(self, doors: i64) -> Field:
        """With these doors closed; with none, as whoever opens them sees it, it is asked most."""
        if doors == 0:
            return self.open
        key = int(doors)
        found = self.fields.get(key)
        if found is None:
            found = Field(self.board, doors, self.options)
            self.fields[key] = found
        return found


def union(one: vec[i64], other: vec[i64]) -> vec[i64]:
    """Both sets in a new one."""
    out = one[:]
    unite(out, other)
    return out

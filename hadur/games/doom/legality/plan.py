"""The map as the judge reads it: section 27 once more, slowly and by another way than the engine.

Squares are pairs of numbers, edges are named by where they begin, lines are walked in fractions. A
line is clear if a curve close to it gets through; the curve is found by search: at a corner it goes
round through the four quadrants, between corners through the squares that the line passes or runs
between. The engine's field is held against this on thousands of random maps.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import lru_cache
from itertools import pairwise
from math import gcd
from typing import Final

from hadur.games.doom.board import Board
from hadur.games.doom.field import CORNER_ADJACENT, COVER_INSIDE, GRAZING_BLOCKS

Point = tuple[int, int]
Square = tuple[int, int]
Base = frozenset[Square]
Edge = tuple[str, int, int]
"""("v", x, y) from (x, y) to (x, y + 1), ("h", x, y) from (x, y) to (x + 1, y)."""

KINDS: Final = ("open", "wall", "door", "blocking", "impassable", "difficult")
FLY: Final = frozenset(("wall", "door"))
SEE: Final = FLY | {"blocking"}
WALK: Final = SEE | {"impassable"}
COVER: Final = SEE | {"difficult"}
_NONE: Final[frozenset[Edge]] = frozenset()


def between(one: Square, other: Square) -> Edge:
    """The edge between two squares side by side."""
    (x, y), (u, w) = one, other
    return ("v", max(x, u), y) if y == w else ("h", x, max(y, w))


def corners(squares: Iterable[Square]) -> list[Point]:
    """The corners of all these squares (DM-13.15)."""
    found = {(x + dx, y + dy) for x, y in squares for dx in (0, 1) for dy in (0, 1)}
    return sorted(found)


class Plan:
    """A map with some doors closed. `edges` say what lies on a border, `terrain` what a square is;
    squares that are not in `there` are rock."""

    def __init__(
        self, there: Base, edges: dict[Edge, str], terrain: dict[Square, str], options: int = 0
    ) -> None:
        self.there: Final = there
        self.edges: Final = edges
        self.terrain: Final = terrain
        self.options: Final = options
        self._sights: Final[dict[tuple[Base, Base], bool]] = {}
        self._counts: Final[dict[tuple[Base, frozenset[str]], dict[Square, int]]] = {}

    def stops(self, edge: Edge, kinds: frozenset[str], free: frozenset[Edge] = _NONE) -> bool:
        """Whether an edge is an obstacle; `free` ones are not. The rim and rock are walls."""
        kind, x, y = edge
        beside = {(x - 1, y), (x, y)} if kind == "v" else {(x, y - 1), (x, y)}
        if not beside <= self.there:
            return True
        return self.edges.get(edge, "open") in kinds and edge not in free

    # -- steps and counting ------------------------------------------------------------------------

    def adjacent(
        self, one: Square, other: Square, kinds: frozenset[str], free: frozenset[Edge] = _NONE
    ) -> bool:
        """DM-10.1 to 10.4: side by side with nothing between, or diagonal with a way round."""
        dx, dy = other[0] - one[0], other[1] - one[1]
        if max(abs(dx), abs(dy)) != 1 or not {one, other} <= self.there:
            return False
        if dx == 0 or dy == 0:
            return not self.stops(between(one, other), kinds, free)
        return any(
            not self.stops(between(one, way), kinds, free)
            and not self.stops(between(way, other), kinds, free)
            for way in ((one[0] + dx, one[1]), (one[0], one[1] + dy))
        )

    def beside(
        self, square: Square, kinds: frozenset[str], free: frozenset[Edge] = _NONE
    ) -> list[Square]:
        x, y = square
        ring = [(x + dx, y + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if (dx, dy) != (0, 0)]
        return [other for other in ring if self.adjacent(square, other, kinds, free)]

    def touches(self, one: Base, other: Base) -> bool:
        """Adjacent as cards mean it (DM-10.6, 10.11, 10.12)."""
        return any(self.adjacent(a, b, WALK) for a in one for b in other)

    def counted(
        self, start: Base, kinds: frozenset[str], free: frozenset[Edge] = _NONE
    ) -> dict[Square, int]:
        """By square: the least number of steps from any of these."""
        if not free and (start, kinds) in self._counts:
            return self._counts[start, kinds]
        found = dict.fromkeys(start, 0)
        front, steps = list(start), 0
        while front:
            steps += 1
            ring = {near for square in front for near in self.beside(square, kinds, free)}
            front = [square for square in ring if square not in found]
            found.update(dict.fromkeys(front, steps))
        if not free:
            self._counts[start, kinds] = found
        return found

    def distance(self, one: Base, other: Base) -> int:
        """DM-13.3 to 13.9: the least count, -1 if none leads there."""
        free = self._left_out(one) | self._left_out(other)
        found = self.counted(one, SEE, free)
        return min((found[square] for square in other if square in found), default=-1)

    # -- areas -------------------------------------------------------------------------------------

    def area(self, square: Square) -> Base:
        """The squares of one terrain side by side, without a line between them (DM-9.3)."""
        kind = self.terrain.get(square, "open")
        found, front = {square}, [square]
        while front:
            x, y = front.pop()
            for near in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
                same = near in self.there and self.terrain.get(near, "open") == kind
                if near not in found and same:
                    if self.edges.get(between((x, y), near), "open") == "open":
                        found.add(near)
                        front.append(near)
        return frozenset(found)

    def _left_out(self, base: Base) -> frozenset[Edge]:
        """DM-27.10, 26.29: the lines of a blocking area with the whole base in it do not count."""
        square = min(base)
        if self.terrain.get(square) != "blocking":
            return _NONE
        area = self.area(square)
        return self._lines(area, "blocking") if base <= area else _NONE

    def _lines(self, area: Base, kind: str) -> frozenset[Edge]:
        sides = {
            edge
            for x, y in area
            for edge in (("v", x, y), ("v", x + 1, y), ("h", x, y), ("h", x, y + 1))
        }
        return frozenset(edge for edge in sides if self.edges.get(edge) == kind)

    # -- lines -------------------------------------------------------------------------------------

    def clear(
        self,
        a: Point,
        start: Base,
        d: Point,
        end: Base,
        kinds: frozenset[str],
        free: frozenset[Edge],
        at_start: frozenset[Edge] = _NONE,
    ) -> bool:
        """DM-27.6, 27.7: `free` edges never count, those `at_start` not where the line starts."""
        dx, dy = d[0] - a[0], d[1] - a[1]
        many = gcd(abs(dx), abs(dy))
        here = self._round(a, set(start), kinds, free | at_start)
        if many == 0:
            return bool(here & end)
        step = (dx // many, dy // many)
        point = a
        for _ in range(many):
            following = (point[0] + step[0], point[1] + step[1])
            here = self._pass_on(point, following, here, kinds, free)
            here = self._round(following, here, kinds, free)
            point = following
            if not here:
                return False
        return bool(here & end)

    def _round(
        self, point: Point, squares: set[Square], kinds: frozenset[str], free: frozenset[Edge]
    ) -> set[Square]:
        """Where one gets round a corner from those of these squares that lie at it."""
        x, y = point
        ring = [(x, y - 1), (x, y), (x - 1, y), (x - 1, y - 1)]
        found = {square for square in squares if square in ring}
        changed = True
        while changed:
            changed = False
            for one, other in zip(ring, [*ring[1:], ring[0]], strict=True):
                if (one in found) != (other in found):
                    if not self.stops(between(one, other), kinds, free):
                        found |= {one, other}
                        changed = True
        return found

    def _pass_on(
        self,
        point: Point,
        following: Point,
        here: set[Square],
        kinds: frozenset[str],
        free: frozenset[Edge],
    ) -> set[Square]:
        """From one corner on the line to the next: squares beside it at the far end."""
        (x, y), (u, w) = point, following
        if x == u or y == w:
            both = along(point, following)
            edge = between(*both)
            if self.options & GRAZING_BLOCKS and self.stops(edge, kinds, free):
                return set()
            return here & set(both)
        squares = passed(point, following)
        if squares[0] not in here:
            return set()
        for one, other in pairwise(squares):
            if self.stops(between(one, other), kinds, free):
                return set()
        return {squares[-1]}

    # -- sight and cover ---------------------------------------------------------------------------

    def sees(self, one: Base, other: Base) -> bool:
        """DM-27.8."""
        key = (one, other)
        if key not in self._sights:
            free = self._left_out(one) | self._left_out(other)
            self._sights[key] = any(True for _ in self._seeing(one, other, free))
        return self._sights[key]

    def _seeing(self, one: Base, other: Base, free: frozenset[Edge]) -> Iterator[Point]:
        """The corners from which one sees the other."""
        ends = corners(other)
        for a in corners(one):
            if any(self.clear(a, one, d, other, SEE, free) for d in ends):
                yield a

    def covered(self, one: Base, other: Base, figures: Base) -> bool:
        """DM-27.9 for a small figure that is not stunned; `figures` are the squares of all third
        ones."""
        if set(corners(one)) & set(corners(other)):
            if not self.options & CORNER_ADJACENT or self.touches(one, other):
                return False
        rough = [square for square in one if self.terrain.get(square) == "difficult"]
        if self.options & COVER_INSIDE and any(other <= self.area(square) for square in rough):
            return True
        free = self._left_out(one) | self._left_out(other)
        own = frozenset(
            edge for square in rough for edge in self._lines(self.area(square), "difficult")
        )
        for a in self._seeing(one, other, free):
            if all(
                self.clear(a, one, d, other, COVER, free, own) and not set(passed(a, d)) & figures
                for d in corners(other)
            ):
                return False
        return True


def along(point: Point, following: Point) -> tuple[Square, Square]:
    """The two squares between which a line along an edge runs."""
    (x, y), (u, w) = point, following
    if y == w:
        return (min(x, u), y - 1), (min(x, u), y)
    return (x - 1, min(y, w)), (x, min(y, w))


@lru_cache(maxsize=4096)
def passed(point: Point, following: Point) -> tuple[Square, ...]:
    """The squares whose insides a line passes, in order; none if it runs along edges."""
    (x, y), (u, w) = point, following
    if x == u or y == w:
        return ()
    cuts = {Fraction(0), Fraction(1)}
    cuts |= {Fraction(column - x, u - x) for column in range(min(x, u) + 1, max(x, u))}
    cuts |= {Fraction(row - y, w - y) for row in range(min(y, w) + 1, max(y, w))}
    middles = [(first + last) / 2 for first, last in pairwise(sorted(cuts))]
    return tuple((int((x + m * (u - x)) // 1), int((y + m * (w - y)) // 1)) for m in middles)


# -- from the printed map --------------------------------------------------------------------------


@lru_cache(maxsize=64)
def plan_of(board: Board, doors: int, options: int) -> Plan:
    """The map of a mission with these doors closed, a bit each."""
    width, height = int(board.grid.width), int(board.grid.height)
    upright = int(board.grid.upright)
    edges: dict[Edge, str] = {}
    for number, kind in enumerate(int(n) for n in board.grid.kind):
        edges[edge_at(number, width, upright)] = KINDS[kind]
    rock = set(range(width * height)) - {int(n) for n in _there(board)}
    squares = [(n % width, n // width) for n in range(width * height) if n not in rock]
    terrain = {(x, y): KINDS[int(board.terrain[y * width + x])] for x, y in squares}
    for door in range(int(board.doors)):
        if not doors >> door & 1:
            for edge in door_edges(board, door):
                edges[edge] = under_door({terrain[side] for side in edge_sides(edge)})
    return Plan(frozenset(squares), edges, terrain, options)


def under_door(sides: set[str]) -> str:
    """What an open door leaves on its border: the line of the terrain that ends there (DM-9.3)."""
    if len(sides) == 1:
        return "open"
    return max(sides, key=KINDS.index)


def edge_at(number: int, width: int, upright: int) -> Edge:
    """The edge of a number: level ones row by row, then upright ones."""
    if number < upright:
        return "h", number % width, number // width
    return "v", (number - upright) % (width + 1), (number - upright) // (width + 1)


def door_edges(board: Board, door: int) -> list[Edge]:
    width, upright = int(board.grid.width), int(board.grid.upright)
    first, last = int(board.door_first[door]), int(board.door_first[door + 1])
    return [edge_at(int(board.door_edges[k]), width, upright) for k in range(first, last)]


def edge_sides(edge: Edge) -> tuple[Square, Square]:
    """The squares on both sides: left and right, or above and below."""
    kind, x, y = edge
    return ((x - 1, y), (x, y)) if kind == "v" else ((x, y - 1), (x, y))


def _there(board: Board) -> list[int]:
    width = int(board.grid.width)
    return [n for n in range(len(board.terrain)) if board.grid.at(n % width, n // width) >= 0]

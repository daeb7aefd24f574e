"""Maps the slow way, to hold the kernel's against: sets and dicts of points, fractions, no tricks.

A square is its column and row. An edge is the pair of lattice points it joins, the upper or left
one first. `Drawn` is one random map told both ways.
"""

from __future__ import annotations

import heapq
import random
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from hadur.kernel.maps.grid import DOOR, OPEN, WALL, Grid
from hadur.kernel.maps.widesets import empty, members_in, set_of

Point = tuple[int, int]
Edge = tuple[Point, Point]
Column = Any

FENCE = 3
"""A kind of edge that a game adds."""

STEPS = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)]


def seeded(examples: int) -> Callable[[Callable[[int], None]], Callable[[], None]]:
    """The same seeds on every machine."""

    def mark(test: Callable[[int], None]) -> Callable[[], None]:
        fixed = settings(max_examples=examples, derandomize=True, deadline=None)
        return fixed(given(st.integers(0, 10**6))(test))

    return mark


# -- one map, told twice ---------------------------------------------------------------------------


def key(grid: Grid, edge: int) -> Edge:
    """An edge of the grid as the two points it joins."""
    x, y = grid.middle_x(edge), grid.middle_y(edge)
    if y % 2 == 0:
        return ((x - 1) // 2, y // 2), ((x + 1) // 2, y // 2)
    return (x // 2, (y - 1) // 2), (x // 2, (y + 1) // 2)


def place(grid: Grid, square: int) -> Point:
    return grid.x_of(square), grid.y_of(square)


def places(grid: Grid, squares: Column) -> set[Point]:
    """The squares of a wide set."""
    return {place(grid, square) for square in members_in(squares)}


class Drawn:
    """A random map: as a grid, and as a set of squares and a dict of edges."""

    def __init__(self, seed: int, longest: int = 13, shortest: int = 1) -> None:
        self.rng = rng = random.Random(seed)
        width, height = rng.randint(shortest, longest), rng.randint(shortest, longest)
        holes = rng.choice([0, 0.1, 0.3])
        cells = [(x, y) for y in range(height) for x in range(width)]
        gone = {cell for cell in cells if rng.random() < holes}
        self.grid = Grid(width, height, [y * width + x for x, y in gone])
        self.width, self.height = width, height
        self.there = set(cells) - gone
        self.kinds: dict[Edge, int] = {}
        density = rng.choice([0, 0.1, 0.3, 0.6])
        for edge in range(self.grid.edges):
            points = key(self.grid, edge)
            kind = WALL if len(self.sides(points) & self.there) < 2 else OPEN
            if kind == OPEN and rng.random() < density:
                kind = rng.choice([WALL, DOOR, FENCE])
                self.grid.lay(edge, kind)
            self.kinds[points] = kind

    def sides(self, edge: Edge) -> set[Point]:
        """The places on both sides of an edge, on the map or not."""
        (x, y), (to_x, _) = edge
        return {(x, y), (x, y - 1)} if to_x > x else {(x, y), (x - 1, y)}

    def walls(self, *kinds: int) -> tuple[Column, set[Edge]]:
        """The edges of these kinds, both ways."""
        word = sum(1 << kind for kind in kinds)
        return self.grid.edges_of(word), {e for e, kind in self.kinds.items() if kind in kinds}

    def some_walls(self) -> tuple[Column, set[Edge]]:
        """Walls and some other kinds; some of the doors have been opened."""
        kinds = self.rng.choice([[WALL], [WALL, DOOR], [WALL, DOOR, FENCE]])
        walls, edges = self.walls(*kinds)
        opened = {e for e in edges if self.kinds[e] == DOOR and self.rng.random() < 0.5}
        left = [edge for edge in members_in(walls) if key(self.grid, edge) not in opened]
        return set_of(left, self.grid.edges), edges - opened

    def some_squares(self, share: float) -> tuple[Column, set[Point]]:
        chosen = {cell for cell in sorted(self.there) if self.rng.random() < share}
        return self.wide(chosen), chosen

    def wide(self, cells: Iterable[Point]) -> Column:
        return set_of([y * self.width + x for x, y in cells], self.grid.squares)

    def nobody(self) -> Column:
        return empty(self.grid.squares)


# -- who is beside whom ----------------------------------------------------------------------------


def between(one: Point, other: Point) -> Edge:
    """The edge between two squares that share one."""
    x, y = max(one[0], other[0]), max(one[1], other[1])
    return ((x, y), (x + 1, y)) if one[0] == other[0] else ((x, y), (x, y + 1))


def is_step(drawn: Drawn, walls: set[Edge], one: Point, other: Point, diagonal: int) -> bool:
    if one not in drawn.there or other not in drawn.there:
        return False
    if one[0] == other[0] or one[1] == other[1]:
        return between(one, other) not in walls
    left, right = (one[0], other[1]), (other[0], one[1])
    ways = [{between(one, by), between(by, other)} for by in (left, right)]
    return sum(not way & walls for way in ways) >= diagonal


def graph(drawn: Drawn, walls: set[Edge], diagonal: int) -> dict[Point, set[Point]]:
    near: dict[Point, set[Point]] = {}
    for x, y in drawn.there:
        around = {(x + dx, y + dy) for dx, dy in STEPS}
        near[x, y] = {to for to in around if is_step(drawn, walls, (x, y), to, diagonal)}
    return near


# -- searches in any graph -------------------------------------------------------------------------


def cheapest(
    near: Mapping[Any, set[Any]], start: set[Any], through: set[Any], price: Mapping[Any, int]
) -> dict[Any, int]:
    """What it costs to get anywhere; what has a price below 1 cannot be entered."""
    best: dict[Any, int] = {}
    queue = [(0, node) for node in sorted(start)]
    while queue:
        spent, node = heapq.heappop(queue)
        if node in best:
            continue
        best[node] = spent
        if node in through or node in start:
            for other in near[node]:
                if price[other] >= 1:
                    heapq.heappush(queue, (spent + price[other], other))
    return best


def steps(near: Mapping[Any, set[Any]], start: set[Any], through: set[Any]) -> dict[Any, int]:
    return cheapest(near, start, through, dict.fromkeys(near, 1))


def pieces(near: Mapping[Any, set[Any]], within: set[Any]) -> list[set[Any]]:
    """The connected parts of a set of nodes."""
    left, out = set(within), []
    while left:
        piece = set(steps(near, {min(left)}, within)) & within
        out.append(piece)
        left -= piece
    return out

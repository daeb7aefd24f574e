"""A map of squares with edges: numbers for squares, edges and corners, and who is beside whom.

A grid says what is printed: which squares there are and what lies on each edge. It is made once and
never changes. What changes in play (a door that is opened) the game keeps as a set of edges:
every question here takes `walls`, the edges that stop whoever asks, so that one map answers for
walking, flying and sight. Squares are numbered row by row from the upper left one; `edge_of` and
`corner` number the rest.
"""

from __future__ import annotations

from typing import Final

from hadur.kernel.bits import BIT, WORD
from hadur.kernel.maps.widesets import (
    add,
    empty,
    full,
    has,
    members_in,
    relate,
    relation,
    remove,
    words_for,
)
from hadur.kernel.native import i64, vec

LARGEST: Final = 40
"""Squares in a row or a column, at most: a relation between all squares is then a third of a MB."""

# What lies on an edge: these three, and a game's own from 3 to 61.
OPEN: Final = 0
WALL: Final = 1
DOOR: Final = 2

# Directions go round clockwise; the odd ones are diagonal.
NORTH: Final = 0
NORTHEAST: Final = 1
EAST: Final = 2
SOUTHEAST: Final = 3
SOUTH: Final = 4
SOUTHWEST: Final = 5
WEST: Final = 6
NORTHWEST: Final = 7

# Two edges lead round a corner to the left and two to the right. What a diagonal step needs:
ANY_DIAGONAL: Final = 0  # nothing: it passes between walls
ONE_WAY_ROUND: Final = 1  # one of the two ways is free
BOTH_WAYS_ROUND: Final = 2  # both are: it passes no wall's end
NO_DIAGONAL: Final = 3

_RIGHT: Final = vec[i64]([0, 1, 1, 1, 0, -1, -1, -1])
_DOWN: Final = vec[i64]([-1, -1, 0, 1, 1, 1, 0, -1])


class Grid:
    """The squares, edges and corners of one map.

    Edges at the rim of the map and round squares that are left out are walls to begin with; nothing
    ever steps onto such a square or off the map, whatever lies on the edge.
    """

    def __init__(self, width: i64, height: i64, left_out: list[int]) -> None:
        if not (1 <= width <= LARGEST and 1 <= height <= LARGEST):
            sizes = f"from 1 x 1 to {LARGEST} x {LARGEST} squares"
            raise ValueError(f"a grid has {sizes}, not {width} x {height}")
        self.width = width
        self.height = height
        self.squares: i64 = width * height
        self.words: i64 = words_for(self.squares)
        self.upright: i64 = width * (height + 1)  # the number of the first upright edge
        self.edges: i64 = self.upright + (width + 1) * height
        self.corners: i64 = (width + 1) * (height + 1)
        self.there = full(self.squares)
        for square in left_out:
            if not 0 <= square < self.squares:
                raise ValueError(f"there is no square {square} to leave out")
            remove(self.there, square)
        self.kind = vec[i64]([OPEN] * int(self.edges))
        for edge in range(self.edges):
            if self.side(edge, 0) < 0 or self.side(edge, 1) < 0:
                self.kind[edge] = WALL

    # -- squares -----------------------------------------------------------------------------------

    def at(self, x: i64, y: i64) -> i64:
        """The square in this column and row, or -1 if there is none."""
        if x < 0 or y < 0 or x >= self.width or y >= self.height:
            return -1
        square = y * self.width + x
        return square if has(self.there, square) else -1

    def x_of(self, square: i64) -> i64:
        return square % self.width

    def y_of(self, square: i64) -> i64:
        return square // self.width

    def beside(self, square: i64, direction: i64) -> i64:
        """The next square that way, whatever lies between, or -1 if there is none."""
        x = square % self.width + _RIGHT[direction]
        return self.at(x, square // self.width + _DOWN[direction])

    # -- edges: the level ones row by row from the top, then the upright ones ----------------------

    def edge_of(self, square: i64, direction: i64) -> i64:
        """The edge on one side of a square: north, east, south or west."""
        if direction == NORTH:
            return square
        if direction == SOUTH:
            return square + self.width
        left = self.upright + square + square // self.width
        return left + 1 if direction == EAST else left

    def side(self, edge: i64, which: i64) -> i64:
        """The square above or left of an edge (0), or below or right of it (1); -1 for none."""
        if edge < self.upright:
            return self.at(edge % self.width, edge // self.width - 1 + which)
        at = edge - self.upright
        return self.at(at % (self.width + 1) - 1 + which, at // (self.width + 1))

    def middle_x(self, edge: i64) -> i64:
        """Where the middle of an edge is, in half squares from the left."""
        if edge < self.upright:
            return 2 * (edge % self.width) + 1
        return 2 * ((edge - self.upright) % (self.width + 1))

    def middle_y(self, edge: i64) -> i64:
        """Where the middle of an edge is, in half squares from the top."""
        if edge < self.upright:
            return 2 * (edge // self.width)
        return 2 * ((edge - self.upright) // (self.width + 1)) + 1

    def edge_with_middle(self, x: i64, y: i64) -> i64:
        """The edge that has its middle there (in half squares), or -1."""
        if x < 0 or y < 0 or x > 2 * self.width or y > 2 * self.height or (x + y) % 2 == 0:
            return -1
        if y % 2 == 0:
            return y // 2 * self.width + x // 2
        return self.upright + y // 2 * (self.width + 1) + x // 2

    def lay(self, edge: i64, kind: i64) -> None:
        """Say what lies on an edge, while the map is made."""
        if not 0 <= kind < WORD:
            raise ValueError(f"a kind of edge is a number from 0 to {WORD - 1}, not {kind}")
        self.kind[edge] = kind

    def edges_of(self, kinds: i64) -> vec[i64]:
        """The set of all edges on which one of these kinds (a bit each) lies."""
        out = empty(self.edges)
        for edge in range(self.edges):
            if kinds & BIT[self.kind[edge]] != 0:
                add(out, edge)
        return out

    # -- corners, row by row -----------------------------------------------------------------------

    def corner(self, x: i64, y: i64) -> i64:
        """The corner x squares from the left and y from the top."""
        return y * (self.width + 1) + x

    def corner_x(self, corner: i64) -> i64:
        return corner % (self.width + 1)

    def corner_y(self, corner: i64) -> i64:
        return corner // (self.width + 1)


def is_open(grid: Grid, walls: vec[i64], square: i64, direction: i64, diagonal: i64) -> bool:
    """Whether one can step that way: there is a square, and no wall of these stops the step.

    `diagonal` is ANY_DIAGONAL … NO_DIAGONAL. Only edges count, not what the squares beside hold.
    """
    if grid.beside(square, direction) < 0:
        return False
    if direction % 2 == 0:
        return not has(walls, grid.edge_of(square, direction))
    ways: i64 = 0
    if _is_free(grid, walls, square, direction - 1, (direction + 1) % 8):
        ways += 1
    if _is_free(grid, walls, square, (direction + 1) % 8, direction - 1):
        ways += 1
    return ways >= diagonal


def _is_free(grid: Grid, walls: vec[i64], square: i64, first: i64, second: i64) -> bool:
    """Whether one way round a corner has no wall; the square between may be left out."""
    between = square + _RIGHT[first] + _DOWN[first] * grid.width
    if has(walls, grid.edge_of(square, first)):
        return False
    return not has(walls, grid.edge_of(between, second))


def neighbours(grid: Grid, walls: vec[i64], diagonal: i64) -> vec[i64]:
    """The relation of squares that are one step apart (see `is_open`)."""
    near = relation(grid.squares, grid.squares)
    for square in members_in(grid.there):
        for direction in range(8):
            if is_open(grid, walls, square, direction, diagonal):
                relate(near, grid.words, square, grid.beside(square, direction))
    return near

"""The board: tiles on a grid, their areas with what is beside them, and the edges of storms.

Systems are numbered in the order in which their tiles were placed; area 4 * system + quadrant is
the quadrant as it lies on the board. The first tile built lies in the middle of a canvas of seven
by seven squares. A galaxy is made from its layout (a word for each system) and never changes.
"""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars.components.tiles import (
    ASSET_ICONS,
    CAPACITY,
    HAS_OBJECTIVE,
    IS_WORLD,
    MATERIEL,
    NE,
    NW,
    PRINTED,
    SE,
    SW,
)
from hadur.kernel.bits import BIT
from hadur.kernel.maps.areas import Areas
from hadur.kernel.native import append, i64, vec

CANVAS: Final = 7
MIDDLE: Final = 3
_STRIDE: Final = 8
_VERTICAL: Final = 64
EDGES: Final = 128

# The eight ways of a storm (FS-S9): two for each icon.
ACROSS: Final = 0
ALONG: Final = 1
RIGHT: Final = 2
LEFT: Final = 3
ICONS: Final = ("across", "along", "right", "left")


def pack_place(side: i64, turn: i64, x: i64, y: i64) -> i64:
    """A placed tile as one number: its side, its quarter turns, its square of the canvas."""
    return side | (turn << 5) | (x << 7) | (y << 10)


def side_of_place(place: i64) -> i64:
    return place & 31


def turn_of_place(place: i64) -> i64:
    return (place >> 5) & 3


def x_of_place(place: i64) -> i64:
    return (place >> 7) & 7


def y_of_place(place: i64) -> i64:
    return (place >> 10) & 7


def horizontal(x: i64, y: i64) -> i64:
    """The upper edge of a square."""
    return y * _STRIDE + x


def vertical(x: i64, y: i64) -> i64:
    """The left edge of a square."""
    return _VERTICAL + y * _STRIDE + x


def is_vertical(edge: i64) -> bool:
    return edge >= _VERTICAL


def edge_x(edge: i64) -> i64:
    return edge % _STRIDE


def edge_y(edge: i64) -> i64:
    return (edge % _VERTICAL) // _STRIDE


class Galaxy:
    """What follows from a layout. Sets of areas and of systems are words."""

    def __init__(self, layout: vec[i64]) -> None:
        self.systems: i64 = len(layout)
        self.layout = layout
        self.at = vec[i64]([-1] * 64)
        self.worlds: i64 = 0
        self.voids: i64 = 0
        self.objectives: i64 = 0
        self.capacity = vec[i64]()
        self.materiel = vec[i64]()
        self.icons = vec[i64]()
        for system in range(len(layout)):
            self._lay(system, layout[system])
        self.edge_between = vec[i64]([-1] * int(self.systems * self.systems))
        self.beside = vec[i64]([0] * int(self.systems))
        self.edges = vec[i64]()
        borders: list[tuple[int, int]] = []
        self.border_edge = vec[i64]()
        for system in range(self.systems):
            self._join(system, borders)
        self.areas = Areas(4 * self.systems if self.systems > 0 else 1, borders)
        self.near = self.areas.near

    def _lay(self, system: i64, place: i64) -> None:
        """What lies on a tile, turned as it is."""
        self.at[y_of_place(place) * _STRIDE + x_of_place(place)] = system
        for quadrant in range(4):
            printed = 4 * side_of_place(place) + PRINTED[4 * turn_of_place(place) + quadrant]
            area = 4 * system + quadrant
            if IS_WORLD[printed] != 0:
                self.worlds |= BIT[area]
            else:
                self.voids |= BIT[area]
            if HAS_OBJECTIVE[printed] != 0:
                self.objectives |= BIT[area]
            self.capacity = append(self.capacity, CAPACITY[printed])
            self.materiel = append(self.materiel, MATERIEL[printed])
            self.icons = append(self.icons, ASSET_ICONS[printed])

    def _join(self, system: i64, borders: list[tuple[int, int]]) -> None:
        """The borders of a system's areas among each other and to the tiles east and south of it
        (FS-3.17 to FS-3.20), and all its edges."""
        base = 4 * system
        for one, other in ((NW, NE), (NE, SE), (SE, SW), (SW, NW)):
            borders.append((int(base + one), int(base + other)))
            self.border_edge = append(self.border_edge, -1)
        x = x_of_place(self.layout[system])
        y = y_of_place(self.layout[system])
        for edge in (horizontal(x, y), vertical(x, y), horizontal(x, y + 1), vertical(x + 1, y)):
            if not self.has_edge(edge):
                self.edges = append(self.edges, edge)
        east = self.tile_at(x + 1, y)
        if east >= 0:
            self._border(borders, system, east, NE, NW, vertical(x + 1, y))
            self._border(borders, system, east, SE, SW, vertical(x + 1, y))
        south = self.tile_at(x, y + 1)
        if south >= 0:
            self._border(borders, system, south, SW, NW, horizontal(x, y + 1))
            self._border(borders, system, south, SE, NE, horizontal(x, y + 1))

    def _border(
        self, borders: list[tuple[int, int]], one: i64, other: i64, a: i64, b: i64, edge: i64
    ) -> None:
        borders.append((int(4 * one + a), int(4 * other + b)))
        self.border_edge = append(self.border_edge, edge)
        self.edge_between[one * self.systems + other] = edge
        self.edge_between[other * self.systems + one] = edge
        self.beside[one] |= BIT[other]
        self.beside[other] |= BIT[one]

    def tile_at(self, x: i64, y: i64) -> i64:
        """The system on a square of the canvas, or -1."""
        if x < 0 or y < 0 or x >= CANVAS or y >= CANVAS:
            return -1
        return self.at[y * _STRIDE + x]

    def has_edge(self, edge: i64) -> bool:
        """Whether this is an edge of a tile (FS-20.24)."""
        for known in self.edges:
            if known == edge:
                return True
        return False

    def near_in(self, closed: vec[i64]) -> vec[i64]:
        """By area what is beside it over borders without a storm."""
        near = self.near[:]
        for border in range(len(self.border_edge)):
            edge = self.border_edge[border]
            if edge >= 0 and holds(closed, edge):
                one = self.areas.one[border]
                other = self.areas.other[border]
                near[one] &= ~BIT[other]
                near[other] &= ~BIT[one]
        return near

    def neighbours_of(self, system: i64) -> i64:
        """The systems beside a system."""
        return self.beside[system]

    def storm_target(self, edge: i64, way: i64) -> i64:
        """Where a storm comes to by one of the eight ways, 2 * icon and the next; -1 if it would
        leave the board (FS-20.23, FS-S9)."""
        x = edge_x(edge)
        y = edge_y(edge)
        to: i64 = -1
        crossed: i64 = 0
        if not is_vertical(edge):
            # Even ways cross the tile above, odd ones the tile below.
            crossed = self.tile_at(x, y - 1 if way % 2 == 0 else y)
            if way == 0:
                to = horizontal(x, y - 1)
            elif way == 1:
                to = horizontal(x, y + 1)
            elif way == 2:
                to = horizontal(x - 1, y) if x > 0 else -1
            elif way == 3:
                to = horizontal(x + 1, y)
            elif way == 4:
                to = vertical(x + 1, y - 1)
            elif way == 5:
                to = vertical(x, y)
            elif way == 6:
                to = vertical(x, y - 1)
            else:
                to = vertical(x + 1, y)
        else:
            # Even ways cross the tile to the right, odd ones the tile to the left.
            crossed = self.tile_at(x if way % 2 == 0 else x - 1, y)
            if way == 0:
                to = vertical(x + 1, y)
            elif way == 1:
                to = vertical(x - 1, y)
            elif way == 2:
                to = vertical(x, y - 1) if y > 0 else -1
            elif way == 3:
                to = vertical(x, y + 1)
            elif way == 4:
                to = horizontal(x, y + 1)
            elif way == 5:
                to = horizontal(x - 1, y)
            elif way == 6:
                to = horizontal(x, y)
            else:
                to = horizontal(x - 1, y + 1)
        along = way == 2 or way == 3
        if to < 0 or (crossed < 0 and not along) or not self.has_edge(to):
            return -1
        return to


def holds(column: vec[i64], value: i64) -> bool:
    for entry in column:
        if entry == value:
            return True
    return False


EMPTY: Final = Galaxy(vec[i64]())
"""The board before the first tile."""

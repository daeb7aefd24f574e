"""Straight lines over a grid, exact in whole numbers: what they cross, pass and run along.

Points are in half squares from the upper left corner of the map: corners of squares have two even
coordinates, middles of squares two odd ones. A line crosses an edge where the insides of both meet;
ending on an edge, passing one of its ends or running along it is not crossing.
"""

from __future__ import annotations

from hadur.kernel.maps.grid import EAST, NORTH, SOUTH, WEST, Grid
from hadur.kernel.maps.widesets import add, empty
from hadur.kernel.native import append, i64, vec


class Line:
    """From one point to another, and what lies on the way, each in the order in which it is met.

    `crossed`: edges; `along`: edges it runs along, if only half; `entered`: squares whose inside it
    passes, there or left out; `corners`: corners on it, its ends included.
    """

    def __init__(self, grid: Grid, x: i64, y: i64, to_x: i64, to_y: i64) -> None:
        if min(x, to_x) < 0 or max(x, to_x) > 2 * grid.width:
            raise ValueError(f"the line from column {x} / 2 to {to_x} / 2 leaves the map")
        if min(y, to_y) < 0 or max(y, to_y) > 2 * grid.height:
            raise ValueError(f"the line from row {y} / 2 to {to_y} / 2 leaves the map")
        self.x = x
        self.y = y
        self.to_x = to_x
        self.to_y = to_y
        self.right: i64 = _sign(to_x - x)
        self.down: i64 = _sign(to_y - y)
        self.crossed = vec[i64]()
        self.along = vec[i64]()
        self.entered = vec[i64]()
        self.corners = vec[i64]()
        if (self.right == 0 and x % 2 == 0) or (self.down == 0 and y % 2 == 0):
            self._run(grid)
        else:
            self._pass(grid)

    def starts_at_corner(self) -> bool:
        return self.x % 2 == 0 and self.y % 2 == 0

    def ends_at_corner(self) -> bool:
        return self.to_x % 2 == 0 and self.to_y % 2 == 0

    def _run(self, grid: Grid) -> None:
        """Half a square at a time along a line of edges."""
        x = self.x
        y = self.y
        last: i64 = -1
        while True:
            if x % 2 == 0 and y % 2 == 0:
                self.corners = append(self.corners, grid.corner(x // 2, y // 2))
            if x == self.to_x and y == self.to_y:
                return
            edge = max(
                grid.edge_with_middle(x, y),
                grid.edge_with_middle(x + self.right, y + self.down),
            )
            if edge != last:
                self.along = append(self.along, edge)
            last = edge
            x += self.right
            y += self.down

    def _pass(self, grid: Grid) -> None:
        """From square to square: whichever comes first, the next upright or the next level edge.

        After `x` of its `wide` half squares to the side the line is at the next upright edge, after
        `y` of its `high` ones at the next level edge; which comes first is told without dividing.
        """
        wide = (self.to_x - self.x) * self.right
        high = (self.to_y - self.y) * self.down
        x = 2 - self.x % 2
        y = 2 - self.y % 2
        column = self.x // 2
        row = self.y // 2
        if self.x % 2 == 0 and self.right < 0:
            column -= 1
        if self.y % 2 == 0 and self.down < 0:
            row -= 1
        if self.starts_at_corner():
            self.corners = append(self.corners, grid.corner(self.x // 2, self.y // 2))
        square = row * grid.width + column
        self.entered = append(self.entered, square)
        while x < wide or y < high:
            ahead = x * high - y * wide
            if ahead == 0:
                corner_x = column + 1 if self.right > 0 else column
                corner_y = row + 1 if self.down > 0 else row
                self.corners = append(self.corners, grid.corner(corner_x, corner_y))
            elif ahead < 0:
                side = EAST if self.right > 0 else WEST
                self.crossed = append(self.crossed, grid.edge_of(square, side))
            else:
                side = SOUTH if self.down > 0 else NORTH
                self.crossed = append(self.crossed, grid.edge_of(square, side))
            if ahead <= 0:
                column += self.right
                x += 2
            if ahead >= 0:
                row += self.down
                y += 2
            square = row * grid.width + column
            self.entered = append(self.entered, square)
        if self.ends_at_corner():
            self.corners = append(self.corners, grid.corner(self.to_x // 2, self.to_y // 2))


def _sign(n: i64) -> i64:
    if n == 0:
        return 0
    return 1 if n > 0 else -1


def corner_line(grid: Grid, one: i64, other: i64) -> Line:
    """From corner to corner."""
    x = 2 * grid.corner_x(one)
    y = 2 * grid.corner_y(one)
    return Line(grid, x, y, 2 * grid.corner_x(other), 2 * grid.corner_y(other))


def middle_line(grid: Grid, one: i64, other: i64) -> Line:
    """From the middle of a square to the middle of another."""
    x = 2 * grid.x_of(one) + 1
    y = 2 * grid.y_of(one) + 1
    return Line(grid, x, y, 2 * grid.x_of(other) + 1, 2 * grid.y_of(other) + 1)


def touched(grid: Grid, line: Line) -> vec[i64]:
    """The set of edges that the line meets without crossing them."""
    out = empty(grid.edges)
    for corner in line.corners:
        x = 2 * grid.corner_x(corner)
        y = 2 * grid.corner_y(corner)
        _add_edge(grid, out, x, y - 1)
        _add_edge(grid, out, x + 1, y)
        _add_edge(grid, out, x, y + 1)
        _add_edge(grid, out, x - 1, y)
    _add_edge(grid, out, line.x, line.y)
    _add_edge(grid, out, line.to_x, line.to_y)
    return out


def _add_edge(grid: Grid, edges: vec[i64], x: i64, y: i64) -> None:
    edge = grid.edge_with_middle(x, y)
    if edge >= 0:
        add(edges, edge)

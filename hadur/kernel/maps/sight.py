"""Whether a line over a grid is clear: whether a curve as close to it as you like passes no wall.

A line that crosses a wall is not. One that touches the end of a single wall is, since the curve can
go round it; where walls stand on two opposite sides of a corner it cannot. Along a wall it can run
on either side, but change sides only at a corner that is free. The curve never leaves the map.

Which line of which corners counts, and which edges are walls for it, is for the game to say.
"""

from __future__ import annotations

from typing import Final

from hadur.kernel.maps.grid import Grid
from hadur.kernel.maps.lines import Line
from hadur.kernel.maps.widesets import add, empty, has, members_in
from hadur.kernel.native import i64, vec

# The four quadrants round a corner, a bit each, clockwise.
NE: Final = 1
SE: Final = 2
SW: Final = 4
NW: Final = 8
EVERY: Final = 15


def _joined(walls: int, quadrants: int) -> int:
    """Where one gets from these quadrants; edge k (of N, E, S, W) divides k - 1 and k."""
    for _ in range(3):
        for k in range(4):
            pair = 1 << (k - 1) % 4 | 1 << k
            if not walls >> k & 1 and quadrants & pair:
                quadrants |= pair
    return quadrants


_JOINED: Final = vec[i64]([_joined(walls, q) for walls in range(16) for q in range(16)])


def corners_of(grid: Grid, squares: vec[i64]) -> vec[i64]:
    """The corners of all these squares, in rising order."""
    out = empty(grid.corners)
    for square in members_in(squares):
        x = grid.x_of(square)
        y = grid.y_of(square)
        add(out, grid.corner(x, y))
        add(out, grid.corner(x + 1, y))
        add(out, grid.corner(x, y + 1))
        add(out, grid.corner(x + 1, y + 1))
    return members_in(out)


def quadrants_of(grid: Grid, corner: i64, squares: vec[i64]) -> i64:
    """The quadrants round a corner that belong to these squares."""
    x = grid.corner_x(corner)
    y = grid.corner_y(corner)
    out: i64 = 0
    if _is_in(grid, squares, x, y - 1):
        out |= NE
    if _is_in(grid, squares, x, y):
        out |= SE
    if _is_in(grid, squares, x - 1, y):
        out |= SW
    if _is_in(grid, squares, x - 1, y - 1):
        out |= NW
    return out


def _is_in(grid: Grid, squares: vec[i64], x: i64, y: i64) -> bool:
    square = grid.at(x, y)
    return square >= 0 and has(squares, square)


def spread(grid: Grid, walls: vec[i64], corner: i64, quadrants: i64) -> i64:
    """Where one gets from these quadrants by going round their corner, passing no wall."""
    x = 2 * grid.corner_x(corner)
    y = 2 * grid.corner_y(corner)
    found: i64 = 0
    if _stops(grid, walls, x, y - 1):
        found |= 1
    if _stops(grid, walls, x + 1, y):
        found |= 2
    if _stops(grid, walls, x, y + 1):
        found |= 4
    if _stops(grid, walls, x - 1, y):
        found |= 8
    return _JOINED[found * 16 + quadrants]


def _stops(grid: Grid, walls: vec[i64], x: i64, y: i64) -> bool:
    """Whether the edge with its middle there is a wall or at the rim of the map (or beyond)."""
    if x <= 0 or y <= 0 or x >= 2 * grid.width or y >= 2 * grid.height:
        return True
    return has(walls, grid.edge_with_middle(x, y))


def leads(grid: Grid, walls: vec[i64], line: Line, quadrants: i64) -> i64:
    """Where a curve close to the line comes out: the quadrants round its end, 0 if it is stopped.

    `quadrants` are those round the corner where it starts, if it starts at one. If it does not end
    at a corner, any quadrant says that it gets there. The line from A to B is clear if
    `leads(…, quadrants_of(grid, its start, A)) & quadrants_of(grid, its end, B)` is not 0.
    """
    for edge in line.crossed:
        if has(walls, edge):
            return 0
    ahead = _ahead(line)
    here = quadrants if line.starts_at_corner() else _mirrored(line, ahead)
    last: i64 = len(line.corners) - 1
    for k in range(len(line.corners)):
        here = spread(grid, walls, line.corners[k], here)
        if k < last or not line.ends_at_corner():
            here = _mirrored(line, here & ahead)
    return here


def _ahead(line: Line) -> i64:
    """The quadrants round a corner into which the line goes on: two if it runs along edges."""
    out: i64 = EVERY
    if line.right > 0:
        out &= NE | SE
    if line.right < 0:
        out &= NW | SW
    if line.down > 0:
        out &= SE | SW
    if line.down < 0:
        out &= NE | NW
    return out


def _mirrored(line: Line, quadrants: i64) -> i64:
    """Quadrants that lie ahead of a corner, as the ones that lie behind the next."""
    q = quadrants
    if line.right != 0:
        q = (q & NE) * 8 | (q & NW) // 8 | (q & SE) * 2 | (q & SW) // 2
    if line.down != 0:
        q = (q & NE) * 2 | (q & SE) // 2 | (q & NW) // 2 | (q & SW) * 2
    return q

"""Large figures on a grid: bases of several squares, named by their upper left one."""

from __future__ import annotations

from hadur.kernel.bits import BIT
from hadur.kernel.maps.grid import EAST, NORTH, SOUTH, WEST, Grid
from hadur.kernel.maps.widesets import add, empty, has, members_in, relate, relation
from hadur.kernel.native import i64, vec


def covered(grid: Grid, anchor: i64, width: i64, height: i64) -> vec[i64]:
    """The squares under a base; none if any of them is not there."""
    out = empty(grid.squares)
    if anchor < 0:
        return out
    for y in range(height):
        for x in range(width):
            square = grid.at(grid.x_of(anchor) + x, grid.y_of(anchor) + y)
            if square < 0:
                return empty(grid.squares)
            add(out, square)
    return out


def has_room(grid: Grid, walls: vec[i64], anchor: i64, width: i64, height: i64) -> bool:
    """Whether a base can stand there: all squares under it are there, and no wall is within it.

    A step sweeps over what the base covers before and after it, which is a base of one more row or
    column: ask for that one's room.
    """
    if anchor < 0:
        return False
    left = grid.x_of(anchor)
    top = grid.y_of(anchor)
    for y in range(height):
        for x in range(width):
            square = grid.at(left + x, top + y)
            if square < 0:
                return False
            if x > 0 and has(walls, grid.edge_of(square, WEST)):
                return False
            if y > 0 and has(walls, grid.edge_of(square, NORTH)):
                return False
    return True


def base_steps(grid: Grid, walls: vec[i64], width: i64, height: i64, directions: i64) -> vec[i64]:
    """The relation of places (upper left squares) that are one straight step of a base apart.

    `directions` has the bit of EAST if it may go east and west, of SOUTH if south and north.
    """
    near = relation(grid.squares, grid.squares)
    for place in members_in(grid.there):
        if directions & BIT[EAST] != 0 and has_room(grid, walls, place, width + 1, height):
            relate(near, grid.words, place, place + 1)
            relate(near, grid.words, place + 1, place)
        if directions & BIT[SOUTH] != 0 and has_room(grid, walls, place, width, height + 1):
            relate(near, grid.words, place, place + grid.width)
            relate(near, grid.words, place + grid.width, place)
    return near

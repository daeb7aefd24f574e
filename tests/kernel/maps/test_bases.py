"""Bases of several squares: what they cover, where they have room, how they step."""

from __future__ import annotations

from hadur.kernel.bits import BIT
from hadur.kernel.maps.bases import base_steps, covered, has_room
from hadur.kernel.maps.grid import EAST, SOUTH, WALL, Grid
from hadur.kernel.maps.reach import UNLIMITED, reach
from hadur.kernel.maps.widesets import empty, members_in, row_of, set_of
from tests.kernel.maps.plain import Drawn, Edge, Point, between, place, places, seeded

BOTH = BIT[EAST] | BIT[SOUTH]


def under(at: Point, width: int, height: int) -> set[Point]:
    return {(at[0] + x, at[1] + y) for x in range(width) for y in range(height)}


def within(cells: set[Point]) -> set[Edge]:
    """The edges between any two of these squares."""
    pairs = [((x, y), to) for x, y in cells for to in ((x + 1, y), (x, y + 1)) if to in cells]
    return {between(*pair) for pair in pairs}


def test_a_base_covers_its_squares_to_the_right_and_down() -> None:
    grid = Grid(20, 20, [])
    assert places(grid, covered(grid, grid.at(17, 16), 2, 3)) == under((17, 16), 2, 3)


def test_a_base_that_is_not_wholly_on_the_map_covers_nothing_and_has_no_room() -> None:
    grid = Grid(4, 4, [5])
    for anchor in (3, 12, 0, 4, 5, -1):
        assert list(members_in(covered(grid, anchor, 2, 2))) == []
        assert not has_room(grid, empty(grid.edges), anchor, 2, 2)
    assert has_room(grid, empty(grid.edges), 10, 2, 2)


def test_a_wall_within_a_base_leaves_it_no_room_and_one_around_it_does() -> None:
    grid = Grid(4, 4, [])
    inner = set_of([grid.edge_of(5, EAST)], grid.edges)
    outer = set_of([grid.edge_of(6, EAST)], grid.edges)
    assert not has_room(grid, inner, 5, 2, 1)
    assert has_room(grid, outer, 5, 2, 1)
    assert has_room(grid, inner, 5, 1, 2)


def test_a_base_cannot_step_over_a_wall_that_its_front_meets_with_one_square() -> None:
    grid = Grid(3, 2, [])
    wall = set_of([grid.edge_of(4, EAST)], grid.edges)
    free = base_steps(grid, empty(grid.edges), 2, 2, BOTH)
    assert list(members_in(row_of(free, grid.words, 0))) == [1]
    walled = base_steps(grid, wall, 2, 2, BOTH)
    assert list(members_in(row_of(walled, grid.words, 0))) == []


def test_a_long_base_can_be_held_to_its_long_axis() -> None:
    grid = Grid(5, 5, [])
    upright = base_steps(grid, grid.edges_of(BIT[WALL]), 1, 2, BIT[SOUTH])
    found = reach(upright, set_of([2], 25), grid.there, UNLIMITED)
    assert places(grid, found) == {(2, 0), (2, 1), (2, 2), (2, 3)}


@seeded(250)
def test_room_and_steps_are_those_of_the_plain_map(seed: int) -> None:
    drawn = Drawn(seed, longest=9)
    grid, rng = drawn.grid, drawn.rng
    walls, plain = drawn.some_walls()
    width, height = rng.randint(1, 3), rng.randint(1, 3)

    def is_free(cells: set[Point]) -> bool:
        return cells <= drawn.there and not within(cells) & plain

    room = {cell for cell in drawn.there if is_free(under(cell, width, height))}
    squares = list(members_in(grid.there))
    found = {place(grid, k) for k in squares if has_room(grid, walls, k, width, height)}
    assert found == room
    ways = {EAST: (1, 0), SOUTH: (0, 1)}
    allowed = rng.choice([[EAST], [SOUTH], [EAST, SOUTH]])
    pairs = set()
    for x, y in room:
        for right, down in (ways[d] for d in allowed):
            to = x + right, y + down
            if is_free(under((x, y), width, height) | under(to, width, height)):
                pairs |= {((x, y), to), (to, (x, y))}
    near = base_steps(grid, walls, width, height, sum(BIT[d] for d in allowed))
    assert pairs == {
        (place(grid, one), other)
        for one in squares
        for other in places(grid, row_of(near, grid.words, one))
    }

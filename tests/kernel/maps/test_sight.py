"""Clear lines, against curves close to the line that are tried one by one; and sight made of them.

`sees` and `is_covered` are how a game would use them: any pair of corners for sight, and for
cover every line from one corner.
"""

from __future__ import annotations

import pytest

from hadur.kernel.bits import BIT
from hadur.kernel.maps.bases import covered
from hadur.kernel.maps.grid import DOOR, EAST, NORTH, SOUTH, WALL, WEST, Grid
from hadur.kernel.maps.lines import corner_line, middle_line
from hadur.kernel.maps.sight import EVERY, NE, NW, SE, SW, corners_of, leads, quadrants_of, spread
from hadur.kernel.maps.widesets import empty, set_of
from tests.kernel.maps.exact import clear_ends
from tests.kernel.maps.plain import FENCE, Column, Drawn, Point, seeded

QUADRANTS = [NE, SE, SW, NW]


def walled(width: int, height: int, edges: str) -> tuple[Grid, Column]:
    """A grid with walls on these edges: `v 1 0` from the point 1, 0 down, `h 1 0` to the right."""
    grid = Grid(width, height, [])
    for edge in edges.split(","):
        if edge:
            kind, x, y = edge.split()
            middle = (2 * int(x), 2 * int(y) + 1) if kind == "v" else (2 * int(x) + 1, 2 * int(y))
            grid.lay(grid.edge_with_middle(*middle), WALL)
    return grid, grid.edges_of(BIT[WALL])


def enclosed(grid: Grid, x: int, y: int) -> Column:
    """The walls of the map and all edges of one square."""
    for side in (NORTH, EAST, SOUTH, WEST):
        grid.lay(grid.edge_of(grid.at(x, y), side), WALL)
    return grid.edges_of(BIT[WALL])


def square(grid: Grid, x: int, y: int) -> Column:
    return set_of([grid.at(x, y)], grid.squares)


def is_clear(grid: Grid, walls: Column, one: Column, a: int, other: Column, d: int) -> bool:
    end = leads(grid, walls, corner_line(grid, a, d), quadrants_of(grid, a, one))
    return end & quadrants_of(grid, d, other) != 0


def sees(grid: Grid, walls: Column, one: Column, other: Column) -> bool:
    return any(
        is_clear(grid, walls, one, a, other, d)
        for a in corners_of(grid, one)
        for d in corners_of(grid, other)
    )


def is_covered(grid: Grid, walls: Column, one: Column, other: Column) -> bool:
    """Whether no corner that sees the other sees all of it."""
    ends = corners_of(grid, other)
    for a in corners_of(grid, one):
        clear = [is_clear(grid, walls, one, a, other, d) for d in ends]
        if all(clear):
            return False
    return True


# -- round a corner --------------------------------------------------------------------------------


def test_a_single_wall_can_be_gone_round_and_two_opposite_ones_cannot() -> None:
    grid, _ = walled(2, 2, "")
    middle = grid.corner(1, 1)
    north, south = grid.edge_of(0, EAST), grid.edge_of(2, EAST)
    assert spread(grid, set_of([north], grid.edges), middle, NW) == EVERY
    assert spread(grid, set_of([north, south], grid.edges), middle, NW) == NW | SW
    assert spread(grid, set_of([north, south], grid.edges), middle, NE) == NE | SE
    assert spread(grid, empty(grid.edges), middle, 0) == 0


def test_no_way_leads_round_a_corner_outside_the_map() -> None:
    grid, _ = walled(2, 2, "")
    parted = set_of([grid.edge_of(0, EAST)], grid.edges)
    top = grid.corner(1, 0)
    assert spread(grid, empty(grid.edges), top, SW) == SW | SE
    assert spread(grid, parted, top, SW) == SW


def test_the_corners_and_quadrants_of_a_base_are_those_of_all_its_squares() -> None:
    grid = Grid(4, 4, [])
    base = covered(grid, grid.at(1, 1), 2, 1)
    found = {(grid.corner_x(c), grid.corner_y(c)) for c in corners_of(grid, base)}
    assert found == {(x, y) for x in (1, 2, 3) for y in (1, 2)}
    assert quadrants_of(grid, grid.corner(2, 1), base) == SE | SW
    assert quadrants_of(grid, grid.corner(1, 2), base) == NE
    assert quadrants_of(grid, grid.corner(0, 0), base) == 0


# -- sight, in the small boards by which a rulebook explains it ------------------------------------


def test_two_squares_on_both_sides_of_the_end_of_a_wall_see_each_other() -> None:
    grid, walls = walled(2, 2, "v 1 0")
    assert sees(grid, walls, square(grid, 0, 0), square(grid, 1, 0))


def test_a_long_wall_between_neighbours_blocks_sight() -> None:
    grid, walls = walled(2, 3, "v 1 0, v 1 1, v 1 2")
    assert not sees(grid, walls, square(grid, 0, 1), square(grid, 1, 1))


def test_a_closed_door_blocks_sight_until_it_is_opened() -> None:
    grid, _ = walled(2, 3, "v 1 0, v 1 2")
    grid.lay(grid.edge_of(grid.at(0, 1), EAST), DOOR)
    one, other = square(grid, 0, 0), square(grid, 1, 2)
    assert not sees(grid, grid.edges_of(BIT[WALL] | BIT[DOOR]), one, other)
    assert sees(grid, grid.edges_of(BIT[WALL]), one, other)


def test_only_lines_that_touch_the_corner_of_an_obstacle_are_clear() -> None:
    grid, _ = walled(5, 4, "")
    walls = enclosed(grid, 1, 1)
    one, other = square(grid, 0, 0), square(grid, 3, 3)
    clear = {
        (grid.corner_x(a), grid.corner_y(a), grid.corner_x(d), grid.corner_y(d))
        for a in corners_of(grid, one)
        for d in corners_of(grid, other)
        if is_clear(grid, walls, one, a, other, d)
    }
    assert clear == {(1, 0, 4, 3), (0, 1, 3, 4)}
    assert is_covered(grid, walls, one, other)
    assert is_covered(grid, walls, other, one)


def test_a_line_that_touches_the_end_of_a_wall_is_clear() -> None:
    grid, walls = walled(4, 4, "v 1 1, v 1 2, v 2 1")
    one, other = square(grid, 0, 1), square(grid, 3, 2)
    assert is_clear(grid, walls, one, grid.corner(1, 1), other, grid.corner(3, 3))
    assert sees(grid, walls, one, other)
    assert is_covered(grid, walls, one, other)


def test_cover_is_not_mutual() -> None:
    grid, walls = walled(5, 3, "v 1 0")
    one, other = square(grid, 0, 0), square(grid, 3, 1)
    assert sees(grid, walls, one, other) and sees(grid, walls, other, one)
    assert not is_covered(grid, walls, one, other)
    assert is_covered(grid, walls, other, one)


def test_one_free_corner_is_enough_to_leave_the_other_without_cover() -> None:
    grid, walls = walled(5, 4, "v 1 1, v 1 2")
    one, other = square(grid, 0, 1), square(grid, 3, 2)
    assert not is_covered(grid, walls, one, other)
    assert is_covered(grid, walls, other, one)


@pytest.mark.parametrize(("more", "seen"), [("", True), (", h 0 2", False)])
def test_obstacles_on_two_sides_of_the_only_corner_block(more: str, seen: bool) -> None:
    grid, walls = walled(3, 4, "v 1 0, v 1 1" + more)
    assert sees(grid, walls, square(grid, 0, 1), square(grid, 1, 2)) == seen


def test_in_a_corridor_one_square_wide_nobody_has_cover() -> None:
    grid, walls = walled(6, 1, "")
    one, other = square(grid, 0, 0), square(grid, 5, 0)
    assert sees(grid, walls, one, other)
    assert not is_covered(grid, walls, one, other)


def test_a_square_that_is_walled_in_is_not_seen_until_its_edges_are_left_out() -> None:
    grid, _ = walled(7, 5, "")
    walls = enclosed(grid, 4, 2)
    one, other = square(grid, 1, 1), square(grid, 4, 2)
    assert not sees(grid, walls, one, other)
    assert sees(grid, empty(grid.edges), one, other)


def test_edges_can_be_no_obstacle_at_the_corner_where_a_line_starts() -> None:
    """Spread round the start with fewer walls first; what it finds is where the line starts."""
    grid, _ = walled(7, 3, "")
    walls = enclosed(grid, 1, 1)
    one, other = square(grid, 1, 1), square(grid, 4, 1)
    a, d = grid.corner(2, 1), grid.corner(4, 1)
    line, start = corner_line(grid, a, d), quadrants_of(grid, a, one)
    assert leads(grid, walls, line, start) == 0
    freed = spread(grid, empty(grid.edges), a, start)
    assert leads(grid, walls, line, freed) & quadrants_of(grid, d, other) != 0


def test_a_line_between_middles_passes_a_corner_if_one_side_of_it_is_free() -> None:
    grid, one_side = walled(2, 2, "v 1 0")
    both_sides = walled(2, 2, "v 1 0, h 0 1")[1]
    line = middle_line(grid, 0, 3)
    assert leads(grid, one_side, line, 0) != 0
    assert leads(grid, both_sides, line, 0) == 0
    assert leads(grid, one_side, middle_line(grid, 0, 1), 0) == 0
    assert leads(grid, one_side, middle_line(grid, 0, 2), 0) != 0


# -- against the slow way --------------------------------------------------------------------------


class Trial:
    """A random line between corners of a random map, and the quadrants where it starts."""

    def __init__(self, seed: int) -> None:
        self.drawn = drawn = Drawn(seed, longest=7, shortest=3)
        self.grid = grid = drawn.grid
        self.walls, self.plain = drawn.some_walls()
        self.start, self.end = (drawn.rng.randrange(grid.corners) for _ in range(2))
        if drawn.rng.random() < 0.4:  # along edges more often than chance has it
            self.end = grid.corner(grid.corner_x(self.start), grid.corner_y(self.end))
        inside = quadrants_of(grid, self.start, grid.there)
        self.quadrants = drawn.rng.randint(0, EVERY) & inside

    def leads(self) -> int:
        line = corner_line(self.grid, self.start, self.end)
        return leads(self.grid, self.walls, line, self.quadrants)

    def point(self, corner: int) -> Point:
        return self.grid.corner_x(corner), self.grid.corner_y(corner)


def numbers(quadrants: int) -> set[int]:
    return {k for k, bit in enumerate(QUADRANTS) if quadrants & bit}


@seeded(800)
def test_a_line_leads_where_curves_close_to_it_lead(seed: int) -> None:
    t = Trial(seed)
    start, end = t.point(t.start), t.point(t.end)
    ends = clear_ends(t.drawn, t.plain, start, end, numbers(t.quadrants))
    assert numbers(t.leads()) == ends


def test_the_random_lines_are_both_clear_and_blocked() -> None:
    trials = [Trial(seed) for seed in range(400)]
    starting = [t for t in trials if t.quadrants]
    clear = [t for t in starting if t.leads()]
    assert len(clear) > 80 and len(starting) - len(clear) > 80
    assert sum(bool(t.plain) and t.start != t.end for t in clear) > 60


@seeded(100)
def test_sight_is_mutual(seed: int) -> None:
    drawn = Drawn(seed, longest=9)
    walls, _ = drawn.walls(WALL, FENCE)
    some = sorted(drawn.there)[:: max(1, len(drawn.there) // 4)]
    for one in some:
        for other in some:
            a, b = drawn.wide([one]), drawn.wide([other])
            assert sees(drawn.grid, walls, a, b) == sees(drawn.grid, walls, b, a)

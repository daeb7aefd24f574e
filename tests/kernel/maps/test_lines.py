"""Lines over a grid, against every edge and square tried in fractions."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from hadur.kernel.maps.grid import EAST, NORTH, SOUTH, WEST, Grid
from hadur.kernel.maps.lines import Line, corner_line, middle_line, touched
from hadur.kernel.maps.widesets import members_in
from tests.kernel.maps.exact import crosses, inside, is_on, meets, overlaps, share, where
from tests.kernel.maps.plain import key, place, seeded

GRID = Grid(4, 3, [])


def test_a_line_between_corners_crosses_what_lies_between() -> None:
    line = corner_line(GRID, GRID.corner(0, 0), GRID.corner(3, 1))
    assert list(line.entered) == [0, 1, 2]
    assert list(line.crossed) == [GRID.edge_of(0, EAST), GRID.edge_of(1, EAST)]
    assert list(line.corners) == [GRID.corner(0, 0), GRID.corner(3, 1)]
    assert list(line.along) == []


def test_a_line_through_a_corner_crosses_no_edge_there() -> None:
    line = corner_line(GRID, GRID.corner(2, 2), GRID.corner(0, 0))
    assert list(line.entered) == [5, 0]
    assert list(line.crossed) == []
    assert list(line.corners) == [GRID.corner(2, 2), GRID.corner(1, 1), GRID.corner(0, 0)]


def test_a_line_along_edges_enters_no_square() -> None:
    line = corner_line(GRID, GRID.corner(3, 1), GRID.corner(1, 1))
    assert list(line.entered) == list(line.crossed) == []
    assert list(line.along) == [GRID.edge_of(2, SOUTH), GRID.edge_of(1, SOUTH)]
    assert [GRID.corner_x(c) for c in line.corners] == [3, 2, 1]


def test_a_line_between_middles_in_a_row_crosses_every_edge_between() -> None:
    line = middle_line(GRID, 7, 4)
    assert list(line.entered) == [7, 6, 5, 4]
    assert list(line.crossed) == [GRID.edge_of(k, WEST) for k in (7, 6, 5)]
    assert list(line.corners) == []


def test_a_line_that_ends_on_an_edge_touches_it() -> None:
    line = Line(GRID, 1, 1, 1, 4)
    south = GRID.edge_of(4, SOUTH)
    assert list(line.crossed) == [GRID.edge_of(0, SOUTH)]
    assert list(members_in(touched(GRID, line))) == [south]


def test_a_corner_touches_all_edges_that_meet_there() -> None:
    line = middle_line(GRID, 0, 5)
    around = [GRID.edge_of(0, EAST), GRID.edge_of(0, SOUTH)]
    around += [GRID.edge_of(5, NORTH), GRID.edge_of(5, WEST)]
    assert list(members_in(touched(GRID, line))) == sorted(around)


@pytest.mark.parametrize("x", [0, 1])
def test_a_line_may_be_a_single_point(x: int) -> None:
    line = Line(GRID, x, x, x, x)
    assert list(line.corners) == ([0] if x == 0 else [])
    assert list(line.entered) == ([0] if x == 1 else [])
    assert list(line.crossed) == list(line.along) == []


@pytest.mark.parametrize("ends", [(-1, 0, 3, 3), (0, 0, 9, 3), (0, 7, 1, 1), (0, 0, 0, -2)])
def test_a_line_stays_on_the_map(ends: tuple[int, int, int, int]) -> None:
    with pytest.raises(ValueError, match="leaves the map"):
        Line(GRID, *ends)


@seeded(500)
def test_a_line_meets_what_the_exact_line_meets_in_the_same_order(seed: int) -> None:
    rng = random.Random(seed)
    longest = rng.choice([3, 9, 9, 16])
    grid = Grid(rng.randint(1, longest), rng.randint(1, longest), [])
    wide, high = 2 * grid.width, 2 * grid.height
    ends = [rng.randint(0, wide), rng.randint(0, high), rng.randint(0, wide), rng.randint(0, high)]
    if rng.random() < 0.3:
        axis = rng.randrange(2)
        ends[2 + axis] = ends[axis]
    line = Line(grid, *ends)
    a, b = (tuple(Fraction(n, 2) for n in ends[k : k + 2]) for k in (0, 2))
    edges = [key(grid, edge) for edge in range(grid.edges)]
    squares = [place(grid, square) for square in range(grid.squares)]

    crossed = sorted((e for e in edges if crosses(a, b, e)), key=lambda e: where(a, b, e))
    assert [key(grid, edge) for edge in line.crossed] == crossed
    along = {e for e in edges if overlaps(a, b, e)}
    assert [key(grid, edge) for edge in line.along] == sorted(along, reverse=a > b)
    touching = {e for e in edges if meets(a, b, e)} - set(crossed)
    assert {key(grid, edge) for edge in members_in(touched(grid, line))} == touching

    lattice = {point for edge in edges for point in edge}
    corners = [p for p in lattice if is_on(a, b, p)]
    corners.sort(key=lambda p: share(a, b, p) if a != b else 0)
    assert [(grid.corner_x(c), grid.corner_y(c)) for c in line.corners] == corners
    if a != b:
        entered = [s for s in squares if inside(a, b, s)]
        entered.sort(key=lambda s: inside(a, b, s))
        assert [place(grid, square) for square in line.entered] == entered

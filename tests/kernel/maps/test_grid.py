"""Grids: squares, edges and corners have their numbers, and walls divide neighbours."""

from __future__ import annotations

import pytest

from hadur.kernel.bits import BIT
from hadur.kernel.maps.grid import (
    ANY_DIAGONAL,
    BOTH_WAYS_ROUND,
    DOOR,
    EAST,
    LARGEST,
    NO_DIAGONAL,
    NORTH,
    NORTHWEST,
    ONE_WAY_ROUND,
    OPEN,
    SOUTH,
    SOUTHEAST,
    WALL,
    WEST,
    Grid,
    is_open,
    neighbours,
)
from hadur.kernel.maps.widesets import empty, has, members_in, relates, remove, row_of, set_of
from tests.kernel.maps.plain import FENCE, STEPS, Drawn, between, graph, key, place, places, seeded

FIRST_WALL = [
    (ANY_DIAGONAL, True),
    (ONE_WAY_ROUND, True),
    (BOTH_WAYS_ROUND, False),
    (NO_DIAGONAL, False),
]


def all_kinds(grid: Grid) -> object:
    return grid.edges_of(BIT[WALL] | BIT[DOOR] | BIT[FENCE])


def test_squares_are_numbered_row_by_row() -> None:
    grid = Grid(20, 7, [])
    assert grid.at(0, 0) == 0
    assert grid.at(19, 0) == 19
    assert grid.at(3, 5) == 103
    assert (grid.x_of(103), grid.y_of(103)) == (3, 5)
    assert grid.at(20, 0) == grid.at(-1, 3) == grid.at(4, 7) == grid.at(4, -1) == -1


def test_a_square_that_is_left_out_is_nowhere() -> None:
    grid = Grid(3, 3, [4])
    assert grid.at(1, 1) == -1
    assert grid.beside(1, SOUTH) == grid.beside(3, EAST) == grid.beside(0, SOUTHEAST) == -1
    assert grid.beside(1, EAST) == 2
    assert list(members_in(grid.there)) == [0, 1, 2, 3, 5, 6, 7, 8]


def test_the_rim_of_the_map_and_of_a_hole_are_walls() -> None:
    grid = Grid(3, 3, [4])
    walls = grid.edges_of(BIT[WALL])
    for square, sides in ((0, [NORTH, WEST]), (8, [EAST, SOUTH]), (4, [NORTH, EAST, SOUTH, WEST])):
        assert all(has(walls, grid.edge_of(square, side)) for side in sides)
    assert not has(walls, grid.edge_of(0, EAST))


def test_two_squares_share_the_edge_between_them() -> None:
    grid = Grid(5, 4, [])
    assert grid.edge_of(6, EAST) == grid.edge_of(7, WEST)
    assert grid.edge_of(6, SOUTH) == grid.edge_of(11, NORTH)
    assert [grid.side(grid.edge_of(6, EAST), k) for k in (0, 1)] == [6, 7]
    assert [grid.side(grid.edge_of(6, SOUTH), k) for k in (0, 1)] == [6, 11]
    assert [grid.side(grid.edge_of(0, WEST), k) for k in (0, 1)] == [-1, 0]


def test_edges_are_found_by_their_middles() -> None:
    grid = Grid(4, 3, [])
    middles = {(grid.middle_x(e), grid.middle_y(e)) for e in range(grid.edges)}
    assert len(middles) == grid.edges == 4 * 4 + 5 * 3
    for x in range(-2, 11):
        for y in range(-2, 9):
            edge = grid.edge_with_middle(x, y)
            if (x, y) in middles:
                assert (grid.middle_x(edge), grid.middle_y(edge)) == (x, y)
            else:
                assert edge == -1


def test_corners_are_numbered_row_by_row() -> None:
    grid = Grid(4, 3, [])
    assert grid.corners == 20
    assert [grid.corner(0, 0), grid.corner(4, 0), grid.corner(0, 1), grid.corner(4, 3)] == [
        0,
        4,
        5,
        19,
    ]
    assert (grid.corner_x(13), grid.corner_y(13)) == (3, 2)


@pytest.mark.parametrize(
    ("width", "height"), [(0, 3), (3, 0), (-1, 3), (LARGEST + 1, 3), (3, 10**12)]
)
def test_a_grid_that_is_too_small_or_too_large_is_refused(width: int, height: int) -> None:
    with pytest.raises(ValueError, match=f"to {LARGEST} x {LARGEST} squares, not {width} x"):
        Grid(width, height, [])


@pytest.mark.parametrize("square", [-1, 12, 10**6])
def test_only_a_square_of_the_map_can_be_left_out(square: int) -> None:
    with pytest.raises(ValueError, match=f"no square {square} to leave out"):
        Grid(4, 3, [square])


@pytest.mark.parametrize("kind", [-1, 62])
def test_a_kind_of_edge_that_no_word_holds_is_refused(kind: int) -> None:
    with pytest.raises(ValueError, match=f"from 0 to 61, not {kind}"):
        Grid(4, 3, []).lay(0, kind)


def test_who_asks_says_which_kinds_stop_them() -> None:
    grid = Grid(2, 1, [])
    grid.lay(grid.edge_of(0, EAST), FENCE)
    walker, flyer = grid.edges_of(BIT[WALL] | BIT[FENCE]), grid.edges_of(BIT[WALL])
    assert not is_open(grid, walker, 0, EAST, ONE_WAY_ROUND)
    assert is_open(grid, flyer, 0, EAST, ONE_WAY_ROUND)


def test_a_door_that_is_taken_out_of_the_walls_is_open() -> None:
    grid = Grid(2, 1, [])
    door = grid.edge_of(0, EAST)
    grid.lay(door, DOOR)
    walls = grid.edges_of(BIT[WALL] | BIT[DOOR])
    assert not relates(neighbours(grid, walls, ONE_WAY_ROUND), grid.words, 0, 1)
    remove(walls, door)
    assert relates(neighbours(grid, walls, ONE_WAY_ROUND), grid.words, 0, 1)
    assert grid.kind[door] == DOOR


@pytest.mark.parametrize(("diagonal", "passes"), FIRST_WALL)
def test_a_diagonal_past_one_wall_needs_what_the_game_says(diagonal: int, passes: bool) -> None:
    grid = Grid(2, 2, [])
    assert is_open(grid, empty(grid.edges), 0, SOUTHEAST, diagonal) == (diagonal != NO_DIAGONAL)
    wall = set_of([grid.edge_of(0, EAST)], grid.edges)
    assert is_open(grid, wall, 0, SOUTHEAST, diagonal) == passes
    assert is_open(grid, wall, 3, NORTHWEST, diagonal) == passes


def test_a_diagonal_between_walls_on_both_sides_is_closed() -> None:
    grid = Grid(2, 2, [])
    both = set_of([grid.edge_of(0, EAST), grid.edge_of(0, SOUTH)], grid.edges)
    bent = set_of([grid.edge_of(0, EAST), grid.edge_of(1, SOUTH)], grid.edges)
    assert not is_open(grid, both, 0, SOUTHEAST, ONE_WAY_ROUND)
    assert is_open(grid, both, 0, SOUTHEAST, ANY_DIAGONAL)
    assert is_open(grid, bent, 0, SOUTHEAST, ONE_WAY_ROUND)


def test_nothing_steps_into_a_hole_or_off_the_map_even_where_no_wall_is() -> None:
    grid = Grid(2, 2, [3])
    near = neighbours(grid, empty(grid.edges), ANY_DIAGONAL)
    assert [places(grid, row_of(near, grid.words, square)) for square in range(4)] == [
        {(1, 0), (0, 1)},
        {(0, 0), (0, 1)},
        {(0, 0), (1, 0)},
        set(),
    ]


def test_a_diagonal_is_broken_as_the_four_edges_at_its_corner_say() -> None:
    """Between north-west and south-east: (north or east) and (west or south)."""
    grid = Grid(2, 2, [])
    north, east = grid.edge_of(0, EAST), grid.edge_of(1, SOUTH)
    south, west = grid.edge_of(2, EAST), grid.edge_of(0, SOUTH)
    for chosen in range(16):
        n, e, s, w = (bool(chosen >> k & 1) for k in range(4))
        laid = [edge for edge, is_laid in zip((north, east, south, west), (n, e, s, w)) if is_laid]
        walls = set_of(laid, grid.edges)
        falling = is_open(grid, walls, 0, SOUTHEAST, ONE_WAY_ROUND)
        rising = is_open(grid, walls, 2, 1, ONE_WAY_ROUND)
        assert falling == (not ((n or e) and (w or s)))
        assert rising == (not ((n or w) and (e or s)))


def test_the_random_maps_are_of_every_kind() -> None:
    maps = [Drawn(seed) for seed in range(100)]
    assert sum(m.grid.squares > 62 for m in maps) > 20
    assert sum(len(m.there) < m.grid.squares for m in maps) > 20
    assert {kind for m in maps for kind in m.kinds.values()} == {OPEN, WALL, DOOR, FENCE}


@seeded(200)
def test_the_grid_has_the_squares_and_edges_of_the_plain_map(seed: int) -> None:
    drawn = Drawn(seed)
    grid = drawn.grid
    assert places(grid, grid.there) == drawn.there
    assert {key(grid, edge): kind for edge, kind in enumerate(grid.kind)} == drawn.kinds
    for square in range(grid.squares):
        x, y = place(grid, square)
        for direction, (right, down) in enumerate(STEPS):
            to = x + right, y + down
            beside = grid.beside(square, direction)
            assert (place(grid, beside) if beside >= 0 else None) == (
                to if to in drawn.there else None
            )
            if direction % 2 == 0:
                assert key(grid, grid.edge_of(square, direction)) == between((x, y), to)
    for edge in range(grid.edges):
        sides = {place(grid, grid.side(edge, k)) for k in (0, 1) if grid.side(edge, k) >= 0}
        assert sides == drawn.sides(key(grid, edge)) & drawn.there


@seeded(250)
def test_neighbours_are_those_of_the_plain_map(seed: int) -> None:
    drawn = Drawn(seed)
    walls, plain = drawn.some_walls()
    for diagonal in (ANY_DIAGONAL, ONE_WAY_ROUND, BOTH_WAYS_ROUND, NO_DIAGONAL):
        near = neighbours(drawn.grid, walls, diagonal)
        found = {
            place(drawn.grid, square): places(drawn.grid, row_of(near, drawn.grid.words, square))
            for square in members_in(drawn.grid.there)
        }
        assert found == graph(drawn, plain, diagonal)


def test_the_largest_grid_is_right_in_its_far_corner() -> None:
    grid = Grid(LARGEST, LARGEST, [])
    near = neighbours(grid, all_kinds(grid), ONE_WAY_ROUND)
    last = LARGEST - 1
    row = row_of(near, grid.words, grid.squares - 1)
    assert places(grid, row) == {(last - 1, last), (last, last - 1), (last - 1, last - 1)}

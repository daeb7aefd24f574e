"""Reach and distance on grids, against searches in a plain graph."""

from __future__ import annotations

from itertools import pairwise

from hadur.kernel.bits import BIT
from hadur.kernel.maps.grid import (
    ANY_DIAGONAL,
    BOTH_WAYS_ROUND,
    DOOR,
    EAST,
    NO_DIAGONAL,
    ONE_WAY_ROUND,
    WALL,
    Grid,
    neighbours,
)
from hadur.kernel.maps.reach import (
    UNLIMITED,
    beside,
    costs,
    distances,
    even_prices,
    nearest,
    parts,
    reach,
    way,
)
from hadur.kernel.maps.widesets import full, members_in, relate, remove, set_of
from tests.kernel.maps.plain import (
    Column,
    Drawn,
    Point,
    cheapest,
    graph,
    pieces,
    place,
    places,
    seeded,
    steps,
)


class Search:
    """A random map with random walls, starts and squares that can be passed, told both ways."""

    def __init__(self, seed: int) -> None:
        self.drawn = drawn = Drawn(seed)
        self.grid = drawn.grid
        rules = [ANY_DIAGONAL, ONE_WAY_ROUND, BOTH_WAYS_ROUND, NO_DIAGONAL]
        diagonal = drawn.rng.choice(rules)
        walls, plain = drawn.some_walls()
        self.near = neighbours(self.grid, walls, diagonal)
        self.graph = graph(drawn, plain, diagonal)
        first = drawn.rng.choice(sorted(drawn.there) or [None])
        self.start = {first} if first else set()
        if drawn.rng.random() < 0.3:
            self.start |= drawn.some_squares(0.05)[1]
        self.wide_start = drawn.wide(self.start)
        self.wide_through, self.through = drawn.some_squares(drawn.rng.choice([1, 0.8, 0.5]))

    def told(self, column: Column) -> dict[Point, int]:
        """A column by square as a dict of what was reached."""
        assert len(column) == self.grid.squares
        return {place(self.grid, k): n for k, n in enumerate(column) if n >= 0}


def corridor(length: int) -> tuple[Grid, Column]:
    grid = Grid(length, 1, [])
    return grid, neighbours(grid, grid.edges_of(BIT[WALL]), ONE_WAY_ROUND)


def test_a_start_counts_as_nothing_away_and_each_step_as_one() -> None:
    _, near = corridor(5)
    assert list(distances(near, set_of([1], 5), full(5))) == [1, 0, 1, 2, 3]


def test_what_cannot_be_passed_can_be_ended_on() -> None:
    _, near = corridor(5)
    through = full(5)
    remove(through, 2)
    assert list(distances(near, set_of([0], 5), through)) == [0, 1, 2, -1, -1]
    assert list(members_in(reach(near, set_of([0], 5), through, UNLIMITED))) == [0, 1, 2]


def test_a_start_that_cannot_be_passed_can_be_left() -> None:
    _, near = corridor(3)
    start = set_of([0], 3)
    through = set_of([1, 2], 3)
    assert list(distances(near, start, through)) == [0, 1, 2]
    assert list(costs(near, start, through, even_prices(3), UNLIMITED)) == [0, 1, 2]


def test_a_search_leaves_its_sets_as_they_were() -> None:
    _, near = corridor(5)
    start, through, wanted = set_of([0], 5), set_of([1, 2], 5), set_of([3], 5)
    reach(near, start, through, UNLIMITED)
    distances(near, start, through)
    nearest(near, start, through, wanted)
    costs(near, start, through, even_prices(5), UNLIMITED)
    parts(near, through)
    assert [list(members_in(s)) for s in (start, through, wanted)] == [[0], [1, 2], [3]]


def test_a_closed_door_makes_the_way_longer() -> None:
    grid = Grid(2, 2, [])
    grid.lay(grid.edge_of(0, EAST), DOOR)
    start = set_of([0], 4)
    closed = neighbours(grid, grid.edges_of(BIT[WALL] | BIT[DOOR]), NO_DIAGONAL)
    opened = neighbours(grid, grid.edges_of(BIT[WALL]), NO_DIAGONAL)
    assert distances(closed, start, grid.there)[1] == 3
    assert distances(opened, start, grid.there)[1] == 1


def test_the_nearest_are_all_that_are_equally_near() -> None:
    _, near = corridor(7)
    wanted = set_of([0, 1, 5, 6], 7)
    assert list(members_in(nearest(near, set_of([3], 7), full(7), wanted))) == [1, 5]
    assert list(members_in(nearest(near, set_of([1], 7), full(7), wanted))) == [1]
    assert list(members_in(nearest(near, set_of([3], 7), set_of([], 7), wanted))) == []


def test_a_dear_square_is_gone_round() -> None:
    grid = Grid(3, 2, [])
    near = neighbours(grid, grid.edges_of(BIT[WALL]), NO_DIAGONAL)
    price = even_prices(6)
    price[1] = 4
    best = costs(near, set_of([0], 6), grid.there, price, UNLIMITED)
    assert list(best) == [0, 4, 4, 1, 2, 3]
    assert list(way(near, grid.there, price, best, 2)) == [0, 3, 4, 5, 2]


def test_what_is_beyond_the_budget_is_not_reached() -> None:
    _, near = corridor(5)
    price = even_prices(5)
    price[2] = 2
    assert list(costs(near, set_of([0], 5), full(5), price, 3)) == [0, 1, 3, -1, -1]


def test_what_has_no_price_is_not_entered() -> None:
    _, near = corridor(4)
    price = even_prices(4)
    price[2] = 0
    assert list(costs(near, set_of([0], 4), full(4), price, UNLIMITED)) == [0, 1, -1, -1]


def test_no_way_leads_where_nobody_can_go() -> None:
    _, near = corridor(4)
    through = set_of([1], 4)
    best = costs(near, set_of([0], 4), through, even_prices(4), UNLIMITED)
    assert list(way(near, through, even_prices(4), best, 3)) == []
    assert list(way(near, through, even_prices(4), best, 0)) == [0]


def test_far_squares_can_be_made_neighbours() -> None:
    """As teleporters do: the relation is the game's own to add to."""
    grid, near = corridor(39)
    for one, other in ((0, 38), (38, 0)):
        relate(near, grid.words, one, other)
    far = distances(near, set_of([2], 39), grid.there)
    assert (far[38], far[37], far[20]) == (3, 4, 18)


def test_squares_beside_a_base_are_beside_any_square_of_it() -> None:
    grid = Grid(4, 1, [])
    near = neighbours(grid, grid.edges_of(BIT[WALL]), ONE_WAY_ROUND)
    assert list(members_in(beside(near, set_of([1, 2], 4)))) == [0, 1, 2, 3]


@seeded(250)
def test_distances_and_reach_are_those_of_the_plain_graph(seed: int) -> None:
    s = Search(seed)
    found = steps(s.graph, s.start, s.through)
    assert s.told(distances(s.near, s.wide_start, s.wide_through)) == found
    for limit in (0, 1, 3, UNLIMITED):
        reached = places(s.grid, reach(s.near, s.wide_start, s.wide_through, limit))
        assert reached == {node for node, n in found.items() if n <= limit}


@seeded(150)
def test_the_nearest_are_those_of_the_plain_graph(seed: int) -> None:
    s = Search(seed)
    wide, wanted = s.drawn.some_squares(s.drawn.rng.choice([0.02, 0.2]))
    found = {n: d for n, d in steps(s.graph, s.start, s.through).items() if n in wanted}
    least = min(found.values(), default=0)
    assert places(s.grid, nearest(s.near, s.wide_start, s.wide_through, wide)) == {
        node for node, d in found.items() if d == least
    }


@seeded(250)
def test_costs_and_ways_are_those_of_the_plain_graph(seed: int) -> None:
    s = Search(seed)
    column = even_prices(s.grid.squares)
    for square in range(s.grid.squares):
        column[square] = s.drawn.rng.choice([0, 1, 1, 2, 3])
    price = {place(s.grid, k): n for k, n in enumerate(column)}
    budget = s.drawn.rng.choice([0, 4, 9, UNLIMITED])
    plain = cheapest(s.graph, s.start, s.through, price)
    best = costs(s.near, s.wide_start, s.wide_through, column, budget)
    assert s.told(best) == {node: n for node, n in plain.items() if n <= budget}
    for end in range(0, s.grid.squares, 5):
        found = [place(s.grid, k) for k in way(s.near, s.wide_through, column, best, end)]
        if best[end] < 0:
            assert found == []
            continue
        assert found[0] in s.start and found[-1] == place(s.grid, end)
        assert all(other in s.graph[one] for one, other in pairwise(found))
        assert all(node in s.through for node in found[1:-1])
        assert sum(price[node] for node in found[1:]) == best[end]


@seeded(150)
def test_connected_parts_are_those_of_the_plain_graph(seed: int) -> None:
    s = Search(seed)
    numbers = s.told(parts(s.near, s.wide_through))
    found = [{n for n, k in numbers.items() if k == part} for part in range(s.grid.squares)]
    by_first = sorted(pieces(s.graph, s.through), key=lambda part: min((y, x) for x, y in part))
    assert [part for part in found if part] == by_first
    assert max(numbers.values(), default=-1) == len(by_first) - 1

"""Areas: neighbours over borders that may be closed, and ways through areas that may be passed."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from hadur.kernel.bits import BIT, each
from hadur.kernel.maps.areas import Areas, beside, components, distance, path, reach
from hadur.kernel.maps.widesets import empty, set_of
from tests.kernel.maps.plain import Column, pieces, seeded, steps

RING = [(0, 1), (1, 2), (2, 3), (3, 0)]


def word(areas: set[int]) -> int:
    return sum(1 << area for area in areas)


def test_areas_on_both_sides_of_a_border_are_neighbours() -> None:
    ring = Areas(5, RING)
    assert [set(each(w)) for w in ring.near] == [{1, 3}, {0, 2}, {1, 3}, {0, 2}, set()]


def test_a_closed_border_parts_its_areas_and_the_map_keeps_it() -> None:
    ring = Areas(4, RING)
    near = ring.neighbours(set_of([0], ring.borders))
    assert [set(each(w)) for w in near] == [{3}, {2}, {1, 3}, {0, 2}]
    assert distance(near, BIT[0], BIT[1], 15) == 3
    assert distance(ring.near, BIT[0], BIT[1], 15) == 1


def test_of_two_borders_between_the_same_areas_both_must_be_closed() -> None:
    twice = Areas(2, [(0, 1), (1, 0)])
    assert list(twice.neighbours(set_of([0], 2))) == [2, 1]
    assert list(twice.neighbours(set_of([0, 1], 2))) == [0, 0]


def test_an_end_need_not_be_passable_and_neither_the_start() -> None:
    line = Areas(4, [(0, 1), (1, 2), (2, 3)])
    assert set(each(reach(line.near, BIT[0], word({1})))) == {0, 1, 2}
    assert list(path(line.near, 0, 2, word({1}))) == [0, 1, 2]
    assert list(path(line.near, 0, 3, word({1}))) == []
    assert list(path(line.near, 1, 1, 0)) == [1]
    assert distance(line.near, BIT[0], BIT[3], word({1})) == -1


def test_the_areas_beside_several_are_beside_any_of_them() -> None:
    ring = Areas(4, RING)
    assert set(each(beside(ring.near, word({0, 2})))) == {1, 3}
    assert set(each(beside(ring.near, word({0, 1})))) == {0, 1, 2, 3}


@pytest.mark.parametrize("count", [0, -3, 63, 10**9])
def test_a_map_has_at_most_as_many_areas_as_a_word_has_members(count: int) -> None:
    with pytest.raises(ValueError, match=f"1 to 62 areas, not {count}"):
        Areas(count, [])


@pytest.mark.parametrize("border", [(0, 4), (-1, 2), (2, 2)])
def test_a_border_divides_two_areas_of_the_map(border: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="a border divides two of 4 areas"):
        Areas(4, [border])


class Random:
    """A random map with closed borders, starts and areas to pass, told both ways."""

    def __init__(self, seed: int) -> None:
        self.rng = rng = random.Random(seed)
        self.count = rng.choice([1, 2, 9, 48, 62])
        pairs = [(a, b) for a in range(self.count) for b in range(self.count) if a != b]
        tries = rng.randrange(3 * self.count)
        borders = [rng.choice(pairs) for _ in range(tries)] if pairs else []
        areas = Areas(self.count, borders)
        closed = [k for k in range(len(borders)) if rng.random() < 0.2]
        shut = set_of(closed, areas.borders) if borders else empty(0)
        self.near: Column = areas.neighbours(shut)
        self.graph: dict[int, set[int]] = {area: set() for area in range(self.count)}
        for number, (one, other) in enumerate(borders):
            if number not in closed:
                self.graph[one].add(other)
                self.graph[other].add(one)
        self.through = self.some(rng.choice([1, 0.7, 0.3]))

    def some(self, share: float) -> set[int]:
        return {area for area in range(self.count) if self.rng.random() < share}


@seeded(300)
def test_neighbours_reach_and_distance_are_those_of_the_plain_graph(seed: int) -> None:
    r = Random(seed)
    assert {area: set(each(w)) for area, w in enumerate(r.near)} == r.graph
    start, ends = r.some(0.1), r.some(0.1)
    found = steps(r.graph, start, r.through)
    assert set(each(reach(r.near, word(start), word(r.through)))) == set(found)
    shortest = min((found[end] for end in ends if end in found), default=-1)
    assert distance(r.near, word(start), word(ends), word(r.through)) == shortest


@seeded(300)
def test_a_path_is_a_shortest_way_through_the_areas_that_can_be_passed(seed: int) -> None:
    r = Random(seed)
    start, end = r.rng.randrange(r.count), r.rng.randrange(r.count)
    found = steps(r.graph, {start}, r.through)
    taken = list(path(r.near, start, end, word(r.through)))
    if end not in found:
        assert taken == []
        return
    assert (taken[0], taken[-1], len(taken)) == (start, end, found[end] + 1)
    assert all(other in r.graph[one] for one, other in pairwise(taken))
    assert set(taken[1:-1]) <= r.through


@seeded(200)
def test_components_are_those_of_the_plain_graph(seed: int) -> None:
    r = Random(seed)
    found = [set(each(w)) for w in components(r.near, word(r.through))]
    assert found == sorted(pieces(r.graph, r.through), key=min)

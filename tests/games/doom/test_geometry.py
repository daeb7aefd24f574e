"""The field is held against the judge's slow account of section 27 on thousands of random maps."""

from __future__ import annotations

import random

import pytest

from hadur.games.doom.field import Atlas, Field
from hadur.games.doom.legality.plan import FLY, SEE, WALK, Base, Edge, Plan, Square, plan_of
from hadur.games.doom.loading.missions import MISSIONS, check_mission, mission
from hadur.kernel.maps.widesets import empty, members_in, relates, set_of
from tests.games.doom.drawings import drawing
from tests.games.doom.drawings import mission as as_mission

KINDS = ["wall", "blocking", "impassable", "difficult"]


def field_of(text: str) -> Field:
    board = mission(check_mission(as_mission(text))).board
    return Atlas(board, 0).field((1 << int(board.doors)) - 1)


def plan(width: int, height: int, edges: dict[Edge, str], rough: Base = frozenset()) -> Plan:
    """The same map for the judge, `rough` squares difficult."""
    there = frozenset((x, y) for x in range(width) for y in range(height))
    return Plan(there, edges, dict.fromkeys(rough, "difficult"))


def base(*squares: Square) -> Base:
    return frozenset(squares)


def random_map(rng: random.Random, width: int, height: int) -> tuple[Field, Plan]:
    """Single edges of all kinds at random, doors among them, no areas."""
    thick = rng.choice([0.1, 0.25, 0.4])
    v = {
        (x, y): rng.choice([*KINDS, "door"])
        for x in range(1, width)
        for y in range(height)
        if rng.random() < thick
    }
    h = {
        (x, y): rng.choice([*KINDS, "door"])
        for x in range(width)
        for y in range(1, height)
        if rng.random() < thick
    }
    edges: dict[Edge, str] = {("v", x, y): kind for (x, y), kind in v.items()}
    edges |= {("h", x, y): kind for (x, y), kind in h.items()}
    return field_of(drawing(width, height, v=v, h=h)), plan(width, height, edges)


@pytest.mark.rule("DM-27.2", "DM-27.3", "DM-27.4", "DM-27.5", "DM-27.6", "DM-27.7", "DM-27.8")
@pytest.mark.parametrize("part", range(4))
def test_steps_range_and_sight_are_those_of_section_27(part: int) -> None:
    rng = random.Random(part)
    seen = unseen = 0
    for _ in range(300):
        width, height = rng.randint(2, 6), rng.randint(2, 5)
        field, slow = random_map(rng, width, height)
        words = field.grid.words
        for _ in range(6):
            a = (rng.randrange(width), rng.randrange(height))
            b = (rng.randrange(width), rng.randrange(height))
            one, other = a[1] * width + a[0], b[1] * width + b[0]
            if a == b:
                continue
            assert relates(field.walk, words, one, other) == slow.adjacent(a, b, WALK)
            assert relates(field.fly, words, one, other) == slow.adjacent(a, b, FLY)
            assert relates(field.near, words, one, other) == slow.adjacent(a, b, SEE)
            assert field.distance(one, other) == slow.distance(base(a), base(b))
            sees = slow.sees(base(a), base(b))
            assert field.sees(one, other) == sees
            assert field.sees(other, one) == sees
            seen += sees
            unseen += not sees
    assert seen > 300 and unseen > 100


@pytest.mark.rule("DM-27.9", "DM-14.5", "DM-14.6", "DM-14.8", "DM-14.14", "DM-14.16")
@pytest.mark.parametrize("part", range(3))
def test_cover_is_that_of_section_27_with_figures_between(part: int) -> None:
    rng = random.Random(100 + part)
    found = {True: 0, False: 0}
    for _ in range(260):
        width, height = rng.randint(3, 6), rng.randint(2, 5)
        field, slow = random_map(rng, width, height)
        squares = [(x, y) for x in range(width) for y in range(height)]
        for _ in range(5):
            a, b = rng.sample(squares, 2)
            if not slow.sees(base(a), base(b)):
                continue
            others = {s for s in rng.sample(squares, rng.choice([0, 1, 3])) if s not in (a, b)}
            one, other = a[1] * width + a[0], b[1] * width + b[0]
            taken = set_of([y * width + x for x, y in sorted(others)], width * height)
            wanted = slow.covered(base(a), base(b), frozenset(others))
            assert field.in_cover(one, other, taken) == wanted
            found[wanted] += 1
    assert min(found.values()) > 60


def area_edges(squares: set[tuple[int, int]]) -> set[tuple[str, int, int]]:
    out = set()
    for x, y in squares:
        sides = [("v", x, y, x - 1, y), ("v", x + 1, y, x + 1, y)]
        sides += [("h", x, y, x, y - 1), ("h", x, y + 1, x, y + 1)]
        for kind, u, w, other_x, other_y in sides:
            if (other_x, other_y) not in squares:
                out.add((kind, u, w))
    return out


@pytest.mark.rule("DM-27.12", "DM-14.17", "DM-26.31")
def test_the_attackers_own_difficult_area_does_not_count_where_a_line_starts() -> None:
    rng = random.Random(7)
    found = {True: 0, False: 0}
    for _ in range(400):
        width, height = rng.randint(4, 7), rng.randint(3, 5)
        x, y = rng.randrange(width - 1), rng.randrange(height)
        rough = {(x, y), (x + 1, y)}
        if rng.random() < 0.5 and y + 1 < height:
            rough.add((x, y + 1))
        inner = {
            edge
            for edge in area_edges(rough)
            if not (edge[0] == "v" and edge[1] in (0, width))
            and not (edge[0] == "h" and edge[2] in (0, height))
        }
        field = field_of(drawing(width, height, terrain=dict.fromkeys(rough, "~")))
        slow = plan(width, height, dict.fromkeys(inner, "difficult"), frozenset(rough))
        squares = [(u, w) for u in range(width) for w in range(height)]
        for _ in range(6):
            a = rng.choice(sorted(rough)) if rng.random() < 0.6 else rng.choice(squares)
            b = rng.choice(squares)
            if a == b:
                continue
            wanted = slow.covered(base(a), base(b), frozenset())
            one, other = a[1] * width + a[0], b[1] * width + b[0]
            assert field.in_cover(one, other, empty(width * height)) == wanted
            found[wanted] += 1
    assert min(found.values()) > 100


@pytest.mark.rule("DM-27.10", "DM-12.9", "DM-13.9", "DM-13.20")
def test_a_figure_inside_blocking_terrain_is_seen_as_if_its_border_were_not_there() -> None:
    rng = random.Random(9)
    inside = 0
    for _ in range(200):
        width, height = rng.randint(4, 7), rng.randint(3, 5)
        x, y = rng.randrange(1, width - 1), rng.randrange(height)
        block = {(x, y)}
        walls = {
            (u, w): "wall" for u in range(1, width) for w in range(height) if rng.random() < 0.15
        }
        field = field_of(drawing(width, height, terrain=dict.fromkeys(block, "#"), v=walls))
        slow = plan(width, height, {("v", u, w): "wall" for (u, w) in walls})
        for _ in range(5):
            a = (rng.randrange(width), rng.randrange(height))
            if a in block:
                continue
            one, other = a[1] * width + a[0], y * width + x
            assert field.sees(one, other) == slow.sees(base(a), base((x, y)))
            assert field.sees(other, one) == slow.sees(base(a), base((x, y)))
            assert field.distance(one, other) == slow.distance(base(a), base((x, y)))
            inside += 1
    assert inside > 500


@pytest.mark.rule("DM-13.15", "DM-13.8", "DM-27.8", "DM-14.15", "DM-27.9")
def test_a_large_base_sees_and_covers_from_any_of_its_spaces() -> None:
    rng = random.Random(11)
    differs = 0
    found = {True: 0, False: 0}
    for _ in range(350):
        width, height = rng.randint(4, 6), rng.randint(3, 5)
        field, slow = random_map(rng, width, height)
        x, y = rng.randrange(width), rng.randrange(height - 1)
        if slow.stops(("h", x, y + 1), WALK | {"difficult"}):
            continue
        large = base((x, y), (x, y + 1))
        stand = width * height + y * width + x
        for _ in range(4):
            a = (rng.randrange(width), rng.randrange(height))
            if a in large:
                continue
            one = a[1] * width + a[0]
            assert field.sees(stand, one) == slow.sees(large, base(a))
            assert field.distance(one, stand) == slow.distance(base(a), large)
            spaces = [slow.sees(base(a), base((x, y))), slow.sees(base(a), base((x, y + 1)))]
            differs += spaces[0] != spaces[1]
            if field.sees(stand, one):
                wanted = slow.covered(large, base(a), frozenset())
                assert field.in_cover(stand, one, empty(width * height)) == wanted
                found[wanted] += 1
    assert differs > 10
    assert min(found.values()) > 20


@pytest.mark.rule("DM-14.15")
def test_a_large_attacker_may_take_the_corner_of_another_of_its_spaces() -> None:
    """From the upper space alone the target would be in cover behind the wall."""
    slow = plan(5, 3, {("v", 3, 0): "wall"})
    field = field_of(drawing(5, 3, v={(3, 0): "wall"}))
    upper, target = 1, 4
    assert field.in_cover(upper, target, empty(15)) and field.sees(upper, target)
    assert not field.in_cover(15 + upper, target, empty(15))
    assert slow.covered(base((1, 0)), base((4, 0)), frozenset())
    assert not slow.covered(base((1, 0), (1, 1)), base((4, 0)), frozenset())


def test_fields_of_our_missions_are_those_of_the_judge() -> None:
    """Doors open and closed, every option of the geometry, bases of every shape."""
    rng = random.Random(13)
    seen = covered = 0
    for name in MISSIONS:
        board = mission(name).board
        for options in range(8):
            doors = rng.randrange(1 << int(board.doors))
            field, slow = Atlas(board, options).field(doors), plan_of(board, doors, options)
            for _ in range(5):
                stands, bases = zip(*(random_stand(rng, field) for _ in range(2)), strict=True)
                if bases[0] & bases[1]:
                    continue
                assert field.distance(*stands) == slow.distance(*bases)
                sees = slow.sees(*bases)
                assert field.sees(*stands) == sees
                if sees and len(bases[1]) == 1:
                    wanted = slow.covered(*bases, frozenset())
                    assert field.in_cover(*stands, empty(int(field.squares))) == wanted
                    covered += wanted
                seen += sees
    assert seen > 60 and covered > 20


def random_stand(rng: random.Random, field: Field) -> tuple[int, Base]:
    """A figure of any shape somewhere on a map, beside the middle so that some see each other."""
    width, squares = int(field.grid.width), int(field.squares)
    while True:
        stand = rng.choice([0, 0, 0, 1, 2, 3, 4]) * squares + rng.randrange(squares)
        if field.grid.at(stand % width, stand % squares // width) >= 0 and field.has_room(stand):
            members = [int(n) for n in members_in(field.base(stand))]
            return stand, frozenset((n % width, n // width) for n in members)


def test_every_map_of_ours_has_fields_for_all_doors_open_and_closed() -> None:
    assert len(MISSIONS) == 12
    for name in MISSIONS:
        board = mission(name).board
        atlas = Atlas(board, 0)
        closed = atlas.field((1 << int(board.doors)) - 1)
        opened = atlas.field(0)
        assert atlas.field(0) is opened
        near = sum(int(n).bit_count() for n in closed.walk)
        assert sum(int(n).bit_count() for n in opened.walk) >= near > 0

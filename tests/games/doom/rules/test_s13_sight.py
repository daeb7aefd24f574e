"""Chapters 13 and 14: range, line of sight and cover, on the boards of the worked examples."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.doom.conftest import Table
from tests.games.doom.drawings import drawing

Set = Callable[..., Table]


class Sight:
    """What one figure is to another."""

    def __init__(self, t: Table, one: str, other: str) -> None:
        s = t.state
        a, b = t.number(one), t.number(other)
        self.distance = int(s.field.distance(s.stand(a), s.stand(b)))
        self.adjacent = bool(s.field.adjacent(s.stand(a), s.stand(b)))
        self.sees = bool(s.field.sees(s.stand(a), s.stand(b)))
        self.covered = self.sees and bool(s.field.in_cover(s.stand(a), s.stand(b), s.others(a, b)))


def both(t: Table, demon: str = "possessed-soldier-1") -> tuple[Sight, Sight]:
    return Sight(t, "alpha", demon), Sight(t, demon, "alpha")


@pytest.mark.rule("DM-EX11", "DM-13.20", "DM-14.13")
def test_ex11_cover_is_not_mutual(table: Set) -> None:
    board = drawing(5, 3, v={(1, 0): "wall"})
    one, other = both(table({"alpha": "a1", "possessed-soldier-1": "d2"}, map=board))
    assert one.sees and other.sees
    assert not one.covered and other.covered


@pytest.mark.rule("DM-EX12", "DM-13.6", "DM-13.17", "DM-14.9", "DM-26.3", "DM-13.4")
def test_ex12_a_shared_corner_at_the_end_of_a_wall(table: Set) -> None:
    board = drawing(2, 2, v={(1, 0): "wall"})
    figures = {"alpha": "a1", "possessed-soldier-1": "b1"}
    one, other = both(table(figures, map=board))
    assert one.sees and not one.adjacent and one.distance == 2
    assert not one.covered and not other.covered


@pytest.mark.rule("DM-26.3", "DM-14.9")
def test_by_the_option_a_shared_corner_counts_only_between_adjacent_spaces(table: Set) -> None:
    board = drawing(2, 2, v={(1, 0): "wall"}, h={(0, 1): "difficult"})
    figures = {"alpha": "a1", "possessed-soldier-1": "b1"}
    free, _ = both(table(figures, map=board))
    strict, _ = both(table(figures, map=board, options={"shared-corner": "adjacent"}))
    assert free.sees and not free.covered and strict.covered


@pytest.mark.rule("DM-EX13", "DM-13.17", "DM-14.6", "DM-9.10", "DM-9.11")
def test_ex13_a_line_that_touches_blocking_terrain(table: Set) -> None:
    board = drawing(5, 4, terrain={(1, 1): "#"})
    one, other = both(table({"alpha": "a1", "possessed-soldier-1": "d4"}, map=board))
    assert one.sees and one.covered and other.covered


@pytest.mark.rule("DM-EX14", "DM-13.17", "DM-14.6")
def test_ex14_a_line_that_touches_the_end_of_a_wall(table: Set) -> None:
    board = drawing(4, 4, v={(1, 1): "wall", (1, 2): "wall", (2, 1): "wall"})
    one, other = both(table({"alpha": "a2", "possessed-soldier-1": "d3"}, map=board))
    assert one.sees and one.covered and other.covered


@pytest.mark.rule("DM-EX15", "DM-14.5", "DM-14.7", "DM-14.8", "DM-26.13", "DM-S33")
def test_ex15_one_free_corner_is_enough(table: Set) -> None:
    board = drawing(5, 4, v={(1, 1): "wall", (1, 2): "wall"})
    one, other = both(table({"alpha": "a2", "cacodemon-1": "d3"}, map=board), "cacodemon-1")
    assert one.sees and not one.covered and other.covered


@pytest.mark.rule("DM-EX16", "DM-13.18", "DM-13.12", "DM-9.6")
def test_ex16_obstacles_on_two_sides_of_a_corner_block(table: Set) -> None:
    walls = {(1, 0): "wall", (1, 1): "wall"}
    figures = {"alpha": "a2", "possessed-soldier-1": "b3"}
    blocked, _ = both(table(figures, map=drawing(3, 4, v=walls, h={(0, 2): "blocking"})))
    free, _ = both(table(figures, map=drawing(3, 4, v=walls)))
    assert not blocked.sees and free.sees


@pytest.mark.rule("DM-EX17", "DM-14.6", "DM-9.25", "DM-9.26", "DM-13.14", "DM-14.14", "DM-13.16")
def test_ex17_behind_difficult_terrain_blocking_terrain_and_a_figure(table: Set) -> None:
    rough = drawing(7, 3, terrain={(3, 1): "~"})
    one, _ = both(table({"alpha": "b2", "possessed-soldier-1": "f2"}, map=rough))
    assert one.sees and one.covered
    block = drawing(7, 5, terrain={(3, 2): "#"})
    one, _ = both(table({"alpha": "b2", "possessed-soldier-1": "f4"}, map=block))
    assert one.sees and one.covered
    figures = {"alpha": "b2", "imp-1": "c2", "possessed-soldier-1": "e2"}
    one, _ = both(table(figures, map=drawing(7, 3)))
    assert one.sees and one.covered
    del figures["imp-1"]
    one, _ = both(table(figures, map=drawing(7, 3)))
    assert not one.covered


@pytest.mark.rule("DM-EX18", "DM-9.7", "DM-9.37", "DM-14.10", "DM-9.17", "DM-26.14", "DM-9.4")
@pytest.mark.parametrize(
    ("kind", "covered"),
    [
        ("wall", True),
        ("door", True),
        ("blocking", True),
        ("difficult", True),
        ("impassable", False),
    ],
)
def test_ex18_single_borders_give_cover_but_for_impassable_ones(
    table: Set, kind: str, covered: bool
) -> None:
    board = drawing(7, 3, v={(3, 1): kind})
    one, _ = both(table({"alpha": "b2", "possessed-soldier-1": "f2"}, map=board))
    assert one.sees and one.covered == covered


@pytest.mark.rule("DM-EX19", "DM-12.9", "DM-12.10", "DM-27.10", "DM-13.21")
def test_ex19_a_flying_demon_in_blocking_terrain_is_seen_and_not_in_cover(table: Set) -> None:
    board = drawing(7, 5, terrain={(4, 2): "#"})
    one, other = both(table({"alpha": "b2", "cacodemon-1": "e3"}, map=board), "cacodemon-1")
    assert one.sees and one.distance == 3 and not one.covered
    assert other.sees and other.distance == 3


@pytest.mark.rule("DM-12.27", "DM-26.29", "DM-13.9")
def test_a_large_demon_wholly_in_blocking_terrain_is_seen_partly_outside_it_is_as_any_other(
    table: Set,
) -> None:
    board = drawing(7, 5, terrain={(4, 1): "#", (4, 2): "#"})
    one, _ = both(table({"alpha": "b2", "mancubus-1": "e2"}, map=board), "mancubus-1")
    assert one.sees and one.distance == 3
    partly = table({"alpha": "b5", "mancubus-1": "e3"}, map=board)
    one, _ = both(partly, "mancubus-1")
    assert one.sees and one.distance == 3


@pytest.mark.rule("DM-DX16", "DM-13.18", "DM-13.19")
def test_dx16_a_long_wall_between_neighbours(table: Set) -> None:
    board = drawing(2, 5, v={(1, y): "wall" for y in range(5)})
    one, _ = both(table({"alpha": "a3", "possessed-soldier-1": "b3"}, map=board))
    assert not one.sees


@pytest.mark.rule("DM-DX17", "DM-27.6", "DM-27.11")
def test_dx17_a_corridor_gives_sight_and_no_cover_unless_grazing_blocks(table: Set) -> None:
    figures = {"alpha": "a1", "possessed-soldier-1": "f1"}
    corridor = drawing(6, 1)
    one, _ = both(table(figures, map=corridor))
    assert one.sees and not one.covered and one.distance == 5
    strict, _ = both(table(figures, map=corridor, options={"grazing": "blocks"}))
    assert strict.covered


@pytest.mark.rule("DM-DX18", "DM-14.17", "DM-27.12", "DM-26.31")
def test_dx18_the_attackers_own_difficult_terrain(table: Set) -> None:
    board = drawing(7, 3, terrain={(1, 1): "~"})
    one, other = both(table({"alpha": "b2", "possessed-soldier-1": "e2"}, map=board))
    assert one.sees and one.distance == 3
    assert not one.covered and other.covered


@pytest.mark.rule("DM-26.31")
def test_inside_one_difficult_area_there_is_cover_only_by_the_option(table: Set) -> None:
    board = drawing(7, 3, terrain={(x, 1): "~" for x in range(1, 6)})
    figures = {"alpha": "b2", "possessed-soldier-1": "f2"}
    one, _ = both(table(figures, map=board))
    assert not one.covered
    strict, _ = both(table(figures, map=board, options={"difficult-inside": "covers"}))
    assert strict.covered


@pytest.mark.rule("DM-13.1", "DM-13.2", "DM-13.3", "DM-13.7", "DM-7.12", "DM-13.10")
def test_only_enemies_in_range_and_sight_can_be_named(table: Set) -> None:
    figures = {"alpha": "a1", "imp-1": "e1", "imp-2": "f3", "pinky-1": "c1"}
    t = table(figures, seats=5, m1={"hand": ["sidearm"]})
    t.do("play sidearm", "attack")
    assert set(t.legal) == {"attack imp-1", "attack pinky-1"}

"""Chapters 9 to 11: terrain, doors, adjacency and movement."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.doom.conftest import Table
from tests.games.doom.drawings import drawing

Set = Callable[..., Table]


def steps(t: Table) -> set[str]:
    return {text.split()[1] for text in t.starting("step")}


@pytest.mark.rule("DM-11.1", "DM-10.1", "DM-9.1")
def test_a_step_leads_to_any_of_the_eight_spaces_round_it(table: Set) -> None:
    t = table({"alpha": "c3 points=2"})
    assert steps(t) == {"b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"}
    t.do("step d4")
    assert t.at("alpha") == "d4" and t.points("alpha") == 1


@pytest.mark.rule("DM-9.5", "DM-9.8", "DM-11.3", "DM-10.2")
def test_nobody_walks_through_walls_or_off_the_map(table: Set) -> None:
    small = drawing(3, 3, v={(1, 0): "wall"})
    t = table({"alpha": "a1 points=3"}, map=small)
    assert steps(t) == {"a2", "b2"}


@pytest.mark.rule("DM-EX2", "DM-10.3", "DM-11.4")
def test_ex2_one_corner_of_impassable_terrain_does_not_stop_a_diagonal(table: Set) -> None:
    t = table({"alpha": "a1 points=1"}, map=drawing(2, 2, v={(1, 0): "impassable"}))
    t.do("step b2")
    assert t.points("alpha") == 0


@pytest.mark.rule("DM-EX3", "DM-10.4", "DM-10.9", "DM-12.3")
def test_ex3_obstacles_at_both_corners_stop_a_marine_but_not_a_flying_demon(table: Set) -> None:
    small = drawing(3, 2, v={(1, 0): "wall"}, h={(0, 1): "blocking"})
    t = table({"alpha": "a1 points=1"}, map=small)
    assert "step b2" not in t.legal
    t = table({"alpha": "c2", "cacodemon-1": "a1 points=1"}, map=small, active="cacodemon-1")
    assert "step b2" in t.legal


@pytest.mark.rule("DM-EX4", "DM-10.5", "DM-11.10")
def test_ex4_a_figure_in_a_corner_space_is_no_obstacle(table: Set) -> None:
    small = drawing(2, 2, v={(1, 0): "wall"})
    t = table({"alpha": "a1 points=1", "imp-1": "a2"}, map=small)
    t.do("step b2")
    assert t.points("alpha") == 0


@pytest.mark.rule("DM-9.9", "DM-9.15", "DM-9.23", "DM-9.24", "DM-11.2", "DM-9.2", "DM-9.3")
def test_terrain_stops_or_delays(table: Set) -> None:
    terrain = {(2, 0): "#", (2, 1): "x", (2, 3): "~", (3, 3): "~"}
    small = drawing(6, 5, terrain={k: v for k, v in terrain.items() if k != (2, 1)})
    t = table({"alpha": "b1 points=5"}, map=small)
    assert "c1" not in steps(t)
    t = table({"alpha": "b4 points=5"}, map=small)
    t.do("step c4")
    assert t.points("alpha") == 3
    t.do("step d4")
    assert t.points("alpha") == 1, "from difficult to difficult costs the surcharge again"
    t.do("step e4")
    assert t.points("alpha") == 0, "leaving costs nothing more"


@pytest.mark.rule("DM-9.15", "DM-13.5", "DM-9.16", "DM-DX14")
def test_dx14_one_shoots_over_a_pit_but_does_not_walk_over_it(table: Set) -> None:
    pit = drawing(5, 1, terrain={(2, 0): "x"})
    t = table({"alpha": "b1 points=4", "imp-1": "d1"}, map=pit)
    assert steps(t) == {"a1"}
    s = t.state
    assert s.field.distance(1, 3) == 2 and s.field.sees(1, 3)
    assert not s.field.in_cover(1, 3, s.others(0, 4))


@pytest.mark.rule("DM-EX21", "DM-9.27", "DM-11.6", "DM-11.9")
def test_ex21_an_enemy_in_difficult_terrain_costs_three(table: Set) -> None:
    small = drawing(5, 3, terrain={(2, 1): "~"})
    figures = {"alpha": "b2 points=4", "imp-1": "c2"}
    t = table(figures, map=small)
    t.do("step c2")
    assert t.points("alpha") == 1
    assert t.prompt == "act" and "end" not in t.legal
    t = table({"alpha": "b2 points=3", "imp-1": "c2"}, map=small)
    assert "c2" not in steps(t), "it could not go on"


@pytest.mark.rule("DM-11.5", "DM-11.7", "DM-11.8", "DM-11.20", "DM-11.21")
def test_a_friend_is_passed_for_nothing_more_but_not_joined(table: Set) -> None:
    t = table({"alpha": "c3 points=2", "bravo": "d3"}, seats=3, m1={"hand": ["push-forward"]})
    t.do("step d3")
    assert t.points("alpha") == 1
    assert {text.split()[0] for text in t.legal} == {"step", "play", "sprint"}
    t.do("step e3")
    assert t.at("alpha") == "e3" and "end" in t.legal
    t = table({"alpha": "c3 points=1", "bravo": "d3"}, seats=3)
    assert "d3" not in steps(t)


# -- doors -----------------------------------------------------------------------------------------

HALL = drawing(6, 3, v={(3, 0): "wall", (3, 1): "door", (3, 2): "wall"})


@pytest.mark.rule("DM-9.31", "DM-9.32", "DM-9.33", "DM-9.34", "DM-10.7", "DM-11.18", "DM-4.8")
def test_a_door_is_opened_from_its_two_spaces_for_a_point_and_is_gone(table: Set) -> None:
    t = table({"alpha": "c1 points=3"}, map=HALL)
    assert t.starting("open") == [], "c1 touches the door with a corner only"
    t.do("step c2")
    assert "d2" not in steps(t)
    t.do("open c2-d2")
    assert t.points("alpha") == 1
    assert t.view()["map"]["doors"] == [] and "d2" in steps(t)


@pytest.mark.rule("DM-9.35", "DM-9.36", "DM-12.2", "DM-9.30")
def test_a_closed_door_stops_sight_and_flyers(table: Set) -> None:
    figures = {"alpha": "c2", "cacodemon-1": "d2 points=3"}
    t = table(figures, map=HALL, active="cacodemon-1", moment="demon")
    assert "c2" not in steps(t) and "attack" not in t.legal
    t.do("open c2-d2")
    assert "attack" in t.legal


@pytest.mark.rule("DM-S54")
def test_a_door_over_two_borders_opens_as_a_whole(table: Set) -> None:
    wide = drawing(4, 2, v={(2, 0): "door", (2, 1): "door"})
    t = table({"alpha": "b2 points=2"}, map=wide)
    assert t.starting("open") == ["open b1-c1"]
    t.do("open b1-c1")
    assert {"c1", "c2"} <= steps(t)


@pytest.mark.rule("DM-1.4", "DM-20.3")
def test_infestation_forbids_demons_to_open_doors(table: Set) -> None:
    figures = {"alpha": "a1", "imp-1": "d2 points=3"}
    rules = {"threat": "infestation"}
    t = table(figures, map=HALL, active="imp-1", moment="demon", rules=rules)
    assert t.starting("open") == []


# -- points outside the own activation -------------------------------------------------------------


@pytest.mark.rule("DM-11.19", "DM-11.16")
def test_points_outside_the_own_activation_are_spent_at_once_or_lost(table: Set) -> None:
    portal = drawing(9, 7, marks={(4, 4): "B", (8, 6): "T"})
    inv = {"hand": ["ambush"], "invasion": "imp-assault"}
    t = table({"alpha": "a1"}, map=portal, moment="summon", portal="e5", inv=inv)
    t.do("group 3-imp", "place e5", "place e4", "place d5", "use ambush", "pick imp-1")
    assert t.prompt == "move-now" and t.points("imp-1") == 3
    t.do("step f6", "done")
    assert t.at("imp-1") == "f6" and t.points("imp-1") == 0


@pytest.mark.rule("DM-EX22", "DM-9.12", "DM-9.18")
def test_ex22_nobody_is_pushed_into_blocking_or_impassable_terrain(table: Set) -> None:
    small = drawing(7, 3, terrain={(4, 0): "#", (4, 2): "x"})
    m1 = {"class": "brawler", "hand": ["sidearm"]}
    t = table({"alpha": "c2", "imp-1": "d2"}, seats=5, map=small, m1=m1, inv={"deck": ["ferocity"]})
    t.do("play sidearm", "attack", dice="red-1 red-1")
    t.do("use brawler")
    assert t.prompt == "push"
    assert {"place e1", "place e3"}.isdisjoint(t.legal) and "place e2" in t.legal
    t.do("place e2", "done")
    assert t.at("imp-1") == "e2"

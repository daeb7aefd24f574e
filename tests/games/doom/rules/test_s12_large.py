"""Chapter 12: flying, large figures, displacement."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hadur.games.doom.phases import demons, marine
from tests.games.doom.conftest import Table
from tests.games.doom.drawings import drawing

Set = Callable[..., Table]


def demon(table: Set, name: str, text: str, **more: object) -> Table:
    figures = {"alpha": "a1", name: text, **more.pop("others", {})}  # type: ignore[dict-item]
    return table(figures, active=name, moment="demon", **more)


@pytest.mark.rule("DM-12.1", "DM-12.4", "DM-12.5", "DM-9.14", "DM-9.29")
def test_flying_demons_cross_and_rest_on_any_terrain(table: Set) -> None:
    small = drawing(7, 3, terrain={(3, 1): "#", (4, 1): "#", (5, 0): "~"})
    t = demon(table, "cacodemon-1", "c2 points=3", map=small)
    t.do("step d2")
    assert "end" in t.legal
    t.do("step e2", "step f1")
    assert t.points("cacodemon-1") == 0


@pytest.mark.rule("DM-12.6", "DM-12.7", "DM-12.8")
def test_flying_demons_pass_others_for_nothing_more_but_do_not_stop_there(table: Set) -> None:
    t = demon(table, "cacodemon-1", "c3 points=2", others={"imp-1": "d3"})
    t.do("step d3")
    assert "end" not in t.legal and "attack" not in t.legal
    t = demon(table, "revenant-1", "b1 points=2")
    t.do("step a1")
    assert t.points("revenant-1") == 1 and "end" not in t.legal


@pytest.mark.rule("DM-EX5", "DM-EX6", "DM-12.11", "DM-12.12", "DM-12.31", "DM-12.29")
def test_ex5_ex6_a_cyberdemon_steps_along_both_axes_never_diagonally(table: Set) -> None:
    t = demon(table, "cyberdemon-1", "d3 points=2")
    assert t.starting("step") == ["step c3", "step e3", "step d2", "step d4"]
    t.do("step e3")
    assert t.points("cyberdemon-1") == 1


@pytest.mark.rule("DM-12.31", "DM-12.12")
def test_a_base_of_two_steps_only_along_its_length(table: Set) -> None:
    t = demon(table, "mancubus-1", "d3 points=2")
    assert t.starting("step") == ["step d2", "step d4"]
    t = demon(table, "mancubus-1", "d3 lying points=2")
    assert t.starting("step") == ["step c3", "step e3"]


@pytest.mark.rule("DM-EX8", "DM-12.13", "DM-12.14", "DM-12.32")
def test_ex8_a_base_of_two_turns_round_either_of_its_spaces(table: Set) -> None:
    t = demon(table, "baron-of-hell-1", "d3 points=2")
    assert set(t.starting("turn")) == {"turn c3", "turn d3", "turn c4", "turn d4"}
    t.do("turn c4")
    assert t.points("baron-of-hell-1") == 1
    assert t.view()["figures"]["baron-of-hell-1"]["lying"]


@pytest.mark.rule("DM-EX9", "DM-EX10", "DM-12.14", "DM-12.32")
def test_ex9_ex10_a_base_of_six_keeps_at_least_half(table: Set) -> None:
    t = demon(table, "cyberdemon-1", "d3 points=2")
    assert set(t.starting("turn")) == {"turn c3", "turn d3", "turn c4", "turn d4"}
    assert t.refuses("turn e4")


@pytest.mark.rule("DM-EX7", "DM-12.15", "DM-12.16", "DM-12.17", "DM-12.19", "DM-9.13")
def test_ex7_terrain_neither_stops_nor_delays_but_wall_and_door_do(table: Set) -> None:
    yard = drawing(7, 6, terrain={(2, 3): "#", (4, 3): "~"}, h={(5, 3): "wall", (6, 3): "door"})
    t = demon(table, "mancubus-1", "c2 points=2", map=yard)
    t.do("step c3")
    assert t.points("mancubus-1") == 1 and "end" in t.legal
    t = demon(table, "mancubus-1", "e2 points=2", map=yard)
    t.do("step e3")
    assert t.points("mancubus-1") == 1
    t = demon(table, "mancubus-1", "f2 points=2", map=yard)
    assert t.starting("step") == ["step f1"]
    t = demon(table, "mancubus-1", "g2 points=2", map=yard)
    assert t.starting("step") == ["step g1"]


@pytest.mark.rule("DM-12.30")
def test_no_wall_lies_within_a_base(table: Set) -> None:
    yard = drawing(5, 5, v={(2, 2): "wall"})
    t = demon(table, "mancubus-1", "b3 points=2", map=yard)
    assert "turn b3" not in t.legal and "turn b4" in t.legal and "turn a3" in t.legal


@pytest.mark.rule("DM-12.18", "DM-12.20", "DM-12.21", "DM-12.23", "DM-12.24", "DM-12.33")
def test_small_figures_under_it_give_way_demons_first_and_their_players_choose(
    table: Set,
) -> None:
    figures = {"alpha": "d4", "imp-1": "d5", "mancubus-1": "d2 points=2"}
    t = table(figures, active="mancubus-1", moment="demon")
    t.do("step d3", "step d4")
    assert t.points("mancubus-1") == 0
    t.do("end")
    assert (t.prompt, t.seat) == ("displaced", 0)
    t.do("place c6")
    assert (t.prompt, t.seat) == ("displaced", 1)
    assert "place c4" in t.legal and "place d4" not in t.legal
    t.do("place e4")
    assert (t.at("imp-1"), t.at("alpha"), t.at("mancubus-1")) == ("c6", "e4", "d4")


@pytest.mark.rule("DM-12.35", "DM-26.30", "DM-12.22", "DM-S41")
def test_nobody_is_displaced_into_blocking_or_impassable_terrain(table: Set) -> None:
    tight = drawing(3, 4, terrain={(0, 2): "x", (2, 2): "#"})
    figures = {"alpha": "c1", "imp-1": "b3", "mancubus-1": "b1 points=1"}
    t = table(figures, active="mancubus-1", moment="demon", map=tight)
    t.do("step b2", "end")
    assert t.prompt == "displaced"
    assert set(t.legal) == {"place a2", "place c2", "place a4", "place b4", "place c4"}
    wide = drawing(5, 5, terrain={(1, 1): "x", (3, 2): "#"})
    figures = {"alpha": "e5", "cacodemon-1": "c3", "mancubus-1": "c1 points=1"}
    t = table(figures, active="mancubus-1", moment="demon", map=wide)
    t.do("step c2", "end")
    assert t.prompt == "displaced"
    assert "place b4" in t.legal and "place b3" in t.legal
    assert {"place b2", "place d3"}.isdisjoint(t.legal), "not even a flying one"


@pytest.mark.rule("DM-12.25")
def test_a_large_figure_does_not_stop_on_another(table: Set) -> None:
    figures = {"alpha": "a1", "baron-of-hell-1": "d4", "mancubus-1": "d1 points=1"}
    t = table(figures, active="mancubus-1", moment="demon")
    assert "step d2" in t.legal
    t.do("step d2")
    t = table({**figures, "mancubus-1": "d2 points=1"}, active="mancubus-1", moment="demon")
    assert "step d3" not in t.legal


@pytest.mark.rule("DM-12.34")
def test_of_several_displaced_figures_their_side_chooses_who_goes_first(table: Set) -> None:
    figures = {"alpha": "a1", "imp-1": "d4", "imp-2": "d5", "mancubus-1": "d2 points=2"}
    t = table(figures, active="mancubus-1", moment="demon")
    t.do("step d3", "step d4", "end")
    assert t.seat == 0 and t.legal == ["pick imp-1", "pick imp-2"]
    figures = {"bravo": "d4", "charlie": "d5", "mancubus-1": "d2 points=2"}
    t = table(figures, seats=5, active="mancubus-1", moment="demon")
    t.do("step d3", "step d4", "end")
    assert t.seat == 2 and t.legal == ["pick bravo", "pick charlie"]


@pytest.mark.rule("DM-S39", "DM-12.20")
def test_a_large_figure_stops_only_where_those_under_it_find_room(table: Set) -> None:
    """A full map: what its own step leaves empty is room enough, unless nobody may stand there."""
    figures = {"alpha": "a3", "bravo": "b1", "charlie": "b2", "delta": "b3"}
    figures["mancubus-1"] = "a1 points=1"
    t = table(figures, seats=5, map=drawing(2, 3), active="mancubus-1", moment="demon")
    t.do("step a2", "end")
    assert t.at("alpha") == "a1"
    pit = drawing(2, 3, terrain={(0, 0): "x"})
    t = table(figures, seats=5, map=pit, active="mancubus-1", moment="demon")
    assert t.starting("step") == []


@pytest.mark.rule("DM-12.26", "DM-14.11", "DM-2.12", "DM-2.11")
def test_a_large_figure_is_never_in_cover(table: Set) -> None:
    figures = {"alpha": "a3", "imp-1": "c3", "mancubus-1": "e3"}
    t = table(figures, seats=5, m1={"hand": ["sidearm"]}, inv={"deck": ["ferocity"]})
    t.do("play sidearm", "attack", "attack mancubus-1", dice="red-1 red-1")
    assert t.prompt == "act", "no cover was asked for"


@pytest.mark.rule("DM-12.28", "DM-20.19", "DM-26.10")
def test_a_summoned_large_demon_displaces_nobody_unless_the_option_says_so(table: Set) -> None:
    room = drawing(5, 3, marks={(2, 1): "R"})
    inv = {"invasion": "hells-nobles"}
    position = {"map": room, "moment": "summon", "portal": "c2", "inv": inv}
    figures = {"alpha": "c1", "imp-1": "c3"}
    t = table(figures, **position)
    t.do("group 2-baron-of-hell")
    assert "place c1" not in t.legal and "place c2" not in t.legal and "place b1" in t.legal
    t = table(figures, options={"summon-large": "displaces"}, **position)
    t.do("group 2-baron-of-hell")
    assert "place c1" in t.legal


@pytest.mark.rule("DM-11.8", "DM-11.21")
def test_who_cannot_go_on_from_anothers_space_is_put_into_the_nearest(table: Set) -> None:
    """A reaction may take what a figure counted on when it entered."""
    for name, active, seat in (("alpha", "alpha", 1), ("imp-1", "imp-1", 0)):
        figures = {"alpha": "c3 points=3", "imp-1": "d3 points=3"}
        moment = "act" if active == "alpha" else "demon"
        t = table(figures, seats=5, active=active, moment=moment)
        t.do("step d3" if name == "alpha" else "step c3")
        s = t.state
        s.points[t.number(name)] = 0
        s.asks = []
        s.push(marine.ACT_ON if name == "alpha" else demons.ACT_ON, t.number(name))
        s.run()
        assert (t.prompt, t.seat) == ("displaced", seat) and len(t.legal) == 8
        t.do(t.legal[0])
        assert (s.lifted == -1 and "end" in t.legal) or t.prompt != "displaced"

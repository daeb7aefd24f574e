"""Moves whose way is spelled out: which ways are one move."""

from __future__ import annotations

import pytest

from tests.games.summoner_wars.legality.judging import Set, rule


@rule("SW-7.6", "SW-7.7", "SW-24.15")
def test_ways_with_the_same_outcome_are_one_move(table: Set) -> None:
    t = table("phase=move; c3: 0 ollag")
    short = t.state.explain("move c3 d4").move
    assert short == t.state.explain("move c3 c4 d4").move == t.state.explain("move c3 d3 d4").move
    back = t.state.explain("move c3 c3").move
    for step in ("b3", "d3", "c2", "c4"):
        assert t.state.explain(f"move c3 {step} c3").move == back
    t.do("move c3 d3 d4")
    assert t.at("d4") == "ollag"


@rule("SW-7.18")
def test_the_way_decides_who_is_trampled(table: Set) -> None:
    position = "phase=move; c3: 0 bear-cavalry; c4: 1 smasher; d3: 1 smasher"
    for way, trampled, spared in (("c4", "c4", "d3"), ("d3", "d3", "c4")):
        t = table(position)
        t.do(f"move c3 {way} d4")
        assert (t.damage(trampled), t.damage(spared)) == (1, 0)
    t = table("phase=move; c3: 0 bear-cavalry; c4: 1 smasher")
    t.do("move c3 d3 d4")
    assert t.damage("c4") == 0


@rule("SW-15.18")
def test_the_way_decides_how_often_engage_strikes(table: Set) -> None:
    position = "phase=move; c3: 0 smasher; b3: 1 deceiver; d4: 1 deceiver"
    t = table(position)
    t.do("move c3 c4 c3")
    assert t.starting("first") == ["first engage b3", "first engage d4"]
    t.do("first engage d4")
    assert t.damage("c3") == 2
    t = table(position)
    t.do("move c3 c2 c3")
    assert t.damage("c3") == 1


@rule("SW-15.18")
def test_a_way_round_an_engaging_enemy_is_another_move_than_the_way_past_it(table: Set) -> None:
    t = table("phase=move; c3: 0 wind-archer; b4: 1 deceiver")
    round_it = t.state.explain("move c3 d3 d4").move
    past_it = t.state.explain("move c3 c4 d4").move
    assert None not in (round_it, past_it)
    assert round_it != past_it
    assert t.state.explain("move c3 d4").move == round_it, "the way that harms nobody"
    t.do("move c3 d4")
    assert t.damage("d4") == 0


@rule("SW-15.18")
@pytest.mark.parametrize(("way", "striker"), [("d3", "d2"), ("c4", "c5")])
def test_only_the_engage_unit_that_was_left_strikes(table: Set, way: str, striker: str) -> None:
    """Two ways that leave equally many of them, but not the same ones."""
    t = table("phase=move; c3: 0 ember-archer; d2: 1 citadel-knight; c5: 1 citadel-knight")
    t.do(f"move c3 {way} d4")
    assert t.starting("first") == [f"first engage {striker}", "first quick-shot d4"]
    t.do(f"first engage {striker}")
    assert t.damage("d4") == 1


@rule("SW-15.18")
@pytest.mark.parametrize(("way", "striker"), [("c2 d2", "c1"), ("c4 d4", "c5")])
def test_ways_over_the_same_common_leave_different_engage_units(
    table: Set, way: str, striker: str
) -> None:
    t = table(
        "phase=move; c3: 0 rhinoceros charges=2; d3: 1 smasher;"
        " c1: 1 citadel-knight; c5: 1 citadel-knight"
    )
    t.do(f"move c3 {way} d3 e3")
    assert t.starting("first") == [f"first engage {striker}", "first trample e3"]
    t.do(f"first engage {striker}")
    assert (t.damage("e3"), t.damage("d3")) == (1, 1)


@rule("SW-15.18")
def test_an_engage_unit_left_twice_is_not_two_that_were_left_once(table: Set) -> None:
    position = "phase=move; c3: 0 rhinoceros charges=1; c4: 1 deceiver; b1: 1 deceiver"
    t = table(position)
    t.do("move c3 c2 b2 b3")
    assert sorted(t.starting("first")) == ["first engage b1", "first engage c4"]
    t.do("first engage b1")
    assert t.damage("b3") == 2
    t = table(position)
    t.do("move c3 d3 c3 b3")
    assert t.damage("b3") == 2 and not t.starting("first"), "one effect, twice over"


def test_a_short_charge_is_the_normal_move_it_equals(table: Set) -> None:
    t = table("phase=move; c1: 0 beast-rider")
    assert t.refuses("charge c1 c2")
    assert t.state.explain("charge c1 c3").move == t.state.explain("move c1 c2 c3").move
    t.do("charge c1 c2")
    assert t.at("c2") == "beast-rider"

"""Something happens in the middle of something else: the attacker falls, a goal is reached."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hadur.games.doom import GAME
from tests.games.doom.conftest import Table

Set = Callable[..., Table]
HARVEST = ["harvest-of-souls", "power-overwhelming", "seek-and-destroy"]


# -- whether an attack is offered ------------------------------------------------------------------


@pytest.mark.rule("DM-15.9", "DM-13.7", "DM-13.1")
def test_nobody_within_range_is_no_attack(table: Set) -> None:
    t = table({"alpha": "a1", "imp-1": "f1"}, m1={"hand": ["sidearm", "push-forward"]})
    t.do("play sidearm")
    assert t.prompt == "act" and t.points("alpha") == 4


@pytest.mark.rule("DM-15.9", "DM-15.12")
def test_what_may_lengthen_the_range_is_reckoned_with(table: Set) -> None:
    m1 = {"class": "sniper", "hand": ["sidearm"]}
    t = table({"alpha": "a1", "imp-1": "f1"}, m1=m1)
    t.do("play sidearm")
    assert t.prompt == "whether-attack"
    t.do("attack").passing("use sniper").do("use sniper", dice="red-1 red-1")
    t = table({"alpha": "a1", "imp-1": "f1"}, m1={**m1, "exhausted": True})
    t.do("play sidearm")
    assert t.prompt == "act"


@pytest.mark.rule("DM-15.9", "DM-3.13", "DM-S51")
@pytest.mark.parametrize(
    ("where", "asked"),
    [("hand", True), ("deck", True), ("discard", False)],
)
def test_being_asked_to_attack_does_not_tell_what_is_held(
    table: Set, where: str, asked: bool
) -> None:
    """Full Auto reaches 6 spaces, 8 with a Tactical Scope: asked whoever may hold one."""
    m1: dict[str, object] = {"weapons": ["heavy-assault-rifle"], "hand": ["full-auto", "sidearm"]}
    m1[where] = [*(["full-auto", "sidearm"] if where == "hand" else []), "tactical-scope"]
    t = table({"alpha": "a1", "imp-1": "h1"}, m1=m1)
    t.do("play full-auto")
    assert (t.prompt == "whether-attack") == asked


@pytest.mark.rule("DM-6.41", "DM-15.9")
def test_a_card_for_another_kind_of_weapon_lengthens_nothing(table: Set) -> None:
    m1 = {"weapons": ["heavy-assault-rifle"], "hand": ["sidearm", "tactical-scope"]}
    t = table({"alpha": "a1", "imp-1": "f1"}, m1=m1)
    t.do("play sidearm")
    assert t.prompt == "act"


# -- the attacker is fragged in the attack ---------------------------------------------------------


@pytest.mark.rule("DM-16.26", "DM-16.7")
def test_a_demon_fragged_in_its_attack_attacks_no_further(table: Set) -> None:
    m1 = {"weapons": ["chainsaw"], "hand": ["saw-guard"], "deck": ["rev-up"]}
    figures = {"alpha": "c3 stunned", "imp-1": "d3 damage=1", "pinky-1": "i1"}
    inv = {"hand": ["demonic-strength"]}
    t = table(figures, m1=m1, inv=inv, moment="demon", active="imp-1", initiative=["alpha"])
    t.do("attack").passing("use saw-guard", dice="red-2 red-2").do("use saw-guard")
    t.do("pass")  # nothing prevents it
    assert t.at("imp-1") == "" and t.damage("alpha") == 0
    t.passing("use demonic-strength")
    assert t.prompt == "act" and t.seat == 1
    assert not t.stunned("alpha") and t.view()["attack"] is None


@pytest.mark.rule("DM-16.26", "DM-15.27")
def test_a_marine_fragged_by_the_price_of_a_card_attacks_no_further(table: Set) -> None:
    m1 = {"weapons": ["gauss-cannon"], "hand": ["sidearm", "overload"]}
    figures = {"alpha": "c3 damage=9", "pinky-1": "e3", "bravo": "i1"}
    t = table(figures, seats=3, m1=m1, initiative=["bravo"])
    t.do("play sidearm", "attack", dice="red-2 red-2").do("use overload")
    assert t.at("alpha") == "" and t.damage("pinky-1") == 0
    assert t.view()["attack"] is None and t.view()["active"] == "bravo"


# -- a Glory Kill that costs the marine's life -----------------------------------------------------


@pytest.mark.rule("DM-17.8", "DM-16.19")
def test_who_falls_with_the_demon_still_draws_the_glory_kill_card(table: Set) -> None:
    figures = {"alpha": "c3 damage=9 points=4", "imp-1": "d3 damage=2", "bravo": "i1"}
    inv = {"sets": HARVEST, "hand": ["death-curse"]}
    t = table(figures, seats=3, inv=inv, glory_deck=["war-cry"], initiative=["bravo"])
    t.do("step d3", "use death-curse")
    assert t.at("alpha") == "" and t.view()["frags"] == 1
    assert t.pile("glory", 1) == ["war-cry"]


# -- the goal comes first --------------------------------------------------------------------------


@pytest.mark.rule("DM-1.7", "DM-24.3")
def test_the_objective_card_counts_before_anything_else_happens(table: Set) -> None:
    """The prey falls: the marines have won, and its curse comes too late."""
    figures = {"alpha": "c3 damage=9 points=4", "imp-1": "d3 damage=2 token=prey"}
    inv = {"sets": HARVEST, "hand": ["death-curse"]}
    t = table(figures, inv=inv, frags=5, rules={"objective": "execution-order"})
    t.do("step d3")
    assert t.legal == ["use execution-order"]
    assert "DM-1.7" in GAME.explain(t.state, "use death-curse").rules
    t.do("use execution-order")
    assert t.state.over and t.view()["result"] == [-1, 1]


# -- no defense card -------------------------------------------------------------------------------


@pytest.mark.rule("DM-15.22", "DM-18.3", "DM-8.2")
@pytest.mark.parametrize(("state", "asked"), [("", True), (" stunned", False)])
def test_what_is_for_a_revealed_card_needs_one(table: Set, state: str, asked: bool) -> None:
    m1 = {"class": "duellist", "hand": ["sidearm"]}
    t = table({"alpha": "c3", "pinky-1": f"e3{state}"}, m1=m1)
    t.do("play sidearm", "attack").passing("use duellist")
    assert ("use duellist" in t.legal) is asked

"""Something happens in the middle of something else: the attacker falls, a goal is reached."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hadur.games.doom import GAME
from hadur.games.doom.phases.arming import OFFER_ATTACK
from hadur.games.doom.phases.damage import frag
from tests.games.doom.conftest import Table
from tests.games.doom.drawings import drawing

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


# -- between a card and its attack -----------------------------------------------------------------


@pytest.mark.rule("DM-6.7", "DM-11.16", "DM-6.20")
def test_points_can_be_spent_between_a_card_and_its_attack(table: Set) -> None:
    t = table({"alpha": "a1", "imp-1": "d1"}, m1={"hand": ["sidearm"]})
    t.do("play sidearm")
    assert t.prompt == "whether-attack" and {"attack", "skip", "step b1"} <= set(t.legal)
    t.do("step b1", "step c1")
    assert t.prompt == "whether-attack" and t.points("alpha") == 2
    t.do("attack", dice="red-0 red-0").passing()
    assert t.prompt == "act" and "step c2" in t.legal and not t.starting("attack")


@pytest.mark.rule("DM-6.7", "DM-11.16", "DM-15.9", "DM-13.1")
def test_a_marine_may_walk_into_range_for_the_attack_of_a_card(table: Set) -> None:
    t = table({"alpha": "a1", "imp-1": "h1"}, m1={"hand": ["sidearm"]}).do("play sidearm")
    assert t.prompt == "act" and not t.starting("attack")
    t.do("step b1", "step c1")
    assert not t.starting("attack")
    t.do("step d1")
    assert t.view()["marines"][0]["attack-left"] == "sidearm"
    t.do("attack", dice="red-0 red-0").passing()
    assert not t.starting("attack") and t.points("alpha") == 1


@pytest.mark.rule("DM-6.22", "DM-26.22")
@pytest.mark.parametrize("between", ["play push-forward", "use ghost", "sprint push-forward"])
def test_what_was_not_attacked_with_is_over_with_the_next_card(table: Set, between: str) -> None:
    m1 = {"class": "ghost", "hand": ["sidearm", "push-forward"]}
    t = table({"alpha": "a1", "imp-1": "h1"}, m1=m1)
    t.do("play sidearm", between, "step b1", "step c1", "step d1")
    assert not t.starting("attack")


@pytest.mark.rule("DM-6.20", "DM-6.22")
def test_a_declined_attack_is_over(table: Set) -> None:
    t = table({"alpha": "a1", "imp-1": "c1"}, m1={"hand": ["sidearm"]})
    t.do("play sidearm", "skip")
    assert t.prompt == "act" and not t.starting("attack")


@pytest.mark.rule("DM-11.21", "DM-15.4")
def test_nobody_attacks_from_anothers_space(table: Set) -> None:
    t = table({"alpha": "a1", "imp-1": "b1"}, m1={"hand": ["sidearm"]})
    t.do("play sidearm", "step b1")
    assert {move.split()[0] for move in t.legal} == {"step"}
    assert "DM-11.21" in GAME.explain(t.state, "attack").rules
    assert "DM-11.21" in GAME.explain(t.state, "skip").rules


@pytest.mark.rule("DM-11.8", "DM-11.21")
def test_who_cannot_go_on_between_a_card_and_its_attack_is_put_beside(table: Set) -> None:
    """A reaction may take what a marine counted on when it entered another's space."""
    t = table({"alpha": "a1", "imp-1": "b1"}, m1={"hand": ["sidearm"]}).do(
        "play sidearm", "step b1"
    )
    s = t.state
    sheet = int(s.asks[0].b)
    s.points[t.number("alpha")] = 0
    s.asks = []
    s.push(OFFER_ATTACK, t.number("alpha"), sheet)
    s.run()
    assert (t.prompt, t.seat) == ("displaced", 1)
    t.do(t.legal[0])
    assert t.prompt == "whether-attack" and "attack" in t.legal


@pytest.mark.rule("DM-6.20", "DM-16.12")
def test_who_falls_between_a_card_and_its_attack_is_not_asked_for_it(table: Set) -> None:
    """A reaction to movement may frag a marine on the way."""
    t = table({"alpha": "a1", "imp-1": "c1"}, m1={"hand": ["sidearm"]}).do("play sidearm")
    s = t.state
    sheet = int(s.asks[0].b)
    s.asks = []
    s.push(OFFER_ATTACK, t.number("alpha"), sheet)
    frag(s, t.number("alpha"))
    s.run()
    assert "alpha" not in t.view()["figures"]
    assert all(ask.prompt.name != "whether-attack" for ask in s.asks)


@pytest.mark.rule("DM-22.2", "DM-22.4")
def test_an_item_is_taken_on_the_way_to_the_attack(table: Set) -> None:
    room = drawing(6, 3, marks={(1, 0): "h", (5, 2): "T"})
    t = table({"alpha": "a1 damage=5", "imp-1": "d1"}, map=room, m1={"hand": ["sidearm"]})
    t.do("play sidearm", "step b1", "take health-pack", "recover 5")
    assert t.prompt == "whether-attack" and t.damage("alpha") == 0


@pytest.mark.rule("DM-6.19")
def test_what_a_card_says_comes_after_its_attack_even_if_one_walks_there(table: Set) -> None:
    """No card of ours has both: Full Auto is lent the text of Quick Reload."""
    m1 = {"weapons": ["heavy-assault-rifle", "super-shotgun"], "hand": ["full-auto"]}
    t = table({"alpha": "a1", "imp-1": "i7"}, m1=m1)
    book, names = t.state.book, t.state.book.names
    one, other = names.index("full-auto"), names.index("quick-reload")
    was = [int(column[one]) for column in (book.first, book.last, book.moments)]
    try:
        for column in (book.first, book.last, book.moments):
            column[one] = column[other]
        t.do("play full-auto", "step b2", "step c3")
        assert t.prompt == "whether-attack" and t.pile("hand", 1) == []
        t.do("attack", dice="red-0 red-0 red-0").passing()
        assert len(t.pile("hand", 1)) == 1
    finally:
        for column, value in zip((book.first, book.last, book.moments), was, strict=True):
            column[one] = value


# -- shields ---------------------------------------------------------------------------------------


@pytest.mark.rule("DM-15.25")
def test_more_shields_ignored_than_there_are_add_no_damage(table: Set) -> None:
    m1 = {"weapons": ["gauss-cannon"], "hand": ["precision-bolt"]}
    t = table({"alpha": "a1", "pinky-1": "c1 stunned"}, m1=m1)
    t.do("play precision-bolt", "attack", dice="red-1 black-1 black-1").passing()
    assert t.damage("pinky-1") == 3


# -- what lasts, and how low it goes ---------------------------------------------------------------


@pytest.mark.rule("DM-17.2", "DM-17.4")
def test_no_card_of_ours_lowers_a_stagger_below_one(table: Set) -> None:
    m1 = {"class": "terror", "glory": ["war-cry"]}
    t = table({"alpha": "c3", "imp-1": "d3"}, m1=m1, moment="start").do("use terror", "use war-cry")
    imp = t.view()["figures"]["imp-1"]
    assert imp["stagger"] == 1 and not imp["staggered"]


@pytest.mark.rule("DM-1.4", "DM-6.32")
def test_a_cannot_for_the_next_activation_is_the_defenders_alone(table: Set) -> None:
    sets = ["legion-of-pain", "power-overwhelming", "seek-and-destroy"]
    figures = {"alpha": "c3 stunned", "bravo": "i1", "imp-1": "d3"}
    cards = {"m1": {"hand": ["sidearm"]}, "m2": {"hand": ["sidearm"]}}
    inv = {"sets": sets, "hand": ["crippling-strike"]}
    turns = ["bravo", "alpha"]
    t = table(figures, seats=3, inv=inv, moment="demon", active="imp-1", initiative=turns, **cards)
    t.do("attack").passing("use crippling-strike", dice="red-2 red-2").do("use crippling-strike")
    t.passing()
    if t.prompt == "demon":
        t.do("end")
    t.passing()
    assert t.seat == 2 and t.starting("sprint"), "Bravo may"
    t.do("end").passing()
    assert t.seat == 1 and not t.starting("sprint"), "Alpha may not"
    assert t.stunned("alpha")

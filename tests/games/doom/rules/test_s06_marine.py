"""Chapter 6: marine activation and action cards."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.doom.conftest import Table

Set = Callable[..., Table]


@pytest.mark.rule("DM-6.1", "DM-8.6")
def test_a_marine_first_readies_the_own_cards(table: Set) -> None:
    m1 = {"class": "medic", "exhausted": True}
    t = table({"alpha": "c3 damage=4"}, moment="start", m1=m1)
    assert not t.view()["marines"][0]["exhausted"]


@pytest.mark.rule("DM-6.3", "DM-6.16")
def test_one_main_action_in_an_activation(table: Set) -> None:
    m2 = {"weapons": ["heavy-assault-rifle"], "hand": ["full-auto", "sidearm"]}
    t = table({"alpha": "a1", "bravo": "c3"}, seats=5, active="bravo", m2=m2)
    t.do("play full-auto")
    assert t.starting("play") == [] and t.starting("sprint") == []


@pytest.mark.rule("DM-6.4", "DM-6.5", "DM-6.6", "DM-6.18")
def test_any_number_of_bonus_actions_before_and_after(table: Set) -> None:
    m1 = {"hand": ["push-forward", "praetor-suit", "sidearm"]}
    t = table({"alpha": "c3"}, seats=5, m1=m1)
    t.do("play push-forward", "play sidearm", "play praetor-suit")
    assert t.points("alpha") == 3 + 4 + 1


@pytest.mark.rule("DM-6.7", "DM-6.8", "DM-11.15", "DM-11.17")
def test_points_are_spent_in_portions_and_the_rest_is_lost(table: Set) -> None:
    m1 = {"hand": ["push-forward", "sidearm"]}
    t = table({"alpha": "c3"}, seats=5, m1=m1)
    t.do("play push-forward", "step d3", "play sidearm", "step e3")
    assert t.points("alpha") == 5
    t.do("end")
    assert t.points("alpha") == 0


@pytest.mark.rule("DM-6.9", "DM-6.11", "DM-6.13", "DM-6.42", "DM-6.25")
def test_at_the_end_played_cards_are_discarded_and_the_hand_is_filled(table: Set) -> None:
    m1 = {"weapons": ["plasma-rifle"], "hand": ["push-forward"]}
    t = table({"alpha": "c3"}, seats=5, m1=m1)
    t.do("play push-forward")
    assert t.pile("play", 1) == ["push-forward"]
    t.do("end")
    assert t.pile("play", 1) == []
    assert t.pile("discard", 1) == ["push-forward"]
    assert len(t.pile("hand", 1)) == 3


@pytest.mark.rule("DM-6.12", "DM-6.46")
def test_surplus_cards_are_kept(table: Set) -> None:
    m1 = {"hand": ["push-forward", "sidearm", "praetor-suit", "combat-roll"]}
    t = table({"alpha": "c3"}, seats=5, m1=m1)
    t.do("end")
    assert len(t.pile("hand", 1)) == 4


@pytest.mark.rule("DM-6.14", "DM-6.48")
def test_an_activation_without_an_action_is_legal(table: Set) -> None:
    t = table({"alpha": "c3"}, seats=5, m1={"hand": ["sidearm"]})
    t.do("end")
    assert len(t.pile("hand", 1)) == 3


@pytest.mark.rule("DM-6.19", "DM-6.20", "DM-6.26", "DM-15.11")
def test_a_card_gives_points_then_an_attack_that_is_optional(table: Set) -> None:
    t = table({"alpha": "c3", "imp-1": "e3"}, seats=5, m1={"hand": ["sidearm"]})
    t.do("play sidearm")
    assert t.points("alpha") == 4
    assert [move for move in t.legal if not move.startswith("step")] == ["attack", "skip"]
    t.do("skip")
    assert t.prompt == "act"


@pytest.mark.rule("DM-15.9")
def test_without_anybody_in_sight_no_attack_is_offered(table: Set) -> None:
    t = table({"alpha": "c3"}, seats=5, m1={"hand": ["sidearm"]})
    t.do("play sidearm")
    assert t.prompt == "act" and t.points("alpha") == 4


@pytest.mark.rule("DM-6.21", "DM-6.22")
def test_the_text_of_a_played_card_is_carried_out(table: Set) -> None:
    m1 = {"hand": ["praetor-suit"], "deck": ["sidearm"]}
    t = table({"alpha": "c3 damage=3"}, seats=5, m1=m1)
    t.do("play praetor-suit", "recover 1")
    assert t.damage("alpha") == 2
    assert t.pile("hand", 1) == ["sidearm"]


@pytest.mark.rule("DM-6.27", "DM-S52")
def test_a_bonus_card_with_a_box_attacks_beside_the_main_action(table: Set) -> None:
    m1 = {"weapons": ["combat-shotgun"], "hand": ["pump-action", "sidearm"]}
    t = table({"alpha": "c3", "pinky-1": "d3"}, seats=5, m1=m1, inv={"deck": ["ferocity"]})
    t.do("play pump-action", "attack", dice="red-1 red-1")
    t.do("pass", "play sidearm")
    assert t.prompt == "whether-attack"


@pytest.mark.rule("DM-6.28", "DM-6.30", "DM-26.25")
def test_a_bonus_icon_needs_no_card_and_no_main_action(table: Set) -> None:
    t = table({"alpha": "c3 damage=3"}, seats=5, m1={"class": "medic"})
    t.do("use medic")
    assert t.prompt == "recover"
    t.do("recover 2")
    assert t.damage("alpha") == 1
    assert t.starting("use") == []


@pytest.mark.rule("DM-6.29", "DM-26.25")
def test_a_main_icon_is_the_main_action(table: Set) -> None:
    m1 = {"class": "phase-walker", "hand": ["sidearm"]}
    t = table({"alpha": "c3"}, seats=5, m1=m1)
    t.do("use phase-walker")
    assert t.at("alpha") == "i7" and t.points("alpha") == 2
    assert t.starting("play") == [] and t.starting("sprint") == []


@pytest.mark.rule("DM-6.32", "DM-6.33", "DM-2.4")
def test_sprint_discards_a_card_for_six_points_and_is_the_main_action(table: Set) -> None:
    t = table({"alpha": "c3"}, seats=5, m1={"hand": ["sidearm", "push-forward"]})
    t.do("sprint push-forward")
    assert t.points("alpha") == 6
    assert t.pile("discard", 1) == ["push-forward"]
    assert t.starting("sprint") == [] and t.refuses("play sidearm")


@pytest.mark.rule("DM-6.34")
def test_without_a_card_there_is_no_sprint(table: Set) -> None:
    t = table({"alpha": "c3"}, seats=5)
    assert t.legal == ["end"]


@pytest.mark.rule("DM-6.35", "DM-6.36", "DM-6.37", "DM-6.38")
def test_a_reaction_interrupts_the_invader_and_is_discarded_at_once(table: Set) -> None:
    m1 = {"hand": ["combat-roll"], "deck": ["sidearm"]}
    t = table({"alpha": "c3", "imp-1": "e3 points=1"}, active="imp-1", moment="demon", m1=m1)
    t.do("attack", dice="red-2 red-2")
    assert (t.prompt, t.seat) == ("use", 1)
    t.do("use combat-roll")
    assert t.damage("alpha") == 4 - 1 - 2
    assert t.pile("discard", 1) == ["combat-roll", "sidearm"]


@pytest.mark.rule("DM-6.36")
def test_a_reaction_is_not_played_at_another_moment(table: Set) -> None:
    t = table({"alpha": "c3", "imp-1": "e3"}, seats=5, m1={"hand": ["combat-roll"]})
    assert t.starting("play") == [] and t.starting("use") == []


@pytest.mark.rule("DM-6.24", "DM-26.7", "DM-6.41", "DM-15.12")
def test_a_bonus_card_for_an_attack_is_played_inside_it(table: Set) -> None:
    m1 = {
        "weapons": ["burst-rifle", "heavy-assault-rifle"],
        "hand": ["full-auto", "armour-piercing"],
    }
    t = table({"alpha": "c3", "mancubus-1": "e3"}, seats=5, m1=m1, inv={"deck": ["ferocity"]})
    t.do("play full-auto", "attack", "pass", dice="red-1 red-1 red-2")
    assert t.prompt == "use" and "use armour-piercing" in t.legal
    t.do("use armour-piercing")
    assert t.damage("mancubus-1") == 4 - (2 + 1 - 2)
    assert t.points("alpha") == 5


@pytest.mark.rule("DM-6.41", "DM-6.40")
def test_a_trait_matches_only_cards_that_contain_the_word(table: Set) -> None:
    m1 = {"weapons": ["burst-rifle"], "hand": ["sidearm", "armour-piercing"]}
    t = table({"alpha": "c3", "mancubus-1": "e3"}, seats=5, m1=m1)
    t.do("play sidearm", "attack", dice="red-1 red-1")
    assert t.prompt == "act", "a sidearm is no rifle"


@pytest.mark.rule("DM-6.10", "DM-26.16")
def test_a_card_kept_in_play_stays_until_its_text_ends_it(table: Set) -> None:
    m1 = {"weapons": ["chaingun"], "hand": ["mobile-turret"]}
    t = table({"alpha": "c3"}, seats=5, m1=m1, initiative=["bravo"])
    t.do("play mobile-turret", "end")
    assert t.pile("play", 1) == ["mobile-turret"]


@pytest.mark.rule("DM-6.39", "DM-6.47", "DM-15.20", "DM-S35")
def test_an_empty_deck_is_made_from_the_discard_pile(table: Set) -> None:
    m1 = {"rest": False, "discard": ["sidearm"], "play": ["push-forward"]}
    t = table({"alpha": "c3", "imp-1": "e3"}, active="imp-1", moment="demon", m1=m1)
    t.do("attack", dice="red-2 red-0")
    assert t.damage("alpha") == 1, "the sidearm's shield counted"
    assert t.pile("play", 1) == ["push-forward"]


@pytest.mark.rule("DM-6.44", "DM-6.45")
def test_hand_sizes_add_up(table: Set) -> None:
    t = table({"alpha": "c3"}, m1={"class": "squad-leader"})
    assert t.view()["marines"][0]["hand-size"] == 3 + 1 + 1


@pytest.mark.rule("DM-6.17", "DM-6.31", "DM-26.8")
def test_a_main_action_may_give_points_and_attack(table: Set) -> None:
    t = table({"alpha": "c3", "pinky-1": "e3"}, seats=5, m1={"hand": ["sidearm"]})
    t.do("play sidearm", "attack", dice="red-0 red-0")
    assert t.points("alpha") == 4 and t.prompt == "act"

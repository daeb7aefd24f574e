"""Chapters 14 to 18: the attack, damage, fragging, stagger and stun."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.doom.conftest import Table
from tests.games.doom.drawings import drawing

Set = Callable[..., Table]
SHOT = {"hand": ["sidearm"]}


def shoot(table: Set, demon: str, text: str, dice: str, **position: object) -> Table:
    position.setdefault("m1", SHOT)
    t = table({"alpha": "c3", demon: text}, seats=5, **position)
    return t.do("play sidearm", "attack", dice=dice)


@pytest.mark.rule("DM-15.25", "DM-15.32", "DM-DX1", "DM-15.18", "DM-15.16", "DM-15.13")
def test_dx1_shields_cancel_damage_but_never_below_nothing(table: Set) -> None:
    t = shoot(table, "pinky-1", "e3", "red-2 red-1", inv={"deck": ["ferocity"]})
    assert t.damage("pinky-1") == 1
    t = shoot(table, "pinky-1", "e3", "red-1 red-0", inv={"deck": ["ferocity"]})
    assert t.damage("pinky-1") == 0
    assert t.pile("discard", 0) == ["ferocity"], "DM-15.27"


@pytest.mark.rule("DM-DX2", "DM-15.33", "DM-15.34", "DM-15.36", "DM-15.26", "DM-26.23")
def test_dx2_a_special_defense_with_a_dodge(table: Set) -> None:
    t = shoot(table, "imp-1", "e3", "red-2 red-2", inv={"deck": ["hellish-power"]})
    assert t.damage("imp-1") == 0 and t.at("imp-1") == "e3"


@pytest.mark.rule("DM-15.34", "DM-15.35")
def test_a_special_defense_with_shields(table: Set) -> None:
    t = shoot(table, "pinky-1", "e3", "red-2 red-2", inv={"deck": ["hellish-power"]})
    assert t.damage("pinky-1") == 2


@pytest.mark.rule("DM-DX3", "DM-15.38", "DM-15.39", "DM-15.40")
def test_dx3_toughness_is_a_shield_in_every_defense(table: Set) -> None:
    t = shoot(table, "mancubus-1", "e3", "red-1 red-1", inv={"rest": False})
    assert t.damage("mancubus-1") == 1
    t = shoot(table, "mancubus-1", "e3", "red-2 red-2", inv={"deck": ["ferocity"]})
    assert t.damage("mancubus-1") == 4 - 2 - 1


@pytest.mark.rule("DM-15.21")
def test_without_any_card_none_is_revealed(table: Set) -> None:
    t = shoot(table, "pinky-1", "e3", "red-2 red-1", inv={"rest": False})
    assert t.damage("pinky-1") == 3


@pytest.mark.rule("DM-15.17", "DM-15.37", "DM-3.15")
def test_a_marine_reveals_the_own_top_card_and_dodges(table: Set) -> None:
    m1 = {"deck": ["combat-roll"]}
    figures = {"alpha": "c3", "imp-1": "e3"}
    t = table(figures, active="imp-1", moment="demon", m1=m1)
    t.do("attack", dice="red-2 red-2")
    assert t.damage("alpha") == 0
    assert t.pile("discard", 1) == ["combat-roll"]


@pytest.mark.rule("DM-DX4", "DM-14.1", "DM-14.2", "DM-14.3", "DM-15.19")
def test_dx4_in_cover_the_second_card_must_be_used(table: Set) -> None:
    figures = {"alpha": "a3", "imp-1": "c3", "pinky-1": "e3"}
    t = table(figures, seats=5, m1=SHOT, inv={"deck": ["demonic-strength", "dark-pact"]})
    t.do("play sidearm", "attack", "attack pinky-1", dice="red-2 red-2")
    assert (t.prompt, t.seat) == ("cover", 0) and t.legal == ["redraw", "keep"]
    t.do("redraw")
    assert t.damage("pinky-1") == 2, "the special defense of the second card counted alone"
    assert t.pile("discard", 0) == ["demonic-strength", "dark-pact"]
    t = table(figures, seats=5, m1=SHOT, inv={"deck": ["demonic-strength", "dark-pact"]})
    t.do("play sidearm", "attack", "attack pinky-1", "keep", dice="red-2 red-2")
    assert t.damage("pinky-1") == 3


@pytest.mark.rule("DM-DX5", "DM-18.3", "DM-18.4", "DM-18.7", "DM-14.12", "DM-15.22", "DM-18.1")
def test_dx5_a_stunned_marine_reveals_nothing_and_recovers_from_it(table: Set) -> None:
    figures = {"alpha": "b3 stunned", "pinky-1": "c3", "imp-1": "d3"}
    t = table(figures, active="imp-1", moment="demon", m1={"deck": ["combat-roll"]})
    assert t.stunned("alpha")
    t.do("attack", dice="red-2 red-1")
    assert t.damage("alpha") == 3 and not t.stunned("alpha")
    assert t.pile("discard", 1) == []


@pytest.mark.rule("DM-18.5", "DM-15.15", "DM-18.6", "DM-S68", "DM-18.2")
def test_a_stunned_attacker_removes_a_die(table: Set) -> None:
    figures = {"alpha": "c3", "cacodemon-1": "e3 stunned"}
    t = table(figures, active="cacodemon-1", moment="demon", m1={"rest": False})
    t.do("attack")
    assert t.legal == ["remove black", "remove red"]
    t.do("remove black", dice="red-1")
    assert t.damage("alpha") == 1 and not t.stunned("cacodemon-1")


@pytest.mark.rule("DM-S36")
def test_an_attack_without_dice_is_an_attack(table: Set) -> None:
    m1 = {"weapons": ["burst-rifle"], "hand": ["follow-up"]}
    t = table({"alpha": "c3 stunned", "pinky-1": "e3"}, seats=5, m1=m1)
    t.do("play follow-up", "attack")
    while t.prompt == "use":
        t.do("pass")
    assert t.damage("pinky-1") == 0 and not t.stunned("alpha")


@pytest.mark.rule("DM-1.4")
def test_a_cyberdemon_cannot_be_stunned(table: Set) -> None:
    m1 = {"weapons": ["plasma-rifle"], "hand": ["stun-bomb"]}
    t = table({"alpha": "c3", "cyberdemon-1": "e3", "imp-1": "g3"}, seats=5, m1=m1)
    t.do("play stun-bomb", "attack", "attack cyberdemon-1", dice="red-1 red-1")
    assert not t.stunned("cyberdemon-1") and t.stunned("imp-1")


@pytest.mark.rule("DM-7.7", "DM-7.8")
def test_a_demon_attacks_once_and_moves_before_and_after(table: Set) -> None:
    figures = {"alpha": "c3", "pinky-1": "e3 points=4"}
    t = table(figures, active="pinky-1", moment="demon", m1={"rest": False})
    t.do("step d3", "attack", dice="red-0 black-1")
    t.do("pass")
    assert "attack" not in t.legal and t.starting("step")
    assert t.damage("alpha") == 1


@pytest.mark.rule("DM-15.2", "DM-2.15", "DM-2.16")
def test_friends_are_no_targets(table: Set) -> None:
    t = table({"alpha": "c3", "bravo": "d3"}, seats=3, m1=SHOT)
    t.do("play sidearm")
    assert t.prompt == "act"


# -- damage and fragging ---------------------------------------------------------------------------


@pytest.mark.rule("DM-16.3", "DM-16.4", "DM-16.6", "DM-16.7", "DM-16.12", "DM-7.13", "DM-2.6")
def test_a_demon_with_as_much_damage_as_health_leaves_the_map(table: Set) -> None:
    figures = {"alpha": "c3", "imp-1": "e3 damage=2", "imp-2": "g3 damage=1"}
    t = table(figures, seats=5, m1=SHOT, inv={"rest": False})
    t.do("play sidearm", "attack", "attack imp-1", dice="red-1 red-0")
    assert t.at("imp-1") == "" and t.damage("imp-2") == 1
    assert t.view()["invader"]["demons"]["imp"]


@pytest.mark.rule("DM-DX8", "DM-7.15", "DM-7.16", "DM-7.17", "DM-16.13", "DM-19.12")
def test_dx8_with_the_last_of_a_type_its_card_goes_down_and_its_tokens_back(table: Set) -> None:
    t = shoot(
        table,
        "revenant-1",
        "e3 damage=4",
        "red-1 red-0",
        inv={"rest": False, "argent": {"revenant": 2}},
    )
    assert t.at("revenant-1") == "" and t.argent("revenant") == 0
    assert t.view()["invader"]["demons"] == {}


@pytest.mark.rule(
    "DM-DX7",
    "DM-16.2",
    "DM-16.5",
    "DM-16.14",
    "DM-16.15",
    "DM-16.16",
    "DM-16.17",
    "DM-16.18",
    "DM-16.19",
    "DM-23.9",
)
def test_dx7_a_fragged_marine_loses_damage_and_hand_but_keeps_weapons_and_glory(table: Set) -> None:
    m1 = {
        "weapons": ["chainsaw"],
        "hand": ["sidearm", "push-forward", "praetor-suit", "rev-up"],
        "deck": ["rip-and-tear"],
        "glory": ["war-cry"],
    }
    figures = {"alpha": "c3 damage=9", "imp-1": "e3"}
    t = table(figures, seats=5, active="imp-1", moment="demon", m1=m1)
    t.do("attack", dice="red-2 red-0")
    while t.prompt == "use":
        t.do("pass")
    assert t.at("alpha") == "" and t.damage("alpha") == 0
    assert t.view()["frags"] == 1
    assert len(t.pile("hand", 1)) == 3 and t.pile("discard", 1) == []
    assert len(t.pile("deck", 1)) == 4
    assert t.pile("glory", 1) == ["war-cry"]
    assert t.view()["marines"][0]["weapons"] == ["chainsaw"]


@pytest.mark.rule("DM-24.1", "DM-24.3", "DM-23.8", "DM-S55", "DM-S38")
def test_the_last_frag_token_wins_in_the_middle_of_the_attack(table: Set) -> None:
    figures = {"alpha": "c3 damage=9", "imp-1": "e3"}
    t = table(figures, active="imp-1", moment="demon", frags=5, m1={"rest": False})
    t.do("attack", dice="red-1 red-0")
    assert t.result == [1, -1]


@pytest.mark.rule("DM-16.20", "DM-16.21", "DM-6.2", "DM-26.20")
def test_a_fragged_marine_comes_back_at_or_beside_an_active_teleporter(table: Set) -> None:
    t = table({"imp-1": "a1"}, moment="start")
    assert t.prompt == "respawn"
    assert set(t.legal) == {"place i7", "place h6", "place i6", "place h7"}
    t.do("place h6")
    assert t.at("alpha") == "h6" and t.prompt == "act"


@pytest.mark.rule("DM-16.22", "DM-21.8", "DM-26.15", "DM-21.9")
def test_a_demon_in_the_respawn_space_is_fragged_large_or_not(table: Set) -> None:
    t = table({"mancubus-1": "i6", "imp-1": "h6"}, moment="start")
    t.do("place i7")
    assert t.at("mancubus-1") == "" and t.at("alpha") == "i7"
    assert t.pile("glory", 1) == [], "it was not staggered"
    t = table({"imp-1": "h6"}, moment="start", options={"respawn-beside": "empty"})
    assert "place h6" not in t.legal
    t = table({"imp-1": "h6"}, moment="start")
    t.do("place h6")
    assert t.at("imp-1") == ""


@pytest.mark.rule("DM-16.23", "DM-16.24", "DM-16.25", "DM-26.24")
def test_respawning_onto_a_marine_leads_to_the_nearest_empty_space(table: Set) -> None:
    t = table({"bravo": "i7"}, seats=3, moment="start")
    t.do("place i7")
    assert t.prompt == "beside"
    assert set(t.legal) == {"place h6", "place i6", "place h7"}


@pytest.mark.rule("DM-S22")
def test_without_an_active_teleporter_the_start_spaces_serve(table: Set) -> None:
    t = table({"imp-1": "f5"}, map=drawing(6, 5), moment="start")
    assert "place a1" in t.legal and "place b2" in t.legal


@pytest.mark.rule("DM-16.26", "DM-S29")
def test_a_marine_fragged_in_the_own_activation_ends_it(table: Set) -> None:
    m1 = {"weapons": ["gauss-cannon"], "hand": ["sidearm", "overload"]}
    t = table({"alpha": "c3 damage=9", "pinky-1": "e3"}, seats=5, m1=m1, initiative=["bravo"])
    t.do("play sidearm", "attack", dice="red-1 red-1")
    t.do("use overload")
    assert t.at("alpha") == "" and t.view()["frags"] == 1


# -- stagger and Glory Kills -----------------------------------------------------------------------


@pytest.mark.rule("DM-17.5", "DM-17.6", "DM-17.7", "DM-17.8", "DM-17.9", "DM-17.10", "DM-11.11")
def test_entering_a_staggered_demons_space_is_a_glory_kill(table: Set) -> None:
    figures = {"alpha": "c3 damage=4 points=4", "imp-1": "d3 damage=2"}
    t = table(figures, seats=5, glory_deck=["war-cry"])
    t.do("step d3")
    assert t.prompt == "recover" and t.legal == ["recover 2", "recover 1", "recover 0"]
    t.do("recover 2")
    assert t.at("imp-1") == "" and t.at("alpha") == "d3"
    assert t.points("alpha") == 2 and t.damage("alpha") == 2
    assert t.pile("glory", 1) == ["war-cry"]
    t.do("step e3")


@pytest.mark.rule("DM-17.1", "DM-16.8", "DM-7.14")
def test_a_demon_below_its_stagger_is_merely_passed(table: Set) -> None:
    t = table({"alpha": "c3 points=4", "imp-1": "d3 damage=1"}, seats=5)
    t.do("step d3")
    assert t.at("imp-1") == "d3" and t.pile("glory", 1) == []


@pytest.mark.rule("DM-26.4")
def test_by_the_option_one_may_pass_a_staggered_demon(table: Set) -> None:
    figures = {"alpha": "c3 points=4", "imp-1": "d3 damage=2"}
    t = table(figures, seats=5, options={"glory-kill": "optional"})
    t.do("step d3", "no")
    assert t.at("imp-1") == "d3" and "end" not in t.legal


@pytest.mark.rule("DM-17.16")
def test_one_space_of_a_large_staggered_demon_is_enough(table: Set) -> None:
    t = table({"alpha": "c3 points=2", "mancubus-1": "d2 damage=6"}, seats=5)
    t.do("step d3")
    assert t.at("mancubus-1") == "" and t.at("alpha") == "d3"


@pytest.mark.rule("DM-17.4")
def test_executioner_lowers_the_printed_stagger_for_its_marine_only(table: Set) -> None:
    figures = {"alpha": "c3 points=2", "bravo": "e3", "imp-1": "d3 damage=1"}
    t = table(figures, seats=3, m1={"class": "executioner"})
    t.do("step d3")
    assert t.at("imp-1") == ""
    t = table(
        {**figures, "bravo": "e3 points=3"}, seats=3, active="bravo", m1={"class": "executioner"}
    )
    t.do("step d3")
    assert t.at("imp-1") == "d3"


@pytest.mark.rule("DM-17.14", "DM-S69")
def test_without_a_glory_card_there_is_no_recovery(table: Set) -> None:
    names = [
        "adrenaline-rush",
        "bloodlust",
        "brutal-blow",
        "killing-frenzy",
        "second-wind",
        "iron-will",
        "blood-shield",
        "war-cry",
        "momentum",
        "ammo-cache",
        "savage-focus",
        "slip-away",
    ]
    figures = {"alpha": "c3 damage=4 points=2", "bravo": "a1", "imp-1": "d3 damage=2"}
    t = table(figures, seats=5, m2={"glory": names})
    t.do("step d3")
    assert t.prompt == "act" and t.damage("alpha") == 4 and t.at("imp-1") == ""


@pytest.mark.rule("DM-17.11", "DM-17.13")
def test_several_glory_kills_in_one_activation(table: Set) -> None:
    figures = {"alpha": "c3 points=4", "imp-1": "d3 damage=2", "imp-2": "e3 damage=2"}
    t = table(figures, seats=5)
    t.do("step d3", "step e3")
    assert len(t.pile("glory", 1)) == 2

"""Vanguards: every ability and event, at work, held back, and beside a bystander."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

Set = Callable[..., Any]
HIT = "melee+ranged"
MISS = "melee"  # nothing for a ranged unit
STAR = "melee+special"


def until_next_turn(t: Any) -> None:
    """End phases until it is the same player's turn again, or somebody is asked something."""
    turn = int(t.state.turn)
    while t.state.turn < turn + 2 and "end" in t.legal:
        t.do("end")


# -- The Citadel's Might ---------------------------------------------------------------------------

SERA = "phase=attack; d3: 0 sera-eldwyn; d5: 1 kalal"


def test_the_citadels_might_takes_a_citadel_unit_back_and_shows_it(table: Set) -> None:
    t = table(f"{SERA}; a1: 0 citadel-knight; discard0: citadel-archer temple-priest gate")
    t.do("attack d3 d5", dice=f"{MISS} {MISS}")
    assert t.prompt == "the-citadels-might"
    assert t.legal == ["no", "take citadel-archer"]
    t.do("take citadel-archer")
    assert t.hand(0) == ["citadel-archer"]
    assert t.discard(0) == ["temple-priest", "gate"]
    assert t.state.knows[t.state.cards_in(2)[0]] == 3


def test_the_citadels_might_may_be_declined(table: Set) -> None:
    t = table(f"{SERA}; a1: 0 citadel-knight; discard0: citadel-archer")
    t.do("attack d3 d5", dice=f"{MISS} {MISS}").do("no")
    assert (t.hand(0), t.discard(0)) == ([], ["citadel-archer"])


def test_a_pile_without_citadel_units_is_asked_about_all_the_same(table: Set) -> None:
    t = table(f"{SERA}; a1: 0 citadel-knight; discard0: temple-priest")
    t.do("attack d3 d5", dice=f"{MISS} {MISS}")
    assert t.prompt == "the-citadels-might"
    assert t.legal == ["no"]


@pytest.mark.parametrize(
    "rest",
    [
        "a1: 0 citadel-knight",  # nothing in the pile
        "a1: 0 temple-priest; discard0: citadel-archer",  # no Citadel unit in play
        "a1: 1 citadel-knight; discard0: citadel-archer",  # only an enemy one
    ],
)
def test_the_citadels_might_wants_a_friend_in_play_and_a_pile(table: Set, rest: str) -> None:
    t = table(f"{SERA}; {rest}")
    t.do("attack d3 d5", dice=f"{MISS} {MISS}")
    assert t.prompt == "attack"


def test_the_citadels_might_follows_only_attacks_on_enemy_units(table: Set) -> None:
    t = table(
        "phase=attack; d3: 0 sera-eldwyn; d5: 1 gate; c3: 0 citadel-knight;discard0: citadel-archer"
    )
    t.do("attack d3 d5", dice=f"{MISS} {MISS}")
    assert t.prompt == "attack"
    t = table("phase=attack; d3: 0 sera-eldwyn; c3: 0 citadel-knight; discard0: citadel-archer")
    t.do("attack d3 c3", dice=f"{MISS} {MISS}")
    assert t.prompt == "attack"


# -- Divine Shield ---------------------------------------------------------------------------------

SHIELD = "phase=attack active=1; d1: 0 coleen-brighton; d5: 1 kalal"


def test_divine_shield_takes_a_die_for_each_special(table: Set) -> None:
    t = table(f"{SHIELD}; d3: 0 citadel-knight")
    t.do("attack d5 d3", dice=f"{STAR} {HIT} {HIT} {HIT} {HIT}")
    assert t.damage("d3") == 3


def test_divine_shield_with_two_specials_takes_two_dice(table: Set) -> None:
    t = table(f"{SHIELD}; d3: 0 citadel-knight")
    t.do("attack d5 d3", dice=f"{STAR} {STAR} {HIT} {HIT}")
    assert t.damage("d3") == 2


def test_divine_shield_leaves_at_least_one_die(table: Set) -> None:
    t = table("phase=attack active=1; d1: 0 coleen-brighton; d3: 0 citadel-knight; d4: 1 deceiver")
    t.do("attack d4 d3", dice=f"{STAR} {STAR} {HIT}")
    assert t.damage("d3") == 1


def test_divine_shield_covers_citadel_units_within_3_only(table: Set) -> None:
    t = table(f"{SHIELD}; d3: 0 temple-priest")
    t.do("attack d5 d3", dice=f"{MISS} {MISS} {MISS} {MISS}")
    assert t.damage("d3") == 0
    t = table("phase=attack active=1; a1: 0 coleen-brighton; d3: 0 citadel-knight; d5: 1 kalal")
    t.do("attack d5 d3", dice=f"{MISS} {MISS} {MISS} {HIT}")
    assert t.damage("d3") == 1
    t = table("phase=attack active=1; d1: 1 coleen-brighton; d3: 0 citadel-knight; d5: 1 kalal")
    t.do("attack d5 d3", dice=f"{MISS} {MISS} {MISS} {HIT}")
    assert t.damage("d3") == 1


# -- Radiant Shot and Citadel Champion -------------------------------------------------------------


@pytest.mark.parametrize(("magic", "strength"), [(0, 2), (1, 2), (2, 3), (7, 5), (15, 9)])
def test_radiant_shot_adds_a_die_for_two_magic(table: Set, magic: int, strength: int) -> None:
    t = table(f"phase=attack magic={magic},9; c3: 0 jacob-eldwyn; c4: 1 gate; b3: 0 temple-priest")
    assert t.strength("c3", "c4") == strength
    assert t.strength("b3", "c4") == 2


def test_citadel_champion_counts_friendly_citadel_units_within_2(table: Set) -> None:
    t = table(
        "phase=attack; c3: 0 valna-stoutheart; c4: 1 gate; c5: 0 citadel-archer;"
        "b3: 0 citadel-knight;"
        "c6: 0 citadel-knight; d3: 1 citadel-knight; c2: 0 temple-priest"
    )
    assert t.strength("c3", "c4") == 4


# -- Guidance --------------------------------------------------------------------------------------


def test_guidance_draws_two_at_the_start_of_the_own_summon_phase(table: Set) -> None:
    t = table(
        "phase=summon moment=start; c3: 0 valna-stoutheart; draw0: gate gate citadel-knight;"
        "draw1: gate gate"
    )
    assert t.hand(0) == ["citadel-knight", "gate"]
    assert t.hand(1) == []


def test_guidance_draws_what_is_left(table: Set) -> None:
    t = table("phase=summon moment=start; c3: 0 valna-stoutheart; draw0: gate")
    assert t.hand(0) == ["gate"]


def test_guidance_sleeps_in_the_opponents_turn_and_when_frozen(table: Set) -> None:
    t = table("phase=summon moment=start active=1; c3: 0 valna-stoutheart; draw0: gate gate")
    assert t.hand(0) == []
    t = table(
        "phase=summon moment=start; c3: 0 valna-stoutheart; draw0: gate; events1: freeze target=c3"
    )
    assert t.hand(0) == []


# -- Arrow of Light --------------------------------------------------------------------------------

ARCHER = "phase=attack magic=3,3; e3: 0 citadel-archer; e5: 1 kalal"


def test_arrow_of_light_trades_units_for_magic_and_strength(table: Set) -> None:
    t = table(f"{ARCHER}; hand0: temple-priest citadel-knight gate")
    assert t.starting("attack") == ["attack e3"]
    t.do("attack e3")
    assert t.prompt == "arrow-of-light"
    assert sorted(t.legal) == ["no", "take citadel-knight", "take temple-priest"]
    t.do("take temple-priest").do("take citadel-knight")
    assert t.magic[0] == 5
    assert t.hand(0) == ["gate"]
    t.do("no", dice=f"{HIT} {HIT} {HIT}")
    assert t.damage("e5") == 3


def test_arrow_of_light_takes_each_name_once(table: Set) -> None:
    t = table(f"{ARCHER}; hand0: temple-priest temple-priest jacob-eldwyn")
    t.many("attack e3", "take temple-priest")
    assert t.legal == ["no", "take jacob-eldwyn"]
    t.do("take jacob-eldwyn")
    assert t.legal == ["no"]
    t.do("no", dice=f"{HIT} {HIT} {MISS}")
    assert t.hand(0) == ["temple-priest"]
    assert t.damage("e5") == 2


def test_arrow_of_light_shows_what_it_discards(table: Set) -> None:
    t = table(f"{ARCHER}; hand0: temple-priest gate")
    t.many("attack e3", "take temple-priest")
    assert t.discard(0) == ["temple-priest"]
    assert t.state.knows[t.state.cards_in(4)[0]] == 3
    assert t.state.knows[t.state.cards_in(2)[0]] == 1


def test_arrow_of_light_may_take_nothing(table: Set) -> None:
    t = table(f"{ARCHER}; hand0: temple-priest")
    t.do("attack e3").do("no", dice=HIT)
    assert t.damage("e5") == 1
    assert (t.hand(0), t.magic[0]) == (["temple-priest"], 3)


def test_arrow_of_light_is_asked_about_for_any_hand_but_an_empty_one(table: Set) -> None:
    t = table(f"{ARCHER}; hand0: gate")
    t.do("attack e3")
    assert t.legal == ["no"]
    t = table(ARCHER)
    t.do("attack e3 e5", dice=HIT)
    assert t.damage("e5") == 1


def test_arrow_of_light_stops_asking_when_the_hand_is_gone(table: Set) -> None:
    t = table(f"{ARCHER}; hand0: temple-priest")
    t.do("attack e3").do("take temple-priest", dice=f"{HIT} {HIT}")
    assert t.damage("e5") == 2


def test_arrow_of_light_lasts_for_one_attack_and_one_archer(table: Set) -> None:
    t = table(f"{ARCHER}; e7: 0 citadel-archer; hand0: temple-priest gate")
    t.many("attack e3", "take temple-priest").do("no", dice=f"{HIT} {HIT}")
    t.do("attack e7").do("no", dice=HIT)
    assert t.damage("e5") == 3


def test_others_get_nothing_from_arrow_of_light(table: Set) -> None:
    t = table("phase=attack; e3: 0 citadel-archer; c3: 0 sera-eldwyn; c5: 1 gate; hand0: gate")
    t.do("attack c3 c5", dice=f"{HIT} {HIT}")
    assert t.damage("c5") == 2


# -- Engage and Protect ----------------------------------------------------------------------------


def test_a_knight_hurts_the_enemy_that_walks_away(table: Set) -> None:
    t = table("phase=move active=1; c3: 0 citadel-knight; c4: 1 kalal; e4: 1 kalal")
    t.do("move c4 c5")
    assert t.damage("c5") == 1
    t.do("move e4 e5")
    assert t.damage("e5") == 0


def test_a_knight_draws_the_attacks_of_adjacent_enemies(table: Set) -> None:
    t = table("phase=attack active=1; c3: 0 citadel-knight; c4: 1 kalal; c6: 0 sera-eldwyn")
    assert t.starting("attack") == ["attack c4 c3"]


def test_protect_lets_any_unit_with_protect_be_chosen(table: Set) -> None:
    t = table(
        "phase=attack active=1; c3: 0 citadel-knight; c4: 1 kalal; c6: 0 citadel-knight; d4: 0 gate"
    )
    assert t.starting("attack") == ["attack c4 c3", "attack c4 c6"]


def test_protect_does_not_bind_enemies_farther_off_nor_friends(table: Set) -> None:
    t = table("phase=attack active=1; c3: 0 citadel-knight; c5: 1 kalal; d5: 0 sera-eldwyn")
    assert t.starting("attack") == ["attack c5 c3", "attack c5 d5"]
    t = table("phase=attack; c3: 0 citadel-knight; c4: 0 temple-priest; c5: 1 kalal")
    assert "attack c4 c5" in t.legal


# -- Intercession ----------------------------------------------------------------------------------


def test_intercession_draws_a_card_for_each_special(table: Set) -> None:
    t = table("phase=attack; c3: 0 citadel-paladin; c4: 1 kalal; draw0: gate gate gate")
    t.do("attack c3 c4", dice=f"{STAR} {STAR} {HIT}")
    assert len(t.hand(0)) == 2
    assert t.damage("c4") == 3


def test_intercession_without_specials_or_cards_draws_nothing(table: Set) -> None:
    t = table("phase=attack; c3: 0 citadel-paladin; c4: 1 kalal; draw0: gate")
    t.do("attack c3 c4", dice=f"{HIT} {HIT} {HIT}")
    assert t.hand(0) == []
    t = table("phase=attack; c3: 0 citadel-paladin; c4: 1 kalal; draw0: gate")
    t.do("attack c3 c4", dice=f"{STAR} {STAR} {STAR}")
    assert t.hand(0) == ["gate"]
    t = table("phase=attack; c3: 0 citadel-paladin; c4: 1 kalal; draw0: gate gate gate")
    t.do("attack c3 c4", dice=f"{STAR} {HIT} {HIT}")
    assert t.hand(0) == ["gate"]


@pytest.mark.parametrize("target", ["1 gate", "0 valna-stoutheart"])
def test_intercession_follows_attacks_on_enemy_units_only(table: Set, target: str) -> None:
    t = table(f"phase=attack; c3: 0 citadel-paladin; c4: {target}; draw0: gate gate gate")
    t.do("attack c3 c4", dice=f"{STAR} {STAR} {HIT}")
    assert t.hand(0) == []


# -- Heal ------------------------------------------------------------------------------------------

PRIEST = "phase=attack; c3: 0 temple-priest; hand0: gate citadel-knight"


def test_heal_removes_damage_for_melee_and_special(table: Set) -> None:
    t = table(f"{PRIEST}; c4: 0 valna-stoutheart damage=6; b3: 0 citadel-knight damage=2")
    t.do("attack c3 c4")
    assert t.prompt == "heal"
    assert sorted(t.legal) == ["no", "take citadel-knight", "take gate"]
    t.do("take gate", dice=f"{STAR} {STAR}")
    assert t.damage("c4") == 2
    assert t.damage("b3") == 2
    assert t.hand(0) == ["citadel-knight"]
    assert t.discard(0) == ["gate"]
    assert t.state.knows[t.state.cards_in(4)[0]] == 1


def test_heal_counts_no_ranged_symbols_and_removes_no_more_than_there_is(table: Set) -> None:
    t = table(f"{PRIEST}; c4: 0 citadel-knight damage=2")
    t.do("attack c3 c4").do("take gate", dice="ranged+special melee")
    assert t.damage("c4") == 0
    t = table(f"{PRIEST}; c4: 0 citadel-knight damage=1")
    t.do("attack c3 c4").do("take gate", dice=f"{HIT} {HIT}")
    assert t.damage("c4") == 0


def test_heal_declined_is_an_ordinary_attack(table: Set) -> None:
    t = table(f"{PRIEST}; c4: 0 citadel-knight damage=1")
    t.do("attack c3 c4").do("no", dice=f"{HIT} {STAR}")
    assert t.damage("c4") == 3
    assert len(t.hand(0)) == 2


@pytest.mark.parametrize("target", ["1 kalal", "0 sera-eldwyn", "0 gate"])
def test_heal_is_for_friendly_commons_and_champions(table: Set, target: str) -> None:
    t = table(f"{PRIEST}; c4: {target} damage=1")
    t.do("attack c3 c4", dice=f"{HIT} {HIT}")
    assert t.damage("c4") == 3


def test_heal_needs_a_card_in_hand(table: Set) -> None:
    t = table("phase=attack; c3: 0 temple-priest; c4: 0 citadel-knight damage=1")
    t.do("attack c3 c4", dice=f"{HIT} {HIT}")
    assert t.damage("c4") == 3


def test_a_healing_attack_does_not_make_the_next_one_heal(table: Set) -> None:
    t = table(f"{PRIEST}; d4: 0 temple-priest; c4: 0 citadel-knight damage=2")
    t.do("attack c3 c4").do("take gate", dice=f"{HIT} {HIT}")
    assert t.damage("c4") == 0
    t.do("attack d4 c4").do("no", dice=f"{HIT} {HIT}")
    assert t.damage("c4") == 2


def test_healing_a_citadel_unit_under_divine_shield_is_shielded_too(table: Set) -> None:
    t = table(f"{PRIEST}; c4: 0 citadel-knight damage=3; d4: 0 coleen-brighton")
    t.do("attack c3 c4").do("take gate", dice=f"{STAR} {HIT} {HIT}")
    assert t.damage("c4") == 2


# -- Guarding Spirits ------------------------------------------------------------------------------

SPIRITS = "phase=attack active=1; d1: 0 sera-eldwyn; events0: guarding-spirits"


def test_guarding_spirits_cap_the_first_attack_of_a_turn(table: Set) -> None:
    t = table(f"{SPIRITS}; d3: 0 citadel-knight; d5: 1 kalal; e3: 1 kalal")
    t.do("attack d5 d3", dice=f"{HIT} {HIT} {HIT} {HIT}")
    assert t.damage("d3") == 1
    t.do("no")
    t.do("attack e3 d3", dice=f"{HIT} {HIT} {HIT} {MISS}")
    assert t.damage("d3") == 4


@pytest.mark.parametrize(
    "bystander", ["d3: 0 valna-stoutheart", "d5: 0 citadel-knight", "d3: 0 gate"]
)
def test_guarding_spirits_cover_commons_within_3_of_the_summoner(
    table: Set, bystander: str
) -> None:
    space = bystander[:2]
    t = table(f"{SPIRITS}; {bystander}; e{space[1]}: 1 deceiver bonus=2")
    t.do(f"attack e{space[1]} {space}", dice=f"{HIT} {HIT} {HIT}")
    assert t.damage(space) == 3


def test_guarding_spirits_are_played_in_the_magic_phase_and_stay(table: Set) -> None:
    t = table("phase=magic; hand0: guarding-spirits; d1: 0 sera-eldwyn")
    t.do("play guarding-spirits")
    assert t.active(0) == ["guarding-spirits"]


# -- Holy Judgment ---------------------------------------------------------------------------------


def test_holy_judgment_comes_with_two_charges_and_strengthens_commons(table: Set) -> None:
    t = table(
        "phase=attack; hand0: holy-judgment; c3: 0 citadel-paladin; c4: 1 deceiver;"
        "d3: 0 valna-stoutheart; e3: 0 sera-eldwyn; f8: 1 gate"
    )
    t.do("play holy-judgment")
    assert t.event_charges("holy-judgment", 0) == 2
    assert t.strength("c3", "c4") == 4
    assert t.strength("c4", "c3") == 1
    assert t.strength("e3", "f8") == 2
    assert t.strength("d3", "f8") == 3  # the paladin beside her


def test_two_holy_judgments_add_up(table: Set) -> None:
    t = table(
        "phase=attack; c3: 0 citadel-paladin; c4: 1 gate;events0: holy-judgment, holy-judgment"
    )
    assert t.strength("c3", "c4") == 5


def test_holy_judgment_may_spend_a_charge_to_stay(table: Set) -> None:
    t = table("moment=turn; d1: 0 sera-eldwyn; events0: holy-judgment charges=2")
    assert t.prompt == "holy-judgment"
    t.do("yes")
    assert t.active(0) == ["holy-judgment"]
    assert t.event_charges("holy-judgment", 0) == 1
    until_next_turn(t)
    t.do("yes")
    assert t.event_charges("holy-judgment", 0) == 0
    until_next_turn(t)
    assert t.active(0) == []
    assert t.discard(0) == ["holy-judgment"]


def test_holy_judgment_may_be_let_go(table: Set) -> None:
    t = table("moment=turn; c3: 0 citadel-paladin; c4: 1 gate; events0: holy-judgment charges=2")
    t.do("no")
    assert t.discard(0) == ["holy-judgment"]
    assert t.strength("c3", "c4") == 3


def test_holy_judgment_without_charge_is_discarded_unasked(table: Set) -> None:
    t = table("moment=turn; events0: holy-judgment")
    assert t.prompt == "summon"
    assert t.discard(0) == ["holy-judgment"]


def test_holy_judgment_is_not_asked_about_in_the_opponents_turn(table: Set) -> None:
    t = table("moment=turn active=1; events0: holy-judgment charges=2")
    assert (t.prompt, t.seat) == ("summon", 1)
    assert t.event_charges("holy-judgment", 0) == 2


def test_holy_judgment_loses_a_charge_for_each_friendly_unit_destroyed(table: Set) -> None:
    t = table(
        "phase=attack active=1; c3: 0 temple-priest damage=1; d3: 0 temple-priest damage=1;"
        "c4: 1 deceiver; d4: 1 deceiver; events0: holy-judgment charges=2"
    )
    t.do("attack c4 c3", dice=HIT)
    assert t.event_charges("holy-judgment", 0) == 1
    t.do("attack d4 d3", dice=HIT)
    assert t.event_charges("holy-judgment", 0) == 0
    assert t.active(0) == ["holy-judgment"]


def test_holy_judgment_does_not_mind_enemies_and_structures(table: Set) -> None:
    t = table(
        "phase=attack active=1; c3: 0 gate damage=4; d3: 1 mind-witch damage=1; c4: 1 deceiver;"
        "d4: 1 deceiver; events0: holy-judgment charges=2"
    )
    t.do("attack c4 c3", dice=HIT).do("attack d4 d3", dice=HIT)
    assert (t.at("c3"), t.at("d3")) == ("", "")
    assert t.event_charges("holy-judgment", 0) == 2


# -- Mass Heal -------------------------------------------------------------------------------------


def test_mass_heal_removes_two_damage_near_the_summoner(table: Set) -> None:
    t = table(
        "phase=move magic=1,0; hand0: mass-heal; d2: 0 sera-eldwyn damage=3;"
        "d3: 0 citadel-knight damage=3;"
        "d4: 0 valna-stoutheart damage=1; c3: 0 gate damage=3; e3: 1 kalal damage=3;"
        "d5: 0 citadel-knight damage=3"
    )
    t.do("play mass-heal")
    assert (t.damage("d3"), t.damage("d4")) == (1, 0)
    assert (t.damage("d2"), t.damage("c3"), t.damage("e3"), t.damage("d5")) == (3, 3, 3, 3)
    assert t.magic[0] == 0
    assert t.discard(0) == ["mass-heal"]


def test_mass_heal_must_be_paid(table: Set) -> None:
    t = table("phase=move magic=0,5; hand0: mass-heal; d2: 0 sera-eldwyn; d3: 0 citadel-knight")
    assert t.refuses("play mass-heal")


# -- Renewed Hope ----------------------------------------------------------------------------------

HOPE = "d1: 0 sera-eldwyn; hand0: temple-priest; events0: renewed-hope"


@pytest.mark.parametrize("phase", ["summon", "move", "build", "attack", "magic"])
def test_renewed_hope_summons_in_any_phase_and_beside_the_summoner(table: Set, phase: str) -> None:
    t = table(f"phase={phase}; {HOPE}; b4: 0 gate")
    places = sorted(move.split()[2] for move in t.starting("summon"))
    assert places == ["a4", "b3", "b5", "c1", "c4", "d2", "e1"]
    t.do("summon temple-priest d2")
    assert t.at("d2") == "temple-priest"


def test_renewed_hope_summons_what_the_draw_phase_brings(table: Set) -> None:
    t = table("phase=magic; d1: 0 sera-eldwyn; events0: renewed-hope; draw0: temple-priest")
    t.do("end")
    assert t.prompt == "draw"
    t.do("summon temple-priest d2")
    t.do("end")
    assert t.at("d2") == "temple-priest"
    assert (t.state.active, t.hand(0)) == (1, [])


def test_without_renewed_hope_nobody_summons_in_other_phases(table: Set) -> None:
    t = table(
        "phase=attack; d1: 0 sera-eldwyn; hand0: temple-priest; b4: 0 gate;events1: renewed-hope"
    )
    assert t.starting("summon") == []
    t = table(
        "phase=summon; d1: 0 sera-eldwyn; hand0: temple-priest; b4: 0 gate;events1: renewed-hope"
    )
    assert t.refuses("summon temple-priest d2")

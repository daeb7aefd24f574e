"""Breakers: every ability and event, at work, held back, and beside a bystander."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hadur.games.summoner_wars.abilities.ids import FORCEFUL_ATTACK, GUARDED, MIMIC

Set = Callable[..., Any]
HIT = "melee+ranged"
MISS = "melee"  # nothing for a ranged unit
STAR = "melee+special"
BOW_STAR = "ranged+special"


def until_next_turn(t: Any) -> None:
    """End phases until it is the same player's turn again, or somebody is asked something."""
    turn = int(t.state.turn)
    while t.state.turn < turn + 2 and "end" in t.legal:
        t.do("end")


# -- Mind Capture ----------------------------------------------------------------------------------


def test_mind_capture_takes_the_unit_it_would_destroy(table: Set) -> None:
    t = table("phase=attack magic=2,2; c3: 0 tacullu; c5: 1 lioness charges=1 damage=1")
    t.do("attack c3 c5", dice=f"{HIT} {HIT} {HIT}")
    assert t.prompt == "mind-capture"
    t.do("yes")
    assert t.controller("c5") == 0
    assert (t.damage("c5"), t.charges("c5")) == (1, 1)
    assert t.magic == [2, 2]


def test_what_mind_capture_took_stays_taken_and_fights(table: Set) -> None:
    t = table("phase=attack; c3: 0 tacullu; c5: 1 lioness; c6: 1 gate")
    t.do("attack c3 c5", dice=f"{HIT} {HIT} {HIT}").do("yes")
    assert "attack c5 c6" in t.legal
    until_next_turn(t)
    assert t.controller("c5") == 0


def test_mind_capture_may_be_declined(table: Set) -> None:
    t = table("phase=attack magic=2,2; c3: 0 tacullu; c5: 1 lioness")
    t.do("attack c3 c5", dice=f"{HIT} {HIT} {HIT}").do("no")
    assert t.at("c5") == ""
    assert t.magic == [3, 2]
    assert t.discard(1) == ["lioness"]


def test_mind_capture_waits_for_a_deadly_attack(table: Set) -> None:
    t = table("phase=attack; c3: 0 tacullu; c5: 1 lioness")
    t.do("attack c3 c5", dice=f"{HIT} {MISS} {MISS}")
    assert t.prompt == "attack"
    assert (t.controller("c5"), t.damage("c5")) == (1, 1)


@pytest.mark.parametrize("target", ["1 gate damage=3", "0 mind-witch"])
def test_mind_capture_is_for_enemy_units(table: Set, target: str) -> None:
    t = table(f"phase=attack; c3: 0 tacullu; c5: {target}")
    t.do("attack c3 c5", dice=f"{HIT} {HIT} {HIT}")
    assert t.at("c5") == ""


def test_a_friend_of_tacullu_captures_nobody(table: Set) -> None:
    t = table("phase=attack; c3: 0 tacullu; d5: 0 wind-archer; c5: 1 lioness")
    t.do("attack d5 c5", dice=f"{HIT} {HIT} {HIT} {HIT}")
    assert t.at("c5") == ""


def test_mind_capture_takes_even_a_summoner_and_the_game_goes_on(table: Set) -> None:
    t = table("phase=attack; c3: 0 tacullu; c5: 1 abua-shi damage=8; f8: 1 gate")
    t.do("attack c3 c5", dice=f"{HIT} {HIT} {HIT}").do("yes")
    assert t.controller("c5") == 0
    assert t.result is None
    assert t.prompt == "attack"


def test_whoever_owns_a_captured_summoner_loses_with_it(table: Set) -> None:
    t = table(
        "phase=attack active=1; c3: 0 tacullu; c5: 0 abua-shi owner=1 damage=9; c6: 1 deceiver"
    )
    t.do("attack c6 c5", dice=HIT)
    assert t.result == [1, -1]


def test_a_captured_unit_goes_to_its_owners_pile(table: Set) -> None:
    t = table("phase=attack active=1 magic=0,0; c5: 0 lioness owner=1 damage=1; c6: 1 deceiver")
    t.do("attack c6 c5", dice=HIT)
    assert t.discard(1) == ["lioness"]
    assert t.magic == [0, 1]


def test_cards_under_a_captured_unit_come_along(table: Set) -> None:
    t = table("phase=attack; c3: 0 tacullu; c5: 1 lioness under=hellforged-weapon")
    t.do("attack c3 c5", dice=f"{HIT} {HIT} {HIT}").do("yes")
    assert t.under("c5") == ["hellforged-weapon"]
    below = [c for c in range(68) if t.state.host[c] == t.card("c5")]
    assert t.state.controller[below[0]] == 0


# -- Telepathic Command ----------------------------------------------------------------------------

GULL = "phase=attack attacks-used=2; c3: 0 gulldune"
FOUR = f"{HIT} {HIT} {HIT} {HIT}"


def test_telepathic_command_lets_a_common_attack_beyond_the_limit(table: Set) -> None:
    t = table(f"{GULL}; c4: 1 gate; d1: 0 wind-mage; d4: 1 kalal")
    t.do("attack c3 c4", dice=FOUR)
    assert t.prompt == "telepathic-command"
    assert t.legal == ["no", "pick d1"]
    t.do("pick d1", dice=f"{HIT} {HIT}")
    assert t.damage("d4") == 2
    assert t.state.attacks_used == 3


def test_telepathic_command_reaches_a_unit_that_attacked_already(table: Set) -> None:
    t = table("phase=attack attacked=d2; c3: 0 gulldune; c4: 1 kalal; d2: 0 deceiver; d4: 1 kalal")
    assert t.refuses("attack d2 d4")
    t.do("attack c3 c4", dice=FOUR).do("pick d2", dice=HIT)
    assert t.damage("d4") == 1


def test_telepathic_command_may_be_declined(table: Set) -> None:
    t = table(f"{GULL}; c4: 1 kalal; e3: 0 deceiver; e5: 1 kalal")
    t.do("attack c3 c4", dice=FOUR).do("no")
    assert t.damage("e5") == 0
    assert t.prompt == "attack"


@pytest.mark.parametrize(
    "common",
    [
        "d3: 0 gwalark; d5: 1 kalal",  # a champion
        "e3: 1 deceiver",  # an enemy
        "f4: 0 deceiver; f5: 1 kalal",  # 4 spaces away
        "b2: 0 deceiver",  # nothing to attack
    ],
)
def test_telepathic_command_wants_a_friendly_common_near_with_a_target(
    table: Set, common: str
) -> None:
    t = table(f"{GULL}; c4: 1 kalal; {common}")
    t.do("attack c3 c4", dice=FOUR)
    assert t.prompt == "attack"


def test_telepathic_command_does_not_follow_an_attack_on_a_friend(table: Set) -> None:
    t = table(f"{GULL}; c4: 0 gate; e3: 0 deceiver; e5: 1 kalal")
    t.do("attack c3 c4", dice=f"{HIT} {HIT} {HIT} ranged+special")
    assert t.prompt == "attack"


# -- Flight and Levitate ---------------------------------------------------------------------------


def test_flight_leads_farther_and_over_cards(table: Set) -> None:
    t = table("phase=move; c3: 0 gwalark; c4: 1 gate; c5: 1 kalal")
    assert "move c3 c6" in t.legal
    assert t.refuses("move c3 c5")
    assert t.refuses("move c3 c7")


def test_levitate_lends_flight_to_friendly_commons_within_2(table: Set) -> None:
    t = table("phase=move; c3: 0 gwalark; c5: 0 deceiver; c6: 1 gate; c7: 1 gate")
    assert "move c5 c8" in t.legal
    t.do("move c5 c8")
    assert t.at("c8") == "deceiver"


@pytest.mark.parametrize("unit", ["c5: 0 kalal", "c6: 0 deceiver", "a3: 1 deceiver"])
def test_levitate_lifts_nobody_else(table: Set, unit: str) -> None:
    seat = unit[4]
    t = table(f"phase=move active={seat}; c3: 0 gwalark; {unit}")
    start = unit[:2]
    assert f"move {start} {start[0]}{int(start[1]) + 2}" in t.legal
    assert t.refuses(f"move {start} {start[0]}{int(start[1]) + 3}")


def test_levitate_and_swift_add_up(table: Set) -> None:
    t = table("phase=move; b1: 0 gwalark; c1: 0 wind-archer")
    assert "move c1 c5" in t.legal
    assert t.refuses("move c1 c6")


# -- Greater Push, Push, Steadfast -----------------------------------------------------------------


def test_greater_push_forces_a_unit_after_the_attack(table: Set) -> None:
    t = table("phase=attack; c3: 0 kalal; c4: 1 gate; e4: 1 lioness; e3: 0 gwalark; c7: 1 lioness")
    t.do("attack c3 c4", dice=FOUR)
    assert t.prompt == "greater-push"
    assert t.legal == ["no", "pick e3", "pick e4"]
    t.many("pick e4", "pick e5")
    assert t.at("e5") == "lioness"
    assert t.prompt == "attack"


def test_push_reaches_two_spaces(table: Set) -> None:
    t = table("phase=attack; c3: 0 wind-mage; c4: 1 gate; e4: 1 lioness; c5: 1 lioness")
    t.do("attack c3 c4", dice=f"{HIT} {HIT}")
    assert t.prompt == "push"
    assert t.legal == ["no", "pick c5"]
    t.do("no")
    assert t.at("c5") == "lioness"


def test_push_moves_neither_summoners_nor_structures_nor_who_has_no_room(table: Set) -> None:
    t = table(
        "phase=attack; b1: 0 wind-mage; b2: 1 gate; a1: 1 lioness; a2: 1 gate; d1: 1 abua-shi"
    )
    t.do("attack b1 b2", dice=f"{HIT} {HIT}")
    assert t.prompt == "attack"


@pytest.mark.parametrize(("unit", "ability"), [("kalal", "greater-push"), ("wind-mage", "push")])
def test_a_push_instead_of_an_attack(table: Set, unit: str, ability: str) -> None:
    t = table(
        f"phase=attack; c3: 0 {unit}; c4: 1 lioness; d4: 1 lioness; e8: 0 wind-archer;e7: 1 gate"
    )
    t.do(f"use {ability} c3")
    assert t.prompt == f"{ability}-instead"
    assert t.legal == ["pick c4", "pick d4"]
    t.do("pick d4")
    assert sorted(t.legal) == ["pick d3", "pick d5", "pick e4"]
    t.do("pick d5")
    assert t.at("d5") == "lioness"
    assert t.state.attacks_used == 1
    assert t.starting("use") == []
    assert t.starting("attack") == ["attack e8 e7"]


def test_a_push_instead_of_an_attack_is_no_attack(table: Set) -> None:
    t = table("phase=attack; d1: 0 tacullu; c3: 0 wind-mage; c4: 1 lioness")
    t.many("use push c3", "pick c5")
    assert t.prompt == "attack"
    t.do("end")
    assert t.damage("d1") == 1


def test_a_push_instead_needs_an_attack_left(table: Set) -> None:
    assert "use push c3" in table("phase=attack; c3: 0 wind-mage; c4: 1 lioness").legal
    for state in ("attacks-used=3", "attacked=c3", "active=1"):
        t = table(f"phase=attack {state}; c3: 0 wind-mage; c4: 1 lioness")
        assert t.starting("use") == []
    t = table("phase=attack; c3: 0 wind-mage; c4: 1 lioness; events1: freeze target=c3")
    assert t.starting("use") == []
    t = table("phase=attack; c3: 0 wind-mage; c6: 1 lioness")
    assert t.starting("use") == []


def test_a_push_instead_is_not_for_the_move_phase(table: Set) -> None:
    assert table("phase=move; c3: 0 wind-mage; c4: 1 lioness").starting("use") == []


def test_steadfast_cannot_be_forced(table: Set) -> None:
    t = table("phase=attack; c3: 0 wind-mage; c4: 1 kalal")
    assert t.starting("use") == []


def test_who_is_pushed_away_from_a_deceiver_takes_damage(table: Set) -> None:
    t = table("phase=attack; c3: 0 deceiver; b4: 0 wind-mage; c4: 1 lioness")
    t.many("use push b4", "pick c4", "pick c5")
    assert t.damage("c5") == 1


# -- Stupefy and Engage ----------------------------------------------------------------------------


def test_stupefy_takes_one_damage_from_an_attack_with_a_special(table: Set) -> None:
    t = table("phase=attack active=1; c3: 0 deceiver; c4: 1 lioness; d4: 0 gate")
    t.do("attack c4 d4", dice=f"{STAR} {HIT} {HIT}")
    assert t.damage("d4") == 2


def test_stupefy_sleeps_without_specials_without_contact_and_for_friends(table: Set) -> None:
    t = table("phase=attack active=1; c3: 0 deceiver; c4: 1 lioness; d4: 0 gate")
    t.do("attack c4 d4", dice=f"{HIT} {HIT} {HIT}")
    assert t.damage("d4") == 3
    t = table("phase=attack active=1; c2: 0 deceiver; c4: 1 lioness; d4: 0 gate")
    t.do("attack c4 d4", dice=f"{STAR} {HIT} {HIT}")
    assert t.damage("d4") == 3
    t = table("phase=attack active=1; c3: 1 deceiver; c4: 1 lioness; d4: 0 gate")
    t.do("attack c4 d4", dice=f"{STAR} {HIT} {HIT}")
    assert t.damage("d4") == 3


def test_two_deceivers_take_one_damage_each(table: Set) -> None:
    t = table("phase=attack active=1; c3: 0 deceiver; b4: 0 deceiver; c4: 1 lioness; d4: 0 gate")
    t.do("attack c4 d4", dice=f"{STAR} {STAR} {HIT}")
    assert t.damage("d4") == 1


def test_a_deceiver_hurts_the_enemy_that_walks_away(table: Set) -> None:
    t = table("phase=move active=1; c3: 0 deceiver; c4: 1 kalal; d6: 1 wind-mage")
    t.do("move c4 c5")
    assert t.damage("c5") == 1
    assert t.damage("d6") == 0


# -- Mimic -----------------------------------------------------------------------------------------

WITCH = "phase=move moment=start; c3: 0 mind-witch"


def test_mimic_borrows_the_abilities_of_a_common_for_the_turn(table: Set) -> None:
    t = table(f"{WITCH}; c6: 0 wind-archer; c8: 1 gate")
    assert t.prompt == "mimic"
    assert t.legal == ["no", "pick c6"]
    t.do("pick c6")
    assert "move c3 a4" in t.legal
    until_next_turn(t)
    t.do("end")
    t.do("no")
    assert t.refuses("move c3 a4")


def test_mimic_may_copy_an_enemy_and_keeps_its_own(table: Set) -> None:
    t = table(f"{WITCH}; c5: 1 border-archer")
    t.do("pick c5")
    t.do("use prepare c3")
    assert t.charges("c3") == 1
    assert t.state.can(t.card("c3"), MIMIC)


def test_mimic_may_be_declined(table: Set) -> None:
    t = table(f"{WITCH}; c5: 1 border-archer")
    t.do("no")
    assert t.starting("use") == []


@pytest.mark.parametrize(
    "other",
    [
        "c5: 0 kalal",  # a champion
        "c7: 0 wind-archer",  # too far
        "c5: 1 mind-witch",  # nothing new to learn
        "c5: 1 lioness; events0: freeze target=c5",  # it has no abilities now
    ],
)
def test_mimic_is_not_offered_where_there_is_nothing_to_learn(table: Set, other: str) -> None:
    t = table(f"{WITCH}; {other}")
    assert t.prompt == "move"


def test_one_mind_witch_may_learn_from_another_that_learned_first(table: Set) -> None:
    t = table(f"{WITCH}; c5: 0 mind-witch; c7: 0 border-archer")
    assert t.prompt == "order"
    t.many("first mimic c5", "pick c7")
    assert t.legal == ["no", "pick c5"]
    t.do("pick c5")
    assert t.starting("use") == ["use prepare c3", "use prepare c5", "use prepare c7"]


def test_mimic_sleeps_in_the_opponents_turn(table: Set) -> None:
    t = table("phase=move moment=start active=1; c3: 0 mind-witch; c5: 1 lioness")
    assert (t.prompt, t.seat) == ("move", 1)


def test_mimic_copies_drawbacks_too(table: Set) -> None:
    t = table(f"{WITCH}; c5: 1 horde-clinger")
    t.do("pick c5")
    assert not [move for move in t.starting("move") if move.startswith("move c3")]


def test_mimic_copies_what_active_events_grant(table: Set) -> None:
    t = table(
        f"{WITCH}; c5: 1 undead-warrior; d6: 0 deceiver; d5: 1 gate;events1: for-glory, pile-on"
    )
    t.do("pick c5")
    assert t.strength("c3", "d5") == 3 + 2 + 1


def test_mimic_copies_forceful_attack_from_brutal_force(table: Set) -> None:
    t = table(f"{WITCH}; c5: 1 deceiver; events1: brutal-force")
    t.do("pick c5")
    assert t.state.can(t.card("c3"), FORCEFUL_ATTACK)
    t = table(f"{WITCH}; c5: 1 deceiver; events0: brutal-force")
    t.do("pick c5")
    assert not t.state.can(t.card("c3"), FORCEFUL_ATTACK)


def test_mimic_copies_guarded_from_guarding_spirits(table: Set) -> None:
    t = table(
        f"{WITCH}; c5: 1 deceiver; c7: 1 sera-eldwyn; events1: guarding-spirits;d4: 0 wind-mage"
    )
    t.do("pick c5")
    assert t.state.can(t.card("c3"), GUARDED)
    assert not t.state.can(t.card("d4"), GUARDED)


def test_mimic_copies_what_was_gained_but_learns_no_more_afterwards(table: Set) -> None:
    t = table(f"{WITCH}; c4: 0 rhinoceros; b2: 0 abua-shi; hand0: chant-of-power; c2: 1 gate")
    t.do("pick c4")
    assert "move c3 c5" in t.legal  # over the rhinoceros, by Trample
    t.many("end", "end", "play chant-of-power", "pick c4")
    t.state.charges[t.card("c3")] = 2
    assert t.strength("c3", "c2") == 3


# -- Swift and Far Shot ----------------------------------------------------------------------------


def test_a_wind_archer_moves_three_and_shoots_four(table: Set) -> None:
    t = table("phase=move; c1: 0 wind-archer; f1: 0 deceiver")
    assert "move c1 c4" in t.legal
    assert t.refuses("move c1 c5")
    assert t.refuses("move f1 f4")
    t = table("phase=attack; c1: 0 wind-archer; c5: 1 gate; f2: 0 wind-mage; f6: 1 gate")
    assert t.starting("attack") == ["attack c1 c5"]


def test_far_shot_still_needs_clear_spaces(table: Set) -> None:
    t = table("phase=attack; c1: 0 wind-archer; c3: 0 gate; c5: 1 gate")
    assert t.starting("attack") == ["attack c1 c3"]


# -- Mind Control ----------------------------------------------------------------------------------

MIND = "phase=summon; hand0: mind-control; c3: 0 tacullu"


def test_mind_control_takes_any_number_until_the_end_of_the_turn(table: Set) -> None:
    t = table(f"{MIND}; c4: 1 lioness; c5: 1 kalal; d3: 1 deceiver; f8: 1 gate")
    t.do("play mind-control")
    assert t.prompt == "mind-control"
    assert t.legal == ["no", "pick d3", "pick c4", "pick c5"]
    t.many("pick c4", "pick c5", "no")
    assert [t.controller(space) for space in ("c4", "c5", "d3")] == [0, 0, 1]
    t.do("end")
    assert "move c4 b4" in t.legal
    assert t.refuses("move d3 e3")
    until_next_turn(t)
    assert [t.controller(space) for space in ("c4", "c5", "d3")] == [1, 1, 1]


def test_mind_control_spares_summoners_structures_friends_and_the_far(table: Set) -> None:
    t = table(f"{MIND}; c4: 1 abua-shi; b3: 1 gate; d3: 0 deceiver; c6: 1 lioness")
    t.do("play mind-control")
    assert t.prompt == "summon"
    assert t.discard(0) == ["mind-control"]
    assert t.controller("c6") == 1


def test_mind_control_may_take_nobody(table: Set) -> None:
    t = table(f"{MIND}; c4: 1 lioness")
    t.many("play mind-control", "no")
    assert t.controller("c4") == 1


def test_a_controlled_unit_can_be_spent_against_its_owner(table: Set) -> None:
    t = table(f"{MIND}; c4: 1 lioness; c5: 1 abua-shi; draw0: gate")
    t.many("play mind-control", "pick c4", "end", "end", "end")
    t.do("attack c4 c5", dice=f"{HIT} {HIT} {HIT}")
    assert t.damage("c5") == 3
    assert t.state.targeted


# -- Blast -----------------------------------------------------------------------------------------

BLAST = "phase=move magic=1,0; hand0: blast; c1: 0 tacullu"


def test_blast_hurls_a_unit_through_others(table: Set) -> None:
    t = table(f"{BLAST}; c2: 1 gwalark; b2: 1 gate; d2: 0 gate; c3: 1 deceiver; e5: 1 lioness")
    t.do("play blast")
    assert t.magic[0] == 0
    assert t.prompt == "blast-landing"
    assert t.legal == ["pick c4", "pick c5"]
    t.do("pick c5")
    assert t.at("c5") == "gwalark"
    assert (t.damage("c5"), t.damage("c3"), t.damage("e5")) == (1, 1, 0)
    assert t.discard(0) == ["blast"]


def test_blast_may_choose_any_direction_and_distance(table: Set) -> None:
    t = table(f"{BLAST}; c3: 0 wind-mage")
    t.do("play blast")
    places = sorted(move.split()[1] for move in t.legal)
    assert places == ["a3", "b3", "c2", "c4", "c5", "c6", "d3", "e3", "f3"]
    t.do("pick d3")
    assert (t.at("d3"), t.damage("d3")) == ("wind-mage", 1)


def test_blast_stops_at_the_edge_of_the_battlefield(table: Set) -> None:
    t = table(f"{BLAST}; b1: 1 lioness; b2: 1 gate")
    t.do("play blast")
    assert t.at("a1") == "lioness"


def test_blast_stops_at_structures_and_summoners(table: Set) -> None:
    t = table(f"{BLAST}; c3: 1 lioness; c4: 1 gate; b3: 1 abua-shi; d3: 1 deceiver; e3: 1 kalal")
    t.do("play blast")
    assert t.legal == ["pick c2", "pick f3"]


def test_blast_wants_a_clear_line_of_up_to_three_spaces(table: Set) -> None:
    t = table(f"{BLAST}; c3: 0 gate; c4: 1 lioness; a3: 1 kalal; f1: 1 deceiver; a1: 1 wind-mage")
    t.do("play blast")
    assert t.prompt == "blast"
    assert t.legal == ["pick a1", "pick f1"]


def test_blast_needs_a_target_and_magic(table: Set) -> None:
    t = table(f"{BLAST}; c5: 1 lioness; b1: 1 gate; d1: 1 abua-shi")
    assert t.refuses("play blast")
    t = table("phase=move magic=0,0; hand0: blast; c1: 0 tacullu; c2: 1 lioness")
    assert t.refuses("play blast")


def test_blast_pays_magic_for_enemies_it_destroys_all_at_once(table: Set) -> None:
    t = table(
        f"{BLAST}; c2: 1 lioness damage=1; c3: 0 mind-witch damage=1; c4: 1 mind-witch damage=1;"
        "b2: 0 gate; d2: 0 gate"
    )
    t.do("play blast")
    assert [t.at(space) for space in ("c2", "c3", "c4", "c5")] == ["", "", "", ""]
    assert t.magic[0] == 2


def test_blast_is_noticed_by_those_it_leaves(table: Set) -> None:
    t = table(f"{BLAST}; c3: 1 gwalark; c4: 0 deceiver; d5: 0 deceiver")
    t.many("play blast", "pick c6")
    t.do("first engage d5")
    assert t.at("c6") == "gwalark"
    assert t.damage("c6") == 3


def test_blast_only_hurts_what_cannot_be_forced(table: Set) -> None:
    t = table(f"{BLAST}; c2: 1 kalal; c3: 1 deceiver")
    t.do("play blast")
    assert t.at("c2") == "kalal"
    assert (t.damage("c2"), t.damage("c3")) == (1, 0)


# -- Hypnotic Call ---------------------------------------------------------------------------------

CALL = "phase=summon; hand0: hypnotic-call; c1: 0 tacullu"


def test_hypnotic_call_draws_a_unit_nearer_and_makes_it_prey(table: Set) -> None:
    t = table(f"{CALL}; d4: 1 lioness; e4: 1 deceiver; f8: 1 gate")
    t.do("play hypnotic-call")
    assert t.legal == ["pick d4", "pick e4"]
    t.do("pick d4")
    assert t.prompt == "may-force"
    assert t.legal == ["no", "pick d3", "pick c4"]
    t.do("pick c4")
    assert t.at("c4") == "lioness"
    assert t.active(0) == ["hypnotic-call"]
    assert t.strength("c1", "c4") == 4
    assert t.strength("c1", "e4") == 3
    assert t.strength("e4", "c4") == 1


def test_hypnotic_call_leads_to_a_summoner_in_the_corner(table: Set) -> None:
    t = table("phase=summon; hand0: hypnotic-call; a1: 0 tacullu; a4: 1 lioness")
    t.many("play hypnotic-call", "pick a3")
    assert t.at("a3") == "lioness"


def test_hypnotic_call_may_leave_it_where_it_is(table: Set) -> None:
    t = table(f"{CALL}; d4: 1 lioness")
    t.many("play hypnotic-call", "no")
    assert t.at("d4") == "lioness"
    assert t.strength("c1", "d4") == 4


def test_hypnotic_call_chooses_friends_too_but_no_summoner_or_structure(table: Set) -> None:
    t = table(f"{CALL}; f8: 0 wind-archer; c8: 1 abua-shi; d8: 1 gate; a8: 1 kalal")
    t.do("play hypnotic-call")
    assert t.legal == ["pick a8", "pick f8"]


def test_hypnotic_call_on_the_steadfast_forces_nothing(table: Set) -> None:
    t = table(f"{CALL}; c4: 1 kalal")
    t.do("play hypnotic-call")
    assert t.prompt == "summon"
    assert t.strength("c1", "c4") == 4


def test_hypnotic_call_needs_a_target(table: Set) -> None:
    assert table(f"{CALL}; c4: 1 gate").refuses("play hypnotic-call")


def test_hypnotic_call_forgets_a_target_that_left(table: Set) -> None:
    t = table(
        "phase=attack; c1: 0 tacullu; c3: 1 lioness damage=1; d3: 0 deceiver; c5: 1 kalal;"
        "events0: hypnotic-call target=c3"
    )
    t.do("attack d3 c3", dice=HIT)
    assert t.at("c3") == ""
    assert t.strength("c1", "c5") == 3


def test_hypnotic_call_ends_with_the_next_own_turn(table: Set) -> None:
    t = table("phase=magic; c1: 0 tacullu; c3: 1 kalal; events0: hypnotic-call target=c3")
    assert t.strength("c1", "c3") == 4
    until_next_turn(t)
    assert t.active(0) == []
    assert t.strength("c1", "c3") == 3


# -- Perplexing Tempest ----------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_perplexing_tempest_slows_everybody(table: Set, seat: int) -> None:
    t = table(f"phase=move active={seat}; c3: {seat} lioness; events0: perplexing-tempest")
    assert sorted(t.starting("move")) == ["move c3 b3", "move c3 c2", "move c3 c4", "move c3 d3"]


def test_two_tempests_stop_ordinary_units_but_not_swift_ones(table: Set) -> None:
    t = table(
        "phase=move; c3: 0 lioness; f1: 0 wind-archer;"
        "events0: perplexing-tempest; events1: perplexing-tempest"
    )
    assert sorted(t.starting("move")) == ["move f1 e1", "move f1 f2"]


def test_perplexing_tempest_is_played_in_the_magic_phase(table: Set) -> None:
    t = table("phase=magic; hand0: perplexing-tempest; c3: 0 lioness")
    t.do("play perplexing-tempest")
    assert t.active(0) == ["perplexing-tempest"]

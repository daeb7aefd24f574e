"""Savanna Elves: every ability and event, at work, held back, and beside a bystander."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

Set = Callable[..., Any]
HIT = "melee+ranged"
MISS = "melee"  # nothing for a ranged unit


def until_next_turn(t: Any) -> None:
    """End phases until it is the same player's turn again."""
    turn = int(t.state.turn)
    while t.state.turn < turn + 2:
        t.do("end")


# -- Spirit Bond -----------------------------------------------------------------------------------


def test_spirit_bond_gives_a_charge_and_all_of_its_own(table: Set) -> None:
    t = table("phase=move; d1: 0 abua-shi charges=2; d4: 0 lioness charges=1")
    t.do("move d1 d2")
    assert t.prompt == "spirit-bond"
    assert t.legal == ["no", "pick d4"]
    t.do("pick d4")
    assert t.charges("d4") == 4
    assert t.charges("d2") == 0


def test_spirit_bond_without_own_charges_still_gives_one(table: Set) -> None:
    t = table("phase=move; d1: 0 abua-shi; d3: 0 lioness")
    t.many("move d1 d2", "pick d3")
    assert t.charges("d3") == 1


def test_spirit_bond_may_be_declined(table: Set) -> None:
    t = table("phase=move; d1: 0 abua-shi charges=2; d3: 0 lioness")
    t.many("move d1 d2", "no")
    assert (t.charges("d2"), t.charges("d3")) == (2, 0)


def test_spirit_bond_reaches_friendly_units_within_3_and_nothing_else(table: Set) -> None:
    t = table(
        "phase=move; d1: 0 abua-shi; d5: 0 lioness; a3: 0 border-archer; c2: 0 gate; e2: 1 deceiver"
    )
    t.do("move d1 e1")
    assert t.prompt == "move"


def test_spirit_bond_follows_only_the_summoners_own_move(table: Set) -> None:
    t = table("phase=move; d1: 0 abua-shi charges=1; d3: 0 lioness")
    t.do("move d3 d2")
    assert t.prompt == "move"
    assert t.charges("d1") == 1


# -- Prepare ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("unit", ["border-archer", "makeinda-ru"])
def test_prepare_gives_a_charge_instead_of_a_move(table: Set, unit: str) -> None:
    t = table(f"phase=move; c3: 0 {unit}; e3: 0 lioness")
    t.do("use prepare c3")
    assert t.charges("c3") == 1
    assert t.charges("e3") == 0
    assert t.state.moves_used == 1
    assert t.refuses("use prepare c3")
    assert not [move for move in t.starting("move") if move.startswith("move c3")]
    assert "move e3 e4" in t.legal


def test_prepare_counts_against_the_three_moves(table: Set) -> None:
    t = table("phase=move moves-used=2; c3: 0 border-archer; e3: 0 border-archer")
    t.do("use prepare c3")
    assert t.refuses("use prepare e3")
    assert t.starting("move") == []


def test_a_unit_that_moved_cannot_prepare(table: Set) -> None:
    t = table("phase=move; c3: 0 border-archer")
    t.do("move c3 c4")
    assert t.refuses("use prepare c4")


def test_prepare_needs_no_empty_space_beside_it(table: Set) -> None:
    t = table("phase=move; a1: 0 border-archer; a2: 0 gate; b1: 0 gate")
    assert "use prepare a1" in t.legal


def test_a_unit_that_may_not_move_cannot_prepare(table: Set) -> None:
    t = table("phase=move; c3: 0 border-archer; events1: freeze target=c3")
    assert t.starting("use") == []


def test_preparing_is_not_moving(table: Set) -> None:
    t = table(
        "phase=move; c3: 0 border-archer; c4: 0 spirit-mage;"
        "events0: chant-of-entangling target=c3 target2=c4"
    )
    t.do("use prepare c3")
    assert t.prompt == "move"
    assert t.charges("c3") == 1


def test_prepare_belongs_to_the_move_phase_of_its_controller(table: Set) -> None:
    assert table("phase=attack; c3: 0 border-archer").starting("use") == []
    assert table("phase=move; c3: 1 border-archer").starting("use") == []


# -- Swift Shot ------------------------------------------------------------------------------------


@pytest.mark.parametrize("unit", ["border-archer", "makeinda-ru"])
def test_swift_shot_pays_a_charge_for_another_attack(table: Set, unit: str) -> None:
    t = table(f"phase=attack; c3: 0 {unit} charges=2; c5: 1 kalal")
    t.do("attack c3 c5", dice=f"{HIT} {MISS}")
    assert t.prompt == "swift-shot"
    t.do("yes", dice=f"{HIT} {HIT}")
    assert t.damage("c5") == 3
    assert t.charges("c3") == 1
    assert t.prompt == "attack"
    assert t.state.attacks_used == 1


def test_swift_shot_works_once_per_turn(table: Set) -> None:
    t = table("phase=attack; c3: 0 border-archer charges=2; c5: 1 kalal")
    t.do("attack c3 c5", dice=f"{MISS} {MISS}").do("yes", dice=f"{MISS} {MISS}")
    assert t.prompt == "attack"
    assert t.charges("c3") == 1
    until_next_turn(t)
    t.many("end", "end", "end")
    t.do("attack c3 c5", dice=f"{MISS} {MISS}")
    assert t.prompt == "swift-shot"


def test_swift_shot_may_be_declined(table: Set) -> None:
    t = table("phase=attack; c3: 0 border-archer charges=1; c5: 1 kalal")
    t.do("attack c3 c5", dice=f"{MISS} {MISS}").do("no")
    assert t.charges("c3") == 1
    assert t.prompt == "attack"
    assert t.refuses("attack c3 c5")


def test_swift_shot_needs_a_charge_of_its_own(table: Set) -> None:
    t = table("phase=attack; c3: 0 border-archer; c2: 0 makeinda-ru charges=3; c5: 1 kalal")
    t.do("attack c3 c5", dice=f"{MISS} {MISS}")
    assert t.prompt == "attack"


def test_swift_shot_is_not_offered_without_a_target_left(table: Set) -> None:
    t = table("phase=attack; c3: 0 border-archer charges=1; c5: 1 mind-witch")
    t.do("attack c3 c5", dice=f"{HIT} {HIT}")
    assert t.at("c5") == ""
    assert t.prompt == "attack"
    assert t.charges("c3") == 1


def test_a_swift_shot_is_beyond_the_three_attacks_and_may_choose_anew(table: Set) -> None:
    t = table("phase=attack attacks-used=2; c3: 0 border-archer charges=1; c5: 1 kalal; c2: 1 gate")
    t.do("attack c3 c5", dice=f"{MISS} {MISS}").do("yes")
    assert t.prompt == "target"
    assert t.legal == ["pick c2", "pick c5"]
    t.do("pick c2", dice=f"{HIT} {HIT}")
    assert t.damage("c2") == 2


# -- Inspire ---------------------------------------------------------------------------------------


def test_inspire_charges_each_friendly_unit_beside_it(table: Set) -> None:
    t = table(
        "phase=move; c2: 0 miti-kyru; c4: 0 lioness; b3: 0 abua-shi; d3: 1 deceiver;"
        "d4: 0 border-archer"
    )
    t.do("move c2 c3")
    assert (t.charges("c4"), t.charges("b3")) == (1, 1)
    assert (t.charges("c3"), t.charges("d3"), t.charges("d4")) == (0, 0, 0)
    assert t.prompt == "move"


def test_inspire_leaves_structures_and_the_units_it_left_alone(table: Set) -> None:
    t = table("phase=move; c2: 0 miti-kyru; c1: 0 lioness; c4: 0 gate")
    t.do("move c2 c3")
    assert (t.charges("c1"), t.charges("c4")) == (0, 0)


# -- Withdraw --------------------------------------------------------------------------------------


def test_withdraw_is_paid_with_a_charge(table: Set) -> None:
    t = table("phase=attack magic=2,0; c3: 0 miti-kyru charges=3; c4: 1 kalal; b3: 0 gate")
    t.do("attack c3 c4", dice=f"{HIT} {HIT} {HIT} {HIT}")
    assert t.prompt == "withdraw"
    assert t.legal == ["no", "choose spend-charge", "choose spend-magic"]
    t.do("choose spend-charge")
    assert sorted(t.legal) == ["pick c1", "pick c2", "pick d3", "pick e3"]
    t.do("pick c1")
    assert t.at("c1") == "miti-kyru"
    assert t.charges("c1") == 2
    assert t.magic[0] == 2


def test_withdraw_is_paid_with_magic(table: Set) -> None:
    t = table("phase=attack magic=1,0; c3: 0 miti-kyru; c4: 1 kalal")
    t.do("attack c3 c4", dice=f"{HIT} {HIT} {HIT} {HIT}")
    assert t.legal == ["no", "choose spend-magic"]
    t.many("choose spend-magic", "pick c2")
    assert t.at("c2") == "miti-kyru"
    assert t.magic[0] == 0


def test_withdraw_may_be_declined(table: Set) -> None:
    t = table("phase=attack magic=2,0; c3: 0 miti-kyru charges=1; c4: 1 kalal")
    t.do("attack c3 c4", dice=f"{HIT} {HIT} {HIT} {HIT}").do("no")
    assert (t.at("c3"), t.charges("c3"), t.magic[0]) == ("miti-kyru", 1, 2)


def test_withdraw_is_not_offered_to_who_cannot_pay(table: Set) -> None:
    t = table("phase=attack magic=0,5; c3: 0 miti-kyru; c4: 1 kalal; b3: 0 lioness charges=2")
    t.do("attack c3 c4", dice=f"{HIT} {HIT} {HIT} {HIT}")
    assert t.prompt == "attack"


def test_withdraw_is_not_offered_without_room(table: Set) -> None:
    t = table("phase=attack; a1: 0 miti-kyru charges=1; a2: 1 kalal; b1: 0 gate")
    t.do("attack a1 a2", dice=f"{HIT} {HIT} {HIT} {HIT}")
    assert t.prompt == "attack"


# -- Imbued Strength, Imbued Life, Imbued Speed, Trample, Momentum ---------------------------------


@pytest.mark.parametrize(("charges", "strength"), [(0, 1), (3, 4), (5, 6), (7, 6)])
def test_imbued_strength_adds_a_die_a_charge_up_to_five(
    table: Set, charges: int, strength: int
) -> None:
    t = table(f"phase=attack; c3: 0 miti-mumway charges={charges}; c4: 1 gate")
    assert t.strength("c3", "c4") == strength


def test_charges_alone_make_nobody_stronger(table: Set) -> None:
    t = table("phase=attack; c3: 0 lioness charges=3; c4: 1 gate")
    assert t.strength("c3", "c4") == 3


@pytest.mark.parametrize(("charges", "life"), [(0, 2), (2, 4), (6, 7)])
def test_imbued_life_adds_a_life_a_charge_up_to_five(table: Set, charges: int, life: int) -> None:
    t = table(f"phase=attack; c3: 0 lioness charges={charges}; c4: 0 spirit-mage charges=4")
    assert t.life("c3") == life
    assert t.life("c4") == 2


def test_a_lioness_gains_a_charge_for_attacking_an_enemy_unit_once_per_turn(table: Set) -> None:
    t = table("phase=attack; c3: 0 lioness; c4: 1 kalal; d3: 1 gate")
    t.do("attack c3 c4", dice="melee melee melee")
    assert t.charges("c3") == 1


def test_a_lioness_gains_nothing_for_attacking_a_gate(table: Set) -> None:
    t = table("phase=attack; c3: 0 lioness; d3: 1 gate")
    t.do("attack c3 d3", dice="melee melee melee")
    assert t.charges("c3") == 0


def test_imbued_speed_carries_a_rhinoceros_farther(table: Set) -> None:
    t = table("phase=move; a1: 0 rhinoceros charges=2; f1: 0 lioness charges=2")
    assert "move a1 a5" in t.legal
    assert t.refuses("move a1 a6")
    assert t.refuses("move f1 f4")


def test_imbued_speed_stops_at_five_extra_spaces(table: Set) -> None:
    t = table("phase=move; a1: 0 rhinoceros charges=9")
    assert "move a1 a8" in t.legal
    assert t.refuses("move a1 b8")


def test_trample_hurts_each_common_passed_and_nobody_else(table: Set) -> None:
    t = table("phase=move; c1: 0 rhinoceros; c2: 1 wind-mage; b2: 1 wind-mage; c4: 1 kalal")
    t.do("move c1 c3")
    assert t.at("c3") == "rhinoceros"
    assert (t.damage("c2"), t.damage("b2"), t.damage("c4")) == (1, 0, 0)


def test_trample_does_not_lead_through_champions(table: Set) -> None:
    t = table("phase=move; a1: 0 miti-mumway; a2: 1 kalal; b1: 0 gate")
    assert t.starting("move") == []


# -- Charged and Commune with Spirits --------------------------------------------------------------


def test_a_spirit_mage_is_charged_when_summoned(table: Set) -> None:
    t = table("phase=summon; d2: 0 gate; hand0: spirit-mage lioness; e3: 0 spirit-mage")
    t.many("summon spirit-mage d3", "summon lioness c2")
    assert (t.charges("d3"), t.charges("c2"), t.charges("e3")) == (1, 0, 0)


def test_commune_without_a_charge_just_gains_one(table: Set) -> None:
    t = table("phase=move; c2: 0 spirit-mage; c4: 0 lioness")
    t.do("move c2 c3")
    assert t.charges("c3") == 1
    assert t.charges("c4") == 0
    assert t.prompt == "move"


def test_commune_with_a_charge_is_one_or_the_other(table: Set) -> None:
    t = table("phase=move; c2: 0 spirit-mage charges=1; c4: 0 lioness")
    t.do("move c2 c3")
    assert t.prompt == "commune-with-spirits"
    assert t.legal == ["choose gain-charge", "choose give-charge"]
    t.do("choose gain-charge")
    assert (t.charges("c3"), t.charges("c4")) == (2, 0)


def test_commune_gives_its_charge_to_a_friendly_unit_within_3(table: Set) -> None:
    t = table(
        "phase=move; c2: 0 spirit-mage charges=2; c4: 0 lioness; c6: 0 abua-shi; f4: 0 lioness;"
        "d3: 1 deceiver; b3: 0 gate"
    )
    t.many("move c2 c3", "choose give-charge")
    assert t.legal == ["pick c4", "pick c6"]
    t.do("pick c6")
    assert (t.charges("c3"), t.charges("c4"), t.charges("c6")) == (1, 0, 1)


def test_commune_with_nobody_near_gains_a_charge(table: Set) -> None:
    t = table("phase=move; c2: 0 spirit-mage charges=1; d3: 1 deceiver")
    t.do("move c2 c3")
    assert t.charges("c3") == 2


# -- Chant of Power --------------------------------------------------------------------------------


def test_chant_of_power_imbues_a_unit_near_the_summoner_for_the_turn(table: Set) -> None:
    t = table(
        "phase=attack magic=2,2; hand0: chant-of-power; d1: 0 abua-shi;"
        "d3: 0 border-archer charges=3;"
        "d4: 0 lioness charges=2; d8: 1 tacullu; c4: 1 gate"
    )
    t.do("play chant-of-power")
    assert t.prompt == "chant-of-power"
    t.do("pick d3")
    assert t.magic[0] == 1
    assert t.strength("d3", "c4") == 5
    assert t.strength("d4", "c4") == 3
    assert t.discard(0) == ["chant-of-power"]
    until_next_turn(t)
    assert t.strength("d3", "c4") == 2


def test_chant_of_power_may_choose_an_enemy_but_no_summoner_and_nobody_far(table: Set) -> None:
    t = table(
        "phase=attack; hand0: chant-of-power; d1: 0 abua-shi; d3: 1 kalal; e1: 0 lioness;"
        "d5: 0 lioness; c1: 0 gate; d2: 1 tacullu"
    )
    t.do("play chant-of-power")
    assert t.legal == ["pick e1", "pick d3"]


def test_chant_of_power_adds_nothing_to_who_has_it_already(table: Set) -> None:
    t = table(
        "phase=attack; hand0: chant-of-power; d1: 0 abua-shi;"
        "d3: 0 miti-mumway charges=3; c3: 1 gate"
    )
    t.do("play chant-of-power")
    assert t.strength("d3", "c3") == 4


def test_chant_of_power_needs_a_target(table: Set) -> None:
    t = table("phase=attack; hand0: chant-of-power; d1: 0 abua-shi; d5: 0 lioness")
    assert t.refuses("play chant-of-power")


# -- Chant of Growth -------------------------------------------------------------------------------


def test_chant_of_growth_charges_a_friendly_unit_and_its_friendly_neighbours(table: Set) -> None:
    t = table(
        "phase=move; hand0: chant-of-growth; c3: 0 lioness; c4: 0 abua-shi; b3: 1 deceiver;"
        "d3: 0 gate; d4: 0 border-archer"
    )
    t.do("play chant-of-growth")
    assert t.legal == ["pick c3", "pick c4", "pick d4"]
    t.do("pick c3")
    assert (t.charges("c3"), t.charges("c4")) == (1, 1)
    assert (t.charges("b3"), t.charges("d3"), t.charges("d4")) == (0, 0, 0)
    assert t.discard(0) == ["chant-of-growth"]


def test_chant_of_growth_needs_a_friendly_unit(table: Set) -> None:
    t = table("phase=move; hand0: chant-of-growth; c3: 1 lioness; c2: 0 gate")
    assert t.refuses("play chant-of-growth")


# -- Chant of Entangling ---------------------------------------------------------------------------

TANGLE = "events0: chant-of-entangling target=c3 target2=c4"


def test_chant_of_entangling_lets_two_commons_share_their_abilities(table: Set) -> None:
    t = table(
        "phase=summon; hand0: chant-of-entangling; d1: 0 abua-shi; d2: 0 lioness charges=2;"
        "d4: 0 border-archer charges=3; c2: 0 rhinoceros; d5: 0 rhinoceros"
    )
    t.do("play chant-of-entangling")
    assert t.prompt == "chant-of-entangling"
    assert t.legal == ["pick c2", "pick d2", "pick d4"]
    t.do("pick d2")
    assert t.prompt == "chant-of-entangling-other"
    assert t.legal == ["pick c2", "pick d4"]
    t.do("pick d4")
    assert t.active(0) == ["chant-of-entangling"]
    assert t.life("d4") == 7
    t.do("end")
    assert "use prepare d2" in t.legal
    assert t.refuses("use prepare c2")


def test_chant_of_entangling_with_just_two_commons_asks_nothing(table: Set) -> None:
    t = table(
        "phase=summon; hand0: chant-of-entangling; d1: 0 abua-shi; d2: 0 lioness;"
        "d3: 0 border-archer charges=1"
    )
    t.do("play chant-of-entangling")
    assert t.prompt == "summon"
    assert t.life("d3") == 5


def test_chant_of_entangling_needs_two_friendly_commons_near_the_summoner(table: Set) -> None:
    t = table(
        "phase=summon; hand0: chant-of-entangling; d1: 0 abua-shi; d2: 0 lioness;"
        "d3: 1 border-archer; c2: 0 miti-kyru; d5: 0 lioness"
    )
    assert t.refuses("play chant-of-entangling")


def test_the_entangled_share_only_what_is_printed(table: Set) -> None:
    t = table(
        "phase=attack; c3: 0 lioness charges=2; c4: 0 border-archer charges=2; d1: 0 abua-shi;"
        f"hand0: chant-of-power; e4: 1 gate; {TANGLE}"
    )
    t.do("play chant-of-power")
    assert t.at("c3") == "lioness"
    assert t.strength("c3", "e4") == 5
    assert t.strength("c4", "e4") == 2


def test_the_chant_stays_while_both_stand(table: Set) -> None:
    t = table(
        "phase=attack active=1; c3: 0 lioness; c4: 0 border-archer charges=2; b3: 1 deceiver;"
        f"{TANGLE}"
    )
    t.do("attack b3 c3", dice=HIT)
    assert t.active(0) == ["chant-of-entangling"]
    assert t.life("c4") == 6


def test_the_chant_is_discarded_when_one_of_the_two_leaves(table: Set) -> None:
    t = table(
        "phase=attack active=1; c3: 0 lioness damage=1; c4: 0 border-archer charges=2;"
        f"b3: 1 deceiver; {TANGLE}"
    )
    t.do("attack b3 c3", dice=HIT)
    assert t.active(0) == []
    assert sorted(t.discard(0)) == ["chant-of-entangling", "lioness"]
    assert t.life("c4") == 4


def hurt(t: Any, space: str, damage: int) -> None:
    """Damage that only a life bonus from an event lets a card bear."""
    card = t.card(space)
    t.state.damage[card] = damage
    t.state.damaged |= 1 << int(t.state.space[card])


def test_losing_shared_imbued_life_with_the_chant_destroys(table: Set) -> None:
    t = table(
        "phase=attack active=1 magic=0,0; c3: 0 lioness damage=1; c4: 0 border-archer charges=2;"
        f"b3: 1 deceiver; {TANGLE}"
    )
    hurt(t, "c4", 5)
    t.do("attack b3 c3", dice=HIT)
    assert (t.at("c3"), t.at("c4")) == ("", "")
    assert t.active(0) == []
    assert t.magic[1] == 1  # for the lioness alone (S-13)


def test_the_other_one_forgets_when_the_chant_goes(table: Set) -> None:
    t = table(f"phase=magic; c3: 0 lioness; c4: 0 border-archer charges=2; {TANGLE}")
    assert t.life("c4") == 6
    until_next_turn(t)
    assert t.active(0) == []
    assert t.life("c4") == 4


def test_spending_the_last_charge_can_cost_an_entangled_archer_its_life(table: Set) -> None:
    t = table(f"phase=attack; c3: 0 lioness; c4: 0 border-archer charges=1; c6: 1 gate;{TANGLE}")
    hurt(t, "c4", 4)
    t.do("attack c4 c6", dice=f"{HIT} {HIT}").do("yes")
    assert t.at("c4") == ""
    assert t.prompt == "attack"
    assert t.damage("c6") == 2


# -- Chant of Weaving ------------------------------------------------------------------------------


def test_chant_of_weaving_opens_spaces_and_charges_its_target(table: Set) -> None:
    t = table(
        "phase=summon magic=9,9; hand0: chant-of-weaving lioness lioness; d7: 0 border-archer;"
        "b3: 0 rhinoceros; b5: 1 lioness; b1: 0 parapet"
    )
    assert t.starting("summon") == []
    t.do("play chant-of-weaving")
    assert t.legal == ["pick b3", "pick d7"]
    t.many("pick d7", "summon lioness d8")
    assert t.charges("d7") == 1
    t.do("summon lioness c7")
    assert t.charges("d7") == 2
    assert t.charges("b3") == 0


def test_the_summoner_can_be_woven_too(table: Set) -> None:
    t = table("phase=summon; hand0: chant-of-weaving lioness; d1: 0 abua-shi")
    t.many("play chant-of-weaving", "summon lioness d2")
    assert t.charges("d1") == 1


def test_summoning_elsewhere_gives_the_woven_unit_nothing(table: Set) -> None:
    t = table(
        "phase=summon; hand0: lioness; b2: 0 gate; d7: 0 border-archer;"
        "events0: chant-of-weaving target=d7"
    )
    t.do("summon lioness b3")
    assert t.charges("d7") == 0


def test_a_space_beside_gate_and_woven_unit_counts_as_beside_the_unit(table: Set) -> None:
    t = table(
        "phase=summon; hand0: lioness; b2: 0 gate; b4: 0 border-archer;"
        "events0: chant-of-weaving target=b4"
    )
    t.do("summon lioness b3")
    assert t.charges("b4") == 1


def test_the_opponents_summoning_beside_the_woven_unit_gives_nothing(table: Set) -> None:
    t = table(
        "phase=summon active=1; hand1: deceiver; b2: 1 gate; b4: 0 border-archer;"
        "events0: chant-of-weaving target=b4"
    )
    assert t.refuses("summon deceiver b5")
    t.do("summon deceiver b3")
    assert t.charges("b4") == 0


def test_two_chants_of_weaving_each_give_a_charge(table: Set) -> None:
    t = table(
        "phase=summon; hand0: lioness; b4: 0 border-archer;"
        "events0: chant-of-weaving target=b4, chant-of-weaving target=b4"
    )
    t.do("summon lioness b3")
    assert t.charges("b4") == 2


def test_chant_of_weaving_ends_with_its_target_but_stays_in_the_area(table: Set) -> None:
    t = table(
        "phase=attack active=1; b4: 0 border-archer damage=3; b3: 1 deceiver;"
        "events0: chant-of-weaving target=b4"
    )
    t.do("attack b3 b4", dice=HIT)
    assert t.at("b4") == ""
    assert t.active(0) == ["chant-of-weaving"]

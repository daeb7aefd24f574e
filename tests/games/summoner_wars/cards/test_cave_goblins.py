"""Cave Goblins: what every card does, does not do, and leaves alone."""

from __future__ import annotations

from typing import Any

import pytest

HIT = "melee+ranged"
MISS = "ranged+special"  # for a melee unit
BARE = "melee"  # for a ranged unit: no hit


# -- Sly -------------------------------------------------------------------------------------------


def test_sneeks_may_swap_places_with_a_friendly_unit_of_cost_zero(table: Any) -> None:
    t = table(
        "phase=attack; a1: 0 sneeks damage=2; e7: 0 horde-slinger; c3: 0 blarf charges=1;"
        "d3: 0 beast-rider; b1: 0 gate; c4: 1 ice-smith"
    )
    t.do("use sly a1")
    assert (t.prompt, t.seat, sorted(t.legal)) == ("sly", 0, ["pick c3", "pick e7"])
    t.do("pick e7")
    assert (t.at("a1"), t.at("e7"), t.damage("e7")) == ("horde-slinger", "sneeks", 2)
    assert (t.at("c3"), t.charges("c3")) == ("blarf", 1)
    assert t.state.attacks_used == 0


def test_sly_asks_nothing_where_only_one_unit_fits(table: Any) -> None:
    t = table("phase=attack; a1: 0 sneeks; c3: 0 horde-clinger")
    t.do("use sly a1")
    assert (t.at("a1"), t.at("c3")) == ("horde-clinger", "sneeks")


def test_sly_works_once_per_turn(table: Any) -> None:
    t = table("phase=attack; a1: 0 sneeks; c3: 0 horde-clinger; f8: 1 svara")
    t.do("use sly a1")
    assert t.starting("use") == []
    t.many("end", "end")
    assert t.seat == 1
    t.many(*["end"] * 8)
    assert (t.seat, t.phase) == (0, "attack")
    assert t.starting("use") == ["use sly c3"]


@pytest.mark.parametrize(
    "position",
    [
        "phase=move; a1: 0 sneeks; c3: 0 horde-slinger",
        "phase=attack active=1; a1: 0 sneeks; c3: 0 horde-slinger",
        "phase=attack; a1: 0 sneeks; c3: 0 beast-rider; b1: 0 gate",
        "phase=attack; a1: 0 sneeks; c3: 1 ice-smith",
    ],
    ids=["other phase", "other turn", "too dear", "only an enemy"],
)
def test_sly_cannot_be_used(table: Any, position: str) -> None:
    assert table(position).starting("use") == []


def test_after_sly_both_units_attack_from_their_new_places(table: Any) -> None:
    t = table("phase=attack; a1: 0 sneeks; c3: 0 horde-climber; c4: 1 gate; a2: 1 gate damage=1")
    t.do("attack c3 c4", dice=HIT)
    t.do("use sly a1")
    assert t.starting("attack") == ["attack c3 c4"]
    t.do("attack c3 c4", dice=f"{HIT} {HIT} {MISS}")
    assert (t.damage("c4"), t.starting("attack")) == (3, [])


def test_sneeks_is_sly_after_a_kill_too(table: Any) -> None:
    t = table("phase=attack; a1: 0 sneeks; a2: 1 ice-smith; c3: 0 horde-climber")
    t.do("attack a1 a2", dice=f"{HIT} {HIT} {HIT}")
    assert t.starting("use") == ["use sly a1"]


# -- Blood Runes -----------------------------------------------------------------------------------


def test_blood_runes_gives_a_charge_for_one_magic(table: Any) -> None:
    t = table("phase=attack moment=start magic=1,0; c3: 0 blarf; c4: 1 gate")
    assert (t.prompt, t.seat) == ("blood-runes", 0)
    assert t.legal == ["choose pay-magic", "choose take-damage"]
    t.do("choose pay-magic")
    assert (t.charges("c3"), t.damage("c3"), t.magic) == (1, 0, [0, 0])
    assert (t.prompt, t.strength("c3", "c4")) == ("attack", 1)


def test_blood_runes_may_hurt_blarf_instead(table: Any) -> None:
    t = table("phase=attack moment=start magic=2,0; c3: 0 blarf charges=2")
    t.do("choose take-damage")
    assert (t.charges("c3"), t.damage("c3"), t.magic) == (2, 1, [2, 0])


def test_blood_runes_hurts_blarf_unasked_without_magic(table: Any) -> None:
    t = table("phase=attack moment=start magic=0,5; c3: 0 blarf")
    assert (t.prompt, t.damage("c3"), t.charges("c3"), t.magic) == ("attack", 1, 0, [0, 5])


def test_blood_runes_can_destroy_blarf_which_gives_nobody_magic(table: Any) -> None:
    t = table("phase=attack moment=start magic=0,5; c3: 0 blarf damage=5")
    assert (t.at("c3"), t.discard(0), t.magic) == ("", ["blarf"], [0, 5])


def test_blood_runes_sleeps_in_other_phases_and_turns(table: Any) -> None:
    t = table("phase=attack moment=start active=1; c3: 0 blarf")
    assert (t.prompt, t.damage("c3")) == ("attack", 0)
    t = table("phase=build moment=start; c3: 0 blarf")
    assert (t.prompt, t.damage("c3")) == ("build", 0)


@pytest.mark.parametrize(("charges", "strength"), [(0, 0), (4, 4), (7, 5)])
def test_blarf_is_as_strong_as_its_charges_up_to_five(
    table: Any, charges: int, strength: int
) -> None:
    t = table(f"phase=attack; c3: 0 blarf charges={charges}; c4: 1 gate")
    assert t.strength("c3", "c4") == strength


def test_blarf_without_charges_attacks_with_no_dice_and_is_not_inactive(table: Any) -> None:
    t = table("phase=attack; a1: 0 sneeks; c3: 0 blarf; c4: 1 gate")
    t.many("attack c3 c4", "end")
    assert (t.damage("c4"), t.damage("a1")) == (0, 0)


# -- Magic Junkie ----------------------------------------------------------------------------------


def test_smeg_costs_one_magic_at_the_end_of_the_turn(table: Any) -> None:
    t = table("phase=magic magic=2,0; c3: 0 smeg; f8: 1 svara")
    t.do("end")
    assert (t.prompt, t.seat) == ("magic-junkie", 0)
    assert t.legal == ["choose pay-magic", "choose discard"]
    t.do("choose pay-magic")
    assert (t.at("c3"), t.magic, t.seat) == ("smeg", [1, 0], 1)


def test_smeg_is_discarded_not_destroyed_if_nothing_is_paid(table: Any) -> None:
    t = table("phase=magic magic=2,0; c3: 0 smeg; f8: 1 svara; active0: sacrificial-pyre")
    t.many("end", "choose discard")
    assert (t.at("c3"), t.discard(0), t.magic) == ("", ["smeg"], [2, 0])
    assert t.event_charges("sacrificial-pyre", 0) == 0


def test_smeg_is_discarded_unasked_without_magic(table: Any) -> None:
    t = table("phase=magic magic=0,5; c3: 0 smeg; f8: 1 svara")
    t.do("end")
    assert (t.at("c3"), t.discard(0), t.magic, t.seat) == ("", ["smeg"], [0, 5], 1)


def test_smeg_costs_nothing_at_the_end_of_the_opponents_turn(table: Any) -> None:
    t = table("phase=magic active=1; c3: 0 smeg; a1: 0 sneeks; f8: 1 svara")
    t.do("end")
    assert (t.at("c3"), t.magic, t.seat, t.prompt) == ("smeg", [5, 5], 0, "summon")


@pytest.mark.parametrize("which", ["give-back c3", "magic-junkie c3"])
def test_whoever_borrows_smeg_feeds_it_in_either_order(table: Any, which: str) -> None:
    t = table("phase=magic active=1; c3: 1 smeg owner=0 lent=0; a1: 0 sneeks; f8: 1 svara")
    t.many("end", f"first {which}")
    assert (t.prompt, t.seat) == ("magic-junkie", 1)
    t.do("choose pay-magic")
    assert (t.controller("c3"), t.magic) == (0, [5, 4])


# -- Relentless ------------------------------------------------------------------------------------


def test_a_relentless_unit_attacks_beyond_the_three(table: Any) -> None:
    t = table(
        "phase=attack attacks-used=3; c3: 0 horde-slinger; d3: 0 smeg; e3: 0 horde-climber;"
        "c5: 1 gate; d5: 1 gate; e4: 1 gate"
    )
    assert t.starting("attack") == [
        "attack c3 d3",
        "attack c3 c5",
        "attack d3 c3",
        "attack d3 e3",
        "attack d3 d5",
    ]


def test_a_relentless_attack_leaves_the_three_to_others(table: Any) -> None:
    t = table("phase=attack; c3: 0 horde-slinger; c5: 1 gate")
    t.do("attack c3 c5", dice=f"{HIT} {BARE}")
    assert (t.state.attacks_used, t.damage("c5")) == (0, 1)


def test_a_relentless_unit_attacks_once(table: Any) -> None:
    t = table("phase=attack; c3: 0 horde-slinger; c5: 1 gate")
    t.do("attack c3 c5", dice=f"{HIT} {HIT}")
    assert t.starting("attack") == []


def test_other_units_stop_after_three_attacks(table: Any) -> None:
    t = table("phase=attack attacks-used=3; c3: 0 horde-climber; c4: 1 gate")
    assert t.starting("attack") == []


# -- Feed the Eater --------------------------------------------------------------------------------


def test_the_eater_eats_a_friend_beside_it_or_itself(table: Any) -> None:
    t = table(
        "phase=attack targeted=1; c3: 0 the-eater; c4: 0 horde-climber; b3: 0 beast-rider;"
        "d3: 1 ice-smith; c2: 0 gate; e3: 0 smeg"
    )
    t.do("end")
    assert (t.prompt, t.seat) == ("feed-the-eater", 0)
    assert sorted(t.legal) == ["pick b3", "pick c3", "pick c4"]
    t.do("pick c4")
    assert (t.at("c4"), t.at("c3"), t.discard(0)) == ("", "the-eater", ["horde-climber"])
    assert t.prompt == "magic"


def test_the_eater_may_go_itself(table: Any) -> None:
    t = table("phase=attack targeted=1; c3: 0 the-eater damage=2; c4: 0 horde-climber")
    t.many("end", "pick c3")
    assert (t.at("c3"), t.at("c4"), t.discard(0)) == ("", "horde-climber", ["the-eater"])
    assert t.magic == [5, 5]


def test_a_lonely_eater_is_discarded_unasked(table: Any) -> None:
    t = table("phase=attack targeted=1; c3: 0 the-eater; d3: 1 ice-smith; c2: 0 gate")
    t.do("end")
    assert (t.at("c3"), t.discard(0), t.prompt) == ("", ["the-eater"], "magic")


def test_an_eater_that_destroyed_a_unit_is_fed(table: Any) -> None:
    t = table("phase=attack; c3: 0 the-eater; c4: 1 ice-smith; b3: 0 smeg")
    t.do("attack c3 c4", dice=f"{HIT} {HIT} {MISS} {MISS} {MISS}")
    t.do("end")
    assert (t.at("c4"), t.at("c3"), t.at("b3"), t.prompt) == ("", "the-eater", "smeg", "magic")


def test_a_friend_destroyed_by_the_eater_feeds_it_too(table: Any) -> None:
    t = table("phase=attack; a1: 0 sneeks; c3: 0 the-eater; c4: 0 horde-slinger")
    t.do("attack c3 c4", dice=f"{HIT} {MISS} {MISS} {MISS} {MISS}")
    t.do("end")
    assert (t.at("c3"), t.prompt, t.damage("a1")) == ("the-eater", "magic", 1)


@pytest.mark.parametrize(
    "victim", ["1 gate damage=3", "1 ollag"], ids=["a structure", "a unit that lives"]
)
def test_a_structure_or_a_wound_does_not_feed_the_eater(table: Any, victim: str) -> None:
    t = table(f"phase=attack; c3: 0 the-eater; c4: {victim}; b3: 0 smeg")
    t.do("attack c3 c4", dice=f"{HIT} {HIT} {MISS} {MISS} {MISS}")
    t.do("end")
    assert t.prompt == "feed-the-eater"


def test_what_others_destroy_does_not_feed_the_eater(table: Any) -> None:
    t = table("phase=attack; c3: 0 the-eater; e4: 1 ice-smith; e3: 0 beast-rider; b3: 0 smeg")
    t.do("attack e3 e4", dice=f"{HIT} {HIT} {HIT}").do("end")
    assert t.prompt == "feed-the-eater"


def test_an_eater_that_was_attacked_is_still_hungry(table: Any) -> None:
    t = table("phase=attack targeted=1; c3: 0 the-eater; c4: 0 horde-climber")
    t.do("attack c4 c3", dice=HIT).do("end")
    assert (t.prompt, t.damage("c3")) == ("feed-the-eater", 1)


def test_the_eater_is_not_fed_in_the_opponents_turn(table: Any) -> None:
    t = table("phase=attack active=1 targeted=1; c3: 0 the-eater; c4: 0 smeg")
    t.do("end")
    assert (t.prompt, t.at("c3"), t.at("c4")) == ("magic", "the-eater", "smeg")


def test_a_kill_in_an_earlier_turn_does_not_feed_the_eater(table: Any) -> None:
    t = table("phase=attack; a1: 0 sneeks; f8: 1 svara; c3: 0 the-eater; c4: 1 ice-smith")
    t.do("attack c3 c4", dice=f"{HIT} {HIT} {HIT} {HIT} {HIT}")
    t.many(*["end"] * 10)
    assert (t.seat, t.phase) == (0, "attack")
    t.do("end")
    assert t.prompt == "order"
    t.do("first feed-the-eater c3")
    assert t.at("c3") == ""


def test_feeding_the_summoner_to_the_eater_loses_the_game(table: Any) -> None:
    t = table("phase=attack targeted=1; c3: 0 the-eater; c4: 0 sneeks; f8: 1 svara")
    t.many("end", "pick c4")
    assert t.result == [-1, 1]


def test_a_unit_eaten_is_discarded_with_what_lies_under_it(table: Any) -> None:
    t = table(
        "phase=attack targeted=1; c3: 0 the-eater;"
        "c4: 0 hellfire-cultist under=hellforged-weapon; c5: 1 ollag; active1: sacrificial-pyre"
    )
    t.many("end", "pick c4")
    assert sorted(t.discard(0)) == ["hellfire-cultist", "hellforged-weapon"]
    assert (t.damage("c5"), t.event_charges("sacrificial-pyre", 1)) == (0, 0)


# -- Charge ----------------------------------------------------------------------------------------


def test_a_beast_rider_charges_up_to_four_clear_straight_spaces(table: Any) -> None:
    t = table("phase=move; c3: 0 beast-rider; a3: 1 gate")
    assert sorted(t.starting("charge")) == ["charge c3 c6", "charge c3 c7", "charge c3 f3"]


@pytest.mark.parametrize(("to", "strength"), [("c6", 4), ("c7", 4)])
def test_a_charge_of_three_or_more_makes_it_stronger(table: Any, to: str, strength: int) -> None:
    t = table("phase=move; c3: 0 beast-rider; e3: 0 beast-rider; c8: 1 gate")
    t.do(f"charge c3 {to}")
    assert (t.strength(to, "c8"), t.strength("e3", "c8")) == (strength, 3)
    assert t.state.moves_used == 1
    assert [text for text in t.legal if to in text] == []


def test_a_normal_move_gives_no_strength(table: Any) -> None:
    t = table("phase=move; c3: 0 beast-rider; c8: 1 gate")
    t.do("move c3 c5")
    assert t.strength("c5", "c8") == 3


def test_the_strength_of_a_charge_ends_with_the_turn(table: Any) -> None:
    t = table("phase=move; a1: 0 sneeks; f8: 1 svara; c3: 0 beast-rider; c8: 1 gate")
    t.do("charge c3 c6")
    t.many(*["end"] * 4)
    assert (t.seat, t.strength("c6", "c8")) == (1, 3)


def test_a_charge_is_blocked_by_any_card(table: Any) -> None:
    t = table("phase=move; c3: 0 beast-rider; c5: 0 gate; d3: 1 ice-smith; b3: 0 smeg; c2: 1 gate")
    assert t.starting("charge") == []


def test_a_charge_is_a_move_for_what_follows_a_move(table: Any) -> None:
    t = table("phase=move; c3: 0 beast-rider; b3: 0 horde-clinger")
    t.do("charge c3 c7")
    assert t.prompt == "cling"


# -- Climb -----------------------------------------------------------------------------------------


def test_a_climber_moves_three_spaces_and_through_structures(table: Any) -> None:
    t = table("phase=move; a1: 0 horde-climber; a2: 1 gate; b1: 0 gate")
    ends = sorted(text.split()[-1] for text in t.starting("move"))
    assert ends == ["a1", "a3", "a4", "b2", "b3", "c1", "c2", "d1"]


def test_a_climber_does_not_pass_units(table: Any) -> None:
    t = table("phase=move; a1: 0 horde-climber; a2: 1 ice-smith; b1: 0 horde-clinger")
    assert t.starting("move") == []


def test_a_climber_does_not_end_its_move_on_a_structure(table: Any) -> None:
    t = table("phase=move; a1: 0 horde-climber; a2: 1 gate; b1: 0 gate")
    assert t.refuses("move a1 a2")
    assert t.refuses("move a1 b1")


def test_others_do_not_pass_structures(table: Any) -> None:
    t = table("phase=move; a1: 0 smeg; a2: 1 gate; b1: 0 gate")
    assert t.starting("move") == []


# -- Immobile and Cling ----------------------------------------------------------------------------


def test_a_clinger_cannot_move(table: Any) -> None:
    t = table("phase=move; c3: 0 horde-clinger")
    assert t.starting("move") == []


def test_a_clinger_may_follow_a_friend_that_moved_from_beside_it(table: Any) -> None:
    t = table("phase=move; c3: 0 horde-clinger damage=1; c4: 0 smeg; d6: 1 gate")
    t.do("move c4 c6")
    assert (t.prompt, t.seat) == ("cling", 0)
    assert sorted(t.legal) == ["no", "pick b6", "pick c5", "pick c7"]
    t.do("pick c7")
    assert (t.at("c7"), t.damage("c7"), t.at("c3")) == ("horde-clinger", 1, "")
    assert t.state.moves_used == 1


def test_a_clinger_may_stay(table: Any) -> None:
    t = table("phase=move; c3: 0 horde-clinger; c4: 0 smeg")
    t.many("move c4 c6", "no")
    assert (t.at("c3"), t.prompt) == ("horde-clinger", "move")


def test_a_clinger_does_not_follow_from_afar_nor_an_enemy(table: Any) -> None:
    t = table("phase=move; c3: 0 horde-clinger; c5: 0 smeg")
    t.do("move c5 c4")
    assert t.prompt == "move"
    t = table("phase=move active=1; c3: 0 horde-clinger; c4: 1 frost-mage")
    t.do("move c4 c6")
    assert t.prompt == "move"


def test_a_clinger_does_not_follow_a_unit_that_is_forced(table: Any) -> None:
    t = table("phase=move; c3: 0 horde-clinger; c4: 0 horde-climber; hand0: sneak")
    t.many("play sneak", "pick c4", "pick c5", "no")
    assert (t.at("c5"), t.prompt) == ("horde-climber", "move")


def test_two_clingers_follow_one_after_the_other(table: Any) -> None:
    t = table("phase=move; c3: 0 horde-clinger; b4: 0 horde-clinger; c4: 0 smeg")
    t.many("move c4 e4", "first cling b4", "pick e5", "pick e3")
    assert (t.at("e5"), t.at("e3"), t.at("b4"), t.at("c3")) == (
        "horde-clinger",
        "horde-clinger",
        "",
        "",
    )


# -- Enrage the Horde ------------------------------------------------------------------------------


def test_enrage_lets_every_unit_of_cost_zero_attack_in_any_order(table: Any) -> None:
    t = table(
        "phase=magic magic=1,0; c3: 0 horde-climber; c4: 1 gate; e5: 0 horde-slinger; e7: 1 gate;"
        "b3: 0 beast-rider; b4: 1 gate; a1: 0 sneeks; a2: 1 gate; hand0: enrage-the-horde"
    )
    t.do("play enrage-the-horde")
    assert (t.prompt, t.magic) == ("enrage-the-horde", [0, 0])
    assert sorted(t.legal) == ["no", "pick c3", "pick e5"]
    t.do("pick e5", dice=f"{HIT} {HIT}")
    assert t.damage("e7") == 2
    assert t.legal == ["no", "pick c3"]
    t.do("pick c3")
    assert (t.prompt, sorted(t.legal)) == ("target", ["pick b3", "pick c4"])
    t.do("pick c4", dice=HIT)
    assert (t.damage("c4"), t.prompt, t.discard(0)) == (1, "magic", ["enrage-the-horde"])
    assert t.state.attacks_used == 0


def test_enrage_can_be_stopped_at_any_time(table: Any) -> None:
    t = table(
        "phase=magic; c3: 0 horde-climber; c4: 1 gate; e3: 0 horde-slinger; e5: 1 gate;"
        "hand0: enrage-the-horde"
    )
    t.many("play enrage-the-horde", "no")
    assert (t.damage("c4"), t.damage("e5"), t.prompt) == (0, 0, "magic")


def test_enrage_offers_only_units_that_have_a_target_when_it_comes_to_them(table: Any) -> None:
    t = table(
        "phase=magic; c3: 0 horde-climber; c4: 1 ice-smith damage=1; e4: 0 horde-slinger;"
        "f1: 0 horde-clinger; hand0: enrage-the-horde"
    )
    t.do("play enrage-the-horde")
    assert sorted(t.legal) == ["no", "pick c3", "pick e4"]
    t.do("pick e4", dice=f"{HIT} {HIT}")
    assert (t.at("c4"), t.magic, t.prompt) == ("", [5, 5], "magic")


def test_enrage_may_be_played_for_nothing(table: Any) -> None:
    t = table("phase=magic; c3: 0 horde-climber; hand0: enrage-the-horde")
    t.do("play enrage-the-horde")
    assert (t.prompt, t.discard(0), t.magic) == ("magic", ["enrage-the-horde"], [4, 5])


def test_enrage_must_be_paid_and_played_in_the_magic_phase(table: Any) -> None:
    poor = table("phase=magic magic=0,0; c3: 0 horde-climber; hand0: enrage-the-horde")
    assert poor.starting("play") == []
    early = table("phase=attack; c3: 0 horde-climber; hand0: enrage-the-horde")
    assert early.starting("play") == []


def test_units_that_attacked_in_the_attack_phase_attack_again(table: Any) -> None:
    t = table("phase=attack; c3: 0 horde-climber; c4: 1 gate; hand0: enrage-the-horde")
    t.do("attack c3 c4", dice=HIT).do("end").do("play enrage-the-horde").do("pick c3", dice=HIT)
    assert t.damage("c4") == 2


def test_attacks_of_the_enraged_come_too_late_against_inaction(table: Any) -> None:
    t = table(
        "phase=attack; a1: 0 sneeks; c3: 0 horde-climber; c4: 1 gate; hand0: enrage-the-horde"
    )
    t.do("end").do("play enrage-the-horde").do("pick c3", dice=HIT)
    assert t.damage("a1") == 1


# -- Pile On ---------------------------------------------------------------------------------------


def test_pile_on_adds_one_for_every_other_friend_beside_the_target(table: Any) -> None:
    t = table(
        "phase=attack; c3: 0 horde-climber; b4: 0 smeg; d4: 0 horde-slinger; c5: 0 gate;"
        "c4: 1 gate; e4: 1 ollag; f5: 0 beast-rider; hand0: pile-on"
    )
    assert t.strength("c3", "c4") == 1
    t.do("play pile-on")
    assert (t.active(0), t.strength("c3", "c4")) == (["pile-on"], 3)
    assert t.strength("d4", "c4") == 4
    assert t.strength("d4", "e4") == 2


def test_pile_on_helps_neither_the_enemy_nor_twice(table: Any) -> None:
    t = table(
        "phase=attack; c3: 0 horde-climber; b4: 0 smeg; c4: 1 ollag; d3: 1 ice-smith;"
        "active0: pile-on, pile-on"
    )
    assert t.strength("c3", "c4") == 2
    assert t.strength("c4", "c3") == 3


def test_pile_on_lasts_until_the_start_of_the_own_next_turn(table: Any) -> None:
    t = table("moment=turn active=1; a1: 0 sneeks; f8: 1 svara; active0: pile-on")
    assert t.active(0) == ["pile-on"]
    t.many(*["end"] * 5)
    assert (t.seat, t.active(0), t.discard(0)) == (0, [], ["pile-on"])


# -- Sneak -----------------------------------------------------------------------------------------


def test_sneak_forces_any_number_of_units_of_cost_zero_one_space(table: Any) -> None:
    t = table(
        "phase=move; c3: 0 horde-slinger; e5: 0 blarf; b2: 0 beast-rider; a1: 0 sneeks;"
        "f8: 0 gate; d6: 1 ice-smith; hand0: sneak"
    )
    t.do("play sneak")
    assert (t.prompt, sorted(t.legal)) == ("sneak", ["no", "pick c3", "pick e5"])
    t.do("pick c3")
    assert (t.prompt, sorted(t.legal)) == ("force", ["pick b3", "pick c2", "pick c4", "pick d3"])
    t.do("pick c4")
    assert (t.at("c4"), t.prompt, t.legal) == ("horde-slinger", "sneak", ["no", "pick e5"])
    t.many("pick e5", "pick d5")
    assert (t.at("d5"), t.prompt, t.discard(0)) == ("blarf", "move", ["sneak"])
    assert t.state.moves_used == 0
    assert "move c4 c5" in t.legal


def test_sneak_may_stop_before_anybody_is_forced(table: Any) -> None:
    t = table("phase=move; c3: 0 horde-slinger; hand0: sneak")
    t.many("play sneak", "no")
    assert (t.at("c3"), t.discard(0)) == ("horde-slinger", ["sneak"])


def test_sneak_also_takes_those_that_cannot_move_but_not_those_shut_in(table: Any) -> None:
    t = table(
        "phase=move; a1: 0 horde-slinger; a2: 0 gate; b1: 1 gate; c3: 0 horde-clinger; hand0: sneak"
    )
    t.do("play sneak")
    assert t.legal == ["no", "pick c3"]


def test_a_unit_freed_by_the_first_may_sneak_second(table: Any) -> None:
    t = table("phase=move; a1: 0 horde-slinger; a2: 0 horde-clinger; b1: 1 gate; hand0: sneak")
    t.do("play sneak")
    assert t.legal == ["no", "pick a2"]
    t.many("pick a2", "pick a3", "pick a1")
    assert (t.at("a3"), t.at("a2"), t.prompt) == ("horde-clinger", "horde-slinger", "move")


def test_sneak_away_from_an_engaging_enemy_is_noticed_when_the_event_is_over(
    table: Any,
) -> None:
    t = table(
        "phase=move; c3: 0 horde-clinger; c4: 1 citadel-knight; e1: 0 horde-slinger; hand0: sneak"
    )
    t.many("play sneak", "pick c3", "pick c2")
    assert (t.prompt, t.damage("c2")) == ("sneak", 0)
    t.do("no")
    assert t.damage("c2") == 1


def test_sneak_is_possible_without_anybody_to_force(table: Any) -> None:
    t = table("phase=move; c3: 0 beast-rider; hand0: sneak")
    t.do("play sneak")
    assert (t.prompt, t.discard(0)) == ("move", ["sneak"])


# -- Unrelenting -----------------------------------------------------------------------------------


def test_unrelenting_returns_friendly_commons_to_hand_instead(table: Any) -> None:
    t = table(
        "phase=attack active=1; c4: 0 beast-rider damage=1 under=hellforged-weapon; c5: 1 ollag;"
        "a1: 0 sneeks; active0: unrelenting; active1: sacrificial-pyre"
    )
    t.do("attack c5 c4", dice=f"{HIT} {HIT} {HIT}")
    assert (t.at("c4"), t.hand(0), t.discard(0)) == ("", ["beast-rider"], ["hellforged-weapon"])
    assert t.magic == [5, 5]
    assert t.event_charges("sacrificial-pyre", 1) == 0


def test_unrelenting_saves_no_champions_structures_or_enemies(table: Any) -> None:
    t = table(
        "phase=attack active=1; c4: 0 smeg damage=1; c5: 1 ollag; b4: 0 gate damage=4;"
        "b5: 1 bear-cavalry; active0: unrelenting"
    )
    t.do("attack c5 c4", dice=f"{HIT} {HIT} {HIT}")
    t.do("attack b5 b4", dice=f"{HIT} {HIT} {HIT}")
    assert (t.discard(0), t.hand(0), t.magic) == (["smeg", "gate"], [], [5, 7])
    t = table("phase=attack; c4: 0 the-eater; c5: 1 ice-smith; active0: unrelenting")
    t.do("attack c4 c5", dice=f"{HIT} {HIT} {MISS} {MISS} {MISS}")
    assert (t.discard(1), t.hand(1), t.magic) == (["ice-smith"], [], [6, 5])


def test_unrelenting_sends_a_borrowed_common_to_its_owners_hand(table: Any) -> None:
    t = table("phase=attack active=1; c4: 0 ice-smith owner=1; c5: 1 ollag; active0: unrelenting")
    t.do("attack c5 c4", dice=f"{HIT} {HIT} {HIT}")
    assert (t.hand(0), t.hand(1), t.magic) == ([], ["ice-smith"], [5, 5])


def test_a_unit_that_came_back_to_hand_does_not_feed_the_eater(table: Any) -> None:
    t = table("phase=attack; c4: 0 the-eater; c5: 1 ice-smith; active1: unrelenting")
    t.do("attack c4 c5", dice=f"{HIT} {HIT} {HIT} {HIT} {HIT}").do("end")
    assert (t.hand(1), t.at("c4")) == (["ice-smith"], "")


def test_unrelenting_costs_one_magic(table: Any) -> None:
    t = table("phase=magic magic=1,0; a1: 0 sneeks; hand0: unrelenting")
    t.do("play unrelenting")
    assert (t.active(0), t.magic) == (["unrelenting"], [0, 0])
    poor = table("phase=magic magic=0,0; a1: 0 sneeks; hand0: unrelenting")
    assert poor.starting("play") == []

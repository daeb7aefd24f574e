"""Fallen Kingdom: what every card does, does not do, and leaves alone."""

from __future__ import annotations

from typing import Any

import pytest

HIT = "melee+ranged"
STAR = "melee+special"
MISS = "ranged+special"  # for a melee unit: no hit, one special symbol
BARE = "melee"


# -- Raise the Dead --------------------------------------------------------------------------------


def test_raise_the_dead_places_an_undead_unit_beside_ret_talus_for_two_damage(table: Any) -> None:
    t = table("phase=summon; c3: 0 ret-talus; discard0: undead-archer")
    t.do("use raise-the-dead c3")
    assert t.damage("c3") == 2
    assert (t.prompt, t.seat, t.legal) == ("raise-the-dead", 0, ["take undead-archer"])
    t.do("take undead-archer")
    assert t.prompt == "raise-the-dead-space"
    assert sorted(t.legal) == ["pick b3", "pick c2", "pick c4", "pick d3"]
    t.do("pick c4")
    assert (t.at("c4"), t.controller("c4"), t.damage("c4")) == ("undead-archer", 0, 0)
    assert t.discard(0) == []
    assert t.magic == [5, 5]


def test_raise_the_dead_asks_no_space_where_only_one_is_empty(table: Any) -> None:
    t = table("phase=summon; a1: 0 ret-talus; b1: 0 gate; discard0: undead-warrior")
    t.many("use raise-the-dead a1", "take undead-warrior")
    assert t.at("a2") == "undead-warrior"


def test_raise_the_dead_offers_each_kind_once_and_only_undead_units(table: Any) -> None:
    t = table(
        "phase=summon; c3: 0 ret-talus;"
        "discard0: undead-carrier hellfire-cultist undead-carrier gul-dass gate undead-warrior"
    )
    t.do("use raise-the-dead c3")
    assert sorted(t.legal) == ["take undead-carrier", "take undead-warrior"]


def test_raise_the_dead_is_not_summoning_and_costs_no_magic(table: Any) -> None:
    t = table("phase=summon magic=0,0; c3: 0 ret-talus; discard0: undead-archer")
    t.many("use raise-the-dead c3", "take undead-archer", "pick c4")
    assert t.magic == [0, 0]


def test_raise_the_dead_works_once_per_turn(table: Any) -> None:
    t = table("phase=summon; c3: 0 ret-talus; discard0: undead-archer undead-carrier")
    t.many("use raise-the-dead c3", "take undead-archer", "pick c4")
    assert t.starting("use") == []


def test_raise_the_dead_works_again_in_the_next_own_turn(table: Any) -> None:
    t = table("phase=summon; c3: 0 ret-talus; f8: 1 svara; discard0: undead-archer undead-carrier")
    t.many("use raise-the-dead c3", "take undead-archer", "pick c4")
    t.many(*["end"] * 10)
    assert (t.seat, t.phase) == (0, "summon")
    assert t.starting("use") == ["use raise-the-dead c3"]


@pytest.mark.parametrize(
    "position",
    [
        "phase=summon; c3: 0 ret-talus; discard0: hellfire-cultist gate",
        "phase=summon; c3: 0 ret-talus; hand0: undead-archer; discard1: undead-archer",
        "phase=summon; a1: 0 ret-talus; a2: 0 gate; b1: 0 gate; discard0: undead-archer",
        "phase=move; c3: 0 ret-talus; discard0: undead-archer",
        "phase=summon active=1; c3: 0 ret-talus; discard0: undead-archer",
    ],
    ids=["no undead unit", "not in the own pile", "no space", "other phase", "other turn"],
)
def test_raise_the_dead_cannot_be_used(table: Any, position: str) -> None:
    assert table(position).starting("use") == []


def test_raise_the_dead_can_cost_ret_talus_his_life(table: Any) -> None:
    t = table("phase=summon; c3: 0 ret-talus damage=10; f8: 1 svara; discard0: undead-archer")
    t.do("use raise-the-dead c3")
    assert t.result == [-1, 1]
    assert t.magic == [5, 5]


def test_everybody_knows_the_card_raised_before_its_space_is_chosen(table: Any) -> None:
    t = table(
        "phase=summon; c3: 0 ret-talus; discard0: undead-archer gate gul-dass purge;"
        "hand0: dragos undead-warrior; draw0: undead-carrier gate blood-summon"
    )
    t.many("use raise-the-dead c3", "take undead-archer")
    for seed in range(5):
        seen = t.state.sample(1, seed)
        seen.play("pick c4")
        after = seen.view(1)
        assert after["board"]["c4"]["card"] == "undead-archer"
        assert after["players"][0]["discard-count"] == 3


def test_the_unit_raised_may_move_and_attack_in_the_same_turn(table: Any) -> None:
    t = table("phase=summon; c3: 0 ret-talus; c6: 1 gate; discard0: undead-archer")
    t.many("use raise-the-dead c3", "take undead-archer", "pick c4", "end")
    assert "move c4 c5" in t.legal
    t.many("move c4 c5", "end", "end")
    assert "attack c5 c6" in t.legal


# -- Life Drain ------------------------------------------------------------------------------------


def test_life_drain_destroys_a_friend_to_count_special_symbols_as_hits(table: Any) -> None:
    t = table("phase=attack; c3: 0 dragos; c5: 0 undead-carrier; d3: 1 gate; c4: 1 ollag")
    t.do("attack c3")
    assert (t.prompt, t.seat, t.legal) == ("life-drain", 0, ["no", "pick c5"])
    t.do("pick c5")
    assert (t.prompt, t.at("c5"), t.discard(0)) == ("target", "", ["undead-carrier"])
    t.do("pick c4", dice=f"{STAR} {MISS} {HIT} {BARE}")
    assert t.damage("c4") == 5
    assert t.magic == [5, 5]


def test_without_life_drain_special_symbols_are_ignored(table: Any) -> None:
    t = table("phase=attack; c3: 0 dragos; c5: 0 undead-carrier; c4: 1 ollag")
    t.do("attack c3").do("no", dice=f"{STAR} {MISS} {HIT} {BARE}")
    assert t.damage("c4") == 3
    assert t.at("c5") == "undead-carrier"


def test_life_drain_lasts_for_one_attack(table: Any) -> None:
    t = table(
        "phase=attack; c3: 0 dragos; c4: 1 starting-gate; b3: 0 gul-dass; e5: 0 undead-carrier;"
        "e6: 1 gate"
    )
    t.do("attack c3").do("pick b3", dice=f"{STAR} {STAR} {STAR} {MISS}")
    assert t.damage("c4") == 7
    t.do("attack e5 e6", dice=f"{STAR} {MISS}")
    assert t.damage("e6") == 1


def test_life_drain_reaches_two_spaces_and_only_friendly_units(table: Any) -> None:
    t = table(
        "phase=attack; c3: 0 dragos; c4: 1 ollag; b3: 1 frost-mage; d3: 0 gate;"
        "d4: 0 undead-archer; c6: 0 undead-archer; a1: 0 ret-talus; a3: 0 undead-warrior"
    )
    t.do("attack c3")
    assert sorted(t.legal) == ["no", "pick a3", "pick d4"]


def test_dragos_with_no_friend_near_attacks_at_once(table: Any) -> None:
    t = table("phase=attack; c3: 0 dragos; c4: 1 ollag; c1: 1 gate; e4: 0 undead-carrier")
    assert t.starting("attack") == ["attack c3 c4"]
    t.do("attack c3 c4", dice=f"{STAR} {STAR} {MISS} {MISS}")
    assert t.damage("c4") == 2


def test_life_drain_may_take_the_only_target_and_the_attack_is_lost(table: Any) -> None:
    t = table("phase=attack; c3: 0 dragos; c4: 0 undead-carrier")
    t.many("attack c3", "pick c4")
    assert t.at("c4") == ""
    assert t.starting("attack") == []
    assert t.state.attacks_used == 1


def test_a_cultist_drained_burns_after_the_attack(table: Any) -> None:
    t = table("phase=attack; c3: 0 dragos; c4: 1 ollag; b4: 0 hellfire-cultist")
    t.do("attack c3").do("pick b4", dice=f"{BARE} {BARE} {MISS} {MISS}")
    assert (t.at("b4"), t.damage("c4")) == ("", 5)


def test_life_drain_of_the_own_summoner_loses_the_game(table: Any) -> None:
    t = table("phase=attack; c3: 0 dragos; c4: 1 ollag; c2: 0 ret-talus; f8: 1 svara")
    t.many("attack c3", "pick c2")
    assert (t.result, t.damage("c4")) == ([-1, 1], 0)


# -- Summoned by Fire ------------------------------------------------------------------------------


def test_elut_bal_takes_the_place_of_a_friendly_unit(table: Any) -> None:
    t = table("phase=summon magic=6,0; b2: 0 gate; c3: 0 undead-carrier; hand0: elut-bal")
    assert t.starting("summon") == ["summon elut-bal c3"]
    t.do("summon elut-bal c3")
    assert (t.at("c3"), t.damage("c3")) == ("elut-bal", 0)
    assert t.magic == [0, 0]
    assert t.discard(0) == ["undead-carrier"]


def test_elut_bal_is_not_summoned_beside_a_gate_nor_onto_other_cards(table: Any) -> None:
    t = table("phase=summon magic=9,0; b2: 0 gate; c3: 1 frost-mage; hand0: elut-bal")
    assert t.starting("summon") == []


def test_elut_bal_must_still_be_paid(table: Any) -> None:
    t = table("phase=summon magic=5,0; c3: 0 undead-carrier; hand0: elut-bal")
    assert t.starting("summon") == []


def test_the_unit_burnt_for_elut_bal_is_destroyed(table: Any) -> None:
    t = table(
        "phase=summon magic=6,0; c3: 0 hellfire-cultist; c4: 1 ollag; a8: 0 undead-warrior;"
        "d3: 0 undead-archer; hand0: elut-bal"
    )
    t.do("summon elut-bal c3")
    t.do("first immolate hellfire-cultist")
    while t.prompt == "order":
        t.do(t.legal[0])
    assert t.damage("c4") == 1
    assert t.charges("a8") == 1
    assert (t.at("c3"), t.at("d3"), t.prompt) == ("elut-bal", "undead-archer", "summon")


# -- Wrath -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("damage", [0, 1, 7])
def test_gul_dass_is_stronger_by_its_damage(table: Any, damage: int) -> None:
    t = table(f"phase=attack; c3: 0 gul-dass damage={damage}; c4: 1 gate damage=3")
    assert t.strength("c3", "c4") == 2 + damage


# -- Immolate --------------------------------------------------------------------------------------


def test_a_cultist_destroyed_burns_the_enemy_units_beside_it(table: Any) -> None:
    t = table(
        "phase=attack active=1; c4: 0 hellfire-cultist; c5: 1 ollag; b4: 1 frost-mage;"
        "d4: 0 undead-warrior; c3: 1 gate; b5: 1 bear-cavalry"
    )
    t.do("attack c5 c4", dice=f"{HIT} {HIT} {HIT}")
    assert (t.at("c4"), t.discard(0)) == ("", ["hellfire-cultist"])
    assert (t.damage("c5"), t.damage("b4")) == (1, 1)
    assert (t.damage("d4"), t.damage("c3"), t.damage("b5")) == (0, 0, 0)
    assert t.magic == [5, 6]


def test_the_burning_cultist_gives_its_player_magic_for_what_it_kills(table: Any) -> None:
    t = table("phase=attack active=1; c4: 0 hellfire-cultist; c5: 1 ollag damage=6")
    t.do("attack c5 c4", dice=f"{HIT} {HIT} {HIT}")
    assert (t.at("c4"), t.at("c5")) == ("", "")
    assert t.magic == [6, 6]


def test_a_cultist_that_survives_does_not_burn(table: Any) -> None:
    t = table("phase=attack active=1; c4: 0 hellfire-cultist; c5: 1 ollag")
    t.do("attack c5 c4", dice=f"{HIT} {MISS} {MISS}")
    assert (t.damage("c4"), t.damage("c5")) == (1, 0)


def test_immolate_burns_only_enemies_of_the_player_who_controlled_the_cultist(
    table: Any,
) -> None:
    t = table(
        "phase=attack active=1; c4: 0 hellfire-cultist owner=1; c5: 1 ollag; d4: 0 undead-warrior"
    )
    t.do("attack c5 c4", dice=f"{HIT} {HIT} {HIT}")
    assert (t.damage("c5"), t.damage("d4")) == (1, 0)
    assert t.discard(1) == ["hellfire-cultist"]


def test_a_unit_that_got_away_meanwhile_is_burnt_where_it_stands(table: Any) -> None:
    t = table(
        "phase=attack active=1; c4: 0 hellfire-cultist damage=1; c5: 1 tundra-fighter;"
        "decks: fallen-kingdom tundra-orcs"
    )
    t.do("attack c5 c4", dice=f"{HIT} {MISS}")
    t.do("first frenzy c5", dice="ranged+special").do("pick c6")
    assert (t.at("c6"), t.damage("c6")) == ("tundra-fighter", 1)


def test_a_frozen_cultist_does_not_burn(table: Any) -> None:
    t = table(
        "phase=move; c4: 0 hellfire-cultist; c5: 1 ollag; hand0: purge;active1: freeze target=c4"
    )
    t.many("play purge", "pick c4", "no")
    assert (t.at("c4"), t.damage("c5")) == ("", 0)


def test_cultists_can_burn_in_a_chain(table: Any) -> None:
    t = table(
        "phase=attack; c3: 0 undead-warrior; c4: 1 hellfire-cultist damage=1; d4: 0"
        " hellfire-cultist damage=1; e4: 1 ollag; decks: fallen-kingdom fallen-kingdom"
    )
    t.do("attack c3 c4", dice=f"{HIT} {MISS}")
    while t.prompt == "order":
        t.do(t.legal[0])
    assert (t.at("c4"), t.at("d4")) == ("", "")
    assert (t.damage("c3"), t.damage("e4")) == (1, 1)
    assert t.magic == [6, 6]


# -- Soul Shift ------------------------------------------------------------------------------------


def test_an_archer_may_take_the_place_of_a_unit_destroyed_within_three(table: Any) -> None:
    t = table("phase=attack; c3: 0 undead-archer; c6: 1 ice-smith")
    t.do("attack c3 c6", dice=f"{HIT} {HIT} {HIT}")
    assert (t.prompt, t.seat, t.legal) == ("soul-shift", 0, ["no", "yes"])
    t.do("yes")
    assert (t.at("c6"), t.at("c3")) == ("undead-archer", "")
    assert t.state.attacks_used == 1
    assert t.starting("attack") == []


def test_soul_shift_can_be_declined(table: Any) -> None:
    t = table("phase=attack; c3: 0 undead-archer; c6: 1 ice-smith")
    t.do("attack c3 c6", dice=f"{HIT} {HIT} {HIT}").do("no")
    assert (t.at("c3"), t.at("c6"), t.prompt) == ("undead-archer", "", "attack")


def test_soul_shift_is_no_move(table: Any) -> None:
    t = table("phase=move; c3: 0 undead-archer; d4: 0 undead-carrier; hand0: purge")
    t.many("play purge", "pick d4", "no", "yes")
    assert t.at("d4") == "undead-archer"
    assert "move d4 d5" in t.legal
    assert t.state.moves_used == 0


def test_soul_shift_follows_friend_and_foe_but_only_within_three(table: Any) -> None:
    near = table("phase=attack; b2: 0 undead-archer; c4: 1 ice-smith; c5: 0 undead-warrior")
    near.do("attack c5 c4", dice=f"{HIT} {HIT}")
    assert near.prompt == "order"
    near.do("first blood-fury c5")
    assert near.prompt == "soul-shift"
    far = table("phase=attack; a1: 0 undead-archer; c4: 1 ice-smith; c5: 0 undead-warrior")
    far.do("attack c5 c4", dice=f"{HIT} {HIT}")
    assert far.prompt == "attack"


def test_soul_shift_does_not_work_in_the_opponents_turn(table: Any) -> None:
    t = table("phase=attack active=1; c3: 0 undead-archer; c4: 0 undead-carrier; c5: 1 ollag")
    t.do("attack c5 c4", dice=f"{HIT} {HIT} {HIT}")
    assert (t.at("c4"), t.prompt) == ("", "attack")


def test_soul_shift_does_not_follow_structures(table: Any) -> None:
    t = table("phase=attack; c3: 0 undead-archer; c5: 1 gate damage=4")
    t.do("attack c3 c5", dice=f"{HIT} {HIT} {HIT}")
    assert (t.at("c5"), t.prompt) == ("", "attack")


def test_of_two_archers_the_second_is_not_asked_once_the_place_is_taken(table: Any) -> None:
    t = table("phase=attack; c3: 0 undead-archer; d5: 0 undead-archer; c6: 1 ice-smith")
    t.do("attack c3 c6", dice=f"{HIT} {HIT} {HIT}")
    t.many("first soul-shift d5", "yes")
    assert (t.at("c6"), t.at("c3"), t.prompt) == ("undead-archer", "undead-archer", "attack")


def test_an_archer_that_was_destroyed_itself_goes_nowhere(table: Any) -> None:
    t = table("phase=move; c3: 0 undead-archer; d3: 0 undead-carrier; hand0: purge")
    t.many("play purge", "pick c3", "no", "pick d3", "no")
    assert (t.at("c3"), t.at("d3"), t.prompt) == ("", "", "move")
    assert sorted(t.discard(0)) == ["purge", "undead-archer", "undead-carrier"]


# -- Soulless and Infect ---------------------------------------------------------------------------


def test_a_carrier_gets_no_magic_for_units_and_may_replace_them(table: Any) -> None:
    t = table("phase=attack; c3: 0 undead-carrier; c4: 1 ice-smith; discard0: gate undead-carrier")
    t.do("attack c3 c4", dice=f"{HIT} {HIT}")
    assert t.magic == [5, 5]
    assert (t.prompt, t.seat, t.legal) == ("infect", 0, ["no", "take undead-carrier"])
    t.do("take undead-carrier")
    assert (t.at("c4"), t.controller("c4"), t.damage("c4")) == ("undead-carrier", 0, 0)
    assert (t.discard(0), t.discard(1)) == (["gate"], ["ice-smith"])


def test_infect_can_be_declined(table: Any) -> None:
    t = table("phase=attack; c3: 0 undead-carrier; c4: 1 ice-smith; discard0: undead-carrier")
    t.do("attack c3 c4", dice=f"{HIT} {HIT}").do("no")
    assert (t.at("c4"), t.discard(0)) == ("", ["undead-carrier"])


def test_infect_asks_even_without_a_carrier_so_that_the_pile_stays_secret(table: Any) -> None:
    t = table("phase=attack; c3: 0 undead-carrier; c4: 1 ice-smith; discard0: undead-warrior")
    t.do("attack c3 c4", dice=f"{HIT} {HIT}")
    assert (t.prompt, t.legal) == ("infect", ["no"])


def test_infect_does_not_ask_where_everybody_sees_an_empty_pile(table: Any) -> None:
    t = table("phase=attack; c3: 0 undead-carrier; c4: 1 ice-smith")
    t.do("attack c3 c4", dice=f"{HIT} {HIT}")
    assert t.prompt == "attack"


def test_infect_needs_a_kill_by_the_carrier_itself(table: Any) -> None:
    t = table(
        "phase=attack; c3: 0 undead-carrier; c4: 1 ice-smith; b4: 0 gul-dass;"
        "discard0: undead-carrier"
    )
    t.do("attack b4 c4", dice=f"{HIT} {HIT}")
    assert (t.prompt, t.at("c4")) == ("attack", "")
    assert t.magic == [6, 5]


def test_a_carrier_gets_magic_for_structures_and_cannot_replace_them(table: Any) -> None:
    t = table("phase=attack; c3: 0 undead-carrier; c4: 1 gate damage=3; discard0: undead-carrier")
    t.do("attack c3 c4", dice=f"{HIT} {HIT}")
    assert t.magic == [6, 5]
    assert (t.prompt, t.at("c4")) == ("attack", "")


def test_a_carrier_may_infect_a_friend_and_take_it_back_at_once(table: Any) -> None:
    t = table("phase=attack; c3: 0 undead-carrier; c4: 0 undead-carrier damage=1")
    t.do("attack c3 c4", dice=f"{HIT} {HIT}").do("take undead-carrier")
    assert (t.at("c4"), t.damage("c4"), t.discard(0)) == ("undead-carrier", 0, [])


def test_infect_finds_no_place_where_an_archer_came_first(table: Any) -> None:
    t = table(
        "phase=attack; c3: 0 undead-carrier; c4: 1 ice-smith; e4: 0 undead-archer;"
        "discard0: undead-carrier"
    )
    t.do("attack c3 c4", dice=f"{HIT} {HIT}")
    t.many("first soul-shift e4", "yes")
    assert (t.at("c4"), t.prompt) == ("undead-archer", "attack")


def test_a_carrier_under_foreign_control_infects_from_its_controllers_pile(table: Any) -> None:
    t = table(
        "phase=attack; c3: 0 undead-carrier owner=1; c4: 1 undead-archer; discard1: undead-carrier"
        "; discard0: gate"
    )
    t.do("attack c3 c4", dice=f"{HIT} {HIT}")
    assert (t.prompt, t.seat, t.legal) == ("infect", 0, ["no"])


# -- Blood Fury and Imbued Strength ----------------------------------------------------------------


def test_a_warrior_gains_a_charge_for_every_unit_destroyed_in_the_own_turn(table: Any) -> None:
    t = table(
        "phase=attack; c3: 0 undead-warrior; c4: 1 ice-smith; f1: 0 undead-warrior;"
        "e5: 0 gul-dass; e6: 0 undead-archer; a8: 0 undead-archer"
    )
    t.do("attack c3 c4", dice=f"{HIT} {HIT}")
    assert (t.charges("c3"), t.charges("f1")) == (1, 1)
    t.do("attack e5 e6", dice=f"{HIT} {HIT}")
    assert (t.charges("c3"), t.charges("f1"), t.charges("e5")) == (2, 2, 0)
    assert t.prompt == "attack"


def test_blood_fury_sleeps_in_the_opponents_turn_and_ignores_structures(table: Any) -> None:
    t = table("phase=attack active=1; c3: 0 undead-warrior; c4: 0 undead-carrier; c5: 1 ollag")
    t.do("attack c5 c4", dice=f"{HIT} {HIT} {HIT}")
    assert (t.at("c4"), t.charges("c3")) == ("", 0)
    t = table("phase=attack; c3: 0 undead-warrior; c4: 1 gate damage=4")
    t.do("attack c3 c4", dice=f"{HIT} {HIT}")
    assert (t.at("c4"), t.charges("c3")) == ("", 0)


@pytest.mark.parametrize(("charges", "left"), [(0, 0), (1, 0), (2, 0), (5, 3)])
def test_blood_fury_loses_two_charges_at_the_end_of_the_own_turn(
    table: Any, charges: int, left: int
) -> None:
    t = table(
        f"phase=magic; c3: 0 undead-warrior charges={charges};"
        "c6: 1 undead-warrior charges=4; decks: fallen-kingdom fallen-kingdom"
    )
    t.do("end")
    assert t.seat == 1
    assert (t.charges("c3"), t.charges("c6")) == (left, 4)


@pytest.mark.parametrize(("charges", "strength"), [(0, 2), (3, 5), (5, 7), (9, 7)])
def test_imbued_strength_adds_at_most_five(table: Any, charges: int, strength: int) -> None:
    t = table(f"phase=attack; c3: 0 undead-warrior charges={charges}; c4: 1 gate")
    assert t.strength("c3", "c4") == strength


def test_several_charges_of_blood_fury_are_not_put_in_order(table: Any) -> None:
    t = table(
        "phase=move; a1: 0 undead-warrior; a2: 0 undead-warrior; c3: 0 gul-dass;"
        "d3: 0 dragos; hand0: purge"
    )
    t.many("play purge", "pick c3", "no", "pick d3", "no", "no")
    assert t.prompt == "move"
    assert (t.charges("a1"), t.charges("a2")) == (2, 2)


# -- Sacrificial Pyre ------------------------------------------------------------------------------


def test_the_pyre_costs_one_and_goes_to_the_active_area(table: Any) -> None:
    t = table("phase=summon magic=1,0; c1: 0 ret-talus; hand0: sacrificial-pyre")
    t.do("play sacrificial-pyre")
    assert (t.active(0), t.magic) == (["sacrificial-pyre"], [0, 0])
    assert t.event_charges("sacrificial-pyre", 0) == 0
    poor = table("phase=summon magic=0,0; c1: 0 ret-talus; hand0: sacrificial-pyre")
    assert poor.starting("play") == []


@pytest.mark.parametrize("seat", [0, 1])
def test_the_pyre_gains_a_charge_for_every_unit_in_any_turn(table: Any, seat: int) -> None:
    t = table(
        f"phase=attack active={seat}; c3: {seat} gul-dass damage=1; c4: {1 - seat} ice-smith;"
        f"b3: {1 - seat} gate damage=4; active0: sacrificial-pyre"
    )
    t.do("attack c3 c4", dice=f"{HIT} {HIT} {HIT}")
    assert t.event_charges("sacrificial-pyre", 0) == 1


def test_the_pyre_ignores_structures(table: Any) -> None:
    t = table("phase=attack; c3: 0 gul-dass; c4: 1 gate damage=4; active0: sacrificial-pyre")
    t.do("attack c3 c4", dice=f"{HIT} {HIT}")
    assert (t.at("c4"), t.event_charges("sacrificial-pyre", 0)) == ("", 0)


def test_the_pyre_heals_any_unit_by_its_charges_when_it_is_discarded(table: Any) -> None:
    t = table(
        "moment=turn; c1: 0 ret-talus damage=5; c3: 0 gul-dass; d3: 0 gate damage=2; f8: 1 svara"
        " damage=1; active0: sacrificial-pyre charges=3"
    )
    assert (t.prompt, t.seat) == ("sacrificial-pyre", 0)
    assert sorted(t.legal) == ["pick c1", "pick c3", "pick f8"]
    assert (t.active(0), t.discard(0)) == ([], ["sacrificial-pyre"])
    t.do("pick c1")
    assert (t.damage("c1"), t.damage("f8"), t.damage("d3")) == (2, 1, 2)
    assert (t.phase, t.prompt) == ("summon", "summon")


def test_the_pyre_removes_no_more_damage_than_there_is(table: Any) -> None:
    t = table(
        "moment=turn; c1: 0 ret-talus damage=1; f8: 1 svara damage=4;"
        "active0: sacrificial-pyre charges=3"
    )
    t.do("pick c1")
    assert (t.damage("c1"), t.damage("f8")) == (0, 4)


def test_a_pyre_without_charges_or_damaged_units_asks_nothing(table: Any) -> None:
    t = table("moment=turn; c1: 0 ret-talus damage=1; f8: 1 svara; active0: sacrificial-pyre")
    assert (t.prompt, t.damage("c1"), t.discard(0)) == ("summon", 1, ["sacrificial-pyre"])
    t = table(
        "moment=turn; c1: 0 ret-talus; f8: 1 svara; c2: 0 gate damage=1;"
        "active0: sacrificial-pyre charges=2"
    )
    assert (t.prompt, t.damage("c2"), t.discard(0)) == ("summon", 1, ["sacrificial-pyre"])


def test_the_pyre_stays_through_the_opponents_turn(table: Any) -> None:
    t = table(
        "moment=turn active=1; c1: 0 ret-talus damage=1; f8: 1 svara;"
        "active0: sacrificial-pyre charges=1"
    )
    assert (t.seat, t.active(0)) == (1, ["sacrificial-pyre"])


def test_two_pyres_burn_out_one_after_the_other(table: Any) -> None:
    t = table(
        "moment=turn; c1: 0 ret-talus damage=5; f8: 1 svara;"
        "active0: sacrificial-pyre charges=1, sacrificial-pyre charges=2"
    )
    assert t.prompt == "order"
    t.do(t.legal[0]).do("pick c1").do("pick c1")
    assert (t.damage("c1"), t.active(0)) == (2, [])


# -- Blood Summon ----------------------------------------------------------------------------------


def test_blood_summon_places_a_cheap_unit_from_hand_for_two_damage(table: Any) -> None:
    t = table(
        "phase=summon magic=0,0; c3: 0 gul-dass; d5: 0 gate; hand0: blood-summon undead-archer gate"
    )
    t.do("play blood-summon")
    assert (t.prompt, t.legal) == ("blood-summon", ["no", "pick c3"])
    t.do("pick c3")
    assert (t.prompt, t.legal) == ("blood-summon-card", ["take undead-archer"])
    t.do("take undead-archer")
    assert t.prompt == "blood-summon-space"
    assert sorted(t.legal) == ["pick b3", "pick c2", "pick c4", "pick d3"]
    t.do("pick c4")
    assert (t.at("c4"), t.damage("c4"), t.damage("c3")) == ("undead-archer", 0, 2)
    assert (t.prompt, t.legal) == ("blood-summon", ["no"])
    t.do("no")
    assert (t.prompt, t.discard(0), t.hand(0)) == ("summon", ["blood-summon"], ["gate"])
    assert t.magic == [0, 0]


def test_blood_summon_goes_on_as_often_as_wanted_also_beside_the_new_unit(table: Any) -> None:
    t = table(
        "phase=summon; c3: 0 gul-dass; hand0: blood-summon undead-warrior undead-carrier"
        " hellfire-cultist"
    )
    t.many("play blood-summon", "pick c3", "take undead-warrior", "pick c4")
    t.many("pick c4", "take undead-carrier", "pick c5")
    assert (t.at("c5"), t.damage("c3"), t.damage("c4")) == ("undead-carrier", 2, 2)
    t.do("no")
    assert t.hand(0) == ["hellfire-cultist"]


def test_blood_summon_takes_only_friendly_units_of_cost_two_or_less(table: Any) -> None:
    t = table(
        "phase=summon; c3: 0 gul-dass; c5: 1 ollag; e1: 0 gate; a1: 0 ret-talus; a2: 0 gate;"
        "b1: 0 gate; hand0: blood-summon dragos gate undead-carrier hellfire-cultist purge"
    )
    t.do("play blood-summon")
    assert t.legal == ["no", "pick c3"]
    t.do("pick c3")
    assert sorted(t.legal) == ["take hellfire-cultist", "take undead-carrier"]


def test_blood_summon_asks_without_a_fitting_card_so_that_the_hand_stays_secret(
    table: Any,
) -> None:
    t = table("phase=summon; c3: 0 gul-dass; hand0: blood-summon dragos")
    t.do("play blood-summon")
    assert (t.prompt, t.legal) == ("blood-summon", ["no"])
    t = table("phase=summon; c3: 0 gul-dass; hand0: blood-summon")
    t.do("play blood-summon")
    assert (t.prompt, t.discard(0)) == ("summon", ["blood-summon"])


def test_blood_summon_can_destroy_its_target_which_gives_nobody_magic(table: Any) -> None:
    t = table(
        "phase=summon; c3: 0 hellfire-cultist; b3: 1 ollag; e1: 0 undead-warrior;"
        "hand0: blood-summon undead-carrier"
    )
    t.many("play blood-summon", "pick c3", "take undead-carrier", "pick c4")
    assert (t.at("c3"), t.at("c4")) == ("", "undead-carrier")
    while t.prompt in ("blood-summon", "order"):
        t.do("no" if t.prompt == "blood-summon" else t.legal[0])
    assert (t.damage("b3"), t.charges("e1")) == (1, 1)
    assert t.magic == [5, 5]


def test_blood_summon_waits_with_what_it_sets_off_until_it_is_finished(table: Any) -> None:
    t = table(
        "phase=summon; c3: 0 hellfire-cultist; b3: 1 ollag; e1: 0 gul-dass;"
        "hand0: blood-summon undead-carrier undead-carrier"
    )
    t.many("play blood-summon", "pick c3", "take undead-carrier", "pick c4")
    assert (t.prompt, t.damage("b3")) == ("blood-summon", 0)
    t.do("no")
    assert (t.prompt, t.damage("b3")) == ("summon", 1)


def test_blood_summon_beside_the_summoner_can_lose_the_game(table: Any) -> None:
    t = table(
        "phase=summon; c1: 0 ret-talus damage=10; f8: 1 svara;hand0: blood-summon undead-carrier"
    )
    t.many("play blood-summon", "pick c1", "take undead-carrier", "pick c2")
    assert t.result == [-1, 1]


def test_everybody_knows_the_card_of_blood_summon_before_its_space_is_chosen(
    table: Any,
) -> None:
    t = table(
        "phase=summon; c3: 0 gul-dass; hand0: blood-summon undead-carrier gate dragos;"
        "draw0: purge gate elut-bal undead-warrior"
    )
    t.many("play blood-summon", "pick c3", "take undead-carrier")
    for seed in range(5):
        seen = t.state.sample(1, seed)
        seen.play("pick c4")
        after = seen.view(1)
        assert after["board"]["c4"]["card"] == "undead-carrier"
        assert after["players"][0]["hand-count"] == 2


def test_blood_summon_belongs_to_the_summon_phase(table: Any) -> None:
    t = table("phase=build; c3: 0 gul-dass; hand0: blood-summon undead-carrier")
    assert t.starting("play") == []


# -- Hellforged Weapon and Cursed ------------------------------------------------------------------


def test_the_weapon_goes_under_a_friendly_common_and_makes_it_stronger(table: Any) -> None:
    t = table(
        "phase=build; c3: 0 undead-warrior; d3: 0 undead-carrier; e3: 0 dragos; c4: 1 frost-mage;"
        "hand0: hellforged-weapon"
    )
    t.do("play hellforged-weapon")
    assert (t.prompt, sorted(t.legal)) == ("hellforged-weapon", ["pick c3", "pick d3"])
    t.do("pick c3")
    assert (t.under("c3"), t.discard(0), t.hand(0)) == (["hellforged-weapon"], [], [])
    assert (t.strength("c3", "c4"), t.strength("d3", "c4")) == (4, 2)


def test_the_weapon_needs_a_friendly_common(table: Any) -> None:
    t = table("phase=build; c3: 0 dragos; c4: 1 frost-mage; hand0: hellforged-weapon")
    assert t.starting("play") == []


def test_the_cursed_unit_takes_damage_for_each_special_symbol(table: Any) -> None:
    t = table(
        "phase=attack; c3: 0 undead-warrior under=hellforged-weapon; c4: 1 gate;"
        "d3: 0 undead-carrier"
    )
    t.do("attack c3 c4", dice=f"{STAR} {MISS} {HIT} {HIT}")
    assert (t.damage("c4"), t.damage("c3"), t.damage("d3")) == (3, 2, 0)


def test_the_cursed_unit_takes_nothing_without_special_symbols(table: Any) -> None:
    t = table("phase=attack; c3: 0 undead-warrior under=hellforged-weapon; c4: 1 gate")
    t.do("attack c3 c4", dice=f"{HIT} {HIT} {BARE} {BARE}")
    assert (t.damage("c4"), t.damage("c3")) == (4, 0)


def test_two_weapons_add_twice_but_curse_once(table: Any) -> None:
    t = table(
        "phase=attack; c3: 0 undead-warrior under=hellforged-weapon,hellforged-weapon; c4: 1 gate"
    )
    assert t.strength("c3", "c4") == 6
    t.do("attack c3 c4", dice=f"{STAR} {MISS} {HIT} {BARE} {BARE} {MISS}")
    assert (t.damage("c4"), t.damage("c3")) == (4, 3)


def test_a_unit_killed_by_its_curse_is_destroyed_and_the_weapon_discarded(table: Any) -> None:
    t = table("phase=attack; c3: 0 undead-warrior damage=3 under=hellforged-weapon; c4: 1 gate")
    t.do("attack c3 c4", dice=f"{STAR} {HIT} {HIT} {HIT}")
    assert (t.at("c3"), t.damage("c4")) == ("", 4)
    assert sorted(t.discard(0)) == ["hellforged-weapon", "undead-warrior"]
    assert t.magic == [5, 5]


def test_the_weapon_moves_with_its_unit(table: Any) -> None:
    t = table("phase=move; c3: 0 undead-warrior under=hellforged-weapon; e5: 1 gate")
    t.do("move c3 d4")
    assert t.under("d4") == ["hellforged-weapon"]
    assert t.strength("d4", "e5") == 4


# -- Purge -----------------------------------------------------------------------------------------


def test_purge_lets_units_strike_beside_them_and_then_destroys_them(table: Any) -> None:
    t = table(
        "phase=move; c3: 0 undead-carrier; e3: 0 gul-dass; c4: 1 ollag; e4: 1 frost-mage;"
        "b3: 1 gate; d5: 1 nadiana; f1: 0 dragos; c1: 0 gate; hand0: purge"
    )
    t.do("play purge")
    assert (t.prompt, sorted(t.legal)) == ("purge", ["no", "pick c3", "pick e3", "pick f1"])
    t.do("pick c3")
    assert (t.prompt, t.legal) == ("purge-strike", ["no", "pick c4"])
    t.do("pick c4")
    assert (t.damage("c4"), t.at("c3")) == (2, "undead-carrier")
    assert (t.prompt, sorted(t.legal)) == ("purge", ["no", "pick e3", "pick f1"])
    t.many("pick e3", "pick e4", "no")
    assert (t.at("c3"), t.at("e3"), t.at("f1")) == ("", "", "dragos")
    assert (t.damage("e4"), t.damage("b3"), t.damage("d5")) == (2, 0, 0)
    assert sorted(t.discard(0)) == ["gul-dass", "purge", "undead-carrier"]
    assert t.magic == [5, 5]


def test_purge_may_choose_nobody(table: Any) -> None:
    t = table("phase=move; c3: 0 undead-carrier; c4: 1 ollag; hand0: purge")
    t.many("play purge", "no")
    assert (t.at("c3"), t.damage("c4"), t.discard(0)) == ("undead-carrier", 0, ["purge"])


def test_a_purged_unit_need_not_strike(table: Any) -> None:
    t = table("phase=move; c3: 0 undead-carrier; c4: 1 ollag; a1: 0 ret-talus; hand0: purge")
    t.many("play purge", "pick c3", "no", "no")
    assert (t.at("c3"), t.damage("c4")) == ("", 0)


def test_a_purged_unit_with_nobody_beside_it_is_not_asked_for_a_target(table: Any) -> None:
    t = table("phase=move; c3: 0 undead-carrier; c4: 1 gate; a1: 0 ret-talus; hand0: purge")
    t.many("play purge", "pick c3")
    assert (t.prompt, t.legal) == ("purge", ["no", "pick a1"])


def test_purge_gains_magic_for_enemies_only(table: Any) -> None:
    t = table("phase=move; c3: 0 gul-dass; d3: 0 undead-archer; c4: 1 ice-smith; hand0: purge")
    t.many("play purge", "pick c3", "pick c4")
    assert (t.at("c4"), t.magic) == ("", [6, 5])
    t.many("pick d3", "no")
    assert (t.at("c3"), t.at("d3"), t.magic) == ("", "", [6, 5])


def test_purge_may_strike_friends_and_each_unit_is_destroyed_once(table: Any) -> None:
    t = table(
        "phase=move; c3: 0 gul-dass; d3: 0 undead-carrier damage=1; a1: 0 ret-talus;"
        "hand0: purge; active0: sacrificial-pyre"
    )
    t.many("play purge", "pick d3", "no", "pick c3", "pick d3")
    assert t.at("d3") == ""
    t.do("no")
    assert (t.at("c3"), t.event_charges("sacrificial-pyre", 0)) == ("", 2)


def test_purging_the_own_summoner_loses_unless_the_enemy_summoner_falls_first(
    table: Any,
) -> None:
    t = table("phase=move; c3: 0 ret-talus; c4: 1 svara; hand0: purge")
    t.many("play purge", "pick c3", "no")
    assert t.result == [-1, 1]
    t = table("phase=move; c3: 0 ret-talus; c4: 1 svara damage=10; hand0: purge")
    t.many("play purge", "pick c3", "pick c4")
    assert t.result == [1, -1]


def test_units_purged_set_off_what_waits_for_their_destruction(table: Any) -> None:
    t = table("phase=move; c3: 0 hellfire-cultist; c4: 1 ollag; f1: 0 undead-warrior; hand0: purge")
    t.many("play purge", "pick c3", "pick c4", "no")
    while t.prompt == "order":
        t.do(t.legal[0])
    assert (t.damage("c4"), t.charges("f1")) == (3, 1)

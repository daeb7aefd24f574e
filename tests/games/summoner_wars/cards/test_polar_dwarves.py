"""Polar Dwarves: what every card does, does not do, and leaves alone."""

from __future__ import annotations

from typing import Any

import pytest

HIT = "melee+ranged"
STAR = "melee+special"
MISS = "ranged+special"  # for a melee unit
BARE = "melee"  # for a ranged unit: no hit


# -- Structural Shift ------------------------------------------------------------------------------


def test_after_svara_moves_a_friendly_structure_within_three_may_be_forced(table: Any) -> None:
    t = table(
        "phase=move; d1: 0 svara; d3: 0 starting-gate damage=2; c5: 0 ice-golem; d4: 1 gate;"
        "f8: 0 gate; e2: 0 frost-mage"
    )
    t.do("move d1 d2")
    assert (t.prompt, t.seat) == ("structural-shift", 0)
    assert sorted(t.legal) == ["no", "pick d3"]
    t.do("pick d3")
    assert (t.prompt, sorted(t.legal)) == ("force", ["pick c3", "pick e3"])
    t.do("pick e3")
    assert (t.at("e3"), t.damage("e3"), t.at("d3")) == ("starting-gate", 2, "")
    assert t.state.moves_used == 1


def test_structural_shift_can_be_declined(table: Any) -> None:
    t = table("phase=move; d1: 0 svara; d3: 0 gate")
    t.many("move d1 d2", "no")
    assert (t.at("d3"), t.prompt) == ("gate", "move")


def test_structural_shift_counts_from_where_svara_is_after_moving(table: Any) -> None:
    t = table("phase=move; d1: 0 svara; d6: 0 gate; a1: 0 gate")
    t.do("move d1 d3")
    assert t.legal == ["no", "pick d6"]


def test_structural_shift_can_force_a_unit_that_is_a_structure(table: Any) -> None:
    t = table("phase=move; d1: 0 svara; d4: 0 ice-golem")
    t.many("move d1 d2", "pick d4", "pick d5")
    assert t.at("d5") == "ice-golem"
    assert "move d5 d6" in t.legal


def test_structural_shift_asks_nothing_without_a_structure_to_force(table: Any) -> None:
    t = table("phase=move; d1: 0 svara; d3: 1 gate; a1: 0 gate; a2: 0 frost-mage; b1: 1 gate")
    t.do("move d1 d2")
    assert t.prompt == "move"


def test_structural_shift_waits_for_svara_not_for_others(table: Any) -> None:
    t = table("phase=move; d1: 0 svara; d3: 0 gate; e3: 0 frost-mage")
    t.do("move e3 e4")
    assert t.prompt == "move"


def test_structural_shift_follows_a_move_out_and_back(table: Any) -> None:
    t = table("phase=move; d1: 0 svara; d3: 0 gate")
    t.do("move d1 d1")
    assert t.prompt == "structural-shift"


# -- Momentum and Ice Shards -----------------------------------------------------------------------


def test_jarmund_gains_a_charge_after_attacking_an_enemy_unit(table: Any) -> None:
    t = table("phase=attack; c3: 0 jarmund; c6: 1 gul-dass; d3: 0 jarmund")
    t.do("attack c3 c6", dice=f"{BARE} {BARE} {BARE}")
    assert (t.charges("c3"), t.charges("d3"), t.damage("c6")) == (1, 0, 0)


def test_jarmund_gains_the_charge_even_if_the_unit_is_destroyed(table: Any) -> None:
    t = table("phase=attack; c3: 0 jarmund; c6: 1 undead-archer")
    t.do("attack c3 c6", dice=f"{HIT} {HIT} {BARE}")
    assert (t.at("c6"), t.charges("c3")) == ("", 1)


@pytest.mark.parametrize("target", ["1 gate", "0 frost-mage"])
def test_momentum_needs_an_enemy_unit(table: Any, target: str) -> None:
    t = table(f"phase=attack; c3: 0 jarmund; c6: {target}")
    t.do("attack c3 c6", dice=f"{BARE} {BARE} {BARE}")
    assert t.charges("c3") == 0


def test_momentum_works_once_per_turn(table: Any) -> None:
    t = table("phase=attack; c3: 0 jarmund; c6: 1 gul-dass")
    t.do("attack c3 c6", dice=f"{BARE} {BARE} {BARE}")
    t.state.attacked = 0
    t.do("attack c3 c6", dice=f"{BARE} {BARE} {BARE}")
    assert t.charges("c3") == 1


def test_ice_shards_hurt_every_enemy_unit_beside_an_own_structure_once(table: Any) -> None:
    t = table(
        "phase=build; a8: 0 jarmund charges=2; c3: 0 gate; c5: 0 ice-golem; c4: 1 gul-dass;"
        "d3: 1 undead-warrior; b3: 0 frost-mage; b5: 1 gate; e3: 1 dragos"
    )
    t.do("end")
    assert (t.prompt, t.seat, t.legal) == ("ice-shards", 0, ["no", "yes"])
    t.do("yes")
    assert (t.damage("c4"), t.damage("d3"), t.charges("a8")) == (1, 1, 1)
    assert (t.damage("b3"), t.damage("b5"), t.damage("e3")) == (0, 0, 0)
    assert t.prompt == "attack"


def test_ice_shards_give_magic_for_what_they_destroy(table: Any) -> None:
    t = table("phase=build; a8: 0 jarmund charges=1; c3: 0 gate; c4: 1 undead-archer damage=1")
    t.many("end", "yes")
    assert (t.at("c4"), t.magic) == ("", [6, 5])


def test_ice_shards_can_be_declined(table: Any) -> None:
    t = table("phase=build; a8: 0 jarmund charges=1; c3: 0 gate; c4: 1 gul-dass")
    t.many("end", "no")
    assert (t.damage("c4"), t.charges("a8")) == (0, 1)


@pytest.mark.parametrize(
    "position",
    [
        "phase=build; a8: 0 jarmund; c3: 0 gate; c4: 1 gul-dass",
        "phase=build; a8: 0 jarmund charges=1; c3: 1 gate; c4: 1 gul-dass",
        "phase=build active=1; a8: 0 jarmund charges=1; c3: 0 gate; c4: 1 gul-dass",
    ],
    ids=["no charge", "no own structure", "other turn"],
)
def test_ice_shards_ask_nothing(table: Any, position: str) -> None:
    t = table(position)
    t.do("end")
    assert (t.prompt, t.damage("c4")) == ("attack", 0)


def test_ice_shards_come_only_at_the_end_of_the_build_phase(table: Any) -> None:
    t = table("phase=move; a8: 0 jarmund charges=1; c3: 0 gate; c4: 1 gul-dass")
    t.do("end")
    assert t.prompt == "build"


# -- strength, life --------------------------------------------------------------------------------


def test_nadiana_is_stronger_by_friendly_structures_within_two(table: Any) -> None:
    t = table(
        "phase=attack; c3: 0 nadiana; c4: 0 gate; d4: 0 ice-golem; c5: 0 parapet; c6: 0 gate;"
        "b3: 1 gate; c2: 0 frost-mage; f8: 1 svara"
    )
    assert t.strength("c3", "f8") == 5


def test_a_frost_mage_is_stronger_by_adjacent_friendly_structures(table: Any) -> None:
    t = table(
        "phase=attack; c3: 0 frost-mage; c4: 0 gate; b3: 0 ice-golem; d3: 1 gate; c2: 0 ollag;"
        "d4: 0 gate; f8: 1 svara"
    )
    assert t.strength("c3", "f8") == 3


def test_ollag_gives_friendly_structures_one_life_wherever_they_are(table: Any) -> None:
    t = table(
        "phase=attack; a1: 0 ollag; f8: 0 gate; e8: 0 ice-golem; d8: 1 gate; c8: 0 frost-mage;"
        "b8: 0 parapet"
    )
    assert [t.life(space) for space in ("f8", "e8", "d8", "c8", "b8", "a1")] == [6, 6, 5, 4, 6, 7]


def test_structures_that_lived_by_cold_snap_go_with_ollag_for_no_magic(table: Any) -> None:
    t = table(
        "phase=attack active=1; c3: 0 ollag damage=5; c4: 1 gul-dass; f8: 0 gate damage=4;"
        "e8: 0 starting-gate"
    )
    t.state.damage[t.card("f8")] = 5
    t.do("attack c4 c3", dice=f"{HIT} {HIT}")
    assert (t.at("c3"), t.at("f8"), t.at("e8")) == ("", "", "starting-gate")
    assert t.magic == [5, 6]


# -- Trample ---------------------------------------------------------------------------------------


def test_a_bear_tramples_the_commons_it_moves_through(table: Any) -> None:
    t = table("phase=move; c3: 0 bear-cavalry; c4: 1 undead-warrior; d4: 1 undead-carrier")
    t.do("move c3 c5")
    assert (t.at("c5"), t.damage("c4"), t.damage("d4"), t.damage("c5")) == (
        "bear-cavalry",
        1,
        0,
        0,
    )


def test_a_bear_tramples_friends_and_may_choose_the_way_around(table: Any) -> None:
    t = table("phase=move; c3: 0 bear-cavalry; c4: 0 frost-mage")
    ways = [text for text in t.starting("move") if text[5:7] == "c3" and text[-2:] == "d4"]
    assert sorted(ways) == ["move c3 c4 d4", "move c3 d4"]
    t.do("move c3 c4 d4")
    assert (t.at("d4"), t.damage("c4")) == ("bear-cavalry", 1)
    t = table("phase=move; c3: 0 bear-cavalry; c4: 0 frost-mage")
    t.do("move c3 d4")
    assert (t.at("d4"), t.damage("c4")) == ("bear-cavalry", 0), "the short text harms nobody"


@pytest.mark.parametrize("blocker", ["1 gul-dass", "1 ret-talus", "0 gate"])
def test_a_bear_passes_commons_only(table: Any, blocker: str) -> None:
    t = table(f"phase=move; a1: 0 bear-cavalry; a2: {blocker}; b1: 1 gate")
    assert [text for text in t.starting("move") if "a1" in text] == []


def test_a_bear_does_not_stop_on_a_common(table: Any) -> None:
    t = table("phase=move; c3: 0 bear-cavalry; c4: 1 undead-warrior")
    assert t.refuses("move c3 c4")


def test_trampling_an_enemy_to_death_gains_magic(table: Any) -> None:
    t = table("phase=move; c3: 0 bear-cavalry; c4: 1 undead-archer damage=1")
    t.do("move c3 c5")
    assert (t.at("c4"), t.magic) == ("", [6, 5])


def test_others_do_not_pass_commons(table: Any) -> None:
    t = table("phase=move; a1: 0 ollag; a2: 1 undead-warrior; b1: 1 undead-warrior")
    assert t.starting("move") == []


# -- Ice Golem -------------------------------------------------------------------------------------


def test_units_are_summoned_beside_a_golem_as_beside_a_gate(table: Any) -> None:
    t = table("phase=summon; c3: 0 ice-golem; c7: 1 ice-golem; hand0: ice-smith")
    assert sorted(t.starting("summon")) == [
        "summon ice-smith b3",
        "summon ice-smith c2",
        "summon ice-smith c4",
        "summon ice-smith d3",
    ]


def test_a_golem_moves_one_space_though_it_is_a_structure(table: Any) -> None:
    t = table("phase=move; c3: 0 ice-golem; a1: 0 gate")
    assert sorted(t.legal) == ["end", "move c3 b3", "move c3 c2", "move c3 c4", "move c3 d3"]


def test_a_golem_can_be_built_or_summoned_for_its_cost(table: Any) -> None:
    t = table("phase=summon magic=2,0; c3: 0 gate; hand0: ice-golem")
    t.do("summon ice-golem c4")
    assert (t.at("c4"), t.magic) == ("ice-golem", [0, 0])
    t = table("phase=build magic=2,0; hand0: ice-golem; c8: 0 svara")
    t.do("build ice-golem c7")
    assert (t.at("c7"), t.magic) == ("ice-golem", [0, 0])


def test_a_frozen_golem_is_no_gate_and_does_not_move(table: Any) -> None:
    t = table("phase=summon; c3: 0 ice-golem; hand0: ice-smith; active1: freeze target=c3")
    assert t.starting("summon") == []
    t.do("end")
    assert t.starting("move") == []


def test_a_golem_attacks_like_any_unit(table: Any) -> None:
    t = table("phase=attack; c3: 0 ice-golem; c4: 1 gul-dass")
    t.do("attack c3 c4", dice=f"{HIT} {MISS}")
    assert t.damage("c4") == 1


# -- Frost Axe -------------------------------------------------------------------------------------


def test_a_smith_without_charge_gains_one_after_moving(table: Any) -> None:
    t = table("phase=move; c3: 0 ice-smith; d3: 0 frost-mage; e3: 0 ice-smith")
    t.do("move c3 c4")
    assert (t.charges("c4"), t.charges("e3"), t.prompt) == (1, 0, "move")


def test_a_smith_with_a_charge_may_gain_another(table: Any) -> None:
    t = table("phase=move; c3: 0 ice-smith charges=1; d3: 0 frost-mage")
    t.do("move c3 c4")
    assert (t.prompt, t.legal) == ("frost-axe", ["choose gain-charge", "choose go-under"])
    t.do("choose gain-charge")
    assert t.charges("c4") == 2


def test_a_smith_goes_under_a_friendly_common_within_three(table: Any) -> None:
    t = table(
        "phase=move; c3: 0 ice-smith charges=2 damage=1; d3: 0 frost-mage; e4: 0 ice-golem;"
        "c8: 0 ice-smith; b4: 0 ollag; c5: 1 undead-warrior; a4: 0 gate"
    )
    t.many("move c3 c4", "choose go-under")
    assert (t.prompt, sorted(t.legal)) == ("frost-axe-bearer", ["pick d3", "pick e4"])
    t.do("pick e4")
    assert (t.at("c4"), t.under("e4"), t.charges("e4"), t.damage("e4")) == (
        "",
        ["ice-smith"],
        0,
        0,
    )
    assert t.discard(0) == []


def test_a_smith_with_nobody_to_go_under_gains_a_charge_unasked(table: Any) -> None:
    t = table("phase=move; c3: 0 ice-smith charges=1; c8: 0 frost-mage; c5: 1 undead-warrior")
    t.do("move c3 c4")
    assert (t.charges("c4"), t.prompt) == (2, "move")


def test_the_axe_makes_each_special_symbol_two_melee_hits(table: Any) -> None:
    t = table("phase=attack; c3: 0 bear-cavalry under=ice-smith; c4: 1 starting-gate")
    t.do("attack c3 c4", dice=f"{STAR} {MISS} {HIT}")
    assert t.damage("c4") == 6


def test_without_an_axe_special_symbols_are_ignored(table: Any) -> None:
    t = table(
        "phase=attack; c3: 0 bear-cavalry; c4: 1 starting-gate; d3: 0 frost-mage under=ice-smith"
    )
    t.do("attack c3 c4", dice=f"{STAR} {MISS} {HIT}")
    assert t.damage("c4") == 2


def test_an_axe_is_of_no_use_to_a_ranged_unit(table: Any) -> None:
    t = table("phase=attack; c3: 0 frost-mage under=ice-smith; c5: 1 gate; c4: 0 parapet")
    t.do("attack c3 c5", dice=f"{MISS} {STAR}")
    assert t.damage("c5") == 1


def test_two_axes_do_not_count_twice(table: Any) -> None:
    t = table("phase=attack; c3: 0 bear-cavalry under=ice-smith,ice-smith; c4: 1 starting-gate")
    t.do("attack c3 c4", dice=f"{STAR} {MISS} {HIT}")
    assert t.damage("c4") == 6


def test_the_smith_under_a_unit_is_discarded_with_it_and_gives_no_magic(table: Any) -> None:
    t = table("phase=attack active=1; c3: 0 frost-mage damage=3 under=ice-smith; c4: 1 gul-dass")
    t.do("attack c4 c3", dice=f"{HIT} {HIT}")
    assert sorted(t.discard(0)) == ["frost-mage", "ice-smith"]
    assert t.magic == [5, 6]


# -- Ice Ram ---------------------------------------------------------------------------------------


def test_ice_ram_hurts_and_pushes_a_unit_beside_a_structure_that_moved(table: Any) -> None:
    t = table(
        "phase=move; c3: 0 ice-golem; c5: 1 gul-dass; b4: 0 frost-mage; d5: 1 dragos;"
        "active0: ice-ram"
    )
    t.do("move c3 c4")
    assert (t.prompt, t.seat, sorted(t.legal)) == ("ice-ram", 0, ["no", "pick b4", "pick c5"])
    t.do("pick c5")
    assert t.damage("c5") == 1
    assert (t.prompt, sorted(t.legal)) == ("may-force", ["no", "pick b5", "pick c6"])
    t.do("pick c6")
    assert (t.at("c6"), t.damage("c6"), t.damage("d5"), t.damage("b4")) == ("gul-dass", 1, 0, 0)


def test_ice_ram_works_after_forcing_a_structure(table: Any) -> None:
    t = table("phase=move; d1: 0 svara; d4: 0 gate; d6: 1 gul-dass; active0: ice-ram")
    t.many("move d1 d2", "pick d4", "pick d5")
    assert (t.prompt, t.legal) == ("ice-ram", ["no", "pick d6"])
    t.many("pick d6", "no")
    assert (t.at("d6"), t.damage("d6")) == ("gul-dass", 1)


def test_ice_ram_can_be_declined(table: Any) -> None:
    t = table("phase=move; c3: 0 ice-golem; c5: 1 gul-dass; active0: ice-ram")
    t.many("move c3 c4", "no")
    assert (t.damage("c5"), t.prompt) == (0, "move")


def test_ice_ram_gains_magic_and_forces_nobody_who_is_gone(table: Any) -> None:
    t = table("phase=move; c3: 0 ice-golem; c5: 1 undead-archer damage=1; active0: ice-ram")
    t.many("move c3 c4", "pick c5")
    assert (t.at("c5"), t.magic, t.prompt) == ("", [6, 5], "move")


@pytest.mark.parametrize(
    "position",
    [
        "phase=move; c3: 0 frost-mage; c5: 1 gul-dass; active0: ice-ram",
        "phase=move; c3: 0 ice-golem; c6: 1 gul-dass; c5: 1 gate; active0: ice-ram",
        "phase=move; c3: 0 ice-golem; c5: 1 gul-dass; active1: ice-ram",
        "phase=move; c3: 0 ice-golem; c5: 1 gul-dass",
    ],
    ids=["no structure", "no unit beside it", "the opponent's", "not active"],
)
def test_ice_ram_does_nothing(table: Any, position: str) -> None:
    t = table(position)
    t.do("move c3 c4")
    assert t.prompt == "move"


def test_a_golem_rammed_away_rams_on(table: Any) -> None:
    t = table(
        "phase=move; c3: 0 ice-golem; c5: 1 ice-golem; c7: 1 gul-dass; active0: ice-ram;"
        "decks: polar-dwarves polar-dwarves"
    )
    t.many("move c3 c4", "pick c5", "pick c6")
    assert (t.prompt, t.legal) == ("ice-ram", ["no", "pick c7"])
    t.many("pick c7", "no")
    assert (t.damage("c6"), t.damage("c7")) == (1, 1)


def test_ice_ram_is_played_in_the_summon_phase_for_nothing(table: Any) -> None:
    t = table("phase=summon magic=0,0; d1: 0 svara; hand0: ice-ram")
    t.do("play ice-ram")
    assert (t.active(0), t.magic) == (["ice-ram"], [0, 0])
    assert table("phase=move; d1: 0 svara; hand0: ice-ram").starting("play") == []


def test_two_ice_rams_strike_twice(table: Any) -> None:
    t = table("phase=move; c3: 0 ice-golem; c5: 1 gul-dass; active0: ice-ram, ice-ram")
    t.do("move c3 c4")
    assert t.prompt == "order"
    t.do(t.legal[0]).many("pick c5", "no", "pick c5", "no")
    assert t.damage("c5") == 2


# -- Glacial Shift ---------------------------------------------------------------------------------


def test_glacial_shift_forces_up_to_three_structures_one_or_two_spaces(table: Any) -> None:
    t = table(
        "phase=build; c3: 0 svara; c5: 0 gate; d3: 0 parapet; b3: 0 ice-golem; c2: 0 starting-gate;"
        "d4: 1 gate; f7: 0 gate; e4: 0 frost-mage; hand0: glacial-shift"
    )
    t.do("play glacial-shift")
    assert (t.prompt, sorted(t.legal)) == (
        "glacial-shift",
        ["no", "pick b3", "pick c2", "pick c5", "pick d3"],
    )
    t.do("pick c5")
    assert (t.prompt, sorted(t.legal)) == (
        "force",
        ["pick a5", "pick b5", "pick c4", "pick c6", "pick c7", "pick d5", "pick e5"],
    )
    t.do("pick c6")
    assert sorted(t.legal) == ["no", "pick b3", "pick c2", "pick d3"]
    t.many("pick b3", "pick b5", "pick d3", "pick f3")
    assert (t.at("c6"), t.at("b5"), t.at("f3"), t.prompt) == (
        "gate",
        "ice-golem",
        "parapet",
        "build",
    )
    assert t.discard(0) == ["glacial-shift"]


def test_glacial_shift_may_stop_early_or_be_played_for_nothing(table: Any) -> None:
    t = table("phase=build; c3: 0 svara; c5: 0 gate; d3: 0 gate; hand0: glacial-shift")
    t.many("play glacial-shift", "pick c5", "pick c7", "no")
    assert (t.at("c7"), t.at("d3"), t.prompt) == ("gate", "gate", "build")
    t = table("phase=build; c3: 0 svara; f8: 0 gate; c4: 1 gate; hand0: glacial-shift")
    t.do("play glacial-shift")
    assert (t.prompt, t.discard(0)) == ("build", ["glacial-shift"])


def test_glacial_shift_passes_over_structures_that_are_shut_in(table: Any) -> None:
    t = table("phase=build; a3: 0 svara; a1: 0 gate; a2: 0 gate; b1: 1 gate; hand0: glacial-shift")
    t.do("play glacial-shift")
    assert t.legal == ["no", "pick a2"]
    t.many("pick a2", "pick b2")
    assert t.legal == ["no", "pick a1"]


def test_glacial_shift_sets_off_ice_ram_when_it_is_over(table: Any) -> None:
    t = table(
        "phase=build; c3: 0 svara; c5: 0 gate; c7: 1 gul-dass; hand0: glacial-shift;"
        "active0: ice-ram"
    )
    t.many("play glacial-shift", "pick c5", "pick c6")
    assert (t.prompt, t.legal) == ("ice-ram", ["no", "pick c7"])


# -- Ice Repair ------------------------------------------------------------------------------------


def test_ice_repair_removes_two_damage_from_each_friendly_structure(table: Any) -> None:
    t = table(
        "phase=move; a1: 0 gate damage=4; f8: 0 ice-golem damage=1; b1: 0 gate;"
        "c1: 1 gate damage=3; d1: 0 svara damage=5; e1: 0 frost-mage damage=3; hand0: ice-repair"
    )
    t.do("play ice-repair")
    assert [t.damage(space) for space in ("a1", "f8", "b1", "c1", "d1", "e1")] == [2, 0, 0, 3, 5, 3]
    assert (t.discard(0), t.prompt) == (["ice-repair"], "move")


# -- Parapet ---------------------------------------------------------------------------------------


def test_a_parapet_is_built_and_stays_as_a_structure(table: Any) -> None:
    t = table("phase=build magic=0,0; d1: 0 svara; hand0: parapet")
    assert t.starting("play") == []
    t.do("build parapet d3")
    assert (t.at("d3"), t.life("d3"), t.discard(0)) == ("parapet", 5, [])


def test_friendly_ranged_units_attack_through_a_parapet(table: Any) -> None:
    t = table("phase=attack; c3: 0 jarmund; c4: 0 parapet; c6: 1 gul-dass; c7: 1 dragos")
    assert sorted(t.starting("attack")) == ["attack c3 c4", "attack c3 c6"]


def test_a_parapet_stops_enemies_and_melee_units(table: Any) -> None:
    t = table("phase=attack active=1; c6: 1 undead-archer; c4: 0 parapet; c3: 0 jarmund")
    assert t.starting("attack") == ["attack c6 c4"]
    t = table("phase=attack; c3: 0 ollag; c4: 0 parapet; c5: 1 gul-dass")
    assert t.starting("attack") == ["attack c3 c4"]


def test_a_gate_is_no_parapet(table: Any) -> None:
    t = table("phase=attack; c3: 0 jarmund; c4: 0 gate; c5: 1 gul-dass")
    assert t.starting("attack") == ["attack c3 c4"]


def test_a_parapet_still_counts_as_a_space_of_the_reach(table: Any) -> None:
    t = table("phase=attack; c3: 0 jarmund; c4: 0 parapet; c5: 0 parapet; c7: 1 gul-dass")
    assert sorted(t.starting("attack")) == ["attack c3 c4", "attack c3 c5"]


def test_a_parapet_destroyed_gives_magic_and_goes_to_the_discard_pile(table: Any) -> None:
    t = table("phase=attack active=1; c5: 1 gul-dass damage=3; c4: 0 parapet")
    t.do("attack c5 c4", dice=f"{HIT} {HIT} {HIT} {HIT} {HIT}")
    assert (t.at("c4"), t.discard(0), t.magic) == ("", ["parapet"], [5, 6])

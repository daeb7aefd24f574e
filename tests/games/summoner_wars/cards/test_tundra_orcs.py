"""Tundra Orcs: every ability and event, with what must not happen and who must not be touched."""

from __future__ import annotations

from hadur.games.summoner_wars.abilities.ids import FORCEFUL_ATTACK

HIT = "melee+ranged"
STAR = "melee+special"
BOW = "ranged+special"
SWORD = "melee"
DECKS = "decks: tundra-orcs phoenix-elves"


def place(text: str) -> str:
    return f"{text}; {DECKS}"


def rolled(t) -> int:
    """How many dice have been rolled so far."""
    return int(t.state.drawn[0])


# -- Restore ---------------------------------------------------------------------------------------


def test_grognack_without_charge_gains_one_after_he_moves(table):
    t = table(place("phase=move; c1: 0 grognack"))
    t.do("move c1 c2")
    assert t.charges("c2") == 1


def test_grognack_with_a_charge_gains_none_after_he_moves(table):
    t = table(place("phase=move; c1: 0 grognack charges=1"))
    t.do("move c1 c2")
    assert t.charges("c2") == 1


def test_out_and_back_restores_too(table):
    t = table(place("phase=move; c1: 0 grognack"))
    t.do("move c1 c1")
    assert t.charges("c1") == 1


def test_a_friend_that_moves_restores_nothing(table):
    t = table(place("phase=move; c1: 0 grognack; c3: 0 smasher"))
    t.do("move c3 c4")
    assert t.charges("c1") == 0
    assert t.charges("c4") == 0


def test_being_forced_is_no_move_and_restores_nothing(table):
    t = table(place("phase=attack; c1: 0 grognack; c2: 1 royal-guardian; active0: primal-fury"))
    t.do("attack c1 c2", f"{BOW} {BOW} {BOW} {BOW}")
    t.do("pick d1")
    assert t.at("d1") == "grognack"
    assert t.charges("d1") == 0


# -- Influence -------------------------------------------------------------------------------------


def test_a_charge_rerolls_all_dice_of_a_friend_within_three(table):
    t = table(place("phase=attack; c1: 0 grognack charges=1; c4: 0 smasher; d4: 1 holleas"))
    t.do("attack c4 d4", f"{BOW} {BOW} {BOW} {BOW}")
    assert t.prompt == "influence"
    assert t.seat == 0
    t.do("yes", f"{HIT} {HIT} {HIT} {BOW}")
    assert t.charges("c1") == 0
    assert t.damage("d4") == 3


def test_without_the_reroll_the_first_dice_count(table):
    t = table(place("phase=attack; c1: 0 grognack charges=1; c4: 0 smasher; d4: 1 holleas"))
    t.do("attack c4 d4", f"{HIT} {BOW} {BOW} {BOW}")
    t.do("no")
    assert t.charges("c1") == 1
    assert t.damage("d4") == 1


def test_rerolled_dice_may_be_rerolled_again_while_charges_last(table):
    t = table(place("phase=attack; c1: 0 grognack charges=2; c3: 0 tundra-charger; d3: 1 holleas"))
    t.do("attack c3 d3", f"{BOW} {BOW}")
    t.do("yes", f"{BOW} {HIT}")
    assert t.prompt == "influence"
    t.do("yes", f"{HIT} {HIT}")
    assert t.prompt == "attack"
    assert t.charges("c1") == 0
    assert t.damage("d3") == 2


def test_influence_does_not_reach_four_spaces(table):
    t = table(place("phase=attack; c1: 0 grognack charges=1; c5: 0 smasher; d5: 1 holleas"))
    t.do("attack c5 d5", f"{BOW} {BOW} {BOW} {BOW}")
    assert t.prompt == "attack"
    assert t.damage("d5") == 0


def test_grognack_without_charge_influences_nothing(table):
    t = table(place("phase=attack; c1: 0 grognack; c3: 0 smasher; d3: 1 holleas"))
    t.do("attack c3 d3", f"{BOW} {BOW} {BOW} {BOW}")
    assert t.prompt == "attack"


def test_grognack_does_not_influence_his_own_dice(table):
    t = table(place("phase=attack; c1: 0 grognack charges=1; c2: 1 holleas"))
    t.do("attack c1 c2", f"{BOW} {BOW} {BOW} {BOW}")
    assert t.prompt == "attack"
    assert t.charges("c1") == 1


def test_enemy_dice_are_not_influenced(table):
    t = table(place("phase=attack active=1; c1: 0 grognack charges=1; c2: 1 ember-beast"))
    t.do("attack c2 c1", f"{HIT} {HIT} {HIT}")
    assert t.prompt == "attack"
    assert t.damage("c1") == 3


def test_influence_works_only_on_the_own_turn(table):
    """Divine Shield rolls its dice on the enemy's turn."""
    t = table(
        place(
            "phase=attack active=1; c1: 0 grognack charges=1; c2: 0 coleen-brighton;"
            "c3: 0 citadel-archer; d3: 1 ember-beast"
        )
    )
    t.do("attack d3 c3", f"{HIT} {HIT} {HIT} {HIT} {HIT}")
    assert t.prompt == "attack"
    assert t.charges("c1") == 1
    assert t.damage("c3") == 3


def test_dice_of_an_ability_are_influenced_as_well(table):
    t = table(
        place(
            "phase=attack; c1: 0 grognack charges=1; c3: 0 tundra-fighter; d3: 1 holleas damage=1"
        )
    )
    t.do("attack c3 d3", f"{BOW} {BOW}")
    t.do("no", SWORD)
    assert t.prompt == "influence"
    t.do("yes", STAR)
    assert t.prompt == "frenzy"
    assert t.charges("c1") == 0


# -- Blood Bond ------------------------------------------------------------------------------------


def test_ragnor_charges_the_summoner_for_every_special_he_rolls(table):
    t = table(place("phase=attack; c1: 0 grognack; e5: 0 ragnor; e6: 1 holleas"))
    t.do("attack e5 e6", f"{STAR} {BOW} {HIT}")
    assert t.charges("c1") == 2
    assert t.charges("e5") == 0


def test_ragnor_rolling_no_special_charges_nobody(table):
    t = table(place("phase=attack; c1: 0 grognack; e5: 0 ragnor; e6: 1 ember-beast"))
    t.do("attack e5 e6", f"{HIT} {HIT} {HIT}")
    assert t.charges("c1") == 0
    assert t.at("e6") == ""


def test_a_unit_that_ragnor_destroys_still_feeds_the_bond(table):
    t = table(place("phase=attack; c1: 0 grognack; e5: 0 ragnor; e6: 1 ember-archer"))
    t.do("attack e5 e6", f"{STAR} {STAR} {STAR}")
    assert t.at("e6") == ""
    assert t.charges("c1") == 3


def test_ragnor_attacking_a_structure_or_a_friend_charges_nobody(table):
    t = table(place("phase=attack; c1: 0 grognack; e5: 0 ragnor; e6: 1 gate"))
    t.do("attack e5 e6", f"{STAR} {STAR} {STAR}")
    assert t.charges("c1") == 0
    t = table(place("phase=attack; c1: 0 grognack; e5: 0 ragnor; e6: 0 smasher"))
    t.do("attack e5 e6", f"{STAR} {BOW} {BOW}")
    assert t.charges("c1") == 0


def test_the_bond_is_ragnors_alone(table):
    t = table(
        place(
            "phase=attack; c1: 0 grognack; e5: 0 ragnor; a5: 0 smasher; a6: 1 holleas;"
            "d8: 1 queen-maldaria"
        )
    )
    t.do("attack a5 a6", f"{STAR} {STAR} {STAR} {STAR}")
    assert t.charges("c1") == 0
    assert t.charges("d8") == 0


# -- Wild Strike, Far Shot, Piercing Frost, Unwieldy Magic, Sluggish -------------------------------


def test_shonk_hits_with_specials_and_not_with_swords(table):
    t = table(place("phase=attack; c3: 0 shonk; c4: 1 holleas"))
    t.do("attack c3 c4", f"{STAR} {BOW} {HIT} {HIT} {HIT} {SWORD} {SWORD} {SWORD}")
    assert t.damage("c4") == 2


def test_a_friend_of_shonk_hits_with_swords(table):
    t = table(place("phase=attack; c3: 0 shonk; d4: 0 smasher; c4: 1 holleas"))
    t.do("attack d4 c4", f"{BOW} {BOW} {BOW} {SWORD}")
    assert t.damage("c4") == 1


def test_targan_shoots_four_clear_spaces_and_no_farther(table):
    t = table(
        place("phase=attack; c1: 0 targan; c5: 1 holleas; a1: 0 frost-shaman; a5: 1 fire-drake")
    )
    assert "attack c1 c5" in t.legal
    assert t.refuses("attack a1 a5")
    t = table(place("phase=attack; c1: 0 targan; c6: 1 holleas"))
    assert t.starting("attack") == []
    t = table(place("phase=attack; c1: 0 targan; c5: 1 holleas; c4: 1 ember-mage"))
    assert t.starting("attack") == ["attack c1 c4"]


def test_targan_strengthens_friendly_frost_units_beside_him(table):
    t = table(
        place(
            "phase=attack; c3: 0 targan; c4: 0 frost-shaman; b3: 0 smasher; d4: 0 frost-shaman;"
            "d3: 1 frost-mage; e8: 1 holleas"
        )
    )
    assert t.strength("c4", "e8") == 4
    assert t.strength("b3", "e8") == 4
    assert t.strength("d4", "e8") == 3
    assert t.strength("d3", "c3") == 1


def test_a_frost_shaman_without_a_special_does_no_damage(table):
    t = table(place("phase=attack; c3: 0 frost-shaman; c5: 1 holleas"))
    t.do("attack c3 c5", f"{HIT} {HIT} {HIT}")
    assert t.damage("c5") == 0


def test_a_frost_shaman_with_a_special_hits_with_every_bow(table):
    t = table(place("phase=attack; c3: 0 frost-shaman; c5: 1 holleas"))
    t.do("attack c3 c5", f"{HIT} {HIT} {STAR}")
    assert t.damage("c5") == 2


def test_other_shooters_need_no_special(table):
    t = table(place("phase=attack; c3: 0 targan; b3: 0 frost-shaman; c5: 1 holleas"))
    t.do("attack c3 c5", f"{HIT} {HIT} {HIT} {SWORD}")
    assert t.damage("c5") == 3


def test_each_special_hurts_an_attacked_smasher_once_more(table):
    t = table(place("phase=attack active=1; c3: 0 smasher; c4: 1 holleas"))
    t.do("attack c4 c3", f"{STAR} {BOW} {HIT}")
    assert t.damage("c3") == 4


def test_a_unit_beside_a_smasher_is_not_sluggish(table):
    t = table(place("phase=attack active=1; c3: 0 smasher; d3: 0 shonk; d4: 1 holleas"))
    t.do("attack d4 d3", f"{STAR} {BOW} {HIT}")
    assert t.damage("d3") == 2
    assert t.damage("c3") == 0


def test_a_smasher_that_attacks_gets_nothing_from_specials(table):
    t = table(place("phase=attack; c3: 0 smasher; c4: 1 holleas"))
    t.do("attack c3 c4", f"{STAR} {STAR} {BOW} {BOW}")
    assert t.damage("c4") == 2
    assert t.damage("c3") == 0


# -- Blood Rush ------------------------------------------------------------------------------------


def test_a_summoned_charger_may_bleed_to_be_forced_one_space(table):
    t = table(place("phase=summon; c3: 0 gate; hand0: tundra-charger"))
    t.do("summon tundra-charger c4")
    assert t.prompt == "blood-rush"
    assert t.legal == ["no", "pick b4", "pick d4", "pick c5"]
    t.do("pick c5")
    assert t.at("c5") == "tundra-charger"
    assert t.damage("c5") == 1
    assert t.at("c4") == ""


def test_a_charger_may_stay_where_it_is_unhurt(table):
    t = table(place("phase=summon; c3: 0 gate; hand0: tundra-charger"))
    t.do("summon tundra-charger c4").do("no")
    assert t.at("c4") == "tundra-charger"
    assert t.damage("c4") == 0
    assert t.prompt == "summon"


def test_a_charger_hemmed_in_is_not_asked(table):
    t = table(place("phase=summon; a2: 0 gate; b1: 0 smasher; hand0: tundra-charger"))
    t.do("summon tundra-charger a1")
    assert t.prompt == "summon"
    assert t.damage("a1") == 0


def test_other_units_do_not_rush(table):
    t = table(place("phase=summon; c3: 0 gate; e3: 0 tundra-charger; hand0: tundra-fighter"))
    t.do("summon tundra-fighter c4")
    assert t.prompt == "summon"
    assert t.at("e3") == "tundra-charger"
    assert t.damage("e3") == 0


def test_a_rush_away_from_a_guard_is_noticed_after_the_price_is_paid(table):
    t = table(
        place("phase=summon magic=5,5; c3: 0 gate; c5: 1 royal-guardian; hand0: tundra-charger")
    )
    t.do("summon tundra-charger c4").do("pick d4")
    assert t.at("d4") == ""
    assert t.discard(0) == ["tundra-charger"]
    assert t.magic == [5, 6]


# -- Frenzy ----------------------------------------------------------------------------------------


def test_a_special_lets_the_fighter_step_and_attack_once_more(table):
    t = table(place("phase=attack; c4: 0 tundra-fighter; d4: 1 holleas; d5: 1 ember-mage"))
    t.do("attack c4 d4", f"{HIT} {HIT} {STAR}")
    assert t.prompt == "frenzy"
    t.do("pick c5")
    assert t.prompt == "extra-attack"
    assert t.legal == ["no", "pick d5"]
    t.do("pick d5", f"{HIT} {BOW} {HIT}")
    assert t.damage("d5") == 1
    assert t.damage("d4") == 2
    assert t.prompt == "attack"


def test_without_a_special_the_frenzy_ends(table):
    t = table(place("phase=attack; c4: 0 tundra-fighter; d4: 1 holleas"))
    t.do("attack c4 d4", f"{STAR} {STAR} {HIT}")
    assert rolled(t) == 3
    assert t.prompt == "attack"
    assert t.at("c4") == "tundra-fighter"


def test_the_extra_attack_may_set_off_another_frenzy(table):
    t = table(place("phase=attack; c4: 0 tundra-fighter; d4: 1 holleas; d5: 1 fire-drake"))
    t.do("attack c4 d4", f"{HIT} {HIT} {STAR}")
    t.do("pick c5")
    t.do("pick d5", f"{HIT} {HIT} {BOW}")
    assert t.prompt == "frenzy"
    t.do("pick c4")
    assert t.legal == ["no", "pick d4"]
    t.do("pick d4", f"{HIT} {HIT} {HIT}")
    assert t.damage("d4") == 4
    assert t.damage("d5") == 2
    assert t.prompt == "attack"


def test_a_fighter_that_is_not_forced_does_not_attack_again(table):
    t = table(place("phase=attack; c4: 0 tundra-fighter; d4: 1 holleas"))
    t.do("attack c4 d4", f"{HIT} {HIT} {STAR}")
    t.do("no")
    assert t.prompt == "attack"
    assert t.damage("d4") == 2
    assert t.refuses("attack c4 d4")


def test_a_fighter_that_cannot_be_forced_does_not_attack_again(table):
    t = table(place("phase=attack; a1: 0 tundra-fighter; a2: 1 holleas; b1: 0 gate"))
    t.do("attack a1 a2", f"{HIT} {HIT} {STAR}")
    assert rolled(t) == 3
    assert t.prompt == "attack"


def test_a_step_to_where_no_enemy_is_brings_no_attack(table):
    t = table(place("phase=attack; c4: 0 tundra-fighter; d4: 1 holleas; b5: 0 smasher"))
    t.do("attack c4 d4", f"{HIT} {HIT} {STAR}")
    t.do("pick c5")
    assert t.prompt == "attack"
    assert t.at("c5") == "tundra-fighter"


def test_the_extra_attack_may_be_declined(table):
    t = table(place("phase=attack; c4: 0 tundra-fighter; d4: 1 holleas; d5: 1 ember-mage"))
    t.do("attack c4 d4", f"{HIT} {HIT} {STAR}").do("pick c5").do("no")
    assert t.at("c5") == "tundra-fighter"
    assert t.damage("d5") == 0
    assert t.prompt == "attack"


def test_a_structure_is_an_enemy_card_too(table):
    t = table(place("phase=attack; c4: 0 tundra-fighter; d4: 1 gate"))
    t.do("attack c4 d4", f"{HIT} {HIT} {STAR}")
    assert t.prompt == "frenzy"


def test_an_attack_on_a_friend_stirs_no_frenzy(table):
    t = table(place("phase=attack; c4: 0 tundra-fighter; d4: 0 gate; c5: 1 gate"))
    t.do("attack c4 d4", f"{HIT} {HIT}")
    assert rolled(t) == 2
    assert t.prompt == "attack"


def test_the_fighter_rages_on_over_a_destroyed_enemy(table):
    t = table(place("phase=attack; c4: 0 tundra-fighter; d4: 1 ember-archer; e4: 1 ember-archer"))
    t.do("attack c4 d4", f"{HIT} {HIT} {STAR}")
    t.do("pick d4")
    assert t.legal == ["no", "pick e4"]


def test_the_extra_attack_is_beyond_the_limit_of_three(table):
    t = table(
        place(
            "phase=attack attacks-used=2; c4: 0 tundra-fighter; d4: 1 holleas; d5: 1 fire-drake;"
            "e4: 0 smasher"
        )
    )
    t.do("attack c4 d4", f"{HIT} {HIT} {STAR}").do("pick c5")
    t.do("pick d5", f"{HIT} {HIT} {HIT}")
    assert t.damage("d5") == 2
    assert t.starting("attack") == []


def test_another_orc_that_attacks_rolls_no_frenzy_die(table):
    t = table(place("phase=attack; c3: 0 tundra-fighter; c4: 0 tundra-charger; d4: 1 holleas"))
    t.do("attack c4 d4", f"{HIT} {HIT}")
    assert rolled(t) == 2
    assert t.prompt == "attack"


# -- For Glory -------------------------------------------------------------------------------------


def test_for_glory_makes_friendly_commons_strong_and_reckless(table):
    t = table(place("phase=build; c3: 0 smasher; c4: 1 holleas; hand0: for-glory"))
    t.do("play for-glory")
    assert t.active(0) == ["for-glory"]
    assert t.strength("c3", "c4") == 6
    t.do("end")
    t.do("attack c3 c4", f"{HIT} {HIT} {HIT} {STAR} {BOW} {BOW}")
    assert t.damage("c4") == 4
    assert t.damage("c3") == 0


def test_with_one_special_or_none_the_reckless_attacker_takes_what_it_deals(table):
    t = table(place("phase=attack; c3: 0 smasher; c4: 1 holleas; active0: for-glory"))
    t.do("attack c3 c4", f"{HIT} {HIT} {HIT} {STAR} {HIT} {HIT}")
    assert t.discard(0) == ["smasher"]
    assert t.damage("c4") == 6
    t = table(place("phase=attack; c3: 0 tundra-charger; c4: 1 ember-mage; active0: for-glory"))
    t.do("attack c3 c4", f"{HIT} {HIT} {HIT} {HIT}")
    assert t.damage("c4") == 1
    assert t.damage("c3") == 1


def test_two_specials_spare_the_reckless_attacker(table):
    t = table(place("phase=attack; c3: 0 tundra-charger; c4: 1 holleas; active0: for-glory"))
    t.do("attack c3 c4", f"{HIT} {HIT} {STAR} {STAR}")
    assert t.damage("c4") == 4
    assert t.damage("c3") == 0


def test_a_reckless_attack_that_deals_nothing_costs_nothing(table):
    t = table(place("phase=attack; c3: 0 frost-shaman; c5: 1 holleas; active0: for-glory"))
    t.do("attack c3 c5", f"{HIT} {HIT} {HIT} {HIT} {HIT}")
    assert t.damage("c5") == 0
    assert t.damage("c3") == 0


def test_the_reckless_and_their_target_may_fall_together(table):
    t = table(
        place("phase=attack magic=5,5; c3: 0 tundra-charger; c4: 1 ember-beast; active0: for-glory")
    )
    t.do("attack c3 c4", f"{HIT} {HIT} {HIT} {SWORD}")
    assert t.at("c3") == ""
    assert t.at("c4") == ""
    assert t.magic == [6, 5]


def test_champions_summoners_and_enemies_are_not_reckless(table):
    t = table(
        place(
            "phase=attack; c1: 0 grognack; c3: 0 ragnor; c4: 1 fanessa; d1: 1 ember-beast;"
            "active0: for-glory"
        )
    )
    assert t.strength("c1", "d1") == 4
    assert t.strength("c3", "c4") == 3
    assert t.strength("d1", "c1") == 3
    t.do("attack c3 c4", f"{HIT} {HIT} {HIT}")
    assert t.damage("c3") == 1  # Riposte only


def test_two_copies_of_for_glory_count_once(table):
    t = table(place("phase=attack; c3: 0 smasher; c4: 1 gate; active0: for-glory, for-glory"))
    assert t.strength("c3", "c4") == 6


# -- Brutal Force ----------------------------------------------------------------------------------


def test_a_damaged_unit_may_be_forced_away(table):
    t = table(place("phase=attack; c3: 0 smasher; c4: 1 fire-drake; hand0: brutal-force"))
    t.do("play brutal-force")
    t.do("attack c3 c4", f"{HIT} {BOW} {BOW} {BOW}")
    assert t.prompt == "forceful-attack"
    assert t.seat == 0
    assert t.legal == ["no", "pick b4", "pick d4", "pick c5"]
    t.do("pick c5")
    assert t.at("c5") == "fire-drake"
    assert t.damage("c5") == 1
    assert t.prompt == "attack"


def test_away_means_farther_from_a_distant_attacker(table):
    t = table(place("phase=attack; c1: 0 targan; c4: 1 fire-drake; active0: brutal-force"))
    t.do("attack c1 c4", f"{HIT} {BOW} {BOW} {BOW}")
    assert t.legal == ["no", "pick b4", "pick d4", "pick c5"]
    t = table(
        place(
            "phase=attack; c1: 0 targan; c4: 1 fire-drake; c5: 1 gate; b4: 1 gate;"
            "active0: brutal-force"
        )
    )
    t.do("attack c1 c4", f"{HIT} {BOW} {BOW} {BOW}")
    assert t.legal == ["no", "pick d4"]


def test_the_unit_may_be_left_where_it_is(table):
    t = table(place("phase=attack; c3: 0 smasher; c4: 1 fire-drake; active0: brutal-force"))
    t.do("attack c3 c4", f"{HIT} {BOW} {BOW} {BOW}").do("no")
    assert t.at("c4") == "fire-drake"
    assert t.prompt == "attack"


def test_an_attack_without_damage_forces_nobody(table):
    t = table(place("phase=attack; c3: 0 smasher; c4: 1 fire-drake; active0: brutal-force"))
    t.do("attack c3 c4", f"{BOW} {BOW} {BOW} {BOW}")
    assert t.prompt == "attack"


def test_a_structure_is_not_forced_away(table):
    t = table(place("phase=attack; c3: 0 smasher; c4: 1 gate; active0: brutal-force"))
    t.do("attack c3 c4", f"{HIT} {BOW} {BOW} {BOW}")
    assert t.prompt == "attack"
    assert t.damage("c4") == 1


def test_a_destroyed_unit_is_not_forced_away(table):
    t = table(place("phase=attack; c3: 0 smasher; c4: 1 ember-archer; active0: brutal-force"))
    t.do("attack c3 c4", f"{HIT} {HIT} {HIT} {HIT}")
    assert t.prompt == "attack"
    assert t.at("c4") == ""


def test_a_unit_with_nowhere_to_go_is_not_asked_about(table):
    t = table(
        place("phase=attack; a2: 0 smasher; a1: 1 fire-drake; b1: 1 gate; active0: brutal-force")
    )
    t.do("attack a2 a1", f"{HIT} {BOW} {BOW} {BOW}")
    assert t.prompt == "attack"


def test_the_own_damaged_unit_may_be_forced_too(table):
    t = table(place("phase=attack; c3: 0 smasher; c4: 0 shonk; active0: brutal-force"))
    t.do("attack c3 c4", f"{HIT} {BOW} {BOW} {BOW}")
    assert t.prompt == "forceful-attack"


def test_a_steadfast_unit_stays(table):
    t = table(place("phase=attack; c3: 0 smasher; c4: 1 kalal; active0: brutal-force"))
    t.do("attack c3 c4", f"{HIT} {BOW} {BOW} {BOW}")
    assert t.prompt == "attack"
    assert t.damage("c4") == 1


def test_the_enemy_does_not_have_forceful_attack(table):
    t = table(
        place("phase=attack active=1; c3: 0 smasher; c4: 1 fire-drake; active0: brutal-force")
    )
    t.do("attack c4 c3", f"{HIT} {HIT} {HIT} {SWORD}")
    assert t.prompt == "attack"
    assert t.damage("c3") == 3


def test_two_copies_of_brutal_force_force_once(table):
    t = table(
        place("phase=attack; c3: 0 smasher; c4: 1 fire-drake; active0: brutal-force, brutal-force")
    )
    t.do("attack c3 c4", f"{HIT} {BOW} {BOW} {BOW}")
    assert t.prompt == "forceful-attack"
    t.do("pick c5")
    assert t.prompt == "attack"


def test_a_copied_forceful_attack_works_without_the_event_and_once_with_it(table):
    t = table(place("phase=attack; c3: 0 smasher; c4: 1 fire-drake; d8: 0 smasher; d7: 1 kalal"))
    t.state.gain_ability(t.card("c3"), FORCEFUL_ATTACK)
    t.do("attack c3 c4", f"{HIT} {BOW} {BOW} {BOW}")
    assert t.prompt == "forceful-attack"
    t.do("pick d4")
    assert t.at("d4") == "fire-drake"
    t = table(place("phase=attack; c3: 0 smasher; c4: 1 fire-drake; active0: brutal-force"))
    t.state.gain_ability(t.card("c3"), FORCEFUL_ATTACK)
    t.do("attack c3 c4", f"{HIT} {BOW} {BOW} {BOW}").do("no")
    assert t.prompt == "attack"


def test_an_attacker_struck_down_first_forces_nobody(table):
    t = table(
        place("phase=attack; c3: 0 tundra-charger damage=1; c4: 1 fanessa; active0: brutal-force")
    )
    t.do("attack c3 c4", f"{HIT} {BOW}")
    assert sorted(t.legal) == ["first forceful-attack brutal-force", "first riposte c4"]
    t.do("first riposte c4")
    assert t.at("c3") == ""
    assert t.at("c4") == "fanessa"
    assert t.prompt == "attack"


def test_frenzy_may_come_before_the_forceful_attack(table):
    t = table(place("phase=attack; c4: 0 tundra-fighter; d4: 1 fire-drake; active0: brutal-force"))
    t.do("attack c4 d4", f"{HIT} {HIT}")
    t.do("first frenzy c4", STAR)
    t.do("pick c5")
    assert t.prompt == "forceful-attack"
    assert t.legal == ["no", "pick d3", "pick e4"]


# -- Freeze ----------------------------------------------------------------------------------------


def test_freeze_takes_a_common_or_champion_within_three_of_the_summoner(table):
    t = table(
        place(
            "phase=summon; c3: 0 grognack; c6: 1 holleas; e4: 1 ember-mage; b3: 0 smasher;"
            "f4: 1 ember-beast; c4: 1 queen-maldaria; c2: 0 gate; d3: 1 ember-archer charges=1;"
            "hand0: freeze"
        )
    )
    t.do("play freeze")
    assert t.prompt == "freeze"
    assert t.legal == ["pick b3", "pick e4", "pick c6"]
    t.do("pick c6")
    assert t.active(0) == ["freeze"]
    assert t.prompt == "summon"


def test_freeze_needs_a_target(table):
    t = table(place("phase=summon; c1: 0 grognack; c5: 1 holleas; hand0: freeze"))
    assert t.refuses("play freeze")


def test_a_frozen_unit_can_neither_move_nor_attack(table):
    t = table(
        place(
            "phase=move active=1; c3: 0 grognack; c4: 1 ember-beast; e4: 1 ember-mage;"
            "active0: freeze target=c4"
        )
    )
    assert not [text for text in t.starting("move") if text.startswith("move c4")]
    assert [text for text in t.starting("move") if text.startswith("move e4")]
    t = table(
        place("phase=attack active=1; c3: 0 grognack; c4: 1 ember-beast; active0: freeze target=c4")
    )
    assert t.starting("attack") == []


def test_a_frozen_unit_cannot_be_attacked_but_blocks_the_way(table):
    t = table(
        place(
            "phase=attack; c3: 0 targan; c4: 1 ember-mage; c5: 1 holleas; active0: freeze target=c4"
        )
    )
    assert t.starting("attack") == []


def test_a_frozen_unit_cannot_be_forced(table):
    position = (
        "phase=build; c1: 0 svara; c3: 0 ice-golem; d3: 0 gate; hand0: glacial-shift;"
        "decks: polar-dwarves tundra-orcs"
    )
    t = table(position)
    t.do("play glacial-shift")
    assert t.legal == ["no", "pick c3", "pick d3"]
    t = table(f"{position}; active1: freeze target=c3")
    t.do("play glacial-shift")
    assert t.legal == ["no", "pick d3"]


def test_a_frozen_unit_loses_its_abilities(table):
    t = table(
        place(
            "phase=move moment=start; c3: 0 ember-beast; c4: 1 holleas; active0: freeze target=c3"
        )
    )
    assert t.damage("c4") == 0
    t = table(place("phase=move moment=start; c3: 0 ember-beast; c4: 1 holleas"))
    assert t.damage("c4") == 1


def test_a_frozen_aura_ends_and_what_lived_by_it_falls(table):
    t = table(
        "phase=summon; c3: 0 grognack; c4: 1 ollag; f8: 1 gate damage=5; hand0: freeze;"
        "decks: tundra-orcs polar-dwarves"
    )
    t.do("play freeze")
    assert t.at("f8") == ""
    assert t.magic == [5, 5]


def test_freezing_leaves_other_units_as_they_are(table):
    t = table(
        place(
            "phase=attack; c3: 0 smasher; c4: 1 fanessa; d3: 1 ember-mage;active0: freeze target=d3"
        )
    )
    t.do("attack c3 c4", f"{HIT} {BOW} {BOW} {BOW}")
    assert t.damage("c3") == 1
    assert t.damage("c4") == 1


def test_a_frozen_unit_can_still_be_damaged_by_effects(table):
    t = table(
        place(
            "phase=move; d1: 0 queen-maldaria; d3: 1 smasher; hand0: burn;active1: freeze target=d3"
        )
    )
    t.do("play burn")
    assert t.damage("d3") == 2


def test_ice_melts_at_the_start_of_its_players_next_turn(table):
    t = table(
        place("moment=turn active=0; c3: 0 ember-beast; c4: 1 holleas; active0: freeze target=c3")
    )
    assert t.active(0) == []
    assert t.discard(0) == ["freeze"]
    t.do("end")
    assert t.damage("c4") == 1
    assert [text for text in t.starting("move") if text.startswith("move c3")]


def test_the_ice_lasts_through_the_other_players_turn(table):
    t = table(
        place("moment=turn active=1; c3: 0 grognack; c4: 1 ember-beast; active0: freeze target=c4")
    )
    t.do("end")
    assert t.damage("c3") == 0
    assert t.starting("move") == []


def test_a_unit_held_by_a_second_freeze_stays_frozen(table):
    t = table(
        place(
            "moment=turn active=0; c3: 0 ember-beast; c4: 1 holleas; active0: freeze target=c3;"
            "active1: freeze target=c3"
        )
    )
    t.do("end")
    assert t.damage("c4") == 0
    assert t.starting("move") == []


def test_a_frozen_unit_that_is_destroyed_leaves_the_event_behind(table):
    t = table(
        place(
            "phase=move; d1: 0 queen-maldaria; d3: 1 ember-mage; hand0: burn;"
            "active1: freeze target=d3"
        )
    )
    t.do("play burn")
    assert t.at("d3") == ""
    assert t.active(1) == ["freeze"]
    assert t.state.frozen == 0


def test_the_frozen_unit_may_be_a_friend(table):
    t = table(place("phase=summon; c3: 0 grognack; c4: 0 smasher; hand0: freeze"))
    t.do("play freeze")
    t.do("end")
    assert not [text for text in t.starting("move") if text.startswith("move c4")]


# -- Primal Fury -----------------------------------------------------------------------------------

CALM = f"{BOW} {BOW} {BOW} {BOW}"


def test_the_summoner_rushes_and_attacks_again(table):
    t = table(
        place(
            "phase=attack; c3: 0 grognack; c4: 1 fire-drake; e4: 1 ember-mage; hand0: primal-fury"
        )
    )
    t.do("play primal-fury")
    t.do("attack c3 c4", CALM)
    assert t.prompt == "primal-fury"
    assert t.legal == ["no", "pick c1", "pick c2", "pick a3", "pick b3", "pick d3", "pick e3"]
    t.do("pick e3")
    assert t.prompt == "extra-attack"
    assert t.legal == ["no", "pick e4"]
    t.do("pick e4", f"{HIT} {HIT} {HIT} {HIT}")
    assert t.damage("e4") == 1
    assert t.at("e3") == "grognack"
    assert t.prompt == "attack"


def test_primal_fury_is_used_once_per_turn(table):
    t = table(
        place("phase=attack; c3: 0 grognack; c4: 1 fire-drake; d5: 1 fanessa; active0: primal-fury")
    )
    t.do("attack c3 c4", CALM).do("pick d3")
    assert t.prompt == "attack"
    t = table(
        place("phase=attack; c3: 0 grognack; c4: 1 fire-drake; d4: 1 fanessa; active0: primal-fury")
    )
    t.do("attack c3 c4", CALM).do("pick d3").do("pick d4", CALM)
    assert t.prompt == "attack"
    assert t.damage("d3") == 1  # Riposte


def test_every_copy_of_primal_fury_works_once(table):
    t = table(
        place(
            "phase=attack; c3: 0 grognack; c4: 1 fire-drake; d4: 1 gate;"
            "active0: primal-fury, primal-fury"
        )
    )
    t.do("attack c3 c4", CALM)
    assert len(t.starting("first")) == 2
    t.do(t.legal[0]).do("pick d3").do("pick d4", CALM)
    assert t.prompt == "primal-fury"
    t.do("pick c3")
    assert t.legal == ["no", "pick c4"]
    t.do("pick c4", CALM)
    assert t.prompt == "attack"


def test_a_summoner_that_stays_attacks_once(table):
    t = table(place("phase=attack; c3: 0 grognack; c4: 1 fire-drake; active0: primal-fury"))
    t.do("attack c3 c4", CALM).do("no")
    assert t.prompt == "attack"
    assert t.at("c3") == "grognack"
    assert t.starting("attack") == []


def test_a_summoner_that_cannot_be_forced_attacks_once(table):
    t = table(
        place("phase=attack; a1: 0 grognack; a2: 1 fire-drake; b1: 0 gate; active0: primal-fury")
    )
    t.do("attack a1 a2", CALM)
    assert t.prompt == "attack"


def test_fury_comes_of_enemy_cards_only(table):
    t = table(place("phase=attack; c3: 0 grognack; c4: 0 gate; active0: primal-fury"))
    t.do("attack c3 c4", CALM)
    assert t.prompt == "attack"
    t = table(place("phase=attack; c3: 0 grognack; c4: 1 gate; active0: primal-fury"))
    t.do("attack c3 c4", CALM)
    assert t.prompt == "primal-fury"


def test_fury_comes_of_adjacent_cards_only(table):
    t = table(place("phase=attack; c3: 0 queen-maldaria; c5: 1 gate; active0: primal-fury"))
    t.do("attack c3 c5", f"{SWORD} {SWORD} {SWORD} {SWORD}")
    assert t.prompt == "attack"


def test_fury_is_the_own_summoners_alone(table):
    t = table(
        place(
            "phase=attack; c3: 0 smasher; c4: 1 fire-drake; a1: 0 grognack; a2: 1 gate;"
            "active0: primal-fury"
        )
    )
    t.do("attack c3 c4", CALM)
    assert t.prompt == "attack"
    t = table(
        place("phase=attack active=1; c3: 0 grognack; c4: 1 queen-maldaria; active0: primal-fury")
    )
    t.do("attack c4 c3", f"{SWORD} {SWORD} {SWORD} {SWORD}")
    assert t.prompt == "attack"

"""Phoenix Elves: every ability and event, with what must not happen and who must not be touched."""

from __future__ import annotations

HIT = "melee+ranged"
STAR = "melee+special"
BOW = "ranged+special"
SWORD = "melee"
DECKS = "decks: phoenix-elves tundra-orcs"


def place(text: str) -> str:
    return f"{text}; {DECKS}"


# -- Momentum --------------------------------------------------------------------------------------


def test_maldaria_gains_a_charge_after_attacking_an_enemy_unit(table):
    t = table(place("phase=attack; d1: 0 queen-maldaria; d3: 1 shonk"))
    t.do("attack d1 d3", f"{HIT} {HIT} {SWORD} {SWORD}")
    assert t.charges("d1") == 1
    assert t.damage("d3") == 2


def test_maldaria_gains_no_charge_for_a_structure_or_a_friend(table):
    t = table(place("phase=attack; d1: 0 queen-maldaria; d3: 1 gate"))
    t.do("attack d1 d3", f"{HIT} {HIT} {SWORD} {SWORD}")
    assert t.charges("d1") == 0
    t = table(place("phase=attack; d1: 0 queen-maldaria; d3: 0 fanessa"))
    t.do("attack d1 d3", f"{HIT} {HIT} {SWORD} {SWORD}")
    assert t.charges("d1") == 0


def test_a_friend_that_attacks_gives_maldaria_no_charge(table):
    t = table(place("phase=attack; d1: 0 queen-maldaria; c3: 0 holleas; d3: 1 shonk"))
    t.do("attack c3 d3", f"{HIT} {HIT} {HIT}")
    assert t.charges("d1") == 0
    assert t.charges("c3") == 0


# -- Call Protection -------------------------------------------------------------------------------


def test_a_charge_brings_a_friendly_common_from_anywhere_to_her_side(table):
    t = table(
        place(
            "phase=attack moment=end targeted=1; d1: 0 queen-maldaria charges=2;"
            "a8: 0 ember-mage damage=1; c1: 0 fanessa; f8: 1 smasher; b2: 0 ember-beast"
        )
    )
    assert t.prompt == "call-protection"
    assert t.seat == 0
    assert t.legal == ["no", "pick b2", "pick a8"]
    t.do("pick a8")
    assert t.prompt == "call-protection-space"
    assert t.legal == ["pick e1", "pick d2"]
    t.do("pick d2")
    assert t.at("d2") == "ember-mage"
    assert t.damage("d2") == 1
    assert t.at("a8") == ""
    assert t.charges("d1") == 1
    assert t.phase == "magic"


def test_the_call_may_be_left_unspoken(table):
    t = table(
        place(
            "phase=attack moment=end targeted=1; d1: 0 queen-maldaria charges=1; a8: 0 ember-mage"
        )
    )
    t.do("no")
    assert t.charges("d1") == 1
    assert t.at("a8") == "ember-mage"
    assert t.phase == "magic"


def test_without_a_charge_nobody_is_called(table):
    t = table(place("phase=attack moment=end targeted=1; d1: 0 queen-maldaria; a8: 0 ember-mage"))
    assert t.prompt == "magic"


def test_with_no_room_beside_her_nobody_is_called(table):
    t = table(
        place(
            "phase=attack moment=end targeted=1; a1: 0 queen-maldaria charges=1; a2: 0 gate;"
            "b1: 0 gate; a8: 0 ember-mage"
        )
    )
    assert t.prompt == "magic"


def test_a_common_beside_her_may_be_called_to_another_side(table):
    t = table(
        place(
            "phase=attack moment=end targeted=1; a1: 0 queen-maldaria charges=1; a2: 0 ember-mage"
        )
    )
    t.do("pick a2")
    assert t.at("b1") == "ember-mage"
    assert t.charges("a1") == 0


def test_the_call_is_heard_only_at_the_end_of_her_own_attack_phase(table):
    t = table(
        place(
            "phase=attack moment=end active=1 targeted=1; d1: 0 queen-maldaria charges=1;"
            "a8: 0 ember-mage"
        )
    )
    assert t.prompt == "magic"
    t = table(place("phase=build moment=end; d1: 0 queen-maldaria charges=1; a8: 0 ember-mage"))
    assert t.prompt == "attack"


def test_a_charge_of_this_very_phase_can_call(table):
    t = table(place("phase=attack; d1: 0 queen-maldaria; d3: 1 shonk; a8: 0 ember-mage"))
    t.do("attack d1 d3", f"{SWORD} {SWORD} {SWORD} {SWORD}").do("end")
    assert t.prompt == "call-protection"


def test_being_called_is_no_move_so_guards_do_not_notice(table):
    t = table(
        place(
            "phase=attack moment=end targeted=1; d1: 0 queen-maldaria charges=1;"
            "a8: 0 ember-archer; b8: 1 citadel-knight"
        )
    )
    t.do("pick a8").do("pick d2")
    assert t.damage("d2") == 0
    assert t.prompt == "magic"


# -- Riposte ---------------------------------------------------------------------------------------


def test_fanessa_strikes_back_at_an_adjacent_attacker(table):
    t = table(place("phase=attack active=1; c3: 0 fanessa; c4: 1 smasher"))
    t.do("attack c4 c3", f"{HIT} {HIT} {BOW} {BOW}")
    assert t.damage("c3") == 2
    assert t.damage("c4") == 1


def test_fanessa_strikes_back_even_if_unhurt(table):
    t = table(place("phase=attack active=1; c3: 0 fanessa; c4: 1 smasher"))
    t.do("attack c4 c3", f"{BOW} {BOW} {BOW} {BOW}")
    assert t.damage("c4") == 1


def test_fanessa_does_not_strike_back_at_a_distant_shooter(table):
    t = table(place("phase=attack active=1; c3: 0 fanessa; c5: 1 frost-shaman"))
    t.do("attack c5 c3", f"{HIT} {HIT} {BOW}")
    assert t.damage("c3") == 3
    assert t.damage("c5") == 0


def test_fanessa_destroyed_does_not_strike_back(table):
    t = table(place("phase=attack active=1; c3: 0 fanessa damage=8; c4: 1 smasher"))
    t.do("attack c4 c3", f"{HIT} {HIT} {BOW} {BOW}")
    assert t.at("c3") == ""
    assert t.damage("c4") == 0


def test_fanessa_does_not_avenge_others_nor_strike_friends(table):
    t = table(place("phase=attack active=1; c3: 0 fanessa; d3: 0 fire-drake; d4: 1 smasher"))
    t.do("attack d4 d3", f"{HIT} {HIT} {BOW} {BOW}")
    assert t.damage("d4") == 0
    t = table(place("phase=attack; c3: 0 fanessa; c4: 0 ember-beast"))
    t.do("attack c4 c3", f"{HIT} {HIT} {BOW}")
    assert t.damage("c4") == 0


def test_a_riposte_that_kills_gives_magic(table):
    t = table(
        place("phase=attack active=1 magic=2,2; c3: 0 fanessa; c4: 1 tundra-charger damage=1")
    )
    t.do("attack c4 c3", f"{BOW} {BOW}")
    assert t.at("c4") == ""
    assert t.magic == [3, 2]


def test_fanessa_strikes_who_attacked_her_not_who_attacked_last(table):
    t = table(
        place("phase=attack active=1; c3: 0 fanessa; d4: 0 gate; c4: 1 gulldune; d5: 1 smasher")
    )
    t.do("attack c4 c3", f"{SWORD} {BOW} {BOW} {BOW}")
    t.do("first telepathic-command c4").do("pick d5", f"{SWORD} {BOW} {BOW} {BOW}")
    assert t.damage("d4") == 1
    assert t.damage("c4") == 1
    assert t.damage("d5") == 0


def test_a_fanessa_captured_by_her_attacker_strikes_no_new_friend(table):
    t = table(place("phase=attack active=1; c3: 0 fanessa damage=8; c4: 1 tacullu"))
    t.do("attack c4 c3", f"{HIT} {HIT} {HIT}")
    assert t.prompt == "mind-capture"
    t.do("yes")
    assert t.controller("c3") == 1
    assert t.damage("c4") == 0


# -- Protector, Fiery Summon, Born of Fire, Ignite -------------------------------------------------


def test_the_fire_drake_may_be_summoned_beside_the_summoner(table):
    t = table(
        place("phase=summon magic=9,0; d1: 0 queen-maldaria; hand0: fire-drake fanessa ember-beast")
    )
    assert t.starting("summon") == [
        "summon fire-drake c1",
        "summon fire-drake e1",
        "summon fire-drake d2",
    ]
    t.do("summon fire-drake d2")
    assert t.at("d2") == "fire-drake"
    assert t.magic == [1, 0]


def test_ember_units_may_be_summoned_beside_holleas(table):
    t = table(
        place(
            "phase=summon magic=9,0; b2: 0 holleas; e7: 1 holleas;"
            "hand0: ember-mage royal-guardian fanessa"
        )
    )
    assert t.starting("summon") == [
        "summon ember-mage b1",
        "summon ember-mage a2",
        "summon ember-mage c2",
        "summon ember-mage b3",
    ]


def test_an_ember_beast_may_be_born_beside_a_friendly_ember_unit(table):
    t = table(
        place(
            "phase=summon magic=9,0; a1: 0 ember-mage; f8: 1 ember-archer; d4: 0 fanessa;"
            "hand0: ember-beast ember-archer"
        )
    )
    assert t.starting("summon") == ["summon ember-beast b1", "summon ember-beast a2"]


def test_holleas_ignites_friendly_ember_units_beside_it(table):
    t = table(
        place(
            "phase=attack; c3: 0 holleas; c4: 0 ember-archer; b3: 0 ember-beast; d3: 0 fanessa;"
            "c2: 1 ember-mage; e5: 0 ember-mage; f8: 1 shonk"
        )
    )
    assert t.strength("c4", "f8") == 3
    assert t.strength("b3", "f8") == 4
    assert t.strength("d3", "f8") == 3
    assert t.strength("c2", "c3") == 2
    assert t.strength("e5", "f8") == 2


# -- Fire Breath -----------------------------------------------------------------------------------


def test_fire_breath_passes_units_and_burns_them_for_every_special(table):
    t = table(
        place(
            "phase=attack; c2: 0 fire-drake; c3: 0 fanessa; c4: 1 smasher; c5: 1 shonk;d3: 1 ragnor"
        )
    )
    assert "attack c2 c5" in t.legal
    t.do("attack c2 c5", f"{BOW} {BOW} {HIT} {SWORD}")
    assert t.damage("c5") == 3
    assert t.damage("c3") == 2
    assert t.damage("c4") == 2
    assert t.damage("d3") == 0
    assert t.damage("c2") == 0


def test_fire_breath_without_specials_burns_nobody_on_its_way(table):
    t = table(place("phase=attack; c2: 0 fire-drake; c3: 1 smasher; c4: 1 shonk"))
    t.do("attack c2 c4", f"{HIT} {HIT} {HIT} {SWORD}")
    assert t.damage("c4") == 3
    assert t.damage("c3") == 0


def test_fire_breath_does_not_pass_structures_nor_reach_farther(table):
    t = table(
        place(
            "phase=attack; c2: 0 fire-drake; c3: 1 gate; c4: 1 shonk; d2: 1 smasher; f2: 1 ragnor"
        )
    )
    assert t.starting("attack") == ["attack c2 d2", "attack c2 f2", "attack c2 c3"]
    t = table(place("phase=attack; c2: 0 fire-drake; c3: 1 smasher; c6: 1 shonk"))
    assert t.starting("attack") == ["attack c2 c3"]


def test_other_shooters_do_not_pass_units(table):
    t = table(place("phase=attack; c2: 0 holleas; b1: 0 fire-drake; c3: 1 smasher; c4: 1 shonk"))
    assert t.refuses("attack c2 c4")
    t.do("attack c2 c3", f"{BOW} {BOW} {BOW}")
    assert t.damage("c4") == 0


def test_units_burned_on_the_way_give_magic_too(table):
    t = table(
        place(
            "phase=attack magic=0,0; c2: 0 fire-drake; c3: 1 tundra-charger; c4: 1 tundra-charger"
        )
    )
    t.do("attack c2 c4", f"{BOW} {BOW} {SWORD} {SWORD}")
    assert t.at("c3") == ""
    assert t.at("c4") == ""
    assert t.magic == [2, 0]


# -- Quick Shot ------------------------------------------------------------------------------------


def test_an_archer_that_moved_may_shoot_a_unit_in_a_clear_line(table):
    t = table(
        place(
            "phase=move; c1: 0 ember-archer; c5: 1 shonk; a2: 0 fanessa; f2: 1 gate; c6: 1 smasher;"
            "d4: 1 ragnor"
        )
    )
    t.do("move c1 c2")
    assert t.prompt == "quick-shot"
    assert t.legal == ["no", "pick a2", "pick c5"]
    t.do("pick c5")
    assert t.damage("c5") == 1
    assert t.damage("c6") == 0
    assert t.prompt == "move"


def test_the_quick_shot_may_be_kept(table):
    t = table(place("phase=move; c1: 0 ember-archer; c5: 1 shonk"))
    t.do("move c1 c2").do("no")
    assert t.damage("c5") == 0


def test_a_quick_shot_goes_three_spaces_and_not_through_cards(table):
    t = table(place("phase=move; c1: 0 ember-archer; c6: 1 shonk; d2: 1 gate; e2: 1 smasher"))
    t.do("move c1 c2")
    assert t.prompt == "move"


def test_an_archer_that_stands_still_or_another_that_moves_shoots_nobody(table):
    t = table(place("phase=move; c2: 0 ember-archer; b1: 0 ember-mage; c5: 1 shonk; b4: 1 smasher"))
    t.do("move b1 b2")
    assert t.prompt == "move"
    assert t.damage("c5") == 0


# -- Wildfire --------------------------------------------------------------------------------------


def test_wildfire_burns_every_adjacent_enemy_unit_when_the_move_phase_starts(table):
    t = table(
        place(
            "phase=move moment=start; c3: 0 ember-beast; c4: 1 shonk; d3: 1 tundra-charger;"
            "c2: 1 gate; b3: 0 fanessa; d4: 1 smasher"
        )
    )
    assert t.damage("c4") == 1
    assert t.damage("d3") == 1
    assert t.damage("c2") == 0
    assert t.damage("b3") == 0
    assert t.damage("d4") == 0
    assert t.prompt == "move"


def test_wildfire_sleeps_in_the_enemys_turn_and_in_other_phases(table):
    t = table(place("phase=move moment=start active=1; c3: 0 ember-beast; c4: 1 shonk"))
    assert t.damage("c4") == 0
    t = table(place("phase=build moment=start; c3: 0 ember-beast; c4: 1 shonk"))
    assert t.damage("c4") == 0


def test_two_wildfires_burn_in_the_order_their_player_likes(table):
    t = table(
        place(
            "phase=move moment=start magic=0,0; c3: 0 ember-beast; e3: 0 ember-beast;"
            "d3: 1 tundra-charger"
        )
    )
    assert t.legal == ["first wildfire c3", "first wildfire e3"]
    t.do("first wildfire e3")
    assert t.at("d3") == ""
    assert t.magic == [1, 0]


# -- Guarded ---------------------------------------------------------------------------------------


def test_the_first_attack_on_an_ember_mage_deals_at_most_one(table):
    t = table(place("phase=attack active=1; c3: 0 ember-mage; c4: 1 smasher; d3: 1 ragnor"))
    t.do("attack c4 c3", f"{HIT} {HIT} {HIT} {HIT}")
    assert t.damage("c3") == 1
    t.do("attack d3 c3", f"{HIT} {HIT} {HIT}")
    assert t.at("c3") == ""


def test_an_attack_that_misses_was_the_first_one_too(table):
    t = table(place("phase=attack active=1; c3: 0 ember-mage; c4: 1 smasher; d3: 1 ragnor"))
    t.do("attack c4 c3", f"{BOW} {BOW} {BOW} {BOW}")
    assert t.damage("c3") == 0
    t.do("attack d3 c3", f"{HIT} {HIT} {HIT}")
    assert t.at("c3") == ""


def test_guarded_covers_attacks_only_and_nobody_else(table):
    t = table(place("phase=move; d1: 0 queen-maldaria; d3: 1 ember-mage; hand0: burn"))
    t.do("play burn")
    assert t.at("d3") == ""
    t = table(place("phase=attack active=1; c3: 0 ember-mage; d3: 0 fire-drake; d4: 1 smasher"))
    t.do("attack d4 d3", f"{HIT} {HIT} {HIT} {HIT}")
    assert t.damage("d3") == 4


def test_the_guard_is_up_again_next_turn(table):
    t = table(place("phase=attack; c3: 0 ember-mage; c4: 0 ember-beast; d3: 1 smasher"))
    t.do("attack c4 c3", f"{BOW} {BOW} {BOW}").many("end", "end", "end", "end", "end")
    assert t.phase == "attack"
    t.do("attack d3 c3", f"{HIT} {HIT} {HIT} {HIT}")
    assert t.damage("c3") == 1


# -- Engage ----------------------------------------------------------------------------------------


def test_an_enemy_unit_that_moves_away_from_a_royal_guardian_is_hurt(table):
    t = table(place("phase=move active=1; c3: 0 royal-guardian; c4: 1 smasher; e4: 1 ragnor"))
    t.do("move c4 c5")
    assert t.damage("c5") == 1
    t.do("move e4 e5")
    assert t.damage("e5") == 0


def test_moving_toward_a_royal_guardian_and_friends_moving_away_go_unnoticed(table):
    t = table(place("phase=move active=1; c3: 0 royal-guardian; c5: 1 smasher"))
    t.do("move c5 c4")
    assert t.damage("c4") == 0
    t = table(place("phase=move; c3: 0 royal-guardian; c4: 0 fanessa"))
    t.do("move c4 c5")
    assert t.damage("c5") == 0


# -- Shove -----------------------------------------------------------------------------------------


def test_an_attacked_enemy_may_be_shoved_one_space(table):
    t = table(place("phase=attack; c3: 0 royal-guardian; c4: 1 smasher"))
    t.do("attack c3 c4", BOW)
    assert t.prompt == "shove"
    assert t.seat == 0
    assert t.legal == ["no", "pick b4", "pick d4", "pick c5"]
    t.do("pick c5")
    assert t.at("c5") == "smasher"
    assert t.damage("c5") == 1 + 1  # Sluggish counts the special; Engage sees it go


def test_the_guardian_may_leave_the_enemy_where_it_is(table):
    t = table(place("phase=attack; c3: 0 royal-guardian; c4: 1 shonk"))
    t.do("attack c3 c4", HIT).do("no")
    assert t.at("c4") == "shonk"
    assert t.damage("c4") == 1
    assert t.prompt == "attack"


def test_a_summoner_a_structure_and_a_friend_are_not_shoved(table):
    for card in ("1 grognack", "1 gate", "0 fanessa"):
        t = table(place(f"phase=attack; c3: 0 royal-guardian; c4: {card}"))
        t.do("attack c3 c4", BOW)
        assert t.prompt == "attack", card
        assert t.at("c4") == card[2:]


def test_a_destroyed_enemy_and_one_hemmed_in_are_not_shoved(table):
    t = table(place("phase=attack; c3: 0 royal-guardian; c4: 1 tundra-charger damage=1"))
    t.do("attack c3 c4", HIT)
    assert t.prompt == "attack"
    t = table(place("phase=attack; a2: 0 royal-guardian; a1: 1 shonk; b1: 1 gate"))
    t.do("attack a2 a1", HIT)
    assert t.prompt == "attack"


def test_another_elf_shoves_nobody(table):
    t = table(place("phase=attack; d3: 0 royal-guardian; c3: 0 ember-beast; c4: 1 shonk"))
    t.do("attack c3 c4", f"{HIT} {HIT} {HIT}")
    assert t.prompt == "attack"


# -- Spirit of the Phoenix -------------------------------------------------------------------------


def test_abilities_of_friendly_units_hurt_enemy_units_one_more(table):
    t = table(place("phase=summon; c3: 0 ember-beast; c4: 1 shonk; hand0: spirit-of-the-phoenix"))
    t.do("play spirit-of-the-phoenix")
    assert t.active(0) == ["spirit-of-the-phoenix"]
    t.do("end")
    assert t.damage("c4") == 2


def test_two_spirits_add_two(table):
    t = table(
        place(
            "phase=move moment=start; c3: 0 ember-beast; c4: 1 shonk;"
            "active0: spirit-of-the-phoenix, spirit-of-the-phoenix"
        )
    )
    assert t.damage("c4") == 3


def test_the_spirit_adds_nothing_to_attacks_events_friends_and_the_enemys_abilities(table):
    spirit = "active0: spirit-of-the-phoenix"
    t = table(place(f"phase=attack; c3: 0 ember-beast; c4: 1 shonk; {spirit}"))
    t.do("attack c3 c4", f"{HIT} {HIT} {BOW}")
    assert t.damage("c4") == 2
    t = table(place(f"phase=move; d1: 0 queen-maldaria; d3: 1 shonk; hand0: burn; {spirit}"))
    t.do("play burn")
    assert t.damage("d3") == 2
    t = table(place(f"phase=move; c1: 0 ember-archer; c4: 0 fanessa; {spirit}"))
    t.do("move c1 c2").do("pick c4")
    assert t.damage("c4") == 1
    t = table(
        place(f"phase=move moment=start active=1; c3: 1 ember-beast; c4: 0 fanessa; {spirit}")
    )
    assert t.damage("c4") == 1


def test_the_spirit_strengthens_riposte_and_fire_breath(table):
    spirit = "active0: spirit-of-the-phoenix"
    t = table(place(f"phase=attack active=1; c3: 0 fanessa; c4: 1 smasher; {spirit}"))
    t.do("attack c4 c3", f"{BOW} {BOW} {BOW} {BOW}")
    assert t.damage("c4") == 2
    t = table(place(f"phase=attack; c2: 0 fire-drake; c3: 1 smasher; c4: 1 shonk; {spirit}"))
    t.do("attack c2 c4", f"{BOW} {SWORD} {SWORD} {SWORD}")
    assert t.damage("c3") == 2
    assert t.damage("c4") == 1


# -- Blinding Flare --------------------------------------------------------------------------------


def test_dazzled_attackers_hit_the_summoner_with_specials_only(table):
    t = table(
        place("phase=magic magic=1,0; d1: 0 queen-maldaria; d2: 1 smasher; hand0: blinding-flare")
    )
    t.do("play blinding-flare")
    assert t.magic == [0, 0]
    t.do("end").many("end", "end", "end")
    assert t.phase == "attack"
    t.do("attack d2 d1", f"{HIT} {HIT} {HIT} {BOW}")
    assert t.damage("d1") == 1


def test_friendly_units_beside_the_summoner_are_covered(table):
    t = table(
        place(
            "phase=attack active=1; d1: 0 queen-maldaria; d2: 0 fanessa; d4: 1 frost-shaman;"
            "active0: blinding-flare"
        )
    )
    t.do("attack d4 d2", f"{HIT} {HIT} {STAR}")
    assert t.damage("d2") == 1


def test_structures_and_units_farther_off_are_not_covered(table):
    flare = "active0: blinding-flare"
    t = table(
        place(f"phase=attack active=1; d1: 0 queen-maldaria; d2: 0 gate; d3: 1 smasher; {flare}")
    )
    t.do("attack d3 d2", f"{HIT} {HIT} {HIT} {BOW}")
    assert t.damage("d2") == 3
    t = table(
        place(
            "phase=attack active=1; d1: 0 queen-maldaria; d3: 0 fanessa; d5: 1 frost-shaman;"
            f"{flare}"
        )
    )
    t.do("attack d5 d3", f"{HIT} {HIT} {BOW}")
    assert t.damage("d3") == 3


def test_the_flare_does_not_cover_the_enemy(table):
    t = table(place("phase=attack; d1: 0 queen-maldaria; d2: 1 grognack; active0: blinding-flare"))
    t.do("attack d1 d2", f"{HIT} {HIT} {BOW} {SWORD}")
    assert t.damage("d2") == 3


# -- Burn ------------------------------------------------------------------------------------------


def test_burn_hurts_a_common_or_champion_within_two_of_the_summoner(table):
    t = table(
        place(
            "phase=move; d1: 0 queen-maldaria; d3: 1 shonk; c2: 0 ember-mage; d4: 1 smasher;"
            "e1: 1 grognack; d2: 1 gate; hand0: burn"
        )
    )
    t.do("play burn")
    assert t.prompt == "burn"
    assert t.legal == ["pick c2", "pick d3"]
    t.do("pick d3")
    assert t.damage("d3") == 2
    assert t.damage("c2") == 0
    assert t.discard(0) == ["burn"]


def test_burn_needs_a_target(table):
    t = table(place("phase=move; d1: 0 queen-maldaria; d4: 1 shonk; hand0: burn"))
    assert t.refuses("play burn")
    t = table(place("phase=build; d1: 0 queen-maldaria; d3: 1 shonk; hand0: burn"))
    assert t.refuses("play burn")


def test_burning_an_enemy_to_death_gives_magic_and_a_friend_none(table):
    t = table(
        place("phase=move magic=0,0; d1: 0 queen-maldaria; d3: 1 tundra-charger; hand0: burn")
    )
    t.do("play burn")
    assert t.at("d3") == ""
    assert t.magic == [1, 0]
    t = table(place("phase=move magic=0,0; d1: 0 queen-maldaria; d3: 0 ember-mage; hand0: burn"))
    t.do("play burn")
    assert t.at("d3") == ""
    assert t.magic == [0, 0]


# -- Divine Retribution ----------------------------------------------------------------------------


def test_whoever_attacks_the_summoner_burns(table):
    t = table(place("phase=magic; d1: 0 queen-maldaria; d2: 1 shonk; hand0: divine-retribution"))
    t.do("play divine-retribution").many("end", "end", "end", "end")
    assert t.phase == "attack"
    t.do("attack d2 d1", " ".join([HIT] * 8))
    assert t.damage("d2") == 1
    assert t.damage("d1") == 0


def test_whoever_attacks_a_friend_within_three_burns_at_any_distance(table):
    t = table(
        place(
            "phase=attack active=1; d1: 0 queen-maldaria; d4: 0 fanessa; d7: 1 frost-shaman;"
            "active0: divine-retribution"
        )
    )
    t.do("attack d7 d4", f"{HIT} {HIT} {HIT}")
    assert t.damage("d7") == 1


def test_the_aura_answers_for_the_dead(table):
    t = table(
        place(
            "phase=attack active=1; d1: 0 queen-maldaria; d4: 0 ember-archer; d5: 1 smasher;"
            "active0: divine-retribution"
        )
    )
    t.do("attack d5 d4", f"{HIT} {HIT} {HIT} {HIT}")
    assert t.at("d4") == ""
    assert t.damage("d5") == 1


def test_the_aura_ends_after_three_spaces_and_does_not_shield_structures(table):
    aura = "active0: divine-retribution"
    t = table(
        place(
            f"phase=attack active=1; d1: 0 queen-maldaria; d5: 0 fire-drake; d6: 1 smasher; {aura}"
        )
    )
    t.do("attack d6 d5", f"{HIT} {HIT} {HIT} {HIT}")
    assert t.damage("d6") == 0
    t = table(
        place(f"phase=attack active=1; d1: 0 queen-maldaria; d2: 0 gate; d3: 1 smasher; {aura}")
    )
    t.do("attack d3 d2", f"{HIT} {HIT} {HIT} {HIT}")
    assert t.damage("d3") == 0


def test_own_attacks_and_attacks_on_the_enemy_do_not_wake_the_aura(table):
    aura = "active0: divine-retribution"
    t = table(
        place(f"phase=attack; d1: 0 queen-maldaria; d3: 0 fire-drake; d4: 0 ember-beast; {aura}")
    )
    t.do("attack d4 d3", f"{HIT} {HIT} {HIT}")
    assert t.damage("d4") == 0
    t = table(
        place(f"phase=attack; d1: 0 queen-maldaria; d2: 1 grognack; c2: 0 ember-beast; {aura}")
    )
    t.do("attack c2 d2", f"{HIT} {HIT} {HIT}")
    assert t.damage("c2") == 0


def test_an_enemy_that_attacks_its_own_unit_near_the_summoner_does_not_burn(table):
    t = table(
        place(
            "phase=attack active=1; d1: 0 queen-maldaria; d3: 1 shonk; d4: 1 smasher;"
            "active0: divine-retribution"
        )
    )
    t.do("attack d4 d3", f"{HIT} {HIT} {HIT} {HIT}")
    assert t.damage("d3") == 4
    assert t.damage("d4") == 0


def test_two_auras_burn_once(table):
    t = table(
        place(
            "phase=attack active=1; d1: 0 queen-maldaria; d2: 1 smasher;"
            "active0: divine-retribution, divine-retribution"
        )
    )
    t.do("attack d2 d1", f"{BOW} {BOW} {BOW} {BOW}")
    assert t.prompt == "attack"
    assert t.damage("d2") == 1


def test_the_aura_is_an_ability_of_the_summoner_for_the_spirit_of_the_phoenix(table):
    t = table(
        place(
            "phase=attack active=1; d1: 0 queen-maldaria; d2: 1 smasher;"
            "active0: divine-retribution, spirit-of-the-phoenix"
        )
    )
    t.do("attack d2 d1", f"{BOW} {BOW} {BOW} {BOW}")
    assert t.damage("d2") == 2


def test_an_attacker_burned_to_death_gives_magic(table):
    t = table(
        place(
            "phase=attack active=1 magic=0,0; d1: 0 queen-maldaria; d2: 1 tundra-charger damage=1;"
            "active0: divine-retribution"
        )
    )
    t.do("attack d2 d1", f"{BOW} {BOW}")
    assert t.at("d2") == ""
    assert t.magic == [1, 0]


def test_aura_and_riposte_both_answer_and_the_active_player_orders_them(table):
    t = table(
        place(
            "phase=attack active=1; d1: 0 queen-maldaria; d3: 0 fanessa; d4: 1 smasher;"
            "active0: divine-retribution"
        )
    )
    t.do("attack d4 d3", f"{BOW} {BOW} {BOW} {BOW}")
    assert t.seat == 1
    assert sorted(t.legal) == ["first aura-of-the-phoenix divine-retribution", "first riposte d3"]
    t.do("first riposte d3")
    assert t.damage("d4") == 2

"""Dark Eldar: what every card does, does not do, and leaves alone."""

from __future__ import annotations

from typing import Any

import pytest

KITH = ("packmaster-kith", "nazdreg")


def khymerae(t: Any, seat: int = 0) -> list[str]:
    return sorted(card for card in t.cards(seat) if card.startswith("khymera@"))


# -- Packmaster Kith -------------------------------------------------------------------------------


@pytest.mark.rule("CQ-S18")
def test_kith_brings_a_khymera_to_the_planet_she_commits_to(table: Any) -> None:
    t = table({}, {"hq": ["goff-nob"]}, warlords=KITH, start="command")
    t.do("dial 2", seat=0).do("dial 1", seat=1)
    t.do("use packmaster-kith@barlus on packmaster-kith@barlus")
    assert khymerae(t) == ["khymera@barlus"]
    assert t.ready("khymera")
    assert khymerae(t, 1) == []


def test_kith_brings_nothing_when_others_commit(table: Any) -> None:
    t = table({"tarrus": ["packmaster-kith"], "hq": ["goff-nob"]}, warlords=KITH, start="command")
    t.do("dial 2", seat=0).do("dial 1", seat=1)
    assert t.has("goff-nob@barlus") and t.has("nazdreg@tarrus", 1)
    assert t.starting("use") == []
    assert khymerae(t) == []


def test_a_bloodied_kith_brings_nothing(table: Any) -> None:
    t = table({"bloodied": True}, warlords=KITH, start="command")
    t.do("dial 2", seat=0).do("dial 1", seat=1)
    assert t.has("packmaster-kith@barlus")
    assert t.starting("use") == []
    assert khymerae(t) == []


def test_kith_brings_no_more_than_ten_tokens(table: Any) -> None:
    t = table({"barlus": ["khymera"] * 10}, warlords=KITH, start="command")
    t.do("dial 2", seat=0).do("dial 1", seat=1)
    assert t.starting("use") == []
    assert len(khymerae(t)) == 10


# -- Kith's Khymeramasters -------------------------------------------------------------------------


def test_khymeramasters_enter_with_a_khymera(table: Any) -> None:
    t = table(
        {"resources": 2, "hand": ["kiths-khymeramasters"], "tarrus": ["kiths-khymeramasters"]}
    )
    t.do("deploy kiths-khymeramasters barlus", "use kiths-khymeramasters@barlus")
    assert khymerae(t) == ["khymera@barlus"]
    assert khymerae(t, 1) == []


def test_khymeramasters_may_come_alone(table: Any) -> None:
    t = table({"resources": 2, "hand": ["kiths-khymeramasters"]}, {"hand": ["goff-nob"]})
    t.do("deploy kiths-khymeramasters barlus", "pass")
    assert khymerae(t) == []


def test_khymeramasters_bring_nothing_home_or_for_others(table: Any) -> None:
    t = table(
        {"yvarn": ["goff-nob"], "hand": ["kiths-khymeramasters", "goff-boyz"]},
        planets=["yvarn", "tarrus"],
        start="battle",
    )
    t.reach("yes").do("take kiths-khymeramasters").until("deploy-turn")
    assert t.has("kiths-khymeramasters@hq")
    assert khymerae(t) == []
    t = table(
        {"resources": 1, "tarrus": ["kiths-khymeramasters"], "hand": ["goff-boyz"]},
        {"hand": ["goff-nob"]},
    )
    t.do("deploy goff-boyz tarrus")
    assert t.starting("use") == []
    assert khymerae(t) == []


def test_khymeramasters_bring_none_beyond_ten_tokens(table: Any) -> None:
    t = table(
        {"resources": 2, "hand": ["kiths-khymeramasters"], "hq": ["snotlings"] * 10},
        {"hand": ["goff-nob"]},
    )
    t.do("deploy kiths-khymeramasters barlus")
    assert t.starting("use") == []
    assert khymerae(t) == []


# -- Khymera ---------------------------------------------------------------------------------------


def test_a_khymera_wears_nothing(table: Any) -> None:
    t = table({"resources": 9, "hand": ["suffering", "promotion"], "tarrus": ["khymera"]})
    assert t.starting("attach") == []
    assert (t.attack("khymera"), t.hp("khymera"), t.command("khymera")) == (2, 1, 0)


# -- Khymera Den -----------------------------------------------------------------------------------


def test_the_den_moves_any_number_of_khymerae(table: Any) -> None:
    t = table(
        {
            "supports": ["khymera-den"],
            "tarrus": ["khymera exhausted", "goff-nob"],
            "barlus": ["khymera"],
            "hq": ["khymera", "khymera"],
            "hand": ["goff-nob"],
        },
        {"hq": ["khymera"], "hand": ["goff-nob"]},
    )
    t.do("use khymera-den@hq", "pick barlus")
    assert t.legal == ["done", "pick khymera@tarrus", "pick khymera@hq", "pick khymera@hq#2"]
    t.do("pick khymera@hq", "pick khymera@tarrus", "done")
    assert khymerae(t) == ["khymera@barlus", "khymera@barlus#2", "khymera@barlus#3", "khymera@hq"]
    assert not t.ready("khymera-den")
    assert not t.ready("khymera@barlus#3")
    assert khymerae(t, 1) == ["khymera@hq"]
    assert t.has("goff-nob@tarrus")


def test_the_den_needs_khymerae_who_are_elsewhere(table: Any) -> None:
    t = table(
        {"supports": ["khymera-den"], "tarrus": ["goff-nob"], "hand": ["goff-nob"]},
        {"tarrus": ["khymera"]},
    )
    assert t.starting("use") == []
    t = table(
        {"supports": ["khymera-den"], "tarrus": ["khymera"], "hand": ["goff-nob"]},
        planets=["tarrus"],
    )
    assert t.starting("use") == []
    t = table({"supports": ["khymera-den exhausted"], "hq": ["khymera"], "hand": ["goff-nob"]})
    assert t.starting("use") == []


def test_the_den_works_in_battle(table: Any) -> None:
    t = table(
        {"supports": ["khymera-den"], "tarrus": ["goff-nob"], "barlus": ["khymera"]},
        {"tarrus": ["goff-nob"]},
        start="battle",
    )
    t.do("use khymera-den@hq")
    assert t.legal == ["pick tarrus", "pick ferrin"]
    t.do("pick tarrus", "pick khymera@barlus").skip("khymera-den")
    assert khymerae(t) == ["khymera@tarrus"]
    t.reach("attack khymera@tarrus")
    assert t.damage("goff-nob", 1) == 2


# -- Pact of the Haemonculi ------------------------------------------------------------------------


def test_the_pact_takes_a_card_and_draws_two(table: Any) -> None:
    t = table(
        {
            "resources": 2,
            "hand": ["pact-of-the-haemonculi"],
            "deck": ["goff-nob", "goff-boyz", "bad-dok"],
            "hq": ["khymera"],
            "tarrus": ["goff-nob"],
        },
        {"hand": ["goff-nob", "goff-nob"], "tarrus": ["goff-nob"]},
    )
    t.do("play pact-of-the-haemonculi")
    assert t.legal == ["pick goff-nob@tarrus", "pick khymera@hq"]
    t.do("pick khymera@hq")
    assert khymerae(t) == []
    assert t.zone("discard", 1) == ["goff-nob"]
    assert t.zone("hand", 1) == ["goff-nob"]
    assert t.zone("hand", 0) == ["bad-dok", "goff-boyz"]
    assert t.resources[0] == 0
    assert t.has("goff-nob@tarrus") and t.has("goff-nob@tarrus", 1)


def test_the_pact_needs_a_card_to_take_a_unit_to_give_and_resources(table: Any) -> None:
    pact = ["pact-of-the-haemonculi"]
    for mine, theirs in (
        ({"resources": 2, "hand": pact, "hq": ["khymera"]}, {"hand": []}),
        ({"resources": 2, "hand": pact}, {"hand": ["goff-nob"], "hq": ["khymera"]}),
        ({"resources": 1, "hand": pact, "hq": ["khymera"]}, {"hand": ["goff-nob"]}),
    ):
        t = table(mine, theirs)
        assert t.prompt == "deploy-turn"
        assert t.starting("play") == []


def test_the_pact_is_made_in_the_deploy_phase(table: Any) -> None:
    t = table(
        {"resources": 2, "hand": ["pact-of-the-haemonculi"], "tarrus": ["khymera"]},
        {"hand": ["goff-nob"], "tarrus": ["goff-nob"]},
        start="battle",
    )
    assert t.starting("play") == []


# -- Agonizer of Bren ------------------------------------------------------------------------------


def test_the_agonizer_counts_its_controllers_khymerae(table: Any) -> None:
    t = table(
        {
            "tarrus": ["goff-nob + agonizer-of-bren", "goff-boyz"],
            "barlus": ["khymera"],
            "hq": ["khymera", "snotlings"],
        },
        {"tarrus": ["khymera", "goff-nob"]},
    )
    assert t.attack("goff-nob") == 8
    assert t.attack("goff-boyz") == 3
    assert t.attack("goff-nob", 1) == 6


def test_the_agonizer_on_an_enemy_counts_the_khymerae_of_who_put_it_there(table: Any) -> None:
    t = table(
        {"hq": ["khymera"]}, {"tarrus": ["goff-nob + their agonizer-of-bren", "khymera", "khymera"]}
    )
    assert t.attack("goff-nob", 1) == 7


def test_the_agonizer_is_wargear_for_army_units(table: Any) -> None:
    t = table(
        {
            "resources": 1,
            "hand": ["agonizer-of-bren"],
            "tarrus": ["vile-raider", "khymera", "nazdreg", "incubus-warrior"],
        }
    )
    assert t.starting("attach") == ["attach agonizer-of-bren incubus-warrior@tarrus"]


# -- Keywords only ---------------------------------------------------------------------------------


def test_marksmen_and_mandrakes_attack_in_the_ranged_skirmish(table: Any) -> None:
    t = table(
        {"tarrus": ["sybarite-marksman", "baleful-mandrake", "incubus-warrior"]},
        {"tarrus": ["goff-nob"]},
        start="battle",
    )
    t.until("combat-turn")
    assert t.starting("attack") == [
        "attack sybarite-marksman@tarrus",
        "attack baleful-mandrake@tarrus",
    ]
    t.do("attack baleful-mandrake@tarrus")
    assert t.damage("goff-nob", 1) == 3


def test_a_hellion_gang_flies(table: Any) -> None:
    t = table({"tarrus": ["incubus-warrior"]}, {"tarrus": ["hellion-gang"]}, start="battle")
    t.reach("attack incubus-warrior@tarrus")
    assert not t.has("hellion-gang@tarrus", 1)
    t = table({"tarrus": ["kabalite-strike-force"]}, {"tarrus": ["hellion-gang"]}, start="battle")
    t.reach("attack kabalite-strike-force@tarrus").do("pick their hellion-gang@tarrus")
    assert t.damage("hellion-gang", 1) == 1


def test_a_vile_raider_moves_when_combat_begins(table: Any) -> None:
    t = table({"barlus": ["vile-raider", "incubus-warrior"]}, start="combat")
    assert t.legal == ["done", "move vile-raider@barlus tarrus", "move vile-raider@barlus ferrin"]
    t.do("move vile-raider@barlus ferrin")
    assert t.has("vile-raider@ferrin")
    assert t.has("incubus-warrior@barlus")


def test_a_kabalite_strike_force_hits_all_enemies_here(table: Any) -> None:
    t = table(
        {"tarrus": ["kabalite-strike-force"]},
        {"tarrus": ["goff-nob", "goff-boyz"], "barlus": ["goff-nob"]},
        start="battle",
    )
    t.reach("attack kabalite-strike-force@tarrus").do("area")
    assert (t.damage("goff-nob@tarrus", 1), t.damage("goff-boyz", 1)) == (1, 1)
    assert t.damage("goff-nob@barlus", 1) == 0


# -- Haemonculus Tormentor -------------------------------------------------------------------------


def test_the_tormentor_buys_strength_until_the_phase_ends(table: Any) -> None:
    t = table(
        {"resources": 3, "tarrus": ["haemonculus-tormentor", "goff-boyz"]},
        {"tarrus": ["haemonculus-tormentor"], "hand": ["goff-nob"]},
    )
    t.do("use haemonculus-tormentor@tarrus").reach("use haemonculus-tormentor@tarrus")
    assert t.attack("haemonculus-tormentor") == 6
    assert t.resources[0] == 1
    assert (t.attack("goff-boyz"), t.attack("haemonculus-tormentor", 1)) == (3, 2)
    t.skip("deploy-turn")
    assert t.phase == "command"
    assert t.attack("haemonculus-tormentor") == 2


def test_the_tormentor_does_nothing_for_nothing(table: Any) -> None:
    t = table({"tarrus": ["haemonculus-tormentor"], "hand": ["goff-nob"]}, {"resources": 4})
    assert t.prompt == "deploy-turn"
    assert t.starting("use") == []


# -- Beasthunter Wyches ----------------------------------------------------------------------------


def test_the_wyches_buy_a_khymera_after_a_dark_eldar_event(table: Any) -> None:
    t = table(
        {"resources": 1, "hand": ["raid"], "tarrus": ["beasthunter-wyches"]},
        {"resources": 4, "hand": ["goff-nob"]},
    )
    t.do("play raid", "use beasthunter-wyches@tarrus")
    assert khymerae(t) == ["khymera@hq"]
    assert t.resources == [1, 3]
    assert t.zone("discard", 0) == ["raid"]


def test_the_wyches_ignore_other_events_and_other_players(table: Any) -> None:
    t = table(
        {"resources": 3, "hand": ["promise-of-glory"], "tarrus": ["beasthunter-wyches"]},
        {"resources": 2, "hand": ["raid"], "tarrus": ["beasthunter-wyches"]},
    )
    t.do("play promise-of-glory")
    assert (t.seat, t.prompt) == (1, "deploy-turn")
    t.do("play raid")
    assert (t.seat, t.starting("use")) == (1, ["use beasthunter-wyches@tarrus"])
    t.do("pass")
    assert t.starting("use") == []
    assert (khymerae(t), khymerae(t, 1)) == ([], [])


def test_the_wyches_need_a_resource(table: Any) -> None:
    t = table(
        {"resources": 2, "hand": ["archons-terror"], "tarrus": ["beasthunter-wyches"]},
        {"tarrus": ["goff-nob", "goff-nob"]},
        start="battle",
    )
    t.reach("play archons-terror").do("pick their goff-nob@tarrus")
    assert t.has("goff-nob@hq", 1)
    assert t.starting("use") == []
    assert khymerae(t) == []


def test_the_wyches_catch_none_beyond_ten_tokens(table: Any) -> None:
    t = table(
        {
            "resources": 1,
            "hand": ["raid"],
            "tarrus": ["beasthunter-wyches"],
            "hq": ["snotlings"] * 10,
        },
        {"resources": 4, "hand": ["goff-nob"]},
    )
    t.do("play raid")
    assert t.starting("use") == []
    assert t.resources == [2, 3]


# -- Black Heart Ravager ---------------------------------------------------------------------------


def test_the_ravager_routs_whom_it_damages(table: Any) -> None:
    t = table(
        {"tarrus": ["black-heart-ravager"]}, {"tarrus": ["goff-nob", "goff-boyz"]}, start="battle"
    )
    t.reach("attack black-heart-ravager@tarrus").do("pick their goff-nob@tarrus")
    t.do("use black-heart-ravager@tarrus")
    assert t.has("goff-nob@hq", 1)
    assert t.damage("goff-nob", 1) == 2
    assert not t.ready("goff-nob", 1)
    assert t.has("goff-boyz@tarrus", 1)


@pytest.mark.parametrize("name", ["nazdreg", "goff-boyz"])
def test_the_ravager_routs_no_warlord_and_no_dead(table: Any, name: str) -> None:
    t = table(
        {"tarrus": ["black-heart-ravager"]},
        {"tarrus": ["nazdreg exhausted", "goff-boyz exhausted", "goff-nob exhausted"]},
        start="battle",
        initiative=1,
    )
    t.reach("attack black-heart-ravager@tarrus").do(f"pick their {name}@tarrus")
    assert t.starting("use") == []
    assert t.has("nazdreg@tarrus", 1)
    assert t.damage("nazdreg", 1) == (2 if name == "nazdreg" else 0)
    assert t.has("goff-boyz", 1) == (name == "nazdreg")


def test_the_ravager_routs_nobody_whose_shield_held(table: Any) -> None:
    t = table(
        {"tarrus": ["black-heart-ravager"]},
        {"tarrus": ["goff-nob"], "hand": ["suffering"]},
        start="battle",
    )
    t.reach("attack black-heart-ravager@tarrus").do("shield suffering")
    assert t.has("goff-nob@tarrus", 1)
    assert t.starting("use") == []


def test_others_who_damage_do_not_rout(table: Any) -> None:
    t = table(
        {"tarrus": ["black-heart-ravager", "incubus-warrior"]},
        {"tarrus": ["goff-nob"]},
        start="battle",
    )
    t.reach("attack incubus-warrior@tarrus")
    assert t.damage("goff-nob@tarrus", 1) == 3
    assert t.starting("use") == []


# -- Murder of Razorwings --------------------------------------------------------------------------


def test_razorwings_take_a_card_when_they_are_deployed(table: Any) -> None:
    t = table(
        {"resources": 1, "hand": ["murder-of-razorwings", "goff-nob"]},
        {"hand": ["goff-nob", "goff-nob"]},
    )
    t.do("deploy murder-of-razorwings tarrus", "use murder-of-razorwings@tarrus")
    assert t.zone("hand", 1) == ["goff-nob"]
    assert t.zone("discard", 1) == ["goff-nob"]
    assert t.zone("hand", 0) == ["goff-nob"]


def test_razorwings_take_nothing_from_an_empty_hand_or_for_others(table: Any) -> None:
    t = table({"resources": 2, "hand": ["murder-of-razorwings", "goff-boyz"]})
    t.do("deploy murder-of-razorwings tarrus")
    assert t.starting("use") == []
    t = table(
        {"resources": 2, "hand": ["goff-boyz"], "tarrus": ["murder-of-razorwings"]},
        {"hand": ["goff-nob"]},
    )
    t.do("deploy goff-boyz tarrus")
    assert t.starting("use") == []
    assert t.zone("hand", 1) == ["goff-nob"]


@pytest.mark.rule("CQ-S20")
def test_razorwings_put_into_play_take_nothing(table: Any) -> None:
    t = table(
        {"yvarn": ["goff-nob"], "hand": ["murder-of-razorwings", "goff-boyz"]},
        {"hand": ["suffering"]},
        planets=["yvarn", "tarrus"],
        start="battle",
    )
    t.reach("yes").do("take murder-of-razorwings").until("deploy-turn")
    assert t.has("murder-of-razorwings@hq")
    assert "suffering" in t.zone("hand", 1)


def test_razorwings_wear_nothing(table: Any) -> None:
    t = table({"resources": 9, "hand": ["suffering"], "tarrus": ["murder-of-razorwings"]})
    assert t.starting("attach") == []


# -- Coliseum Fighters -----------------------------------------------------------------------------


def test_fighters_return_the_topmost_event(table: Any) -> None:
    t = table(
        {
            "resources": 2,
            "hand": ["coliseum-fighters"],
            "discard": ["raid", "warpstorm", "goff-nob", "suffering"],
        },
        {"discard": ["archons-terror"], "hand": ["goff-nob"]},
    )
    t.do("deploy coliseum-fighters tarrus", "use coliseum-fighters@tarrus")
    assert t.zone("hand", 0) == ["warpstorm"]
    assert t.zone("discard", 0) == ["raid", "goff-nob", "suffering"]
    assert t.zone("discard", 1) == ["archons-terror"]


def test_fighters_return_nothing_but_events_and_only_for_themselves(table: Any) -> None:
    t = table(
        {"resources": 2, "hand": ["coliseum-fighters"], "discard": ["goff-nob", "suffering"]},
        {"hand": ["goff-nob"]},
    )
    t.do("deploy coliseum-fighters tarrus")
    assert t.starting("use") == []
    t = table(
        {
            "resources": 1,
            "hand": ["goff-boyz"],
            "discard": ["raid"],
            "tarrus": ["coliseum-fighters"],
        },
        {"hand": ["goff-nob"]},
    )
    t.do("deploy goff-boyz tarrus")
    assert t.starting("use") == []
    assert t.zone("discard", 0) == ["raid"]


def test_fighters_return_an_event_also_at_home(table: Any) -> None:
    t = table(
        {"yvarn": ["goff-nob"], "hand": ["coliseum-fighters", "goff-boyz"], "discard": ["raid"]},
        planets=["yvarn", "tarrus"],
        start="battle",
    )
    t.reach("yes").do("take coliseum-fighters", "use coliseum-fighters@hq")
    assert t.zone("hand", 0)[:2] == ["goff-boyz", "raid"]
    assert t.zone("discard", 0) == []


# -- Syren Zythlex ---------------------------------------------------------------------------------


def test_zythlex_exhausts_who_is_deployed_here(table: Any) -> None:
    t = table(
        {"tarrus": ["syren-zythlex"], "hand": ["goff-nob"]},
        {"resources": 9, "hand": ["goff-boyz", "goff-boyz", "promotion"], "tarrus": ["goff-nob"]},
        initiative=1,
    )
    t.do("deploy goff-boyz tarrus", "use syren-zythlex@tarrus")
    assert not t.ready("goff-boyz@tarrus", 1)
    assert t.ready("goff-nob", 1)


def test_zythlex_ignores_arrivals_elsewhere_and_ones_own(table: Any) -> None:
    t = table(
        {"tarrus": ["syren-zythlex"], "resources": 1, "hand": ["goff-boyz", "goff-nob"]},
        {"resources": 9, "hand": ["goff-boyz", "goff-nob"]},
        initiative=1,
    )
    t.do("deploy goff-boyz barlus")
    assert (t.seat, t.prompt) == (0, "deploy-turn")
    t.do("deploy goff-boyz tarrus")
    assert (t.seat, t.prompt) == (1, "deploy-turn")
    assert t.ready("goff-boyz@barlus", 1) and t.ready("goff-boyz@tarrus")


def test_zythlex_ignores_attachments(table: Any) -> None:
    t = table(
        {"tarrus": ["syren-zythlex"], "hand": ["goff-nob"]},
        {"hand": ["promotion", "goff-nob"], "tarrus": ["goff-boyz"]},
        initiative=1,
    )
    t.do("attach promotion goff-boyz@tarrus")
    assert t.has("promotion", 1)
    assert (t.seat, t.prompt) == (0, "deploy-turn")


@pytest.mark.rule("CQ-S20")
def test_zythlex_ignores_who_is_put_into_play(table: Any) -> None:
    t = table(
        {"tarrus": ["syren-zythlex"], "hand": ["goff-nob"]},
        {"resources": 3, "hand": ["snotling-attack", "goff-nob"]},
        initiative=1,
    )
    t.do("play snotling-attack", *["pick tarrus"] * 4)
    assert t.starting("use") == []
    assert t.ready("snotlings", 1)


# -- Power from Pain -------------------------------------------------------------------------------


def test_power_from_pain_takes_an_army_unit_of_the_opponents_choice(table: Any) -> None:
    t = table(
        {"resources": 2, "hand": ["power-from-pain"], "tarrus": ["goff-nob"]},
        {"tarrus": ["goff-nob", "khymera", "nazdreg"], "hq": ["goff-boyz"]},
        start="battle",
    )
    t.reach("play power-from-pain")
    assert (t.seat, t.prompt) == (1, "power-from-pain")
    assert t.legal == ["pick goff-nob@tarrus", "pick goff-boyz@hq"]
    t.do("pick goff-boyz@hq")
    assert not t.has("goff-boyz", 1)
    assert t.has("goff-nob", 1) and t.has("khymera", 1) and t.has("goff-nob")
    assert t.zone("discard", 1) == ["goff-boyz"]
    assert t.resources[0] == 0


def test_power_from_pain_needs_combat_resources_and_an_army_unit(table: Any) -> None:
    hand = ["power-from-pain", "goff-nob"]
    nob = {"tarrus": ["goff-nob"]}
    for mine, theirs, start in (
        ({"resources": 2, "hand": hand}, nob, "deploy"),
        ({"resources": 1, "hand": hand, "tarrus": ["khymera"]}, nob, "battle"),
        ({"resources": 2, "hand": hand, "tarrus": ["goff-nob"]}, {"tarrus": ["khymera"]}, "battle"),
    ):
        t = table(mine, theirs, start=start)
        assert t.starting("play") == []


@pytest.mark.rule("CQ-15.16")
def test_power_from_pain_and_terror_do_not_reach_who_is_immune(table: Any) -> None:
    t = table(
        {"resources": 4, "hand": ["power-from-pain", "archons-terror"], "tarrus": ["nazdreg"]},
        {"tarrus": ["stalwart-ogryn", "goff-nob", "goff-boyz", "nazdreg"]},
        start="battle",
    )
    t.do("play power-from-pain")
    assert t.legal == ["pick goff-nob@tarrus", "pick goff-boyz@tarrus"]
    t.do("pick goff-nob@tarrus").reach("play archons-terror")
    assert t.has("goff-boyz@hq", 1)
    assert t.has("stalwart-ogryn@tarrus", 1)


# -- Archon's Terror -------------------------------------------------------------------------------


def test_archons_terror_routs_a_non_unique_unit(table: Any) -> None:
    t = table(
        {"resources": 2, "hand": ["archons-terror"], "tarrus": ["goff-nob", "syren-zythlex"]},
        {
            "tarrus": ["goff-nob", "khymera", "crushface", "nazdreg"],
            "barlus": ["goff-boyz"],
            "hq": ["goff-boyz"],
        },
        start="battle",
    )
    t.reach("play archons-terror")
    assert t.legal == [
        "pick goff-nob@tarrus",
        "pick their goff-nob@tarrus",
        "pick their khymera@tarrus",
        "pick their goff-boyz@barlus",
    ]
    t.do("pick their goff-nob@tarrus")
    assert t.has("goff-nob@hq", 1)
    assert not t.ready("goff-nob", 1)
    assert t.has("goff-nob@tarrus")
    assert t.resources[0] == 0


def test_archons_terror_waits_for_combat_and_somebody_to_rout(table: Any) -> None:
    hand = ["archons-terror", "goff-nob"]
    for mine, theirs, start in (
        ({"resources": 2, "hand": hand}, {"tarrus": ["goff-nob"]}, "deploy"),
        ({"resources": 1, "hand": hand, "tarrus": ["nazdreg"]}, {"tarrus": ["goff-nob"]}, "battle"),
        (
            {"resources": 2, "hand": hand, "tarrus": ["nazdreg"]},
            {"tarrus": ["crushface"], "hq": ["goff-nob"]},
            "battle",
        ),
    ):
        t = table(mine, theirs, start=start)
        assert t.starting("play") == []


# -- Raid ------------------------------------------------------------------------------------------


def test_a_raid_takes_a_resource_from_who_has_more(table: Any) -> None:
    t = table({"resources": 2, "hand": ["raid"]}, {"resources": 3, "hand": ["goff-nob"]})
    t.do("play raid")
    assert t.resources == [3, 2]


def test_there_is_no_raid_on_who_has_no_more(table: Any) -> None:
    for theirs in (2, 1):
        t = table({"resources": 2, "hand": ["raid"]}, {"resources": theirs, "hand": ["goff-nob"]})
        assert t.starting("play") == []


def test_a_raid_is_limited(table: Any) -> None:
    t = table({"resources": 0, "hand": ["raid", "raid"]}, {"resources": 5, "hand": ["goff-nob"]})
    t.do("play raid").reach("pass")
    t.until("dial")
    assert t.resources == [1, 4]
    assert t.zone("hand", 0) == ["raid"]


# -- Suffering -------------------------------------------------------------------------------------


def test_suffering_weakens_its_host(table: Any) -> None:
    t = table(
        {"resources": 2, "hand": ["suffering", "suffering"]},
        {"tarrus": ["goff-nob", "shoota-mob"], "hand": ["goff-nob"]},
    )
    t.do("attach suffering their goff-nob@tarrus")
    assert (t.attack("goff-nob", 1), t.attack("shoota-mob", 1)) == (4, 2)


@pytest.mark.rule("CQ-16.7")
def test_suffering_leaves_no_less_than_nothing(table: Any) -> None:
    t = table({}, {"tarrus": ["murder-of-razorwings", "coliseum-fighters + their suffering"]})
    assert t.attack("coliseum-fighters", 1) == 0


def test_suffering_is_for_army_units(table: Any) -> None:
    t = table(
        {"resources": 2, "hand": ["suffering"]},
        {"tarrus": ["nazdreg", "khymera", "snotlings", "vile-raider"]},
    )
    assert t.starting("attach") == ["attach suffering their vile-raider@tarrus"]


# -- Hypex Injector --------------------------------------------------------------------------------


def test_the_injector_readies_its_host_after_a_dark_eldar_event(table: Any) -> None:
    t = table(
        {
            "hand": ["raid"],
            "tarrus": ["goff-nob exhausted + hypex-injector", "goff-boyz exhausted"],
        },
        {"resources": 1, "hand": ["goff-nob"]},
    )
    t.do("play raid", "use hypex-injector@tarrus")
    assert t.ready("goff-nob")
    assert not t.ready("goff-boyz")


def test_the_injector_ignores_other_events_players_and_ready_hosts(table: Any) -> None:
    t = table(
        {
            "hand": ["promise-of-glory", "raid"],
            "resources": 1,
            "tarrus": ["goff-nob + hypex-injector"],
        },
        {"resources": 3, "hand": ["raid"], "tarrus": ["goff-nob exhausted + hypex-injector"]},
    )
    t.do("play raid")
    assert (t.seat, t.prompt) == (1, "deploy-turn")
    t.reach("pass").do("play promise-of-glory")
    assert not t.ready("goff-nob", 1)


def test_the_injector_is_wargear(table: Any) -> None:
    t = table({"hand": ["hypex-injector"], "tarrus": ["vile-raider", "incubus-warrior"]})
    assert t.starting("attach") == ["attach hypex-injector incubus-warrior@tarrus"]


# -- Altar of Torment ------------------------------------------------------------------------------


def test_the_altar_makes_a_dark_eldar_unit_cheaper(table: Any) -> None:
    t = table(
        {
            "resources": 1,
            "supports": ["altar-of-torment"],
            "hand": ["incubus-warrior", "hellion-gang"],
        }
    )
    t.do("deploy incubus-warrior tarrus", "use altar-of-torment@hq")
    assert t.has("incubus-warrior@tarrus")
    assert t.resources[0] == 0
    assert not t.ready("altar-of-torment")


def test_the_altar_is_for_dark_eldar_units_while_it_is_ready(table: Any) -> None:
    t = table({"resources": 5, "supports": ["altar-of-torment"], "hand": ["goff-nob"]})
    t.do("deploy goff-nob tarrus")
    assert t.resources[0] == 0
    assert t.ready("altar-of-torment")
    for mine, theirs in (
        ({"supports": ["altar-of-torment exhausted"]}, {}),
        ({}, {"supports": ["altar-of-torment"]}),
    ):
        t = table({"resources": 1, "hand": ["incubus-warrior"], **mine}, theirs)
        assert t.starting("deploy") == []


# -- Twisted Laboratory ----------------------------------------------------------------------------


def test_the_laboratory_blanks_a_text_until_the_phase_ends(table: Any) -> None:
    t = table(
        {"supports": ["twisted-laboratory"], "hand": ["goff-nob"]},
        {"tarrus": ["khorne-berzerker 2 damage"], "barlus": ["khorne-berzerker 2 damage"]},
    )
    assert t.attack("khorne-berzerker@tarrus", 1) == 4
    t.do("use twisted-laboratory@hq", "pick their khorne-berzerker@tarrus")
    assert t.attack("khorne-berzerker@tarrus", 1) == 2
    assert t.attack("khorne-berzerker@barlus", 1) == 4
    assert not t.ready("twisted-laboratory")
    t.until("dial")
    assert t.attack("khorne-berzerker@tarrus", 1) == 4


def test_the_laboratory_works_on_army_units_of_both_sides(table: Any) -> None:
    t = table(
        {
            "supports": ["twisted-laboratory"],
            "hq": ["goff-nob"],
            "tarrus": ["khymera"],
            "hand": ["goff-nob"],
        },
        {"tarrus": ["nazdreg", "khymera", "goff-boyz"], "supports": ["altar-of-torment"]},
    )
    t.do("use twisted-laboratory@hq")
    assert t.legal == ["pick their goff-boyz@tarrus", "pick goff-nob@hq"]


@pytest.mark.rule("CQ-16.14")
def test_a_blank_unit_keeps_its_traits_and_what_others_give_it(table: Any) -> None:
    t = table(
        {"supports": ["twisted-laboratory"], "hand": ["possessed"], "resources": 9},
        {"tarrus": ["kabalite-strike-force + suffering", "nazdreg"], "hand": ["goff-nob"]},
    )
    t.do("use twisted-laboratory@hq")
    assert t.attack("kabalite-strike-force", 1) == 0
    t = table(
        {
            "supports": ["twisted-laboratory"],
            "hq": ["splintered-path-acolyte"],
            "tarrus": ["ravenous-flesh-hounds 2 damage", "chaos-fanatics"],
            "hand": ["goff-nob"],
        },
        {"hand": ["goff-nob"]},
    )
    t.do("use twisted-laboratory@hq", "pick chaos-fanatics@tarrus").do("pass")
    t.do("use ravenous-flesh-hounds@tarrus")
    assert "pick chaos-fanatics@tarrus" in t.legal


def test_the_laboratory_needs_to_be_ready_and_somebody_to_blank(table: Any) -> None:
    t = table(
        {"supports": ["twisted-laboratory exhausted"], "hand": ["goff-nob"], "hq": ["goff-nob"]}
    )
    assert t.starting("use") == []
    t = table({"supports": ["twisted-laboratory"], "hand": ["goff-nob"]}, {"tarrus": ["khymera"]})
    assert t.starting("use") == []

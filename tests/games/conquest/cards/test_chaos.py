"""Chaos: what every card does, does not do, and leaves alone."""

from __future__ import annotations

from typing import Any

import pytest

ZARATHUR = ("zarathur-high-sorcerer", "nazdreg")

# -- Zarathur, High Sorcerer -----------------------------------------------------------------------


@pytest.mark.rule("CQ-S44")
def test_zarathur_adds_one_to_damage_of_an_enemy_unit_here(table: Any) -> None:
    t = table(
        {"tarrus": ["zarathur-high-sorcerer", "khorne-berzerker"]},
        {"tarrus": ["goff-nob"]},
        warlords=ZARATHUR,
        start="battle",
    )
    t.reach("attack khorne-berzerker@tarrus").do("use zarathur-high-sorcerer@tarrus")
    assert t.damage("goff-nob", 1) == 3


def test_zarathur_may_leave_the_damage_as_it_is(table: Any) -> None:
    t = table(
        {"tarrus": ["zarathur-high-sorcerer", "khorne-berzerker"]},
        {"tarrus": ["goff-nob"]},
        warlords=ZARATHUR,
        start="battle",
    )
    t.reach("attack khorne-berzerker@tarrus").do("pass")
    assert t.damage("goff-nob", 1) == 2


def test_zarathur_adds_one_for_each_unit_of_an_area_effect(table: Any) -> None:
    t = table(
        {"tarrus": ["zarathur-high-sorcerer", "vicious-bloodletter"]},
        {"tarrus": ["goff-nob", "possessed"], "barlus": ["goff-nob"]},
        warlords=ZARATHUR,
        start="battle",
    )
    t.reach("attack vicious-bloodletter@tarrus").do("area")
    t.do("use zarathur-high-sorcerer@tarrus on their goff-nob@tarrus")
    assert t.starting("use") == ["use zarathur-high-sorcerer@tarrus on their possessed@tarrus"]
    t.do("use zarathur-high-sorcerer@tarrus on their possessed@tarrus")
    assert t.damage("goff-nob@tarrus", 1) == 4
    assert not t.has("possessed", 1)
    assert t.damage("goff-nob@barlus", 1) == 0


def test_zarathur_adds_nothing_to_damage_of_his_own_side(table: Any) -> None:
    t = table(
        {"tarrus": ["zarathur-high-sorcerer", "goff-nob"]},
        {"tarrus": ["khorne-berzerker"]},
        warlords=ZARATHUR,
        start="battle",
    )
    t.reach("attack zarathur-high-sorcerer@tarrus").do("pass")
    t.reach("attack khorne-berzerker@tarrus").do("pick their goff-nob@tarrus")
    assert t.damage("goff-nob") == 3
    assert t.starting("use") == []


def test_zarathur_adds_nothing_at_another_planet_or_from_home(table: Any) -> None:
    for place in ("barlus", "hq"):
        t = table(
            {"tarrus": ["khorne-berzerker"], place: ["zarathur-high-sorcerer"]},
            {"tarrus": ["goff-nob"]},
            warlords=ZARATHUR,
            start="battle",
        )
        t.reach("attack khorne-berzerker@tarrus")
        assert t.damage("goff-nob", 1) == 2


def test_a_bloodied_zarathur_adds_nothing(table: Any) -> None:
    t = table(
        {"bloodied": True, "tarrus": ["zarathur-high-sorcerer", "khorne-berzerker"]},
        {"tarrus": ["goff-nob"]},
        warlords=ZARATHUR,
        start="battle",
    )
    t.reach("attack khorne-berzerker@tarrus")
    assert t.damage("goff-nob", 1) == 2


# -- Zarathur's Flamers ----------------------------------------------------------------------------


def test_flamers_burn_out_for_two_damage(table: Any) -> None:
    t = table(
        {"tarrus": ["zarathurs-flamers", "goff-nob"]},
        {"tarrus": ["goff-nob", "nazdreg"], "barlus": ["goff-nob"]},
        start="battle",
    )
    t.reach("use zarathurs-flamers@tarrus").do("pick their goff-nob@tarrus")
    assert t.damage("goff-nob@tarrus", 1) == 2
    assert not t.has("zarathurs-flamers")
    assert t.zone("discard", 0) == ["zarathurs-flamers"]
    assert (t.damage("nazdreg", 1), t.damage("goff-nob@barlus", 1)) == (0, 0)
    assert t.damage("goff-nob") == 0


def test_flamers_choose_among_the_other_non_warlord_units_here_of_both_sides(table: Any) -> None:
    t = table(
        {"tarrus": ["zarathurs-flamers", "possessed", "nazdreg"], "hq": ["possessed"]},
        {"tarrus": ["goff-nob", "snotlings"], "barlus": ["goff-nob"]},
        start="battle",
    )
    t.do("use zarathurs-flamers@tarrus")
    assert t.legal == [
        "pick possessed@tarrus",
        "pick their goff-nob@tarrus",
        "pick their snotlings@tarrus",
    ]


def test_flamers_need_somebody_to_burn(table: Any) -> None:
    t = table(
        {
            "tarrus": ["zarathurs-flamers"],
            "barlus": ["zarathurs-flamers"],
            "hq": ["zarathurs-flamers"],
        },
        {"tarrus": ["nazdreg"], "hq": ["goff-nob"]},
    )
    assert t.starting("use") == []


def test_flamers_burn_in_the_deploy_phase_too(table: Any) -> None:
    t = table({"barlus": ["zarathurs-flamers exhausted"]}, {"barlus": ["goff-boyz", "goff-nob"]})
    t.do("use zarathurs-flamers@barlus", "pick their goff-boyz@barlus")
    assert not t.has("goff-boyz", 1)
    assert t.damage("goff-nob", 1) == 0


def test_blank_flamers_do_not_burn(table: Any) -> None:
    t = table(
        {"barlus": ["zarathurs-flamers"]},
        {"barlus": ["goff-nob"], "supports": ["twisted-laboratory"]},
        initiative=1,
    )
    t.do("use twisted-laboratory@hq", "pick their zarathurs-flamers@barlus")
    assert t.starting("use") == []


# -- Shrine of Warpflame ---------------------------------------------------------------------------


def test_the_shrine_returns_the_topmost_tzeentch_card(table: Any) -> None:
    t = table(
        {
            "tarrus": ["possessed"],
            "supports": ["shrine-of-warpflame"],
            "discard": ["zarathurs-flamers", "dire-mutation", "warpstorm"],
        },
        {"tarrus": ["goff-nob"], "discard": ["dire-mutation"]},
        start="battle",
    )
    t.reach("attack possessed@tarrus").do("use shrine-of-warpflame@hq")
    assert t.zone("hand", 0) == ["dire-mutation"]
    assert t.zone("discard", 0) == ["zarathurs-flamers", "warpstorm"]
    assert t.zone("discard", 1) == ["dire-mutation", "goff-nob"]
    assert not t.ready("shrine-of-warpflame")


def test_the_shrine_answers_at_every_planet_and_for_tokens(table: Any) -> None:
    t = table(
        {
            "barlus": ["zarathurs-flamers"],
            "supports": ["shrine-of-warpflame"],
        },
        {"barlus": ["snotlings"]},
    )
    t.do("use zarathurs-flamers@barlus", "use shrine-of-warpflame@hq")
    assert t.zone("hand", 0) == ["zarathurs-flamers"]


def test_the_shrine_needs_a_tzeentch_card_and_to_be_ready(table: Any) -> None:
    for shrine, discard in (
        ("shrine-of-warpflame", ["warpstorm", "possessed"]),
        ("shrine-of-warpflame exhausted", ["dire-mutation"]),
    ):
        t = table(
            {"tarrus": ["possessed"], "supports": [shrine], "discard": discard},
            {"tarrus": ["goff-nob", "goff-nob"]},
            start="battle",
        )
        t.reach("attack possessed@tarrus").do("pick their goff-nob@tarrus")
        assert len(t.cards(1)) == 2
        assert t.starting("use") == []
        assert t.zone("discard", 0) == discard


def test_the_shrine_ignores_own_losses_and_enemies_who_are_sacrificed(table: Any) -> None:
    t = table(
        {
            "tarrus": ["goff-boyz"],
            "supports": ["shrine-of-warpflame"],
            "discard": ["dire-mutation"],
        },
        {"tarrus": ["goff-nob", "zarathurs-flamers"]},
        start="battle",
        initiative=1,
    )
    t.reach("use zarathurs-flamers@tarrus").do("pick their goff-boyz@tarrus")
    assert not t.has("goff-boyz")
    assert not t.has("zarathurs-flamers", 1)
    assert t.starting("use") == []
    assert t.ready("shrine-of-warpflame")


def test_the_shrine_ignores_supports_that_are_destroyed(table: Any) -> None:
    t = table(
        {
            "resources": 2,
            "hand": ["squig-bombin"],
            "supports": ["shrine-of-warpflame"],
            "discard": ["dire-mutation"],
        },
        {"supports": ["murder-cogitator"], "hand": ["goff-nob"]},
    )
    t.do("play squig-bombin", "pick their murder-cogitator@hq")
    assert not t.has("murder-cogitator", 1)
    assert t.starting("use") == []


# -- Infernal Gateway ------------------------------------------------------------------------------


def test_the_gateway_lends_a_unit_to_the_phase(table: Any) -> None:
    t = table(
        {
            "resources": 1,
            "hand": ["infernal-gateway", "khorne-berzerker"],
            "barlus": ["chaos-fanatics"],
        },
        {"tarrus": ["goff-nob"]},
        start="combat",
    )
    t.do("play infernal-gateway", "pick barlus", "take khorne-berzerker")
    assert t.ready("khorne-berzerker@barlus")
    assert t.resources[0] == 0
    assert t.zone("discard", 0) == ["infernal-gateway"]
    t.until("deploy-turn")
    assert not t.has("khorne-berzerker")
    assert t.has("chaos-fanatics@barlus")
    assert t.zone("discard", 0) == ["infernal-gateway", "khorne-berzerker"]


def test_the_gateway_is_only_for_cheap_chaos_units_of_ones_own_hand(table: Any) -> None:
    t = table(
        {
            "resources": 9,
            "hand": [
                "infernal-gateway",
                "virulent-plague-squad",
                "goff-nob",
                "void-pirate",
                "xavaes-split-tongue",
                "chaos-fanatics",
                "promise-of-glory",
            ],
            "barlus": ["xavaes-split-tongue"],
        },
        {"hand": ["khorne-berzerker"]},
        start="combat",
    )
    t.do("play infernal-gateway", "pick tarrus")
    assert t.legal == ["take chaos-fanatics"]


def test_the_gateway_waits_for_combat_a_unit_and_a_resource(table: Any) -> None:
    for start, resources, hand in (
        ("deploy", 1, ["infernal-gateway", "chaos-fanatics"]),
        ("combat", 0, ["infernal-gateway", "chaos-fanatics"]),
        ("combat", 1, ["infernal-gateway", "possessed"]),
    ):
        t = table({"resources": resources, "hand": hand}, start=start)
        assert t.starting("play") == []


@pytest.mark.rule("CQ-S23")
def test_whether_the_gateway_would_open_is_not_told(table: Any) -> None:
    deck = {"deck": ["chaos-fanatics", "infernal-gateway"], "tarrus": ["possessed"], "resources": 1}
    for hand in (["infernal-gateway", "possessed"], ["possessed", "possessed"]):
        t = table({**deck, "hand": hand}, {"tarrus": ["goff-nob"]}, start="combat")
        assert (t.prompt, t.seat, t.legal) == ("action-window", 0, ["pass"])


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        # No second card, no resource, no such unit left unseen but an enemy's.
        ({"hand": ["infernal-gateway"], "deck": ["chaos-fanatics"], "resources": 1}, {}),
        ({"hand": ["infernal-gateway", "possessed"], "deck": ["chaos-fanatics"]}, {}),
        (
            {
                "hand": ["infernal-gateway", "possessed"],
                "discard": ["chaos-fanatics"],
                "resources": 1,
            },
            {"deck": ["chaos-fanatics"]},
        ),
    ],
)
def test_nobody_waits_for_a_gateway_that_cannot_open(
    table: Any, mine: dict[str, Any], theirs: dict[str, Any]
) -> None:
    t = table({**mine, "tarrus": ["possessed"]}, {**theirs, "tarrus": ["goff-nob"]}, start="combat")
    assert t.prompt == "combat-turn"


def test_a_unit_that_has_come_home_is_sacrificed_all_the_same(table: Any) -> None:
    t = table(
        {"resources": 1, "hand": ["infernal-gateway", "khorne-berzerker"], "tarrus": ["possessed"]},
        start="combat",
    )
    t.do("play infernal-gateway", "pick tarrus", "take khorne-berzerker").until("deploy-turn")
    assert t.zone("victory", 0) == ["tarrus"]
    assert t.has("possessed@hq")
    assert not t.has("khorne-berzerker")


# -- Mark of Chaos ---------------------------------------------------------------------------------


@pytest.mark.rule("CQ-S45")
def test_the_mark_hurts_all_enemies_here_when_its_host_is_destroyed(table: Any) -> None:
    t = table(
        {"tarrus": ["possessed 3 damage + mark-of-chaos", "goff-nob"]},
        {"tarrus": ["goff-nob", "khorne-berzerker", "nazdreg"], "barlus": ["goff-nob"]},
        start="battle",
    )
    t.reach("attack nazdreg@tarrus").do("pick their possessed@tarrus")
    t.do("use mark-of-chaos@tarrus on possessed@tarrus")
    assert not t.has("possessed")
    assert t.damage("goff-nob@tarrus", 1) == 1
    assert t.damage("khorne-berzerker", 1) == 1
    assert t.damage("nazdreg", 1) == 1
    assert t.damage("goff-nob@barlus", 1) == 0
    assert t.damage("goff-nob") == 0
    assert sorted(t.zone("discard", 0)) == ["mark-of-chaos", "possessed"]


def test_the_mark_hurts_before_the_host_has_left(table: Any) -> None:
    t = table(
        {"tarrus": ["zarathurs-flamers + mark-of-chaos"]},
        {"tarrus": ["goff-boyz", "goff-nob"]},
        start="battle",
    )
    t.do("use zarathurs-flamers@tarrus")
    t.do("use mark-of-chaos@tarrus on zarathurs-flamers@tarrus")
    assert (t.damage("goff-boyz", 1), t.damage("goff-nob", 1)) == (1, 1)
    t.do("pick their goff-boyz@tarrus")
    assert not t.has("goff-boyz", 1)
    assert t.damage("goff-nob", 1) == 1


def test_the_mark_may_stay_silent(table: Any) -> None:
    t = table(
        {"tarrus": ["zarathurs-flamers + mark-of-chaos"]},
        {"tarrus": ["goff-nob", "possessed"]},
        start="battle",
    )
    t.do("use zarathurs-flamers@tarrus", "pass", "pick their goff-nob@tarrus")
    assert (t.damage("goff-nob", 1), t.damage("possessed", 1)) == (2, 0)


def test_the_mark_on_an_enemy_hurts_the_others_when_he_dies(table: Any) -> None:
    t = table(
        {"tarrus": ["possessed"]},
        {"tarrus": ["goff-nob + their mark-of-chaos", "khorne-berzerker"]},
        start="battle",
    )
    t.reach("attack possessed@tarrus").do("pick their goff-nob@tarrus")
    t.do("use mark-of-chaos@tarrus on their goff-nob@tarrus")
    assert not t.has("goff-nob", 1)
    assert t.damage("khorne-berzerker", 1) == 1
    assert t.damage("possessed") == 0


def test_the_mark_is_silent_at_home_and_without_enemies(table: Any) -> None:
    t = table(
        {
            "hq": ["splintered-path-acolyte + mark-of-chaos"],
            "barlus": ["splintered-path-acolyte + mark-of-chaos"],
            "hand": ["possessed"],
            "resources": 1,
        },
        {"hq": ["goff-nob"], "tarrus": ["goff-nob"]},
    )
    t.do("deploy possessed tarrus", "use splintered-path-acolyte@hq")
    t.do("use splintered-path-acolyte@barlus")
    assert t.has("possessed@tarrus")
    assert (t.damage("goff-nob@hq", 1), t.damage("goff-nob@tarrus", 1)) == (0, 0)


def test_the_mark_is_silent_when_its_host_is_only_routed(table: Any) -> None:
    t = table(
        {"tarrus": ["possessed + mark-of-chaos", "goff-nob"]},
        {"tarrus": ["goff-nob"], "hand": ["archons-terror"], "resources": 2},
        start="battle",
        initiative=1,
    )
    t.do("play archons-terror", "pick their possessed@tarrus")
    assert t.has("possessed@hq")
    assert t.starting("use") == []
    assert t.damage("goff-nob", 1) == 0


# -- Splintered Path Acolyte, Cultist --------------------------------------------------------------


def test_an_acolyte_makes_a_daemon_two_cheaper(table: Any) -> None:
    t = table(
        {
            "resources": 3,
            "hand": ["possessed"],
            "barlus": ["splintered-path-acolyte", "chaos-fanatics"],
        }
    )
    t.do("deploy possessed tarrus", "use splintered-path-acolyte@barlus")
    assert t.has("possessed@tarrus")
    assert t.resources[0] == 0
    assert not t.has("splintered-path-acolyte")
    assert t.has("chaos-fanatics@barlus")
    assert t.zone("discard", 0) == ["splintered-path-acolyte"]


def test_a_cultist_makes_a_daemon_one_cheaper(table: Any) -> None:
    t = table({"resources": 4, "hand": ["possessed"], "hq": ["cultist", "cultist"]})
    t.do("deploy possessed tarrus", "use cultist@hq", "pass")
    assert t.has("possessed@tarrus")
    assert t.resources[0] == 0
    assert [card for card in t.cards(0) if card.startswith("cultist")] == ["cultist@hq"]
    assert t.zone("discard", 0) == []


def test_several_cultists_may_be_given_for_one_daemon(table: Any) -> None:
    t = table(
        {
            "resources": 1,
            "hand": ["possessed"],
            "hq": ["cultist", "cultist", "splintered-path-acolyte"],
        }
    )
    t.do(
        "deploy possessed tarrus",
        "use cultist@hq",
        "use cultist@hq",
        "use splintered-path-acolyte@hq",
    )
    assert t.has("possessed@tarrus")
    assert t.resources[0] == 0
    assert t.cards(0) == ["nazdreg@hq", "possessed@tarrus"]


def test_nobody_is_given_for_what_is_no_daemon(table: Any) -> None:
    t = table(
        {"resources": 9, "hand": ["khorne-berzerker"], "hq": ["cultist", "splintered-path-acolyte"]}
    )
    t.do("deploy khorne-berzerker tarrus")
    assert t.has("khorne-berzerker@tarrus")
    assert t.resources[0] == 6


def test_too_few_cultists_do_not_pay_for_a_daemon(table: Any) -> None:
    t = table({"resources": 1, "hand": ["possessed"], "hq": ["cultist", "splintered-path-acolyte"]})
    assert t.starting("deploy") == []


def test_cultists_of_the_opponent_make_nothing_cheaper(table: Any) -> None:
    t = table(
        {"resources": 5, "hand": ["possessed"]}, {"hq": ["cultist", "splintered-path-acolyte"]}
    )
    t.do("deploy possessed tarrus")
    assert t.has("possessed@tarrus")
    assert t.resources[0] == 0
    assert t.has("cultist", 1) and t.has("splintered-path-acolyte", 1)


def test_no_cultist_is_given_when_nothing_is_left_to_pay(table: Any) -> None:
    t = table(
        {
            "resources": 9,
            "hand": ["zarathurs-flamers"],
            "hq": ["cultist", "splintered-path-acolyte"],
        }
    )
    t.do("deploy zarathurs-flamers tarrus", "use splintered-path-acolyte@hq")
    assert t.has("zarathurs-flamers@tarrus")
    assert t.resources[0] == 9
    assert t.has("cultist")


# -- Keywords only ---------------------------------------------------------------------------------


def test_a_khorne_berzerker_is_brutal(table: Any) -> None:
    t = table({"tarrus": ["khorne-berzerker 2 damage"], "barlus": ["khorne-berzerker"]})
    assert t.attack("khorne-berzerker@tarrus") == 4
    assert t.attack("khorne-berzerker@barlus") == 2


def test_a_bloodletter_strikes_all_enemies_here(table: Any) -> None:
    t = table(
        {"tarrus": ["vicious-bloodletter"]},
        {"tarrus": ["goff-nob", "possessed"], "barlus": ["goff-nob"]},
        start="battle",
    )
    t.reach("attack vicious-bloodletter@tarrus").do("area")
    assert (t.damage("goff-nob@tarrus", 1), t.damage("possessed", 1)) == (3, 3)
    assert (t.damage("goff-nob@barlus", 1), t.damage("vicious-bloodletter")) == (0, 0)


def test_great_daemons_wear_no_wargear(table: Any) -> None:
    t = table(
        {
            "tarrus": ["vicious-bloodletter", "soul-grinder", "black-legion-heldrake", "possessed"],
            "hand": ["rune-encrusted-armor", "promotion"],
            "resources": 9,
        },
    )
    assert t.starting("attach") == [
        "attach rune-encrusted-armor possessed@tarrus",
        "attach promotion vicious-bloodletter@tarrus",
        "attach promotion soul-grinder@tarrus",
        "attach promotion black-legion-heldrake@tarrus",
        "attach promotion possessed@tarrus",
    ]


def test_a_heldrake_flies(table: Any) -> None:
    t = table({"tarrus": ["goff-nob"]}, {"tarrus": ["black-legion-heldrake"]}, start="battle")
    t.reach("attack goff-nob@tarrus")
    assert t.damage("black-legion-heldrake", 1) == 3


# -- Umbral Preacher -------------------------------------------------------------------------------


def test_no_army_unit_retreats_from_the_preacher(table: Any) -> None:
    t = table(
        {"tarrus": ["umbral-preacher", "goff-boyz exhausted", "snotlings exhausted"]},
        {"tarrus": ["goff-nob", "nazdreg exhausted"]},
        start="battle",
        initiative=1,
    )
    t.reach("attack goff-nob@tarrus").do("pick their snotlings@tarrus")
    t.reach("attack umbral-preacher@tarrus").do("pick their nazdreg@tarrus")
    assert (t.prompt, t.legal) == ("retreat", ["done", "pick nazdreg@tarrus"])


def test_tokens_retreat_from_the_preacher(table: Any) -> None:
    t = table(
        {"tarrus": ["umbral-preacher", "snotlings exhausted"]},
        {"tarrus": ["goff-nob exhausted"]},
        start="battle",
    )
    t.reach("attack umbral-preacher@tarrus").until("retreat")
    assert (t.prompt, t.legal) == ("retreat", ["done", "pick snotlings@tarrus"])


def test_army_units_retreat_while_the_preacher_is_elsewhere(table: Any) -> None:
    t = table(
        {"tarrus": ["goff-boyz"], "barlus": ["umbral-preacher"]},
        {"tarrus": ["goff-nob exhausted"]},
        start="battle",
    )
    t.reach("attack goff-boyz@tarrus").until("retreat")
    assert (t.prompt, t.legal) == ("retreat", ["done", "pick goff-boyz@tarrus"])


# -- Ravenous Flesh Hounds -------------------------------------------------------------------------


def test_the_hounds_heal_for_a_cultist(table: Any) -> None:
    t = table(
        {
            "tarrus": ["ravenous-flesh-hounds 5 damage", "possessed 1 damage"],
            "barlus": ["chaos-fanatics"],
            "hq": ["cultist"],
        },
        {"hq": ["cultist"]},
    )
    t.do("use ravenous-flesh-hounds@tarrus")
    assert t.legal == ["pick chaos-fanatics@barlus", "pick cultist@hq"]
    t.do("pick chaos-fanatics@barlus")
    assert t.damage("ravenous-flesh-hounds") == 0
    assert t.damage("possessed") == 1
    assert not t.has("chaos-fanatics")
    assert t.has("cultist")


def test_the_hounds_do_not_eat_unharmed_or_without_cultists_of_ones_own(table: Any) -> None:
    t = table({"tarrus": ["ravenous-flesh-hounds"], "hq": ["cultist"]})
    assert t.starting("use") == []
    t = table({"tarrus": ["ravenous-flesh-hounds 1 damage", "possessed"]}, {"tarrus": ["cultist"]})
    assert t.starting("use") == []


def test_the_hounds_wear_nothing(table: Any) -> None:
    t = table(
        {
            "resources": 9,
            "hand": ["mark-of-chaos", "rune-encrusted-armor"],
            "tarrus": ["ravenous-flesh-hounds"],
        }
    )
    assert t.starting("attach") == []


# -- Virulent Plague Squad -------------------------------------------------------------------------


def test_the_plague_squad_grows_with_the_opponents_dead(table: Any) -> None:
    t = table(
        {"tarrus": ["virulent-plague-squad", "possessed"], "discard": ["possessed", "possessed"]},
        {
            "discard": ["goff-nob", "promotion", "goff-boyz", "warpstorm", "khymera-den"],
            "tarrus": ["virulent-plague-squad"],
        },
    )
    assert t.attack("virulent-plague-squad") == 3
    assert t.attack("virulent-plague-squad", 1) == 3
    assert t.attack("possessed") == 9


def test_a_blank_plague_squad_does_not_grow(table: Any) -> None:
    t = table(
        {"tarrus": ["virulent-plague-squad"], "supports": ["twisted-laboratory"]},
        {"discard": ["goff-nob"], "hand": ["goff-nob"]},
    )
    assert t.attack("virulent-plague-squad") == 2
    t.do("use twisted-laboratory@hq")
    assert t.attack("virulent-plague-squad") == 1


# -- Soul Grinder ----------------------------------------------------------------------------------


def test_the_grinder_takes_a_unit_after_a_struggle_won_here(table: Any) -> None:
    t = table(
        {"tarrus": ["soul-grinder", "chaos-fanatics"]},
        {"tarrus": ["goff-nob", "snotlings", "nazdreg exhausted"], "barlus": ["goff-nob"]},
        start="struggles",
    )
    t.do("no", "use soul-grinder@tarrus")
    assert (t.seat, t.prompt) == (1, "soul-grinder")
    assert t.legal == ["pick goff-nob@tarrus", "pick snotlings@tarrus"]
    t.do("pick goff-nob@tarrus")
    assert not t.has("goff-nob@tarrus", 1)
    assert t.zone("discard", 1) == ["goff-nob"]
    assert t.has("snotlings@tarrus", 1) and t.has("goff-nob@barlus", 1)
    assert t.has("chaos-fanatics@tarrus")


def test_the_grinder_takes_nothing_for_a_struggle_lost_or_won_elsewhere(table: Any) -> None:
    t = table(
        {"tarrus": ["soul-grinder"], "barlus": ["chaos-fanatics"]},
        {"tarrus": ["chaos-fanatics", "void-pirate"], "barlus": ["goff-nob"]},
        start="struggles",
    )
    while t.phase == "command" and t.state.decision:
        assert t.starting("use") == []
        t.do("no" if "no" in t.legal else "pass")
    assert len(t.cards(1)) == 4


def test_the_grinder_spares_warlords(table: Any) -> None:
    t = table(
        {"tarrus": ["soul-grinder"]},
        {"tarrus": ["nazdreg exhausted"], "barlus": ["goff-nob"]},
        start="struggles",
    )
    t.do("no")
    assert t.starting("use") == []
    assert t.has("nazdreg@tarrus", 1) and t.has("goff-nob@barlus", 1)


# -- Xavaes Split-Tongue ---------------------------------------------------------------------------


def test_xavaes_gathers_a_cultist_for_each_enemy_destroyed_here(table: Any) -> None:
    t = table(
        {"tarrus": ["xavaes-split-tongue", "vicious-bloodletter"]},
        {"tarrus": ["goff-boyz", "snotlings", "goff-nob"]},
        start="battle",
    )
    t.reach("attack vicious-bloodletter@tarrus").do("area")
    t.do("use xavaes-split-tongue@tarrus on their goff-boyz@tarrus")
    t.do("use xavaes-split-tongue@tarrus on their snotlings@tarrus")
    assert sorted(card for card in t.cards(0) if "cultist" in card) == [
        "cultist@hq",
        "cultist@hq#2",
    ]
    assert not any("cultist" in card for card in t.cards(1))


def test_xavaes_ignores_own_losses_and_other_planets(table: Any) -> None:
    t = table(
        {
            "barlus": ["xavaes-split-tongue", "zarathurs-flamers", "snotlings"],
            "tarrus": ["zarathurs-flamers"],
        },
        {"tarrus": ["goff-boyz"]},
    )
    t.do("use zarathurs-flamers@tarrus")
    assert not t.has("goff-boyz", 1)
    t.do("use zarathurs-flamers@barlus", "pick snotlings@barlus")
    assert not t.has("snotlings")
    assert not t.has("cultist")
    assert t.starting("use") == []


def test_xavaes_gathers_nobody_beyond_ten_tokens(table: Any) -> None:
    t = table(
        {"tarrus": ["xavaes-split-tongue", "possessed"], "hq": ["snotlings"] * 10},
        {"tarrus": ["goff-nob"]},
        start="battle",
    )
    t.reach("attack possessed@tarrus")
    assert not t.has("goff-nob", 1)
    assert t.starting("use") == []


# -- Warpstorm -------------------------------------------------------------------------------------


def test_a_warpstorm_hurts_all_units_without_attachments_at_a_planet(table: Any) -> None:
    t = table(
        {"resources": 3, "hand": ["warpstorm"], "tarrus": ["possessed", "goff-nob + promotion"]},
        {
            "tarrus": ["goff-nob", "goff-boyz + promotion", "nazdreg"],
            "barlus": ["goff-nob"],
            "hq": ["goff-boyz"],
        },
        start="combat",
    )
    t.do("play warpstorm")
    assert t.legal == ["pick tarrus", "pick barlus", "pick hq", "pick their hq"]
    t.do("pick tarrus")
    assert (t.damage("possessed"), t.damage("goff-nob")) == (2, 0)
    assert (t.damage("goff-nob@tarrus", 1), t.damage("nazdreg", 1)) == (2, 2)
    assert t.damage("goff-boyz@tarrus", 1) == 0
    assert (t.damage("goff-nob@barlus", 1), t.damage("goff-boyz@hq", 1)) == (0, 0)
    assert t.resources[0] == 0


def test_a_warpstorm_may_hit_a_headquarters(table: Any) -> None:
    t = table(
        {"resources": 3, "hand": ["warpstorm"], "tarrus": ["possessed"]},
        {"tarrus": ["goff-nob"], "hq": ["goff-boyz", "goff-nob"]},
        start="combat",
    )
    t.do("play warpstorm", "pick their hq")
    assert not t.has("goff-boyz", 1)
    assert (t.damage("goff-nob@hq", 1), t.damage("nazdreg", 1)) == (2, 2)
    assert (t.damage("goff-nob@tarrus", 1), t.damage("nazdreg")) == (0, 0)


def test_a_warpstorm_needs_combat_resources_and_somebody_bare(table: Any) -> None:
    assert table({"resources": 3, "hand": ["warpstorm"]}).starting("play") == []
    t = table({"resources": 2, "hand": ["warpstorm"]}, start="combat")
    assert t.starting("play") == []
    t = table(
        {"resources": 3, "hand": ["warpstorm"], "tarrus": ["possessed + promotion"]}, start="combat"
    )
    t.do("play warpstorm")
    assert t.legal == ["pick hq", "pick their hq"]


def test_a_warpstorm_does_not_reach_who_is_immune(table: Any) -> None:
    t = table(
        {"resources": 3, "hand": ["warpstorm"]},
        {"tarrus": ["stalwart-ogryn", "goff-nob"]},
        start="combat",
    )
    t.do("play warpstorm", "pick tarrus")
    assert (t.damage("stalwart-ogryn", 1), t.damage("goff-nob", 1)) == (0, 2)


# -- Tzeentch's Firestorm --------------------------------------------------------------------------


@pytest.mark.rule("CQ-S35")
def test_a_firestorm_deals_what_is_paid(table: Any) -> None:
    t = table(
        {"resources": 4, "hand": ["tzeentchs-firestorm"], "hq": ["possessed"]},
        {"tarrus": ["goff-nob"], "hq": ["goff-nob"]},
    )
    t.do("play tzeentchs-firestorm")
    assert t.legal == ["x 1", "x 2", "x 3", "x 4"]
    t.do("x 3")
    assert t.legal == [
        "pick their goff-nob@tarrus",
        "pick possessed@hq",
        "pick their goff-nob@hq",
    ]
    t.do("pick their goff-nob@tarrus")
    assert t.damage("goff-nob@tarrus", 1) == 3
    assert (t.damage("goff-nob@hq", 1), t.damage("possessed")) == (0, 0)
    assert t.resources[0] == 1
    assert t.zone("discard", 0) == ["tzeentchs-firestorm"]


def test_a_firestorm_needs_a_resource_and_somebody_who_is_no_warlord(table: Any) -> None:
    t = table({"hand": ["tzeentchs-firestorm"]}, {"tarrus": ["goff-nob"]})
    assert t.starting("play") == []
    t = table({"resources": 3, "hand": ["tzeentchs-firestorm"]}, {"tarrus": ["nazdreg"]})
    assert t.starting("play") == []


def test_a_firestorm_is_met_with_shields(table: Any) -> None:
    t = table(
        {"resources": 3, "hand": ["tzeentchs-firestorm"], "tarrus": ["nazdreg"]},
        {"tarrus": ["goff-boyz"], "hand": ["warpstorm"]},
        start="combat",
    )
    t.reach("play tzeentchs-firestorm").do("x 2", "shield warpstorm")
    assert t.damage("goff-boyz", 1) == 1


# -- Promise of Glory ------------------------------------------------------------------------------


def test_promise_of_glory_brings_two_cultists_home(table: Any) -> None:
    t = table({"hand": ["promise-of-glory"]})
    t.do("play promise-of-glory")
    assert sorted(card for card in t.cards(0) if "cultist" in card) == [
        "cultist@hq",
        "cultist@hq#2",
    ]
    assert not any("cultist" in card for card in t.cards(1))
    assert t.zone("discard", 0) == ["promise-of-glory"]


def test_promise_of_glory_keeps_to_ten_tokens(table: Any) -> None:
    t = table({"hand": ["promise-of-glory"], "hq": ["snotlings"] * 9})
    t.do("play promise-of-glory")
    assert len([card for card in t.cards(0) if "cultist" in card]) == 1
    t = table({"hand": ["promise-of-glory"], "hq": ["cultist"] * 10})
    assert t.starting("play") == []


def test_promise_of_glory_is_for_the_deploy_phase(table: Any) -> None:
    for start in ("combat", "headquarters"):
        t = table({"hand": ["promise-of-glory"], "tarrus": ["goff-nob"]}, start=start)
        assert t.starting("play") == []


# -- Rune-Encrusted Armor --------------------------------------------------------------------------


def test_rune_encrusted_armor_makes_stronger_and_tougher(table: Any) -> None:
    t = table(
        {"resources": 2, "hand": ["rune-encrusted-armor"], "tarrus": ["goff-boyz", "goff-nob"]}
    )
    t.do("attach rune-encrusted-armor goff-nob@tarrus")
    assert (t.attack("goff-nob"), t.hp("goff-nob")) == (8, 8)
    assert t.hp("goff-boyz") == 2
    assert t.resources[0] == 0


def test_rune_encrusted_armor_is_for_army_units(table: Any) -> None:
    t = table(
        {"resources": 2, "hand": ["rune-encrusted-armor"], "tarrus": ["snotlings", "nazdreg"]},
        {"tarrus": ["goff-nob", "black-legion-heldrake"]},
    )
    assert t.starting("attach") == ["attach rune-encrusted-armor their goff-nob@tarrus"]


# -- Dire Mutation ---------------------------------------------------------------------------------


def test_dire_mutation_hurts_its_host_who_attacks(table: Any) -> None:
    t = table(
        {"tarrus": ["possessed"]},
        {"tarrus": ["goff-nob + dire-mutation", "goff-boyz"]},
        start="battle",
        initiative=1,
    )
    t.reach("attack goff-nob@tarrus")
    assert not t.has("possessed")
    assert t.damage("goff-nob", 1) == 1
    assert t.damage("goff-boyz", 1) == 0


@pytest.mark.rule("CQ-13.4")
def test_dire_mutation_may_fell_an_attacker_before_it_strikes(table: Any) -> None:
    t = table(
        {"tarrus": ["possessed"]},
        {"tarrus": ["goff-nob 5 damage + dire-mutation"]},
        start="battle",
        initiative=1,
    )
    t.reach("attack goff-nob@tarrus")
    assert not t.has("goff-nob", 1)
    assert t.damage("possessed") == 0
    assert t.zone("discard", 1)[-1] == "goff-nob"


def test_dire_mutation_hurts_units_who_commit(table: Any) -> None:
    t = table({"hq": ["goff-nob + dire-mutation", "goff-boyz"]}, start="command")
    t.do("dial 1", seat=0).do("dial 1", seat=1)
    assert t.damage("goff-nob@tarrus") == 1
    assert not t.ready("goff-nob")
    assert t.damage("goff-boyz@tarrus") == 0


def test_dire_mutation_ignores_hosts_that_are_exhausted_already(table: Any) -> None:
    t = table(
        {"hand": ["archons-terror"], "resources": 2},
        {"tarrus": ["goff-nob exhausted + dire-mutation"]},
        start="combat",
    )
    t.do("play archons-terror")
    assert t.has("goff-nob@hq", 1)
    assert t.damage("goff-nob", 1) == 0


@pytest.mark.rule("CQ-S9")
def test_dire_mutation_is_an_ambush(table: Any) -> None:
    t = table(
        {"hand": ["dire-mutation", "rune-encrusted-armor"], "resources": 3, "tarrus": ["nazdreg"]},
        {"tarrus": ["goff-nob"]},
        start="battle",
    )
    assert t.starting("attach") == ["attach dire-mutation their goff-nob@tarrus"]
    t.do("attach dire-mutation their goff-nob@tarrus").reach("attack nazdreg@tarrus")
    t.reach("attack goff-nob@tarrus")
    assert t.damage("goff-nob", 1) == 3
    assert t.resources[0] == 2


# -- Fortress of Madness ---------------------------------------------------------------------------


def test_the_fortress_makes_a_chaos_unit_cheaper(table: Any) -> None:
    t = table(
        {
            "resources": 2,
            "supports": ["fortress-of-madness"],
            "hand": ["khorne-berzerker", "chaos-fanatics"],
        }
    )
    t.do("deploy khorne-berzerker tarrus", "use fortress-of-madness@hq")
    assert t.has("khorne-berzerker@tarrus")
    assert t.resources[0] == 0
    assert not t.ready("fortress-of-madness")


def test_the_fortress_is_for_chaos_units_while_it_is_ready(table: Any) -> None:
    t = table({"resources": 5, "supports": ["fortress-of-madness"], "hand": ["goff-nob"]})
    t.do("deploy goff-nob tarrus")
    assert t.resources[0] == 0
    assert t.ready("fortress-of-madness")
    t = table(
        {
            "resources": 2,
            "supports": ["fortress-of-madness exhausted"],
            "hand": ["khorne-berzerker"],
        }
    )
    assert t.starting("deploy") == []
    t = table({"resources": 2, "hand": ["khorne-berzerker"]}, {"supports": ["fortress-of-madness"]})
    assert t.starting("deploy") == []


def test_only_one_limited_card_a_round_and_one_fortress(table: Any) -> None:
    t = table({"resources": 5, "hand": ["fortress-of-madness", "promethium-mine"]})
    t.do("deploy fortress-of-madness").reach("pass")
    assert t.starting("deploy") == []
    t = table(
        {"resources": 5, "hand": ["fortress-of-madness"], "supports": ["fortress-of-madness"]}
    )
    assert t.starting("deploy") == []


# -- Murder Cogitator ------------------------------------------------------------------------------


def test_the_cogitator_finds_a_chaos_unit_when_a_daemon_leaves(table: Any) -> None:
    t = table(
        {
            "tarrus": ["zarathurs-flamers"],
            "supports": ["murder-cogitator"],
            "deck": ["possessed", "khorne-berzerker"],
        },
        {"tarrus": ["goff-nob"]},
    )
    t.do("use zarathurs-flamers@tarrus")
    assert t.damage("goff-nob", 1) == 2
    t.do("use murder-cogitator@hq")
    assert t.zone("hand", 0) == ["khorne-berzerker"]
    assert t.zone("deck", 0)[-1] == "possessed"
    assert not t.ready("murder-cogitator")


def test_the_cogitator_leaves_other_cards_on_top_for_all_to_see(table: Any) -> None:
    for top in ("goff-nob", "warpstorm", "fortress-of-madness"):
        t = table(
            {"tarrus": ["zarathurs-flamers"], "supports": ["murder-cogitator"], "deck": [top]},
            {"tarrus": ["goff-nob"]},
        )
        t.do("use zarathurs-flamers@tarrus", "use murder-cogitator@hq")
        assert t.zone("hand", 0) == []
        assert t.zone("deck", 0)[-1] == top
        card = t.state.cards_in(0)[-1]
        assert t.state.knows_card(1, card)


def test_the_cogitator_answers_for_tokens(table: Any) -> None:
    t = table(
        {
            "hq": ["cultist"],
            "supports": ["murder-cogitator"],
            "hand": ["possessed"],
            "resources": 4,
            "deck": ["chaos-fanatics"],
        },
    )
    t.do("deploy possessed tarrus", "use cultist@hq")
    t.do("use murder-cogitator@hq")
    assert t.zone("hand", 0) == ["chaos-fanatics"]
    assert t.has("possessed@tarrus")


def test_the_cogitator_ignores_units_of_other_traits(table: Any) -> None:
    t = table(
        {
            "tarrus": ["goff-boyz + mark-of-chaos", "goff-nob"],
            "supports": ["murder-cogitator"],
            "deck": ["possessed"],
        },
        {"tarrus": ["zarathurs-flamers"]},
        start="battle",
        initiative=1,
    )
    t.reach("use zarathurs-flamers@tarrus").do("pick their goff-boyz@tarrus")
    assert not t.has("goff-boyz")
    assert t.starting("use") == []


def test_the_cogitator_ignores_cultists_and_daemons_of_the_opponent(table: Any) -> None:
    t = table(
        {"tarrus": ["goff-nob"], "supports": ["murder-cogitator"], "deck": ["possessed"]},
        {"tarrus": ["cultist", "goff-nob"]},
        start="battle",
    )
    t.reach("attack goff-nob@tarrus").do("pick their cultist@tarrus")
    assert not t.has("cultist", 1)
    assert t.starting("use") == []


def test_an_exhausted_cogitator_reveals_nothing(table: Any) -> None:
    t = table(
        {
            "tarrus": ["zarathurs-flamers"],
            "supports": ["murder-cogitator exhausted"],
            "deck": ["possessed"],
        },
        {"tarrus": ["goff-nob"]},
    )
    t.do("use zarathurs-flamers@tarrus")
    assert t.zone("hand", 0) == []
    assert t.starting("use") == []

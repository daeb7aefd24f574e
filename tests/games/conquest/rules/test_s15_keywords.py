"""Section 15: the keywords."""

from __future__ import annotations

from typing import Any

import pytest

from hadur.games.conquest import GAME
from hadur.games.conquest.cards.definition import FLYING, KEYWORDS
from hadur.games.conquest.state import (
    GAIN_KEYWORDS,
    UNTIL_PHASE_ENDS,
)
from hadur.games.conquest.values import keywords
from hadur.text.catalogue import catalogue_of

rule = pytest.mark.rule


def struck(t: Any, attacker: str, defender: str) -> Any:
    """An attack of seat 0, shields declined."""
    t.reach(f"attack {attacker}")
    if t.prompt == "defender":
        t.do(f"pick their {defender}")
    return t.skip("offer", "shield")


@rule("CQ-15.5", "CQ-15.6", "CQ-S9", "CQ-18.12")
def test_ambush_deploys_in_a_window_of_the_combat_phase_for_the_normal_cost(table: Any) -> None:
    t = table(
        {"hand": ["eager-recruit"], "resources": 3, "tarrus": ["goff-nob"]},
        {"tarrus": ["goff-nob"]}, start="battle",
    )  # fmt: skip
    assert t.prompt == "action-window"
    assert t.starting("deploy") == [
        f"deploy eager-recruit {p}" for p in ("tarrus", "barlus", "ferrin")
    ]
    t.do("deploy eager-recruit tarrus")
    assert t.resources[0] == 2
    assert t.ready("eager-recruit")
    while not t.starting("attack"):
        t.do("pass")
    assert "attack eager-recruit@tarrus" in t.legal


@rule("CQ-15.5")
def test_without_ambush_a_unit_stays_in_hand(table: Any) -> None:
    t = table(
        {"hand": ["10th-company-scout", "eager-recruit"], "resources": 3, "tarrus": ["goff-nob"]},
        {"tarrus": ["goff-nob"]}, start="battle",
    )  # fmt: skip
    assert not any("10th-company-scout" in move for move in t.legal)


@rule("CQ-15.5")
def test_ambush_is_of_no_use_in_other_phases(table: Any) -> None:
    t = table({"hand": ["eager-recruit"], "resources": 3}, {"hand": ["shoota-mob"]},
              start="headquarters")  # fmt: skip
    assert t.phase == "deploy"


@rule("CQ-S9")
def test_where_the_table_wants_it_ambush_is_only_at_the_battle(table: Any) -> None:
    t = table(
        {"hand": ["eager-recruit"], "resources": 3, "tarrus": ["goff-nob"]},
        {"tarrus": ["goff-nob"]}, start="battle", options={"ambush": "battle"},
    )  # fmt: skip
    assert t.starting("deploy") == ["deploy eager-recruit tarrus"]


@rule("CQ-8.34", "CQ-EX41")
def test_a_unit_in_ambush_keeps_a_battle_going(table: Any) -> None:
    t = table(
        {"tarrus": ["goff-nob", "bad-dok"]},
        {"hand": ["eager-recruit"], "resources": 1, "tarrus": ["shoota-mob"]}, start="battle",
    )  # fmt: skip
    struck(t, "goff-nob@tarrus", "shoota-mob@tarrus")
    assert not t.has("shoota-mob", 1)
    t.reach("deploy eager-recruit tarrus")
    assert t.zone("victory", 0) == []
    t.until("combat-turn")
    assert (t.seat, t.starting("attack")) == (1, ["attack eager-recruit@tarrus"])


@rule("CQ-15.7", "CQ-15.11", "CQ-15.10", "CQ-EX52")
def test_area_effect_hits_every_enemy_there_instead_of_one(table: Any) -> None:
    t = table(
        {"tarrus": ["daring-assault-squad", "bad-dok"]},
        {"tarrus": ["goff-nob", "enraged-ork"], "barlus": ["goff-nob"]}, start="battle",
    )  # fmt: skip
    t.reach("attack daring-assault-squad@tarrus")
    assert not t.ready("daring-assault-squad")
    assert t.legal == ["pick their goff-nob@tarrus", "pick their enraged-ork@tarrus", "area"]
    t.do("area").skip("shield", "shield-order")
    assert (t.damage("goff-nob@tarrus", 1), t.damage("enraged-ork", 1)) == (2, 2)
    assert (t.damage("goff-nob@barlus", 1), t.damage("bad-dok")) == (0, 0)
    t.until("combat-turn")
    assert t.seat == 1


@rule("CQ-15.8", "CQ-18.7")
def test_area_effect_is_no_damage_of_an_attack(table: Any) -> None:
    t = table(
        {"tarrus": ["daring-assault-squad"]}, {"tarrus": ["raven-guard-speeder"]}, start="battle"
    )
    t.reach("attack daring-assault-squad@tarrus").do("area").skip("shield")
    assert t.damage("raven-guard-speeder", 1) == 2, "Flying does not halve it"


@rule("CQ-15.9", "CQ-18.8", "CQ-S52")
@pytest.mark.parametrize(("option", "asked"), [("covered", False), ("spared", True)])
def test_armorbane_covers_area_effect(table: Any, option: str, asked: bool) -> None:
    t = table(
        {"tarrus": ["iyanden-wraithguard + gun-drones"]},
        {"hand": ["battle-cry"], "tarrus": ["goff-nob"]}, start="battle",
        options={"armorbane-area": option},
    )  # fmt: skip
    t.reach("attack iyanden-wraithguard@tarrus").do("area")
    assert (t.prompt == "shield") == asked


@rule("CQ-15.3", "CQ-EX4")
def test_area_effects_add_up(table: Any) -> None:
    t = table(
        {"tarrus": ["tactical-squad-cardinis + gun-drones"]}, {"tarrus": ["goff-nob"]},
        start="battle",
    )  # fmt: skip
    t.reach("attack tactical-squad-cardinis@tarrus").do("area").skip("shield")
    assert t.damage("goff-nob", 1) == 3


@rule("CQ-15.12")
def test_no_shield_helps_against_armorbane(table: Any) -> None:
    t = table(
        {"tarrus": ["iyanden-wraithguard", "bad-dok"]},
        {"hand": ["battle-cry"], "tarrus": ["goff-nob"]}, start="battle",
    )  # fmt: skip
    t.reach("attack iyanden-wraithguard@tarrus")
    assert t.prompt != "shield"
    assert t.damage("goff-nob", 1) == 4


@rule("CQ-15.14", "CQ-16.3")
def test_brutal_adds_the_damage_on_the_unit(table: Any) -> None:
    t = table({"hand": ["shoota-mob"], "tarrus": ["enraged-ork 3 damage"]}, {})
    assert t.attack("enraged-ork") == 3
    t.state.damage[t.card("enraged-ork")] = 1
    assert t.attack("enraged-ork") == 1


@rule("CQ-15.15", "CQ-18.10", "CQ-16.6")
@pytest.mark.parametrize(
    ("attacker", "dealt"),
    [("tankbusta-bommaz", 3), ("burna-boyz", 3), ("bad-dok", 1), ("void-pirate", 0)],
)
def test_flying_halves_the_damage_of_units_that_do_not_fly(
    table: Any, attacker: str, dealt: int
) -> None:
    # The speeder is a Vehicle: Tankbustas deal it double damage, halved again.
    t = table({"tarrus": [attacker]}, {"tarrus": ["raven-guard-speeder more-hp=3"]},
              start="battle")  # fmt: skip
    struck(t, f"{attacker}@tarrus", "raven-guard-speeder@tarrus")
    assert t.damage("raven-guard-speeder", 1) == dealt


@rule("CQ-15.15")
def test_units_that_fly_deal_each_other_full_damage(table: Any) -> None:
    t = table({"tarrus": ["assault-valkyrie"]}, {"tarrus": ["raven-guard-speeder more-hp=3"]},
              start="battle")  # fmt: skip
    struck(t, "assault-valkyrie@tarrus", "raven-guard-speeder@tarrus")
    assert t.damage("raven-guard-speeder", 1) == 4


@rule("CQ-15.1", "CQ-15.2", "CQ-EX3")
def test_a_keyword_from_two_sources_counts_once(table: Any) -> None:
    t = table({"tarrus": ["assault-valkyrie"], "hand": ["shoota-mob"]}, {})
    unit = t.card("assault-valkyrie")
    t.state.let_last(GAIN_KEYWORDS, unit, FLYING, UNTIL_PHASE_ENDS, 0)
    assert keywords(t.state, unit) & FLYING
    t.state.expire(UNTIL_PHASE_ENDS)
    assert keywords(t.state, unit) & FLYING, "losing one source leaves the other"


@rule("CQ-15.4")
def test_the_keywords_of_the_game_are_all_there() -> None:
    assert set(KEYWORDS) == {
        "ambush", "armorbane", "brutal", "flying", "immune-to-enemy-events", "limited", "mobile",
        "no-attachments", "no-wargear-attachments", "ranged",
    }  # fmt: skip
    # Area Effect has a number, Bloodied is a face of its own; every keyword is explained once.
    texts = catalogue_of("en", GAME.name)
    for name in (*KEYWORDS, "area-effect", "bloodied"):
        assert texts.has(f"keyword-{name}.text"), name


@rule("CQ-15.13", "CQ-12.14", "CQ-S37")
def test_a_bloodied_warlord_has_lost_its_text(table: Any) -> None:
    t = table(
        {"hand": ["shoota-mob"], "bloodied": True, "tarrus": ["nazdreg", "goff-nob 1 damage"]}, {}
    )
    assert t.state.view(1)["planets"][0]["sides"][0][0]["bloodied"] is True
    assert t.attack("goff-nob") == 6


@rule("CQ-15.16", "CQ-S19")
def test_what_is_immune_is_neither_targeted_nor_affected(table: Any) -> None:
    t = table(
        {"hand": ["archons-terror", "exterminatus"], "resources": 9, "barlus": ["shoota-mob"]},
        {"barlus": ["stalwart-ogryn", "goff-nob", "bad-dok"]},
    )
    t.do("play exterminatus")
    if t.prompt.startswith("target-of"):
        t.do("pick barlus")
    assert t.has("stalwart-ogryn", 1)
    assert not t.has("goff-nob", 1)


@rule("CQ-15.17")
def test_one_limited_card_a_round(table: Any) -> None:
    t = table(
        {"hand": ["bigtoof-banna", "promotion"], "resources": 9, "tarrus": ["goff-nob"]},
        {"hand": ["promotion"], "resources": 1, "barlus": ["goff-nob"]},
    )
    t.do("deploy bigtoof-banna")
    assert t.starting("attach") == [
        "attach promotion their goff-nob@tarrus", "attach promotion goff-nob@barlus",
    ]  # fmt: skip
    t.do("pass")
    assert t.starting("attach") == []


@rule("CQ-15.19", "CQ-8.1", "CQ-18.25", "CQ-14.2", "CQ-S8")
def test_mobile_units_move_to_an_adjacent_planet_as_the_combat_phase_begins(table: Any) -> None:
    t = table(
        {"barlus": ["soaring-falcon", "goff-nob"], "hq": ["vashya-trailblazer"]},
        {"hand": ["shoota-mob"]}, start="combat",
    )  # fmt: skip
    assert (t.prompt, t.seat) == ("mobile", 0)
    assert t.legal == [
        "done",
        "move soaring-falcon@barlus tarrus",
        "move soaring-falcon@barlus ferrin",
    ]
    t.do("move soaring-falcon@barlus tarrus")
    assert t.prompt != "mobile", "each moves once"
    assert t.zone("victory", 0) == ["tarrus"], "it has won the battle there alone"


@rule("CQ-15.20", "CQ-EX43")
def test_who_has_initiative_makes_all_moves_first(table: Any) -> None:
    units = {"barlus": ["soaring-falcon", "crisis-battle-guard"]}
    t = table(units, units, start="combat", initiative=1)
    assert t.seat == 1
    t.do("move soaring-falcon@barlus tarrus")
    assert (t.prompt, t.seat) == ("mobile", 1)
    t.do("done")
    assert (t.prompt, t.seat) == ("mobile", 0)


@rule("CQ-15.21", "CQ-S19")
def test_no_attachments_and_no_wargear_attachments(table: Any) -> None:
    t = table(
        {"hand": ["ion-rifle", "promotion"], "resources": 9,
         "tarrus": ["ravenous-flesh-hounds", "land-raider", "goff-nob"]}, {},
    )  # fmt: skip
    assert t.starting("attach") == [
        "attach ion-rifle goff-nob@tarrus",
        "attach promotion land-raider@tarrus",
        "attach promotion goff-nob@tarrus",
    ]


@rule("CQ-18.6")
def test_who_lived_by_an_attachment_falls_without_it(table: Any) -> None:
    t = table(
        {"tarrus": ["bad-dok 5 damage + hostile-environment-gear", "goff-nob"],
         "hand": ["even-the-odds"], "resources": 1}, {},
    )  # fmt: skip
    assert t.hp("bad-dok") == 7
    t.do("play even-the-odds")
    t.skip("offer")
    if t.prompt.startswith("target-of"):
        t.do("pick goff-nob@tarrus")
    assert not t.has("bad-dok")
    assert t.hp("goff-nob") == 9

"""Section 18: edge cases that follow from several rules."""

from __future__ import annotations

from typing import Any

import pytest

from hadur.games.conquest import log
from hadur.games.conquest.abilities.constant import same_planet
from hadur.games.conquest.cards.definition import NO_ATTACHMENTS
from hadur.games.conquest.phases.leaving import SETTLE
from hadur.games.conquest.phases.moving import adjacent_slots, exhaust
from hadur.games.conquest.state import GAIN_KEYWORDS, MORE_HP, UNTIL_PHASE_ENDS
from hadur.kernel.events import Heard
from tests.games.conquest.rules.common import alone

rule = pytest.mark.rule


def settled(t: Any) -> Any:
    """See what follows from values that have changed."""
    alone(t)
    t.state.push(SETTLE)
    t.state.run()
    return t


@rule("CQ-18.9")
def test_brutal_counts_damage_that_is_taken_during_the_attack(table: Any) -> None:
    # The mutation hurts the attacker as it exhausts, after it has been chosen to attack.
    t = table(
        {"tarrus": ["enraged-ork + their dire-mutation"]}, {"tarrus": ["goff-nob exhausted"]},
        start="battle",
    )  # fmt: skip
    t.until("combat-turn")
    assert t.attack("enraged-ork") == 0
    t.reach("attack enraged-ork@tarrus")
    assert (t.damage("enraged-ork"), t.damage("goff-nob", 1)) == (1, 1)


@rule("CQ-18.6", "CQ-16.4")
def test_who_lived_by_an_effect_falls_when_it_ends(table: Any) -> None:
    t = table(
        {"hand": ["squig-bombin"], "resources": 2, "barlus": ["goff-nob", "bad-dok"]},
        {"supports": ["ork-kannon"]}, start="headquarters",
    )  # fmt: skip
    for name in ("goff-nob", "bad-dok"):
        t.state.let_last(MORE_HP, t.card(name), 2, UNTIL_PHASE_ENDS, 0)
    t.state.damage[t.card("goff-nob")] = 6
    t.state.damage[t.card("bad-dok")] = 3
    assert t.hp("goff-nob") == 8
    t.do("pass")
    assert t.prompt == "deploy-turn"
    assert not t.has("goff-nob")
    assert (t.has("bad-dok"), t.hp("bad-dok")) == (True, 4)


@rule("CQ-13.19")
@pytest.mark.parametrize(("unit", "less"), [("shoota-mob", 1), ("guardsman", 2), ("goff-nob", 6)])
def test_a_unit_without_hit_points_is_destroyed(table: Any, unit: str, less: int) -> None:
    t = table({"hand": ["shoota-mob"], "tarrus": [unit, "bad-dok"]}, {})
    t.state.let_last(MORE_HP, t.card(f"{unit}@tarrus"), 1 - less, UNTIL_PHASE_ENDS, 0)
    assert settled(t).has(f"{unit}@tarrus"), "one hit point is left"
    t.state.let_last(MORE_HP, t.card(f"{unit}@tarrus"), -1, UNTIL_PHASE_ENDS, 0)
    assert not settled(t).has(f"{unit}@tarrus")
    assert t.has("bad-dok")


@rule("CQ-13.19")
def test_a_bloodied_warlord_without_hit_points_is_defeated(table: Any) -> None:
    t = table({"hand": ["shoota-mob"], "bloodied": True, "tarrus": ["nazdreg"]}, {})
    t.state.let_last(MORE_HP, t.card("nazdreg"), -5, UNTIL_PHASE_ENDS, 0)
    assert settled(t).result == [-1, 1]


@rule("CQ-18.20", "CQ-12.26", "CQ-15.21")
def test_a_unit_that_gains_no_attachments_loses_those_it_has(table: Any) -> None:
    t = table(
        {"hand": ["shoota-mob"], "tarrus": ["goff-nob + promotion + their suffering", "bad-dok"]},
        {"tarrus": ["bad-dok + promotion"]},
    )
    t.state.let_last(GAIN_KEYWORDS, t.card("goff-nob"), NO_ATTACHMENTS, UNTIL_PHASE_ENDS, 0)
    settled(t)
    assert (t.zone("discard", 0), t.zone("discard", 1)) == (["promotion"], ["suffering"])
    assert t.has("promotion@tarrus", 1)
    assert t.attack("goff-nob") == 6


@rule("CQ-15.18")
def test_a_limited_card_that_is_put_into_play_is_not_counted(table: Any) -> None:
    t = table(
        {"hand": ["bigtoof-banna", "promotion", "exterminatus"], "resources": 4,
         "deck": ["imperial-bunker"], "barlus": ["enginseer-augur"], "tarrus": ["goff-nob"]}, {},
    )  # fmt: skip
    other = t.state.copy()
    find = ("play exterminatus", "use enginseer-augur@barlus", "take imperial-bunker", "done")
    # After a Limited card has been deployed one may still be put into play.
    t.do("deploy bigtoof-banna")
    assert t.starting("attach") == []
    t.do(*find)
    assert t.has("imperial-bunker@hq")
    # And one that was put into play leaves the Limited card of the round open.
    t.state = other
    t.do(*find)
    assert t.has("imperial-bunker@hq")
    assert "deploy bigtoof-banna" in t.legal
    assert "attach promotion goff-nob@tarrus" in t.legal


@rule("CQ-18.21")
def test_a_limited_event_that_is_cancelled_was_the_one_of_the_round(table: Any) -> None:
    t = table(
        {"hand": ["raid", "bigtoof-banna"], "resources": 1},
        {"hand": ["nullify", "shoota-mob"], "resources": 3, "hq": ["eldorath-starbane"]},
        warlords=("nazdreg", "eldorath-starbane"),
    )
    assert "deploy bigtoof-banna" in t.legal
    t.do("play raid", "play nullify")
    assert t.resources == [1, 3], "nothing was taken"
    t.do("pass", seat=1)
    assert (t.prompt, t.seat, t.legal) == ("deploy-turn", 0, ["pass"])


@rule("CQ-18.19", "CQ-12.27")
def test_an_attachment_on_an_enemy_unit_is_still_its_players_own(table: Any) -> None:
    t = table(
        {"hand": ["squig-bombin"], "resources": 2, "barlus": ["bad-dok"]},
        {"barlus": ["goff-nob exhausted + their command-link-drone exhausted"],
         "supports": ["ork-kannon"]}, start="headquarters",
    )  # fmt: skip
    assert (t.seat, t.starting("use")) == (0, ["use command-link-drone@barlus"])
    t.do("pass")
    assert t.ready("command-link-drone", 0)
    assert (t.prompt, t.seat) == ("deploy-turn", 1)
    assert t.starting("use") == [], "the player of its host has no say"


@rule("CQ-18.26")
def test_a_support_is_at_no_planet_and_beside_none(table: Any) -> None:
    t = table(
        {"hand": ["shoota-mob"], "hq": ["goff-nob"], "supports": ["ork-kannon"]}, {},
    )  # fmt: skip
    kannon = t.card("ork-kannon")
    slot = t.state.slot_of(kannon)
    assert slot == -1
    assert list(adjacent_slots(t.state, slot)) == []
    assert not same_planet(t.state, kannon, t.card("goff-nob"))


@rule("CQ-18.24", "CQ-S10", "CQ-19.8")
def test_a_battle_ability_may_end_the_game_before_the_planet_is_captured(table: Any) -> None:
    t = table(
        {"atrox-prime": ["goff-nob"]}, {"bloodied": True, "hq": ["nazdreg 4 damage"]},
        planets=["atrox-prime", "barlus"], start="battle",
    )  # fmt: skip
    t.do("yes", "pick their hq")
    assert t.result == [1, -1]
    assert t.zone("victory", 0) == []


@rule("CQ-18.22")
@pytest.mark.parametrize("initiative", [0, 1])
def test_forced_abilities_of_both_players_come_by_initiative(table: Any, initiative: int) -> None:
    t = table(
        {"hand": ["shoota-mob"], "tarrus": ["goff-nob + dire-mutation + their dire-mutation"]},
        {"hand": ["shoota-mob"]}, initiative=initiative,
    )  # fmt: skip
    alone(t)
    t.state.listener = Heard()
    exhaust(t.state, t.card("goff-nob"))
    t.state.run()
    used = [event.a for event in t.state.listener.events if event.kind == log.USED]
    assert used == [initiative, 1 - initiative]
    assert t.damage("goff-nob") == 2
    assert not t.ready("goff-nob")


@rule("CQ-18.22", "CQ-10.28")
def test_forced_ones_come_before_all_others(table: Any) -> None:
    # The Bunker is the player's choice, the Bodyguard is not.
    t = table(
        {"tarrus": ["goff-nob"]},
        {"tarrus": ["enraged-ork exhausted", "bad-dok exhausted + bodyguard"],
         "supports": ["rockcrete-bunker"]}, start="battle",
    )  # fmt: skip
    t.state.listener = Heard()
    t.reach("attack goff-nob@tarrus").do("pick their enraged-ork@tarrus")
    assert (t.prompt, t.seat) == ("offer", 1)
    assert [event.kind for event in t.state.listener.events].count(log.REASSIGNED) == 1
    t.do(next(text for text in t.legal if "rockcrete-bunker" in text))
    assert t.damage("bad-dok", 1) == 1
    assert t.damage("rockcrete-bunker", 1) == 1

"""Section 1: which rule goes before which, and the principles behind them."""

from __future__ import annotations

from typing import Any

import pytest

from hadur.games.conquest import GAME, log
from hadur.games.conquest.cards.definition import CARDS, PLANET
from hadur.games.conquest.state import (
    CANNOT_BE_DAMAGED,
    UNTIL_PHASE_ENDS,
)
from hadur.text.catalogue import catalogue_of
from tests.games.conquest.rules.common import listening

rule = pytest.mark.rule


ENGLISH = catalogue_of("en", GAME.name)


def told(t: Any) -> list[int]:
    """The kinds of events that have been told since the listening began."""
    return [event.kind for event in t.state.listener.events]


@rule("CQ-1.2")
def test_the_text_of_a_card_wins_over_a_rule(table: Any) -> None:
    # Any enemy there can be attacked (CQ-13.7), but the Librarian's text says otherwise.
    t = table(
        {"tarrus": ["goff-nob"]}, {"tarrus": ["honored-librarian exhausted", "bad-dok exhausted"]},
        start="battle",
    )  # fmt: skip
    t.reach("attack goff-nob@tarrus")
    assert t.prompt != "defender", "there is nobody to choose but Bad Dok"
    assert not t.has("bad-dok", 1)
    assert t.has("honored-librarian", 1)


@rule("CQ-1.3")
def test_cannot_is_stronger_than_an_ability_that_would(table: Any) -> None:
    # A forced ability reassigns damage to the bodyguard's unit, which cannot be damaged.
    t = table(
        {"tarrus": ["goff-nob"]},
        {"tarrus": ["enraged-ork exhausted", "bad-dok exhausted + bodyguard"]}, start="battle",
    )  # fmt: skip
    guard = t.card("bad-dok", 1)
    t.state.let_last(CANNOT_BE_DAMAGED, guard, 0, UNTIL_PHASE_ENDS, 0)
    t.reach("attack goff-nob@tarrus").do("pick their enraged-ork@tarrus")
    assert not t.has("enraged-ork", 1), "all of the damage stayed where it was"
    assert t.damage("bad-dok", 1) == 0


@rule("CQ-1.3")
def test_cannot_is_stronger_than_a_rule_that_allows(table: Any) -> None:
    t = table(
        {"tarrus": ["bad-dok exhausted", "nazdreg exhausted"]},
        {"tarrus": ["umbral-preacher exhausted"]}, start="battle",
    )  # fmt: skip
    t.until("retreat")
    assert t.legal == ["done", "pick nazdreg@tarrus"]


@rule("CQ-1.4")
def test_a_keyword_does_all_of_its_rule_not_only_what_its_summary_says(table: Any) -> None:
    summary = ENGLISH.say("keyword-area-effect.text", amount=2)
    assert "Flying" not in summary
    assert "shield" not in summary
    t = table(
        {"tarrus": ["daring-assault-squad"]},
        {"hand": ["battle-cry"], "tarrus": ["raven-guard-speeder", "goff-nob"]}, start="battle",
    )  # fmt: skip
    t.reach("attack daring-assault-squad@tarrus").do("area")
    assert (t.prompt, t.seat) == ("shield-order", 1), "shields are decided unit by unit"
    t.skip("shield").do("pick raven-guard-speeder@tarrus", "no").skip("shield")
    assert t.damage("raven-guard-speeder", 1) == 2, "it is no damage of an attack"


@rule("CQ-1.5")
def test_no_text_is_mere_flavour() -> None:
    for card in CARDS:
        has_text = ENGLISH.has(f"card-{card.name}.text")
        does_something = bool(
            card.effects
            or card.constant >= 0
            or card.worn.on
            or (card.type != PLANET and (card.card_bonus or card.resource_bonus))
        )
        assert has_text == does_something, card.name


@rule("CQ-1.6")
def test_what_the_phases_do_is_no_card_effect(table: Any) -> None:
    # The Land Raider shields Bad Dok from card abilities, not from being attacked.
    t = table(
        {"tarrus": ["goff-nob"], "supports": ["catachan-outpost"]},
        {"tarrus": ["land-raider exhausted", "bad-dok exhausted"]}, start="battle",
    )  # fmt: skip
    t.do("use catachan-outpost@hq")
    assert t.legal == ["pick goff-nob@tarrus", "pick their land-raider@tarrus", "pick nazdreg@hq",
                       "pick their nazdreg@hq"]  # fmt: skip
    t.do("pick goff-nob@tarrus").reach("attack goff-nob@tarrus")
    assert t.legal == ["pick their land-raider@tarrus", "pick their bad-dok@tarrus"]


@rule("CQ-1.6")
def test_a_unit_that_is_immune_to_events_is_moved_and_exhausted_by_the_command_phase(
    table: Any,
) -> None:
    t = table({}, {"hq": ["nazdreg", "stalwart-ogryn"]}, start="command")
    t.do("dial 1", seat=0).do("dial 2", seat=1)
    assert t.has("stalwart-ogryn@barlus", 1)
    assert not t.ready("stalwart-ogryn", 1)


@rule("CQ-1.8", "CQ-1.7")
def test_loops_end_with_the_events_that_start_the_next_step(table: Any) -> None:
    t = table(
        {"tarrus": ["enraged-ork", "shoota-mob + rokkit-launcha"]}, {"tarrus": ["goff-nob"]},
        start="battle",
    )  # fmt: skip
    listening(t)
    assert t.state.ranged
    t.do("attack shoota-mob@tarrus").reach("pass")
    # Nobody can shoot any more: the skirmish is over, a combat round begins.
    t.until("combat-turn")
    assert (bool(t.state.ranged), t.state.combat_round) == (False, 1)
    assert log.COMBAT_ROUND in told(t)
    t.do("attack enraged-ork@tarrus").until("combat-turn").do("attack goff-nob@tarrus")
    t.do("pick their enraged-ork@tarrus")
    # Everybody is exhausted: the combat round is over, units ready and may retreat.
    assert t.prompt == "retreat"
    assert t.ready("goff-nob", 1)
    t.do("pick shoota-mob@tarrus", "done")
    # Nobody is left to fight: the battle is won, the planet captured.
    assert t.zone("victory", 1) == ["tarrus"]
    assert told(t).index(log.BATTLE_WON) < told(t).index(log.CAPTURED)

"""The judge of answers: who is asked, when, with what, and what texts let be chosen."""

from __future__ import annotations

from typing import Any

import pytest

from hadur.games.summoner_wars.cards.definition import (
    PHASES,
)
from hadur.games.summoner_wars.legality.questions import FORMS
from hadur.games.summoner_wars.prompts import Branch, Confirm, Pick, TakeCard
from hadur.games.summoner_wars.verbs import CHOOSE, PICK, TAKE, YES
from hadur.kernel.errors import BadNotation
from tests.games.summoner_wars.legality.judging import FIELD, HIT, MISS, Set, rule, rules_against
from tests.tabletop import questions_of


@rule("SW-4.14")
def test_a_seat_that_is_not_asked_decides_nothing(table: Set) -> None:
    t = table(FIELD)
    assert rules_against(t, "end", seat=1) == ["SW-4.14"]
    assert t.state.explain("end", 0).legal


@rule("SW-21.3")
def test_after_the_end_nothing_is_legal(table: Set) -> None:
    t = table("phase=attack; a1: 0 svara damage=11; f8: 1 ret-talus")
    t.do("end")
    assert t.result == [-1, 1]
    assert rules_against(t, "end") == ["SW-21.3"]


@rule("SW-13.3", "SW-4.12")
def test_while_an_effect_is_carried_out_there_is_neither_event_nor_action(table: Set) -> None:
    t = table("phase=move; c3: 0 svara; d5: 0 gate; hand0: ice-repair")
    t.do("move c3 c4")
    assert t.prompt == "structural-shift"
    assert rules_against(t, "play ice-repair") == ["SW-13.3"]
    for text in ("move c4 c5", "end", "yes", "take ice-repair", "choose gain-charge"):
        assert rules_against(t, text) == ["SW-4.12"]
    t.do("no")
    assert t.state.explain("play ice-repair").legal
    for text in (
        "yes",
        "no",
        "pick c3",
        "take ice-repair",
        "choose gain-charge",
        "first engage c3",
    ):
        assert rules_against(t, text) == ["SW-4.12"]


@rule("SW-14.13")
def test_what_is_not_worded_with_may_cannot_be_declined(table: Set) -> None:
    t = table("a1: 0 grognack; a2: 1 smasher; a3: 1 smasher; hand0: freeze")
    t.do("play freeze")
    assert rules_against(t, "no") == ["SW-14.13"]


def test_a_text_that_is_no_move_is_bad_notation(table: Set) -> None:
    t = table(FIELD)
    for text in ("", "march a1 a2", "move a1", "move a1 z9", "summon nobody a2"):
        with pytest.raises(BadNotation):
            t.state.explain(text)


@rule("SW-4.10")
def test_only_what_waits_can_be_carried_out_first(table: Set) -> None:
    t = table("phase=move; c3: 0 smasher; d3: 0 horde-clinger; b3: 0 horde-clinger")
    t.do("move c3 c4")
    assert t.prompt == "order"
    assert t.state.explain("first cling d3").legal
    assert rules_against(t, "first cling c4") == ["SW-4.10"]
    assert rules_against(t, "pick c3") == ["SW-4.12"]
    assert rules_against(t, "play ice-ram") == ["SW-13.3"]


def ask(t: Any, question: str) -> Any:
    assert t.prompt == question
    return t


@rule("SW-20.3", "SW-17.5", "SW-19.4", "SW-15.7", "SW-16.3")
def test_a_target_must_fit_the_words_of_the_text(table: Set) -> None:
    t = table(
        "phase=move; c2: 0 svara; c4: 0 gate; a3: 1 gate; d3: 0 smasher; f8: 0 gate; a8: 0 gate; "
        "d2: 0 parapet; d1: 0 smasher; e2: 0 smasher"
    )
    ask(t.do("move c2 c3"), "structural-shift")
    assert rules_against(t, "pick e6")[0] == "SW-20.3"
    assert rules_against(t, "pick a3")[0] == "SW-17.5"
    assert rules_against(t, "pick d3")[0] == "SW-19.4"
    assert rules_against(t, "pick f8")[0] == "SW-15.7"
    assert rules_against(t, "pick c3")[0] == "SW-19.4"
    assert t.state.explain("pick c4").legal


@rule("SW-16.1", "SW-16.3", "SW-16.4", "SW-14.13")
def test_a_card_is_forced_straight_over_clear_spaces(table: Set) -> None:
    t = table("phase=move; c2: 0 svara; c4: 0 gate; b4: 0 gate")
    t.do("move c2 c3")
    ask(t.do("pick c4"), "force")
    assert rules_against(t, "pick b4") == ["SW-16.3"]
    assert rules_against(t, "pick c6") == ["SW-16.1"]
    assert rules_against(t, "pick d5") == ["SW-16.4"]
    assert rules_against(t, "pick c4") == ["SW-16.1"]
    assert rules_against(t, "no") == ["SW-14.13"]


@rule("SW-15.16", "SW-15.17", "SW-1.4")
def test_toward_away_and_steadfast(table: Set) -> None:
    t = table("c1: 0 tacullu; c4: 1 smasher; hand0: hypnotic-call")
    t.do("play hypnotic-call")
    if t.prompt == "hypnotic-call":
        t.do("pick c4")
    ask(t, "may-force")
    assert rules_against(t, "pick c5") == ["SW-15.16"]
    assert t.state.explain("pick c3").legal
    t = table("phase=attack; c3: 0 ollag; c4: 1 shonk; events0: brutal-force")
    ask(t.do("attack c3 c4", dice=f"{HIT} {HIT} {HIT}"), "forceful-attack")
    assert t.state.explain("pick c5").legal
    t = table("phase=attack; c1: 0 targan; c4: 1 shonk; events0: brutal-force")
    ask(t.do("attack c1 c4", dice=f"{HIT} {HIT} {HIT} {HIT}"), "forceful-attack")
    assert rules_against(t, "pick c3") == ["SW-15.17"]
    t = table("phase=attack; c3: 0 wind-mage; c4: 1 kalal; d3: 1 smasher; b3: 1 smasher")
    ask(t.do("use push c3"), "push-instead")
    assert rules_against(t, "pick c4") == ["SW-1.4"]
    assert "steadfast" in t.state.explain("pick c4").refusals[0].reason


@rule("SW-16.11", "SW-15.1")
def test_a_card_is_placed_on_an_empty_space_where_the_text_says(table: Set) -> None:
    t = table("c3: 0 ret-talus; c4: 0 gate; discard0: undead-archer undead-warrior")
    ask(t.do("use raise-the-dead c3"), "raise-the-dead")
    assert rules_against(t, "take dragos") == ["SW-16.23", "SW-19.7"]
    ask(t.do("take undead-archer"), "raise-the-dead-space")
    assert rules_against(t, "pick c4")[0] == "SW-16.11"
    assert rules_against(t, "pick d4") == ["SW-15.1"]
    t = table("phase=move; c3: 0 smasher; d3: 0 horde-clinger")
    ask(t.do("move c3 c5"), "cling")
    assert rules_against(t, "pick d4") == ["SW-15.1"]
    assert rules_against(t, "pick c5")[0] == "SW-16.11"


@rule("SW-18.5", "SW-5.8", "SW-14.7")
def test_a_way_that_cannot_be_paid_cannot_be_chosen(table: Set) -> None:
    t = table("phase=move; c2: 0 ice-smith; d3: 0 ice-smith charges=1")
    t.do("move d3 d4")
    ask(t, "frost-axe")
    assert t.state.explain("choose go-under").legal
    assert rules_against(t, "choose nothing") == ["SW-14.7"]
    t = table("phase=attack magic=0,0; c3: 0 miti-kyru charges=1; c4: 1 gate")
    ask(t.do("attack c3 c4", dice=f"{MISS} {MISS} {MISS} {MISS}"), "withdraw")
    assert rules_against(t, "choose spend-magic") == ["SW-5.8"]
    ask(t.do("choose spend-charge"), "withdraw-space")
    assert t.state.explain("pick c1").legal
    assert rules_against(t, "pick f3") == ["SW-16.1"]


@rule("SW-18.6", "SW-15.20", "SW-19.10")
def test_events_choose_by_their_own_words(table: Set) -> None:
    t = table(
        "a1: 0 grognack; a2: 1 smasher charges=1; a3: 0 smasher; b1: 1 shonk; a6: 1 smasher; "
        "hand0: freeze"
    )
    ask(t.do("play freeze"), "freeze")
    assert rules_against(t, "pick a2") == ["SW-18.6"]
    assert rules_against(t, "pick a6") == ["SW-15.7"]
    assert "SW-15.10" in rules_against(t, "pick a1")
    assert t.state.explain("pick b1").legal
    t = table(
        "a1: 0 abua-shi; a2: 0 lioness; a3: 0 lioness; b1: 0 lioness; hand0: chant-of-entangling"
    )
    t.do("play chant-of-entangling")
    t.do("pick a2")
    assert rules_against(t, "pick a2") == ["SW-19.10"]


@rule("SW-19.9", "SW-19.6")
def test_arrow_of_light_shows_different_units(table: Set) -> None:
    t = table(
        "phase=attack; c3: 0 citadel-archer; c4: 1 gate; hand0: gate citadel-knight citadel-knight "
        "temple-priest"
    )
    ask(t.do("attack c3"), "arrow-of-light")
    assert rules_against(t, "take gate") == ["SW-19.6"]
    assert rules_against(t, "take citadel-paladin") == ["SW-1.31"]
    ask(t.do("take citadel-knight"), "arrow-of-light")
    assert rules_against(t, "take citadel-knight") == ["SW-19.9"]
    assert t.state.explain("take temple-priest").legal


@rule("SW-9.4", "SW-9.8", "SW-9.17")
def test_a_target_declared_after_preparations_is_judged_like_any_other(table: Set) -> None:
    t = table("phase=attack; c3: 0 dragos; b3: 0 smasher; c4: 1 gate; d3: 1 gate; c5: 1 gate")
    t.do("attack c3").do("no")
    ask(t, "target")
    assert rules_against(t, "pick c5") == ["SW-9.8"]
    assert rules_against(t, "pick c2") == ["SW-9.17"]
    assert rules_against(t, "pick c3") == ["SW-9.14"]
    assert rules_against(t, "no") == ["SW-14.13"]


@rule("SW-15.1", "SW-19.4")
def test_what_a_question_is_about_is_found_even_where_it_does_not_say(table: Set) -> None:
    t = table("phase=move; b3: 0 ice-golem; a4: 1 smasher; b6: 1 smasher; events0: ice-ram")
    ask(t.do("move b3 b4"), "ice-ram")
    assert rules_against(t, "pick b6") == ["SW-15.7"]
    assert t.state.explain("pick a4").legal
    t = table(
        "phase=move; a1: 0 ret-talus; c3: 0 smasher; c4: 1 smasher; e3: 0 smasher; e4: 1 smasher; "
        "hand0: purge"
    )
    t.do("play purge").do("pick c3").do("pick c4")
    ask(t.do("pick e3"), "purge-strike")
    assert rules_against(t, "pick c4") == ["SW-15.7"]
    assert t.state.explain("pick e4").legal


@rule("SW-14.5")
def test_mimic_wants_something_new(table: Set) -> None:
    t = table("phase=move moment=start; c3: 0 mind-witch; c4: 0 mind-witch; d3: 1 smasher")
    while t.prompt == "order":
        t.do("first mimic c3")
    ask(t, "mimic")
    assert rules_against(t, "pick c4") == ["SW-14.5"]
    assert t.state.explain("pick d3").legal


@rule("SW-20.9")
def test_the_strict_table_bars_extra_attacks_after_something_instead(table: Set) -> None:
    position = (
        "phase=attack; c3: 0 gulldune; c4: 1 gate; b3: 0 wind-mage; b5: 1 smasher; d3: 0 wind-mage;"
        " d4: 1 gate; "
    )
    for option, barred in (("allowed", False), ("barred", True)):
        t = table(f"{position} options: extra-after-instead={option}")
        t.do("use push b3").do("pick b5").do("pick b6")
        ask(t.do("attack c3 c4", dice=" ".join([MISS] * 4)), "telepathic-command")
        assert t.state.explain("pick b3").legal is not barred
        assert t.state.explain("pick d3").legal


def test_the_judge_knows_every_question_and_how_it_is_answered() -> None:
    verbs = {Pick: PICK, TakeCard: TAKE, Branch: CHOOSE, Confirm: YES}
    asked = [p for p in questions_of("summoner_wars") if p.name not in PHASES]
    for prompt in asked:
        assert prompt.name in FORMS, f"the judge does not know '{prompt.name}'"
        form = FORMS[prompt.name]
        assert [form.verb] == [verb for kind, verb in verbs.items() if isinstance(prompt, kind)]
        assert form.may == getattr(prompt, "may", True), prompt.name
    assert set(FORMS) == {prompt.name for prompt in asked}

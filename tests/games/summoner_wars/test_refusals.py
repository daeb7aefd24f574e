"""Refusals name the text that speaks against a move, and say nothing that is not so."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hadur.games.summoner_wars import GAME, legality
from hadur.games.summoner_wars.words import refusal_reason
from hadur.text.catalogue import LANGUAGES, catalogue_of

Set = Callable[..., Any]
rule = pytest.mark.rule
FLIGHT_IN_A_STORM = "phase=move; c3: 0 gwalark; events1: perplexing-tempest"
PUSHED = "phase=attack; c3: 0 wind-mage; c4: 1 kalal; d3: 1 smasher; b3: 1 smasher"

# The position, moves that lead on, the text refused, and what its first refusal must name.
NAMED = [
    (PUSHED, ["use push c3"], "pick c4", "SW-1.4", "Steadfast"),
    ("phase=attack; c3: 0 wind-mage; c4: 1 smasher; d3: 1 smasher; b3: 1 smasher;"
     " events1: freeze target=c4",
     ["use push c3"], "pick c4", "SW-1.4", "Freeze"),
    (FLIGHT_IN_A_STORM, [], "move c3 c6", "SW-7.2", "Perplexing Tempest"),
    (FLIGHT_IN_A_STORM, [], "move c3 c4 c5 c6", "SW-7.2", "Perplexing Tempest"),
    ("phase=move; c3: 0 beast-rider; events1: perplexing-tempest", [], "charge c3 c7", "SW-7.21",
     "Perplexing Tempest"),
    ("phase=move; c3: 0 ice-golem", [], "move c3 c5", "SW-7.2", "Slow"),
    ("phase=move; c3: 0 horde-clinger", [], "move c3 c4", "SW-1.4", "Immobile"),
    ("phase=move; c3: 0 ollag", [], "charge c3 c5", "SW-1.4", "Charge"),
    ("phase=attack; c3: 0 smasher; c4: 1 gate; d3: 1 citadel-knight", [], "attack c3 c4", "SW-1.4",
     "Protect"),
    ("phase=attack; c3: 0 smasher; c4: 1 gate", [], "use push c3", "SW-14.2", "Push"),
    ("phase=attack; c3: 0 smasher; c4: 1 gate", [], "use sluggish c3", "SW-4.12", "Sluggish"),
    ("magic=9,9; c3: 0 gate; hand0: elut-bal", [], "summon elut-bal c4", "SW-1.4",
     "Summoned by Fire"),
]  # fmt: skip


@rule("SW-1.4")
@pytest.mark.parametrize(("position", "moves", "text", "number", "name"), NAMED)
def test_a_refusal_names_the_text_it_follows(
    table: Set, position: str, moves: list[str], text: str, number: str, name: str
) -> None:
    t = table(position)
    t.many(*moves)
    first = t.state.explain(text).refusals[0]
    assert first.rule == number
    assert name in refusal_reason(catalogue_of("en", GAME.name), first)
    hungarian = catalogue_of("hu", GAME.name)
    told = refusal_reason(hungarian, first)
    assert told.endswith(str(hungarian.rule(number))) and told != hungarian.rule(number)
    slug = name.lower().replace(" ", "-")
    assert slug in first.reason.lower().replace(" ", "-") or dict(first.facts)["by"] == slug
    assert not hungarian.problems


@rule("SW-7.2")
def test_a_refusal_says_how_far_the_unit_does_go(table: Set) -> None:
    """The rule's own sentence speaks of one space or two."""
    english = catalogue_of("en", GAME.name)
    for position, reach in (
        (FLIGHT_IN_A_STORM, "2 spaces"),
        ("phase=move; c3: 0 ollag", "2 spaces"),
    ):
        first = table(position).state.explain("move c3 c7").refusals[0]
        assert f"can move {reach} at most" in refusal_reason(english, first)
    t = table("phase=move; c3: 0 ollag; events0: perplexing-tempest; events1: perplexing-tempest")
    assert "can move no space at most" in refusal_reason(
        english, t.state.explain("move c3 c4").refusals[0]
    )


@rule("SW-7.1", "SW-9.1")
def test_what_was_used_up_was_used_up_this_turn(table: Set) -> None:
    """In another phase than that of moves and attacks it was not this phase."""
    t = table("phase=attack moves-used=3 attacks-used=3; c3: 0 ollag; c5: 0 gate")
    for text in ("move c3 c4", "attack c3 c5"):
        reasons = [refusal.reason for refusal in t.state.explain(text).refusals]
        assert any("this turn" in reason for reason in reasons)
        assert not any("this phase" in reason for reason in reasons)


@rule("SW-4.12", "SW-13.3")
def test_only_events_are_refused_as_events(table: Set) -> None:
    t = table(PUSHED).do("use push c3")
    assert list(t.state.explain("play smasher").rules) == ["SW-4.12"]
    assert list(t.state.explain("play mind-control").rules) == ["SW-13.3"]


@rule("SW-4.12", "SW-14.12")
def test_a_question_that_may_be_declined_says_so(table: Set) -> None:
    t = table("phase=move; c3: 0 ember-archer; c6: 1 smasher; d4: 1 smasher")
    t.do("move c3 c4")
    assert t.prompt == "quick-shot"
    assert t.state.explain("end").refusals[0].reason.endswith("answer with 'pick' or 'no'")
    t = table(PUSHED).do("use push c3")
    assert t.state.explain("end").refusals[0].reason.endswith("answer with 'pick'")


@rule("SW-16.1")
def test_a_force_that_is_too_long_says_how_long_it_may_be(table: Set) -> None:
    t = table("phase=attack; c3: 0 wind-mage; c4: 1 smasher; d3: 1 smasher")
    t.do("use push c3").do("pick c4")
    first = t.state.explain("pick c7").refusals[0]
    assert first.rule == "SW-16.1" and first.reason.endswith("the force is 1 space")


def test_every_detail_has_words_in_both_languages() -> None:
    sources = Path(legality.__file__).parent.rglob("*.py")
    whys = {why for file in sources for why in re.findall(r'why="([a-z-]+)"', file.read_text())}
    assert len(whys) > 8
    for lang in LANGUAGES:
        catalogue = catalogue_of(lang, GAME.name)
        assert [why for why in sorted(whys) if not catalogue.has(f"refusal-{why}")] == []

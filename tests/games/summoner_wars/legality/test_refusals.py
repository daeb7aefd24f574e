"""Refusals name the text that speaks against a move, and say nothing that is not so."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hadur.games.summoner_wars import GAME, legality
from hadur.games.summoner_wars.legality.reasons import SENTENCES
from hadur.games.summoner_wars.words import refusal_reason
from hadur.kernel.setups import variety
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
    assert name.lower().replace(" ", "-") in dict(first.facts)["by"].split(", ")
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
    assert "can move no space at all: Perplexing Tempest" in refusal_reason(
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
    assert (
        first.rule == "SW-16.1" and first.reason == "c7 is 3 away, and the card is forced 1 at most"
    )
    english = refusal_reason(catalogue_of("en", GAME.name), first)
    assert english.startswith("Space c7 is 3 spaces away, and the card is forced 1 space here.")


# The position, moves that lead on, the text refused, and how its first refusal begins.
TOLD = [
    ("phase=attack; c3: 0 wind-mage; c4: 1 smasher; d3: 1 smasher; e6: 1 smasher", ["use push c3"],
     "pick e6", "Smasher on e6 is 5 spaces away from Wind Mage on c3; 2 is the most."),
    (FLIGHT_IN_A_STORM, [], "move c3 c6",
     "Gwalark can move 2 spaces at most (Flight, Perplexing Tempest), and this is 3."),
    (PUSHED, ["use push c3"], "pick c4", "Kalal on c4 cannot be forced: Steadfast."),
    ("phase=attack; c3: 0 ollag; d4: 1 gate", [], "attack c3 d4",
     "Ollag is a melee unit, and d4 is not adjacent."),
    ("phase=attack; c3: 0 targan; c4: 0 gate; c5: 1 gate", [], "attack c3 c5",
     "Gate on c4 is in the line of fire."),
    ("magic=1,1; c3: 0 gate; hand0: ollag", [], "summon ollag c4",
     "Ollag costs 5, and you have 1 magic."),
    ("phase=build; c3: 0 gate; hand0: gate", [], "build gate c7",
     "Space c7 is neither in your back three rows nor beside your summoner."),
    ("phase=move; c3: 0 mind-witch; c4: 1 mind-witch", [], "attack c3 c4",
     "This is the Move phase; units attack in the Attack phase."),
]  # fmt: skip


@rule("SW-1.4")
@pytest.mark.parametrize(("position", "moves", "text", "told"), TOLD)
def test_a_refusal_names_the_card_and_the_fact(
    table: Set, position: str, moves: list[str], text: str, told: str
) -> None:
    t = table(position)
    t.many(*moves)
    first = t.state.explain(text).refusals[0]
    assert refusal_reason(catalogue_of("en", GAME.name), first).startswith(told)


@rule("SW-19.4", "SW-14.5")
def test_a_refusal_says_no_more_than_is_so(table: Set) -> None:
    """A gate is no unit: what it costs is beside the point."""
    t = table("phase=move; c3: 0 horde-slinger; d3: 0 smeg; e3: 0 gate; hand0: sneak")
    t.do("play sneak")
    assert [refusal.why for refusal in t.state.explain("pick e3").refusals] == ["not-a"]


def test_every_reason_has_words_in_both_languages() -> None:
    """And no words are left over; each names the facts that its plain sentence names, or fewer."""
    assert len(SENTENCES) > 90
    for lang in LANGUAGES:
        text = (Path(legality.__file__).parents[1] / "text" / lang / "refusals.ftl").read_text()
        told = dict(re.findall(r"^refusal-([a-z-]+) = (.*?)(?=^\S|\Z)", text, re.M | re.S))
        told.pop("unknown")
        assert set(told) == set(SENTENCES)
        for why, sentence in SENTENCES.items():
            wanted = set(re.findall(r"\$(\w+)", told[why]))
            assert wanted <= set(re.findall(r"\{(\w+)\}", sentence)) | {"phase"}, (lang, why)


def test_every_reason_is_given_somewhere() -> None:
    sources = Path(legality.__file__).parent.rglob("*.py")
    code = "".join(file.read_text() for file in sources if file.name != "reasons.py")
    assert [why for why in SENTENCES if f'"{why}"' not in code] == []


@pytest.mark.parametrize("seed", range(8))
def test_every_refusal_is_a_sentence_in_both_languages(seed: int) -> None:
    """Texts that a player could try, drawn at random along a random game."""
    rng = Random(seed)
    catalogues = [catalogue_of(lang, GAME.name) for lang in LANGUAGES]
    setups = variety(GAME, 8)
    state = GAME.begin(setups[seed], seed)
    seen = set()
    while not state.over:
        legal = list(state.legal(0))
        texts = GAME.candidates(state, 0)
        for text in rng.sample(texts, min(3, len(texts))):
            for refusal in state.explain(text).refusals:
                seen.add(refusal.why)
                for catalogue in catalogues:
                    told = refusal_reason(catalogue, refusal)
                    assert told != catalogue.rule(refusal.rule) and "{" not in told
        state.advance(rng.choice(legal))
    assert len(seen) > 12 and "" not in seen
    assert not any(catalogue.problems for catalogue in catalogues)

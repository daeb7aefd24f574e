"""Why a deck may not be played, in words; and where decks are asked for."""

from __future__ import annotations

from pathlib import Path

import pytest

from hadur.cli import decks as wanted_decks
from hadur.games.chaos_galaxy import GAME, deck
from hadur.games.chaos_galaxy.tables import CARDS
from hadur.games.chaos_galaxy.vocabulary import NO_RACE, RACES
from hadur.kernel.errors import IllegalDeck
from hadur.kernel.verdict import Refusal
from hadur.text.book import Book
from hadur.text.catalogue import LANGUAGES

VASFAL = dict(deck.ready_deck("vasfal").cards)
FIRST_OF_RACE = [next(c.id for c in CARDS if c.race == race) for race in range(len(RACES))]


def built(cards: dict[str, int], name: str = "x") -> deck.Deck:
    return deck.Deck(name, "", cards)


def only(found: list[Refusal]) -> Refusal:
    (refusal,) = found
    return refusal


def swapped(cards: dict[str, int], *names: str) -> dict[str, int]:
    """As many cards as before, with one at least of each of these among them."""
    size = sum(cards.values())
    found = dict.fromkeys(names, 1)
    for name, count in cards.items():
        found[name] = max(found.get(name, 0), min(count, size - sum(found.values())))
    return {name: count for name, count in found.items() if count}


WRONG: dict[str, Refusal] = {
    "unknown": only(deck.problems(built({"vasfogg": 2}))),
    "count": only(deck.problems(built({"vasfog": 46}))),
    "size": only(deck.problems(built(VASFAL), small=True)),
    "sizes": deck.problems(built({**VASFAL, "sarc": 4}))[0],
    "copies": deck.problems(built({**VASFAL, "sarc": 4}))[1],
    "opposed": deck.problems(built(swapped(VASFAL, *FIRST_OF_RACE)))[-1],
    "races": deck.problems(built(swapped(VASFAL, *FIRST_OF_RACE)), races=deck.FOUR)[-1],
    "simplified": deck.problems(built(VASFAL), simplified=True)[0],
    "packs": only(deck.missing(built({"vasfog": 2}), {"vasfog": 1})),
}
"""A refusal for each reason."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("why", WRONG)
def test_every_reason_is_a_sentence(why: str, lang: str) -> None:
    book = Book(GAME, lang)
    refusal = WRONG[why]
    assert refusal.why == why
    said = book.problem_line(refusal)
    assert said.endswith(".") and said != book.texts.rule(refusal.rule)
    assert "{" not in said and "problem-" not in said
    assert not book.texts.problems


def test_what_a_reason_tells_stands_in_it() -> None:
    book = Book(GAME, "hu")
    assert "„vasfogg”" in book.problem_line(WRONG["unknown"])
    assert "30 lapos" in book.problem_line(WRONG["size"])
    assert f"{sum(VASFAL.values()) - VASFAL.get('sarc', 0) + 4} lapos" in book.problem_line(
        WRONG["sizes"]
    )
    assert "legfeljebb 3" in book.problem_line(WRONG["copies"])
    assert "legfeljebb 4 fajé" in book.problem_line(WRONG["races"])
    assert "csak 1" in book.problem_line(WRONG["packs"])


def test_a_fact_without_a_name_is_said_as_it_stands() -> None:
    book = Book(GAME, "hu")
    strange = Refusal("KG-31.1", "x", (("why", "count"), ("card", "nonsense"), ("count", "7")))
    assert "7" in book.problem_line(strange)
    assert not book.texts.problems


def test_thirty_cards_are_a_beginners_deck_wherever_no_game_is_named() -> None:
    small = built({FIRST_OF_RACE[0]: 15, FIRST_OF_RACE[1]: 15})
    assert deck.problems(small) == []
    assert [r.rule for r in deck.problems(small, small=False)][:2] == ["KG-31.1", "KG-31.2"]
    assert deck.tallies(small)[0] == ("deck", 30, 30, 30)
    assert deck.tallies(built(VASFAL))[0] == ("deck", 45, 45, 45)


def test_a_file_is_held_against_the_freest_game_and_then_against_the_one_it_is_for(
    tmp_path: Path,
) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(deck.to_text(built(swapped(VASFAL, *FIRST_OF_RACE), "mine")), encoding="utf-8")
    data = wanted_decks.for_setup(GAME, str(file))
    free = GAME.check_setup({"seats": [{"deck": data}, {}], "options": {"races": "free"}})
    assert free["seats"][0]["deck"] == data
    with pytest.raises(IllegalDeck, match="KG-31.3"):
        GAME.check_setup({"seats": [{"deck": data}, {}], "options": {}})
    file.write_text("44 vasfog", encoding="utf-8")
    with pytest.raises(IllegalDeck, match="KG-31.1"):
        wanted_decks.for_setup(GAME, str(file))


def test_all_decks_are_those_that_the_game_allows() -> None:
    ready = {name for name in deck.ready_names() if not name.startswith(deck.STARTER)}
    assert len(ready) == 8
    assert {name for name, _ in wanted_decks.chosen(GAME, "all", {})} == ready
    small = {name for name, _ in wanted_decks.chosen(GAME, "all", {"deck-size": "30"})}
    assert small == set(deck.ready_names()) - ready
    sealed = wanted_decks.chosen(GAME, "all", {"cards": "sealed"})
    assert sealed == [("sealed", "sealed")]


def test_every_race_has_cards_and_is_among_those_of_a_reason() -> None:
    facts = dict(WRONG["races"].facts)
    assert NO_RACE not in range(len(RACES))
    assert set(facts["factions"].split(", ")) == set(RACES)

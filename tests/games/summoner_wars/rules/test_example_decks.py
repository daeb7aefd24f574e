"""SW-EX16 and SW-EX17: what a scenario cannot hold of them, an illegal deck and a deck's counts."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from hadur.games.summoner_wars import GAME
from hadur.games.summoner_wars import deck as decks
from hadur.kernel.errors import IllegalDeck

SCENARIOS = Path(__file__).parents[3] / "scenarios" / "summoner-wars"


def deck_of(scenario: str) -> dict[str, Any]:
    """The custom deck that a scenario spells out."""
    data = tomllib.loads((SCENARIOS / scenario).read_text(encoding="utf-8"))
    deck: dict[str, Any] = data["setup"]["decks"][0]
    return deck


@pytest.mark.rule("SW-22.13", "SW-22.14")
@pytest.mark.parametrize(
    ("out", "into"),
    [
        ("targan", "the-eater"),
        ("smasher", "tundra-fighter"),
        ("brutal-force", "primal-fury"),
    ],
    ids=["champion", "common", "standard event"],
)
def test_a_card_with_only_foreign_symbols_makes_the_deck_illegal(out: str, into: str) -> None:
    deck = deck_of("SW-EX16-deck-symbols.toml")
    assert decks.problems(decks.from_data(deck)) == []
    cards = dict(deck["cards"])
    cards[into] = cards.pop(out)
    foreign = {**deck, "cards": cards}
    found = decks.problems(decks.from_data(foreign))
    assert [problem.rule for problem in found] == ["SW-22.14"]
    with pytest.raises(IllegalDeck, match=into):
        GAME.check_setup({"decks": [foreign, "fallen-kingdom"]})


@pytest.mark.rule("SW-22.12", "SW-22.18")
def test_the_rulebooks_deck_list_is_the_ready_deck_with_five_of_each_starting_unit() -> None:
    deck = decks.from_data(deck_of("SW-EX17-ready-deck.toml"))
    assert decks.problems(deck) == []
    assert dict(deck.cards) == dict(decks.ready_deck("polar-dwarves").cards)
    every = [card for card, _ in deck.in_play()] + deck.draw_pile()
    assert Counter(card.name for card in every) == {
        "svara": 1,
        "starting-gate": 1,
        "gate": 3,
        "ice-ram": 2,
        "parapet": 2,
        "ice-repair": 2,
        "glacial-shift": 2,
        "nadiana": 1,
        "ollag": 1,
        "jarmund": 1,
        "frost-mage": 5,
        "ice-golem": 5,
        "bear-cavalry": 4,
        "ice-smith": 4,
    }
    assert len(every) == 34

"""Decks as text and in set-ups, with a leader and without."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from hadur.kernel.decks import Form
from hadur.kernel.errors import IllegalDeck

PLAIN = Form("", rule="", leader="", line="3 wolf")
LED = Form("warlord", rule="X-1", leader="king", line="3 wolf")


@dataclass(frozen=True)
class Deck:
    name: str
    leader: str
    cards: dict[str, int] = field(default_factory=dict)
    closed: bool = False


def test_a_deck_without_a_leader_reads_back() -> None:
    deck = Deck("Pack", "", {"wolf": 3, "bear": 1})
    text = PLAIN.to_text(deck, ["bear", "wolf"])
    assert text == "# Pack\n1 bear\n3 wolf\n"
    assert PLAIN.from_text(text) == ("Pack", "", {"bear": 1, "wolf": 3}, False)
    assert PLAIN.from_data(PLAIN.to_data(deck)) == ("Pack", "", {"wolf": 3, "bear": 1}, False)
    assert "warlord" not in PLAIN.to_data(deck)


def test_a_deck_with_a_leader_still_needs_one() -> None:
    deck = Deck("Pack", "king", {"wolf": 3})
    assert LED.from_text(LED.to_text(deck, ["wolf"])) == ("Pack", "king", {"wolf": 3}, False)
    assert LED.to_data(deck)["warlord"] == "king"
    with pytest.raises(IllegalDeck, match="names no warlord"):
        LED.from_text("# Pack\n3 wolf\n")
    with pytest.raises(IllegalDeck, match="names no warlord"):
        LED.from_data({"cards": {"wolf": 3}})


def test_a_list_is_closed_in_setups_and_nowhere_else() -> None:
    deck = Deck("Pack", "king", {"wolf": 3}, closed=True)
    assert LED.from_data(LED.to_data(deck)).closed
    assert not LED.from_text(LED.to_text(deck, ["wolf"])).closed
    assert not LED.from_data({**LED.to_data(deck), "closed": "yes"}).closed


def test_a_line_that_would_name_a_leader_is_no_card_where_there_are_none() -> None:
    with pytest.raises(IllegalDeck, match="should read like '3 wolf'"):
        PLAIN.from_text("warlord king\n")


@pytest.mark.parametrize("count", ["1000", "9" * 5000])
def test_no_count_is_read_that_nobody_can_mean(count: str) -> None:
    with pytest.raises(IllegalDeck):
        PLAIN.from_text(f"{count} wolf\n")
    with pytest.raises(IllegalDeck):
        PLAIN.from_data({"cards": {"wolf": count}})
    with pytest.raises(IllegalDeck):
        PLAIN.from_data({"cards": {"wolf": 10**400}})


def test_a_form_has_a_word_and_an_example_or_neither() -> None:
    with pytest.raises(ValueError, match="neither"):
        Form("warlord", rule="X-1", leader="", line="3 wolf")

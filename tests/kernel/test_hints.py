"""What a mistyped word may have meant, and how often that is asked."""

from __future__ import annotations

import pytest

from hadur.games import NAMES, load
from hadur.kernel import hints


def test_a_word_that_is_nearly_right_is_named() -> None:
    assert (
        hints.did_you_mean("goff-boy", ["goff-boyz", "nobz"], "'") == "; did you mean 'goff-boyz'?"
    )
    assert hints.unknown("card", "x" * 99, ["goff-boyz"]) == f"no card is called '{'x' * 40}'"


@pytest.mark.parametrize("game", [name for name in NAMES if load(name).ready_decks()])
def test_only_the_first_of_many_misspelt_cards_are_looked_for(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of them would be held against all cards there are."""
    asked: list[str] = []
    nearest = hints.get_close_matches

    def count(word: str, known: list[str], n: int) -> list[str]:
        if known:
            asked.append(word)
        return nearest(word, known, n=n)

    monkeypatch.setattr(hints, "get_close_matches", count)
    decks = load(game).decks()
    ready = decks.ready_deck(load(game).ready_decks()[0])
    cards = {f"{next(iter(ready.cards))}-{number}": 1 for number in range(299)}
    problems = decks.problems(decks.Deck("x", ready.leader, cards))
    assert len(problems) == 299 and len(asked) == hints.HINTED
    assert all("did you mean" in problem.reason for problem in problems[: hints.HINTED])

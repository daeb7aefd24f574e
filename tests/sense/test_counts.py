"""What is counted as silly over whole games is what the book calls silly."""

from __future__ import annotations

from collections import Counter

import pytest

from hadur.games import load
from tests.sense.book import pages
from tests.sense.test_sense import GAMES
from tools import sanity

SILLY = (sanity.IN_VAIN, sanity.LEFT)


def counted(name: str) -> list[tuple[str, str, list[str], bool]]:
    """Every legal move of every page of a game: the page, the move, what is counted of it, and
    whether everybody makes it."""
    game = load(name)
    found = []
    for page in pages(name):
        state = page.reach(game, 0)
        index = int(state.asked(page.seat))
        for move in state.legal(index):
            text = game.text(state, index, int(move))
            sane = bool(page.always) and not page.is_silly(text)
            found.append(
                (page.title, text, list(sanity.judged(game, state, index, int(move))), sane)
            )
    return found


@pytest.mark.parametrize("name", GAMES)
def test_all_that_is_counted_is_found_in_the_book_and_never_in_a_move_that_everybody_makes(name):
    moves = counted(name)
    seen = Counter(word for _, _, words, _ in moves for word in words)
    assert set(seen) == set(sanity.NAMED.values()), seen
    assert seen[sanity.BLOWS] > seen[sanity.IN_VAIN] and seen[sanity.FREE] > seen[sanity.LEFT]
    wrong = [move for move in moves if move[3] and set(move[2]) & set(SILLY)]
    assert wrong == []

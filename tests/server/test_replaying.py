"""Where a replay can be jumped to."""

from __future__ import annotations

import pytest

from hadur.games import NAMES
from hadur.server.replaying import turns_of
from tests.web import toys


@pytest.mark.parametrize("game", NAMES)
def test_turns_are_counted_from_one_and_never_by_seats(game: str) -> None:
    found = turns_of(toys.played(game, 2, 60))
    counted, moves = [turn for turn, _ in found], [move for _, move in found]
    assert counted == list(range(1, len(found) + 1))
    assert moves == sorted(set(moves))
    if game == "chaos-galaxy":
        assert len(found) > 2, "two seats, and more turns than that"

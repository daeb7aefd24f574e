"""Every ability of every card takes effect in games that prefer what was seldom done."""

from __future__ import annotations

from collections import Counter

import pytest

from hadur.games.doom.loading.missions import MISSIONS
from tests.games.doom.reaching import play

MOST_GAMES = 480


@pytest.mark.nightly
def test_every_ability_of_every_card_is_used() -> None:
    used: Counter[str] = Counter()
    known: set[str] = set()
    for number in range(MOST_GAMES):
        mission = MISSIONS[number % len(MISSIONS)]
        known |= play(mission, 2 + number // 3 % 4, 500 + number, used, 1500)
        if number > len(MISSIONS) and all(used[name] for name in known):
            break
    assert len(known) > 100
    assert sorted(name for name in known if not used[name]) == []

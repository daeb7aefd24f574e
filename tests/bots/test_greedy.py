"""The one-move bot judges a secret answer after all have answered."""

from __future__ import annotations

from typing import Any

import pytest

from hadur import ENGINE
from hadur.bots.base import Glimpse
from hadur.bots.greedy import Greedy
from hadur.kernel.advice import Advisor
from hadur.kernel.game import Game
from hadur.kernel.moves import first
from hadur.kernel.state import State

if ENGINE != "pure":
    pytest.skip("the small games cannot subclass the compiled kernel", allow_module_level=True)

from tests.search.small_games import crowd, duel
from tests.search.test_seats import Likes


class Bluff(Game):
    """Any of the small games, where everybody is inclined to one answer."""

    def __init__(self, answer: int) -> None:
        self.answer = answer

    def advisor(self) -> Advisor:
        return Likes(self.answer)


class Open(Glimpse):
    """Nothing is hidden but what others answer."""

    def imagine(self, rng: int) -> State:
        return self._state.copy()


@pytest.mark.parametrize("answer", [0, 1])
@pytest.mark.parametrize(("make", "seat"), [(lambda: duel(10), 1), (crowd, 0), (crowd, 2)])
def test_it_answers_what_the_others_are_inclined_to(answer: int, make: Any, seat: int) -> None:
    """Seat 1 of the duel, and everybody in the crowd, wants to be unlike the others."""
    bot = Greedy(Bluff(answer), 3)
    assert first(bot.decide(Open(make(), seat))) == 1 - answer


def test_it_wants_to_be_like_them_where_that_wins() -> None:
    assert first(Greedy(Bluff(1), 3).decide(Open(duel(10), 0))) == 1

"""The cheating twin of the search, for measuring alone: it sees every card.

What it wins more than the honest one is what better guessing could still win. The dice to come
are as unknown to it as to anybody."""

from __future__ import annotations

from collections.abc import Callable

from hadur.bots.base import Glimpse
from hadur.bots.search import Search
from hadur.kernel.sampling import forget
from hadur.kernel.state import State


class Cheat(Search):
    """A search whose worlds all have the true cards."""

    def choose(self, state: State, seat: int) -> int:
        self._true = state
        return super().choose(state, seat)

    def imagine(self, glimpse: Glimpse) -> Callable[[int], State]:
        def see(rng: int) -> State:
            world = self._true.copy()
            forget(world, glimpse.seat, rng)
            return world

        return see

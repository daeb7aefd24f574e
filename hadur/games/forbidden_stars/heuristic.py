"""What a position is worth: for now only what decides the game, so that programs can play."""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars.state import COLLECTED, War, war
from hadur.kernel.advice import HALVING, Advisor, Tuning
from hadur.kernel.native import i64
from hadur.kernel.state import State


class Strategist(Advisor):
    """Rules of thumb of a war."""

    def lead(self, state: State, seat: i64) -> i64:
        s = war(state)
        best: i64 = 0
        for other in range(s.seats):
            if other != seat and s.has(other, COLLECTED) > best:
                best = s.has(other, COLLECTED)
        return 500 * (s.has(seat, COLLECTED) - best)

    def clock(self, state: State) -> i64:
        s: War = war(state)
        return 3 * s.round + s.phase


ADVISOR: Final = Strategist(Tuning(method=HALVING))

"""Rules of thumb for bots; only the beginnings: frag tokens and the goal."""

from __future__ import annotations

from typing import Final

from hadur.games.doom.state import INVADER, raid
from hadur.kernel.advice import Advisor, Tuning
from hadur.kernel.native import i64
from hadur.kernel.state import State


class DoomAdvisor(Advisor):
    """How near each side is to what it needs."""

    def valuing(self, worth: dict[str, int]) -> Advisor:
        return DoomAdvisor(self.tuning, worth)

    def lead(self, state: State, seat: i64) -> i64:
        s = raid(state)
        lead = 600 * s.frags - 3000 * s.achieved // s.book.goal_count
        return lead if seat == INVADER else -lead

    def clock(self, state: State) -> i64:
        return raid(state).round


ADVISOR: Final = DoomAdvisor(Tuning(horizon=1))

"""What a position is worth, at its simplest: cards in the Colony, ships, credits, cards in hand."""

from __future__ import annotations

from typing import Final

from hadur.games.chaos_galaxy.state import COLONY, HAND, Galaxy, galaxy
from hadur.games.chaos_galaxy.tables import T
from hadur.kernel.advice import Advisor, Tuning
from hadur.kernel.native import i64
from hadur.kernel.state import State

WORTH: Final = {"colony": 60, "hand": 40, "credit": 30, "ship": 45}
"""In thousandths of the logarithm of the odds: a card, a credit, a credit's worth of ship."""


class GalaxyAdvisor(Advisor):
    """Rules of thumb that others are to better."""

    def valuing(self, worth: dict[str, int]) -> Advisor:
        return GalaxyAdvisor(self.tuning, worth)

    def lead(self, state: State, seat: i64) -> i64:
        s = galaxy(state)
        best: i64 = 0
        found = False
        for other in range(s.seats):
            if other != seat and not s.is_out(other):
                value = self.standing(s, other)
                if not found or value > best:
                    best = value
                    found = True
        return self.standing(s, seat) - best

    def standing(self, s: Galaxy, seat: i64) -> i64:
        value: i64 = self.worth["colony"] * s.size[COLONY + seat]
        value += self.worth["hand"] * s.size[HAND + seat]
        value += self.worth["credit"] * s.credits(seat)
        for slot in range(s.slots()):
            if s.holder(slot) == seat and s.is_ship(slot):
                value += self.worth["ship"] * T.cost[s.kind_at(slot)]
        return value

    def clock(self, state: State) -> i64:
        return galaxy(state).turns


ADVISOR: Final = GalaxyAdvisor(Tuning(horizon=1, limit=80), WORTH)

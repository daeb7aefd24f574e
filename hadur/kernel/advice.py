"""A game's rules of thumb, as bots and searches ask for them, and how its searches are tuned."""

from __future__ import annotations

from math import exp
from typing import Final

from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import State

TREE: Final = 0
HALVING: Final = 1


class Tuning:
    """The constants of a search, found for each game by matches (docs/strength.md).

    `method` is TREE or HALVING. Rollouts follow the rules of thumb with up to `noise` points of
    whim until the game's clock has moved by `horizon`, or for `limit` decisions, and are then
    judged. The tree explores with the constant `explore` and opens `width` * visits ** 0.5 moves
    of a position, but at least `narrowest`. `worlds` is how many worlds are imagined in
    all. Halving grows a tree below each of its moves if it is to `deepen`."""

    def __init__(
        self,
        method: i64 = TREE,
        horizon: i64 = 2,
        limit: i64 = 60,
        noise: i64 = 20,
        explore: float = 0.5,
        width: float = 1.5,
        narrowest: i64 = 2,
        worlds: i64 = 256,
        deepen: bool = False,
    ) -> None:
        self.method: Final = method
        self.horizon: Final = horizon
        self.limit: Final = limit
        self.noise: Final = noise
        self.explore: Final = explore
        self.width: Final = width
        self.narrowest: Final = narrowest
        self.worlds: Final = worlds
        self.deepen: Final = deepen


POINTS: Final = 1000.0
"""Leads are counted in thousandths of the logarithm of the odds."""


def odds(lead: i64, unit: float = POINTS) -> float:
    """The chance that belongs to a lead."""
    return 1.0 / (1.0 + exp(-float(lead) / unit))


class Advisor:
    """What a good player would say at a glance. The rules of a game do without it.

    `worth` is what the things count that a player may have, by name; `tools/worth.py` finds it by
    games. Searches call these functions many times a millisecond: a game's own advisor is compiled
    with it."""

    def __init__(self, tuning: Tuning, worth: dict[str, int] | None = None) -> None:
        self.tuning: Final = tuning
        self.worth: Final[dict[str, int]] = {} if worth is None else worth

    def valuing(self, worth: dict[str, int]) -> Advisor:
        """The same rules of thumb with another idea of what things are worth."""
        raise NotImplementedError

    def lead(self, state: State, seat: i64) -> i64:
        """How far a seat is ahead while the game goes on; of two seats, the other is as far
        behind. It is linear in `worth`."""
        return 0

    def outlook(self, state: State, seat: i64) -> float:
        """The chance that a seat wins, judged by the position alone: 0 lost, 1 won."""
        if state.over:
            return 0.5 + 0.5 * float(state.scores[seat])
        return odds(self.lead(state, seat))

    def prospect(self, state: State, seat: i64) -> float:
        """The same for those who look no further: what is threatened counts as well."""
        return self.outlook(state, seat)

    def merits(self, state: State, index: i64) -> vec[i64]:
        """How good each legal answer to an open question looks before it is tried, higher being
        better, in the order of `legal`."""
        out = vec[i64]()
        for _ in state.legal(index):
            out = append(out, 0)
        return out

    def clock(self, state: State) -> i64:
        """Grows by one at each moment where the position is a good one to judge (a turn's end).
        How far a search looks ahead is counted in it."""
        return 0

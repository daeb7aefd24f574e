"""A game's rules of thumb, as bots and searches ask for them, and how its searches are tuned."""

from __future__ import annotations

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


class Advisor:
    """What a good player would say at a glance. The rules of a game do without it.

    Searches call these many times a millisecond: a game's own advisor is compiled with it."""

    def __init__(self, tuning: Tuning) -> None:
        self.tuning: Final = tuning

    def outlook(self, state: State, seat: i64) -> float:
        """The chance that a seat wins, judged by the position alone: 0 lost, 1 won."""
        if state.over:
            return 0.5 + 0.5 * float(state.scores[seat])
        return 0.5

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

"""A game's rules of thumb, as bots and searches ask for them, and how its searches are tuned."""

from __future__ import annotations

from math import exp
from typing import Final

from hadur.kernel.bits import BIT, count
from hadur.kernel.native import append, i64, vec
from hadur.kernel.network import Network
from hadur.kernel.state import State

TREE: Final = 0
HALVING: Final = 1

NEVER: Final = -1000
"""The merit of a move that no rule of thumb defends: as long as there is another one, nobody tries
it, however it may look in a few imagined worlds."""

BLOW: Final = 1
"""A move that attacks, or does something to somebody who could as well be one's own."""
WASTED: Final = 2
"""A blow at one's own, or at nobody, that brings nothing."""
GIFT: Final = 4
"""The question offers a gain that costs nothing,"""
DECLINED: Final = 8
"""and the move leaves it lying."""


class Tuning:
    """The constants of a search, found for each game by matches (docs/strength.md).

    `method` is TREE or HALVING. Rollouts follow the rules of thumb with up to `noise` points of
    whim until the game's clock has moved by `horizon`, or for `limit` decisions, and are then
    judged. The tree explores with the constant `explore` and opens `width` * visits ** 0.5 moves
    of a position, but at least `narrowest`. `worlds` is how many worlds are imagined in
    all. Halving grows a tree below each of its moves if it is to `deepen`, and what a move promises
    at a glance counts there for `glance` tries: with few of them, where many seats and dice come
    between a move and its end, luck alone would choose. It tries as many moves, those that look
    best, as can have about `tries` tries each.

    With `near` searches keep to what anybody sees. Halving takes a sure win before anything is
    tried and does not try what surely loses at once; in the end moves whose chances are less than
    `near` apart are as good as each other, and the plainer one is made, that is, the one that
    looked better at first. Secret decisions lean towards such moves from the start."""

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
        glance: i64 = 0,
        near: float = 0.0,
        tries: i64 = 1,
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
        self.glance: Final = glance
        self.near: Final = near
        self.tries: Final = tries


POINTS: Final = 1000.0
"""What sides have is counted in thousandths of the logarithm of the odds."""
_ENDLESS: Final = 500.0
"""The logarithm of odds against somebody who has no chance left that could be told from none."""


def odds(lead: i64, unit: float = POINTS) -> float:
    """The chance that belongs to a lead over the one other side."""
    return 1.0 / (1.0 + exp(-float(lead) / unit))


def shares(state: State) -> list[float]:
    """What each seat has won when a game is over: the win is shared among the sides that have the
    highest score. 1 for whoever is on the one that won, 1/2 for both sides of a draw of two."""
    best = state.scores[0]
    for score in state.scores:
        best = max(best, score)
    top: i64 = 0
    for seat in range(state.seats):
        if state.scores[seat] == best:
            top |= BIT[state.side_of[seat]]
    each = 1.0 / float(count(top))
    return [each if top & BIT[state.side_of[seat]] != 0 else 0.0 for seat in range(state.seats)]


def sides_left(state: State) -> i64:
    """How many sides have somebody who is still in the game."""
    left: i64 = 0
    for seat in range(state.seats):
        if not state.is_out(seat):
            left |= BIT[state.side_of[seat]]
    return count(left)


def _chance(held: vec[i64], left: i64, side: i64) -> float:
    """The chance of one of the sides that are left, by what each of them holds."""
    if left & BIT[side] == 0:
        return 0.0
    against = 1.0
    for other in range(len(held)):
        if other != side and left & BIT[other] != 0:
            against += exp(min(float(held[other] - held[side]) / POINTS, _ENDLESS))
    return 1.0 / against


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

    def trusting(self, network: Network) -> Advisor:
        """The same rules of thumb with a value that was learned from `features`."""
        raise NotImplementedError

    def features(self, state: State, seat: i64) -> vec[i64]:
        """What the position of a seat has, in whole numbers, always as many; none for a game whose
        value cannot be learned."""
        return vec[i64]()

    def holding(self, state: State, seat: i64) -> i64:
        """What the side of a seat has while the game goes on; only differences between sides
        count. It is linear in `worth`, unless it was learned. Of a side with several members one
        that is still in the game is asked, whichever it is."""
        return 0

    def lead(self, state: State, seat: i64) -> i64:
        """How far a seat's side is ahead of the other side, or of the best of the others that are
        still in the game; of two sides, the other is as far behind."""
        mine = self.holding(state, seat)
        found = False
        most: i64 = 0
        for other in range(state.seats):
            if state.side_of[other] != state.side_of[seat] and not state.is_out(other):
                theirs = self.holding(state, other)
                if not found or theirs > most:
                    most = theirs
                    found = True
        return mine - most

    def outlooks(self, state: State) -> list[float]:
        """The chance of each seat that its side wins, judged by the position alone: 0 lost, 1 won.

        When the game is over it is what was won (`shares`). Until then the odds between two
        sides follow from the difference of what they hold, so chances go by the exponential of
        it; those of all sides add up to 1. A side that has left has none."""
        if state.over:
            return shares(state)
        held = vec[i64]()
        for _ in range(state.seats):
            held = append(held, 0)
        left: i64 = 0
        for seat in range(state.seats):
            side = state.side_of[seat]
            if left & BIT[side] == 0 and not state.is_out(seat):
                left |= BIT[side]
                held[side] = self.holding(state, seat)
        return [_chance(held, left, state.side_of[seat]) for seat in range(state.seats)]

    def outlook(self, state: State, seat: i64) -> float:
        """The same for one seat."""
        return self.outlooks(state)[seat]

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

    def sense(self, state: State, index: i64, move: i64) -> i64:
        """What is to be said of a legal move besides its merit: BLOW, WASTED, GIFT, DECLINED. What
        counts as which stands in the game; `tools/sanity.py` counts it over whole games."""
        return 0

    def clock(self, state: State) -> i64:
        """Grows by one at each moment where the position is a good one to judge (a turn's end).
        How far a search looks ahead is counted in it."""
        return 0

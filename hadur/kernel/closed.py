"""Lists that nobody but their player knows, in a world that another seat imagines.

Where somebody built a deck of their own, others know of it only the cards they have seen and those
that every deck of the kind has. The rest are, in such a world, cards that might be there: which,
hangs on what the seat knows and on nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hadur.kernel.cards import CardState
from hadur.kernel.chance import draw
from hadur.kernel.native import append, i64, vec
from hadur.kernel.sampling import by_place

# Far from the streams of any game and of other samples; one for each seat.
_LISTS: Final = 7100


class Lots:
    """The draws that make up the list of one player in one imagined world."""

    def __init__(self, rng_seed: int, owner: int) -> None:
        self._seed: Final = rng_seed
        self._stream: Final = _LISTS + owner
        self._drawn = 0

    def below(self, sides: int) -> int:
        self._drawn += 1
        return int(draw(self._seed, self._stream, self._drawn, sides))

    def draw(self, pool: list[int], most: int, known: list[int], count: int) -> list[int]:
        """So many kinds out of a pool, each card of it as likely as any other: no more of a kind
        than `most`, with those that are known."""
        bag = [kind for kind in pool for _ in range(most - known.count(kind))]
        out = []
        for _ in range(count):
            if not bag:  # in a position that was laid out by hand
                bag = list(pool)
            out.append(bag.pop(self.below(len(bag))))
        return out


MayBe = Callable[[int, list[int], list[int], Lots], list[int]]
"""What cards may be that somebody does not know: of a player, by the kinds of those cards of the
deck that are known, and of those that are not. Of these only as much may be used as can be worked
out from the others: how many there are, and what every such deck has."""


def imagine_lists(
    state: CardState, seat: int, groups: list[list[int]], rng_seed: int, may_be: MayBe
) -> None:
    """In this state, which the seat imagines, let what it does not know of the closed lists of
    others be otherwise; groups[k] are the cards of player k's deck. Open lists stay."""
    for owner in range(int(state.seats)):
        if owner != seat and state.has_closed_list(owner):
            known: list[int] = []
            unknown: list[int] = []
            for card in groups[owner]:
                kinds = known if state.knows_card(seat, card) else unknown
                kinds.append(int(state.kind[card]))
            lots = Lots(rng_seed, owner)
            found = may_be(owner, sorted(known), sorted(unknown), lots)
            _deal(state, seat, groups[owner], found, lots)


def _deal(state: CardState, seat: i64, cards: list[int], kinds: list[int], lots: Lots) -> None:
    """Let those of the cards which the seat does not know be of these kinds, any of them
    anywhere."""
    hidden = vec[i64]()
    for card in cards:
        if not state.knows_card(seat, card):
            hidden = append(hidden, card)
    if len(kinds) != len(hidden):
        raise ValueError(f"{len(kinds)} kinds for {len(hidden)} cards")
    left = list(kinds)
    # Copies of a state share the column.
    state.kind = state.kind[:]
    # By where they lie: the numbers of cards follow the true list.
    for card in by_place(state, hidden):
        state.kind[card] = left.pop(lots.below(len(left)))


def still_to_come(certain: list[int], known: list[int]) -> list[int]:
    """Of the kinds that are certainly in a deck those that are not among the known ones."""
    left = sorted(certain)
    for kind in known:
        if kind in left:
            left.remove(kind)
    return left

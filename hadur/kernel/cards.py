"""Cards in piles and who knows them: columns that every card game shares.

A card is a small int. Its definition never changes; where it lies and who knows its identity
there do. Views, sampling and logs are all made from the knowledge bits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hadur.kernel.bits import BIT
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import BLANK, State, plain

if TYPE_CHECKING:
    from hadur.kernel.columns import Column, DumpedFact, Fact, HiddenColumn, HiddenNumber

NOWHERE: Final = -1


class CardState(State):
    """A state with cards. Zones 0 … len(size)-1 are ordered piles; higher numbers are places
    that the game orders itself (a battlefield)."""

    def __init__(self, seats: i64 = 0, streams: i64 = 0, seed: i64 = 0) -> None:
        super().__init__(seats, streams, seed)
        self.kind: DumpedFact = BLANK
        self.zone: Column = BLANK
        self.knows: Column = BLANK
        self.pile: HiddenColumn = BLANK
        self.base: Fact = BLANK
        self.size: HiddenColumn = BLANK
        self.closed_lists: HiddenNumber = 0
        """Whose lists are closed, a bit for each seat."""

    def deal_cards(self, kinds: list[int], capacities: list[int]) -> None:
        """Bring these cards into the game, nowhere yet, and make room for the piles."""
        self.kind = vec[i64](kinds)
        self.zone = vec[i64]([NOWHERE] * len(kinds))
        self.knows = vec[i64]([0] * len(kinds))
        self.base = vec[i64]()
        self.size = vec[i64]()
        total: i64 = 0
        for capacity in capacities:
            self.base = append(self.base, total)
            self.size = append(self.size, 0)
            total += capacity
        self.pile = vec[i64]([-1] * int(total))

    def dump(self) -> dict[str, list[int]]:
        out = super().dump()
        for zone in range(len(self.size)):
            out[f"pile{zone}"] = self.cards_in(zone)
        return out

    # -- piles: index 0 is the bottom, the last card is the top ------------------------------------

    def card_in(self, zone: i64, index: i64) -> i64:
        return self.pile[self.base[zone] + index]

    def cards_in(self, zone: int) -> list[int]:
        """The cards of a pile from bottom to top."""
        return [int(self.card_in(zone, k)) for k in range(self.size[zone])]

    def take(self, card: i64) -> None:
        """Lift a card off the pile it is in, if it is in one; it is nowhere until put down."""
        zone = self.zone[card]
        self.zone[card] = NOWHERE
        if zone < 0 or zone >= len(self.size):
            return
        pile = self.pile
        end = self.base[zone] + self.size[zone] - 1
        at = end
        while pile[at] != card:
            at -= 1
        while at < end:
            pile[at] = pile[at + 1]
            at += 1
        self.size[zone] -= 1

    def put(self, card: i64, zone: i64) -> None:
        """Take the card from wherever it is and put it on top of a pile, or into a place."""
        self.take(card)
        self.zone[card] = zone
        if zone < len(self.size):
            self.pile[self.base[zone] + self.size[zone]] = card
            self.size[zone] += 1

    def put_below(self, card: i64, zone: i64) -> None:
        """Take the card from wherever it is and put it at the bottom of a pile."""
        self.take(card)
        self.zone[card] = zone
        at = self.base[zone] + self.size[zone]
        while at > self.base[zone]:
            self.pile[at] = self.pile[at - 1]
            at -= 1
        self.pile[at] = card
        self.size[zone] += 1

    def shuffle(self, zone: i64, stream: i64) -> None:
        """Shuffle a pile; nobody knows any card in it afterwards."""
        base = self.base[zone]
        left = self.size[zone]
        for k in range(left):
            self.knows[self.pile[base + k]] = 0
        while left > 1:
            at = base + self.chance(stream, left)
            left -= 1
            card = self.pile[at]
            self.pile[at] = self.pile[base + left]
            self.pile[base + left] = card

    # -- knowledge ---------------------------------------------------------------------------------

    def reveal(self, card: i64, seats: i64) -> None:
        """These seats (a bit each) now know the card where it lies."""
        new = seats & ~self.knows[card]
        if new != 0:
            self.knows[card] |= new
            self.learned |= new

    def hide_among(self, card: i64, zone: i64, seats: i64) -> None:
        """The card left this pile unseen by these seats: any card of the pile could be it."""
        self.knows[card] &= ~seats
        for k in range(self.size[zone]):
            self.knows[self.card_in(zone, k)] &= ~seats

    def has_closed_list(self, seat: i64) -> bool:
        """Whether nobody else knows which cards the player brought."""
        return self.closed_lists & BIT[seat] != 0

    def knows_card(self, seat: i64, card: i64) -> bool:
        return self.knows[card] & BIT[seat] != 0

    # Written by tools/columns.py from the columns above.
    def _copy_card_state(self, to: CardState) -> None:
        self._copy_state(to)
        to.kind = self.kind
        to.zone = self.zone[:]
        to.knows = self.knows[:]
        to.pile = self.pile[:]
        to.base = self.base
        to.size = self.size[:]
        to.closed_lists = self.closed_lists

    def _dump_columns(self, out: dict[str, list[int]]) -> None:
        super()._dump_columns(out)
        out["kind"] = plain(self.kind)
        out["zone"] = plain(self.zone)
        out["knows"] = plain(self.knows)

    def lengths(self) -> dict[str, int]:
        out = super().lengths()
        out["zone"] = -1
        out["knows"] = -1
        out["pile"] = -1
        out["size"] = -1
        return out

    # End of what tools/columns.py writes.

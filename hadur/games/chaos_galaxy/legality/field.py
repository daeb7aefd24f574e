"""The position in the words of the rulebook: read from what is stored and what cards declare.

Nothing here asks the engine what follows from a position."""

from __future__ import annotations

from typing import Final

from hadur.games.chaos_galaxy.loading.definitions import Definition
from hadur.games.chaos_galaxy.state import (
    CANTEEN,
    COLONY,
    DAMAGE_TAKEN,
    GONE,
    HAND,
    HANGAR,
    ON_SHIP,
    PENDING,
    PLACE_NAMES,
    QUICK_START,
    RUIN,
    SIMPLIFIED,
    SURFACE,
    WIDE,
    Galaxy,
)
from hadur.games.chaos_galaxy.tables import CARDS
from hadur.games.chaos_galaxy.vocabulary import ACTIVE, CREW, PASSENGER, SHIP
from hadur.kernel.chain import find, links, number_of, ticket_of

_PAID: Final = 12
_LARGEST: Final = 0xFF


class Field:
    """A position as the seat that is asked may read it."""

    def __init__(self, s: Galaxy, seat: int) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.slots: Final = [n for n in range(int(s.slots())) if s.place(n) != GONE]
        self.quick: Final = bool(s.options & QUICK_START)
        self.simplified: Final = bool(s.options & SIMPLIFIED)

    # -- players -----------------------------------------------------------------------------------

    def credits(self, seat: int) -> int:
        return int(self.s.credits(seat))

    def count(self, pile: int, seat: int) -> int:
        return int(self.s.size[pile + seat])

    def colony(self, seat: int) -> int:
        return self.count(COLONY, seat)

    def ruin(self, seat: int) -> int:
        return self.count(RUIN, seat)

    def hand(self, seat: int) -> list[str]:
        return [CARDS[self.s.kind[card]].id for card in self.s.cards_in(HAND + seat)]

    def neighbours(self, seat: int) -> list[int]:
        """KG-26.4: who sits next to a player, of those who still play; left before right."""
        around = [(seat + k) % int(self.s.seats) for k in range(1, int(self.s.seats))]
        playing = [other for other in around if not self.s.is_out(other)]
        return list(dict.fromkeys([*playing[:1], *playing[-1:]]))

    # -- cards in play -----------------------------------------------------------------------------

    def card(self, slot: int) -> Definition:
        return CARDS[int(self.s.kind_at(slot))]

    def holder(self, slot: int) -> int:
        return int(self.s.holder(slot))

    def at(self, seat: int, place: int) -> list[int]:
        """A player's cards at a place, in the order they came (KG-3.7)."""
        return [n for n in self.slots if self.s.place(n) == place and self.holder(n) == seat]

    def ships(self, seat: int) -> list[int]:
        return self.at(seat, HANGAR)

    def canteen(self, seat: int) -> list[int]:
        return self.at(seat, CANTEEN)

    def bases(self, seat: int) -> list[int]:
        return self.at(seat, SURFACE)

    def is_ship(self, slot: int) -> bool:
        return bool(self.s.place(slot) == HANGAR)

    def host(self, slot: int) -> int:
        return int(self.s.host(slot))

    def ship_of(self, slot: int) -> int:
        """KG-1.17: the ship a text speaks of, its own card where that is on none."""
        return self.host(slot) if self.host(slot) >= 0 else slot

    def aboard(self, ship: int) -> list[int]:
        return [n for n in self.slots if self.s.place(n) == ON_SHIP and self.host(n) == ship]

    def has_room(self, ship: int) -> bool:
        """KG-2.11, KG-2.13: as many cards as its subtype is large."""
        return len(self.aboard(ship)) < self.card(ship).subtype + 1

    def side(self, slot: int) -> int:
        return int(self.s.side(slot))

    def fighters(self, side: int) -> list[int]:
        return [n for n in self.slots if self.is_ship(n) and self.side(n) == side]

    def damage(self, slot: int) -> int:
        return int(self.s.table[slot * WIDE + DAMAGE_TAKEN])

    def is_bluff(self, slot: int) -> bool:
        """KG-24.1: another type than it lies as."""
        return self.card(slot).type != self.s.laid_as(slot)

    # -- states ------------------------------------------------------------------------------------

    def is_paid(self, slot: int) -> bool:
        return bool(self.s.is_paid(slot))

    def works(self, slot: int) -> bool:
        """KG-4.7, KG-33.22: paid, and the payment has taken effect."""
        return self.is_paid(slot) and not self.s.flag(slot, PENDING)

    def is_upright(self, slot: int) -> bool:
        return bool(self.s.turned(slot) == ACTIVE)

    def is_active(self, slot: int) -> bool:
        """KG-4.8: paid and upright."""
        return self.works(slot) and self.is_upright(slot)

    def text_counts(self, slot: int) -> bool:
        """KG-1.18, KG-10.39, KG-29.2: whether the text of a card counts where it lies."""
        if not self.works(slot) or self.quick:
            return False
        on_land = self.s.laid_as(slot) == CREW and self.host(slot) < 0
        return not on_land or self.card(slot).subtype == PASSENGER

    # -- names -------------------------------------------------------------------------------------

    def knows(self, slot: int) -> bool:
        """Whether the seat that is asked knows what lies there."""
        if self.is_paid(slot):
            return True
        return bool(self.s.knows_card(self.seat, self.s.card_at(slot)))

    def name(self, slot: int) -> str:
        """What a refusal calls a card: its name, with its number among a player's ships of that
        name; of a card unknown to the reader its place."""
        if not self.knows(slot):
            return self.ref(slot)
        alike = self._alike(slot) if int(self.s.place(slot)) == HANGAR else [slot]
        return self.card(slot).id + (f"#{alike.index(slot) + 1}" if len(alike) > 1 else "")

    def _alike(self, slot: int) -> list[int]:
        """The ships of that name of the same player."""
        row = self.at(self.holder(slot), HANGAR)
        return [other for other in row if self.card(other).id == self.card(slot).id]

    def ref(self, slot: int) -> str:
        holder = self.holder(slot)
        before = "" if holder == self.seat else f"{holder}:"
        return before + self.place_of(slot)

    def place_of(self, slot: int) -> str:
        """Where a card is, without its player: as moves name it."""
        place = int(self.s.place(slot))
        if place == ON_SHIP:
            ship = self.host(slot)
            return f"{self.place_of(ship)}+{self.aboard(ship).index(slot) + 1}"
        if place == HANGAR:
            number = self._alike(slot).index(slot) + 1
            return self.card(slot).id + (f"#{number}" if number > 1 else "")
        row = self.at(self.holder(slot), place)
        return f"{PLACE_NAMES[place]}-{row.index(slot) + 1}"

    # -- the chain ---------------------------------------------------------------------------------

    def links(self) -> int:
        return int(links(self.s))

    def ticket(self, at: int) -> int:
        return int(ticket_of(self.s, at))

    def link(self, ticket: int) -> int:
        """The place of a link that still stands, or -1."""
        return int(find(self.s, ticket))

    def link_at(self, ticket: int) -> int:
        """The place of a link, neutralised or not, or -1."""
        places = [at for at in range(self.links()) if self.ticket(at) == ticket]
        return places[0] if places else -1

    def paid_for(self, at: int) -> int:
        """What the card of a link cost its player."""
        return int(number_of(self.s, at)) >> _PAID & _LARGEST


def size(card: Definition) -> int:
    """KG-2.11; 0 for what is no ship."""
    return card.subtype + 1 if card.type == SHIP else 0

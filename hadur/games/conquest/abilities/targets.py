"""Which cards a text speaks of: "a target non-warlord enemy unit at this planet"."""

from __future__ import annotations

from typing import Final

from hadur.games.conquest.cards.definition import ARMY, SUPPORT, TABLES, TOKEN, UNIT
from hadur.games.conquest.state import DISCARD, HQ, IN_PLAY, PLACES, Campaign
from hadur.kernel.native import append, i64, vec

ANYONE: Final = 0
OWN: Final = 1
ENEMY: Final = 2

ANYWHERE: Final = -2
"""Instead of a slot: at every planet and headquarters."""
AT_PLANETS: Final = -3
"""At every planet."""

NON_WARLORD: Final = ARMY | TOKEN


class Units:
    """A description of units (and supports, if its types say so); `find` lists those it fits."""

    def __init__(
        self,
        types: int = UNIT,
        whose: int = ANYONE,
        *,
        faction: int = -1,
        traits: int = 0,
        without_traits: int = 0,
        unique: int = -1,
    ) -> None:
        self.types: Final[i64] = types
        self.whose: Final[i64] = whose
        self.faction: Final[i64] = faction
        self.traits: Final[i64] = traits
        self.without_traits: Final[i64] = without_traits
        self.unique: Final[i64] = unique

    def fits(self, s: Campaign, seat: i64, card: i64) -> bool:
        """Whether a card is such a unit in play."""
        if s.zone[card] != IN_PLAY:
            return False
        if self.whose == OWN and s.controller[card] != seat:
            return False
        if self.whose == ENEMY and s.controller[card] == seat:
            return False
        return self.fits_kind(s.kind[card])

    def fits_kind(self, kind: i64) -> bool:
        """Whether such a card is one, wherever it is."""
        if TABLES.type[kind] & self.types == 0:
            return False
        if self.faction >= 0 and TABLES.faction[kind] != self.faction:
            return False
        if self.traits != 0 and TABLES.traits[kind] & self.traits == 0:
            return False
        if TABLES.traits[kind] & self.without_traits != 0:
            return False
        return self.unique < 0 or TABLES.unique[kind] == self.unique

    def find(self, s: Campaign, seat: i64, slot: i64 = ANYWHERE) -> vec[i64]:
        """Those at a planet (its slot), ANYWHERE or AT_PLANETS, seen by this player."""
        first: i64 = 0
        last: i64 = PLACES if self.types & SUPPORT != 0 else HQ + 2
        if slot >= 0:
            first = 2 * slot
            last = first + 2
        elif slot == AT_PLANETS:
            last = HQ
        elif slot != ANYWHERE:
            last = 0
        stride: i64 = 1
        if self.whose != ANYONE:
            # A player controls what lies on his side.
            first += seat if self.whose == OWN else 1 - seat
            stride = 2
        out = vec[i64]()
        while first < last:
            card = s.head[first]
            while card >= 0:
                if self.fits_kind(s.kind[card]):
                    out = append(out, card)
                card = s.next[card]
            first += stride
        return out


UNITS: Final = Units()
ENEMY_UNITS: Final = Units(whose=ENEMY)
OWN_UNITS: Final = Units(whose=OWN)
NON_WARLORDS: Final = Units(NON_WARLORD)


def but(cards: vec[i64], card: i64) -> vec[i64]:
    """All of these cards but one."""
    out = vec[i64]()
    for other in cards:
        if other != card:
            out = append(out, other)
    return out


def ready_among(s: Campaign, cards: vec[i64]) -> vec[i64]:
    """Those of these cards that are ready, and so can be exhausted (CQ-2.25)."""
    out = vec[i64]()
    for card in cards:
        if s.exhausted[card] == 0:
            out = append(out, card)
    return out


def planets(s: Campaign) -> vec[i64]:
    """The face-up planets as targets, first to last."""
    out = vec[i64]()
    for planet in s.row:
        if planet >= 0:
            out = append(out, planet)
    return out


def topmost(s: Campaign, seat: i64, cards: Units) -> i64:
    """The topmost card of a player's discard pile that is described so, or -1."""
    pile = DISCARD + seat
    for k in range(s.size[pile] - 1, -1, -1):
        card = s.card_in(pile, k)
        if cards.fits_kind(s.kind[card]):
            return card
    return -1

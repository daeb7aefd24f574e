"""What a position is worth to a player, and the advisor that tells bots."""

from __future__ import annotations

from typing import Final

from hadur.games.chaos_galaxy.outlook import cost_of
from hadur.games.chaos_galaxy.phases.paying import is_bluff
from hadur.games.chaos_galaxy.phases.turn import FULL_INCOME
from hadur.games.chaos_galaxy.prospect import settled
from hadur.games.chaos_galaxy.script import merits
from hadur.games.chaos_galaxy.sense import sense
from hadur.games.chaos_galaxy.state import (
    COLONY,
    FLAGS,
    HAND,
    HANGAR,
    HOLDER,
    ON_SHIP,
    PAID,
    PLACE,
    SURFACE,
    WIDE,
    Galaxy,
    galaxy,
)
from hadur.games.chaos_galaxy.tables import T
from hadur.games.chaos_galaxy.values import stat
from hadur.games.chaos_galaxy.vocabulary import (
    ARMOUR,
    BOMBING,
    FIREPOWER,
    SPEED,
    TRAP,
)
from hadur.kernel.advice import HALVING, Advisor, Tuning, odds
from hadur.kernel.bits import count
from hadur.kernel.native import i64, vec
from hadur.kernel.state import State

WORTH: Final = {
    "colony": 52,
    "colony short": -60,
    "hand": 40,
    "early hand": 70,
    "credit": 26,
    "firepower": 50,
    "armour": 45,
    "bombing": 60,
    "speed": 6,
    "ability": 30,
    "used": -40,
    "damaged": -90,
    "paid card": 30,
    "cost of a paid card": 35,
    "base": 40,
    "marker": 32,
    "cost of a base": 45,
    "unpaid card": 55,
    "trap": 40,
}
"""In thousandths of the logarithm of the odds."""
SHORT: Final = 12
"""With fewer cards in the Colony than this some are short."""
FIRST_CARDS: Final = 3
ENOUGH: Final = 15
"""Credits beyond these count half."""


class Worth:
    """The values as compiled code reads them."""

    def __init__(self, of: dict[str, int]) -> None:
        self.colony: Final[i64] = of["colony"]
        self.short: Final[i64] = of["colony short"]
        self.hand: Final[i64] = of["hand"]
        self.early: Final[i64] = of["early hand"]
        self.credit: Final[i64] = of["credit"]
        self.firepower: Final[i64] = of["firepower"]
        self.armour: Final[i64] = of["armour"]
        self.bombing: Final[i64] = of["bombing"]
        self.speed: Final[i64] = of["speed"]
        self.ability: Final[i64] = of["ability"]
        self.turned: Final = vec[i64]([0, of["used"], of["damaged"]])
        self.paid: Final[i64] = of["paid card"]
        self.paid_cost: Final[i64] = of["cost of a paid card"]
        self.base: Final[i64] = of["base"]
        self.marker: Final[i64] = of["marker"]
        self.base_cost: Final[i64] = of["cost of a base"]
        self.unpaid: Final[i64] = of["unpaid card"]
        self.trap: Final[i64] = of["trap"]


class Admiral(Advisor):
    """The rules of thumb of this game; turns are the clock."""

    def __init__(self, tuning: Tuning, worth: dict[str, int]) -> None:
        super().__init__(tuning, worth)
        self._worth: Final = Worth(worth)

    def valuing(self, worth: dict[str, int]) -> Advisor:
        return Admiral(self.tuning, worth)

    def holding(self, state: State, seat: i64) -> i64:
        return _side(galaxy(state), seat, self._worth)

    def prospect(self, state: State, seat: i64) -> float:
        after = settled(galaxy(state))
        if after.over or after.seats > 2 or after.turn == seat:
            return self.outlook(after, seat)
        # The next player's income is nobody's doing: to end a turn is no loss of it.
        return odds(self.lead(after, seat) + self._worth.credit * FULL_INCOME)

    def merits(self, state: State, index: i64) -> vec[i64]:
        return merits(galaxy(state), index)

    def sense(self, state: State, index: i64, move: i64) -> i64:
        return sense(galaxy(state), index, move)

    def clock(self, state: State) -> i64:
        return galaxy(state).turns


def _side(s: Galaxy, seat: i64, worth: Worth) -> i64:
    """What a player has: the Colony, cards, credits, and what is in play."""
    colony = s.size[COLONY + seat]
    hand = s.size[HAND + seat]
    credits = s.credits(seat)
    value = worth.colony * colony + worth.short * max(0, SHORT - colony)
    value += worth.hand * min(hand, 6) + worth.early * min(hand, FIRST_CARDS)
    value += worth.credit * (min(credits, ENOUGH) + credits) // 2
    table = s.table
    for slot in range(s.slots()):
        row = slot * WIDE
        if table[row + HOLDER] != seat or table[row + PLACE] == 0:
            continue
        if table[row + PLACE] == HANGAR:
            value += _ship(s, slot, worth)
        else:
            value += _card(s, slot, worth)
    return value


def _ship(s: Galaxy, slot: i64, worth: Worth) -> i64:
    """By its numbers as they are; one that is turned can do less for a turn or two."""
    power = stat(s, slot, FIREPOWER)
    bombs = stat(s, slot, BOMBING)
    value = worth.firepower * power + worth.armour * stat(s, slot, ARMOUR)
    value += worth.bombing * bombs + worth.speed * stat(s, slot, SPEED)
    value += worth.ability * count(T.abilities[s.kind_at(slot)])
    turned = s.turned(slot)
    return value + worth.turned[turned] * (power + bombs) // 4 if turned != 0 else value


def _card(s: Galaxy, slot: i64, worth: Worth) -> i64:
    kind = s.kind_at(slot)
    paid = s.table[slot * WIDE + FLAGS] & PAID != 0
    if s.place(slot) == SURFACE:
        if paid:
            return worth.base + worth.base_cost * (1 + cost_of(kind) + max(0, T.limit[kind]))
        if is_bluff(s, slot):
            return 0
        value = worth.unpaid
        if T.subtype[kind] == TRAP:
            return value + worth.trap
        limit = T.limit[kind]
        useful = s.markers(slot) if limit < 0 else min(limit, s.markers(slot))
        return value + worth.marker * useful
    if paid:
        # On a ship its numbers are counted there.
        cost = cost_of(kind)
        return worth.paid + (worth.paid_cost * cost if s.place(slot) != ON_SHIP else 0)
    return 0 if is_bluff(s, slot) else worth.unpaid


ADVISOR: Final = Admiral(
    Tuning(HALVING, horizon=2, limit=120, noise=8, explore=0.2, near=0.01), WORTH
)

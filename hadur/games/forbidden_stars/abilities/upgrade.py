"""Order upgrades (section 22.4): what each adds to its order, by the moments of that order.

A faction has one for each of three orders, and two for orbital strikes (strikes.py). Procedures ask
the one that is ready at the moments named here; a card overrides those at which it does something.
A moment that offers something gets the answers so far and returns them with its own."""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars import log
from hadur.games.forbidden_stars.cards.definition import (
    UPGRADE_COST,
    UPGRADE_LEVEL,
    UPGRADE_ORDER,
    next_number,
)
from hadur.games.forbidden_stars.components.sheets import FACTIONS
from hadur.games.forbidden_stars.state import War
from hadur.kernel.native import i64, vec

# What a use is about, if it is said: the argument of its move.
NOTHING_SAID: Final = ""
AN_AREA: Final = "area"
AN_ORDER: Final = "order"
A_CHANGE: Final = "change"
"""16 * area + 4 * the structure that was there + the structure that will be."""

_ORDERS: Final = 4
_OF_ORDER: Final = vec[i64]([-1] * (len(FACTIONS) * _ORDERS))
"""The upgrade of an order, by faction and order, or -1."""


class Upgrade:
    """An order upgrade card: the order it belongs to, level and cost; what a use of it is about."""

    def __init__(
        self, name: str, order: int, level: int, cost: int, about: str = NOTHING_SAID
    ) -> None:
        self.name: Final = name
        self.number: Final[int] = next_number([one.number for one in ORDER_UPGRADES], 5)
        self.faction: Final = self.number // 5
        self.order: Final = order
        self.level: Final = level
        self.cost: Final = cost
        self.about: Final = about
        ORDER_UPGRADES.append(self)
        UPGRADE_LEVEL[self.number] = level
        UPGRADE_COST[self.number] = cost
        UPGRADE_ORDER[self.number] = order
        if order < _ORDERS:
            _OF_ORDER[self.faction * _ORDERS + order] = self.number

    # -- an Advance Order --------------------------------------------------------------------------

    def while_ships_move(self, out: vec[i64], s: War, seat: i64, blocked: bool) -> vec[i64]:
        """Step 1; `blocked`: a storm holds ships back."""
        return out

    def while_ground_units_move(self, out: vec[i64], s: War, seat: i64) -> vec[i64]:
        """Step 2, as long as there is a world to go to."""
        return out

    def before_combat(self, s: War, seat: i64) -> None:
        """Its player attacks by this order, and nothing has been rolled or drawn."""

    def after_combat(self, s: War, seat: i64) -> None:
        """The combat that this order brought is over."""

    # -- a Strategize Order ------------------------------------------------------------------------

    def on_reveal(self, out: vec[i64], s: War, seat: i64) -> vec[i64]:
        """The order is faceup and not resolved yet."""
        return out

    def takes_its_place(self) -> bool:
        """Whether, used on reveal, it is what the order does, and there is nothing to resolve."""
        return False

    def without_units(self, s: War, seat: i64) -> None:
        """The order would do nothing, since its player has no unit in the active system."""

    # -- a Deploy Order ----------------------------------------------------------------------------

    def while_units_are_purchased(self, out: vec[i64], s: War, seat: i64) -> vec[i64]:
        """Step 1."""
        return out

    def further_units(self, s: War, seat: i64) -> i64:
        """Units beyond those of the factories; asked only once it has said that it lasts."""
        return 0

    def while_a_structure_is_purchased(self, out: vec[i64], s: War, seat: i64) -> vec[i64]:
        """Step 2."""
        return out

    def after_deploying(self, s: War, seat: i64) -> None:
        """Both steps are done."""

    # -- its use -----------------------------------------------------------------------------------

    def used(self, s: War, seat: i64, argument: i64) -> None:
        """What follows when it is turned over; `argument` is what was said, -1 if nothing was."""


ORDER_UPGRADES: Final[list[Upgrade]] = []


def upgrade_of(s: War, seat: i64, order: i64) -> i64:
    """The upgrade that a seat's faction has for an order, bought or not."""
    return _OF_ORDER[s.faction(seat) * _ORDERS + order]


def ready(s: War, seat: i64, order: i64) -> i64:
    """The upgrade of an order that a seat has and has not used this round (FS-22.17), or -1."""
    number = upgrade_of(s, seat, order)
    return number if number >= 0 and s.has_upgrade(seat, number) else -1


def use(s: War, seat: i64, number: i64, argument: i64 = -1) -> None:
    """FS-22.16, FS-22.17: it does what it does, once a round."""
    s.use_upgrade(seat, number)
    s.tell(log.UPGRADE_USED, seat, number)
    ORDER_UPGRADES[number].used(s, seat, argument)

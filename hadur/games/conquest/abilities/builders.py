"""Forms that many abilities share."""

from __future__ import annotations

from typing import Final

from hadur.games.conquest.abilities.effect import Effect
from hadur.games.conquest.abilities.targets import Units
from hadur.games.conquest.cards.definition import Card
from hadur.games.conquest.phases.entering import DEPLOYING, ENTERS, ON, reduce
from hadur.games.conquest.state import Campaign
from hadur.kernel.native import i64
from hadur.kernel.windows import INTERRUPT, REACTION, TimedState, argument, keep_holding


class Cheaper(Effect):
    """Interrupt: when you deploy such a unit, reduce its cost."""

    def __init__(
        self,
        card: Card,
        amount: int,
        units: Units,
        *,
        exhausts: bool = False,
        price: int = 0,
    ) -> None:
        super().__init__(card, DEPLOYING, INTERRUPT, exhausts=exhausts, price=price)
        self.amount: Final[i64] = amount
        self.units: Final = units

    def reduces(self, s: Campaign, seat: i64, source: i64, card: i64, to: i64) -> i64:
        # What is deployed as an attachment is no unit (CQ-12.41).
        if to >= ON or card == source or not self.units.fits_kind(s.kind[card]):
            return 0
        return self.amount

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        """While something is left to reduce."""
        return (
            argument(s, at, 0) == seat
            and argument(s, at, 3) > 0
            and self.reduces(s, seat, source, argument(s, at, 1), argument(s, at, 2)) > 0
        )

    def use(self, s: TimedState, at: i64, seat: i64, source: i64) -> None:
        """A step of deploying: reactions to it wait until the card has entered play (CQ-11.9)."""
        keep_holding(s)
        super().use(s, at, seat, source)

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        reduce(s, at, self.amount)


class AfterItEnters(Effect):
    """Reaction: after this unit enters play; at a planet if its text speaks of one."""

    def __init__(
        self, card: Card, *, targets: int = 0, harms: bool = False, here: bool = False
    ) -> None:
        super().__init__(card, ENTERS, REACTION, targets=targets, harms=harms)
        self.here: Final = here

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        if argument(s, at, 0) != source or not s.is_unit(source):
            return False
        return not self.here or s.slot_of(source) >= 0

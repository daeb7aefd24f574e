"""Order upgrades of orbital strikes: what is done with the dice once they are rolled.

Each faction has two; the first gives a die, the second lets a strike hit a world with a bastion
(FS-10.11, FS-10.15)."""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars.abilities.upgrade import Upgrade
from hadur.games.forbidden_stars.components.sheets import ORBITAL
from hadur.games.forbidden_stars.phases.pool import lose_dice
from hadur.games.forbidden_stars.state import ATTACKER, MORALE, War
from hadur.kernel.native import i64


class StrikeUpgrade(Upgrade):
    """Spend so many dice of a face (-1: any) for an effect."""

    def __init__(self, name: str, level: int, cost: int, face: int, many: int) -> None:
        super().__init__(name, ORBITAL, level, cost)
        self.face: Final = face
        self.many: Final = many
        self.free: Final = face == MORALE
        """It takes dice that do nothing else in a strike."""
        STRIKE_CARDS.append(self)

    def way_names(self) -> tuple[str, ...]:
        return ("yes",)

    def ways(self, s: War, seat: i64) -> i64:
        """The ways that are possible now, a bit each."""
        if s.dice(ATTACKER, self.face) < self.many:
            return 0
        return 1 if self.possible(s, seat) else 0

    def possible(self, s: War, seat: i64) -> bool:
        return True

    def resolve(self, s: War, seat: i64, way: i64) -> None:
        lose_dice(s, ATTACKER, self.face, self.many)
        self.effect(s, seat)

    def effect(self, s: War, seat: i64) -> None:
        raise NotImplementedError


STRIKE_CARDS: Final[list[StrikeUpgrade]] = []

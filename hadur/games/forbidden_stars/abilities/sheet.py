"""The ability on a faction's sheet, used with a Dominate Order (FS-12.6, FS-S2)."""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars.state import War
from hadur.kernel.native import i64, vec


class SheetAbility:
    """What a faction can do once the assets are taken."""

    def __init__(self, faction: int) -> None:
        self.faction: Final = faction
        SHEET_ABILITIES.append(self)

    def offers(self, s: War, seat: i64) -> vec[i64]:
        """The ways to use it now."""
        raise NotImplementedError

    def carry_out(self, s: War, seat: i64, move: i64) -> None:
        raise NotImplementedError


SHEET_ABILITIES: Final[list[SheetAbility]] = []
"""By faction, once core_set.py has put them in order."""

"""Active events that change something while they are in force, and set it right again at the end.

Most active events are merely looked up (`Battle.in_effect`), or listen to moments (hooks.py).
"""

from __future__ import annotations

from typing import Final

from hadur.games.summoner_wars.state import Battle
from hadur.kernel.native import i64


class InForce:
    """What begins and ends with an active event. Declared beside its card."""

    def begin(self, s: Battle, event: i64) -> None:
        """It has come into the active area with its targets."""
        raise NotImplementedError

    def end(self, s: Battle, one: i64, other: i64) -> None:
        """It has left the active area; its targets were these cards, or -1."""
        raise NotImplementedError

    def goes_with_its_target(self) -> bool:
        """Whether it is discarded when a target leaves the battlefield; others stay without one."""
        return False


IN_FORCE: Final[dict[int, InForce]] = {}
"""By the number of the effect."""

"""How often and how much: rates per caller, and sizes of what is sent."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

BODY: Final = 64 * 1024
"""The longest form or JSON text, in bytes."""
FRAME: Final = 16 * 1024
"""The longest message on a socket, in bytes."""
SOCKETS: Final = 12
"""So many sockets a session may hold at once."""
UNKNOWN_SOCKETS: Final = 100
"""So many sockets without a session may come from one address."""
ADDRESS_SOCKETS: Final = 400
"""So many sockets in all may come from one address: a school has one, and so has a flood."""
ENTRIES: Final = 10_000
"""From here on a table's log takes only what ends the game: no game is that long, and whoever looks
at a table pays for all of it."""
_KEPT: Final = 20_000


@dataclass(frozen=True)
class Rate:
    """`burst` at once, and `each` more every second."""

    burst: float
    each: float


RATES: Final = {
    "page": Rate(120, 20),
    "command": Rate(40, 8),
    "chat": Rate(6, 0.5),
    "table": Rate(10, 0.1),
    "join": Rate(10, 0.2),
    "name": Rate(20, 0.2),
    "password": Rate(8, 0.05),
    "account": Rate(30, 0.1),
    "report": Rate(3, 0.02),
    "mail": Rate(3, 0.001),
    "deck": Rate(30, 0.1),
    "resync": Rate(20, 1),
    "replay": Rate(60, 6),
    "odds": Rate(20, 3),
}
"""By what is done. Passwords and codes are what somebody might try out."""


class Limits:
    """A bucket for everybody and everything they do; full ones are forgotten."""

    def __init__(self, clock: Callable[[], int], factor: float = 1.0) -> None:
        self._clock = clock
        self._factor = factor
        self._buckets: dict[tuple[str, str], tuple[float, int]] = {}

    def allows(self, what: str, who: str) -> bool:
        """Whether somebody may do this now; it counts."""
        rate = RATES[what]
        now = self._clock()
        left, at = self._buckets.get((what, who), (rate.burst * self._factor, now))
        grown = left + max(0, now - at) / 1000 * rate.each * self._factor
        left = min(rate.burst * self._factor, grown)
        if left < 1:
            return False
        if len(self._buckets) > _KEPT:
            self._forget(now)
        # Who has just done something is among the last to be forgotten.
        self._buckets.pop((what, who), None)
        self._buckets[what, who] = (left - 1, now)
        return True

    def _forget(self, now: int) -> None:
        """Drop whoever has been quiet long enough to have a full bucket, and the oldest until half
        is left: so that this is seldom done, however many there are."""
        full = {
            key
            for key, (left, at) in self._buckets.items()
            if left + (now - at) / 1000 * RATES[key[0]].each * self._factor
            >= RATES[key[0]].burst * self._factor
        }
        for key in full:
            del self._buckets[key]
        for key in list(self._buckets)[: max(0, len(self._buckets) - _KEPT // 2)]:
            del self._buckets[key]

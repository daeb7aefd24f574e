"""Thinking time: what each seat has left, worked out from the times of the entries alone."""

from __future__ import annotations

from hadur.table.options import SECOND, Clock, Pace


class Clocks:
    """The time of all seats. The table says when a seat was asked and when it was done."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self._clock = clock
        self._bank = [clock.milliseconds] * seats

    def copy(self) -> Clocks:
        """The same times, which run on by themselves."""
        other = Clocks(self._clock, 0)
        other._bank = self._bank[:]
        return other

    def spend(self, seat: int, milliseconds: int) -> None:
        """A seat thought for so long. Clocks of two servers may differ: time never runs back."""
        if self._clock.pace is Pace.BANK:
            self._bank[seat] -= max(0, milliseconds)

    def reward(self, seat: int) -> None:
        """A seat has decided, and it is for others to decide now."""
        self._bank[seat] += self._clock.increment * SECOND

    def left(self, seat: int, thinking: int) -> int | None:
        """What a seat has left after thinking for so long, never below 0; None without a clock."""
        if self._clock.pace is Pace.NONE:
            return None
        return max(0, self._bank[seat] - max(0, thinking))

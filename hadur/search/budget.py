"""How long a search may go on: iterations, seconds, or both."""

from __future__ import annotations

from time import perf_counter, thread_time
from typing import Final

from hadur.kernel.native import i64

ENDLESS: Final = 1 << 60


class Clock:
    """What seconds are counted by. People wait by the clock on the wall; matches are fair by the
    processor's, which stands still while the machine does something else."""

    def __init__(self) -> None:
        self.of_processor: bool = False

    def now(self) -> float:
        return thread_time() if self.of_processor else perf_counter()


CLOCK: Final = Clock()


class Budget:
    """Counts down from the moment it is made. With iterations alone the clock is never read, so
    that a search of the same seed comes out the same on every machine."""

    def __init__(self, iterations: i64 = ENDLESS, seconds: float = 0.0) -> None:
        self.iterations: Final = iterations
        self.seconds: Final = seconds
        self.used: i64 = 0
        self._start: float = CLOCK.now() if seconds > 0.0 else 0.0

    def spend(self) -> bool:
        """Take one more iteration, if there is one."""
        if self.used >= self.iterations:
            return False
        if self.seconds > 0.0 and CLOCK.now() - self._start >= self.seconds:
            return False
        self.used += 1
        return True

    def share(self) -> float:
        """How much of the budget is gone, from 0 to 1."""
        gone = float(self.used) / float(self.iterations)
        if self.seconds > 0.0:
            gone = max(gone, (CLOCK.now() - self._start) / self.seconds)
        return min(gone, 1.0)

    def left(self) -> i64:
        """About how many iterations are still to come, at the pace so far."""
        gone = self.share()
        if gone <= 0.0:
            return self.iterations
        return min(self.iterations - self.used, i64(float(self.used) * (1.0 - gone) / gone) + 1)

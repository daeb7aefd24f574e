"""What a search found: how often it tried each move and what came of it."""

from __future__ import annotations

from typing import Final

from hadur.kernel.native import i64


class Option:
    """A legal move of the position searched. `mean` is the chance of winning after it."""

    def __init__(self, move: i64, merit: i64) -> None:
        self.move: Final = move
        self.merit: Final = merit
        self.visits: i64 = 0
        self.total: float = 0.0

    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits > 0 else 0.0


class Findings:
    """All legal moves, and the one to play."""

    def __init__(self, options: list[Option], best: i64, iterations: i64) -> None:
        self.options: Final = options
        self.best: Final = best
        self.iterations: Final = iterations

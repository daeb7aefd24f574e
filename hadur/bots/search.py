"""A bot that searches: many imagined worlds, played on by rules of thumb and judged."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from hadur.bots.base import Bot, Glimpse
from hadur.kernel.advice import Advisor, Tuning
from hadur.kernel.errors import UnknownName
from hadur.kernel.game import Game
from hadur.kernel.state import State
from hadur.search.budget import ENDLESS, Budget
from hadur.search.findings import Findings
from hadur.search.think import think

LEVELS = (4, 22, 52, 170, 1600)
"""The iterations of levels 1 to 5; docs/strength.md has how they do against each other."""

DEFAULT_LEVEL = 3

PUNCTUAL = 0.95
"""The part of its time a bot thinks; letting go of all it imagined takes some of the rest."""


@dataclass(frozen=True)
class Limit:
    """What a decision may take."""

    iterations: int = ENDLESS
    seconds: float = 0.0

    @classmethod
    def read(cls, text: str) -> Limit:
        """ "1.5s", "200ms", "500i" (iterations) or a level from 1 to 5."""
        found = re.fullmatch(r"(\d+(?:\.\d+)?)(s|ms|i)?", text)
        value = float(found.group(1)) if found else 0.0
        unit = found.group(2) if found else None
        if unit == "i" and value >= 1 and value.is_integer():
            return cls(iterations=int(value))
        if unit in ("s", "ms") and value > 0:
            return cls(seconds=value if unit == "s" else value / 1000)
        if unit is None and value in range(1, len(LEVELS) + 1):
            return cls(iterations=LEVELS[int(value) - 1])
        raise UnknownName(
            f"'{text}' is no budget: write a level (1 to {len(LEVELS)}), a time (1s, 200ms)"
            " or a number of iterations (500i)"
        )

    def budget(self) -> Budget:
        """A budget that begins now."""
        return Budget(self.iterations, self.seconds * PUNCTUAL)


class Search(Bot):
    """Thinks as long as its limit allows; what it found last stays in `findings`."""

    def __init__(
        self,
        game: Game,
        seed: int,
        limit: Limit,
        *,
        advisor: Advisor | None = None,
        tuning: Tuning | None = None,
    ) -> None:
        super().__init__(game, seed)
        self.limit = limit
        self.advisor = advisor or game.advisor()
        self.tuning = tuning or self.advisor.tuning
        self.findings: Findings | None = None

    def decide(self, glimpse: Glimpse) -> int:
        budget = self.limit.budget()
        seed = self.draw(1 << 30)
        self.findings = think(
            self.imagine(glimpse), self.advisor, glimpse.seat, budget, self.tuning, seed
        )
        return int(self.findings.best)

    def imagine(self, glimpse: Glimpse) -> Callable[[int], State]:
        return glimpse.imagine

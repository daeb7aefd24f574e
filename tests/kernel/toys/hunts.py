"""Hunts: three rounds of Lair in a row. Shows a series in which the loser chooses what comes next.

H-1  The side that wins two of three games has won.
H-2  The side that lost the last game chooses whether the doors stand open in the next; until it
     has, they are as they were.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hadur.kernel.choices import switch
from hadur.kernel.game import Setup
from hadur.kernel.series import NextChoice
from hadur.kernel.standing import winners
from tests.kernel.toys.lair import INVADER, LairGame


class Hunts(LairGame):
    """Lair, but three times."""

    name = "hunts"

    def next_setup(
        self, played: Sequence[Setup], results: Sequence[Sequence[int]]
    ) -> dict[str, Any] | None:
        won = [winners(scores) for scores in results]
        if len(won) == 3 or max(won.count(side) for side in won) == 2:
            return None
        return dict(played[-1])

    def next_choice(
        self, played: Sequence[Setup], results: Sequence[Sequence[int]]
    ) -> NextChoice | None:
        if self.next_setup(played, results) is None:
            return None
        invader, marines = self.sides(played[-1])
        losers = marines if INVADER in winners(results[-1]) else invader
        return NextChoice(switch("open", default=played[-1]["options"]["open"]), losers)


GAME = Hunts()

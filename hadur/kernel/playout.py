"""Random games at full speed: the loop that benchmarks, simulations and searches share."""

from __future__ import annotations

from typing import Final

from hadur.kernel.chance import draw
from hadur.kernel.native import i64
from hadur.kernel.state import State

_CHOICES: Final = 501
"""The stream of a playout's own choices, far from the streams of any game."""


class Tally:
    """What a playout went through."""

    def __init__(self) -> None:
        self.decisions: i64 = 0
        self.options: i64 = 0


def playout(state: State, seed: i64, limit: i64, tally: Tally) -> None:
    """Play uniformly random legal moves, every legal list built whole, to the end of the game
    or for `limit` decisions."""
    decisions: i64 = 0
    options: i64 = 0
    while not state.over and decisions < limit:
        index: i64 = 0
        while state.answers[index] >= 0:
            index += 1
        legal = state.legal(index)
        choices = len(legal)
        options += choices
        state.advance(legal[draw(seed, _CHOICES, decisions, choices)], index)
        decisions += 1
    tally.decisions += decisions
    tally.options += options

"""How long a bot takes must not tell what it holds.

Some questions are put whether or not a hand has an answer to them. A bot without a choice could
answer at once, and whoever sits across would know. So when such an answer is given is drawn before
anybody thinks, from what all have seen: how long the bot's answers to open questions took. Whoever
has a choice has to have made it by then.
"""

from __future__ import annotations

from random import Random, SystemRandom
from typing import Final

from hadur.kernel.state import State

FLOOR: Final = 0.4
"""Seconds that a bot that searches has at least for such an answer."""
_FADING: Final = 0.9
"""How much of a long thought is still expected after the next one."""
_ROOM: Final = 1.25
"""A thought may take so much longer than the usual ones,"""
_MORE: Final = 0.35
"""and what is drawn comes to so much more of it at most."""
_LONGEST: Final = 3.0
"""Seconds of a thought that are waited for; longer ones are those of a machine that is too busy."""
_IN_TIME: Final = 0.85
"""The part of the time until the answer in which it has to be found."""


class Tempo:
    """The usual time for one bot's answers."""

    def __init__(self, chance: Random | None = None) -> None:
        self._usual = 0.0
        self._chance = chance or SystemRandom()

    def due(self, state: State, seat: int, least: float = 0.0) -> float | None:
        """After how many seconds an answer is to be given; None: as soon as it is found. `least` is
        what the bot needs, as all know who see which bot it is."""
        if state.asks[state.asked(seat)].prompt.open_options:
            return None
        return max(self._usual, least) * (_ROOM + self._chance.uniform(0, _MORE))

    def learn(self, state: State, seat: int, took: float) -> None:
        """An answer was found in `took` seconds. Only those are learned from that everybody could
        see to have, or not to have, a choice: the rest would show in the times to come."""
        if state.asks[state.asked(seat)].prompt.open_options:
            self._usual = min(_LONGEST, max(took, self._usual * _FADING))


def in_time(due: float) -> float:
    """The seconds in which an answer has to be found that is to be given then."""
    return due * _IN_TIME

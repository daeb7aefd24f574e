"""How long a bot takes must not tell what it holds.

Some questions are put whether or not a hand has an answer to them. A bot without a choice could
answer at once, and whoever sits across would know. So all such answers take as long as its long
thoughts take, and a little more that is drawn: thoughts and passes are the same to see.
"""

from __future__ import annotations

from random import SystemRandom
from typing import Final

from hadur.kernel.state import State

_FADING: Final = 0.9
"""How much of a long thought is still expected after the next one."""
_MORE: Final = 0.25
"""So much longer than usual an answer takes at most."""
_LONGEST: Final = 3.0
"""Seconds of a thought that are waited for; longer ones are those of a machine that is too busy."""
_CHANCE: Final = SystemRandom()


class Tempo:
    """The usual time for one bot's answers."""

    def __init__(self) -> None:
        self._usual = 0.0

    def left(self, state: State, seat: int, took: float) -> float:
        """The seconds to wait before an answer is given that was found in `took` seconds."""
        # Whether there was a choice makes no difference here: it would be seen in the end.
        self._usual = min(_LONGEST, max(took, self._usual * _FADING))
        if state.asks[state.asked(seat)].prompt.open_options:
            return 0.0
        return max(0.0, self._usual * (1 + _CHANCE.uniform(0, _MORE)) - took)

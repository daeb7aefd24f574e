"""How long a bot takes must not tell what it holds.

Some questions are put whether or not a hand has an answer to them. A bot without a choice could
answer at once, and whoever sits across would know. So it takes as long as it took when it had one.
"""

from __future__ import annotations

from typing import Final

from hadur.kernel.state import State

_FADING: Final = 0.9
"""How much of a long thought is still expected after the next one."""


class Tempo:
    """The usual time for one bot's answers to questions whose options are hidden."""

    def __init__(self) -> None:
        self._usual = 0.0

    def left(self, state: State, seat: int, took: float) -> float:
        """The seconds to wait before an answer is given that was found in `took` seconds."""
        index = state.asked(seat)
        if state.asks[index].prompt.open_options:
            return 0.0
        if len(state.legal(index)) > 1:
            self._usual = max(took, self._usual * _FADING)
        return max(0.0, self._usual - took)

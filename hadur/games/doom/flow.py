"""Moments as every procedure announces them; moments.py says what they bring."""

from __future__ import annotations

from typing import Final

from hadur.games.doom.state import Raid
from hadur.kernel.native import i64
from hadur.kernel.state import Step

WINDOWS: Final[list[Step]] = []
"""The step that offers what is for a moment: moments.py lies above those who announce them."""


def moment(s: Raid, when: i64, actor: i64) -> None:
    """Next, everybody may use what is for this moment; -1 if it is about no figure."""
    s.push(WINDOWS[0], when, actor, len(s.used), s.everybody() & ~s.out, 0)

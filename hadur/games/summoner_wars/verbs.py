"""The verbs of moves. What each argument means stands beside it; notation.py gives the texts.
PICK names a space, TAKE a card of the own hand or discard pile by its kind.
"""

from __future__ import annotations

from typing import Final

from hadur.kernel.questions import CHOOSE, NO, PICK, TAKE, YES

__all__ = [
    "ATTACK",
    "BUILD",
    "CHARGE_MOVE",
    "CHOOSE",
    "DECLARE",
    "DISCARD",
    "END",
    "MOVE",
    "NO",
    "PATH_STEPS",
    "PICK",
    "PLAY",
    "SUMMON",
    "TAKE",
    "USE",
    "YES",
]

END: Final = 0  # end the phase
SUMMON: Final = 1  # kind, space
MOVE: Final = 2  # from, to, path
CHARGE_MOVE: Final = 3  # from, to (Charge)
BUILD: Final = 4  # kind, space
ATTACK: Final = 5  # from, target
DECLARE: Final = 6  # from: before-attack effects come first, the target after them
PLAY: Final = 7  # kind: an event
DISCARD: Final = 8  # kind: for magic
USE: Final = 9  # ability, from: an activated ability

PATH_STEPS: Final = 12  # a path's directions fill 24 bits, its length the four above

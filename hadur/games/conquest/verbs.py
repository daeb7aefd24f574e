"""The verbs of moves. What each argument means stands beside it; notation.py gives the texts.
PICK names a card, a planet (by its card) or a headquarters (HQ_TARGET + seat), TAKE the kind of a
card of a hand, a discard pile or those looked at, and the pile if there are two.
"""

from __future__ import annotations

from typing import Final

from hadur.kernel.questions import CHOOSE, DONE, NO, NUMBER, PICK, TAKE, YES

__all__ = [
    "AREA",
    "ATTACH",
    "ATTACK",
    "CHOOSE",
    "DEPLOY",
    "DIAL",
    "DONE",
    "HQ_TARGET",
    "MOVE",
    "NO",
    "NUMBER",
    "PASS",
    "PICK",
    "PLAY",
    "RETREAT",
    "SHIELD",
    "STALEMATE",
    "TAKE",
    "USE",
    "YES",
]

PASS: Final = 0
DEPLOY: Final = 1  # kind, slot: a unit at a planet; a support (slot 0) at the headquarters
ATTACH: Final = 2  # kind, host: deploy as an attachment
PLAY: Final = 3  # kind, ability: an event
USE: Final = 4  # card, ability: an action of a card in play
ATTACK: Final = 5  # card: declare it as the attacker
RETREAT: Final = 6  # card
STALEMATE: Final = 7  # ask for a stalemate check
AREA: Final = 8  # use Area Effect instead of declaring a defender
MOVE: Final = 11  # card, slot: a Mobile unit
SHIELD: Final = 12  # kind
DIAL: Final = 13  # number

HQ_TARGET: Final = 4000
"""A headquarters as a target, plus its seat; cards have smaller numbers."""

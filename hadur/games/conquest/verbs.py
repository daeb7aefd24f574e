"""The verbs of moves. What each argument means stands beside it; notation.py gives the texts."""

from __future__ import annotations

from typing import Final

PASS: Final = 0
DEPLOY: Final = 1  # kind, slot: a unit at a planet; a support (slot 0) at the headquarters
ATTACH: Final = 2  # kind, host: deploy as an attachment
PLAY: Final = 3  # kind, ability: an event
USE: Final = 4  # card, ability: an action of a card in play
ATTACK: Final = 5  # card: declare it as the attacker
RETREAT: Final = 6  # card
STALEMATE: Final = 7  # ask for a stalemate check
AREA: Final = 8  # use Area Effect instead of declaring a defender
PICK: Final = 9  # card, planet (by its card) or headquarters (HQ_TARGET + seat)
TAKE: Final = 10  # kind: of a hand, a discard pile or those looked at; pile, if there are two
MOVE: Final = 11  # card, slot: a Mobile unit
SHIELD: Final = 12  # kind
DIAL: Final = 13  # number
YES: Final = 14
NO: Final = 15
CHOOSE: Final = 16  # branch
NUMBER: Final = 17  # n
DONE: Final = 18  # no more of what is chosen one by one

HQ_TARGET: Final = 4000
"""A headquarters as a target, plus its seat; cards have smaller numbers."""

"""The verbs of moves; notation.py says how each reads."""

from __future__ import annotations

from typing import Final

STEP: Final = 0  # square (of a large figure the upper left one)
TELEPORT: Final = 1  # square
ROTATE: Final = 2  # upper left square
OPEN: Final = 3  # door
TAKE: Final = 4  # item
PLAY: Final = 5  # sheet
SPRINT: Final = 6  # sheet to discard
USE: Final = 7  # ability, card or NO_CARD, spot
ATTACK: Final = 8
TARGET: Final = 9  # figure
SKIP: Final = 10
END: Final = 11
PASS: Final = 12
PICK: Final = 13  # figure
PLACE: Final = 14  # square, lying or not
DIE: Final = 15  # index
FACE: Final = 16  # index, damage shown
REMOVE: Final = 17  # colour
KEEP: Final = 18
REDRAW: Final = 19
NUMBER: Final = 20
DISCARD: Final = 21  # sheet
CLASS: Final = 22  # sheet
WEAPON: Final = 23
SET: Final = 24
INVASION: Final = 25
SEAT: Final = 26
TYPE: Final = 27
PORTAL: Final = 28
GROUP: Final = 29
CHARGE: Final = 30  # demon type, or their number for the invasion card
TOP: Final = 31  # sheet
BOTTOM: Final = 32  # sheet
DONE: Final = 33
YES: Final = 34
NO: Final = 35

NO_CARD: Final = 4000
"""In place of a card: the ability stands on a sheet that is no card of a pile."""
NO_SPOT: Final = 0
PORTAL_SPOT: Final = 1000
"""A spot is 1 + an objective token, or this + a portal."""

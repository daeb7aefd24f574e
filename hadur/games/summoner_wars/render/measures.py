"""How large things are on the picture of the table, in its own units."""

from __future__ import annotations

from typing import Final

from hadur.games.summoner_wars.board import COLUMNS

WIDTH: Final = 800
EDGE: Final = 28
INNER: Final = WIDTH - 2 * EDGE
SPACE_W: Final = INNER // COLUMNS
SPACE_H: Final = 84
TILE_W: Final = 116
TILE_H: Final = 72
BAND: Final = 25
"""The strip with the name; it lies on the side a card faces."""
RIBBON_H: Final = 30
STATUS_H: Final = 26
BAR_H: Final = 44
TRACK_H: Final = 34
LETTERS_H: Final = 18
EVENT_W: Final = 168
HAND_W: Final = 120
HAND_H: Final = 50
GAP: Final = 4
LIFE_X: Final = 63
"""Where the number of the life left stands on a tile."""
DROP: Final = 8.4
SPARK: Final = 10
"""From one sign of damage or charge to the next."""

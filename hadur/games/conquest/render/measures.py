"""How large things are on the picture of the table, in its own units."""

from __future__ import annotations

from typing import Final

WIDTH: Final = 960
EDGE: Final = 20
INNER: Final = WIDTH - 2 * EDGE
TILE_W: Final = 83
TILE_H: Final = 58
BAND: Final = 23
"""The strip with the name; it lies on the side a card faces."""
STRIP: Final = 13
"""An attachment, beside its host on the side away from the planets."""
GAP: Final = 5
PAD: Final = 4
"""Between the edge of a planet's column and its tiles."""
PLANET_H: Final = 62
RIBBON_H: Final = 30
STATUS_H: Final = 24
BAR_H: Final = 46
HOME_LABEL: Final = 15
HAND_W: Final = 127
HAND_H: Final = 50

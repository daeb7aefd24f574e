"""The table as parts of a web page, drawn from views: sector, status, players, hand, cards.

Symbols come from one sprite that the site serves as /static/sprite.svg, styles from page.css; there
is no style or script in what is made here, so pages can forbid both.
"""

from __future__ import annotations

from hadur.games.conquest.render.page.cards import (
    all_cards,
    card,
    choices,
    hand,
    leading,
    listed,
    seen_cards,
)
from hadur.games.conquest.render.page.players import accent, emblem, side, status
from hadur.games.conquest.render.page.scene import picture
from hadur.games.conquest.render.page.sector import board
from hadur.games.conquest.render.printed import kinds, later
from hadur.games.conquest.render.templating import TEMPLATES

symbols = TEMPLATES.symbols

__all__ = [
    "accent",
    "all_cards",
    "board",
    "card",
    "choices",
    "emblem",
    "hand",
    "kinds",
    "later",
    "leading",
    "listed",
    "picture",
    "seen_cards",
    "side",
    "status",
    "symbols",
]

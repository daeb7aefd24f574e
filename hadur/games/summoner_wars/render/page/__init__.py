"""The table as parts of a web page, drawn from views: battlefield, status, players, hand, cards.

Symbols come from one sprite that the site serves as /static/sprite.svg, styles from page.css; there
is no style or script in what is made here, so pages can forbid both.
"""

from __future__ import annotations

from hadur.games.summoner_wars.render.page.battlefield import board
from hadur.games.summoner_wars.render.page.cards import (
    all_cards,
    card,
    choices,
    deck_symbols,
    hand,
    listed,
    seen_cards,
)
from hadur.games.summoner_wars.render.page.edges import accent, emblem, side, status
from hadur.games.summoner_wars.render.page.templates import symbols

__all__ = [
    "accent",
    "all_cards",
    "board",
    "card",
    "choices",
    "deck_symbols",
    "emblem",
    "hand",
    "listed",
    "seen_cards",
    "side",
    "status",
    "symbols",
]

"""What may be looked through: discard piles and victory displays of both players (CQ-3.1), cards
removed from the game, what is known of a hand, what is left of one's own deck, in no order."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hadur.drawing.tabletop import cleaned
from hadur.kernel.parts import Pile

_PILES: Final = (
    ("discard-pile", "discard"),
    ("victory", "victory"),
    ("known", "known"),
    ("deck-left", "deck-left"),
)


def open_piles(view: Mapping[str, Any]) -> list[Pile]:
    found = [
        Pile(seat, name, cleaned(player[key]))
        for seat, player in enumerate(view["players"])
        for name, key in _PILES
        if key in player and not (key == "known" and seat == view["seat"])
    ]
    # Removed cards are nobody's any more; they stand beside the reader's own.
    return [*found, Pile(view["seat"] or 0, "removed", cleaned(view["removed"]))]

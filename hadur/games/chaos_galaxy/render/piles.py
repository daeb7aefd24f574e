"""What may be looked through: every Scrap (KG-5.2), the own Ruin (KG-5.3), what is known of a hand,
and what is left in one's own Colony, in no order (KG-5.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hadur.drawing.tabletop import cleaned
from hadur.kernel.parts import Pile

_PILES: Final = ("scrap", "ruin", "known", "looked", "deck-left")


def open_piles(view: Mapping[str, Any]) -> list[Pile]:
    return [
        Pile(seat, name, cleaned(player[name]))
        for seat, player in enumerate(view["players"])
        for name in _PILES
        if name in player and not (name == "known" and seat == view["seat"])
    ]

"""What may be looked through: both upgrade decks (FS-4.7), what was bought, what a combat deck is
made of (FS-4.15), events set aside, the scheme in play (FS-4.11), cards played in a combat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hadur.drawing.tabletop import cleaned
from hadur.kernel.parts import Pile


def open_piles(view: Mapping[str, Any]) -> list[Pile]:
    found = []
    for seat, player in enumerate(view["players"]):
        bought = [one["upgrade"] for one in player["upgrades"]]
        found += [
            Pile(seat, "upgrades", cleaned(bought)),
            Pile(seat, "order-upgrades", cleaned(player["order-upgrades"])),
            Pile(seat, "combat-upgrades", cleaned(player["combat-upgrades"])),
            Pile(seat, "deck-cards", cleaned(player["deck-cards"])),
            Pile(seat, "aside", cleaned(filter(None, player["aside"]))),
        ]
    return found

"""What may be looked through: discarded cards and those in play (DM-3.1, DM-3.2), weapons
(DM-3.13), used Glory Kill cards, and what is left of a marine's own deck, in no order."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hadur.drawing.tabletop import cleaned
from hadur.games.doom.render.tabletop import INVADER
from hadur.kernel.parts import Pile


def open_piles(view: Mapping[str, Any]) -> list[Pile]:
    invader = view["invader"]
    found = [
        Pile(INVADER, "discard", cleaned(invader["discard"])),
        Pile(INVADER, "in-play", cleaned(invader["in-play"])),
        Pile(INVADER, "glory", cleaned(invader["glory-discard"])),
        Pile(INVADER, "sets", cleaned(invader.get("sets", invader["sets-seen"]))),
    ]
    if "deck-left" in invader:
        found.append(Pile(INVADER, "deck-left", cleaned(invader["deck-left"])))
    for marine in view["marines"]:
        seat = marine["seat"]
        for name in ("discard", "in-play", "weapons"):
            found.append(Pile(seat, name, cleaned(marine[name])))
        if "deck-left" in marine:
            found.append(Pile(seat, "deck-left", cleaned(marine["deck-left"])))
    return found

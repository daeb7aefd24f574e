"""What may be looked through: the own discard pile (SW-2.7), cards under a card (SW-2.2), and what
is left of one's own deck, in no order (SW-2.5)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hadur.drawing.tabletop import cleaned
from hadur.drawing.vocabulary import clean
from hadur.kernel.parts import Pile


def open_piles(view: Mapping[str, Any]) -> list[Pile]:
    found = []
    for seat, player in enumerate(view["players"]):
        for name, key in (("discard-pile", "discard"), ("deck-left", "deck-left")):
            if key in player:
                found.append(Pile(seat, name, cleaned(player[key])))
    for space, facts in view["board"].items():
        if facts.get("under"):
            under = cleaned(facts["under"])
            found.append(Pile(facts["controller"], "under", under, clean(space)))
    return found

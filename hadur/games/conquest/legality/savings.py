"""Texts that make a card cheaper while it is deployed, and how much they could save together."""

from __future__ import annotations

from typing import Final, NamedTuple

from hadur.games.conquest.abilities.effect import SACRIFICE_ITSELF
from hadur.games.conquest.cards.definition import ARMY
from hadur.games.conquest.legality.checks import is_such
from hadur.games.conquest.legality.field import Field

ATTACHED_TO: Final = 64
"""A destination: a place, or this plus the host of a card that is attached."""
DEPLOYING: Final = "deploying"


class Saving(NamedTuple):
    """How much, and for which units."""

    amount: int
    faction: str = ""
    traits: str = ""
    beside: bool = False
    attachments: bool = False


SAVINGS: Final[dict[str, Saving]] = {}
"""By the name of the card; the texts of each faction fill it."""


def saves(f: Field, source: int, card: int, to: int) -> int:
    """How much cheaper one card makes another at its destination."""
    saving = SAVINGS.get(f.name(source))
    if saving is None or source == card:
        return 0
    if saving.attachments:
        return saving.amount if to >= ATTACHED_TO else 0
    # What is deployed as an attachment is no unit (CQ-12.41).
    if to >= ATTACHED_TO or not is_such(f, card, ARMY, saving.faction, saving.traits):
        return 0
    return 0 if saving.beside and f.s.place[source] != to else saving.amount


def savings(f: Field, seat: int, card: int, to: int) -> int:
    """All that the player could use while he deploys the card (CQ-S31)."""
    total = 0
    for source in f.cards():
        if f.controls(seat, source) and f.works(source) and _can_be_used(f, source):
            total += saves(f, source, card, to)
    for held in f.hand(seat):
        if any(e.event.name == DEPLOYING and e.from_hand for e in f.effects(held)):
            total += saves(f, held, card, to)
    return total


def _can_be_used(f: Field, source: int) -> bool:
    for effect in f.effects(source):
        if effect.event.name == DEPLOYING and not effect.from_hand:
            return effect.price == SACRIFICE_ITSELF or not effect.exhausts or f.ready(source)
    return False

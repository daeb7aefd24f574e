"""Texts that make a card cheaper while it is deployed, and how much they could save together."""

from __future__ import annotations

from typing import Final, NamedTuple

from hadur.games.conquest.abilities.effect import SACRIFICE_ITSELF
from hadur.games.conquest.cards.definition import ARMY
from hadur.games.conquest.legality.field import Field
from hadur.games.conquest.legality.words import is_such

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


SAVINGS: Final = {
    "fortress-monastery": Saving(1, "space-marines"),
    "imperial-bunker": Saving(1, "astra-militarum"),
    "bigtoof-banna": Saving(1, "orks"),
    "fortress-of-madness": Saving(1, "chaos"),
    "altar-of-torment": Saving(1, "dark-eldar"),
    "corsair-trading-port": Saving(1, "eldar"),
    "frontline-launch-bay": Saving(1, "tau"),
    "bigga-is-betta": Saving(2, "orks"),
    "crushface": Saving(1, "orks", beside=True),
    "cultist": Saving(1, traits="daemon"),
    "splintered-path-acolyte": Saving(2, traits="daemon"),
    "ambush-platform": Saving(1, attachments=True),
}


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

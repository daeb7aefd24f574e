"""What a card looks like at a glance: the crest of its race, the colour and sign of its type, its
figures. A card that lies face down looks the same whatever it is (KG-5.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hadur.games.chaos_galaxy.render.printed import cost_of, limit_of
from hadur.games.chaos_galaxy.render.tabletop import FIGURES, Slot
from hadur.games.chaos_galaxy.tables import BY_NAME
from hadur.games.chaos_galaxy.vocabulary import NO_RACE, RACES, SUBTYPES, TYPES

NEUTRAL: Final = "neutral"
BACK: Final = "back"


@dataclass(frozen=True)
class Face:
    """A card in play. `crest` and `type` are signs of the sprite: those of the card where it lies
    face up or is the reader's own, else its back and the type it was laid as. `picture` is the sign
    that fills it where there is room. `figures` are sign and number; `cost` is what its own player
    still has to pay, "" for nothing."""

    crest: str
    race: str
    type: str
    figures: tuple[tuple[str, str], ...]
    cost: str
    markers: str
    picture: str = BACK


def race_of(name: str) -> str:
    """The race of a card; "neutral" for a card without one, or one that is not of this set."""
    card = BY_NAME.get(name)
    return NEUTRAL if card is None or card.race == NO_RACE else RACES[card.race]


def type_of(name: str, laid_as: str = "event") -> str:
    return TYPES[BY_NAME[name].type] if name in BY_NAME else laid_as


def picture_of(name: str) -> str:
    """What the picture of a card shows: ships by their size, other cards by their type."""
    if name not in BY_NAME:
        return type_of(name)
    card = BY_NAME[name]
    return SUBTYPES[card.subtype] if TYPES[card.type] == "ship" else TYPES[card.type]


def face_of(slot: Slot) -> Face:
    if not slot.card:
        return Face(BACK, "", slot.laid_as, (), "", _markers(slot))
    return Face(
        crest=race_of(slot.card) if slot.paid else BACK,
        race=race_of(slot.card),
        type=type_of(slot.card, slot.laid_as),
        figures=_figures(slot),
        cost="" if slot.paid or slot.card not in BY_NAME else cost_of(BY_NAME[slot.card]),
        markers=_markers(slot),
        picture=picture_of(slot.card) if slot.paid else BACK,
    )


def _figures(slot: Slot) -> tuple[tuple[str, str], ...]:
    """A ship's four and a base's armour as they are now; of the others what they add."""
    if slot.figures:
        return tuple((name, str(number)) for name, number in slot.figures.items())
    if slot.card not in BY_NAME:
        return ()
    card = BY_NAME[slot.card]
    return tuple(
        (name, signed(number)) if TYPES[card.type] != "base" else (name, str(number))
        for name, number in zip(FIGURES, card.stats, strict=True)
        if number
    )


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}"


def _markers(slot: Slot) -> str:
    """The development markers on a base; its own player is told how many it needs."""
    if slot.laid_as != "base":
        return str(slot.markers) if slot.markers else ""
    limit = "" if slot.paid or slot.card not in BY_NAME else limit_of(BY_NAME[slot.card])
    if limit:
        return f"{slot.markers}/{limit}"
    return str(slot.markers) if slot.markers else ""

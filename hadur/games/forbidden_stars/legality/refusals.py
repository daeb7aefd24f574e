"""Refusals in the reader's language: what is wrong here, then the rule's own sentence.

`refusal_line` and `refusal_reason` are what words.py of every game has; `place_name` and the
others name what refusals are about."""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars.components.sheets import FACTIONS, STRUCTURES
from hadur.games.forbidden_stars.components.tiles import SIDE_NAMES
from hadur.games.forbidden_stars.legality.parsing import EDGE, QUADRANT, WORLDS
from hadur.games.forbidden_stars.notation import REINFORCEMENT
from hadur.kernel import refusals
from hadur.kernel.lines import Texts, card_name
from hadur.kernel.verdict import Refusal

_PREFIX: Final = {
    "faction": "faction", "order": "order", "asset": "asset", "structure": "structure",
    "ability": "ability", "face": "icon", "icon": "storm",
}  # fmt: skip
_PLACES: Final = ("place", "other", "system", "edge", "tile")


def refusal_line(texts: Texts, refusal: Refusal) -> str:
    """Why a move is refused: what is wrong here, the rule's sentence, and its id."""
    return refusals.line(texts, refusal, fact_name)


def refusal_reason(texts: Texts, refusal: Refusal) -> str:
    """The same without the id."""
    return refusals.reason(texts, refusal, fact_name)


def fact_name(texts: Texts, key: str, value: str) -> str | int:
    """A fact of a refusal, named for the reader."""
    if key == "unit":
        return piece_name(texts, value)
    if key == "card":
        return card_name(texts, value)
    if key in _PLACES:
        return place_name(texts, value)
    if key == "state":
        return texts.say("refusal-state", state=value)
    if key in _PREFIX:
        return texts.say(f"{_PREFIX[key]}-{value}")
    return int(value) if value.isdecimal() else value


def piece_name(texts: Texts, name: str) -> str:
    """A unit, a token or a structure."""
    if name == REINFORCEMENT:
        return texts.say("token-reinforcement")
    return texts.say(f"structure-{name}" if name in STRUCTURES else f"unit-{name}")


def place_name(texts: Texts, name: str) -> str:
    """A world, a void, a system, an edge (or a faction, where one is beside another)."""
    if name in WORLDS:
        return texts.say(f"world-{name}")
    if name in SIDE_NAMES:
        return texts.say("refusal-system", name=texts.say(f"tile-{name}"), tile=name.upper())
    if name in FACTIONS:
        return texts.say(f"faction-{name}")
    void = QUADRANT.fullmatch(name)
    if void:
        quadrant = texts.say("refusal-quadrant", quadrant=void[2])
        return texts.say("refusal-void", tile=void[1].upper(), quadrant=quadrant)
    edge = EDGE.fullmatch(name)
    if edge:
        outer = edge[2] not in SIDE_NAMES
        other = texts.say("refusal-side", side=edge[2]) if outer else edge[2].upper()
        return texts.say("refusal-edge", one=edge[1].upper(), other=other)
    return name

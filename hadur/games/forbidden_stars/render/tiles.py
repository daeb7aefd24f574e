"""A system tile that is not on the board: where its worlds would lie, and what they yield.

It is named like a side (4a), or by a side and how far it is turned (4a-90)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hadur.games.forbidden_stars.components.sheets import ASSETS
from hadur.games.forbidden_stars.components.tiles import ALL_SIDES, PRINTED, SIDE_NAMES
from hadur.kernel.lines import Texts

PLANETS: Final = 5
"""So many ways a world is painted."""
_QUARTER: Final = 90

Good = tuple[str, str, str]
"""The sign of what a world has, its word, and how much of it ("" for one icon)."""


@dataclass(frozen=True)
class Orb:
    """A world by the number it has on its tile; `column` and `row` are 0 or 1, as it would lie."""

    number: int
    column: int
    row: int
    planet: int
    name: str
    goods: list[Good]


def planet_of(world: str) -> int:
    """How a world is painted."""
    return sum(map(ord, world)) % PLANETS


def is_tile(name: str) -> bool:
    return side_of(name) in SIDE_NAMES


def side_of(name: str) -> str:
    return name.partition("-")[0]


def degrees_of(name: str) -> int | None:
    """How far it is turned; None of a tile that nobody turns yet."""
    turn = name.partition("-")[2]
    return int(turn) if turn else None


def orbs(texts: Texts, name: str) -> list[Orb]:
    """The worlds, numbered as they are printed, so that a number stays with its world."""
    areas = ALL_SIDES[SIDE_NAMES.index(side_of(name))].areas
    turn = (degrees_of(name) or 0) // _QUARTER
    lies = {int(PRINTED[4 * turn + quadrant]): quadrant for quadrant in range(4)}
    worlds = [(printed, world) for printed, world in enumerate(areas) if world is not None]
    return [
        Orb(
            number=k + 1,
            column=lies[printed] % 2,
            row=lies[printed] // 2,
            planet=planet_of(world.name),
            name=texts.say(f"world-{world.name}"),
            goods=_goods(texts, world.materiel, world.assets, world.capacity),
        )
        for k, (printed, world) in enumerate(worlds)
    ]


def _goods(texts: Texts, materiel: int, assets: tuple[int, ...], capacity: int) -> list[Good]:
    found = [("materiel", texts.say("table-materiel"), str(materiel))] if materiel else []
    for asset, count in zip(ASSETS, assets, strict=True):
        found += [(asset, texts.say(f"asset-{asset}"), "")] * count
    return [*found, ("capacity", texts.say("table-capacity"), str(capacity))]

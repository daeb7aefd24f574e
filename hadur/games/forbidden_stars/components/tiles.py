"""The twelve system tiles, both sides of each (FS-S4): areas in the quadrants NW, NE, SW, SE as
seen with the printed number at the lower right."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hadur.games.forbidden_stars.components.sheets import VOID_CAPACITY
from hadur.kernel.native import i64, vec

NW: Final = 0
NE: Final = 1
SW: Final = 2
SE: Final = 3
QUADRANTS: Final = ("nw", "ne", "sw", "se")

TILES: Final = 12
SIDES: Final = 24


@dataclass(frozen=True)
class World:
    """A world; `assets` are counts of forge, cache, reinforcement and wealth icons."""

    name: str
    materiel: int
    capacity: int
    assets: tuple[int, int, int, int]
    objective: bool


@dataclass(frozen=True)
class Side:
    """A side of a tile: four areas, None for a void."""

    name: str
    areas: tuple[World | None, World | None, World | None, World | None]


def world(
    name: str, materiel: int, capacity: int, assets: str = "", objective: bool = True
) -> World:
    """Assets are letters: f forge, c cache, r reinforcement, w wealth."""
    counts = (assets.count("f"), assets.count("c"), assets.count("r"), assets.count("w"))
    return World(name, materiel, capacity, counts, objective)


def side(name: str, **areas: World) -> Side:
    """What is not named is void."""
    return Side(name, (areas.get("nw"), areas.get("ne"), areas.get("sw"), areas.get("se")))


ALL_SIDES: Final = (
    side("1a", nw=world("nicea", 1, 3, "f"), se=world("smyrna", 2, 3)),
    side("1b", nw=world("orb-theta-84", 0, 4, "f"), se=world("bergoria", 2, 2, "r")),
    side("2a", nw=world("pergam", 0, 4, "f"), ne=world("laodicea", 3, 1)),
    side("2b", nw=world("terudus", 0, 3, "ff"), ne=world("ferrineus", 2, 4)),
    side("3a", ne=world("azernikh", 2, 2, "c"), sw=world("lytheria", 1, 4)),
    side("3b", ne=world("phlegra", 2, 2, "c"), sw=world("fornax", 0, 4, "f")),
    side("4a", nw=world("cnobin", 1, 1, "w"), ne=world("solanum", 1, 3, "c")),
    side("4b", nw=world("stalfa", 1, 2, "c"), se=world("savarga", 1, 2, "c")),
    side("5a", nw=world("thylin", 1, 4), ne=world("xinghua", 2, 2, "r")),
    side("5b", nw=world("broeshyr", 1, 3, "r"), ne=world("naraka", 1, 3, "c")),
    side("6a", ne=world("kaunas", 1, 3, "r"), sw=world("annieth", 1, 3, "r")),
    side("6b", ne=world("lyrea", 1, 1, "w"), sw=world("agharta", 1, 3, "r")),
    side("7a", nw=world("lilivara", 2, 3), ne=world("remscheid", 0, 2, "cf")),
    side("7b", nw=world("etherall", 2, 2), se=world("nymaan", 0, 2, "rc")),
    side("8a", nw=world("escinthia", 3, 1), ne=world("squall", 0, 3, "w")),
    side("8b", nw=world("baryala", 3, 1), se=world("the-vault-of-st-ravinnusa", 0, 3, "w")),
    side("9a", nw=world("iyanden", 1, 3, "cw"), ne=world("lycium", 2, 4)),
    side("9b", nw=world("rigal", 2, 4), se=world("iyanden", 1, 3, "fw")),
    side(
        "10a",
        nw=world("turaci", 0, 4, "rr", objective=False),
        ne=world("medrias", 2, 2),
        sw=world("argovia", 1, 4),
    ),
    side(
        "10b",
        nw=world("lemnos", 2, 3),
        ne=world("albrechts-hold", 0, 4, "ff", objective=False),
        se=world("torrerus", 1, 3),
    ),
    side(
        "11a",
        ne=world("gelsenkirchen", 2, 2, "r"),
        sw=world("vinur", 0, 4, "f"),
        se=world("da-green-rock", 1, 4, objective=False),
    ),
    side(
        "11b",
        nw=world("tholopis", 1, 3, "c"),
        ne=world("golgrim", 1, 4, objective=False),
        se=world("alichor", 1, 3, "r"),
    ),
    side(
        "12a",
        nw=world("noatun", 1, 3, "r", objective=False),
        ne=world("venefirous", 1, 3, "c"),
        sw=world("surge", 1, 4),
    ),
    side(
        "12b",
        nw=world("saronne", 0, 4, "f", objective=False),
        ne=world("lux", 1, 3, "c"),
        sw=world("slibuen", 2, 3),
    ),
)
SIDE_NAMES: Final = tuple(one.name for one in ALL_SIDES)

ASSET_SHIFT: Final = 2
"""An area's asset icons are two bits for each kind."""


def _areas() -> list[World | None]:
    return [area for one in ALL_SIDES for area in one.areas]


# By side * 4 + quadrant.
IS_WORLD: Final = vec[i64]([0 if area is None else 1 for area in _areas()])
MATERIEL: Final = vec[i64]([0 if area is None else area.materiel for area in _areas()])
CAPACITY: Final = vec[i64]([VOID_CAPACITY if area is None else area.capacity for area in _areas()])
ASSET_ICONS: Final = vec[i64](
    [
        0 if area is None else sum(n << (ASSET_SHIFT * k) for k, n in enumerate(area.assets))
        for area in _areas()
    ]
)
HAS_OBJECTIVE: Final = vec[i64](
    [1 if area is not None and area.objective else 0 for area in _areas()]
)
GROUND_ROOM: Final = vec[i64](
    [sum(area.capacity for area in one.areas if area is not None) for one in ALL_SIDES]
)
"""How many ground units the worlds of a side hold (FS-5.19)."""

# Turned clockwise by a quarter, NW comes to NE, NE to SE, SE to SW, SW to NW.
_TURNED: Final = (
    (NW, NE, SW, SE),
    (SW, NW, SE, NE),
    (SE, SW, NE, NW),
    (NE, SE, NW, SW),
)
PRINTED: Final = vec[i64]([printed for turn in _TURNED for printed in turn])
"""By turn * 4 + quadrant on the board: the quadrant as printed that lies there."""

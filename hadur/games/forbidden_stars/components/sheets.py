"""Faction sheets (FS-2.6, FS-2.7, FS-S2): units with their values, starting forces, home tiles.

Every sheet lists six units in the same order: a ground unit and a ship of command level 0, ground
units of levels 1 and 2, a ship of level 2, and a ground unit of level 3. A unit is known by that
place, its *type*. Committed reinforcement tokens are a seventh type: of level 0, without dice.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hadur.kernel.native import i64, vec

TYPES: Final = 6
TOKEN: Final = 6
"""A reinforcement token in a combat (FS-14.18 to FS-14.20)."""
SHIP_TYPES: Final = 0b010010
GROUND_TYPES: Final = 0b101101
_ROW: Final = 8

GROUND: Final = 0
SHIP: Final = 1

FACTIONS: Final = ("space-marines", "chaos", "orks", "eldar")
SPACE_MARINES: Final = 0
CHAOS: Final = 1
ORKS: Final = 2
ELDAR: Final = 3

STRUCTURES: Final = ("city", "factory", "bastion")
CITY: Final = 0
FACTORY: Final = 1
BASTION: Final = 2
STRUCTURE_COST: Final = vec[i64]([3, 2, 2])
STRUCTURE_FIGURES: Final = vec[i64]([11, 12, 12])
"""FS-S1: 35 in all; how many of each kind is our ruling."""
BASTION_COMBAT: Final = 2
BASTION_HEALTH: Final = 3
BASTION_MORALE: Final = 2

FORGE: Final = 0
CACHE: Final = 1
REINFORCEMENT: Final = 2
WEALTH: Final = 3
ASSETS: Final = ("forge", "cache", "reinforcement", "wealth")
ASSET_LIMIT: Final = 3
ASSET_TOKENS: Final = 12

ORDERS: Final = ("deploy", "strategize", "dominate", "advance")
DEPLOY: Final = 0
STRATEGIZE: Final = 1
DOMINATE: Final = 2
ADVANCE: Final = 3
ORBITAL: Final = 4
"""Order upgrades for orbital strikes show a modified Advance icon (FS-22.19)."""

START_MATERIEL: Final = 6
MATERIEL_LIMIT: Final = 14
CONTROL_TOKENS: Final = 9
VOID_CAPACITY: Final = 3
GROUP_LIMIT: Final = 5
DICE_LIMIT: Final = 8


@dataclass(frozen=True)
class Unit:
    """A unit of a sheet; `figures` are in the box, `start` of them in the starting forces."""

    name: str
    kind: int
    level: int
    cost: int
    combat: int
    health: int
    morale: int
    figures: int
    start: int
    forge: int = 0


@dataclass(frozen=True)
class Sheet:
    """A faction: its home tile by number, its units, the tokens it starts with, the Dominate
    ability of the sheet."""

    name: str
    home: int
    ability: str
    units: tuple[Unit, ...]
    reinforcements: int = 0


def ground(
    name: str, level: int, cost: int, values: tuple[int, int, int], figures: int, start: int = 0,
    forge: int = 0,
) -> Unit:  # fmt: skip
    """A ground unit; `values` are combat, health and morale."""
    return Unit(name, GROUND, level, cost, *values, figures, start, forge)


def ship(
    name: str, level: int, cost: int, values: tuple[int, int, int], figures: int, start: int = 0,
    forge: int = 0,
) -> Unit:  # fmt: skip
    """A ship; `values` are combat, health and morale."""
    return Unit(name, SHIP, level, cost, *values, figures, start, forge)


SHEETS: Final = (
    Sheet(
        "space-marines",
        10,
        "for-the-emperor",
        (
            ground("scout", 0, 2, (1, 2, 2), 6, start=4),
            ship("strike-cruiser", 0, 2, (2, 2, 2), 3, start=1),
            ground("space-marine", 1, 3, (2, 3, 3), 6, start=1),
            ground("land-raider", 2, 4, (3, 4, 3), 6),
            ship("battle-barge", 2, 5, (4, 5, 4), 3, forge=1),
            ground("warlord-titan", 3, 5, (3, 5, 4), 3, forge=1),
        ),
    ),
    Sheet(
        "chaos",
        12,
        "taint-of-chaos",
        (
            ground("cultist", 0, 2, (1, 2, 2), 9, start=2),
            ship("iconoclast-destroyer", 0, 2, (2, 2, 2), 3, start=1),
            ground("chaos-space-marine", 1, 3, (3, 3, 2), 6, start=2),
            ground("helbrute", 2, 4, (3, 4, 3), 3),
            ship("repulsive-grand-cruiser", 2, 5, (4, 5, 4), 3, forge=1),
            ground("chaos-reaver-titan", 3, 5, (4, 5, 3), 3, forge=1),
        ),
    ),
    Sheet(
        "orks",
        11,
        "ork-spores",
        (
            ground("ork-boyz", 0, 2, (2, 2, 1), 9, start=4),
            ship("onslaught-attack-ship", 0, 2, (1, 3, 2), 3),
            ground("nob", 1, 3, (2, 4, 2), 6, start=1),
            ground("battlewagon", 2, 4, (3, 5, 2), 3),
            ship("kill-kroozer", 2, 5, (3, 6, 4), 3, forge=1),
            ground("gargant", 3, 5, (3, 6, 3), 3, forge=1),
        ),
        reinforcements=1,
    ),
    Sheet(
        "eldar",
        9,
        "webway-portal",
        (
            ground("aspect-warrior", 0, 2, (2, 1, 2), 6, start=3),
            ship("hellebore-frigate", 0, 2, (3, 2, 1), 6, start=2),
            ground("wraithguard", 1, 3, (2, 4, 2), 3, start=1),
            ground("falcon", 2, 4, (3, 4, 3), 3),
            ship("void-stalker", 2, 5, (4, 5, 4), 3, forge=1),
            ground("warlock-battle-titan", 3, 5, (4, 5, 3), 3, forge=1),
        ),
    ),
)


def _column(name: str, ground_token: bool) -> list[int]:
    """A value of all units, eight entries a faction: six types, then the reinforcement token on a
    world and in a void, which is the faction's unit of level 0 there (FS-14.19)."""
    out: list[int] = []
    for sheet in SHEETS:
        values = [int(getattr(unit, name)) for unit in sheet.units]
        token = [values[0], values[1]] if ground_token else [0, 0]
        out += [*values, *token]
    return out


LEVEL: Final = vec[i64](_column("level", True))
COST: Final = vec[i64](_column("cost", True))
COMBAT: Final = vec[i64](_column("combat", False))
HEALTH: Final = vec[i64](_column("health", True))
MORALE: Final = vec[i64](_column("morale", True))
FORGE_COST: Final = vec[i64](_column("forge", False))
FIGURES: Final = vec[i64](_column("figures", False))
START: Final = vec[i64](_column("start", False))
HOME: Final = vec[i64]([sheet.home - 1 for sheet in SHEETS])


def row(faction: i64, type: i64, in_void: bool) -> i64:
    """Where the values of a unit stand; a token has those of the level 0 unit of that area."""
    if type == TOKEN and in_void:
        return faction * _ROW + TOKEN + 1
    return faction * _ROW + type

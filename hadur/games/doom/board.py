"""The map of a mission: its grid, its terrain, and what lies on it at the start.

Made once by the loader and shared by all states of the mission. What changes in play is in the
state; what follows from the map and the doors that are closed is a `Field`, kept here.
"""

from __future__ import annotations

from hadur.games.doom.vocabulary import BLOCKING, DIFFICULT, IMPASSABLE
from hadur.kernel.bits import BIT
from hadur.kernel.maps.grid import OPEN, Grid
from hadur.kernel.maps.reach import parts
from hadur.kernel.maps.widesets import add, empty, relate, relation
from hadur.kernel.native import i64, vec


class Board:
    """Squares by number; doors, teleporters, portals, items and tokens in the order of the map."""

    def __init__(self, grid: Grid, tables: dict[str, list[int]]) -> None:
        self.grid = grid
        self.terrain = vec[i64](tables["terrain"])
        self.difficult = squares_of(self.terrain, DIFFICULT)
        self.blocking = squares_of(self.terrain, BLOCKING)
        self.impassable = squares_of(self.terrain, IMPASSABLE)
        # The terrain area that each square belongs to, or -1.
        self.area = areas(grid, self.terrain)
        # Doors: the edges of door d are those from door_first[d] to door_first[d + 1].
        self.door_edges = vec[i64](tables["door-edges"])
        self.door_first = vec[i64](tables["door-first"])
        self.doors: i64 = len(self.door_first) - 1
        self.beside_doors = _beside(grid, self.door_edges)
        self.starts = vec[i64](tables["starts"])
        self.exits = vec[i64](tables["exits"])
        self.teleporters = vec[i64](tables["teleporters"])
        self.teleporters_active: i64 = tables["teleporters-active"][0]
        self.portals = vec[i64](tables["portals"])
        self.portal_colour = vec[i64](tables["portal-colour"])
        self.portals_active: i64 = tables["portals-active"][0]
        self.items = vec[i64](tables["items"])
        self.item_weapon = vec[i64](tables["item-weapon"])
        self.token_kind = vec[i64](tables["token-kind"])
        self.token_place = vec[i64](tables["token-place"])
        self.hazard_kind = vec[i64](tables["hazard-kind"])
        self.hazard_place = vec[i64](tables["hazard-place"])
        self.demon_type = vec[i64](tables["demon-type"])
        self.demon_place = vec[i64](tables["demon-place"])
        self.demon_turned = vec[i64](tables["demon-turned"])
        self.demon_token = vec[i64](tables["demon-token"])

    def kinds(self, doors: i64) -> vec[i64]:
        """What lies on every border while these doors are closed. Under a door is the line of the
        terrain that it is a border of (DM-9.3): open, it is a way into no other terrain."""
        out = self.grid.kind[:]
        for door in range(self.doors):
            if doors & BIT[door] == 0:
                for k in range(self.door_first[door], self.door_first[door + 1]):
                    edge = self.door_edges[k]
                    one = self.terrain[self.grid.side(edge, 0)]
                    other = self.terrain[self.grid.side(edge, 1)]
                    out[edge] = OPEN if one == other else max(one, other)
        return out

    def has_hazard(self, square: i64, kind: i64) -> bool:
        for k in range(len(self.hazard_place)):
            if self.hazard_place[k] == square and self.hazard_kind[k] == kind:
                return True
        return False

    def is_exit(self, square: i64) -> bool:
        for place in self.exits:
            if place == square:
                return True
        return False


def _beside(grid: Grid, edges: vec[i64]) -> vec[i64]:
    """The set of squares on both sides of these borders."""
    out = empty(grid.squares)
    for edge in edges:
        for which in range(2):
            side = grid.side(edge, which)
            if side >= 0:
                add(out, side)
    return out


def squares_of(terrain: vec[i64], kind: i64) -> vec[i64]:
    """The set of squares with this terrain."""
    out = empty(len(terrain))
    for square in range(len(terrain)):
        if terrain[square] == kind:
            add(out, square)
    return out


def areas(grid: Grid, terrain: vec[i64]) -> vec[i64]:
    """By square: the number of its area, squares of the same terrain side by side (DM-9.3)."""
    near = relation(grid.squares, grid.squares)
    rough = empty(grid.squares)
    for square in range(grid.squares):
        if terrain[square] == 0:
            continue
        add(rough, square)
        for direction in range(0, 8, 2):
            other = grid.beside(square, direction)
            is_open = grid.kind[grid.edge_of(square, direction)] == OPEN
            if other >= 0 and is_open and terrain[other] == terrain[square]:
                relate(near, grid.words, square, other)
    return parts(near, rough)

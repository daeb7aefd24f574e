"""The galaxy as a picture: what lies where, in units of which a tile is 180 wide.

Letters are LETTERS high; pages never draw the galaxy smaller than these are legible.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Final

from hadur.drawing.fitting import Line, width_of
from hadur.drawing.page import marks
from hadur.drawing.shapes import tile_shapes
from hadur.drawing.tabletop import badge
from hadur.games.forbidden_stars.components.galaxy import edge_x, edge_y, is_vertical
from hadur.games.forbidden_stars.render.captions import (
    Words,
    describe_area,
    describe_force,
    describe_stack,
)
from hadur.games.forbidden_stars.render.tabletop import Area, Force, System, Table, symbol_of
from hadur.games.forbidden_stars.render.tiles import planet_of

TILE: Final = 180
HALF: Final = 90
GAP: Final = 12
"""Between tiles, where storms lie."""
MARGIN: Final = 16
"""Storms lie on outer edges, too."""
LETTERS: Final = 15
CHIP_H: Final = 24
NARROW: Final = 27
WIDE: Final = 39
_ROW: Final = 25
_ROOM: Final = 87

NARROW_SHAPES = tile_shapes(NARROW, CHIP_H, 6, 0)[0]
WIDE_SHAPES = tile_shapes(WIDE, CHIP_H, 6, 0)[0]

_SQUARE: Final = re.compile(r"([a-g])([1-7])")
_EDGE: Final = re.compile(r"\d+[ab]-(\d+[ab]|[nesw])")


@dataclass(frozen=True)
class Chip:
    """A piece: units of one kind, a structure, an objective. `count` is "" for one alone."""

    x: float
    y: float
    wide: int
    shape: str
    sign: str
    count: str
    kind: str
    seat: int
    title: str
    spot: str
    card: str
    marks: str


@dataclass(frozen=True)
class Land:
    """A world or void at its place; `holder` is the seat that controls it, -1 for none."""

    x: float
    y: float
    void: bool
    planet: int
    name: list[Line]
    name_y: float
    holder: int
    contested: bool
    goods: list[tuple[str, str, float]]
    goods_y: float
    title: str
    spot: str
    marks: str
    chips: list[Chip]


@dataclass(frozen=True)
class Stack:
    """The orders of a system: the top token and how many lie under it."""

    x: float
    y: float
    seat: int
    sign: str
    known: bool
    count: int
    under: list[int]
    title: str
    spot: str
    marks: str
    tokens: list[tuple[str, str, str, int, float]]


@dataclass(frozen=True)
class Tile:
    x: float
    y: float
    code: str
    code_x: float
    code_y: float
    active: bool
    title: str
    lands: list[Land]
    stack: Stack


@dataclass(frozen=True)
class Edge:
    """An edge of a tile, with or without a storm."""

    x: float
    y: float
    turned: bool
    storm: bool
    moved: bool
    title: str
    spot: str
    marks: str


@dataclass(frozen=True)
class Square:
    """A square where a tile may be put."""

    x: float
    y: float
    name: str
    spot: str
    marks: str


@dataclass(frozen=True)
class Picture:
    width: float
    height: float
    columns: int
    rows: int
    tiles: list[Tile]
    edges: list[Edge]
    squares: list[Square]


def picture(
    table: Table, words: Words, starts: Collection[str] = (), last: Sequence[str] = ()
) -> Picture:
    """The whole galaxy; `starts` are the spots where a move of the reader begins, `last` those of
    the last move."""
    return _Layout(table, words, starts, last).picture()


class _Layout:
    """Puts what is on the board at its place, in words for one reader."""

    def __init__(
        self, table: Table, words: Words, starts: Collection[str], last: Sequence[str]
    ) -> None:
        self.table = table
        self.words = words
        self.starts = starts
        self.last = last
        self.squares = [found for spot in starts if (found := _SQUARE.fullmatch(spot))]
        spaces = [(system.x, system.y) for system in table.systems]
        spaces += [_place(square) for square in self.squares] or ([] if spaces else [(3, 3)])
        self.left = min(x for x, _ in spaces)
        self.top = min(y for _, y in spaces)
        self.columns = max(x for x, _ in spaces) - self.left + 1
        self.rows = max(y for _, y in spaces) - self.top + 1
        self.at = {(system.x, system.y): system.tile for system in table.systems}

    def picture(self) -> Picture:
        return Picture(
            width=2 * MARGIN + self.columns * (TILE + GAP) - GAP,
            height=2 * MARGIN + self.rows * (TILE + GAP) - GAP,
            columns=self.columns,
            rows=self.rows,
            tiles=[self.tile(s) for s in sorted(self.table.systems, key=lambda s: (s.y, s.x))],
            edges=self.edges(),
            squares=[self.square(found) for found in self.squares],
        )

    def x(self, column: float) -> float:
        return MARGIN + (column - self.left) * (TILE + GAP)

    def y(self, row: float) -> float:
        return MARGIN + (row - self.top) * (TILE + GAP)

    def marks(self, spot: str) -> str:
        return " ".join(marks(spot, self.starts, self.last))

    def square(self, found: re.Match[str]) -> Square:
        column, row = _place(found)
        spot = found.group()
        return Square(self.x(column), self.y(row), spot.upper(), spot, self.marks(spot))

    # -- tiles -------------------------------------------------------------------------------------

    def tile(self, system: System) -> Tile:
        x, y = self.x(system.x), self.y(system.y)
        void = next(area.quadrant for area in system.areas if area.void)
        return Tile(
            x=x,
            y=y,
            code=system.tile.upper(),
            code_x=x + (5 if void % 2 == 0 else TILE - 5),
            code_y=y + (15 if void < 2 else TILE - 6),
            active=system.tile == self.table.active,
            title=self.words.system(system.tile),
            lands=[self.land(x, y, area) for area in system.areas],
            stack=self.stack(x + HALF, y + HALF, system),
        )

    def land(self, x: float, y: float, area: Area) -> Land:
        """A quadrant: the name at the outer side, what it yields at the inner one."""
        x += HALF * (area.quadrant % 2)
        north = area.quadrant < 2
        y += 0 if north else HALF
        name = [] if area.void else _name(self.words.world(area.name), north)
        return Land(
            x=x,
            y=y,
            void=area.void,
            planet=planet_of(area.name),
            name=name,
            name_y=y + (0.5 if north else 73),
            holder=area.present[0] if len(area.present) == 1 else -1,
            contested=len(area.present) > 1,
            goods=[] if area.void else _goods(area, x),
            goods_y=y + (75 if north else 3),
            title=describe_area(self.table, self.words, area),
            spot=area.name,
            marks=self.marks(area.name),
            chips=self.chips(x, y, area),
        )

    def stack(self, x: float, y: float, system: System) -> Stack:
        top = system.stack[-1] if system.stack else None
        faction = self.table.players[top.owner].faction if top else ""
        pointed = any(token.spot in self.starts for token in system.stack)
        tokens = [
            (t.spot, self.marks(t.spot), t.order or "orders", t.owner, x - 40 + 27 * k)
            for k, t in enumerate(system.stack)
        ]
        return Stack(
            x=x,
            y=y,
            seat=top.owner if top else -1,
            sign=(top.order or faction or "orders") if top else "",
            known=bool(top and top.order),
            count=len(system.stack),
            under=[token.owner for token in system.stack[:-1]][-3:],
            title=describe_stack(self.table, self.words, system),
            spot=system.tile,
            marks=self.marks(system.tile),
            tokens=tokens if pointed else [],
        )

    # -- pieces ------------------------------------------------------------------------------------

    def chips(self, x: float, y: float, area: Area) -> list[Chip]:
        """All pieces of an area in rows, in the middle of what its name and goods leave free."""
        pieces = self.pieces(area)
        rows: list[list[Chip]] = [[]]
        for chip in pieces:
            if rows[-1] and sum(c.wide + 1 for c in rows[-1]) + chip.wide > _ROOM:
                rows.append([])
            rows[-1].append(chip)
        apart = _ROW if len(rows) < 3 else 21 if len(rows) == 3 else 66 / len(rows)
        top = y + HALF / 2 - (apart * (len(rows) - 1) + CHIP_H) / 2
        if len(rows) > 1 and not area.void:
            top += 2 if area.quadrant < 2 else -2
        placed: list[Chip] = []
        for k, row in enumerate(rows):
            at = x + (HALF - sum(c.wide + 1 for c in row) + 1) / 2
            for chip in row:
                placed.append(_moved(chip, round(at, 1), round(top + apart * k, 1)))
                at += chip.wide + 1
        return placed

    def pieces(self, area: Area) -> list[Chip]:
        found: list[Chip] = []
        if area.objective >= 0:
            found.append(self.objective(area))
        for name, spot in area.built:
            title = f"{self.words.piece(name)}, {badge(self.table, self.words, area.builder)}"
            found.append(self.chip(name, area.builder, 1, "structure", title, spot))
        for force in area.units:
            found.append(self.force(force, "routed" if force.routed else "unit"))
        for force in area.arriving:
            found.append(self.force(force, "arriving"))
        return found

    def force(self, force: Force, kind: str) -> Chip:
        title = describe_force(self.table, self.words, force)
        spot = "" if kind == "arriving" else force.spot
        return self.chip(force.unit, force.seat, force.count, kind, title, spot)

    def chip(self, name: str, seat: int, count: int, kind: str, title: str, spot: str) -> Chip:
        wide = NARROW if count == 1 else WIDE
        shapes = NARROW_SHAPES if count == 1 else WIDE_SHAPES
        return Chip(
            x=0,
            y=0,
            wide=wide,
            shape=shapes["up", seat],
            sign=symbol_of(name),
            count="" if count == 1 else str(count),
            kind=kind,
            seat=seat,
            title=title,
            spot=spot,
            card=name,
            marks=self.marks(spot) if spot else "",
        )

    def objective(self, area: Area) -> Chip:
        faction = self.table.players[area.objective].faction
        owner = badge(self.table, self.words, area.objective)
        title = f"{self.words.word('objective-of')} {owner}, {self.words.area(area.name)}"
        sign = faction or "collected"
        return Chip(0, 0, 25, "", sign, "", "objective", area.objective, title, "", "", "")

    # -- edges -------------------------------------------------------------------------------------

    def edges(self) -> list[Edge]:
        """The storms; while a storm is placed or moved, every other edge too."""
        found = {storm.edge: (storm.number, storm.moved) for storm in self.table.storms}
        edges = [self.edge(name, n, True, moved) for name, (n, moved) in found.items()]
        if any(_EDGE.fullmatch(spot) for spot in self.starts):
            for name, number in self.all_edges().items():
                if name not in found:
                    edges.append(self.edge(name, number, False, False))
        return edges

    def all_edges(self) -> dict[str, int]:
        """Every edge of the board by its name, with its number."""
        out: dict[str, int] = {}
        for x, y in self.at:
            for number in (8 * y + x, 64 + 8 * y + x, 8 * (y + 1) + x, 64 + 8 * y + x + 1):
                out[self.edge_name(number)] = number
        return out

    def edge_name(self, number: int) -> str:
        """As the notation has it."""
        x, y, upright = int(edge_x(number)), int(edge_y(number)), bool(is_vertical(number))
        one = self.at.get((x - 1, y) if upright else (x, y - 1), "")
        other = self.at.get((x, y), "")
        if one and other:
            return f"{one}-{other}"
        if other:
            return f"{other}-{'w' if upright else 'n'}"
        return f"{one}-{'e' if upright else 's'}"

    def edge(self, name: str, number: int, storm: bool, moved: bool) -> Edge:
        upright = bool(is_vertical(number))
        x, y = self.x(int(edge_x(number))), self.y(int(edge_y(number)))
        told = f"{self.words.word('storm')}, " if storm else ""
        told += self.words.edge(name) + (f", {self.words.word('moved')}" if moved else "")
        x += -GAP / 2 if upright else HALF
        y += HALF if upright else -GAP / 2
        return Edge(x, y, upright, storm, moved, told, name, self.marks(name))


def _goods(area: Area, x: float) -> list[tuple[str, str, float]]:
    """Materiel, assets and capacity with where each stands, from the outer side inwards."""
    entries = [("materiel", str(area.materiel))] if area.materiel else []
    entries += [(asset, "") for asset in area.assets]
    entries.append(("capacity", str(area.capacity)))
    widths = [26 if text else 15 for _, text in entries]
    at = x + 3 if area.quadrant % 2 == 0 else x + HALF - 2 - sum(widths)
    out = []
    for (sign, text), width in zip(entries, widths, strict=True):
        out.append((sign, text, at))
        at += width
    return out


def _name(text: str, north: bool) -> list[Line]:
    """In one line, or in two if it were squeezed too much; letters never get smaller."""
    parts = [text]
    if width_of(text, LETTERS) > 1.3 * _ROOM and " " in text:
        words = text.split()
        cuts = [(" ".join(words[:k]), " ".join(words[k:])) for k in range(1, len(words))]
        parts = list(min(cuts, key=lambda cut: max(width_of(part, 1) for part in cut)))
    first = 13.0 if north else 13.0 - 14 * (len(parts) - 1)
    return [
        Line(part, LETTERS, first + 14 * k, _ROOM if width_of(part, LETTERS) > _ROOM else 0)
        for k, part in enumerate(parts)
    ]


def _moved(chip: Chip, x: float, y: float) -> Chip:
    return replace(chip, x=x, y=y)


def _place(square: re.Match[str]) -> tuple[int, int]:
    return "abcdefg".index(square[1]), int(square[2]) - 1

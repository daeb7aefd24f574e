"""The table as a picture that stands alone: light or dark, no script, nothing loaded from outside.

Here everything gets its words and its place; board.svg.jinja draws it. Every planet, card in play,
headquarters and card of the own hand is a group with `data-spot`, as spots.py names it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from hadur.drawing.fitting import Line, fit
from hadur.drawing.shapes import Arrow, arrow, ribbon
from hadur.drawing.tabletop import verdict
from hadur.drawing.vocabulary import Speaker, spelled
from hadur.games.conquest.render.captions import Words, battle_line
from hadur.games.conquest.render.descriptions import describe_planet, tell, tell_attack, tell_title
from hadur.games.conquest.render.margins import HAND_ROW, bar_of, hand_of
from hadur.games.conquest.render.measures import (
    BAR_H,
    EDGE,
    GAP,
    HAND_H,
    HOME_LABEL,
    INNER,
    PAD,
    PLANET_H,
    RIBBON_H,
    STATUS_H,
    TILE_H,
    TILE_W,
    WIDTH,
)
from hadur.games.conquest.render.tabletop import Piece, Planet, Player, Table, read
from hadur.games.conquest.render.templating import TEMPLATES
from hadur.games.conquest.render.tiles import BANDS, SHAPES, Tile, stack
from hadur.games.conquest.state import PHASES


def draw_svg(
    view: Mapping[str, Any],
    catalogue: Speaker | None = None,
    marked: Collection[str] = (),
    size: int | None = WIDTH,
    prefix: str = "cq",
) -> str:
    """The table from a view, own side at the bottom; what is `marked`, as its reader writes it,
    stands out.

    `size` is the width in pixels (None: as wide as its place); `prefix` keeps the ids and styles
    of several boards on one page apart.
    """
    scene = Scene(read(view), Words(catalogue, spelled), frozenset(marked))
    return TEMPLATES.picture(
        vars(scene), WIDTH, size, prefix, tile_w=TILE_W, tile_h=TILE_H, shapes=SHAPES, bands=BANDS
    )


@dataclass(frozen=True)
class Column:
    """A planet with the tiles of both sides."""

    planet: Planet
    number: int
    x: float
    width: float
    name: Line
    about: str
    tiles: list[Tile]
    tops: tuple[float, float]
    marked: bool


@dataclass(frozen=True)
class Home:
    """A headquarters: units and supports in rows."""

    seat: int
    spot: str
    y: float
    height: float
    rows: list[tuple[str, float, list[Tile]]]
    about: str
    marked: bool


class Scene:
    """The whole picture, laid out from top to bottom; its attributes are the template's names."""

    def __init__(self, table: Table, words: Words, marked: frozenset[str]) -> None:
        self.table = table
        self.words = words
        self._marked = marked
        top, bottom = table.players[table.far], table.players[table.near]
        y = 10.0
        self.ribbon_y = y
        self.steps = ribbon(words, PHASES, table.phase, 110, 133, 112)
        self.round = words.counted("round", table.round)
        self.face_down = f"{words.word('face-down')}: {table.face_down}"
        y += RIBBON_H + 2
        self.status_y = y
        self.battle = battle_line(table, words)
        self.attack = tell_attack(table, words)
        y += STATUS_H
        self.bars = [bar_of(table, words, top, y)]
        y += BAR_H
        self.homes = [self._home(top, y)]
        y += self.homes[0].height + GAP
        self.row_y = y
        self.columns, self.row_height, self.planet_y = self._row(y)
        y += self.row_height + GAP
        self.homes.append(self._home(bottom, y))
        y += self.homes[1].height
        self.bars.append(bar_of(table, words, bottom, y))
        y += BAR_H + 4
        self.hand = hand_of(words, bottom, y)
        if bottom.hand:
            y += -(-len(bottom.hand) // HAND_ROW) * (HAND_H + GAP)
        self.height = y + 4
        self.shot = self._shot()
        self.verdict = verdict(table, words) if table.result is not None else ""
        self.title = tell_title(table, words)
        self.about = tell(table, words)

    def _home(self, side: Player, y: float) -> Home:
        """The rows of a headquarters, that of the units nearer to the planets."""
        groups = [("headquarters", side.hq), ("supports", side.supports)]
        rows: list[tuple[str, float, list[Tile]]] = []
        height = 0.0
        for key, pieces in groups if side.seat == self.table.near else groups[::-1]:
            if not pieces and key == "supports":
                continue
            tiles = stack(self.table, self.words, pieces, INNER, self._marked)
            rows.append((self.words.word(key), y + height, tiles.tiles))
            height += HOME_LABEL + tiles.height + GAP
        name = "hq" if side.seat == self.table.near else "their hq"
        about = f"{self.words.word('headquarters')}, {self.words.word('seat')} {side.seat}"
        return Home(side.seat, f"{side.seat}/hq", y, height, rows, about, name in self._marked)

    def _row(self, y: float) -> tuple[list[Column], float, float]:
        """The planets side by side, with as much height as the fullest side needs."""
        planets = self.table.planets
        width = INNER / max(1, min(5, len(planets)) if len(planets) > 2 else 3)
        stacks = [
            tuple(self._stack(planet.sides[seat], width - GAP) for seat in self._seats)
            for planet in planets
        ]
        above = max([TILE_H / 2, *(pair[0].height for pair in stacks)])
        below = max([TILE_H / 2, *(pair[1].height for pair in stacks)])
        planet_y = y + PAD + above + GAP
        columns = []
        for k, (planet, (upper, lower)) in enumerate(zip(planets, stacks, strict=True)):
            tops = (planet_y - GAP - upper.height, planet_y + PLANET_H + GAP)
            columns.append(
                Column(
                    planet=planet,
                    number=k + 1,
                    x=round(EDGE + k * width + GAP / 2, 1),
                    width=round(width - GAP, 1),
                    name=fit(self.words.card(planet.name), width - 54, 22, largest=16)[0],
                    about=describe_planet(self.words, planet),
                    tiles=[*upper.tiles, *lower.tiles],
                    tops=tops,
                    marked=planet.name in self._marked,
                )
            )
        return columns, 2 * PAD + above + below + PLANET_H + 2 * GAP, planet_y

    @property
    def _seats(self) -> tuple[int, int]:
        return (self.table.far, self.table.near)

    def _stack(self, pieces: tuple[Piece, ...], width: float) -> Any:
        return stack(self.table, self.words, pieces, width, self._marked)

    def _shot(self) -> Arrow | None:
        """Where the arrow of the attack that goes on starts and ends."""
        ends: dict[str, tuple[float, float]] = {}
        for column in self.columns:
            for tile in column.tiles:
                if tile.piece.fights:
                    top = column.tops[1 if tile.facing == "up" else 0]
                    middle = (column.x + tile.x + TILE_W / 2, top + tile.y + TILE_H / 2)
                    ends[tile.piece.fights] = middle
        if len(ends) < 2:
            return None
        (x1, y1), (x2, y2) = ends["attacker"], ends["defender"]
        cut = min(0.4, 22 / max(abs(x2 - x1), abs(y2 - y1), 1))
        return arrow((x1, y1), (x2, y2), cut)

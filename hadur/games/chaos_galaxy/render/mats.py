"""What lies on a player's mat and where, for the picture: areas in rows, piles at their left.

Rows are those of KG-3.12; for everybody but the near player they are turned round, so that all
Hangars are nearest to the middle of the table.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from hadur.drawing.fitting import Line, fit, width_of
from hadur.drawing.tabletop import badge, called
from hadur.games.chaos_galaxy.render.captions import Words
from hadur.games.chaos_galaxy.render.descriptions import count_of, describe
from hadur.games.chaos_galaxy.render.faces import Face, face_of
from hadur.games.chaos_galaxy.render.tabletop import Player, Slot, Table

TILE_W: Final = 108
TILE_H: Final = 44
CHIP_H: Final = 18
GAP: Final = 5
PILE_W: Final = 62
PILE_H: Final = 42
PILES_W: Final = 2 * (PILE_W + GAP) + GAP
LABEL_W: Final = 18
ROWS: Final = (
    ("hangar", "ruin", "headquarters"),
    ("canteen", "scrap", ""),
    ("surface", "colony", "credits"),
)
"""From the middle of the table to its edge: an area, the pile beside it, and what is left of it."""
TURNS: Final = {"active": 0, "used": 90, "damaged": 180}
"""By how much a card is turned to the right (KG-4.1 to KG-4.3)."""


@dataclass(frozen=True)
class Figure:
    """A sign with its number."""

    sign: str
    text: str
    x: float


@dataclass(frozen=True)
class Tile:
    """A card in play, and below it what it carries; `turn` is the angle its small card has."""

    slot: Slot
    face: Face
    x: float
    y: float
    name: list[Line]
    about: str
    figures: list[Figure]
    turn: int
    styles: str
    aboard: list[Tile]


@dataclass(frozen=True)
class Heap:
    """A pile, or the credits."""

    name: str
    spot: str
    word: Line
    count: int
    x: float
    y: float
    about: str
    marked: bool


@dataclass(frozen=True)
class Area:
    """A row of a mat."""

    name: str
    spot: str
    word: str
    y: float
    height: float
    heaps: list[Heap]
    tiles: list[Tile]
    marked: bool


@dataclass(frozen=True)
class Mat:
    seat: int
    spot: str
    x: float
    y: float
    width: float
    height: float
    title: Line
    areas: list[Area]
    styles: str


class Maker:
    """Lays mats out for one reader."""

    def __init__(self, table: Table, words: Words, marked: Collection[str], target: str) -> None:
        self.table = table
        self.words = words
        self.marked = marked
        self.target = target

    def mat(self, player: Player, x: float, y: float, width: float) -> Mat:
        rows = ROWS if player.seat == self.table.near else ROWS[::-1]
        top = y + 24
        areas = []
        for names in rows:
            areas.append(self._area(player, names, top, width))
            top += areas[-1].height + GAP
        styles = [f"seat-{player.seat}"]
        styles += ["on-turn"] if self.table.turns and self.table.turn == player.seat else []
        styles += ["out"] if player.seat in self.table.out else []
        title = called(self.table, self.words, player.seat)
        if player.seat in self.table.out:
            title += f" ({self.words.word('eliminated')})"
        return Mat(
            seat=player.seat,
            spot=f"{player.seat}/player",
            x=x,
            y=y,
            width=width,
            height=top - y,
            title=fit(title, width - 40, 22, 14)[0],
            areas=areas,
            styles=" ".join(styles),
        )

    def _area(self, player: Player, names: tuple[str, str, str], y: float, width: float) -> Area:
        name, *piles = names
        slots: tuple[Slot, ...] = getattr(player, name)
        tiles, height = self._tiles(slots, width - PILES_W - LABEL_W - GAP)
        spot = f"{player.seat}/{name}"
        places = ((piles[0], GAP + PILE_W + GAP), (piles[1], GAP))
        return Area(
            name=name,
            spot=spot,
            word=self.words.word(name),
            y=y,
            height=height,
            heaps=[
                self._heap(player, pile, x, (height - PILE_H) / 2) for pile, x in places if pile
            ],
            tiles=tiles,
            marked=spot in self.marked,
        )

    def _heap(self, player: Player, name: str, x: float, y: float) -> Heap:
        word, count = self.words.word(name), count_of(player, name)
        spot = f"{player.seat}/{name}"
        return Heap(
            name=name,
            spot="" if name == "credits" else spot,
            word=fit(word, PILE_W - 4, 18, 10.5)[0],
            count=count,
            x=x,
            y=y,
            about=f"{word}: {count}",
            marked=spot in self.marked,
        )

    def _tiles(self, slots: tuple[Slot, ...], width: float) -> tuple[list[Tile], float]:
        """Cards side by side from the left, in as many lines as they need; and how high that is."""
        columns = max(1, int((width + GAP) // (TILE_W + GAP)))
        tiles: list[Tile] = []
        y = 2.0
        for start in range(0, len(slots), columns):
            line = slots[start : start + columns]
            tiles += [
                self.tile(slot, PILES_W + LABEL_W + k * (TILE_W + GAP), y)
                for k, slot in enumerate(line)
            ]
            y += TILE_H + max(len(slot.aboard) for slot in line) * CHIP_H + GAP
        return tiles, max(y - 1, PILE_H + 4)

    def tile(self, slot: Slot, x: float, y: float) -> Tile:
        face = face_of(slot)
        name = self.words.card(slot.card) if slot.card else ""
        return Tile(
            slot=slot,
            face=face,
            x=x,
            y=y,
            name=fit(name, TILE_W - 26, 24, 12) if name else [],
            about=describe(self.words, slot, badge(self.table, self.words, slot.seat)),
            figures=_figures(slot, face),
            turn=TURNS[slot.state],
            styles=" ".join(self._styles(slot, face)),
            aboard=[
                self._chip(other, x, y + TILE_H + 1 + k * CHIP_H)
                for k, other in enumerate(slot.aboard)
            ],
        )

    def _chip(self, slot: Slot, x: float, y: float) -> Tile:
        """A card on a ship: its name, and what it adds once it is paid."""
        face = face_of(slot)
        name = self.words.slot(slot)
        adds = "".join(number for _, number in face.figures) if slot.paid else face.cost
        return Tile(
            slot=slot,
            face=face,
            x=x,
            y=y,
            name=[fit(name, TILE_W - 22 - 8 * len(adds), CHIP_H - 2, 10.5)[0]],
            about=describe(self.words, slot, badge(self.table, self.words, slot.seat)),
            figures=[Figure("", adds, TILE_W - 4)] if adds else [],
            turn=TURNS[slot.state],
            styles=" ".join(self._styles(slot, face)),
            aboard=[],
        )

    def _styles(self, slot: Slot, face: Face) -> list[str]:
        found = [f"type-{face.type}", slot.state, f"race-{face.race or 'none'}"]
        found += [] if slot.paid else ["facedown"]
        found += [slot.side] if slot.side else []
        found += ["marked"] if slot.spot in self.marked else []
        found += ["target"] if slot.spot == self.target else []
        return found


def _figures(slot: Slot, face: Face) -> list[Figure]:
    """What stands below the name, from the left; of a card that lies face down not what it adds."""
    shown = list(face.figures) if slot.paid else []
    shown += [("damage", str(slot.damage))] if slot.damage else []
    shown += [("markers", face.markers)] if face.markers else []
    shown += [("counters", str(slot.marks))] if slot.marks else []
    shown += [("credits", face.cost)] if face.cost else []
    found = []
    x = 4.0
    for sign, text in shown:
        found.append(Figure(sign, text, round(x, 1)))
        x += 15 + width_of(text, 12)
    return [figure for figure in found if figure.x < TILE_W - 18]

"""The sector: planets in a row with both players' units, and both headquarters.

It is a grid that can be pointed at and walked with the arrow keys: a row of a headquarters, one of
units, one of planets, one of units, one of the other headquarters.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

from hadur.drawing.page import marks, whose
from hadur.drawing.reasons import mark, reasons
from hadur.games.conquest.render.captions import Words
from hadur.games.conquest.render.descriptions import describe, describe_planet
from hadur.games.conquest.render.tabletop import Piece, Planet, Player, Table, read
from hadur.games.conquest.render.templating import TEMPLATES
from hadur.games.conquest.render.tiles import KEYWORD_SIGNS, emblem
from hadur.kernel.lines import Texts

_WIDEST: Final = 5
"""So many units stand side by side at most."""

_ROW: Final = 7
"""So many planets are dealt to the row (CQ-S1)."""


@dataclass(frozen=True)
class Unit:
    """A card in play in the reader's words; `marks` are what CSS and script look at."""

    piece: Piece
    name: str
    title: str
    marks: str
    faction: str
    emblem: str
    counts: list[tuple[str, str, int]]
    states: list[str]
    worn: list[Unit]
    reasons: str


@dataclass(frozen=True)
class PlanetColumn:
    """A planet with the units on both sides; `crowd` is how wide it has to be for them."""

    planet: Planet
    number: int
    name: str
    title: str
    marks: str
    above: list[Unit]
    below: list[Unit]

    @property
    def crowd(self) -> int:
        return min(_WIDEST, max(len(self.above), len(self.below)))


@dataclass(frozen=True)
class Headquarters:
    """A headquarters."""

    spot: str
    title: str
    marks: str
    faction: str
    units: list[Unit]
    supports: list[Unit]


def board(
    view: dict[str, Any],
    texts: Texts,
    starts: Collection[str] = (),
    last: Sequence[str] = (),
) -> str:
    """The sector as HTML, the own side at the bottom.

    `starts` are the spots where a move of the reader begins, `last` those of the last move."""
    layout = Layout(read(view), texts, starts, last)
    table = layout.table
    columns = [layout.column(k, planet) for k, planet in enumerate(table.planets)]
    return TEMPLATES.fill(
        "sector.html",
        say=texts.say,
        title=texts.say("web-board"),
        row=_row(columns, table.face_down),
        columns=columns,
        middle=columns[len(columns) // 2].planet.name if columns else "",
        far=layout.home(table.players[table.far]),
        near=layout.home(table.players[table.near]),
        fighting=any(planet.battle for planet in table.planets),
        mirror=table.players[0].faction == table.players[1].faction,
        words=layout.words,
        mark=mark,
    )


def _row(columns: list[PlanetColumn], face_down: int) -> list[PlanetColumn | str]:
    """The row as it was dealt: planets keep their places in it, those that are gone leave a gap,
    and those that lie face down wait at its end."""
    gone = max(0, _ROW - len(columns) - face_down)
    return [*["gone"] * gone, *columns, *["face-down"] * face_down]


class Layout:
    """Puts what is on the table into words and marks for one reader."""

    def __init__(
        self, table: Table, texts: Texts, starts: Collection[str], last: Sequence[str]
    ) -> None:
        self.table = table
        self.texts = texts
        self.words = Words(texts)
        self.starts = starts
        self.last = last

    def column(self, index: int, planet: Planet) -> PlanetColumn:
        states = [("battle", planet.battle), ("first", planet.first)]
        return PlanetColumn(
            planet=planet,
            number=index + 1,
            name=self.words.card(planet.name),
            title=describe_planet(self.words, planet),
            marks=" ".join([*(s for s, held in states if held), *self._marks(planet.name)]),
            above=[self.unit(piece) for piece in planet.sides[self.table.far]],
            below=[self.unit(piece) for piece in planet.sides[self.table.near]],
        )

    def home(self, side: Player) -> Headquarters:
        spot = f"{side.seat}/hq"
        title = f"{self.words.word('headquarters')}, {self.whose(side.seat)}"
        return Headquarters(
            spot=spot,
            title=title,
            marks=" ".join([f"seat-{side.seat}", *self._marks(spot)]),
            faction=side.faction,
            units=[self.unit(piece) for piece in side.hq],
            supports=[self.unit(piece) for piece in side.supports],
        )

    def unit(self, piece: Piece) -> Unit:
        counts = (
            ("command", "", piece.command),
            ("damage", "drop", piece.damage),
            ("assigned", "drop", piece.beside),
            ("chosen", "go", piece.chosen),
            ("resources", "coin", piece.stored),
            ("area", "", piece.area),
        )
        states = [] if piece.ready else ["exhausted"]
        states += ["blank"] if piece.blank else []
        return Unit(
            piece=piece,
            name=self.words.card(piece.card),
            title=describe(self.words, piece, self.whose(piece.controller)),
            marks=self._unit_marks(piece),
            faction=self.table.players[piece.controller].faction,
            emblem=emblem(piece.card),
            counts=[entry for entry in counts if entry[2]],
            states=states + [sign for sign in KEYWORD_SIGNS if sign in piece.keywords],
            worn=[self.unit(worn) for worn in piece.attachments],
            reasons=reasons(self.words, piece.why),
        )

    def _unit_marks(self, piece: Piece) -> str:
        states = [f"seat-{piece.controller}", piece.kind]
        states += [] if piece.ready else ["exhausted"]
        states += ["bloodied"] if piece.bloodied else []
        states += [piece.fights] if piece.fights else []
        states += ["picked"] if piece.chosen else []
        return " ".join([*states, *self._marks(piece.spot)])

    def _marks(self, spot: str) -> list[str]:
        return marks(spot, self.starts, self.last)

    def whose(self, seat: int) -> str:
        return whose(self.table, self.words, self.texts, seat)

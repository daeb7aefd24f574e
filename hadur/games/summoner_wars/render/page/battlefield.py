"""The battlefield: a grid of spaces that can be pointed at and walked with the arrow keys.

One unit is about a pixel on a narrow phone, so whatever is legible here is legible everywhere.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

from hadur.drawing.fitting import Line, width_of
from hadur.drawing.page import marks, whose
from hadur.drawing.reasons import mark, reasons
from hadur.drawing.shapes import Arrow, Pip, arrow, tile_shapes
from hadur.games.summoner_wars.board import COLUMNS, ROWS
from hadur.games.summoner_wars.render.captions import Words
from hadur.games.summoner_wars.render.descriptions import describe, tell_roll
from hadur.games.summoner_wars.render.tabletop import Piece, Table, read
from hadur.games.summoner_wars.render.templating import TEMPLATES
from hadur.games.summoner_wars.render.tiles import emblem
from hadur.kernel.lines import Texts

SPACE_W: Final = 64
SPACE_H: Final = 60
GUTTER: Final = 12
TOP: Final = 2
TILE_W: Final = 60
TILE_H: Final = 53
BAND: Final = 25
LETTERS: Final = 11.6
"""No letter is smaller: 11 pixels on a narrow phone."""
WIDTH: Final = GUTTER + COLUMNS * SPACE_W + 2
HEIGHT: Final = TOP + ROWS * SPACE_H + 13
_ROOM: Final = TILE_W - 5
"""For a line of the name."""

SHAPES, BANDS = tile_shapes(TILE_W, TILE_H, 6, BAND, peak=3)


@dataclass(frozen=True)
class CardOnSpace:
    """A card on its space."""

    piece: Piece
    faction: str
    emblem: str
    shape: str
    band: str
    facing: str
    name: list[Line]
    sign: str
    tags: list[Pip]


@dataclass(frozen=True)
class SpaceOnPage:
    """A space at its place; `marks` are what CSS and script look at."""

    name: str
    x: int
    y: int
    marks: str
    title: str
    reasons: str
    tile: CardOnSpace | None


def board(
    view: dict[str, Any],
    texts: Texts,
    starts: Collection[str] = (),
    last: Sequence[str] = (),
) -> str:
    """The battlefield as SVG, own back row at the bottom.

    `starts` are the spots where a move of the reader begins, `last` those of the last move."""
    table = read(view)
    words = Words(texts)
    return TEMPLATES.fill(
        "board.svg",
        width=WIDTH,
        height=HEIGHT,
        title=texts.say("web-board"),
        rows=_rows(table, words, texts, starts, last),
        letters=[(GUTTER + SPACE_W * (k + 0.5), c) for k, c in enumerate(table.columns)],
        half=TOP + ROWS // 2 * SPACE_H,
        mirror=table.players[0].faction == table.players[1].faction,
        arrow=_arrow(table, last),
        mark=mark,
        roll=tell_roll(table, words),
    )


def _rows(
    table: Table, words: Words, texts: Texts, starts: Collection[str], last: Sequence[str]
) -> list[tuple[float, str, list[SpaceOnPage]]]:
    """Middle, number and spaces of each row from the top edge to the bottom edge."""
    rows = []
    for r, number in enumerate(table.rows):
        y = TOP + SPACE_H * r
        spaces = []
        for c, letter in enumerate(table.columns):
            name = letter + number
            shade = "odd" if (r + c) % 2 else "even"
            piece = table.pieces.get(name)
            spaces.append(
                SpaceOnPage(
                    name=name,
                    x=GUTTER + SPACE_W * c,
                    y=y,
                    marks=" ".join([shade, *marks(name, starts, last)]),
                    title=_title(table, words, texts, name, piece),
                    reasons=reasons(words, piece.why) if piece else "",
                    tile=_tile(table, words, piece) if piece else None,
                )
            )
        rows.append((y + SPACE_H / 2, number, spaces))
    return rows


def _title(table: Table, words: Words, texts: Texts, name: str, piece: Piece | None) -> str:
    if piece is None:
        return texts.say("web-board-empty", space=name)
    return describe(words, piece, whose(table, words, texts, piece.controller))


def _tile(table: Table, words: Words, piece: Piece) -> CardOnSpace:
    facing = "up" if piece.controller == table.near else "down"
    own = table.players[piece.owner].faction
    return CardOnSpace(
        piece=piece,
        faction=table.players[piece.controller].faction,
        emblem=emblem(piece.card, own),
        shape=SHAPES[(facing, piece.controller)],
        band=BANDS[(facing, piece.controller)],
        facing=facing,
        name=_name(words.card(piece.card), BAND),
        sign=piece.attack or ("gate" if piece.kind == "gate" else "structure"),
        tags=_tags(piece),
    )


def _name(name: str, height: float) -> list[Line]:
    """One line if it fits, else two; cut at a blank or a hyphen, squeezed if it must be."""
    if width_of(name, LETTERS) <= _ROOM + 4:
        return [_line(name, LETTERS, height / 2 + 4)]
    cuts = [k + 1 for k, c in enumerate(name) if c in " -" and 0 < k < len(name) - 1]
    if not cuts:
        return [_line(name, LETTERS, height / 2 + 4)]
    cut = min(cuts, key=lambda k: max(width_of(name[:k], 1), width_of(name[k:], 1)))
    return [_line(name[:cut].strip(), LETTERS, 10.6), _line(name[cut:], LETTERS, 21.6)]


def _line(text: str, size: float, foot: float) -> Line:
    too_wide = width_of(text, size) > _ROOM + 4
    return Line(text, size, foot, _ROOM if too_wide else 0)


def _tags(piece: Piece) -> list[Pip]:
    """Damage and charges from the left, states from the right."""
    tags = []
    x = 3.5
    for sign, style, count in (
        ("damage", "drop", piece.damage),
        ("charge", "spark", piece.charges),
        ("under", "tag", len(piece.under)),
    ):
        if count:
            tags.append(Pip(sign, style, x, str(count)))
            x += 18 if count < 10 else 25
    x = TILE_W - 3.5
    for sign, held in (
        ("melee", piece.attacked),
        ("moved", piece.moved),
        ("frozen", piece.frozen),
        ("lent", piece.lent),
    ):
        if held:
            x -= 9.5
            tags.append(Pip(sign, "flake" if sign == "frozen" else "tag", x))
    return tags


def _arrow(table: Table, last: Sequence[str]) -> Arrow | None:
    """From where to where the last move went, if the two spaces are not side by side."""
    ends = [spot for spot in last if spot[0] in table.columns and spot[1:] in table.rows]
    if len(ends) < 2 or ends[0] == ends[-1]:
        return None
    (x1, y1), (x2, y2) = (_middle(table, spot) for spot in (ends[0], ends[-1]))
    if abs(x2 - x1) <= SPACE_W and abs(y2 - y1) <= SPACE_H and (x1 == x2 or y1 == y2):
        return None
    cut = min(0.4, 16 / max(abs(x2 - x1), abs(y2 - y1)))
    return arrow((x1, y1), (x2, y2), cut)


def _middle(table: Table, space: str) -> tuple[float, float]:
    column, row = table.columns.index(space[0]), table.rows.index(space[1:])
    return GUTTER + SPACE_W * (column + 0.5), TOP + SPACE_H * (row + 0.5)

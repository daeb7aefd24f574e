"""Cards in play laid out: tiles in stacks beside the planets and in the headquarters."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hadur.drawing.fitting import Line, fit, width_of
from hadur.drawing.shapes import Pip, tile_shapes
from hadur.games.conquest.cards.definition import BY_NAME
from hadur.games.conquest.render.captions import Words
from hadur.games.conquest.render.descriptions import describe
from hadur.games.conquest.render.measures import BAND, GAP, PAD, STRIP, TILE_H, TILE_W
from hadur.games.conquest.render.tabletop import Piece, Table
from hadur.games.conquest.view import faction_name

KEYWORD_SIGNS: Final = ("ranged", "flying", "brutal", "armorbane", "mobile", "ambush")
"""Keywords that have a sign of their own on tiles; the others are only told."""


SHAPES, BANDS = tile_shapes(TILE_W, TILE_H, 7, BAND)


@dataclass(frozen=True)
class Strip:
    """An attachment at its host."""

    piece: Piece
    y: float
    name: Line
    about: str


@dataclass(frozen=True)
class Tile:
    """A card in play at its place; strips lie above or below it."""

    piece: Piece
    x: float
    y: float
    facing: str
    emblem: str
    about: str
    name: list[Line]
    body: int
    band: int
    total_x: float
    pips: list[Pip]
    strips: list[Strip]
    marked: bool


@dataclass(frozen=True)
class Stack:
    """The tiles of one side of a place, from its own corner on."""

    tiles: list[Tile]
    height: float


def stack(
    table: Table, words: Words, pieces: Sequence[Piece], width: float, marked: frozenset[str]
) -> Stack:
    """Tiles side by side in rows as wide as the place, as many rows as they need."""
    per_row = max(1, int((width - 2 * PAD + GAP) // (TILE_W + GAP)))
    tiles: list[Tile] = []
    y = 0.0
    for start in range(0, len(pieces), per_row):
        row = pieces[start : start + per_row]
        used = len(row) * (TILE_W + GAP) - GAP
        x = PAD if per_row > 2 else (width - used) / 2
        tall = max(_height(piece) for piece in row)
        for k, piece in enumerate(row):
            facing = "up" if piece.controller == table.near else "down"
            top = y + (tall - TILE_H if facing == "down" else 0)
            place = (round(x + k * (TILE_W + GAP), 1), top)
            tiles.append(_tile(table, words, piece, place, table.written(piece) in marked))
        y += tall + GAP
    return Stack(tiles, max(0.0, y - GAP))


def _height(piece: Piece) -> int:
    return TILE_H + STRIP * len(piece.attachments)


def _tile(
    table: Table, words: Words, piece: Piece, place: tuple[float, float], marked: bool
) -> Tile:
    facing = "up" if piece.controller == table.near else "down"
    return Tile(
        piece=piece,
        x=place[0],
        y=place[1],
        facing=facing,
        emblem=emblem(piece.card),
        about=describe(words, piece),
        name=fit(words.card(piece.card), TILE_W - 5, BAND, 11.5),
        body=BAND if facing == "up" else 0,
        band=0 if facing == "up" else TILE_H - BAND,
        total_x=round(54.5 + width_of(str(piece.left), 14), 1),
        pips=_pips(piece),
        strips=_strips(words, piece, facing),
        marked=marked,
    )


def emblem(card: str) -> str:
    """The sign of a card's faction."""
    return faction_name(int(BY_NAME[card].faction)) if card in BY_NAME else "neutral"


def _strips(words: Words, piece: Piece, facing: str) -> list[Strip]:
    strips = []
    for k, worn in enumerate(piece.attachments):
        y = TILE_H + STRIP * k + 1 if facing == "up" else -STRIP * (k + 1)
        name = fit(words.card(worn.card), TILE_W - 12, STRIP - 1, 9.5)[0]
        strips.append(Strip(worn, y, name, describe(words, worn)))
    return strips


def _pips(piece: Piece) -> list[Pip]:
    """What is counted from the left, what is so or not from the right."""
    pips: list[Pip] = []
    x = 4.0
    for sign, style, count in (
        ("command", "tag", piece.command),
        ("damage", "drop", piece.damage),
        ("assigned", "drop", piece.beside),
        ("chosen", "go", piece.chosen),
        ("resources", "coin", piece.stored),
        ("area", "tag", piece.area),
    ):
        if count:
            pips.append(Pip(sign, style, x, str(count)))
            x += 12 + width_of(str(count), 10) + 2
    right = TILE_W - 3.0
    for sign in _states(piece):
        right -= 11
        if right > x - 2:
            pips.append(Pip(sign, "tag", right))
    return pips


def _states(piece: Piece) -> list[str]:
    states = [] if piece.ready else ["exhausted"]
    states += ["blank"] if piece.blank else []
    states += [sign for sign in KEYWORD_SIGNS if sign in piece.keywords]
    return states + (["token"] if piece.kind == "token" else [])

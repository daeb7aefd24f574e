"""The battlefield laid out: its spaces, and the cards on them as tiles."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hadur.drawing.fitting import Line, fit, width_of
from hadur.drawing.shapes import Arrow, Pip, arrow, tile_shapes
from hadur.games.summoner_wars.cards.definition import BY_NAME, FACTIONS
from hadur.games.summoner_wars.render.captions import Words
from hadur.games.summoner_wars.render.descriptions import describe
from hadur.games.summoner_wars.render.measures import (
    BAND,
    DROP,
    EDGE,
    LIFE_X,
    SPACE_H,
    SPACE_W,
    SPARK,
    TILE_H,
    TILE_W,
)
from hadur.games.summoner_wars.render.tabletop import Piece, Table

SHAPES, BANDS = tile_shapes(TILE_W, TILE_H, 9, BAND, peak=5)


@dataclass(frozen=True)
class Tile:
    """A card on its space."""

    piece: Piece
    seat: int
    facing: str
    emblem: str
    about: str
    name: list[Line]
    body: int
    band: int
    sign: str
    total_x: float
    pips: list[Pip]


@dataclass(frozen=True)
class Space:
    """A space of the battlefield at its place."""

    name: str
    x: int
    y: int
    style: str
    marked: bool
    tile: Tile | None


def spaces_of(table: Table, words: Words, board_y: int, marked: frozenset[str]) -> list[Space]:
    spaces = []
    for r, row in enumerate(table.rows):
        for c, column in enumerate(table.columns):
            name = column + row
            piece = table.pieces.get(name)
            spaces.append(
                Space(
                    name=name,
                    x=EDGE + SPACE_W * c,
                    y=board_y + SPACE_H * r,
                    style="odd" if (r + c) % 2 else "even",
                    marked=name in marked,
                    tile=_tile(table, words, piece) if piece else None,
                )
            )
    return spaces


def _tile(table: Table, words: Words, piece: Piece) -> Tile:
    facing = "up" if piece.controller == table.near else "down"
    return Tile(
        piece=piece,
        seat=piece.controller,
        facing=facing,
        emblem=emblem(piece.card, table.players[piece.owner].faction),
        about=describe(words, piece),
        name=fit(words.card(piece.card), TILE_W - 33, BAND),
        body=BAND if facing == "up" else 0,
        band=0 if facing == "up" else TILE_H - BAND,
        sign=piece.attack or ("gate" if piece.kind == "gate" else "structure"),
        total_x=LIFE_X + 1 + width_of(str(piece.left), 18),
        pips=_pips(piece),
    )


def emblem(card: str, owner_faction: str) -> str:
    """The sign of a card's faction; a gate, which has none, shows its owner's."""
    faction = BY_NAME[card].faction if card in BY_NAME else ""
    faction = faction or owner_faction
    return faction if faction in FACTIONS else "no-faction"


def _pips(piece: Piece) -> list[Pip]:
    """Damage from the left, charges and tags from the right; too many to draw are counted."""
    pips: list[Pip] = []
    right = TILE_W - (27.0 if piece.frozen else 5.0)
    if 0 < piece.charges <= 4:
        pips += [Pip("charge", "spark", right - SPARK * (k + 1)) for k in range(piece.charges)]
        right -= SPARK * piece.charges
    elif piece.charges:
        right = _counted(pips, Pip("charge", "spark", right, f"×{piece.charges}"))
    if piece.under:
        right = _counted(pips, Pip("under", "tag", right, str(len(piece.under))))
    if piece.lent:
        right = _counted(pips, Pip("lent", "tag", right))
    if 5 + DROP * piece.damage <= right:
        pips += [Pip("damage", "drop", 5 + DROP * k) for k in range(piece.damage)]
    else:
        pips.append(Pip("damage", "drop", 5, f"×{piece.damage}"))
    return pips


def _counted(pips: list[Pip], pip: Pip) -> float:
    """Put a sign with its number left of where it is said to be; what is free left of it."""
    x = pip.x - width_of(pip.text, 10.5) - 13
    pips.append(replace(pip, x=round(x, 1)))
    return x - 3


def shot(table: Table, spaces: list[Space]) -> Arrow | None:
    """Where the arrow of the last attack starts and ends: just inside the two spaces."""
    if table.roll is None:
        return None
    middles = {s.name: (s.x + SPACE_W / 2, s.y + SPACE_H / 2) for s in spaces}
    (x1, y1), (x2, y2) = middles[table.roll.attacker], middles[table.roll.target]
    across, along = abs(x2 - x1) / (SPACE_W / 2 - 6), abs(y2 - y1) / (SPACE_H / 2 - 6)
    cut = min(0.45, 1 / max(across, along, 1))
    return arrow((x1, y1), (x2, y2), cut)

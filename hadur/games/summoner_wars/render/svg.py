"""The table as a picture that stands alone: light or dark, no script, nothing loaded from outside.

Here everything gets its words and its place; board.svg.jinja draws it. Every space is a group
`<prefix>-space-c3` with `data-space`, every card on it one `<prefix>-card-c3` with `data-card`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from hadur.drawing.shapes import ribbon
from hadur.drawing.tabletop import verdict
from hadur.drawing.vocabulary import Speaker, spelled
from hadur.games.summoner_wars.board import COLUMNS, ROWS
from hadur.games.summoner_wars.cards.definition import PHASES
from hadur.games.summoner_wars.render.captions import Words, allowance
from hadur.games.summoner_wars.render.descriptions import tell, tell_roll, tell_title
from hadur.games.summoner_wars.render.margins import bar_of, event_rows, hand_of, waiting
from hadur.games.summoner_wars.render.measures import (
    BAR_H,
    EDGE,
    GAP,
    HAND_H,
    LETTERS_H,
    RIBBON_H,
    SPACE_H,
    SPACE_W,
    STATUS_H,
    TRACK_H,
    WIDTH,
)
from hadur.games.summoner_wars.render.tabletop import Table, read
from hadur.games.summoner_wars.render.templating import TEMPLATES
from hadur.games.summoner_wars.render.tiles import BANDS, SHAPES, shot, spaces_of


def draw_svg(
    view: Mapping[str, Any],
    catalogue: Speaker | None = None,
    marked: Collection[str] = (),
    size: int | None = WIDTH,
    prefix: str = "sw",
) -> str:
    """The table from a view, own back row at the bottom; `marked` spaces stand out.

    `size` is the width in pixels (None: as wide as its place); `prefix` keeps the ids and styles
    of several boards on one page apart.
    """
    scene = Scene(read(view), Words(catalogue, spelled), frozenset(marked))
    return TEMPLATES.picture(vars(scene), WIDTH, size, prefix, shapes=SHAPES, bands=BANDS)


class Scene:
    """The whole picture, laid out from top to bottom; its attributes are the template's names."""

    def __init__(self, table: Table, words: Words, marked: frozenset[str]) -> None:
        self.table = table
        self.words = words
        top, bottom = table.players[table.far], table.players[table.near]
        y = 10
        self.ribbon_y = y
        self.steps = ribbon(words, PHASES, table.phase, 96, 83, 70)
        self.turn = words.counted("turn", table.turn)
        self.allowance = allowance(table, words)
        y += RIBBON_H + 2
        self.status_y = y
        self.roll_about = tell_roll(table, words)
        self.waiting = waiting(table, words)
        y += STATUS_H
        rows = event_rows(top)
        self.bars = [bar_of(table, words, top, y, y + BAR_H + (rows - 1) * TRACK_H)]
        y += BAR_H + rows * TRACK_H + LETTERS_H
        self.board_y = y
        self.spaces = spaces_of(table, words, y, marked)
        self.letters = [(EDGE + SPACE_W * (k + 0.5), c) for k, c in enumerate(table.columns)]
        self.numbers = [(y + SPACE_H * (k + 0.5), n) for k, n in enumerate(table.rows)]
        self.shot = shot(table, self.spaces)
        y += SPACE_H * ROWS + LETTERS_H
        rows = event_rows(bottom)
        self.bars.append(bar_of(table, words, bottom, y + rows * TRACK_H, y))
        y += rows * TRACK_H + BAR_H + 8
        self.hand = hand_of(words, bottom, y)
        if bottom.hand is not None:
            y += max(1, -(-len(bottom.hand) // COLUMNS)) * (HAND_H + GAP)
        self.height = y + 4
        self.verdict = verdict(table, words) if table.result is not None else ""
        self.title = tell_title(table, words)
        self.about = tell(table, words)

"""A map as a picture that stands alone: a line above it, lines and the players below."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, Protocol

from hadur.drawing.fitting import Line, fit
from hadur.drawing.tabletop import Table, verdict
from hadur.drawing.vocabulary import Vocabulary

WIDTH: Final = 800
_LINE: Final = 24
_HEAD: Final = 34
_FONT: Final = 15

Figures = list[tuple[str, str, float]]
"""Signs with their numbers, and where each stands from the left."""
Row = tuple[int, Line, Figures]
"""A player's seat, name and figures."""


class Drawn(Protocol):
    """A map that was drawn: how much room it takes."""

    @property
    def width(self) -> float: ...

    @property
    def height(self) -> float: ...


def player_name(name: str, room: float) -> Line:
    """What a row calls its player."""
    return fit(name, room, _LINE, _FONT)[0]


def lines_below(
    table: Table, words: Vocabulary, call: Callable[[int], str], first: Iterable[str]
) -> list[tuple[str, str]]:
    """What stands under a map, with styles: a game's own lines `first`, who is asked what, and how
    it ended. `call` says what a seat is called."""
    asked = [
        f"{call(asked.seat)} {words.word('decides')}: {words.question(asked.prompt)} ({asked.rule})"
        for asked in table.asked
    ]
    lines = [(text, "line") for text in (*first, *asked)]
    if table.result is not None:
        lines.append((verdict(table, words), "verdict"))
    return lines


def sheet(
    drawn: Drawn,
    head: str,
    lines: list[tuple[str, str]],
    rows: list[Row],
    tallest: float = float("inf"),
) -> dict[str, object]:
    """What drawing/board.svg.jinja is filled with: the map as large as its width and `tallest` let
    it be, `lines` with their styles under it, a row for every player."""
    scale = min(1.0, WIDTH / drawn.width, tallest / drawn.height)
    under = _HEAD + drawn.height * scale + 8
    return {
        "head": fit(head, WIDTH - 24, _HEAD, 17)[0],
        "picture": drawn,
        "left": round((WIDTH - drawn.width * scale) / 2, 1),
        "scale": round(scale, 4),
        "lines": [
            (fit(text, WIDTH - 24, _LINE, _FONT)[0], under + _LINE * k, style)
            for k, (text, style) in enumerate(lines)
        ],
        "rows": [
            (seat, name, figures, under + _LINE * (len(lines) + k))
            for k, (seat, name, figures) in enumerate(rows)
        ],
        "height": round(under + 8 + _LINE * (len(lines) + len(rows))),
    }

"""What pictures lay out: outlines, arrows, and small things at their places."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hadur.drawing.fitting import Line, fit
from hadur.drawing.reading import TableForTwo
from hadur.drawing.speaking import Vocabulary

Arrow = tuple[float, float, float, float]
"""Where an arrow starts and where it ends."""


@dataclass(frozen=True)
class Pip:
    """A small sign at a place; `text` stands behind it where signs are counted."""

    sign: str
    style: str
    x: float
    text: str = ""


@dataclass(frozen=True)
class Pile:
    """A sign and a number."""

    sign: str
    count: int
    x: float
    about: str


@dataclass(frozen=True)
class Pill:
    """What a player is asked."""

    line: Line
    about: str


@dataclass(frozen=True)
class Step:
    """A phase on the ribbon."""

    x: float
    name: Line
    style: str


Side = tuple[str, int]
"""Which way a tile faces ("up", "down") and whose it is."""


def tile_shapes(
    w: int, h: int, r: int, depth: int, peak: int = 0
) -> tuple[dict[Side, str], dict[Side, str]]:
    """The outlines of all tiles of a size, with a peak on the side they face, and the bands for
    their names on that side, so deep.

    Seat 0 has "round" corners, seat 1 "cut" ones: no side is told by colour alone."""
    sides = [(f, s, c) for f in ("up", "down") for s, c in enumerate(("round", "cut"))]
    outlines = {(f, s): _outline(c, w, h, r, f, peak) for f, s, c in sides}
    bands = {(f, s): _band(c, w, h, r, f, depth, peak) for f, s, c in sides}
    return outlines, bands


def _outline(corner: str, w: int, h: int, r: int, facing: str, peak: int) -> str:
    """A tile, with its peak on the side it faces."""
    top = _top(corner, w, r, peak if facing == "up" else 0)
    bottom = _bottom(corner, w, h, r, peak if facing == "down" else 0)
    return f"M0 {h - r}{top}{bottom}Z"


def _band(corner: str, w: int, h: int, r: int, facing: str, depth: int, peak: int) -> str:
    """The part of such a tile on the side it faces, so deep; for its name."""
    if facing == "up":
        return f"M0 {depth}{_top(corner, w, r, peak)}V{depth}Z"
    return f"M{w} {h - depth}{_bottom(corner, w, h, r, peak)}V{h - depth}Z"


def _top(corner: str, w: int, r: int, peak: int) -> str:
    """From the left side over the top to the right side."""
    tip = f"H{w // 2 - 9}L{w // 2} {-peak}L{w // 2 + 9} 0" if peak else ""
    return f"V{r}{_turn(corner, 0, 0)}{r} 0{tip}H{w - r}{_turn(corner, w, 0)}{w} {r}"


def _bottom(corner: str, w: int, h: int, r: int, peak: int) -> str:
    """From the right side over the bottom to the left side."""
    tip = f"H{w // 2 + 9}L{w // 2} {h + peak}L{w // 2 - 9} {h}" if peak else ""
    return f"V{h - r}{_turn(corner, w, h)}{w - r} {h}{tip}H{r}{_turn(corner, 0, h)}0 {h - r}"


def _turn(corner: str, x: int, y: int) -> str:
    return f"Q{x} {y} " if corner == "round" else "L"


def arrow(start: tuple[float, float], end: tuple[float, float], cut: float) -> Arrow:
    """An arrow between two places, shorter by a share of its way at either end."""
    (x1, y1), (x2, y2) = start, end
    dx, dy = (x2 - x1) * cut, (y2 - y1) * cut
    return round(x1 + dx, 1), round(y1 + dy, 1), round(x2 - dx, 1), round(y2 - dy, 1)


def piles(
    words: Vocabulary, counts: Sequence[tuple[str, int]], x: float, apart: float
) -> list[Pile]:
    """What is counted of a player, side by side."""
    return [
        Pile(sign, count, x + apart * k, f"{words.word(sign)}: {count}")
        for k, (sign, count) in enumerate(counts)
    ]


def pill(
    table: TableForTwo, words: Vocabulary, seat: int, width: float, largest: float
) -> Pill | None:
    """What the player at a seat is asked; None if nothing is."""
    asked = next((a for a in table.asked if a.seat == seat), None)
    if asked is None:
        return None
    decides = words.word("decides")
    line = fit(f"{decides}: {words.subject(asked.prompt)}", width, 15, largest)[0]
    return Pill(line, f"{decides}: {words.question(asked.prompt)} ({asked.rule})")


def ribbon(
    words: Vocabulary, phases: Sequence[str], now: str, x: float, apart: float, width: float
) -> list[Step]:
    """The phases side by side, each so wide, the current one set off."""
    return [
        Step(
            x + apart * k,
            fit(words.phase(phase), width, 15, largest=12)[0],
            "now" if phase == now else "other",
        )
        for k, phase in enumerate(phases)
    ]

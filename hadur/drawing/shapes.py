"""What pictures lay out: outlines, arrows, and small things at their places."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hadur.drawing.fitting import Line, fit
from hadur.drawing.seats import LOOKS
from hadur.drawing.tabletop import Table
from hadur.drawing.vocabulary import Vocabulary

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


Facing = tuple[str, int]
"""Which way a tile faces ("up", "down") and whose it is."""


def tile_shapes(
    w: int, h: int, r: int, depth: int, peak: int = 0
) -> tuple[dict[Facing, str], dict[Facing, str]]:
    """The outlines of all tiles of a size, with a peak on the side they face, and the bands for
    their names on that side, so deep.

    Every seat has corners of its own: nobody's cards are told by colour alone."""
    tiles = [(f, s, look.corner) for f in ("up", "down") for s, look in enumerate(LOOKS)]
    outlines = {(f, s): _outline(c, w, h, r, f, peak) for f, s, c in tiles}
    bands = {(f, s): _band(c, w, h, r, f, depth, peak) for f, s, c in tiles}
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
    left, right = _turn(corner, (0, r), (r, 0), (0, 0)), _turn(corner, (w - r, 0), (w, r), (w, 0))
    return f"V{r}{left}{tip}H{w - r}{right}"


def _bottom(corner: str, w: int, h: int, r: int, peak: int) -> str:
    """From the right side over the bottom to the left side."""
    tip = f"H{w // 2 + 9}L{w // 2} {h + peak}L{w // 2 - 9} {h}" if peak else ""
    right = _turn(corner, (w, h - r), (w - r, h), (w, h))
    left = _turn(corner, (r, h), (0, h - r), (0, h))
    return f"V{h - r}{right}{tip}H{r}{left}"


Point = tuple[int, int]


def _turn(corner: str, start: Point, end: Point, tip: Point) -> str:
    """Around the corner whose tip this is, from one side to the next."""
    there = f"{end[0]} {end[1]}"
    inner = f"{start[0] + end[0] - tip[0]} {start[1] + end[1] - tip[1]}"
    if corner == "round":
        return f"Q{tip[0]} {tip[1]} {there}"
    if corner == "square":
        return f"L{tip[0]} {tip[1]}L{there}"
    if corner == "scooped":
        return f"Q{inner} {there}"
    if corner == "stepped":
        return f"L{inner}L{there}"
    return f"L{there}"


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


def in_rows(
    names: Sequence[str], columns: int, start: tuple[float, float], apart: tuple[float, float]
) -> list[tuple[str, float, float]]:
    """Where each of some cards stands that lie in rows, so many side by side."""
    (x, y), (across, down) = start, apart
    return [
        (name, x + across * (k % columns), y + down * (k // columns))
        for k, name in enumerate(names)
    ]


def pill(table: Table, words: Vocabulary, seat: int, width: float, largest: float) -> Pill | None:
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

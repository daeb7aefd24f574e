"""The table as a picture that stands alone: no script, nothing loaded from outside.

mats.py says what lies on a player's mat; here the others' mats stand above, the combat with the
order of fire and the chain in the middle, the near mat and the hand below. Every card, area, pile
and link is a group with `data-spot`, as spots.py names it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Final

from hadur.drawing.fitting import Line, fit
from hadur.drawing.shapes import in_rows
from hadur.drawing.tabletop import badge, title, verdict
from hadur.drawing.vocabulary import Speaker
from hadur.games.chaos_galaxy.render import track
from hadur.games.chaos_galaxy.render.captions import Words
from hadur.games.chaos_galaxy.render.descriptions import clock
from hadur.games.chaos_galaxy.render.faces import race_of, type_of
from hadur.games.chaos_galaxy.render.mats import GAP, TILE_H, TILE_W, Maker, Mat
from hadur.games.chaos_galaxy.render.printed import cost_of
from hadur.games.chaos_galaxy.render.tabletop import Link, Slot, Table, read
from hadur.games.chaos_galaxy.render.templating import TEMPLATES
from hadur.games.chaos_galaxy.tables import BY_NAME

WIDTH: Final = 960
EDGE: Final = 14
INNER: Final = WIDTH - 2 * EDGE
_LINE: Final = 24
_STOP_H: Final = 26
_HAND_W: Final = 128
_HAND_H: Final = 46
_HAND_ROW: Final = 7


def draw_svg(
    view: Mapping[str, Any],
    catalogue: Speaker | None = None,
    marked: Collection[str] = (),
    size: int | None = WIDTH,
    prefix: str = "kg",
) -> str:
    """The table from a view, the own mat at the bottom; spots that are `marked` stand out.

    `size` is the width in pixels (None: as wide as its place); `prefix` keeps the ids and styles
    of several boards on one page apart.
    """
    scene = Scene(read(view), Words(catalogue), frozenset(marked))
    return TEMPLATES.picture(vars(scene), WIDTH, size, prefix, tile_w=TILE_W, tile_h=TILE_H)


@dataclass(frozen=True)
class Runner:
    """A ship on the track."""

    slot: Slot
    x: float
    y: float
    width: float
    name: Line
    figures: str


@dataclass(frozen=True)
class SpeedMark:
    """A speed on the track, and the ships that have it."""

    speed: int
    x: float
    runners: list[Runner]


@dataclass(frozen=True)
class Ring:
    """A link of the chain."""

    link: Link
    spot: str
    line: Line
    y: float
    marked: bool


@dataclass(frozen=True)
class Held:
    """A card of the own hand."""

    card: str
    name: list[Line]
    cost: str
    type: str
    race: str
    x: float
    y: float
    marked: bool


class Scene:
    """The whole picture, laid out from top to bottom; its attributes are the template's names."""

    def __init__(self, table: Table, words: Words, marked: frozenset[str]) -> None:
        self.table = table
        self.words = words
        self.marked = marked
        self.target = track.target_spot(table)
        self._maker = Maker(table, words, marked, self.target)
        self.title = title(table, words, clock(table, words))
        self.about = self.title
        y = 8.0
        self.lines = self._told(y)
        y += _LINE * len(self.lines)
        self.mats, y = self._others(y)
        self.combat_y = y
        self.rail, y = self._combat(y)
        self.chain_y = y
        self.chain, y = self._chain(y)
        near = self._maker.mat(table.players[table.near], EDGE, y, INNER)
        self.mats.append(near)
        y += near.height + GAP
        self.hand, y = self._hand(y)
        self.height = round(y + 4)

    def _told(self, y: float) -> list[tuple[Line, float, str]]:
        """The turn, who is asked what, and how it ended."""
        table, words = self.table, self.words
        told = [(clock(table, words), "head")]
        told += [
            (f"{badge(table, words, a.seat)} {words.word('decides')}: {words.question(a.prompt)}"
             f" ({a.rule})", "line")
            for a in table.asked
        ]  # fmt: skip
        if table.result is not None:
            told.append((verdict(table, words), "verdict"))
        return [
            (fit(text, INNER, _LINE, 16 if style != "line" else 14)[0], y + _LINE * k, style)
            for k, (text, style) in enumerate(told)
        ]

    def _others(self, y: float) -> tuple[list[Mat], float]:
        """One across the table, or neighbours at the left and right and the others behind them."""
        table = self.table
        others = table.around[1:]
        left, *far, right = others if len(others) > 1 else (*others, -1)
        rows = [far[k : k + 2] for k in range(0, len(far), 2)]
        rows.append([left] if right < 0 else [left, right])
        mats: list[Mat] = []
        for row in rows:
            width = (INNER - GAP * (len(row) - 1)) / len(row)
            made = [
                self._maker.mat(table.players[seat], EDGE + k * (width + GAP), y, width)
                for k, seat in enumerate(row)
            ]
            mats += made
            y += max(mat.height for mat in made) + GAP
        return mats, y

    def _combat(self, y: float) -> tuple[list[SpeedMark], float]:
        """Every speed with the ships that have it, the highest at the left."""
        self.steps: list[tuple[str, bool, float]] = []
        self.aim = ""
        self.rail_y = y
        fight = self.table.combat
        if fight is None:
            return [], y
        self.steps = [
            (self.words.word(f"step-{step}"), now, EDGE + 8 + 96.0 * k)
            for k, (step, now) in enumerate(track.steps(self.table))
        ]
        self.aim = self.words.place(self.table, f"{fight.defender}:{fight.target}")
        found = track.stops(self.table)
        wide = (INNER - 16) / max(1, len(found))
        above = max((len(stop.attackers) for stop in found), default=0) * _STOP_H
        below = max((len(stop.defenders) for stop in found), default=0) * _STOP_H
        self.rail_y = y + 34 + above
        stops = []
        for k, stop in enumerate(found):
            x = round(EDGE + 8 + k * wide, 1)
            runners = [
                self._runner(slot, x, self.rail_y - _STOP_H * (len(stop.attackers) - n), wide)
                for n, slot in enumerate(stop.attackers)
            ]
            runners += [
                self._runner(slot, x, self.rail_y + 24 + _STOP_H * n, wide)
                for n, slot in enumerate(stop.defenders)
            ]
            stops.append(SpeedMark(stop.speed, round(x + wide / 2, 1), runners))
        return stops, self.rail_y + 30 + below + GAP

    def _runner(self, slot: Slot, x: float, y: float, wide: float) -> Runner:
        width = min(wide - GAP, 230)
        figures = " ".join(
            f"{self.words.word(f'letter-{name}')}{number}"
            for name, number in slot.figures.items()
            if name != "speed"
        )
        name = fit(self.words.card(slot.card), width - 100, _STOP_H - 4, 12)[0]
        left = round(x + (wide - width) / 2, 1)
        return Runner(slot, left, y, round(width, 1), name, figures)

    def _chain(self, y: float) -> tuple[list[Ring], float]:
        """What is announced, the last of it on top, since it takes effect first (KG-11.6)."""
        table, words = self.table, self.words
        rings = []
        for k, link in enumerate(reversed(table.chain)):
            text = f"{link.ticket}. {words.word(f'link-{link.what}')}"
            text += f": {words.card(link.card)}" if link.card else ""
            text += f" → {words.place(table, link.target)}" if link.target else ""
            spot = f"#{link.ticket}"
            line = fit(text, INNER - 70 - 10 * k, _LINE, 14)[0]
            rings.append(Ring(link, spot, line, y + _LINE * (k + 1), spot in self.marked))
        return rings, y + (_LINE * (len(rings) + 1) + GAP if rings else 0)

    def _hand(self, y: float) -> tuple[list[Held], float]:
        names = list(self.table.players[self.table.near].hand or ())
        if not names:
            return [], y
        places = in_rows(names, _HAND_ROW, (EDGE, y), (_HAND_W + GAP, _HAND_H + GAP))
        held = [
            Held(
                card=name,
                name=fit(self.words.card(name), _HAND_W - 34, 26, 12),
                cost=cost_of(BY_NAME[name]) if name in BY_NAME else "",
                type=type_of(name),
                race=race_of(name),
                x=x,
                y=top,
                marked=f"hand:{name}" in self.marked,
            )
            for name, x, top in places
        ]
        return held, y + -(-len(names) // _HAND_ROW) * (_HAND_H + GAP)

"""The map as a picture: what lies where, in units of which a space is 40 wide.

Letters are LETTERS high; pages never draw the map smaller than these are legible.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from hadur.drawing.page import marks
from hadur.drawing.reasons import reasons
from hadur.games.doom.loading.maps import square_name
from hadur.games.doom.render.captions import Words
from hadur.games.doom.render.descriptions import describe_aim, describe_figure, describe_thing
from hadur.games.doom.render.printed import things
from hadur.games.doom.render.tabletop import Figure, Square, Table, Thing, square_at

SPACE: Final = 40
LEFT: Final = 30
"""Where rows are named."""
TOP: Final = 24
"""Where columns are named."""
RIM: Final = 8
LETTERS: Final = 18
_TALL: Final = 1.15
"""A map that is so much higher than wide has the hand beside it."""
_ROCK: Final = "%"
_TERRAIN: Final = {"#": "blocking", "x": "impassable", "~": "difficult"}
_LINES: Final = {"-": "wall", "|": "wall", **_TERRAIN}
_UNDER: Final = ("hazard", "exit", "portal", "teleporter")
"""What lies flat on the floor, under what stands there."""
_KINDS: Final = ("sample", "asset", "core", "relay", "prey")
"""Objective tokens with a sign of their own."""


@dataclass(frozen=True)
class Cell:
    """A space: its terrain, what can be said of it as a target, what a click on it reads."""

    x: int
    y: int
    spot: str
    title: str
    marks: str
    terrain: str
    aim: str
    card: str


@dataclass(frozen=True)
class Piece:
    """What lies in a space, by its sign; `size` is smaller where somebody stands on it."""

    x: float
    y: float
    size: int
    kind: str
    sign: str
    count: str

    @property
    def is_flat(self) -> bool:
        return self.kind.partition(" ")[0] in _UNDER


@dataclass(frozen=True)
class Body:
    """A figure on its base, `wide` and `high` in units; `sign` is its shape, `label` tells figures
    of a type and marines apart, `left` is how long the bar of its Health still is."""

    x: int
    y: int
    wide: int
    high: int
    sign: str
    size: int
    label: str
    damage: int
    left: float
    seat: int
    style: str
    title: str
    spot: str
    card: str
    marks: str
    signs: tuple[str, ...]
    reasons: str


@dataclass(frozen=True)
class Door:
    x: int
    y: int
    long: int
    upright: bool
    title: str
    spot: str
    marks: str


@dataclass(frozen=True)
class Picture:
    """The whole map; `lines` are the paths of borders by kind, `rows` the spaces row by row."""

    width: int
    height: int
    columns: int
    lines_high: int
    tall: bool
    aiming: str
    names: list[tuple[str, int, int]]
    floor: str
    lines: dict[str, str]
    rows: list[tuple[list[Cell], list[Door], list[Body]]]
    under: list[Piece]
    over: list[Piece]
    bodies: list[Body]
    shot: tuple[float, float, float, float] | None


def is_tall(columns: int, rows: int) -> bool:
    """Higher than wide: on a desktop there is room beside it."""
    return TOP + rows * SPACE + RIM > _TALL * (LEFT + columns * SPACE + RIM)


def picture(
    table: Table, words: Words, starts: Collection[str] = (), last: Sequence[str] = ()
) -> Picture:
    """The whole map; `starts` are the spots where a move of the reader begins, `last` those of the
    last move."""
    return _Layout(table, words, starts, last).picture()


class _Layout:
    """Puts what is on the map at its place, in words for one reader."""

    def __init__(
        self, table: Table, words: Words, starts: Collection[str], last: Sequence[str]
    ) -> None:
        self.table = table
        self.words = words
        self.starts = starts
        self.last = last
        self.columns = len(table.rows[0]) // 3
        self.high = len(table.rows) // 2
        # Whoever acts may be on the way through a space where somebody stands, and is seen there.
        self.figures = sorted(table.figures, key=lambda figure: figure.active)
        self.at: dict[Square, list[Figure]] = {}
        for figure in self.figures:
            for square in figure.squares:
                self.at.setdefault(square, []).append(figure)
        self.lying: dict[Square, list[Thing]] = {}
        for thing in table.things:
            self.lying.setdefault(square_at(thing.space), []).append(thing)

    def picture(self) -> Picture:
        width = LEFT + self.columns * SPACE + RIM
        height = TOP + self.high * SPACE + RIM
        bodies = [self.body(figure) for figure in self.figures]
        return Picture(
            width=width,
            height=height,
            columns=self.columns,
            lines_high=self.high,
            tall=is_tall(self.columns, self.high),
            aiming=self.aiming(),
            names=list(self.names()),
            floor="".join(f"M{_x(x)} {_y(y)}h{SPACE}v{SPACE}h-{SPACE}z" for x, y in self.spaces()),
            lines=self.lines(),
            rows=[self.row(y, bodies) for y in range(self.high)],
            under=[piece for piece in self.pieces() if piece.is_flat],
            over=[piece for piece in self.pieces() if not piece.is_flat],
            bodies=[body for body in bodies if not self.is_pointed_at(body)],
            shot=self.shot(bodies),
        )

    def shot(self, bodies: list[Body]) -> tuple[float, float, float, float] | None:
        """From the attacker to the defender."""
        attack = self.table.attack
        ends = {body.spot: body for body in bodies}
        if attack is None or attack.attacker not in ends or attack.defender not in ends:
            return None
        one, other = ends[attack.attacker], ends[attack.defender]
        return (*_middle(one), *_middle(other))

    def aiming(self) -> str:
        aim = self.table.aim
        return "" if aim is None else "walking" if aim.walking else "aiming"

    def names(self) -> Iterator[tuple[str, int, int]]:
        for x in range(self.columns):
            yield square_name(x, 0)[:-1].upper(), _x(x) + SPACE // 2, TOP - 7
        for y in range(self.high):
            yield str(y + 1), LEFT // 2 - 1, _y(y) + SPACE // 2 + 6

    def spaces(self) -> Iterator[Square]:
        for y in range(self.high):
            for x in range(self.columns):
                if self.ground(x, y) != _ROCK:
                    yield x, y

    def ground(self, x: int, y: int) -> str:
        """The terrain of a space as the map's file writes it."""
        return self.table.rows[2 * y + 1][3 * x + 2]

    def marks(self, spot: str) -> str:
        return " ".join(marks(spot, self.starts, self.last))

    def is_pointed_at(self, body: Body) -> bool:
        """Whether it is a cell of its own, for the keyboard and for screen readers."""
        return body.spot in self.starts

    # -- borders -----------------------------------------------------------------------------------

    def lines(self) -> dict[str, str]:
        """Walls and lines of terrain, each kind one path."""
        found: dict[str, list[str]] = {}
        for kind, x, y, upright in self.borders():
            if kind in _LINES:
                way = f"v{SPACE}" if upright else f"h{SPACE}"
                found.setdefault(_LINES[kind], []).append(f"M{_x(x)} {_y(y)}{way}")
        return {kind: "".join(parts) for kind, parts in found.items()}

    def borders(self) -> Iterator[tuple[str, int, int, bool]]:
        for y in range(self.high + 1):
            for x in range(self.columns):
                yield self.table.rows[2 * y][3 * x + 1], x, y, False
        for y in range(self.high):
            for x in range(self.columns + 1):
                yield self.table.rows[2 * y + 1][3 * x], x, y, True

    def doors(self, row: int) -> list[Door]:
        """The closed doors whose first space is in a row."""
        return [self.door(name) for name in self.table.doors if _first(name)[1] == row]

    def door(self, name: str) -> Door:
        (x, y), (other, _) = _first(name), square_at(name.partition("-")[2])
        upright = other != x
        long = 1
        while self.is_door(x + (0 if upright else long), y + (long if upright else 0), upright):
            long += 1
        return Door(
            x=_x(x + upright),
            y=_y(y + (not upright)),
            long=long * SPACE,
            upright=upright,
            title=f"{self.words.word('door')} {name.upper().replace('-', '–')}",
            spot=name,
            marks=self.marks(name),
        )

    def is_door(self, x: int, y: int, upright: bool) -> bool:
        """Whether a door is behind a space, to its right or below it."""
        if x >= self.columns or y >= self.high:
            return False
        rows = self.table.rows
        return (rows[2 * y + 1][3 * x + 3] if upright else rows[2 * y + 2][3 * x + 1]) == "="

    # -- spaces ------------------------------------------------------------------------------------

    def row(self, y: int, bodies: list[Body]) -> tuple[list[Cell], list[Door], list[Body]]:
        cells = [self.cell(x, y) for x in range(self.columns) if self.ground(x, y) != _ROCK]
        here = [b for b in bodies if b.y == _y(y) and self.is_pointed_at(b)]
        return cells, self.doors(y), here

    def cell(self, x: int, y: int) -> Cell:
        spot = square_name(x, y)
        standing = self.at.get((x, y), [])
        return Cell(
            x=_x(x),
            y=_y(y),
            spot=spot,
            title=self.title(x, y, spot, standing),
            marks=self.marks(spot),
            terrain=_TERRAIN.get(self.ground(x, y), ""),
            aim=self.aim(spot),
            card=self.card(x, y, standing),
        )

    def aim(self, spot: str) -> str:
        aim = self.table.aim
        found = aim.spaces.get(spot) if aim else None
        return found[0] if found else ""

    def title(self, x: int, y: int, spot: str, standing: list[Figure]) -> str:
        told = [spot.upper()]
        told += [describe_figure(self.words, figure) for figure in standing]
        told += [describe_thing(self.words, thing) for thing in self.lying.get((x, y), ())]
        terrain = _TERRAIN.get(self.ground(x, y))
        told += [self.words.word(terrain)] if terrain else []
        told += [describe_aim(self.words, self.table.aim, spot)] if self.table.aim else []
        return "; ".join(filter(None, told))

    def card(self, x: int, y: int, standing: list[Figure]) -> str:
        """What can be read of a space: who stands there, else what lies there."""
        if standing:
            return self.card_of(standing[0])
        lying = self.lying.get((x, y), ())
        # A health pack has no card.
        return next((t.name for t in lying if t.kind == "item" and t.name in things()), "")

    def card_of(self, figure: Figure) -> str:
        return figure.type or self.table.players[figure.seat].class_card

    # -- what lies and stands there ----------------------------------------------------------------

    def pieces(self) -> Iterator[Piece]:
        for (x, y), lying in self.lying.items():
            flat = [thing for thing in lying if thing.kind in _UNDER]
            yield from (self.piece(thing, _x(x), _y(y), SPACE) for thing in flat)
            others = [thing for thing in lying if thing.kind not in _UNDER]
            small = (x, y) in self.at or len(lying) > 1
            for k, thing in enumerate(others):
                place = (_x(x) + 1 + 17 * k, _y(y) + 1) if small else (_x(x) + 6, _y(y) + 6)
                yield self.piece(thing, *place, 18 if small else 28)

    def piece(self, thing: Thing, x: float, y: float, size: int) -> Piece:
        asleep = thing.kind in ("portal", "teleporter") and not thing.lit
        number = thing.threats or thing.progress
        kind = f"{thing.kind} asleep" if asleep else thing.kind
        return Piece(x, y, size, kind, _sign(thing), str(number or ""))

    def body(self, figure: Figure) -> Body:
        (x, y), (right, low) = figure.squares[0], figure.squares[-1]
        wide, high = (right - x + 1) * SPACE, (low - y + 1) * SPACE
        number = figure.name.rpartition("-")[2]
        return Body(
            x=_x(x),
            y=_y(y),
            wide=wide,
            high=high,
            sign=figure.type or "marine",
            size=min(wide, high) - 10 if wide == high else min(wide, high) - 4,
            label=number if figure.type else figure.letter,
            damage=figure.damage,
            left=round(max(0, figure.health - figure.damage) / max(1, figure.health), 3),
            seat=figure.seat,
            style=_style(figure),
            title=describe_figure(self.words, figure),
            spot=figure.name,
            card=self.card_of(figure),
            marks=self.marks(figure.name),
            signs=tuple(_token_sign(token) for token in figure.tokens),
            reasons=reasons(self.words, figure.why),
        )


def _x(column: int) -> int:
    return LEFT + column * SPACE


def _y(row: int) -> int:
    return TOP + row * SPACE


def _middle(body: Body) -> tuple[float, float]:
    return body.x + body.wide / 2, body.y + body.high / 2


def _first(door: str) -> Square:
    return square_at(door.partition("-")[0])


def _style(figure: Figure) -> str:
    """What CSS looks at: whose figure it is and how it fares."""
    found = ["demon" if figure.type else "marine"]
    found += [key for key in ("active", "acted", "stunned", "staggered") if getattr(figure, key)]
    return " ".join(found)


def _sign(thing: Thing) -> str:
    if thing.kind == "portal":
        return f"portal-{thing.name}" if thing.name in ("blue", "yellow", "red") else "portal-red"
    if thing.kind == "item":
        return "health-pack" if thing.name == "health-pack" else "weapon"
    return _token_sign(thing.name) if thing.kind == "token" else thing.kind


def _token_sign(token: str) -> str:
    return f"token-{token}" if token in _KINDS else "token"

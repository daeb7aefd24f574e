"""Embers: what falls sets off more. Shows the waiting room (timing.py) and "instead".

Two rows of four face each other. In turn each seat shoots a card of the other row.

E-1  A card that is shot falls: it is removed, and the other seat scores a point.
E-2  Ghost: instead of falling the first time, it becomes a soldier.
E-3  Powder: after it falls, the cards beside it are shot.
E-4  Avenger: after another card of its row falls, it shoots the card opposite.
E-5  Of effects that wait for the same moment, the player whose turn it is chooses the first.
E-6  Whoever has no card left has lost, at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from hadur.kernel.game import Setup
from hadur.kernel.moves import first, pack, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import BLANK, Ask, Prompt, State, Step, plain, step0
from hadur.kernel.timing import ENTRY, ORDER_VERB, SETTLE, TRIGGERS, Trigger, wait
from tests.kernel.toys.common import Toy

NONE: Final = -1
SOLDIER: Final = 0
GHOST: Final = 1
POWDER: Final = 2
AVENGER: Final = 3
LETTERS: Final = "sgpa"
WIDTH: Final = 4
SHOOT: Final = 0

if TYPE_CHECKING:
    Row = Annotated[vec[i64], [NONE] * (2 * WIDTH)]
    Points = Annotated[vec[i64], [0, 0]]


class Rows(State):
    """Places 0 to 3 are the row of seat 0, places 4 to 7 that of seat 1."""

    def __init__(self, seats: i64 = 0, streams: i64 = 0, seed: i64 = 0) -> None:
        super().__init__(seats, streams, seed)
        self.card: Row = BLANK
        self.points: Points = BLANK
        self.active: i64 = 0

    def orders(self) -> i64:
        return self.active

    def order_rule(self) -> str:
        return "E-5"

    def has_cards(self, seat: i64) -> bool:
        for column in range(WIDTH):
            if self.card[seat * WIDTH + column] != NONE:
                return True
        return False

    # Written by tools/columns.py from the columns above.
    def copy(self) -> Rows:
        to = Rows()
        self._copy_state(to)
        to.card = self.card[:]
        to.points = self.points[:]
        to.active = self.active
        return to

    def _dump_columns(self, out: dict[str, list[int]]) -> None:
        super()._dump_columns(out)
        out["card"] = plain(self.card)
        out["points"] = plain(self.points)
        out["active"] = [int(self.active)]

    def fill(self) -> None:
        super().fill()
        self.card = vec[i64]([NONE] * (2 * WIDTH))
        self.points = vec[i64]([0, 0])

    def lengths(self) -> dict[str, int]:
        out = super().lengths()
        out["card"] = 2 * WIDTH
        out["points"] = 2
        return out

    # End of what tools/columns.py writes.


def rows(s: State) -> Rows:
    assert isinstance(s, Rows)
    return s


def shoot(s: Rows, place: i64) -> None:
    """E-1 to E-4. What this triggers waits until the effect that shot is finished."""
    kind = s.card[place]
    if s.over or kind == NONE:
        return
    if kind == GHOST:
        s.card[place] = SOLDIER
        return
    seat = place // WIDTH
    s.card[place] = NONE
    s.points[1 - seat] += 1
    if not s.has_cards(seat):
        s.finish(vec[i64]([1, -1] if seat == 1 else [-1, 1]))
        return
    if kind == POWDER:
        wait(s, BLAST, place)
    for other in range(seat * WIDTH, seat * WIDTH + WIDTH):
        if s.card[other] == AVENGER:
            wait(s, REVENGE, other)


class Blast(Trigger):
    """E-3."""

    def resolve(self, s: State, source: i64, x: i64, y: i64) -> None:
        if source % WIDTH > 0:
            shoot(rows(s), source - 1)
        if source % WIDTH < WIDTH - 1:
            shoot(rows(s), source + 1)


class Revenge(Trigger):
    """E-4; an avenger that fell meanwhile shoots no more."""

    def resolve(self, s: State, source: i64, x: i64, y: i64) -> None:
        if rows(s).card[source] == AVENGER:
            shoot(rows(s), (source + WIDTH) % (2 * WIDTH))


BLAST: Final = Blast("blast", False)
REVENGE: Final = Revenge("revenge", False)


def turn(s: Rows) -> None:
    s.ask(TARGET, s.active)


def end_turn(s: Rows) -> None:
    s.active = 1 - s.active
    s.push(TURN)


def deal_rows(s: Rows) -> None:
    for place in range(2 * WIDTH):
        s.card[place] = s.chance(0, len(LETTERS))


TURN: Final[Step] = step0(turn)
END_TURN: Final[Step] = step0(end_turn)
DEAL: Final[Step] = step0(deal_rows)


class Target(Prompt):
    """Which card of the other row is shot?"""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        start = (1 - ask.seat) * WIDTH
        for place in range(start, start + WIDTH):
            if rows(s).card[place] != NONE:
                out = append(out, pack(SHOOT, place))
        return out

    def play(self, s: State, ask: Ask, move: i64) -> None:
        s.push(END_TURN)
        s.push(SETTLE, 0)
        shoot(rows(s), first(move))


TARGET: Final = Target("shoot", "E-1", True)


class Embers(Toy):
    """Setup: `rows`, two texts of four letters (s, g, p, a or -); without it, chance deals."""

    name = "embers"
    state = Rows
    streams: tuple[str, ...] = ("rows",)

    def deal(self, setup: Setup, seed: int, script: list[int] | None = None) -> Rows:
        s = Rows(2, 1, seed)
        s.fill()
        s.script = list(script or [])
        s.push(TURN)
        if "rows" in setup:
            for place, letter in enumerate("".join(setup["rows"])):
                s.card[place] = LETTERS.find(letter)
        else:
            s.push(DEAL)
        return s

    def text(self, state: State, index: int, move: int) -> str:
        if verb_of(move) == ORDER_VERB:
            entry = (state.asks[index].a + first(move)) * ENTRY
            trigger = TRIGGERS[state.waiting[entry]]
            return f"{trigger.name} {state.waiting[entry + 1]}"
        return f"shoot {first(move)}"

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        s = rows(state)
        letters = "".join("-" if kind == NONE else LETTERS[kind] for kind in s.card)
        return {
            "rows": [letters[:WIDTH], letters[WIDTH:]],
            "points": [int(n) for n in s.points],
            "turn": int(s.active),
        }


GAME: Final = Embers()

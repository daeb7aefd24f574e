"""What happens in a state, kept for whoever plays or checks a game move by move."""

from __future__ import annotations

from typing import NamedTuple

from hadur.kernel.bits import BIT
from hadur.kernel.errors import ImpossibleChance
from hadur.kernel.native import i64
from hadur.kernel.state import EVERYONE, Listener


class Event(NamedTuple):
    """Something that happened; `audience` has a bit for each seat that may hear of it."""

    kind: int
    a: int
    b: int
    c: int
    d: int
    audience: int

    def heard_by(self, seat: int | None) -> bool:
        """Whether a seat may hear of it; None, a spectator, hears what everyone does."""
        if seat is None:
            return self.audience == EVERYONE
        return self.audience & int(BIT[seat]) != 0


class Heard(Listener):
    """Keeps chance results and events until it is cleared; refuses results that cannot be.
    `draws` has the stream of each result, and among how many it was."""

    def __init__(self) -> None:
        self.results: list[int] = []
        self.draws: list[tuple[int, int]] = []
        self.events: list[Event] = []

    def clear(self) -> None:
        self.results = []
        self.draws = []
        self.events = []

    def chance(self, stream: i64, sides: i64, value: i64) -> None:
        if value < 0 or value >= sides:
            raise ImpossibleChance(f"{value} is no result of chance here: 0 to {sides - 1} are")
        self.results.append(int(value))
        self.draws.append((int(stream), int(sides)))

    def event(self, kind: i64, a: i64, b: i64, c: i64, d: i64, audience: i64) -> None:
        self.events.append(Event(int(kind), int(a), int(b), int(c), int(d), int(audience)))

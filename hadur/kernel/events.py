"""What happens in a state, kept for whoever plays or checks a game move by move."""

from __future__ import annotations

from typing import NamedTuple

from hadur.kernel.bits import BIT
from hadur.kernel.chance import draw, keyed_draw
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
    `draws` has the stream of each result, and among how many it was. With a `key` chance comes
    from that and not from the state's seed."""

    def __init__(self, key: bytes = b"") -> None:
        self.key = key
        self.results: list[int] = []
        self.draws: list[tuple[int, int]] = []
        self.events: list[Event] = []

    def clear(self) -> None:
        self.results = []
        self.draws = []
        self.events = []

    def throw(self, seed: i64, stream: i64, count: i64, sides: i64) -> i64:
        if not self.key:
            return draw(seed, stream, count, sides)
        return keyed_draw(self.key, int(stream), int(count), int(sides))

    def chance(self, stream: i64, sides: i64, value: i64) -> None:
        if value < 0 or value >= sides:
            raise ImpossibleChance(f"{value} is no result of chance here: 0 to {sides - 1} are")
        self.results.append(int(value))
        self.draws.append((int(stream), int(sides)))

    def event(self, kind: i64, a: i64, b: i64, c: i64, d: i64, audience: i64) -> None:
        self.events.append(Event(int(kind), int(a), int(b), int(c), int(d), int(audience)))


class Verified(Heard):
    """Hears a game from its deal on and refuses results that its key, or without one its seed, does
    not give."""

    def __init__(self, key: bytes, seed: int) -> None:
        super().__init__(key)
        self.seed = seed
        self.count = 0
        self._drawn: dict[int, int] = {}

    def chance(self, stream: i64, sides: i64, value: i64) -> None:
        super().chance(stream, sides, value)
        count = self._drawn.get(int(stream), 0)
        self._drawn[int(stream)] = count + 1
        self.count += 1
        right = self.throw(self.seed, stream, count, sides)
        if value != right:
            raise ImpossibleChance(f"{value} was not thrown: the {self._source()} gives {right}")

    def _source(self) -> str:
        return "key" if self.key else "seed"

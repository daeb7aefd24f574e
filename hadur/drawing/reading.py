"""Reading a view: the facts that the pictures of every game for two start from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from hadur.drawing.speaking import Vocabulary, clean

UP: Final = "▲"
DOWN: Final = "▼"


class Player(Protocol):
    """What every game knows of a player."""

    @property
    def seat(self) -> int: ...

    @property
    def faction(self) -> str: ...


@dataclass(frozen=True)
class Asked:
    """Who is to decide what."""

    seat: int
    prompt: str
    rule: str


@dataclass(frozen=True)
class TableForTwo:
    """A table as seen from the seat at its bottom edge; a game adds what else lies on it."""

    seat: int | None
    sides: Sequence[Player]
    asked: tuple[Asked, ...]
    result: tuple[int, ...] | None

    @property
    def bottom(self) -> int:
        """The seat at the bottom edge: the viewing one, seat 0 for a spectator."""
        return 1 if self.seat == 1 else 0

    @property
    def top(self) -> int:
        return 1 - self.bottom

    def faces(self, seat: int) -> str:
        """A mark that points where a seat's cards face: ▲ for the bottom edge, ▼ for the top."""
        return UP if seat == self.bottom else DOWN

    @property
    def winner(self) -> int:
        """The seat that won, or -1 for a game that goes on or was drawn."""
        return self.result.index(1) if self.result and 1 in self.result else -1


def asked_in(view: Mapping[str, Any]) -> tuple[Asked, ...]:
    return tuple(Asked(d["seat"], clean(d["prompt"]), clean(d["rule"])) for d in view["decisions"])


def result_in(view: Mapping[str, Any]) -> tuple[int, ...] | None:
    return tuple(view["result"]) if view["result"] is not None else None


def cleaned(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(clean(name) for name in names)


def verdict(table: TableForTwo, words: Vocabulary) -> str:
    """How the game ended."""
    if table.winner < 0:
        return words.word("drawn")
    name = words.faction(table.sides[table.winner].faction)
    return f"{words.word('winner')}: {table.faces(table.winner)} {name}"


def title(table: TableForTwo, words: Vocabulary, clock: str) -> str:
    """Who plays whom, and how long already."""
    return " – ".join(words.faction(side.faction) for side in table.sides) + f", {clock}"

"""Reading a view: the facts that the pictures of every game start from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from hadur.drawing.seats import LOOKS
from hadur.drawing.vocabulary import Vocabulary, clean
from hadur.kernel.standing import winners

UP: Final = "▲"
DOWN: Final = "▼"


class Player(Protocol):
    """What every game knows of a player; `faction` is "" where there is none."""

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


@dataclass(frozen=True, kw_only=True)
class Table:
    """A table as seen from one of its seats; a game adds what else lies on it.

    `players` are by seat. `sides` are the seats that play together, () where everybody plays for
    themselves; `out` are the seats that play no more."""

    seat: int | None
    players: Sequence[Player]
    asked: tuple[Asked, ...]
    result: tuple[int, ...] | None
    sides: tuple[tuple[int, ...], ...] = ()
    out: tuple[int, ...] = ()

    @property
    def near(self) -> int:
        """The seat at the near edge: the viewing one, seat 0 for a spectator."""
        return self.seat or 0

    @property
    def around(self) -> tuple[int, ...]:
        """All seats clockwise, the near one first."""
        return around(self.near, len(self.players))

    @property
    def far(self) -> int:
        """The seat opposite, at a table for two."""
        _, other = self.around
        return other

    def faces(self, seat: int) -> str:
        """A mark for a seat. Of two it points where their cards face, ▲ for the near edge and ▼
        for the far one; of more each has its own."""
        if len(self.players) > 2:
            return LOOKS[seat].mark
        return UP if seat == self.near else DOWN

    def together(self, seat: int) -> tuple[int, ...]:
        """The seats of a seat's side, itself among them."""
        return next((side for side in self.sides if seat in side), (seat,))

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won; nobody in a game that goes on or was drawn."""
        return winners(self.result) if self.result else ()


def around(near: int, seats: int) -> tuple[int, ...]:
    """The seats of a table clockwise, beginning with one."""
    return tuple((near + step) % seats for step in range(seats))


def asked_in(view: Mapping[str, Any]) -> tuple[Asked, ...]:
    return tuple(Asked(d["seat"], clean(d["prompt"]), clean(d["rule"])) for d in view["decisions"])


def result_in(view: Mapping[str, Any]) -> tuple[int, ...] | None:
    return tuple(view["result"]) if view["result"] is not None else None


def cleaned(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(clean(name) for name in names)


def called(table: Table, words: Vocabulary, seat: int) -> str:
    """What a picture calls a player: their faction, or their number where there are none."""
    faction = table.players[seat].faction
    return words.faction(faction) if faction else words.word(f"player-{seat + 1}")


def badge(table: Table, words: Vocabulary, seat: int) -> str:
    """The mark of a seat, and what its player is called."""
    return f"{table.faces(seat)} {called(table, words, seat)}"


def verdict(table: Table, words: Vocabulary) -> str:
    """How the game ended."""
    if not table.winners:
        return words.word("drawn")
    names = [badge(table, words, seat) for seat in table.winners]
    return f"{words.word('winner' if len(names) == 1 else 'winners')}: {', '.join(names)}"


def title(table: Table, words: Vocabulary, clock: str) -> str:
    """Who plays whom, and how long already."""
    names = [called(table, words, seat) for seat in range(len(table.players))]
    return " – ".join(names) + f", {clock}"

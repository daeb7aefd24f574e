"""Games in a row: best of three, best of five; and what somebody may choose of the next one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from hadur.kernel.choices import Choice, one_of
from hadur.kernel.standing import winners

SINGLE: Final = "single"
_GAMES: Final = {SINGLE: 1, "best-of-3": 3, "best-of-5": 5}

SERIES: Final[Choice] = one_of("series", *_GAMES)
"""For the choices of a game between two sides."""


@dataclass(frozen=True)
class NextChoice:
    """What is chosen of the next game of a series, for the table, and the seats that may choose
    it: any of them for all. Bots, and people who do not care, choose its default."""

    choice: Choice
    seats: tuple[int, ...]

    def made(self, setup: Mapping[str, Any], value: object) -> dict[str, Any]:
        """The setup with this chosen; UnknownName if it cannot be."""
        options = {**setup["options"], self.choice.name: self.choice.check(value)}
        return {**setup, "options": options}


def next_setup(
    played: Sequence[Mapping[str, Any]], results: Sequence[Sequence[int]]
) -> dict[str, Any] | None:
    """The same game again until a seat has won more than half of the series, or all of it has
    been played; drawn games count as played."""
    games = _GAMES[played[0]["options"]["series"]]
    if len(results) >= games:
        return None
    for seat in range(len(results[0])):
        if 2 * sum(seat in winners(scores) for scores in results) > games:
            return None
    return dict(played[-1])


def next_choice(
    played: Sequence[Mapping[str, Any]], results: Sequence[Sequence[int]]
) -> NextChoice | None:
    """Nothing: the same is played again."""
    return None


def series_winners(results: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """The seats that have won most games; nobody where all have won as many."""
    seats = range(len(results[0])) if results else range(0)
    won = [sum(seat in winners(scores) for scores in results) for seat in seats]
    return winners(won) if won else ()

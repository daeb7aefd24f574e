"""Games in a row: best of three, best of five."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hadur.kernel.choices import Choice, one_of
from hadur.kernel.standing import winners

SINGLE: Final = "single"
_GAMES: Final = {SINGLE: 1, "best-of-3": 3, "best-of-5": 5}

SERIES: Final[Choice] = one_of("series", *_GAMES)
"""For the choices of a game between two sides."""


def best_of(
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

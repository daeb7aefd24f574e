"""Games in a row at one terminal: what was played before, and what is played next."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from hadur.kernel.errors import HadurError
from hadur.kernel.game import Game
from hadur.kernel.match import Match
from hadur.kernel.series import NextChoice
from hadur.kernel.standing import winners

_MARK: Final = "# series "
_MOST: Final = 32
"""More games than any series has: a file that names more is not read on."""


class Series:
    """The games of a series that are over, each with its setup and its scores."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._setups: list[dict[str, Any]] = []
        self._results: list[list[int]] = []

    def add(self, match: Match) -> None:
        """A game is over."""
        self._setups.append(dict(match.record.setup))
        self._results.append(list(match.state.result or []))

    def next_setup(self) -> dict[str, Any] | None:
        """What is played next, or None if the series is decided."""
        return self.game.next_setup(self._setups, self._results)

    def next_choice(self) -> NextChoice | None:
        """What is to be chosen of it, and by whom."""
        return self.game.next_choice(self._setups, self._results)

    def winners(self) -> tuple[int, ...]:
        return self.game.series_winners(self._results)

    @property
    def games(self) -> int:
        return len(self._results)

    def won(self) -> list[int]:
        """How many games each seat has won."""
        seats = range(len(self._results[0]))
        return [sum(seat in winners(scores) for scores in self._results) for seat in seats]

    def comment(self) -> str:
        """A comment line for a record; nothing for a first game."""
        if not self._results:
            return ""
        return _MARK + json.dumps({"setups": self._setups, "results": self._results}) + "\n"


def remembered_series(text: str, game: Game, setup: Mapping[str, Any]) -> Series:
    """The games before a saved one; none if it has no comment of ours about them."""
    series = Series(game)
    for line in text.splitlines():
        if line.startswith(_MARK):
            try:
                data = json.loads(line.removeprefix(_MARK))
                found = [game.check_setup(one) for one in data["setups"][:_MOST]]
                results = [_scores(one, len(setup["seats"])) for one in data["results"][:_MOST]]
            except (HadurError, ValueError, KeyError, TypeError, AttributeError):
                return series
            if len(found) == len(results):
                series._setups, series._results = found, results
    return series


def _scores(given: Sequence[Any], seats: int) -> list[int]:
    if not isinstance(given, list) or len(given) != seats:
        raise ValueError("not the scores of so many")
    return [int(score) for score in given]

"""What results show: shares with their intervals, pairs of games, ratings."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce

from hadur.arena.worker import Outcome

Z95: Final = 1.959964


def wilson(points: float, games: int, z: float = Z95) -> tuple[float, float]:
    """Wilson's interval: where the true share of points lies, 95 times out of 100."""
    if games == 0:
        return 0.0, 1.0
    share = points / games
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


@dataclass(frozen=True)
class Score:
    """Games of one player against another, or all others. A draw is half a point."""

    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def games(self) -> int:
        return self.won + self.drawn + self.lost

    @property
    def points(self) -> float:
        return self.won + self.drawn / 2

    @property
    def share(self) -> float:
        return self.points / self.games if self.games else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.points, self.games)

    @property
    def width(self) -> float:
        """Half the interval: how far the share may well be off, either way."""
        low, high = self.interval
        return (high - low) / 2

    @property
    def better(self) -> bool | None:
        """Whether the whole interval lies above one half; None if it is on both sides of it."""
        low, high = self.interval
        return True if low > 0.5 else False if high < 0.5 else None

    @property
    def turned(self) -> Score:
        """The same games as the other side tells them."""
        return Score(self.lost, self.drawn, self.won)

    def __add__(self, other: Score) -> Score:
        return Score(self.won + other.won, self.drawn + other.drawn, self.lost + other.lost)


def score_of(winner: int | None, seat: int) -> Score:
    """One game as a seat tells it."""
    if winner is None:
        return Score(drawn=1)
    return Score(won=1) if winner == seat else Score(lost=1)


@dataclass(frozen=True)
class Versus:
    """Two players: their games, and their deals (pairs of games) won, split and lost."""

    one: str
    two: str
    score: Score
    deals: Score


def versus(outcomes: Iterable[Outcome], one: str, two: str) -> Versus:
    """How `one` did against `two`. A deal counts once both its games are there."""
    score = Score()
    pairs: dict[str, list[Score]] = {}
    for outcome in outcomes:
        players = outcome.job.players
        if set(players) == {one, two}:
            game = score_of(outcome.winner, players.index(one))
            score += game
            pairs.setdefault(outcome.job.pair, []).append(game)
    deals = Score()
    for games in pairs.values():
        if len(games) == 2:
            points = games[0].points + games[1].points
            deals += Score(won=1) if points > 1 else Score(lost=1) if points < 1 else Score(drawn=1)
    return Versus(one, two, score, deals)


@dataclass(frozen=True)
class Rating:
    """A player's strength by openskill: about `mu`, hardly outside two `sigma` around it."""

    mu: float
    sigma: float


def ratings(outcomes: Iterable[Outcome], players: Sequence[str]) -> dict[str, Rating]:
    """Ratings after these games. They depend a little on the order, so give that of the plan."""
    model = PlackettLuce()
    known = {name: model.rating(name=name) for name in players}
    for outcome in outcomes:
        one, two = outcome.job.players
        first, second = score_of(outcome.winner, 0).points, score_of(outcome.winner, 1).points
        [[known[one]], [known[two]]] = model.rate(
            [[known[one]], [known[two]]], scores=[first, second]
        )
    return {name: Rating(rating.mu, rating.sigma) for name, rating in known.items()}


@dataclass(frozen=True)
class Standing:
    """A player over all games: score, breakdowns, and time for a decision."""

    name: str
    score: Score
    faults: int
    seconds: float
    longest: float


def standings(outcomes: Iterable[Outcome], players: Sequence[str]) -> list[Standing]:
    """The players, best share first."""
    score = dict.fromkeys(players, Score())
    faults = dict.fromkeys(players, 0)
    spent = dict.fromkeys(players, 0.0)
    decisions = dict.fromkeys(players, 0)
    longest = dict.fromkeys(players, 0.0)
    for outcome in outcomes:
        for seat, name in enumerate(outcome.job.players):
            score[name] += score_of(outcome.winner, seat)
            faults[name] += bool(outcome.fault) and outcome.winner == 1 - seat
            spent[name] += outcome.seconds[seat] * outcome.decisions[seat]
            decisions[name] += outcome.decisions[seat]
            longest[name] = max(longest[name], outcome.longest[seat])
    found = [
        Standing(
            name, score[name], faults[name], spent[name] / max(1, decisions[name]), longest[name]
        )
        for name in players
    ]
    return sorted(found, key=lambda standing: (-standing.score.share, standing.name))

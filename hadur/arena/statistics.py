"""What results show: shares with their intervals, pairs of games, ratings."""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from hadur.arena.jobs import Job
from hadur.arena.worker import Outcome
from hadur.kernel import standing

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
    """Games of one player against another, or all others. A draw of two is half a point; `uneven`
    is what games between won and lost brought beyond that, or short of it: a draw of more, a place
    ahead of some and behind others."""

    won: int = 0
    drawn: int = 0
    lost: int = 0
    uneven: float = 0.0

    @property
    def games(self) -> int:
        return self.won + self.drawn + self.lost

    @property
    def points(self) -> float:
        return self.won + self.drawn / 2 + self.uneven

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
        return Score(self.lost, self.drawn, self.won, -self.uneven)

    def __add__(self, other: Score) -> Score:
        return Score(
            self.won + other.won,
            self.drawn + other.drawn,
            self.lost + other.lost,
            self.uneven + other.uneven,
        )


def scores_of(outcome: Outcome) -> list[Score]:
    """One game as each side tells it: won alone, shared with others on top, or lost."""
    points = standing.points(outcome.side_scores)
    return [
        Score(won=1)
        if share == 1
        else Score(drawn=1, uneven=share - 0.5)
        if share
        else Score(lost=1)
        for share in points
    ]


def side_of(job: Job, seat: int) -> int:
    """The number of the side a seat is on."""
    return next(side for side, seats in enumerate(job.sides) if seat in seats)


def _against(outcome: Outcome, one: str, two: str) -> Score | None:
    """One game between two players, by which of them was placed ahead: where they sit at several
    sides, in how many of the pairs, so that one against three who are as good has one half. None
    if they did not meet."""
    places = standing.places(outcome.side_scores)
    by_name: dict[str, list[int]] = {one: [], two: []}
    for side, place in enumerate(places):
        if (name := outcome.job.player_of(side)) in by_name:
            by_name[name].append(place)
    pairs = [(mine, its) for mine in by_name[one] for its in by_name[two]]
    if not pairs:
        return None
    ahead = sum((mine < its) - (mine > its) for mine, its in pairs) / len(pairs)
    if abs(ahead) == 1:
        return Score(won=1) if ahead > 0 else Score(lost=1)
    return Score(drawn=1, uneven=ahead / 2)


@dataclass(frozen=True)
class Versus:
    """Two players: their games, and their deals (all games of one) won, split and lost."""

    one: str
    two: str
    score: Score
    deals: Score


def versus(outcomes: Iterable[Outcome], one: str, two: str) -> Versus:
    """How `one` did against `two`. A deal counts once all its games are there."""
    score = Score()
    groups: dict[str, list[Score]] = {}
    turns: dict[str, int] = {}
    for outcome in outcomes:
        game = _against(outcome, one, two)
        if game is not None:
            score += game
            groups.setdefault(outcome.job.group, []).append(game)
            turns[outcome.job.group] = outcome.job.turns
    deals = Score()
    for group, games in groups.items():
        if len(games) == turns[group]:
            ahead = round(sum(game.points - 0.5 for game in games), 6)
            deals += Score(won=1) if ahead > 0 else Score(lost=1) if ahead < 0 else Score(drawn=1)
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
        job = outcome.job
        # Who has several seats is rated as several players who are as good so far.
        sides = [
            [model.rating(known[name].mu, known[name].sigma, name) for name in names]
            for names in ([job.players[seat] for seat in seats] for seats in job.sides)
        ]
        ranks = [float(place) for place in standing.places(outcome.side_scores)]
        rated = model.rate(sides, ranks=ranks)
        for name in dict.fromkeys(job.players):
            known[name] = _mean(
                [
                    rating
                    for seats, ratings in zip(job.sides, rated, strict=True)
                    for seat, rating in zip(seats, ratings, strict=True)
                    if job.players[seat] == name
                ]
            )
    return {name: Rating(rating.mu, rating.sigma) for name, rating in known.items()}


def _mean(ratings: list[PlackettLuceRating]) -> PlackettLuceRating:
    """What a player learned at several seats of one game, as one rating."""
    found = ratings[0]
    found.mu = sum(rating.mu for rating in ratings) / len(ratings)
    found.sigma = sum(rating.sigma for rating in ratings) / len(ratings)
    return found


@dataclass(frozen=True)
class Mean:
    """The mean of some figures and where the true one lies, 95 times out of 100, as far as they can
    tell: by their spread."""

    figures: tuple[float, ...] = ()

    @property
    def value(self) -> float:
        return statistics.fmean(self.figures)

    @property
    def off(self) -> float:
        """How far the mean may well be off, either way; two figures at least are needed."""
        return Z95 * statistics.stdev(self.figures) / math.sqrt(len(self.figures))


@dataclass(frozen=True)
class Standing:
    """A player over all games: score, places, breakdowns, and time for a decision. Whoever has
    several sides of a game has the mean of their places in it."""

    name: str
    score: Score
    place: Mean
    faults: int
    seconds: float
    longest: float


def standings(outcomes: Iterable[Outcome], players: Sequence[str]) -> list[Standing]:
    """The players, best share first."""
    score = dict.fromkeys(players, Score())
    places: dict[str, list[float]] = {name: [] for name in players}
    faults = dict.fromkeys(players, 0)
    spent = dict.fromkeys(players, 0.0)
    decisions = dict.fromkeys(players, 0)
    longest = dict.fromkeys(players, 0.0)
    for outcome in outcomes:
        for side, result in enumerate(scores_of(outcome)):
            score[outcome.job.player_of(side)] += result
        for name, place in _places_of(outcome).items():
            places[name].append(place)
        for seat, name in enumerate(outcome.job.players):
            faults[name] += seat in outcome.faulty
            spent[name] += outcome.seconds[seat] * outcome.decisions[seat]
            decisions[name] += outcome.decisions[seat]
            longest[name] = max(longest[name], outcome.longest[seat])
    found = [
        Standing(
            name,
            score[name],
            Mean(tuple(places[name])),
            faults[name],
            spent[name] / max(1, decisions[name]),
            longest[name],
        )
        for name in dict.fromkeys(players)
    ]
    return sorted(found, key=lambda standing: (-standing.score.share, standing.name))


def _places_of(outcome: Outcome) -> dict[str, float]:
    """The place of each player in a game."""
    places = standing.shared_places(outcome.side_scores)
    by_name: dict[str, list[float]] = {}
    for side, place in enumerate(places):
        by_name.setdefault(outcome.job.player_of(side), []).append(place)
    return {name: statistics.fmean(found) for name, found in by_name.items()}

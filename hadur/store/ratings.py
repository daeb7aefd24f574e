"""Ratings: how strong accounts are at each game, by openskill, and what every rated game changed.

A game is rated in the transaction that writes its end, so it counts once, whoever wrote it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa

from hadur.kernel.standing import places
from hadur.store.database import Database
from hadur.store.lobby import Listing
from hadur.store.schema import RATED, RATINGS, USERS

_MU: Final = 25.0
_SIGMA: Final = _MU / 3
_STEP: Final = 24
_START: Final = 1500
"""What is shown begins here, as players know it from elsewhere; it counts only what is certain."""


def shown(mu: float, sigma: float) -> int:
    """A rating as people read it."""
    return round(_START + _STEP * (mu - 3 * sigma))


@dataclass(frozen=True)
class Rating:
    """How strong somebody is at a game, after how many games, of which so many were won."""

    mu: float = _MU
    sigma: float = _SIGMA
    games: int = 0
    won: int = 0

    @property
    def shown(self) -> int:
        return shown(self.mu, self.sigma)


@dataclass(frozen=True)
class Ranked:
    """A line of a leaderboard."""

    player: str
    name: str
    rating: Rating


class Ratings:
    def __init__(self, database: Database) -> None:
        self._database: Final = database

    def of(self, player: str) -> dict[str, Rating]:
        """Somebody's ratings, by game."""
        wanted = sa.select(RATINGS).where(RATINGS.c.player == player)
        with self._database.read() as connection:
            return {row.game: _rating(row) for row in connection.execute(wanted)}

    def best(self, game: str, limit: int = 100) -> list[Ranked]:
        """The accounts that have played rated games, the strongest first."""
        strength = RATINGS.c.mu - 3 * RATINGS.c.sigma
        wanted = (
            sa.select(RATINGS, USERS.c.name)
            .join(USERS, USERS.c.id == RATINGS.c.player)
            .where(RATINGS.c.game == game)
            .order_by(strength.desc(), RATINGS.c.player)
            .limit(limit)
        )
        with self._database.read() as connection:
            rows = connection.execute(wanted).all()
        return [Ranked(row.player, row.name, _rating(row)) for row in rows]

    def changes(self, table: str) -> dict[str, tuple[int, int]]:
        """What a game made of the ratings of its players: before and after, as they are shown."""
        wanted = sa.select(RATED).where(RATED.c.table_id == table)
        with self._database.read() as connection:
            return {row.player: (row.before, row.after) for row in connection.execute(wanted)}


def _rating(row: sa.Row[tuple[object, ...]]) -> Rating:
    return Rating(row.mu, row.sigma, row.games, row.won)


def is_rated(listing: Listing) -> bool:
    """Whether a table is over in a way that counts: between people, to its end."""
    people = all(seat.player is not None for seat in listing.seats)
    return listing.rated and listing.status == "over" and bool(listing.scores) and people


def rate(connection: sa.Connection, table: str, listing: Listing) -> None:
    """Let a game that is over count, unless it has."""
    counted = sa.select(RATED.c.player).where(RATED.c.table_id == table)
    if connection.execute(counted).first() is not None:
        return
    before = [_before(connection, seat.player or "", listing.game) for seat in listing.seats]
    scores = listing.scores or ()
    after = _rated(before, listing.sides or tuple((n,) for n in range(len(before))), scores)
    best = max(scores)
    for seat, old, (mu, sigma), score in zip(listing.seats, before, after, scores, strict=True):
        won = old.won + (score == best > min(scores))
        here = {"player": seat.player, "game": listing.game}
        now = {"mu": mu, "sigma": sigma, "games": old.games + 1, "won": won}
        if old.games:
            same = (RATINGS.c.player == seat.player) & (RATINGS.c.game == listing.game)
            connection.execute(sa.update(RATINGS).where(same).values(**now))
        else:
            connection.execute(sa.insert(RATINGS).values(**here, **now))
        change = {"before": old.shown, "after": shown(mu, sigma)}
        connection.execute(sa.insert(RATED).values(table_id=table, player=seat.player, **change))


def _before(connection: sa.Connection, player: str, game: str) -> Rating:
    wanted = sa.select(RATINGS).where(RATINGS.c.player == player, RATINGS.c.game == game)
    row = connection.execute(wanted.with_for_update()).one_or_none()
    return Rating() if row is None else _rating(row)


def _rated(
    before: list[Rating], sides: tuple[tuple[int, ...], ...], scores: tuple[int, ...]
) -> list[tuple[float, float]]:
    """What a game makes of the ratings of its seats. A side is as good as its best seat did."""
    # It takes long to load, and is seldom needed.
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    teams = [[model.rating(before[n].mu, before[n].sigma) for n in side] for side in sides]
    ranks = [float(place) for place in places([max(scores[n] for n in side) for side in sides])]
    found = {
        seat: (rating.mu, rating.sigma)
        for side, ratings in zip(sides, model.rate(teams, ranks=ranks), strict=True)
        for seat, rating in zip(side, ratings, strict=True)
    }
    return [found[seat] for seat in range(len(before))]

"""The games of a tournament between bots: which deals a match has, and who wins it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from hadur.arena.jobs import TURNS, Deal, Job, job_of, seed_of
from hadur.arena.layouts import Deck, spread, two_decks
from hadur.arena.runners import Runner
from hadur.arena.swiss import BadTournament
from hadur.arena.tournament import Tournament
from hadur.arena.worker import Outcome

REPLAYS: Final = 5
"""How often a drawn game is played again before the lot decides it (KG-30.6)."""


class Cup:
    """Plays the matches of a tournament's rounds with bots.

    Two games after each other are one deal with places changed; the odd last game is a deal of
    one deck against itself, so that nobody has the better one."""

    def __init__(
        self,
        tournament: Tournament,
        decks: Sequence[Deck],
        options: dict[str, Any],
        runner: Runner,
    ) -> None:
        self.tournament = tournament
        self.decks = decks
        self.options = options
        self.runner = runner

    def play_round(self) -> Iterator[Outcome]:
        """Every game of the round as it comes; a match is entered when its last game is over."""
        round = self.tournament.rounds[-1]
        count = self.tournament.games_of(round)
        won: dict[tuple[int, int], str] = {}
        for attempt in range(REPLAYS + 1):
            place = {
                job.id: (table, game, job)
                for table in round.open
                for game in range(count)
                if (table, game) not in won
                for job in [self.job(table, game, attempt)]
            }
            for outcome in self.runner.run([job for _, _, job in place.values()]):
                if outcome.failure:
                    raise BadTournament(
                        f"game {outcome.job.id} (seed {outcome.job.seed}) cannot be finished:"
                        f" {outcome.failure}"
                    )
                table, game, job = place[outcome.job.id]
                winner = outcome.winner_name
                if winner is None and attempt == REPLAYS:
                    winner = job.players[seed_of("judge", job.seed) % 2]
                if winner is not None:
                    won[table, game] = winner
                    self._enter(table, [won.get((table, game), "") for game in range(count)])
                yield outcome
            if not round.open:
                return

    def _enter(self, table: int, winners: list[str]) -> None:
        if all(winners):
            one, two = self.tournament.rounds[-1].pairs[table]
            self.tournament.enter(table, (winners.count(one), winners.count(str(two))))

    def job(self, table: int, game: int, attempt: int) -> Job:
        """A game of the round being played; `attempt` tells replays of a drawn one apart."""
        number = len(self.tournament.rounds)
        round = self.tournament.rounds[-1]
        one, two = round.pairs[table]
        assert two is not None
        last = game == self.tournament.games_of(round) - 1
        seed = seed_of(self.tournament.seed, number, table, game // 2, attempt)
        if last:
            side = 0
            index = seed % len(self.decks)
            decks = (self.decks[index], self.decks[index])
        else:
            side = game % 2
            pairs = spread(len(self.decks), 2, mirrors=False)
            first, second = pairs[seed % len(pairs)]
            decks = (self.decks[first], self.decks[second])
        dealt = Deal(game, seed, two_decks(*decks, self.options))
        players = (two, one) if side else (one, two)
        name = f"round {number} table {table + 1} game {game + 1}"
        group = f"{name} deal {game // 2}{TURNS[0] * attempt}"
        id = name if attempt == 0 else f"{name} replay {attempt}"
        return job_of(self.tournament.game, id, group, dealt, players)

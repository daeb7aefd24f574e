"""Games of the arena that no bot has to play, and the command as the other tests call it."""

from __future__ import annotations

from itertools import islice

from cli.conftest import Run, Said, hadur, home, shell

from hadur.arena.jobs import Deck, Job, deals, round_robin
from hadur.arena.worker import Outcome

GAME = "summoner-wars"
DECKS: list[Deck] = [(name, name) for name in ("breakers", "vanguards", "cave-goblins")]


def jobs_for(players: list[str], deals_each: int, seed: int = 1) -> list[Job]:
    dealt = list(islice(deals(DECKS, seed, {}, mirrors=True), deals_each))
    return round_robin(GAME, players, dealt)


def made_up(job: Job, winner: str | None) -> Outcome:
    """A game that went as the test needs it."""
    seat = None if winner is None else job.players.index(winner)
    return Outcome(job, seat, 9, (20, 21), (0.001, 0.002), (0.01, 0.02), "abc")


__all__ = ["DECKS", "GAME", "Run", "Said", "hadur", "home", "jobs_for", "made_up", "shell"]

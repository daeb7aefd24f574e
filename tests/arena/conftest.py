"""Games of the arena that no bot has to play, and the command as the other tests call it."""

from __future__ import annotations

from itertools import islice

from cli.conftest import Run, Said, hadur, home, shell

from hadur.arena.jobs import Job, deals, round_robin
from hadur.arena.layouts import DECK, Deck, Layout, Spread, Wishes, layouts
from hadur.arena.worker import Outcome
from hadur.games import load

GAME = "summoner-wars"
DECKS: list[Deck] = [(name, name) for name in ("breakers", "vanguards", "cave-goblins")]


def laid_out() -> list[Layout]:
    return layouts(load(GAME), Wishes(2, {}, {}, (Spread(DECK, tuple(DECKS)),)))


def jobs_for(players: list[str], deals_each: int, seed: int = 1) -> list[Job]:
    dealt = list(islice(deals(laid_out(), seed), deals_each))
    return round_robin(GAME, players, dealt)


def made_up(job: Job, winner: str | None) -> Outcome:
    """A game of two that went as the test needs it."""
    scores = tuple(0 if winner is None else 1 if name == winner else -1 for name in job.players)
    return Outcome(job, scores, 9, (20, 21), (0.001, 0.002), (0.01, 0.02), "abc")


__all__ = [
    "DECKS", "GAME", "Run", "Said", "hadur", "home", "jobs_for", "laid_out", "made_up", "shell",
]  # fmt: skip

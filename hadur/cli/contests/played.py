"""Playing the games of a command that keeps them all, and ending it with the right words."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import typer

from hadur.arena import contest
from hadur.arena.jobs import Job
from hadur.arena.results import Results
from hadur.arena.runners import Runner
from hadur.arena.worker import Outcome
from hadur.cli import console, places
from hadur.cli.front import INTERRUPTED, say
from hadur.cli.progress import Advance
from hadur.kernel.errors import CannotSave
from hadur.kernel.game import Game
from hadur.text.catalogue import Catalogue


class Played:
    """Playing games that are kept in a file; afterwards, how it went and with which code."""

    def __init__(self, texts: Catalogue, runner: Runner, results: Results) -> None:
        self.texts = texts
        self.runner = runner
        self.results = results
        self.games = 0
        self.failed = 0
        self.stopped = False

    def play(self, jobs: Sequence[Job], keep: Callable[[Outcome], None], advance: Advance) -> None:
        """Hand on what is known of these games, then play the others."""
        known = self.results.outcomes(jobs)
        for outcome in known:
            keep(outcome)
        self.games += len(known)
        advance(len(known))
        try:
            for outcome in contest.contest(jobs, self.runner, self.results):
                if self.counts(outcome):
                    keep(outcome)
                advance(1)
        except KeyboardInterrupt:
            self.stopped = True

    def counts(self, outcome: Outcome) -> bool:
        """Report what went wrong in a game; whether it has a result at all."""
        if outcome.failure:
            self.failed += 1
            say(failure_of(outcome))
            return False
        if outcome.fault:
            say(self.texts.say("arena-fault", job=outcome.job.id, what=outcome.fault))
        self.games += 1
        return True

    def leave(self) -> None:
        """Say where the games are and end with the right code."""
        screen, path = console.err(), str(self.results.path)
        if self.stopped:
            said = self.texts.say("arena-stopped", games=self.games, path=path)
            screen.print(said, soft_wrap=True)
            raise typer.Exit(INTERRUPTED)
        screen.print(self.texts.say("arena-kept", path=path), soft_wrap=True)
        if self.failed:
            say(f"{self.failed} of {self.games + self.failed} games failed")
            raise typer.Exit(1)


def failure_of(outcome: Outcome) -> str:
    job = outcome.job
    who = ", ".join(" against ".join(names) for names in (job.chosen, job.players) if any(names))
    return (
        f"game {job.id} ({who}, seed {job.seed}) failed after {sum(outcome.decisions)} decisions:"
        f" {outcome.failure}"
    )


def results_path(game: Game, json: str, resume: bool) -> Path:
    """Where the games are kept: the file that was named, else one in the state folder."""
    if json:
        return Path(json)
    if resume:
        raise CannotSave("--resume needs the results file to go on with: --json FILE")
    stamp = time.strftime("%Y%m%d-%H%M%S")
    return places.state_folder("arena") / f"{game.name}-{stamp}-{os.getpid()}.jsonl"


def check_writable(path: str) -> None:
    """CannotSave before the first game, rather than after the last."""
    folder = Path(path).resolve().parent
    if Path(path).is_dir() or not os.access(folder, os.W_OK):
        raise CannotSave(f"cannot write {path}")

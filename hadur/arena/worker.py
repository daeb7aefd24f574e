"""Playing one game of the arena, in this process or another, and the processes for it."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Final

from hadur import bots
from hadur.arena.jobs import Job, seed_of
from hadur.bots.external import end_programs
from hadur.bots.shield import hear
from hadur.games import load
from hadur.kernel.game import Game
from hadur.kernel.state import State

DECISION_LIMIT: Final = 100_000
"""A game that goes on so long does not end; the longest seen have a few thousand."""


@dataclass(frozen=True)
class Outcome:
    """How a game went. Decisions and times are by seat: how many, seconds for one on average,
    seconds for the longest; all but the times is the same on every run.

    `fault` says what the bot that lost by it did wrong. `failure` is a mistake of ours: such a
    game has no winner and counts for nothing."""

    job: Job
    winner: int | None
    turns: int
    decisions: tuple[int, int]
    seconds: tuple[float, float]
    longest: tuple[float, float]
    fingerprint: str
    fault: str = ""
    failure: str = ""

    @property
    def winner_name(self) -> str | None:
        return None if self.winner is None else self.job.players[self.winner]


class Forfeit(Exception):
    """A bot broke down or gave what is no move: its seat loses."""

    def __init__(self, seat: int, what: str) -> None:
        super().__init__(what)
        self.seat = seat


def crew(workers: int) -> ProcessPoolExecutor:
    """Processes to play games in. They start afresh instead of being forked, so they inherit no
    lock and no open file."""
    return ProcessPoolExecutor(workers, get_context("spawn"), initializer=_leave_quietly)


def _leave_quietly() -> None:
    """Ctrl-C ends a process of the crew at once and without a word, and so does the end of the
    process it works for: one that was killed could not send it home."""

    def leave(number: int, _: object) -> None:
        end_programs()  # they do not hear the Ctrl-C
        signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)

    hear(leave)
    Thread(target=_outlive_nobody, daemon=True).start()


def _outlive_nobody() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        end_programs()
        os._exit(1)


def play(job: Job) -> Outcome:
    """Play a game to its end; whatever goes wrong in it becomes part of the outcome."""
    table = _Table(job)
    try:
        return table.to_the_end()
    except Exception as error:
        return table.outcome(None, failure=_said(error))
    finally:
        table.leave()


class _Table:
    """A game with its two bots and their clocks."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.state: State | None = None
        self.players: list[bots.Bot] = []
        self.decisions = [0, 0]
        self.spent = [0.0, 0.0]
        self.longest = [0.0, 0.0]

    def to_the_end(self) -> Outcome:
        game = load(self.job.game)
        state = self.state = game.begin(self.job.setup, self.job.seed)
        try:
            for seat in (0, 1):
                self._seat(game, seat)
            self._play(game, state)
        except Forfeit as forfeit:
            winner = 1 - forfeit.seat
            self._finish([1 if seat == winner else -1 for seat in (0, 1)])
            return self.outcome(winner, fault=str(forfeit))
        scores = [int(score) for score in state.scores]
        self._finish(scores)
        return self.outcome(None if scores[0] == scores[1] else scores.index(max(scores)))

    def _play(self, game: Game, state: State) -> None:
        while not state.over:
            ask = state.decisions[0]
            move = self._move(state, ask.seat, ask.index)
            if sum(self.decisions) > DECISION_LIMIT:
                raise RuntimeError(f"no end after {DECISION_LIMIT} decisions")
            self._tell(game, state, ask.seat, ask.index, move)
            state.advance(move, ask.index)

    def _seat(self, game: Game, seat: int) -> None:
        name = self.job.players[seat]
        try:
            # Not the seed of the deal: a bot that drew from it would know the dice.
            self.players.append(bots.make(name, game, seed_of("bot", self.job.seed, seat)))
        except Exception as error:
            raise Forfeit(seat, f"{name} does not start: {_said(error)}") from error
        self.players[seat].begin(self.job.setup)

    def _move(self, state: State, seat: int, index: int) -> int:
        name = self.job.players[seat]
        started = time.perf_counter()
        try:
            move = self.players[seat].choose(state, seat)
        except bots.BotFault as fault:
            raise Forfeit(seat, f"{name}: {fault}") from fault
        except Exception as error:
            raise Forfeit(seat, f"{name} fails: {_said(error)}") from error
        took = time.perf_counter() - started
        self.decisions[seat] += 1
        self.spent[seat] += took
        self.longest[seat] = max(self.longest[seat], took)
        if move not in [int(legal) for legal in state.legal(index)]:
            raise Forfeit(seat, f"{name} plays {move!r}, which is not legal")
        return move

    def _tell(self, game: Game, state: State, seat: int, index: int, move: int) -> None:
        """Tell a move that is about to be made to the bots that listen, as each may know it."""
        secret = len(state.decisions) > 1
        for reader, player in enumerate(self.players):
            if not player.listens:
                continue
            if reader == seat:
                player.hear([(seat, game.text(state, index, move))])
            else:
                shown = None if secret else game.text_for(state, index, move, reader)
                player.hear([(seat, shown)])

    def _finish(self, scores: Sequence[int]) -> None:
        for player in self.players:
            player.finish(scores)

    def outcome(self, winner: int | None, fault: str = "", failure: str = "") -> Outcome:
        state = self.state
        one, two = (
            round(spent / count, 6) if count else 0.0
            for spent, count in zip(self.spent, self.decisions, strict=True)
        )
        return Outcome(
            self.job,
            winner,
            int(getattr(state, "turn", 0)),
            (self.decisions[0], self.decisions[1]),
            (one, two),
            (round(self.longest[0], 6), round(self.longest[1], 6)),
            "" if state is None or failure else state.fingerprint(),
            fault,
            failure,
        )

    def leave(self) -> None:
        """Bots that hold something, as a process of their own, let go of it."""
        for player in self.players:
            player.close()


def _said(error: Exception) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())[:300]

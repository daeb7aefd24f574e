"""Playing one game of the arena, in this process or another, and the processes for it."""

from __future__ import annotations

import os
import signal
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Final

from hadur import bots
from hadur.arena.jobs import Job, seed_of
from hadur.arena.witness import Made, record_of
from hadur.bots.external import end_programs
from hadur.bots.shield import hear, ignore
from hadur.games import load
from hadur.kernel import standing
from hadur.kernel.game import Game
from hadur.kernel.record import CONCEDE
from hadur.kernel.state import State
from hadur.search.budget import CLOCK

DECISION_LIMIT: Final = 100_000
"""A game that goes on so long does not end; the longest seen have a few thousand."""
_GRACE: Final = 2.0
"""Seconds for a process in the middle of a long thought to notice that nobody needs it."""


@dataclass(frozen=True)
class Outcome:
    """How a game went. Scores, decisions and times are by seat: how many, seconds for one on
    average, seconds for the longest; all but the times is the same on every run. `first` is who
    began.

    `fault` says what the bots at the seats `faulty` did wrong: they had to leave the game.
    `failure` is a mistake of ours: such a game has no scores and counts for nothing. `record` is
    the game itself, kept only if one of both happened."""

    job: Job
    scores: tuple[int, ...]
    turns: int
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    longest: tuple[float, ...]
    fingerprint: str
    fault: str = ""
    failure: str = ""
    faulty: tuple[int, ...] = ()
    first: int = 0
    record: str = ""

    @property
    def side_scores(self) -> tuple[int, ...]:
        """A score for each side: that of its members."""
        return tuple(max(self.scores[seat] for seat in seats) for seats in self.job.sides)

    @property
    def took(self) -> float:
        """Seconds for all decisions together."""
        return sum(each * count for each, count in zip(self.seconds, self.decisions, strict=True))

    @property
    def winner_name(self) -> str | None:
        """Who has won alone, or nobody."""
        if self.failure:
            return None
        top = standing.winners(self.side_scores)
        return self.job.player_of(top[0]) if len(top) == 1 else None


class Forfeit(Exception):
    """A bot broke down or gave what is no move: its seat has to leave the game."""

    def __init__(self, seat: int, what: str) -> None:
        super().__init__(what)
        self.seat = seat


def crew(workers: int) -> ProcessPoolExecutor:
    """Processes to play games in. They start afresh instead of being forked, so they inherit no
    lock and no open file."""
    return ProcessPoolExecutor(workers, get_context("spawn"), initializer=_leave_quietly)


def _leave_quietly() -> None:
    """Ctrl-C ends a process of the crew at once and without a word, and so does the end of the
    process it works for: one that was killed could not send it home. When one of the crew is gone
    the pool asks the others to end, which may come while they are at it."""

    def leave(number: int, _: object) -> None:
        ignore()
        end_programs()  # they do not hear the Ctrl-C
        signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)

    signal.signal(signal.SIGTERM, leave)
    hear(leave)
    Thread(target=_outlive_nobody, daemon=True).start()


def _outlive_nobody() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        end_programs()
        # One that is being started just now is ended by who starts it.
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(_GRACE)
        os._exit(1)


def play(job: Job) -> Outcome:
    """Play a game to its end; whatever goes wrong in it becomes part of the outcome."""
    table = _Table(job)
    CLOCK.of_processor = True
    try:
        table.to_the_end()
        return table.outcome()
    except Exception as error:
        return table.outcome(_said(error))
    finally:
        CLOCK.of_processor = False
        table.leave()


class _Table:
    """A game with its bots and their clocks."""

    def __init__(self, job: Job) -> None:
        seats = len(job.players)
        self.job = job
        self.game: Game | None = None
        self.state: State | None = None
        self.first = 0
        self.players: dict[int, bots.Bot] = {}
        self.decisions = [0] * seats
        self.spent = [0.0] * seats
        self.longest = [0.0] * seats
        self.made: list[Made] = []
        self.forfeits: list[Forfeit] = []

    def to_the_end(self) -> None:
        game = self.game = load(self.job.game)
        state = self.state = game.begin(self.job.setup, self.job.seed)
        decision = state.decision
        self.first = decision.seat if decision else 0
        for seat in range(len(self.job.players)):
            try:
                self._seat(game, seat)
            except Forfeit as forfeit:
                self._withdraw(game, state, forfeit)
        while not state.over:
            try:
                self._go_on(game, state)
            except Forfeit as forfeit:
                self._withdraw(game, state, forfeit)
        for player in self.players.values():
            player.finish([int(score) for score in state.scores])

    def _go_on(self, game: Game, state: State) -> None:
        ask = state.decisions[0]
        move = self._move(state, ask.seat, ask.index)
        if sum(self.decisions) > DECISION_LIMIT:
            raise RuntimeError(f"no end after {DECISION_LIMIT} decisions")
        self._tell(game, state, ask.seat, ask.index, move)
        self.made.append((ask.seat, move))
        state.advance(move, ask.index)

    def _seat(self, game: Game, seat: int) -> None:
        name = self.job.players[seat]
        try:
            # Not the seed of the deal: a bot that drew from it would know the dice.
            player = bots.make(name, game, seed_of("bot", self.job.seed, seat))
        except Exception as error:
            raise Forfeit(seat, f"{name} does not start: {_said(error)}") from error
        self.players[seat] = player
        player.begin(game.check_setup(self.job.setup))

    def _withdraw(self, game: Game, state: State, forfeit: Forfeit) -> None:
        """A bot that cannot go on leaves the game, which may be its end or not."""
        self.forfeits.append(forfeit)
        if state.over:
            return
        for player in self.players.values():
            if player.listens:
                player.hear([(forfeit.seat, CONCEDE)])
        self.made.append((forfeit.seat, None))
        game.withdraw(state, forfeit.seat)

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
        for reader, player in self.players.items():
            if not player.listens:
                continue
            if reader == seat:
                player.hear([(seat, game.text(state, index, move))])
            else:
                shown = None if secret else game.text_for(state, index, move, reader)
                player.hear([(seat, shown)])

    def outcome(self, failure: str = "") -> Outcome:
        """How it went; `failure` says why it did not come to its end."""
        state = self.state
        scores = () if state is None or failure else tuple(int(score) for score in state.scores)
        means = (
            round(spent / count, 6) if count else 0.0
            for spent, count in zip(self.spent, self.decisions, strict=True)
        )
        said = [str(forfeit) for forfeit in self.forfeits] + ([failure] if failure else [])
        return Outcome(
            self.job,
            scores,
            turns_of(state),
            tuple(self.decisions),
            tuple(means),
            tuple(round(longest, 6) for longest in self.longest),
            "" if state is None or failure else state.fingerprint(),
            "; ".join(str(forfeit) for forfeit in self.forfeits),
            failure,
            tuple(forfeit.seat for forfeit in self.forfeits),
            self.first,
            record_of(self.game, self.job, self.made, said) if said else "",
        )

    def leave(self) -> None:
        """Bots that hold something, as a process of their own, let go of it."""
        for player in self.players.values():
            player.close()


def _said(error: Exception) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())[:300]


def turns_of(state: State | None) -> int:
    """How long a game was: its turns, or its rounds where those are counted."""
    counts = (getattr(state, name, None) for name in ("turns", "round", "turn"))
    return next((int(count) for count in counts if count is not None), 0)

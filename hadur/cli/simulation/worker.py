"""Playing one game of a simulation, in this process or another."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

from hadur import bots
from hadur.cli.simulation.plan import Job
from hadur.games import load
from hadur.kernel.game import Game
from hadur.kernel.match import Match
from hadur.kernel.record import Record
from hadur.kernel.state import State

DECISION_LIMIT: Final = 100_000
"""A game that goes on so long does not end; the longest seen have a few thousand."""


@dataclass(frozen=True)
class Outcome:
    """How a game went. `record` and `error` are there only if it failed; all but `seconds` is
    the same on every run."""

    job: Job
    winner: int | None
    first: int
    turns: int
    decisions: int
    fingerprint: str
    seconds: float
    error: str = ""
    record: str = ""


def play(job: Job) -> Outcome:
    """Play a game to its end; an error in it becomes part of the outcome."""
    game = load(job.game)
    made: list[tuple[int, int]] = []
    started = time.perf_counter()
    try:
        return _to_the_end(game, job, made, started)
    except Exception as error:
        what = f"{type(error).__name__}: {error}"
        seconds = time.perf_counter() - started
        record = _record(game, job, made, what)
        return Outcome(job, None, 0, 0, len(made), "", seconds, what, record)


def _to_the_end(game: Game, job: Job, made: list[tuple[int, int]], started: float) -> Outcome:
    state = game.begin(job.setup, job.seed)
    players = [bots.make(name, game, job.seed + seat) for seat, name in enumerate(job.bots)]
    try:
        first = _play(state, players, made)
    finally:
        for player in players:
            player.close()
    seconds = time.perf_counter() - started
    scores = [int(score) for score in state.scores]
    winner = None if scores[0] == scores[1] else scores.index(max(scores))
    turns = int(getattr(state, "turn", 0))
    return Outcome(job, winner, first, turns, len(made), state.fingerprint(), seconds)


def _play(state: State, players: list[bots.Bot], made: list[tuple[int, int]]) -> int:
    """Play on to the end, writing down what is made; returns who began."""
    decision = state.decision
    first = decision.seat if decision else 0
    while not state.over:
        ask = state.decisions[0]
        move = players[ask.seat].choose(state, ask.seat)
        made.append((ask.seat, move))
        if len(made) > DECISION_LIMIT:
            raise RuntimeError(f"no end after {DECISION_LIMIT} decisions")
        state.advance(move, ask.index)
    return first


def _record(game: Game, job: Job, made: list[tuple[int, int]], what: str) -> str:
    """The game up to the move that failed, with that move as a comment."""
    comments = [f"# {what}"]
    try:
        match = Match.start(game, job.setup, job.seed)
    except Exception:
        text = Record(game.name, game.version, job.setup, job.seed).to_text()
        return "\n".join([text.rstrip("\n"), "# the deal fails", *comments]) + "\n"
    for seat, move in made:
        try:
            match.play(move, seat)
        except Exception:
            comments.append(f"# the next move fails: {seat} {_text(match, seat, move)}")
            break
    return "\n".join([match.record.to_text().rstrip("\n"), *comments]) + "\n"


def _text(match: Match, seat: int, move: int) -> str:
    try:
        return match.game.text(match.state, int(match.state.asked(seat)), move)
    except Exception:
        return f"move {move}"

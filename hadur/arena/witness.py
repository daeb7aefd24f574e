"""The record of a game in which something went wrong, for whoever looks into it."""

from __future__ import annotations

from collections.abc import Sequence

from hadur.arena.jobs import Job
from hadur.kernel.game import Game
from hadur.kernel.match import Match
from hadur.kernel.record import Record

Made = tuple[int, int | None]
"""A seat and its move; None where the seat has left."""


def record_of(game: Game | None, job: Job, made: Sequence[Made], said: Sequence[str]) -> str:
    """The game as far as it can be played again, with what was said of it as comments."""
    comments = [f"# {words}" for words in said]
    if game is None:
        return "\n".join(comments) + "\n"
    try:
        match = Match.start(game, job.setup, job.seed)
    except Exception:
        text = Record(game.name, game.version, job.setup, job.seed).to_text()
        return "\n".join([text.rstrip("\n"), "# the deal fails", *comments]) + "\n"
    for seat, move in made:
        try:
            if move is None:
                match.concede(seat)
            else:
                match.play(move, seat)
        except Exception:
            comments.append(f"# the next move fails: {seat} {_text(match, seat, move)}")
            break
    return "\n".join([match.record.to_text().rstrip("\n"), *comments]) + "\n"


def _text(match: Match, seat: int, move: int | None) -> str:
    try:
        assert move is not None
        return match.game.text(match.state, int(match.state.asked(seat)), move)
    except Exception:
        return f"move {move}"

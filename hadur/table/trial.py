"""Playing at a table happens twice: once on trial, to write it down, and once from the log."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hadur.kernel.errors import BadRecord, HadurError
from hadur.kernel.game import Game
from hadur.kernel.hearing import Heard
from hadur.kernel.match import Match
from hadur.kernel.record import CONCEDE, Line, Record, concede
from hadur.kernel.state import State


@dataclass(frozen=True)
class Trial:
    """What a move would bring: the line of the record, and the position after it."""

    line: Line
    after: State


def attempt(match: Match, move: str | int, seat: int) -> Trial:
    """Try a move out; the match stays as it is. IllegalMove or BadNotation if it is none."""
    index, number = match.game.find(match.state, move, seat)
    text = match.game.text(match.state, index, number)
    heard = Heard()
    after = match.state.copy()
    after.listener = heard
    after.advance(number, index)
    after.listener = None
    return Trial(Line(seat, text, tuple(heard.results)), after)


def replay(match: Match, line: Line) -> None:
    """Make a move that is in the log, with the chance results it used; BadRecord if the rules do
    not let it be made so."""
    before = match.state
    before.script = list(line.chance)
    try:
        played = match.play(line.text, line.seat)
    except HadurError as error:
        raise BadRecord(f"'{line}' cannot be played again: {error}") from error
    finally:
        before.script = []
    if played != line or match.state.script:
        raise BadRecord(f"'{line}' is played again as '{played}'")


def withdrawal(match: Match, seat: int) -> Trial:
    """Try out what the rules make of a seat that leaves; the match stays as it is."""
    heard = Heard()
    after = match.state.copy()
    after.listener = heard
    concede(match.game, after, seat)
    after.listener = None
    return Trial(Line(seat, CONCEDE, tuple(heard.results)), after)


def withdraw(match: Match, seat: int, chance: tuple[int, ...]) -> None:
    """Let a seat leave as the log has it, with the chance results that it brought."""
    before = match.state
    before.script = list(chance)
    try:
        line = match.concede(seat)
    finally:
        before.script = []
    if line.chance != chance or match.state.script:
        raise BadRecord(f"seat {seat} leaves with other chance results than it did")


def dealt(game: Game, version: int, setup: dict[str, Any], seed: int, deal: list[int]) -> Match:
    """A match from the deal in the log."""
    return Match.from_record(game, Record(game.name, version, setup, seed, tuple(deal)))


def from_position(game: Game, setup: dict[str, Any], position: dict[str, Any], seed: int) -> Match:
    """A match that begins in a position instead of a deal; its record cannot be replayed."""
    heard = Heard()
    state = game.begin_at(setup, position, seed)
    state.listener = heard
    match = Match(game, Record(game.name, game.version, setup, seed), state, heard)
    match.scenario = position
    return match

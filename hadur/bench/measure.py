"""Timing our own games: decisions, copies, and a calibration loop of the same machine.

The clock is the processor's: what it spent on us, not on others. Only single decisions, which are
too short for it, are timed by the wall."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from hadur.kernel.game import Game
from hadur.kernel.playout import Tally, playout
from hadur.kernel.setups import variety
from hadur.kernel.state import State

GAME_LIMIT = 20_000
SETUPS = 64


@dataclass(frozen=True)
class Speed:
    """What one engine did in the time it was given; None where it has no such thing."""

    name: str
    games: int
    decisions_per_second: float
    average_options: float
    copies_per_second: float | None
    p50: float | None = None
    p99: float | None = None

    @property
    def options_per_second(self) -> float:
        return self.decisions_per_second * self.average_options


def calibrate(seconds: float = 0.1) -> float:
    """Million rounds a second of a fixed loop of plain Python: how fast this machine is now."""
    rounds = 0
    value = 1
    started = time.process_time()
    while time.process_time() - started < seconds:
        for _ in range(20_000):
            value = (value * 48_271 + 11) & 0x7FFFFFFF
        rounds += 20_000
    return rounds / (time.process_time() - started) / 1e6


def setups(game: Game) -> list[dict[str, Any]]:
    """Set-ups of every kind, so that all cards, sides and numbers of seats are in the figure."""
    return variety(game, SETUPS)


def speed(game: Game, seconds: float) -> Speed:
    """Whole games with full rules, random moves from full legal lists, logs off, one core."""
    games, tally, spent = _play(game, seconds)
    laps = _laps(game, seconds / 4)
    return Speed(
        game.name,
        games,
        int(tally.decisions) / spent,
        int(tally.options) / max(int(tally.decisions), 1),
        _copies(game, seconds / 4),
        laps[len(laps) // 2] * 1e6,
        laps[len(laps) * 99 // 100] * 1e6,
    )


def _play(game: Game, seconds: float) -> tuple[int, Tally, float]:
    """Only the playing is timed; dealing a game is not a decision."""
    starts = setups(game)
    checked = [game.check_setup(setup) for setup in starts]
    tally = Tally()
    games, spent = 0, 0.0
    # Every set-up once at least: else the figure would be of some decks.
    while spent < seconds or games < len(starts):
        state = game.deal(checked[games % len(checked)], games)
        state.run()
        started = time.process_time()
        playout(state, games, GAME_LIMIT, tally)
        spent += time.process_time() - started
        games += 1
    return games, tally, spent


def _laps(game: Game, seconds: float) -> list[float]:
    """The time of each single decision, legal list and move together, in rising order."""
    laps: list[float] = []
    number = 0
    starts = setups(game)
    started = time.perf_counter()
    while not laps or time.perf_counter() - started < seconds:
        state = game.begin(starts[number % len(starts)], number)
        tally = Tally()
        while not state.over:
            lap = time.perf_counter()
            playout(state, len(laps), 1, tally)
            laps.append(time.perf_counter() - lap)
        number += 1
    return sorted(laps)


def _copies(game: Game, seconds: float) -> float:
    """Copies a second of positions from the middle of games."""
    positions: list[State] = []
    for number, setup in enumerate(setups(game)[:16]):
        state = game.begin(setup, number)
        playout(state, number, 80, Tally())
        positions.append(state)
    copies = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        for position in positions:
            for _ in range(50):
                position.copy()
        copies += 50 * len(positions)
    return copies / (time.process_time() - started)

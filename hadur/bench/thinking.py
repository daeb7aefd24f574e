"""How fast the search bot thinks, and whether it keeps to its time where the choice is widest."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count, islice

from hadur import bots
from hadur.bench.measure import setups
from hadur.bots.search import Limit, Search
from hadur.kernel.game import Game
from hadur.kernel.playout import Tally, playout
from hadur.kernel.state import State

MIDDLE = 60
"""Decisions of a scripted game before its position is taken for one of the middle."""
PATIENCE = 20
"""Games without such a position after which another will do."""
POSITIONS = 12
LIMITS = (0.02, 0.1, 1.0)


@dataclass(frozen=True)
class Pace:
    """Iterations a second over positions of the middle game. In the widest position found, with
    `widest` legal moves: for each time limit the longest the bot took, in seconds."""

    name: str
    iterations_per_second: float
    widest: int
    longest: tuple[tuple[float, float], ...]


def pace(game: Game, seconds: float) -> Pace:
    """Time the search bot on one core."""
    thinker = Search(game, 1, Limit(seconds=seconds / POSITIONS))
    iterations = 0
    spent = 0.0
    for state in islice(middles(game), POSITIONS):
        started = time.perf_counter()
        thinker.choose(state, state.decisions[0].seat)
        spent += time.perf_counter() - started
        assert thinker.findings is not None
        iterations += int(thinker.findings.iterations)
    wide = widest(game, seconds)
    laps = tuple((limit, _longest(game, wide, limit)) for limit in LIMITS)
    return Pace(game.name, iterations / spent, len(wide.legal(0)), laps)


def middles(game: Game) -> Iterator[State]:
    """Positions of scripted games with a choice to make: late ones with many moves, but of a game
    that is always short or narrow those with most."""
    starts = setups(game)
    missed = 0
    for number in count():
        widest: State | None = None
        state = game.begin(starts[number * 7 % len(starts)], number)
        players = [bots.make("script", game, number + seat) for seat in range(int(state.seats))]
        for step in count():
            if state.over:
                break
            ask = state.decisions[0]
            moves = len(state.legal(ask.index))
            if step >= MIDDLE and moves >= 8:
                missed = 0
                yield state
                break
            if missed >= PATIENCE and moves > (1 if widest is None else _width(widest)):
                widest = state.copy()
            state.advance(players[ask.seat].choose(state, ask.seat), ask.index)
        if state.over:
            missed += 1
            if widest is not None:
                yield widest


def _width(state: State) -> int:
    return len(state.legal(state.decisions[0].index))


def widest(game: Game, seconds: float) -> State:
    """The position with most legal moves that random games of so many seconds come to."""
    found: State | None = None
    most = 0
    starts = [game.check_setup(setup) for setup in setups(game)]
    tally = Tally()
    started = time.perf_counter()
    number = 0
    while found is None or time.perf_counter() - started < seconds:
        state = game.deal(starts[number % len(starts)], number)
        state.run()
        while not state.over:
            if len(state.legal(0)) > most:
                found, most = state.copy(), len(state.legal(0))
            # A seed for each move: one that always took the same of its moves might go in circles.
            playout(state, int(tally.decisions), 1, tally)
        number += 1
    return found


def _longest(game: Game, state: State, limit: float) -> float:
    """The longest that one of a few decisions with this limit took."""
    longest = 0.0
    for seed in range(5):
        started = time.perf_counter()
        Search(game, seed, Limit(seconds=limit)).choose(state, state.decisions[0].seat)
        longest = max(longest, time.perf_counter() - started)
    return longest

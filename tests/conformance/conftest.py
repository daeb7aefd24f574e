"""The conformance suite runs over every game: each test here takes `game` and a start of it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import hadur
from hadur.games import NAMES, OWN, load
from hadur.kernel.chance import draw
from hadur.kernel.game import Game
from hadur.kernel.setups import variety
from hadur.kernel.state import State

DECISION_LIMIT = 20_000
PATIENCE = 1_500
"""No rule ends a mission of DOOM that random players wander about in: after so many decisions, more
than other games have, everybody plays by the game's rules of thumb."""


LEAST_SETUPS = 60


@cache
def setups(game: Game) -> list[dict[str, Any]]:
    """Set-ups of every kind; no game has none."""
    return variety(game, LEAST_SETUPS)


class Dice:
    """A random player that is the same in every build and on every machine."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.count = 0

    def below(self, sides: int) -> int:
        self.count += 1
        return int(draw(self.seed, 99, self.count, sides))

    def move(self, state: State, index: int = 0) -> int:
        legal = state.legal(index)
        return int(legal[self.below(len(legal))])

    def good_move(self, game: Game, state: State, index: int = 0) -> int:
        """One of the moves that a script likes best."""
        merits = [int(merit) for merit in game.advisor().merits(state, index)]
        best = [k for k, merit in enumerate(merits) if merit == max(merits)]
        return int(state.legal(index)[best[self.below(len(best))]])


def walk(state: State, seed: int) -> Iterator[State]:
    """Play at random to the end, yielding the state at every decision."""
    dice = Dice(seed)
    game = state.game()
    for number in range(DECISION_LIMIT):
        if state.over:
            return
        yield state
        index = next(k for k in range(len(state.asks)) if state.answers[k] < 0)
        patient = number < PATIENCE
        move = dice.move(state, index) if patient else dice.good_move(game, state, index)
        state.advance(move, index)
    raise AssertionError(f"no end after {DECISION_LIMIT} decisions")


def toys() -> list[Game]:
    """Small games for many seats and for a team, which go through all that real games do."""
    from tests.kernel.toys import lair, orders

    return [orders.GAME, lair.GAME]


def games() -> list[Game]:
    """All games, those that HADUR_GAMES names too; the toys' interpreted classes cannot stand on
    the compiled kernel."""
    return [*(load(name) for name in NAMES), *(toys() if hadur.ENGINE == "pure" else [])]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game" in metafunc.fixturenames:
        found = [
            pytest.param(game, id=game.name, marks=pytest.mark.many if game.name in OWN else ())
            for game in games()
        ]
        metafunc.parametrize("game", found, scope="module")

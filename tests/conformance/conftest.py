"""The conformance suite runs over every game: each test here takes `game` and a start of it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import hadur
from hadur.games import OWN, load
from hadur.kernel.chance import draw
from hadur.kernel.game import Game
from hadur.kernel.setups import variety
from hadur.kernel.state import State

DECISION_LIMIT = 20_000


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


def walk(state: State, seed: int) -> Iterator[State]:
    """Play at random to the end, yielding the state at every decision."""
    dice = Dice(seed)
    for _ in range(DECISION_LIMIT):
        if state.over:
            return
        yield state
        index = state.decisions[0].index
        state.advance(dice.move(state, index), index)
    raise AssertionError(f"no end after {DECISION_LIMIT} decisions")


def toys() -> list[Game]:
    """Small games for many seats and for a team, which go through all that real games do."""
    from tests.kernel.toys import lair, orders

    return [orders.GAME, lair.GAME]


def games() -> list[Game]:
    """All games; interpreted classes cannot stand on the compiled kernel."""
    return [*(load(name) for name in OWN), *(toys() if hadur.ENGINE == "pure" else [])]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game" in metafunc.fixturenames:
        found = games()
        metafunc.parametrize("game", found, ids=[game.name for game in found], scope="module")

"""The conformance suite runs over every game: each test here takes `game` and a start of it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from hadur.games import NAMES, load
from hadur.kernel.chance import draw
from hadur.kernel.game import Game
from hadur.kernel.state import State

DECISION_LIMIT = 20_000


def setups(game: Game) -> list[dict[str, object]]:
    """Every pair of ready decks, both ways round."""
    decks = game.ready_decks()
    return [{"decks": list(pair)} for pair in product(decks, repeat=2)]


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


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game" in metafunc.fixturenames:
        games = [load(name) for name in NAMES]
        metafunc.parametrize("game", games, ids=[game.name for game in games], scope="module")

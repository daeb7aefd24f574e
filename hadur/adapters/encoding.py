"""Any game as numbers: its actions, and what a seat may observe, from the game's `encoding`
(`kernel/parts.py` says what that has). This module is what programs that learn call."""

from __future__ import annotations

from typing import NamedTuple

from hadur.kernel.errors import IllegalMove
from hadur.kernel.game import Game
from hadur.kernel.parts import Numbers
from hadur.kernel.state import State


class Block(NamedTuple):
    """Actions of one sort: `start` to `start + size - 1`."""

    name: str
    start: int
    size: int


class Field(NamedTuple):
    """A part of an observation: `start` to `start + size - 1`, each `low` to `high`."""

    name: str
    start: int
    size: int
    low: int
    high: int
    meaning: str


class Encoding:
    """The actions and observations of one game. They never change within a `version`."""

    def __init__(self, game: Game, numbers: Numbers) -> None:
        self.game = game
        self._numbers = numbers
        self.version = numbers.VERSION
        self.action_count = numbers.ACTION_COUNT
        self.blocks: list[Block] = []
        start = 0
        for name, size in numbers.ACTIONS:
            self.blocks.append(Block(name, start, size))
            start += size
        self.fields: list[Field] = []
        start = 0
        for name, size, low, high, meaning in numbers.FIELDS:
            self.fields.append(Field(name, start, size, low, high, meaning))
            start += size
        self.observation_size = start

    def actions(self, state: State, index: int) -> dict[int, int]:
        """The actions that answer an open question, each with the move it stands for."""
        return self._numbers.actions(state, index)

    def encode(self, state: State, index: int, move: int) -> int:
        """The action of a legal move; IllegalMove if it has none."""
        for action, legal in self.actions(state, index).items():
            if legal == move:
                return action
        raise IllegalMove(f"move {move} is not legal now, or there is no action left for it")

    def decode(self, state: State, index: int, action: int) -> int:
        """The move an action stands for now; IllegalMove if it stands for none."""
        found = self.actions(state, index).get(action)
        if found is None:
            name = self.action_name(action)
            raise IllegalMove(f"action {action} ({name}) stands for no legal move now")
        return found

    def action_name(self, action: int) -> str:
        """What an action means, as its seat sees the table."""
        if not 0 <= action < self.action_count:
            return "no action at all"
        return self._numbers.action_name(action)

    def observe(self, state: State, seat: int) -> list[int]:
        """What a seat may know, as `observation_size` numbers laid out by `fields`."""
        return self._numbers.observe(state, seat)

    def bounds(self) -> tuple[list[int], list[int]]:
        """The least and the greatest value of each number of an observation."""
        low: list[int] = []
        high: list[int] = []
        for field in self.fields:
            low += [field.low] * field.size
            high += [field.high] * field.size
        return low, high


def encoding_of(game: Game) -> Encoding:
    """The encoding of a game; UnknownName if it has none."""
    return Encoding(game, game.encoding())

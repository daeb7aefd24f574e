"""Any game as numbers: its actions, and what a seat may observe, from the game's encoding.py.

A game's `encoding` module has VERSION, ACTIONS (blocks of actions: name, size), ACTION_COUNT,
FIELDS (parts of an observation: name, size, least, greatest, meaning), and the functions
`actions`, `action_name` and `observe`. This module is what programs that learn call.
"""

from __future__ import annotations

from importlib import import_module
from typing import NamedTuple, Protocol, cast

from hadur.kernel.errors import IllegalMove, UnknownName
from hadur.kernel.game import Game
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


class GameEncoding(Protocol):
    """What a game's `encoding` module offers."""

    VERSION: int
    ACTIONS: list[tuple[str, int]]
    ACTION_COUNT: int
    FIELDS: list[tuple[str, int, int, int, str]]

    def actions(self, state: State, index: int, /) -> dict[int, int]: ...

    def action_name(self, action: int, /) -> str: ...

    def observe(self, state: State, seat: int, /) -> list[int]: ...


class Encoding:
    """The actions and observations of one game. They never change within a `version`."""

    def __init__(self, game: Game, numbers: GameEncoding) -> None:
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
    name = f"hadur.games.{game.name.replace('-', '_')}.encoding"
    try:
        module = import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or not name.startswith(error.name):
            raise
        raise UnknownName(f"{game.name} has no encoding yet, so no program can learn it") from None
    return Encoding(game, cast(GameEncoding, module))

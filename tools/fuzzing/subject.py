"""A game under fuzz: how its games begin, what a move counts for, and what must happen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hadur.kernel.game import Game
from hadur.kernel.setups import variety
from hadur.kernel.state import State

SETUPS = 64


class Subject:
    """What tools/fuzz.py knows of a game."""

    games = 1280
    """So many are played if not all has been reached before."""
    decisions = 20_000
    """So many of a game are made, at most."""

    def __init__(
        self,
        game: Game,
        unreachable: dict[str, str],
        seldom: dict[str, str],
    ) -> None:
        self.game = game
        self.setups = variety(game, SETUPS)
        """Of the games that are played in turn."""
        self.unreachable = unreachable
        """What no legal game brings about, with the reason; how a thing begins is enough."""
        self.seldom = seldom
        """What can happen, but far too seldom for a fuzz, and the test that makes it happen."""
        self.known = (*unreachable, *seldom)

    def start(self, seed: int, setup: dict[str, Any]) -> State:
        """A game at its first decision. Random players never save up and seldom meet, so some
        begin with more than the rules give."""
        raise NotImplementedError

    def wanted(self) -> set[str]:
        """What must happen at least once, besides that every line runs."""
        raise NotImplementedError

    def key(self, s: State, index: int, move: int) -> str:
        """What a move would count for; rarely made ones are preferred."""
        raise NotImplementedError

    def passed_up(self, s: State, index: int, move: int) -> Iterable[str]:
        """What else it counts for: chances that the move lets go by."""
        return ()

    def effects(self) -> Iterable[Any]:
        """What has a `resolve` that must be carried out."""
        raise NotImplementedError

    def carried_out(self, effect: Any) -> str:
        """What carrying out an effect counts for."""
        raise NotImplementedError

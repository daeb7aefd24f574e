"""The worlds a search plays in: imagined from one seat's knowledge, each with dice of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hadur.kernel.bits import BIT
from hadur.kernel.chance import draw
from hadur.kernel.native import i64
from hadur.kernel.state import State

Imagine = Callable[[int], State]
"""A full state that the seat cannot tell from the true one, drawn with this number."""

_WORLD: Final = 9101
_DICE: Final = 9102
_HALF: Final = 31


class Worlds:
    """Imagines up to `most` worlds as they are wanted, then goes round among them; the chance to
    come differs on every visit."""

    def __init__(self, imagine: Imagine, most: i64, seed: i64) -> None:
        self._imagine: Final = imagine
        self._most: Final = most
        self._seed: Final = seed
        self._known: Final[list[State]] = []

    def visit(self, number: i64) -> State:
        """A copy of the world for one iteration; the same number gives the same one again."""
        at = number % self._most
        while len(self._known) <= at:
            self._known.append(self._imagine(draw(self._seed, _WORLD, len(self._known), BIT[30])))
        world = self._known[at].copy()
        high = draw(self._seed, _DICE, 2 * number, BIT[_HALF])
        world.seed = high * BIT[_HALF] + draw(self._seed, _DICE, 2 * number + 1, BIT[_HALF])
        return world

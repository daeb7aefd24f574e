"""Rows of numbers in named blocks: what encodings are laid out with."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, Protocol, TypeVar

from hadur.kernel.cards import CardState

SPARE: Final = "spare"
"""The block of actions for moves that have none of their own."""

T = TypeVar("T")


class Blocks:
    """Named blocks one behind the other, given the name and the size of each."""

    def __init__(self, blocks: Iterable[tuple[str, int, *tuple[Any, ...]]]) -> None:
        self.first: dict[str, int] = {}
        """Where each begins."""
        self.size: dict[str, int] = {}
        self.count = 0
        for name, size, *_ in blocks:
            self.first[name] = self.count
            self.size[name] = size
            self.count += size

    def at(self, name: str, place: int = 0) -> int:
        """A place in a block as a number of the row; -1 if the block has no such place."""
        return self.first[name] + place if 0 <= place < self.size[name] else -1

    def block_of(self, number: int) -> tuple[str, int]:
        """The block that a number lies in, and how far."""
        name = [name for name, start in self.first.items() if start <= number][-1]
        return name, number - self.first[name]


def allot(
    blocks: Blocks, moves: Iterable[int], own: Callable[[int, dict[int, int]], int]
) -> dict[int, int]:
    """Actions with the moves they stand for. `own` is the action of a move, given those before it.
    A move without one (-1), or whose action is taken, gets the next spare action; without one left,
    it is left out."""
    out: dict[int, int] = {}
    spare = 0
    for legal in moves:
        move = int(legal)
        action = own(move, out)
        if action < 0 or action in out:
            action = blocks.at(SPARE, spare)
            spare += 1
        if action >= 0:
            out[action] = move
    return out


def numbered(things: Sequence[T]) -> dict[T, int]:
    """The place of each thing in a list."""
    return {thing: number for number, thing in enumerate(things)}


class Named(Protocol):
    @property
    def name(self) -> str: ...


def names_from(package: str, things: Iterable[Named]) -> set[str]:
    """The names of those things whose classes a package declares."""
    return {one.name for one in things if type(one).__module__.startswith(f"{package}.")}


def count_known(s: CardState, zone: int, seat: int, out: list[int], base: int) -> None:
    """Count the cards of a pile that a seat knows, by kind, from `base` on."""
    for card in s.cards_in(zone):
        if s.knows_card(seat, card):
            out[base + int(s.kind[card])] += 1


def capped(value: int, most: int) -> int:
    """The value, but nothing below 0 and nothing above the most."""
    return 0 if value < 0 else most if value > most else value

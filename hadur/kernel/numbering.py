"""Rows of numbers in named blocks: what encodings are laid out with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any


def starts(blocks: Iterable[tuple[str, int, *tuple[Any, ...]]]) -> dict[str, int]:
    """Where each block begins, given the name and the size of each."""
    places: dict[str, int] = {}
    total = 0
    for name, size, *_ in blocks:
        places[name] = total
        total += size
    return places


def block_of(places: Mapping[str, int], number: int) -> tuple[str, int]:
    """The block that a number lies in, and how far."""
    name = [name for name, start in places.items() if start <= number][-1]
    return name, number - places[name]


def capped(value: int, most: int) -> int:
    """The value, but nothing below 0 and nothing above the most."""
    return 0 if value < 0 else most if value > most else value

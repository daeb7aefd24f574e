"""Sets of small numbers held in one machine word (bitboards)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hadur.kernel.native import append, i64, vec

WORD: Final = 62
"""Members a word may have: 0 to 61. A signed 64-bit word keeps its sign and one spare bit."""

# mypyc 2.4.1 compiles `1 << n` with a constant left side to a 32-bit shift, hence the table.
BIT: Final = vec[i64]([1 << n for n in range(WORD)])

# 2 is a primitive root modulo 67, so every power of two up to 2**65 leaves its own remainder.
_INDEX: Final = vec[i64]([0] * 67)
for _n in range(WORD):
    _INDEX[(1 << _n) % 67] = _n


def lowest(word: i64) -> i64:
    """The smallest member of a set that is not empty."""
    return _INDEX[(word & -word) % 67]


def count(word: i64) -> i64:
    """How many members the set has."""
    total: i64 = 0
    while word != 0:
        word &= word - 1
        total += 1
    return total


def members(word: i64) -> vec[i64]:
    """The members in rising order."""
    out = vec[i64]()
    while word != 0:
        out = append(out, _INDEX[(word & -word) % 67])
        word &= word - 1
    return out


def each(word: int) -> Iterator[int]:
    """The members in rising order, for code where speed does not matter."""
    while word:
        low = word & -word
        yield low.bit_length() - 1
        word ^= low

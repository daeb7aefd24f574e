"""A move is one number: a verb and up to three arguments.

Numbers compare by value, cost nothing to copy and fit the columns of hot code; what a move
reads like is the notation's business.
"""

from __future__ import annotations

from typing import Final

from hadur.kernel.native import i64

ARGUMENT: Final = 0xFFF
LAST: Final = 0xFFFFFFF


def pack(verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    """verb below 256, a and b below 4096, c below 2**28."""
    return verb | (a << 8) | (b << 20) | (c << 32)


def verb_of(move: i64) -> i64:
    return move & 0xFF


def first(move: i64) -> i64:
    return (move >> 8) & ARGUMENT


def second(move: i64) -> i64:
    return (move >> 20) & ARGUMENT


def third(move: i64) -> i64:
    return (move >> 32) & LAST

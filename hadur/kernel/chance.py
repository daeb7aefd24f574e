"""Randomness as a pure function of seed, stream and count: nothing to copy but the counts.

Where strangers play for something, the seed is a key of 256 secret bits: who has seen some results
cannot work out the next. Its digest is told from the start and the key itself at the end, so
that everybody can see that nothing was chosen.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from hadur.kernel.native import i64

LOW32: Final = 0xFFFFFFFF
# Odd multipliers below 2**31 keep every product below 2**63, so both builds agree to the bit.
_FIRST: Final = 0x7FEB352D
_SECOND: Final = 0x2C1B3C6D
_STREAM: Final = 0x3C6EF372


def mix(word: i64) -> i64:
    """Scramble 32 bits; a bijection, so no value is lost."""
    word ^= word >> 16
    word = (word * _FIRST) & LOW32
    word ^= word >> 15
    word = (word * _SECOND) & LOW32
    word ^= word >> 16
    return word


def draw(seed: i64, stream: i64, count: i64, sides: i64) -> i64:
    """The `count`-th result of a stream, one of 0 … sides-1, each as likely as the next.

    `sides` may be at most 2**31 (the bias is then below one in two).
    """
    word = mix((count + stream * _STREAM) & LOW32)
    word = mix(word ^ (seed & LOW32))
    word = mix(word ^ ((seed >> 32) & LOW32))
    return (word * sides) >> 32


def keyed_draw(key: bytes, stream: int, count: int, sides: int) -> int:
    """The same from a secret key: HMAC-SHA256 of "stream count" as a fraction of 2**256."""
    word = hmac.digest(key, f"{stream} {count}".encode(), "sha256")
    return (int.from_bytes(word, "big") * sides) >> 256


def promise(key: bytes) -> str:
    """What is told of a key before it is: its SHA-256; "" if there is none."""
    return hashlib.sha256(key).hexdigest() if key else ""


def seed_from(text: str) -> int:
    """A seed of 62 bits from any text: whole numbers stand for themselves."""
    stripped = text.strip()
    if stripped.isascii() and stripped.isdigit():
        return int(stripped) & ((1 << 62) - 1)
    value = 0
    for char in stripped:
        value = (value * 1_000_003 + ord(char)) & ((1 << 62) - 1)
    return value

"""Codes that open doors: ids of tables, and invitations that people can read to each other."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

_ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's: no letter that can be taken for a digit or another letter."""
_HEARD_AS: Final = str.maketrans({"O": "0", "I": "1", "L": "1", "-": None, " ": None})
_GROUPS: Final = 3
_LENGTH: Final = 4


def new_id() -> str:
    """A name for a table: 80 bits, fit for an address."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(16)).lower()


def new_code(groups: int = _GROUPS) -> str:
    """An invitation such as "7K2M-Q0XD-91ZT": 60 bits, so nobody guesses one."""
    return "-".join(
        "".join(secrets.choice(_ALPHABET) for _ in range(_LENGTH)) for _ in range(groups)
    )


def new_recovery() -> str:
    """What somebody writes down for the day when they forget their password: 80 bits."""
    return new_code(groups=4)


def new_seed() -> int:
    """A seed nobody can know."""
    return secrets.randbits(62)


def new_key() -> str:
    """What chance at a table comes from: 256 bits, in hexadecimal digits."""
    return secrets.token_hex(32)


def same(code: str, given: str) -> bool:
    """Whether a given code is this one, in a time that does not tell how much of it fits."""
    return hmac.compare_digest(_plain(code), _plain(given))


def digest(code: str) -> str:
    """What a table is found by: it tells nothing of the code, however it was written."""
    return hashlib.blake2b(_plain(code), digest_size=16).hexdigest()


def _plain(code: str) -> bytes:
    return code[:64].upper().translate(_HEARD_AS).encode("utf-8", "surrogatepass")

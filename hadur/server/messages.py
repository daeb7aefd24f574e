"""What comes in at the doors: values that are JSON's or a form's.

A number may come as text, and yes is anything but nothing. Whatever does not fit is a BadMessage,
not an error of ours.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any, Final

from hadur.kernel.errors import HadurError

_MOST_DIGITS: Final = 9


class BadMessage(HadurError):
    """Something that is no command of a table, or lacks what it needs."""


class Message:
    """A command's arguments."""

    def __init__(self, facts: Mapping[str, Any]) -> None:
        self._facts: Final = facts

    def text(self, name: str, otherwise: str | None = None) -> str:
        value = self._facts.get(name, otherwise)
        if not isinstance(value, str):
            raise BadMessage(f"'{name}' should be a text")
        return value

    def number(self, name: str) -> int:
        found = self.number_if(name)
        if found is None:
            raise BadMessage(f"'{name}' should be a number")
        return found

    def number_if(self, name: str) -> int | None:
        """A number; None if there is nothing of this name."""
        value = self._facts.get(name)
        if value is None or value == "":
            return None
        if isinstance(value, str) and value.isascii() and value.isdecimal():
            value = int(value[: _MOST_DIGITS + 1])
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 10**9:
            raise BadMessage(f"'{name}' should be a number")
        return value

    def yes(self, name: str, otherwise: bool = False) -> bool:
        value = self._facts.get(name, otherwise)
        if not isinstance(value, (str, bool, int)):
            raise BadMessage(f"'{name}' should be true or false")
        return bool(value)

    def any(self, name: str) -> Any:
        return self._facts.get(name)

    def others(self, than: Container[str]) -> dict[str, Any]:
        """All that goes by other names."""
        return {name: value for name, value in self._facts.items() if name not in than}

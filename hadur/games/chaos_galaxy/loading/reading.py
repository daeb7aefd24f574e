"""Reading one card: what is wrong is collected, so that all of it is told at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hadur.kernel.hints import did_you_mean

LONGEST_TEXT: Final = 200


def _is_line(text: object) -> bool:
    return isinstance(text, str) and 0 < len(text) <= LONGEST_TEXT and text.isprintable()


class Reader:
    """A card with the file it stands in, and everything that is wrong with it."""

    def __init__(
        self, file: str, name: str, head: Mapping[str, Any], card: Mapping[str, Any]
    ) -> None:
        self.where = f"{file}, {name}"
        self.head = head
        self.card = card
        self.wrong: list[str] = []

    def no(self, key: str, reason: str) -> None:
        self.wrong.append(f"{self.where}, {key}: {reason}")

    def one_of(self, key: str, value: object, words: tuple[str, ...] | list[str]) -> int:
        if isinstance(value, str) and value in words:
            return list(words).index(value)
        near = did_you_mean(str(value)[:40], words)
        self.no(key, f"'{str(value)[:40]}' must be one of {', '.join(words)}{near}")
        return 0

    def number(self, key: str, value: object, least: int, most: int) -> int:
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        self.no(key, f"must be a whole number from {least} to {most}, not {str(value)[:40]!r}")
        return least

    def switch(self, key: str, value: object) -> bool:
        if not isinstance(value, bool):
            self.no(key, f"must be true or false, not {str(value)[:40]!r}")
        return value is True

    def both(self, key: str, needed: bool) -> tuple[str, str]:
        value = self.card.get(key)
        if value is None and not needed:
            return "", ""
        if (
            isinstance(value, dict)
            and set(value) == {"hu", "en"}
            and all(_is_line(text) for text in value.values())
        ):
            return value["hu"], value["en"]
        self.no(key, f"must have hu and en, each a text in one line of 1 to {LONGEST_TEXT} letters")
        return "", ""

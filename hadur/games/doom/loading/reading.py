"""Reading tables of data: every value is checked, and every error says in which file and key."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from hadur.kernel.errors import HadurError
from hadur.kernel.hints import did_you_mean

DATA: Final = Path(__file__).parent.parent / "data"
_LONGEST: Final = 200
MARINES: Final = 4


class BadMission(HadurError):
    """Data of the game that cannot be played: says file, key and, in a map, row and column."""


@cache
def data_file(name: str) -> dict[str, Any]:
    """One of our own data files."""
    with (DATA / f"{name}.toml").open("rb") as file:
        return tomllib.load(file)


class Table:
    """A table of data with the place where it stands, for errors."""

    def __init__(self, where: str, data: object) -> None:
        if not isinstance(data, Mapping):
            raise BadMission(f"{where}: should be a table of keys and values")
        self.where = where
        self.data = data

    def wrong(self, key: str, what: str) -> BadMission:
        return BadMission(f"{self.where}.{key}: {what}")

    def only(self, *allowed: str) -> None:
        """Refuse keys that mean nothing: a misspelt one would be lost unseen."""
        for key in self.data:
            if key not in allowed:
                text = str(key)[:40]
                hint = did_you_mean(text, allowed)
                raise BadMission(f"{self.where}: no key is called '{text}'{hint}")

    def has(self, key: str) -> bool:
        return key in self.data

    def number(self, key: str, default: int | None = None, least: int = 0, most: int = 99) -> int:
        value = self.data.get(key, default)
        if value is None:
            raise self.wrong(key, "is missing")
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.wrong(key, "should be a whole number")
        if not least <= value <= most:
            raise self.wrong(key, f"should be from {least} to {most}, not {str(value)[:20]}")
        return value

    def by_marines(self, key: str, default: int | None, least: int, most: int) -> list[int]:
        """A number for each number of marines: a list of four, or one that holds for all."""
        value = self.data.get(key, default)
        each = value if isinstance(value, list) else [value] * MARINES
        if len(each) != MARINES:
            raise self.wrong(key, f"should be a number, or {MARINES} by the number of marines")
        return [Table(self.where, {key: one}).number(key, None, least, most) for one in each]

    def flag(self, key: str) -> int:
        value = self.data.get(key, False)
        if not isinstance(value, bool):
            raise self.wrong(key, "should be true or false")
        return int(value)

    def text(self, key: str, default: str | None = None) -> str:
        value = self.data.get(key, default)
        if value is None:
            raise self.wrong(key, "is missing")
        if not isinstance(value, str) or len(value) > _LONGEST:
            raise self.wrong(key, f"should be a text of at most {_LONGEST} characters")
        return value

    def word(self, key: str, known: Sequence[str], default: str | None = None) -> int:
        """The number of a word: its place in the list of those known."""
        return self.place(key, self.text(key, default), known)

    def place(self, key: str, word: str, known: Sequence[str]) -> int:
        if word not in known:
            hint = did_you_mean(word, known)
            listed = ", ".join(name for name in known if name)
            raise self.wrong(key, f"'{word}' is not known{hint} (there are: {listed})")
        return list(known).index(word)

    def table(self, key: str) -> Table:
        return Table(f"{self.where}.{key}", self.data.get(key, {}))

    def tables(self, key: str, most: int) -> list[Table]:
        """A list of tables."""
        value = self.data.get(key, [])
        if not isinstance(value, list) or len(value) > most:
            raise self.wrong(key, f"should be a list of at most {most} tables")
        return [Table(f"{self.where}.{key}[{n}]", entry) for n, entry in enumerate(value)]

    def words(self, key: str, known: Sequence[str]) -> list[int]:
        value = self.data.get(key, [])
        if not isinstance(value, list) or len(value) > len(known):
            raise self.wrong(key, f"should be a list of at most {len(known)} words")
        return [self.place(key, str(word)[:40], known) for word in value]


def entries(name: str) -> list[tuple[str, Table]]:
    """The tables of one of our files by their ids."""
    data = data_file(name)
    return [(key, Table(f"{name}.toml: {key}", value)) for key, value in data.items()]

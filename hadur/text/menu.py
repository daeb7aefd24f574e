"""The legal moves for people: grouped by what they act on, numbered as they are listed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hadur.kernel.lines import View
from hadur.text.book import Book

_ALIKE: Final = 3
"""From so many moves on that differ in their last word alone, the rest is said once."""


@dataclass(frozen=True)
class Entry:
    """A legal move as the list shows it."""

    number: int
    text: str
    line: str


@dataclass(frozen=True)
class Run:
    """Moves that follow each other; `head` is what all of them begin with, "" if they share
    too little for saying it once."""

    head: str
    entries: list[Entry]

    def short(self, entry: Entry) -> str:
        """What stands behind the head."""
        return entry.line[len(self.head) :].strip()


@dataclass(frozen=True)
class Section:
    """The moves that act on the same thing."""

    title: str
    entries: list[Entry]


def sections(book: Book, view: View, texts: list[str]) -> list[Section]:
    """The legal moves grouped by what they act on, numbered in the order they are shown."""
    grouped: dict[str, tuple[str, list[tuple[str, str]]]] = {}
    for text in texts:
        group = book.words.move_group(book.texts, view, text)
        line = book.words.move_line(book.texts, view, text)
        grouped.setdefault(group.key, (group.title, []))[1].append((text, line))
    found: list[Section] = []
    number = 0
    for title, members in grouped.values():
        entries = []
        for text, line in _alike_together(members):
            number += 1
            entries.append(Entry(number, text, line))
        found.append(Section(title, entries))
    return found


def runs(entries: list[Entry]) -> list[Run]:
    """The moves of a section, those that read alike but for the last word taken together."""
    found: list[list[Entry]] = []
    for entry in entries:
        if found and _begin(found[-1][0].line) == _begin(entry.line):
            found[-1].append(entry)
        else:
            found.append([entry])
    return [Run(_begin(run[0].line) if len(run) >= _ALIKE else "", run) for run in found]


def _alike_together(members: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Moves that read alike but for the last word follow each other."""
    order = list(dict.fromkeys(_begin(line) for _, line in members))
    return sorted(members, key=lambda member: order.index(_begin(member[1])))


def _begin(line: str) -> str:
    return line.rpartition(" ")[0]

"""The legal moves as a numbered list, grouped by what they act on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.console import Console
from rich.text import Text

from hadur.cli.book import Book, View

_ALIKE: Final = 3
"""From so many moves on that differ in their last word alone, the rest is said once."""
_NUMBER: Final = "bold cyan"
_INDENT: Final = "  "
_GAP: Final = "   "


@dataclass(frozen=True)
class Entry:
    """A legal move as the list shows it."""

    number: int
    text: str
    line: str


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


def _alike_together(members: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Moves that read alike but for the last word follow each other."""
    order = list(dict.fromkeys(_begin(line) for _, line in members))
    return sorted(members, key=lambda member: order.index(_begin(member[1])))


def _begin(line: str) -> str:
    return line.rpartition(" ")[0]


def show(console: Console, menu: list[Section]) -> None:
    """Print the groups; one of a single move needs no title."""
    for section in menu:
        if len(section.entries) > 1:
            console.print(Text(section.title, "bold"))
        for line in _lines(section.entries, console.width):
            console.print(line, soft_wrap=True)


def _lines(entries: list[Entry], width: int) -> list[Text]:
    """The moves of a group; what many have in common stands before them, once."""
    runs: list[list[Entry]] = []
    for entry in entries:
        if runs and _begin(runs[-1][0].line) == _begin(entry.line):
            runs[-1].append(entry)
        else:
            runs.append([entry])
    lines: list[Text] = []
    rest: list[Text] = []
    for run in runs:
        begin = _begin(run[0].line)
        if begin and len(run) >= _ALIKE:
            items = [_item(entry, entry.line.rpartition(" ")[2]) for entry in run]
            lines += flow(items, width, f"{_INDENT}{begin}")
        else:
            rest += [_item(entry, entry.line) for entry in run]
    return lines + flow(rest, width, "")


def _item(entry: Entry, words: str) -> Text:
    return Text.assemble((f"{entry.number:>2} ", _NUMBER), words)


def flow(items: list[Text], width: int, head: str) -> list[Text]:
    """Items side by side in lines no wider than `width`, none of them broken."""
    lines: list[Text] = []
    line = Text(head)
    empty = not head
    for item in items:
        gap = _INDENT if empty else _GAP
        if not empty and line.cell_len + len(gap) + item.cell_len > width:
            lines.append(line)
            line = Text(_INDENT * 2 if head else "")
            gap = _INDENT
        line = Text.assemble(line, gap, item)
        empty = False
    return [*lines, line] if items else lines

"""The legal moves as a numbered list for a terminal."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.text import Text

from hadur.text.menu import Entry, Section, runs, sections

_NUMBER: Final = "bold cyan"
_INDENT: Final = "  "
_GAP: Final = "   "
_MOST_COUNTED: Final = 12


def show(console: Console, menu: list[Section]) -> None:
    """Print the groups; one of a single move needs no title."""
    for section in menu:
        if len(section.entries) > 1:
            console.print(Text(section.title, "bold"))
        for line in _lines(section.entries, console.width):
            console.print(line, soft_wrap=True)


def _lines(entries: list[Entry], width: int) -> list[Text]:
    """The moves of a group; what many have in common stands before them, once. Of many that only
    count, each by its own number, the first and the last are enough."""
    counted = [entry for entry in entries if str(entry.number) == entry.text.rpartition(" ")[2]]
    if len(counted) > _MOST_COUNTED:
        others = [entry for entry in entries if entry not in counted]
        items = [
            _item(counted[0], counted[0].line),
            Text("…"),
            _item(counted[-1], counted[-1].line),
        ]
        return flow(items + [_item(entry, entry.line) for entry in others], width, "")
    lines: list[Text] = []
    rest: list[Text] = []
    for run in runs(entries):
        items = [_item(entry, run.short(entry)) for entry in run.entries]
        if run.head:
            lines += flow(items, width, f"{_INDENT}{run.head}")
        else:
            rest += items
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


__all__ = ["Entry", "Section", "flow", "sections", "show"]

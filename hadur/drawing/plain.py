"""The table as plain text: the same in every language, names as in the notation."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hadur.drawing.tabletop import Table

INDENT: Final = "   "
WIDEST: Final = 100
"""What no line may exceed, whatever names a view brings."""


def page(lines: Iterable[str]) -> str:
    """Lines as one text."""
    return "\n".join(line.rstrip()[:WIDEST] for line in lines)


def seat_name(table: Table, seat: int) -> str:
    return f"{table.faces(seat)} seat {seat}"


def questions(table: Table) -> list[str]:
    """Who is to decide what; of a game that is over, who has won."""
    if table.result is not None:
        if not table.winners:
            return ["over: drawn"]
        names = ", ".join(seat_name(table, seat) for seat in table.winners)
        return [f"over: {names} {'wins' if len(table.winners) == 1 else 'win'}"]
    return [
        f"to decide: {seat_name(table, asked.seat)}: {asked.prompt} ({asked.rule})"
        for asked in table.asked
    ]


def wrapped(head: str, items: list[str], width: int) -> list[str]:
    """Items behind a head, with commas, in lines no wider than that."""
    lines = [head]
    for k, item in enumerate(items):
        part = item + (", " if k < len(items) - 1 else "")
        if len(lines[-1]) + len(part.rstrip()) > width and lines[-1].strip():
            lines.append(" " * len(head))
        lines[-1] += part
    return lines

"""A table as lines of text with styles: plain for `print(state)`, in colour by Rich."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from hadur.drawing.plain import page, questions
from hadur.drawing.tabletop import Table
from hadur.drawing.terminal import append_questions
from hadur.drawing.vocabulary import Vocabulary

WIDE: Final = 78
"""What a line may take, so that it fits 80 columns with a mark before it."""
Part = tuple[str, str]
"""Text and its style."""
Parts = list[Part]
"""A line."""


def plain_table(table: Table, status: Iterable[Parts], body: Iterable[Parts]) -> str:
    """Where the game stands, who is asked what, everything else: without styles."""
    asked = [[(line, "")] for line in questions(table)]
    return page("".join(text for text, _ in line) for line in (*status, *asked, *body))


def coloured_table(
    table: Table, words: Vocabulary, status: Iterable[Parts], body: Iterable[Parts]
) -> Text:
    """The same for a Rich console."""
    out = Text("\n").join(Text.assemble(*line) for line in status)
    append_questions(out, table, words)
    for line in body:
        out.append("\n")
        out.append_text(Text.assemble(*line))
    return out


def folded(line: Parts, indent: int) -> list[Parts]:
    """A line cut between words where it gets too wide, what follows set in."""
    lines: list[Parts] = [[]]
    room = WIDE
    for text, style in line:
        for k, word in enumerate(text.split(" ")):
            piece = (" " if k else "") + word
            if len(piece) > room and lines[-1]:
                lines.append([(" " * indent, "")])
                room = WIDE - indent
                piece = piece.lstrip()
            piece = piece[: WIDE - indent]
            lines[-1].append((piece, style))
            room -= len(piece)
    return lines

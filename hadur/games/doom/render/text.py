"""The table for a terminal in colour by Rich; names come from a catalogue."""

from __future__ import annotations

from collections.abc import Mapping, Set
from typing import Any

from rich.text import Text

from hadur.drawing.terminal import append_questions
from hadur.drawing.vocabulary import Speaker
from hadur.games.doom.render.plain import Parts, body, status
from hadur.games.doom.render.tabletop import read
from hadur.games.doom.render.vocabulary import Words


def rich_board(
    view: Mapping[str, Any], catalogue: Speaker | None = None, marked: Set[str] = frozenset()
) -> Text:
    """The table in colour for a Rich console; spaces that are `marked` stand out."""
    table = read(view)
    words = Words(catalogue)
    out = Text()
    for k, line in enumerate(status(table, words)):
        out.append("\n" if k else "")
        _append(out, line)
    append_questions(out, table, words)
    for line in body(table, words, marked):
        out.append("\n")
        _append(out, line)
    return out


def _append(out: Text, line: Parts) -> None:
    for text, style in line:
        out.append(text, style)

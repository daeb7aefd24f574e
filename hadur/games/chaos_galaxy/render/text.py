"""The table for a terminal in colour by Rich; names come from a catalogue."""

from __future__ import annotations

from collections.abc import Mapping, Set
from typing import Any

from rich.text import Text

from hadur.drawing.lines import coloured_table
from hadur.drawing.vocabulary import Speaker
from hadur.games.chaos_galaxy.render.captions import Words
from hadur.games.chaos_galaxy.render.plain import body, status
from hadur.games.chaos_galaxy.render.tabletop import read


def rich_board(
    view: Mapping[str, Any], catalogue: Speaker | None = None, marked: Set[str] = frozenset()
) -> Text:
    """The table in colour for a Rich console; cards that are `marked` stand out."""
    table = read(view)
    words = Words(catalogue)
    return coloured_table(table, words, status(table, words), body(table, words, marked))

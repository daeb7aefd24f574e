"""What is printed on cards, in the reader's words."""

from __future__ import annotations

from typing import NamedTuple


class Printed(NamedTuple):
    """A card: its `group`, `facts` in words, `figures` for the columns of a list, `texts` with
    their names ("" for the card's own text); what stands before and behind them in a list."""

    group: str
    facts: list[str]
    figures: list[str]
    texts: list[tuple[str, str]]
    before: str
    behind: str


class Later(NamedTuple):
    """A card that is not yet playable: its `title` as printed, its set, its `facts` in words."""

    title: str
    set: str
    facts: list[str]

"""Where one can be stopped: the windows of a game in words, and those somebody has chosen."""

from __future__ import annotations

from functools import cache

from hadur.table.standing_orders import ASK
from hadur.web.facts import TableFacts
from hadur.web.look import PageBook, book_of

Named = tuple[tuple[str, str], ...]
"""Topics of questions and what they are called."""


@cache
def windows(game: str, lang: str) -> Named:
    """All windows of a game."""
    book = book_of(game, lang)
    return tuple((name, _said(book, name)) for name in book.game.windows())


def stops(book: PageBook, facts: TableFacts) -> Named:
    """Where the reader is stopped."""
    names = (order.prompt for order in facts.orders if order.answer == ASK)
    return tuple((name, _said(book, name)) for name in names)


def _said(book: PageBook, name: str) -> str:
    return book.words.prompt_line(book.texts, name)

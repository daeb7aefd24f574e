"""Names of cards in what is said, to be pointed at: the card can be read wherever it is named."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Final

from markupsafe import Markup, escape

from hadur.web.look import PageBook, book_of

_SHORT: Final = 3
"""Names with fewer letters are words like any other."""


def marked(book: PageBook, text: str) -> Markup:
    """A text in which the names of the game's cards are marked; everything else is escaped."""
    return _marked(book.game.name, book.texts.lang, text)


@lru_cache(maxsize=20_000)
def _marked(game: str, lang: str, text: str) -> Markup:
    names = _names(game, lang)
    if not names:
        return escape(text)
    parts = _pattern(game, lang).split(text)
    # Every second part is a name.
    return Markup("").join(
        Markup('<a data-card="{}">{}</a>').format(names[part], part) if k % 2 else escape(part)
        for k, part in enumerate(parts)
    )


@cache
def _names(game: str, lang: str) -> dict[str, str]:
    book = book_of(game, lang)
    shown = book.look.all_cards(book.texts)
    return {each.name: each.card.name for each in shown if len(each.name) >= _SHORT}


@cache
def _pattern(game: str, lang: str) -> re.Pattern[str]:
    """Longer names first: some begin like others."""
    names = sorted(_names(game, lang), key=len, reverse=True)
    return re.compile(rf"(?<!\w)({'|'.join(map(re.escape, names))})(?!\w)")

"""A game in a reader's language, with pictures for a terminal."""

from __future__ import annotations

from hadur.kernel.game import Game
from hadur.kernel.lines import Names, View
from hadur.kernel.parts import Card, Later, PrintedCards
from hadur.text import book
from hadur.text.rulebook import plain


class Book(book.Book):
    """All of it for one game and one language."""

    def __init__(self, game: Game, lang: str) -> None:
        super().__init__(game, lang)
        self.pictures = game.pictures()

    @property
    def printed(self) -> PrintedCards:
        return self.game.printed()

    def find_later(self, wanted: str) -> list[Later]:
        """Cards not yet playable in whose name or facts all these words occur."""
        words = plain(wanted).split()
        return [
            card
            for card in self.printed.later(self.texts)
            if all(word in plain(" ".join((card.title, card.set, *card.facts))) for word in words)
        ]


__all__ = ["Book", "Card", "Names", "View"]

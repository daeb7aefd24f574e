"""A game on pages: its book in one language, and the parts its render/page draws."""

from __future__ import annotations

from functools import cache, cached_property

from hadur.games import load
from hadur.kernel.parts import Decks, Look
from hadur.text.book import Book
from hadur.text.catalogue import Catalogue


class PageBook(Book):
    """All of a game that pages need, in one language."""

    def __init__(self, game: str, lang: str) -> None:
        super().__init__(load(game), lang)

    @cached_property
    def look(self) -> Look:
        """What its pages are drawn with: a terminal does without."""
        return self.game.look()

    @property
    def has_pages(self) -> bool:
        try:
            return self.look is not None
        except NotImplementedError:
            return False

    @property
    def decks(self) -> Decks:
        return self.game.decks()

    def deck_name(self, deck: object) -> str:
        """A deck as people call it: a ready one by its name in their language."""
        if isinstance(deck, str):
            return self.deck_title(deck)
        return str(deck.get("name", "")) if isinstance(deck, dict) else ""

    def leader_name(self, deck: object) -> str:
        """Who leads a deck that a setup holds; "" in games without leaders."""
        leader = self.decks.from_data(deck).leader
        return self.say(f"card-{leader}") if leader else ""


@cache
def book_of(game: str, lang: str) -> PageBook:
    return PageBook(game, lang)


@cache
def texts_of(lang: str) -> Catalogue:
    """The texts of pages that belong to no game."""
    return Catalogue(lang)

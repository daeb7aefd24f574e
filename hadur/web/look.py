"""A game on pages: its book in one language, and the parts its render/page draws."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from importlib import import_module
from typing import Any, Protocol, cast

from hadur.games import load
from hadur.text.book import Book, Card
from hadur.text.catalogue import Catalogue
from hadur.web.facts import View


class Shown(Protocol):
    """A card in the reader's words; `words` is what a search looks through."""

    @property
    def card(self) -> Card: ...

    @property
    def name(self) -> str: ...

    @property
    def words(self) -> str: ...

    @property
    def group(self) -> str: ...

    @property
    def deck(self) -> bool: ...


class Look(Protocol):
    """What the render/page of a game offers."""

    def board(
        self, view: View, texts: Catalogue, starts: Collection[str], last: Sequence[str]
    ) -> str: ...

    def status(self, view: View, texts: Catalogue) -> str: ...

    def side(self, view: View, texts: Catalogue, seat: int, starts: Collection[str]) -> str: ...

    def hand(self, view: View, texts: Catalogue, starts: Collection[str]) -> str: ...

    def choices(self, texts: Catalogue, starts: Collection[str]) -> str: ...

    def card(self, texts: Catalogue, name: str) -> str: ...

    def listed(self, texts: Catalogue, name: str) -> str: ...

    def deck_symbols(self, texts: Catalogue, name: str) -> str: ...

    def all_cards(self, texts: Catalogue) -> list[Shown]: ...

    def seen_cards(self, view: View) -> list[str]: ...

    def accent(self, deck: object) -> str: ...

    def emblem(self, deck: object) -> str: ...

    def symbols(self) -> str: ...


class Deckery(Protocol):
    """What the deck.py of a game offers to the deck builder."""

    def ready_decks(self) -> list[Any]: ...

    def ready_deck(self, name: str) -> Any: ...

    def problems(self, deck: Any) -> list[Any]: ...

    def tallies(self, deck: Any) -> list[tuple[str, int, int]]: ...

    def from_data(self, data: object) -> Any: ...

    def to_text(self, deck: Any) -> str: ...


class PageBook(Book):
    """All of a game that pages need, in one language."""

    def __init__(self, game: str, lang: str) -> None:
        super().__init__(load(game), lang)
        self.look = look_of(game)
        self.decks = cast(Deckery, import_module(f"{self.folder}.deck"))

    def deck_name(self, deck: object) -> str:
        """A deck as people call it: a ready one by its name in their language."""
        if isinstance(deck, str):
            return self.say(f"faction-{deck}") if self.texts.has(f"faction-{deck}") else deck
        return str(deck.get("name", "")) if isinstance(deck, dict) else ""


@cache
def look_of(game: str) -> Look:
    return cast(Look, import_module(f"hadur.games.{game.replace('-', '_')}.render.page"))


@cache
def book_of(game: str, lang: str) -> PageBook:
    return PageBook(game, lang)


@cache
def texts_of(lang: str) -> Catalogue:
    """The texts of pages that belong to no game."""
    return Catalogue(lang)

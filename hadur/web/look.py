"""A game on pages: its book in one language, and the parts its render/page draws."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any, Protocol, cast

from hadur.drawing.printing import Later
from hadur.games import load
from hadur.text.book import Book, Card
from hadur.text.catalogue import Catalogue
from hadur.web.facts import View


class Shown(Protocol):
    """A card in the reader's words; `accent` is the faction that colours it, `words` what a search
    looks through. For the deck builder: whether it `leads` a deck, how many chosen copies a deck
    holds at `most` (0: it is not chosen), and the `marks` of which it must share one with the
    leader of its deck."""

    @property
    def card(self) -> Card: ...

    @property
    def name(self) -> str: ...

    @property
    def accent(self) -> str: ...

    @property
    def words(self) -> str: ...

    @property
    def group(self) -> str: ...

    @property
    def faction(self) -> str: ...

    @property
    def leads(self) -> bool: ...

    @property
    def most(self) -> int: ...

    @property
    def marks(self) -> tuple[str, ...]: ...


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

    def leading(self, texts: Catalogue, name: str) -> str: ...

    def listed(self, texts: Catalogue, name: str) -> str: ...

    def all_cards(self, texts: Catalogue) -> list[Shown]: ...

    def kinds(self, texts: Catalogue) -> list[tuple[str, str]]: ...

    def later(self, texts: Catalogue) -> list[Later]: ...

    def picture(self, texts: Catalogue) -> str: ...

    def seen_cards(self, view: View) -> list[str]: ...

    def accent(self, deck: object) -> str: ...

    def emblem(self, deck: object) -> str: ...

    def symbols(self) -> str: ...


class Deckery(Protocol):
    """What the deck.py of a game offers to the deck builder; `Deck` takes name, leader, cards."""

    Deck: Callable[[str, str, Mapping[str, int]], Any]

    def ready_decks(self) -> list[Any]: ...

    def ready_deck(self, name: str) -> Any: ...

    def problems(self, deck: Any) -> list[Any]: ...

    def tallies(self, deck: Any) -> list[tuple[str, int, int, int | None]]: ...

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
            return self.deck_title(deck)
        return str(deck.get("name", "")) if isinstance(deck, dict) else ""

    def leader_name(self, deck: object) -> str:
        """Who leads a deck that a setup holds."""
        return self.say(f"card-{self.decks.from_data(deck).leader}")


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

"""A game in a reader's language, with pictures for a terminal."""

from __future__ import annotations

from collections.abc import Set
from importlib import import_module
from typing import Protocol, cast

from rich.console import RenderableType

from hadur.drawing import printing
from hadur.drawing.printing import Later
from hadur.kernel.game import Game
from hadur.kernel.telling import View
from hadur.text import book
from hadur.text.book import Card, Names
from hadur.text.catalogue import Catalogue
from hadur.text.rulebook import plain


class Pictures(Protocol):
    """What the render/text.py of a game offers."""

    def rich_board(
        self, view: View, catalogue: Catalogue, marked: Set[str] = ...
    ) -> RenderableType: ...


class Printed(Protocol):
    """What the render/printed.py of a game offers."""

    def kinds(self, texts: Catalogue) -> list[tuple[str, str]]: ...

    def columns(self, texts: Catalogue) -> list[str]: ...

    def printed(self, texts: Catalogue, name: str) -> printing.Printed: ...

    def later(self, texts: Catalogue) -> list[Later]: ...


class Book(book.Book):
    """All of it for one game and one language."""

    def __init__(self, game: Game, lang: str) -> None:
        super().__init__(game, lang)
        self.pictures = cast(Pictures, import_module(f"{self.folder}.render.text"))
        self.printed = cast(Printed, import_module(f"{self.folder}.render.printed"))

    def find_later(self, wanted: str) -> list[Later]:
        """Cards not yet playable in whose name or facts all these words occur."""
        words = plain(wanted).split()
        return [
            card
            for card in self.printed.later(self.texts)
            if all(word in plain(" ".join((card.title, card.set, *card.facts))) for word in words)
        ]


__all__ = ["Book", "Card", "Names", "View"]

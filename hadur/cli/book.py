"""A game in a reader's language, with pictures for a terminal."""

from __future__ import annotations

from collections.abc import Set
from importlib import import_module
from typing import Protocol, cast

from rich.console import RenderableType

from hadur.kernel.game import Game
from hadur.text import book
from hadur.text.book import Card, Names, View
from hadur.text.catalogue import Catalogue


class Pictures(Protocol):
    """What the render/text.py of a game offers."""

    def rich_board(
        self, view: View, catalogue: Catalogue, marked: Set[str] = ...
    ) -> RenderableType: ...


class Book(book.Book):
    """All of it for one game and one language."""

    def __init__(self, game: Game, lang: str) -> None:
        super().__init__(game, lang)
        self.pictures = cast(Pictures, import_module(f"{self.folder}.render.text"))


__all__ = ["Book", "Card", "Names", "View"]

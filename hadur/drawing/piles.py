"""Piles that lie open, and what is left of a deck one knows: to be looked through on pages and in
terminals."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from hadur.drawing.vocabulary import Vocabulary
from hadur.kernel.parts import Pile


@dataclass(frozen=True)
class ShownPile:
    """A pile in the reader's words: each card by its name, what it is called and how often it is
    there; the top one first."""

    key: str
    title: str
    count: int
    cards: list[tuple[str, str, int]]


def shown_pile(words: Vocabulary, pile: Pile) -> ShownPile:
    title = words.word(pile.name)
    title = f"{title[:1].upper()}{title[1:]}"
    names = list(dict.fromkeys(reversed(pile.cards)))
    return ShownPile(
        key=f"{pile.name}-{pile.where}" if pile.where else pile.name,
        title=f"{title} ({pile.where})" if pile.where else title,
        count=len(pile.cards),
        cards=[(name, words.card(name), pile.cards.count(name)) for name in names],
    )


def piles_of(words: Vocabulary, piles: Iterable[Pile], seat: int) -> list[ShownPile]:
    """The piles of a seat in which something lies."""
    return [shown_pile(words, pile) for pile in piles if pile.seat == seat and pile.cards]

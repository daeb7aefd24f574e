"""`hadur cards`: every card of a game, also those that are not yet playable."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.text import Text

from hadur.cli import cards as printing
from hadur.cli import console, language
from hadur.cli.arguments import GameName, Lang
from hadur.cli.book import Book, Card
from hadur.games import NAMES, load
from hadur.kernel.errors import UnknownName
from hadur.text.catalogue import Catalogue
from hadur.text.rulebook import plain

CHECK: Final = "check"
"""In place of a game: what follows are files."""
Words = Annotated[
    list[str] | None,
    typer.Argument(metavar="WORDS", help="Only cards with all these words on them."),
]


def cards(game: GameName, words: Words = None, lang: Lang = None) -> None:
    """List the cards of a game with their numbers and texts, and those not yet playable; or say
    what is wrong with a file of cards: hadur cards check FILE."""
    if game == CHECK:
        check(words or [], language.choose(lang))
        return
    book = Book(load(game), language.choose(lang))
    wanted = " ".join(words or [])
    found = [card for card in book.cards.values() if _has(book, card, wanted)]
    later = book.find_later(wanted)
    if not found and not later:
        raise UnknownName(book.say("cli-card-none", name=wanted))
    screen = console.out()
    _print_playable(screen, book, found)
    if not later:
        return
    screen.print(Text(book.say("cli-cards-later", count=len(later)), "bold green"))
    if wanted:
        screen.print(printing.later_listing(book, later))
    else:
        for name, count in Counter(card.set for card in later).items():
            screen.print(f"  {name}: {count}", highlight=False)
        screen.print(Text(book.say("cli-cards-more"), "dim"))


def check(paths: list[str], lang: str) -> None:
    """Say what is wrong with files of cards, by file, line, card and key; exit 1 if anything is."""
    texts = Catalogue(lang)
    if not paths:
        raise UnknownName(texts.say("cli-cards-check-what"))
    wrong = [line for path in paths for line in _problems(path)]
    screen = console.out()
    for line in wrong:
        screen.print(line, markup=False, highlight=False, soft_wrap=True)
    if wrong:
        raise typer.Exit(1)
    screen.print(texts.say("cli-cards-check-fine"))


def _problems(path: str) -> list[str]:
    """By the one game that reads such files."""
    for name in NAMES:
        try:
            return load(name).check_cards(path)
        except UnknownName:
            continue
    raise UnknownName("no game here reads files of cards")


def _has(book: Book, card: Card, wanted: str) -> bool:
    """Whether all words stand somewhere on a card."""
    shown = book.printed.printed(book.texts, card.name)
    texts = [word for text in shown.texts for word in text]
    everything = [book.say(f"card-{card.name}"), card.name, *shown.facts, shown.behind, *texts]
    said = plain(" ".join(everything))
    return all(word in said for word in plain(wanted).split())


def _print_playable(screen: Console, book: Book, found: list[Card]) -> None:
    """The cards kind by kind, the cheap ones first."""
    for kind, title in book.printed.kinds(book.texts):
        group = [c for c in found if book.printed.printed(book.texts, c.name).group == kind]
        if group:
            group.sort(key=lambda card: (card.cost, card.name))
            screen.print(Text(title, "bold green"))
            screen.print(printing.listing(book, [(card, 0) for card in group]))
            screen.print()

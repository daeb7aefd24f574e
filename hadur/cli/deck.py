"""`hadur deck`: ready decks and deck files."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from hadur.cli import cards, console, decks, language
from hadur.cli.arguments import GameName, Lang, OfGame
from hadur.cli.book import Book
from hadur.games import NAMES, load

app = typer.Typer(no_args_is_help=True)

Wanted = Annotated[
    str, typer.Argument(metavar="NAME|FILE", help="A ready deck's name, or a deck text file.")
]


@app.callback()
def deck() -> None:
    """Decks: list, show, check and export them."""


@app.command(name="list")
def list_decks(game: GameName, lang: Lang = None) -> None:
    """List the ready decks of a game."""
    rules = load(game)
    book = Book(rules, language.choose(lang))
    table = Table.grid(padding=(0, 2))
    for found in rules.decks().ready_decks():
        leader = book.say(f"card-{found.leader}") if found.leader else ""
        table.add_row(Text(found.name, "bold"), book.deck_title(found.name), leader)
    console.out().print(table)


@app.command()
def check(wanted: Wanted, game: OfGame = NAMES[0], lang: Lang = None) -> None:
    """Say whether a deck may be played; if not, every rule it breaks (exit code 2)."""
    rules = load(game)
    deck = decks.find(rules, wanted)
    decks.checked(rules, deck, wanted)
    book = Book(rules, language.choose(lang))
    count = sum(deck.cards.values())
    console.out().print(book.say("cli-deck-legal", name=deck.name, count=count), soft_wrap=True)


@app.command()
def export(wanted: Wanted, game: OfGame = NAMES[0]) -> None:
    """Print a deck as text, to be changed and played with --deck FILE."""
    rules = load(game)
    deck = decks.find(rules, wanted)
    decks.checked(rules, deck, wanted)
    typer.echo(rules.decks().to_text(deck), nl=False)


@app.command()
def show(wanted: Wanted, game: OfGame = NAMES[0], lang: Lang = None) -> None:
    """Show a deck's cards with their numbers, symbols and texts."""
    rules = load(game)
    deck = decks.find(rules, wanted)
    decks.checked(rules, deck, wanted)
    book = Book(rules, language.choose(lang))
    screen = console.out()
    title = Text(book.deck_title(deck.name), "bold")
    screen.print(title.append(f"  {wanted}", "not bold dim"))
    counts = Counter(card.name for card in deck.contents())
    for kind, name in book.printed.kinds(book.texts):
        found = [book.cards[card] for card in counts if _group(book, card) == kind]
        if found:
            screen.print()
            screen.print(Text(name, "bold green"))
            found.sort(key=lambda card: (card.cost, card.name))
            screen.print(cards.listing(book, [(card, counts[card.name]) for card in found]))


@app.command()
def pool(
    game: GameName,
    packs: Annotated[int, typer.Option(min=1, max=999_999, help="The number of the packs.")] = 1,
    seat: Annotated[int, typer.Option(min=0, max=9, help="Whose packs, from 0.")] = 0,
) -> None:
    """Print the cards of a seat's sealed packs, to make a deck of and play with --deck FILE."""
    typer.echo(f"# packs {packs}, seat {seat}")
    for name, count in load(game).pool(packs, seat).items():
        typer.echo(f"{count} {name}")


def _group(book: Book, card: str) -> str:
    return book.printed.printed(book.texts, card).group

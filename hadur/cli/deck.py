"""`hadur deck`: ready decks and deck files."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from hadur.cli import cards, console, decks, language
from hadur.cli.arguments import GameName, Lang, OfGame
from hadur.cli.book import Book, Card
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
    for found in decks.decks_of(rules).ready_decks():
        name = Text(found.name, "bold")
        table.add_row(name, book.say(f"faction-{found.name}"), book.say(f"card-{found.summoner}"))
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
    typer.echo(decks.decks_of(rules).to_text(deck), nl=False)


@app.command()
def show(wanted: Wanted, game: OfGame = NAMES[0], lang: Lang = None) -> None:
    """Show a deck's cards with their numbers, symbols and texts."""
    rules = load(game)
    deck = decks.find(rules, wanted)
    decks.checked(rules, deck, wanted)
    book = Book(rules, language.choose(lang))
    screen = console.out()
    faction = f"faction-{deck.name}"
    title = Text(book.say(faction) if book.texts.has(faction) else deck.name, "bold")
    screen.print(title.append(f"  {wanted}", "not bold dim"))
    for kind, found in _grouped(deck).items():
        screen.print()
        screen.print(Text(book.say(f"class-{kind}"), "bold green"))
        screen.print(cards.listing(book, found))


def _grouped(deck: Any) -> dict[str, list[tuple[Card, int]]]:
    """All cards of a deck by class, those that start on the battlefield included."""
    every: list[Card] = [card for card, _ in deck.in_play()] + deck.draw_pile()
    counts: dict[str, tuple[Card, int]] = {}
    for card in every:
        counts[card.name] = (card, counts.get(card.name, (card, 0))[1] + 1)
    grouped: dict[str, list[tuple[Card, int]]] = {}
    for kind in ("summoner", "champion", "common", "epic-event", "standard-event", "gate"):
        found = [entry for entry in counts.values() if entry[0].class_name == kind]
        if found:
            grouped[kind] = sorted(found, key=lambda entry: (entry[0].cost, entry[0].name))
    return grouped

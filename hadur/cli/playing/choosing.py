"""Before the game: which deck, against which, and who plays it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rich.text import Text

from hadur import bots
from hadur.bots import search
from hadur.bots.external import PREFIX
from hadur.cli import decks
from hadur.cli.book import Book
from hadur.cli.playing.lines import Lines
from hadur.kernel.errors import UnknownName

LEVELS = [f"search:{level}" for level in range(1, len(search.LEVELS) + 1)]
OWN = "own"
HOT_SEAT = "hot-seat"


@dataclass(frozen=True)
class Choice:
    """What has been chosen so far; '' is nothing yet."""

    deck: str
    vs: str
    bot: str
    hot_seat: bool


def choose(book: Book, choice: Choice, lines: Lines) -> Choice:
    """Ask for what is missing; Enter takes the first."""
    names = decks.names(book.game)
    shown = [book.deck_title(name) for name in names]
    if not choice.deck:
        choice = replace(choice, deck=names[_ask(book, lines, "cli-choose-deck", shown)])
    if not choice.vs:
        others = [name for name in names if name != choice.deck] + [choice.deck] * (
            choice.deck in names
        )
        shown = [book.deck_title(name) for name in others]
        choice = replace(choice, vs=others[_ask(book, lines, "cli-choose-vs", shown)])
    while not (choice.bot or choice.hot_seat):
        players = [*LEVELS, "random", OWN, HOT_SEAT]
        shown = [book.say(f"cli-opponent-{name.replace(':', '-')}") for name in players]
        found = players[_ask(book, lines, "cli-choose-opponent", shown)]
        if found == HOT_SEAT:
            return replace(choice, hot_seat=True)
        choice = replace(choice, bot=_ask_program(book, lines) if found == OWN else found)
    return choice


def _ask_program(book: Book, lines: Lines) -> str:
    """A program of the player's own; '' for another choice after all."""
    lines.console.print(Text(book.say("cli-choose-program"), "bold green"))
    while command := lines.ask("> "):
        name = PREFIX + command.removeprefix(PREFIX)
        try:
            bots.make(name, book.game)
        except UnknownName as error:
            lines.console.print(Text(book.say("error", message=str(error)), "yellow"))
        else:
            return name
    return ""


def _ask(book: Book, lines: Lines, question: str, shown: list[str]) -> int:
    """A number out of a list, or the start of one of its words."""
    lines.console.print(Text(book.say(question), "bold green"))
    for number, text in enumerate(shown, 1):
        lines.console.print(Text.assemble((f"{number:>3} ", "bold cyan"), text))
    while True:
        line = lines.ask("> ").lower()
        if not line:
            return 0
        if line in [str(number) for number in range(1, len(shown) + 1)]:
            return int(line) - 1
        found = [k for k, text in enumerate(shown) if text.lower().startswith(line)]
        if len(found) == 1:
            return found[0]
        lines.console.print(book.say("cli-choose-number", count=len(shown)))

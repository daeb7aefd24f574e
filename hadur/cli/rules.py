"""`hadur rules`: look rules up, and see which of them have a test."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from hadur.cli import console, language
from hadur.cli.arguments import GameName, Lang, OfGame
from hadur.cli.coverage import scan
from hadur.engine import SOURCE
from hadur.games import NAMES, load
from hadur.kernel.errors import UnknownName
from hadur.text.catalogue import FALLBACK, catalogue_of, rulebook_of
from hadur.text.rulebook import Rule

app = typer.Typer(no_args_is_help=True)


@app.callback()
def rules() -> None:
    """The rulebook: show a rule, search, and list the rules that have no test."""


@app.command()
def show(
    id: Annotated[str, typer.Argument(metavar="ID", help="Such as SW-7.2, or 7.2.")],
    game: OfGame = NAMES[0],
    lang: Lang = None,
) -> None:
    """Show a rule by its id."""
    tongue = language.choose(lang)
    book = rulebook_of(tongue, _game_of(id) or load(game).name)
    rule = book.show(id)
    title = next((s.title for s in book.sections if s.number == rule.section), "")
    screen = console.out()
    screen.print(f"{rule.id}  ({rule.section}. {title})", style="bold")
    screen.print(rule.sentence)


@app.command()
def search(
    words: Annotated[list[str], typer.Argument(metavar="WORDS", help="Words, or starts of them.")],
    game: OfGame = NAMES[0],
    limit: Annotated[int, typer.Option("--limit", min=1, help="At most so many.")] = 20,
    lang: Lang = None,
) -> None:
    """Search the rules; the best fits come first."""
    name, tongue = _game_of(words[0]) or load(game).name, language.choose(lang)
    wanted = " ".join(words)
    found = rulebook_of(tongue, name).search(wanted, limit)
    if not found:
        raise UnknownName(catalogue_of(tongue, name).say("rules-none", words=wanted))
    console.out().print(table(found))


def _game_of(id: str) -> str:
    """The game whose rules are called like that ("CQ-8.32"), or ''."""
    family, dash, _ = id.strip().upper().partition("-")
    books = ((name, rulebook_of(FALLBACK, name)) for name in NAMES) if dash else ()
    return next((name for name, book in books if book.family == family), "")


def table(found: list[Rule]) -> Table:
    """Rules one below the other, their ids in a column."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    for rule in found:
        grid.add_row(rule.id, rule.sentence)
    return grid


@app.command()
def coverage(
    game: GameName,
    tests: Annotated[
        Path | None,
        typer.Option("--tests", help="The folder of tests.", show_default="the project's"),
    ] = None,
    rulings: Annotated[
        Path | None,
        typer.Option("--rulings", help="The page of rulings.", show_default="the project's"),
    ] = None,
    lang: Lang = None,
) -> None:
    """List the rules that no test names: exit code 0 if there are none, else 1."""
    name = load(game).name
    book = rulebook_of(language.choose(lang), name)
    every = [rule for section in book.sections for rule in section.rules]
    page = rulings or SOURCE.parent / "docs" / "rulings" / f"{name}.md"
    found = scan(tests or SOURCE.parent / "tests", page, name)
    missing = [rule for rule in every if not found.covers(rule.id)]
    family = every[0].id.partition("-")[0] + "-"
    unknown = {
        rule: where
        for rule, where in found.tested.items()
        if rule.startswith(family) and rule not in book
    }
    screen = console.out()
    excused = [rule.id for rule in every if rule.id in found.excused]
    screen.print(f"{len(every) - len(missing)} of {len(every)} covered")
    if excused:
        screen.print(f"not testable in software: {', '.join(excused)}")
    for id, where in unknown.items():
        screen.print(f"there is no rule {id}: {where[0]}", soft_wrap=True)
    if missing:
        screen.print(f"no test names these {len(missing)}:")
        screen.print(table(missing))
    if missing or unknown:
        raise typer.Exit(1)

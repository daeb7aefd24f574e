"""`hadur mission`: mission files, checked and drawn."""

from __future__ import annotations

from typing import Annotated

import typer

from hadur.cli import console, language, missions
from hadur.cli.arguments import Lang
from hadur.text.catalogue import Catalogue

app = typer.Typer(no_args_is_help=True)


@app.callback()
def mission() -> None:
    """Missions of your own: check and draw them."""


@app.command()
def check(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A mission file.")],
    game: Annotated[
        str, typer.Option("--game", metavar="GAME", help="The game, if several have missions.")
    ] = "",
    lang: Lang = None,
) -> None:
    """Say what is wrong with a mission and where (exit code 2); else draw its map."""
    rules = missions.game_with_missions(game)
    data = missions.read(rules, file)
    screen = console.out()
    screen.print(rules.missions().draw(data), markup=False, highlight=False, soft_wrap=True)
    for remark in rules.missions().remarks(data):
        screen.print(remark, markup=False, highlight=False, soft_wrap=True)
    texts = Catalogue(language.choose(lang))
    screen.print(texts.say("cli-mission-playable", file=file), soft_wrap=True)

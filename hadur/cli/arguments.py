"""Arguments and options that several commands share, each with its help in one place."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from hadur.cli.language import Language
from hadur.games import NAMES
from hadur.kernel.errors import UnknownName

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"One of: {', '.join(NAMES)}.")]
OfGame = Annotated[
    str, typer.Option("--game", metavar="GAME", help=f"The game: {', '.join(NAMES)}.")
]
Lang = Annotated[
    Language | None,
    typer.Option("--lang", help="The language; otherwise that of HADUR_LANG or the system."),
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option", metavar="NAME=VALUE", help="A ruling or setting of the game; may be repeated."
    ),
]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")]


def options_of(pairs: list[str] | None) -> dict[str, Any]:
    """The options of a setup out of NAME=VALUE pairs."""
    options: dict[str, Any] = {}
    for pair in pairs or []:
        name, equals, value = pair.partition("=")
        if not equals:
            raise UnknownName(f"--option {pair} should read NAME=VALUE")
        options[name.strip()] = value.strip()
    return options

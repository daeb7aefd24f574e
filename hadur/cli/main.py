"""The command `hadur`: every subcommand is a file of its own beside this one.

A process imports the file of the one that is called and no other: half of the time that a short
command takes is spent on imports.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Annotated, Final

import typer

import hadur
from hadur.cli.front import Front

COMMANDS: Final = {
    "play": "play",
    "serve": "serve",
    "sim": "sim",
    "replay": "replay",
    "bench": "bench",
    "protocol": "protocol",
    "cards": "browse",
    "doctor": "doctor",
    "moderate": "moderate",
    "backup": "backup",
    "restore": "backup",
}
"""Where the function of each command stands."""
GROUPS: Final = ("arena", "scenario", "rules", "deck", "mission")
"""Files of several commands each."""


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"hadur {hadur.__version__} ({hadur.ENGINE} engine)")
        raise typer.Exit


def front(
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=_version,
            is_eager=True,
            help="Say which version and which engine this is.",
        ),
    ] = False,
) -> None:
    """Hadúr plays war games by the book: play, judge, replay, simulate, compare."""


def assemble(called: str = "") -> typer.Typer:
    """The whole command; or, where one of its subcommands is called, that one alone."""
    app = typer.Typer(
        cls=Front,
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(front)
    everything = called not in COMMANDS and called not in GROUPS
    for name, file in COMMANDS.items():
        if everything or name == called:
            app.command()(getattr(import_module(f"hadur.cli.{file}"), name))
    for name in GROUPS:
        if everything or name == called:
            app.add_typer(import_module(f"hadur.cli.{name}").app, name=name)
    return app


def main() -> None:
    """The entry point of the command."""
    assemble(sys.argv[1] if len(sys.argv) > 1 else "")()


if __name__ == "__main__":
    main()

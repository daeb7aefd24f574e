"""The command `hadur`: every subcommand is a file of its own beside this one."""

from __future__ import annotations

from typing import Annotated

import typer

import hadur
from hadur.cli import (
    arena,
    bench,
    browse,
    deck,
    play,
    protocol,
    replay,
    rules,
    scenario,
    serve,
    sim,
)
from hadur.cli.front import Front

app = typer.Typer(
    cls=Front,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"hadur {hadur.__version__} ({hadur.ENGINE} engine)")
        raise typer.Exit


@app.callback()
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


app.command()(play.play)
app.command()(serve.serve)
app.command()(sim.sim)
app.command()(replay.replay)
app.command()(bench.bench)
app.command()(protocol.protocol)
app.command()(browse.cards)
app.add_typer(arena.app, name="arena")
app.add_typer(scenario.app, name="scenario")
app.add_typer(rules.app, name="rules")
app.add_typer(deck.app, name="deck")


def main() -> None:
    """The entry point of the command."""
    app()


if __name__ == "__main__":
    main()

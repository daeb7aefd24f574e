"""`hadur serve`: tables for people, in a browser."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Annotated

import typer

from hadur.cli import console, language, places
from hadur.cli.arguments import Lang
from hadur.games import NAMES
from hadur.kernel.scenarios import Scenario
from hadur.text.catalogue import Catalogue


def serve(
    host: Annotated[
        str, typer.Option("--host", help="The address to listen at; 0.0.0.0 for all.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", min=0, max=65535, help="The port; 0 for any that is free.")
    ] = 8040,
    db: Annotated[
        str,
        typer.Option(
            "--db",
            metavar="URL",
            envvar="HADUR_DB",
            help="Where tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME.",
        ),
    ] = "",
    scenario: Annotated[
        Path | None,
        typer.Option("--scenario", metavar="FILE", help="Open a table in this position."),
    ] = None,
    workers: Annotated[
        int,
        typer.Option(
            "--workers-for-bots", min=1, max=64, help="Processes in which bots think ahead."
        ),
    ] = 1,
    url: Annotated[
        str,
        typer.Option(
            "--url", help="The address people use, where a proxy stands before the server."
        ),
    ] = "",
    pause: Annotated[
        float,
        typer.Option(
            "--pause",
            min=0,
            max=60,
            help="Seconds a bot takes at least, so that people can follow.",
        ),
    ] = 0.4,
    rate: Annotated[
        float,
        typer.Option("--rate", min=0.01, help="Multiplies all rate limits; high for load tests."),
    ] = 1.0,
    quiet: Annotated[bool, typer.Option("--quiet", help="Note only what goes wrong.")] = False,
    lang: Lang = None,
) -> None:
    """Serve tables: people play each other and the bots in a browser.

    Every move is stored before anybody is told. Stop with Ctrl-C; all tables go on when it is
    started again.
    """
    from hadur.server import notes, running
    from hadur.server.settings import Settings

    if scenario is not None:
        Scenario.load(scenario, NAMES)
    folder = places.state_folder("server")
    address = db or f"sqlite:///{folder / 'hadur.db'}"
    settings = Settings(address, url, folder / "reports", workers, pause, rate=rate)
    notes.begin(level=logging.WARNING if quiet else logging.INFO)
    screen = console.out()
    texts = Catalogue(language.choose(lang))

    def say(address: str, invitation: str) -> None:
        screen.print(texts.say("cli-serving", address=address), soft_wrap=True)
        if invitation:
            screen.print(texts.say("cli-serving-scenario", address=invitation), soft_wrap=True)

    running.serve(settings, host, port, say, scenario)

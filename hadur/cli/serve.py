"""`hadur serve`: tables for people, in a browser."""

from __future__ import annotations

import logging
import os
from pathlib import Path
from typing import Annotated

import typer

from hadur.cli import console, language, places
from hadur.cli.arguments import Lang
from hadur.cli.store_file import StoreAddress, address_of
from hadur.games import NAMES
from hadur.kernel.scenarios import Scenario
from hadur.table.options import DAY
from hadur.text.catalogue import Catalogue


def serve(
    host: Annotated[
        str, typer.Option("--host", help="The address to listen at; 0.0.0.0 for all.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", min=0, max=65535, help="The port; 0 for any that is free.")
    ] = 8040,
    db: StoreAddress = "",
    scenario: Annotated[
        Path | None,
        typer.Option("--scenario", metavar="FILE", help="Open a table in this position."),
    ] = None,
    processes: Annotated[
        int,
        typer.Option(
            "--workers",
            min=1,
            max=64,
            help="Processes that share the port; more than one needs PostgreSQL.",
        ),
    ] = 1,
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
    close_after: Annotated[
        float,
        typer.Option(
            "--close-after",
            metavar="DAYS",
            min=0.01,
            help="Games without a clock that nobody touches for so long are closed.",
        ),
    ] = 30.0,
    tell_after: Annotated[
        float,
        typer.Option(
            "--tell-after",
            metavar="SECONDS",
            min=0,
            help="In games by days, people are told so long after it has become their turn.",
        ),
    ] = 120.0,
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
    settings = Settings(
        address_of(db),
        url,
        folder / "reports",
        workers,
        pause,
        rate=rate,
        idle=close_after * DAY,
        metrics_token=os.environ.get("HADUR_METRICS_TOKEN", ""),
        smtp=os.environ.get("HADUR_SMTP", ""),
        hook=os.environ.get("HADUR_HOOK", ""),
        turn_after=tell_after,
    )
    notes.begin(level=logging.WARNING if quiet else logging.INFO)
    screen = console.out()
    texts = Catalogue(language.choose(lang))

    def say(address: str, invitation: str) -> None:
        screen.print(texts.say("cli-serving", address=address), soft_wrap=True)
        if invitation:
            screen.print(texts.say("cli-serving-scenario", address=invitation), soft_wrap=True)

    running.serve(settings, host, port, say, scenario, processes)

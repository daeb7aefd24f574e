"""`hadur bench`: how fast the engine is here and now, beside the peers that are installed."""

from __future__ import annotations

import json as json_text
import platform
from dataclasses import asdict
from typing import Annotated

import typer
from rich.table import Table

import hadur
from hadur.bench.measure import Speed, calibrate, speed
from hadur.bench.peers import peers
from hadur.cli import console
from hadur.games import NAMES, load


def bench(
    game: Annotated[str, typer.Argument(help="A game, or all of them.")] = "all",
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.2, help="How long each engine plays.")
    ] = 4.0,
    with_peers: Annotated[
        bool, typer.Option("--peers/--no-peers", help="Also time other engines, if installed.")
    ] = True,
    json: Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")] = False,
) -> None:
    """Time random games on one core: full rules, full legal lists, logs off."""
    names = list(NAMES) if game == "all" else [load(game).name]
    notes = console.err()
    before = calibrate()
    ours: list[Speed] = []
    for name in names:
        notes.print(f"timing {name} ({hadur.ENGINE} engine) …")
        ours.append(speed(load(name), seconds))
    others: list[Speed] = []
    missing: list[str] = []
    if with_peers:
        notes.print("timing the peers that are installed …")
        others, missing = peers(seconds)
    loop = (before + calibrate()) / 2
    if json:
        typer.echo(
            json_text.dumps(
                {
                    "engine": hadur.ENGINE,
                    "python": platform.python_version(),
                    "calibration": loop,
                    "ours": [asdict(one) for one in ours],
                    "peers": [asdict(one) for one in others],
                },
                indent=2,
            )
        )
        return
    _show(ours, others, loop)
    if missing:
        notes.print(f"not installed: {', '.join(missing)} (pip install 'hadur[bench-peers]')")


def _show(ours: list[Speed], others: list[Speed], loop: float) -> None:
    page = console.out()
    page.print(
        f"hadur {hadur.__version__}, {hadur.ENGINE} engine, Python {platform.python_version()},"
        f" one core; calibration loop {loop:.1f} M rounds/s"
    )
    table = Table(title="random games, full legal lists")
    table.add_column("engine")
    for heading in (
        "games",
        "decisions/s",
        "avg legal",
        "options/s",
        "copies/s",
        "p50 µs",
        "p99 µs",
        "per M loop rounds",
    ):
        table.add_column(heading, justify="right")
    for one in [*ours, *others]:
        table.add_row(
            one.name,
            f"{one.games:,}",
            f"{one.decisions_per_second:,.0f}",
            f"{one.average_options:.1f}",
            f"{one.options_per_second:,.0f}",
            "" if one.copies_per_second is None else f"{one.copies_per_second:,.0f}",
            "" if one.p50 is None else f"{one.p50:.1f}",
            "" if one.p99 is None else f"{one.p99:.1f}",
            f"{one.decisions_per_second / loop:,.0f}",
        )
    page.print(table)
    for mine in ours:
        for other in others:
            ratio = mine.decisions_per_second / other.decisions_per_second
            page.print(f"{mine.name} makes {ratio:.1f} times the decisions of {other.name}")

"""`hadur bench`: how fast the engine is here and now, beside the peers that are installed."""

from __future__ import annotations

import json as json_text
import platform
from collections.abc import Callable
from dataclasses import asdict
from typing import Annotated

import typer
from rich.table import Table

import hadur
from hadur.bench.measure import Speed, calibrate, speed
from hadur.bench.peers import peers
from hadur.bench.thinking import Pace, pace
from hadur.cli import console
from hadur.games import NAMES, load


def bench(
    games: Annotated[
        list[str] | None,
        typer.Argument(metavar="[GAME]...", help=f"Of: {', '.join(NAMES)}. None named: all."),
    ] = None,
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.2, help="How long each engine plays.")
    ] = 4.0,
    with_peers: Annotated[
        bool, typer.Option("--peers/--no-peers", help="Also time other engines, if installed.")
    ] = True,
    json: Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")] = False,
) -> None:
    """Time random games with full legal lists, and the search bot, on one core."""
    chosen = [load(name) for name in games or NAMES]
    notes = console.err()
    before = calibrate()
    ours: list[Speed] = []
    paces: list[Pace] = []
    for game in chosen:
        notes.print(f"timing {game.name} ({hadur.ENGINE} engine) …")
        ours.append(speed(game, seconds))
        paces.append(pace(game, seconds))
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
                    "search": [asdict(one) for one in paces],
                    "peers": [asdict(one) for one in others],
                },
                indent=2,
            )
        )
        return
    _show(ours, others, loop)
    _show_paces(paces)
    if missing:
        notes.print("left out (pip install 'hadur[bench-peers]' installs all):")
        for reason in missing:
            notes.print(f"  {reason}")


def _number(value: float | None) -> str:
    return "" if value is None else f"{value:,.0f}"


def _short(value: float | None) -> str:
    return "" if value is None else f"{value:.1f}"


ROWS: list[tuple[str, Callable[[Speed, float], str]]] = [
    ("games", lambda one, loop: _number(one.games)),
    ("decisions/s", lambda one, loop: _number(one.decisions_per_second)),
    ("average legal", lambda one, loop: _short(one.average_options)),
    ("options/s", lambda one, loop: _number(one.options_per_second)),
    ("copies/s", lambda one, loop: _number(one.copies_per_second)),
    ("p50 µs/decision", lambda one, loop: _short(one.p50)),
    ("p99 µs/decision", lambda one, loop: _short(one.p99)),
    ("decisions per M loop rounds", lambda one, loop: _number(one.decisions_per_second / loop)),
]


def _show(ours: list[Speed], others: list[Speed], loop: float) -> None:
    page = console.out()
    if not page.is_terminal:
        page.width = 120
    page.print(
        f"hadur {hadur.__version__}, {hadur.ENGINE} engine, Python {platform.python_version()},"
        f" one core; calibration loop {loop:.1f} M rounds/s"
    )
    engines = [*ours, *others]
    table = Table(title="random games, full legal lists")
    table.add_column("")
    for one in engines:
        table.add_column(one.name, justify="right")
    for heading, value in ROWS:
        table.add_row(heading, *(value(one, loop) for one in engines))
    page.print(table)
    for mine in ours:
        for other in others:
            ratio = mine.decisions_per_second / other.decisions_per_second
            page.print(f"{mine.name} makes {ratio:.1f} times the decisions of {other.name}")


def _show_paces(paces: list[Pace]) -> None:
    page = console.out()
    for one in paces:
        page.print(
            f"search, {one.name}: {one.iterations_per_second:,.0f} iterations/s in the middle game"
        )
        laps = ", ".join(f"{took:.3f} s of {limit:g} s" for limit, took in one.longest)
        page.print(f"  longest answers in a position with {one.widest} legal moves: {laps}")

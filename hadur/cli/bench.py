"""`hadur bench`: how fast the engine is here and now, beside the peers that are installed."""

from __future__ import annotations

import json as json_text
import platform
import statistics
from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from typing import Annotated, Any

import typer
from rich.table import Table

import hadur
from hadur.bench.measure import Speed, speed
from hadur.bench.peers import peers
from hadur.bench.rounds import Measure, Median, Timed, in_turn
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
    ] = 5.0,
    rounds: Annotated[
        int, typer.Option("--rounds", min=1, max=99, help="In how many turns it does.")
    ] = 5,
    with_peers: Annotated[
        bool, typer.Option("--peers/--no-peers", help="Also time other engines, if installed.")
    ] = True,
    json: Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")] = False,
) -> None:
    """Time random games with full legal lists, and the search bot, on one core.

    Ours and the peers play in turn, round by round; printed are medians of the rounds.
    """
    chosen = [load(name) for name in games or NAMES]
    notes = console.err()
    engines: list[tuple[str, Measure]] = [(game.name, partial(speed, game)) for game in chosen]
    missing: list[str] = []
    if with_peers:
        found, missing = peers()
        engines += found
    names = ", ".join(name for name, _ in engines)
    notes.print(f"timing in {rounds} rounds: {names} ({hadur.ENGINE} engine) …")
    timed = in_turn(engines, seconds, rounds)
    ours, others = timed[: len(chosen)], timed[len(chosen) :]
    notes.print("timing the search bot …")
    paces = [pace(game, seconds) for game in chosen]
    loop = statistics.median(value for one in timed for value in one.calibration)
    if json:
        typer.echo(
            json_text.dumps(
                {
                    "engine": hadur.ENGINE,
                    "python": platform.python_version(),
                    "calibration": loop,
                    "ours": [_plain(one) for one in ours],
                    "search": [asdict(one) for one in paces],
                    "peers": [_plain(one) for one in others],
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


Figure = Callable[[Speed], float | None]
FIGURES: dict[str, Figure] = {
    "decisions_per_second": lambda one: one.decisions_per_second,
    "average_options": lambda one: one.average_options,
    "options_per_second": lambda one: one.options_per_second,
    "copies_per_second": lambda one: one.copies_per_second,
    "p50": lambda one: one.p50,
    "p99": lambda one: one.p99,
}
ROWS = (
    ("decisions/s", "decisions_per_second", 0),
    ("average legal", "average_options", 1),
    ("options/s", "options_per_second", 0),
    ("copies/s", "copies_per_second", 0),
    ("p50 µs/decision", "p50", 1),
    ("p99 µs/decision", "p99", 1),
)


def _games(one: Timed) -> int:
    return sum(speed.games for speed in one.rounds)


def _plain(one: Timed) -> dict[str, Any]:
    """Medians under the names of the figures, and every round."""
    medians = {name: one.median(figure) for name, figure in FIGURES.items()}
    return {
        "name": one.name,
        "games": _games(one),
        **{name: median.middle if median else None for name, median in medians.items()},
        "decisions_per_loop_round": asdict(one.per_loop_round),
        "rounds": [asdict(speed) for speed in one.rounds],
    }


def _number(value: float, digits: int = 0) -> str:
    return f"{value:,.{digits}f}"


def _spread(median: Median) -> str:
    return f"{_number(median.least)} to {_number(median.most)}"


def _show(ours: list[Timed], others: list[Timed], loop: float) -> None:
    page = console.out()
    if not page.is_terminal:
        page.width = 120
    page.print(
        f"hadur {hadur.__version__}, {hadur.ENGINE} engine, Python {platform.python_version()},"
        f" one core; calibration loop {loop:.1f} M rounds/s"
    )
    engines = [*ours, *others]
    table = Table(title=f"random games, full legal lists; medians of {len(ours[0].rounds)} rounds")
    table.add_column("")
    for one in engines:
        table.add_column(one.name, justify="right")
    table.add_row("games", *(_number(_games(one)) for one in engines))
    for heading, name, digits in ROWS:
        medians = [one.median(FIGURES[name]) for one in engines]
        table.add_row(heading, *(_number(m.middle, digits) if m else "" for m in medians))
    loops = [one.per_loop_round for one in engines]
    table.add_row("decisions per M loop rounds", *(_number(m.middle) for m in loops))
    table.add_row("least and most", *(_spread(m) for m in loops))
    page.print(table)
    for mine in ours:
        for other in others:
            ratio = mine.times(other)
            page.print(
                f"{mine.name} makes {ratio.middle:.1f} times the decisions of {other.name}"
                f" (in single rounds {ratio.least:.1f} to {ratio.most:.1f})"
            )


def _show_paces(paces: list[Pace]) -> None:
    page = console.out()
    for one in paces:
        page.print(
            f"search, {one.name}: {one.iterations_per_second:,.0f} iterations/s in the middle game"
        )
        laps = ", ".join(f"{took:.3f} s of {limit:g} s" for limit, took in one.longest)
        page.print(f"  longest answers in a position with {one.widest} legal moves: {laps}")

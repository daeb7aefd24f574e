"""`hadur sim`: many games between bots, and what they show."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Annotated

import typer

from hadur import bots as programs
from hadur.arena.runners import cores
from hadur.arena.worker import crew
from hadur.bots.shield import shielded
from hadur.cli import console, decks, language, places
from hadur.cli.arguments import GameName, Lang, Options, options_of
from hadur.cli.front import INTERRUPTED, say
from hadur.cli.progress import bar
from hadur.cli.simulation import summary
from hadur.cli.simulation.lines import LinesFile
from hadur.cli.simulation.plan import Job, jobs
from hadur.cli.simulation.worker import Outcome, play
from hadur.games import load
from hadur.kernel import sealed
from hadur.kernel.chance import seed_from
from hadur.kernel.errors import UnknownName
from hadur.kernel.game import Game
from hadur.text.catalogue import catalogue_of


def sim(
    game: GameName,
    games: Annotated[
        int, typer.Option("--games", min=1, max=1_000_000, help="How many games.")
    ] = 100,
    seed: Annotated[str, typer.Option("--seed", help="Same seed, same games.")] = "1",
    workers: Annotated[
        int, typer.Option("--workers", min=0, max=256, help="Processes; 0: as many as cores.")
    ] = 0,
    chosen: Annotated[
        str,
        typer.Option("--decks", metavar="all|A,B,…", help="Ready decks or deck files to compare."),
    ] = "all",
    mirrors: Annotated[
        bool | None,
        typer.Option(
            "--mirrors/--no-mirrors",
            help="Also games of a deck against itself. [default: with --decks all]",
            show_default=False,
        ),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            "--bot", help=f"Who plays: {', '.join(programs.NAMES)}; twice: one for each seat."
        ),
    ] = None,
    option: Options = None,
    json: Annotated[
        str, typer.Option("--json", metavar="FILE|-", help="Write one JSON object a game.")
    ] = "",
    lang: Lang = None,
) -> None:
    """Play many games between bots: every ordered pair of decks in turn."""
    rules = load(game)
    plan = jobs(
        rules.name,
        decks.chosen(rules, chosen),
        games,
        seed_from(seed),
        _bots(rules, bot or ["random"]),
        options_of(option),
        mirrors=chosen == "all" if mirrors is None else mirrors,
    )
    rules.check_setup(plan[0].setup)
    # Results on stdout leave room for nothing else there.
    screen = console.err() if json == "-" else console.out()
    texts = catalogue_of(language.choose(lang), rules.name)
    started = time.perf_counter()
    outcomes: list[Outcome] = []
    failed = 0
    stopped = False
    with LinesFile(json) as file, bar(texts.say("sim-progress"), len(plan)) as advance:
        try:
            for outcome in _outcomes(plan, min(workers or cores(), len(plan))):
                advance(1)
                file.add(outcome)
                if outcome.error:
                    failed += 1
                    _report(outcome)
                else:
                    outcomes.append(outcome)
        except KeyboardInterrupt:
            stopped = True
    wall = time.perf_counter() - started
    if outcomes:
        rates = summary.deck_table(texts, outcomes)
        if rates.row_count:
            screen.print(rates)
        screen.print(summary.game_table(texts, outcomes, wall))
    if stopped:
        screen.print(texts.say("sim-stopped", games=len(outcomes) + failed))
        raise typer.Exit(INTERRUPTED)
    if failed:
        say(f"{failed} of {games} games failed")
        raise typer.Exit(1)


def _bots(game: Game, chosen: list[str]) -> tuple[str, str]:
    if len(chosen) > 2:
        raise UnknownName(f"{len(chosen)} bots given, but there are two seats")
    for name in chosen:
        programs.make(name, game)
    return chosen[0], chosen[-1]


def _outcomes(plan: list[Job], workers: int) -> Iterator[Outcome]:
    """The outcomes in the order of the plan."""
    if workers == 1:
        yield from map(play, plan)
        return
    pool = crew(workers)
    try:
        share = max(1, min(16, len(plan) // (workers * 8)))
        with shielded():
            outcomes = pool.map(play, plan, chunksize=share)
        yield from outcomes
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _report(outcome: Outcome) -> None:
    """Say which game failed and where its record is."""
    job = outcome.job
    path = places.state_folder("failed") / f"{job.game}-{job.seed}-{job.number}.record"
    sealed.write(path, outcome.record)
    say(
        f"game {job.number} ({' against '.join(job.decks)}, seed {job.seed}) failed after"
        f" {outcome.decisions} decisions: {outcome.error}; its record is {path}"
    )

"""`hadur sim`: many games between bots, and what they show."""

from __future__ import annotations

import time
from typing import Annotated, Final

import typer

from hadur import bots as programs
from hadur.arena import runner_choice, runners
from hadur.arena.jobs import Job
from hadur.arena.layouts import Wishes, layouts
from hadur.arena.worker import Outcome
from hadur.cli import console, language, places
from hadur.cli.arguments import GameName, Lang, Options
from hadur.cli.contests.arguments import Choose, ChosenDecks, SeatChoices, Seats
from hadur.cli.contests.options import wishes_of
from hadur.cli.front import INTERRUPTED, say
from hadur.cli.progress import bar
from hadur.cli.simulation import summary
from hadur.cli.simulation.json_lines import LinesFile, went_wrong
from hadur.games import load
from hadur.kernel import sealed
from hadur.kernel.chance import seed_from
from hadur.kernel.errors import UnknownName
from hadur.kernel.game import Game
from hadur.text.catalogue import catalogue_of

_SEEDS: Final = (1 << 62) - 1
_SPREAD: Final = 1_000_003
"""Keeps the games of neighbouring seeds apart, as long as there are fewer of them than this."""


def sim(
    game: GameName,
    games: Annotated[
        int, typer.Option("--games", min=1, max=1_000_000, help="How many games.")
    ] = 100,
    seed: Annotated[str, typer.Option("--seed", help="Same seed, same games.")] = "1",
    workers: Annotated[
        int, typer.Option("--workers", min=0, max=256, help="Processes; 0: as many as cores.")
    ] = 0,
    chosen: ChosenDecks = "",
    mirrors: Annotated[
        bool | None,
        typer.Option(
            "--mirrors/--no-mirrors",
            help="Also games of a deck against itself. [default: with all decks]",
            show_default=False,
        ),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            "--bot", help=f"Who plays: {', '.join(programs.NAMES)}; repeated: seat by seat."
        ),
    ] = None,
    seats: Seats = 0,
    seat: SeatChoices = None,
    choose: Choose = None,
    option: Options = None,
    json: Annotated[
        str, typer.Option("--json", metavar="FILE|-", help="Write one JSON object a game.")
    ] = "",
    lang: Lang = None,
) -> None:
    """Play many games between bots: all that seats can play with in turn."""
    rules = load(game)
    wishes = wishes_of(rules, seats, option, seat, choose, chosen, mirrors)
    plan = _plan(rules, wishes, games, seed_from(seed), bot or ["random"])
    # Results on stdout leave room for nothing else there.
    screen = console.err() if json == "-" else console.out()
    texts = catalogue_of(language.choose(lang), rules.name)
    started = time.perf_counter()
    outcomes: list[Outcome] = []
    failed = 0
    stopped = False
    runner = runner_choice.choose("processes", min(workers or runners.cores(), len(plan)))
    with LinesFile(json) as file, bar(texts.say("sim-progress"), len(plan)) as advance:
        try:
            for number, outcome in enumerate(runners.in_order(plan, runner.run(plan))):
                advance(1)
                file.add(outcome)
                if went_wrong(outcome):
                    failed += 1
                    _report(number, outcome)
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


def _plan(game: Game, wishes: Wishes, games: int, seed: int, chosen: list[str]) -> list[Job]:
    """The games in the order of their numbers, each with the seed that follows from its own."""
    for name in chosen:
        programs.make(name, game)
    if len(chosen) > wishes.seats:
        raise UnknownName(f"{len(chosen)} bots given, but there are {wishes.seats} seats")
    players = tuple(chosen[min(seat, len(chosen) - 1)] for seat in range(wishes.seats))
    dealt = layouts(game, wishes)
    found = []
    for number in range(games):
        layout = dealt[number % len(dealt)]
        own = (seed * _SPREAD + number) & _SEEDS
        facts = (layout.chosen, layout.setup, players, layout.sides)
        found.append(Job(str(number), str(number), game.name, own, *facts))
    return found


def _report(number: int, outcome: Outcome) -> None:
    """Say which game failed and where its record is."""
    job = outcome.job
    path = places.state_folder("failed") / f"{job.game}-{job.seed}-{number}.record"
    sealed.write(path, outcome.record)
    say(
        f"game {number} ({' against '.join(filter(None, job.chosen))}, seed {job.seed}) failed"
        f" after {sum(outcome.decisions)} decisions: {went_wrong(outcome)}; its record is {path}"
    )

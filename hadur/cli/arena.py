"""`hadur arena`: which bot or deck is better, and tournaments."""

from __future__ import annotations

from contextlib import closing
from typing import Annotated, Any

import typer
from rich.console import RenderableType
from typer.core import TyperGroup

from hadur.arena import contest, heatmap, result_tables, runner_choice
from hadur.arena.layouts import layouts
from hadur.arena.matrix import Matrix
from hadur.arena.results import Results
from hadur.arena.statistics import ratings
from hadur.cli import console, decks, language
from hadur.cli.arguments import GameName, Lang, Options, options_of
from hadur.cli.contests.arguments import (
    Choose,
    ChosenDecks,
    Json,
    On,
    Players,
    Resume,
    SeatChoices,
    Seats,
    Seed,
    Workers,
    names_in,
)
from hadur.cli.contests.options import deck_wishes, wishes_of
from hadur.cli.contests.played import Played, check_writable, results_path
from hadur.cli.contests.swiss import swiss
from hadur.cli.progress import bar
from hadur.games import load
from hadur.kernel import sealed
from hadur.kernel.chance import seed_from
from hadur.kernel.errors import UnknownName
from hadur.text.catalogue import catalogue_of

ROUND_ROBIN = "run"


class Arena(TyperGroup):
    """`hadur arena GAME …` is short for `hadur arena run GAME …`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if args and args[0] not in self.commands and args[0] not in ("-h", "--help"):
            args = [ROUND_ROBIN, *args]
        return super().parse_args(ctx, args)


app = typer.Typer(cls=Arena, no_args_is_help=True)


@app.callback()
def arena() -> None:
    """Which bot or deck is better, and tournaments: hadur arena GAME --players A,B,…"""


@app.command(name=ROUND_ROBIN)
def run(
    game: GameName,
    players: Players = "heuristic,random",
    chosen: ChosenDecks = "",
    games: Annotated[
        int,
        typer.Option(
            "--games",
            min=1,
            max=1_000_000,
            help="Games for every two players, or all at a table for more.",
        ),
    ] = 100,
    seats: Seats = 0,
    seat: SeatChoices = None,
    choose: Choose = None,
    seed: Seed = "1",
    workers: Workers = 0,
    on: On = "processes",
    option: Options = None,
    json: Json = "",
    resume: Resume = False,
    lang: Lang = None,
) -> None:
    """All players play all sides of the same deals; `hadur arena GAME` is short for it."""
    rules = load(game)
    names = names_in(players)
    wishes = wishes_of(rules, seats, option, seat, choose, chosen)
    contest.check_players(rules, names, at_least=2, sides=wishes.seats)
    plan = contest.plan(rules, names, layouts(rules, wishes), games, seed_from(seed))
    head = contest.header(rules, wishes, seed_from(seed), "round robin")
    texts = catalogue_of(language.choose(lang), rules.name)
    with (
        closing(runner_choice.choose(on, workers)) as runner,
        Results(results_path(rules, json, resume), head, resume=resume) as results,
    ):
        ledger = contest.Ledger(plan)

        def live() -> RenderableType:
            return result_tables.player_table(texts, ledger.outcomes, names)

        played = Played(texts, runner, results)
        with bar(texts.say("arena-progress"), len(plan), live) as advance:
            played.play(plan, ledger.add, advance)
    if ledger.outcomes:
        rated = ratings(ledger.outcomes, names)
        console.out().print(result_tables.player_table(texts, ledger.outcomes, names, rated))
        console.out().print(result_tables.versus_table(texts, ledger.outcomes, names))
    played.leave()


@app.command()
def matrix(
    game: GameName,
    player: Annotated[
        str, typer.Option("--player", help="The bot that plays all decks.")
    ] = "heuristic",
    chosen: ChosenDecks = "",
    games: Annotated[
        int, typer.Option("--games", min=1, max=1_000_000, help="At most so many games a cell.")
    ] = 400,
    width: Annotated[
        float,
        typer.Option(
            "--width", min=0.1, max=50, help="A cell is done when it is known to ± so many points."
        ),
    ] = 5,
    seed: Seed = "1",
    workers: Workers = 0,
    on: On = "processes",
    option: Options = None,
    csv: Annotated[str, typer.Option("--csv", metavar="FILE", help="Write a table there.")] = "",
    svg: Annotated[str, typer.Option("--svg", metavar="FILE", help="Draw a picture there.")] = "",
    json: Json = "",
    resume: Resume = False,
    lang: Lang = None,
) -> None:
    """Deck against deck: a heat map, with an interval in every cell."""
    rules = load(game)
    contest.check_for_two(rules)
    contest.check_players(rules, [player], at_least=1)
    options, number = options_of(option), seed_from(seed)
    ready = decks.chosen(rules, chosen or "all", options)
    if len(ready) < 2:
        raise UnknownName("a matrix needs at least two decks")
    found = Matrix(rules.name, player, ready, games, number, options, width / 100)
    rules.check_setup(found.jobs((0, 1), 0)[0].setup)
    for path in filter(None, (csv, svg)):
        check_writable(path)
    head = contest.header(rules, deck_wishes(ready, options), number, f"matrix {player}")
    texts = catalogue_of(language.choose(lang), rules.name)
    with (
        closing(runner_choice.choose(on, workers)) as runner,
        Results(results_path(rules, json, resume), head, resume=resume) as results,
    ):
        played = Played(texts, runner, results)
        with bar(
            texts.say("arena-progress"), found.most, lambda: heatmap.as_table(texts, found)
        ) as advance:
            while not played.stopped and (batch := found.next_batch()):
                played.play(batch, found.add, advance)
    console.out().print(heatmap.as_table(texts, found))
    if csv:
        sealed.write(csv, heatmap.as_csv(found))
    if svg:
        sealed.write(svg, heatmap.as_svg(texts, found))
    played.leave()


app.command()(swiss)

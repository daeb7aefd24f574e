"""`hadur arena swiss`: a tournament of bots that plays itself, or the desk for one of people."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from hadur.arena import contest
from hadur.arena.cup import Cup
from hadur.arena.desk import Desk, people_in
from hadur.arena.layouts import Deck, two_decks
from hadur.arena.results import digest_of
from hadur.arena.runner_choice import choose
from hadur.arena.swiss import BadTournament
from hadur.arena.tournament import Tournament
from hadur.cli import console, decks, language, places
from hadur.cli.arguments import GameName, Lang, Options, options_of
from hadur.cli.contests.arguments import ChosenDecks, On, Seed, Workers, names_in
from hadur.cli.contests.options import deck_wishes
from hadur.cli.front import INTERRUPTED, say
from hadur.cli.playing.typed_lines import EndOfInput, Lines
from hadur.cli.progress import bar
from hadur.games import load
from hadur.kernel.chance import seed_from
from hadur.kernel.errors import UnknownName
from hadur.text.catalogue import catalogue_of


def swiss(
    game: GameName,
    players: Annotated[
        str, typer.Option("--players", metavar="A,B,…", help="The bots that take part.")
    ] = "",
    people: Annotated[
        str, typer.Option("--people", metavar="FILE", help="The people, a name on each line.")
    ] = "",
    file: Annotated[
        str,
        typer.Option("--file", metavar="FILE", help="Where the tournament is kept and continued."),
    ] = "",
    result: Annotated[
        list[str] | None,
        typer.Option(
            "--result", metavar="TABLE=GAMES", help="A result, as in 3=2-1; may be repeated."
        ),
    ] = None,
    rounds: Annotated[
        int, typer.Option("--rounds", min=0, max=100, help="Swiss rounds; 0: as usual.")
    ] = 0,
    match_games: Annotated[
        int,
        typer.Option("--match-games", min=1, max=99, help="Games of a match before the finals."),
    ] = 1,
    chosen: ChosenDecks = "",
    seed: Seed = "1",
    workers: Workers = 0,
    on: On = "processes",
    option: Options = None,
    lang: Lang = None,
) -> None:
    """A Swiss tournament with finals of the first four (KG-30), for bots or for people."""
    rules = load(game)
    if bool(players) == bool(people):
        raise UnknownName("who plays? give either --players or --people")
    if players and result:
        raise UnknownName("--result is for people; bots play their games themselves")
    options = options_of(option)
    ready: list[Deck] = []
    if players:
        names = names_in(players)
        contest.check_for_two(rules)
        contest.check_players(rules, names, at_least=2)
        ready = decks.chosen(rules, chosen or "all", options)
        rules.check_setup(two_decks(ready[0], ready[-1], options).setup)
        setting = contest.header(rules, deck_wishes(ready, options), seed_from(seed), "bots")
    else:
        names = people_in(people)
        setting = {"kind": "people"}
    wanted = Tournament.start(rules.name, names, seed_from(seed), rounds, match_games, setting)
    path = tournament_path(file, people, wanted)
    if path.exists():
        wanted = same_tournament(path, wanted)
    texts = catalogue_of(language.choose(lang), rules.name)
    desk = Desk(texts, console.out(), wanted, path)
    code = 0
    try:
        if players:
            with closing(choose(on, workers)) as runner:
                hold_with_bots(desk, Cup(wanted, ready, options, runner))
        else:
            hold_with_people(desk, result or [])
    except KeyboardInterrupt:
        code = INTERRUPTED
    said = "arena-swiss-over" if wanted.over else "arena-swiss-kept"
    console.err().print(texts.say(said, path=str(path)), soft_wrap=True)
    raise typer.Exit(code)


def tournament_path(file: str, people: str, wanted: Tournament) -> Path:
    """Where a tournament is kept: the file named, else beside the names or in the state folder."""
    if file or people:
        return Path(file) if file else Path(people).with_suffix(".swiss")
    return places.state_folder("arena") / f"{wanted.game}-{digest_of(wanted.to_text())}.swiss"


def same_tournament(path: Path, wanted: Tournament) -> Tournament:
    """The tournament in the file, if it is the one that is wanted."""
    found = Tournament.load(path)
    for what in ("game", "names", "seed", "rounds_planned", "match_games", "setting"):
        if getattr(found, what) != getattr(wanted, what):
            raise BadTournament(
                f"{path} has another tournament, not with the same {what.replace('_', ' ')};"
                " give --file to keep this one elsewhere"
            )
    return found


def hold_with_bots(desk: Desk, cup: Cup) -> None:
    desk.open()
    while (round := desk.next_round()) is not None:
        games = len(round.open) * desk.tournament.games_of(round)
        with bar(desk.texts.say("arena-progress"), games, desk.pairings) as advance:
            left = len(round.open)
            for outcome in cup.play_round():
                if outcome.fault:
                    say(desk.texts.say("arena-fault", job=outcome.job.id, what=outcome.fault))
                if len(round.open) < left:
                    left = len(round.open)
                    desk.tournament.save(desk.path)
                advance(1)
        desk.post_results()


def hold_with_people(desk: Desk, results: list[str]) -> None:
    """Take the results given on the command line, or else ask for them."""
    if results:
        desk.enter(results)
        desk.post_results()
        desk.post_what_is_missing()
        return
    desk.open()
    lines = Lines(desk.screen)

    def ask(question: str) -> str | None:
        try:
            return lines.ask(question).strip()
        except EndOfInput:
            return None

    desk.hold(ask)

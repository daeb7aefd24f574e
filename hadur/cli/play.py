"""`hadur play`: a whole game in the terminal."""

from __future__ import annotations

import secrets
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from hadur import bots
from hadur.bots.external import PREFIX, Policy
from hadur.cli import console, language, missions
from hadur.cli.arguments import Lang, Options, options_of
from hadur.cli.book import Book
from hadur.cli.front import INTERRUPTED
from hadur.cli.language import Language
from hadur.cli.playing import keeping
from hadur.cli.playing.joining import Visit, join
from hadur.cli.playing.remote import Remote
from hadur.cli.playing.screen import Screen
from hadur.cli.playing.seats import PERSON, Seats, remembered
from hadur.cli.playing.series import remembered_series
from hadur.cli.playing.session import Session
from hadur.cli.playing.setup_menu import choose
from hadur.cli.playing.typed_lines import EndOfInput, Lines
from hadur.cli.playing.wishes import Wish, of_bots, of_own, of_seats, with_usual_decks
from hadur.games import NAMES, load
from hadur.kernel import sealed
from hadur.kernel.chance import seed_from
from hadur.kernel.errors import BadRecord, UnknownName
from hadur.kernel.game import Game
from hadur.kernel.match import Match
from hadur.kernel.record import Record


def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help=f"One of: {', '.join(NAMES)}.")] = "",
    seats: Annotated[
        int, typer.Option("--seats", metavar="N", min=0, help="How many play, where that can vary.")
    ] = 0,
    seat: Annotated[
        list[str] | None,
        typer.Option(
            "--seat",
            metavar="N:NAME=VALUE",
            help="What is chosen for a seat (from 0), as in 1:deck=NAME; may be repeated.",
        ),
    ] = None,
    option: Options = None,
    deck: Annotated[
        str, typer.Option("--deck", metavar="NAME|FILE", help="Your deck: a ready one or a file.")
    ] = "",
    vs: Annotated[
        str,
        typer.Option("--vs", "--against", metavar="NAME|FILE", help="The opponent's deck, of two."),
    ] = "",
    mission: Annotated[
        str,
        typer.Option(
            "--mission", metavar="NAME|FILE", help="The mission, where a game has any: or a file."
        ),
    ] = "",
    own: Annotated[
        list[str] | None,
        typer.Option(
            "--as",
            metavar="N",
            help="Where you sit, from 0; may be repeated: you play all of them.",
        ),
    ] = None,
    hot_seat: Annotated[
        bool,
        typer.Option(
            "--hot-seat", help="People share this terminal: one for each seat, or each --as."
        ),
    ] = False,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            "--bot",
            metavar="[N:]NAME",
            help=f"Who plays the others, or seat N: {', '.join(bots.NAMES)},"
            f" or {PREFIX}./mybot for a program of your own; may be repeated.",
        ),
    ] = None,
    on_fault: Annotated[
        Policy,
        typer.Option(
            "--on-fault",
            help="When a program of your own fails, it gives up, or a bot of ours goes on for it.",
        ),
    ] = Policy.FORFEIT,
    seed: Annotated[str, typer.Option("--seed", help="Fixes shuffles and dice.")] = "",
    names: Annotated[
        str,
        typer.Option("--names", metavar="A,B", help="What the players are called, you first."),
    ] = "",
    load_file: Annotated[
        Path | None, typer.Option("--load", metavar="FILE", help="Go on with a saved game.")
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with the game that was left last.")
    ] = False,
    server: Annotated[
        str,
        typer.Option("--server", metavar="URL", help="Play on a server (see hadur serve)."),
    ] = "",
    table: Annotated[
        str,
        typer.Option("--table", metavar="CODE", help="Join a table on the server by its code."),
    ] = "",
    ask_all: Annotated[
        bool,
        typer.Option(
            "--ask-all", help="Ask where there is only one answer, too; but nothing twice."
        ),
    ] = False,
    lang: Lang = None,
) -> None:
    """Play a game against programs, with others at one terminal, or with others on a server.

    Type ? while playing to see what can be done. Every move is saved at once.
    """
    sits, chosen = of_seats(seat or [])
    others, by_seat = of_bots(bot or [])
    options = options_of(option)
    if mission:
        options["mission"] = missions.for_setup(load(game or NAMES[0]), mission)
    wish = Wish(
        seats,
        chosen,
        options,
        deck,
        vs,
        [*of_own(own or []), *sits],
        others,
        by_seat,
        hot_seat,
        tuple(name.strip() for name in names.split(",")) if names else (),
        seed_from(seed) if seed else None,
        on_fault,
    )
    if server or table:
        if not server or hot_seat or seed or load_file is not None:
            raise UnknownName(
                "--table needs --server URL; --hot-seat, --seed and --load are for games here"
            )
        visit = Visit(server, table, wish, resume, ask_all)
        _play_on_server(load(game or NAMES[0]), visit, lang)
        return
    _check(wish, load(game or NAMES[0]), going_on=resume or load_file is not None)
    screen = console.out()
    lines = Lines(screen)
    tongue = language.choose(lang)
    try:
        if resume or load_file is not None:
            session = _go_on(game, wish, load_file, tongue, lines)
        else:
            session = _begin(load(game or NAMES[0]), wish, tongue, lines)
    except EndOfInput:
        return
    except KeyboardInterrupt:
        screen.print()
        raise typer.Exit(INTERRUPTED) from None
    session.asks_all, session.asks_again = ask_all, not ask_all
    following: Session | None = session
    while following is not None:
        _run(following)
        following = following.following()


def _check(wish: Wish, game: Game, *, going_on: bool) -> None:
    """UnknownName for what can be seen to be wrong before anything is asked."""
    for name in (wish.bot, *wish.bots.values()):
        if name:
            bots.make(name, game)
    if not going_on:
        wish.players(wish.seats_in(game))
    elif wish.chose_setup or wish.seed is not None:
        raise UnknownName("a saved game has its decks and its seed: leave those options out")


def _play_on_server(game: Game, visit: Visit, lang: Language | None) -> None:
    """The table lies on the server: leaving loses nothing."""
    screen = console.out()
    lines = Lines(screen)
    session = None
    try:
        following: Remote | None = join(game, visit, language.choose(lang), lines)
        while following is not None:
            session = following
            session.run()
            following = session.following()
    except EndOfInput:
        if session is None:
            return
        session.left = True
    except KeyboardInterrupt:
        screen.print()
        if session is not None:
            session.screen.say("cli-server-left")
        raise typer.Exit(INTERRUPTED) from None
    if session is not None and session.left:
        session.screen.say("cli-server-left")
        session.screen.say("goodbye")


def _begin(game: Game, wish: Wish, tongue: str, lines: Lines) -> Session:
    """A new game with what was asked for; at a terminal a menu asks for the rest."""
    book = Book(game, tongue)
    setup = wish.setup(game)
    if lines.live and not (wish.deck and wish.vs):
        wish, setup = choose(book, wish, lines)
    setup = with_usual_decks(game, setup)
    number = secrets.randbits(48) if wish.seed is None else wish.seed
    seats = wish.seating(len(setup["seats"]))
    match = Match.start(game, setup, number)
    recovery = keeping.Recovery(game.name)
    screen = Screen(lines.console, book)
    return Session(match, seats, screen, lines, recovery, wish.on_fault)


def _go_on(name: str, wish: Wish, path: Path | None, tongue: str, lines: Lines) -> Session:
    """A saved game: people and bots sit where they sat, unless the options say otherwise."""
    wanted = load(name).name if name else ""
    old: Path | None = None
    if path is None:
        old, record = keeping.last_unfinished(wanted)
        path = old
    else:
        record = Record.load(path)
    if wanted and record.game != wanted:
        raise BadRecord(f"{path}: the record is of {record.game}, not of {wanted}")
    if record.game not in NAMES:
        raise BadRecord(f"{path}: the record is of {record.game}, which is not known here")
    game = load(record.game)
    try:
        match = Match.from_record(game, record)
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from error
    screen = Screen(lines.console, Book(game, tongue))
    count = int(match.state.seats)
    text = sealed.read(path)
    seats = remembered(text, count)
    if seats is None or wish.chose_players:
        seats = replace(wish, count=count).seating_of(game)
    elif not match.state.over:
        _check_bots(seats, game, path, None if old else screen, lines)
    screen.say_path("loaded", path=str(path), count=match.moves)
    recovery = keeping.Recovery(game.name, old)
    series = remembered_series(text, game, match.record.setup)
    return Session(match, seats, screen, lines, recovery, wish.on_fault, series)


def _check_bots(seats: Seats, game: Game, path: Path, asking: Screen | None, lines: Lines) -> None:
    """UnknownName if a bot of a saved game cannot play here. A file may come from anywhere, so
    one that is not our own (`asking`) does not start a program unless its reader agrees."""
    for player in seats.players:
        if player == PERSON:
            continue
        other = f"say who plays with: --bot NAME --as {seats.persons[0]}"
        try:
            bots.make(player, game)
        except UnknownName as error:
            raise UnknownName(f"{path} is played with {player}, but {error}; {other}") from error
        if asking is not None and player.startswith(PREFIX):
            question = asking.book.say("cli-run-program", command=player.removeprefix(PREFIX))
            if not (lines.live and lines.agree(question)):
                raise UnknownName(f"{path} would start the program {player}; {other}")


def _run(session: Session) -> None:
    """Play; however it ends, say where the game is."""
    try:
        session.run()
    except EndOfInput:
        session.left = True
    except KeyboardInterrupt:
        session.screen.console.print()
        _say_where(session)
        raise typer.Exit(INTERRUPTED) from None
    except Exception as error:
        error.add_note(f"the game is saved in {session.recovery.path}")
        raise
    finally:
        session.close()
    if session.left:
        _say_where(session)
        session.screen.say("goodbye")


def _say_where(session: Session) -> None:
    session.screen.say_path("cli-left", path=str(session.recovery.path))

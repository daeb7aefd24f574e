"""`hadur play`: a whole game in the terminal."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer

from hadur import bots
from hadur.bots.external import PREFIX, Policy
from hadur.cli import console, decks, language
from hadur.cli.arguments import Lang, Options, options_of
from hadur.cli.book import Book
from hadur.cli.front import INTERRUPTED
from hadur.cli.playing import keeping
from hadur.cli.playing.choosing import Choice, choose
from hadur.cli.playing.joining import Visit, join
from hadur.cli.playing.lines import EndOfInput, Lines
from hadur.cli.playing.screen import Screen
from hadur.cli.playing.seats import PERSON, Seats, remembered
from hadur.cli.playing.session import Session
from hadur.cli.playing.terminal import YES
from hadur.games import NAMES, load
from hadur.kernel import sealed
from hadur.kernel.chance import seed_from
from hadur.kernel.errors import BadRecord, UnknownName
from hadur.kernel.game import Game
from hadur.kernel.match import Match
from hadur.kernel.record import Record


def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help=f"One of: {', '.join(NAMES)}.")] = "",
    deck: Annotated[
        str, typer.Option("--deck", metavar="NAME|FILE", help="Your deck: a ready one or a file.")
    ] = "",
    vs: Annotated[str, typer.Option("--vs", metavar="NAME|FILE", help="The opponent's deck.")] = "",
    bot: Annotated[
        str,
        typer.Option(
            "--bot",
            metavar="NAME",
            help=f"Play against a bot: {', '.join(bots.NAMES)},"
            f" or {PREFIX}./mybot for a program of your own.",
        ),
    ] = "",
    on_fault: Annotated[
        Policy,
        typer.Option(
            "--on-fault",
            help="When a program of your own fails, it loses, or a bot of ours goes on for it.",
        ),
    ] = Policy.FORFEIT,
    hot_seat: Annotated[
        bool, typer.Option("--hot-seat", help="Two people share this terminal.")
    ] = False,
    seat: Annotated[
        int, typer.Option("--seat", min=0, max=1, help="Where you sit: 0 (bottom) or 1.")
    ] = 0,
    seed: Annotated[str, typer.Option("--seed", help="Fixes shuffles and dice.")] = "",
    option: Options = None,
    names: Annotated[
        str, typer.Option("--names", metavar="A,B", help="What the players are called.")
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
    lang: Lang = None,
) -> None:
    """Play a game against a program, or two people at one terminal, or others on a server.

    Type ? while playing to see what can be done. Every move is saved at once.
    """
    if server or table:
        if not server or hot_seat or seed or load_file is not None:
            raise UnknownName(
                "--table needs --server URL; --hot-seat, --seed and --load are for games here"
            )
        visit = Visit(server, table, names.partition(",")[0].strip(), deck, vs, bot, seat, resume)
        _play_on_server(load(game or NAMES[0]), visit, options_of(option), language.choose(lang))
        return
    number = seed_from(seed) if seed else None
    wish = Wish(deck, vs, bot, hot_seat, seat, number, names, on_fault)
    wish.check(going_on=resume or load_file is not None)
    screen = console.out()
    lines = Lines(screen)
    tongue = language.choose(lang)
    try:
        if resume or load_file is not None:
            session = _go_on(game, wish, load_file, tongue, lines)
        else:
            rules = load(game or NAMES[0])
            session = _begin(rules, wish, options_of(option), tongue, lines)
    except EndOfInput:
        return
    except KeyboardInterrupt:
        screen.print()
        raise typer.Exit(INTERRUPTED) from None
    _run(session)


@dataclass
class Wish:
    """What the command line says about who plays what."""

    deck: str
    vs: str
    bot: str
    hot_seat: bool
    seat: int
    seed: int | None
    names: str
    on_fault: Policy

    def check(self, *, going_on: bool) -> None:
        if self.bot and self.hot_seat:
            raise UnknownName("choose one: --bot to play a program, --hot-seat to play a person")
        if self.bot:
            bots.make(self.bot, load(NAMES[0]))
        if going_on and (self.deck or self.vs or self.seed is not None):
            raise UnknownName("a saved game has its decks and its seed: leave those options out")

    @property
    def chose_players(self) -> bool:
        return bool(self.bot or self.hot_seat)

    def seats(self) -> Seats:
        """Who sits where; the first name given is that of the person or of seat 0."""
        players = (PERSON, PERSON)
        given = [name.strip() for name in self.names.split(",")] + ["", ""]
        first, second = given[0], given[1]
        if not self.hot_seat:
            other = self.bot or "heuristic"
            players = (PERSON, other) if self.seat == 0 else (other, PERSON)
            if self.seat == 1:
                first, second = second, first
        return Seats(players, (first, second))


def _play_on_server(game: Game, visit: Visit, options: dict[str, Any], tongue: str) -> None:
    """The table lies on the server: leaving loses nothing."""
    screen = console.out()
    lines = Lines(screen)
    session = None
    try:
        session = join(game, visit, options, tongue, lines)
        session.run()
    except EndOfInput:
        if session is None:
            return
        session.left = True
    except KeyboardInterrupt:
        screen.print()
        if session is not None:
            session.screen.say("cli-server-left")
        raise typer.Exit(INTERRUPTED) from None
    if session.left:
        session.screen.say("cli-server-left")
        session.screen.say("goodbye")


def _begin(game: Game, wish: Wish, options: dict[str, Any], tongue: str, lines: Lines) -> Session:
    """A new game with what was asked for; at a terminal a menu asks for the rest."""
    book = Book(game, tongue)
    choice = Choice(wish.deck, wish.vs, wish.bot, wish.hot_seat)
    if lines.live and not (wish.deck and wish.vs):
        choice = choose(book, choice, lines)
        wish.bot, wish.hot_seat = choice.bot, choice.hot_seat
    own, other = _default_decks(game, choice)
    pair = [decks.for_setup(game, own), decks.for_setup(game, other)]
    if wish.seat == 1 and not wish.hot_seat:
        pair.reverse()
    number = secrets.randbits(48) if wish.seed is None else wish.seed
    match = Match.start(game, {"decks": pair, "options": options}, number)
    recovery = keeping.Recovery(game.name)
    screen = Screen(lines.console, book)
    return Session(match, wish.seats(), screen, lines, recovery, wish.on_fault)


def _default_decks(game: Game, choice: Choice) -> tuple[str, str]:
    """The game's own two for what nobody chose; the opponent gets another than the player."""
    one, two = decks.names(game)[0], decks.names(game)[1]
    own = choice.deck or (one if choice.vs != one else two)
    return own, choice.vs or (two if own != two else one)


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
    seats = remembered(sealed.read(path))
    if seats is None or wish.chose_players:
        seats = wish.seats()
    elif not match.state.over:
        _check_bots(seats, game, path, None if old else screen, lines)
    screen.say_path("loaded", path=str(path), count=match.moves)
    recovery = keeping.Recovery(game.name, old)
    return Session(match, seats, screen, lines, recovery, wish.on_fault)


def _check_bots(seats: Seats, game: Game, path: Path, asking: Screen | None, lines: Lines) -> None:
    """UnknownName if a bot of a saved game cannot play here. A file may come from anywhere, so
    one that is not our own (`asking`) does not start a program unless its reader agrees."""
    for player in seats.players:
        if player == PERSON:
            continue
        other = f"say who plays with: --bot NAME --seat {seats.persons[0]}"
        try:
            bots.make(player, game)
        except UnknownName as error:
            raise UnknownName(f"{path} is played with {player}, but {error}; {other}") from error
        if asking is not None and player.startswith(PREFIX):
            question = asking.book.say("cli-run-program", command=player.removeprefix(PREFIX))
            if not (lines.live and lines.agree(question, YES)):
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

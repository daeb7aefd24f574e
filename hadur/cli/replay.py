"""`hadur replay`: a saved game, move by move."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import typer
from rich.text import Text

from hadur.cli import console, language
from hadur.cli.arguments import Lang, RecordFile
from hadur.cli.book import Book
from hadur.cli.playing.screen import Screen
from hadur.cli.playing.typed_lines import EndOfInput, Lines
from hadur.games import NAMES, load
from hadur.kernel.errors import BadRecord, UnknownName
from hadur.kernel.events import Heard
from hadur.kernel.match import Match
from hadur.kernel.record import CONCEDE, Record

SPECTATOR = "spectator"


class Boards(StrEnum):
    """How often the table is drawn."""

    MOVES = "moves"
    TURNS = "turns"
    END = "end"


def replay(
    file: RecordFile,
    seat: Annotated[
        str,
        typer.Option(
            "--seat", metavar="N|spectator", help="Whose view: a seat's (from 0) or a spectator's."
        ),
    ] = SPECTATOR,
    step: Annotated[
        bool, typer.Option("--step", help="Wait for Enter after every move; q ends.")
    ] = False,
    boards: Annotated[
        Boards | None,
        typer.Option(
            "--boards", help="Draw the table after every move, every turn, or at the end."
        ),
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Only find out whether the record is sound.")
    ] = False,
    verify: Annotated[
        bool,
        typer.Option(
            "--verify",
            help="Only prove that chance follows from the key (or seed).",
        ),
    ] = False,
    lang: Lang = None,
) -> None:
    """Show a saved game move by move, in words and with the table.

    A game of older rules is shown as far as those of today agree with it; then it is told where
    they part.
    """
    record = Record.load(file)
    if record.game not in NAMES:
        raise BadRecord(f"{file}: the record is of {record.game}, which is not known here")
    try:
        match, parted = Match.as_far_as_it_goes(load(record.game), record)
        if parted is not None and (check or verify or not record.is_older(match.game)):
            raise parted
        proved = record.verify(match.game) if verify else 0
    except BadRecord as error:
        raise BadRecord(f"{file}: {error}") from error
    book = Book(match.game, language.choose(lang))
    screen = Screen(console.out(), book)
    if verify:
        source = "key" if record.key else "seed"
        screen.say_path("cli-verified", path=str(file), count=proved, source=source)
        return
    if check:
        screen.say_path("cli-sound", path=str(file), count=match.moves)
        return
    reader = _reader(seat, int(match.state.seats))
    _Replay(match, record, screen, reader, boards or (Boards.MOVES if step else Boards.TURNS)).show(
        Lines(screen.console) if step else None
    )
    if parted is not None:
        raise BadRecord(f"{file}: from here on the rules of today do not agree: {parted}")


def _reader(text: str, seats: int) -> int | None:
    """Through whose eyes; None for a spectator's."""
    if text == SPECTATOR:
        return None
    if text not in [str(seat) for seat in range(seats)]:
        raise UnknownName(
            f"--seat: there is no seat {text[:20]}: with {seats} players they are 0 to {seats - 1}"
            f" (or say {SPECTATOR})"
        )
    return int(text)


class _Replay:
    """A record being shown."""

    def __init__(
        self, match: Match, record: Record, screen: Screen, reader: int | None, boards: Boards
    ) -> None:
        self.match = match
        self.record = record
        self.screen = screen
        self.reader = reader
        self.boards = boards
        seats = range(int(match.state.seats))
        self.names = tuple(screen.book.say("player-seat", number=seat + 1) for seat in seats)

    def show(self, lines: Lines | None) -> None:
        """Go through the positions; `lines` waits between them."""
        heard = Heard()
        game, book = self.match.game, self.screen.book
        positions = self.record.positions(game, heard)
        state = next(positions)
        view = game.view(state, self.reader)
        turn = view.get("turn")
        self.screen.board(view, [])
        shown = self.match.shown_moves(self.reader)
        for number, (seat, text) in enumerate(shown, 1):
            self._announce(number, seat, text, view)
            state = next(positions)
            events = [event for event in heard.events if event.heard_by(self.reader)]
            self.screen.log(book.log(events, self.reader, self.names))
            view = game.view(state, self.reader)
            last = number == len(shown)
            if last or self._draws(turned=view.get("turn") != turn):
                self.screen.board(view, [])
            turn = view.get("turn")
            if lines is not None and not last and not _go_on(lines):
                return

    def _draws(self, *, turned: bool) -> bool:
        return self.boards is Boards.MOVES or (self.boards is Boards.TURNS and turned)

    def _announce(self, number: int, seat: int, text: str | None, view: dict[str, object]) -> None:
        """A move's number, who made it, its notation and its words."""
        book = self.screen.book
        line = Text(f"{number:>4} ", "dim")
        line.append(self.names[seat], "bold")
        if text is None:
            line.append(f": {book.say('cli-secret-move')}")
        else:
            line.append(f": {text}", "bold cyan")
            # What is hidden from the reader has no words: the log says what can be said of it.
            if text == self.record.moves[number - 1].text != CONCEDE:
                line.append(f"  {book.words.move_line(book.texts, view, text)}", "dim")
        self.screen.console.print(line)


def _go_on(lines: Lines) -> bool:
    try:
        return lines.ask("").lower() not in ("q", "quit", "exit")
    except EndOfInput:
        return False

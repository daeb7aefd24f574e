"""Somebody at a terminal who has to decide: what they are shown, and what they can type.

Where the game lies is for the two kinds of it to know: in this process (`session`) or on a server
(`remote`).
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from hadur.cli.playing import commands, company, menu
from hadur.cli.playing.dice import recap_lines, roll_text
from hadur.cli.playing.screen import Screen
from hadur.cli.playing.typed_lines import EndOfInput, Lines
from hadur.kernel.choices import Choice
from hadur.kernel.errors import HadurError, UnknownName
from hadur.kernel.game import Sides
from hadur.kernel.odds import Odds
from hadur.kernel.standing import places, winners
from hadur.table.standing_orders import StandingOrder
from hadur.web.facts import Recap, Roll

_UNSEEN: Final = ("decisions", "phase", "moves-left", "attacks-left", "targeted", "waiting")
"""Parts of a view for whose sake the table is not drawn again: the question names the phase."""


class Terminal:
    """`seat` is whoever's decision is on the screen."""

    online = False
    """Whether there are others elsewhere to talk to."""

    def __init__(self, screen: Screen, lines: Lines, seat: int) -> None:
        self.screen = screen
        self.book = screen.book
        self.lines = lines
        self.seat = seat
        self.left = False
        self.asks_again = True
        self.texts: list[str] = []
        self.menu: list[menu.Section] = []
        self._drawn: object = None
        self._explained = False
        self._rolled: Roll | None = None
        lines.complete(lambda: [*self.texts, *commands.names(self.online)])

    def choose_next(self, choice: Choice, value: str) -> str:
        """What of the next game of a series somebody chooses; Enter alone takes `value`."""
        self.screen.say("cli-next-choose", what=self.book.say(f"option-{choice.name}"))
        for number, one in enumerate(choice.values, 1):
            mark = " *" if one == value else ""
            self.screen.indented(f"{number}  {self.book.value_title(choice, one)}{mark}")
        while True:
            try:
                typed = self.lines.ask("> ")
            except EndOfInput:
                return value
            if not typed:
                return value
            if typed.isascii() and typed.isdecimal() and len(typed) < 4:
                if 1 <= int(typed) <= len(choice.values):
                    return choice.values[int(typed) - 1]
            self.screen.say("cli-next-number", count=len(choice.values))

    # -- what a kind of game has to know -----------------------------------------------------------

    @property
    def rule(self) -> str:
        """The rule that grants the decision."""
        raise NotImplementedError

    def view(self) -> dict[str, Any]:
        raise NotImplementedError

    def legal(self) -> list[str]:
        """The legal moves in notation."""
        raise NotImplementedError

    def harms(self) -> dict[str, str]:
        """The legal moves that harm whoever makes them, and why (kernel/harms.py)."""
        raise NotImplementedError

    def attacks(self) -> list[str]:
        """The legal moves that are attacks."""
        raise NotImplementedError

    def odds(self, texts: list[str]) -> list[Odds | None]:
        """The chances of these moves; None for one that is no attack."""
        raise NotImplementedError

    def try_move(self, text: str) -> None:
        """Make a move; the judge says what is wrong with one that cannot be made."""
        raise NotImplementedError

    def judge(self, text: str) -> None:
        """Whether a move is legal; if not, the rules against it, or that it is no move at all."""
        raise NotImplementedError

    def roll(self) -> Roll | None:
        """The last roll."""
        raise NotImplementedError

    def recap(self) -> Recap | None:
        """What others did last."""
        raise NotImplementedError

    def told(self) -> list[tuple[str, bool]]:
        """What has happened so far, and which lines are headings."""
        raise NotImplementedError

    def undo(self) -> None:
        raise NotImplementedError

    def redo(self) -> None:
        raise NotImplementedError

    def orders(self) -> Sequence[StandingOrder]:
        """The standing orders of who decides."""
        raise NotImplementedError

    def order(self, order: StandingOrder) -> None:
        """Give a standing order; if it answers what is asked now, it does so at once."""
        raise NotImplementedError

    def cancel_orders(self) -> None:
        raise NotImplementedError

    def stop(self, order: StandingOrder) -> None:
        """Ask at a window from now on, though there be nothing to choose."""
        raise NotImplementedError

    def no_stop(self, prompt: str) -> None:
        """Stop at a window no more."""
        raise NotImplementedError

    def concede(self) -> None:
        raise NotImplementedError

    def save(self, path: Path) -> None:
        raise NotImplementedError

    def talk(self, text: str, *, to_side: bool = False) -> None:
        """Say something to the others, or to those of one's own side alone."""
        raise NotImplementedError

    def company(self) -> list[company.Player]:
        """Everybody at the table, by seat."""
        raise NotImplementedError

    def sides(self) -> Sides:
        """Who plays with whom."""
        raise NotImplementedError

    @property
    def decision(self) -> dict[str, Any]:
        """What `seat` is asked, as its view tells it."""
        view = self.view()
        return next(dict(d) for d in view["decisions"] if d["seat"] == self.seat)

    # -- what all have in common -------------------------------------------------------------------

    def take(self, line: str) -> None:
        """Carry out a line: a number, a command, or a move in notation. A line that is both is a
        move, but whoever wants to read a card does not play it."""
        word, _, rest = line.partition(" ")
        command = commands.find(word, rest.strip(), self.online)
        try:
            if not line:
                self._take_only_move()
            elif line.isascii() and line.isdecimal():
                self._make(self.numbered(line))
            elif command is not None and (line not in self.texts or command is commands.card):
                command(self, rest.strip())
            else:
                self._make(line)
        except HadurError as error:
            self.screen.refuse(self.book.say("error", message=str(error)))

    def _make(self, text: str) -> None:
        """Make a move; one that harms whoever makes it is asked again once, unless they do not want
        that."""
        why = self.harms().get(" ".join(text.lower().split())) if self.asks_again else None
        if why is None or self.lines.agree(self._sure(why)):
            self.try_move(text)

    def _sure(self, why: str) -> str:
        return self.book.say("cli-sure", why=self.book.texts.sentence(f"harm-{why}"))

    def _take_only_move(self) -> None:
        if len(self.texts) == 1:
            self.try_move(self.texts[0])
        else:
            self.screen.say("choose-move")

    def numbered(self, number: str) -> str:
        """The notation of a move by its number in the list."""
        for section in self.menu:
            for entry in section.entries:
                if str(entry.number) == number:
                    return entry.text
        raise UnknownName(self.book.say("cli-no-number", number=number[:12], count=len(self.texts)))

    def show_board(self, *, again: bool = False) -> None:
        """The table, unless it looks as it did when it was shown last."""
        view = self.view()
        self.texts = self.legal()
        self.menu = menu.sections(self.book, view, self.texts)
        looks = {key: value for key, value in view.items() if key not in _UNSEEN}
        looks["marked"] = [text for text in self.texts if text.startswith("pick ")]
        if again or looks != self._drawn:
            self.screen.board(view, self.texts)
            if again or not self._explained:
                self.screen.legend()
                self._explained = True
        self._drawn = looks
        self.show_roll()
        self.show_company()

    def show_roll(self) -> None:
        """The dice, if they were thrown since they were shown last."""
        roll = self.roll()
        if roll is not None and roll != self._rolled:
            self.screen.console.print(roll_text(self.book, roll))
        self._rolled = roll

    def show_recap(self) -> None:
        """What others did last; nothing if that is nothing."""
        recap = self.recap()
        for line in recap_lines(self.book, recap) if recap is not None else []:
            self.screen.console.print(line)

    def show_company(self) -> None:
        """Who is there; between two the table says it all."""
        players = self.company()
        if len(players) > 2:
            self.screen.console.print(company.line(self.book, players, self.sides()))

    def show_moves(self) -> None:
        self.screen.question(self.view(), self.menu)

    def show_result(self, scores: list[int], reader: int | None, names: list[str]) -> None:
        """Who won, for a reader who played, or for several who shared the terminal. Who won is
        also told to one who lost among several, and the places where more than that was played
        for."""
        won = winners(scores) if scores else ()
        if not won:
            self.screen.say("result-drawn")
            return
        if reader is not None:
            self.screen.say("result-won" if reader in won else "result-lost")
        if reader is None or (len(scores) > 2 and won != (reader,)):
            shown = company.together(self.book, [names[seat] for seat in won])
            single = len(won) == 1
            self.screen.say("result-winner" if single else "result-winners", player=shown)
        if len(set(scores)) > 2:
            for place, seat in sorted(zip(places(scores), range(len(scores)), strict=True)):
                line = self.book.say("cli-place", place=place, player=names[seat])
                self.screen.indented(f"{line}: {scores[seat]}")

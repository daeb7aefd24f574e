"""One game at one terminal, from the first decision to the last."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

from hadur import bots
from hadur.bots import BotFault
from hadur.bots.external import Policy
from hadur.bots.seated import Seated
from hadur.bots.tempo import Tempo
from hadur.bots.workers import Thinkers, at_table
from hadur.cli.book import Names
from hadur.cli.playing import commands, keeping
from hadur.cli.playing.keeping import Recovery
from hadur.cli.playing.lines import Lines
from hadur.cli.playing.ordering import Orders
from hadur.cli.playing.screen import Screen
from hadur.cli.playing.seats import PERSON, Seats
from hadur.cli.playing.terminal import YES, Terminal
from hadur.kernel.errors import BadNotation, CannotSave, IllegalMove
from hadur.kernel.match import Match
from hadur.table.orders import Order

STAND_IN: Final = "heuristic"
"""Who goes on for a program that is out, where --on-fault asks for it."""


class Session(Terminal):
    """People and bots at a match."""

    def __init__(
        self,
        match: Match,
        seats: Seats,
        screen: Screen,
        lines: Lines,
        recovery: Recovery,
        on_fault: Policy = Policy.FORFEIT,
    ) -> None:
        super().__init__(screen, lines, seats.persons[0])
        self.match = match
        self.seats = seats
        self.recovery = recovery
        self.on_fault = on_fault
        self._thinkers = Thinkers()
        players = {
            seat: self._bot(seat)
            for seat, player in enumerate(seats.players)
            if player != PERSON and not match.state.over
        }
        self._bots = Seated(match, players)
        self._orders = Orders(match, seats.persons)
        self._tempos: defaultdict[int, Tempo] = defaultdict(Tempo)
        self._told = dict.fromkeys(seats.persons, match.moves or -1)
        self._lost_by: BotFault | None = None
        self._at_screen = -1
        self.keep()

    # -- going on ----------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or the people leave."""
        while not self.match.state.over and not self.left:
            decision = self.match.state.decisions[0]
            if decision.seat in self._bots:
                self._wait_for(decision.seat)
            elif (answer := self._orders.answer(decision)) is not None:
                self._play(answer, decision.seat)
            else:
                self._decide(decision.seat)
        if self.match.state.over:
            self._bots.finish()
            self._result()

    def close(self) -> None:
        """Send the bots away; programs among them end."""
        self._bots.close()
        self._thinkers.close()

    def _bot(self, seat: int) -> bots.Bot:
        seed = self.match.record.seed + seat + 1
        return at_table(self.seats.players[seat], self.match.game, seed, self._thinkers)

    def _wait_for(self, seat: int) -> None:
        """Let a bot move."""
        try:
            began = time.monotonic()
            with self.screen.waiting(self.name(seat)):
                move = self._bots.choose(seat)
                took = time.monotonic() - began
                time.sleep(self._tempos[seat].left(self.match.state, seat, took))
        except BotFault as fault:
            self._out(seat, fault)
        else:
            self._play(move, seat)

    def _out(self, seat: int, fault: BotFault) -> None:
        """A program that broke the protocol: it has lost, or a bot of ours goes on for it."""
        if self.on_fault is Policy.REPLACE:
            self.screen.fault(fault, self.on_fault)
            self.seats = self.seats.replaced(seat, STAND_IN)
            self._bots.replace(seat, self._bot(seat))
        else:
            self._lost_by = fault  # said with the result
            self.match.concede(seat)
        self.keep()

    def _decide(self, seat: int) -> None:
        """Show a person what there is to know and do, and carry out what they type."""
        self.seat = seat
        if self.seats.hot and seat != self._at_screen:
            self._hand_over()
        self._at_screen = seat
        self.show_log()
        self.show_board()
        self.show_moves()
        before = self.match.state
        while self.match.state is before and not self.left:
            self.take(self.lines.ask("> "))

    def _hand_over(self) -> None:
        self.texts, self.menu = [], []
        self.lines.forget()
        self.screen.wipe()
        self.screen.say("hand-over", player=self.name(self.seat))
        self.lines.wait(self.book.say("hand-over-ready") + " ")
        self.screen.wipe()
        self._drawn = None

    def try_move(self, text: str) -> None:
        try:
            self._play(text, self.seat)
        except (IllegalMove, BadNotation):
            self.judge(text)

    def _play(self, move: str | int, seat: int) -> None:
        before, moves = self.match.state, self.match.moves
        self.match.play(move, seat)
        self._orders.moved(before, moves)
        self.keep()

    def orders(self) -> Sequence[Order]:
        return self._orders.of(self.seat)

    def order(self, order: Order) -> None:
        self._orders.give(self.seat, order)
        self.try_move(order.answer)

    def cancel_orders(self) -> None:
        self._orders.cancel(self.seat)

    def concede(self) -> None:
        self.match.concede(self.seat)
        self.keep()

    def save(self, path: Path) -> None:
        keeping.save(path, self.match, self.seats)

    def keep(self) -> None:
        """Write the game down; a disk that is full does not end it."""
        try:
            self.recovery.keep(self.match, self.seats)
        except CannotSave as error:
            self.screen.refuse(self.book.say("cli-not-kept", message=str(error)))

    # -- going back --------------------------------------------------------------------------------

    def undo(self) -> None:
        """Take back to the last decision of a person: over dice and new cards the others are
        asked, but a bot has no say."""
        moves = self.match.record.moves
        if not any(line.seat in self.seats.persons for line in moves):
            self.screen.refuse(self.book.say("nothing-to-undo"))
            return
        # As this person may read it: the others may have discarded face down.
        shown = self.match.shown_moves(self.seat)[-1][1] or self.book.say("cli-secret-move")
        if self.seats.hot and (not self.match.can_undo() or moves[-1].seat != self.seat):
            if not self._consent(shown):
                return
        crossed = False
        while True:
            crossed = crossed or not self.match.can_undo()
            line = self.match.undo(consent=True)
            if line.seat in self.seats.persons:
                break
        # An order that led here would lead here again.
        self._orders.cancel(line.seat)
        self.screen.say("undone", move=line.text if line.seat == self.seat else shown)
        if crossed and not self.seats.hot:
            self.screen.say("cli-undo-crossed")
        self._moved_in_time()

    def _consent(self, move: str) -> bool:
        other = next(seat for seat in self.seats.persons if seat != self.seat)
        self.screen.say("undo-barrier", move=move)
        question = self.book.texts.sentence("cli-undo-ask", player=self.name(other))
        if self.lines.agree(question, YES):
            return True
        self.screen.say("cli-undo-denied")
        return False

    def redo(self) -> None:
        """Make the moves again that the last undo took back."""
        if not self.match.can_redo():
            self.screen.refuse(self.book.say("nothing-to-redo"))
            return
        self.match.redo()
        shown = self.match.shown_moves(self.seat)[-1][1] or self.book.say("cli-secret-move")
        self.screen.say("redone", move=shown)
        while self.match.can_redo() and not self._waits_for_person():
            self.match.redo()
        self._moved_in_time()

    def _waits_for_person(self) -> bool:
        return any(d.seat in self.seats.persons for d in self.match.state.decisions)

    def _moved_in_time(self) -> None:
        """After undo and redo: what lies behind is told already, the table is drawn anew. Bots
        hear it again, since what they heard may not have happened."""
        self._bots.start_over()
        for seat in self._told:
            self._told[seat] = self.match.moves
        self._drawn = None
        self.keep()

    # -- showing -----------------------------------------------------------------------------------

    @property
    def names(self) -> Names | None:
        """What the log calls the players; None lets it say "your opponent"."""
        if any(self.seats.names):
            return self.name(0), self.name(1)
        return None

    def name(self, seat: int) -> str:
        """A player's name, or the name of the deck."""
        if self.seats.names[seat]:
            return self.seats.names[seat]
        if self.seats.hot:
            return self.book.say("player-seat", number=seat + 1)
        return self.book.say("player-opponent")

    def view(self) -> dict[str, Any]:
        return self.match.game.view(self.match.state, self.seat)

    def show_log(self) -> None:
        """What happened since this person was asked last."""
        events = self.match.events_since(self._told[self.seat], self.seat)
        self.screen.log(self.book.log(events, self.seat, self.names))
        self._told[self.seat] = self.match.moves

    @property
    def rule(self) -> str:
        return self.match.state.decisions[0].rule

    def legal(self) -> list[str]:
        return next(d for d in self.match.state.decisions if d.seat == self.seat).texts

    def told(self) -> list[tuple[str, bool]]:
        return self.book.log(self.match.events_since(-1, self.seat), self.seat, self.names)

    def judge(self, text: str) -> None:
        try:
            verdict = self.match.game.explain(self.match.state, text, self.seat)
        except BadNotation as error:
            self.screen.refuse(self.book.say("unknown-command", text=text))
            if self.book.texts.lang == "en":
                self.screen.indented(str(error))
            near = get_close_matches(text, [*self.texts, *commands.names()], 1, 0.75)
            if near:
                self.screen.indented(self.book.say("cli-near", text=near[0]))
            return
        if verdict.legal:
            self.screen.say("cli-legal", move=text)
            return
        self.screen.refuse(self.book.say("cli-refused", move=text))
        for refusal in verdict.refusals:
            self.screen.indented(self.book.words.refusal_line(self.book.texts, refusal))

    def _result(self) -> None:
        """The end: the last events, the table, who won, where the record lies."""
        persons = self.seats.persons
        reader = None if self.seats.hot else persons[0]
        since = min(self._told.values())
        events = self.match.events_since(since, reader)
        self.screen.log(self.book.log(events, reader, self.names))
        self.screen.board(self.match.game.view(self.match.state, reader), [])
        if self._lost_by is not None:
            self.screen.fault(self._lost_by, self.on_fault)
        scores = self.match.state.result or []
        self.show_result(scores, reader, [self.name(seat) for seat in range(len(scores))])
        self.screen.say_path("cli-record-at", path=str(self.recovery.path))

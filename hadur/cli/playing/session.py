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
from hadur.bots.tempo import Tempo, in_time
from hadur.bots.workers import Thinkers, at_table
from hadur.cli.book import Names
from hadur.cli.playing import commands, company, keeping
from hadur.cli.playing.keeping import Recovery
from hadur.cli.playing.screen import Screen
from hadur.cli.playing.seats import PERSON, Seats
from hadur.cli.playing.series import Series
from hadur.cli.playing.standing_orders import Orders
from hadur.cli.playing.terminal import Terminal
from hadur.cli.playing.typed_lines import Lines
from hadur.kernel import odds
from hadur.kernel.decision import Decision
from hadur.kernel.errors import BadNotation, CannotSave, IllegalMove
from hadur.kernel.game import Sides
from hadur.kernel.harms import harms
from hadur.kernel.match import Match
from hadur.kernel.odds import Odds
from hadur.table.standing_orders import StandingOrder
from hadur.web.facts import Recap, Roll
from hadur.web.log import Log
from hadur.web.look import book_of
from hadur.web.naming import bot_name, told_apart

_APART: Final = 1_000_003
"""How far the seeds of the games of a series are apart."""
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
        series: Series | None = None,
    ) -> None:
        super().__init__(screen, lines, seats.persons[0])
        self.match = match
        self.seats = seats
        self.recovery = recovery
        self.on_fault = on_fault
        self.series = series or Series(match.game)
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
        self._logs: dict[int, Log] = {}
        self.asks_all = False
        self.keep()

    # -- going on ----------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or the people leave."""
        while not self.match.state.over and not self.left:
            decision = self.match.state.decisions[0]
            if decision.seat in self._bots:
                self._wait_for(decision.seat)
                if not self._persons_left():
                    self._watch()
            elif (answer := self._orders.answer(decision)) is not None:
                self._play(answer, decision.seat)
            elif (only := self._only_answer(decision)) is not None:
                self._play(only, decision.seat)
            else:
                self._decide(decision.seat)
        if self.match.state.over:
            self._bots.finish()
            self._result()

    def _only_answer(self, decision: Decision) -> str | None:
        """What is answered for a person without a choice; None if they are to be asked. People who
        share a terminal see who is called to it, so all are."""
        if self.seats.hot or self.asks_all or self._orders.is_stopped(decision):
            return None
        return decision.texts[0] if len(decision.moves) == 1 else None

    def following(self) -> Session | None:
        """The next game of the series, if one follows; its standing is told."""
        if not self.match.state.over:
            return None
        self.series.add(self.match)
        setup = self.series.next_setup()
        if self.series.games > 1 or setup is not None:
            you = self.seats.persons if len(self.seats.persons) == 1 else []
            shown = ", ".join(
                f"{self.book.say('cli-you') if seat in you else self.name(seat)} {games}"
                for seat, games in enumerate(self.series.won())
            )
            self.screen.say("cli-series", count=self.series.games, standing=shown)
        if setup is None:
            self._tell_series_won()
            return None
        what = self.series.next_choice()
        if what is not None:
            asks = any(seat in what.seats for seat in self.seats.persons)
            value = what.choice.default
            setup = what.made(setup, self.choose_next(what.choice, value) if asks else value)
        match = Match.start(self.match.game, setup, self.match.record.seed + _APART)
        recovery = Recovery(match.game.name)
        again = self.seats, self.screen, self.lines, recovery, self.on_fault, self.series
        following = Session(match, *again)
        following.asks_all, following.asks_again = self.asks_all, self.asks_again
        return following

    def _tell_series_won(self) -> None:
        won = self.series.winners() if self.series.games > 1 else ()
        if won:
            names = ", ".join(self.name(seat) for seat in won)
            self.screen.say("web-series-won", names=names, count=len(won))

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
            state, tempo = self.match.state, self._tempos[seat]
            due = tempo.due(state, seat, self._bots.needs(seat))
            with self.screen.waiting(self.name(seat)):
                move = self._bots.choose(seat, None if due is None else in_time(due))
                took = time.monotonic() - began
                tempo.learn(state, seat, took)
                time.sleep(max(0.0, (due or 0.0) - took))
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
            self.keep()
            return
        self._give_up(seat)
        if self.match.state.over:
            self._lost_by = fault  # said with the result
        else:
            self.screen.fault(fault, self.on_fault, goes_on=True)

    def _persons_left(self) -> bool:
        """Whether anybody here still plays."""
        return any(not self.match.state.is_out(seat) for seat in self.seats.persons)

    def _watch(self) -> None:
        """Show those who are out how the others play on."""
        reader = self._reader
        since = (min if self.seats.hot else max)(self._told.values())
        events = self.match.events_since(since, reader)
        self.screen.log(self.book.log(events, reader, self.names))
        self._told = dict.fromkeys(self._told, self.match.moves)

    @property
    def _reader(self) -> int | None:
        """Through whose eyes all at this terminal may look; None for a spectator's."""
        return None if self.seats.hot else self.seats.persons[0]

    def _decide(self, seat: int) -> None:
        """Show a person what there is to know and do, and carry out what they type."""
        self.seat = seat
        if seat != self._at_screen:
            if self.seats.hot:
                self._hand_over()
            elif self.seats.alone:
                self.screen.say("cli-now-plays", player=self.name(seat))
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

    def attacks(self) -> list[str]:
        return odds.attacks(self.match.state, int(self.match.state.asked(self.seat)))

    def odds(self, texts: list[str]) -> list[Odds | None]:
        state = self.match.state
        index = int(state.asked(self.seat))
        return [odds.told(state, index, self.match.game.parse(state, t, index)) for t in texts]

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

    def stop(self, order: StandingOrder) -> None:
        self._orders.give(self.seat, order)

    def no_stop(self, prompt: str) -> None:
        self._orders.take_back(self.seat, prompt)

    def orders(self) -> Sequence[StandingOrder]:
        return self._orders.of(self.seat)

    def order(self, order: StandingOrder) -> None:
        self._orders.give(self.seat, order)
        self.try_move(order.answer)

    def cancel_orders(self) -> None:
        self._orders.cancel(self.seat)

    def concede(self) -> None:
        self._give_up(self.seat)
        if self.match.state.over:
            return
        if len(self.seats.persons) > 1:
            self.screen.say("cli-one-is-out", player=self.name(self.seat))
        else:
            self.screen.say("cli-others-play-on")

    def _give_up(self, seat: int) -> None:
        """What follows is the game's rule: its end, or others play on."""
        before, moves = self.match.state, self.match.moves
        self.match.concede(seat)
        self._orders.moved(before, moves)
        self.keep()

    def save(self, path: Path) -> None:
        keeping.save(path, self.match, self.seats, self.series)

    def keep(self) -> None:
        """Write the game down; a disk that is full does not end it."""
        try:
            self.recovery.keep(self.match, self.seats, self.series)
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
            if line.seat in self.seats.persons and not self._had_no_choice(line.seat):
                break
            if self.match.moves == 0:
                break
        # An order that led here would lead here again.
        self._orders.cancel(line.seat)
        self.screen.say("undone", move=line.text if line.seat == self.seat else shown)
        if crossed and not self.seats.hot:
            self.screen.say("cli-undo-crossed")
        self._moved_in_time()

    def _had_no_choice(self, seat: int) -> bool:
        """Whether what a person is asked would be answered for them again."""
        asked = [d for d in self.match.state.decisions if d.seat == seat]
        return any(self._only_answer(decision) is not None for decision in asked)

    def _consent(self, move: str) -> bool:
        """Whether somebody of each other side here agrees."""
        others: dict[int, int] = {}
        state = self.match.state
        for seat in self.seats.persons:
            if state.side_of[seat] != state.side_of[self.seat] and not state.is_out(seat):
                others.setdefault(int(state.side_of[seat]), seat)
        if others:
            self.screen.say("undo-barrier", move=move)
        for other in others.values():
            question = self.book.texts.sentence("cli-undo-ask", player=self.name(other))
            if not self.lines.agree(question):
                self.screen.say("cli-undo-denied")
                return False
        return True

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
        self._logs.clear()
        self._drawn = None
        self.keep()

    # -- showing -----------------------------------------------------------------------------------

    @property
    def names(self) -> Names | None:
        """What the log calls the players; None lets it say "your opponent"."""
        seats = range(len(self.seats.players))
        if any(self.seats.names) or any(self._bot_names) or len(seats) > 2:
            return tuple(self.name(seat) for seat in seats)
        return None

    @property
    def _bot_names(self) -> tuple[str, ...]:
        """What bots of ours are called, by seat; "" for others."""
        texts, players = self.book.texts, self.seats.players
        ours = [texts.has(f"web-bot-{player.partition(':')[0]}") for player in players]
        names = [bot_name(player, texts.lang) for player in players]
        return told_apart(tuple(name * own for name, own in zip(names, ours, strict=True)))

    def name(self, seat: int) -> str:
        """What a player is called: by name, as a bot, by seat, or, where there is one, the
        opponent."""
        if self.seats.names[seat] or self._bot_names[seat]:
            return self.seats.names[seat] or self._bot_names[seat]
        if len(self.seats.players) > 2 or len(self.seats.persons) > 1:
            return self.book.say("player-seat", number=seat + 1)
        return self.book.say("player-opponent")

    def company(self) -> list[company.Player]:
        state = self.match.state
        own = self.seats.persons if self.seats.alone else [self.seat]
        return [
            company.Player(
                self.seats.names[seat]
                or self._bot_names[seat]
                or self.book.say(f"table-player-{seat + 1}"),
                seat in own,
                state.asked(seat) >= 0,
                bool(state.is_out(seat)),
            )
            for seat in range(int(state.seats))
        ]

    def sides(self) -> Sides:
        return self.match.game.sides(self.match.record.setup)

    def view(self) -> dict[str, Any]:
        return self.match.game.view(self.match.state, self.seat)

    def show_log(self) -> None:
        """What happened since this person was asked last; one who plays several seats has seen
        what the others of them were shown."""
        seat, told = self.seat, self._told
        others = [other for other in told if self.seats.alone and other != seat]
        events = [
            event
            for move in range(told[seat], self.match.moves)
            for event in self.match.events_since(move, seat, move + 1)
            if not any(told[other] > move and event.heard_by(other) for other in others)
        ]
        self.screen.log(self.book.log(events, seat, self.names))
        told[seat] = self.match.moves

    def _seen(self) -> Log | None:
        """What pages would show the person who decides, told up to now; None if there are none."""
        if self.seat not in self._logs:
            you = self.seats.names[self.seat] or self.book.texts.sentence("cli-you")
            names = [self.name(seat) for seat in range(len(self.seats.players))]
            names[self.seat] = you
            book = book_of(self.match.game.name, self.book.texts.lang)
            if not book.has_pages:
                return None
            self._logs[self.seat] = Log(book, self.seat, tuple(names))
        log = self._logs[self.seat]
        log.of(self.match)
        return log

    def roll(self) -> Roll | None:
        seen = self._seen()
        return None if seen is None else seen.roll

    def recap(self) -> Recap | None:
        seen = self._seen()
        return None if seen is None else seen.recap

    @property
    def rule(self) -> str:
        return self._asked.rule

    @property
    def _asked(self) -> Decision:
        return next(d for d in self.match.state.decisions if d.seat == self.seat)

    def legal(self) -> list[str]:
        return self._asked.texts

    def harms(self) -> dict[str, str]:
        return harms(self.match.state, self._asked.index)

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
        reader = self._reader
        self._watch()
        self.screen.board(self.match.game.view(self.match.state, reader), [])
        if self._lost_by is not None:
            self.screen.fault(self._lost_by, self.on_fault)
        scores = self.match.state.result or []
        sides = {int(self.match.state.side_of[seat]) for seat in self.seats.persons}
        names = [self.name(seat) for seat in range(len(scores))]
        # One who plays for both sides has neither won nor lost.
        self.show_result(scores, reader if len(sides) == 1 else None, names)
        self.screen.say_path("cli-record-at", path=str(self.recovery.path))

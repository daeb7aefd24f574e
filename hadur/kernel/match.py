"""One game being played: its state, its record, what was heard, and the way back.

A move is an information barrier if it cannot be taken back without somebody keeping what it
brought: a chance result, a look at a card, the others' secret answers, or the end of the game.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hadur.kernel.errors import NothingToUndo
from hadur.kernel.game import Game, Setup
from hadur.kernel.hearing import Event, Heard
from hadur.kernel.record import CONCEDE, Line, Record, concede, plain
from hadur.kernel.state import State

LEFT: Final = -1
"""Instead of the index of a question: the seat that follows has left the game."""


@dataclass
class Played:
    """A move of a match. `sealed` says that it is one of several secret answers and was not the
    last of them, `opens` that it was, or made it so by leaving; `before` is the position it was
    made in; `answer` is the question answered and the move as numbers, once they are known."""

    line: Line
    before: State
    events: tuple[Event, ...]
    barrier: bool
    sealed: bool
    opens: bool
    answer: tuple[int, int] | None = None

    def same_round(self, other: Played) -> bool:
        """Whether both were made while the same secret questions were open. (A question never
        changes, and copies of a position share it.)"""
        return self.before.asks[0] is other.before.asks[0]


class Match:
    """A game from its deal on. Only `play`, `concede`, `undo` and `redo` change it.

    `state` is the position now. A position once reached never changes: each of them puts
    another one in its place. `scenario` has the keys of the position the match began in, if that
    was not a deal.
    """

    def __init__(self, game: Game, head: Record, state: State, heard: Heard) -> None:
        """For `start` and `from_record`; `heard` listens to the state and has heard the deal."""
        self.game = game
        self.state = state
        self.scenario: dict[str, Any] | None = None
        self._head = head
        self._heard = heard
        self._deal_events: tuple[Event, ...] = tuple(heard.events)
        self._played: list[Played] = []
        self._undone: list[tuple[Played, State]] = []

    @classmethod
    def start(cls, game: Game, setup: Setup, seed: int = 0) -> Match:
        """Deal a new game and run to its first decision."""
        checked = plain(game.check_setup(setup))
        heard = Heard()
        state = game.begin(checked, seed, None, heard)
        head = Record(game.name, game.version, checked, seed, tuple(heard.results))
        return cls(game, head, state, heard)

    @classmethod
    def from_record(cls, game: Game, record: Record) -> Match:
        """Take up a recorded game where it was left; BadRecord if it cannot be replayed."""
        heard = Heard()
        positions = record.positions(game, heard)
        state = next(positions)
        setup = plain(game.check_setup(record.setup))
        # Every move has proved legal by the rules of now, so those are what it goes on by.
        head = Record(game.name, game.version, setup, record.seed, record.deal)
        match = cls(game, head, state, heard)
        before = state.copy()
        for number, _ in enumerate(positions):
            match._keep(record.moves[number], before)
            before = state.copy()
        return match

    @property
    def record(self) -> Record:
        """The game so far: what was taken back is not in it."""
        head = self._head
        moves = [played.line for played in self._played]
        result = self.state.result
        scores = None if result is None else tuple(result)
        return Record(head.game, head.version, head.setup, head.seed, head.deal, moves, scores)

    @property
    def moves(self) -> int:
        """How many moves have been made."""
        return len(self._played)

    def answers(self) -> list[tuple[int, int]]:
        """The moves as numbers, each with the index of the question it answered: the fast way to
        come to the same position again (`follow`)."""
        return [self._answer(played) for played in self._played]

    # -- going on ----------------------------------------------------------------------------------

    def play(self, move: str | int, seat: int | None = None) -> Line:
        """Check and play a move; on any error the match is as it was.

        The very move that was just taken back is a redo, with the same chance results."""
        index, number = self.game.find(self.state, move, seat)
        asked = int(self.state.asks[index].seat)
        text = self.game.text(self.state, index, number)
        if self._undone:
            line = self._undone[-1][0].line
            if line.seat == asked and line.text == text:
                return self.redo()
        before = self._step_forward()
        try:
            self.state.advance(number, index)
        except BaseException:
            self._stand_at(before)
            raise
        self._undone = []
        line = Line(asked, text, tuple(self._heard.results))
        return self._keep(line, before, (index, number))

    def concede(self, seat: int) -> Line:
        """Give up, in or out of turn. What follows is the game's rule: its end, or others play
        on."""
        before = self._step_forward()
        try:
            concede(self.game, self.state, seat)
        except BaseException:
            self._stand_at(before)
            raise
        self._undone = []
        return self._keep(Line(seat, CONCEDE, tuple(self._heard.results)), before)

    def _step_forward(self) -> State:
        """Go on in a copy that nothing was learned in yet; the position left is returned."""
        before = self.state
        before.listener = None
        self._heard.clear()
        self._stand_at(before.copy())
        self.state.learned = 0
        return before

    def _keep(self, line: Line, before: State, answer: tuple[int, int] | None = None) -> Line:
        """Note a move that has just led from `before` to the state now."""
        secret = len(before.asks) > 1
        leaves = line.text == CONCEDE
        goes_on = bool(self.state.asks) and self.state.asks[0] is before.asks[0]
        sealed = secret and goes_on and not leaves
        # Answers that were not all given when a game ends are never opened.
        opens = secret and not goes_on and not (leaves and bool(self.state.over))
        barrier = bool(line.chance) or int(self.state.learned) != 0 or opens or leaves
        barrier = barrier or bool(self.state.over)
        events = tuple(self._heard.events)
        self._played.append(Played(line, before, events, barrier, sealed, opens, answer))
        return line

    # -- going back --------------------------------------------------------------------------------

    def can_undo(self, *, consent: bool = False) -> bool:
        """Whether `undo` would take a move back."""
        return bool(self._played) and (consent or not self._played[-1].barrier)

    def undo(self, *, consent: bool = False) -> Line:
        """Take the last move back; across an information barrier only if all consent.

        Chance is not thrown again: the next result of each stream is what it was."""
        if not self._played:
            raise NothingToUndo("there is no move to take back")
        last = self._played[-1]
        if last.barrier and not consent:
            raise NothingToUndo(
                f"'{last.line.text}' cannot be taken back without consent:"
                " it threw dice, showed something new or ended the game"
            )
        self._played.pop()
        self._undone.append((last, self.state))
        self._stand_at(last.before)
        return last.line

    def can_redo(self) -> bool:
        """Whether a move was taken back and none played since."""
        return bool(self._undone)

    def redo(self) -> Line:
        """Make the move that was taken back again, with the same chance results."""
        if not self._undone:
            raise NothingToUndo("there is no move to make again")
        played, after = self._undone.pop()
        self._played.append(played)
        self._stand_at(after)
        return played.line

    def _stand_at(self, state: State) -> None:
        state.listener = self._heard
        self.state = state

    # -- what the seats may know of it -------------------------------------------------------------

    def events_since(self, move: int, seat: int | None, until: int | None = None) -> list[Event]:
        """What a seat (None: a spectator) may hear of the moves from number `move` on, to before
        number `until` if that is given.

        The first move is number 0; the deal is number -1."""
        events = list(self._deal_events) if move < 0 else []
        for played in self._played[max(move, 0) : until]:
            events += played.events
        return [event for event in events if event.heard_by(seat)]

    def shown_moves(self, seat: int | None, since: int = 0) -> list[tuple[int, str | None]]:
        """Seat and text of the moves from number `since` on, as a seat (None: a spectator) may
        read them. None stands for the secret answer of another while not all have answered."""
        return [
            (self._played[number].line.seat, self._shown(number, seat))
            for number in range(max(since, 0), len(self._played))
        ]

    def position(self, number: int) -> State:
        """The position after so many moves. It is the match's own: copy it to play on it."""
        return self._played[number].before if number < len(self._played) else self.state

    def spots(self, number: int, seat: int | None) -> tuple[str, ...]:
        """Where move `number` happened, as far as a seat (None: a spectator) may know."""
        played = self._played[number]
        if played.line.text == CONCEDE or self._hidden(number, seat):
            return ()
        return tuple(self.game.spots(played.before, *self._answer(played)))

    def _hidden(self, number: int, seat: int | None) -> bool:
        return self._shown(number, seat) != self._played[number].line.text

    def _shown(self, number: int, seat: int | None) -> str | None:
        played = self._played[number]
        line = played.line
        if line.seat == seat or line.text == CONCEDE:
            return line.text
        if played.sealed and not self._was_opened(number):
            return None
        index, move = self._answer(played)
        return self.game.text_for(played.before, index, move, seat)

    def _was_opened(self, number: int) -> bool:
        """Whether all have given their secret answers since."""
        played = self._played[number]
        for later in self._played[number + 1 :]:
            if not played.same_round(later):
                return False
            if later.opens:
                return True
        return False

    def _answer(self, played: Played) -> tuple[int, int]:
        """The question a move answered, and the move as a number."""
        line = played.line
        if line.text == CONCEDE:
            return LEFT, line.seat
        if played.answer is None:
            played.answer = self.game.find(played.before, line.text, line.seat)
        return played.answer


def follow(state: State, index: int, move: int) -> None:
    """Make a move as `Match.answers` has it."""
    if index == LEFT:
        state.game().withdraw(state, move)
    else:
        state.advance(move, index)

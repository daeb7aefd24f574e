"""One game being played: its state, its record, what was heard, and the way back.

A move is an information barrier if it cannot be taken back without somebody keeping what it
brought: a chance result, a look at a card, the others' secret answers, or the end of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, replace
from typing import Any, Final

from hadur.kernel.chance import promise
from hadur.kernel.contents import KEY, Contents, renewed
from hadur.kernel.errors import BadRecord, HadurError, NothingToUndo
from hadur.kernel.events import Event, Heard
from hadur.kernel.game import Game, Setup
from hadur.kernel.record import CONCEDE, Line, Record, concede, plain
from hadur.kernel.state import State

DECLINED: Final = "no"
"""The answer of whoever would rather not."""

LEFT: Final = -1
"""Instead of the index of a question: the seat that follows has left the game."""


@dataclass
class Played:
    """A move of a match, made or only tried. `sealed` says that it is one of several secret answers
    and was not the last of them, `opens` that it was, or made it so by leaving; `before` is the
    position it was made in, `after` the one it led to; `answer` is the question answered and the
    move as numbers, once they are known."""

    line: Line
    before: State
    after: State
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
    """A game from its deal on. Only `play`, `concede`, `replay`, `undo` and `redo` change it.

    `state` is the position now. A position once reached never changes: each of them puts
    another one in its place. `scenario` has the keys of the position the match began in, if that
    was not a deal. With a `key` chance comes from that; its promise stands in the record from the
    start, the key itself once the game is over.

    Whoever has to write a move down before it counts tries it first (`attempt`) and then makes it
    by what was written (`replay`): it is played once all the same.
    """

    def __init__(self, game: Game, head: Record, state: State, heard: Heard) -> None:
        """For `start` and its like; `heard` listened to the state and has heard the deal."""
        self.game = game
        self.key = heard.key
        self.state = state
        self.scenario: dict[str, Any] | None = None
        self._head = head
        self._deal_events: tuple[Event, ...] = tuple(heard.events)
        self._played: list[Played] = []
        self._undone: list[Played] = []
        self._tried: Played | None = None
        state.listener = None

    def copy(self) -> Match:
        """Another match at the same point, which goes its own way from here."""
        other = copy(self)
        other._played = self._played[:]
        other._undone = self._undone[:]
        return other

    @classmethod
    def start(cls, game: Game, setup: Setup, seed: int = 0) -> Match:
        """Deal a new game and run to its first decision."""
        checked = plain(game.check_setup(setup))
        heard = Heard()
        contents = game.contents(checked)
        state = game.begin(checked, seed, None, heard, contents)
        deal = tuple(heard.results)
        head = Record(game.name, game.version, checked, seed, deal, contents=contents)
        return cls(game, head, state, heard)

    @classmethod
    def from_record(cls, game: Game, record: Record, key: bytes = b"") -> Match:
        """Take up a recorded game where it was left; BadRecord if it cannot be replayed."""
        match, parted = cls.as_far_as_it_goes(game, record, key)
        if parted is not None:
            raise parted
        return match

    @classmethod
    def as_far_as_it_goes(
        cls, game: Game, record: Record, key: bytes = b""
    ) -> tuple[Match, BadRecord | None]:
        """A recorded game up to where the rules of now part from it, and what they say there; None
        if they let it be played to its end. BadRecord if it cannot even be dealt."""
        heard = Heard(key or bytes.fromhex(record.key))
        positions = record.positions(game, heard)
        state = next(positions)
        # Every move proves legal by the rules of now, so those are what it goes on by.
        match = cls(game, _head(game, record), state.copy(), heard)
        try:
            for number, _ in enumerate(positions):
                after = state.copy()
                match._take(_brought(record.moves[number], match.state, after, heard))
        except BadRecord as error:
            return match, error
        return match, None

    @classmethod
    def at_position(
        cls,
        game: Game,
        setup: Setup,
        position: dict[str, Any],
        seed: int = 0,
        key: bytes = b"",
        contents: Contents | None = None,
    ) -> Match:
        """A match that begins in a position instead of a deal; its record cannot be replayed."""
        held = game.contents(game.check_setup(setup)) if contents is None else contents
        state = game.begin_at(setup, position, seed, held)
        head = Record(game.name, game.version, dict(setup), seed, contents=held)
        match = cls(game, head, state, Heard(key))
        match.scenario = position
        return match

    @property
    def record(self) -> Record:
        """The game so far: what was taken back is not in it."""
        moves = [played.line for played in self._played]
        result = self.state.result
        return replace(
            self._head,
            moves=moves,
            result=None if result is None else tuple(result),
            promise=promise(self.key) or self._head.promise,
            key="" if result is None else self.key.hex(),
        )

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
        asked, text = self._named(index, number)
        if self._undone:
            line = self._undone[-1].line
            if line.seat == asked and line.text == text:
                return self.redo()
        return self._take(self._ahead(asked, text, (index, number)))

    def concede(self, seat: int) -> Line:
        """Give up, in or out of turn. What follows is the game's rule: its end, or others play
        on."""
        return self._take(self._ahead(seat, CONCEDE))

    def attempt(self, move: str | int, seat: int | None = None) -> Played:
        """What a move would bring; the match stays where it is, and makes the move without playing
        it again if it is the next to `replay`."""
        index, number = self.game.find(self.state, move, seat)
        asked, text = self._named(index, number)
        self._tried = self._ahead(asked, text, (index, number))
        return self._tried

    def attempt_leaving(self, seat: int) -> Played:
        """What it would bring if a seat left the game."""
        self._tried = self._ahead(seat, CONCEDE)
        return self._tried

    def replay(self, line: Line) -> Played:
        """Make a move that is written down, with the chance results it used; BadRecord if the rules
        do not let it be made so."""
        tried, self._tried = self._tried, None
        # The same move in the same position: what it brings was worked out when it was tried.
        known = tried is not None and tried.before is self.state and tried.line == line
        played = tried if known and tried is not None else self._played_again(line)
        self._take(played)
        return played

    def _played_again(self, line: Line) -> Played:
        try:
            if line.text == CONCEDE:
                played = self._ahead(line.seat, CONCEDE, None, line.chance)
            else:
                index, number = self.game.find(self.state, line.text, line.seat)
                text = self._named(index, number)[1]
                played = self._ahead(line.seat, text, (index, number), line.chance)
        except HadurError as error:
            raise BadRecord(f"'{line}' cannot be played again: {error}") from error
        if played.line != line or played.after.script:
            raise BadRecord(f"'{line}' is played again as '{played.line}'")
        return played

    def _named(self, index: int, number: int) -> tuple[int, str]:
        """Whose question a move answers, and its text."""
        return int(self.state.asks[index].seat), self.game.text(self.state, index, number)

    def _ahead(
        self,
        seat: int,
        text: str,
        answer: tuple[int, int] | None = None,
        chance: Sequence[int] | None = None,
    ) -> Played:
        """Play a move in a copy of the position that nothing was learned in yet; with these chance
        results, if they are known."""
        heard = Heard(self.key)
        after = self.state.copy()
        after.learned = 0
        if chance is not None:
            after.script = list(chance)
        after.listener = heard
        if answer is None:
            concede(self.game, after, seat)
        else:
            after.advance(answer[1], answer[0])
        after.listener = None
        return _brought(Line(seat, text, tuple(heard.results)), self.state, after, heard, answer)

    def _take(self, played: Played) -> Line:
        """The match goes on to where a move has led."""
        self._undone = []
        self._played.append(played)
        self.state = played.after
        return played.line

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
        self._undone.append(self._played.pop())
        self.state = last.before
        return last.line

    def can_redo(self) -> bool:
        """Whether a move was taken back and none played since."""
        return bool(self._undone)

    def redo(self) -> Line:
        """Make the move that was taken back again, with the same chance results."""
        if not self._undone:
            raise NothingToUndo("there is no move to make again")
        played = self._undone.pop()
        self._played.append(played)
        self.state = played.after
        return played.line

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

    def mover(self, number: int) -> int:
        """Whose move number `number` was."""
        return self._played[number].line.seat

    def declined(self, number: int, seat: int | None) -> str:
        """The question that move `number` said no to, by its name; "" if it did something, or is
        not for this seat (None: a spectator) to read."""
        played = self._played[number]
        if played.line.text != DECLINED or played.sealed or played.opens:
            return ""
        index, _ = self._answer(played)
        return "" if self._hidden(number, seat) else played.before.asks[index].prompt.name

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


def _head(game: Game, record: Record) -> Record:
    """The record of a game that goes on by the rules of now: without moves, with what it was dealt
    by."""
    contents = record.recalled(game)
    setup = game.recalled(record.setup, contents)
    named = plain({name: value for name, value in setup.items() if name != KEY})
    return replace(
        record,
        version=game.version,
        setup=named,
        contents=renewed(game, contents),
        moves=[],
        result=None,
        key="",
    )


def _brought(
    line: Line, before: State, after: State, heard: Heard, answer: tuple[int, int] | None = None
) -> Played:
    """A move that has led from one position to another."""
    secret = len(before.asks) > 1
    leaves = line.text == CONCEDE
    goes_on = bool(after.asks) and after.asks[0] is before.asks[0]
    sealed = secret and goes_on and not leaves
    # Answers that were not all given when a game ends are never opened.
    opens = secret and not goes_on and not (leaves and bool(after.over))
    barrier = bool(line.chance) or int(after.learned) != 0 or opens or leaves
    barrier = barrier or bool(after.over)
    return Played(line, before, after, tuple(heard.events), barrier, sealed, opens, answer)


def follow(state: State, index: int, move: int) -> None:
    """Make a move as `Match.answers` has it."""
    if index == LEFT:
        state.game().withdraw(state, move)
    else:
        state.advance(move, index)

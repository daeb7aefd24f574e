"""The common forms of question, with their verbs: yes or no, one of several, some of several, a
named way, a number, a card of a pile. (Which of several waiting effects comes first: `timing`.)

A game makes a form its own by naming its state, `class Confirm(questions.Confirm[Battle])`; what a
question offers and does is said by overriding the form's methods, which get that state. "No" stands
first among the answers, and is what is answered for somebody who has left.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar, cast

from hadur.kernel.bits import BIT, lowest
from hadur.kernel.cards import CardState
from hadur.kernel.moves import first, pack, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Prompt, State

# Verbs, above those of the games and below those of `windows` and `timing`.
YES: Final = 240
NO: Final = 241
PICK: Final = 242  # what is picked
TAKE: Final = 243  # kind of card
CHOOSE: Final = 244  # which way
NUMBER: Final = 245  # n
DONE: Final = 246  # no more of what is picked one by one

S = TypeVar("S", bound=State)
C = TypeVar("C", bound=CardState)


class Question(Prompt, Generic[S]):
    """A prompt of one game: `answers` and `answered` get the game's own state."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        return self.answers(cast(S, s), ask)

    def play(self, s: State, ask: Ask, move: i64) -> None:
        self.answered(cast(S, s), ask, move)

    def answer_for(self, s: State, ask: Ask) -> i64:
        legal = self.moves(s, ask)
        return legal[0] if verb_of(legal[0]) == NO else legal[len(legal) - 1]

    def answers(self, s: S, ask: Ask) -> vec[i64]:
        """Every legal answer, each once."""
        raise NotImplementedError

    def answered(self, s: S, ask: Ask, move: i64) -> None:
        raise NotImplementedError

    def declined(self, s: S, ask: Ask) -> None:
        """What "no" does: nothing happens."""


class Confirm(Question[S]):
    """Yes or no."""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name, rule, True)

    def answers(self, s: S, ask: Ask) -> vec[i64]:
        out = append(vec[i64](), pack(NO))
        return append(out, pack(YES))

    def answered(self, s: S, ask: Ask, move: i64) -> None:
        if verb_of(move) == YES:
            self.agreed(s, ask)
        else:
            self.declined(s, ask)

    def agreed(self, s: S, ask: Ask) -> None:
        raise NotImplementedError


class Pick(Question[S]):
    """One of `choices`, or none of them where it `may` be declined.

    A `hidden` question has answers that only its player can work out."""

    def __init__(self, name: str, rule: str, may: bool = False, hidden: bool = False) -> None:
        super().__init__(name, rule, not hidden)
        self.may: Final = may

    def choices(self, s: S, ask: Ask) -> vec[i64]:
        raise NotImplementedError

    def answers(self, s: S, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        if self.may:
            out = append(out, pack(NO))
        for choice in self.choices(s, ask):
            out = append(out, pack(PICK, choice))
        return out

    def answered(self, s: S, ask: Ask, move: i64) -> None:
        if verb_of(move) == NO:
            self.declined(s, ask)
        else:
            self.picked(s, ask, first(move))

    def picked(self, s: S, ask: Ask, choice: i64) -> None:
        raise NotImplementedError


class PickMember(Pick[S]):
    """One member of a set that is one word: `ask.options`, or what `members` makes of it."""

    def members(self, s: S, ask: Ask) -> i64:
        return ask.options

    def choices(self, s: S, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        left = self.members(s, ask)
        while left != 0:
            out = append(out, lowest(left))
            left &= left - 1
        return out

    def answers(self, s: S, ask: Ask) -> vec[i64]:
        """As for any pick, without a column of choices on the way."""
        out = vec[i64]()
        if self.may:
            out = append(out, pack(NO))
        left = self.members(s, ask)
        while left != 0:
            out = append(out, pack(PICK, lowest(left)))
            left &= left - 1
        return out


class Branch(Question[S]):
    """One of several named ways; `ask.options` has a bit for each that is possible."""

    def __init__(self, name: str, rule: str, branches: list[str], may: bool = False) -> None:
        super().__init__(name, rule, True)
        self.branches: Final = branches
        self.may: Final = may

    def answers(self, s: S, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        if self.may:
            out = append(out, pack(NO))
        for branch in range(len(self.branches)):
            if ask.options & BIT[branch] != 0:
                out = append(out, pack(CHOOSE, branch))
        return out

    def answered(self, s: S, ask: Ask, move: i64) -> None:
        if verb_of(move) == NO:
            self.declined(s, ask)
        else:
            self.chosen(s, ask, first(move))

    def chosen(self, s: S, ask: Ask, branch: i64) -> None:
        raise NotImplementedError


class Number(Question[S]):
    """A number from `ask.a` to `ask.options`; `open_options` if everybody knows the limits."""

    def answers(self, s: S, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for n in range(ask.a, ask.options + 1):
            out = append(out, pack(NUMBER, n))
        return out

    def answered(self, s: S, ask: Ask, move: i64) -> None:
        self.named(s, ask, first(move))

    def named(self, s: S, ask: Ask, n: i64) -> None:
        raise NotImplementedError


class Several(Question[S]):
    """Any number of `choices`, one by one, then "done". The game keeps what has been picked
    (`gathered`, `gather`); nothing happens to any of it before the last has been named."""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name, rule, True)

    def choices(self, s: S, ask: Ask) -> vec[i64]:
        """What may be chosen, with or without what has been picked."""
        raise NotImplementedError

    def gathered(self, s: S) -> vec[i64]:
        """What has been picked so far."""
        raise NotImplementedError

    def gather(self, s: S, picked: vec[i64]) -> None:
        """Keep this as what has been picked."""
        raise NotImplementedError

    def answers(self, s: S, ask: Ask) -> vec[i64]:
        out = append(vec[i64](), pack(DONE))
        picked = self.gathered(s)
        for choice in self.choices(s, ask):
            if not is_among(picked, choice):
                out = append(out, pack(PICK, choice))
        return out

    def answer_for(self, s: State, ask: Ask) -> i64:
        return pack(DONE)

    def answered(self, s: S, ask: Ask, move: i64) -> None:
        picked = self.gathered(s)
        if verb_of(move) == PICK:
            self.gather(s, append(picked, first(move)))
            s.ask(self, ask.seat, ask.options, ask.a, ask.b, ask.c)
            return
        self.gather(s, vec[i64]())
        self.chosen(s, ask, picked)

    def chosen(self, s: S, ask: Ask, picked: vec[i64]) -> None:
        raise NotImplementedError


def is_among(column: vec[i64], value: i64) -> bool:
    for other in column:
        if other == value:
            return True
    return False


class TakeCard(Question[C]):
    """A card of a pile, or none where it `may` be declined.

    What may be chosen is read from the pile when answers are wanted, so it is right in every
    world that others may imagine. Copies are one answer. If others cannot work the answers out
    (`hidden`), the question is put even if nothing fits and only "no" is left."""

    def __init__(self, name: str, rule: str, may: bool, hidden: bool = True) -> None:
        super().__init__(name, rule, not hidden)
        self.may: Final = may

    def pile(self, s: C, ask: Ask) -> i64:
        """Which pile: `ask.options`."""
        return ask.options

    def fits(self, s: C, ask: Ask, card: i64) -> bool:
        """Whether this card of the pile may be chosen."""
        return True

    def card_of(self, s: C, ask: Ask, kind: i64) -> i64:
        """Which of the copies is meant."""
        raise NotImplementedError

    def answers(self, s: C, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        if self.may:
            out = append(out, pack(NO))
        pile = self.pile(s, ask)
        for k in range(s.size[pile]):
            card = s.card_in(pile, k)
            if self.fits(s, ask, card) and not repeats(s, pile, k):
                out = append(out, pack(TAKE, s.kind[card]))
        if len(out) == 0:
            out = append(out, pack(NO))
        return out

    def answered(self, s: C, ask: Ask, move: i64) -> None:
        if verb_of(move) == NO:
            self.declined(s, ask)
        else:
            self.taken(s, ask, self.card_of(s, ask, first(move)))

    def taken(self, s: C, ask: Ask, card: i64) -> None:
        raise NotImplementedError


def repeats(s: CardState, pile: i64, index: i64) -> bool:
    """Whether a card of the same kind lies earlier in the pile: copies are one move."""
    kind = s.kind[s.card_in(pile, index)]
    for k in range(index):
        if s.kind[s.card_in(pile, k)] == kind:
            return True
    return False

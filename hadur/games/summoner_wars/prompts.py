"""The forms of question this game asks; abilities and procedures subclass them."""

from __future__ import annotations

from typing import Final

from hadur.games.summoner_wars.state import Battle, battle
from hadur.games.summoner_wars.verbs import CHOOSE, NO, PICK, TAKE, YES
from hadur.kernel.bits import BIT, lowest
from hadur.kernel.moves import first, pack, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Prompt, State


class Question(Prompt):
    """A prompt of this game: `answers` and `answered` get the battle itself."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        return self.answers(battle(s), ask)

    def play(self, s: State, ask: Ask, move: i64) -> None:
        self.answered(battle(s), ask, move)

    def answers(self, s: Battle, ask: Ask) -> vec[i64]:
        raise NotImplementedError

    def answered(self, s: Battle, ask: Ask, move: i64) -> None:
        raise NotImplementedError


class Pick(Question):
    """Choose a space among `ask.options`; one that says "may" (SW-14.12) can be declined.

    `hidden` questions have answers that only their player can work out: they narrow the options
    in `spaces`, when answers are wanted."""

    def __init__(self, name: str, rule: str, may: bool, hidden: bool = False) -> None:
        super().__init__(name, rule, not hidden)
        self.may: Final = may

    def answers(self, s: Battle, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        if self.may:
            out = append(out, pack(NO))
        left = self.spaces(s, ask)
        while left != 0:
            out = append(out, pack(PICK, lowest(left)))
            left &= left - 1
        return out

    def answered(self, s: Battle, ask: Ask, move: i64) -> None:
        if verb_of(move) == NO:
            self.declined(s, ask)
        else:
            self.picked(s, ask, first(move))

    def spaces(self, s: Battle, ask: Ask) -> i64:
        """The spaces that may be chosen."""
        return ask.options

    def picked(self, s: Battle, ask: Ask, space: i64) -> None:
        raise NotImplementedError

    def declined(self, s: Battle, ask: Ask) -> None:
        """Nothing happens."""


class Confirm(Question):
    """Yes or no."""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name, rule, True)

    def answers(self, s: Battle, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        out = append(out, pack(NO))
        out = append(out, pack(YES))
        return out

    def answered(self, s: Battle, ask: Ask, move: i64) -> None:
        if verb_of(move) == YES:
            self.agreed(s, ask)
        else:
            self.declined(s, ask)

    def agreed(self, s: Battle, ask: Ask) -> None:
        raise NotImplementedError

    def declined(self, s: Battle, ask: Ask) -> None:
        """Nothing happens."""


class Branch(Question):
    """One of several named ways; `ask.options` has a bit for each that is possible."""

    def __init__(self, name: str, rule: str, may: bool, branches: list[str]) -> None:
        super().__init__(name, rule, True)
        self.may: Final = may
        self.branches: Final = branches

    def answers(self, s: Battle, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        if self.may:
            out = append(out, pack(NO))
        for branch in range(len(self.branches)):
            if ask.options & BIT[branch] != 0:
                out = append(out, pack(CHOOSE, branch))
        return out

    def answered(self, s: Battle, ask: Ask, move: i64) -> None:
        if verb_of(move) == NO:
            self.declined(s, ask)
        else:
            self.chosen(s, ask, first(move))

    def chosen(self, s: Battle, ask: Ask, branch: i64) -> None:
        raise NotImplementedError

    def declined(self, s: Battle, ask: Ask) -> None:
        """Nothing happens."""


class TakeCard(Question):
    """Choose a card of one's own pile: `ask.options` says which (HAND, DISCARD_PILE, DRAW_PILE).

    What may be chosen is read from the pile when answers are wanted, so it is right in every
    world that others may imagine. Copies of a card are one answer. Others cannot work the answers
    out, so the question is put even if nothing fits and only "no" is left."""

    def __init__(self, name: str, rule: str, may: bool) -> None:
        super().__init__(name, rule, False)
        self.may: Final = may

    def fits(self, s: Battle, ask: Ask, card: i64) -> bool:
        """Whether this card of the pile may be chosen."""
        return True

    def answers(self, s: Battle, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        if self.may:
            out = append(out, pack(NO))
        pile = ask.options + ask.seat
        for k in range(s.size[pile]):
            card = s.card_in(pile, k)
            if self.fits(s, ask, card) and not repeats(s, pile, k):
                out = append(out, pack(TAKE, s.kind[card]))
        if len(out) == 0:
            out = append(out, pack(NO))
        return out

    def answered(self, s: Battle, ask: Ask, move: i64) -> None:
        if verb_of(move) == NO:
            self.declined(s, ask)
            return
        self.taken(s, ask, chosen_card(s, ask.seat, ask.options + ask.seat, first(move)))

    def taken(self, s: Battle, ask: Ask, card: i64) -> None:
        raise NotImplementedError

    def declined(self, s: Battle, ask: Ask) -> None:
        """Nothing happens."""


def repeats(s: Battle, pile: i64, index: i64) -> bool:
    """Whether a card of the same kind lies earlier in the pile: copies are one move."""
    kind = s.kind[s.card_in(pile, index)]
    for k in range(index):
        if s.kind[s.card_in(pile, k)] == kind:
            return True
    return False


def chosen_card(s: Battle, seat: i64, pile: i64, kind: i64) -> i64:
    """A card of that kind in a seat's pile; one that the opponent knows comes first.

    Which of several copies is used cannot be told, so the opponent may go on believing in none
    of the others."""
    found: i64 = -1
    for k in range(s.size[pile]):
        card = s.card_in(pile, k)
        if s.kind[card] == kind:
            if s.knows[card] & BIT[1 - seat] != 0:
                return card
            if found < 0:
                found = card
    return found

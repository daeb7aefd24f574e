"""The forms of question this game asks; abilities and procedures subclass them."""

from __future__ import annotations

from typing import Final

from hadur.games.summoner_wars.state import DECK, Battle, battle
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

    `hidden` questions have options that only their player can work out."""

    def __init__(self, name: str, rule: str, may: bool, hidden: bool = False) -> None:
        super().__init__(name, rule, not hidden)
        self.may: Final = may

    def answers(self, s: Battle, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        if self.may:
            out = append(out, pack(NO))
        left = ask.options
        while left != 0:
            out = append(out, pack(PICK, lowest(left)))
            left &= left - 1
        return out

    def answered(self, s: Battle, ask: Ask, move: i64) -> None:
        if verb_of(move) == NO:
            self.declined(s, ask)
        else:
            self.picked(s, ask, first(move))

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
    """Choose a card of one's own hand or discard pile among `ask.options`.

    The options have a bit for each card of the seat's deck. Copies of a card are one answer.
    Others cannot work the options out, so the question is put even when only "no" is left.
    """

    def __init__(self, name: str, rule: str, may: bool) -> None:
        super().__init__(name, rule, False)
        self.may: Final = may

    def answers(self, s: Battle, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        if self.may:
            out = append(out, pack(NO))
        for k in range(DECK):
            if ask.options & BIT[k] != 0:
                kind = s.kind[k + ask.seat * DECK]
                fresh = True
                for move in out:
                    if move == pack(TAKE, kind):
                        fresh = False
                if fresh:
                    out = append(out, pack(TAKE, kind))
        return out

    def answered(self, s: Battle, ask: Ask, move: i64) -> None:
        if verb_of(move) == NO:
            self.declined(s, ask)
            return
        self.taken(s, ask, chosen_card(s, ask.seat, ask.options, first(move)))

    def taken(self, s: Battle, ask: Ask, card: i64) -> None:
        raise NotImplementedError

    def declined(self, s: Battle, ask: Ask) -> None:
        """Nothing happens."""


def chosen_card(s: Battle, seat: i64, options: i64, kind: i64) -> i64:
    """A card of that kind among the options; one that the opponent knows comes first.

    Which of several copies is used cannot be told, so the opponent may go on believing in none
    of the others."""
    found: i64 = -1
    for k in range(DECK):
        card = k + seat * DECK
        if options & BIT[k] != 0 and s.kind[card] == kind:
            if s.knows[card] & BIT[1 - seat] != 0:
                return card
            if found < 0:
                found = card
    return found


def cards_of(s: Battle, seat: i64, zone: i64) -> i64:
    """The cards of a seat's hand or discard pile as options (a bit for each card of its deck)."""
    found: i64 = 0
    pile = zone + seat
    for k in range(s.size[pile]):
        found |= BIT[s.card_in(pile, k) - seat * DECK]
    return found

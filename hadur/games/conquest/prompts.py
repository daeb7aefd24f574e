"""The forms of question this game asks; abilities and procedures subclass them."""

from __future__ import annotations

from typing import Final

from hadur.games.conquest.state import HAND, Campaign, campaign
from hadur.games.conquest.verbs import CHOOSE, DONE, NO, NUMBER, PICK, TAKE, YES
from hadur.kernel.bits import BIT
from hadur.kernel.moves import first, pack, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Prompt, State


class Question(Prompt):
    """A prompt of this game: `answers` and `answered` get the campaign itself."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        return self.answers(campaign(s), ask)

    def play(self, s: State, ask: Ask, move: i64) -> None:
        self.answered(campaign(s), ask, move)

    def answers(self, s: Campaign, ask: Ask) -> vec[i64]:
        raise NotImplementedError

    def answered(self, s: Campaign, ask: Ask, move: i64) -> None:
        raise NotImplementedError


class Pick(Question):
    """Choose a card in play, a planet or a headquarters among `choices`, all of them open."""

    def __init__(self, name: str, rule: str, may: bool = False) -> None:
        super().__init__(name, rule, True)
        self.may: Final = may

    def choices(self, s: Campaign, ask: Ask) -> vec[i64]:
        raise NotImplementedError

    def answers(self, s: Campaign, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        if self.may:
            out = append(out, pack(NO))
        for choice in self.choices(s, ask):
            out = append(out, pack(PICK, choice))
        return out

    def answered(self, s: Campaign, ask: Ask, move: i64) -> None:
        if verb_of(move) == NO:
            self.declined(s, ask)
        else:
            self.picked(s, ask, first(move))

    def picked(self, s: Campaign, ask: Ask, choice: i64) -> None:
        raise NotImplementedError

    def declined(self, s: Campaign, ask: Ask) -> None:
        """Nothing happens."""


class Confirm(Question):
    """Yes or no."""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name, rule, True)

    def answers(self, s: Campaign, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        out = append(out, pack(NO))
        return append(out, pack(YES))

    def answered(self, s: Campaign, ask: Ask, move: i64) -> None:
        if verb_of(move) == YES:
            self.agreed(s, ask)
        else:
            self.declined(s, ask)

    def agreed(self, s: Campaign, ask: Ask) -> None:
        raise NotImplementedError

    def declined(self, s: Campaign, ask: Ask) -> None:
        """Nothing happens."""


class Branch(Question):
    """One of several named ways; `ask.options` has a bit for each that is possible."""

    def __init__(self, name: str, rule: str, branches: list[str]) -> None:
        super().__init__(name, rule, True)
        self.branches: Final = branches

    def answers(self, s: Campaign, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for branch in range(len(self.branches)):
            if ask.options & BIT[branch] != 0:
                out = append(out, pack(CHOOSE, branch))
        return out

    def answered(self, s: Campaign, ask: Ask, move: i64) -> None:
        self.chosen(s, ask, first(move))

    def chosen(self, s: Campaign, ask: Ask, branch: i64) -> None:
        raise NotImplementedError


class Number(Question):
    """A number from `ask.a` to `ask.options`; `open_options` if everybody knows the limits."""

    def answers(self, s: Campaign, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for n in range(ask.a, ask.options + 1):
            out = append(out, pack(NUMBER, n))
        return out

    def answered(self, s: Campaign, ask: Ask, move: i64) -> None:
        self.named(s, ask, first(move))

    def named(self, s: Campaign, ask: Ask, n: i64) -> None:
        raise NotImplementedError


class TakeCard(Question):
    """Choose a card of a pile: `ask.options` is the pile (HAND + seat, DISCARD + seat).

    What may be chosen is read from the pile when answers are wanted, so it is right in every
    world that others may imagine. Copies are one answer. Others cannot work the answers out, so
    the question is put even if nothing fits and only "no" is left."""

    def __init__(self, name: str, rule: str, may: bool, hidden: bool = True) -> None:
        super().__init__(name, rule, not hidden)
        self.may: Final = may

    def fits(self, s: Campaign, ask: Ask, card: i64) -> bool:
        """Whether this card of the pile may be chosen."""
        return True

    def answers(self, s: Campaign, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        if self.may:
            out = append(out, pack(NO))
        pile = ask.options
        for k in range(s.size[pile]):
            card = s.card_in(pile, k)
            if self.fits(s, ask, card) and not s.repeats(pile, k):
                out = append(out, pack(TAKE, s.kind[card]))
        if len(out) == 0:
            out = append(out, pack(NO))
        return out

    def answered(self, s: Campaign, ask: Ask, move: i64) -> None:
        if verb_of(move) == NO:
            self.declined(s, ask)
        else:
            self.taken(s, ask, chosen_card(s, ask.seat, ask.options, first(move)))

    def taken(self, s: Campaign, ask: Ask, card: i64) -> None:
        raise NotImplementedError

    def declined(self, s: Campaign, ask: Ask) -> None:
        """Nothing happens."""


class Several(Question):
    """Choose any number of cards, one by one, then say that it is enough. They gather in
    `marked`; nothing happens to any of them before the last has been named."""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name, rule, True)

    def choices(self, s: Campaign, ask: Ask) -> vec[i64]:
        """What may still be chosen; not those that are marked."""
        raise NotImplementedError

    def answers(self, s: Campaign, ask: Ask) -> vec[i64]:
        out = append(vec[i64](), pack(DONE))
        for choice in self.choices(s, ask):
            if not is_marked(s, choice):
                out = append(out, pack(PICK, choice))
        return out

    def answered(self, s: Campaign, ask: Ask, move: i64) -> None:
        if verb_of(move) == PICK:
            s.marked = append(s.marked, first(move))
            s.ask(self, ask.seat, ask.options, ask.a, ask.b, ask.c)
            return
        marked = s.marked
        s.marked = vec[i64]()
        self.chosen(s, ask, marked)

    def chosen(self, s: Campaign, ask: Ask, cards: vec[i64]) -> None:
        raise NotImplementedError


def is_marked(s: Campaign, card: i64) -> bool:
    for marked in s.marked:
        if marked == card:
            return True
    return False


def chosen_card(s: Campaign, seat: i64, pile: i64, kind: i64) -> i64:
    """A card of that kind in a pile. Of copies in a hand one that the opponent knows comes first:
    which is used cannot be told, so the opponent may go on believing in none of the others. Of
    other copies the topmost."""
    found: i64 = -1
    for k in range(s.size[pile]):
        card = s.card_in(pile, k)
        if s.kind[card] == kind:
            if pile == HAND + seat and s.knows[card] & BIT[1 - seat] != 0:
                return card
            found = card
    return found

"""Searching the top cards of a deck: take one that fits, the rest to the bottom in any order."""

from __future__ import annotations

from typing import Final

from hadur.games.conquest import log
from hadur.games.conquest.phases.cards import see_decks
from hadur.games.conquest.prompts import Question
from hadur.games.conquest.state import BOTH, DECK, HAND, Campaign
from hadur.games.conquest.verbs import DONE, NO, TAKE
from hadur.kernel.bits import BIT
from hadur.kernel.moves import first, pack, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Step, step0, step1


class Search(Question):
    """Which of the cards looked at is taken, if any (CQ-17.16, CQ-17.17)? The question is a card's
    own: a subclass says what fits and what becomes of it. a, b: what the card wants to know."""

    def __init__(self, name: str, shown: bool, told: bool = False) -> None:
        super().__init__(f"search-of-{name}", "CQ-17.16", False)
        self.shown: Final = shown
        """Whether it must fit a description, and so be shown (CQ-3.13, CQ-S54)."""
        self.told: Final = shown or told
        """Whether everybody learns which card it was."""

    def fits(self, s: Campaign, ask: Ask, kind: i64) -> bool:
        return True

    def found(self, s: Campaign, ask: Ask, card: i64) -> None:
        """By default it is added to the hand."""
        s.put(card, HAND + ask.seat)
        s.tell(log.ADDED, ask.seat)

    def begin(self, s: Campaign, seat: i64, count: i64, a: i64 = 0, b: i64 = 0) -> None:
        """Look at the top cards; then choose."""
        size = s.size[DECK + seat]
        count = count if count < size else size
        s.looked = vec[i64]()
        for k in range(size - 1, size - count - 1, -1):
            card = s.card_in(DECK + seat, k)
            s.reveal(card, BIT[seat])
            s.looked = append(s.looked, card)
        s.tell(log.LOOKED, seat, count)
        s.push(SEE_DECKS)
        s.ask(self, seat, 0, a, b)

    def answers(self, s: Campaign, ask: Ask) -> vec[i64]:
        out = append(vec[i64](), pack(NO))
        for k in range(len(s.looked)):
            kind = s.kind[s.looked[k]]
            if self.fits(s, ask, kind) and not _repeats(s, k):
                out = append(out, pack(TAKE, kind))
        return out

    def answered(self, s: Campaign, ask: Ask, move: i64) -> None:
        """What was found may enter play: the rest is put away before anybody reacts to that."""
        if verb_of(move) == TAKE:
            card = _taken(s, first(move))
            if self.shown:
                s.reveal(card, BOTH)
                s.tell(log.REVEALED, ask.seat, s.kind[card])
            self.found(s, ask, card)
        s.push(TO_BOTTOM, ask.seat)


def _repeats(s: Campaign, index: i64) -> bool:
    for k in range(index):
        if s.kind[s.looked[k]] == s.kind[s.looked[index]]:
            return True
    return False


def _taken(s: Campaign, kind: i64) -> i64:
    """Take a card of that kind from those looked at."""
    kept = vec[i64]()
    found: i64 = -1
    for card in s.looked:
        if found < 0 and s.kind[card] == kind:
            found = card
        else:
            kept = append(kept, card)
    s.looked = kept
    return found


def to_bottom(s: Campaign, seat: i64) -> None:
    """The rest goes to the bottom in an order of choice."""
    if len(s.looked) > 0:
        s.ask(ARRANGE, seat)


class Arrange(Question):
    """Which card goes to the bottom next? Or all as they are, the topmost first."""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name, rule, False)

    def answers(self, s: Campaign, ask: Ask) -> vec[i64]:
        out = append(vec[i64](), pack(DONE))
        for k in range(len(s.looked)):
            if not _repeats(s, k):
                out = append(out, pack(TAKE, s.kind[s.looked[k]]))
        return out

    def answered(self, s: Campaign, ask: Ask, move: i64) -> None:
        if verb_of(move) == TAKE:
            s.put_below(_taken(s, first(move)), DECK + ask.seat)
            if len(s.looked) > 0:
                s.ask(self, ask.seat)
            return
        for card in s.looked:
            s.put_below(card, DECK + ask.seat)
        s.looked = vec[i64]()


SEE_DECKS: Final[Step] = step0(see_decks)
TO_BOTTOM: Final[Step] = step1(to_bottom)
ARRANGE: Final = Arrange("arrange", "CQ-S53")

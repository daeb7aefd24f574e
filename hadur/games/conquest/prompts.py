"""The forms of question this game asks; abilities and procedures subclass them."""

from __future__ import annotations

from hadur.games.conquest.state import HAND, Campaign
from hadur.kernel import questions
from hadur.kernel.bits import BIT
from hadur.kernel.native import i64, vec
from hadur.kernel.questions import is_among
from hadur.kernel.state import Ask


class Question(questions.Question[Campaign]):
    """A question of no common form."""


class Confirm(questions.Confirm[Campaign]):
    """Yes or no."""


class Branch(questions.Branch[Campaign]):
    """One of several named ways."""


class Number(questions.Number[Campaign]):
    """A number from `ask.a` to `ask.options`."""


class Pick(questions.Pick[Campaign]):
    """A card in play, a planet or a headquarters among `choices`, all of them open."""


class Several(questions.Several[Campaign]):
    """Any number of cards, one by one. They gather in `marked`."""

    def gathered(self, s: Campaign) -> vec[i64]:
        return s.marked

    def gather(self, s: Campaign, picked: vec[i64]) -> None:
        s.marked = picked


class TakeCard(questions.TakeCard[Campaign]):
    """A card of a pile: `ask.options` is the pile (HAND + seat, DISCARD + seat)."""

    def card_of(self, s: Campaign, ask: Ask, kind: i64) -> i64:
        return chosen_card(s, ask.seat, ask.options, kind)


def is_marked(s: Campaign, card: i64) -> bool:
    return is_among(s.marked, card)


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

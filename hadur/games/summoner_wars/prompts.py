"""The forms of question this game asks; abilities and procedures subclass them."""

from __future__ import annotations

from hadur.games.summoner_wars.state import Battle
from hadur.kernel import questions
from hadur.kernel.bits import BIT
from hadur.kernel.native import i64
from hadur.kernel.questions import repeats
from hadur.kernel.state import Ask

__all__ = ["Branch", "Confirm", "Pick", "Question", "TakeCard", "chosen_card", "repeats"]


class Question(questions.Question[Battle]):
    """A question of no common form."""


class Confirm(questions.Confirm[Battle]):
    """Yes or no."""


class Branch(questions.Branch[Battle]):
    """One of several named ways."""


class Pick(questions.PickMember[Battle]):
    """A space among `ask.options`; one that says "may" (SW-14.12) can be declined."""


class TakeCard(questions.TakeCard[Battle]):
    """A card of one's own pile: `ask.options` says which (HAND, DISCARD_PILE, DRAW_PILE)."""

    def pile(self, s: Battle, ask: Ask) -> i64:
        return ask.options + ask.seat

    def card_of(self, s: Battle, ask: Ask, kind: i64) -> i64:
        return chosen_card(s, ask.seat, ask.options + ask.seat, kind)


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

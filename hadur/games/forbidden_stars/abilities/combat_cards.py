"""Paragraphs about combat cards themselves: looked at, discarded, played without abilities."""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars import log
from hadur.games.forbidden_stars.abilities.paragraph import IF_ATTACKING, Paragraph
from hadur.games.forbidden_stars.cards.definition import COMBAT
from hadur.games.forbidden_stars.prompts import Question, finish
from hadur.games.forbidden_stars.state import (
    CARDS,
    CHOSEN,
    COMBAT_DECK,
    COMBAT_KIND,
    HAND,
    PLAYED,
    War,
)
from hadur.games.forbidden_stars.verbs import CARD, NO
from hadur.kernel.bits import BIT
from hadur.kernel.moves import first, pack, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask


class LookAtChosen(Paragraph):
    """If attacking, look at the opponent's facedown card."""

    def __init__(self) -> None:
        super().__init__(IF_ATTACKING)
        self.free = True

    def ways(self, s: War, side: i64) -> i64:
        return 1 if s.size[s.pile_of(s.fighter(1 - side), CHOSEN)] > 0 else 0

    def resolve(self, s: War, side: i64, way: i64) -> None:
        seat = s.fighter(side)
        card = s.top(s.pile_of(s.fighter(1 - side), CHOSEN))
        s.reveal(card, BIT[seat])
        s.tell(log.LOOKED, seat)
        s.tell(log.LOOKED_AT, seat, s.kind[card] - COMBAT_KIND, 0, 0, BIT[seat])


class EnemyDiscards(Paragraph):
    """One of the opponent's faceup combat cards is discarded; he or the owner chooses."""

    def __init__(self, owner_chooses: bool) -> None:
        super().__init__()
        self.free = True
        self.owner_chooses: Final = owner_chooses

    def ways(self, s: War, side: i64) -> i64:
        return 1 if s.size[s.pile_of(s.fighter(1 - side), PLAYED)] > 0 else 0

    def resolve(self, s: War, side: i64, way: i64) -> None:
        chooser = side if self.owner_chooses else 1 - side
        s.ask(DISCARD, s.fighter(chooser), 0, 1 - side)


class Discard(Question):
    """Which faceup card of a side is discarded?"""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        return played_answers(s, ask.a)

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == CARD:
            discard_played(s, ask.a, first(move), ask.seat)


def played_answers(s: War, side: i64) -> vec[i64]:
    out = vec[i64]()
    pile = s.pile_of(s.fighter(side), PLAYED)
    seen: i64 = 0
    for k in range(s.size[pile]):
        card = s.kind[s.card_in(pile, k)] - COMBAT_KIND
        if seen & BIT[card] == 0:
            seen |= BIT[card]
            out = append(out, pack(CARD, card))
    return finish(out, False, NO)


def discard_played(s: War, side: i64, kind: i64, chooser: i64) -> None:
    """FS-15.13, FS-15.14, FS-24.11: it goes back into the deck, its icons and effects are gone.

    Of two copies that lie faceup, whoever chooses means the one that suits him: the opponent the
    copy that still does something, its owner the other one."""
    seat = s.fighter(side)
    played = s.pile_of(seat, PLAYED)
    card = s.find(played, kind + COMBAT_KIND)
    s.put(card, s.pile_of(seat, COMBAT_DECK))
    s.shuffle(s.pile_of(seat, COMBAT_DECK), CARDS)
    s.tell(log.DISCARDED, seat, kind)
    spare = chooser == seat and s.find(played, kind + COMBAT_KIND) >= 0
    if not spare or _both_work(s, side, kind):
        for paragraph in COMBAT[kind].paragraphs:
            paragraph.lapse(s, side)


def _both_work(s: War, side: i64, kind: i64) -> bool:
    for paragraph in COMBAT[kind].paragraphs:
        if paragraph.adds_up(s, side):
            return True
    return False


class FurtherCard(Paragraph):
    """Play a further card from hand without its abilities; its icons count."""

    def ways(self, s: War, side: i64) -> i64:
        return 1 if s.size[s.pile_of(s.fighter(side), HAND)] > 0 else 0

    def resolve(self, s: War, side: i64, way: i64) -> None:
        s.ask(FURTHER, s.fighter(side))


class Further(Question):
    """Which card of your hand?"""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        hand = s.pile_of(ask.seat, HAND)
        seen: i64 = 0
        for k in range(s.size[hand]):
            card = s.kind[s.card_in(hand, k)] - COMBAT_KIND
            if seen & BIT[card] == 0:
                seen |= BIT[card]
                out = append(out, pack(CARD, card))
        return finish(out, False, NO)

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == CARD:
            card = s.find(s.pile_of(ask.seat, HAND), first(move) + COMBAT_KIND)
            s.put(card, s.pile_of(ask.seat, PLAYED))
            s.reveal(card, s.all_seats())
            s.tell(log.CARD, ask.seat, first(move))


DISCARD: Final = Discard("discard-combat-card", "FS-24.12", True)
FURTHER: Final = Further("play-further-card", "FS-15.6", False)

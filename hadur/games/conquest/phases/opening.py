"""The opening (section 4): who begins, the planets, resources, hands and mulligans."""

from __future__ import annotations

from typing import Final

from hadur.games.conquest import log
from hadur.games.conquest.cards.definition import CARDS
from hadur.games.conquest.phases.cards import draw
from hadur.games.conquest.phases.round import ROUND
from hadur.games.conquest.prompts import Confirm
from hadur.games.conquest.state import (
    BOTH,
    BOX,
    DECK,
    FACE_DOWN,
    FIRST_PLAYER,
    HAND,
    PLANETS,
    ROW,
    SHUFFLE,
    SLOTS,
    Campaign,
)
from hadur.kernel.native import i64
from hadur.kernel.state import Ask, Step, step1

RANDOM_FIRST: Final = 2
FACE_UP: Final = 5


def opening(s: Campaign, first: i64) -> None:
    """Who begins, the planets, resources, hands and mulligans (CQ-S1, CQ-4.1 to CQ-4.9)."""
    s.initiative = s.chance(FIRST_PLAYER, 2) if first == RANDOM_FIRST else first
    s.starter = s.initiative
    s.tell(log.STARTER, s.starter)
    s.shuffle(BOX, PLANETS)
    for slot in range(SLOTS - 1, -1, -1):
        planet = s.card_in(BOX, s.size[BOX] - 1)
        if slot >= FACE_UP:
            s.put(planet, FACE_DOWN)
        else:
            s.put(planet, ROW)
            s.reveal(planet, BOTH)
            s.row[slot] = planet
    for seat in range(2):
        s.shuffle(DECK + seat, SHUFFLE + seat)
        kind = CARDS[s.kind[s.warlord[seat]]]
        s.pool[seat] = kind.starting_resources
        draw(s, seat, kind.starting_cards)
    s.learned = 0
    s.push(ROUND)
    s.push(MULLIGAN, 1 - s.initiative)
    s.push(MULLIGAN, s.initiative)


def mulligan(s: Campaign, seat: i64) -> None:
    s.ask(REDRAW, seat)


class Redraw(Confirm):
    """A new starting hand? Once, and it must be kept (CQ-4.7 to CQ-4.9)."""

    def agreed(self, s: Campaign, ask: Ask) -> None:
        hand = HAND + ask.seat
        count = s.size[hand]
        s.tell(log.MULLIGAN, ask.seat)
        while s.size[hand] > 0:
            s.put(s.card_in(hand, s.size[hand] - 1), DECK + ask.seat)
        s.shuffle(DECK + ask.seat, SHUFFLE + ask.seat)
        draw(s, ask.seat, count)

    def declined(self, s: Campaign, ask: Ask) -> None:
        s.tell(log.KEPT, ask.seat)


OPENING: Final[Step] = step1(opening)
MULLIGAN: Final[Step] = step1(mulligan)
REDRAW: Final = Redraw("mulligan", "CQ-4.7")

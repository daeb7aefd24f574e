"""Changes of cards in play: exhausting, readying, moving, routing, healing (sections 2c and 14)."""

from __future__ import annotations

from typing import Final

from hadur.games.conquest import log
from hadur.games.conquest.state import (
    CANNOT_READY,
    HQ,
    SET_ATTACK,
    SLOTS,
    Campaign,
    campaign,
)
from hadur.games.conquest.values import affected, attack
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Step, step1, step2
from hadur.kernel.windows import Occasion, TimedState, occur


class Exhausts(Occasion):
    """A card (a) exhausts (CQ-2.24)."""

    def happen(self, s: TimedState, at: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        it = campaign(s)
        if it.in_play(a) and it.exhausted[a] == 0:
            it.exhausted[a] = 1
            it.tell(log.EXHAUSTED, it.kind[a], it.place_of(a))


class Moves(Occasion):
    """A unit (a) moves to a planet (b: its slot; HERE if it has moved already)."""

    def happen(self, s: TimedState, at: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        it = campaign(s)
        if b != HERE and it.is_unit(a) and it.slot_of(a) != b:
            place = 2 * b + it.controller[a]
            it.tell(log.MOVED, it.kind[a], it.place[a], place)
            it.relocate(a, place)
            it.changes += 1


HERE: Final = -1


EXHAUSTS: Final = Exhausts("exhausts")
MOVES: Final = Moves("moves")


def exhaust(s: Campaign, card: i64) -> None:
    """Exhaust a card that is ready; one that is not stays as it is (CQ-2.25)."""
    if s.in_play(card) and s.exhausted[card] == 0:
        occur(s, EXHAUSTS, card)


def exhaust_by(s: Campaign, card: i64, source: i64) -> None:
    """Exhaust a card by the effect of another."""
    if affected(s, source, card):
        exhaust(s, card)


def ready(s: Campaign, card: i64) -> None:
    """Turn a card upright again (CQ-2.26), if it can ready (CQ-S41)."""
    if s.in_play(card) and s.exhausted[card] != 0 and not s.is_under(CANNOT_READY, card):
        s.exhausted[card] = 0
        s.tell(log.READIED, s.kind[card], s.place_of(card))


def move(s: Campaign, card: i64, slot: i64) -> None:
    """Move a unit to another planet (CQ-14.3); not to where it is (CQ-14.4)."""
    if s.is_unit(card) and s.slot_of(card) != slot:
        occur(s, MOVES, card, slot)


def send_home(s: Campaign, card: i64) -> None:
    """To the controller's headquarters, as it is (CQ-S27)."""
    home = HQ + s.controller[card]
    if s.is_unit(card) and s.place[card] != home:
        s.relocate(card, home)


def rout(s: Campaign, card: i64, source: i64) -> None:
    """Exhausted to the headquarters (CQ-14.11)."""
    if s.is_unit(card) and affected(s, source, card):
        s.tell(log.ROUTED, s.kind[card], s.slot_of(card))
        s.push(GO_HOME, card)
        exhaust(s, card)


def retreat(s: Campaign, card: i64) -> None:
    """Exhausted to the headquarters, by one's own will (CQ-14.6, CQ-14.10)."""
    s.tell(log.RETREATED, s.kind[card], s.slot_of(card))
    s.push(GO_HOME, card)
    exhaust(s, card)


def heal(s: Campaign, card: i64, amount: i64) -> None:
    """Take damage off a card."""
    taken = amount if s.damage[card] >= amount else s.damage[card]
    if taken > 0:
        s.damage[card] -= taken
        s.changes += 1
        s.tell(log.HEALED, s.kind[card], s.place_of(card), taken)


def swap_attack(s: Campaign, one: i64, other: i64, until: i64, by: i64) -> None:
    """Each of two cards gets the attack value of the other, nought included; a card that has none
    swaps nothing (CQ-16.11, CQ-S16)."""
    if s.is_unit(one) and s.is_unit(other):
        ones = attack(s, one)
        s.let_last(SET_ATTACK, one, attack(s, other), until, by)
        s.let_last(SET_ATTACK, other, ones, until, by)


def adjacent_slots(s: Campaign, slot: i64) -> vec[i64]:
    """The planets next to one (CQ-S8)."""
    out = vec[i64]()
    for other in range(SLOTS):
        if s.adjacent(slot, other):
            out = append(out, other)
    return out


def planet_slots(s: Campaign) -> vec[i64]:
    """All face-up planets, first to last."""
    out = vec[i64]()
    for slot in range(SLOTS):
        if s.row[slot] >= 0:
            out = append(out, slot)
    return out


GO_HOME: Final[Step] = step1(send_home)
READY: Final[Step] = step1(ready)
EXHAUST: Final[Step] = step1(exhaust)
MOVE: Final[Step] = step2(move)

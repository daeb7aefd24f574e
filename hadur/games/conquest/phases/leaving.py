"""Leaving play: destroyed, sacrificed, discarded, returned; and warlords who are defeated.

A unit that is destroyed is so in one event and leaves play in another: texts speak of either.
Those that fall at the same moment leave together, with their attachments (CQ-S45)."""

from __future__ import annotations

from typing import Final

from hadur.games.conquest import log
from hadur.games.conquest.abilities.constant import BREAKS
from hadur.games.conquest.cards.definition import TABLES, TOKEN
from hadur.games.conquest.phases.cards import lose
from hadur.games.conquest.prompts import Pick, is_marked
from hadur.games.conquest.state import (
    BANK,
    BOTH,
    DISCARD,
    HAND,
    HQ,
    LASTING,
    MORE_HP,
    Campaign,
    campaign,
)
from hadur.games.conquest.values import affected, constant_of, hp, may_wear, speaks
from hadur.kernel.bits import BIT
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Step, step0, step1
from hadur.kernel.windows import Occasion, TimedState, cancel, occur_each, occur_together

# Why a card leaves play.
BY_DESTRUCTION: Final = 0
BY_SACRIFICE: Final = 1
BY_DISCARDING: Final = 2
TO_HAND: Final = 3

NOBODY: Final = -1
"""Instead of a card: none did it."""

_ENTRY: Final = 2


class Destroyed(Occasion):
    """A unit or support (a) is destroyed, by a card (b)."""

    def happen(self, s: TimedState, at: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        it = campaign(s)
        if it.in_play(a):
            it.tell(log.DESTROYED, it.kind[a], it.place_of(a))
            add_leaving(it, a, BY_DESTRUCTION)


class Leaves(Occasion):
    """A card (a) leaves play for a reason (b); where it was then stands in `was`."""

    def happen(self, s: TimedState, at: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        it = campaign(s)
        if not it.in_play(a):
            cancel(it, at)
            return
        owner = it.owner[a]
        kind = it.kind[a]
        if b == BY_SACRIFICE:
            it.tell(log.SACRIFICED, kind, it.place_of(a))
        if TABLES.type[kind] == TOKEN:
            it.leave(a, BANK)
        elif b == TO_HAND:
            it.leave(a, HAND + owner)
            it.tell(log.RETURNED, owner, kind)
        else:
            it.leave(a, DISCARD + owner)
            it.tell(log.DISCARDED, owner, kind)
        it.reveal(a, BOTH)
        it.changes += 1


class Defeated(Occasion):
    """A hale warlord (a) goes home, bloodied and exhausted (CQ-12.9)."""

    def happen(self, s: TimedState, at: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        it = campaign(s)
        it.damage[a] = 0
        it.exhausted[a] = 1
        it.bloodied |= BIT[it.owner[a]]
        home = HQ + it.controller[a]
        if it.place[a] != home:
            it.relocate(a, home)
        it.changes += 1
        it.tell(log.BLOODIED, it.owner[a])


# -- what procedures and cards call ----------------------------------------------------------------


def destroy(s: Campaign, cards: vec[i64], source: i64) -> None:
    """Destroy cards together, as far as the source's effects reach them."""
    reached = vec[i64]()
    for card in cards:
        if affected(s, source, card):
            reached = append(reached, card)
    occur_together(s, DESTROYED, reached, source)


def destroy_one(s: Campaign, card: i64, source: i64) -> None:
    destroy(s, append(vec[i64](), card), source)


def remove(s: Campaign, cards: vec[i64], reason: i64) -> None:
    """Sacrifice, discard or return cards together; what is attached to them goes along."""
    for card in cards:
        add_leaving(s, card, reason)
    s.push(LEAVE_TOGETHER)


def remove_one(s: Campaign, card: i64, reason: i64) -> None:
    remove(s, append(vec[i64](), card), reason)


# -- leaving ---------------------------------------------------------------------------------------


def add_leaving(s: Campaign, card: i64, reason: i64) -> None:
    """Note that a card is to leave play with those noted before, after what is on it."""
    for worn in s.attachments_of(card):
        s.leaving = append(s.leaving, worn)
        s.leaving = append(s.leaving, BY_DISCARDING)
    s.leaving = append(s.leaving, card)
    s.leaving = append(s.leaving, reason)


def leave_together(s: Campaign) -> None:
    """First their owners say in which order they go onto the piles, where it matters
    (CQ-3.3), who has initiative before the other (CQ-10.37)."""
    s.push(GO)
    for turn in range(2):
        seat = (s.orders() + 1 - turn) % 2
        if s.heeds_order & BIT[seat] != 0:
            s.push(ORDER, seat)


def go(s: Campaign) -> None:
    """All at once, attachments with their hosts, each for its own reason."""
    cards = vec[i64]()
    reasons = vec[i64]()
    for k in range(0, len(s.leaving), _ENTRY):
        cards = append(cards, s.leaving[k])
        reasons = append(reasons, s.leaving[k + 1])
    s.leaving = vec[i64]()
    occur_each(s, LEAVES, cards, reasons)


def order(s: Campaign, seat: i64) -> None:
    """Let a player order those of his cards that go onto his discard pile."""
    if len(to_order(s, seat)) > 1:
        s.ask(ORDER_DISCARDS, seat)


def to_order(s: Campaign, seat: i64) -> vec[i64]:
    """The player's cards that are about to go onto his discard pile, in their present order."""
    out = vec[i64]()
    for k in range(0, len(s.leaving), _ENTRY):
        card = s.leaving[k]
        if (
            s.owner[card] == seat
            and s.leaving[k + 1] != TO_HAND
            and TABLES.type[s.kind[card]] != TOKEN
        ):
            out = append(out, card)
    return out


class OrderDiscards(Pick):
    """Which of them goes onto the pile next? Those named gather in `marked`."""

    def choices(self, s: Campaign, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for card in to_order(s, ask.seat):
            if not is_marked(s, card):
                out = append(out, card)
        return out

    def picked(self, s: Campaign, ask: Ask, choice: i64) -> None:
        s.marked = append(s.marked, choice)
        if len(s.marked) < len(to_order(s, ask.seat)):
            s.ask(self, ask.seat)
            return
        ordered = vec[i64]()
        for card in s.marked:
            ordered = append(ordered, card)
            ordered = append(ordered, _reason(s, card))
        for k in range(0, len(s.leaving), _ENTRY):
            if not is_marked(s, s.leaving[k]):
                ordered = append(ordered, s.leaving[k])
                ordered = append(ordered, s.leaving[k + 1])
        s.marked = vec[i64]()
        s.leaving = ordered


def _reason(s: Campaign, card: i64) -> i64:
    for k in range(0, len(s.leaving), _ENTRY):
        if s.leaving[k] == card:
            return s.leaving[k + 1]
    return BY_DISCARDING


def _in(cards: vec[i64], card: i64) -> bool:
    for other in cards:
        if other == card:
            return True
    return False


# -- what follows at once --------------------------------------------------------------------------


def see_who_falls(s: Campaign) -> None:
    """Units with as much damage as hit points are destroyed, warlords defeated, all together
    (CQ-13.18, CQ-13.19); cards whose text says so are sacrificed."""
    lost: i64 = 0
    units = vec[i64]()
    warlords = vec[i64]()
    for place in range(HQ + 2):
        card = s.head[place]
        while card >= 0:
            if _falls(s, card):
                if not s.is_warlord(card):
                    units = append(units, card)
                elif s.is_bloodied(card):
                    lost |= BIT[s.owner[card]]
                else:
                    warlords = append(warlords, card)
            card = s.next[card]
    if lost != 0:
        for seat in range(2):
            if lost & BIT[seat] != 0:
                s.tell(log.DEFEATED, seat)
        lose(s, lost)
        return
    for card in units:
        s.falling = append(s.falling, card)
    for card in warlords:
        s.falling = append(s.falling, card)
    _break(s)
    occur_together(s, DEFEATED, warlords)
    occur_together(s, DESTROYED, units, s.attacker)


def _falls(s: Campaign, card: i64) -> bool:
    damage = s.damage[card]
    if damage == 0 and not _is_weakened(s, card):
        return False
    return damage >= hp(s, card) and not _in(s.falling, card)


def _is_weakened(s: Campaign, card: i64) -> bool:
    lasting = s.lasting
    for k in range(0, len(lasting), LASTING):
        if lasting[k] == MORE_HP and lasting[k + 1] == card:
            return True
    return False


def _break(s: Campaign) -> None:
    if s.aspects & BREAKS == 0:
        return
    broken = vec[i64]()
    for card in s.auras:
        if speaks(s, card, BREAKS) and constant_of(s, card).breaks(s, card):
            broken = append(broken, card)
    if len(broken) > 0:
        remove(s, broken, BY_SACRIFICE)


def settle(s: Campaign) -> None:
    """After something that changes values: who falls, and which attachment is no longer legal on
    its host (CQ-12.26, CQ-18.6)?"""
    astray = vec[i64]()
    for place in range(HQ + 2):
        card = s.head[place]
        while card >= 0:
            worn = s.worn[card]
            while worn >= 0:
                if not may_wear(s, s.controller[worn], worn, card):
                    astray = append(astray, worn)
                worn = s.next[worn]
            card = s.next[card]
    if len(astray) > 0:
        s.push(SETTLE)
        remove(s, astray, BY_DISCARDING)
    else:
        see_who_falls(s)


def warlord_is_back(s: Campaign) -> None:
    """A warlord that went home can fall again."""
    kept = vec[i64]()
    for card in s.falling:
        if not s.is_warlord(card):
            kept = append(kept, card)
    s.falling = kept


LEAVE_TOGETHER: Final[Step] = step0(leave_together)
GO: Final[Step] = step0(go)
ORDER: Final[Step] = step1(order)
SETTLE: Final[Step] = step0(settle)
SEE_WHO_FALLS: Final[Step] = step0(see_who_falls)

DESTROYED: Final = Destroyed("destroyed", LEAVE_TOGETHER)
LEAVES: Final = Leaves("leaves-play", SETTLE)
DEFEATED: Final = Defeated("defeated", step0(warlord_is_back))
ORDER_DISCARDS: Final = OrderDiscards("order-discards", "CQ-3.3")

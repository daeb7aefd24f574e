"""The command phase (section 7): dials, commitment, command struggles."""

from __future__ import annotations

from typing import Final

from hadur.games.conquest import log
from hadur.games.conquest.cards.definition import TABLES
from hadur.games.conquest.phases.cards import draw, gain, see_decks
from hadur.games.conquest.phases.moving import HERE, MOVES, exhaust, planet_slots
from hadur.games.conquest.prompts import Confirm, Question
from hadur.games.conquest.state import (
    HAS_COMMITTED,
    HQ,
    SLOTS,
    UNIT_BONUS_NEEDS_READY,
    UNTIL_STRUGGLE_ENDS,
    Campaign,
    campaign,
)
from hadur.games.conquest.values import command
from hadur.games.conquest.verbs import DIAL
from hadur.kernel.moves import first, pack
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Step, step0, step1
from hadur.kernel.windows import Occasion, TimedState, amend, occur, occur_together

# -- dials -----------------------------------------------------------------------------------------


def set_dials(s: Campaign) -> None:
    """Both choose in secret (CQ-7.1)."""
    s.push(COMMIT)
    s.ask_all([Ask(DIALS, 0), Ask(DIALS, 1)])


class Dials(Question):
    """To which planet, counted from the first?"""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name, rule, True)

    def answers(self, s: Campaign, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for number in range(1, len(planet_slots(s)) + 1):
            out = append(out, pack(DIAL, number))
        return out

    def answered(self, s: Campaign, ask: Ask, move: i64) -> None:
        s.dial[ask.seat] = first(move)


def dialled_slot(s: Campaign, seat: i64) -> i64:
    """The planet a dial means; a number without planet means the last one (CQ-7.11)."""
    slots = planet_slots(s)
    number = s.dial[seat]
    if number < 1 or number > len(slots):
        return slots[len(slots) - 1]
    return slots[number - 1]


class Commits(Occasion):
    """A unit (a) commits to a planet (b: its slot; BY_DIAL only until it happens), all but the
    warlord exhausted (CQ-7.5 to CQ-7.9)."""

    def happen(self, s: TimedState, at: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        it = campaign(s)
        seat = it.controller[a]
        slot = dialled_slot(it, seat) if b == BY_DIAL else b
        amend(it, at, 1, slot)
        it.relocate(a, 2 * slot + seat)
        it.spent[a] |= HAS_COMMITTED
        if not it.is_warlord(a):
            exhaust(it, a)


def commit(s: Campaign) -> None:
    """The dials are shown, and everybody moves at once (CQ-7.4, CQ-7.5)."""
    units = vec[i64]()
    for turn in range(2):
        seat = (s.initiative + turn) % 2
        s.tell(log.DIALLED, seat, s.dial[seat])
        s.tell(log.COMMITTED, seat, dialled_slot(s, seat))
        for card in s.units_at(HQ + seat):
            units = append(units, card)
    occur_together(s, COMMITS, units, BY_DIAL)


def tell_committed(s: Campaign) -> None:
    """Committing is moving, too (CQ-S18)."""
    units = vec[i64]()
    for place in range(HQ):
        for card in s.units_at(place):
            if s.spent[card] & HAS_COMMITTED != 0:
                s.spent[card] &= ~HAS_COMMITTED
                units = append(units, card)
    occur_together(s, MOVES, units, HERE)


BY_DIAL: Final = -1
TELL_COMMITTED: Final[Step] = step0(tell_committed)
COMMITS: Final = Commits("commits", TELL_COMMITTED)


# -- struggles -------------------------------------------------------------------------------------


class StruggleBegins(Occasion):
    """A command struggle at a planet (a: its slot) begins, and is decided."""

    def happen(self, s: TimedState, at: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        it = campaign(s)
        it.push(END_STRUGGLE)
        winner = struggle_winner(it, a)
        alone = 1 + winner if lone_warlord(it, a) else 0
        it.tell(log.STRUGGLE, a, icons(it, 2 * a), icons(it, 2 * a + 1), alone)
        if winner < 0:
            return
        it.tell(log.STRUGGLE_WON, winner, a)
        occur(it, STRUGGLE_WON, winner, a)
        if bonus_cards(it, winner, a) + bonus_resources(it, winner, a) > 0:
            it.ask(TAKE_BONUS, winner, 0, a)


class StruggleWon(Occasion):
    """A player (a) has won the struggle at a planet (b: its slot)."""

    def happen(self, s: TimedState, at: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """The bonus has been taken or not."""


def struggles(s: Campaign, slot: i64) -> None:
    """At the first planet, then at the others in order (CQ-7.12, CQ-7.13)."""
    while slot < SLOTS and s.row[slot] < 0:
        slot += 1
    if slot < SLOTS:
        s.push(STRUGGLES, slot + 1)
        occur(s, STRUGGLE_BEGINS, slot)


def struggle_winner(s: Campaign, slot: i64) -> i64:
    """A ready warlord alone wins; otherwise more icons on ready units do (CQ-7.14 to CQ-7.16)."""
    if lone_warlord(s, slot):
        return 0 if ready_warlord(s, slot, 0) else 1
    difference = icons(s, 2 * slot) - icons(s, 2 * slot + 1)
    if difference == 0:
        return -1
    return 0 if difference > 0 else 1


def lone_warlord(s: Campaign, slot: i64) -> bool:
    """Whether just one warlord is ready there, and so decides alone."""
    return ready_warlord(s, slot, 0) != ready_warlord(s, slot, 1)


def ready_warlord(s: Campaign, slot: i64, seat: i64) -> bool:
    warlord = s.warlord[seat]
    return s.place[warlord] == 2 * slot + seat and s.exhausted[warlord] == 0


def icons(s: Campaign, place: i64) -> i64:
    """Command icons of the ready units on a side (CQ-7.17)."""
    total: i64 = 0
    card = s.head[place]
    while card >= 0:
        if s.exhausted[card] == 0:
            total += command(s, card)
        card = s.next[card]
    return total


def bonus_cards(s: Campaign, seat: i64, slot: i64) -> i64:
    """Of the planet and of the winner's units there (CQ-7.19, CQ-S17)."""
    total = TABLES.card_bonus[s.kind[s.row[slot]]]
    for unit in giving_units(s, seat, slot):
        total += TABLES.card_bonus[s.kind[unit]]
    return total


def bonus_resources(s: Campaign, seat: i64, slot: i64) -> i64:
    total = TABLES.resource_bonus[s.kind[s.row[slot]]]
    for unit in giving_units(s, seat, slot):
        total += TABLES.resource_bonus[s.kind[unit]]
    return total


def giving_units(s: Campaign, seat: i64, slot: i64) -> vec[i64]:
    """The units whose own bonus counts: exhausted ones too, unless the table plays otherwise."""
    out = vec[i64]()
    for unit in s.units_at(2 * slot + seat):
        if s.exhausted[unit] == 0 or s.options & UNIT_BONUS_NEEDS_READY == 0:
            if not s.is_blank(unit):
                out = append(out, unit)
    return out


class TakeBonus(Confirm):
    """All of the bonus, or none of it? a: the slot (CQ-7.19, CQ-7.20)."""

    def agreed(self, s: Campaign, ask: Ask) -> None:
        gain(s, ask.seat, bonus_resources(s, ask.seat, ask.a))
        draw(s, ask.seat, bonus_cards(s, ask.seat, ask.a))
        see_decks(s)

    def declined(self, s: Campaign, ask: Ask) -> None:
        s.tell(log.BONUS_DECLINED, ask.seat, ask.a)


def end_struggle(s: Campaign) -> None:
    s.expire(UNTIL_STRUGGLE_ENDS)


SET_DIALS: Final[Step] = step0(set_dials)
COMMIT: Final[Step] = step0(commit)
STRUGGLES: Final[Step] = step1(struggles)
END_STRUGGLE: Final[Step] = step0(end_struggle)

STRUGGLE_BEGINS: Final = StruggleBegins("struggle-begins")
STRUGGLE_WON: Final = StruggleWon("struggle-won")
DIALS: Final = Dials("dial", "CQ-7.1")
TAKE_BONUS: Final = TakeBonus("take-bonus", "CQ-7.19")

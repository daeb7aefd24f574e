"""The damage procedure (section 13): assign, shields, take. Every damage goes through it.

`beside` holds the tokens beside units, entry by entry; one instance of damage owns the entries
from its `base` to the end, since whatever starts later ends earlier. Events speak of an entry."""

from __future__ import annotations

from typing import Final

from hadur.games.conquest import log
from hadur.games.conquest.cards.definition import TABLES
from hadur.games.conquest.phases.cards import discard
from hadur.games.conquest.phases.leaving import SEE_WHO_FALLS
from hadur.games.conquest.prompts import Pick, Question, chosen_card
from hadur.games.conquest.state import BESIDE, DECK, HAND, Campaign, campaign
from hadur.games.conquest.values import affected, damageable, remaining_hp
from hadur.games.conquest.verbs import NO, SHIELD
from hadur.kernel.moves import first, pack, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Step, step1, step3
from hadur.kernel.windows import Occasion, TimedState, argument, occur, occur_together

# What kind of damage it is.
BY_ATTACK: Final = 1
NO_SHIELDS: Final = 2

# The fields of an entry.
UNIT: Final = 0
AMOUNT: Final = 1
REASSIGNED: Final = 2
SHIELDED: Final = 3


class Assigned(Occasion):
    """Damage of an entry (a) is assigned, by a card (b), of a kind (c) (CQ-13.8)."""

    def happen(self, s: TimedState, at: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        it = campaign(s)
        unit = entry_unit(it, a)
        it.tell(log.ASSIGNED, it.kind[unit], it.place_of(unit), entry_amount(it, a))


class ShieldUsed(Occasion):
    """For an entry (a) a shield card (b) with so many icons (c) is used (CQ-13.9)."""

    def happen(self, s: TimedState, at: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        it = campaign(s)
        amount = entry_amount(it, a)
        prevented = c if c < amount else amount
        it.beside[a * BESIDE + AMOUNT] = amount - prevented
        unit = entry_unit(it, a)
        it.tell(log.SHIELDED, it.controller[unit], it.kind[b], it.kind[unit], prevented)


class Taken(Occasion):
    """A unit takes the damage of an entry (a), dealt by a card (b), of a kind (c) (CQ-13.11)."""

    def happen(self, s: TimedState, at: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        it = campaign(s)
        unit = entry_unit(it, a)
        amount = entry_amount(it, a)
        if it.is_unit(unit):
            left = remaining_hp(it, unit)
            amount = amount if amount < left else left
        it.damage[unit] += amount
        it.changes += amount
        it.tell(log.DAMAGED, it.kind[unit], it.place_of(unit), amount)


ASSIGNED: Final = Assigned("damage-assigned")
SHIELD_USED: Final = ShieldUsed("shield-used")
TAKEN: Final = Taken("damage-taken", SEE_WHO_FALLS)


# -- what procedures and cards call ----------------------------------------------------------------


def deal(s: Campaign, units: vec[i64], amount: i64, source: i64, kind: i64 = 0) -> None:
    """Deal each of these units so much damage, at the same time (CQ-13.14)."""
    base = entries(s)
    for unit in units:
        put_beside(s, base, unit, amount, source)
    begin(s, base, source, kind)


def deal_one(s: Campaign, unit: i64, amount: i64, source: i64, kind: i64 = 0) -> None:
    deal(s, append(vec[i64](), unit), amount, source, kind)


def deal_each(s: Campaign, units: vec[i64], source: i64) -> None:
    """One damage for each time a unit is named."""
    base = entries(s)
    for unit in units:
        put_beside(s, base, unit, 1, source)
    begin(s, base, source, 0)


def put_beside(s: Campaign, base: i64, unit: i64, amount: i64, source: i64) -> None:
    """Zero damage is none (CQ-13.28), and some units cannot be damaged (CQ-17.9)."""
    if amount <= 0 or not s.in_play(unit):
        return
    if not affected(s, source, unit) or not damageable(s, unit):
        return
    entry = find_entry(s, base, unit)
    if entry >= 0:
        s.beside[entry * BESIDE + AMOUNT] += amount
        return
    column = s.beside
    column = append(column, unit)
    column = append(column, amount)
    column = append(column, 0)
    s.beside = append(column, 0)


def begin(s: Campaign, base: i64, source: i64, kind: i64) -> None:
    if entries(s) > base:
        s.push(ASSIGN, base, source, kind)


def prevent(s: Campaign, entry: i64, amount: i64) -> None:
    """Take tokens from beside a unit before they are taken."""
    have = entry_amount(s, entry)
    gone = amount if amount < have else have
    if gone > 0:
        s.beside[entry * BESIDE + AMOUNT] = have - gone
        unit = entry_unit(s, entry)
        s.tell(log.PREVENTED, s.kind[unit], s.place_of(unit), gone)


def increase(s: Campaign, entry: i64, amount: i64) -> None:
    s.beside[entry * BESIDE + AMOUNT] += amount


def reassignable(s: Campaign, entry: i64) -> i64:
    """How much of it has not been reassigned before (CQ-13.35)."""
    return entry_amount(s, entry) - s.beside[entry * BESIDE + REASSIGNED]


def reassign(s: Campaign, base: i64, entry: i64, amount: i64, to: i64) -> None:
    """Put tokens beside another card instead (CQ-13.34). This is no new assignment."""
    have = reassignable(s, entry)
    moved = amount if amount < have else have
    if moved <= 0 or not damageable(s, to):
        return
    s.beside[entry * BESIDE + AMOUNT] -= moved
    other = find_entry(s, base, to)
    if other < 0:
        other = entries(s)
        column = s.beside
        column = append(column, to)
        column = append(column, 0)
        column = append(column, 0)
        s.beside = append(column, 0)
    s.beside[other * BESIDE + AMOUNT] += moved
    s.beside[other * BESIDE + REASSIGNED] += moved
    s.tell(log.REASSIGNED, s.kind[to], s.place_of(to), moved)


def move_damage(s: Campaign, unit: i64, to: i64, amount: i64) -> None:
    """From one card directly onto another, past all prevention (CQ-13.37, CQ-13.38)."""
    have = s.damage[unit]
    moved = amount if amount < have else have
    if moved > 0 and damageable(s, to):
        s.damage[unit] -= moved
        s.damage[to] += moved
        s.changes += moved
        s.tell(log.MOVED_DAMAGE, s.kind[unit], s.kind[to], moved)
        s.push(SEE_WHO_FALLS)


# -- entries ---------------------------------------------------------------------------------------


def entries(s: Campaign) -> i64:
    return len(s.beside) // BESIDE


def entry_unit(s: Campaign, entry: i64) -> i64:
    return s.beside[entry * BESIDE + UNIT]


def entry_amount(s: Campaign, entry: i64) -> i64:
    return s.beside[entry * BESIDE + AMOUNT]


def find_entry(s: Campaign, base: i64, unit: i64) -> i64:
    for entry in range(base, entries(s)):
        if s.beside[entry * BESIDE + UNIT] == unit:
            return entry
    return -1


def damaged_unit(s: Campaign, at: i64) -> i64:
    """The unit that a damage event is about."""
    return entry_unit(s, argument(s, at, 0))


# -- the procedure ---------------------------------------------------------------------------------


def assign(s: Campaign, base: i64, source: i64, kind: i64) -> None:
    """Step 1: tokens beside the units (CQ-13.8)."""
    s.push(TAKE, base, source, kind)
    s.push(SHIELDS, base, kind, 0)
    each = vec[i64]()
    for entry in range(base, entries(s)):
        each = append(each, entry)
    occur_together(s, ASSIGNED, each, source, kind, base)


def shields(s: Campaign, base: i64, kind: i64, turn: i64) -> None:
    """Step 2: unit by unit, in turn from the player with initiative (CQ-13.15)."""
    if kind & NO_SHIELDS != 0:
        return
    seat = (s.orders() + turn) % 2
    for _ in range(2):
        if len(undecided(s, base, seat)) > 0 and may_shield(s, seat):
            s.push(SHIELDS, base, kind, 1 - (seat + s.orders()) % 2)
            s.ask(SHIELD_ORDER, seat, 0, base)
            return
        seat = 1 - seat


def undecided(s: Campaign, base: i64, seat: i64) -> vec[i64]:
    """The player's units with tokens beside them for which no decision has been made."""
    out = vec[i64]()
    for entry in range(base, entries(s)):
        unit = entry_unit(s, entry)
        if (
            entry_amount(s, entry) > 0
            and s.beside[entry * BESIDE + SHIELDED] == 0
            and s.is_unit(unit)
            and s.controller[unit] == seat
        ):
            out = append(out, unit)
    return out


def may_shield(s: Campaign, seat: i64) -> bool:
    """Whether, for all others know, the player could hold a shield card (CQ-S23)."""
    hand = HAND + seat
    if s.has_closed_list(seat):
        return s.size[hand] > 0
    return s.size[hand] > 0 and (_has_shield(s, hand) or _has_shield(s, DECK + seat))


def _has_shield(s: Campaign, pile: i64) -> bool:
    for k in range(s.size[pile]):
        if TABLES.shields[s.kind[s.card_in(pile, k)]] > 0:
            return True
    return False


class ShieldOrder(Pick):
    """For which of his units does the player decide next? a: base (CQ-13.15)."""

    def choices(self, s: Campaign, ask: Ask) -> vec[i64]:
        return undecided(s, ask.a, ask.seat)

    def picked(self, s: Campaign, ask: Ask, choice: i64) -> None:
        s.ask(SHIELD_CARD, ask.seat, 0, find_entry(s, ask.a, choice))


class ShieldCard(Question):
    """Which card from hand shields the unit, if any? a: the entry."""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name, rule, False)

    def answers(self, s: Campaign, ask: Ask) -> vec[i64]:
        out = append(vec[i64](), pack(NO))
        hand = HAND + ask.seat
        for k in range(s.size[hand]):
            kind = s.kind[s.card_in(hand, k)]
            if TABLES.shields[kind] > 0 and not s.repeats(hand, k):
                out = append(out, pack(SHIELD, kind))
        return out

    def answered(self, s: Campaign, ask: Ask, move: i64) -> None:
        s.beside[ask.a * BESIDE + SHIELDED] = 1
        if verb_of(move) == SHIELD:
            card = chosen_card(s, ask.seat, HAND + ask.seat, first(move))
            discard(s, card)
            occur(s, SHIELD_USED, ask.a, card, TABLES.shields[s.kind[card]])


def take(s: Campaign, base: i64, source: i64, kind: i64) -> None:
    """Step 3: what was not prevented goes onto the units, at the same time (CQ-13.16)."""
    s.push(END_DAMAGE, base)
    each = vec[i64]()
    for entry in range(base, entries(s)):
        if entry_amount(s, entry) > 0 and s.in_play(entry_unit(s, entry)):
            each = append(each, entry)
    occur_together(s, TAKEN, each, source, kind)


def end_damage(s: Campaign, base: i64) -> None:
    s.beside = s.beside[: base * BESIDE]


# -- indirect damage -------------------------------------------------------------------------------


class Indirect(Pick):
    """Which of his units there takes the next indirect damage? a: place, b: how much is left
    (CQ-13.30). They gather in `marked`, one for each damage."""

    def choices(self, s: Campaign, ask: Ask) -> vec[i64]:
        return indirect_takers(s, ask.a)

    def picked(self, s: Campaign, ask: Ask, choice: i64) -> None:
        s.marked = append(s.marked, choice)
        ask_indirect(s, ask.seat, ask.a, ask.b - 1)


def indirect_takers(s: Campaign, place: i64) -> vec[i64]:
    """Those that may still be given some: no more than their remaining hit points (CQ-13.31)."""
    out = vec[i64]()
    for unit in s.units_at(place):
        given: i64 = 0
        for marked in s.marked:
            if marked == unit:
                given += 1
        if given < remaining_hp(s, unit) and damageable(s, unit):
            out = append(out, unit)
    return out


def ask_indirect(s: Campaign, seat: i64, place: i64, amount: i64) -> None:
    """Let a player divide indirect damage; what nobody can take is lost (CQ-13.32)."""
    if amount <= 0:
        return
    if len(indirect_takers(s, place)) == 0:
        s.tell(log.LOST_DAMAGE, seat, amount)
        return
    s.ask(INDIRECT, seat, 0, place, amount)


def deal_indirect(s: Campaign, source: i64) -> None:
    """What the players have divided is damage like any other now (CQ-13.33)."""
    marked = s.marked
    s.marked = vec[i64]()
    deal_each(s, marked, source)


ASSIGN: Final[Step] = step3(assign)
SHIELDS: Final[Step] = step3(shields)
TAKE: Final[Step] = step3(take)
END_DAMAGE: Final[Step] = step1(end_damage)
ASK_INDIRECT: Final[Step] = step3(ask_indirect)
DEAL_INDIRECT: Final[Step] = step1(deal_indirect)

SHIELD_ORDER: Final = ShieldOrder("shield-order", "CQ-13.15")
SHIELD_CARD: Final = ShieldCard("shield", "CQ-13.9")
INDIRECT: Final = Indirect("indirect-damage", "CQ-13.30")

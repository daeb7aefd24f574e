"""Before the first round: cards, classes, weapons, start spaces (chapters 4 and 25)."""

from __future__ import annotations

from typing import Final

from hadur.games.doom import log
from hadur.games.doom.flow import moment
from hadur.games.doom.phases.status import NEXT_ROUND
from hadur.games.doom.phases.summoning import bring, spare_figure
from hadur.games.doom.piles import fill_hand, set_copy, take_set
from hadur.games.doom.state import (
    BOX,
    CARDS,
    CLASS_OF_TWO,
    DECK,
    GLORY_DECK,
    INVADER,
    RECOMMENDED,
    Raid,
    raid,
)
from hadur.games.doom.values import hand_size
from hadur.games.doom.verbs import CLASS, INVASION, PLACE, SEAT, SET, WEAPON
from hadur.games.doom.vocabulary import AT_SETUP, BASIC, EVENT_CARD, GLORY_CARD, UAC
from hadur.kernel.bits import BIT, count
from hadur.kernel.moves import first, pack
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Prompt, State, Step, step0, step1

SETS_CHOSEN: Final = 3
WEAPONS_CHOSEN: Final = 2


def prepare(s: Raid) -> None:
    """The invader's secret choices first, then the squad's open ones, then cards and figures."""
    s.push(NEXT_ROUND)
    s.push(AFTER_SETUP)
    s.push(PUT_FIGURES)
    s.push(DEAL_CARDS)
    s.push(WHO_LEADS)
    s.push(CHOOSE_WEAPONS, 1)
    s.push(CHOOSE_CLASS, 1)
    s.push(CHOOSE_INVASION)
    s.push(CHOOSE_SETS)


PREPARE: Final[Step] = step0(prepare)


# -- the invader -----------------------------------------------------------------------------------


def choose_sets(s: Raid) -> None:
    """DM-4.22 to 4.26, 3.11: three of the event sets, in secret, or those recommended."""
    if s.options & RECOMMENDED != 0:
        for number in s.book.recommended_sets:
            s.sets |= BIT[number]
    if count(s.sets) < SETS_CHOSEN:
        s.push(CHOOSE_SETS)
        s.ask(EVENT_SET, INVADER)


class EventSet(Prompt):
    def moves(self, s: State, ask: Ask) -> vec[i64]:
        t = raid(s)
        out = vec[i64]()
        for number in range(len(t.book.sets)):
            if t.sets & BIT[number] == 0:
                out = append(out, pack(SET, number))
        return out

    def play(self, s: State, ask: Ask, move: i64) -> None:
        t = raid(s)
        t.sets |= BIT[first(move)]
        t.tell(log.CHOSE_SECRETLY, INVADER)
        t.tell(log.CHOSE_SET, INVADER, first(move), audience=BIT[INVADER])


def choose_invasion(s: Raid) -> None:
    """DM-4.26, 4.27."""
    if s.options & RECOMMENDED != 0:
        s.invasion = s.book.recommended_invasion
    else:
        s.ask(INVASION_CARD, INVADER)


class InvasionCard(Prompt):
    def moves(self, s: State, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for number in range(len(raid(s).book.invasions)):
            out = append(out, pack(INVASION, number))
        return out

    def play(self, s: State, ask: Ask, move: i64) -> None:
        t = raid(s)
        t.invasion = first(move)
        t.tell(log.CHOSE_SECRETLY, INVADER)
        t.tell(log.CHOSE_INVASION, INVADER, first(move), audience=BIT[INVADER])


EVENT_SET: Final = EventSet("event-set", "DM-4.22", False)
INVASION_CARD: Final = InvasionCard("invasion-card", "DM-4.26", False)
CHOOSE_SETS: Final[Step] = step0(choose_sets)
CHOOSE_INVASION: Final[Step] = step0(choose_invasion)


# -- the marines -----------------------------------------------------------------------------------


def choose_class(s: Raid, seat: i64) -> None:
    """DM-4.9: one of all class cards that are left, or one of two drawn (DM-S12)."""
    if seat >= s.seats:
        return
    s.push(CHOOSE_CLASS, seat + 1)
    left: i64 = 0
    for k in range(len(s.book.classes)):
        if not _is_taken(s, s.book.classes[k]):
            left |= BIT[k]
    if s.options & CLASS_OF_TWO != 0:
        left = _draw_two(s, left)
    s.ask(CLASS_CARD, seat, left)


def _is_taken(s: Raid, sheet: i64) -> bool:
    for other in s.class_of:
        if other == sheet:
            return True
    return False


def _draw_two(s: Raid, left: i64) -> i64:
    out: i64 = 0
    for _ in range(2):
        at = s.chance(CARDS, count(left))
        for k in range(len(s.book.classes)):
            if left & BIT[k] != 0:
                if at == 0:
                    out |= BIT[k]
                    left &= ~BIT[k]
                    break
                at -= 1
    return out


class ClassCard(Prompt):
    def moves(self, s: State, ask: Ask) -> vec[i64]:
        t = raid(s)
        out = vec[i64]()
        for k in range(len(t.book.classes)):
            if ask.options & BIT[k] != 0:
                out = append(out, pack(CLASS, t.book.classes[k]))
        return out

    def play(self, s: State, ask: Ask, move: i64) -> None:
        t = raid(s)
        t.class_of[ask.seat] = first(move)
        t.tell(log.CHOSE_CLASS, ask.seat, first(move))


def choose_weapons(s: Raid, seat: i64) -> None:
    """DM-4.11 to 4.15: two different basic weapons each, beside the UAC set."""
    if seat >= s.seats:
        return
    chosen: i64 = 0
    for weapon in range(len(s.book.weapons)):
        if s.book.weapon_kind[weapon] == UAC and s.owned[seat] & BIT[weapon] == 0:
            take_set(s, seat, weapon)
        if s.book.weapon_kind[weapon] == BASIC and s.owned[seat] & BIT[weapon] != 0:
            chosen += 1
    if chosen == WEAPONS_CHOSEN:
        s.push(CHOOSE_WEAPONS, seat + 1)
    else:
        s.push(CHOOSE_WEAPONS, seat)
        s.ask(BASIC_WEAPON, seat)


class BasicWeapon(Prompt):
    def moves(self, s: State, ask: Ask) -> vec[i64]:
        t = raid(s)
        out = vec[i64]()
        for weapon in range(len(t.book.weapons)):
            if t.book.weapon_kind[weapon] == BASIC and t.owned[ask.seat] & BIT[weapon] == 0:
                if set_copy(t, weapon) >= 0:
                    out = append(out, pack(WEAPON, weapon))
        return out

    def play(self, s: State, ask: Ask, move: i64) -> None:
        t = raid(s)
        take_set(t, ask.seat, first(move))
        t.tell(log.CHOSE_WEAPON, ask.seat, first(move))


def who_leads(s: Raid) -> None:
    """DM-25.3, 25.7: three marines agree who takes point; the first speaks for them."""
    if s.seats == 4:
        s.ask(TAKING_POINT, 1)


class TakingPoint(Prompt):
    def moves(self, s: State, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for seat in range(1, s.seats):
            out = append(out, pack(SEAT, seat))
        return out

    def play(self, s: State, ask: Ask, move: i64) -> None:
        t = raid(s)
        t.lead = first(move)
        t.tell(log.TAKING_POINT, first(move))


CLASS_CARD: Final = ClassCard("class", "DM-4.9", True)
BASIC_WEAPON: Final = BasicWeapon("weapon", "DM-4.11", True)
TAKING_POINT: Final = TakingPoint("taking-point", "DM-25.3", True)
CHOOSE_CLASS: Final[Step] = step1(choose_class)
CHOOSE_WEAPONS: Final[Step] = step1(choose_weapons)
WHO_LEADS: Final[Step] = step0(who_leads)


# -- cards and figures -----------------------------------------------------------------------------


def deal_cards(s: Raid) -> None:
    """DM-4.14, 4.24, 4.25, 4.31, 4.32: decks are shuffled, marines draw their first hand."""
    for card in range(len(s.kind)):
        sheet = s.kind[card]
        if s.book.kind[sheet] == EVENT_CARD:
            if s.sets & BIT[s.book.event_set[sheet]] != 0:
                s.put(card, DECK + INVADER)
            else:
                s.zone[card] = BOX
                s.knows[card] = BIT[INVADER]
        elif s.book.kind[sheet] == GLORY_CARD:
            s.put(card, GLORY_DECK)
    s.shuffle(DECK + INVADER, CARDS)
    s.shuffle(GLORY_DECK, CARDS)
    for seat in range(1, s.seats):
        s.shuffle(DECK + seat, CARDS)
        fill_hand(s, seat, hand_size(s, seat))


DEAL_CARDS: Final[Step] = step0(deal_cards)


def put_figures(s: Raid) -> None:
    """DM-4.6, S61: demons of the mission with their cards face up, marines on start spaces."""
    board = s.board
    for k in range(len(board.demon_type)):
        figure = spare_figure(s, board.demon_type[k])
        bring(s, figure, board.demon_place[k], board.demon_turned[k])
        if board.demon_token[k] >= 0:
            s.add_token(board.demon_token[k], -1, figure)
    s.push(PUT_MARINES, 1)


def put_marines(s: Raid, seat: i64) -> None:
    if seat < s.seats:
        s.push(PUT_MARINES, seat + 1)
        if not s.is_out(seat):
            s.ask(START_SPACE, seat)


class StartSpace(Prompt):
    def moves(self, s: State, ask: Ask) -> vec[i64]:
        t = raid(s)
        out = vec[i64]()
        for square in t.board.starts:
            if t.at[square] < 0:
                out = append(out, pack(PLACE, square))
        return out

    def play(self, s: State, ask: Ask, move: i64) -> None:
        if not s.is_out(ask.seat):
            raid(s).set_down(ask.seat - 1, first(move), 0)


START_SPACE: Final = StartSpace("start-space", "DM-4.6", True)
PUT_FIGURES: Final[Step] = step0(put_figures)
PUT_MARINES: Final[Step] = step1(put_marines)


def after_setup(s: Raid) -> None:
    moment(s, AT_SETUP, -1)


AFTER_SETUP: Final[Step] = step0(after_setup)

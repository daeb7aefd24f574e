"""A turn (section 7): the starting phase (8), the main phase, the closing phase (20), the end of
the game (21, 26)."""

from __future__ import annotations

from typing import Final

from hadur.games.chaos_galaxy import log
from hadur.games.chaos_galaxy.phases.announcing import STEP_WINDOW
from hadur.games.chaos_galaxy.phases.damage import AFTER, discard_ship, note_moment, settle
from hadur.games.chaos_galaxy.phases.elimination import eliminate, finish_if_decided
from hadur.games.chaos_galaxy.phases.lasting import expire
from hadur.games.chaos_galaxy.phases.main import MAIN_STEP
from hadur.games.chaos_galaxy.phases.piles import DISCARDS, finish_for
from hadur.games.chaos_galaxy.state import (
    BEGUN,
    BOUGHT,
    CLOSING_PHASE,
    COLONY,
    CREDITS,
    DAMAGE_TAKEN,
    HAND,
    HANGAR,
    HELD,
    ONE_WINDOW,
    PLAYER,
    QUICK_START,
    RUIN,
    SPENT,
    STARTING,
    TURNED,
    WIDE,
    WIN_AT_END,
    Galaxy,
    galaxy,
)
from hadur.games.chaos_galaxy.values import hangar_used, limit_bonus
from hadur.games.chaos_galaxy.verbs import CHOOSE, DONE, TURN_BACK
from hadur.games.chaos_galaxy.vocabulary import (
    ACTIVE,
    CLOSING,
    CREDIT_LIMIT,
    END_OF_TURN,
    HAND_LIMIT,
    HANGAR_LIMIT,
    INCOME,
    NEXT_TURN,
)
from hadur.kernel.moves import first, pack, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Prompt, State, Step, step0, step1

FULL_INCOME: Final = 5
HAND_SIZE: Final = 5
HANGAR_ROOM: Final = 12
MOST_CREDITS: Final = 20
ROUNDS: Final = 100
"""After so many rounds the hour of KG-30.5 counts as over, and KG-S36 decides."""


# -- starting phase --------------------------------------------------------------------------------


def turn(s: Galaxy, seat: i64) -> None:
    """KG-7.2: a whole turn of a seat, and then the next one's; of the next one's at once if it has
    given up before its first turn."""
    if s.is_out(seat):
        seat = s.clockwise(seat)
    if s.turns >= ROUNDS * s.seats:
        decide_on_time(s)
        return
    s.turn = seat
    s.turns += 1
    s.player[seat * PLAYER + BEGUN] += 1
    s.phase = STARTING
    for slot in range(s.slots()):
        s.table[slot * WIDE + BOUGHT] = 0
        s.clear_flag(slot, SPENT)
    s.compact()
    s.tell(log.TURN, seat, s.begun(seat))
    expire(s, NEXT_TURN, seat)
    income = income_of(s, seat)
    s.earn(seat, income)
    s.tell(log.INCOME, seat, income)
    s.then([INCOME_MOMENT, STEP_WINDOW, MAIN_STEP, CLOSING_STEP])


def income_of(s: Galaxy, seat: i64) -> i64:
    """KG-8.1; in the official game for two the first two turns give less (KG-6.11 to KG-6.15)."""
    if s.seats > 2 or s.options & QUICK_START != 0 or s.begun(seat) > 2:
        return FULL_INCOME
    return 2 * s.begun(seat) - (1 if seat == s.starter else 0)


def income_moment(s: Galaxy) -> None:
    own_moment(s, INCOME)


def own_moment(s: Galaxy, when: i64) -> None:
    s.push(AFTER)
    for slot in range(s.slots()):
        if s.in_play(slot) and s.holder(slot) == s.turn:
            note_moment(s, when, slot, -1)


# -- closing phase ---------------------------------------------------------------------------------


def closing(s: Galaxy) -> None:
    """Section 20, in this order. The quick-start game has another, shorter one (KG-29.19)."""
    s.phase = CLOSING_PHASE
    if s.is_out(s.turn):
        s.then([RESTORE, NEXT])  # nobody is left to win, to discard or to turn anything
        return
    s.tell(log.CLOSING, s.turn)
    if s.options & QUICK_START != 0:
        s.then([CHECK_WIN, RESTORE, TURN_BACK_FREELY, HAND_STEP, NEXT])
        return
    s.push(NEXT)
    if s.options & WIN_AT_END != 0:
        s.push(CHECK_WIN)
    s.then([HAND_STEP, HANGAR_STEP, CREDIT_STEP, RESTORE, TURN_BACK_ALL, STEP_WINDOW])
    if s.options & ONE_WINDOW == 0:
        s.push(STEP_WINDOW)
    s.push(CLOSING_MOMENT)
    if s.options & WIN_AT_END == 0:
        s.push(CHECK_WIN)


def check_win(s: Galaxy) -> None:
    """KG-20.1, KG-21.1: an opponent without a Colony has lost; with more players each such
    neighbour is out, first the left one (KG-S31)."""
    for other in s.neighbours(s.turn):
        if s.size[COLONY + other] == 0 and not s.over:
            eliminate(s, other, s.turn)
    finish_if_decided(s)


def closing_moment(s: Galaxy) -> None:
    own_moment(s, CLOSING)


def hand_step(s: Galaxy) -> None:
    """KG-20.2: down to five cards, face down to the Ruin."""
    limit = HAND_SIZE + limit_bonus(s, s.turn, HAND_LIMIT)
    if s.size[HAND + s.turn] > limit:
        s.push(DISCARDS, s.turn, s.size[HAND + s.turn] - max(0, limit))


def hangar_step(s: Galaxy) -> None:
    """KG-20.4, KG-20.5: ships go until the rest fit."""
    limit = HANGAR_ROOM + limit_bonus(s, s.turn, HANGAR_LIMIT)
    if hangar_used(s, s.turn) > limit and s.has_ship(s.turn):
        s.ask(SCRAP_PROMPT, s.turn)


class ScrapPrompt(Prompt):
    """Which ship is given up for the Hangar limit?"""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for slot in galaxy(s).row_of(ask.seat, HANGAR):
            out = append(out, pack(CHOOSE, slot))
        return out

    def play(self, s: State, ask: Ask, move: i64) -> None:
        g = galaxy(s)
        g.tell(log.SCRAPPED, ask.seat, g.kind_at(first(move)))
        s.push(HANGAR_STEP)
        discard_ship(g, first(move))


def credit_step(s: Galaxy) -> None:
    """KG-20.8."""
    limit = MOST_CREDITS + limit_bonus(s, s.turn, CREDIT_LIMIT)
    at = s.turn * PLAYER + CREDITS
    s.player[at] = min(s.player[at], limit)


def restore(s: Galaxy) -> None:
    """KG-20.9: every ship and base in play has its full armour again."""
    for slot in range(s.slots()):
        s.table[slot * WIDE + DAMAGE_TAKEN] = 0


def turn_back_all(s: Galaxy) -> None:
    """KG-20.10 to KG-20.12: all turned cards of the turn player by one step."""
    for slot in range(s.slots()):
        if s.in_play(slot) and s.holder(slot) == s.turn:
            if s.flag(slot, HELD):
                s.clear_flag(slot, HELD)
            else:
                turn_back(s, slot)


def turn_back(s: Galaxy, slot: i64) -> None:
    s.table[slot * WIDE + TURNED] = max(ACTIVE, s.turned(slot) - 1)


class TurnBackPrompt(Prompt):
    """Quick-start: which of your ships do you turn back (KG-29.19)? `options`, a bit a ship by its
    place in the Hangar, are those that have been."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        g = galaxy(s)
        out = vec[i64]()
        for slot in g.row_of(ask.seat, HANGAR):
            if g.turned(slot) != ACTIVE and not g.flag(slot, SPENT):
                out = append(out, pack(TURN_BACK, slot))
        return append(out, pack(DONE))

    def play(self, s: State, ask: Ask, move: i64) -> None:
        g = galaxy(s)
        if verb_of(move) == TURN_BACK:
            turn_back(g, first(move))
            g.set_flag(first(move), SPENT)
            s.ask(self, ask.seat)


def turn_back_freely(s: Galaxy) -> None:
    s.ask(TURN_BACK_PROMPT, s.turn)


def next_turn(s: Galaxy) -> None:
    """KG-20.13, KG-26.2: what lasted to the end of the turn ends; the next seat's turn."""
    expire(s, END_OF_TURN, -1)
    settle(s)
    s.push(TURN_STEP, s.clockwise(s.turn))


def decide_on_time(s: Galaxy) -> None:
    """KG-30.6, KG-S36: more cards in the Colony, more credits, fewer cards in the Ruin; else the
    player who began later."""
    best: i64 = -1
    for k in range(s.seats):
        seat = (s.starter + k) % s.seats
        if not s.is_out(seat) and (best < 0 or not _stands_better(s, best, seat)):
            best = seat
    s.tell(log.GAME_OVER, best)
    finish_for(s, best)


def _stands_better(s: Galaxy, seat: i64, other: i64) -> bool:
    if s.size[COLONY + seat] != s.size[COLONY + other]:
        return s.size[COLONY + seat] > s.size[COLONY + other]
    if s.credits(seat) != s.credits(other):
        return s.credits(seat) > s.credits(other)
    return s.size[RUIN + seat] < s.size[RUIN + other]


SCRAP_PROMPT: Final = ScrapPrompt("scrap-ship", "KG-20.5", True)
TURN_BACK_PROMPT: Final = TurnBackPrompt("turn-back", "KG-29.19", True)
TURN_STEP: Final[Step] = step1(turn)
INCOME_MOMENT: Final[Step] = step0(income_moment)
CLOSING_STEP: Final[Step] = step0(closing)
CHECK_WIN: Final[Step] = step0(check_win)
CLOSING_MOMENT: Final[Step] = step0(closing_moment)
HAND_STEP: Final[Step] = step0(hand_step)
HANGAR_STEP: Final[Step] = step0(hangar_step)
CREDIT_STEP: Final[Step] = step0(credit_step)
RESTORE: Final[Step] = step0(restore)
TURN_BACK_ALL: Final[Step] = step0(turn_back_all)
TURN_BACK_FREELY: Final[Step] = step0(turn_back_freely)
NEXT: Final[Step] = step0(next_turn)

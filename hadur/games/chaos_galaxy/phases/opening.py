"""Setup (section 6): who starts, shuffling and cutting, the first hands, the mulligan."""

from __future__ import annotations

from typing import Final

from hadur.games.chaos_galaxy import log
from hadur.games.chaos_galaxy.phases.piles import draw, shuffle_colony
from hadur.games.chaos_galaxy.phases.turn import TURN_STEP
from hadur.games.chaos_galaxy.state import (
    COLONY,
    FIRST_PLAYER,
    HAND,
    QUICK_START,
    Galaxy,
    galaxy,
)
from hadur.games.chaos_galaxy.verbs import KEEP, MULLIGAN
from hadur.kernel.bits import BIT, count, lowest, members
from hadur.kernel.moves import pack, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Prompt, State, Step, step0, step1

HAND_SIZE: Final = 5
CREDITS_AT_START: Final = 5
RANDOM_FIRST: Final = -1
DIE: Final = 6


def opening(s: Galaxy, first: i64) -> None:
    """KG-6.2 to KG-6.10, in this order (C12)."""
    s.starter = roll_off(s) if first == RANDOM_FIRST else first
    s.tell(log.STARTER, s.starter)
    s.push(TURN_STEP, s.starter)
    s.push(FIRST_CREDITS)
    s.push(MULLIGANS, 0)
    s.push(FIRST_HANDS)
    for k in range(s.seats):
        s.push(SHUFFLE_STEP, (s.starter + s.seats - 1 - k) % s.seats)


def roll_off(s: Galaxy) -> i64:
    """KG-6.5, KG-S4: the highest of one die each; who is level throws again."""
    rolling = s.everybody()
    while count(rolling) > 1:
        best: i64 = -1
        winners: i64 = 0
        for seat in members(rolling):
            value = s.chance(FIRST_PLAYER, DIE)
            if value > best:
                best = value
                winners = 0
            if value == best:
                winners |= BIT[seat]
        rolling = winners
    return lowest(rolling)


def first_hands(s: Galaxy) -> None:
    for k in range(s.seats):
        draw(s, (s.starter + k) % s.seats, HAND_SIZE)


def first_credits(s: Galaxy) -> None:
    for seat in range(s.seats):
        s.earn(seat, CREDITS_AT_START)


def mulligans(s: Galaxy, k: i64) -> None:
    """Each in turn, the starting player first (KG-6.8, KG-S4); not in the quick-start game."""
    if k < s.seats and s.options & QUICK_START == 0:
        s.push(MULLIGANS, k + 1)
        s.ask(MULLIGAN_PROMPT, (s.starter + k) % s.seats)


class MulliganPrompt(Prompt):
    """Keep the first five cards, or shuffle them in and draw another five, once?"""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        out = append(vec[i64](), pack(MULLIGAN))
        return append(out, pack(KEEP))

    def play(self, s: State, ask: Ask, move: i64) -> None:
        g = galaxy(s)
        if verb_of(move) == KEEP:
            g.tell(log.KEPT, ask.seat)
            return
        g.tell(log.MULLIGAN, ask.seat)
        while g.size[HAND + ask.seat] > 0:
            g.put(g.card_in(HAND + ask.seat, 0), COLONY + ask.seat)
        s.push(DRAW_AGAIN, ask.seat)
        shuffle_colony(g, ask.seat)


def draw_again(s: Galaxy, seat: i64) -> None:
    draw(s, seat, HAND_SIZE)


MULLIGAN_PROMPT: Final = MulliganPrompt("mulligan", "KG-6.8", True)
OPENING_STEP: Final[Step] = step1(opening)
SHUFFLE_STEP: Final[Step] = step1(shuffle_colony)
FIRST_HANDS: Final[Step] = step0(first_hands)
FIRST_CREDITS: Final[Step] = step0(first_credits)
MULLIGANS: Final[Step] = step1(mulligans)
DRAW_AGAIN: Final[Step] = step1(draw_again)

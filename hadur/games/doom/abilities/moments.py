"""Moments: who may use which ability when something happens, and who is asked (DM-8.1 to 8.21).

At a moment about a figure (the *actor*) the side whose figure is active comes first, between
activations the invader; marines in the order of their seats. A seat is asked if, by what everybody
knows, it could have something to use: which cards may be in a hand follows from the weapon tokens,
so being asked tells nothing.
"""

from __future__ import annotations

from typing import Final

from hadur.games.doom.abilities.hidden import could_use, holds_hidden
from hadur.games.doom.abilities.usable import usable, use
from hadur.games.doom.flow import WINDOWS
from hadur.games.doom.state import A_ATTACKER, ACTIVE_ORDERS, IN_PLAY, INVADER, MARINES, Raid, raid
from hadur.games.doom.verbs import NO_CARD, PASS, SEAT
from hadur.games.doom.vocabulary import ATTACK, COLLECT, ROLL
from hadur.kernel.bits import BIT, count, lowest
from hadur.kernel.moves import first, pack, second, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Prompt, State, Step, step5

SEATS: Final = 32
"""Two sets of seats are one number: who is asked again, and this times who has passed."""


def window(s: Raid, when: i64, actor: i64, base: i64, todo: i64, rest: i64) -> None:
    """Ask one seat after the other; once somebody has used something, those again who had passed
    before that (DM-8.15 to 8.17, 8.20). Nobody adds to the attack of a fragged attacker."""
    if ROLL <= when <= ATTACK and not s.is_here(s.attack[A_ATTACKER]):
        todo = 0
        rest = 0
    waiting: i64 = 0
    for seat in range(s.seats):
        if todo & BIT[seat] != 0 and could_use(s, seat, when, actor):
            waiting |= BIT[seat]
    again = rest % SEATS
    passed = rest // SEATS | (todo & ~waiting)
    if waiting == 0:
        if again != 0:
            s.push(WINDOW, when, actor, base, again & ~s.out, passed * SEATS)
        else:
            s.used = s.used[:base]
        return
    rest = passed * SEATS + again
    if s.options & ACTIVE_ORDERS != 0 and count(waiting) > 1:
        s.ask(NEXT_SEAT, s.orders(), waiting, when, actor, base * SEATS * SEATS + rest)
        return
    put_question(s, _first(s, waiting), when, actor, base, waiting, rest)


def after_use(rest: i64) -> i64:
    """Who passed before something was used is asked again."""
    return rest % SEATS | rest // SEATS


def _first(s: Raid, waiting: i64) -> i64:
    """DM-8.15, 8.16, 8.19."""
    if waiting & BIT[INVADER] != 0:
        if s.active < 0 or s.active >= MARINES:
            return INVADER
        if waiting != BIT[INVADER]:
            waiting &= ~BIT[INVADER]
    return lowest(waiting)


def put_question(
    s: Raid, seat: i64, when: i64, actor: i64, base: i64, waiting: i64, rest: i64
) -> None:
    """Forced effects that leave no choice are carried out unasked; all else is asked."""
    left = waiting & ~BIT[seat]
    if not holds_hidden(s, seat, when, actor):
        moves = usable(s, seat, when, actor)
        if len(moves) == 1 and is_forced(s, seat, moves[0]):
            s.push(WINDOW, when, actor, base, waiting, after_use(rest))
            use(s, seat, actor, moves[0])
            return
    s.ask(USE_NOW, seat, when, actor, base, left * SEATS * SEATS + rest)


def is_forced(s: Raid, seat: i64, move: i64) -> bool:
    """What lies open and does not say may is carried out; a card from hand is played if one likes
    (DM-1.5, 1.6, 8.21)."""
    if s.book.optional[first(move)] != 0:
        return False
    card = second(move)
    return card == NO_CARD or s.zone[card] == IN_PLAY + seat


def counts_for_goal(s: Raid, move: i64) -> bool:
    """Whether it is the objective card that brings the marines to their goal: nothing else is done
    before that, else the other side could win first with what is used at the same moment (DM-1.7,
    24.3)."""
    book = s.book
    ability = first(move)
    if book.sheet[ability] != book.objective or book.optional[ability] != 0:
        return False
    for effect in range(book.do_first[ability], book.do_last[ability]):
        if book.do_what[effect] == COLLECT:
            return True
    return False


class UseNow(Prompt):
    """An ability, a card from hand, a Glory Kill card, or nothing more."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        t = raid(s)
        out = usable(t, ask.seat, ask.options, ask.a)
        for move in out:
            if counts_for_goal(t, move):
                return vec[i64]([move])
        for move in out:
            if is_forced(t, ask.seat, move):
                return out
        return append(out, pack(PASS))

    def play(self, s: State, ask: Ask, move: i64) -> None:
        t = raid(s)
        left = ask.c // (SEATS * SEATS)
        rest = ask.c % (SEATS * SEATS)
        if verb_of(move) == PASS:
            t.push(WINDOW, ask.options, ask.a, ask.b, left, rest | BIT[ask.seat] * SEATS)
            return
        t.push(WINDOW, ask.options, ask.a, ask.b, left | BIT[ask.seat], after_use(rest))
        use(t, ask.seat, ask.a, move)


class NextSeat(Prompt):
    """The active player says whose effects come next (DM-26.26, option)."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for seat in range(s.seats):
            if ask.options & BIT[seat] != 0:
                out = append(out, pack(SEAT, seat))
        return out

    def play(self, s: State, ask: Ask, move: i64) -> None:
        t = raid(s)
        base = ask.c // (SEATS * SEATS)
        rest = ask.c % (SEATS * SEATS)
        put_question(t, first(move), ask.a, ask.b, base, ask.options, rest)


USE_NOW: Final = UseNow("use", "DM-8.20", False)
NEXT_SEAT: Final = NextSeat("next-seat", "DM-26.26", True)
WINDOW: Final[Step] = step5(window)
WINDOWS.append(WINDOW)

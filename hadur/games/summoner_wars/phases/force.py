"""Changing positions without moving: force, place, swap, control (sections 16 and 17).

Two abilities are named, since every step asks for them: Engage (Royal Guardian, Deceiver, Citadel
Knight), which notices it, and Steadfast (Kalal), which keeps a unit from being forced.
"""

from __future__ import annotations

from typing import Final

from hadur.games.summoner_wars import log
from hadur.games.summoner_wars.abilities.hooks import (
    CALLED,
    STRUCTURE_SHIFTED,
    Ability,
    fire_events,
)
from hadur.games.summoner_wars.abilities.ids import ENGAGE, STEADFAST
from hadur.games.summoner_wars.board import ADJACENT, COLUMNS, NEXT, distance
from hadur.games.summoner_wars.phases.damage import BY_ABILITY, check_lives, harm
from hadur.games.summoner_wars.prompts import Pick
from hadur.games.summoner_wars.state import Battle
from hadur.kernel.bits import BIT, lowest
from hadur.kernel.native import i64
from hadur.kernel.state import STEPS, Ask, Step
from hadur.kernel.timing import wait

NOTHING_MORE: Final = -1
EVERYWHERE: Final = (1 << 48) - 1


def force_spaces(s: Battle, card: i64, least: i64, most: i64) -> i64:
    """Where the card can be forced: straight, clear, exactly so many spaces (SW-16.1 to 16.4)."""
    space = s.space[card]
    if space < 0 or not can_be_forced(s, card):
        return 0
    occupied = s.occupied()
    found: i64 = 0
    for direction in range(4):
        at = space
        for steps in range(1, most + 1):
            at = NEXT[at * 4 + direction]
            if at < 0 or occupied & BIT[at] != 0:
                break
            if steps >= least:
                found |= BIT[at]
    return found


def can_be_forced(s: Battle, card: i64) -> bool:
    """Steadfast and frozen cards cannot be forced."""
    return (s.has[STEADFAST] | s.frozen) & BIT[s.space[card]] == 0


def force(s: Battle, card: i64, to: i64, seat: i64) -> None:
    """Slide a card to a space found by `force_spaces`; forcing is not moving (SW-16.2)."""
    start = s.space[card]
    s.tell(log.FORCED, s.kind[card], start, to)
    slide(s, card, start, to)
    after_shift(s, card, seat)


def slide(s: Battle, card: i64, start: i64, to: i64) -> None:
    """Go in a straight line, noticing every step away from an Engage unit (SW-15.18)."""
    stride: i64 = COLUMNS
    if start // COLUMNS == to // COLUMNS:
        stride = 1
    if to < start:
        stride = -stride
    at = start
    while at != to:
        notice_step(s, card, at, at + stride)
        at += stride
    s.relocate(card, to)


def notice_step(s: Battle, card: i64, start: i64, to: i64) -> None:
    """Engage waits for every enemy unit that goes one space away from beside it."""
    engaging = s.has[ENGAGE] & s.side[1 - s.controller[card]] & ADJACENT[start]
    if engaging == 0 or s.units() & BIT[s.space[card]] == 0:
        return
    while engaging != 0:
        space = lowest(engaging)
        engaging &= engaging - 1
        if distance(space, to) > 1:
            wait(s, ENGAGED, s.at[space], card)


def after_shift(s: Battle, card: i64, seat: i64) -> None:
    """A structure was moved or forced by a player (Ice Ram)."""
    if s.structures & BIT[s.space[card]] != 0:
        fire_events(s, STRUCTURE_SHIFTED, card, seat)


class Engage(Ability):
    """1 damage to an adjacent enemy unit each time it moves or is forced away."""

    def happen(self, s: Battle, source: i64, x: i64, y: i64) -> None:
        if s.on_field(x) and s.controller[x] != s.controller[source]:
            harm(s, x, 1, source, s.controller[source], BY_ABILITY)


ENGAGED: Final = Engage("engage", ENGAGE, CALLED)


# -- asking where to -------------------------------------------------------------------------------


class ForceTo(Pick):
    """To which space is the card forced? a: the card, b: step that follows, c: its argument."""

    def picked(self, s: Battle, ask: Ask, space: i64) -> None:
        if ask.b != NOTHING_MORE:
            s.push(STEPS.all[ask.b], ask.a, ask.c)
        force(s, ask.a, space, ask.seat)


MAY_FORCE: Final = ForceTo("may-force", "SW-16.5", True)
MUST_FORCE: Final = ForceTo("force", "SW-16.5", False)


def ask_force(
    s: Battle,
    seat: i64,
    card: i64,
    spaces: i64,
    may: bool,
    then: Step | None = None,
    argument: i64 = 0,
) -> None:
    """Let a player force a card to one of these spaces; `then` follows only if it was forced."""
    if spaces == 0:
        return
    number: i64 = NOTHING_MORE if then is None else then.number
    s.ask(MAY_FORCE if may else MUST_FORCE, seat, spaces, card, number, argument)


# -- placing, swapping, control --------------------------------------------------------------------


def place(s: Battle, card: i64, space: i64, seat: i64) -> None:
    """Put a card from hand or discard pile on an empty space; this is no summoning (SW-16.13)."""
    s.enter(card, space, seat)
    s.tell(log.PLACED, s.kind[card], space, seat)


def shift(s: Battle, card: i64, space: i64) -> None:
    """Place a card that is on the battlefield elsewhere: neither a move nor a force."""
    s.tell(log.PLACED, s.kind[card], space, s.controller[card])
    s.relocate(card, space)


def swap(s: Battle, one: i64, other: i64) -> None:
    """Two cards swap places (SW-16.8, SW-16.9)."""
    s.tell(log.SWAPPED, s.kind[one], s.space[one], s.kind[other], s.space[other])
    s.swap(one, other)


def take_control(s: Battle, card: i64, seat: i64) -> None:
    """A player takes control of a card for good (SW-17.3)."""
    s.give_control(card, seat)
    s.tell(log.CONTROLLED, s.kind[card], s.space[card], seat)
    check_lives(s)


def borrow(s: Battle, card: i64, seat: i64) -> None:
    """A player takes control of a card until the end of the turn (SW-17.4)."""
    s.lender[card] = s.controller[card]
    take_control(s, card, seat)

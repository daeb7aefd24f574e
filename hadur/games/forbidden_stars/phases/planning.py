"""The Planning Phase (section 7): order tokens facedown on systems, one after the other."""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars import log
from hadur.games.forbidden_stars.abilities.event import W_PLANNING_ENDS, offer_scheme
from hadur.games.forbidden_stars.phases.operations import BEGIN_OPERATIONS
from hadur.games.forbidden_stars.prompts import Question, finish
from hadur.games.forbidden_stars.state import HELD, PLANNING, PRESENCE, War
from hadur.games.forbidden_stars.verbs import DONE, ORDER
from hadur.kernel.bits import BIT, members
from hadur.kernel.moves import first, pack, second, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Step, step0, step1, step3

ORDERS_EACH: Final = 4


def begin_round(s: War) -> None:
    """FS-6.1. The next round waits below this one; the end of the game takes it away (FS-25.5)."""
    s.push(BEGIN_ROUND)
    s.round += 1
    s.phase = PLANNING
    s.tell(log.ROUND, s.round, s.first)
    s.tell(log.PHASE, PLANNING)
    s.push(PLAN, 0, s.first, s.first)


def plan(s: War, lap: i64, seat: i64, lead: i64) -> None:
    """FS-7.1, FS-7.2: from the first player clockwise until everybody has placed four. `lead` is
    who began: the first player token may pass on meanwhile (FS-27.34)."""
    if lap == ORDERS_EACH:
        s.push(BEGIN_OPERATIONS)
        s.push(END_PLANNING, 0)
        return
    following = (seat + 1) % s.seats
    s.push(PLAN, lap + 1 if following == lead else lap, following, lead)
    if s.is_out(seat):
        return
    s.turn = seat
    s.ask(PLACE_ORDER, seat)


def order_systems(s: War, seat: i64) -> i64:
    """FS-7.3, FS-7.4: systems with something of the player's, and those beside them."""
    own = s.systems_with(s.has(seat, PRESENCE))
    out = own
    for system in members(own):
        out |= s.galaxy.beside[system]
    return out


class PlaceOrder(Question):
    """Which order, on which system? Tokens that read alike are one answer."""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        held = s.pile_of(ask.seat, HELD)
        out = vec[i64]()
        systems = members(order_systems(s, ask.seat))
        for kind in range(4):
            if s.find(held, kind) >= 0:
                for system in systems:
                    out = append(out, pack(ORDER, kind, system))
        return finish(out, False)

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == DONE:
            return
        held = s.pile_of(ask.seat, HELD)
        place_order(s, s.find(held, first(move)), second(move))


def place_order(s: War, token: i64, system: i64) -> None:
    """FS-7.5, FS-4.1 to FS-4.3: on top, known to its owner; what it covers is known to nobody."""
    seat = s.owner(token)
    below = s.top(system)
    if below >= 0:
        s.knows[below] = 0
    s.put(token, system)
    s.hide_among(token, s.pile_of(seat, HELD), s.all_seats() & ~BIT[seat])
    s.knows[token] = BIT[seat]
    s.tell(log.ORDER_PLACED, seat, system)
    s.tell(log.ORDER_KIND, seat, system, s.kind[token], 0, BIT[seat])


def end_planning(s: War, k: i64) -> None:
    """W1: schemes for the end of the phase, in the order of FS-6.8."""
    if k < s.seats:
        s.push(END_PLANNING, k + 1)
        offer_scheme(s, (s.first + k) % s.seats, W_PLANNING_ENDS)


PLACE_ORDER: Final = PlaceOrder("place-order", "FS-7.1", False)
BEGIN_ROUND: Final[Step] = step0(begin_round)
PLAN: Final[Step] = step3(plan)
END_PLANNING: Final[Step] = step1(end_planning)

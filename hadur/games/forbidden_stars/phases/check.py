"""What is looked at when an order or event is done: capacity (section 3.4), elimination and victory
(section 25)."""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars import log
from hadur.games.forbidden_stars.phases.losses import destroy
from hadur.games.forbidden_stars.prompts import (
    ALL_TYPES,
    ANY,
    Question,
    add_units,
    finish,
    unit_routed,
    unit_type,
)
from hadur.games.forbidden_stars.state import (
    BOX,
    COLLECTED,
    FORCES,
    HELD,
    PRESENCE,
    SET,
    TO_GIVE,
    War,
    count,
    units,
)
from hadur.games.forbidden_stars.verbs import UNIT
from hadur.kernel.bits import BIT, members
from hadur.kernel.bits import count as size
from hadur.kernel.moves import verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Step, step0

# -- capacity --------------------------------------------------------------------------------------


def check_capacity(s: War) -> None:
    """FS-3.27, FS-3.28: every player with too many units in an area destroys some, the first
    player first (FS-6.8)."""
    for k in range(s.seats):
        seat = (s.first + k) % s.seats
        for area in members(s.has(seat, PRESENCE)):
            if units(s.army_of(seat, area)) > s.galaxy.capacity[area]:
                s.push(CHECK_CAPACITY)
                s.ask(OVER_CAPACITY, seat, 0, area)
                return


class OverCapacity(Question):
    """Which unit is destroyed?"""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        out = add_units(vec[i64](), s, ask.seat, ask.a, ANY, ALL_TYPES)
        return finish(out, False)

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == UNIT:
            destroy(s, ask.seat, ask.a, unit_type(move), unit_routed(move))


# -- elimination -----------------------------------------------------------------------------------


def check_elimination(s: War) -> None:
    """FS-25.7, FS-25.11: who has no friendly world is out."""
    gone: i64 = 0
    left: i64 = 0
    for seat in range(s.seats):
        if not s.is_out(seat):
            if s.friendly_worlds(seat) == 0:
                gone |= BIT[seat]
            else:
                left |= BIT[seat]
    if gone == 0:
        return
    if left == 0:
        # FS-27.35: all at once.
        award(s, gone)
        return
    for seat in members(gone):
        eliminate(s, seat)
        s.out |= BIT[seat]
    if size(left) == 1:
        # FS-25.10: the last one has won.
        award(s, left)


def eliminate(s: War, seat: i64) -> None:
    """FS-25.8, FS-27.12: everything a player has on the board is removed; the first player token
    goes on (FS-27.34)."""
    s.tell(log.ELIMINATED, seat)
    for area in range(4 * s.galaxy.systems):
        word = s.army_of(seat, area)
        for type in range(7):
            for routed in range(2):
                for _ in range(count(word, type, routed)):
                    s.take_unit(seat, area, type, routed)
                    s.to_supply(seat, type)
        if s.builder(area) == seat:
            for structure in range(3):
                if s.structures(area) & BIT[structure] != 0:
                    s.raze(area, structure)
        if s.objective(area) == seat:
            s.put_objective(area, -1)
    for system in range(s.galaxy.systems):
        _clear_stack(s, seat, system)
    if s.first == seat:
        s.out |= BIT[seat]
        s.first = s.clockwise(seat)
    if s.turn == seat:
        s.target = -1
        for k in range(4):
            word = s.moving[k]
            s.moving[k] = 0
            for type in range(6):
                for _ in range(count(word, type, 0)):
                    s.to_supply(seat, type)


def _clear_stack(s: War, seat: i64, system: i64) -> None:
    k: i64 = 0
    while k < s.size[system]:
        token = s.card_in(system, k)
        if s.owner(token) == seat:
            s.put(token, s.pile_of(seat, BOX))
        else:
            k += 1
    uncover(s, system)


def uncover(s: War, system: i64) -> None:
    """FS-4.2: the owner of the token that is now on top may look at it."""
    token = s.top(system)
    if token >= 0:
        s.reveal(token, BIT[s.owner(token)])


def leave(s: War, seat: i64) -> None:
    """A player gives up: that is elimination (FS-S11)."""
    for card in range(seat * SET, seat * SET + 8):
        if s.zone[card] >= 3 * s.seats and s.zone[card] != s.pile_of(seat, HELD):
            s.put(card, s.pile_of(seat, HELD))
    s.set(seat, FORCES, 0)
    for other in range(s.seats):
        s.set(other, TO_GIVE, s.has(other, TO_GIVE) & ~(BIT[4 * seat] * 15))
    eliminate(s, seat)


# -- victory ---------------------------------------------------------------------------------------


def figures(s: War, seat: i64) -> i64:
    """FS-S11: units on the board, routed ones too."""
    total: i64 = 0
    for area in members(s.has(seat, PRESENCE)):
        total += units(s.army_of(seat, area))
    return total


def standing(s: War, seat: i64) -> i64:
    """FS-25.3, FS-25.4 as one number: objectives, then friendly worlds, then units."""
    worlds = size(s.friendly_worlds(seat))
    return (s.has(seat, COLLECTED) * 64 + worlds) * 256 + figures(s, seat)


def award(s: War, seats: i64) -> None:
    """The best of these seats have won."""
    best: i64 = -1
    for seat in members(seats):
        if standing(s, seat) > best:
            best = standing(s, seat)
    scores = vec[i64]()
    for seat in range(s.seats):
        won = seats & BIT[seat] != 0 and standing(s, seat) == best
        scores = append(scores, 1 if won else -1)
    s.finish(scores)


def playing(s: War) -> i64:
    """The seats that are still in the game."""
    return s.all_seats() & ~s.out


OVER_CAPACITY: Final = OverCapacity("over-capacity", "FS-3.28", True)
CHECK_CAPACITY: Final[Step] = step0(check_capacity)
CHECK_ELIMINATION: Final[Step] = step0(check_elimination)

"""The Advance Order (section 9): ships, ground units, then a combat or an orbital strike."""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars import log
from hadur.games.forbidden_stars.abilities.event import W_ADVANCE, use_scheme, waits
from hadur.games.forbidden_stars.abilities.upgrade import ORDER_UPGRADES, ready, use
from hadur.games.forbidden_stars.components.sheets import ADVANCE as ADVANCE_ORDER
from hadur.games.forbidden_stars.components.sheets import GROUND_TYPES, GROUP_LIMIT, SHIP_TYPES
from hadur.games.forbidden_stars.phases.combat import FIGHT_OVER
from hadur.games.forbidden_stars.phases.strike import OFFER_STRIKE
from hadur.games.forbidden_stars.phases.ways import (
    areas_of,
    areas_of_all,
    near_for,
    ships_pass,
    system_of,
    within,
)
from hadur.games.forbidden_stars.prompts import Question
from hadur.games.forbidden_stars.state import (
    BY_ADVANCE,
    F_ORIGINS,
    F_SYSTEM,
    FOUGHT,
    PRESENCE,
    War,
    count,
    units,
    unrouted,
)
from hadur.games.forbidden_stars.verbs import DONE, MOVE, SCHEME, USE
from hadur.kernel.bits import BIT, members
from hadur.kernel.moves import first, pack, second, third, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Step, step0


def advance(s: War) -> None:
    """FS-9.1 to FS-9.4: each step is complete before the next one starts."""
    s.source = -1
    s.target = -1
    s.crossing = -1
    s.crossings_left = 0
    for k in range(8):
        s.moving[k] = 0
    s.push(AFTER_COMBAT)
    s.push(COMBAT_OR_STRIKE)
    s.push(MOVE_GROUND_UNITS)
    s.push(MOVE_SHIPS)


def move_ships(s: War) -> None:
    s.ask(SHIPS, s.turn)


def move_ground_units(s: War) -> None:
    """FS-9.23, FS-9.24, FS-27.3: paths are fixed now, ships having moved."""
    s.paths = s.friendly(s.turn)
    s.ask(GROUND_UNITS, s.turn)


def may_enter(s: War, seat: i64, area: i64, others: i64) -> bool:
    """FS-9.27, FS-9.28: one contested area at most, five units at most."""
    if others & BIT[area] != 0 and s.target >= 0 and s.target != area:
        return False
    arriving = unrouted(s.moving[area % 4])
    return arriving + units(s.army_of(seat, area)) < GROUP_LIMIT


def start_systems(s: War) -> i64:
    """FS-9.6 to FS-9.10: the active system and one beside it."""
    if s.source >= 0:
        return BIT[s.active] | BIT[s.source]
    return BIT[s.active] | s.galaxy.beside[s.active]


def can_move(word: i64, types: i64) -> bool:
    """Whether an army has an unrouted unit of these types (FS-9.11)."""
    for type in range(6):
        if types & BIT[type] != 0 and (word >> (8 * type)) & 15 != 0:
            return True
    return False


def add_moves(out: vec[i64], s: War, seat: i64, start: i64, ends: i64, types: i64) -> vec[i64]:
    """A move for each type of unrouted unit and each end."""
    word = s.army_of(seat, start)
    for type in range(6):
        if types & BIT[type] != 0 and count(word, type, 0) > 0:
            for end in members(ends):
                out = append(out, pack(MOVE, type, start, end))
    return out


def open_ends(s: War, seat: i64, ends: i64) -> i64:
    """Those of these areas that units may still enter."""
    out: i64 = 0
    others = s.others(seat)
    for end in members(ends):
        if may_enter(s, seat, end, others):
            out |= BIT[end]
    return out


def lift(s: War, seat: i64, move: i64) -> None:
    """A unit sets out; it arrives with all others of its step."""
    start = second(move)
    end = third(move)
    s.take_unit(seat, start, first(move), 0)
    s.moving[end % 4] += BIT[8 * first(move)]
    s.moving[4 + end % 4] |= BIT[start]
    if system_of(start) != s.active:
        s.source = system_of(start)
    if s.others(seat) & BIT[end] != 0:
        s.target = end
    s.tell(log.MOVED, seat, first(move), start, end)


def land(s: War, seat: i64) -> None:
    """Everybody who set out arrives."""
    for quadrant in range(4):
        word = s.moving[quadrant]
        s.moving[quadrant] = 0
        if word != 0:
            area = 4 * s.active + quadrant
            s.put_army(seat, area, s.army_of(seat, area) + word)


class Ships(Question):
    """Step 1: ships to voids of the active system (FS-9.12 to FS-9.15)."""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        seat = ask.seat
        out = vec[i64]()
        ends = open_ends(s, seat, s.galaxy.voids & areas_of(s.active))
        blocked = False
        if ends != 0:
            starts = areas_of_all(s, start_systems(s)) & s.galaxy.voids & s.has(seat, PRESENCE)
            for start in members(starts):
                if can_move(s.army_of(seat, start), SHIP_TYPES):
                    if ships_pass(s, seat, system_of(start), s.active):
                        out = add_moves(out, s, seat, start, ends & ~BIT[start], SHIP_TYPES)
                    else:
                        blocked = True
        number = ready(s, seat, ADVANCE_ORDER)
        if number >= 0:
            out = ORDER_UPGRADES[number].while_ships_move(out, s, seat, blocked)
        if waits(s, seat, W_ADVANCE):
            out = append(out, pack(SCHEME, s.scheme(seat)))
        return append(out, pack(DONE))

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        verb = verb_of(move)
        if verb == DONE:
            land(s, ask.seat)
            return
        if verb == MOVE:
            lift(s, ask.seat, move)
        elif verb == USE:
            use(s, ask.seat, first(move), second(move) - 1)
        else:
            use_scheme(s, ask.seat)
        s.ask(self, ask.seat)


class GroundUnits(Question):
    """Step 2: ground units to worlds of the active system along paths (FS-9.16 to FS-9.25)."""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        seat = ask.seat
        out = vec[i64]()
        ends = open_ends(s, seat, s.galaxy.worlds & areas_of(s.active))
        if ends != 0:
            starts = areas_of_all(s, start_systems(s)) & s.galaxy.worlds & s.has(seat, PRESENCE)
            for start in members(starts):
                if can_move(s.army_of(seat, start), GROUND_TYPES):
                    found = reached(s, seat, start, s.crossings_left > 0) & ends & ~BIT[start]
                    out = add_moves(out, s, seat, start, found, GROUND_TYPES)
            number = ready(s, seat, ADVANCE_ORDER)
            if number >= 0:
                out = ORDER_UPGRADES[number].while_ground_units_move(out, s, seat)
        if waits(s, seat, W_ADVANCE):
            out = append(out, pack(SCHEME, s.scheme(seat)))
        return append(out, pack(DONE))

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        verb = verb_of(move)
        if verb == DONE:
            land(s, ask.seat)
            return
        if verb == MOVE:
            start = second(move)
            if reached(s, ask.seat, start, False) & BIT[third(move)] == 0:
                s.crossings_left -= 1
            lift(s, ask.seat, move)
        elif verb == USE:
            use(s, ask.seat, first(move), second(move) - 1)
        else:
            use_scheme(s, ask.seat)
        s.ask(self, ask.seat)


def reached(s: War, seat: i64, start: i64, crosses: bool) -> i64:
    """Where a ground unit can go: through friendly areas of its system and the active one, and
    across the void that a card has opened if it `crosses`."""
    through = s.paths
    if crosses and s.crossing >= 0:
        through |= BIT[s.crossing]
    allowed = areas_of(system_of(start)) | areas_of(s.active)
    return within(near_for(s, seat), start, through, allowed)


def combat_or_strike(s: War) -> None:
    """FS-9.3: a contested area is fought over; else one orbital strike may be performed."""
    if s.target < 0:
        s.push(OFFER_STRIKE, s.turn, 0)
        return
    origins = s.moving[4 + s.target % 4]
    s.fight[F_ORIGINS] = origins
    s.fight[F_SYSTEM] = -1
    for area in members(origins):
        if system_of(area) != s.active:
            s.fight[F_SYSTEM] = system_of(area)
    s.flags |= BY_ADVANCE
    s.push(FIGHT_OVER, s.target, s.turn)


def after_combat(s: War) -> None:
    """What an upgrade has to add when this order has brought a combat."""
    number = ready(s, s.turn, ADVANCE_ORDER)
    if number >= 0 and s.flags & FOUGHT != 0 and s.target >= 0:
        ORDER_UPGRADES[number].after_combat(s, s.turn)


SHIPS: Final = Ships("move-ships", "FS-9.1", True)
GROUND_UNITS: Final = GroundUnits("move-ground-units", "FS-9.2", True)
ADVANCE: Final[Step] = step0(advance)
MOVE_SHIPS: Final[Step] = step0(move_ships)
MOVE_GROUND_UNITS: Final[Step] = step0(move_ground_units)
COMBAT_OR_STRIKE: Final[Step] = step0(combat_or_strike)
AFTER_COMBAT: Final[Step] = step0(after_combat)

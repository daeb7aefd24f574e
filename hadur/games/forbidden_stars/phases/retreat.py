"""Retreat (section 19): where units may go, and how they go."""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars import log
from hadur.games.forbidden_stars.components.sheets import TOKEN
from hadur.games.forbidden_stars.phases.losses import destroy
from hadur.games.forbidden_stars.phases.ways import (
    areas_of,
    areas_of_all,
    near_for,
    ships_pass,
    system_of,
    within,
)
from hadur.games.forbidden_stars.prompts import PickArea
from hadur.games.forbidden_stars.state import (
    ATTACKER,
    BY_ADVANCE,
    F_AREA,
    F_FLAGS,
    F_ORIGINS,
    F_SYSTEM,
    NEVER_ROUTED,
    War,
    count,
    units,
)
from hadur.kernel.bits import BIT, members
from hadur.kernel.native import i64
from hadur.kernel.state import Ask, Step, step2

ALL: Final = -1
"""In place of one unit: the whole army retreats."""


def retreat_areas(s: War, side: i64) -> i64:
    """Where a side may retreat to now."""
    area = s.fight[F_AREA]
    seat = s.fighter(side)
    friendly = s.friendly(seat)
    uncontrolled = s.uncontrolled()
    if side == ATTACKER:
        # FS-19.15 to FS-19.17: an area from which somebody came by the order; who came by a card
        # alone cannot go back.
        if s.flags & BY_ADVANCE == 0:
            return 0
        return _reached(s, seat, area, s.fight[F_ORIGINS] & (friendly | uncontrolled))
    systems = BIT[s.active] | s.galaxy.beside[s.active]
    if s.fight[F_SYSTEM] >= 0:
        systems &= ~BIT[s.fight[F_SYSTEM]]
    allowed = areas_of_all(s, systems) & ~s.fight[F_ORIGINS] & ~BIT[area]
    found = _reached(s, seat, area, allowed & friendly)
    if found != 0:
        return found
    return _reached(s, seat, area, allowed & uncontrolled)


def _reached(s: War, seat: i64, start: i64, ends: i64) -> i64:
    """Those of these areas to which units of a contested area can go: ships across borders
    without storms, ground units by a path through the two systems (FS-19.2, FS-19.24)."""
    home = system_of(start)
    out: i64 = 0
    if s.is_void(start):
        for end in members(ends & s.galaxy.voids):
            if ships_pass(s, seat, home, system_of(end)):
                out |= BIT[end]
        return out
    friendly = s.friendly(seat)
    near = near_for(s, seat)
    for end in members(ends & s.galaxy.worlds):
        allowed = areas_of(home) | areas_of(system_of(end))
        if within(near, start, friendly, allowed) & BIT[end] != 0:
            out |= BIT[end]
    return out


def retreat(s: War, side: i64, unit: i64) -> None:
    """One unit (its type, 8 more if routed), or ALL of a side; if there is no area to go to it is
    destroyed (FS-19.8)."""
    seat = s.fighter(side)
    area = s.fight[F_AREA]
    if unit == ALL and units(s.army_of(seat, area)) == 0:
        return
    areas = retreat_areas(s, side)
    if areas == 0:
        _destroyed(s, seat, area, unit)
    else:
        s.ask(RETREAT_TO, seat, areas, unit, side)


def _destroyed(s: War, seat: i64, area: i64, unit: i64) -> None:
    if unit != ALL:
        destroy(s, seat, area, unit % 8, unit // 8)
        return
    word = s.army_of(seat, area)
    for type in range(7):
        for routed in range(2):
            for _ in range(count(word, type, routed)):
                destroy(s, seat, area, type, routed)


class RetreatTo(PickArea):
    """All units of one retreat go to the same area (FS-19.4)."""

    def picked(self, s: War, ask: Ask, area: i64) -> None:
        withdraw_to(s, ask.b, area, ask.a)


def withdraw_to(s: War, side: i64, to: i64, unit: i64) -> None:
    """FS-18.10, FS-19.3: units are routed after retreating, unless they cannot be."""
    seat = s.fighter(side)
    area = s.fight[F_AREA]
    fearless = s.side(side, F_FLAGS) & NEVER_ROUTED != 0
    word = s.army_of(seat, area)
    moved: i64 = 0
    for type in range(7):
        for routed in range(2):
            many = count(word, type, routed)
            if unit != ALL:
                many = 1 if unit == type + 8 * routed and many > 0 else 0
            for _ in range(many):
                s.take_unit(seat, area, type, routed)
                s.add_unit(seat, to, type, routed if fearless else 1)
                moved += 1
    s.tell(log.RETREATED, seat, area, to, moved)


def remove_tokens(s: War, seat: i64) -> None:
    """FS-14.22, FS-27.10: after the combat no reinforcement token stays on the board."""
    for area in range(4 * s.galaxy.systems):
        word = s.army_of(seat, area)
        for routed in range(2):
            for _ in range(count(word, TOKEN, routed)):
                s.take_unit(seat, area, TOKEN, routed)
                s.to_supply(seat, TOKEN)


RETREAT_TO: Final = RetreatTo("retreat-to", "FS-19.23")
RETREAT: Final[Step] = step2(retreat)

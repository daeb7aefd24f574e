"""The ships of both sides of a combat, and what they may still do."""

from __future__ import annotations

from hadur.games.chaos_galaxy.phases.damage import turn_to
from hadur.games.chaos_galaxy.state import (
    ATTACKERS,
    COMBAT,
    COMMITTED,
    DEFENDERS,
    SIMPLIFIED,
    Galaxy,
)
from hadur.games.chaos_galaxy.values import abilities, forbidden
from hadur.games.chaos_galaxy.vocabulary import RAPID_FIRE, USED
from hadur.games.chaos_galaxy.vocabulary import RETURN_FIRE as RETURN_ACT
from hadur.kernel.native import append, i64, vec


def ships_of(s: Galaxy, side: i64) -> vec[i64]:
    """All that take part on a side."""
    out = vec[i64]()
    for slot in range(s.slots()):
        if s.side(slot) == side and s.is_ship(slot):
            out = append(out, slot)
    return out


def other_side(side: i64) -> i64:
    return DEFENDERS if side == ATTACKERS else ATTACKERS


def seat_of_side(s: Galaxy, side: i64) -> i64:
    return s.attacker if side == ATTACKERS else s.defender


def broken_off(s: Galaxy) -> bool:
    """KG-S31: one of the two who fight has given up. What is left of the combat is its end: nobody
    is asked for anything, and the crews come home."""
    return s.out != 0 and s.phase == COMBAT and (s.is_out(s.attacker) or s.is_out(s.defender))


def can_return(s: Galaxy, slot: i64, shooter: i64) -> bool:
    """KG-15.12, KG-19.6: an active ship, against one without rapid fire."""
    return (
        s.options & SIMPLIFIED == 0
        and s.side(slot) != 0
        and s.is_active(slot)
        and not s.flag(slot, COMMITTED)
        and abilities(s, shooter) & RAPID_FIRE == 0
        and not forbidden(s, slot, RETURN_ACT)
    )


def turn_fired(s: Galaxy) -> None:
    """KG-15.19, KG-15.20: after the damage whoever fired turns used."""
    for slot in range(s.slots()):
        if s.flag(slot, COMMITTED):
            s.clear_flag(slot, COMMITTED)
            if s.in_play(slot):
                turn_to(s, slot, USED)


def fights(s: Galaxy, slot: i64) -> bool:
    return slot >= 0 and s.is_ship(slot) and s.side(slot) != 0

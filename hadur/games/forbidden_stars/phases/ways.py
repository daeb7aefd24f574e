"""What units can reach: paths of ground units, ships across systems, storms between (section 9)."""

from __future__ import annotations

from hadur.games.forbidden_stars.state import ALL_PASS_STORMS, SHIPS_PASS_STORMS, War
from hadur.kernel.bits import BIT
from hadur.kernel.maps.areas import reach
from hadur.kernel.native import i64, vec


def system_of(area: i64) -> i64:
    return area // 4


def areas_of(system: i64) -> i64:
    """The four areas of a system as a word."""
    return BIT[4 * system] * 15


def areas_of_all(s: War, systems: i64) -> i64:
    """The areas of several systems."""
    out: i64 = 0
    for system in range(s.galaxy.systems):
        if systems & BIT[system] != 0:
            out |= areas_of(system)
    return out


def stormed(s: War, one: i64, other: i64) -> bool:
    """Whether a storm lies on the border of two systems."""
    edge = s.galaxy.edge_between[one * s.galaxy.systems + other]
    if edge < 0:
        return False
    for storm in s.storms:
        if storm & 255 == edge:
            return True
    return False


def near_for(s: War, seat: i64) -> vec[i64]:
    """What lies beside each area for the ground units of a seat: storms stop them (FS-9.22)
    unless a card lets them pass."""
    if s.flags & ALL_PASS_STORMS != 0 and seat == s.turn:
        return s.galaxy.near
    return s.near


def ships_pass(s: War, seat: i64, one: i64, other: i64) -> bool:
    """Whether ships of a seat go from one system into another beside it (FS-9.14, FS-27.4)."""
    if one == other:
        return True
    if s.galaxy.beside[one] & BIT[other] == 0:
        return False
    if s.flags & (SHIPS_PASS_STORMS | ALL_PASS_STORMS) != 0 and seat == s.turn:
        return True
    return not stormed(s, one, other)


def within(near: vec[i64], start: i64, through: i64, allowed: i64) -> i64:
    """The areas of `allowed` that can be reached from an area, through those of `through`
    (FS-9.17): every area between must be passable, start and end need not be."""
    return reach_in(near, BIT[start], through & allowed, allowed)


def reach_in(near: vec[i64], start: i64, through: i64, allowed: i64) -> i64:
    """As `reach` of kernel/areas.py, inside a set of areas only: what lies outside can be an end
    of the search there, so it is cut away; it is never passed since it is not in `through`."""
    return reach(near, start, through) & (allowed | start)

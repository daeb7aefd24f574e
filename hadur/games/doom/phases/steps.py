"""Which ways there are to spend movement points: steps, turns, teleports, doors (9 to 12, 21)."""

from __future__ import annotations

from hadur.games.doom.phases.large import can_rest, large_ways
from hadur.games.doom.places import flies
from hadur.games.doom.state import MARINES, Raid
from hadur.games.doom.values import cannot, stagger_from, step_price, strides
from hadur.games.doom.verbs import OPEN, STEP, TELEPORT
from hadur.games.doom.vocabulary import DIFFICULT, NO_OPEN, NO_TELEPORT
from hadur.kernel.bits import BIT, members
from hadur.kernel.maps.widesets import has
from hadur.kernel.moves import pack
from hadur.kernel.native import append, i64, vec


def ways(s: Raid, figure: i64) -> vec[i64]:
    """Every way to spend movement points now (DM-11.16): steps, turns, teleports, doors."""
    if s.points[figure] <= 0:
        return vec[i64]()
    if s.book.is_large(figure):
        out = large_ways(s, figure)
        if s.lifted == figure and not can_rest(s, figure, s.stand(figure)):
            return out
    else:
        out = _small_steps(s, figure)
        if figure < MARINES:
            out = _add_teleports(s, figure, out)
        if s.lifted == figure:
            return out
    return _add_doors(s, figure, out)


def is_stuck(s: Raid, figure: i64) -> bool:
    """Whether a small figure shares a space and cannot go on, since something else has changed on
    its way (a reaction took the points or the space it counted on)."""
    return s.lifted == figure and not s.book.is_large(figure) and len(ways(s, figure)) == 0


def _small_steps(s: Raid, figure: i64) -> vec[i64]:
    out = vec[i64]()
    points = s.points[figure]
    for square in s.field.around(s.place[figure], flies(s, figure)):
        price = step_price(s, figure, square)
        if price > points:
            continue
        if may_enter(s, figure, square, points - price):
            out = append(out, pack(STEP, square))
    return out


def may_enter(s: Raid, figure: i64, square: i64, left: i64) -> bool:
    """DM-11.8, 11.20: an occupied space only if the points left lead on to one where it may stop,
    or if entering empties it (DM-11.11)."""
    other = s.at[square]
    if other < 0 or other == figure:
        return True
    if _would_kill(s, figure, other):
        return True
    return leads_on(s, figure, square, left)


def _would_kill(s: Raid, figure: i64, other: i64) -> bool:
    """Whoever enters comes from an adjacent space, wherever they stand while they plan it: so what
    lowers the Stagger of adjacent demons counts."""
    if figure >= MARINES or other < MARINES:
        return False
    return s.damage[other] >= stagger_from(s, other, figure, s.stand(other))


def leads_on(s: Raid, figure: i64, square: i64, left: i64) -> bool:
    """Whether points lead from an occupied space to one where a small figure may stop; by a
    teleporter it always may (DM-21.2 to 21.6)."""
    if left <= 0:
        return False
    if figure < MARINES and _is_post(s, square) and not cannot(s, figure, NO_TELEPORT):
        for k in range(len(s.board.teleporters)):
            other = s.board.teleporters[k]
            if s.teleporters & BIT[k] != 0 and other != square:
                if teleport_price(s, figure, other) <= left:
                    return True
    for onward in s.field.around(square, flies(s, figure)):
        price = step_price(s, figure, onward)
        if price <= left and may_enter(s, figure, onward, left - price):
            return True
    return False


def _add_teleports(s: Raid, figure: i64, out: vec[i64]) -> vec[i64]:
    """DM-10.8, 21.2: all spaces with active teleporters are adjacent for a marine."""
    here = s.place[figure]
    if teleporter_at(s, here) < 0 or cannot(s, figure, NO_TELEPORT):
        return out
    for k in range(len(s.board.teleporters)):
        square = s.board.teleporters[k]
        if s.teleporters & BIT[k] != 0 and square != here:
            if teleport_price(s, figure, square) <= s.points[figure]:
                out = append(out, pack(TELEPORT, square))
    return out


def teleport_price(s: Raid, figure: i64, square: i64) -> i64:
    """DM-21.2, 21.7, S67: never more for an enemy."""
    if s.board.terrain[square] == DIFFICULT and not strides(s, figure):
        return 2
    return 1


def teleporter_at(s: Raid, square: i64) -> i64:
    """The active teleporter in a space, or -1."""
    for k in range(len(s.board.teleporters)):
        if s.board.teleporters[k] == square and s.teleporters & BIT[k] != 0:
            return k
    return -1


def _is_post(s: Raid, square: i64) -> bool:
    """Whether a teleporter lies in a space: entering turns an inactive one on (DM-21.3)."""
    for post in s.board.teleporters:
        if post == square:
            return True
    return False


def _add_doors(s: Raid, figure: i64, out: vec[i64]) -> vec[i64]:
    """DM-9.31, 9.32."""
    if s.doors == 0 or cannot(s, figure, NO_OPEN):
        return out
    base = s.field.base(s.stand(figure))
    for door in members(s.doors):
        if _is_at_door(s, base, door):
            out = append(out, pack(OPEN, door))
    return out


def _is_at_door(s: Raid, base: vec[i64], door: i64) -> bool:
    """DM-9.32, 10.7: in one of the two spaces between which it stands."""
    board = s.board
    for k in range(board.door_first[door], board.door_first[door + 1]):
        for which in range(2):
            side = board.grid.side(board.door_edges[k], which)
            if side >= 0 and has(base, side):
                return True
    return False

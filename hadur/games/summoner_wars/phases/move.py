"""Phase 2, Move (section 7): paths, passing through, and what follows a move.

Abilities are named that say where paths lead and what is noticed on them, since lists of moves are
made more often than anything else: Trample (Miti Mumway, Rhinoceros, Bear Cavalry), Climb (Horde
Climber) and Engage (Royal Guardian, Deceiver, Citadel Knight). Who may follow a unit is looked up
before each of its moves: Cling (Horde Clinger).
"""

from __future__ import annotations

from typing import Final

from hadur.games.summoner_wars import log
from hadur.games.summoner_wars.abilities.hooks import AFTER_MOVE, CALLED, Ability, fire_own
from hadur.games.summoner_wars.abilities.ids import (
    CLIMB,
    CLING,
    ENGAGE,
    TRAMPLE,
)
from hadur.games.summoner_wars.board import ADJACENT, ALL, NEXT, SPACES, distance, within
from hadur.games.summoner_wars.phases.damage import BY_ABILITY, harm_all
from hadur.games.summoner_wars.phases.force import after_shift, notice_step, shift
from hadur.games.summoner_wars.prompts import Pick
from hadur.games.summoner_wars.state import Battle
from hadur.games.summoner_wars.values import charge_range, flies, may_move, move_range
from hadur.games.summoner_wars.verbs import CHARGE_MOVE, MOVE
from hadur.kernel.bits import BIT, count, lowest
from hadur.kernel.moves import pack, second, third
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask
from hadur.kernel.timing import wait

MOVES_PER_TURN: Final = 3
LENGTH_AT: Final = 24
LONGEST: Final = 12
STRIKE_BITS: Final = 3
"""So many for the strikes of one Engage unit: none is left eight times on the longest path."""
USUAL_WAYS: Final = 31
"""Room for the ways of most units, so that what is known of them seldom has to grow."""
MOST_ENGAGING: Final = 20
"""The Engage units of one side whose strikes one word can count. Decks hold twelve of them."""
NO_WAYS: Final = vec[i64]([-1] * (SPACES + 1))
"""Room for a way to every space, and the one that has not begun."""


# -- which moves -----------------------------------------------------------------------------------


def list_moves(s: Battle, out: vec[i64]) -> vec[i64]:
    """Every move of a unit that may still move this phase (SW-7.1)."""
    if s.moves_used >= MOVES_PER_TURN:
        return out
    left = s.side[s.active] & s.units() & ~s.moved & ~s.instead
    while left != 0:
        space = lowest(left)
        left &= left - 1
        unit = s.at[space]
        if may_move(s, unit):
            out = unit_moves(s, unit, out)
    return out


def unit_moves(s: Battle, unit: i64, out: vec[i64]) -> vec[i64]:
    """The moves of one unit: one for each outcome, not for each path."""
    flying = flies(s, unit)
    reach = move_range(s, unit, flying)
    if reach > 0:
        start = s.space[unit]
        through = passable(s, unit, flying)
        engaging = s.has[ENGAGE] & s.side[1 - s.controller[unit]]
        if through | engaging == 0:
            out = _plain_moves(s, unit, reach, out)
        elif engaging & within(reach, start) | s.has[TRAMPLE] & BIT[start] == 0:
            out = _harmless_moves(s, unit, reach, through, out)
        else:
            out = _winding_moves(s, unit, reach, through, engaging, out)
    charge = charge_range(s, unit)
    if charge > 0:
        out = _charges(s, unit, reach, charge, out)
    return out


def passable(s: Battle, unit: i64, flying: bool) -> i64:
    """The occupied spaces this unit may move through (SW-7.18, SW-7.19)."""
    here = BIT[s.space[unit]]
    if flying:
        return s.occupied() & ~here
    found: i64 = 0
    if s.has[TRAMPLE] & here != 0:
        found |= s.commons
    if s.has[CLIMB] & here != 0:
        found |= s.structures
    return found & ~here


def _plain_moves(s: Battle, unit: i64, reach: i64, out: vec[i64]) -> vec[i64]:
    """Over empty spaces with nobody to notice: only where the move ends matters.

    The moves found so far are the ways that are walked on from."""
    start = s.space[unit]
    seen = s.occupied()
    begin: i64 = len(out)
    first_found = begin
    for direction in range(4):
        to = NEXT[start * 4 + direction]
        if to >= 0 and seen & BIT[to] == 0:
            seen |= BIT[to]
            out = append(out, pack(MOVE, start, to, add_step(0, 0, direction)))
    for length in range(1, reach):
        end: i64 = len(out)
        for k in range(begin, end):
            space = second(out[k])
            path = third(out[k])
            for direction in range(4):
                to = NEXT[space * 4 + direction]
                if to >= 0 and seen & BIT[to] == 0:
                    seen |= BIT[to]
                    out = append(out, pack(MOVE, start, to, add_step(path, length, direction)))
        begin = end
    if reach > 1 and len(out) > first_found:
        # Out and back (SW-7.7): the first step found, and the opposite one.
        step_out = third(out[first_found]) & 3
        way = add_step(add_step(0, 0, step_out), 1, (step_out + 2) & 3)
        out = append(out, pack(MOVE, start, start, way))
    return out


def _harmless_moves(s: Battle, unit: i64, reach: i64, through: i64, out: vec[i64]) -> vec[i64]:
    """Through cards, or far from those who would notice: again only where the move ends matters,
    but a way may lead over spaces where none ends."""
    start = s.space[unit]
    occupied = s.occupied() & ~BIT[start]
    seen = occupied & ~through
    ways = NO_WAYS[:]
    ways[0] = pack(MOVE, start, start)
    begin: i64 = 0
    found: i64 = 1
    for length in range(reach):
        end = found
        for k in range(begin, end):
            space = second(ways[k])
            path = third(ways[k])
            for direction in range(4):
                to = NEXT[space * 4 + direction]
                if to >= 0 and seen & BIT[to] == 0:
                    seen |= BIT[to]
                    ways[found] = pack(MOVE, start, to, add_step(path, length, direction))
                    if occupied & BIT[to] == 0:
                        out = append(out, ways[found])
                    found += 1
        begin = end
    return out


def _winding_moves(
    s: Battle, unit: i64, reach: i64, through: i64, engaging: i64, out: vec[i64]
) -> vec[i64]:
    """Where the path matters: one move for each end, set of commons trampled and Engage units left.

    Of the ways found so far: the move, the strikes of Engage units, the commons passed through, and
    the way before it that has the same end."""
    start = s.space[unit]
    solid = s.occupied() & ~through & ~BIT[start]
    occupied = s.occupied() & ~BIT[start]
    trampled = s.commons & occupied if s.has[TRAMPLE] & BIT[start] != 0 else 0
    engaging &= within(reach, start)
    ways = append(vec[i64](capacity=USUAL_WAYS), pack(MOVE, start, start))
    strikes = append(vec[i64](capacity=USUAL_WAYS), 0)
    passed = append(vec[i64](capacity=USUAL_WAYS), 0)
    earlier = append(vec[i64](capacity=USUAL_WAYS), -1)
    latest = NO_WAYS[:]
    begin: i64 = 0
    for length in range(reach):
        end: i64 = len(ways)
        for k in range(begin, end):
            space = second(ways[k])
            for direction in range(4):
                to = NEXT[space * 4 + direction]
                if to < 0 or solid & BIT[to] != 0:
                    continue
                struck = strikes[k]
                if engaging != 0:
                    struck += _noticed(engaging, space, to)
                over = passed[k] | (trampled & BIT[to])
                same = latest[to]
                while same >= 0 and (strikes[same] != struck or passed[same] != over):
                    same = earlier[same]
                if same >= 0:
                    continue
                earlier = append(earlier, latest[to])
                latest[to] = len(ways)
                path = add_step(third(ways[k]), length, direction)
                ways = append(ways, pack(MOVE, start, to, path))
                strikes = append(strikes, struck)
                passed = append(passed, over)
        begin = end
    # Ways that harm nobody come first: the first listed is the one a short text means.
    for harmful in range(2):
        for at in range(1, len(ways)):
            if occupied & BIT[second(ways[at])] == 0:
                if (strikes[at] | passed[at] != 0) == (harmful == 1):
                    out = append(out, ways[at])
    return out


def _noticed(engaging: i64, start: i64, to: i64) -> i64:
    """The Engage units a step leaves behind, each as one more strike in its place."""
    left = engaging & ADJACENT[start] & ~BIT[to]
    strikes: i64 = 0
    while left != 0:
        before = engaging & (BIT[lowest(left)] - 1)
        left &= left - 1
        strikes += BIT[STRIKE_BITS * (count(before) % MOST_ENGAGING)]
    return strikes


def _charges(s: Battle, unit: i64, reach: i64, charge: i64, out: vec[i64]) -> vec[i64]:
    """Charge: straight over clear spaces, listed where a normal move would not do the same."""
    start = s.space[unit]
    occupied = s.occupied()
    for direction in range(4):
        to = start
        for length in range(1, charge + 1):
            to = NEXT[to * 4 + direction]
            if to < 0 or occupied & BIT[to] != 0:
                break
            if length >= CHARGE_BONUS_AT or length > reach:
                out = append(out, pack(CHARGE_MOVE, start, to))
    return out


CHARGE_BONUS_AT: Final = 3


def add_step(path: i64, length: i64, direction: i64) -> i64:
    """A path one step longer: directions from bit 0 up, the length in the top bits."""
    steps = path & 0xFFFFFF
    return steps | (direction << (2 * length)) | ((length + 1) << LENGTH_AT)


def path_length(path: i64) -> i64:
    return path >> LENGTH_AT


def path_step(path: i64, index: i64) -> i64:
    return (path >> (2 * index)) & 3


# -- what a move does ------------------------------------------------------------------------------


def move_along(s: Battle, unit: i64, path: i64) -> None:
    """One unit's move from start to end (SW-7.3); steps are noticed one by one."""
    start = s.space[unit]
    clinging = _clingers(s, unit)
    trampling = s.has[TRAMPLE] & BIT[start] != 0
    passed: i64 = 0
    at = start
    for k in range(path_length(path)):
        to = NEXT[at * 4 + path_step(path, k)]
        notice_step(s, unit, at, to)
        passed |= BIT[to]
        at = to
    passed &= s.commons & ~BIT[start] & ~BIT[at]
    _arrive(s, unit, start, at, clinging)
    if trampling and passed != 0:
        wait(s, TRAMPLED, unit, passed)


def charge_to(s: Battle, unit: i64, to: i64) -> None:
    """A Charge is a move (S-44); three spaces or more make the unit stronger this turn."""
    start = s.space[unit]
    clinging = _clingers(s, unit)
    stride = (to - start) // distance(start, to)
    at = start
    while at != to:
        notice_step(s, unit, at, at + stride)
        at += stride
    _arrive(s, unit, start, to, clinging)
    if distance(start, to) >= CHARGE_BONUS_AT:
        s.bonus[unit] += 1


def _arrive(s: Battle, unit: i64, start: i64, to: i64, clinging: i64) -> None:
    s.relocate(unit, to)
    s.moved |= BIT[to]
    s.tell(log.MOVED, s.kind[unit], start, to)
    after_shift(s, unit, s.controller[unit])
    fire_own(s, AFTER_MOVE, unit, start, 0)
    while clinging != 0:
        space = lowest(clinging)
        clinging &= clinging - 1
        wait(s, CLINGING, s.at[space], unit)


def _clingers(s: Battle, unit: i64) -> i64:
    """Friendly units with Cling beside a unit that begins its move."""
    return s.has[CLING] & s.side[s.controller[unit]] & ADJACENT[s.space[unit]]


class Trample(Ability):
    """1 damage to each common the unit passed through."""

    def happen(self, s: Battle, source: i64, x: i64, y: i64) -> None:
        harm_all(s, x & s.commons, 1, source, s.controller[source], BY_ABILITY)


class Cling(Ability):
    """After a friendly unit moved from beside it, the unit may be placed beside that one."""

    def __init__(self, name: str, ability: i64, moment: i64) -> None:
        super().__init__(name, ability, moment)
        self.prompt: Final = ClingTo("cling", "SW-16.11", True)

    def happen(self, s: Battle, source: i64, x: i64, y: i64) -> None:
        if not s.on_field(x):
            return
        spaces = ADJACENT[s.space[x]] & ALL & ~s.occupied()
        if spaces != 0:
            s.ask(self.prompt, s.controller[source], spaces, source, x)


class ClingTo(Pick):
    """Where is the clinging unit placed? a: that unit, b: the one it clings to."""

    def picked(self, s: Battle, ask: Ask, space: i64) -> None:
        shift(s, ask.a, space)


TRAMPLED: Final = Trample("trample", TRAMPLE, CALLED)
CLINGING: Final = Cling("cling", CLING, CALLED)

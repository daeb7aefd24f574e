"""Phase 2, Move (section 7): paths, passing through, and what follows a move."""

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
from hadur.games.summoner_wars.board import ADJACENT, ALL, NEXT, SPACES, distance
from hadur.games.summoner_wars.phases.damage import BY_ABILITY, harm_all
from hadur.games.summoner_wars.phases.force import after_shift, notice_step, shift
from hadur.games.summoner_wars.prompts import Pick
from hadur.games.summoner_wars.state import Battle
from hadur.games.summoner_wars.values import charge_range, flies, may_move, move_range
from hadur.games.summoner_wars.verbs import CHARGE_MOVE, MOVE
from hadur.kernel.bits import BIT, count, lowest
from hadur.kernel.moves import pack
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask
from hadur.kernel.timing import wait

MOVES_PER_TURN: Final = 3
LENGTH_AT: Final = 24
LONGEST: Final = 12
STRIKES: Final[list[int]] = [64 * 8**k for k in range(SPACES + 1)]
"""One strike of each Engage unit, in the order of their spaces, above the six bits of a space. No
unit is left eight times on the longest path."""


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
        through = passable(s, unit, flying)
        engaging = s.has[ENGAGE] & s.side[1 - s.controller[unit]]
        if through != 0 or engaging != 0:
            out = _winding_moves(s, unit, reach, through, engaging, out)
        else:
            out = _plain_moves(s, unit, reach, out)
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
    """Over empty spaces with nobody to notice: only where the move ends matters."""
    start = s.space[unit]
    blocked = s.occupied()
    seen = blocked
    spaces = vec[i64]([start])
    paths = vec[i64]([0])
    begin: i64 = 0
    for length in range(reach):
        end: i64 = len(spaces)
        for k in range(begin, end):
            space = spaces[k]
            path = paths[k]
            for direction in range(4):
                to = NEXT[space * 4 + direction]
                if to < 0 or seen & BIT[to] != 0:
                    continue
                seen |= BIT[to]
                way = add_step(path, length, direction)
                spaces = append(spaces, to)
                paths = append(paths, way)
                out = append(out, pack(MOVE, start, to, way))
        begin = end
    if reach > 1 and len(spaces) > 1:
        # Out and back (SW-7.7): the first step found, and the opposite one.
        step_out = paths[1] & 3
        way = add_step(add_step(0, 0, step_out), 1, (step_out + 2) & 3)
        out = append(out, pack(MOVE, start, start, way))
    return out


def _winding_moves(
    s: Battle, unit: i64, reach: i64, through: i64, engaging: i64, out: vec[i64]
) -> vec[i64]:
    """Where the path matters: one move for each end, set of commons trampled and Engage units left.

    An outcome is one number, as wide as it must be: the end, how often each Engage unit strikes,
    the commons passed through."""
    start = s.space[unit]
    solid = s.occupied() & ~through & ~BIT[start]
    occupied = s.occupied() & ~BIT[start]
    trampled = s.commons & occupied if s.has[TRAMPLE] & BIT[start] != 0 else 0
    above = STRIKES[int(count(engaging))]
    seen: set[int] = set()
    keys: list[int] = [int(start)]
    paths = vec[i64]([0])
    begin: i64 = 0
    for length in range(reach):
        end: i64 = len(keys)
        for k in range(begin, end):
            key = keys[int(k)]
            space = i64(key & 63)
            for direction in range(4):
                to = NEXT[space * 4 + direction]
                if to < 0 or solid & BIT[to] != 0:
                    continue
                outcome = key - int(space) + int(to) + _noticed(engaging, space, to)
                if trampled & BIT[to] != 0:
                    outcome |= int(BIT[to]) * above
                if outcome in seen:
                    continue
                seen.add(outcome)
                keys.append(outcome)
                paths = append(paths, add_step(paths[k], length, direction))
        begin = end
    # Ways that harm nobody come first: the first listed is the one a short text means.
    for harmful in range(2):
        for at in range(1, len(keys)):
            to = i64(keys[at] & 63)
            if occupied & BIT[to] == 0 and (keys[at] >> 6 != 0) == (harmful == 1):
                out = append(out, pack(MOVE, start, to, paths[at]))
    return out


def _noticed(engaging: i64, start: i64, to: i64) -> int:
    """The Engage units a step leaves behind, each as one more strike in its place."""
    left = engaging & ADJACENT[start] & ~BIT[to]
    strikes = 0
    while left != 0:
        earlier = engaging & (BIT[lowest(left)] - 1)
        left &= left - 1
        strikes += STRIKES[int(count(earlier))]
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

"""May this unit move there? Moves, their ways, and Charge (section 7).

Of texts it knows Immobile (Horde Clinger), Mobile Structure and Slow (Ice Golem), Charge (Beast
Rider), Trample, Climb and Engage (whose they are: `phases/move.py`).
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from hadur.games.summoner_wars.abilities import ids
from hadur.games.summoner_wars.board import COLUMNS, name_of
from hadur.games.summoner_wars.cards.definition import MOVE_PHASE
from hadur.games.summoner_wars.legality.entering import phase_name
from hadur.games.summoner_wars.legality.field import (
    Field,
    adjacent,
    between,
    diagonal,
    distance,
    in_line,
    neighbours,
)
from hadur.games.summoner_wars.legality.reasons import Reasons, no
from hadur.kernel.bits import BIT

MOST_MOVES = 3


def move(f: Field, seat: int, way: tuple[int, ...]) -> Reasons:
    """A move as said: start and end, or every space of the way."""
    yield from moving_time(f)
    unit = f.at(way[0])
    refusals = list(may_move(f, seat, way[0]))
    yield from refusals
    if not f.is_unit(unit):
        return
    if len(way) == 2:
        yield from some_way(f, unit, way[0], way[1])
    else:
        yield from this_way(f, unit, way)


def moving_time(f: Field) -> Reasons:
    if f.s.phase != MOVE_PHASE:
        yield no("SW-4.2", "move-phase", phase=phase_name(f))


def may_move(f: Field, seat: int, space: int) -> Reasons:
    """Whether the card on a space may still move this phase, wherever to."""
    unit = f.at(space)
    if unit < 0:
        yield no("SW-7.1", "nobody-there", space=name_of(space))
        return
    if not f.friendly(unit, seat):
        yield no("SW-7.1", "not-yours", **f.there(unit))
    yield from is_able_to_move(f, unit)
    if f.s.moved & BIT[space]:
        yield no("SW-7.13", "has-moved", **f.there(unit))
    yield from did_nothing_instead(f, unit, space)
    if f.s.moves_used >= MOST_MOVES:
        yield no("SW-7.1", "moves-used")


def is_able_to_move(f: Field, unit: int) -> Reasons:
    """What rules and card texts say of the card itself (SW-7.11, SW-7.12)."""
    if f.frozen(unit):
        yield no("SW-1.4", "cannot-move", **f.there(unit), by="freeze")
    elif f.has(unit, ids.IMMOBILE):
        yield no("SW-1.4", "cannot-move", **f.there(unit), by="immobile")
    if f.is_structure(unit) and not f.is_unit(unit):
        yield no("SW-7.11", "structure-stays", **f.there(unit))
    elif f.is_structure(unit) and not f.has(unit, ids.MOBILE_STRUCTURE):
        yield no("SW-7.12", "also-structure", **f.there(unit))


def did_nothing_instead(f: Field, unit: int, space: int) -> Reasons:
    if f.s.instead & BIT[space]:
        yield no("SW-20.9", "used-instead", **f.there(unit))


# -- the way ---------------------------------------------------------------------------------------


def some_way(f: Field, unit: int, start: int, end: int) -> Reasons:
    """Only start and end were said: some legal way must lead there."""
    reach = f.reach(unit)
    if end in ends_of(f, unit, start, reach):
        return
    if end == start:
        yield no("SW-7.8", "out-and-back", **f.there(unit), reach=reach)
    elif not f.empty(end):
        yield from ends_on_empty(f, unit, end)
    if reach < max(distance(start, end), 1 if start != end else 2):
        yield from far_enough(f, unit, end, distance(start, end), reach)
    elif f.empty(end) or start == end:
        yield no("SW-7.10", "blocked", space=name_of(end), reach=reach)
    if diagonal(start, end):
        yield no("SW-7.9", "diagonal", space=name_of(end), there=name_of(start))


def ends_of(f: Field, unit: int, start: int, reach: int) -> set[int]:
    """All spaces where a move of 1 to `reach` spaces can end, step by step (SW-7.3)."""
    ends: set[int] = set()
    frontier = {start}
    for _ in range(reach):
        entered = {to for here in frontier for to in neighbours(here)}
        frontier = {to for to in entered if f.empty(to) or f.goes_through(unit, f.at(to))}
        ends |= {to for to in frontier if f.empty(to) or to == start}
    return ends


def this_way(f: Field, unit: int, way: tuple[int, ...]) -> Reasons:
    """Every space was said: each step is judged by itself."""
    for here, there in pairwise(way):
        yield from is_a_step(here, there)
    for space in way[1:-1]:
        yield from can_be_entered(f, unit, space)
    yield from far_enough(f, unit, way[-1], len(way) - 1, f.reach(unit))
    if way[-1] != way[0] and not f.empty(way[-1]):
        yield from ends_on_empty(f, unit, way[-1])


def is_a_step(here: int, there: int) -> Reasons:
    if adjacent(here, there):
        return
    facts = {"there": name_of(here), "space": name_of(there)}
    if here == there:
        yield no("SW-7.8", "no-step", **facts)
    elif diagonal(here, there):
        yield no("SW-7.9", "diagonal-step", **facts)
    else:
        yield no("SW-7.3", "long-step", **facts)


def can_be_entered(f: Field, unit: int, space: int) -> Reasons:
    card = f.at(space)
    if card < 0 or f.goes_through(unit, card):
        return
    if f.has(unit, ids.TRAMPLE) or f.has(unit, ids.CLIMB):
        yield no("SW-7.19", "not-through", **f.there(card))
    yield no("SW-7.10", "in-the-way", **f.there(card))
    yield no("SW-24.13", "must-be-empty", space=name_of(space))


def far_enough(f: Field, unit: int, end: int, steps: int, reach: int) -> Reasons:
    """`steps` is the length of the way that was said, or of the shortest one."""
    if steps <= reach and reach > 0:
        return
    facts = {"card": f.printed(unit).name, "space": name_of(end), "far": steps, "reach": reach}
    changes = f.reach_changes(unit)
    if not changes:
        yield no("SW-7.2", "reach", **facts)
        return
    why = "reach-by" if reach > 0 else "no-reach"
    yield no("SW-7.2", why, **facts, by=", ".join(changes))
    yield no("SW-7.21", why, **facts, by=", ".join(changes))


def ends_on_empty(f: Field, unit: int, end: int) -> Reasons:
    if f.goes_through(unit, f.at(end)):
        yield no("SW-7.20", "ends-on", **f.there(f.at(end)))
    else:
        yield no("SW-7.4", "occupied", **f.there(f.at(end)))


# -- what a way comes to ---------------------------------------------------------------------------

Outcome = tuple[int, frozenset[int], Counter[int]]


def outcome(f: Field, unit: int, way: tuple[int, ...]) -> Outcome:
    """Where a move ends, which commons it tramples, how often each Engage unit strikes.

    Ways with the same outcome are the same move."""
    start, end = way[0], way[-1]
    trampled: set[int] = set()
    if f.has(unit, ids.TRAMPLE):
        passed = set(way[1:]) - {start, end}
        trampled = {space for space in passed if f.is_common(f.at(space))}
    strikes: Counter[int] = Counter()
    for here, there in pairwise(way):
        for card in f.cards():
            engaged = adjacent(f.space(card), here) and f.enemy(card, f.controller(unit))
            away = distance(f.space(card), there) > distance(f.space(card), here)
            if engaged and away and f.has(card, ids.ENGAGE):
                strikes[card] += 1
    return end, frozenset(trampled), strikes


# -- Charge ----------------------------------------------------------------------------------------


def charge(f: Field, seat: int, start: int, end: int) -> Reasons:
    """Charge: 1 to 4 clear straight spaces; it is the unit's move (S-44)."""
    yield from moving_time(f)
    yield from may_move(f, seat, start)
    unit = f.at(start)
    if not f.is_unit(unit):
        return
    if not f.has(unit, ids.CHARGE):
        yield no("SW-1.4", "lacks", **f.there(unit), by="charge")
        return
    reach = f.charge_reach(unit)
    if start == end:
        yield no("SW-7.8", "stays")
    elif not in_line(start, end):
        yield no("SW-15.11", "charge-line", space=name_of(end), there=name_of(start))
    else:
        if distance(start, end) > reach:
            yield from _charges_too_far(f, unit, end, reach)
        for space in [*between(start, end), end]:
            if not f.empty(space):
                yield no("SW-15.12", "occupied", **f.there(f.at(space)))


def _charges_too_far(f: Field, unit: int, end: int, reach: int) -> Reasons:
    """Charge goes 4 spaces at most; what slows a unit down slows its Charge too."""
    facts = {"card": f.printed(unit).name, "space": name_of(end), "reach": reach}
    by = ", ".join(["charge", *f.slower(unit)])
    yield no("SW-7.21", "charge-reach", **facts, far=distance(f.space(unit), end), by=by)


def straight(start: int, end: int) -> tuple[int, ...]:
    """Every space of a straight way."""
    assert start // COLUMNS == end // COLUMNS or start % COLUMNS == end % COLUMNS
    return (start, *between(start, end), end)

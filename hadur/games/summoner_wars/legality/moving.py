"""May this unit move there? Moves, their ways, and Charge (section 7)."""

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
from hadur.kernel.bits import BIT
from hadur.kernel.verdict import Reasons, no

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
        yield no(
            "SW-4.2",
            f"units move in the Move phase, this is the {phase_name(f)} phase",
            phase=phase_name(f),
        )


def may_move(f: Field, seat: int, space: int) -> Reasons:
    """Whether the card on a space may still move this phase, wherever to."""
    unit = f.at(space)
    if unit < 0:
        yield no("SW-7.1", f"no unit is on {name_of(space)}", space=name_of(space))
        return
    if not f.friendly(unit, seat):
        yield no("SW-7.1", f"you do not control {f.call(unit)}", card=f.printed(unit).name)
    yield from is_able_to_move(f, unit)
    if f.s.moved & BIT[space]:
        yield no("SW-7.13", f"{f.call(unit)} has moved already", card=f.printed(unit).name)
    yield from did_nothing_instead(f, unit, space, "moving")
    if f.s.moves_used >= MOST_MOVES:
        yield no("SW-7.1", "three units have moved this turn", why="moves-used")


def is_able_to_move(f: Field, unit: int) -> Reasons:
    """What rules and card texts say of the card itself (SW-7.11, SW-7.12)."""
    name = f.printed(unit).name
    if f.frozen(unit):
        yield no("SW-1.4", f"{f.call(unit)} is frozen and cannot move", why="by", by="freeze")
    elif f.has(unit, ids.IMMOBILE):
        yield no("SW-1.4", f"{f.call(unit)} is immobile", why="by", by="immobile")
    if f.is_structure(unit) and not f.is_unit(unit):
        yield no("SW-7.11", f"{name} is a structure, and structures do not move", card=name)
    elif f.is_structure(unit) and not f.has(unit, ids.MOBILE_STRUCTURE):
        yield no("SW-7.12", f"{name} is also a structure and nothing lets it move", card=name)


def did_nothing_instead(f: Field, unit: int, space: int, what: str) -> Reasons:
    if f.s.instead & BIT[space]:
        yield no(
            "SW-20.9",
            f"{f.call(unit)} has used an ability instead of {what}",
            card=f.printed(unit).name,
        )


# -- the way ---------------------------------------------------------------------------------------


def some_way(f: Field, unit: int, start: int, end: int) -> Reasons:
    """Only start and end were said: some legal way must lead there."""
    reach = f.reach(unit)
    if end in ends_of(f, unit, start, reach):
        return
    if end == start:
        yield no("SW-7.8", "a unit cannot move 0 spaces, and it cannot go out and back either")
    elif not f.empty(end):
        yield from ends_on_empty(f, unit, end)
    if reach < max(distance(start, end), 1 if start != end else 2):
        yield from far_enough(f, unit, distance(start, end), reach)
    elif f.empty(end) or start == end:
        yield no(
            "SW-7.10",
            f"every way of {reach} or fewer spaces to {name_of(end)} is blocked",
            space=name_of(end),
            reach=reach,
        )
    if diagonal(start, end):
        yield no("SW-7.9", "a unit cannot move diagonally", space=name_of(end))


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
    yield from far_enough(f, unit, len(way) - 1, f.reach(unit))
    if way[-1] != way[0] and not f.empty(way[-1]):
        yield from ends_on_empty(f, unit, way[-1])


def is_a_step(here: int, there: int) -> Reasons:
    if adjacent(here, there):
        return
    names = f"{name_of(here)} to {name_of(there)}"
    if here == there:
        yield no("SW-7.8", f"{names} is no step at all")
    elif diagonal(here, there):
        yield no("SW-7.9", f"{names} is diagonal")
    else:
        yield no("SW-7.3", f"{names} is more than one space")


def can_be_entered(f: Field, unit: int, space: int) -> Reasons:
    card = f.at(space)
    if card < 0 or f.goes_through(unit, card):
        return
    name = f.printed(card).name
    if f.has(unit, ids.TRAMPLE) or f.has(unit, ids.CLIMB):
        yield no("SW-7.19", f"it cannot move through a card like {f.call(card)}", card=name)
    yield no("SW-7.10", f"{f.call(card)} is in the way", card=name, space=name_of(space))
    yield no("SW-24.13", f"{name_of(space)} would have to be empty", space=name_of(space))


def far_enough(f: Field, unit: int, steps: int, reach: int) -> Reasons:
    if steps <= reach and reach > 0:
        return
    name, changes = f.printed(unit).name, f.reach_changes(unit)
    reason = f"{name} moves at most {reach} space{'' if reach == 1 else 's'}"
    if not changes:
        yield no("SW-7.2", reason, why="reach", card=name, reach=reach)
        return
    reason = f"{reason} ({', '.join(changes)})"
    facts = {"card": name, "reach": reach, "by": " ".join(changes)}
    yield no("SW-7.2", reason, why="reach-by", **facts)
    yield no("SW-7.21", reason, why="reach-by", **facts)


def ends_on_empty(f: Field, unit: int, end: int) -> Reasons:
    name = f.printed(f.at(end)).name
    if f.goes_through(unit, f.at(end)):
        yield no("SW-7.20", f"a move cannot end on {f.call(f.at(end))}", card=name)
    else:
        yield no("SW-7.4", f"{name_of(end)} is not empty", space=name_of(end), card=name)


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
    name = f.printed(unit).name
    if not f.has(unit, ids.CHARGE):
        reason = f"{f.call(unit)} does not have Charge"
        yield no("SW-1.4", reason, why="lacks", card=name, by="charge")
        return
    reach = f.charge_reach(unit)
    if start == end:
        yield no("SW-7.8", "a unit cannot move 0 spaces")
    elif not in_line(start, end):
        yield no("SW-15.11", "Charge goes straight along a row or column", space=name_of(end))
    else:
        if distance(start, end) > reach:
            yield from _charges_too_far(f, unit, reach)
        for space in [*between(start, end), end]:
            if not f.empty(space):
                yield no("SW-15.12", f"{name_of(space)} is not clear", space=name_of(space))


def _charges_too_far(f: Field, unit: int, reach: int) -> Reasons:
    """Charge goes 4 spaces at most; what slows a unit down slows its Charge too."""
    name = f.printed(unit).name
    slower = f.slower(unit)
    by = f" ({', '.join(slower)})" if slower else ""
    reason = f"{name} charges at most {reach} space{'' if reach == 1 else 's'}{by}"
    names = " ".join(["charge", *slower])
    yield no("SW-7.21", reason, why="reach-by", card=name, reach=reach, by=names)


def straight(start: int, end: int) -> tuple[int, ...]:
    """Every space of a straight way."""
    assert start // COLUMNS == end // COLUMNS or start % COLUMNS == end % COLUMNS
    return (start, *between(start, end), end)

"""The words of card texts as checks: class, side, distance, force, place (sections 15 to 19).

Each says no with the rule that gives its word a meaning.
"""

from __future__ import annotations

from typing import Final

from hadur.games.summoner_wars.board import SPACES, name_of
from hadur.games.summoner_wars.legality.field import (
    Field,
    adjacent,
    between,
    distance,
    in_line,
)
from hadur.kernel.verdict import Reasons, no

ANYONE: Final = ""
FRIENDLY: Final = "friendly"
ENEMY: Final = "enemy"


def card_there(
    f: Field,
    seat: int,
    space: int,
    what: str = "unit",
    whose: str = ANYONE,
    near: int = -1,
    reach: int = 0,
) -> Reasons:
    """A card of some classes ("common champion"), friendly or enemy, within reach of a card."""
    card = f.at(space)
    if card < 0:
        yield no("SW-20.3", f"no card is on {name_of(space)}", space=name_of(space))
        return
    yield from of_class(f, card, what)
    yield from on_side(f, card, seat, whose)
    if reach:
        yield from within(f, near, card, reach)


def of_class(f: Field, card: int, what: str) -> Reasons:
    classes = {
        "unit": f.is_unit,
        "common": f.is_common,
        "champion": f.is_champion,
        "structure": f.is_structure,
    }
    words = what.split()
    if not any(classes[word](card) for word in words):
        yield no("SW-19.4", f"{f.call(card)} is no {' or '.join(words)}", wanted=what)


def on_side(f: Field, card: int, seat: int, whose: str) -> Reasons:
    if whose == FRIENDLY and not f.friendly(card, seat):
        yield no("SW-17.5", f"{f.call(card)} is not friendly")
    if whose == ENEMY and not f.enemy(card, seat):
        yield no("SW-17.6", f"{f.call(card)} is no enemy")


def within(f: Field, origin: int, card: int, reach: int) -> Reasons:
    if card == origin:
        yield no("SW-15.10", f"{f.call(card)} is not within any distance of itself")
    elif not f.within(reach, origin, card):
        yield no(
            "SW-15.7",
            f"{f.call(card)} is not within {reach} of {f.call(origin)}",
            reach=reach,
        )


def not_itself(f: Field, source: int, space: int) -> Reasons:
    if f.at(space) == source:
        yield no("SW-9.14", f"{f.call(source)} cannot target itself")


def other_than(f: Field, chosen: int, space: int) -> Reasons:
    """`chosen` is a set of spaces, a bit each."""
    if chosen >> space & 1:
        yield no("SW-19.10", f"{name_of(space)} was chosen before", space=name_of(space))


def clear_line(f: Field, origin: int, card: int, reach: int) -> Reasons:
    if card >= 0 and not in_clear_line(f, origin, card, reach):
        yield no(
            "SW-15.12",
            f"{f.call(card)} is not within {reach} clear straight spaces of {f.call(origin)}",
            reach=reach,
        )


def in_clear_line(f: Field, origin: int, card: int, reach: int) -> bool:
    """The target's own space is the last one counted (S-19)."""
    here, there = f.space(origin), f.space(card)
    if here < 0 or there < 0 or here == there:
        return False
    return distance(here, there) <= reach and f.clear_between(here, there)


def spent(f: Field, unit: int, ability: str) -> Reasons:
    """Once per turn, and it has."""
    reason = f"{f.call(unit)} has used {ability} this turn"
    yield no("SW-1.4", reason, why="once", card=f.printed(unit).name, by=ability)


# -- placing ---------------------------------------------------------------------------------------


def empty_beside(f: Field, card: int, space: int) -> Reasons:
    """Placed on an empty space adjacent to a card."""
    if not f.empty(space):
        yield no("SW-16.11", f"{name_of(space)} is not empty", space=name_of(space))
    if not adjacent(f.space(card), space):
        yield no("SW-15.1", f"{name_of(space)} is not adjacent to {f.call(card)}")


def room_beside(f: Field, card: int) -> bool:
    return any(f.empty(space) and adjacent(f.space(card), space) for space in range(SPACES))


# -- forcing ---------------------------------------------------------------------------------------


def force(f: Field, card: int, space: int, most: int, least: int = 1) -> Reasons:
    """Slid straight over empty spaces, so many and no more (SW-16.1 to SW-16.4)."""
    start = f.space(card)
    yield from not_held(f, card)
    if space == start:
        yield no("SW-16.1", "a forced card must leave its space")
        return
    if not in_line(start, space):
        yield no("SW-16.4", f"{name_of(space)} is not straight from {name_of(start)}")
        return
    if not least <= distance(start, space) <= most:
        yield from forced_so_far(start, space, most)
    for passed in [*between(start, space), space]:
        if not f.empty(passed):
            yield no("SW-16.3", f"{name_of(passed)} is not empty", space=name_of(passed))


def not_held(f: Field, card: int) -> Reasons:
    """No text keeps the card where it is."""
    by = f.held_by(card)
    if by:
        yield no("SW-1.4", f"{f.call(card)} cannot be forced: {by}", why="by", by=by)


def forced_so_far(start: int, space: int, most: int) -> Reasons:
    many = f"1 to {most} spaces" if most > 1 else "1 space"
    reason = f"{name_of(space)} is {distance(start, space)} spaces away, and the force is {many}"
    yield no("SW-16.1", reason, why="force", space=name_of(space), most=most)


def toward(f: Field, card: int, space: int, goal: int) -> Reasons:
    if distance(space, f.space(goal)) >= distance(f.space(card), f.space(goal)):
        yield no("SW-15.16", f"{name_of(space)} is not toward {f.call(goal)}")


def away(f: Field, card: int, space: int, origin: int) -> Reasons:
    if distance(space, f.space(origin)) <= distance(f.space(card), f.space(origin)):
        yield no("SW-15.17", f"{name_of(space)} is not away from {f.call(origin)}")


def can_be_forced_somewhere(f: Field, card: int, most: int) -> bool:
    return any(not any(force(f, card, space, most)) for space in range(SPACES))


def forceable(f: Field, card: int, most: int) -> Reasons:
    """Somewhere to be forced to: a choice that could do nothing is not offered (S-25)."""
    if card < 0:
        return
    if f.held_by(card):
        yield from not_held(f, card)
    elif not can_be_forced_somewhere(f, card, most):
        yield no("SW-16.3", f"no space beside {f.call(card)} is empty, so it cannot be forced")

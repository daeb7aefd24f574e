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
from hadur.games.summoner_wars.legality.reasons import Reasons, no, under

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
        yield no("SW-20.3", "nothing-there", space=name_of(space))
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
    if not any(classes[word](card) for word in what.split()):
        yield no("SW-19.4", "not-a", **f.there(card), wanted=what.replace(" ", " or "))


def on_side(f: Field, card: int, seat: int, whose: str) -> Reasons:
    if whose == FRIENDLY and not f.friendly(card, seat):
        yield no("SW-17.5", "not-friendly", **f.there(card))
    if whose == ENEMY and not f.enemy(card, seat):
        yield no("SW-17.6", "not-enemy", **f.there(card))


def within(f: Field, origin: int, card: int, reach: int) -> Reasons:
    if card == origin:
        yield no("SW-15.10", "itself-near", **f.there(card))
    elif f.space(origin) < 0:
        yield no("SW-15.7", "gone", other=f.printed(origin).name)
    elif not f.within(reach, origin, card):
        facts = {**f.there(card), **f.held_against(origin)}
        far = distance(f.space(origin), f.space(card))
        yield no("SW-15.7", "too-far", **facts, far=far, reach=reach)


def not_itself(f: Field, source: int, space: int) -> Reasons:
    if f.at(space) == source:
        yield no("SW-9.14", "itself", **f.there(source))


def other_than(f: Field, chosen: int, space: int) -> Reasons:
    """`chosen` is a set of spaces, a bit each."""
    if chosen >> space & 1:
        yield no("SW-19.10", "chosen-before", space=name_of(space))


def clear_line(f: Field, origin: int, card: int, reach: int) -> Reasons:
    if card >= 0 and f.space(origin) < 0:
        yield no("SW-15.12", "gone", other=f.printed(origin).name)
    elif card >= 0 and not in_clear_line(f, origin, card, reach):
        facts = {**f.there(card), **f.held_against(origin)}
        yield no("SW-15.12", "no-clear-line", **facts, reach=reach)


def in_clear_line(f: Field, origin: int, card: int, reach: int) -> bool:
    """The target's own space is the last one counted (S-19)."""
    here, there = f.space(origin), f.space(card)
    if here < 0 or there < 0 or here == there:
        return False
    return distance(here, there) <= reach and f.clear_between(here, there)


def spent(f: Field, unit: int, ability: str) -> Reasons:
    """Once per turn, and it has."""
    yield no("SW-1.4", "once", **f.there(unit), by=ability)


# -- placing ---------------------------------------------------------------------------------------


def empty_beside(f: Field, card: int, space: int) -> Reasons:
    """Placed on an empty space adjacent to a card."""
    if not f.empty(space):
        yield no("SW-16.11", "occupied", **f.there(f.at(space)))
    if not adjacent(f.space(card), space):
        yield no("SW-15.1", "not-beside", space=name_of(space), **f.held_against(card))


def room_beside(f: Field, card: int) -> bool:
    return any(f.empty(space) and adjacent(f.space(card), space) for space in range(SPACES))


# -- forcing ---------------------------------------------------------------------------------------


def force(f: Field, card: int, space: int, most: int, least: int = 1) -> Reasons:
    """Slid straight over empty spaces, so many and no more (SW-16.1 to SW-16.4)."""
    start = f.space(card)
    yield from not_held(f, card)
    if space == start:
        yield no("SW-16.1", "leaves", **f.there(card))
        return
    if not in_line(start, space):
        yield no("SW-16.4", "force-line", space=name_of(space), there=name_of(start))
        return
    if not least <= distance(start, space) <= most:
        yield from forced_so_far(start, space, most)
    for passed in [*between(start, space), space]:
        if not f.empty(passed):
            yield no("SW-16.3", "occupied", **f.there(f.at(passed)))


def not_held(f: Field, card: int) -> Reasons:
    """No text keeps the card where it is."""
    by = f.held_by(card)
    if by:
        yield no("SW-1.4", "cannot-be-forced", **f.there(card), by=by)


def forced_so_far(start: int, space: int, most: int) -> Reasons:
    far = distance(start, space)
    yield no("SW-16.1", "force", space=name_of(space), far=far, most=most)


def toward(f: Field, card: int, space: int, goal: int) -> Reasons:
    if distance(space, f.space(goal)) >= distance(f.space(card), f.space(goal)):
        yield no("SW-15.16", "not-toward", space=name_of(space), **f.held_against(goal))


def away(f: Field, card: int, space: int, origin: int) -> Reasons:
    if distance(space, f.space(origin)) <= distance(f.space(card), f.space(origin)):
        yield no("SW-15.17", "not-away", space=name_of(space), **f.held_against(origin))


def can_be_forced_somewhere(f: Field, card: int, most: int) -> bool:
    return any(not any(force(f, card, space, most)) for space in range(SPACES))


def forceable(f: Field, card: int, most: int) -> Reasons:
    """Somewhere to be forced to: a choice that could do nothing is not offered (S-25)."""
    if card < 0:
        return
    if f.held_by(card):
        yield from not_held(f, card)
    elif not can_be_forced_somewhere(f, card, most):
        yield no("SW-16.3", "stuck", **f.there(card))


# -- what is there at all --------------------------------------------------------------------------


def near_summoner(f: Field, seat: int, most: int) -> list[int]:
    """The commons and champions within so many spaces of the player's summoner."""
    return [
        card
        for card in f.cards()
        if (f.is_common(card) or f.is_champion(card)) and f.near_summoner(most, seat, card)
    ]


def costs_nothing(f: Field, card: int) -> bool:
    """Summoners have no cost at all (SW-1.12)."""
    return f.is_unit(card) and not f.is_summoner(card) and int(f.printed(card).cost) == 0


def not_instead(refusals: Reasons) -> Reasons:
    """Why the unit could not move or attack is why it cannot do something instead (SW-20.8 to
    SW-20.13, S-45)."""
    for refusal in refusals:
        rule = "SW-20.9" if refusal.rule == "SW-20.9" else "SW-20.13"
        rule = "SW-20.12" if refusal.rule in ("SW-1.4", "SW-7.11", "SW-7.12") else rule
        yield under(rule, refusal)

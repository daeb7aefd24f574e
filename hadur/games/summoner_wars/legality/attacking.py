"""May this unit attack that card? (section 9)

Two forms are read. `attack c3 d3` names attacker and target. `attack c3` names only the
attacker: that is the form for a unit whose controller may do something before the target is
declared (S-15), and for no other.
"""

from __future__ import annotations

from hadur.games.summoner_wars.abilities import ids
from hadur.games.summoner_wars.board import SPACES, name_of
from hadur.games.summoner_wars.cards.definition import ATTACK_PHASE
from hadur.games.summoner_wars.legality.entering import phase_name
from hadur.games.summoner_wars.legality.field import (
    Field,
    adjacent,
    between,
    distance,
    in_line,
    neighbours,
)
from hadur.games.summoner_wars.legality.moving import did_nothing_instead
from hadur.kernel.bits import BIT
from hadur.kernel.verdict import Reasons, no

MOST_ATTACKS = 3


def attack(f: Field, seat: int, start: int, target: int) -> Reasons:
    """`attack c3 d3`."""
    yield from attacking_time(f)
    yield from may_attack(f, seat, start)
    unit = f.at(start)
    if not f.is_unit(unit):
        return
    yield from can_target(f, unit, target)
    if prepares(f, unit):
        yield no(
            "SW-9.4",
            f"something may come before {f.printed(unit).name} declares its target: say "
            f"'attack {name_of(start)}' first, the target afterwards",
            card=f.printed(unit).name,
        )


def announce(f: Field, seat: int, start: int) -> Reasons:
    """`attack c3`."""
    yield from attacking_time(f)
    yield from may_attack(f, seat, start)
    unit = f.at(start)
    if not f.is_unit(unit):
        return
    yield from has_a_target(f, unit)
    if not prepares(f, unit):
        yield no(
            "SW-9.4",
            f"an attack begins with its target: say 'attack {name_of(start)} TARGET'",
            card=f.printed(unit).name,
        )


def attacking_time(f: Field) -> Reasons:
    if f.s.phase != ATTACK_PHASE:
        yield no(
            "SW-4.2",
            f"units attack in the Attack phase, this is the {phase_name(f)} phase",
            phase=phase_name(f),
        )


def may_attack(f: Field, seat: int, space: int) -> Reasons:
    """Whether the card on a space may still attack this phase, whatever it aims at."""
    unit = f.at(space)
    if unit < 0:
        yield no("SW-9.1", f"no unit is on {name_of(space)}", space=name_of(space))
        return
    name = f.printed(unit).name
    if not f.friendly(unit, seat):
        yield no("SW-9.1", f"you do not control {f.call(unit)}", card=name)
    if not f.is_unit(unit):
        yield no("SW-9.3", f"{name} is no unit, and only units attack", card=name)
        return
    if f.frozen(unit):
        yield no("SW-1.4", f"{f.call(unit)} is frozen and cannot attack", why="by", by="freeze")
    if f.s.attacked & BIT[space]:
        yield no("SW-9.1", f"{f.call(unit)} has attacked already", card=name)
    yield from did_nothing_instead(f, unit, space, "attacking")
    if f.s.attacks_used >= MOST_ATTACKS and not f.has(unit, ids.RELENTLESS):
        yield no("SW-9.1", "three units have attacked this turn", why="attacks-used")


def prepares(f: Field, unit: int) -> bool:
    """Life Drain with a unit to drain, Arrow of Light with cards in hand (S-15).

    Which cards the hand holds is its player's secret, so any hand at all will do."""
    seat = f.controller(unit)
    if f.has(unit, ids.LIFE_DRAIN) and any(
        f.is_unit(card) and f.friendly(card, seat) and f.within(2, unit, card) for card in f.cards()
    ):
        return True
    return f.has(unit, ids.ARROW_OF_LIGHT) and bool(f.hand(seat))


# -- targets ---------------------------------------------------------------------------------------


def can_target(f: Field, unit: int, space: int) -> Reasons:
    """SW-9.8 to SW-9.17, for an attack by a unit on whatever is on a space."""
    start = f.space(unit)
    target = f.at(space)
    if space == start:
        yield no("SW-9.14", "a card cannot target itself")
        return
    if target < 0:
        yield no("SW-9.17", f"nothing is on {name_of(space)}", space=name_of(space))
    if f.printed(unit).ranged:
        yield from in_line_of_fire(f, unit, start, space)
    elif not adjacent(start, space):
        yield no("SW-9.8", f"{f.printed(unit).name} is a melee unit: only adjacent cards")
    if target < 0:
        return
    if f.frozen(target):
        reason = f"{f.call(target)} is frozen and cannot be attacked"
        yield no("SW-1.4", reason, why="by", by="freeze")
    yield from respects_protect(f, unit, target)


def in_line_of_fire(f: Field, unit: int, start: int, space: int) -> Reasons:
    """A straight line of at most three spaces, clear but for cards shot through."""
    reach = 4 if f.has(unit, ids.FAR_SHOT) else 3
    if not in_line(start, space):
        yield no("SW-9.9", f"{name_of(space)} is not in a straight line from {name_of(start)}")
        return
    if distance(start, space) > reach:
        yield no(
            "SW-9.9",
            f"{name_of(space)} is {distance(start, space)} spaces away and "
            f"{f.printed(unit).name} reaches {reach}",
            reach=reach,
        )
    for passed in between(start, space):
        card = f.at(passed)
        if card >= 0 and not f.shoots_through(unit, card):
            yield no("SW-9.10", f"{f.call(card)} blocks the line", card=f.printed(card).name)
            yield no("SW-24.14", f"{name_of(passed)} would have to be empty")


def respects_protect(f: Field, unit: int, target: int) -> Reasons:
    """Protect: beside an enemy with it, only units with Protect can be attacked."""
    seat = f.controller(unit)
    guards = [f.at(n) for n in neighbours(f.space(unit))]
    guards = [card for card in guards if f.enemy(card, seat) and f.has(card, ids.PROTECT)]
    if guards and not (f.is_unit(target) and f.has(target, ids.PROTECT)):
        reason = f"{f.call(guards[0])} has Protect: attack a unit with Protect"
        yield no("SW-1.4", reason, why="by", by="protect")


def has_a_target(f: Field, unit: int) -> Reasons:
    if not targets_of(f, unit):
        yield no("SW-9.17", f"{f.call(unit)} has nothing to attack", card=f.printed(unit).name)


def targets_of(f: Field, unit: int) -> list[int]:
    """Every space the unit could attack now: none while it is frozen."""
    if f.frozen(unit):
        return []
    return [space for space in range(SPACES) if not any(can_target(f, unit, space))]

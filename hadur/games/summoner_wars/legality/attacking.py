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
from hadur.games.summoner_wars.legality.reasons import Reasons, no
from hadur.kernel.bits import BIT

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
        yield no("SW-9.4", "say-attacker", **f.there(unit))


def announce(f: Field, seat: int, start: int) -> Reasons:
    """`attack c3`."""
    yield from attacking_time(f)
    yield from may_attack(f, seat, start)
    unit = f.at(start)
    if not f.is_unit(unit):
        return
    yield from has_a_target(f, unit)
    if not prepares(f, unit):
        yield no("SW-9.4", "say-target", **f.there(unit))


def attacking_time(f: Field) -> Reasons:
    if f.s.phase != ATTACK_PHASE:
        yield no("SW-4.2", "attack-phase", phase=phase_name(f))


def may_attack(f: Field, seat: int, space: int) -> Reasons:
    """Whether the card on a space may still attack this phase, whatever it aims at."""
    unit = f.at(space)
    if unit < 0:
        yield no("SW-9.1", "nobody-there", space=name_of(space))
        return
    if not f.friendly(unit, seat):
        yield no("SW-9.1", "not-yours", **f.there(unit))
    if not f.is_unit(unit):
        yield no("SW-9.3", "no-attacker", **f.there(unit))
        return
    if f.frozen(unit):
        yield no("SW-1.4", "cannot-attack", **f.there(unit), by="freeze")
    if f.s.attacked & BIT[space]:
        yield no("SW-9.1", "has-attacked", **f.there(unit))
    yield from did_nothing_instead(f, unit, space)
    # Relentless (Smeg, Horde Slinger): beyond the three attackers of a turn.
    if f.s.attacks_used >= MOST_ATTACKS and not f.has(unit, ids.RELENTLESS):
        yield no("SW-9.1", "attacks-used")


def prepares(f: Field, unit: int) -> bool:
    """Life Drain (Dragos) with a unit to drain, Arrow of Light (Citadel Archer) with cards in hand
    (S-15).

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
        yield no("SW-9.14", "itself", **f.there(unit))
        return
    if target < 0:
        yield no("SW-9.17", "nothing-there", space=name_of(space))
    if f.printed(unit).ranged:
        yield from in_line_of_fire(f, unit, start, space)
    elif not adjacent(start, space):
        yield no("SW-9.8", "melee", card=f.printed(unit).name, space=name_of(space))
    if target < 0:
        return
    if f.frozen(target):
        yield no("SW-1.4", "cannot-be-attacked", **f.there(target), by="freeze")
    yield from respects_protect(f, unit, target)


def in_line_of_fire(f: Field, unit: int, start: int, space: int) -> Reasons:
    """A straight line of at most three spaces, four with Far Shot (Targan, Wind Archer), clear but
    for cards shot through."""
    reach = 4 if f.has(unit, ids.FAR_SHOT) else 3
    if not in_line(start, space):
        yield no("SW-9.9", "no-line", space=name_of(space), there=name_of(start))
        return
    if distance(start, space) > reach:
        facts = {"card": f.printed(unit).name, "space": name_of(space)}
        yield no("SW-9.9", "out-of-range", **facts, far=distance(start, space), reach=reach)
    for passed in between(start, space):
        card = f.at(passed)
        if card >= 0 and not f.shoots_through(unit, card):
            yield no("SW-9.10", "line-blocked", **f.there(card))
            yield no("SW-24.14", "must-be-empty", space=name_of(passed))


def respects_protect(f: Field, unit: int, target: int) -> Reasons:
    """Protect (Citadel Knight): beside an enemy with it, only units with it can be attacked."""
    seat = f.controller(unit)
    guards = [f.at(n) for n in neighbours(f.space(unit))]
    guards = [card for card in guards if f.enemy(card, seat) and f.has(card, ids.PROTECT)]
    if guards and not (f.is_unit(target) and f.has(target, ids.PROTECT)):
        yield no("SW-1.4", "protected", **f.there(guards[0]), by="protect")


def has_a_target(f: Field, unit: int) -> Reasons:
    if not targets_of(f, unit):
        yield no("SW-9.17", "nothing-to-attack", **f.there(unit))


def targets_of(f: Field, unit: int) -> list[int]:
    """Every space the unit could attack now: none while it is frozen."""
    if f.frozen(unit):
        return []
    return [space for space in range(SPACES) if not any(can_target(f, unit, space))]

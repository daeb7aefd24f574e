"""May this unit attack, that one be attacked, somebody retreat (sections 8, 13 and 14)?"""

from __future__ import annotations

from hadur.games.conquest.cards.definition import RANGED
from hadur.games.conquest.legality.field import NO_CARD, Field
from hadur.games.conquest.legality.reasons import Reasons, fine, no
from hadur.games.conquest.state import UNDAMAGEABLE_NOT_ATTACKABLE
from hadur.kernel.state import Ask

# -- a combat turn ---------------------------------------------------------------------------------


def attack(f: Field, ask: Ask, unit: int) -> Reasons:
    """`attack goff-nob@tarrus`: a ready unit at the planet; a Ranged one in the skirmish."""
    seat, name = int(ask.seat), f.name(unit)
    if not f.is_card(unit) or not f.is_unit(unit):
        yield no("CQ-13.1", "not-a", unit=name, wanted="unit")
        return
    if not f.controls(seat, unit):
        yield no("CQ-13.1", "not-yours", unit=name)
    if f.slot(unit) != f.s.battle:
        yield no("CQ-14.1", "not-fighting", unit=name)
    if not f.ready(unit):
        yield no("CQ-2.25", "exhausted", unit=name)
    if ask.a and not f.has(unit, RANGED):
        yield no("CQ-8.8", "not-ranged", unit=name)
    if not has_somebody(f, seat, unit):
        yield no("CQ-S49", "nobody-to-attack", unit=name)


def has_somebody(f: Field, seat: int, unit: int) -> bool:
    """An enemy there who may be attacked; with Area Effect any enemy will do."""
    enemies = [u for u in f.units_at(int(f.s.battle)) if not f.controls(seat, u)]
    if enemies and f.area_effect(unit):
        return True
    return any(fine(defender(f, seat, enemy)) for enemy in enemies)


def leave(f: Field, ask: Ask, unit: int) -> Reasons:
    """`retreat nazdreg@tarrus`: a warlord that could attack retreats instead (CQ-14.7)."""
    if not f.is_card(unit) or not f.is_warlord(unit):
        yield no("CQ-14.7", "not-warlord", unit=f.name(unit))
        return
    yield from attack(f, ask, unit)
    yield from not_held(f, unit)


def not_held(f: Field, unit: int) -> Reasons:
    holder = f.holds(unit)
    if holder != NO_CARD:
        yield no("CQ-1.3", "held", unit=f.name(unit), by=f.name(holder))


def stand_by(f: Field, ask: Ask) -> Reasons:
    """`pass` is for those who cannot attack (CQ-8.10, CQ-8.20)."""
    for unit in f.units_of(int(ask.seat)):
        if fine(attack(f, ask, unit)):
            yield no("CQ-8.10" if ask.a else "CQ-8.20", "must-attack", unit=f.name(unit))


def stalemate(f: Field) -> Reasons:
    """A call, unless one is being waited on (CQ-8.44, CQ-8.53). Both sides have units: otherwise
    the turn would be over before anybody could call."""
    if f.s.called:
        yield no("CQ-8.46", "called")


# -- the defender ----------------------------------------------------------------------------------


def defender(f: Field, seat: int, unit: int) -> Reasons:
    """An enemy unit at the planet of the battle (CQ-13.2)."""
    name = f.name(unit)
    if not f.is_card(unit) or not f.is_unit(unit):
        yield no("CQ-13.2", "not-a", unit=name, wanted="unit")
        return
    if f.controls(seat, unit):
        yield no("CQ-13.2", "own-unit", unit=name)
    if f.slot(unit) != f.s.battle:
        yield no("CQ-14.1", "not-fighting", unit=name)
    if f.is_guarded(unit):
        yield no("CQ-1.3", "guarded", unit=name)
    if f.s.options & UNDAMAGEABLE_NOT_ATTACKABLE and f.cannot_be_damaged(unit):
        yield no("CQ-S43", "undamageable", unit=name)


def area(f: Field, ask: Ask) -> Reasons:
    """a: the attacker (CQ-15.7)."""
    if not f.area_effect(int(ask.a)):
        yield no("CQ-15.7", "no-area", unit=f.name(int(ask.a)))


# -- the end of a combat round ---------------------------------------------------------------------


def withdraw(f: Field, ask: Ask, unit: int) -> Reasons:
    """Any number of one's own units at the planet (CQ-8.26)."""
    name = f.name(unit)
    if not f.is_card(unit) or not f.is_unit(unit):
        yield no("CQ-8.26", "not-a", unit=name, wanted="unit")
        return
    if not f.controls(int(ask.seat), unit):
        yield no("CQ-8.26", "not-yours", unit=name)
    if f.slot(unit) != f.s.battle:
        yield no("CQ-14.6", "not-fighting", unit=name)
    yield from not_held(f, unit)

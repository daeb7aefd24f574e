"""Texts of the Orks."""

from __future__ import annotations

from hadur.games.conquest.legality.checks import (
    AT_A_PLANET,
    ENEMY,
    OWN,
    a_planet,
    a_target_planet,
    a_unit,
    damageable,
    is_exhausted,
    unprotected,
)
from hadur.games.conquest.legality.field import COMMAND_TEXTS, NO_PLANET, Field
from hadur.games.conquest.legality.reasons import Reasons, fine, no
from hadur.games.conquest.legality.texts.moments import (
    BESIDE_IT,
    about_itself,
    at_planet,
    entered,
    room_for,
    saving,
)
from hadur.games.conquest.legality.texts.table import Use, pick, target, when
from hadur.kernel.state import Ask

ORKS = "orks"


@when("nazdregs-flash-gitz")
def flash_gitz(f: Field, use: Use) -> Reasons:
    """Deal this unit 1 damage to ready it."""
    yield from is_exhausted(f, use.source)


@when("weirdboy-maniak")
def weirdboy(f: Field, use: Use) -> Reasons:
    yield from entered(f, use)
    yield from at_planet(f, use)


@when("burna-boyz")
def burna_boyz(f: Field, use: Use) -> Reasons:
    """After this unit declares an attack, if there is another to burn."""
    yield from about_itself(f, use)
    yield from at_planet(f, use)
    slot, attacked = f.slot(use.source), f.about(use.at, 1)
    if slot != NO_PLANET and not any(
        fine(_burns(f, use.seat, slot, attacked, unit)) for unit in f.units()
    ):
        yield no("CQ-11.20", "nobody-there", planet=f.planet_name(slot))


@pick("burna-boyz")
def burned(f: Field, ask: Ask, unit: int) -> Reasons:
    """a: the attacker, b: the unit it attacks. Nobody is targeted (CQ-11.24)."""
    yield from _burns(f, int(ask.seat), f.slot(int(ask.a)), int(ask.b), unit)


def _burns(f: Field, seat: int, slot: int, attacked: int, unit: int) -> Reasons:
    """Another enemy unit at this planet than the one attacked."""
    wrong = list(a_unit(f, seat, unit, whose=ENEMY, at=slot))
    yield from wrong
    if unit == attacked:
        yield no("CQ-11.14", "attacked", unit=f.name(unit))
    elif not wrong:
        yield from damageable(f, unit)


@target("kraktoof-hall")
def kraktoof_hall(f: Field, use: Use, unit: int) -> Reasons:
    """From a damaged unit of yours at a planet to another unit there."""
    if use.targets:
        yield from _takes_damage(f, use, use.targets[0], unit)
        return
    wrong = list(a_unit(f, use.seat, unit, whose=OWN, at=AT_A_PLANET, damaged=True))
    yield from wrong
    if not wrong and not any(fine(_takes_damage(f, use, unit, other)) for other in f.units()):
        yield no("CQ-14.5", "no-target", card=f.name(use.source))


def _takes_damage(f: Field, use: Use, giver: int, unit: int) -> Reasons:
    wrong = list(a_unit(f, use.seat, unit, at=f.slot(giver), but=giver))
    yield from wrong
    if not wrong:
        yield from damageable(f, unit)
        yield from unprotected(f, use.seat, unit, use.source)


@target("ork-kannon")
def kannon(f: Field, use: Use, planet: int) -> Reasons:
    """A planet with a unit of anybody's."""
    wrong = list(a_target_planet(f, planet))
    yield from wrong
    if not wrong and not f.units_at(int(f.s.slot_of_planet(planet))):
        yield no("CQ-11.20", "nobody-there", planet=f.name(planet))


@target("tellyporta-pad")
def tellyported(f: Field, use: Use, unit: int) -> Reasons:
    """An Ork unit you control that is not at the first planet."""
    wrong = list(a_unit(f, use.seat, unit, whose=OWN, faction=ORKS))
    yield from wrong
    first = f.first_planet()
    if first == NO_PLANET:
        yield no("CQ-18.1", "no-first-planet")
    elif not wrong and f.slot(unit) == first:
        yield no("CQ-14.4", "moves-here", unit=f.name(unit), planet=f.planet_name(first))


@when("battle-cry")
def battle_cry(f: Field, use: Use) -> Reasons:
    """During a battle; there must be an Ork unit to gain from it."""
    if f.s.battle < 0:
        yield no("CQ-11.28", "no-battle-now")
    if not any(f.of_faction(unit, ORKS) for unit in f.units_of(use.seat)):
        yield no("CQ-11.20", "no-effect", card=f.name(use.source))


@when("snotling-attack")
def snotling_attack(f: Field, use: Use) -> Reasons:
    yield from room_for(f, use, "snotlings")


@pick("snotling-attack")
def where_snotlings(f: Field, ask: Ask, planet: int) -> Reasons:
    yield from a_planet(f, planet)


@target("squig-bombin")
def squigged(f: Field, use: Use, card: int) -> Reasons:
    yield from a_unit(f, use.seat, card, "support")


saving("bigtoof-banna", 1, "orks")
saving("bigga-is-betta", 2, "orks")
saving("crushface", 1, "orks", where=BESIDE_IT)


def three_while_damaged(f: Field, unit: int) -> int:
    """Bad Dok."""
    return 3 if f.damage(unit) > 0 else 0


COMMAND_TEXTS["bad-dok"] = three_while_damaged

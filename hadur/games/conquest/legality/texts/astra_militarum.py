"""Texts of the Astra Militarum."""

from __future__ import annotations

from hadur.games.conquest.cards.definition import ARMY
from hadur.games.conquest.legality.checks import (
    AT_A_PLANET,
    OWN,
    a_unit,
    at_a_planet,
    controllable,
    here,
    is_exhausted,
    reached,
    such_a_card,
)
from hadur.games.conquest.legality.field import Field
from hadur.games.conquest.legality.reasons import Reasons, no
from hadur.games.conquest.legality.texts.moments import (
    about_host,
    about_itself,
    at_planet,
    attack_damage,
    by_you,
    can_be_redirected,
    damaged_unit,
    not_such,
    room_for,
    saving,
    some_left,
)
from hadur.games.conquest.legality.texts.table import Use, price, take, target, when
from hadur.kernel.state import Ask

GUARD = "astra-militarum"
SOLDIERS = "soldier warrior"
NON_WARLORD = "non-warlord"


@when("strakens-command-squad")
def command_squad(f: Field, use: Use) -> Reasons:
    """When this unit leaves play: a Guardsman at the same planet."""
    yield from about_itself(f, use)
    yield from at_planet(f, use)
    yield from room_for(f, use, "guardsman")


@when("cadian-mortar-squad")
def mortar_squad(f: Field, use: Use) -> Reasons:
    """After an army unit you control here leaves play: ready this unit."""
    yield from at_planet(f, use)
    unit = f.about(use.at, 0)
    if f.printed(unit).type != ARMY or f.s.was[unit] != f.s.place[use.source]:
        yield from not_such(f, use)
    yield from is_exhausted(f, use.source)


@price("captain-markis")
def markis_pays(f: Field, use: Use, card: int) -> Reasons:
    """An Astra Militarum unit here is sacrificed, he himself if need be; no warlord ever is."""
    yield from a_unit(f, use.seat, card, "sacrifice", OWN, faction=GUARD, at=f.slot(use.source))


@target("captain-markis")
def markis_exhausts(f: Field, use: Use, unit: int) -> Reasons:
    """A non-warlord unit here."""
    yield from a_unit(f, use.seat, unit, NON_WARLORD, at=f.last_slot(use.source), ready=True)


@when("enginseer-augur")
def augur(f: Field, use: Use) -> Reasons:
    yield from about_itself(f, use)


@take("search-of-enginseer-augur")
def cheap_support(f: Field, ask: Ask, card: int) -> Reasons:
    """An Astra Militarum support of printed cost 2 or less."""
    yield from such_a_card(f, card, "support", GUARD, 2)
    yield from controllable(f, int(ask.seat), card)


@when("elysian-assault-team")
def elysians(f: Field, use: Use) -> Reasons:
    """When a Soldier or Warrior unit you control leaves play from a planet."""
    unit = f.about(use.at, 0)
    if not f.in_play(unit) or any(a_unit(f, use.seat, unit, whose=OWN, traits=SOLDIERS)):
        yield from not_such(f, use)
    else:
        yield from at_a_planet(f, unit)


@when("omega-zero-command")
def omega_zero(f: Field, use: Use) -> Reasons:
    """After you win a command struggle."""
    yield from by_you(f, use)
    yield from room_for(f, use, "guardsman")


@when("rockcrete-bunker")
def rockcrete_bunker(f: Field, use: Use) -> Reasons:
    """After damage is assigned to a unit you control: 1 of it is redirected here."""
    unit = damaged_unit(f, use)
    if not f.controls(use.seat, unit):
        yield no("CQ-12.53", "not-yours", unit=f.name(unit))
    yield from can_be_redirected(f, use)


@target("catachan-outpost")
def outpost(f: Field, use: Use, unit: int) -> Reasons:
    yield from a_unit(f, use.seat, unit)


@when("strakens-cunning")
def cunning(f: Field, use: Use) -> Reasons:
    yield from about_host(f, use)


@when("bodyguard")
def bodyguard(f: Field, use: Use) -> Reasons:
    """After an attack assigns damage to another unit you control at the host's planet."""
    yield from attack_damage(f, use)
    unit = damaged_unit(f, use)
    if unit == f.host(use.source) or not f.controls(use.seat, unit):
        yield from not_such(f, use)
    yield from here(f, unit, f.slot(use.source))
    yield from can_be_redirected(f, use)


@when("glorious-intervention")
def intervention(f: Field, use: Use) -> Reasons:
    """After an attack assigns damage to a unit, whoever controls it."""
    yield from attack_damage(f, use)
    yield from some_left(f, use)
    yield from reached(f, damaged_unit(f, use), use.source)


@price("glorious-intervention")
def intervenes(f: Field, use: Use, card: int) -> Reasons:
    """Another Soldier or Warrior unit of yours at the same planet is sacrificed."""
    unit = damaged_unit(f, use)
    yield from a_unit(
        f, use.seat, card, "sacrifice", OWN, traits=SOLDIERS, at=f.slot(unit), but=unit
    )


@target("preemptive-barrage")
def barrage(f: Field, use: Use, unit: int) -> Reasons:
    """Astra Militarum units you control, all at one planet."""
    at = f.slot(use.targets[0]) if use.targets else AT_A_PLANET
    yield from a_unit(f, use.seat, unit, whose=OWN, faction=GUARD, at=at)


@price("suppressive-fire")
def suppressor(f: Field, use: Use, card: int) -> Reasons:
    """A ready unit of yours at a planet is exhausted."""
    yield from a_unit(f, use.seat, card, whose=OWN, at=AT_A_PLANET, ready=True)


@target("suppressive-fire")
def suppressed(f: Field, use: Use, unit: int) -> Reasons:
    """A non-warlord unit at the planet of the one that was exhausted."""
    yield from a_unit(f, use.seat, unit, NON_WARLORD, at=f.last_slot(use.paid), ready=True)


saving("imperial-bunker", 1, "astra-militarum")

"""Texts of the Space Marines."""

from __future__ import annotations

from hadur.games.conquest.cards.definition import UNIT
from hadur.games.conquest.legality.checks import (
    ENEMY,
    a_target_planet,
    a_unit,
    controllable,
    is_ready,
    is_such,
    reached,
    such_a_card,
)
from hadur.games.conquest.legality.field import (
    COMMAND_TEXTS,
    COVERS_OTHERS,
    HIDES_BEHIND_OTHERS,
    NO_PLANET,
    Field,
)
from hadur.games.conquest.legality.reasons import Reasons, fine, no
from hadur.games.conquest.legality.texts.moments import (
    at_planet,
    attack_damage,
    by_attack,
    damaged_unit,
    enemy_fell_at_planet,
    entered,
    not_such,
    planet_of_fallen,
    saving,
    some_left,
)
from hadur.games.conquest.legality.texts.table import Use, take, target, when
from hadur.kernel.state import Ask

MARINES = "space-marines"


@when("captain-cato-sicarius")
def cato(f: Field, use: Use) -> Reasons:
    """After an enemy unit at this planet is destroyed."""
    yield from enemy_fell_at_planet(f, use)
    yield from at_planet(f, use)
    if planet_of_fallen(f, use) != f.slot(use.source):
        yield from not_such(f, use)


@when("sicariuss-chosen")
def chosen(f: Field, use: Use) -> Reasons:
    yield from entered(f, use)
    yield from at_planet(f, use)


@target("sicariuss-chosen")
def dragged_in(f: Field, use: Use, unit: int) -> Reasons:
    """An enemy army unit at an adjacent planet."""
    wrong = list(a_unit(f, use.seat, unit, "army-unit", ENEMY))
    yield from wrong
    if not wrong and not f.adjacent(f.slot(use.source), f.slot(unit)):
        yield no("CQ-14.2", "not-adjacent", unit=f.name(unit))


@when("blood-angels-veterans")
def veterans(f: Field, use: Use) -> Reasons:
    """While ready: after damage is assigned to this unit."""
    if damaged_unit(f, use) != use.source:
        yield no("CQ-17.7", "not-it", card=f.name(use.source))
    yield from is_ready(f, use.source)
    yield from some_left(f, use)


@when("veteran-brother-maxos")
def maxos(f: Field, use: Use) -> Reasons:
    """A Space Marine unit in hand that can be paid for comes to this planet."""
    yield from at_planet(f, use)
    if not any(is_reserve(f, use.seat, card) for card in f.hand(use.seat)):
        yield no("CQ-11.13", "none-held")


def is_reserve(f: Field, seat: int, card: int) -> bool:
    fits = is_such(f, card, UNIT, MARINES, cost=f.pool(seat))
    return fits and fine(controllable(f, seat, card))


@take("veteran-brother-maxos")
def which_reserve(f: Field, ask: Ask, card: int) -> Reasons:
    seat, cost = int(ask.seat), int(f.printed(card).cost)
    yield from such_a_card(f, card, "unit", MARINES, cost)
    if is_such(f, card, UNIT, MARINES) and cost > f.pool(seat):
        yield no("CQ-11.12", "cost", card=f.name(card), cost=cost, pool=f.pool(seat))
    yield from controllable(f, seat, card)


@when("catos-stronghold")
def stronghold(f: Field, use: Use) -> Reasons:
    yield from enemy_fell_at_planet(f, use)


@target("catos-stronghold")
def rallied(f: Field, use: Use, unit: int) -> Reasons:
    """A Space Marine unit at the planet where the enemy fell; readying must change something."""
    yield from a_unit(f, use.seat, unit, faction=MARINES, at=planet_of_fallen(f, use), ready=False)


@when("holy-sepulchre")
def sepulchre(f: Field, use: Use) -> Reasons:
    """After a Space Marine unit goes from play to your discard pile."""
    card = f.about(use.at, 0)
    if card not in f.discard_pile(use.seat) or not is_such(f, card, UNIT, MARINES):
        yield from not_such(f, use)


@when("iron-halo")
def iron_halo(f: Field, use: Use) -> Reasons:
    """After an attack assigns damage to the unit that wears it."""
    yield from attack_damage(f, use)
    if damaged_unit(f, use) != f.host(use.source):
        yield no("CQ-12.23", "not-its-host", card=f.name(use.source))
    yield from some_left(f, use)


@when("indomitable")
def indomitable(f: Field, use: Use) -> Reasons:
    """After an attack assigns damage to a Space Marine unit, whoever controls it."""
    yield from attack_damage(f, use)
    if not is_such(f, damaged_unit(f, use), UNIT, MARINES):
        yield from not_such(f, use)
    yield from some_left(f, use)


@when("the-fury-of-sicarius")
def fury(f: Field, use: Use) -> Reasons:
    """After a Space Marine unit damages the enemy non-warlord unit it attacked."""
    unit = damaged_unit(f, use)
    if (
        not by_attack(f, use)
        or not f.of_faction(f.about(use.at, 1), MARINES)
        or unit != f.s.defender
        or not f.is_unit(unit)
    ):
        yield from not_such(f, use)
    else:
        yield from a_unit(f, use.seat, unit, "non-warlord", ENEMY)
        yield from reached(f, unit, use.source)


@target("drop-pod-assault")
def drop_zone(f: Field, use: Use, planet: int) -> Reasons:
    """The planet at which a battle is fought."""
    wrong = list(a_target_planet(f, planet))
    yield from wrong
    if not wrong and (f.s.battle < 0 or f.s.row[f.s.battle] != planet):
        yield no("CQ-11.28", "no-battle", planet=f.name(planet))


@take("search-of-drop-pod-assault")
def drop_pod(f: Field, ask: Ask, card: int) -> Reasons:
    """A Space Marine unit of printed cost 3 or less."""
    yield from such_a_card(f, card, "unit", MARINES, 3)
    yield from controllable(f, int(ask.seat), card)


@target("exterminatus")
def exterminated(f: Field, use: Use, planet: int) -> Reasons:
    """A planet that is not the first, with a unit that is destroyed."""
    wrong = list(a_target_planet(f, planet))
    yield from wrong
    if wrong:
        return
    slot = int(f.s.slot_of_planet(planet))
    if slot == f.first_planet() != NO_PLANET:
        yield no("CQ-12.38", "first-planet", planet=f.name(planet))
    if not any(_is_destroyed(f, use, unit) for unit in f.units_at(slot)):
        yield no("CQ-11.20", "nobody-there", planet=f.name(planet))


def _is_destroyed(f: Field, use: Use, unit: int) -> bool:
    return not f.printed(unit).unique and not f.is_immune(unit, use.source)


saving("fortress-monastery", 1, "space-marines")
COVERS_OTHERS.add("land-raider")
HIDES_BEHIND_OTHERS.add("honored-librarian")


def enemies_here(f: Field, unit: int) -> int:
    """Iron Hands Techmarine: a command icon for each enemy unit here."""
    seat = int(f.s.controller[unit])
    return sum(not f.controls(seat, card) for card in f.units_at(f.slot(unit)))


COMMAND_TEXTS["iron-hands-techmarine"] = enemies_here

"""Battle abilities of the planets."""

from __future__ import annotations

from hadur.games.conquest.cards.definition import UNIT
from hadur.games.conquest.legality.checks import (
    AT_A_PLANET,
    OWN,
    a_planet,
    a_target_place,
    a_unit,
    another_planet,
    controllable,
    has_elsewhere,
    is_such,
    unprotected,
)
from hadur.games.conquest.legality.field import Field
from hadur.games.conquest.legality.reasons import Reasons, fine, no
from hadur.games.conquest.legality.texts.moments import opponent_holds_cards
from hadur.games.conquest.legality.texts.table import TARGETS, WHEN, Use, pick, take, target, when
from hadur.games.conquest.verbs import HQ_TARGET
from hadur.kernel.state import Ask

NON_WARLORD = "non-warlord"


@when("plannum")
def plannum(f: Field, use: Use) -> Reasons:
    if not any(fine(_movable(f, use.seat, unit)) for unit in f.units()):
        yield no("CQ-14.5", "nowhere")


def _movable(f: Field, seat: int, unit: int) -> Reasons:
    """A non-warlord unit you control that has somewhere to go."""
    wrong = list(a_unit(f, seat, unit, NON_WARLORD, OWN))
    yield from wrong
    if not wrong and not has_elsewhere(f, unit):
        yield no("CQ-14.5", "nowhere")


@pick("plannum")
def moved(f: Field, ask: Ask, unit: int) -> Reasons:
    yield from _movable(f, int(ask.seat), unit)


@pick("plannum-planet")
def moved_where(f: Field, ask: Ask, planet: int) -> Reasons:
    """a: the unit."""
    yield from another_planet(f, int(ask.a), planet)


@target("atrox-prime")
def bombarded(f: Field, use: Use, where: int) -> Reasons:
    """A headquarters or an adjacent planet."""
    if where >= HQ_TARGET:
        return
    wrong = list(a_target_place(f, where))
    yield from wrong
    here, there = int(f.s.slot_of_planet(use.source)), int(f.s.slot_of_planet(where))
    if not wrong and not f.adjacent(here, there):
        yield no("CQ-14.2", "not-next", planet=f.name(where))


@when("barlus")
def barlus(f: Field, use: Use) -> Reasons:
    yield from opponent_holds_cards(f, use)


@when("carnath")
def carnath(f: Field, use: Use) -> Reasons:
    if not any(fine(_triggers(f, use.seat, use.source, other)) for other in f.planets()):
        yield no("CQ-11.13", "no-effect", card=f.name(use.source))


@pick("carnath")
def which_ability(f: Field, ask: Ask, planet: int) -> Reasons:
    """a: Carnath."""
    yield from _triggers(f, int(ask.seat), int(ask.a), planet)


def _triggers(f: Field, seat: int, source: int, planet: int) -> Reasons:
    """The Battle ability of another planet that could be used."""
    wrong = list(a_planet(f, planet))
    yield from wrong
    if wrong:
        return
    if planet == source:
        yield no("CQ-17.7", "itself", unit=f.name(planet))
        return
    use = Use(f.effects(planet)[0], seat, planet)
    if use.effect.name in WHEN:
        yield from WHEN[use.effect.name](f, use)
    if use.effect.name in TARGETS and not _has_target(f, use):
        yield no("CQ-11.26", "no-target", card=f.name(planet))


def _has_target(f: Field, use: Use) -> bool:
    whom = TARGETS[use.effect.name]
    for where in [*f.planets(), HQ_TARGET, HQ_TARGET + 1]:
        if fine(whom(f, use, where)):
            return True
    return any(
        fine(whom(f, use, unit)) and fine(unprotected(f, use.seat, unit, use.source))
        for unit in f.units()
    )


@when("tarrus")
def tarrus(f: Field, use: Use) -> Reasons:
    if len(f.units_of(use.seat)) >= len(f.units_of(1 - use.seat)):
        yield no("CQ-11.28", "no-more-units")


@when("osus-iv")
def osus(f: Field, use: Use) -> Reasons:
    if f.pool(1 - use.seat) == 0:
        yield no("CQ-11.13", "no-more-resources")


@target("ferrin")
def routed(f: Field, use: Use, unit: int) -> Reasons:
    """A non-warlord unit that is not at home already."""
    yield from a_unit(f, use.seat, unit, NON_WARLORD, at=AT_A_PLANET)


@when("yvarn")
def yvarn(f: Field, use: Use) -> Reasons:
    if not f.hand(0) and not f.hand(1):
        yield no("CQ-11.13", "no-cards-held")


@take("yvarn")
def put_at_home(f: Field, ask: Ask, card: int) -> Reasons:
    """A unit."""
    if not is_such(f, card, UNIT):
        yield no("CQ-12.2", "not-a", unit=f.name(card), wanted="unit")
    yield from controllable(f, int(ask.seat), card)


@target("iridial")
def healed(f: Field, use: Use, unit: int) -> Reasons:
    yield from a_unit(f, use.seat, unit, damaged=True)


@take("search-of-elouith", "search-of-swordwind-farseer", "search-of-biel-tan-warp-spiders")
def any_found(f: Field, ask: Ask, card: int) -> Reasons:
    """Any of the cards looked at."""
    return iter(())

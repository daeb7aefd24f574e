"""Texts of the Dark Eldar."""

from __future__ import annotations

from hadur.games.conquest.cards.definition import EVENT
from hadur.games.conquest.legality.checks import (
    AT_A_PLANET,
    OWN,
    a_target_planet,
    a_unit,
    here,
    is_exhausted,
    is_ready,
    is_such,
    reached,
)
from hadur.games.conquest.legality.field import Field
from hadur.games.conquest.legality.reasons import Reasons, fine, no
from hadur.games.conquest.legality.texts.moments import (
    about_itself,
    at_planet,
    by_you,
    damaged_unit,
    entered,
    not_such,
    opponent_holds_cards,
    room_for,
    saving,
)
from hadur.games.conquest.legality.texts.table import Use, pick, price, target, when
from hadur.kernel.state import Ask

DARK_ELDAR = "dark-eldar"
KHYMERA = "khymera"
NON_WARLORD = "non-warlord"


@when("packmaster-kith")
def kith(f: Field, use: Use) -> Reasons:
    """After she commits to a planet."""
    yield from about_itself(f, use)
    yield from at_planet(f, use)
    yield from room_for(f, use, KHYMERA)


@when("kiths-khymeramasters")
def khymeramasters(f: Field, use: Use) -> Reasons:
    yield from entered(f, use)
    yield from at_planet(f, use)
    yield from room_for(f, use, KHYMERA)


@when("beasthunter-wyches")
def wyches(f: Field, use: Use) -> Reasons:
    yield from _own_event(f, use)
    yield from room_for(f, use, KHYMERA)


def _own_event(f: Field, use: Use) -> Reasons:
    """After you play a Dark Eldar event."""
    yield from by_you(f, use)
    if not f.of_faction(f.about(use.at, 1), DARK_ELDAR):
        yield from not_such(f, use)


@when("hypex-injector")
def hypex_injector(f: Field, use: Use) -> Reasons:
    yield from _own_event(f, use)
    yield from is_exhausted(f, f.host(use.source))


@when("black-heart-ravager")
def ravager(f: Field, use: Use) -> Reasons:
    """After this unit damages a non-warlord unit: it is routed, if it has somewhere to go."""
    unit = damaged_unit(f, use)
    if f.about(use.at, 1) != use.source or f.is_warlord(unit):
        yield from not_such(f, use)
    if not f.in_play(unit) or f.slot(unit) < 0:
        yield no("CQ-14.5", "not-at-planet", unit=f.name(unit))


@when("murder-of-razorwings")
def razorwings(f: Field, use: Use) -> Reasons:
    """After you deploy this unit."""
    yield from about_itself(f, use, 1)
    yield from opponent_holds_cards(f, use)


@when("coliseum-fighters")
def coliseum_fighters(f: Field, use: Use) -> Reasons:
    """After they enter play: your topmost event."""
    yield from entered(f, use)
    if not any(is_such(f, card, EVENT) for card in f.discard_pile(use.seat)):
        yield no("CQ-11.13", "not-topmost")


@when("syren-zythlex")
def syren(f: Field, use: Use) -> Reasons:
    """After an enemy unit is deployed here."""
    unit = f.about(use.at, 1)
    if f.about(use.at, 0) == use.seat or not f.is_unit(unit):
        yield from not_such(f, use)
    else:
        yield from here(f, unit, f.slot(use.source))
        yield from is_ready(f, unit)


@target("khymera-den")
def den(f: Field, use: Use, planet: int) -> Reasons:
    """A planet to which some Khymera of yours could move."""
    wrong = list(a_target_planet(f, planet))
    yield from wrong
    if wrong:
        return
    slot = int(f.s.slot_of_planet(planet))
    if not any(_is_elsewhere(f, use.seat, unit, slot) for unit in f.units_of(use.seat)):
        yield no("CQ-14.5", "nobody-there", planet=f.name(planet))


def _is_elsewhere(f: Field, seat: int, unit: int, slot: int) -> bool:
    return f.name(unit) == KHYMERA and f.controls(seat, unit) and f.slot(unit) != slot


@pick("khymera-den")
def which_beasts(f: Field, ask: Ask, unit: int) -> Reasons:
    """a: the slot to which they move."""
    wrong = list(a_unit(f, int(ask.seat), unit, NON_WARLORD, OWN))
    yield from wrong
    if wrong:
        return
    if f.name(unit) != KHYMERA:
        yield no("CQ-12.3", "not-a", unit=f.name(unit), wanted="khymera")
    elif f.slot(unit) == int(ask.a):
        there = f.planet_name(int(ask.a))
        yield no("CQ-14.4", "moves-here", unit=f.name(unit), planet=there)


@target("twisted-laboratory")
def laboratory(f: Field, use: Use, unit: int) -> Reasons:
    yield from a_unit(f, use.seat, unit, "army-unit")


@when("pact-of-the-haemonculi")
def pact(f: Field, use: Use) -> Reasons:
    yield from opponent_holds_cards(f, use)


@price("pact-of-the-haemonculi")
def given_to_the_pact(f: Field, use: Use, card: int) -> Reasons:
    """Any unit of one's own, but never a warlord (CQ-12.13)."""
    yield from a_unit(f, use.seat, card, "sacrifice", OWN)


@when("power-from-pain")
def power_from_pain(f: Field, use: Use) -> Reasons:
    """The opponent must have an army unit that the event reaches."""
    if not any(fine(_suffers(f, 1 - use.seat, unit, use.source)) for unit in f.units()):
        yield no("CQ-11.13", "none-to-sacrifice")


@pick("power-from-pain")
def who_suffers(f: Field, ask: Ask, unit: int) -> Reasons:
    """a: the event."""
    yield from _suffers(f, int(ask.seat), unit, int(ask.a))


def _suffers(f: Field, seat: int, unit: int, source: int) -> Reasons:
    wrong = list(a_unit(f, seat, unit, "army-unit", OWN))
    yield from wrong
    if not wrong:
        yield from reached(f, unit, source)


@target("archons-terror")
def terrified(f: Field, use: Use, unit: int) -> Reasons:
    """A non-unique unit that is not at home already."""
    yield from a_unit(f, use.seat, unit, unique=False, at=AT_A_PLANET)


@when("raid")
def raid(f: Field, use: Use) -> Reasons:
    """If the opponent has more resources than you."""
    if f.pool(1 - use.seat) <= f.pool(use.seat):
        yield no("CQ-11.28", "no-more-resources")


saving("altar-of-torment", 1, "dark-eldar")

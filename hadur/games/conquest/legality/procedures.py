"""Answers to what the rules themselves ask: dials, Mobile moves, shields, orders of discarding."""

from __future__ import annotations

from hadur.games.conquest.cards.definition import MOBILE, TOKEN
from hadur.games.conquest.legality.field import NO_CARD, NO_PLANET, Field
from hadur.games.conquest.legality.fighting import withdraw
from hadur.games.conquest.legality.reasons import Reasons, no
from hadur.games.conquest.legality.texts.table import pick, take
from hadur.games.conquest.phases.damage import AMOUNT, SHIELDED, UNIT
from hadur.games.conquest.phases.leaving import TO_HAND
from hadur.games.conquest.state import BESIDE, HAS_MOVED
from hadur.kernel.state import Ask

LEAVING = 2
"""Two numbers for each card that is about to leave play: the card and why."""


def dial(f: Field, number: int) -> Reasons:
    """The number of a face-up planet, counted from the first (CQ-7.1, CQ-7.2)."""
    most = len(f.planets())
    if not 1 <= number <= most:
        yield no("CQ-7.1", "number", number=number, least=1, most=most)


def x(f: Field, ask: Ask, number: int) -> Reasons:
    """At least 1, at most what can be paid (CQ-11.20, CQ-S35)."""
    most = f.pool(int(ask.seat))
    if number < 1:
        yield no("CQ-11.20", "number", number=number, least=1, most=most)
    if number > most:
        yield no("CQ-S35", "number", number=number, least=1, most=most)


def mobile(f: Field, seat: int, unit: int, planet: str) -> Reasons:
    """A Mobile unit moves once, to an adjacent planet (CQ-15.19)."""
    name = f.name(unit)
    if not f.is_card(unit) or not f.is_unit(unit):
        yield no("CQ-15.19", "not-a", unit=name, wanted="unit")
        return
    if not f.controls(seat, unit):
        yield no("CQ-15.20", "not-yours", unit=name)
    if not f.has(unit, MOBILE):
        yield no("CQ-15.19", "not-mobile", unit=name)
    if f.s.spent[unit] & HAS_MOVED:
        yield no("CQ-15.19", "has-moved", unit=name)
    slot = f.slot_named(planet)
    if f.slot(unit) == NO_PLANET:
        yield no("CQ-18.25", "not-at-planet", unit=name)
    elif slot == NO_PLANET:
        yield no("CQ-15.19", "no-planet", planet=planet)
    elif not f.adjacent(f.slot(unit), slot):
        yield no("CQ-14.2", "not-next", planet=planet)


# -- damage ----------------------------------------------------------------------------------------


def shield(f: Field, seat: int, name: str) -> Reasons:
    """A card with shield icons from hand; it costs nothing (CQ-13.9, CQ-13.25)."""
    card = f.held(seat, name)
    if card == NO_CARD:
        yield no("CQ-13.9", "not-in-hand", card=name)
    elif not f.printed(card).shields:
        yield no("CQ-13.9", "no-shield-icons", card=name)


@pick("shield-order")
def shield_order(f: Field, ask: Ask, unit: int) -> Reasons:
    """A unit of one's own with damage beside it, undecided so far. a: the first entry."""
    name = f.name(unit)
    if not f.is_card(unit) or not f.in_play(unit):
        yield no("CQ-13.9", "not-a", unit=name, wanted="unit")
        return
    if not f.controls(int(ask.seat), unit):
        yield no("CQ-13.20", "not-yours", unit=name)
    if not f.is_unit(unit):
        yield no("CQ-13.9", "not-a", unit=name, wanted="unit")
    entries = range(int(ask.a), len(f.s.beside) // BESIDE)
    mine = [entry for entry in entries if f.beside(entry, UNIT) == unit]
    if any(f.beside(entry, SHIELDED) for entry in mine):
        yield no("CQ-13.22", "shielded", unit=name)
    elif not any(f.beside(entry, AMOUNT) > 0 for entry in mine):
        yield no("CQ-13.9", "no-damage-beside", unit=name)


@pick("indirect-damage")
def indirect(f: Field, ask: Ask, unit: int) -> Reasons:
    """A unit of one's own there that can take one more. a: the place."""
    name = f.name(unit)
    if not f.is_card(unit) or not f.is_unit(unit) or f.s.place[unit] != ask.a:
        yield no("CQ-13.30", "not-damaged-there", unit=name)
        return
    given = sum(1 for marked in f.s.marked if marked == unit)
    if given >= f.hp_left(unit):
        yield no("CQ-13.31", "no-hp-left", unit=name)
    if f.cannot_be_damaged(unit):
        yield no("CQ-17.9", "undamageable", unit=name)


# -- choices among cards that leave, stay or were looked at ----------------------------------------


@pick("order-discards")
def order_discards(f: Field, ask: Ask, card: int) -> Reasons:
    """A card of one's own that is about to go onto the discard pile (CQ-3.3)."""
    column = [int(n) for n in f.s.leaving]
    leaving = {column[k]: column[k + 1] for k in range(0, len(column), LEAVING)}
    if (
        leaving.get(card, TO_HAND) == TO_HAND
        or f.s.owner[card] != ask.seat
        or f.printed(card).type == TOKEN
    ):
        yield no("CQ-3.3", "not-leaving", unit=f.name(card))
    yield from unmarked(f, card, "CQ-3.3")


@pick("retreat")
def retreat(f: Field, ask: Ask, unit: int) -> Reasons:
    """All of them at the same time, so each is named once (CQ-8.28)."""
    yield from withdraw(f, ask, unit)


def unmarked(f: Field, card: int, rule: str) -> Reasons:
    """Not named before, where several are named one by one."""
    if card in [int(marked) for marked in f.s.marked]:
        yield no(rule, "chosen", unit=f.name(card))


@pick("keep-relic")
def keep_relic(f: Field, ask: Ask, card: int) -> Reasons:
    """A Relic the player controls (CQ-12.47)."""
    if not f.is_card(card) or not f.has_trait(card, "relic"):
        yield no("CQ-12.47", "no-relic", unit=f.name(card))
    elif not f.controls(int(ask.seat), card):
        yield no("CQ-12.47", "not-yours", unit=f.name(card))


@take("arrange")
def arrange(f: Field, ask: Ask, card: int) -> Reasons:
    """Any of the cards looked at goes to the bottom next (CQ-S53)."""
    return iter(())

"""Texts of Chaos."""

from __future__ import annotations

from hadur.games.conquest.cards.definition import ATTACHMENT, EVENT, SUPPORT, UNIT
from hadur.games.conquest.legality.checks import (
    ENEMY,
    OWN,
    a_planet,
    a_target_place,
    a_unit,
    controllable,
    here,
    is_damaged,
    is_such,
    on_side,
    such_a_card,
)
from hadur.games.conquest.legality.field import STOPS_RETREATS, Field
from hadur.games.conquest.legality.reasons import Reasons, fine, no
from hadur.games.conquest.legality.texts.moments import (
    about_host,
    at_planet,
    by_you,
    damaged_unit,
    enemy_fell,
    not_such,
    planet_of_fallen,
    room_for,
    saving,
)
from hadur.games.conquest.legality.texts.table import Use, pick, price, take, target, when
from hadur.games.conquest.state import HQ
from hadur.games.conquest.verbs import HQ_TARGET
from hadur.kernel.state import Ask

CHAOS = "chaos"
NON_WARLORD = "non-warlord"


@when("zarathur-high-sorcerer")
def zarathur(f: Field, use: Use) -> Reasons:
    """When damage is assigned to an enemy unit here."""
    unit = damaged_unit(f, use)
    yield from on_side(f, use.seat, unit, ENEMY)
    yield from here(f, unit, f.slot(use.source))


@target("zarathurs-flamers")
def flamers(f: Field, use: Use, unit: int) -> Reasons:
    """Another non-warlord unit at the planet where they are, or were when they paid."""
    yield from a_unit(f, use.seat, unit, NON_WARLORD, at=f.last_slot(use.source), but=use.source)


@when("ravenous-flesh-hounds")
def flesh_hounds(f: Field, use: Use) -> Reasons:
    yield from is_damaged(f, use.source)


@price("ravenous-flesh-hounds")
def cultist(f: Field, use: Use, card: int) -> Reasons:
    """A Cultist unit is sacrificed."""
    yield from a_unit(f, use.seat, card, "sacrifice", OWN, traits="cultist")


@when("soul-grinder")
def soul_grinder(f: Field, use: Use) -> Reasons:
    """After you win the command struggle here, if the opponent has a unit to sacrifice."""
    yield from by_you(f, use)
    slot = f.about(use.at, 1)
    if slot != f.slot(use.source):
        yield from not_such(f, use)
    if not any(fine(sacrificed(f, 1 - use.seat, unit, slot)) for unit in f.units()):
        yield no("CQ-11.13", "none-to-sacrifice")


@pick("soul-grinder")
def ground(f: Field, ask: Ask, unit: int) -> Reasons:
    """a: the slot of the planet."""
    yield from sacrificed(f, int(ask.seat), unit, int(ask.a))


def sacrificed(f: Field, seat: int, unit: int, slot: int) -> Reasons:
    """A non-warlord unit of that player at that planet."""
    yield from a_unit(f, seat, unit, NON_WARLORD, OWN, at=slot)


@when("xavaes-split-tongue")
def xavaes(f: Field, use: Use) -> Reasons:
    """After an enemy unit here is destroyed."""
    yield from at_planet(f, use)
    if planet_of_fallen(f, use) != f.slot(use.source):
        yield from not_such(f, use)
    yield from room_for(f, use, "cultist")


@when("shrine-of-warpflame")
def shrine(f: Field, use: Use) -> Reasons:
    """After an enemy unit is destroyed: your topmost Tzeentch card."""
    if not enemy_fell(f, use):
        yield from not_such(f, use)
    kinds = UNIT | SUPPORT | ATTACHMENT | EVENT
    if not any(is_such(f, c, kinds, traits="tzeentch") for c in f.discard_pile(use.seat)):
        yield no("CQ-11.13", "not-topmost")


@when("murder-cogitator")
def cogitator(f: Field, use: Use) -> Reasons:
    """After a Cultist or Daemon unit you control leaves play."""
    unit = f.about(use.at, 0)
    if f.fell_as_unit(unit) != use.seat or not f.has_trait(unit, "cultist daemon"):
        yield from not_such(f, use)


@when("mark-of-chaos")
def mark_of_chaos(f: Field, use: Use) -> Reasons:
    """When the host leaves play: 1 damage to each enemy unit here, but the host."""
    yield from about_host(f, use)
    others = [u for u in f.units_at(f.slot(use.source)) if u != f.host(use.source)]
    if all(f.controls(use.seat, unit) for unit in others):
        yield no("CQ-11.20", "no-effect", card=f.name(use.source))


@when("dire-mutation")
def dire_mutation(f: Field, use: Use) -> Reasons:
    yield from about_host(f, use)


@when("infernal-gateway")
def gateway(f: Field, use: Use) -> Reasons:
    """There must be a Chaos unit in hand that can come."""
    if not any(fine(_comes(f, use.seat, card)) for card in f.hand(use.seat)):
        yield no("CQ-11.13", "none-held")


def _comes(f: Field, seat: int, card: int) -> Reasons:
    """A Chaos unit of printed cost 3 or less."""
    yield from such_a_card(f, card, "unit", CHAOS, 3)
    yield from controllable(f, seat, card)


@pick("infernal-gateway-planet")
def which_gate(f: Field, ask: Ask, planet: int) -> Reasons:
    yield from a_planet(f, planet)


@take("infernal-gateway")
def who_comes(f: Field, ask: Ask, card: int) -> Reasons:
    yield from _comes(f, int(ask.seat), card)


@target("warpstorm")
def warpstorm(f: Field, use: Use, where: int) -> Reasons:
    """A planet or headquarters with a unit that has no attachments."""
    if where < HQ_TARGET:
        wrong = list(a_target_place(f, where))
        yield from wrong
        if wrong:
            return
        there = f.units_at(int(f.s.slot_of_planet(where)))
    else:
        there = [u for u in f.units() if f.s.place[u] == HQ + where - HQ_TARGET]
    if not any(not f.worn(unit) and not f.is_immune(unit, use.source) for unit in there):
        yield no("CQ-11.20", "nobody-there", planet=f.name(where))


@when("tzeentchs-firestorm")
def firestorm(f: Field, use: Use) -> Reasons:
    """X is paid and must be more than 0."""
    if f.pool(use.seat) == 0:
        yield no("CQ-11.20", "no-resources")


@target("tzeentchs-firestorm")
def in_the_firestorm(f: Field, use: Use, unit: int) -> Reasons:
    yield from a_unit(f, use.seat, unit, NON_WARLORD)


@when("promise-of-glory")
def promise_of_glory(f: Field, use: Use) -> Reasons:
    yield from room_for(f, use, "cultist")


saving("fortress-of-madness", 1, "chaos")
saving("cultist", 1, traits="daemon")
saving("splintered-path-acolyte", 2, traits="daemon")
STOPS_RETREATS.add("umbral-preacher")

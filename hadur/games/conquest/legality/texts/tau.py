"""Texts of the Tau."""

from __future__ import annotations

from hadur.games.conquest.abilities.effect import effect_of, target_in
from hadur.games.conquest.cards.definition import ATTACHMENT, LIMITED
from hadur.games.conquest.legality.checks import (
    OWN,
    a_unit,
    another_planet,
    controllable,
    has_elsewhere,
    here,
    is_exhausted,
    is_such,
    such_a_card,
)
from hadur.games.conquest.legality.entering import may_attach_something, may_wear, wearable
from hadur.games.conquest.legality.field import Field
from hadur.games.conquest.legality.reasons import Reasons, fine, no
from hadur.games.conquest.legality.texts.moments import (
    ATTACHED,
    about_itself,
    at_planet,
    attack_damage,
    damaged_unit,
    entered,
    not_such,
    saving,
)
from hadur.games.conquest.legality.texts.table import (
    ATTACHES,
    FROM_DISCARD_TOO,
    Use,
    pick,
    price,
    take,
    target,
    when,
)
from hadur.kernel.state import Ask

TAU = "tau"


# -- Commander Shadowsun ---------------------------------------------------------------------------


@when("commander-shadowsun")
def shadowsun(f: Field, use: Use) -> Reasons:
    """After she commits to a planet: something that somebody there can wear."""
    yield from about_itself(f, use)
    yield from at_planet(f, use)
    slot = f.slot(use.source)
    cards = [*f.hand(use.seat), *f.discard_pile(use.seat)]
    if not any(fine(_outfit(f, use.seat, card, slot)) for card in cards):
        yield no("CQ-11.13", "none-held")


def _outfit(f: Field, seat: int, card: int, slot: int) -> Reasons:
    """A Tau attachment of printed cost 2 or less, or a Stealth Cadre."""
    if f.name(card) != "shadowsuns-stealth-cadre":
        wrong = list(such_a_card(f, card, "attachment", TAU, 2))
        yield from wrong
        if wrong:
            return
    yield from controllable(f, seat, card)
    if not any(may_wear(f, seat, card, unit) for unit in f.units_at(slot)):
        yield no("CQ-17.14", "no-host", card=f.name(card))


FROM_DISCARD_TOO.add("commander-shadowsun")


@take("commander-shadowsun")
def outfit(f: Field, ask: Ask, card: int) -> Reasons:
    """a: the slot."""
    yield from _outfit(f, int(ask.seat), card, int(ask.a))


@pick("commander-shadowsun-host")
def outfitted(f: Field, ask: Ask, unit: int) -> Reasons:
    """a: the card, b: the slot."""
    wrong = list(a_unit(f, int(ask.seat), unit, at=int(ask.b)))
    yield from wrong
    if not wrong:
        yield from wearable(f, int(ask.seat), int(ask.a), f.printed(int(ask.a)), unit)


# -- units -----------------------------------------------------------------------------------------


@when("carnivore-pack")
def carnivores(f: Field, use: Use) -> Reasons:
    """When it is destroyed."""
    yield from about_itself(f, use)


@when("fire-warrior-elite")
def fire_warrior_elite(f: Field, use: Use) -> Reasons:
    """When an enemy would declare an attack against another unit you control here."""
    defender = f.about(use.at, 1)
    if defender == use.source or not f.controls(use.seat, defender):
        yield from not_such(f, use)
    yield from here(f, defender, f.slot(use.source))


@when("earth-caste-technician")
def technician(f: Field, use: Use) -> Reasons:
    yield from entered(f, use)


@take("search-of-earth-caste-technician")
def equipment(f: Field, ask: Ask, card: int) -> Reasons:
    """An attachment or a Drone."""
    if not is_such(f, card, ATTACHMENT) and not f.has_trait(card, "drone"):
        yield no("CQ-17.16", "no-equipment", card=f.name(card))


@when("fireblade-kaisvre")
def kaisvre(f: Field, use: Use) -> Reasons:
    """When you use a Tau card as a shield for a unit here."""
    unit = damaged_unit(f, use)
    if not f.controls(use.seat, unit) or not f.of_faction(f.about(use.at, 1), TAU):
        yield from not_such(f, use)
    yield from here(f, unit, f.slot(use.source))


@when("experimental-devilfish")
def devilfish(f: Field, use: Use) -> Reasons:
    """After it commits to a planet."""
    yield from about_itself(f, use)
    yield from is_exhausted(f, use.source)


# -- supports --------------------------------------------------------------------------------------


@when("communications-relay")
def relay(f: Field, use: Use) -> Reasons:
    """When the opponent triggers an ability that targets a unit of yours with attachments."""
    what, chosen = f.about(use.at, 1), f.about(use.at, 2)
    if what >> 16 == use.seat:
        yield no("CQ-10.8", "your-doing")
    targets = [int(target_in(chosen, k)) for k in range(int(effect_of(what & 0xFFFF).targets))]
    if not any(_is_equipped(f, use.seat, target) for target in targets):
        yield from not_such(f, use)


def _is_equipped(f: Field, seat: int, unit: int) -> bool:
    return f.is_card(unit) and f.is_unit(unit) and f.controls(seat, unit) and bool(f.worn(unit))


ATTACHES.add("ambush-platform")


@when("ambush-platform-deploys")
def ambush_platform(f: Field, use: Use) -> Reasons:
    if not may_attach_something(f, use.seat):
        yield no("CQ-11.13", "no-attachment-held")


# -- attachments -----------------------------------------------------------------------------------


@when("command-link-drone")
def command_link(f: Field, use: Use) -> Reasons:
    if not any(fine(_moves_to(f, use.source, unit)) for unit in f.units()):
        yield no("CQ-14.5", "no-host", card=f.name(use.source))


@pick("command-link-drone")
def other_unit(f: Field, ask: Ask, unit: int) -> Reasons:
    """a: the attachment."""
    yield from _moves_to(f, int(ask.a), unit)


def _moves_to(f: Field, card: int, unit: int) -> Reasons:
    """Another unit that may wear an attachment in play."""
    wrong = list(a_unit(f, 0, unit))
    yield from wrong
    if wrong:
        return
    if unit == f.host(card):
        yield no("CQ-14.4", "one-each", unit=f.name(unit), card=f.name(card))
    yield from wearable(f, int(f.s.controller[card]), card, f.printed(card), unit)


@when("repulsor-impact-field")
def repulsor(f: Field, use: Use) -> Reasons:
    """After an attack damages the host: the attacker, if it is still there."""
    yield from attack_damage(f, use)
    if damaged_unit(f, use) != f.host(use.source):
        yield no("CQ-12.23", "not-its-host", card=f.name(use.source))
    dealer = f.about(use.at, 1)
    if dealer < 0 or not f.is_unit(dealer):
        yield from not_such(f, use)


# -- events ----------------------------------------------------------------------------------------


@price("squadron-redeployment")
def redeployed(f: Field, use: Use, card: int) -> Reasons:
    """A ready army unit of yours with an attachment, which can move somewhere."""
    wrong = list(a_unit(f, use.seat, card, "army-unit", OWN, ready=True))
    yield from wrong
    if wrong:
        return
    if not f.worn(card):
        yield no("CQ-11.18", "bare", unit=f.name(card))
    if not has_elsewhere(f, card):
        yield no("CQ-14.5", "nowhere")


@pick("squadron-redeployment")
def redeployed_where(f: Field, ask: Ask, planet: int) -> Reasons:
    """a: the unit."""
    yield from another_planet(f, int(ask.a), planet)


@target("even-the-odds")
def shifted(f: Field, use: Use, card: int) -> Reasons:
    """An attachment that another unit of the same player may wear."""
    if not f.is_card(card) or not f.is_attached(card):
        yield no("CQ-11.24", "no-attachment", card=f.name(card))
    elif not any(fine(_to_comrade(f, card, unit)) for unit in f.units()):
        yield no("CQ-14.5", "no-host", card=f.name(card))


@pick("even-the-odds")
def comrade(f: Field, ask: Ask, unit: int) -> Reasons:
    """a: the attachment."""
    yield from _to_comrade(f, int(ask.a), unit)


def _to_comrade(f: Field, card: int, unit: int) -> Reasons:
    wrong = list(_moves_to(f, card, unit))
    yield from wrong
    if not wrong and f.s.controller[unit] != f.s.controller[f.host(card)]:
        yield no("CQ-12.53", "other-side", unit=f.name(unit), by=f.name(f.host(card)))


@target("calculated-strike")
def struck(f: Field, use: Use, card: int) -> Reasons:
    """A card in play with the keyword Limited."""
    if not f.is_card(card) or not f.has(card, LIMITED):
        yield no("CQ-15.17", "not-a", unit=f.name(card), wanted="limited")


@target("deception")
def deceived(f: Field, use: Use, unit: int) -> Reasons:
    """An army unit that is not Elite."""
    yield from a_unit(f, use.seat, unit, "army-unit", without="elite")


saving("frontline-launch-bay", 1, "tau")
saving("ambush-platform", 1, where=ATTACHED)

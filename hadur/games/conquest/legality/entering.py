"""May this card be deployed there? Time, place, uniqueness, host and cost (sections 6, 12, 15)."""

from __future__ import annotations

from typing import Final

from hadur.games.conquest.cards.definition import (
    AMBUSH,
    ANY_UNIT,
    ARMY,
    ARMY_UNIT,
    ATTACHMENT,
    BY_NAME,
    EVENT,
    LIMITED,
    NO_ATTACHMENTS,
    NO_WARGEAR,
    NON_VEHICLE_ARMY_UNIT,
    NOTHING,
    OWN_ARMY_UNIT,
    SUPPORT,
    UNIQUE_UNIT,
    Card,
)
from hadur.games.conquest.legality.checks import controllable
from hadur.games.conquest.legality.field import NO_CARD, NO_PLANET, Field
from hadur.games.conquest.legality.reasons import Reasons, fine, no
from hadur.games.conquest.legality.savings import ATTACHED_TO, savings
from hadur.games.conquest.state import AMBUSH_ONLY_AT_BATTLE, COMBAT_PHASE, DEPLOY_PHASE

FROM_A_TEXT: Final = "text"
"""Instead of a turn or window: a card's text lets a player deploy now."""


def deploy(f: Field, seat: int, name: str, planet: str) -> Reasons:
    """`deploy goff-nob tarrus`, or `deploy ork-kannon`."""
    card = BY_NAME[name]
    yield from _time(f, card)
    yield from _held(f, seat, name)
    yield from _form(card, planet)
    slot = f.slot_named(planet) if planet else NO_PLANET
    if planet and slot == NO_PLANET:
        yield no("CQ-6.11", "no-planet", planet=planet)
    elif planet:
        yield from _ambush_place(f, card, slot)
    yield from _restrictions(f, seat, name)
    place = 2 * slot + seat if slot >= 0 else -1
    yield from _cost(f, seat, name, place)


def attach(f: Field, seat: int, name: str, host: int, written: str, when: str = "") -> Reasons:
    """`attach cybork-body goff-nob@tarrus`."""
    card = BY_NAME[name]
    if when != FROM_A_TEXT:
        yield from _time(f, card)
    yield from _held(f, seat, name)
    if card.worn.on == NOTHING:
        if card.type == EVENT:
            yield no("CQ-6.16", "an-event", card=name)
        else:
            yield no("CQ-6.13", "no-attachment", card=name)
        return
    yield from _restrictions(f, seat, name)
    if host == NO_CARD:
        yield no("CQ-6.13", "not-there", unit=_plain(written))
        return
    yield from wearable(f, seat, f.held(seat, name), card, host)
    yield from _cost(f, seat, name, ATTACHED_TO + host)


def _plain(written: str) -> str:
    return written.removeprefix("their ").partition("@")[0]


def _time(f: Field, card: Card) -> Reasons:
    """The deploy phase; the combat phase for Ambush (CQ-6.8, CQ-15.5)."""
    phase = f.s.phase
    if card.keywords & AMBUSH and phase != DEPLOY_PHASE and phase != COMBAT_PHASE:
        yield no("CQ-15.5", "ambush-phase", card=card.name)
    elif not card.keywords & AMBUSH and phase != DEPLOY_PHASE:
        yield no("CQ-6.8", "deploy-phase")


def _held(f: Field, seat: int, name: str) -> Reasons:
    if f.held(seat, name) == NO_CARD:
        yield no("CQ-6.2", "not-in-hand", card=name)


def _form(card: Card, planet: str) -> Reasons:
    """What is deployed where: a unit at a planet, a support at home (CQ-6.11 to CQ-6.16)."""
    if card.type == EVENT:
        yield no("CQ-6.16", "an-event", card=card.name)
    elif card.type == ATTACHMENT:
        yield no("CQ-6.13", "an-attachment", card=card.name)
    elif card.type == SUPPORT and planet:
        yield no("CQ-6.14", "a-support", card=card.name)
    elif card.type == ARMY and not planet:
        yield no("CQ-6.11", "needs-planet", card=card.name)
    elif card.type not in (ARMY, SUPPORT):
        yield no("CQ-12.6", "never-deployed", card=card.name)


def _ambush_place(f: Field, card: Card, slot: int) -> Reasons:
    """Where the table lets cards with Ambush come only to the battle (CQ-S9)."""
    if not card.keywords & AMBUSH or not f.s.options & AMBUSH_ONLY_AT_BATTLE:
        return
    if f.s.phase == COMBAT_PHASE and f.s.battle != slot:
        yield no("CQ-S9", "ambush-place", card=card.name)


def _restrictions(f: Field, seat: int, name: str) -> Reasons:
    """Limited, unique, Relic (CQ-15.17, CQ-12.43, CQ-12.46)."""
    if BY_NAME[name].keywords & LIMITED and f.s.limited >> seat & 1:
        yield no("CQ-15.17", "limited")
    card = f.held(seat, name)
    if card != NO_CARD:
        yield from controllable(f, seat, card)


def _cost(f: Field, seat: int, name: str, to: int) -> Reasons:
    """With all that could make it cheaper (CQ-6.10, CQ-S31)."""
    card = f.held(seat, name)
    cost = int(BY_NAME[name].cost)
    if card == NO_CARD or cost <= f.pool(seat):
        return
    cost = max(cost - savings(f, seat, card, to), 0)
    if cost > f.pool(seat):
        yield no("CQ-6.10", "cost", card=name, cost=cost, pool=f.pool(seat))


# -- wearing ---------------------------------------------------------------------------------------


def wearable(f: Field, seat: int, worn: int, card: Card, host: int) -> Reasons:
    """Whether a player may attach a card to a unit, by both texts (CQ-6.13, CQ-15.21)."""
    name = f.name(host)
    if (
        not f.is_card(host)
        or not f.is_unit(host)
        or worn == host
        or not _suits(f, seat, card, host)
    ):
        yield no("CQ-6.13", "host", card=card.name, unit=name)
        return
    if f.has(host, NO_ATTACHMENTS):
        yield no("CQ-15.21", "no-attachments", unit=name)
    if f.has(host, NO_WARGEAR) and "wargear" in card.traits:
        yield no("CQ-S19", "no-wargear", unit=name)
    others = [other for other in f.worn(host) if other != worn]
    if card.worn.one_per_unit and any(f.name(other) == card.name for other in others):
        yield no("CQ-11.28", "one-each", unit=name, card=card.name)


def _suits(f: Field, seat: int, card: Card, host: int) -> bool:
    """Whether the host is what the attachment's text wants."""
    army = f.is_army(host)
    return {
        NOTHING: False,
        ANY_UNIT: True,
        ARMY_UNIT: army,
        OWN_ARMY_UNIT: army and f.controls(seat, host),
        UNIQUE_UNIT: bool(f.printed(host).unique),
        NON_VEHICLE_ARMY_UNIT: army and not f.has_trait(host, "vehicle"),
    }[int(card.worn.on)]


def may_wear(f: Field, seat: int, worn: int, host: int) -> bool:
    return fine(wearable(f, seat, worn, f.printed(worn), host))


def may_attach_something(f: Field, seat: int) -> bool:
    """Whether some card of the hand could be deployed as an attachment, by a card's text."""
    names = {f.name(card) for card in f.hand(seat)}
    return any(
        fine(attach(f, seat, name, host, "", FROM_A_TEXT)) for name in names for host in f.units()
    )

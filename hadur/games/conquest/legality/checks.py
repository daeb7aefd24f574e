"""The words of card texts as checks: type, side, faction, trait, place, state.

Each says no with the rule that gives its word a meaning.
"""

from __future__ import annotations

from typing import Final

from hadur.games.conquest.cards.definition import (
    ARMY,
    ATTACHMENT,
    PLANET,
    SUPPORT,
    TOKEN,
    UNIT,
    WARLORD,
)
from hadur.games.conquest.legality.field import NO_CARD, Field
from hadur.games.conquest.legality.reasons import Reasons, no
from hadur.games.conquest.verbs import HQ_TARGET

ANYONE: Final = ""
OWN: Final = "own"
ENEMY: Final = "enemy"

ANYWHERE: Final = -2
AT_A_PLANET: Final = -3

_TYPES: Final = {
    "unit": UNIT,
    "army-unit": ARMY,
    "non-warlord": ARMY | TOKEN,
    "sacrifice": ARMY | TOKEN,
    "support": SUPPORT,
    "attachment": ATTACHMENT,
    "warlord": WARLORD,
}


def a_unit(
    f: Field,
    seat: int,
    card: int,
    what: str = "unit",
    whose: str = ANYONE,
    faction: str = "",
    traits: str = "",
    without: str = "",
    unique: bool | None = None,
    at: int = ANYWHERE,
    ready: bool | None = None,
    damaged: bool = False,
    but: int = NO_CARD,
) -> Reasons:
    """A card in play as a text describes it: its type and side, what is printed on it, where it is
    (a slot, or AT_A_PLANET) and how; and all of them `but` one."""
    if not f.is_card(card) or not f.in_play(card):
        yield no("CQ-2.9", "a-planet")
        return
    name = f.name(card)
    if f.is_attached(card) or not f.printed(card).type & _TYPES[what]:
        yield from _of_another_type(f, card, what)
    yield from on_side(f, seat, card, whose)
    yield from _printed(f, card, faction, traits, without, unique)
    if at == AT_A_PLANET:
        yield from at_a_planet(f, card)
    elif at != ANYWHERE:
        yield from here(f, card, at)
    if ready is not None:
        yield from (is_ready if ready else is_exhausted)(f, card)
    if damaged:
        yield from is_damaged(f, card)
    if card == but:
        yield no("CQ-17.7", "itself", unit=name)


def _of_another_type(f: Field, card: int, what: str) -> Reasons:
    """Why a card in play is not of the type that is wanted."""
    name = f.name(card)
    if what in ("non-warlord", "sacrifice") and f.is_warlord(card):
        yield no("CQ-12.13" if what == "sacrifice" else "CQ-12.3", "a-warlord", unit=name)
    else:
        wanted = "unit" if what in ("non-warlord", "sacrifice") else what
        yield no("CQ-12.3", "not-a", unit=name, wanted=wanted)


def _printed(
    f: Field, card: int, faction: str, traits: str, without: str, unique: bool | None
) -> Reasons:
    name = f.name(card)
    if faction and not f.of_faction(card, faction):
        yield no("CQ-12.50", "no-faction", unit=name, faction=faction)
    if traits and not f.has_trait(card, traits):
        yield no("CQ-12.49", "no-trait", unit=name, traits=traits)
    if without and f.has_trait(card, without):
        yield no("CQ-12.49", "a-trait", unit=name, traits=without)
    if unique is True and not f.printed(card).unique:
        yield no("CQ-12.42", "is-common", unit=name)
    if unique is False and f.printed(card).unique:
        yield no("CQ-12.42", "is-unique", unit=name)


def on_side(f: Field, seat: int, card: int, whose: str) -> Reasons:
    if whose == OWN and not f.controls(seat, card):
        yield no("CQ-12.53", "not-yours", unit=f.name(card))
    if whose == ENEMY and f.controls(seat, card):
        yield no("CQ-2.30", "not-enemy", unit=f.name(card))


def is_such(
    f: Field, card: int, types: int, faction: str = "", traits: str = "", cost: int = -1
) -> bool:
    """Whether a card, wherever it is, is printed so; `cost` is the most it may cost."""
    printed = f.printed(card)
    return (
        bool(printed.type & types)
        and (not faction or f.of_faction(card, faction))
        and (not traits or f.has_trait(card, traits))
        and (cost < 0 or int(printed.cost) <= cost)
    )


def such_a_card(f: Field, card: int, what: str, faction: str, cost: int) -> Reasons:
    """A card of a pile as a text describes it: its type, its faction, its printed cost."""
    name = f.name(card)
    if not f.printed(card).type & _TYPES[what]:
        yield no("CQ-12.3", "not-a", unit=name, wanted=what)
    elif not f.of_faction(card, faction):
        yield no("CQ-12.50", "no-faction", unit=name, faction=faction)
    elif int(f.printed(card).cost) > cost:
        yield no("CQ-16.2", "too-dear", card=name, most=cost)


# -- where -----------------------------------------------------------------------------------------


def here(f: Field, card: int, slot: int) -> Reasons:
    """At that planet, which must be one (CQ-12.35)."""
    if slot < 0 or f.slot(card) != slot:
        yield no("CQ-12.56", "not-here", unit=f.name(card))


def at_a_planet(f: Field, card: int) -> Reasons:
    if f.slot(card) < 0:
        yield no("CQ-2.3", "not-at-planet", unit=f.name(card))


def a_planet(f: Field, target: int, rule: str = "CQ-11.14", why: str = "wanted-planet") -> Reasons:
    """A face-up planet; `rule` is what asks for one."""
    if target >= HQ_TARGET:
        yield no("CQ-2.3", "wanted-planet")
    elif f.printed(target).type != PLANET:
        yield no(rule, why)


def a_target_planet(f: Field, target: int) -> Reasons:
    yield from a_planet(f, target, "CQ-11.24")


def a_target_place(f: Field, target: int) -> Reasons:
    """A planet or a headquarters."""
    if target < HQ_TARGET:
        yield from a_planet(f, target, "CQ-11.24", "wanted-place")


def another_planet(f: Field, unit: int, target: int) -> Reasons:
    """A planet at which the unit is not (CQ-14.4)."""
    wrong = list(a_planet(f, target))
    yield from wrong
    if not wrong and int(f.s.slot_of_planet(target)) == f.slot(unit):
        yield no("CQ-14.4", "moves-here", unit=f.name(unit), planet=f.name(target))


def has_elsewhere(f: Field, unit: int) -> bool:
    return any(slot != f.slot(unit) for slot in f.slots())


# -- how -------------------------------------------------------------------------------------------


def is_ready(f: Field, card: int) -> Reasons:
    """It can be exhausted (CQ-2.25)."""
    if not f.ready(card):
        yield no("CQ-2.25", "exhausted", unit=f.name(card))


def is_exhausted(f: Field, card: int) -> Reasons:
    """It can be readied."""
    if f.ready(card):
        yield no("CQ-2.26", "is-ready", unit=f.name(card))


def is_damaged(f: Field, card: int) -> Reasons:
    if f.damage(card) == 0:
        yield no("CQ-2.28", "undamaged", unit=f.name(card))


def unprotected(f: Field, seat: int, card: int, source: int) -> Reasons:
    """A player's ability may target it: no immunity, nobody who covers it."""
    yield from reached(f, card, source)
    cover = f.covers(card)
    if cover >= 0 and not f.controls(seat, card):
        yield no("CQ-1.3", "covered", unit=f.name(card), by=f.name(cover))


def reached(f: Field, card: int, source: int) -> Reasons:
    """The effects of a card reach it (CQ-15.16)."""
    if f.is_immune(card, source):
        yield no("CQ-15.16", "immune", unit=f.name(card))


def damageable(f: Field, card: int) -> Reasons:
    if f.cannot_be_damaged(card):
        yield no("CQ-17.9", "undamageable", unit=f.name(card))


# -- under control, and worn -----------------------------------------------------------------------


def controllable(f: Field, seat: int, card: int) -> Reasons:
    """One of each unique card, one Relic (CQ-12.43, CQ-12.46)."""
    printed = f.printed(card)
    if printed.unique and f.controls_named(seat, printed.name):
        yield no("CQ-12.43", "unique", card=printed.name)
    if f.has_trait(card, "relic") and f.controls_relic(seat):
        yield no("CQ-12.46", "relic")

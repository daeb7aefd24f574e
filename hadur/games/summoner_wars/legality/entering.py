"""May this card come from hand onto the battlefield? Summoning and building (sections 6, 8)."""

from __future__ import annotations

from hadur.games.summoner_wars.abilities import ids
from hadur.games.summoner_wars.board import name_of
from hadur.games.summoner_wars.cards.definition import (
    BUILD_PHASE,
    CHAMPION,
    COMMON,
    PHASES,
    SUMMON_PHASE,
    SUMMONER,
    Card,
)
from hadur.games.summoner_wars.legality.field import Field, neighbours
from hadur.games.summoner_wars.legality.reasons import Reasons, no


def summon(f: Field, seat: int, card: Card, space: int) -> Reasons:
    """SW-6.1 to SW-6.6, and the cards that say otherwise."""
    yield from summoning_time(f, seat)
    yield from in_hand(f, seat, card, "SW-6.1")
    yield from can_be_summoned(card)
    yield from can_pay(f, seat, card)
    if ids.SUMMONED_BY_FIRE in card.abilities:
        yield from takes_a_units_place(f, seat, card, space)
    else:
        yield from is_empty(f, space, "SW-6.2")
        yield from beside_a_gate(f, seat, card, space)


def summoning_time(f: Field, seat: int) -> Reasons:
    """The Summon phase, or any with Renewed Hope in the active area."""
    if f.s.phase != SUMMON_PHASE and not f.active_events(seat, "renewed-hope"):
        yield no("SW-4.2", "summon-phase", phase=phase_name(f))


def in_hand(f: Field, seat: int, card: Card, rule: str) -> Reasons:
    if card not in f.hand(seat):
        yield no(rule, "not-in-hand", card=card.name)


def can_be_summoned(card: Card) -> Reasons:
    if card.classes & SUMMONER:
        yield no("SW-6.6", "never-summoned", card=card.name)
    elif not card.classes & (COMMON | CHAMPION):
        yield no("SW-6.5", "not-summoned", card=card.name)


def can_pay(f: Field, seat: int, card: Card) -> Reasons:
    magic = int(f.s.magic[seat])
    if int(card.cost) > magic:
        yield no("SW-5.5", "cost", card=card.name, cost=int(card.cost), magic=magic)


def is_empty(f: Field, space: int, rule: str) -> Reasons:
    if not f.empty(space):
        yield no(rule, "occupied", **f.there(f.at(space)))


def takes_a_units_place(f: Field, seat: int, card: Card, space: int) -> Reasons:
    """Summoned by Fire (Elut-Bal): a friendly unit is destroyed and its place taken."""
    unit = f.at(space)
    if not (f.is_unit(unit) and f.friendly(unit, seat)):
        facts = {"card": card.name, "space": name_of(space)}
        yield no("SW-1.4", "takes-place", **facts, by="summoned-by-fire")


def beside_a_gate(f: Field, seat: int, card: Card, space: int) -> Reasons:
    """A gate of the player, or whatever a text lets this unit be summoned beside."""
    if any(lets_enter(f, seat, card, other) for other in neighbours(space)):
        return
    if not any(f.is_gate(other) and f.friendly(other, seat) for other in f.cards()):
        yield no("SW-6.4", "no-gate")
    else:
        yield no("SW-6.3", "far-from-gates", space=name_of(space))


def lets_enter(f: Field, seat: int, card: Card, space: int) -> bool:
    """Whether the card on a space lets this unit be summoned beside it: a gate, or by the texts of
    Chant of Weaving, Renewed Hope, Protector (Fire Drake), Born of Fire (Ember Beast) and Fiery
    Summon (Holleas)."""
    host = f.at(space)
    if host < 0:
        return False
    own_summoner = host == f.summoner(seat)
    ember = "ember" in card.name.split("-")
    if any(int(f.s.target[event]) == host for event in f.active_events(seat, "chant-of-weaving")):
        return True
    if own_summoner and f.active_events(seat, "renewed-hope"):
        return True
    if own_summoner and ids.PROTECTOR in card.abilities:
        return True
    if not f.friendly(host, seat):
        return False
    if f.is_gate(host):
        return True
    if ids.BORN_OF_FIRE in card.abilities and f.is_unit(host) and f.named(host, "ember"):
        return True
    return ember and f.has(host, ids.FIERY_SUMMON)


def build(f: Field, seat: int, card: Card, space: int) -> Reasons:
    """SW-8.1 to SW-8.5."""
    if f.s.phase != BUILD_PHASE:
        yield no("SW-4.2", "build-phase", phase=phase_name(f))
    yield from in_hand(f, seat, card, "SW-8.1")
    if not card.is_structure:
        yield no("SW-8.4", "no-structure", card=card.name)
    yield from can_pay(f, seat, card)
    yield from is_empty(f, space, "SW-8.2")
    yield from in_build_area(f, seat, space)


def in_build_area(f: Field, seat: int, space: int) -> Reasons:
    beside_summoner = f.space(f.summoner(seat)) in neighbours(space)
    if not f.in_back_rows(3, seat, space) and not beside_summoner:
        yield no("SW-8.3", "build-area", space=name_of(space))


def phase_name(f: Field) -> str:
    return PHASES[int(f.s.phase)]

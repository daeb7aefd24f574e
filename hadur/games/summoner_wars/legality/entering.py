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
from hadur.kernel.verdict import Reasons, no


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
    if f.s.phase != SUMMON_PHASE and not f.active_events(seat, "renewed-hope"):
        yield no(
            "SW-4.2",
            f"units are summoned in the Summon phase, this is the {phase_name(f)} phase",
            phase=phase_name(f),
        )


def in_hand(f: Field, seat: int, card: Card, rule: str) -> Reasons:
    if card not in f.hand(seat):
        yield no(rule, f"{card.name} is not in your hand", card=card.name)


def can_be_summoned(card: Card) -> Reasons:
    if card.classes & SUMMONER:
        yield no("SW-6.6", "a summoner is never summoned", card=card.name)
    elif not card.classes & (COMMON | CHAMPION):
        yield no(
            "SW-6.5", f"only commons and champions are summoned, not {card.name}", card=card.name
        )


def can_pay(f: Field, seat: int, card: Card) -> Reasons:
    magic = int(f.s.magic[seat])
    if int(card.cost) > magic:
        yield no(
            "SW-5.5",
            f"{card.name} costs {int(card.cost)} and you have {magic} magic",
            card=card.name,
            cost=int(card.cost),
            magic=magic,
        )


def is_empty(f: Field, space: int, rule: str) -> Reasons:
    if not f.empty(space):
        yield no(
            rule,
            f"{name_of(space)} is not empty: {f.printed(f.at(space)).name} is there",
            space=name_of(space),
            card=f.printed(f.at(space)).name,
        )


def takes_a_units_place(f: Field, seat: int, card: Card, space: int) -> Reasons:
    """Summoned by Fire: a friendly unit is destroyed and its place taken."""
    unit = f.at(space)
    if not (f.is_unit(unit) and f.friendly(unit, seat)):
        yield no(
            "SW-1.4",
            f"{card.name} takes the place of a friendly unit, and none is on {name_of(space)}",
            why="by",
            by="summoned-by-fire",
        )


def beside_a_gate(f: Field, seat: int, card: Card, space: int) -> Reasons:
    """A gate of the player, or whatever a text lets this unit be summoned beside."""
    if any(lets_enter(f, seat, card, other) for other in neighbours(space)):
        return
    if not any(f.is_gate(other) and f.friendly(other, seat) for other in f.cards()):
        yield no("SW-6.4", "you control no gate to summon beside")
    else:
        yield no(
            "SW-6.3",
            f"{name_of(space)} is beside no gate that you control",
            space=name_of(space),
        )


def lets_enter(f: Field, seat: int, card: Card, space: int) -> bool:
    """Whether the card on a space lets this unit be summoned beside it."""
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
        yield no(
            "SW-4.2",
            f"structures are built in the Build phase, this is the {phase_name(f)} phase",
            phase=phase_name(f),
        )
    yield from in_hand(f, seat, card, "SW-8.1")
    if not card.is_structure:
        yield no("SW-8.4", f"{card.name} is no structure", card=card.name)
    yield from can_pay(f, seat, card)
    yield from is_empty(f, space, "SW-8.2")
    yield from in_build_area(f, seat, space)


def in_build_area(f: Field, seat: int, space: int) -> Reasons:
    beside_summoner = f.space(f.summoner(seat)) in neighbours(space)
    if not f.in_back_rows(3, seat, space) and not beside_summoner:
        yield no(
            "SW-8.3",
            f"{name_of(space)} is neither in your back three rows nor beside your summoner",
            space=name_of(space),
        )


def phase_name(f: Field) -> str:
    return PHASES[int(f.s.phase)].capitalize()

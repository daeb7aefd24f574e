"""Judging whom a text can be aimed at (KG-22.3), and what else it needs around it."""

from __future__ import annotations

from hadur.games.chaos_galaxy import vocabulary as v
from hadur.games.chaos_galaxy.legality.field import Field
from hadur.games.chaos_galaxy.legality.reasons import no
from hadur.games.chaos_galaxy.legality.texts import (
    PUBLIC,
    forbids,
    has,
    matches,
    price,
    value_of,
)
from hadur.games.chaos_galaxy.loading.definitions import Clause, Definition, Entry
from hadur.games.chaos_galaxy.state import COMBAT
from hadur.games.chaos_galaxy.tables import CARDS
from hadur.kernel.chain import seat_of, source_of, what_at
from hadur.kernel.verdict import Reasons


def aimed_entry(clause: Clause) -> Entry:
    """What a clause does to its target."""
    return next(entry for entry in clause.entries if entry.whom == v.TARGET)


def has_target(clause: Clause, branch: int) -> bool:
    """Whether this way of a clause has a target."""
    return any(entry.whom == v.TARGET for entry in clause.branches()[branch])


def aims_at_link(clause: Clause) -> bool:
    return clause.target is not None and aimed_entry(clause).do == v.NEUTRALISE


def against_target(f: Field, clause: Clause, slot: int, source: int) -> Reasons:
    """Why a card in play cannot be what a clause of the seat that is asked is aimed at."""
    entry = aimed_entry(clause)
    selector = entry.selector
    assert selector is not None
    if selector.whose == v.ENEMY and f.holder(slot) not in (f.seat, *f.neighbours(f.seat)):
        yield no("KG-22.6", "no-neighbour", player=f.holder(slot))
        return
    if not matches(f, selector, slot, f.seat, source, f.seat):
        fits_outside = matches(f, selector, slot, f.seat, source, PUBLIC)
        unknown = fits_outside and f.holder(slot) != f.seat
        wanted = " ".join(selector.words)
        yield no(
            "KG-22.3", "unknown-card" if unknown else "not-meant", card=f.name(slot), words=wanted
        )
        return
    if f.is_ship(slot) and f.holder(slot) != f.seat and has(f, slot, v.CAMOUFLAGE):
        yield no("KG-19.4", "camouflaged", card=f.name(slot))
    if entry.do == v.JOIN:
        yield from against_joining(f, slot)
    elif entry.do == v.REDIRECT:
        yield from against_taking(f, slot)
    elif entry.do == v.MOVE and not ships_for(f, slot):
        yield no("KG-2.13", "no-ship-for-it", card=f.name(slot))
    elif entry.do == v.SETTLE:
        yield from against_payment(f, slot)


def against_joining(f: Field, slot: int) -> Reasons:
    """A ship can join a combat of its controller."""
    if f.s.phase != COMBAT:
        yield no("KG-13.11", "no-combat")
    elif f.side(slot):
        yield no("KG-13.11", "fights-already", card=f.name(slot))
    elif f.holder(slot) not in (f.s.attacker, f.s.defender):
        yield no("KG-13.11", "other-combat", card=f.name(slot))
    elif forbids(f, slot, v.ATTACK if f.holder(slot) == f.s.attacker else v.DEFEND):
        yield no("KG-23.1", "forbidden", card=f.name(slot))


def against_taking(f: Field, slot: int) -> Reasons:
    """A shot can be turned onto another ship of the combat while it is announced."""
    if f.s.shooter < 0 or f.s.aimed < 0:
        yield no("KG-15.15", "no-shot")
    elif not f.side(slot):
        yield no("KG-13.11", "not-fighting", card=f.name(slot))
    elif slot == f.s.shooter:
        yield no("KG-15.6", "it-fires", card=f.name(slot))
    elif slot == f.s.aimed:
        yield no("KG-15.6", "aimed-at-already", card=f.name(slot))


def ships_for(f: Field, slot: int) -> list[int]:
    """KG-25.2: the other own ships a weapon can go to, none that fights."""
    if f.s.laid_as(slot) != v.WEAPON or f.host(slot) < 0:
        return []
    if f.s.phase == COMBAT and f.side(f.host(slot)):
        return []
    return [
        ship
        for ship in f.ships(f.holder(slot))
        if ship != f.host(slot) and f.has_room(ship) and not (f.s.phase == COMBAT and f.side(ship))
    ]


def against_payment(f: Field, slot: int) -> Reasons:
    """Why a card could not be paid in a main phase, whatever it costs."""
    card = f.card(slot)
    if f.is_paid(slot):
        yield no("KG-4.6", "paid-already", card=card.id)
    elif f.is_bluff(slot):
        yield no("KG-24.3", "bluff", card=card.id)
    elif card.subtype == v.TRAP:
        yield no("KG-10.51", "trap", card=card.id)
    elif card.subtype == v.ROCKET:
        yield no("KG-10.19", "rocket", card=card.id)
    else:
        yield from against_development(f, slot)


def against_development(f: Field, slot: int) -> Reasons:
    """KG-10.43: a limit that is a number must be reached."""
    card = f.card(slot)
    if card.type == v.BASE and card.limit >= 0:
        need = value_of(f, slot, v.LIMIT)
        if f.s.markers(slot) < need:
            yield no("KG-10.43", "undeveloped", card=card.id, number=need, have=f.s.markers(slot))


def against_link(f: Field, card: Definition, clause: Clause, ticket: int) -> Reasons:
    """KG-S46: why a link of the chain cannot be neutralised by this card."""
    at = f.link(ticket)
    if at < 0:
        yield no("KG-S46", "no-link", number=ticket)
        return
    if what_at(f.s, at).name != "card":
        paid_or_used = what_at(f.s, at).name in ("payment", "ability")
        yield no("KG-S47" if paid_or_used else "KG-S46", "no-played-card", number=ticket)
        return
    selector = aimed_entry(clause).selector
    assert selector is not None
    played = CARDS[f.s.kind[source_of(f.s, at)]]
    seat = int(seat_of(f.s, at))
    if not selector.types >> played.type & 1:
        yield no("KG-S46", "other-type", card=played.id)
    if selector.whose == v.OWN and seat != f.seat:
        yield no("KG-S46", "not-yours", card=played.id)
    if selector.whose == v.ENEMY and seat not in f.neighbours(f.seat):
        yield no("KG-22.6", "no-opponent", card=played.id)
    if card.type == v.INTERRUPT:
        cost = price(f, f.seat, card)
        need = f.paid_for(at) if cost == v.COST_OF_TARGET else cost
        if f.credits(f.seat) < need:
            yield no("KG-10.4", "credits", number=need, have=f.credits(f.seat))


def against_own_ship(f: Field, clause: Clause, slot: int) -> Reasons:
    """What a clause does to its own ship needs a moment for it: a shot, or a combat."""
    ship = f.ship_of(slot)
    for entry in clause.entries:
        if entry.whom != v.THIS:
            continue
        if entry.do == v.REDIRECT:
            yield from against_taking(f, ship)
            if f.s.aimed >= 0 and f.side(ship) != f.side(int(f.s.aimed)):
                yield no("KG-15.6", "other-side", card=f.name(ship))
        elif entry.do == v.JOIN:
            yield from against_joining(f, ship)

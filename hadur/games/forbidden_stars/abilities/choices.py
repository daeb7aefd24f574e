"""Choices that events of several factions have in common: free units and where they go, units taken
from one place to another, upgrades for less."""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars import log
from hadur.games.forbidden_stars.abilities.event import EVENT_CARDS, EventCard
from hadur.games.forbidden_stars.abilities.units import carry, place_free
from hadur.games.forbidden_stars.cards.definition import CARD_COST, UPGRADE_COST
from hadur.games.forbidden_stars.components.sheets import BASTION
from hadur.games.forbidden_stars.phases.strategize import (
    add_combat_upgrades,
    add_order_upgrades,
    take_combat_upgrade,
    take_order_upgrade,
)
from hadur.games.forbidden_stars.prompts import Question, finish
from hadur.games.forbidden_stars.state import MATERIEL, War
from hadur.games.forbidden_stars.verbs import COMBAT_UPGRADE, FORCE, MOVE, NO, ORDER_UPGRADE
from hadur.kernel.bits import BIT, members
from hadur.kernel.moves import first, pack, second, third, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask


def bastion_worlds(s: War, seat: i64, built: bool) -> i64:
    """Friendly worlds without a bastion that have another structure, or have none."""
    out: i64 = 0
    for area in members(s.friendly_worlds(seat)):
        if s.structures(area) & BIT[BASTION] == 0 and (s.structures(area) != 0) == built:
            out |= BIT[area]
    return out


def place_bastion(s: War, seat: i64, area: i64) -> None:
    s.build(seat, area, BASTION)
    s.tell(log.BUILT, seat, BASTION, area)


def add_place_moves(out: vec[i64], s: War, seat: i64, type: i64, areas: i64, many: i64) -> vec[i64]:
    """A free unit of a type (or `many` of them) in each of these areas, if the supply has any."""
    if s.supply(seat, type) > 0:
        for area in members(areas):
            out = append(out, pack(FORCE, type, area, many))
    return out


class Bargain(EventCard):
    """A tactic: purchase an upgrade for less, by its question."""

    def __init__(self, name: str, icon: int, purchase: CheapUpgrade) -> None:
        super().__init__(name, icon)
        self.purchase: Final = purchase

    def usable(self, s: War, seat: i64) -> bool:
        return len(self.purchase.offers(s, seat)) > 0

    def resolve(self, s: War, seat: i64) -> None:
        s.ask(self.purchase, seat)


class CheapUpgrade(Question):
    """Which upgrade (of a combat card or of an order, by the verb), 1 cheaper for each friendly
    world with a kind of structure?"""

    def __init__(self, name: str, rule: str, verb: i64, structure: i64) -> None:
        super().__init__(name, rule, True)
        self.verb: Final = verb
        self.structure: Final = structure

    def discount(self, s: War, seat: i64) -> i64:
        total: i64 = 0
        for area in members(s.friendly_worlds(seat)):
            if s.has_structure(seat, area, self.structure):
                total += 1
        return total

    def offers(self, s: War, seat: i64) -> vec[i64]:
        level = s.level(seat)
        materiel = s.has(seat, MATERIEL)
        discount = self.discount(s, seat)
        if self.verb == ORDER_UPGRADE:
            return add_order_upgrades(vec[i64](), s, seat, level, materiel, discount)
        return add_combat_upgrades(vec[i64](), s, seat, level, materiel, discount)

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        return append(self.offers(s, ask.seat), pack(NO))

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        discount = self.discount(s, ask.seat)
        if verb_of(move) == ORDER_UPGRADE:
            cost = max(UPGRADE_COST[first(move)] - discount, 0)
            take_order_upgrade(s, ask.seat, first(move), cost)
        elif verb_of(move) == COMBAT_UPGRADE:
            cost = max(CARD_COST[first(move)] - discount, 0)
            take_combat_upgrade(s, ask.seat, first(move), cost)


class PlacingEvent(EventCard):
    """A tactic that places free units, or carries a unit: `places` has the ways."""

    def places(self, s: War, seat: i64) -> vec[i64]:
        raise NotImplementedError

    def usable(self, s: War, seat: i64) -> bool:
        return len(self.places(s, seat)) > 0

    def free(self, s: War, seat: i64) -> bool:
        return True

    def resolve(self, s: War, seat: i64) -> None:
        s.ask(PLACE_ONE, seat, 0, self.number)


class PlaceOne(Question):
    """Which free unit goes where, or who is carried where? a: the event."""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        event = EVENT_CARDS[ask.a]
        assert isinstance(event, PlacingEvent)
        out = event.places(s, ask.seat)
        return finish(out, False, NO)

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == FORCE:
            for _ in range(third(move)):
                place_free(s, ask.seat, first(move), second(move))
        elif verb_of(move) == MOVE:
            carry(s, ask.seat, first(move), second(move), third(move))


PLACE_ONE: Final = PlaceOne("place-free-units", "FS-11.24", True)

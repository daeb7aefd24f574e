"""Choices that events of several factions have in common: free units and where they go, units taken
from one place to another, discounts."""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars import log
from hadur.games.forbidden_stars.abilities.event import EVENT_CARDS, Event
from hadur.games.forbidden_stars.abilities.units import carry, place_free
from hadur.games.forbidden_stars.components.sheets import BASTION
from hadur.games.forbidden_stars.prompts import Question
from hadur.games.forbidden_stars.state import War
from hadur.games.forbidden_stars.verbs import FORCE, MOVE, NO
from hadur.kernel.bits import BIT, members
from hadur.kernel.moves import first, pack, second, third, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask


def discount_worlds(s: War, seat: i64, structure: i64) -> i64:
    """Friendly worlds with such a structure."""
    total: i64 = 0
    for area in members(s.friendly_worlds(seat)):
        if s.has_structure(seat, area, structure):
            total += 1
    return total


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


class PlacingEvent(Event):
    """A tactic that places free units, or carries a unit: `places` has the ways."""

    def places(self, s: War, seat: i64) -> vec[i64]:
        raise NotImplementedError

    def usable(self, s: War, seat: i64) -> bool:
        return len(self.places(s, seat)) > 0

    def resolve(self, s: War, seat: i64) -> None:
        s.ask(PLACE_ONE, seat, 0, self.number)


class PlaceOne(Question):
    """Which free unit goes where, or who is carried where? a: the event."""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        event = EVENT_CARDS[ask.a]
        assert isinstance(event, PlacingEvent)
        out = event.places(s, ask.seat)
        if len(out) == 0:
            out = append(out, pack(NO))
        return out

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == FORCE:
            for _ in range(third(move)):
                place_free(s, ask.seat, first(move), second(move))
        elif verb_of(move) == MOVE:
            carry(s, ask.seat, first(move), second(move), third(move))


PLACE_ONE: Final = PlaceOne("place-free-units", "FS-11.24", True)

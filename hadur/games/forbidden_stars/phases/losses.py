"""Units routed, rallied, destroyed (sections 17, 18, 24); what an ambush does to the routed."""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars import log
from hadur.games.forbidden_stars.cards.definition import GITZ_DEM
from hadur.games.forbidden_stars.phases.pool import lose_dice
from hadur.games.forbidden_stars.phases.wounds import ROUTED_CODE, forget_wound
from hadur.games.forbidden_stars.prompts import Confirm
from hadur.games.forbidden_stars.state import (
    AMBUSHES,
    CARDS,
    EVENT_DECK,
    F_AREA,
    F_FLAGS,
    MORALE,
    NO_FEAR,
    SCHEME,
    War,
    count,
)
from hadur.kernel.native import i64
from hadur.kernel.state import Ask, Step, step3


def destroy(s: War, seat: i64, area: i64, type: i64, routed: i64) -> None:
    """FS-24.7."""
    s.take_unit(seat, area, type, routed)
    s.to_supply(seat, type)
    s.tell(log.DESTROYED, seat, type, area)


def raze(s: War, area: i64, structure: i64) -> None:
    """FS-24.8."""
    s.tell(log.RAZED, s.builder(area), structure, area)
    s.raze(area, structure)


def rally(s: War, seat: i64, area: i64, type: i64) -> None:
    """FS-18.1."""
    s.take_unit(seat, area, type, 1)
    s.add_unit(seat, area, type, 0)
    s.tell(log.RALLIED, seat, type, area)


def rally_all(s: War, seat: i64, area: i64) -> None:
    word = s.army_of(seat, area)
    for type in range(7):
        for _ in range(count(word, type, 1)):
            rally(s, seat, area, type)


def turn_over(s: War, seat: i64, area: i64, type: i64) -> None:
    """An unrouted unit becomes a routed one, whatever follows."""
    s.take_unit(seat, area, type, 0)
    s.add_unit(seat, area, type, 1)
    s.tell(log.ROUTED, seat, type, area)


def rout(s: War, seat: i64, area: i64, type: i64) -> bool:
    """A unit that stands unrouted is routed, unless it knows no fear; whether it was. In its combat
    the opponent may have something that strikes the routed: Ambush, Gitz Dem!"""
    side = s.side_in_fight(seat)
    if area != s.fight[F_AREA] or side < 0:
        turn_over(s, seat, area, type)
        return True
    if s.side(side, F_FLAGS) & NO_FEAR != 0:
        return False
    turn_over(s, seat, area, type)
    if s.side(1 - side, F_FLAGS) & AMBUSHES != 0:
        s.push(AMBUSHED, seat, type, area)
    if s.scheme(s.fighter(1 - side)) == GITZ_DEM:
        s.push(OFFER_GITZ_DEM, seat, type, area)
    return True


def destroy_routed(s: War, seat: i64, area: i64, type: i64) -> None:
    """A unit that was just routed is destroyed. If damage routed it, it is the one that has it."""
    side = s.side_in_fight(seat)
    if side >= 0:
        forget_wound(s, side, type + ROUTED_CODE)
    destroy(s, seat, area, type, 1)


def ambushed(s: War, seat: i64, type: i64, area: i64) -> None:
    """Ambush: the routed unit is destroyed unless its owner spends a morale die."""
    if count(s.army_of(seat, area), type, 1) == 0:
        return
    if s.dice(s.side_in_fight(seat), MORALE) > 0:
        s.ask(SAVE_ROUTED, seat, 0, type, area)
    else:
        destroy_routed(s, seat, area, type)


class SaveRouted(Confirm):
    """Spend a morale die, or the routed unit is destroyed."""

    def agreed(self, s: War, ask: Ask) -> None:
        lose_dice(s, s.side_in_fight(ask.seat), MORALE, 1)

    def declined(self, s: War, ask: Ask) -> None:
        if count(s.army_of(ask.seat, ask.b), ask.a, 1) > 0:
            destroy_routed(s, ask.seat, ask.b, ask.a)


def offer_gitz_dem(s: War, seat: i64, type: i64, area: i64) -> None:
    """Gitz Dem!: a unit that was just routed may be destroyed (FS-26.10)."""
    side = s.side_in_fight(seat)
    if side < 0 or count(s.army_of(seat, area), type, 1) == 0:
        return
    other = s.fighter(1 - side)
    if s.scheme(other) == GITZ_DEM:
        s.ask(GITZ_DEM_PROMPT, other, 0, type, area, seat)


class DestroyRouted(Confirm):
    """Discard the scheme to destroy the unit that was routed."""

    def agreed(self, s: War, ask: Ask) -> None:
        discard_scheme(s, ask.seat)
        destroy_routed(s, ask.c, ask.b, ask.a)


def discard_scheme(s: War, seat: i64) -> i64:
    """A scheme is used: it is shown and shuffled back at once (FS-24.11)."""
    card = s.top(s.pile_of(seat, SCHEME))
    event = s.scheme(seat)
    s.tell(log.SCHEME_USED, seat, event)
    s.put(card, s.pile_of(seat, EVENT_DECK))
    s.shuffle(s.pile_of(seat, EVENT_DECK), CARDS)
    return event


SAVE_ROUTED: Final = SaveRouted("save-routed", "FS-15.6")
GITZ_DEM_PROMPT: Final = DestroyRouted("gitz-dem", "FS-26.10")
AMBUSHED: Final[Step] = step3(ambushed)
OFFER_GITZ_DEM: Final[Step] = step3(offer_gitz_dem)

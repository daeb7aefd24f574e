"""The Deploy Order (section 11): units, then one structure."""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars.abilities.upgrade import (
    ORDER_UPGRADES,
    ready,
    upgrade_of,
    use,
)
from hadur.games.forbidden_stars.components.sheets import DEPLOY as DEPLOY_ORDER
from hadur.games.forbidden_stars.components.sheets import FACTORY
from hadur.games.forbidden_stars.phases.purchase import (
    add_purchases,
    add_structures,
    build,
    buy,
)
from hadur.games.forbidden_stars.phases.ways import areas_of
from hadur.games.forbidden_stars.prompts import Question
from hadur.games.forbidden_stars.state import BUILT, UPGRADE_LASTS, War
from hadur.games.forbidden_stars.verbs import BUILD, BUY, DONE, WITH_UPGRADE
from hadur.kernel.bits import BIT, members
from hadur.kernel.moves import first, pack, second, third, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Step, step0

ALL_UNITS: Final = 63


def deploy(s: War) -> None:
    """FS-11.3."""
    s.bought = 0
    s.push(AFTER_DEPLOY)
    s.push(DEPLOY_STRUCTURE)
    s.push(DEPLOY_UNITS)


def own_structures(s: War, seat: i64, structure: i64) -> i64:
    """The friendly worlds of the active system with such a structure."""
    out: i64 = 0
    for area in members(s.friendly_worlds(seat) & areas_of(s.active)):
        if s.has_structure(seat, area, structure):
            out |= BIT[area]
    return out


def deploy_limit(s: War, seat: i64) -> i64:
    """FS-11.4 to FS-11.6, and what an upgrade adds that lasts for this order."""
    limit: i64 = 0
    for area in members(own_structures(s, seat, FACTORY)):
        limit += s.galaxy.capacity[area]
    if s.flags & UPGRADE_LASTS != 0:
        limit += ORDER_UPGRADES[upgrade_of(s, seat, DEPLOY_ORDER)].further_units(s, seat)
    return limit


def deploy_units(s: War) -> None:
    """FS-11.1: with a factory in the active system."""
    s.ask(UNITS, s.turn)


class Units(Question):
    """Step 1: purchase units for friendly or uncontrolled areas of the system (FS-11.7)."""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        seat = ask.seat
        out = vec[i64]()
        if s.bought < deploy_limit(s, seat):
            areas = areas_of(s.active) & (s.friendly(seat) | s.uncontrolled())
            out = add_purchases(out, s, seat, areas, ALL_UNITS, 0)
        number = ready(s, seat, DEPLOY_ORDER)
        if number >= 0:
            out = ORDER_UPGRADES[number].while_units_are_purchased(out, s, seat)
        return append(out, pack(DONE))

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        verb = verb_of(move)
        if verb == DONE:
            return
        if verb == BUY:
            s.bought += 1
            buy(s, ask.seat, first(move), second(move), third(move), 0)
        elif verb == BUILD:
            place_structure(s, ask.seat, move)
        else:
            use(s, ask.seat, first(move), second(move) - 1)
        s.ask(self, ask.seat)


def free_worlds(s: War, seat: i64) -> i64:
    """Friendly worlds of the active system without structure (FS-11.12, FS-23.3)."""
    out: i64 = 0
    for area in members(s.friendly_worlds(seat) & areas_of(s.active)):
        if s.structures(area) == 0:
            out |= BIT[area]
    return out


def deploy_structure(s: War) -> None:
    """FS-11.2, FS-11.11: one structure."""
    if s.flags & BUILT == 0:
        s.ask(ONE_STRUCTURE, s.turn)


class OneStructure(Question):
    """Step 2: purchase a structure for a friendly world of the system."""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        seat = ask.seat
        out = vec[i64]()
        for structure in range(3):
            out = add_structures(out, s, seat, structure, free_worlds(s, seat), 0)
        number = ready(s, seat, DEPLOY_ORDER)
        if number >= 0:
            out = ORDER_UPGRADES[number].while_a_structure_is_purchased(out, s, seat)
        return append(out, pack(DONE))

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) != DONE:
            place_structure(s, ask.seat, move)


def place_structure(s: War, seat: i64, move: i64) -> None:
    """The one structure of this order; perhaps it is the upgrade that allows it."""
    s.flags |= BUILT
    if third(move) & WITH_UPGRADE != 0:
        use(s, seat, ready(s, seat, DEPLOY_ORDER))
    build(s, seat, first(move), second(move), third(move))


def after_deploy(s: War) -> None:
    """What an upgrade has to add when both steps are done."""
    number = ready(s, s.turn, DEPLOY_ORDER)
    if number >= 0:
        ORDER_UPGRADES[number].after_deploying(s, s.turn)


UNITS: Final = Units("deploy-units", "FS-11.1", True)
ONE_STRUCTURE: Final = OneStructure("deploy-structure", "FS-11.2", True)
DEPLOY: Final[Step] = step0(deploy)
DEPLOY_UNITS: Final[Step] = step0(deploy_units)
DEPLOY_STRUCTURE: Final[Step] = step0(deploy_structure)
AFTER_DEPLOY: Final[Step] = step0(after_deploy)

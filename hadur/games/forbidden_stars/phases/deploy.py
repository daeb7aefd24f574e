"""The Deploy Order (section 11): units, then one structure."""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars import log
from hadur.games.forbidden_stars.cards.definition import (
    DREAD_RITUAL,
    RECRUITMENT_WORLDS,
    WERK_FASTA,
    WRAITHBONE_SINGERS,
)
from hadur.games.forbidden_stars.components.sheets import BASTION, FACTORY
from hadur.games.forbidden_stars.phases.purchase import (
    add_purchases,
    add_structures,
    build,
    buy,
)
from hadur.games.forbidden_stars.phases.ways import areas_of
from hadur.games.forbidden_stars.prompts import Question
from hadur.games.forbidden_stars.state import BUILT, RECRUITS, War, count
from hadur.games.forbidden_stars.verbs import BUILD, BUY, DONE, USE, WITH_UPGRADE
from hadur.kernel.bits import BIT, members
from hadur.kernel.bits import count as size
from hadur.kernel.moves import first, pack, second, third, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Step, step0

ALL_UNITS: Final = 63
UP_TO_LEVEL_2: Final = 31


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
    """FS-11.4 to FS-11.6; with Recruitment Worlds bastions count as factories, each for one unit
    less."""
    limit: i64 = 0
    for area in members(own_structures(s, seat, FACTORY)):
        limit += s.galaxy.capacity[area]
    if s.flags & RECRUITS != 0:
        bastions = own_structures(s, seat, BASTION)
        for area in members(bastions):
            limit += s.galaxy.capacity[area]
        limit -= size(bastions)
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
        if s.flags & RECRUITS == 0 and s.has_upgrade(seat, RECRUITMENT_WORLDS):
            if own_structures(s, seat, BASTION) != 0:
                out = append(out, pack(USE, RECRUITMENT_WORLDS))
        if s.bought == 0 and s.flags & BUILT == 0 and s.has_upgrade(seat, WERK_FASTA):
            for structure in range(3):
                out = add_structures(out, s, seat, structure, free_worlds(s, seat), WITH_UPGRADE)
        return append(out, pack(DONE))

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        verb = verb_of(move)
        if verb == DONE:
            return
        if verb == BUY:
            s.bought += 1
            buy(s, ask.seat, first(move), second(move), third(move), 0)
        elif verb == BUILD:
            s.use_upgrade(ask.seat, WERK_FASTA)
            s.tell(log.UPGRADE_USED, ask.seat, WERK_FASTA)
            s.flags |= BUILT
            build(s, ask.seat, first(move), second(move), third(move))
        else:
            s.use_upgrade(ask.seat, RECRUITMENT_WORLDS)
            s.tell(log.UPGRADE_USED, ask.seat, RECRUITMENT_WORLDS)
            s.flags |= RECRUITS
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
        if s.has_upgrade(seat, WRAITHBONE_SINGERS):
            for area in members(s.friendly_worlds(seat) & areas_of(s.active)):
                if size(s.structures(area)) == 1:
                    for structure in range(3):
                        if s.structures(area) & BIT[structure] == 0:
                            out = add_structures(out, s, seat, structure, BIT[area], WITH_UPGRADE)
        return append(out, pack(DONE))

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == DONE:
            return
        s.flags |= BUILT
        if third(move) & WITH_UPGRADE != 0:
            s.use_upgrade(ask.seat, WRAITHBONE_SINGERS)
            s.tell(log.UPGRADE_USED, ask.seat, WRAITHBONE_SINGERS)
        build(s, ask.seat, first(move), second(move), third(move))


def after_deploy(s: War) -> None:
    """Dread Ritual: one more unit, cheaper for each Cultist in the active system (FS-26.12)."""
    if s.has_upgrade(s.turn, DREAD_RITUAL):
        s.ask(RITUAL, s.turn)


def cultists(s: War, seat: i64, system: i64) -> i64:
    """A seat's units of type 0 in a system, routed ones and tokens too."""
    total: i64 = 0
    for quadrant in range(4):
        area = 4 * system + quadrant
        word = s.army_of(seat, area)
        total += count(word, 0, 0) + count(word, 0, 1)
        if not s.is_void(area):
            total += count(word, 6, 0) + count(word, 6, 1)
    return total


class Ritual(Question):
    """Purchase a unit of level 2 or less for a friendly area of the active system."""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        areas = areas_of(s.active) & s.friendly(ask.seat)
        discount = cultists(s, ask.seat, s.active)
        out = add_purchases(vec[i64](), s, ask.seat, areas, UP_TO_LEVEL_2, discount)
        return append(out, pack(DONE))

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == DONE:
            return
        s.use_upgrade(ask.seat, DREAD_RITUAL)
        s.tell(log.UPGRADE_USED, ask.seat, DREAD_RITUAL)
        discount = cultists(s, ask.seat, s.active)
        buy(s, ask.seat, first(move), second(move), third(move), discount)


UNITS: Final = Units("deploy-units", "FS-11.1", True)
ONE_STRUCTURE: Final = OneStructure("deploy-structure", "FS-11.2", True)
RITUAL: Final = Ritual("dread-ritual", "FS-26.12", True)
DEPLOY: Final[Step] = step0(deploy)
DEPLOY_UNITS: Final[Step] = step0(deploy_units)
DEPLOY_STRUCTURE: Final[Step] = step0(deploy_structure)
AFTER_DEPLOY: Final[Step] = step0(after_deploy)

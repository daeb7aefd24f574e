"""Orbital strikes (section 10)."""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars.cards.core_set import UPGRADE_NAMES
from hadur.games.forbidden_stars.components.sheets import BASTION
from hadur.games.forbidden_stars.legality.field import Field
from hadur.games.forbidden_stars.legality.orders import upgrade_ready
from hadur.games.forbidden_stars.legality.questions import Ruling, answer, may, unless
from hadur.games.forbidden_stars.legality.reasons import no
from hadur.games.forbidden_stars.state import (
    ATTACKER,
    FACES,
    SHIPS_PASS_STORMS,
)
from hadur.games.forbidden_stars.verbs import STRIKE, USE
from hadur.kernel.moves import pack
from hadur.kernel.state import Ask
from hadur.kernel.verdict import Reasons

SPACE_MARINE: Final = 2
MORE_DICE: Final = 3
BREAKER: Final = 4
"""The two upgrades for strikes, by their place on the sheet (FS-10.11, FS-10.15)."""


@answer("orbital-strike", "strike")
def strike(f: Field, ask: Ask, void: int, world: int) -> Ruling:
    """Unrouted ships of a void of the active system against an enemy world beside it."""
    seat, place = int(ask.seat), f.name(world)
    if not f.is_void(void):
        yield no("FS-10.2", "not-void", place=f.name(void))
    if f.is_void(world):
        yield no("FS-10.2", "not-world", place=place)
        return -1
    for area in (void, world):
        if area not in f.home():
            yield no("FS-10.3", "not-active", place=f.name(area))
    if not f.adjacent(void, world):
        yield no("FS-10.4", "not-adjacent", place=place, other=f.name(void))
    yield from _ships(f, seat, void)
    if not f.enemy(seat, world):
        yield no("FS-10.2", "not-enemy", place=place)
    if BASTION in f.structures(world) and not _breaks(f, seat):
        yield no("FS-10.5", "bastion", place=place)
    return int(pack(STRIKE, void, world))


def _ships(f: Field, seat: int, void: int) -> Reasons:
    """FS-10.6."""
    if not f.count(seat, void, routed=0):
        if f.count(seat, void):
            yield no("FS-10.6", "ships-routed", place=f.name(void))
        else:
            yield no("FS-10.2", "no-ships", place=f.name(void))


def _breaks(f: Field, seat: int) -> bool:
    number = 5 * f.faction(seat) + BREAKER
    return f.owns(seat, number) and not f.used(seat, number)


may("orbital-strike")

# -- before the roll -------------------------------------------------------------------------------


@answer("strike-cards", "use")
def use_card(f: Field, ask: Ask, upgrade: int) -> Ruling:
    """FS-10.12, FS-10.13."""
    yield from upgrade_ready(f, int(ask.seat), upgrade)
    if upgrade % 5 < MORE_DICE:
        yield no("FS-22.19", "not-orbital", card=UPGRADE_NAMES[upgrade])
    return int(pack(USE, upgrade))


@unless("strike-cards")
def cards_used(f: Field, ask: Ask) -> Reasons:
    """A world with a bastion can be struck only with the upgrade against it."""
    covered = BASTION in f.structures(f.battlefield)
    if covered and not f.s.strike_used >> BREAKER & 1:
        seat = int(ask.seat)
        name = UPGRADE_NAMES[5 * f.faction(seat) + BREAKER]
        yield no("FS-10.5", "break-bastion", place=f.name(f.battlefield), card=name)


# -- after the roll -------------------------------------------------------------------------------


def spends(f: Field, many: int, face: int) -> Reasons:
    """FS-16.12."""
    if f.dice(ATTACKER, face) < many:
        yield no("FS-16.12", "no-dice", number=many, face=FACES[face])


def havens(f: Field, seat: int) -> list[int]:
    """Friendly or uncontrolled voids of systems beside the active one that ships can sail to."""
    active = int(f.s.active)
    free = bool(f.s.flags & SHIPS_PASS_STORMS) or f.warps(seat)
    systems = [n for n in f.systems_beside(active) if free or not f.stormed(active, n)]
    voids = [area for system in systems for area in f.voids(f.areas_of(system))]
    return [area for area in voids if f.welcome(seat, area)]

"""Order upgrades, card by card: when each may be used and what it needs (sections 10.3, 22.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hadur.games.forbidden_stars.cards.core_set import UPGRADE_NAMES
from hadur.games.forbidden_stars.components.sheets import BASTION, STRATEGIZE, STRUCTURES, TOKEN
from hadur.games.forbidden_stars.legality.field import Field
from hadur.games.forbidden_stars.legality.forms import AREA, NAMED, UPGRADE, WAY, name_of, tried
from hadur.games.forbidden_stars.legality.movement import comes_from, enters, owned, storm_between
from hadur.games.forbidden_stars.legality.orders import upgrade_ready
from hadur.games.forbidden_stars.legality.parsing import Thing
from hadur.games.forbidden_stars.legality.purchases import (
    FURTHER_UNITS,
    affords,
    builds,
    cultists,
    forged,
    in_system,
    of_its_kind,
    payment,
)
from hadur.games.forbidden_stars.legality.questions import Flag, Ruling, answer, confirm, may
from hadur.games.forbidden_stars.legality.reasons import fine, no
from hadur.games.forbidden_stars.legality.strikes import MORE_DICE, havens, spends
from hadur.games.forbidden_stars.state import BUILT, DEFENCE, DEFENDER, FACES, HELD, MORALE
from hadur.games.forbidden_stars.verbs import BUILD, BUY, CHOOSE, DONE, USE
from hadur.kernel.moves import pack
from hadur.kernel.state import Ask
from hadur.kernel.verdict import Reasons

FROM_THE_WARP: Final = UPGRADE_NAMES.index("from-the-warp")
ORK_ROKS: Final = UPGRADE_NAMES.index("ork-roks")
FARSEERS: Final = UPGRADE_NAMES.index("farseers")
RECRUITMENT_WORLDS: Final = UPGRADE_NAMES.index("recruitment-worlds")
WERK_FASTA: Final = UPGRADE_NAMES.index("werk-fasta")
WRAITHBONE_SINGERS: Final = UPGRADE_NAMES.index("wraithbone-singers")
SPACE_MARINE: Final = 2

confirm("use-crusade")

# -- the Advance Order -----------------------------------------------------------------------------


@answer("move-ships", "use")
def from_the_warp(f: Field, ask: Ask, upgrade: int) -> Ruling:
    """Ships through storms: where a storm holds some of them back."""
    seat, name = int(ask.seat), UPGRADE_NAMES[upgrade]
    yield from upgrade_ready(f, seat, upgrade)
    if upgrade != FROM_THE_WARP:
        yield no("FS-22.16", "other-moment", card=name)
        return -1
    held = any(
        f.count(seat, area, type, 0)
        and fine(comes_from(f, area, True))
        and not fine(storm_between(f, seat, area))
        for area in f.voids()
        for type in range(TOKEN)
    )
    if not held or not any(fine(enters(f, seat, end)) for end in f.voids(f.home())):
        yield no("FS-6.11", "no-effect", card=name)
    return int(pack(USE, upgrade))


@answer("move-ground-units", "use", UPGRADE, tried(AREA))
def ork_roks(f: Field, ask: Ask, upgrade: int, area: int | None) -> Ruling:
    """Two units through an uncontrolled void of the start system or the active one."""
    seat, name = int(ask.seat), UPGRADE_NAMES[upgrade]
    yield from upgrade_ready(f, seat, upgrade)
    if upgrade != ORK_ROKS:
        yield no("FS-22.16", "other-moment", card=name)
        return -1
    if area is None:
        yield no("FS-22.16", "say-void", card=name)
        return -1
    if not f.is_void(area):
        yield no("FS-3.5", "not-void", place=f.name(area))
    elif not f.uncontrolled(area):
        yield no("FS-3.13", "not-uncontrolled", place=f.name(area))
    yield from comes_from(f, area, False)
    if not any(fine(enters(f, seat, end)) for end in f.worlds(f.home())):
        yield no("FS-6.11", "no-effect", card=name)
    return int(pack(USE, upgrade, area + 1))


# -- a Strategize Order is revealed ----------------------------------------------------------------


@answer(
    "strategize-revealed", "use", UPGRADE, tried(AREA), tried(NAMED["order"]),
    tried(NAMED["structure"]), tried(NAMED["structure"]),
)  # fmt: skip
def on_reveal(
    f: Field, ask: Ask, upgrade: int, area: int | None, order: int | None, old: int | None,
    new: int | None,
) -> Ruling:  # fmt: skip
    """What is said about an upgrade is for the card to judge."""
    seat, name = int(ask.seat), UPGRADE_NAMES[upgrade]
    yield from upgrade_ready(f, seat, upgrade)
    if name not in _ON_REVEAL:
        yield no("FS-22.16", "other-order", card=name)
        return -1
    return (yield from _ON_REVEAL[name](f, seat, upgrade, area, order, old, new))


def _direct_the_faithful(
    f: Field, seat: int, upgrade: int, area: int | None, order: int | None, old: int | None,
    new: int | None,
) -> Ruling:  # fmt: skip
    """A structure of one's own in the active system into another that the supply has."""
    if area is None or old is None or new is None or order is not None:
        yield no("FS-22.16", "say-change", card=UPGRADE_NAMES[upgrade])
        return -1
    place = f.name(area)
    if area not in f.home():
        yield no("FS-6.4", "not-active", place=place)
    if not f.has_built(seat, area, old):
        yield no("FS-23.4", "no-structure", place=place, structure=STRUCTURES[old])
    if new in f.structures(area):
        yield no("FS-11.12", "same-structure", place=place, structure=STRUCTURES[new])
    if int(f.s.bank[new]) == 0:
        yield no("FS-24.1", "no-structure-left", structure=STRUCTURES[new])
    return int(pack(USE, upgrade, area * 16 + old * 4 + new + 1))


def _favour_of_the_dark_gods(
    f: Field, seat: int, upgrade: int, area: int | None, order: int | None, old: int | None,
    new: int | None,
) -> Ruling:  # fmt: skip
    """Two order tokens are there to be given."""
    name = UPGRADE_NAMES[upgrade]
    if any(said is not None for said in (area, order, old, new)):
        yield no("FS-22.16", "no-change", card=name)
    if len(f.pile(seat, HELD)) < 2:
        yield no("FS-24.1", "no-tokens-left", card=name)
    return int(pack(USE, upgrade))


def _the_green_tide(
    f: Field, seat: int, upgrade: int, area: int | None, order: int | None, old: int | None,
    new: int | None,
) -> Ruling:  # fmt: skip
    """Another order is named (FS-22.21)."""
    more = any(said is not None for said in (area, old, new))
    if more or order is None or order == STRATEGIZE:
        yield no("FS-22.21", "say-order", card=UPGRADE_NAMES[upgrade])
        return -1
    return int(pack(USE, upgrade, order + 1))


_ON_REVEAL: Final[dict[str, Callable[..., Ruling]]] = {
    "direct-the-faithful": _direct_the_faithful,
    "favour-of-the-dark-gods": _favour_of_the_dark_gods,
    "the-green-tide": _the_green_tide,
}


@answer("use-farseers", "use")
def farseers(f: Field, ask: Ask, upgrade: int) -> Ruling:
    """Without a unit there, only Farseers lets its owner go on."""
    yield from upgrade_ready(f, int(ask.seat), upgrade)
    if upgrade != FARSEERS:
        yield no("FS-22.2", "no-unit-there", system=f.system_name(int(f.s.active)))
    return int(pack(USE, upgrade))


may("use-farseers", DONE)

# -- the Deploy Order ------------------------------------------------------------------------------


def bastions(f: Field, seat: int) -> list[int]:
    """Friendly worlds of the active system with a bastion."""
    homes = [area for area in f.worlds(f.home()) if f.friendly(seat, area)]
    return [area for area in homes if f.has_built(seat, area, BASTION)]


def recruits(f: Field, seat: int) -> int:
    """Recruitment Worlds: bastions count too, each for one unit less."""
    return sum(f.capacity(area) - 1 for area in bastions(f, seat))


FURTHER_UNITS[RECRUITMENT_WORLDS] = recruits


@answer("deploy-units", "use")
def recruitment_worlds(f: Field, ask: Ask, upgrade: int) -> Ruling:
    seat, name = int(ask.seat), UPGRADE_NAMES[upgrade]
    yield from upgrade_ready(f, seat, upgrade)
    if upgrade != RECRUITMENT_WORLDS:
        yield no("FS-22.16", "other-moment", card=name)
        return -1
    if not bastions(f, seat):
        yield no("FS-6.11", "no-effect", card=name)
    return int(pack(USE, upgrade))


@answer("deploy-units", "build")
def build_first(
    f: Field, ask: Ask, structure: int, area: int, cache: bool | None, upgrade: bool | None
) -> Ruling:
    """FS-11.3: units come first, but for Werk Fasta, which builds before any unit."""
    seat = int(ask.seat)
    if not upgrade or not f.owns(seat, WERK_FASTA):
        yield no("FS-11.3", "units-first")
        return -1
    yield from upgrade_ready(f, seat, WERK_FASTA)
    if f.s.bought > 0:
        yield no("FS-22.16", "units-bought", card=UPGRADE_NAMES[WERK_FASTA])
    if f.s.flags & BUILT:
        yield no("FS-11.11", "one-structure")
    yield from builds(f, seat, structure, area, bool(cache), False)
    return int(pack(BUILD, structure, area, payment(cache, False, True)))


@answer("deploy-structure", "build")
def build(
    f: Field, ask: Ask, structure: int, area: int, cache: bool | None, upgrade: bool | None
) -> Ruling:
    """One structure; with Wraithbone Singers beside one other."""
    seat = int(ask.seat)
    if upgrade:
        yield from upgrade_ready(f, seat, WRAITHBONE_SINGERS)
    yield from builds(f, seat, structure, area, bool(cache), bool(upgrade))
    return int(pack(BUILD, structure, area, payment(cache, False, upgrade)))


@answer("dread-ritual", "buy")
def ritual(
    f: Field, ask: Ask, thing: Thing, area: int, cache: Flag, scheme: Flag, forge: Flag
) -> Ruling:
    """A unit of level 2 or less for a friendly area, 1 cheaper for each Cultist (FS-26.12)."""
    seat, type = int(ask.seat), thing.type
    foreign = list(owned(f, seat, thing))
    if foreign:
        yield from foreign
        return -1
    if f.unit(seat, type).level > 2:
        yield no("FS-S120", "ritual-level", unit=name_of(thing))
    yield from in_system(f, area, "FS-6.4")
    yield from of_its_kind(f, seat, type, area)
    if not f.friendly(seat, area):
        yield no("FS-26.12", "not-friendly", place=f.name(area))
    discount = cultists(f, seat, int(f.s.active))
    yield from forged(f, seat, type, forge)
    yield from affords(f, seat, type, bool(cache), bool(scheme), discount)
    return int(pack(BUY, type, area, payment(cache, scheme)))


may("dread-ritual", DONE)

# -- orbital strikes, after the roll ---------------------------------------------------------------


def _pods(f: Field, seat: int) -> Reasons:
    if not f.supply(seat, SPACE_MARINE):
        yield no("FS-11.23", "none-in-supply", unit="space-marine")


def _assets(f: Field, seat: int) -> Reasons:
    other = f.fighter(DEFENDER)
    if not any(f.assets(other, asset) for asset in range(3)):
        yield no("FS-27.26", "no-assets", faction=f.faction_name(other))


def _units(f: Field, seat: int) -> Reasons:
    if not f.count(f.fighter(DEFENDER), f.battlefield):
        yield no("FS-27.26", "nobody-there", place=f.name(f.battlefield))


def _haven(f: Field, seat: int) -> Reasons:
    if not havens(f, seat):
        yield no("FS-27.26", "no-haven")


def _nothing(f: Field, seat: int) -> Reasons:
    yield from ()


ANY_FACE: Final = -1
_EFFECTS: Final[dict[str, tuple[int, int, Callable[[Field, int], Reasons]]]] = {
    "rain-of-fire": (1, MORALE, _nothing),
    "drop-pods": (2, DEFENCE, _pods),
    "fear-from-above": (1, MORALE, _nothing),
    "complete-destruction": (2, DEFENCE, _nothing),
    "lootin": (1, ANY_FACE, _nothing),
    "stealin": (1, MORALE, _assets),
    "tactical-strikes": (1, MORALE, _units),
    "strafing-run": (2, DEFENCE, _haven),
}
"""Dice that are spent, and what else is needed."""


@answer("strike-effects", "choose", UPGRADE, tried(WAY))
def effect(f: Field, ask: Ask, upgrade: int, way: str | None) -> Ruling:
    """FS-10.16: dice are spent for an upgrade that was named before the roll, once."""
    seat, name, place = int(ask.seat), UPGRADE_NAMES[upgrade], upgrade % 5
    if f.faction(seat) != upgrade // 5:
        yield no("FS-22.14", "not-your-card", card=name)
        return -1
    if place < MORE_DICE:
        yield no("FS-22.19", "not-orbital", card=name)
    elif not f.s.strike_used >> place & 1:
        yield no("FS-10.12", "not-named", card=name)
    elif f.s.strike_used >> place + 8 & 1:
        yield no("FS-10.14", "effect-done", card=name)
    many, face, needs = _EFFECTS.get(name, (0, MORALE, _nothing))
    if face == ANY_FACE:
        if way not in FACES:
            yield no("FS-15.6", "say-die", card=name)
            return -1
        yield from spends(f, many, FACES.index(way))
        return int(pack(CHOOSE, FACES.index(way), place))
    if way not in (None, "yes"):
        yield no("FS-15.6", "no-such-way", way=way, ways="yes")
    yield from spends(f, many, face)
    yield from needs(f, seat)
    return int(pack(CHOOSE, 0, place))


may("strike-effects", DONE)

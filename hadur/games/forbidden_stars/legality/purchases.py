"""Purchases: units and structures (sections 11 to 13), upgrades (section 22), Dominate Orders."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hadur.games.forbidden_stars.abilities.upgrade import ORDER_UPGRADES
from hadur.games.forbidden_stars.cards.core_set import CARD_NAMES, UPGRADE_NAMES
from hadur.games.forbidden_stars.cards.definition import COMBAT
from hadur.games.forbidden_stars.components.sheets import (
    ASSETS,
    CACHE,
    CHAOS,
    FACTORY,
    FORGE,
    ORKS,
    SHEETS,
    SPACE_MARINES,
    STRUCTURE_COST,
    STRUCTURES,
    TOKEN,
    WEALTH,
)
from hadur.games.forbidden_stars.legality.field import Field
from hadur.games.forbidden_stars.legality.forms import name_of
from hadur.games.forbidden_stars.legality.movement import owned, stands
from hadur.games.forbidden_stars.legality.parsing import STRUCTURE, Thing
from hadur.games.forbidden_stars.legality.questions import Flag, Ruling, answer, may, must
from hadur.games.forbidden_stars.legality.reasons import no
from hadur.games.forbidden_stars.legality.schemes import cheaper, saved
from hadur.games.forbidden_stars.state import (
    BOUGHT_COMBAT,
    BOUGHT_ORDER,
    COMBAT_DECK,
    CONTROL,
    UPGRADE_LASTS,
    UPGRADES,
)
from hadur.games.forbidden_stars.verbs import ASSET as ASSET_VERB
from hadur.games.forbidden_stars.verbs import (
    BUY,
    COMBAT_UPGRADE,
    DONE,
    MOVE,
    ORDER_UPGRADE,
    REPLACE,
    UNIT,
    WITH_CACHE,
    WITH_SCHEME,
    WITH_UPGRADE,
)
from hadur.kernel.moves import pack
from hadur.kernel.state import Ask
from hadur.kernel.verdict import Reasons, Refusal

CACHE_WORTH: Final = 2
SCOUT: Final = 0
CULTIST: Final = 0
SPACE_MARINE: Final = 2
LAND_RAIDER: Final = 3
ASSET_LIMIT: Final = 3

# -- what a unit takes -----------------------------------------------------------------------------


def forged(f: Field, seat: int, type: int, forge: Flag) -> Reasons:
    """Forge tokens are spent by themselves where a unit takes any (FS-13.6, FS-13.7); to name one
    is no mistake there."""
    unit = f.unit(seat, type)
    if forge and not unit.forge and unit.level <= f.level(seat):
        yield no("FS-13.7", "forge-for-nothing", unit=unit.name)


def affords(
    f: Field, seat: int, type: int, cache: bool, scheme: bool, discount: int = 0
) -> Reasons:
    """Level, tokens and materiel for a unit (FS-11.15 to FS-11.21, FS-13.1 to FS-13.9)."""
    unit = f.unit(seat, type)
    level, forges = f.level(seat), f.assets(seat, FORGE)
    if f.supply(seat, type) == 0:
        yield no("FS-11.20", "none-in-supply", unit=unit.name)
    if unit.level > level + 1:
        yield no("FS-11.19", "level", unit=unit.name, number=unit.level, level=level)
    elif unit.level > level and forges == 0:
        yield no("FS-13.20", "level-forge", unit=unit.name, number=unit.level, level=level)
    elif unit.forge + max(unit.level - level, 0) > forges:
        need = unit.forge + max(unit.level - level, 0)
        yield no("FS-11.17", "forges", unit=unit.name, number=need, have=forges)
    cost = unit.cost - discount
    if scheme:
        wrong = list(cheaper(f, seat))
        yield from wrong
        cost -= 0 if wrong else saved(f, seat)
    yield from _pays(f, seat, unit.name, max(cost, 0), cache)


def _pays(f: Field, seat: int, name: str, cost: int, cache: bool) -> Reasons:
    if cache:
        if f.assets(seat, CACHE) == 0:
            yield no("FS-13.1", "no-cache")
        elif cost == 0:
            yield no("FS-13.5", "cache-for-nothing", unit=name)
        else:
            cost = max(cost - CACHE_WORTH, 0)
    if cost > f.materiel(seat):
        yield no("FS-11.21", "cost", unit=name, number=cost, have=f.materiel(seat))


def payment(cache: bool | None, scheme: bool | None, upgrade: bool | None = None) -> int:
    return (
        (WITH_CACHE if cache else 0)
        | (WITH_SCHEME if scheme else 0)
        | (WITH_UPGRADE if upgrade else 0)
    )


def of_its_kind(f: Field, seat: int, type: int, area: int) -> Reasons:
    """FS-11.8: ships to voids, ground units to worlds."""
    if f.is_ship(seat, type) != f.is_void(area):
        way = "to-void" if f.is_ship(seat, type) else "to-world"
        yield no("FS-11.8", way, unit=f.unit(seat, type).name)


# -- the Deploy Order ------------------------------------------------------------------------------

FURTHER_UNITS: Final[dict[int, Callable[[Field, int], int]]] = {}
"""Units that upgrades add to those of the factories, by the number of the card (upgrades.py)."""


def limit(f: Field, seat: int) -> int:
    """FS-11.4 to FS-11.6, and what an upgrade in force adds."""
    homes = [area for area in f.worlds(f.home()) if f.friendly(seat, area)]
    total = sum(f.capacity(area) for area in homes if f.has_built(seat, area, FACTORY))
    if f.s.flags & UPGRADE_LASTS:
        total += sum(more(f, seat) for card, more in FURTHER_UNITS.items() if f.owns(seat, card))
    return total


def in_system(f: Field, area: int, rule: str) -> Reasons:
    if area not in f.home():
        yield no(rule, "not-active", place=f.name(area))


@answer("deploy-units", "buy")
def deploy(
    f: Field, ask: Ask, thing: Thing, area: int, cache: Flag, scheme: Flag, forge: Flag
) -> Ruling:
    """FS-11.1: with a factory, for friendly or uncontrolled areas of the active system."""
    seat, type = int(ask.seat), thing.type
    foreign = list(owned(f, seat, thing))
    if foreign:
        yield from foreign
        return -1
    most = limit(f, seat)
    if most == 0:
        yield no("FS-11.1", "no-factory", system=f.system_name(int(f.s.active)))
    elif f.s.bought >= most:
        yield no("FS-11.4", "deploy-limit", number=most)
    yield from in_system(f, area, "FS-11.1")
    yield from of_its_kind(f, seat, type, area)
    if f.others_in(seat, area):
        yield no("FS-11.9", "enemy-area", place=f.name(area))
    yield from forged(f, seat, type, forge)
    yield from affords(f, seat, type, bool(cache), bool(scheme))
    return int(pack(BUY, type, area, payment(cache, scheme)))


def builds(f: Field, seat: int, structure: int, area: int, cache: bool, second: bool) -> Reasons:
    """FS-11.2, FS-11.12, FS-23.3, FS-24.3; `second`: beside one other structure."""
    name, place = STRUCTURES[structure], f.name(area)
    yield from in_system(f, area, "FS-11.2")
    if f.is_void(area):
        yield no("FS-23.2", "to-world", unit=name)
        return
    if not f.friendly(seat, area):
        yield no("FS-11.2", "not-friendly", place=place)
    there = f.structures(area)
    if second and (len(there) != 1 or structure in there):
        yield no("FS-11.12", "one-other", place=place)
    elif there and not second:
        yield no("FS-11.12", "built-on", place=place)
    if int(f.s.bank[structure]) == 0:
        yield no("FS-11.20", "no-structure-left", structure=name)
    if f.has(seat, CONTROL) == 0:
        yield no("FS-24.3", "no-control-token")
    yield from _pays(f, seat, name, int(STRUCTURE_COST[structure]), cache)


@answer("deploy-structure", "buy")
def too_late(
    f: Field, ask: Ask, thing: Thing, area: int, cache: Flag, scheme: Flag, forge: Flag
) -> Ruling:
    """FS-11.3."""
    yield no("FS-11.3", "units-done", unit=name_of(thing))
    return -1


def cultists(f: Field, seat: int, system: int) -> int:
    """Cultists in a system, routed ones too; tokens on worlds are Cultists (FS-14.19)."""
    return sum(
        f.count(seat, area, CULTIST) + (0 if f.is_void(area) else f.count(seat, area, TOKEN))
        for area in f.areas_of(system)
    )


may("deploy-units deploy-structure", DONE)

# -- the Dominate Order ----------------------------------------------------------------------------


@answer("choose-asset", "asset")
def any_asset(f: Field, ask: Ask, asset: int) -> Ruling:
    """FS-12.3, FS-2.12, FS-24.1."""
    if asset == WEALTH:
        yield no("FS-2.10", "no-wealth")
        return -1
    if f.assets(int(ask.seat), asset) >= ASSET_LIMIT:
        yield no("FS-2.12", "three-assets", asset=ASSETS[asset])
    elif int(f.s.bank[3 + asset]) == 0:
        yield no("FS-24.1", "no-asset-left", asset=ASSETS[asset])
    return int(pack(ASSET_VERB, asset))


must("choose-asset", "FS-12.3")


def _own_ability(f: Field, seat: int, *factions: int) -> Reasons:
    """What a move of another faction's ability meets."""
    if f.faction(seat) not in factions:
        ability = SHEETS[f.faction(seat)].ability
        yield no("FS-12.6", "other-ability", ability=ability)


@answer("faction-ability", "pick")
def for_the_emperor(
    f: Field, ask: Ask, wounded: bool | None, routed: bool | None, thing: Thing, area: int | None
) -> Ruling:
    """A Scout or Space Marine of the active system is replaced, for 1 materiel (FS-S2)."""
    seat, name = int(ask.seat), name_of(thing)
    wrong = list(_own_ability(f, seat, SPACE_MARINES))
    if wrong:
        yield from wrong
        return -1
    if thing.faction == STRUCTURE or thing.type not in (SCOUT, SPACE_MARINE):
        yield no("FS-12.6", "not-promoted", unit=name)
        return -1
    foreign = list(owned(f, seat, thing))
    if foreign or area is None or wounded:
        yield from foreign or [no("FS-12.6", "say-where", unit=name)]
        return -1
    yield from in_system(f, area, "FS-12.6")
    yield from is_there(f, seat, thing.type, area, bool(routed), "FS-12.6")
    new = SPACE_MARINE if thing.type == SCOUT else LAND_RAIDER
    if f.supply(seat, new) == 0:
        yield no("FS-11.23", "none-in-supply", unit=f.unit(seat, new).name)
    if f.materiel(seat) == 0:
        yield no("FS-11.21", "cost", unit=name, number=1, have=0)
    return int(pack(UNIT, thing.type + (8 if routed else 0), area))


def is_there(f: Field, seat: int, type: int, area: int, routed: bool, rule: str) -> Reasons:
    """Such a unit, routed or not, is in an area; by this rule if there is none at all."""
    name, place = name_of(Thing(f.faction(seat), type)), f.name(area)
    if not f.count(seat, area, type):
        yield no(rule, "not-there", unit=name, place=place)
    elif not f.count(seat, area, type, int(routed)):
        state = "routed" if routed else "unrouted"
        yield no("FS-2.9", "not-so", unit=name, place=place, state=state)


@answer("faction-ability", "move")
def carried(f: Field, ask: Ask, thing: Thing, start: int, end: int, routed: Flag = None) -> Ruling:
    """Taint of Chaos and Webway Portal: from a world of the active system to another world."""
    seat, name = int(ask.seat), name_of(thing)
    foreign = list(_own_ability(f, seat, CHAOS, 3)) or list(owned(f, seat, thing))
    if foreign:
        yield from foreign
        return -1
    taints = f.faction(seat) == CHAOS
    if taints and thing.type != CULTIST:
        yield no("FS-12.6", "only-cultists", unit=name)
    elif f.is_ship(seat, thing.type):
        yield no("FS-12.6", "only-ground", unit=name)
    yield from in_system(f, start, "FS-12.6")
    yield from stands(f, seat, thing.type, start, "FS-9.34", "FS-12.6", bool(routed))
    if f.is_void(end):
        yield no("FS-9.33", "to-world", unit=name)
    elif taints:
        beside = f.systems_beside(int(f.s.active))
        if end // 4 not in beside:
            yield no("FS-12.6", "not-in-adjacent", place=f.name(end))
        if not f.welcome(seat, end):
            yield no("FS-12.6", "enemy-area", place=f.name(end))
    elif not f.friendly(seat, end):
        yield no("FS-12.6", "not-friendly", place=f.name(end))
    elif start == end:
        yield no("FS-12.6", "same-place", place=f.name(end))
    return int(pack(MOVE, thing.type, start, end))


@answer("faction-ability", "buy")
def ork_spores(
    f: Field, ask: Ask, thing: Thing, area: int, cache: Flag, scheme: Flag, forge: Flag
) -> Ruling:
    """A unit for a friendly world of the active system; no factory is needed (FS-S102)."""
    seat, type = int(ask.seat), thing.type
    foreign = list(_own_ability(f, seat, ORKS)) or list(owned(f, seat, thing))
    if foreign:
        yield from foreign
        return -1
    if f.is_ship(seat, type):
        yield no("FS-12.6", "only-ground", unit=name_of(thing))
    yield from in_system(f, area, "FS-12.6")
    if f.is_void(area) and not f.is_ship(seat, type):
        yield no("FS-9.33", "to-world", unit=name_of(thing))
    elif not f.friendly(seat, area):
        yield no("FS-12.6", "not-friendly", place=f.name(area))
    yield from forged(f, seat, type, forge)
    yield from affords(f, seat, type, bool(cache), bool(scheme))
    return int(pack(BUY, type, area, payment(cache, scheme)))


may("faction-ability")

# -- upgrades --------------------------------------------------------------------------------------

FREE: Final = 99
"""In place of what a card costs less: it is not purchased, so no command level counts for it."""


def _too_high(rule: str, name: str, wanted: int, level: int, less: int) -> Refusal:
    """The command level of the player, or whatever takes its place, does not suffice."""
    if less == FREE:
        return no("FS-20.7", "storm-level", card=name, number=wanted, level=level)
    return no(rule, "card-level", card=name, number=wanted, level=level)


def learns_card(f: Field, seat: int, card: int, level: int, purse: int, less: int) -> Reasons:
    """A combat upgrade that the player can purchase (FS-22.5 to FS-22.12)."""
    name = CARD_NAMES[card]
    printed = COMBAT[card]
    if printed.faction != f.faction(seat):
        yield no("FS-2.1", "not-your-card", card=name)
        return
    if card not in f.pile(seat, UPGRADES):
        yield no("FS-22.6", "in-deck", card=name)
    if printed.level > level:
        yield _too_high("FS-22.12", name, printed.level, level, less)
    if printed.cost - less > purse:
        yield no("FS-11.21", "card-cost", card=name, number=printed.cost - less, have=purse)


def learns_order(f: Field, seat: int, upgrade: int, level: int, purse: int, less: int) -> Reasons:
    """An order upgrade (FS-22.5, FS-13.20)."""
    name, printed = UPGRADE_NAMES[upgrade], ORDER_UPGRADES[upgrade]
    if printed.faction != f.faction(seat):
        yield no("FS-22.14", "not-your-card", card=name)
        return
    if f.owns(seat, upgrade):
        yield no("FS-22.15", "owned-already", card=name)
    if printed.level > level:
        yield _too_high("FS-13.20", name, printed.level, level, less)
    if printed.cost - less > purse:
        yield no("FS-11.21", "card-cost", card=name, number=printed.cost - less, have=purse)


@answer("purchase-upgrades", "upgrade")
def combat_upgrade(f: Field, ask: Ask, card: int) -> Ruling:
    seat = int(ask.seat)
    if f.s.flags & BOUGHT_COMBAT:
        yield no("FS-22.1", "one-combat-upgrade")
    yield from learns_card(f, seat, card, f.level(seat), f.materiel(seat), 0)
    return int(pack(COMBAT_UPGRADE, card))


@answer("purchase-upgrades", "learn")
def order_upgrade(f: Field, ask: Ask, upgrade: int) -> Ruling:
    seat = int(ask.seat)
    if f.s.flags & BOUGHT_ORDER:
        yield no("FS-22.1", "one-order-upgrade")
    yield from learns_order(f, seat, upgrade, f.level(seat), f.materiel(seat), 0)
    return int(pack(ORDER_UPGRADE, upgrade))


may("purchase-upgrades", DONE)


@answer("replace-combat-card", "replace")
def replace(f: Field, ask: Ask, card: int) -> Ruling:
    """FS-22.8."""
    if card not in f.pile(int(ask.seat), COMBAT_DECK):
        yield no("FS-22.8", "not-in-deck", card=CARD_NAMES[card])
    return int(pack(REPLACE, card))

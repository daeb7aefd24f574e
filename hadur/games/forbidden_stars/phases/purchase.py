"""Purchases of units and structures: level, cost and the tokens that help (sections 11.4, 13)."""

from __future__ import annotations

from hadur.games.forbidden_stars import log
from hadur.games.forbidden_stars.abilities.event import (
    EVENT_CARDS,
    W_PURCHASE,
    discard_scheme,
    waits,
)
from hadur.games.forbidden_stars.components.sheets import (
    CACHE,
    COST,
    FORGE,
    FORGE_COST,
    LEVEL,
    SHIP_TYPES,
    STRUCTURE_COST,
    row,
)
from hadur.games.forbidden_stars.state import ASSET, MATERIEL, War
from hadur.games.forbidden_stars.verbs import BUILD, BUY, WITH_CACHE, WITH_SCHEME
from hadur.kernel.bits import BIT, members
from hadur.kernel.moves import pack
from hadur.kernel.native import append, i64, vec


def forges_needed(s: War, seat: i64, type: i64) -> i64:
    """Forge tokens that a unit takes: its cost, and one if it lowers the level it requires
    (FS-13.6 to FS-13.9); -1 if the unit is beyond the player's command level."""
    at = row(s.faction(seat), type, False)
    above = LEVEL[at] - s.level(seat)
    if above > 1:
        return -1
    return FORGE_COST[at] + (1 if above == 1 else 0)


def unit_cost(s: War, seat: i64, type: i64, payment: i64, discount: i64) -> i64:
    """FS-13.1, FS-13.5: never below 0."""
    cost = COST[row(s.faction(seat), type, False)] - discount
    if payment & WITH_SCHEME != 0:
        cost -= EVENT_CARDS[s.scheme(seat)].saves(s, seat)
    if payment & WITH_CACHE != 0:
        cost -= 2
    return cost if cost > 0 else 0


def add_purchases(
    out: vec[i64], s: War, seat: i64, areas: i64, types: i64, discount: i64
) -> vec[i64]:
    """Every unit that can be purchased and paid for, with each way to pay: plain, with a cache
    token, with a scheme that helps, with both."""
    schemes = waits(s, seat, W_PURCHASE)
    caches = s.has(seat, ASSET + CACHE) > 0
    for type in range(6):
        if types & BIT[type] == 0 or s.supply(seat, type) == 0:
            continue
        forges = forges_needed(s, seat, type)
        if forges < 0 or forges > s.has(seat, ASSET + FORGE):
            continue
        fit = areas & (s.galaxy.voids if SHIP_TYPES & BIT[type] != 0 else s.galaxy.worlds)
        if fit == 0:
            continue
        for payment in range(4):
            if payment & WITH_SCHEME != 0 and not schemes:
                continue
            if payment & WITH_CACHE != 0:
                # A token that saves nothing is not offered.
                if not caches or unit_cost(s, seat, type, payment & ~WITH_CACHE, discount) == 0:
                    continue
            if unit_cost(s, seat, type, payment, discount) <= s.has(seat, MATERIEL):
                for area in members(fit):
                    out = append(out, pack(BUY, type, area, payment))
    return out


def buy(s: War, seat: i64, type: i64, area: i64, payment: i64, discount: i64) -> None:
    """FS-13.16: pay for a unit and place it."""
    cost = unit_cost(s, seat, type, payment, discount)
    for _ in range(forges_needed(s, seat, type)):
        s.spend_asset(seat, FORGE)
    if payment & WITH_SCHEME != 0:
        discard_scheme(s, seat)
    if payment & WITH_CACHE != 0:
        s.spend_asset(seat, CACHE)
    s.gain_materiel(seat, -cost)
    s.from_supply(seat, type, area)
    s.tell(log.BOUGHT, seat, type, area, cost)


def replace(s: War, seat: i64, area: i64, old: i64, routed: i64, new: i64) -> None:
    """FS-11.25: a unit is replaced by a free one, which stands unrouted."""
    s.take_unit(seat, area, old, routed)
    s.to_supply(seat, old)
    s.from_supply(seat, new, area)
    s.tell(log.REPLACED, seat, area, old, new)


def structure_cost(structure: i64, payment: i64) -> i64:
    cost = STRUCTURE_COST[structure] - (2 if payment & WITH_CACHE != 0 else 0)
    return cost if cost > 0 else 0


def add_structures(
    out: vec[i64], s: War, seat: i64, structure: i64, worlds: i64, extra: i64
) -> vec[i64]:
    """A structure on each of these worlds, plain or with a cache token; `extra` is added to the
    payment."""
    if not s.can_build(seat, structure):
        return out
    for payment in range(2):
        if payment != 0 and s.has(seat, ASSET + CACHE) == 0:
            continue
        if structure_cost(structure, payment) <= s.has(seat, MATERIEL):
            for world in members(worlds):
                out = append(out, pack(BUILD, structure, world, payment | extra))
    return out


def build(s: War, seat: i64, structure: i64, area: i64, payment: i64) -> None:
    cost = structure_cost(structure, payment)
    if payment & WITH_CACHE != 0:
        s.spend_asset(seat, CACHE)
    s.gain_materiel(seat, -cost)
    s.build(seat, area, structure)
    s.tell(log.BUILT, seat, structure, area, cost)

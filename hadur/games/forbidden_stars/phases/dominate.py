"""The Dominate Order (section 12): assets of friendly worlds, then the faction's ability."""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars import log
from hadur.games.forbidden_stars.abilities.units import carry
from hadur.games.forbidden_stars.components.sheets import (
    CHAOS,
    GROUND_TYPES,
    ORKS,
    SPACE_MARINES,
    WEALTH,
)
from hadur.games.forbidden_stars.components.tiles import ASSET_SHIFT
from hadur.games.forbidden_stars.phases.advance import add_moves
from hadur.games.forbidden_stars.phases.purchase import add_purchases, buy
from hadur.games.forbidden_stars.phases.ways import areas_of, areas_of_all
from hadur.games.forbidden_stars.prompts import (
    ANY,
    Question,
    add_units,
    finish,
    unit_area,
    unit_routed,
    unit_type,
)
from hadur.games.forbidden_stars.state import MATERIEL, PRESENCE, War
from hadur.games.forbidden_stars.verbs import ASSET, BUY, MOVE, NO, UNIT
from hadur.kernel.bits import BIT, members
from hadur.kernel.moves import first, pack, second, third, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Step, step0, step2


def dominate(s: War) -> None:
    """FS-12.1, FS-12.6, FS-12.7."""
    s.push(FACTION_ABILITY)
    collect(s, s.turn, s.friendly_worlds(s.turn) & areas_of(s.active))


def collect(s: War, seat: i64, worlds: i64) -> None:
    """FS-12.2 to FS-12.5: the assets of worlds; for wealth the player chooses."""
    wealth: i64 = 0
    for area in members(worlds):
        for asset in range(3):
            for _ in range((s.galaxy.icons[area] >> (ASSET_SHIFT * asset)) & 3):
                receive(s, seat, asset)
        wealth += (s.galaxy.icons[area] >> (ASSET_SHIFT * WEALTH)) & 3
    if wealth > 0:
        s.push(TAKE_WEALTH, seat, wealth)


def receive(s: War, seat: i64, asset: i64) -> None:
    if s.gain_asset(seat, asset):
        s.tell(log.ASSET, seat, asset, 1)


def take_wealth(s: War, seat: i64, left: i64) -> None:
    if left > 0:
        s.push(TAKE_WEALTH, seat, left - 1)
        s.ask(ANY_ASSET, seat)


class AnyAsset(Question):
    """FS-12.3: an asset of a kind of which the player has fewer than three."""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for asset in range(3):
            if s.may_gain_asset(ask.seat, asset):
                out = append(out, pack(ASSET, asset))
        return finish(out, False, NO)

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == ASSET:
            receive(s, ask.seat, first(move))


# -- abilities of the factions ---------------------------------------------------------------------


def faction_ability(s: War) -> None:
    s.ask(SHEET_ABILITY, s.turn)


class SheetAbility(Question):
    """For the Emperor, Taint of Chaos, Ork Spores or Webway Portal (FS-S2)."""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        faction = s.faction(ask.seat)
        if faction == SPACE_MARINES:
            out = _promotions(s, ask.seat)
        elif faction == CHAOS:
            out = _taint(s, ask.seat)
        elif faction == ORKS:
            worlds = s.friendly_worlds(ask.seat) & areas_of(s.active)
            out = add_purchases(vec[i64](), s, ask.seat, worlds, GROUND_TYPES, 0)
        else:
            out = _webway(s, ask.seat)
        return append(out, pack(NO))

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        verb = verb_of(move)
        if verb == NO:
            return
        s.tell(log.ABILITY_USED, ask.seat)
        if verb == UNIT:
            s.gain_materiel(ask.seat, -1)
            new: i64 = 2 if unit_type(move) == 0 else 3
            replace(s, ask.seat, unit_area(move), unit_type(move), unit_routed(move), new)
        elif verb == MOVE:
            carry(s, ask.seat, first(move), second(move), third(move))
        elif verb == BUY:
            buy(s, ask.seat, first(move), second(move), third(move), 0)


def replace(s: War, seat: i64, area: i64, old: i64, routed: i64, new: i64) -> None:
    """FS-11.25: a unit is replaced by a free one, which stands unrouted."""
    s.take_unit(seat, area, old, routed)
    s.to_supply(seat, old)
    s.from_supply(seat, new, area)
    s.tell(log.REPLACED, seat, area, old, new)


def _promotions(s: War, seat: i64) -> vec[i64]:
    """A Scout becomes a Space Marine, or a Space Marine a Land Raider."""
    out = vec[i64]()
    if s.has(seat, MATERIEL) == 0:
        return out
    types: i64 = 0
    if s.supply(seat, 2) > 0:
        types |= BIT[0]
    if s.supply(seat, 3) > 0:
        types |= BIT[2]
    for area in members(areas_of(s.active) & s.has(seat, PRESENCE) & s.galaxy.worlds):
        out = add_units(out, s, seat, area, ANY, types)
    return out


def _taint(s: War, seat: i64) -> vec[i64]:
    """A Cultist to a friendly or uncontrolled world of a system beside (FS-S130)."""
    near = areas_of_all(s, s.galaxy.beside[s.active]) & s.galaxy.worlds
    ends = near & (s.friendly(seat) | s.uncontrolled())
    out = vec[i64]()
    for area in members(areas_of(s.active) & s.has(seat, PRESENCE) & s.galaxy.worlds):
        out = add_moves(out, s, seat, area, ends, BIT[0])
    return out


def _webway(s: War, seat: i64) -> vec[i64]:
    """A unit of a world of the active system to a friendly world anywhere."""
    ends = s.friendly_worlds(seat)
    out = vec[i64]()
    for area in members(areas_of(s.active) & s.has(seat, PRESENCE) & s.galaxy.worlds):
        out = add_moves(out, s, seat, area, ends & ~BIT[area], GROUND_TYPES)
    return out


ANY_ASSET: Final = AnyAsset("choose-asset", "FS-12.3", True)
SHEET_ABILITY: Final = SheetAbility("faction-ability", "FS-12.6", True)
DOMINATE: Final[Step] = step0(dominate)
TAKE_WEALTH: Final[Step] = step2(take_wealth)
FACTION_ABILITY: Final[Step] = step0(faction_ability)

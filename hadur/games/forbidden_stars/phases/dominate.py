"""The Dominate Order (section 12): assets of friendly worlds, then the faction's ability."""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars import log
from hadur.games.forbidden_stars.abilities.sheet import SHEET_ABILITIES
from hadur.games.forbidden_stars.components.sheets import WEALTH
from hadur.games.forbidden_stars.components.tiles import ASSET_SHIFT
from hadur.games.forbidden_stars.phases.ways import areas_of
from hadur.games.forbidden_stars.prompts import Question, finish
from hadur.games.forbidden_stars.state import War
from hadur.games.forbidden_stars.verbs import ASSET, NO
from hadur.kernel.bits import members
from hadur.kernel.moves import first, pack, verb_of
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


# -- the ability of the faction --------------------------------------------------------------------


def faction_ability(s: War) -> None:
    s.ask(USE_SHEET, s.turn)


class UseSheet(Question):
    """How is the ability of the sheet used, if at all (FS-12.6, FS-S2)?"""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        ability = SHEET_ABILITIES[s.faction(ask.seat)]
        return append(ability.offers(s, ask.seat), pack(NO))

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) != NO:
            s.tell(log.ABILITY_USED, ask.seat)
            SHEET_ABILITIES[s.faction(ask.seat)].carry_out(s, ask.seat, move)


ANY_ASSET: Final = AnyAsset("choose-asset", "FS-12.3", True)
USE_SHEET: Final = UseSheet("faction-ability", "FS-12.6", True)
DOMINATE: Final[Step] = step0(dominate)
TAKE_WEALTH: Final[Step] = step2(take_wealth)
FACTION_ABILITY: Final[Step] = step0(faction_ability)

"""Polar Dwarves: structures that walk, freeze and shoot over walls."""

from __future__ import annotations

from typing import Final

from hadur.games.summoner_wars.abilities import ids
from hadur.games.summoner_wars.abilities.builders import (
    MAY,
    MUST,
    ForceSeveral,
    ForceTarget,
    Optional,
)
from hadur.games.summoner_wars.abilities.constant import (
    LIFE,
    SPECIAL_TWICE,
    STRENGTH,
    Bonus,
    HitRule,
    OwnBonus,
    beside,
)
from hadur.games.summoner_wars.abilities.hooks import (
    AFTER_MOVE,
    END_BUILD,
    STRUCTURE_SHIFTED,
    Ability,
    ActiveEvent,
)
from hadur.games.summoner_wars.abilities.ids import (
    COLD_SNAP,
    FROST_AXE,
    FROST_BOLT,
    GREATER_FROST_BOLT,
    ICE_SHARDS,
    LIVING_GATE,
    MOBILE_STRUCTURE,
    MOMENTUM,
    SLOW,
    STRUCTURAL_SHIFT,
    TRAMPLE,
)
from hadur.games.summoner_wars.abilities.targets import FRIENDLY, Targets
from hadur.games.summoner_wars.board import ADJACENT, within
from hadur.games.summoner_wars.cards.definition import (
    BUILD_PHASE,
    MOVE_PHASE,
    STRUCTURE,
    SUMMON_PHASE,
    TABLES,
    UNIT,
    Faction,
    champion,
    common,
    epic,
    melee,
    ranged,
    standard,
    structure_event,
    summoner,
)
from hadur.games.summoner_wars.phases.damage import (
    BY_ABILITY,
    BY_EVENT,
    gain_charge,
    harm,
    harm_all,
    heal,
    lose_charge,
    put_under,
)
from hadur.games.summoner_wars.phases.event import EventEffect
from hadur.games.summoner_wars.phases.force import ask_force, force_spaces
from hadur.games.summoner_wars.prompts import Branch, Pick
from hadur.games.summoner_wars.state import CARDS_IN_GAME, Battle
from hadur.kernel.bits import BIT, count, lowest
from hadur.kernel.native import i64
from hadur.kernel.state import Ask

POLAR_DWARVES: Final = Faction(
    "polar-dwarves",
    start={"svara": "d1", "starting-gate": "d3", "frost-mage": "c3", "ice-golem": "c2"},
)

SVARA = summoner("svara", ranged(3), 12, "gear droplet", [STRUCTURAL_SHIFT])
STRUCTURAL_SHIFT_TRIGGER: Final = ForceTarget(
    "structural-shift", STRUCTURAL_SHIFT, AFTER_MOVE, Targets(STRUCTURE, FRIENDLY, reach=3)
)

JARMUND = champion("jarmund", ranged(3), 5, 7, "gear droplet", [MOMENTUM, ICE_SHARDS])


class IceShards(Optional):
    """At the end of the own Build phase: a charge for 1 damage beside every own structure."""

    def possible(self, s: Battle, source: i64, x: i64, y: i64) -> bool:
        return s.charges[source] > 0 and self._struck(s, source) != 0

    def use(self, s: Battle, source: i64, x: i64, y: i64) -> None:
        lose_charge(s, source, 1)
        seat = s.controller[source]
        harm_all(s, self._struck(s, source), 1, source, seat, BY_ABILITY)

    def _struck(self, s: Battle, source: i64) -> i64:
        seat = s.controller[source]
        return beside(s.structures & s.side[seat]) & s.units() & s.side[1 - seat]


ICE_SHARDS_TRIGGER: Final = IceShards("ice-shards", ICE_SHARDS, END_BUILD)

NADIANA = champion("nadiana", ranged(2), 6, 7, "droplet", [GREATER_FROST_BOLT])


class GreaterFrostBolt(OwnBonus):
    """Stronger by 1 for each friendly structure within 2."""

    def gives(self, s: Battle, card: i64) -> i64:
        return count(within(2, s.space[card]) & s.side[s.controller[card]] & s.structures)


GreaterFrostBolt(GREATER_FROST_BOLT, STRENGTH)

OLLAG = champion("ollag", melee(3), 5, 7, "gear", [COLD_SNAP])


class ColdSnap(Bonus):
    """Friendly structures have 1 more life for each unit with it."""

    def amount(self, s: Battle, card: i64, target: i64) -> i64:
        if s.structures & BIT[s.space[card]] == 0:
            return 0
        return count(s.has[COLD_SNAP] & s.side[s.controller[card]])

    def shelters(self, s: Battle, card: i64) -> bool:
        return s.can(card, COLD_SNAP) and s.damaged & s.structures != 0


ColdSnap(LIFE, COLD_SNAP)

BEAR_CAVALRY = common("bear-cavalry", melee(3), 3, 5, "droplet", [TRAMPLE])
FROST_MAGE = common("frost-mage", ranged(1), 1, 4, "droplet", [FROST_BOLT])


class FrostBolt(OwnBonus):
    """Stronger by 1 for each friendly structure beside it."""

    def gives(self, s: Battle, card: i64) -> i64:
        return count(ADJACENT[s.space[card]] & s.side[s.controller[card]] & s.structures)


FrostBolt(FROST_BOLT, STRENGTH)

ICE_GOLEM = common(
    "ice-golem", melee(2), 2, 5, "gear", [LIVING_GATE, MOBILE_STRUCTURE, SLOW], also=STRUCTURE
)


ICE_SMITH = common("ice-smith", melee(2), 0, 2, "gear", [FROST_AXE])


class AxeHits(HitRule):
    """Frost Axe: each special symbol counts as two melee hits."""

    def hits(self, s: Battle, attacker: i64, target: i64, amount: i64) -> i64:
        if TABLES.ranged[s.kind[attacker]] == 0 and has_axe(s, attacker):
            return s.melee + 2 * s.special
        return amount


def has_axe(s: Battle, unit: i64) -> bool:
    """Whether a unit lies under this one: only Frost Axe puts one there."""
    if s.covering & BIT[s.space[unit]] == 0:
        return False
    for card in range(CARDS_IN_GAME):
        if s.host[card] == unit and TABLES.classes[s.kind[card]] & UNIT != 0:
            return True
    return False


AxeHits(SPECIAL_TWICE)


class FrostAxe(Ability):
    """After it moves: a charge, or for a charge under a friendly common within 3."""

    def __init__(self, name: str, ability: i64, moment: i64) -> None:
        super().__init__(name, ability, moment)
        self.ways: Final = AxeWays(name, MUST, ["gain-charge", "go-under"])
        self.bearer: Final = AxeBearer("frost-axe-bearer", "SW-20.3", False)

    def happen(self, s: Battle, source: i64, x: i64, y: i64) -> None:
        ways: i64 = 1
        if s.charges[source] > 0 and axe_bearers(s, source) != 0:
            ways = 3
        s.ask(self.ways, s.controller[source], ways, source)


def axe_bearers(s: Battle, smith: i64) -> i64:
    return s.commons & s.side[s.controller[smith]] & within(3, s.space[smith])


class AxeWays(Branch):
    """a: the smith."""

    def chosen(self, s: Battle, ask: Ask, branch: i64) -> None:
        if branch == 0:
            gain_charge(s, ask.a)
        else:
            lose_charge(s, ask.a, 1)
            s.ask(FROST_AXE_TRIGGER.bearer, ask.seat, axe_bearers(s, ask.a), ask.a)


class AxeBearer(Pick):
    """Under which common does the smith go? a: the smith."""

    def picked(self, s: Battle, ask: Ask, space: i64) -> None:
        put_under(s, ask.a, s.at[space])


FROST_AXE_TRIGGER: Final = FrostAxe("frost-axe", FROST_AXE, AFTER_MOVE)

ICE_RAM = epic("ice-ram", SUMMON_PHASE, active=ids.ICE_RAM)


class IceRam(ActiveEvent):
    """After you move or force a structure: 1 damage to a unit beside it, and a push."""

    def __init__(self) -> None:
        super().__init__("ice-ram", ids.ICE_RAM, STRUCTURE_SHIFTED)
        self.prompt: Final = Rammed("ice-ram", MAY, True)

    def occurs(self, s: Battle, source: i64, x: i64, y: i64) -> bool:
        return s.controller[source] == y

    def happen(self, s: Battle, source: i64, x: i64, y: i64) -> None:
        if s.on_field(x):
            spaces = ADJACENT[s.space[x]] & s.units()
            if spaces != 0:
                s.ask(self.prompt, s.controller[source], spaces, source, x)


class Rammed(Pick):
    """Which unit is rammed? a: the event, b: the structure that was shifted."""

    def picked(self, s: Battle, ask: Ask, space: i64) -> None:
        unit = s.at[space]
        harm(s, unit, 1, ask.a, ask.seat, BY_EVENT)
        if s.on_field(unit):
            ask_force(s, ask.seat, unit, force_spaces(s, unit, 1, 1), True)


ICE_RAM_TRIGGER: Final = IceRam()

GLACIAL_SHIFT = standard("glacial-shift", BUILD_PHASE, "droplet")
# Up to three friendly structures within 3 of the summoner are forced 1 or 2 spaces.
ForceSeveral(
    GLACIAL_SHIFT,
    "SW-20.2",
    Targets(STRUCTURE, FRIENDLY, reach=3, of_summoner=True),
    most=2,
    limit=3,
)

ICE_REPAIR = standard("ice-repair", MOVE_PHASE, "gear droplet")


class IceRepair(EventEffect):
    """Remove 2 damage from each friendly structure."""

    def play(self, s: Battle, seat: i64, event: i64) -> None:
        left = s.structures & s.side[seat]
        while left != 0:
            heal(s, s.at[lowest(left)], 2)
            left &= left - 1


IceRepair(ICE_REPAIR)

PARAPET = structure_event("parapet", "gear", 0, 5)

"""Cards of no faction: pirates, traders, and what every army needs."""

from __future__ import annotations

from typing import Final

from hadur.games.conquest.abilities.effect import EXHAUST_ONE, Effect
from hadur.games.conquest.abilities.targets import ANYWHERE, OWN, Units
from hadur.games.conquest.cards.definition import (
    ARMY_UNIT,
    ELITE,
    LIMITED,
    NEUTRAL,
    UNIT,
    Wearing,
    army,
    attachment,
    cards_of,
    event,
    support,
)
from hadur.games.conquest.phases.cards import gain
from hadur.games.conquest.phases.damage import SHIELD_USED, damaged_unit
from hadur.games.conquest.phases.entering import ENTERS, put_into_play
from hadur.games.conquest.phases.leaving import DESTROYED
from hadur.games.conquest.phases.round import PHASE_BEGINS
from hadur.games.conquest.state import DEPLOY_PHASE, DISCARD, HQ, Campaign
from hadur.games.conquest.values import may_control
from hadur.kernel.native import append, i64, vec
from hadur.kernel.windows import FORCED_REACTION, INTERRUPT, REACTION, argument, cancel

NEUTRAL_CARDS: Final = cards_of(NEUTRAL)

NO_MERCY = event("no-mercy", 0, 1, "tactic", copies=2)
UNIQUE_OWN: Final = Units(UNIT, OWN, unique=1)


class NoMercy(Effect):
    """When the opponent uses a shield card, exhaust a unique unit: it shields nothing."""

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        return s.controller[damaged_unit(s, at)] != seat

    def prices(self, s: Campaign, at: i64, seat: i64, source: i64) -> vec[i64]:
        out = vec[i64]()
        for unit in UNIQUE_OWN.find(s, seat, ANYWHERE):
            if s.exhausted[unit] == 0:
                out = append(out, unit)
        return out

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        cancel(s, at)


NoMercy(NO_MERCY, SHIELD_USED, INTERRUPT, price=EXHAUST_ONE)

VOID_PIRATE = army("void-pirate", 1, (0, 1), 1, "ally", copies=2, bonus=(1, 0))
ROGUE_TRADER = army("rogue-trader", 1, (0, 1), 1, "ally", copies=2, bonus=(0, 1))

FALL_BACK = event("fall-back", 1, 1, "tactic", copies=2)
ELITES: Final = Units(traits=ELITE)


class FallBack(Effect):
    """After an Elite unit is destroyed, put it into play from your discard pile at your HQ."""

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        unit = argument(s, at, 0)
        return (
            ELITES.fits_kind(s.kind[unit])
            and s.zone[unit] == DISCARD + seat
            and may_control(s, seat, unit)
        )

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        unit = argument(s, at, 0)
        if s.zone[unit] == DISCARD + seat:
            put_into_play(s, unit, HQ + seat, seat)


FallBack(FALL_BACK, DESTROYED, REACTION)

PROMETHIUM_MINE = support("promethium-mine", 1, "location", copies=2, keywords=LIMITED)


class FillsUp(Effect):
    """Promethium Mine: after it enters play, place 4 resources on it."""

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        return argument(s, at, 0) == source

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        s.stored[source] += 4


FillsUp(PROMETHIUM_MINE, ENTERS, FORCED_REACTION, name="promethium-mine-fills")


class Yields(Effect):
    """Promethium Mine: after the deploy phase begins, move 1 resource from it to your pool."""

    def applies(self, s: Campaign, at: i64, seat: i64, source: i64) -> bool:
        return argument(s, at, 0) == DEPLOY_PHASE and s.stored[source] > 0

    def resolve(self, s: Campaign, at: i64, seat: i64, source: i64, chosen: i64) -> None:
        s.stored[source] -= 1
        gain(s, seat, 1)


Yields(PROMETHIUM_MINE, PHASE_BEGINS, REACTION)

PROMOTION = attachment(
    "promotion", 0, 1, "skill", Wearing(ARMY_UNIT, command=2), copies=2, keywords=LIMITED
)

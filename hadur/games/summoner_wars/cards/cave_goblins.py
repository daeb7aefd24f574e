"""Cave Goblins: a cheap horde that never stops attacking."""

from __future__ import annotations

from typing import Final

from hadur.games.summoner_wars.abilities import ids
from hadur.games.summoner_wars.abilities.builders import MUST, ForceSeveral
from hadur.games.summoner_wars.abilities.constant import (
    STRENGTH,
    Bonus,
    Destruction,
    Grant,
    holds,
)
from hadur.games.summoner_wars.abilities.hooks import (
    END_ATTACK,
    END_TURN,
    START_ATTACK,
    Ability,
)
from hadur.games.summoner_wars.abilities.ids import (
    BLOOD_RUNES,
    CHARGE,
    CLIMB,
    CLING,
    FEED_THE_EATER,
    GANG_UP,
    IMBUED_STRENGTH,
    IMMOBILE,
    MAGIC_JUNKIE,
    RELENTLESS,
    SLY,
)
from hadur.games.summoner_wars.abilities.targets import FRIENDLY, Targets
from hadur.games.summoner_wars.board import ADJACENT, SPACES
from hadur.games.summoner_wars.cards.definition import (
    ATTACK_PHASE,
    MAGIC_PHASE,
    MOVE_PHASE,
    UNIT,
    Faction,
    champion,
    common,
    epic,
    melee,
    ranged,
    standard,
    summoner,
)
from hadur.games.summoner_wars.phases.attack import ANY_CARD, EXTRA_ATTACK, may_attack_extra
from hadur.games.summoner_wars.phases.damage import (
    BY_ABILITY,
    discard_from_field,
    gain_charge,
    harm,
    spend_magic,
)
from hadur.games.summoner_wars.phases.event import EventEffect
from hadur.games.summoner_wars.phases.force import swap
from hadur.games.summoner_wars.phases.turn import Activated
from hadur.games.summoner_wars.prompts import Branch, Pick
from hadur.games.summoner_wars.state import HAS_KILLED, SLY_SPENT, Battle
from hadur.kernel.bits import BIT, count, lowest
from hadur.kernel.native import i64
from hadur.kernel.state import Ask, step2

CAVE_GOBLINS: Final = Faction(
    "cave-goblins",
    start={"sneeks": "e1", "starting-gate": "d2", "horde-slinger": "e2", "beast-rider": "c3"},
)

HORDE: Final = Targets(UNIT, FRIENDLY, cost=0)
"""The friendly units of cost 0, wherever they are."""
PAY: Final = 0
PAY_OR_NOT: Final = 3
CANNOT_PAY: Final = 2

SNEEKS = summoner("sneeks", melee(3), 11, "horns mask", [SLY])


class Sly(Activated):
    """Once per turn in the Attack phase: swap places with a friendly unit of cost 0."""

    def usable(self, s: Battle, unit: i64) -> bool:
        if s.spent[unit] & SLY_SPENT != 0:
            return False
        return HORDE.spaces(s, s.controller[unit], s.space[unit]) != 0

    def use(self, s: Battle, unit: i64) -> None:
        seat = s.controller[unit]
        s.spent[unit] |= SLY_SPENT
        s.ask(SLY_PARTNER, seat, HORDE.spaces(s, seat, s.space[unit]), unit)


class SlyPartner(Pick):
    """With which unit? a: the one that swaps."""

    def picked(self, s: Battle, ask: Ask, space: i64) -> None:
        swap(s, ask.a, s.at[space])


SLY_PARTNER: Final = SlyPartner("sly", "SW-20.3", False)
Sly(SLY, ATTACK_PHASE)

BLARF = champion("blarf", melee(0), 0, 6, "mask horns", [BLOOD_RUNES, IMBUED_STRENGTH])


def ways_to_pay(s: Battle, seat: i64) -> i64:
    """The branches of "spend 1 magic or else": the first one only for who has magic (SW-5.8)."""
    return PAY_OR_NOT if s.magic[seat] > 0 else CANNOT_PAY


class BloodRunes(Ability):
    """At the start of the own Attack phase: 1 magic for a charge, or else 1 damage to it."""

    def __init__(self, name: str, ability: i64, moment: i64) -> None:
        super().__init__(name, ability, moment)
        self.prompt: Final = RunesFed(name, MUST, ["pay-magic", "take-damage"])

    def happen(self, s: Battle, source: i64, x: i64, y: i64) -> None:
        seat = s.controller[source]
        s.ask(self.prompt, seat, ways_to_pay(s, seat), source)


class RunesFed(Branch):
    """a: the unit with the runes."""

    def chosen(self, s: Battle, ask: Ask, branch: i64) -> None:
        if branch == PAY:
            spend_magic(s, ask.seat, 1)
            gain_charge(s, ask.a)
        else:
            harm(s, ask.a, 1, ask.a, ask.seat, BY_ABILITY)


BLOOD_RUNES_TRIGGER: Final = BloodRunes("blood-runes", BLOOD_RUNES, START_ATTACK)

SMEG = champion("smeg", ranged(2), 0, 4, "mask", [MAGIC_JUNKIE, RELENTLESS])


class MagicJunkie(Ability):
    """At the end of the own turn: 1 magic, or else it is discarded.

    The player whose turn it is pays, even if control of the unit has just ended."""

    def __init__(self, name: str, ability: i64, moment: i64) -> None:
        super().__init__(name, ability, moment)
        self.prompt: Final = JunkieFed(name, MUST, ["pay-magic", "discard"])

    def happen(self, s: Battle, source: i64, x: i64, y: i64) -> None:
        s.ask(self.prompt, s.active, ways_to_pay(s, s.active), source)


class JunkieFed(Branch):
    """a: the unit."""

    def chosen(self, s: Battle, ask: Ask, branch: i64) -> None:
        if branch == PAY:
            spend_magic(s, ask.seat, 1)
        else:
            discard_from_field(s, ask.a)


MAGIC_JUNKIE_TRIGGER: Final = MagicJunkie("magic-junkie", MAGIC_JUNKIE, END_TURN)

THE_EATER = champion("the-eater", melee(5), 6, 9, "horns", [FEED_THE_EATER])


class FeedTheEater(Ability):
    """At the end of the own Attack phase, unless it has destroyed a unit this turn: it, or a
    friendly unit beside it, is discarded."""

    def __init__(self, name: str, ability: i64, moment: i64) -> None:
        super().__init__(name, ability, moment)
        self.prompt: Final = Eaten(name, MUST, False)

    def occurs(self, s: Battle, source: i64, x: i64, y: i64) -> bool:
        return s.spent[source] & HAS_KILLED == 0

    def happen(self, s: Battle, source: i64, x: i64, y: i64) -> None:
        if s.spent[source] & HAS_KILLED == 0:
            seat = s.controller[source]
            space = s.space[source]
            food = ADJACENT[space] & s.side[seat] & s.units()
            s.ask(self.prompt, seat, food | BIT[space], source)


class Eaten(Pick):
    """Which unit is discarded?"""

    def picked(self, s: Battle, ask: Ask, space: i64) -> None:
        discard_from_field(s, s.at[space])


FEED_THE_EATER_TRIGGER: Final = FeedTheEater("feed-the-eater", FEED_THE_EATER, END_ATTACK)

BEAST_RIDER = common("beast-rider", melee(3), 2, 3, "horns", [CHARGE])
HORDE_CLIMBER = common("horde-climber", melee(1), 0, 3, "mask", [CLIMB])

HORDE_CLINGER = common("horde-clinger", melee(2), 0, 2, "mask", [IMMOBILE, CLING])
HORDE_SLINGER = common("horde-slinger", ranged(2), 0, 1, "horns", [RELENTLESS])

ENRAGE_THE_HORDE = epic("enrage-the-horde", MAGIC_PHASE, 1)


class EnrageTheHorde(EventEffect):
    """Each friendly unit of cost 0 may make an extra attack, in any order."""

    def play(self, s: Battle, seat: i64, event: i64) -> None:
        offer_enraged(s, seat, 0)


def offer_enraged(s: Battle, seat: i64, used: i64) -> None:
    """`used`: the spaces of the units that have attacked; an attack leaves all in their places."""
    ready: i64 = 0
    left = HORDE.spaces(s, seat, -1) & ~used
    while left != 0:
        space = lowest(left)
        left &= left - 1
        if may_attack_extra(s, s.at[space], ANY_CARD):
            ready |= BIT[space]
    if ready != 0:
        s.ask(ENRAGED, seat, ready, used)


class Enraged(Pick):
    """Which unit attacks next, or no more? a: the spaces of those that have attacked."""

    def picked(self, s: Battle, ask: Ask, space: i64) -> None:
        s.push(ENRAGED_ON, ask.seat, ask.a | BIT[space])
        s.push(EXTRA_ATTACK, s.at[space], ANY_CARD, 0)


ENRAGED: Final = Enraged("enrage-the-horde", "SW-9.5", True)
ENRAGED_ON: Final = step2(offer_enraged)
EnrageTheHorde(ENRAGE_THE_HORDE)

PILE_ON = standard("pile-on", ATTACK_PHASE, "horns mask", active=ids.PILE_ON)


class GangUp(Bonus):
    """Stronger by 1 for each other friendly unit beside the target."""

    def source(self) -> str:
        return "ability-gang-up"

    def amount(self, s: Battle, card: i64, target: i64) -> i64:
        if not holds(s, card, GANG_UP):
            return 0
        around = ADJACENT[s.space[target]] & s.side[s.controller[card]] & s.units()
        return count(around & ~BIT[s.space[card]])


Grant(GANG_UP, ids.PILE_ON)
GangUp(STRENGTH)


SNEAK = standard("sneak", MOVE_PHASE, "mask")
# Any number of friendly units of cost 0 are forced 1 space each.
ForceSeveral(SNEAK, "SW-20.1", HORDE, most=1, limit=SPACES)

UNRELENTING = standard("unrelenting", MAGIC_PHASE, "horns", 1, active=ids.UNRELENTING)


class Unrelenting(Destruction):
    """Its player's commons return to the hand instead of being destroyed."""

    def saves(self, s: Battle, card: i64) -> bool:
        common = s.commons & BIT[s.space[card]] != 0
        return common and s.effect(s.controller[card], ids.UNRELENTING) > 0


Unrelenting()

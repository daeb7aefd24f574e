"""Fallen Kingdom: units that die, burn, and come back."""

from __future__ import annotations

from typing import Final

from hadur.games.summoner_wars.abilities import ids
from hadur.games.summoner_wars.abilities.builders import (
    MAY,
    GainCharge,
    Optional,
    tell_use,
)
from hadur.games.summoner_wars.abilities.constant import (
    ALSO_SPECIAL,
    STRENGTH,
    Bonus,
    Destruction,
    HitRule,
    OwnBonus,
)
from hadur.games.summoner_wars.abilities.hooks import (
    AFTER_ATTACK,
    END_TURN,
    KILLED,
    SELF_DESTROYED,
    UNIT_DESTROYED,
    Ability,
    ActiveEvent,
)
from hadur.games.summoner_wars.abilities.ids import (
    BLOOD_FURY,
    CURSED,
    IMBUED_STRENGTH,
    IMMOLATE,
    INFECT,
    LIFE_DRAIN,
    RAISE_THE_DEAD,
    SOUL_SHIFT,
    SOULLESS,
    SUMMONED_BY_FIRE,
    WRATH,
)
from hadur.games.summoner_wars.board import ADJACENT, distance, within
from hadur.games.summoner_wars.cards.definition import (
    BUILD_PHASE,
    CARRIER,
    MOVE_PHASE,
    SUMMON_PHASE,
    TABLES,
    UNDEAD,
    UNIT,
    Faction,
    champion,
    common,
    epic,
    melee,
    ranged,
    standard,
    summoner,
    weapon,
)
from hadur.games.summoner_wars.phases.attack import DRAINED, Preparation, specials_in
from hadur.games.summoner_wars.phases.damage import (
    BY_ABILITY,
    BY_EVENT,
    check_lives,
    destroy,
    discard_event,
    gain_charge,
    harm,
    harm_all,
    heal,
    lose_charge,
    put_under,
)
from hadur.games.summoner_wars.phases.event import EventEffect
from hadur.games.summoner_wars.phases.force import place, shift
from hadur.games.summoner_wars.phases.turn import Activated, OnExpiry
from hadur.games.summoner_wars.prompts import Pick, TakeCard
from hadur.games.summoner_wars.state import (
    BOTH,
    CARDS_IN_GAME,
    DISCARD_PILE,
    HAND,
    RAISE_SPENT,
    Battle,
)
from hadur.kernel.bits import BIT, lowest
from hadur.kernel.native import i64
from hadur.kernel.state import Ask, step1

FALLEN_KINGDOM: Final = Faction(
    "fallen-kingdom",
    start={"ret-talus": "d1", "starting-gate": "d3", "undead-archer": "c3", "undead-carrier": "d4"},
)

RET_TALUS = summoner("ret-talus", ranged(2), 12, "flame moon", [RAISE_THE_DEAD])
RAISE_DAMAGE: Final = 2


def is_named_unit(s: Battle, card: i64, word: i64) -> bool:
    """Whether a card is a unit whose name contains the word."""
    kind = s.kind[card]
    return TABLES.classes[kind] & UNIT != 0 and TABLES.words[kind] & word != 0


def dead_units(s: Battle, seat: i64, word: i64) -> bool:
    """Whether a unit whose name contains the word lies in a player's discard pile."""
    pile = DISCARD_PILE + seat
    for k in range(s.size[pile]):
        if is_named_unit(s, s.card_in(pile, k), word):
            return True
    return False


def empty_beside(s: Battle, unit: i64) -> i64:
    """The empty spaces adjacent to a unit on the battlefield."""
    return ADJACENT[s.space[unit]] & ~s.occupied()


class RaiseTheDead(Activated):
    """Once per turn in the Summon phase: 2 damage for an Undead unit of the own discard pile."""

    def usable(self, s: Battle, unit: i64) -> bool:
        if s.spent[unit] & RAISE_SPENT != 0 or empty_beside(s, unit) == 0:
            return False
        return dead_units(s, s.controller[unit], UNDEAD)

    def use(self, s: Battle, unit: i64) -> None:
        seat = s.controller[unit]
        s.spent[unit] |= RAISE_SPENT
        harm(s, unit, RAISE_DAMAGE, unit, seat, BY_ABILITY)
        if s.on_field(unit):
            s.ask(RAISED, seat, DISCARD_PILE, unit)


class Raised(TakeCard):
    """Which unit comes back? a: who raises it."""

    def fits(self, s: Battle, ask: Ask, card: i64) -> bool:
        return is_named_unit(s, card, UNDEAD)

    def taken(self, s: Battle, ask: Ask, card: i64) -> None:
        s.reveal(card, BOTH)
        s.ask(RAISED_TO, ask.seat, empty_beside(s, ask.a), card)


class RaisedTo(Pick):
    """On which space? a: the card raised."""

    def picked(self, s: Battle, ask: Ask, space: i64) -> None:
        place(s, ask.a, space, ask.seat)


RAISED: Final = Raised("raise-the-dead", "SW-20.3", False)
RAISED_TO: Final = RaisedTo("raise-the-dead-space", "SW-16.11", False)
RaiseTheDead(RAISE_THE_DEAD, SUMMON_PHASE)

DRAGOS = champion("dragos", melee(4), 6, 8, "moon", [LIFE_DRAIN])


class DrainHits(HitRule):
    """After a Life Drain special symbols count as melee hits."""

    def hits(self, s: Battle, attacker: i64, target: i64, amount: i64) -> i64:
        if TABLES.ranged[s.kind[attacker]] == 0 and s.attack_flags & DRAINED != 0:
            return amount + s.special
        return amount


class LifeDrain(Preparation):
    """A friendly unit within 2 may be destroyed first."""

    def possible(self, s: Battle, unit: i64) -> bool:
        return drainable(s, unit) != 0


def drainable(s: Battle, unit: i64) -> i64:
    return s.side[s.controller[unit]] & s.units() & within(DRAIN_REACH, s.space[unit])


DrainHits(ALSO_SPECIAL)

DRAIN_REACH: Final = 2


def life_drain(s: Battle, unit: i64) -> None:
    """Life Drain, before the target is declared (S-15)."""
    if s.can(unit, LIFE_DRAIN):
        spaces = drainable(s, unit)
        if spaces != 0:
            s.ask(LIFE_DRAINED, s.controller[unit], spaces, unit)


class LifeDrained(Pick):
    """Which friendly unit is destroyed to make special symbols melee hits? a: the attacker."""

    def picked(self, s: Battle, ask: Ask, space: i64) -> None:
        tell_use(s, LIFE_DRAIN, ask.a)
        destroy(s, s.at[space], ask.a, ask.seat)
        check_lives(s)
        s.attack_flags |= DRAINED


LIFE_DRAINED: Final = LifeDrained("life-drain", MAY, True)
LifeDrain(LIFE_DRAIN, step1(life_drain))

ELUT_BAL = champion("elut-bal", melee(6), 6, 6, "flame", [SUMMONED_BY_FIRE])
GUL_DASS = champion("gul-dass", melee(2), 6, 8, "flame moon", [WRATH])


class Wrath(OwnBonus):
    """Stronger by the damage on it."""

    def gives(self, s: Battle, card: i64) -> i64:
        return s.damage[card]


Wrath(WRATH, STRENGTH)


HELLFIRE_CULTIST = common("hellfire-cultist", ranged(2), 0, 2, "flame", [IMMOLATE])


class Immolate(Ability):
    """After it is destroyed: 1 damage to each enemy unit that was adjacent."""

    def still_there(self, s: Battle, source: i64) -> bool:
        """It works directly after its unit was destroyed (SW-14.2, SW-24.4)."""
        return True

    def occurs(self, s: Battle, source: i64, x: i64, y: i64) -> bool:
        return burnt(s, x, y) != 0

    def happen(self, s: Battle, source: i64, x: i64, y: i64) -> None:
        harm_all(s, burnt(s, x, y), 1, source, y, BY_ABILITY)


def burnt(s: Battle, beside: i64, seat: i64) -> i64:
    """Where those of the cards that were beside a burning unit stand now that are enemy units."""
    found: i64 = 0
    while beside != 0:
        card = (beside & 0x7F) - 1
        beside >>= 7
        if s.on_field(card):
            found |= BIT[s.space[card]]
    return found & s.units() & s.side[1 - seat]


IMMOLATE_TRIGGER: Final = Immolate("immolate", IMMOLATE, SELF_DESTROYED)

UNDEAD_ARCHER = common("undead-archer", ranged(3), 2, 2, "flame", [SOUL_SHIFT])
SOUL_REACH: Final = 3


class SoulShift(Optional):
    """After a unit within 3 is destroyed in the own turn: it may take that unit's place."""

    def occurs(self, s: Battle, source: i64, x: i64, y: i64) -> bool:
        return s.controller[source] == s.active and distance(s.space[source], x) <= SOUL_REACH

    def possible(self, s: Battle, source: i64, x: i64, y: i64) -> bool:
        return s.at[x] < 0

    def use(self, s: Battle, source: i64, x: i64, y: i64) -> None:
        shift(s, source, x)


SOUL_SHIFT_TRIGGER: Final = SoulShift("soul-shift", SOUL_SHIFT, UNIT_DESTROYED)

UNDEAD_CARRIER = common("undead-carrier", melee(2), 1, 3, "moon", [SOULLESS, INFECT])


class Soulless(Destruction):
    """Nobody gains magic for a unit that it destroys."""

    def yields_nothing(self, s: Battle, card: i64, source: i64) -> bool:
        return source >= 0 and s.units() & BIT[s.space[card]] != 0 and s.can(source, SOULLESS)


Soulless()


class Infect(Ability):
    """After it destroys a unit: a Carrier of the own discard pile may take that unit's place."""

    def __init__(self, name: str, ability: i64, moment: i64) -> None:
        super().__init__(name, ability, moment)
        self.prompt: Final = Infected(name, MAY, True)

    def happen(self, s: Battle, source: i64, x: i64, y: i64) -> None:
        seat = s.controller[source]
        if s.at[x] < 0 and s.size[DISCARD_PILE + seat] > 0:
            s.ask(self.prompt, seat, DISCARD_PILE, source, x)


class Infected(TakeCard):
    """Which Carrier? a: the unit that infects, b: the space of the unit it destroyed."""

    def fits(self, s: Battle, ask: Ask, card: i64) -> bool:
        return is_named_unit(s, card, CARRIER)

    def taken(self, s: Battle, ask: Ask, card: i64) -> None:
        tell_use(s, INFECT, ask.a)
        place(s, card, ask.b, ask.seat)


INFECT_TRIGGER: Final = Infect("infect", INFECT, KILLED)

UNDEAD_WARRIOR = common("undead-warrior", melee(2), 2, 4, "moon", [BLOOD_FURY, IMBUED_STRENGTH])


class BloodFury(GainCharge):
    """A charge each time a unit is destroyed in the own turn."""

    def occurs(self, s: Battle, source: i64, x: i64, y: i64) -> bool:
        return s.controller[source] == s.active


BLOOD_FURY_TRIGGER: Final = BloodFury("blood-fury", BLOOD_FURY, UNIT_DESTROYED, True)
FURY_LOSS: Final = 2


class FuryFades(Ability):
    """Blood Fury at the end of the own turn: 2 charges are lost."""

    def happen(self, s: Battle, source: i64, x: i64, y: i64) -> None:
        lose_charge(s, source, FURY_LOSS)


FURY_FADES_TRIGGER: Final = FuryFades("blood-fury-fades", BLOOD_FURY, END_TURN, True)

BLOOD_SUMMON = standard("blood-summon", SUMMON_PHASE, "moon")
SUMMON_COST: Final = 2
SUMMON_DAMAGE: Final = 2


class BloodSummon(EventEffect):
    """Any number of times: a cheap unit from hand beside a friendly unit, which takes 2 damage."""

    def play(self, s: Battle, seat: i64, event: i64) -> None:
        offer_blood_summon(s, seat, event)


def offer_blood_summon(s: Battle, seat: i64, event: i64) -> None:
    """Asked as long as everybody must think it possible; what is in hand stays hidden."""
    spaces: i64 = 0
    left = s.side[seat] & s.units()
    while left != 0:
        space = lowest(left)
        left &= left - 1
        if empty_beside(s, s.at[space]) != 0:
            spaces |= BIT[space]
    if spaces != 0 and s.size[HAND + seat] > 0:
        s.ask(BLOOD_TARGET, seat, spaces, event)


def is_cheap_unit(s: Battle, card: i64) -> bool:
    kind = s.kind[card]
    return TABLES.classes[kind] & UNIT != 0 and TABLES.cost[kind] <= SUMMON_COST


class BloodTarget(Pick):
    """Beside which friendly unit, or no more? a: the event."""

    def members(self, s: Battle, ask: Ask) -> i64:
        pile = HAND + ask.seat
        for k in range(s.size[pile]):
            if is_cheap_unit(s, s.card_in(pile, k)):
                return ask.options
        return 0

    def picked(self, s: Battle, ask: Ask, space: i64) -> None:
        s.ask(BLOOD_CARD, ask.seat, HAND, ask.a, s.at[space])


class BloodCard(TakeCard):
    """Which unit of the hand? a: the event, b: the friendly unit."""

    def fits(self, s: Battle, ask: Ask, card: i64) -> bool:
        return is_cheap_unit(s, card)

    def taken(self, s: Battle, ask: Ask, card: i64) -> None:
        s.reveal(card, BOTH)
        s.ask(BLOOD_SPACE, ask.seat, empty_beside(s, ask.b), ask.a, ask.b, card)


class BloodSpace(Pick):
    """On which space? a: the event, b: the friendly unit, c: the card placed."""

    def picked(self, s: Battle, ask: Ask, space: i64) -> None:
        place(s, ask.c, space, ask.seat)
        harm(s, ask.b, SUMMON_DAMAGE, ask.a, ask.seat, BY_EVENT)
        if not s.over:
            offer_blood_summon(s, ask.seat, ask.a)


BLOOD_TARGET: Final = BloodTarget("blood-summon", "SW-20.1", True, True)
BLOOD_CARD: Final = BloodCard("blood-summon-card", "SW-20.3", False)
BLOOD_SPACE: Final = BloodSpace("blood-summon-space", "SW-16.11", False)
BloodSummon(BLOOD_SUMMON)

HELLFORGED_WEAPON = weapon("hellforged-weapon", BUILD_PHASE, "flame", ids.HELLFORGED_WEAPON, CURSED)


class WeaponStrength(Bonus):
    """Stronger by 2 for each weapon under the unit."""

    def source(self) -> str:
        return "card-hellforged-weapon"

    def amount(self, s: Battle, card: i64, target: i64) -> i64:
        if s.covering & BIT[s.space[card]] == 0:
            return 0
        total: i64 = 0
        for under in range(CARDS_IN_GAME):
            if s.host[under] == card and TABLES.effect[s.kind[under]] == ids.HELLFORGED_WEAPON:
                total += HELLFORGED_BONUS
        return total


HELLFORGED_BONUS: Final = 2
WeaponStrength(STRENGTH)


class Cursed(Ability):
    """After it attacks: damage to itself for each special symbol rolled."""

    def occurs(self, s: Battle, source: i64, x: i64, y: i64) -> bool:
        return specials_in(y) > 0

    def happen(self, s: Battle, source: i64, x: i64, y: i64) -> None:
        harm(s, source, specials_in(y), source, s.controller[source], BY_ABILITY)


CURSED_TRIGGER: Final = Cursed("cursed", CURSED, AFTER_ATTACK)


class HellforgedWeapon(EventEffect):
    """Put under a friendly common, which is then stronger by 2 and Cursed."""

    def playable(self, s: Battle, seat: i64) -> bool:
        return s.commons & s.side[seat] != 0

    def play(self, s: Battle, seat: i64, event: i64) -> None:
        s.ask(WEAPON_BEARER, seat, s.commons & s.side[seat], event)


class WeaponBearer(Pick):
    """Under which common does the weapon go? a: the event."""

    def picked(self, s: Battle, ask: Ask, space: i64) -> None:
        put_under(s, ask.a, s.at[space])


WEAPON_BEARER: Final = WeaponBearer("hellforged-weapon", "SW-20.3", False)
HellforgedWeapon(HELLFORGED_WEAPON)

PURGE = standard("purge", MOVE_PHASE, "flame moon")
PURGE_DAMAGE: Final = 2


class Purge(EventEffect):
    """Any number of friendly units may strike one unit beside them, then all are destroyed."""

    def play(self, s: Battle, seat: i64, event: i64) -> None:
        offer_purge(s, seat, event, 0)


def offer_purge(s: Battle, seat: i64, event: i64, purged: i64) -> None:
    """`purged`: the spaces of the units chosen so far; nothing changes its place meanwhile."""
    s.ask(PURGED, seat, s.side[seat] & s.units() & ~purged, purged, event)


class Purged(Pick):
    """Which friendly unit next, or no more? a: the spaces of those before, b: the event."""

    def picked(self, s: Battle, ask: Ask, space: i64) -> None:
        purged = ask.a | BIT[space]
        struck = ADJACENT[space] & s.units()
        if struck != 0:
            s.ask(PURGE_STRIKE, ask.seat, struck, purged, ask.b, space)
        else:
            offer_purge(s, ask.seat, ask.b, purged)

    def declined(self, s: Battle, ask: Ask) -> None:
        left = ask.a & s.side[ask.seat] & s.units()
        while left != 0:
            destroy(s, s.at[lowest(left)], ask.b, ask.seat)
            left &= left - 1
        check_lives(s)


class PurgeStrike(Pick):
    """Which unit beside it takes 2 damage? a: the spaces of all chosen, b: the event, c: the space
    of the one that strikes."""

    def picked(self, s: Battle, ask: Ask, space: i64) -> None:
        harm(s, s.at[space], PURGE_DAMAGE, ask.b, ask.seat, BY_EVENT)
        if not s.over:
            offer_purge(s, ask.seat, ask.b, ask.a)

    def declined(self, s: Battle, ask: Ask) -> None:
        offer_purge(s, ask.seat, ask.b, ask.a)


PURGED: Final = Purged("purge", "SW-20.1", True)
PURGE_STRIKE: Final = PurgeStrike("purge-strike", MAY, True)
Purge(PURGE)

SACRIFICIAL_PYRE = epic("sacrificial-pyre", SUMMON_PHASE, 1, active=ids.SACRIFICIAL_PYRE)


class PyreGrows(ActiveEvent):
    """A charge whenever a unit is destroyed, in anybody's turn."""

    def happen(self, s: Battle, source: i64, x: i64, y: i64) -> None:
        gain_charge(s, source)


PYRE_GROWS: Final = PyreGrows("sacrificial-pyre", ids.SACRIFICIAL_PYRE, UNIT_DESTROYED, True)


class PyreBurnsOut(OnExpiry):
    """When it is discarded a unit is healed by 1 for each charge."""

    def expire(self, s: Battle, event: i64) -> None:
        seat = s.controller[event]
        charges = s.charges[event]
        discard_event(s, event)
        if charges > 0 and s.damaged & s.units() != 0:
            s.ask(PYRE_HEALS, seat, s.units(), charges)


class PyreHeals(Pick):
    """Which unit, anybody's? a: how much damage is removed."""

    def picked(self, s: Battle, ask: Ask, space: i64) -> None:
        heal(s, s.at[space], ask.a)


PYRE_HEALS: Final = PyreHeals("sacrificial-pyre", "SW-20.3", False)
PyreBurnsOut(ids.SACRIFICIAL_PYRE)

"""Phoenix Elves: fire that spreads, and guards who strike back."""

from __future__ import annotations

from typing import Final

from hadur.games.summoner_wars import log
from hadur.games.summoner_wars.abilities import ids
from hadur.games.summoner_wars.abilities.builders import DamageTarget, Targeting, tell_use
from hadur.games.summoner_wars.abilities.constant import (
    CAP,
    STRENGTH,
    WHATEVER_IT_IS,
    Bonus,
    HitRule,
    MoreDamage,
    SideHit,
    SummonPlace,
    beside,
    holds,
    prints,
)
from hadur.games.summoner_wars.abilities.hooks import (
    AFTER_ATTACK,
    AFTER_MOVE,
    ATTACKED,
    END_ATTACK,
    START_MOVE,
    Ability,
    ActiveEvent,
    is_first_copy,
)
from hadur.games.summoner_wars.abilities.ids import (
    BORN_OF_FIRE,
    CALL_PROTECTION,
    ENGAGE,
    FIERY_SUMMON,
    FIRE_BREATH,
    GUARDED,
    IGNITE,
    MOMENTUM,
    PROTECTOR,
    QUICK_SHOT,
    RIPOSTE,
    SHOVE,
    WILDFIRE,
)
from hadur.games.summoner_wars.abilities.targets import ANYONE, FRIENDLY, Targets
from hadur.games.summoner_wars.board import ADJACENT, ALL, spaces_between, within
from hadur.games.summoner_wars.cards.definition import (
    CHAMPION,
    COMMON,
    EMBER,
    MAGIC_PHASE,
    MOVE_PHASE,
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
    summoner,
)
from hadur.games.summoner_wars.phases.attack import (
    BESIDE,
    ENEMY,
    UNIT_TARGET,
    attacker_in,
    holder_in,
    space_in,
)
from hadur.games.summoner_wars.phases.damage import (
    BY_ABILITY,
    BY_EVENT,
    harm,
    harm_all,
    lose_charge,
    put_damage,
)
from hadur.games.summoner_wars.phases.event import EventEffect
from hadur.games.summoner_wars.phases.force import NOTHING_MORE, ForceTo, force_spaces, shift
from hadur.games.summoner_wars.prompts import Pick
from hadur.games.summoner_wars.state import GUARD_SPENT, Battle
from hadur.games.summoner_wars.values import named
from hadur.kernel.bits import BIT, count, lowest
from hadur.kernel.native import i64
from hadur.kernel.state import Ask

PHOENIX_ELVES: Final = Faction(
    "phoenix-elves",
    start={
        "queen-maldaria": "d1",
        "starting-gate": "d2",
        "ember-archer": "c3",
        "royal-guardian": "d3",
    },
)

QUEEN_MALDARIA = summoner(
    "queen-maldaria", ranged(4), 9, "flame shield", [MOMENTUM, CALL_PROTECTION]
)


class CallProtection(Targeting):
    """At the end of the own Attack phase: a charge places a friendly common beside her."""

    def occurs(self, s: Battle, source: i64, x: i64, y: i64) -> bool:
        return s.charges[source] > 0

    def options(self, s: Battle, source: i64, x: i64, y: i64) -> i64:
        if s.charges[source] == 0 or room_beside(s, source) == 0:
            return 0
        return super().options(s, source, x, y)

    def strike(self, s: Battle, source: i64, target: i64, x: i64, y: i64) -> None:
        lose_charge(s, source, 1)
        s.ask(PROTECTION_SPACE, s.controller[source], room_beside(s, source), target)


def room_beside(s: Battle, card: i64) -> i64:
    return ADJACENT[s.space[card]] & ALL & ~s.occupied()


class Called(Pick):
    """Where is the common placed? a: the common."""

    def picked(self, s: Battle, ask: Ask, space: i64) -> None:
        shift(s, ask.a, space)


PROTECTION_SPACE: Final = Called("call-protection-space", "SW-16.11", False)
CALL_PROTECTION_TRIGGER: Final = CallProtection(
    "call-protection", CALL_PROTECTION, END_ATTACK, Targets(COMMON, FRIENDLY)
)

FANESSA = champion("fanessa", melee(3), 5, 9, "shield", [RIPOSTE])


class Riposte(Ability):
    """After an adjacent enemy unit attacks it and it survives: 1 damage to that enemy."""

    def occurs(self, s: Battle, source: i64, x: i64, y: i64) -> bool:
        return source == x and y & (ENEMY | BESIDE) == ENEMY | BESIDE

    def happen(self, s: Battle, source: i64, x: i64, y: i64) -> None:
        foe = attacker_in(y)
        seat = s.controller[source]
        if s.on_field(foe) and s.controller[foe] != seat:
            tell_use(s, RIPOSTE, source)
            harm(s, foe, 1, source, seat, BY_ABILITY)


RIPOSTE_TRIGGER: Final = Riposte("riposte", RIPOSTE, ATTACKED)

FIRE_DRAKE = champion("fire-drake", ranged(4), 8, 10, "flame shield", [PROTECTOR, FIRE_BREATH])


class Protector(SummonPlace):
    """It may be summoned beside the own summoner."""

    def for_kind(self, s: Battle, seat: i64, kind: i64) -> i64:
        if not prints(kind, PROTECTOR) or not s.on_field(s.summoner[seat]):
            return 0
        return ADJACENT[s.space[s.summoner[seat]]]


Protector()


class FireBreath(SideHit):
    """Special symbols burn every unit between it and its target."""

    def before(self, s: Battle, attacker: i64, target: i64) -> None:
        if s.special == 0 or not s.can(attacker, FIRE_BREATH):
            return
        between = spaces_between(s.space[attacker], s.space[target]) & s.units()
        while between != 0:
            burnt = s.at[lowest(between)]
            put_damage(s, burnt, s.special, attacker, s.controller[attacker], BY_ABILITY)
            between &= between - 1


FireBreath()

HOLLEAS = champion("holleas", ranged(3), 5, 7, "flame", [FIERY_SUMMON, IGNITE])


class FierySummon(SummonPlace):
    """Ember units may be summoned beside it."""

    def for_kind(self, s: Battle, seat: i64, kind: i64) -> i64:
        if TABLES.words[kind] & EMBER == 0:
            return 0
        return beside(s.has[FIERY_SUMMON] & s.side[seat])


FierySummon()


class Ignite(Bonus):
    """Friendly Ember units are stronger by 1 for each unit with it beside them."""

    def amount(self, s: Battle, card: i64, target: i64) -> i64:
        if TABLES.words[s.kind[card]] & EMBER == 0:
            return 0
        return count(ADJACENT[s.space[card]] & s.side[s.controller[card]] & s.has[IGNITE])


Ignite(STRENGTH, IGNITE)


EMBER_ARCHER = common("ember-archer", ranged(2), 1, 2, "flame", [QUICK_SHOT])
QUICK_SHOT_TRIGGER: Final = DamageTarget(
    "quick-shot", QUICK_SHOT, AFTER_MOVE, Targets(UNIT, ANYONE, clear=3)
)

EMBER_BEAST = common("ember-beast", melee(3), 2, 3, "flame", [BORN_OF_FIRE, WILDFIRE])


class BornOfFire(SummonPlace):
    """It may be summoned beside a friendly Ember unit."""

    def for_kind(self, s: Battle, seat: i64, kind: i64) -> i64:
        if not prints(kind, BORN_OF_FIRE):
            return 0
        return beside(named(s, s.side[seat] & s.units(), EMBER))


BornOfFire()


class Wildfire(Ability):
    """At the start of the own Move phase: 1 damage to each adjacent enemy unit."""

    def occurs(self, s: Battle, source: i64, x: i64, y: i64) -> bool:
        return foes_beside(s, source) != 0

    def happen(self, s: Battle, source: i64, x: i64, y: i64) -> None:
        foes = foes_beside(s, source)
        if foes != 0:
            tell_use(s, WILDFIRE, source)
            harm_all(s, foes, 1, source, s.controller[source], BY_ABILITY)


def foes_beside(s: Battle, unit: i64) -> i64:
    return ADJACENT[s.space[unit]] & s.units() & s.side[1 - s.controller[unit]]


WILDFIRE_TRIGGER: Final = Wildfire("wildfire", WILDFIRE, START_MOVE)

EMBER_MAGE = common("ember-mage", ranged(2), 1, 2, "shield", [GUARDED])


class Guarded(HitRule):
    """The first attack on the unit in a turn does at most 1 damage."""

    def hits(self, s: Battle, attacker: i64, target: i64, amount: i64) -> i64:
        if s.spent[target] & GUARD_SPENT != 0 or s.units() & BIT[s.space[target]] == 0:
            return amount
        return min(amount, 1) if holds(s, target, GUARDED) else amount


Guarded(CAP)


ROYAL_GUARDIAN = common("royal-guardian", melee(1), 2, 4, "shield", [ENGAGE, SHOVE])


class Shove(Ability):
    """After attacking an adjacent enemy common or champion it may force it 1 space."""

    def __init__(self, name: str, ability: i64, moment: i64) -> None:
        super().__init__(name, ability, moment)
        self.prompt: Final = ShoveTo(name, "SW-16.5", True)

    def occurs(self, s: Battle, source: i64, x: i64, y: i64) -> bool:
        if y & (ENEMY | BESIDE) != ENEMY | BESIDE or not s.on_field(x):
            return False
        return (s.commons | s.champions) & BIT[s.space[x]] != 0

    def happen(self, s: Battle, source: i64, x: i64, y: i64) -> None:
        spaces = force_spaces(s, x, 1, 1)
        if spaces != 0:
            s.ask(self.prompt, s.controller[source], spaces, x, NOTHING_MORE, source)


class ShoveTo(ForceTo):
    """Where is the enemy shoved? a: the enemy, c: who shoves it."""

    def picked(self, s: Battle, ask: Ask, space: i64) -> None:
        tell_use(s, SHOVE, ask.c)
        super().picked(s, ask, space)


SHOVE_TRIGGER: Final = Shove("shove", SHOVE, AFTER_ATTACK)

BLINDING_FLARE = standard("blinding-flare", MAGIC_PHASE, "shield", 1, active=ids.BLINDING_FLARE)


class BlindingFlare(HitRule):
    """Only special symbols hit its player's summoner and the friendly units beside it."""

    def hits(self, s: Battle, attacker: i64, target: i64, amount: i64) -> i64:
        seat = s.controller[target]
        if s.effect(seat, ids.BLINDING_FLARE) == 0:
            return amount
        centre = s.summoner[seat]
        if target == centre:
            return s.special
        there = BIT[s.space[target]] & s.units()
        beside = s.on_field(centre) and there & ADJACENT[s.space[centre]] != 0
        return s.special if beside else amount


BlindingFlare(WHATEVER_IT_IS)


BURN = standard("burn", MOVE_PHASE, "flame")


class Burn(EventEffect):
    """2 damage to a common or champion within 2 of the own summoner."""

    def playable(self, s: Battle, seat: i64) -> bool:
        return BURN_TARGETS.spaces(s, seat, -1) != 0

    def play(self, s: Battle, seat: i64, event: i64) -> None:
        s.ask(BURN_TARGET, seat, BURN_TARGETS.spaces(s, seat, -1), event)


class Burned(Pick):
    """Which unit burns? a: the event."""

    def picked(self, s: Battle, ask: Ask, space: i64) -> None:
        harm(s, s.at[space], 2, ask.a, ask.seat, BY_EVENT)


BURN_TARGETS: Final = Targets(COMMON | CHAMPION, ANYONE, 2, of_summoner=True)
BURN_TARGET: Final = Burned("burn", "SW-20.3", False)
Burn(BURN)

DIVINE_RETRIBUTION = standard(
    "divine-retribution", MAGIC_PHASE, "flame shield", active=ids.DIVINE_RETRIBUTION
)


class DivineRetribution(ActiveEvent):
    """The own summoner has Aura of the Phoenix: whoever attacks her or a friend near her burns."""

    def occurs(self, s: Battle, source: i64, x: i64, y: i64) -> bool:
        queen = s.summoner[s.controller[source]]
        if not s.on_field(queen) or not is_first_copy(s, source):
            return False
        if y & (ENEMY | UNIT_TARGET) != ENEMY | UNIT_TARGET or holder_in(y) != s.controller[queen]:
            return False
        return x == queen or within(3, s.space[queen]) & BIT[space_in(y)] != 0

    def happen(self, s: Battle, source: i64, x: i64, y: i64) -> None:
        queen = s.summoner[s.controller[source]]
        foe = attacker_in(y)
        seat = s.controller[queen]
        if s.on_field(queen) and s.on_field(foe) and s.controller[foe] != seat:
            s.tell(log.EFFECT, s.kind[source])
            harm(s, foe, 1, queen, seat, BY_ABILITY)


DIVINE_RETRIBUTION_TRIGGER: Final = DivineRetribution(
    "aura-of-the-phoenix", ids.DIVINE_RETRIBUTION, ATTACKED
)

SPIRIT_OF_THE_PHOENIX = epic(
    "spirit-of-the-phoenix", SUMMON_PHASE, active=ids.SPIRIT_OF_THE_PHOENIX
)
MoreDamage(ids.SPIRIT_OF_THE_PHOENIX)

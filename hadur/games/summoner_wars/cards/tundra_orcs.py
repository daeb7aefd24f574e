"""Tundra Orcs: raw strength, wild magic, and a summoner who bends the dice."""

from __future__ import annotations

from typing import Final

from hadur.games.summoner_wars import log
from hadur.games.summoner_wars.abilities import ids
from hadur.games.summoner_wars.abilities.builders import (
    GainCharge,
    attacked_enemy_unit,
    tell_use,
)
from hadur.games.summoner_wars.abilities.constant import (
    ADD,
    CANCEL,
    ONLY_SPECIAL,
    STRENGTH,
    Bonus,
    Grant,
    HitRule,
    SideHit,
    holds,
)
from hadur.games.summoner_wars.abilities.hooks import (
    AFTER_ATTACK,
    AFTER_MOVE,
    ATTACKED,
    SUMMONED,
    Ability,
    ActiveEvent,
    is_first_copy,
)
from hadur.games.summoner_wars.abilities.ids import (
    BLOOD_BOND,
    BLOOD_RUSH,
    FAR_SHOT,
    FORCEFUL_ATTACK,
    FRENZY,
    INFLUENCE,
    PIERCING_FROST,
    RECKLESS_STRIKE,
    RESTORE,
    SLUGGISH,
    UNWIELDY_MAGIC,
    WILD_STRIKE,
)
from hadur.games.summoner_wars.abilities.in_force import IN_FORCE, InForce
from hadur.games.summoner_wars.abilities.targets import ANYONE, Targets
from hadur.games.summoner_wars.board import ADJACENT, distance, within
from hadur.games.summoner_wars.cards.definition import (
    ATTACK_PHASE,
    BUILD_PHASE,
    CHAMPION,
    COMMON,
    FROST,
    SUMMON_PHASE,
    TABLES,
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
    ADJACENT_ENEMY,
    BESIDE,
    ENEMY,
    EXTRA_ATTACK,
    HARMED,
    UNIT_TARGET,
    AfterRoll,
    attacker_in,
    offer_reroll,
    roll,
    specials_in,
)
from hadur.games.summoner_wars.phases.damage import (
    BY_ABILITY,
    gain_charge,
    harm,
    lose_charge,
    put_damage,
)
from hadur.games.summoner_wars.phases.event import EventEffect
from hadur.games.summoner_wars.phases.force import NOTHING_MORE, ForceTo, force_spaces
from hadur.games.summoner_wars.prompts import Confirm, Pick
from hadur.games.summoner_wars.state import ACTIVE_AREA, PRIMAL_FURY_SPENT, Battle
from hadur.kernel.bits import BIT, count, lowest
from hadur.kernel.native import i64
from hadur.kernel.state import Ask, step2

TUNDRA_ORCS: Final = Faction(
    "tundra-orcs",
    start={"grognack": "c1", "starting-gate": "d3", "tundra-fighter": "d4", "frost-shaman": "c3"},
)

GROGNACK = summoner("grognack", melee(4), 14, "horns droplet", [RESTORE, INFLUENCE])


def influenced(s: Battle, roller: i64, dice: i64) -> None:
    """Influence: on its controller's turn a charge may reroll all dice of a friendly unit."""
    seat = s.controller[roller]
    if seat != s.active or not s.on_field(roller):
        return
    near = s.has[INFLUENCE] & s.side[seat] & within(3, s.space[roller])
    while near != 0:
        source = s.at[lowest(near)]
        near &= near - 1
        if s.charges[source] > 0:
            s.ask(REROLL, seat, 0, source, roller, dice)
            return


class Reroll(Confirm):
    """Spend a charge to reroll all the dice? a: who has Influence, b: who rolled, c: dice."""

    def agreed(self, s: Battle, ask: Ask) -> None:
        lose_charge(s, ask.a, 1)
        s.tell(log.REROLLED, s.kind[ask.a], s.space[ask.a])
        roll(s, ask.c)
        s.push(INFLUENCED, ask.b, ask.c)


REROLL: Final = Reroll("influence", "SW-9.19")
INFLUENCED: Final = step2(influenced)
AfterRoll(INFLUENCE, INFLUENCED)


class Restore(GainCharge):
    """After it moves: a charge, if it has none."""

    def occurs(self, s: Battle, source: i64, x: i64, y: i64) -> bool:
        return s.charges[source] == 0

    def happen(self, s: Battle, source: i64, x: i64, y: i64) -> None:
        if s.charges[source] == 0:
            super().happen(s, source, x, y)


RESTORE_TRIGGER: Final = Restore("restore", RESTORE, AFTER_MOVE, True)

RAGNOR = champion("ragnor", melee(3), 5, 8, "horns droplet", [BLOOD_BOND])


class BloodBond(Ability):
    """After it attacks an enemy unit: a charge for the own summoner per special symbol."""

    def occurs(self, s: Battle, source: i64, x: i64, y: i64) -> bool:
        return attacked_enemy_unit(y) and specials_in(y) > 0

    def happen(self, s: Battle, source: i64, x: i64, y: i64) -> None:
        chief = s.summoner[s.controller[source]]
        if s.on_field(chief):
            gain_charge(s, chief, specials_in(y))


BLOOD_BOND_TRIGGER: Final = BloodBond("blood-bond", BLOOD_BOND, AFTER_ATTACK, True)

SHONK = champion("shonk", melee(8), 5, 11, "horns", [WILD_STRIKE])


class WildStrike(HitRule):
    """Special symbols are its hits, in the place of melee symbols."""

    def hits(self, s: Battle, attacker: i64, target: i64, amount: i64) -> i64:
        if TABLES.ranged[s.kind[attacker]] == 0 and s.can(attacker, WILD_STRIKE):
            return s.special
        return amount


WildStrike(ONLY_SPECIAL, WILD_STRIKE)

TARGAN = champion("targan", ranged(4), 5, 6, "droplet", [FAR_SHOT, PIERCING_FROST])


class PiercingFrost(Bonus):
    """Friendly Frost units are stronger by 1 for each unit with it beside them."""

    def amount(self, s: Battle, card: i64, target: i64) -> i64:
        if TABLES.words[s.kind[card]] & FROST == 0:
            return 0
        return count(ADJACENT[s.space[card]] & s.side[s.controller[card]] & s.has[PIERCING_FROST])


PiercingFrost(STRENGTH, PIERCING_FROST)

FROST_SHAMAN = common("frost-shaman", ranged(3), 1, 4, "droplet", [UNWIELDY_MAGIC])


class UnwieldyMagic(HitRule):
    """Without a special symbol it does no damage."""

    def hits(self, s: Battle, attacker: i64, target: i64, amount: i64) -> i64:
        if s.special == 0 and s.can(attacker, UNWIELDY_MAGIC):
            return 0
        return amount


UnwieldyMagic(CANCEL, UNWIELDY_MAGIC)

SMASHER = common("smasher", melee(4), 3, 6, "droplet", [SLUGGISH])


class Sluggish(HitRule):
    """Special symbols hit it as well."""

    def hits(self, s: Battle, attacker: i64, target: i64, amount: i64) -> i64:
        return amount + s.special if s.can(target, SLUGGISH) else amount


Sluggish(ADD, SLUGGISH)


TUNDRA_CHARGER = common("tundra-charger", melee(2), 0, 2, "horns", [BLOOD_RUSH])


class BloodRush(Ability):
    """After being summoned: for 1 damage to itself it may be forced 1 space."""

    def __init__(self, name: str, ability: i64, moment: i64) -> None:
        super().__init__(name, ability, moment)
        self.prompt: Final = RushTo(name, "SW-16.5", True)

    def happen(self, s: Battle, source: i64, x: i64, y: i64) -> None:
        spaces = force_spaces(s, source, 1, 1)
        if spaces != 0:
            s.ask(self.prompt, s.controller[source], spaces, source, NOTHING_MORE)


class RushTo(ForceTo):
    """Is the damage taken, and where does the charger go? a: the charger."""

    def picked(self, s: Battle, ask: Ask, space: i64) -> None:
        tell_use(s, BLOOD_RUSH, ask.a)
        harm(s, ask.a, 1, ask.a, ask.seat, BY_ABILITY)
        if s.on_field(ask.a):
            super().picked(s, ask, space)


BLOOD_RUSH_TRIGGER: Final = BloodRush("blood-rush", BLOOD_RUSH, SUMMONED)

TUNDRA_FIGHTER = common("tundra-fighter", melee(2), 1, 3, "horns", [FRENZY])


class Frenzy(Ability):
    """After each attack on an adjacent enemy card a die may let it step aside and go on."""

    def occurs(self, s: Battle, source: i64, x: i64, y: i64) -> bool:
        return attacked_adjacent_enemy(y)

    def happen(self, s: Battle, source: i64, x: i64, y: i64) -> None:
        tell_use(s, FRENZY, source)
        roll(s, 1)
        offer_reroll(s, source, 1, FRENZIED, 0)


def attacked_adjacent_enemy(facts: i64) -> bool:
    return facts & (ENEMY | BESIDE) == ENEMY | BESIDE


def frenzied(s: Battle, fighter: i64, argument: i64) -> None:
    """The die shows what it shows; only a fighter that is forced attacks again."""
    if s.special == 0:
        return
    spaces = force_spaces(s, fighter, 1, 1)
    if spaces != 0:
        s.ask(FRENZY_FORCE, s.controller[fighter], spaces, fighter, STRIKE_AGAIN.number)


def strike_again(s: Battle, unit: i64, argument: i64) -> None:
    """A unit that was forced may make an extra attack on an adjacent enemy card."""
    s.push(EXTRA_ATTACK, unit, ADJACENT_ENEMY, 1)


FRENZY_FORCE: Final = ForceTo("frenzy", "SW-16.5", True)
FRENZIED: Final = step2(frenzied)
STRIKE_AGAIN: Final = step2(strike_again)
FRENZY_TRIGGER: Final = Frenzy("frenzy", FRENZY, AFTER_ATTACK)

BRUTAL_FORCE = standard("brutal-force", ATTACK_PHASE, "horns droplet", active=ids.BRUTAL_FORCE)
Grant(FORCEFUL_ATTACK, ids.BRUTAL_FORCE)


class ForcefulAttack(Ability):
    """After attacking and damaging a unit, it may force that unit 1 space away from itself."""

    def occurs(self, s: Battle, source: i64, x: i64, y: i64) -> bool:
        return damaged_unit(y) and s.on_field(x)

    def happen(self, s: Battle, source: i64, x: i64, y: i64) -> None:
        drive_back(s, source, x)


def damaged_unit(facts: i64) -> bool:
    return facts & (UNIT_TARGET | HARMED) == UNIT_TARGET | HARMED


def drive_back(s: Battle, attacker: i64, unit: i64) -> None:
    """Ask whether and where the unit is forced: only where it gets farther away (SW-15.17)."""
    if not s.on_field(unit):
        return
    here = s.space[attacker]
    spaces = force_spaces(s, unit, 1, 1) & ~within(distance(here, s.space[unit]), here)
    if spaces != 0:
        s.ask(FORCEFUL_FORCE, s.controller[attacker], spaces, unit, NOTHING_MORE, attacker)


class DriveBack(ForceTo):
    """Where is the unit driven? a: the unit, c: its attacker."""

    def picked(self, s: Battle, ask: Ask, space: i64) -> None:
        tell_use(s, FORCEFUL_ATTACK, ask.c)
        super().picked(s, ask, space)


FORCEFUL_FORCE: Final = DriveBack("forceful-attack", "SW-16.5", True)
FORCEFUL_ATTACK_TRIGGER: Final = ForcefulAttack("forceful-attack", FORCEFUL_ATTACK, AFTER_ATTACK)


class BrutalForce(ActiveEvent):
    """Friendly units have Forceful Attack, once whatever else gives it to them."""

    def occurs(self, s: Battle, source: i64, x: i64, y: i64) -> bool:
        attacker = attacker_in(y)
        return (
            damaged_unit(y)
            and s.on_field(x)
            and s.on_field(attacker)
            and s.controller[attacker] == s.controller[source]
            and not s.can(attacker, FORCEFUL_ATTACK)
            and is_first_copy(s, source)
        )

    def happen(self, s: Battle, source: i64, x: i64, y: i64) -> None:
        if s.on_field(attacker_in(y)):
            drive_back(s, attacker_in(y), x)


BRUTAL_FORCE_TRIGGER: Final = BrutalForce("forceful-attack", ids.BRUTAL_FORCE, ATTACKED)

FOR_GLORY = epic("for-glory", BUILD_PHASE, active=ids.FOR_GLORY)


class ForGlory(Grant):
    """Its player's commons have Reckless Strike."""

    def reaches(self, s: Battle, seat: i64, unit: i64) -> bool:
        return s.commons & BIT[s.space[unit]] & ~s.frozen != 0


class RecklessStrength(Bonus):
    """Reckless Strike: stronger by 2."""

    def source(self) -> str:
        return "ability-reckless-strike"

    def amount(self, s: Battle, card: i64, target: i64) -> i64:
        return RECKLESS_BONUS if holds(s, card, RECKLESS_STRIKE) else 0


class Recklessness(SideHit):
    """Reckless Strike: with one special symbol or none it takes the same damage."""

    def after(self, s: Battle, attacker: i64, target: i64, amount: i64) -> None:
        if s.special <= 1 and holds(s, attacker, RECKLESS_STRIKE):
            put_damage(s, attacker, amount, attacker, s.controller[attacker], BY_ABILITY)


RECKLESS_BONUS: Final = 2
ForGlory(RECKLESS_STRIKE, ids.FOR_GLORY)
RecklessStrength(STRENGTH)
Recklessness()


FREEZE = standard("freeze", SUMMON_PHASE, "droplet", active=ids.FREEZE)


class Frozen(InForce):
    """The target loses its abilities; what else it cannot do, the procedures look up."""

    def begin(self, s: Battle, event: i64) -> None:
        card = s.target[event]
        if card >= 0 and s.on_field(card):
            s.frozen |= BIT[s.space[card]]
            s.relearn(card)
            s.tell(log.FROZEN, s.kind[card], s.space[card])

    def end(self, s: Battle, one: i64, other: i64) -> None:
        """Another Freeze may still hold the card."""
        if one < 0 or not s.on_field(one):
            return
        for seat in range(2):
            area = ACTIVE_AREA + seat
            for k in range(s.size[area]):
                event = s.card_in(area, k)
                if s.target[event] == one and TABLES.effect[s.kind[event]] == ids.FREEZE:
                    return
        s.frozen &= ~BIT[s.space[one]]
        s.learn_abilities(one)


IN_FORCE[ids.FREEZE] = Frozen()


class Freeze(EventEffect):
    """A common or champion without charge near the own summoner turns to ice."""

    def playable(self, s: Battle, seat: i64) -> bool:
        return FREEZE_TARGETS.spaces(s, seat, -1) != 0

    def play(self, s: Battle, seat: i64, event: i64) -> None:
        s.ask(FREEZE_TARGET, seat, FREEZE_TARGETS.spaces(s, seat, -1), event)


class Chosen(Pick):
    """Which unit is frozen? a: the event, which takes effect once it is in the active area."""

    def picked(self, s: Battle, ask: Ask, space: i64) -> None:
        s.target[ask.a] = s.at[space]


FREEZE_TARGETS: Final = Targets(COMMON | CHAMPION, ANYONE, 3, of_summoner=True, uncharged=True)
FREEZE_TARGET: Final = Chosen("freeze", "SW-20.3", False)
Freeze(FREEZE)

PRIMAL_FURY = standard("primal-fury", ATTACK_PHASE, "horns", active=ids.PRIMAL_FURY)


class PrimalFury(ActiveEvent):
    """Once per turn, after the own summoner attacks beside it: a rush and an extra attack."""

    def __init__(self) -> None:
        super().__init__("primal-fury", ids.PRIMAL_FURY, ATTACKED)
        self.prompt: Final = FuryTo("primal-fury", "SW-16.5", True)

    def occurs(self, s: Battle, source: i64, x: i64, y: i64) -> bool:
        chief = s.summoner[s.controller[source]]
        return (
            attacked_adjacent_enemy(y)
            and attacker_in(y) == chief
            and s.controller[chief] == s.controller[source]
            and s.spent[source] & PRIMAL_FURY_SPENT == 0
        )

    def happen(self, s: Battle, source: i64, x: i64, y: i64) -> None:
        if s.spent[source] & PRIMAL_FURY_SPENT != 0:
            return
        seat = s.controller[source]
        chief = s.summoner[seat]
        spaces = force_spaces(s, chief, 1, 2)
        if spaces != 0:
            s.ask(self.prompt, seat, spaces, chief, STRIKE_AGAIN.number, source)


class FuryTo(ForceTo):
    """Where does the summoner rush? a: the summoner, c: the event."""

    def picked(self, s: Battle, ask: Ask, space: i64) -> None:
        s.spent[ask.c] |= PRIMAL_FURY_SPENT
        s.tell(log.EFFECT, s.kind[ask.c])
        super().picked(s, ask, space)


PRIMAL_FURY_TRIGGER: Final = PrimalFury()

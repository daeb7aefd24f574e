"""Phase 4, Attack (section 9): who may attack what, the roll, the damage, what follows.

What texts add to it is declared beside the cards (the classes here and in `abilities.constant`).
Only lists of attacks name abilities, since they are made so often: Relentless (Smeg, Horde
Slingers), Protect (Citadel Knights) and Fire Breath (the Fire Drake).
"""

from __future__ import annotations

from typing import Final

from hadur.games.summoner_wars import log
from hadur.games.summoner_wars.abilities.constant import TEXTS
from hadur.games.summoner_wars.abilities.hooks import (
    AFTER_ATTACK,
    ATTACKED,
    fire_all,
    fire_events,
    fire_own,
)
from hadur.games.summoner_wars.abilities.ids import FIRE_BREATH, PROTECT, RELENTLESS
from hadur.games.summoner_wars.board import ADJACENT, NEXT, distance
from hadur.games.summoner_wars.cards.definition import TABLES
from hadur.games.summoner_wars.phases.damage import (
    BY_ATTACK,
    bury,
    heal,
    put_damage,
)
from hadur.games.summoner_wars.prompts import Confirm, Pick
from hadur.games.summoner_wars.state import (
    DICE,
    GUARD_SPENT,
    NO_EXTRA_ATTACK_AFTER_INSTEAD,
    Battle,
)
from hadur.games.summoner_wars.values import (
    shot_range,
    strength,
)
from hadur.games.summoner_wars.verbs import ATTACK, DECLARE
from hadur.kernel.bits import BIT, lowest
from hadur.kernel.moves import pack
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Step, step2, step3

ATTACKS_PER_TURN: Final = 3

# The six faces of a die (S-05): which symbols each shows (SW-1.7).
MELEE_FACES: Final = vec[i64]([1, 1, 1, 0, 1, 1])
RANGED_FACES: Final = vec[i64]([1, 1, 1, 1, 0, 0])
SPECIAL_FACES: Final = vec[i64]([0, 0, 0, 1, 1, 0])
FACES: Final = (
    "melee+ranged",
    "melee+ranged",
    "melee+ranged",
    "ranged+special",
    "melee+special",
    "melee",
)

# Attack flags, in `attack_flags` while the attack goes on and in the facts handed to triggers.
ENEMY: Final = 1  # the target was an enemy card when declared (S-42)
UNIT_TARGET: Final = 2
BESIDE: Final = 4  # the target was adjacent when declared
HARMED: Final = 8  # the attack put damage on the target
DRAINED: Final = 16  # Life Drain: special symbols count as melee hits
HEALING: Final = 32  # Heal: the attack removes damage
SPECIALS_AT: Final = 8  # facts: special symbols rolled stand from this bit on, eight of them,
SPACE_AT: Final = 16  # then the target's space and its controller when it was declared
HOLDER_AT: Final = 22
ATTACKER_AT: Final = 23  # and the attacking card

# What an extra attack may be aimed at.
ANY_CARD: Final = 0
ADJACENT_ENEMY: Final = 1


# -- who may attack what ---------------------------------------------------------------------------


def list_attacks(s: Battle, out: vec[i64]) -> vec[i64]:
    """Every attack of a unit that may still attack this phase (SW-9.1)."""
    left = s.side[s.active] & s.units() & ~s.attacked & ~s.instead
    if s.attacks_used >= ATTACKS_PER_TURN:
        left &= s.has[RELENTLESS]
    while left != 0:
        space = lowest(left)
        left &= left - 1
        unit = s.at[space]
        targets = attack_targets(s, unit)
        if targets == 0:
            continue
        if prepares(s, unit):
            out = append(out, pack(DECLARE, space))
            continue
        while targets != 0:
            out = append(out, pack(ATTACK, space, lowest(targets)))
            targets &= targets - 1
    return out


def attack_targets(s: Battle, unit: i64) -> i64:
    """The spaces of all cards the unit may attack now (SW-9.8 to SW-9.15)."""
    space = s.space[unit]
    here = BIT[space]
    if s.frozen & here != 0:
        return 0
    if TABLES.ranged[s.kind[unit]] != 0:
        found = _in_line_of_fire(s, unit, space)
    else:
        found = ADJACENT[space] & s.occupied()
    found &= ~s.frozen
    if s.has[PROTECT] != 0:
        protectors = s.has[PROTECT] & s.side[1 - s.controller[unit]] & ADJACENT[space]
        if protectors != 0:
            found &= s.has[PROTECT] & s.units()
    return found


def _in_line_of_fire(s: Battle, unit: i64, space: i64) -> i64:
    """Cards in a straight line with only clear spaces, or cards shot through, between."""
    reach = shot_range(s, unit)
    occupied = s.occupied()
    solid = occupied & ~shot_through(s, unit)
    found: i64 = 0
    for direction in range(4):
        at = space
        left = reach
        while left > 0:
            left -= 1
            at = NEXT[at * 4 + direction]
            if at < 0:
                break
            found |= BIT[at] & occupied
            if solid & BIT[at] != 0:
                break
    return found


def shot_through(s: Battle, unit: i64) -> i64:
    """The cards a ranged unit's attacks may pass through (SW-9.33): own Parapets, and all units
    for a unit with Fire Breath."""
    through = parapets(s) & s.side[s.controller[unit]]
    if s.has[FIRE_BREATH] & BIT[s.space[unit]] != 0:
        through |= s.units()
    return through


def parapets(s: Battle) -> i64:
    """Structures that are neither gates nor units: only Parapet is one."""
    return s.structures & ~s.gates & ~s.units()


class Preparation:
    """What an ability lets its unit do before the target of its attack is declared (S-15)."""

    def __init__(self, ability: i64, prepare: Step) -> None:
        self.ability: Final = ability
        self.prepare: Final = prepare
        ADDED.preparations = append(ADDED.preparations, self)

    def possible(self, s: Battle, unit: i64) -> bool:
        """Whether its unit could do it now, for all that everybody knows."""
        raise NotImplementedError


def prepares(s: Battle, unit: i64) -> bool:
    """Whether something may be done before this unit's target is declared (S-15)."""
    here = BIT[s.space[unit]]
    for preparation in ADDED.preparations:
        if s.has[preparation.ability] & here != 0 and preparation.possible(s, unit):
            return True
    return False


# -- declaring -------------------------------------------------------------------------------------


def regular_attack(s: Battle, unit: i64) -> None:
    """Count an attack of the phase; a Relentless unit is an additional attacker."""
    here = BIT[s.space[unit]]
    s.attacked |= here
    if s.has[RELENTLESS] & here == 0:
        s.attacks_used += 1


def prepare_attack(s: Battle, unit: i64, aim: i64) -> None:
    """Before-attack effects first, then the target (S-15)."""
    s.attack_bonus = 0
    s.attack_flags = 0
    s.push(CHOOSE_TARGET, unit, aim)
    for preparation in ADDED.preparations:
        s.push(preparation.prepare, unit)


def choose_target(s: Battle, unit: i64, aim: i64) -> None:
    """An attacker that is gone or has no target left attacks nothing (S-37)."""
    if not s.on_field(unit):
        return
    targets = extra_targets(s, unit, aim)
    if targets != 0:
        s.ask(TARGET, s.controller[unit], targets, unit)


def extra_targets(s: Battle, unit: i64, aim: i64) -> i64:
    targets = attack_targets(s, unit)
    if aim == ADJACENT_ENEMY:
        targets &= ADJACENT[s.space[unit]] & s.side[1 - s.controller[unit]]
    return targets


class Target(Pick):
    """Which card is attacked? a: the attacker."""

    def picked(self, s: Battle, ask: Ask, space: i64) -> None:
        declare(s, ask.a, s.at[space], s.attack_bonus, s.attack_flags)


TARGET: Final = Target("target", "SW-9.8", False)
EXTRA_TARGET: Final = Target("extra-attack", "SW-9.5", True)
CHOOSE_TARGET: Final = step2(choose_target)


# -- extra attacks ---------------------------------------------------------------------------------


def may_attack_extra(s: Battle, unit: i64, aim: i64) -> bool:
    """Whether the unit could use an extra attack now (SW-9.5, SW-9.6, S-43)."""
    if not s.on_field(unit):
        return False
    if s.rules & NO_EXTRA_ATTACK_AFTER_INSTEAD != 0 and s.instead & BIT[s.space[unit]] != 0:
        return False
    return extra_targets(s, unit, aim) != 0


def extra_attack(s: Battle, unit: i64, aim: i64, may: i64) -> None:
    """An attack beyond the limits; `may` is 1 if it can be declined."""
    if not may_attack_extra(s, unit, aim):
        return
    if may == 0:
        prepare_attack(s, unit, aim)
    elif prepares(s, unit):
        s.ask(EXTRA, s.controller[unit], 0, unit, aim)
    else:
        s.attack_bonus = 0
        s.attack_flags = 0
        s.ask(EXTRA_TARGET, s.controller[unit], extra_targets(s, unit, aim), unit)


class Extra(Confirm):
    """Does the unit make its extra attack? a: the unit, b: what it may aim at."""

    def agreed(self, s: Battle, ask: Ask) -> None:
        prepare_attack(s, ask.a, ask.b)


EXTRA: Final = Extra("prepare-extra-attack", "SW-9.5")
EXTRA_ATTACK: Final = step3(extra_attack)


# -- the three steps: target, roll, damage ---------------------------------------------------------


def declare(s: Battle, attacker: i64, target: i64, bonus: i64, flags: i64) -> None:
    """Step 1 (SW-9.4): the target is declared; then the roll, the damage, and what follows."""
    here = s.space[attacker]
    there = s.space[target]
    if s.controller[target] != s.controller[attacker]:
        flags |= ENEMY
        if s.controller[attacker] == s.active:
            s.targeted = True
    if s.units() & BIT[there] != 0:
        flags |= UNIT_TARGET
    if distance(here, there) == 1:
        flags |= BESIDE
    flags |= (there << SPACE_AT) | (s.controller[target] << HOLDER_AT) | (attacker << ATTACKER_AT)
    s.attacker = attacker
    s.victim = target
    s.attack_bonus = bonus
    s.attack_flags = flags
    s.tell(log.ATTACKED, s.kind[attacker], here, s.kind[target], there)
    s.push(ROLL_ATTACK, attacker, target)
    for before in ADDED.before_roll:
        if s.has[before.ability] != 0:
            s.push(before.step, attacker, target)


class BeforeRoll:
    """A step of an ability between declaring a target and rolling: step(attacker, target). It is
    taken while anybody has the ability."""

    def __init__(self, ability: i64, step: Step) -> None:
        self.ability: Final = ability
        self.step: Final = step
        ADDED.before_roll = append(ADDED.before_roll, self)


def roll_attack(s: Battle, attacker: i64, target: i64) -> None:
    """Step 2: as many dice as the attacker is strong (SW-9.18; S-36 and S-37 if one is gone)."""
    if not s.on_field(attacker):
        return
    if not s.on_field(target):
        s.push(AFTER_DAMAGE, attacker, target, 0)
        return
    dice = strength(s, attacker, target)
    roll(s, dice)
    offer_reroll(s, attacker, dice, DEAL_HITS, target)


def roll(s: Battle, dice: i64) -> None:
    """Roll dice; each symbol counts on its own (SW-1.7)."""
    s.melee = 0
    s.ranged = 0
    s.special = 0
    for _ in range(dice):
        face = s.chance(DICE, 6)
        s.melee += MELEE_FACES[face]
        s.ranged += RANGED_FACES[face]
        s.special += SPECIAL_FACES[face]
    s.tell(log.ROLLED, s.melee, s.ranged, s.special, dice)


def offer_reroll(s: Battle, roller: i64, dice: i64, then: Step, argument: i64) -> None:
    """Whoever may change a roll is asked, and then it goes on."""
    s.push(then, roller, argument)
    for after in ADDED.after_roll:
        if s.has[after.ability] != 0 and dice > 0:
            s.push(after.step, roller, dice)


class AfterRoll:
    """A step of an ability that may change a roll: step(who rolled, how many dice)."""

    def __init__(self, ability: i64, step: Step) -> None:
        self.ability: Final = ability
        self.step: Final = step
        ADDED.after_roll = append(ADDED.after_roll, self)


def deal_hits(s: Battle, attacker: i64, target: i64) -> None:
    """Step 3: one damage for each symbol that counts (SW-9.20), unless something replaces it."""
    s.push(AFTER_DAMAGE, attacker, target, s.special)
    if not s.on_field(target):
        return
    if s.attack_flags & HEALING != 0:
        s.spent[target] |= GUARD_SPENT
        heal(s, target, s.melee + s.special)
        return
    amount = hits(s, attacker, target)
    s.spent[target] |= GUARD_SPENT
    for instead in ADDED.instead_of_damage:
        if s.can(attacker, instead.ability) and instead.asks(s, attacker, target, amount):
            return
    wound(s, attacker, target, amount)


class InsteadOfDamage:
    """What an ability may put in the place of its unit's damage."""

    def __init__(self, ability: i64) -> None:
        self.ability: Final = ability
        ADDED.instead_of_damage = append(ADDED.instead_of_damage, self)

    def asks(self, s: Battle, attacker: i64, target: i64, amount: i64) -> bool:
        """Ask, if there is anything to ask; who declines has to `wound` the target."""
        raise NotImplementedError


class Added:
    """What the cards add to the steps of an attack: columns, as `Steps` are."""

    def __init__(self) -> None:
        self.preparations = vec[Preparation]()
        self.before_roll = vec[BeforeRoll]()
        self.after_roll = vec[AfterRoll]()
        self.instead_of_damage = vec[InsteadOfDamage]()


ADDED: Final = Added()


def hits(s: Battle, attacker: i64, target: i64) -> i64:
    """The damage of the attack: which symbols count, then what adds, cancels, lowers and caps."""
    amount = s.ranged if TABLES.ranged[s.kind[attacker]] != 0 else s.melee
    for rule in TEXTS.hit_rules:
        if rule.ability < 0 or s.has[rule.ability] != 0:
            amount = rule.hits(s, attacker, target, amount)
    return amount


def wound(s: Battle, attacker: i64, target: i64, amount: i64) -> None:
    """Damage to the target, and at the same time whatever the same dice do elsewhere."""
    seat = s.controller[attacker]
    for side in TEXTS.side_hits:
        side.before(s, attacker, target)
    if amount > 0:
        s.attack_flags |= HARMED
        put_damage(s, target, amount, attacker, seat, BY_ATTACK)
        for side in TEXTS.side_hits:
            side.after(s, attacker, target, amount)
    bury(s, attacker, seat)


def after_damage(s: Battle, attacker: i64, target: i64, special: i64) -> None:
    """Everything that happens after the attack (SW-9.23)."""
    facts = s.attack_flags | (special << SPECIALS_AT)
    if s.on_field(attacker):
        fire_own(s, AFTER_ATTACK, attacker, target, facts)
    if s.on_field(target) and s.on_field(attacker):
        fire_all(s, ATTACKED, s.side[s.controller[target]], target, facts)
    fire_events(s, ATTACKED, target, facts)


ROLL_ATTACK: Final = step2(roll_attack)
DEAL_HITS: Final = step2(deal_hits)
AFTER_DAMAGE: Final = step3(after_damage)


def specials_in(facts: i64) -> i64:
    """The special symbols rolled, out of an attack's facts."""
    return (facts >> SPECIALS_AT) & 0xFF


def space_in(facts: i64) -> i64:
    """The space of the target when it was declared."""
    return (facts >> SPACE_AT) & 63


def holder_in(facts: i64) -> i64:
    """The player who controlled the target when it was declared."""
    return (facts >> HOLDER_AT) & 1


def attacker_in(facts: i64) -> i64:
    """The card that attacked; further attacks may have been made since."""
    return (facts >> ATTACKER_AT) & 0x7F

"""Phase 4, Attack (section 9): who may attack what, the roll, the damage, what follows."""

from __future__ import annotations

from typing import Final

from hadur.games.summoner_wars import log
from hadur.games.summoner_wars.abilities.hooks import (
    AFTER_ATTACK,
    ATTACKED,
    fire_all,
    fire_events,
    fire_own,
)
from hadur.games.summoner_wars.abilities.ids import (
    ARROW_OF_LIGHT,
    BLINDING_FLARE,
    DIVINE_SHIELD,
    FIRE_BREATH,
    HEAL,
    INFLUENCE,
    LIFE_DRAIN,
    MIND_CAPTURE,
    PROTECT,
    RELENTLESS,
    SLUGGISH,
    STUPEFY,
    UNWIELDY_MAGIC,
    WILD_STRIKE,
)
from hadur.games.summoner_wars.board import ADJACENT, COLUMNS, NEXT, distance, within
from hadur.games.summoner_wars.cards.definition import CITADEL, TABLES
from hadur.games.summoner_wars.phases.damage import (
    BY_ABILITY,
    BY_ATTACK,
    bury,
    heal,
    lose_charge,
    put_damage,
)
from hadur.games.summoner_wars.phases.force import take_control
from hadur.games.summoner_wars.prompts import Confirm, Pick
from hadur.games.summoner_wars.state import (
    DICE,
    GUARD_SPENT,
    HAND,
    NO_EXTRA_ATTACK_AFTER_INSTEAD,
    Battle,
)
from hadur.games.summoner_wars.values import (
    has_axe,
    is_guarded,
    is_reckless,
    life,
    shot_range,
    strength,
)
from hadur.games.summoner_wars.verbs import ATTACK, DECLARE
from hadur.kernel.bits import BIT, lowest
from hadur.kernel.moves import pack
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Step, step2, step3

ATTACKS_PER_TURN: Final = 3
DIVINE_SHIELD_DICE: Final = 2

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
        for _ in range(reach):
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


def prepares(s: Battle, unit: i64) -> bool:
    """Whether something may be done before this unit's target is declared (S-15)."""
    here = BIT[s.space[unit]]
    seat = s.controller[unit]
    if s.has[LIFE_DRAIN] & here != 0:
        if s.side[seat] & s.units() & within(2, s.space[unit]) != 0:
            return True
    return s.has[ARROW_OF_LIGHT] & here != 0 and s.size[HAND + seat] > 0


# -- declaring -------------------------------------------------------------------------------------

PREPARATIONS: Final[list[Step]] = []
"""Steps of before-attack abilities, added by the cards that have them: step(unit)."""


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
    for step in PREPARATIONS:
        s.push(step, unit)


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
    if s.has[DIVINE_SHIELD] != 0:
        s.push(RAISE_SHIELDS, attacker, target)
    if s.has[HEAL] & BIT[here] != 0 and BEFORE_HEALING:
        s.push(BEFORE_HEALING[0], attacker, target)


BEFORE_HEALING: Final[list[Step]] = []
"""The step of Heal, added by the Temple Priest's faction: step(attacker, target)."""


def raise_shields(s: Battle, attacker: i64, target: i64) -> None:
    """Divine Shield: every one in reach of an attacked Citadel unit rolls its two dice."""
    if not s.on_field(target) or TABLES.words[s.kind[target]] & CITADEL == 0:
        return
    if s.units() & BIT[s.space[target]] == 0:
        return
    shields = s.has[DIVINE_SHIELD] & s.side[s.controller[target]] & within(3, s.space[target])
    while shields != 0:
        space = lowest(shields)
        shields &= shields - 1
        s.push(ROLL_SHIELD, s.at[space], attacker)


def roll_shield(s: Battle, shield: i64, attacker: i64) -> None:
    roll(s, DIVINE_SHIELD_DICE)
    s.tell(log.USED, DIVINE_SHIELD, s.kind[shield], s.space[shield])
    offer_reroll(s, shield, DIVINE_SHIELD_DICE, LOWER_STRENGTH, attacker)


def lower_strength(s: Battle, shield: i64, attacker: i64) -> None:
    """Each special symbol lowers the attacker's strength by 1, but not below 1."""
    if s.on_field(attacker) and s.on_field(s.victim):
        most = max(strength(s, attacker, s.victim) - 1, 0)
        s.attack_bonus -= min(s.special, most)


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
    """Influence: on its controller's turn a charge may reroll all dice of a friendly unit."""
    s.push(then, roller, argument)
    if s.has[INFLUENCE] != 0 and dice > 0:
        s.push(INFLUENCED, roller, dice)


def influenced(s: Battle, roller: i64, dice: i64) -> None:
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
    if (
        s.attack_flags & (ENEMY | UNIT_TARGET) == ENEMY | UNIT_TARGET
        and s.can(attacker, MIND_CAPTURE)
        and s.damage[target] + amount >= life(s, target)
    ):
        s.ask(CAPTURE, s.controller[attacker], 0, attacker, target, amount)
        return
    wound(s, attacker, target, amount)


def hits(s: Battle, attacker: i64, target: i64) -> i64:
    """The damage of the attack: which symbols count, then what adds, cancels, lowers and caps."""
    here = BIT[s.space[attacker]]
    there = BIT[s.space[target]]
    if _dazzled(s, target):
        amount = s.special
    elif TABLES.ranged[s.kind[attacker]] != 0:
        amount = s.ranged
    elif s.has[WILD_STRIKE] & here != 0:
        amount = s.special
    else:
        amount = s.melee
        if has_axe(s, attacker):
            amount += 2 * s.special
        elif s.attack_flags & DRAINED != 0:
            amount += s.special
    if s.has[SLUGGISH] & there != 0:
        amount += s.special
    if s.has[UNWIELDY_MAGIC] & here != 0 and s.special == 0:
        amount = 0
    if s.special > 0:
        dazing = s.has[STUPEFY] & s.side[1 - s.controller[attacker]] & ADJACENT[s.space[attacker]]
        while dazing != 0 and amount > 0:
            amount -= 1
            dazing &= dazing - 1
    if s.units() & there != 0 and is_guarded(s, target) and s.spent[target] & GUARD_SPENT == 0:
        amount = min(amount, 1)
    return amount


def _dazzled(s: Battle, target: i64) -> bool:
    """Blinding Flare covers its player's summoner and the friendly units beside it."""
    seat = s.controller[target]
    if s.effect(seat, BLINDING_FLARE) == 0:
        return False
    centre = s.summoner[seat]
    if target == centre:
        return True
    there = BIT[s.space[target]]
    return s.on_field(centre) and s.units() & there & ADJACENT[s.space[centre]] != 0


def wound(s: Battle, attacker: i64, target: i64, amount: i64) -> None:
    """Damage to the target, and at the same time whatever the same dice do elsewhere."""
    seat = s.controller[attacker]
    if s.special > 0 and s.has[FIRE_BREATH] & BIT[s.space[attacker]] != 0:
        between = spaces_between(s.space[attacker], s.space[target]) & s.units()
        while between != 0:
            put_damage(s, s.at[lowest(between)], s.special, attacker, seat, BY_ABILITY)
            between &= between - 1
    if amount > 0:
        s.attack_flags |= HARMED
        put_damage(s, target, amount, attacker, seat, BY_ATTACK)
        if is_reckless(s, attacker) and s.special <= 1:
            put_damage(s, attacker, amount, attacker, seat, BY_ABILITY)
    bury(s, attacker, seat)


def spaces_between(one: i64, other: i64) -> i64:
    """The spaces strictly between two spaces of one line."""
    stride: i64 = COLUMNS
    if one // COLUMNS == other // COLUMNS:
        stride = 1
    if other < one:
        stride = -stride
    found: i64 = 0
    at = one + stride
    while at != other:
        found |= BIT[at]
        at += stride
    return found


class Capture(Confirm):
    """Mind Capture: ignore the damage and take control? a: attacker, b: target, c: damage."""

    def agreed(self, s: Battle, ask: Ask) -> None:
        s.lender[ask.b] = -1
        s.tell(log.CAPTURED, s.kind[ask.b], s.space[ask.b], ask.seat)
        take_control(s, ask.b, ask.seat)

    def declined(self, s: Battle, ask: Ask) -> None:
        wound(s, ask.a, ask.b, ask.c)


CAPTURE: Final = Capture("mind-capture", "SW-14.16")


def after_damage(s: Battle, attacker: i64, target: i64, special: i64) -> None:
    """Everything that happens after the attack (SW-9.23)."""
    facts = s.attack_flags | (special << SPECIALS_AT)
    if s.on_field(attacker):
        fire_own(s, AFTER_ATTACK, attacker, target, facts)
    if s.on_field(target) and s.on_field(attacker):
        fire_all(s, ATTACKED, s.side[s.controller[target]], target, facts)
    fire_events(s, ATTACKED, target, facts)


ROLL_ATTACK: Final = step2(roll_attack)
RAISE_SHIELDS: Final = step2(raise_shields)
ROLL_SHIELD: Final = step2(roll_shield)
LOWER_STRENGTH: Final = step2(lower_strength)
INFLUENCED: Final = step2(influenced)
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

"""An attack (section 13a): declare the attacker, declare the defender, resolve."""

from __future__ import annotations

from typing import Final

from hadur.games.conquest import log
from hadur.games.conquest.cards.definition import ARMORBANE
from hadur.games.conquest.phases.damage import (
    BY_ATTACK,
    NO_SHIELDS,
    begin,
    deal_one,
    entries,
    put_beside,
)
from hadur.games.conquest.phases.moving import exhaust
from hadur.games.conquest.prompts import Question
from hadur.games.conquest.state import (
    ARMORBANE_SPARES_AREA,
    UNDAMAGEABLE_NOT_ATTACKABLE,
    Campaign,
    campaign,
)
from hadur.games.conquest.values import (
    area_damage,
    area_effect,
    attack_damage,
    attackable,
    damageable,
    has,
)
from hadur.games.conquest.verbs import AREA, PICK
from hadur.kernel.moves import first, pack, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Step, step1
from hadur.kernel.windows import Occasion, TimedState, occur


class AttackerDeclared(Occasion):
    """A unit (a) is declared as the attacker and exhausted (CQ-13.1)."""

    def happen(self, s: TimedState, at: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        it = campaign(s)
        it.attacker = a
        exhaust(it, a)


class WouldAttack(Occasion):
    """An attacker (a) would declare its attack against a unit (b): another may step in."""

    def happen(self, s: TimedState, at: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        it = campaign(s)
        if is_fighting(it, a) and is_fighting(it, b):
            it.defender = b
            it.tell(log.ATTACKED, it.kind[a], it.kind[b], it.place[b], it.place[a])
            occur(it, ATTACK_DECLARED, a, b)


class AttackDeclared(Occasion):
    """An attacker (a) declares its attack against a unit (b) (CQ-13.2)."""

    def happen(self, s: TimedState, at: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """It is declared."""


ATTACKER_DECLARED: Final = AttackerDeclared("attacker-declared")
WOULD_ATTACK: Final = WouldAttack("would-attack")
ATTACK_DECLARED: Final = AttackDeclared("attack-declared")


def attack_with(s: Campaign, attacker: i64) -> None:
    """The three steps of an attack, and its end."""
    s.push(END_OF_ATTACK, attacker)
    s.push(DECLARE_DEFENDER, attacker)
    occur(s, ATTACKER_DECLARED, attacker)


def declare_defender(s: Campaign, attacker: i64) -> None:
    """A defender, or Area Effect in its place (CQ-15.11)."""
    if is_fighting(s, attacker) and can_attack(s, attacker):
        s.ask(DEFENDER, s.controller[attacker], 0, attacker)


def is_fighting(s: Campaign, unit: i64) -> bool:
    """Whether the unit is still at the planet of the battle (CQ-13.4)."""
    return s.battle >= 0 and s.is_unit(unit) and s.slot_of(unit) == s.battle


def can_attack(s: Campaign, unit: i64) -> bool:
    """Whether there is somebody to attack (CQ-S49)."""
    return area_effect(s, unit) > 0 or len(defenders(s, unit)) > 0


def defenders(s: Campaign, attacker: i64) -> vec[i64]:
    """Every enemy unit there that may be attacked, ready or not (CQ-13.7)."""
    out = vec[i64]()
    card = s.head[s.place[attacker] ^ 1]
    while card >= 0:
        if attackable(s, card) and (
            s.options & UNDAMAGEABLE_NOT_ATTACKABLE == 0 or damageable(s, card)
        ):
            out = append(out, card)
        card = s.next[card]
    return out


class Defender(Question):
    """Whom does it attack? a: the attacker (CQ-13.2, CQ-15.7)."""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name, rule, True)

    def answers(self, s: Campaign, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for unit in defenders(s, ask.a):
            out = append(out, pack(PICK, unit))
        if area_effect(s, ask.a) > 0:
            out = append(out, pack(AREA))
        return out

    def answered(self, s: Campaign, ask: Ask, move: i64) -> None:
        if verb_of(move) == AREA:
            strike_area(s, ask.a)
        else:
            s.push(STRIKE, ask.a)
            occur(s, WOULD_ATTACK, ask.a, first(move))


def strike(s: Campaign, attacker: i64) -> None:
    """The attacker deals its damage, if both are still there as enemies (CQ-13.3, CQ-S36)."""
    defender = s.defender
    if defender < 0 or not is_fighting(s, attacker) or not is_fighting(s, defender):
        return
    if s.controller[attacker] == s.controller[defender]:
        return
    kind = BY_ATTACK | NO_SHIELDS if has(s, attacker, ARMORBANE) else BY_ATTACK
    deal_one(s, defender, attack_damage(s, attacker, defender), attacker, kind)


def strike_area(s: Campaign, attacker: i64) -> None:
    """So much damage to every enemy unit there; it is not damage of an attack (CQ-15.8)."""
    amount = area_effect(s, attacker)
    s.tell(log.AREA, s.kind[attacker], amount)
    kind: i64 = 0
    if has(s, attacker, ARMORBANE) and s.options & ARMORBANE_SPARES_AREA == 0:
        kind = NO_SHIELDS
    base = entries(s)
    for unit in s.units_at(s.place[attacker] ^ 1):
        put_beside(s, base, unit, area_damage(s, attacker, unit), attacker)
    begin(s, base, attacker, kind)


def end_of_attack(s: Campaign, attacker: i64) -> None:
    s.expire_attack(attacker)
    s.attacker = -1
    s.defender = -1


DECLARE_DEFENDER: Final[Step] = step1(declare_defender)
STRIKE: Final[Step] = step1(strike)
END_OF_ATTACK: Final[Step] = step1(end_of_attack)
DEFENDER: Final = Defender("defender", "CQ-13.2")

"""Breakers: minds taken, bodies pushed."""

from __future__ import annotations

from typing import Final

from hadur.games.summoner_wars import log
from hadur.games.summoner_wars.abilities import ids
from hadur.games.summoner_wars.abilities.builders import (
    ForceTarget,
    TargetedEvent,
    Targeting,
    attacked_enemy_unit,
    forceable,
)
from hadur.games.summoner_wars.abilities.constant import (
    GRANTED,
    LOWER,
    STRENGTH,
    Bonus,
    HitRule,
    holds,
)
from hadur.games.summoner_wars.abilities.hooks import AFTER_ATTACK, START_MOVE
from hadur.games.summoner_wars.abilities.ids import (
    ABILITIES,
    ENGAGE,
    FAR_SHOT,
    FLIGHT,
    GREATER_PUSH,
    LEVITATE,
    MIMIC,
    MIND_CAPTURE,
    PUSH,
    RELENTLESS,
    STEADFAST,
    STUPEFY,
    SWIFT,
    TELEPATHIC_COMMAND,
)
from hadur.games.summoner_wars.abilities.targets import ANYONE, ENEMY, FRIENDLY, Targets
from hadur.games.summoner_wars.board import ADJACENT, NEXT, distance, spaces_between
from hadur.games.summoner_wars.cards.definition import (
    ATTACK_PHASE,
    CHAMPION,
    COMMON,
    MAGIC_PHASE,
    MOVE_PHASE,
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
from hadur.games.summoner_wars.phases import attack
from hadur.games.summoner_wars.phases.attack import (
    ANY_CARD,
    ATTACKS_PER_TURN,
    EXTRA_ATTACK,
    InsteadOfDamage,
    may_attack_extra,
    wound,
)
from hadur.games.summoner_wars.phases.damage import BY_EVENT, harm, harm_all
from hadur.games.summoner_wars.phases.event import EventEffect
from hadur.games.summoner_wars.phases.force import (
    ask_force,
    borrow,
    can_be_forced,
    force,
    force_spaces,
    take_control,
)
from hadur.games.summoner_wars.phases.turn import Activated
from hadur.games.summoner_wars.prompts import Confirm, Pick
from hadur.games.summoner_wars.state import ACTIVE_AREA, Battle
from hadur.games.summoner_wars.values import life
from hadur.kernel.bits import BIT, count, lowest
from hadur.kernel.native import i64
from hadur.kernel.state import Ask

BREAKERS: Final = Faction(
    "breakers", start={"tacullu": "c1", "starting-gate": "d2", "deceiver": "e3", "mind-witch": "c2"}
)

TACULLU = summoner("tacullu", ranged(3), 13, "eye waves", [MIND_CAPTURE])


class MindCapture(InsteadOfDamage):
    """A unit that the damage would destroy may come over instead."""

    def asks(self, s: Battle, attacker: i64, target: i64, amount: i64) -> bool:
        if not attacked_enemy_unit(s.attack_flags) or s.damage[target] + amount < life(s, target):
            return False
        s.ask(CAPTURE, s.controller[attacker], 0, attacker, target, amount)
        return True


class Capture(Confirm):
    """Ignore the damage and take control? a: attacker, b: target, c: damage."""

    def agreed(self, s: Battle, ask: Ask) -> None:
        s.lender[ask.b] = -1
        s.tell(log.CAPTURED, s.kind[ask.b], s.space[ask.b], ask.seat)
        take_control(s, ask.b, ask.seat)

    def declined(self, s: Battle, ask: Ask) -> None:
        wound(s, ask.a, ask.b, ask.c)


CAPTURE: Final = Capture("mind-capture", "SW-14.16")
MindCapture(MIND_CAPTURE)


GULLDUNE = champion("gulldune", melee(4), 6, 6, "eye", [TELEPATHIC_COMMAND])


class TelepathicCommand(Targeting):
    """After it attacks an enemy card: a friendly common within 3 makes an extra attack."""

    def occurs(self, s: Battle, source: i64, x: i64, y: i64) -> bool:
        return y & attack.ENEMY != 0

    def options(self, s: Battle, source: i64, x: i64, y: i64) -> i64:
        left = super().options(s, source, x, y)
        found: i64 = 0
        while left != 0:
            space = lowest(left)
            left &= left - 1
            if may_attack_extra(s, s.at[space], ANY_CARD):
                found |= BIT[space]
        return found

    def strike(self, s: Battle, source: i64, target: i64, x: i64, y: i64) -> None:
        s.push(EXTRA_ATTACK, target, ANY_CARD, 0)


TELEPATHIC_COMMAND_TRIGGER: Final = TelepathicCommand(
    "telepathic-command", TELEPATHIC_COMMAND, AFTER_ATTACK, Targets(COMMON, FRIENDLY, reach=3)
)

GWALARK = champion("gwalark", ranged(3), 6, 8, "eye waves", [FLIGHT, LEVITATE])

KALAL = champion("kalal", ranged(4), 7, 8, "waves", [GREATER_PUSH, STEADFAST])
IN_GREATER_REACH: Final = Targets(COMMON | CHAMPION, ANYONE, reach=3)
GREATER_PUSH_TRIGGER: Final = ForceTarget(
    "greater-push", GREATER_PUSH, AFTER_ATTACK, IN_GREATER_REACH
)


class PushInstead(Activated):
    """Instead of attacking: a common or champion in reach is forced 1 space."""

    def __init__(self, name: str, ability: i64, targets: Targets) -> None:
        super().__init__(ability, ATTACK_PHASE)
        self.targets: Final = targets
        self.prompt: Final = Pushed(name, "SW-20.3", False)

    def usable(self, s: Battle, unit: i64) -> bool:
        here = BIT[s.space[unit]]
        if (s.attacked | s.instead | s.frozen) & here != 0:
            return False
        if s.attacks_used >= ATTACKS_PER_TURN and s.has[RELENTLESS] & here == 0:
            return False
        return self.within_reach(s, unit) != 0

    def within_reach(self, s: Battle, unit: i64) -> i64:
        return forceable(s, self.targets.spaces(s, s.controller[unit], s.space[unit]), 1, 1)

    def use(self, s: Battle, unit: i64) -> None:
        here = BIT[s.space[unit]]
        s.instead |= here
        if s.has[RELENTLESS] & here == 0:
            s.attacks_used += 1
        s.ask(self.prompt, s.controller[unit], self.within_reach(s, unit), unit)


class Pushed(Pick):
    """Which card is pushed? a: the unit that pushes."""

    def picked(self, s: Battle, ask: Ask, space: i64) -> None:
        card = s.at[space]
        ask_force(s, ask.seat, card, force_spaces(s, card, 1, 1), False)


GREATER_PUSH_ACTION: Final = PushInstead("greater-push-instead", GREATER_PUSH, IN_GREATER_REACH)

DECEIVER = common("deceiver", ranged(1), 1, 4, "eye", [STUPEFY, ENGAGE])


class Stupefy(HitRule):
    """With a special symbol, 1 damage less for each enemy unit with it beside the attacker."""

    def hits(self, s: Battle, attacker: i64, target: i64, amount: i64) -> i64:
        if s.special == 0:
            return amount
        enemies = s.has[STUPEFY] & s.side[1 - s.controller[attacker]]
        return max(amount - count(enemies & ADJACENT[s.space[attacker]]), 0)


Stupefy(LOWER, STUPEFY)


MIND_WITCH = common("mind-witch", ranged(3), 1, 2, "eye", [MIMIC])


class Mimic(Targeting):
    """At the start of the own Move phase: all abilities of a common within 3, for the turn."""

    def occurs(self, s: Battle, source: i64, x: i64, y: i64) -> bool:
        # Whether there is something to learn shows later: another witch may learn it first.
        return super().options(s, source, x, y) != 0

    def options(self, s: Battle, source: i64, x: i64, y: i64) -> i64:
        left = super().options(s, source, x, y)
        found: i64 = 0
        while left != 0:
            space = lowest(left)
            left &= left - 1
            if teaches(s, s.at[space], source):
                found |= BIT[space]
        return found

    def strike(self, s: Battle, source: i64, target: i64, x: i64, y: i64) -> None:
        for ability in range(ABILITIES):
            if shows(s, target, ability):
                s.gain_ability(source, ability)


def teaches(s: Battle, teacher: i64, pupil: i64) -> bool:
    """Whether one unit has an ability that the other lacks."""
    here = BIT[s.space[teacher]]
    for ability in range(ABILITIES):
        if s.has[ability] & here == 0 and GRANTED[ability] < 0:
            continue
        if shows(s, teacher, ability) and not shows(s, pupil, ability):
            return True
    return False


def shows(s: Battle, unit: i64, ability: i64) -> bool:
    """Whether a unit has the ability now: its own, gained, or granted by an active event."""
    here = BIT[s.space[unit]]
    if s.frozen & here != 0:
        return s.has[ability] & here != 0
    return holds(s, unit, ability)


MIMIC_TRIGGER: Final = Mimic("mimic", MIMIC, START_MOVE, Targets(COMMON, ANYONE, reach=3))

WIND_ARCHER = common("wind-archer", ranged(4), 2, 2, "waves", [SWIFT, FAR_SHOT])


WIND_MAGE = common("wind-mage", ranged(2), 1, 3, "waves", [PUSH])
IN_REACH: Final = Targets(COMMON | CHAMPION, ANYONE, reach=2)
PUSH_TRIGGER: Final = ForceTarget("push", PUSH, AFTER_ATTACK, IN_REACH)
PUSH_ACTION: Final = PushInstead("push-instead", PUSH, IN_REACH)

BLAST = standard("blast", MOVE_PHASE, "waves", 1)


class Blast(TargetedEvent):
    """A common or champion in line with the summoner is hurled through others."""

    def strike(self, s: Battle, seat: i64, event: i64, target: i64) -> None:
        spaces = blast_spaces(s, target)
        if spaces == 0:
            # What cannot be forced stays, the rest of the effect goes on (S-25).
            harm(s, target, 1, event, seat, BY_EVENT)
        else:
            s.ask(HURL, seat, spaces, target, event)


def blast_spaces(s: Battle, card: i64) -> i64:
    """Where the card can land: 1 to 3 spaces straight, over commons and champions."""
    if not can_be_forced(s, card):
        return 0
    blocked = s.occupied() & ~s.commons & ~s.champions
    free = ~s.occupied()
    found: i64 = 0
    for direction in range(4):
        at = s.space[card]
        for _ in range(BLAST_REACH):
            at = NEXT[at * 4 + direction]
            if at < 0 or blocked & BIT[at] != 0:
                break
            found |= BIT[at] & free
    return found


BLAST_REACH: Final = 3


class Hurl(Pick):
    """Where does it land? a: the card, b: the event."""

    def picked(self, s: Battle, ask: Ask, space: i64) -> None:
        struck = spaces_between(s.space[ask.a], space) & s.units() | BIT[space]
        force(s, ask.a, space, ask.seat)
        harm_all(s, struck, 1, ask.b, ask.seat, BY_EVENT)


HURL: Final = Hurl("blast-landing", "SW-16.5", False)
Blast(BLAST, Targets(COMMON | CHAMPION, ANYONE, clear=3, of_summoner=True))

HYPNOTIC_CALL = standard("hypnotic-call", SUMMON_PHASE, "eye", active=ids.HYPNOTIC_CALL)


class AgainstTheCalled(Bonus):
    """Its player's summoner is stronger by 1 against the unit it calls."""

    def source(self) -> str:
        return "card-hypnotic-call"

    def amount(self, s: Battle, card: i64, target: i64) -> i64:
        seat = s.controller[card]
        if card != s.summoner[seat] or s.effect(seat, ids.HYPNOTIC_CALL) == 0:
            return 0
        total: i64 = 0
        area = ACTIVE_AREA + seat
        for k in range(s.size[area]):
            event = s.card_in(area, k)
            if s.target[event] == target and TABLES.effect[s.kind[event]] == ids.HYPNOTIC_CALL:
                total += 1
        return total


AgainstTheCalled(STRENGTH)


class HypnoticCall(TargetedEvent):
    """A common or champion is drawn toward the summoner, and is its prey."""

    def strike(self, s: Battle, seat: i64, event: i64, target: i64) -> None:
        s.target[event] = target
        centre = s.space[s.summoner[seat]]
        if centre >= 0:
            spaces = nearer(force_spaces(s, target, 1, 1), s.space[target], centre)
            ask_force(s, seat, target, spaces, True)


def nearer(spaces: i64, start: i64, centre: i64) -> i64:
    """Those of the spaces that lie closer to a space than the start does (SW-15.16)."""
    found: i64 = 0
    while spaces != 0:
        space = lowest(spaces)
        spaces &= spaces - 1
        if distance(space, centre) < distance(start, centre):
            found |= BIT[space]
    return found


HypnoticCall(HYPNOTIC_CALL, Targets(COMMON | CHAMPION, ANYONE))

MIND_CONTROL = epic("mind-control", SUMMON_PHASE)


class MindControl(EventEffect):
    """Any number of enemy commons and champions near the summoner obey for the turn."""

    def play(self, s: Battle, seat: i64, event: i64) -> None:
        offer_control(s, seat)


CONTROLLED: Final = Targets(COMMON | CHAMPION, ENEMY, reach=2, of_summoner=True)


def offer_control(s: Battle, seat: i64) -> None:
    spaces = CONTROLLED.spaces(s, seat, -1)
    if spaces != 0:
        s.ask(CONTROL, seat, spaces)


class Control(Pick):
    """Who is taken next?"""

    def picked(self, s: Battle, ask: Ask, space: i64) -> None:
        borrow(s, s.at[space], ask.seat)
        offer_control(s, ask.seat)


MindControl(MIND_CONTROL)
CONTROL: Final = Control("mind-control", "SW-20.1", True)

PERPLEXING_TEMPEST = standard(
    "perplexing-tempest", MAGIC_PHASE, "eye waves", active=ids.PERPLEXING_TEMPEST
)

"""Orbital strikes (section 10), with the upgrades and schemes that belong to them."""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars import log
from hadur.games.forbidden_stars.abilities.event import (
    W_AFTER_STRIKE,
    W_BEFORE_STRIKE,
    use_scheme,
    waits,
)
from hadur.games.forbidden_stars.abilities.strikes import STRIKE_CARDS, StrikeUpgrade
from hadur.games.forbidden_stars.abilities.upgrade import ready, use
from hadur.games.forbidden_stars.components.sheets import ADVANCE as ADVANCE_ORDER
from hadur.games.forbidden_stars.components.sheets import COMBAT
from hadur.games.forbidden_stars.phases.combat import FIGHT_OVER
from hadur.games.forbidden_stars.phases.damage import SUFFER
from hadur.games.forbidden_stars.phases.pool import roll_dice, turn_die
from hadur.games.forbidden_stars.phases.ways import areas_of
from hadur.games.forbidden_stars.prompts import Question, finish
from hadur.games.forbidden_stars.state import (
    ALL_ATTACK,
    ATTACK,
    ATTACKER,
    BY_ADVANCE,
    DEFENDER,
    F_AREA,
    F_DAMAGE,
    F_NEXT,
    F_SEAT,
    F_STAGE,
    F_SYSTEM,
    FIGHT,
    NO_COMBAT,
    ROUTS_DAMAGED,
    STRIKING,
    War,
    count,
)
from hadur.games.forbidden_stars.verbs import CHOOSE, DONE, NO, SCHEME, STRIKE, USE
from hadur.kernel.bits import BIT, members
from hadur.kernel.moves import first, pack, second, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Step, step0, step1, step2


def offer_strike(s: War, seat: i64, by_upgrade: i64) -> None:
    """FS-10.1: one strike, if there is a void and a world for it; perhaps by an upgrade of the
    Advance Order."""
    if len(strikes(s, seat)) > 0:
        s.ask(STRIKING_WHERE, seat, by_upgrade)


def strike_power(s: War, seat: i64, void: i64) -> i64:
    """FS-10.6, FS-10.7: the combat value of the unrouted ships in a void."""
    word = s.army_of(seat, void)
    dice: i64 = 0
    for type in range(6):
        dice += count(word, type, 0) * COMBAT[s.facts(seat, type, void)]
    return dice


def strikes(s: War, seat: i64) -> vec[i64]:
    """FS-10.2 to FS-10.5: a void and an enemy world beside it, both in the active system."""
    out = vec[i64]()
    home = areas_of(s.active)
    worlds = home & s.galaxy.worlds & s.enemy(seat)
    if worlds == 0:
        return out
    breaks = breaker(s, seat) >= 0
    for void in members(home & s.galaxy.voids):
        if strike_power(s, seat, void) > 0:
            for world in members(s.galaxy.near[void] & worlds):
                if breaks or s.structures(world) & 4 == 0:
                    out = append(out, pack(STRIKE, void, world))
    return out


def breaker(s: War, seat: i64) -> i64:
    """The upgrade with which bastions do not stop a strike, if it is ready (FS-10.15), or -1."""
    number = 5 * s.faction(seat) + 4
    return number if s.has_upgrade(seat, number) else -1


class StrikingWhere(Question):
    """Which ships strike which world? options: whether an upgrade is used for it."""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        return append(strikes(s, ask.seat), pack(NO))

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == NO:
            return
        if ask.options != 0:
            use(s, ask.seat, ready(s, ask.seat, ADVANCE_ORDER))
        strike(s, ask.seat, first(move), second(move))


def strike(s: War, seat: i64, void: i64, world: i64) -> None:
    for k in range(FIGHT):
        s.fight[k] = 0
    s.fight[F_AREA] = world
    s.fight[F_NEXT] = -1
    s.fight[F_STAGE] = STRIKING
    s.set_side(ATTACKER, F_SEAT, seat)
    for other in range(s.seats):
        if other != seat and (s.army_of(other, world) != 0 or s.builder(world) == other):
            s.set_side(DEFENDER, F_SEAT, other)
    s.strike_used = 0
    s.push(END_STRIKE)
    s.push(STRIKE_DAMAGE)
    s.push(AFTER_ROLL)
    s.push(ROLL, void)
    s.push(BEFORE_ROLL, seat, void)


def before_roll(s: War, seat: i64, void: i64) -> None:
    """FS-10.12, FS-10.13: which cards are used is said before the roll."""
    s.ask(STRIKE_CARDS_USED, seat, 0, void)


class StrikeCardsUsed(Question):
    """Upgrades and schemes for this strike. A world with a bastion needs the one against it."""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        base = 5 * s.faction(ask.seat)
        for number in range(base + 3, base + 5):
            if s.has_upgrade(ask.seat, number):
                out = append(out, pack(USE, number))
        if waits(s, ask.seat, W_BEFORE_STRIKE):
            out = append(out, pack(SCHEME, s.scheme(ask.seat)))
        covered = s.structures(s.fight[F_AREA]) & 4 != 0 and s.strike_used & BIT[4] == 0
        return finish(out, not covered)

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == DONE:
            return
        if verb_of(move) == USE:
            s.use_upgrade(ask.seat, first(move))
            s.strike_used |= BIT[first(move) % 5]
            s.tell(log.UPGRADE_USED, ask.seat, first(move))
        else:
            use_scheme(s, ask.seat)
        s.ask(self, ask.seat, 0, ask.a)


def roll(s: War, void: i64) -> None:
    """FS-10.7, FS-10.8: at most eight dice, those of upgrades among them."""
    seat = s.fighter(ATTACKER)
    dice = strike_power(s, seat, void)
    if s.strike_used & BIT[3] != 0:
        dice += 1
    s.tell(log.STRIKE, seat, void, s.fight[F_AREA], dice)
    roll_dice(s, ATTACKER, dice)
    if s.flags & ALL_ATTACK != 0:
        for face in range(1, 3):
            for _ in range(s.dice(ATTACKER, face)):
                turn_die(s, ATTACKER, face, ATTACK)


def after_roll(s: War) -> None:
    """FS-10.16: dice are spent for upgrades before damage is suffered."""
    s.ask(STRIKE_EFFECTS, s.fighter(ATTACKER))


class StrikeEffects(Question):
    """What is done with the dice of a strike? CHOOSE has the upgrade's place on the sheet and
    which of its ways."""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for place in range(3, 5):
            # Each effect once: its bit is 8 higher.
            if s.strike_used & BIT[place] != 0 and s.strike_used & BIT[place + 8] == 0:
                ways = strike_card(s, ask.seat, place).ways(s, ask.seat)
                for way in range(8):
                    if ways & BIT[way] != 0:
                        out = append(out, pack(CHOOSE, way, place))
        if waits(s, ask.seat, W_AFTER_STRIKE):
            out = append(out, pack(SCHEME, s.scheme(ask.seat)))
        return append(out, pack(DONE))

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == DONE:
            return
        s.push(AFTER_ROLL)
        if verb_of(move) == SCHEME:
            use_scheme(s, ask.seat)
            return
        s.strike_used |= BIT[second(move) + 8]
        strike_card(s, ask.seat, second(move)).resolve(s, ask.seat, first(move))


def strike_card(s: War, seat: i64, place: i64) -> StrikeUpgrade:
    return STRIKE_CARDS[2 * s.faction(seat) + place - 3]


def strike_damage(s: War) -> None:
    """FS-10.9."""
    s.set_side(DEFENDER, F_DAMAGE, s.dice(ATTACKER, ATTACK))
    s.push(SUFFER, DEFENDER)


def end_strike(s: War) -> None:
    """FS-10.18; a unit that came down may have to fight."""
    seat = s.fighter(ATTACKER)
    following = s.fight[F_NEXT]
    s.flags &= ~(ALL_ATTACK | ROUTS_DAMAGED | BY_ADVANCE)
    for k in range(FIGHT):
        s.fight[k] = 0
    s.fight[F_SYSTEM] = -1
    s.fight[F_NEXT] = -1
    s.fight[F_STAGE] = NO_COMBAT
    s.strike_used = 0
    if following >= 0:
        s.push(FIGHT_OVER, following & 63, seat)


STRIKING_WHERE: Final = StrikingWhere("orbital-strike", "FS-10.1", True)
STRIKE_CARDS_USED: Final = StrikeCardsUsed("strike-cards", "FS-10.12", True)
STRIKE_EFFECTS: Final = StrikeEffects("strike-effects", "FS-10.16", True)
OFFER_STRIKE: Final[Step] = step2(offer_strike)
BEFORE_ROLL: Final[Step] = step2(before_roll)
ROLL: Final[Step] = step1(roll)
AFTER_ROLL: Final[Step] = step0(after_roll)
STRIKE_DAMAGE: Final[Step] = step0(strike_damage)
END_STRIKE: Final[Step] = step0(end_strike)

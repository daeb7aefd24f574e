"""Judging the firing step (section 15), the abilities used in it (19), simplified combat (27)."""

from __future__ import annotations

from typing import Final

from hadur.games.chaos_galaxy import vocabulary as v
from hadur.games.chaos_galaxy.legality.field import Field
from hadur.games.chaos_galaxy.legality.naming import in_play, number, own_ship
from hadur.games.chaos_galaxy.legality.questions import NOTHING, Ruling, Words, always, answer
from hadur.games.chaos_galaxy.legality.reasons import fine, no
from hadur.games.chaos_galaxy.legality.texts import armour, bars, forbids, has, value_of
from hadur.games.chaos_galaxy.state import (
    ATTACKERS,
    BLOW,
    CANTEEN,
    COMMITTED,
    DEFENDERS,
    NO_AIM,
)
from hadur.games.chaos_galaxy.verbs import (
    ARM,
    DEAL,
    DONE,
    FIRE,
    GO_ON,
    NO,
    NUMBER,
    PASS,
    RETURN_FIRE,
    SHARE,
    STEALTH,
)
from hadur.kernel.moves import pack
from hadur.kernel.state import Ask
from hadur.kernel.verdict import Reasons

_ARM_COST: Final = 2
_MUST_ACT: Final = 1


def enemy_of(side: int) -> int:
    return DEFENDERS if side == ATTACKERS else ATTACKERS


# -- whose ship acts -------------------------------------------------------------------------------


def able(f: Field, side: int) -> list[int]:
    """KG-15.10, KG-S11: active ships that could fire or use stealth."""
    enemies = f.fighters(enemy_of(side))
    return [
        ship
        for ship in f.fighters(side)
        if f.is_active(ship)
        and ((enemies and not forbids(f, ship, v.FIRE)) or fine(against_stealth(f, ship)))
    ]


def speed(f: Field, ship: int) -> int:
    return value_of(f, ship, v.SPEED)


def is_ahead(side: int, own: int, other: int) -> bool:
    """KG-15.3: at equal speed the attacker's ship counts as faster."""
    return own > other or (own == other and side == ATTACKERS)


def eligible(f: Field, side: int) -> list[int]:
    """KG-15.5: the ships of a side that are ahead of every ship of the other; KG-29.15: only the
    fastest."""
    ships = able(f, side)
    if f.quick:
        top = max((speed(f, ship) for ship in ships), default=0)
        return [ship for ship in ships if speed(f, ship) == top]
    against = [speed(f, ship) for ship in able(f, enemy_of(side))]
    return [ship for ship in ships if all(is_ahead(side, speed(f, ship), n) for n in against)]


def may_act(f: Field, side: int) -> list[int]:
    """The ships that a side may act with now."""
    ships = able(f, side)
    if f.simplified:
        return ships
    if f.s.passed > 0 and f.s.passer != side:
        return _after_pass(f, side)
    return eligible(f, side) or ships


def _after_pass(f: Field, side: int) -> list[int]:
    """KG-S10: ships ahead of all those that the other side could not have acted with; the fastest
    always, and in the quick-start game no other (KG-29.15)."""
    ships = able(f, side)
    if f.quick:
        return eligible(f, side)
    chosen = eligible(f, enemy_of(side))
    rest = [speed(f, ship) for ship in able(f, enemy_of(side)) if ship not in chosen]
    free = [ship for ship in ships if all(is_ahead(side, speed(f, ship), n) for n in rest)]
    top = max((speed(f, ship) for ship in ships), default=0)
    return free or [ship for ship in ships if speed(f, ship) == top]


def _actor(f: Field, ask: Ask, word: str) -> Ruling:
    """A ship whose turn it is."""
    ship = yield from own_ship(f, word)
    if ship == NOTHING:
        return NOTHING
    if f.side(ship) != ask.a:
        yield no("KG-13.11", "not-fighting", card=f.name(ship))
    elif not f.is_active(ship):
        yield no("KG-15.10", "not-active", card=f.name(ship))
    elif ship not in able(f, int(ask.a)):
        yield no("KG-23.1", "forbidden", card=f.name(ship))
    elif ship not in may_act(f, int(ask.a)):
        yield no("KG-29.15" if f.quick else "KG-15.5", "slower", card=f.name(ship))
    return ship


@answer("fire", "fire", 2)
def fire(f: Field, ask: Ask, words: Words) -> Ruling:
    """KG-15.6: at an enemy ship in the combat."""
    ship = yield from _actor(f, ask, words[0])
    aimed = yield from in_play(f, words[1])
    if NOTHING in (ship, aimed):
        return NOTHING
    if forbids(f, ship, v.FIRE):
        yield no("KG-23.1", "forbidden", card=f.name(ship))
    if not f.is_ship(aimed) or f.side(aimed) != enemy_of(int(ask.a)):
        yield no("KG-S43", "no-enemy-ship", card=f.name(aimed))
    return int(pack(FIRE, ship, aimed))


@answer("fire", "stealth", 1)
def stealth(f: Field, ask: Ask, words: Words) -> Ruling:
    """KG-19.14: in the ship's turn."""
    ship = yield from _actor(f, ask, words[0])
    if ship == NOTHING:
        return NOTHING
    yield from against_stealth(f, ship)
    return int(pack(STEALTH, ship))


@answer("fire", "arm", 1)
def arm(f: Field, ask: Ask, words: Words) -> Ruling:
    """KG-19.17: in the ship's turn."""
    ship = yield from _actor(f, ask, words[0])
    if ship == NOTHING:
        return NOTHING
    yield from against_arming(f, ship)
    return int(pack(ARM, ship))


@answer("fire", "pass")
def pass_by(f: Field, ask: Ask, words: Words) -> Ruling:
    """KG-15.7; KG-S10: not by who would not end the step."""
    if ask.b == _MUST_ACT:
        yield no("KG-S10", "must-act")
    return int(pack(PASS))


@answer("finish", "go", 0, 1)
def go_on(f: Field, ask: Ask, words: Words) -> Ruling:
    """KG-15.25: who does not declare the end acts now."""
    if not able(f, int(ask.a)):
        yield no("KG-S11", "nothing-to-do")
    return int(pack(GO_ON))


always("finish", "done", DONE)


# -- abilities -------------------------------------------------------------------------------------


def target_is_there(f: Field) -> bool:
    """KG-16.12, KG-S50: whether the target of the attack can be bombed."""
    aim = int(f.s.aim)
    if aim < 0:
        return aim != NO_AIM
    if aim not in f.slots or f.holder(aim) != f.s.defender:
        return False
    return bool(f.s.laid_as(aim) != v.CREW or f.s.place(aim) == CANTEEN)


def against_stealth(f: Field, ship: int) -> Reasons:
    """KG-19.14, KG-19.23, KG-S23."""
    if not has(f, ship, v.STEALTH):
        yield no("KG-19.14", "no-such-ability", card=f.name(ship), ability="stealth")
    elif f.side(ship) != ATTACKERS:
        yield no("KG-S23", "not-attacking", card=f.name(ship))
    elif not f.is_active(ship) or f.s.flag(ship, COMMITTED):
        yield no("KG-19.23", "not-active", card=f.name(ship))
    elif forbids(f, ship, v.BOMB) or bars(f, f.holder(ship), v.STEALTHS):
        yield no("KG-23.1", "forbidden", card=f.name(ship))
    elif not target_is_there(f):
        yield no("KG-16.12", "target-gone")


def against_arming(f: Field, ship: int) -> Reasons:
    """KG-19.17, KG-19.18: up to twice the printed firepower."""
    cap = 2 * f.card(ship).stats[v.FIREPOWER]
    if not has(f, ship, v.HEAVY_ARMAMENT):
        yield no("KG-19.17", "no-such-ability", card=f.name(ship), ability="heavy-armament")
    elif value_of(f, ship, v.FIREPOWER) >= cap:
        yield no("KG-19.18", "cap", card=f.name(ship), number=cap)
    elif f.credits(f.holder(ship)) < _ARM_COST:
        yield no("KG-19.17", "credits", number=_ARM_COST, have=f.credits(f.holder(ship)))


# -- the answer of the ship aimed at ---------------------------------------------------------------


def against_return(f: Field, ship: int, shooter: int) -> Reasons:
    """KG-15.11, KG-15.12, KG-19.6, KG-27.2."""
    if f.simplified:
        yield no("KG-27.2", "simplified")
    elif not f.is_active(ship) or not f.side(ship):
        yield no("KG-15.12", "not-active", card=f.name(ship))
    elif f.s.flag(ship, COMMITTED):
        yield no("KG-15.24", "committed", card=f.name(ship))
    elif has(f, shooter, v.RAPID_FIRE):
        yield no("KG-19.6", "rapid-fire", card=f.name(shooter))
    elif forbids(f, ship, v.RETURN_FIRE):
        yield no("KG-23.1", "forbidden", card=f.name(ship))


@answer("answer", "return")
def return_fire(f: Field, ask: Ask, words: Words) -> Ruling:
    yield from against_return(f, int(f.s.aimed), int(f.s.shooter))
    return int(pack(RETURN_FIRE))


def _aimed(f: Field, words: Words) -> Ruling:
    """The ship aimed at, named or not."""
    ship = (yield from own_ship(f, words[0])) if words else int(f.s.aimed)
    if ship not in (NOTHING, f.s.aimed):
        yield no("KG-15.11", "not-aimed-at", card=f.name(ship))
        return NOTHING
    return ship


@answer("answer", "arm", 0, 1)
def answer_arming(f: Field, ask: Ask, words: Words) -> Ruling:
    """KG-S24: when it is aimed at, also by what it cannot return fire at."""
    ship = yield from _aimed(f, words)
    if ship == NOTHING:
        return NOTHING
    if f.simplified:
        yield no("KG-27.2", "simplified")
    elif not f.is_active(ship):
        yield no("KG-15.12", "not-active", card=f.name(ship))
    yield from against_arming(f, ship)
    return int(pack(ARM, ship))


@answer("answer", "stealth", 0, 1)
def answer_stealthily(f: Field, ask: Ask, words: Words) -> Ruling:
    """KG-19.15: instead of returning fire."""
    ship = yield from _aimed(f, words)
    if ship == NOTHING:
        return NOTHING
    if f.simplified:
        yield no("KG-27.2", "simplified")
    yield from against_stealth(f, ship)
    return int(pack(STEALTH, ship))


always("answer return-fire", "no", NO)


@answer("return-fire", "return")
def return_salvo(f: Field, ask: Ask, words: Words) -> Ruling:
    """KG-19.9."""
    yield from against_return(f, int(ask.a), int(ask.b))
    return int(pack(RETURN_FIRE))


# -- salvo and formation ---------------------------------------------------------------------------


def _given(f: Field, shooter: int) -> list[int]:
    """The ships a salvo has given points to."""
    rows = f.s.blows
    return [int(rows[k + 1]) for k in range(0, len(rows), BLOW) if rows[k] == shooter]


@answer("salvo", "deal", 2)
def deal(f: Field, ask: Ask, words: Words) -> Ruling:
    """KG-19.7, KG-S20, KG-S21: each ship once, no more than is left."""
    slot = yield from in_play(f, words[0])
    points = number(words[1])
    if slot == NOTHING:
        return NOTHING
    if not f.is_ship(slot) or f.side(slot) != enemy_of(f.side(int(ask.a))):
        yield no("KG-S43", "no-enemy-ship", card=f.name(slot))
    elif slot != ask.b and has(f, slot, v.CAMOUFLAGE):
        yield no("KG-S20", "camouflaged", card=f.name(slot))
    elif slot in _given(f, int(ask.a)):
        yield no("KG-S21", "given-already", card=f.name(slot))
    if not 1 <= points <= ask.c:
        yield no("KG-19.7", "points", number=points, have=ask.c)
    return int(pack(DEAL, slot, points))


@answer("salvo", "done")
def salvo_over(f: Field, ask: Ask, words: Words) -> Ruling:
    """KG-19.10: the rest is lost, once something was dealt."""
    if not _given(f, int(ask.a)):
        yield no("KG-19.10", "nothing-dealt")
    return int(pack(DONE))


@answer("salvo", "share")
def salvo_whole(f: Field, ask: Ask, words: Words) -> Ruling:
    """KG-19.1: the salvo is not used, and the ship aimed at takes it all."""
    if _given(f, int(ask.a)):
        yield no("KG-19.7", "split-already")
    return int(pack(SHARE))


always("formation", "share", SHARE)
always("formation", "no", NO)


def _room(f: Field, slot: int) -> int:
    """KG-19.12, KG-27.4: armour that no damage of the same moment is meant for yet."""
    rows = f.s.blows
    coming = sum(int(rows[k + 2]) for k in range(0, len(rows), BLOW) if rows[k + 1] == slot)
    return max(0, armour(f, slot) - coming)


@answer("part", "x", 1)
def part(f: Field, ask: Ask, words: Words) -> Ruling:
    """KG-19.12: no more than its armour, all that falls at once counted; KG-S22: and what the
    others cannot take is not lost while this one could."""
    many = number(words[0])
    ships = [n for n in f.fighters(f.side(int(ask.b))) if has(f, n, v.FORMATION)]
    ship = ships[int(ask.options)]
    later = sum(_room(f, n) for n in ships[int(ask.options) + 1 :])
    most = min(int(ask.c), _room(f, ship))
    least = min(most, max(0, int(ask.c) - later))
    if many > most:
        yield no("KG-19.12", "more-than-armour", card=f.name(ship), number=most)
    elif many < least:
        yield no("KG-S22", "others-cannot", card=f.name(ship), number=least)
    return int(pack(NUMBER, many))

"""Rules of thumb for every question: how good a move looks before it is tried.

Merits are points on one scale within a question; to end the phase or to decline has none. What
looks worse than that is not done by those who follow the script.
"""

from __future__ import annotations

from typing import Final

from hadur.games.summoner_wars.abilities.ids import HEAL, RAISE_THE_DEAD
from hadur.games.summoner_wars.board import ADJACENT, NEXT, SPACES, distance
from hadur.games.summoner_wars.cards.definition import CHAMPION, COMMON, TABLES
from hadur.games.summoner_wars.state import HAND, Battle
from hadur.games.summoner_wars.values import life, strength
from hadur.games.summoner_wars.verbs import (
    ATTACK,
    BUILD,
    CHARGE_MOVE,
    CHOOSE,
    DECLARE,
    DISCARD,
    MOVE,
    PICK,
    PLAY,
    SUMMON,
    TAKE,
    USE,
    YES,
)
from hadur.kernel.bits import BIT, count, lowest
from hadur.kernel.moves import first, second, verb_of
from hadur.kernel.native import append, i64, vec

FORBIDDEN: Final = -1000
SHOT: Final = 3
RICH: Final = 9
DYING: Final = 9
FULL: Final = 3


def _lines() -> list[int]:
    """For each space those in a straight line within a normal shot."""
    found = []
    for space in range(SPACES):
        word = 0
        for direction in range(4):
            at = space
            for _ in range(SHOT):
                at = int(NEXT[at * 4 + direction])
                if at < 0:
                    break
                word |= 1 << at
        found.append(word)
    return found


LINES: Final = vec[i64](_lines())


def merits(s: Battle, index: i64) -> vec[i64]:
    """The merit of each legal answer to an open question."""
    seat = s.asks[index].seat
    out = vec[i64]()
    for move in s.legal(index):
        out = append(out, _merit(s, seat, move))
    return out


def _merit(s: Battle, seat: i64, move: i64) -> i64:
    verb = verb_of(move)
    if verb == MOVE or verb == CHARGE_MOVE:
        return move_merit(s, seat, first(move), second(move))
    if verb == ATTACK:
        return attack_merit(s, seat, s.at[first(move)], s.at[second(move)])
    if verb == SUMMON:
        return summon_merit(s, seat, first(move), second(move))
    if verb == DISCARD:
        return discard_merit(s, seat, first(move))
    if verb == BUILD:
        return 60 - 3 * distance(second(move), s.space[s.summoner[1 - seat]])
    if verb == PICK:
        return pick_merit(s, seat, first(move))
    if verb == PLAY:
        return 70
    if verb == DECLARE:
        return 60
    if verb == USE:
        return use_merit(s, first(move), s.at[second(move)])
    if verb == YES:
        return 30
    if verb == TAKE:
        return 20 + 3 * TABLES.cost[first(move)]
    if verb == CHOOSE:
        return 10
    return 0


# -- units -----------------------------------------------------------------------------------------


def price(s: Battle, card: i64) -> i64:
    """What a card on the battlefield is worth to its player, roughly in points a magic."""
    here = BIT[s.space[card]]
    if s.summoners & here != 0:
        return 120
    if s.units() & here != 0:
        return 20 + 10 * TABLES.cost[s.kind[card]]
    return 18


def target_merit(s: Battle, card: i64, power: i64) -> i64:
    """What it is worth to hit a card with so many dice: three in four or so hit."""
    left = max(life(s, card) - s.damage[card], 1)
    expected = 3 * power
    if expected >= 4 * left:
        return price(s, card) + 25
    return price(s, card) * expected // (4 * left)


def attack_merit(s: Battle, seat: i64, unit: i64, target: i64) -> i64:
    there = BIT[s.space[target]]
    if s.side[seat] & there != 0:
        if s.has[HEAL] & BIT[s.space[unit]] != 0 and s.damage[target] > 0:
            return 8 * min(s.damage[target], strength(s, unit, target))
        return FORBIDDEN
    return 20 + target_merit(s, target, strength(s, unit, target))


def use_merit(s: Battle, ability: i64, unit: i64) -> i64:
    """Abilities are there to be used, but not at the cost of the summoner's life."""
    if ability == RAISE_THE_DEAD and life(s, unit) - s.damage[unit] <= DYING:
        return FORBIDDEN
    return 40


def move_merit(s: Battle, seat: i64, start: i64, end: i64) -> i64:
    """How much better the unit would stand there than here."""
    unit = s.at[start]
    return standing(s, seat, unit, end) - standing(s, seat, unit, start) - 2


def standing(s: Battle, seat: i64, unit: i64, space: i64) -> i64:
    """How well a unit stands: what it could attack from there and how near it is to the enemy
    summoner; a summoner would rather be left alone."""
    enemies = s.side[1 - seat]
    reach = LINES[space] if TABLES.ranged[s.kind[unit]] != 0 else ADJACENT[space]
    targets = reach & enemies
    best: i64 = 0
    if targets != 0:
        power = TABLES.strength[s.kind[unit]] + s.bonus[unit]
        while targets != 0:
            best = max(best, target_merit(s, s.at[lowest(targets)], power))
            targets &= targets - 1
    if unit == s.summoner[seat]:
        return best // 2 - 14 * count(ADJACENT[space] & enemies & s.units())
    goal = s.summoner[1 - seat]
    if s.space[goal] < 0:
        return best
    return best - 4 * distance(space, s.space[goal])


# -- cards -----------------------------------------------------------------------------------------


def summon_merit(s: Battle, seat: i64, kind: i64, space: i64) -> i64:
    """Units are there to be summoned; in front rather than at the back."""
    nearness = 14 - distance(space, s.space[s.summoner[1 - seat]])
    return 40 + 8 * TABLES.cost[kind] + 2 * nearness


def discard_merit(s: Battle, seat: i64, kind: i64) -> i64:
    """Keep a few good cards, turn the rest into magic while there is little of it."""
    if s.magic[seat] >= RICH or s.size[HAND + seat] < FULL:
        return -10
    if TABLES.classes[kind] & CHAMPION != 0:
        return 2
    if TABLES.classes[kind] & COMMON != 0:
        return 12 - 3 * TABLES.cost[kind]
    return 10


def pick_merit(s: Battle, seat: i64, space: i64) -> i64:
    """Most that is picked is done to an enemy. What is done to the own may well destroy it, so it
    is declined where it can be, and never the own summoner's. Empty spaces lead forward."""
    here = BIT[space]
    if s.side[1 - seat] & here != 0:
        return 20 + price(s, s.at[space])
    if s.side[seat] & here != 0:
        return -30 if s.summoners & here != 0 else -1
    return 20 - distance(space, s.space[s.summoner[1 - seat]])

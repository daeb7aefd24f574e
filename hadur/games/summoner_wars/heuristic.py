"""What a position is worth to a player, and the advisor that tells bots."""

from __future__ import annotations

from math import exp
from typing import Final

from hadur.games.summoner_wars.board import ADJACENT, distance
from hadur.games.summoner_wars.cards.definition import TABLES
from hadur.games.summoner_wars.prospect import promise
from hadur.games.summoner_wars.script import merits
from hadur.games.summoner_wars.state import DRAW_PILE, HAND, Battle, battle
from hadur.games.summoner_wars.values import life
from hadur.kernel.advice import HALVING, Advisor, Tuning
from hadur.kernel.bits import BIT, count, lowest
from hadur.kernel.native import i64, vec
from hadur.kernel.state import State

# Thousandths of the logarithm of the odds, fitted to the results of games between searches from the
# positions at the start of their turns. The searches valued positions in different ways, some
# badly: from games of one mind alone one learns what it overlooks, not what a position is worth.
UNIT: Final = 1000.0
PROMISED: Final = 200.0
SUMMONER_LIFE: Final = 179
SUMMONER_DANGER: Final = 1992
CROWD: Final = 148
COST: Final = 88
LIFE: Final = 21
COMMON: Final = 66
RANGED: Final = 104
ADVANCED: Final = 36
FORWARD: Final = 6
"""So near the enemy summoner every step nearer counts."""
ASTRAY: Final = 20
GATE: Final = 28
MAGIC: Final = 106
ENOUGH: Final = 6
"""More magic than this is worth nothing."""
IN_HAND: Final = 197
TO_DRAW: Final = 95
TEMPO: Final = 108


class BattleAdvisor(Advisor):
    """The rules of thumb of this game; turns are the clock."""

    def outlook(self, state: State, seat: i64) -> float:
        if state.over:
            return 0.5 + 0.5 * float(state.scores[seat])
        return _odds(evaluate(battle(state), seat), UNIT)

    def prospect(self, state: State, seat: i64) -> float:
        if state.over:
            return 0.5 + 0.5 * float(state.scores[seat])
        return _odds(promise(battle(state), seat), PROMISED)

    def merits(self, state: State, index: i64) -> vec[i64]:
        return merits(battle(state), index)

    def clock(self, state: State) -> i64:
        return battle(state).turn


ADVISOR: Final = BattleAdvisor(Tuning(HALVING, explore=0.15, deepen=True))


def _odds(points: i64, unit: float) -> float:
    """The chance that belongs to a lead."""
    return 1.0 / (1.0 + exp(-float(points) / unit))


def evaluate(s: Battle, seat: i64) -> i64:
    """How far a seat is ahead, in points, while the battle goes on; symmetrical."""
    value = _side(s, seat) - _side(s, 1 - seat)
    return value + TEMPO if s.active == seat else value - TEMPO


def _side(s: Battle, seat: i64) -> i64:
    """What a player has: cards on the battlefield, magic, hand and draw pile."""
    value = MAGIC * min(s.magic[seat], ENOUGH) + GATE * count(s.gates & s.side[seat])
    value += IN_HAND * s.size[HAND + seat] + TO_DRAW * s.size[DRAW_PILE + seat]
    left = s.side[seat] & s.units()
    while left != 0:
        space = lowest(left)
        left &= left - 1
        if s.summoners & BIT[space] != 0:
            value += _summoner(s, space, seat)
        else:
            value += _unit(s, space, seat)
    return value


def _summoner(s: Battle, space: i64, seat: i64) -> i64:
    card = s.at[space]
    alive = max(life(s, card) - s.damage[card], 1)
    beside = count(ADJACENT[space] & s.side[1 - seat] & s.units())
    return SUMMONER_LIFE * alive - SUMMONER_DANGER // alive - CROWD * beside


def _unit(s: Battle, space: i64, seat: i64) -> i64:
    """Worth more the nearer it is to the enemy summoner, and to its own."""
    card = s.at[space]
    kind = s.kind[card]
    value = COST * TABLES.cost[kind] + LIFE * max(life(s, card) - s.damage[card], 1)
    if s.commons & BIT[space] != 0:
        value += COMMON
    if TABLES.ranged[kind] != 0:
        value += RANGED
    goal = s.space[s.summoner[1 - seat]]
    if goal >= 0:
        value += ADVANCED * max(FORWARD - distance(space, goal), 0)
    home = s.space[s.summoner[seat]]
    if home >= 0:
        value -= ASTRAY * distance(space, home)
    return value

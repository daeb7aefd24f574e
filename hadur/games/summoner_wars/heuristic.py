"""What a position is worth to a player, and the advisor that tells bots."""

from __future__ import annotations

from math import exp
from typing import Final

from hadur.games.summoner_wars.board import ADJACENT, distance, within
from hadur.games.summoner_wars.cards.definition import TABLES
from hadur.games.summoner_wars.prospect import promise
from hadur.games.summoner_wars.script import merits
from hadur.games.summoner_wars.state import DRAW_PILE, HAND, Battle, battle
from hadur.games.summoner_wars.values import life
from hadur.kernel.advice import HALVING, Advisor, Tuning
from hadur.kernel.bits import BIT, count, lowest
from hadur.kernel.native import i64, vec
from hadur.kernel.state import State

# Hundredths of the logarithm of the odds, fitted to the results of games between searches from the
# positions at the start of their turns.
UNIT: Final = 100.0
PROMISED: Final = 200.0
SUMMONER_LIFE: Final = 16
SUMMONER_DANGER: Final = 144
SUMMONER_STRENGTH: Final = 18
CROWD: Final = 32
COMMON: Final = 9
COST: Final = 22
LIFE: Final = 4
CHARGE: Final = 9
CHARGES: Final = 5
EXPOSED: Final = 13
GATE: Final = 14
MAGIC: Final = 5
FIRST_MAGIC: Final = 13
FIRST: Final = 6
IN_HAND: Final = 25
TO_DRAW: Final = 20
TEMPO: Final = 14
TARGETED: Final = 15
STRIKE: Final = 3
SHOT: Final = 5
"""How far away a unit may stand to attack after its move, hand to hand and from afar."""


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
    edge = TEMPO + TARGETED if s.targeted else TEMPO
    return value + edge if s.active == seat else value - edge


def _side(s: Battle, seat: i64) -> i64:
    """What a player has: cards on the battlefield, magic, hand and draw pile."""
    value = MAGIC * s.magic[seat] + FIRST_MAGIC * min(s.magic[seat], FIRST)
    value += IN_HAND * s.size[HAND + seat] + TO_DRAW * s.size[DRAW_PILE + seat]
    value += GATE * count(s.gates & s.side[seat])
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
    value = SUMMONER_LIFE * alive - SUMMONER_DANGER // alive
    value += SUMMONER_STRENGTH * TABLES.strength[s.kind[card]]
    return value - CROWD * count(ADJACENT[space] & s.side[1 - seat] & s.units())


def _unit(s: Battle, space: i64, seat: i64) -> i64:
    card = s.at[space]
    kind = s.kind[card]
    alive = max(life(s, card) - s.damage[card], 1)
    value = COST * TABLES.cost[kind] + LIFE * alive + CHARGE * min(s.charges[card], CHARGES)
    if s.commons & BIT[space] != 0:
        value += COMMON
    # Three in four or so of the dice hit.
    expected = min(3 * _dice_in_reach(s, space, 1 - seat), 4 * alive)
    value -= EXPOSED * TABLES.cost[kind] * expected // (4 * alive)
    return value


def _dice_in_reach(s: Battle, space: i64, enemy: i64) -> i64:
    """The printed strength of the enemy units that could come and attack a card here."""
    dice: i64 = 0
    left = s.side[enemy] & s.units() & within(SHOT, space)
    while left != 0:
        at = lowest(left)
        left &= left - 1
        kind = s.kind[s.at[at]]
        if TABLES.ranged[kind] != 0 or distance(at, space) <= STRIKE:
            dice += TABLES.strength[kind]
    return dice

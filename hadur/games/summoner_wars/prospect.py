"""What a position promises to a player who looks no further than one move.

Such a player must be drawn towards what comes later: what its units threaten counts as well as
what they are, and wounds of a summoner count for the end they lead to."""

from __future__ import annotations

from typing import Final

from hadur.games.summoner_wars.board import ADJACENT, distance
from hadur.games.summoner_wars.cards.definition import TABLES
from hadur.games.summoner_wars.phases.attack import attack_targets
from hadur.games.summoner_wars.state import HAND, Battle
from hadur.games.summoner_wars.values import life, strength
from hadur.kernel.bits import BIT, count, lowest
from hadur.kernel.native import i64

SUMMONER_LIFE: Final = 90
SUMMONER_DANGER: Final = 240
UNIT_BASE: Final = 30
UNIT_COST: Final = 22
UNIT_STRENGTH: Final = 12
UNIT_LIFE: Final = 14
UNIT_CHARGE: Final = 8
GATE_BASE: Final = 40
STRUCTURE_LIFE: Final = 6
MAGIC: Final = 18
CARD: Final = 14
NEARNESS: Final = 4
THREAT: Final = 7
THREAT_SUMMONER: Final = 26
HIDING: Final = 5
TARGETED: Final = 45


def promise(s: Battle, seat: i64) -> i64:
    """How far a seat is ahead, in points, while the battle goes on; symmetrical."""
    value = _side(s, seat) - _side(s, 1 - seat)
    if s.active == seat and s.targeted:
        value += TARGETED
    elif s.active != seat and s.targeted:
        value -= TARGETED
    return value


def _side(s: Battle, seat: i64) -> i64:
    """What a player has: cards on the battlefield, what they threaten, magic and hand."""
    value = MAGIC * min(s.magic[seat], 8) + 4 * s.magic[seat] + CARD * s.size[HAND + seat]
    enemy_summoner = s.summoner[1 - seat]
    goal = s.space[enemy_summoner]
    left = s.side[seat]
    while left != 0:
        space = lowest(left)
        left &= left - 1
        here = BIT[space]
        card = s.at[space]
        alive = life(s, card) - s.damage[card]
        if s.summoners & here != 0:
            value += SUMMONER_LIFE * alive - SUMMONER_DANGER // alive
            value -= HIDING * _crowd(s, space, 1 - seat)
            value += _threat(s, card, seat) // 2
        elif s.units() & here != 0:
            value += UNIT_BASE + UNIT_COST * TABLES.cost[s.kind[card]] + UNIT_LIFE * alive
            value += UNIT_CHARGE * min(s.charges[card], 5)
            value += _threat(s, card, seat)
            if goal >= 0:
                value += NEARNESS * (12 - distance(space, goal))
        else:
            value += STRUCTURE_LIFE * alive
        if s.gates & here != 0:
            value += GATE_BASE
    return value


def _crowd(s: Battle, space: i64, enemy: i64) -> i64:
    """How many enemy units stand beside a space."""
    return count(ADJACENT[space] & s.side[enemy] & s.units())


def _threat(s: Battle, unit: i64, seat: i64) -> i64:
    """What a unit could do to the best of its targets, strength counted even without one."""
    power = strength(s, unit, unit) - s.attack_bonus
    value = UNIT_STRENGTH * power
    targets = attack_targets(s, unit) & s.side[1 - seat]
    if targets == 0:
        return value
    value += THREAT * power
    if targets & s.summoners != 0:
        value += THREAT_SUMMONER * power
    return value

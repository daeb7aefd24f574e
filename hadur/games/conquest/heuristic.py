"""What a position is worth to a player, and the advisor that tells bots."""

from __future__ import annotations

from math import exp
from typing import Final

from hadur.games.conquest.cards.definition import TABLES
from hadur.games.conquest.prospect import dial_set, settled
from hadur.games.conquest.script import merits
from hadur.games.conquest.state import DECK, HAND, HQ, SUPPORTS, VICTORY, Campaign, campaign
from hadur.games.conquest.values import attack, command, hp
from hadur.kernel.advice import HALVING, Advisor, Tuning
from hadur.kernel.bits import BIT
from hadur.kernel.native import i64, vec
from hadur.kernel.state import State

# Hundredths of the logarithm of the odds.
UNIT_OF_ODDS: Final = 100.0
SYMBOL: Final = vec[i64]([0, 40, 110, 400])
"""By the number of planets that share a symbol; the best symbol counts, the next best half."""
LIFE: Final = 14
HALE: Final = 60
DANGER: Final = 60
ATTACK: Final = 9
HITS: Final = 6
COMMAND: Final = 8
AT_FIRST: Final = 3
READY: Final = 3
RESOURCE: Final = 9
CARD: Final = 12
SUPPORT_COST: Final = 8
LOW_DECK: Final = 6
EMPTYING: Final = 40


class CampaignAdvisor(Advisor):
    """The rules of thumb of this game; phases are the clock."""

    def outlook(self, state: State, seat: i64) -> float:
        if state.over:
            return 0.5 + 0.5 * float(state.scores[seat])
        return _odds(lead(campaign(state), seat))

    def prospect(self, state: State, seat: i64) -> float:
        s = campaign(state)
        after = settled(s)
        if after.over:
            return self.outlook(after, seat)
        return _odds(lead(after, seat) + dial_set(s, seat) - dial_set(s, 1 - seat))

    def merits(self, state: State, index: i64) -> vec[i64]:
        return merits(campaign(state), index)

    def clock(self, state: State) -> i64:
        s = campaign(state)
        return 4 * s.round + s.phase


ADVISOR: Final = CampaignAdvisor(Tuning(HALVING, horizon=2, limit=80, explore=0.15, deepen=True))


def _odds(points: i64) -> float:
    """The chance that belongs to a lead."""
    return 1.0 / (1.0 + exp(-float(points) / UNIT_OF_ODDS))


def lead(s: Campaign, seat: i64) -> i64:
    """How far a seat is ahead, in points, while the campaign goes on; symmetrical."""
    return side(s, seat) - side(s, 1 - seat)


def side(s: Campaign, seat: i64) -> i64:
    """What a player has: planets, warlord, cards in play, resources, cards."""
    value = planets_worth(s, seat) + warlord_worth(s, seat)
    for place in range(seat, HQ + 2, 2):
        first = place >> 1 == s.first
        card = s.head[place]
        while card >= 0:
            if card != s.warlord[seat]:
                value += unit_worth(s, card, first)
            card = s.next[card]
    card = s.head[SUPPORTS + seat]
    while card >= 0:
        value += 6 + SUPPORT_COST * TABLES.cost[s.kind[card]] + RESOURCE * s.stored[card]
        card = s.next[card]
    value += RESOURCE * s.pool[seat] + CARD * s.size[HAND + seat]
    left = s.size[DECK + seat]
    return value - EMPTYING * (LOW_DECK - left) if left < LOW_DECK else value


def planets_worth(s: Campaign, seat: i64) -> i64:
    best: i64 = 0
    second: i64 = 0
    for symbol in range(3):
        found: i64 = 0
        for k in range(s.size[VICTORY + seat]):
            if TABLES.symbols[s.kind[s.card_in(VICTORY + seat, k)]] & BIT[symbol] != 0:
                found += 1
        worth = SYMBOL[found if found < 3 else 3]
        if worth > best:
            second = best
            best = worth
        elif worth > second:
            second = worth
    return best + second // 2


def warlord_worth(s: Campaign, seat: i64) -> i64:
    warlord = s.warlord[seat]
    left = hp(s, warlord) - s.damage[warlord]
    value = LIFE * left
    if not s.is_bloodied(warlord):
        return value + HALE
    return value - DANGER // left if left > 0 else value - DANGER


def unit_worth(s: Campaign, card: i64, first: bool) -> i64:
    left = hp(s, card) - s.damage[card]
    force = ATTACK * attack(s, card) + HITS * left
    value = force + COMMAND * command(s, card)
    if first:
        value += force // AT_FIRST
    return value + READY if s.exhausted[card] == 0 else value

"""What a position is worth to a player, and the advisor that tells bots."""

from __future__ import annotations

from typing import Final

from hadur.games.conquest.cards.definition import TABLES
from hadur.games.conquest.prospect import footing, settled
from hadur.games.conquest.script import LOW_DECK, merits
from hadur.games.conquest.sense import sense
from hadur.games.conquest.state import (
    COMMAND_PHASE,
    DECK,
    HAND,
    HQ,
    SUPPORTS,
    VICTORY,
    Campaign,
    campaign,
)
from hadur.games.conquest.values import attack, command, hp
from hadur.kernel.advice import HALVING, Advisor, Tuning, odds
from hadur.kernel.bits import BIT
from hadur.kernel.native import i64, vec
from hadur.kernel.state import State

WORTH: Final = {
    "planet": 400,
    "second planet": 700,
    "planet of the next symbol": 200,
    "second of the next symbol": 350,
    "warlord life": 140,
    "warlord hale": 600,
    "warlord danger": -600,
    "attack": 90,
    "life": 60,
    "command": 80,
    "attack at the first planet": 30,
    "life at the first planet": 20,
    "ready": 30,
    "support": 60,
    "cost of a support": 80,
    "resource": 90,
    "card in hand": 120,
    "card short": -400,
}
BATTLE: Final = 10
"""What a point of a warlord's footing is worth before the battles begin."""


class Worth:
    """The values as compiled code reads them; a planet's by how many share its symbol."""

    def __init__(self, of: dict[str, int]) -> None:
        one, other = of["planet"], of["planet of the next symbol"]
        two, others = of["second planet"], of["second of the next symbol"]
        self.best: Final = vec[i64]([0, one, one + two, one + two])
        self.next: Final = vec[i64]([0, other, other + others, other + others])
        self.warlord_life: Final[i64] = of["warlord life"]
        self.hale: Final[i64] = of["warlord hale"]
        self.danger: Final[i64] = of["warlord danger"]
        self.attack: Final[i64] = of["attack"]
        self.life: Final[i64] = of["life"]
        self.command: Final[i64] = of["command"]
        self.attack_first: Final[i64] = of["attack at the first planet"]
        self.life_first: Final[i64] = of["life at the first planet"]
        self.ready: Final[i64] = of["ready"]
        self.support: Final[i64] = of["support"]
        self.support_cost: Final[i64] = of["cost of a support"]
        self.resource: Final[i64] = of["resource"]
        self.card: Final[i64] = of["card in hand"]
        self.short: Final[i64] = of["card short"]


class CampaignAdvisor(Advisor):
    """The rules of thumb of this game; phases are the clock."""

    def __init__(self, tuning: Tuning, worth: dict[str, int]) -> None:
        super().__init__(tuning, worth)
        self._worth: Final = Worth(worth)

    def valuing(self, worth: dict[str, int]) -> Advisor:
        return CampaignAdvisor(self.tuning, worth)

    def holding(self, state: State, seat: i64) -> i64:
        return _side(campaign(state), seat, self._worth)

    def prospect(self, state: State, seat: i64) -> float:
        after = settled(campaign(state))
        if after.over or after.phase != COMMAND_PHASE:
            return self.outlook(after, seat)
        return odds(
            self.lead(after, seat) + BATTLE * (footing(after, seat) - footing(after, 1 - seat))
        )

    def merits(self, state: State, index: i64) -> vec[i64]:
        return merits(campaign(state), index)

    def sense(self, state: State, index: i64, move: i64) -> i64:
        return sense(campaign(state), index, move)

    def clock(self, state: State) -> i64:
        s = campaign(state)
        return 4 * s.round + s.phase


ADVISOR: Final = CampaignAdvisor(
    Tuning(HALVING, horizon=2, limit=80, explore=0.15, deepen=True, glance=8, near=0.01, tries=8),
    WORTH,
)


def _side(s: Campaign, seat: i64, worth: Worth) -> i64:
    """What a player has: planets, warlord, cards in play, resources, cards."""
    value = _planets(s, seat, worth) + _warlord(s, seat, worth)
    for place in range(seat, HQ + 2, 2):
        first = place >> 1 == s.first
        card = s.head[place]
        while card >= 0:
            if card != s.warlord[seat]:
                value += _unit(s, card, first, worth)
            card = s.next[card]
    card = s.head[SUPPORTS + seat]
    while card >= 0:
        value += worth.support + worth.support_cost * TABLES.cost[s.kind[card]]
        value += worth.resource * s.stored[card]
        card = s.next[card]
    value += worth.resource * s.pool[seat] + worth.card * s.size[HAND + seat]
    return value + worth.short * max(LOW_DECK - s.size[DECK + seat], 0)


def _planets(s: Campaign, seat: i64, worth: Worth) -> i64:
    """The symbol that most planets share counts, and the next one."""
    most: i64 = 0
    next_most: i64 = 0
    for symbol in range(3):
        found: i64 = 0
        for k in range(s.size[VICTORY + seat]):
            if TABLES.symbols[s.kind[s.card_in(VICTORY + seat, k)]] & BIT[symbol] != 0:
                found += 1
        found = min(found, 3)
        if found > most:
            next_most = most
            most = found
        elif found > next_most:
            next_most = found
    return worth.best[most] + worth.next[next_most]


def _warlord(s: Campaign, seat: i64, worth: Worth) -> i64:
    warlord = s.warlord[seat]
    left = hp(s, warlord) - s.damage[warlord]
    value = worth.warlord_life * left
    if not s.is_bloodied(warlord):
        return value + worth.hale
    danger = -worth.danger // max(left, 1)
    return value - danger


def _unit(s: Campaign, card: i64, first: bool, worth: Worth) -> i64:
    left = hp(s, card) - s.damage[card]
    force = attack(s, card)
    value = worth.attack * force + worth.life * left + worth.command * command(s, card)
    if first:
        value += worth.attack_first * force + worth.life_first * left
    return value + worth.ready if s.exhausted[card] == 0 else value

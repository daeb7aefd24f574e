"""What a position is worth to a player, and the advisor that tells bots."""

from __future__ import annotations

from typing import Final

from hadur.games.summoner_wars.board import ADJACENT, distance
from hadur.games.summoner_wars.cards.definition import TABLES
from hadur.games.summoner_wars.features import features
from hadur.games.summoner_wars.prospect import promise
from hadur.games.summoner_wars.script import merits
from hadur.games.summoner_wars.sense import sense
from hadur.games.summoner_wars.state import DRAW_PILE, HAND, Battle, battle
from hadur.games.summoner_wars.values import life
from hadur.kernel.advice import HALVING, Advisor, Tuning, odds
from hadur.kernel.bits import BIT, count, lowest
from hadur.kernel.native import i64, vec
from hadur.kernel.network import Network
from hadur.kernel.state import State

WORTH: Final = {
    "summoner life": 179,
    "summoner danger": -1992,
    "summoner crowded": -148,
    "cost": 88,
    "life": 21,
    "common": 66,
    "ranged": 104,
    "step forward": 36,
    "step astray": -20,
    "gate": 28,
    "magic": 106,
    "card in hand": 197,
    "card to draw": 95,
    "turn": 108,
}
"""Fitted to the results of games between searches, from the positions at the start of their turns:
games of players who thought most of units, and of players who thought most of summoners. From
those of one kind alone one learns what it overlooks, not what a position is worth."""

PROMISED: Final = 200.0
FORWARD: Final = 6
"""So near the enemy summoner every step nearer counts."""
ENOUGH: Final = 6
"""More magic than this is worth nothing."""


class Worth:
    """The values as compiled code reads them."""

    def __init__(self, of: dict[str, int]) -> None:
        self.summoner_life: Final[i64] = of["summoner life"]
        self.danger: Final[i64] = of["summoner danger"]
        self.crowded: Final[i64] = of["summoner crowded"]
        self.cost: Final[i64] = of["cost"]
        self.life: Final[i64] = of["life"]
        self.common: Final[i64] = of["common"]
        self.ranged: Final[i64] = of["ranged"]
        self.forward: Final[i64] = of["step forward"]
        self.astray: Final[i64] = of["step astray"]
        self.gate: Final[i64] = of["gate"]
        self.magic: Final[i64] = of["magic"]
        self.in_hand: Final[i64] = of["card in hand"]
        self.to_draw: Final[i64] = of["card to draw"]
        self.turn: Final[i64] = of["turn"]


class BattleAdvisor(Advisor):
    """The rules of thumb of this game; turns are the clock."""

    def __init__(
        self, tuning: Tuning, worth: dict[str, int], learned: Network | None = None
    ) -> None:
        super().__init__(tuning, worth)
        self._worth: Final = Worth(worth)
        self._learned: Final = learned

    def valuing(self, worth: dict[str, int]) -> Advisor:
        return BattleAdvisor(self.tuning, worth)

    def trusting(self, network: Network) -> Advisor:
        return BattleAdvisor(self.tuning, self.worth, network)

    def features(self, state: State, seat: i64) -> vec[i64]:
        return features(battle(state), seat)

    def holding(self, state: State, seat: i64) -> i64:
        s = battle(state)
        learned = self._learned
        if learned is not None:
            return learned.value(features(s, seat))
        value = _side(s, seat, self._worth)
        return value + self._worth.turn if s.active == seat else value

    def prospect(self, state: State, seat: i64) -> float:
        if state.over:
            return 0.5 + 0.5 * float(state.scores[seat])
        return odds(promise(battle(state), seat), PROMISED)

    def merits(self, state: State, index: i64) -> vec[i64]:
        return merits(battle(state), index)

    def sense(self, state: State, index: i64, move: i64) -> i64:
        return sense(battle(state), index, move)

    def clock(self, state: State) -> i64:
        return battle(state).turn


ADVISOR: Final = BattleAdvisor(
    Tuning(HALVING, explore=0.15, deepen=True, near=0.01, tries=4), WORTH
)


def _side(s: Battle, seat: i64, worth: Worth) -> i64:
    """What a player has: cards on the battlefield, magic, hand and draw pile."""
    value = worth.magic * min(s.magic[seat], ENOUGH) + worth.gate * count(s.gates & s.side[seat])
    value += worth.in_hand * s.size[HAND + seat] + worth.to_draw * s.size[DRAW_PILE + seat]
    left = s.side[seat] & s.units()
    while left != 0:
        space = lowest(left)
        left &= left - 1
        if s.summoners & BIT[space] != 0:
            value += _summoner(s, space, seat, worth)
        else:
            value += _unit(s, space, seat, worth)
    return value


def _summoner(s: Battle, space: i64, seat: i64, worth: Worth) -> i64:
    """A wound counts more the fewer are left to take."""
    card = s.at[space]
    alive = max(life(s, card) - s.damage[card], 1)
    danger = -worth.danger // alive
    beside = count(ADJACENT[space] & s.side[1 - seat] & s.units())
    return worth.summoner_life * alive - danger + worth.crowded * beside


def _unit(s: Battle, space: i64, seat: i64, worth: Worth) -> i64:
    """Worth more the nearer it is to the enemy summoner, and to its own."""
    card = s.at[space]
    kind = s.kind[card]
    value = worth.cost * TABLES.cost[kind] + worth.life * max(life(s, card) - s.damage[card], 1)
    if s.commons & BIT[space] != 0:
        value += worth.common
    if TABLES.ranged[kind] != 0:
        value += worth.ranged
    goal = s.space[s.summoner[1 - seat]]
    if goal >= 0:
        value += worth.forward * max(FORWARD - distance(space, goal), 0)
    home = s.space[s.summoner[seat]]
    if home >= 0:
        value += worth.astray * distance(space, home)
    return value

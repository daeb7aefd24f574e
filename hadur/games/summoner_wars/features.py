"""What a seat's position has, in whole numbers: what a learned value is made from.

What a side has is counted as in `heuristic.py`, and some things besides that its sums cannot say:
how near the end of a summoner is, what could strike it next turn. The same of the other side
follows."""

from __future__ import annotations

from typing import Final

from hadur.games.summoner_wars.board import ADJACENT, distance, within
from hadur.games.summoner_wars.cards.definition import TABLES
from hadur.games.summoner_wars.script import LINES
from hadur.games.summoner_wars.state import DRAW_PILE, HAND, Battle
from hadur.games.summoner_wars.values import life
from hadur.kernel.bits import BIT, count, lowest
from hadur.kernel.native import append, i64, vec

OF_A_SIDE: Final = (
    "summoner life",
    "summoner at most 6",
    "summoner at most 4",
    "summoner at most 2",
    "enemies beside",
    "enemies within two",
    "dice at the summoner",
    "dice near the summoner",
    "cost",
    "life",
    "strength",
    "commons",
    "champions",
    "ranged",
    "forward",
    "astray",
    "gates",
    "magic",
    "magic to spare",
    "hand",
    "last cards of a hand",
    "draw pile",
    "turn",
)
NAMES: Final = (*OF_A_SIDE, *(f"{name} of the other" for name in OF_A_SIDE))
FORWARD: Final = 6
ENOUGH: Final = 6
FEW: Final = 2


def features(s: Battle, seat: i64) -> vec[i64]:
    """In the order of `NAMES`."""
    out = vec[i64](capacity=len(NAMES))
    out = _add_side(s, seat, out)
    return _add_side(s, 1 - seat, out)


def _add_side(s: Battle, seat: i64, out: vec[i64]) -> vec[i64]:
    out = _add_summoner(s, seat, out)
    out = _add_units(s, seat, out)
    out = append(out, count(s.gates & s.side[seat]))
    out = append(out, min(s.magic[seat], ENOUGH))
    out = append(out, max(s.magic[seat] - ENOUGH, 0))
    hand = s.size[HAND + seat]
    out = append(out, hand)
    out = append(out, min(hand, FEW))
    out = append(out, s.size[DRAW_PILE + seat])
    return append(out, 1 if s.active == seat else 0)


def _add_summoner(s: Battle, seat: i64, out: vec[i64]) -> vec[i64]:
    card = s.summoner[seat]
    space = s.space[card]
    alive: i64 = 0
    beside: i64 = 0
    near: i64 = 0
    at_once: i64 = 0
    soon: i64 = 0
    if space >= 0:
        alive = max(life(s, card) - s.damage[card], 1)
        enemies = s.side[1 - seat] & s.units()
        beside = count(ADJACENT[space] & enemies)
        near = count(within(2, space) & enemies)
        while enemies != 0:
            at = lowest(enemies)
            enemies &= enemies - 1
            kind = s.kind[s.at[at]]
            dice = TABLES.strength[kind] + s.bonus[s.at[at]]
            reach = LINES[at] if TABLES.ranged[kind] != 0 else ADJACENT[at]
            if reach & BIT[space] != 0:
                at_once += dice
            # Two steps, and the blow.
            if distance(at, space) <= (5 if TABLES.ranged[kind] != 0 else 3):
                soon += dice
    out = append(out, alive)
    out = append(out, max(6 - alive, 0))
    out = append(out, max(4 - alive, 0))
    out = append(out, max(2 - alive, 0))
    out = append(out, beside)
    out = append(out, near)
    out = append(out, at_once)
    return append(out, soon)


def _add_units(s: Battle, seat: i64, out: vec[i64]) -> vec[i64]:
    cost: i64 = 0
    lives: i64 = 0
    strength: i64 = 0
    ranged: i64 = 0
    forward: i64 = 0
    astray: i64 = 0
    goal = s.space[s.summoner[1 - seat]]
    home = s.space[s.summoner[seat]]
    left = s.side[seat] & (s.commons | s.champions)
    commons = count(left & s.commons)
    champions = count(left & s.champions)
    while left != 0:
        space = lowest(left)
        left &= left - 1
        card = s.at[space]
        kind = s.kind[card]
        cost += TABLES.cost[kind]
        lives += max(life(s, card) - s.damage[card], 1)
        strength += TABLES.strength[kind] + s.bonus[card]
        ranged += 1 if TABLES.ranged[kind] != 0 else 0
        forward += max(FORWARD - distance(space, goal), 0) if goal >= 0 else 0
        astray += distance(space, home) if home >= 0 else 0
    out = append(out, cost)
    out = append(out, lives)
    out = append(out, strength)
    out = append(out, commons)
    out = append(out, champions)
    out = append(out, ranged)
    out = append(out, forward)
    return append(out, astray)

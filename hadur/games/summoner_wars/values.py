"""Derived values: life, strength, how far a unit moves and shoots.

What texts add to life and strength stands beside the cards (`abilities.constant`). Abilities that
say whether, how far and how a unit moves or shoots are named here: lists of moves are asked for
more often than anything else, and one look at a word is the quickest answer.
"""

from __future__ import annotations

from typing import Final

from hadur.games.summoner_wars.abilities.constant import CHARGES_COUNTED, LIFE, STRENGTH, bonus
from hadur.games.summoner_wars.abilities.ids import (
    CHARGE,
    CLIMB,
    FAR_SHOT,
    FLIGHT,
    IMBUED_SPEED,
    IMMOBILE,
    LEVITATE,
    LIVING_GATE,
    MOBILE_STRUCTURE,
    PERPLEXING_TEMPEST,
    SLOW,
    SWIFT,
)
from hadur.games.summoner_wars.board import within
from hadur.games.summoner_wars.cards.definition import TABLES
from hadur.games.summoner_wars.state import Battle
from hadur.kernel.bits import BIT, lowest
from hadur.kernel.native import i64

NORMAL_MOVE: Final = 2
NORMAL_RANGE: Final = 3
FAR_RANGE: Final = 4
NOBODY: Final = -1


def life(s: Battle, card: i64) -> i64:
    """Printed life and modifiers, damage not yet taken off (SW-19.18)."""
    return TABLES.life[s.kind[card]] + bonus(s, LIFE, card, NOBODY)


def base_strength(s: Battle, unit: i64) -> i64:
    """What is printed on the card, or what an effect has put in its place (SW-19.14, SW-19.15)."""
    at: i64 = 0
    while at < len(s.rebased):
        if s.rebased[at] == unit:
            return s.rebased[at + 1]
        at += 2
    return TABLES.strength[s.kind[unit]]


def strength(s: Battle, unit: i64, target: i64) -> i64:
    """How many dice the unit rolls against the target (SW-19.12); never below 0 (S-14)."""
    value = base_strength(s, unit) + s.bonus[unit] + s.attack_bonus
    return max(value + bonus(s, STRENGTH, unit, target), 0)


def named(s: Battle, spaces: i64, word: i64) -> i64:
    """Those of the spaces whose card's name contains the word (SW-19.7)."""
    found: i64 = 0
    while spaces != 0:
        space = lowest(spaces)
        spaces &= spaces - 1
        if TABLES.words[s.kind[s.at[space]]] & word != 0:
            found |= BIT[space]
    return found


def gates_of(s: Battle, seat: i64) -> i64:
    """The spaces of everything that counts as a gate for a player (SW-6.3, S-17)."""
    return (s.gates | s.has[LIVING_GATE]) & s.side[seat]


def flies(s: Battle, unit: i64) -> bool:
    """Flight, its own or lent for this move by Levitate."""
    space = s.space[unit]
    here = BIT[space]
    if s.has[FLIGHT] & here != 0:
        return True
    lifters = s.has[LEVITATE] & s.side[s.controller[unit]]
    return s.commons & here != 0 and lifters & within(2, space) != 0


def may_move(s: Battle, unit: i64) -> bool:
    """Whether rules and card texts let the unit move at all (SW-7.11, SW-7.12)."""
    here = BIT[s.space[unit]]
    if (s.frozen | s.has[IMMOBILE]) & here != 0:
        return False
    return s.structures & here == 0 or s.has[MOBILE_STRUCTURE] & here != 0


def slowed(s: Battle) -> i64:
    """Spaces every move loses to Perplexing Tempest, whoever played it (S-46)."""
    return s.effect(0, PERPLEXING_TEMPEST) + s.effect(1, PERPLEXING_TEMPEST)


def move_range(s: Battle, unit: i64, flying: bool) -> i64:
    """How many spaces a normal move may have (SW-7.2, SW-7.21)."""
    here = BIT[s.space[unit]]
    value: i64 = NORMAL_MOVE
    if flying:
        value += 1
    if s.has[SWIFT] & here != 0:
        value += 1
    if s.has[CLIMB] & here != 0:
        value += 1
    if s.has[IMBUED_SPEED] & here != 0:
        value += min(s.charges[unit], CHARGES_COUNTED)
    if s.has[SLOW] & here != 0:
        value -= 1
    return value - slowed(s)


def charge_range(s: Battle, unit: i64) -> i64:
    """How far a Charge may go: 0 for a unit that has none."""
    if s.has[CHARGE] & BIT[s.space[unit]] == 0:
        return 0
    slow: i64 = 1 if s.has[SLOW] & BIT[s.space[unit]] != 0 else 0
    return max(4 - slow - slowed(s), 0)


def shot_range(s: Battle, unit: i64) -> i64:
    """The reach of a ranged attack (SW-9.9)."""
    return FAR_RANGE if s.has[FAR_SHOT] & BIT[s.space[unit]] != 0 else NORMAL_RANGE

"""What is counted of bots (`tools/sanity.py`).

A blow is an attack; it is wasted on one's own cards, unless it can heal. A gift is an attack on an
enemy that can do the attacker no harm (`script.is_free_attack`); to end or say no declines it."""

from __future__ import annotations

from hadur.games.summoner_wars.phases.attack import EXTRA_TARGET, TARGET
from hadur.games.summoner_wars.script import is_free_attack, may_heal
from hadur.games.summoner_wars.state import Battle
from hadur.games.summoner_wars.verbs import ATTACK, END, NO, PICK
from hadur.kernel.advice import BLOW, DECLINED, GIFT, WASTED
from hadur.kernel.bits import BIT
from hadur.kernel.moves import first, second, verb_of
from hadur.kernel.native import i64


def sense(s: Battle, index: i64, move: i64) -> i64:
    return _blow(s, index, move) | _gift(s, index, move)


def _blow(s: Battle, index: i64, move: i64) -> i64:
    ask = s.asks[index]
    unit: i64 = -1
    target: i64 = -1
    if verb_of(move) == ATTACK:
        unit, target = s.at[first(move)], s.at[second(move)]
    elif verb_of(move) == PICK and (ask.prompt is TARGET or ask.prompt is EXTRA_TARGET):
        unit, target = ask.a, s.at[first(move)]
    if target < 0:
        return 0
    own = s.side[ask.seat] & BIT[s.space[target]] != 0
    return BLOW | WASTED if own and not may_heal(s, ask.seat, unit, target) else BLOW


def _gift(s: Battle, index: i64, move: i64) -> i64:
    ask = s.asks[index]
    for other in s.legal(index):
        if is_free_attack(s, ask, other):
            return GIFT | DECLINED if verb_of(move) == END or verb_of(move) == NO else GIFT
    return 0

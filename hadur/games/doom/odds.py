"""The chances of an attack: dice, defense cards that nobody has seen, and answers to come. They are
imagined many times."""

from __future__ import annotations

from typing import Final

from hadur.games.doom.phases.attack import NAME
from hadur.games.doom.state import A_BLACK, A_RED, Raid, raid
from hadur.games.doom.values import health
from hadur.games.doom.verbs import TARGET
from hadur.kernel.moves import first, verb_of
from hadur.kernel.odds import Count, Odds, imagined

_MOST: Final = 6
"""Amounts above this are not told apart."""


def is_attack(s: Raid, index: int, move: int) -> bool:
    return s.asks[index].prompt is NAME and verb_of(move) == TARGET


def odds(s: Raid, index: int, move: int) -> Odds:
    figure = int(first(move))
    before, left = int(s.damage[figure]), int(health(s, figure) - s.damage[figure])
    count = Count()
    for end in imagined(s, index, move):
        after = raid(end)
        gone = not after.is_here(figure)
        count.add(left if gone else max(0, int(after.damage[figure]) - before), fragged=gone)
    dice = (("red", int(s.attack[A_RED])), ("black", int(s.attack[A_BLACK])))
    facts = tuple(fact for fact in (*dice, ("health-left", left)) if fact[1])
    chances = [*count.amounts_of("damage", min(left - 1, _MOST)), *count.chances()]
    return Odds(tuple(chances), facts, count.tries)

"""Playing on by rules of thumb, and what the result is worth."""

from __future__ import annotations

from typing import Final

from hadur.kernel.advice import Advisor, Tuning
from hadur.kernel.chance import draw
from hadur.kernel.native import i64
from hadur.kernel.state import State

_WHIM: Final = 9103
_MOST_OPTIONS: Final = 4096


def open_question(state: State) -> i64:
    """The first question that nobody has answered yet."""
    index: i64 = 0
    while state.answers[index] >= 0:
        index += 1
    return index


def inclined(state: State, advisor: Advisor, index: i64, noise: i64, seed: i64, count: i64) -> i64:
    """The answer the rules of thumb favour, give or take some whim."""
    legal = state.legal(index)
    if len(legal) == 1:
        return legal[0]
    merits = advisor.merits(state, index)
    best: i64 = 0
    most: i64 = -(1 << 60)
    for k in range(len(legal)):
        merit = merits[k]
        if noise > 0:
            merit += draw(seed, _WHIM, count * _MOST_OPTIONS + k, noise)
        if merit > most:
            most = merit
            best = k
    return legal[best]


def answer_for_others(state: State, advisor: Advisor, seat: i64, noise: i64, seed: i64) -> None:
    """Let all others who are asked at the same time answer as they are inclined to. The seat's own
    answer is then the last one, and what follows from all of them can be judged."""
    asks = state.asks
    for k in range(len(asks)):
        if asks[k].seat != seat and state.answers[k] < 0:
            state.advance(inclined(state, advisor, k, noise, seed, k), k)


def roll_out(state: State, advisor: Advisor, tuning: Tuning, until: i64, seed: i64) -> None:
    """Play on until the clock shows `until`, the game is over, or it takes too long."""
    count: i64 = 0
    while count < tuning.limit and not state.over and advisor.clock(state) < until:
        index = open_question(state)
        state.advance(inclined(state, advisor, index, tuning.noise, seed, count), index)
        count += 1

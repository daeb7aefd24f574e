"""What a position promises to a player who looks no further than one move.

An order is many decisions: which units, where to, which cards in a combat. A move is judged when
what it began is over and somebody has a turn again; until then all go on by rules of thumb."""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars.script import merits
from hadur.games.forbidden_stars.state import War, war
from hadur.kernel.native import i64
from hadur.kernel.state import Prompt

LONGEST: Final = 60
"""So many decisions at most, until it is judged as it is."""
TURNS: Final = ("operations-turn", "place-order", "place-tile", "choose-event", "place-storm")


def settled(s: War) -> War:
    """The position when what has begun is over."""
    if s.over or _is_turn(s.asks[0].prompt):
        return s
    after = war(s.copy())
    made: i64 = 0
    while made < LONGEST and not after.over and not _is_turn(after.asks[0].prompt):
        index: i64 = 0
        while after.answers[index] >= 0:
            index += 1
        after.advance(_best(after, index), index)
        made += 1
    return after


def _is_turn(prompt: Prompt) -> bool:
    return prompt.name in TURNS


def _best(s: War, index: i64) -> i64:
    legal = s.legal(index)
    if len(legal) == 1:
        return legal[0]
    values = merits(s, index)
    best: i64 = 0
    for k in range(len(values)):
        if values[k] > values[best]:
            best = k
    return legal[best]

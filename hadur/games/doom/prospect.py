"""What a position promises to a player who looks no further than one move.

An attack is many decisions: who defends, what is added, which cards are used. A move is judged when
what it began is over and somebody acts again; until then all go on by rules of thumb."""

from __future__ import annotations

from typing import Final

from hadur.games.doom.script import merits
from hadur.games.doom.state import Raid, raid
from hadur.kernel.native import i64

LONGEST: Final = 30
"""So many decisions at most, until it is judged as it is."""
TURNS: Final = ("act", "demon", "type", "figure", "trade", "move-now", "respawn")


def settled(s: Raid) -> Raid:
    """The position when what has begun is over."""
    if s.over or s.asks[0].prompt.name in TURNS:
        return s
    after = raid(s.copy())
    made: i64 = 0
    while made < LONGEST and not after.over and after.asks[0].prompt.name not in TURNS:
        after.advance(best_answer(after, 0), 0)
        made += 1
    return after


def best_answer(s: Raid, index: i64) -> i64:
    """What the rules of thumb say."""
    legal = s.legal(index)
    if len(legal) == 1:
        return legal[0]
    values = merits(s, index)
    best: i64 = 0
    for k in range(len(values)):
        if values[k] > values[best]:
            best = k
    return legal[best]

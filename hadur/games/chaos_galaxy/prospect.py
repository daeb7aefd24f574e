"""What a position promises to a player who looks no further than one move.

An attack is many decisions: which ships, who boards, what is paid, who fires. A move is judged when
what it began is over and somebody has a turn again; until then all go on by rules of thumb."""

from __future__ import annotations

from typing import Final

from hadur.games.chaos_galaxy.phases.main import MAIN_PROMPT
from hadur.games.chaos_galaxy.script import merits
from hadur.games.chaos_galaxy.state import Galaxy, galaxy
from hadur.kernel.native import i64

LONGEST: Final = 80
"""So many decisions at most, until it is judged as it is."""


def settled(s: Galaxy) -> Galaxy:
    """The position when what has begun is over."""
    if s.over or s.asks[0].prompt is MAIN_PROMPT:
        return s
    after = galaxy(s.copy())
    made: i64 = 0
    while made < LONGEST and not after.over and after.asks[0].prompt is not MAIN_PROMPT:
        after.advance(_best(after))
        made += 1
    return after


def _best(s: Galaxy) -> i64:
    legal = s.legal(0)
    if len(legal) == 1:
        return legal[0]
    values = merits(s, 0)
    best: i64 = 0
    for k in range(len(values)):
        if values[k] > values[best]:
            best = k
    return legal[best]

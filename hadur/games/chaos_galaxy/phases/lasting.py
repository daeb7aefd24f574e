"""Effects that end: with a combat, with a turn, or when a player's next turn begins."""

from __future__ import annotations

from hadur.games.chaos_galaxy.phases.damage import change_holder, settle
from hadur.games.chaos_galaxy.state import L_SEIZED, LASTING, Galaxy
from hadur.games.chaos_galaxy.vocabulary import NEXT_TURN
from hadur.kernel.native import append, i64, vec


def expire(s: Galaxy, until: i64, seat: i64) -> None:
    """Let everything end that lasts until then; NEXT_TURN is that of one seat."""
    kept = vec[i64]()
    ended = vec[i64]()
    for k in range(0, len(s.lasting), LASTING):
        over = s.lasting[k + 3] == until and (until != NEXT_TURN or s.lasting[k + 4] == seat)
        if over and s.lasting[k] == L_SEIZED:
            ended = append(ended, s.lasting[k + 1])
            ended = append(ended, s.lasting[k + 2])
        if not over:
            for n in range(k, k + LASTING):
                kept = append(kept, s.lasting[n])
    if len(kept) == len(s.lasting):
        return
    s.lasting = kept
    for k in range(0, len(ended), 2):
        if s.in_play(ended[k]) and not s.is_out(ended[k + 1]):
            change_holder(s, ended[k], ended[k + 1])
    settle(s)

"""Effects that last: until an activation, a round, a start or a marine's end."""

from __future__ import annotations

from hadur.games.doom import log
from hadur.games.doom.piles import discard
from hadur.games.doom.state import (
    IN_PLAY,
    LAST_AMOUNT,
    LAST_FIGURE,
    LAST_OWNER,
    LAST_SIZE,
    LAST_UNTIL,
    LAST_WHAT,
    Raid,
)
from hadur.games.doom.vocabulary import DURING_NEXT, KEEP, TAKE_BACK, UNTIL_NEXT
from hadur.kernel.native import append, i64, vec

ANY: i64 = -1


def add_lasting(s: Raid, what: i64, amount: i64, figure: i64, until: i64, owner: i64) -> None:
    column = s.lasting
    for value in (what, amount, figure, until, owner):
        column = append(column, value)
    s.lasting = column


def end_lasting(s: Raid, until: i64, owner: i64) -> None:
    """End what lasts until this: for one marine, or for all (ANY)."""
    old = s.lasting
    left = vec[i64]()
    ended = vec[i64]()
    for k in range(0, len(old), LAST_SIZE):
        ends = old[k + LAST_UNTIL] == until and (owner < 0 or old[k + LAST_OWNER] == owner)
        for value in old[k : k + LAST_SIZE]:
            if ends:
                ended = append(ended, value)
            else:
                left = append(left, value)
    if len(ended) == 0:
        return
    s.lasting = left
    for k in range(0, len(ended), LAST_SIZE):
        _undo(s, ended[k + LAST_WHAT], ended[k + LAST_AMOUNT], ended[k + LAST_OWNER])


def _undo(s: Raid, what: i64, amount: i64, owner: i64) -> None:
    """What happens when it ends: a card kept in play is discarded, a token comes back
    (DM-22.17, 26.16)."""
    if what == KEEP and s.zone[amount] == IN_PLAY + owner + 1:
        discard(s, amount, owner + 1)
    elif what == TAKE_BACK:
        take_back(s, owner, amount)


def take_back(s: Raid, marine: i64, weapon: i64) -> None:
    """A grenade token returns to its marine, face up (DM-22.17)."""
    at = marine * len(s.book.weapons) + weapon
    if s.grenades[at] >= 0:
        s.grenades[at] = -1
        s.tell(log.GRENADE_BACK, marine, weapon)


def forget_figure(s: Raid, figure: i64) -> None:
    """What was about a figure ends when it is gone (but not what its marine keeps)."""
    old = s.lasting
    left = vec[i64]()
    for k in range(0, len(old), LAST_SIZE):
        if old[k + LAST_FIGURE] != figure:
            for value in old[k : k + LAST_SIZE]:
                left = append(left, value)
    s.lasting = left


def begin_next(s: Raid, figure: i64) -> None:
    """What was for a figure's next activation holds from now on."""
    for k in range(0, len(s.lasting), LAST_SIZE):
        if s.lasting[k + LAST_FIGURE] == figure and s.lasting[k + LAST_UNTIL] == UNTIL_NEXT:
            s.lasting[k + LAST_UNTIL] = DURING_NEXT


def is_kept(s: Raid, card: i64) -> bool:
    """Whether a card stays in play at the end of the activation (DM-6.10)."""
    for k in range(0, len(s.lasting), LAST_SIZE):
        if s.lasting[k + LAST_WHAT] == KEEP and s.lasting[k + LAST_AMOUNT] == card:
            return True
    return False

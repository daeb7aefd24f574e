"""A player who leaves: the figure of a marine goes off the map, the others play on."""

from __future__ import annotations

from hadur.games.doom import log
from hadur.games.doom.lasting import take_back
from hadur.games.doom.phases.damage import DROP_TOKENS
from hadur.games.doom.state import INVADER, Raid
from hadur.kernel.bits import BIT
from hadur.kernel.native import i64


def leave(s: Raid, seat: i64) -> None:
    """The invader who leaves has lost. A marine's figure is taken off the map, without a frag
    token; what it carried comes to lie there, its grenade tokens go, and its initiative card is not
    used any more."""
    s.tell(log.LEFT, seat)
    figure = seat - 1
    if seat != INVADER:
        for weapon in range(len(s.book.weapons)):
            take_back(s, figure, weapon)
    if seat != INVADER and s.is_here(figure):
        s.fell[figure] = s.stand(figure)
        s.lift(figure)
        if s.lifted == figure:
            s.lifted = -1
        s.place[figure] = -1
        s.on_map &= ~BIT[figure]
        s.points[figure] = 0
        s.status[figure] = 0
        s.damage[figure] = 0
        if s.bearing(figure) > 0:
            s.push(DROP_TOKENS, figure)
    s.drop_out(seat)

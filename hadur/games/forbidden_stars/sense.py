"""What is counted of bots (`tools/sanity.py`).

A blow is a march or an orbital strike. It is wasted on a strike at a world where nobody is, and on
a march that gives up a world of one's own (its last unit leaves, and no structure holds it) for a
place that is one's own already. A gift is what a text or an event gives for nothing, and only the
last answer declines (`script.is_gift`)."""

from __future__ import annotations

from hadur.games.forbidden_stars.outlook import holder
from hadur.games.forbidden_stars.script import is_gift
from hadur.games.forbidden_stars.state import War, units
from hadur.games.forbidden_stars.verbs import MOVE, STRIKE
from hadur.kernel.advice import BLOW, DECLINED, GIFT, WASTED
from hadur.kernel.bits import BIT
from hadur.kernel.moves import second, third, verb_of
from hadur.kernel.native import i64


def sense(s: War, index: i64, move: i64) -> i64:
    ask = s.asks[index]
    legal = s.legal(index)
    found: i64 = 0
    if verb_of(move) == STRIKE:
        found = BLOW if _is_manned(s, ask.seat, second(move)) else BLOW | WASTED
    elif verb_of(move) == MOVE:
        given = _is_given_up(s, ask.seat, second(move)) and _is_own(s, ask.seat, third(move))
        found = BLOW | WASTED if given else BLOW
    if is_gift(s, ask, legal):
        found |= GIFT | DECLINED if move == legal[len(legal) - 1] else GIFT
    return found


def _is_manned(s: War, seat: i64, world: i64) -> bool:
    other = holder(s, seat, world)
    return other >= 0 and units(s.army_of(other, world)) > 0


def _is_given_up(s: War, seat: i64, start: i64) -> bool:
    alone = units(s.army_of(seat, start)) == 1 and s.structures(start) == 0
    return alone and not s.is_void(start) and _is_own(s, seat, start)


def _is_own(s: War, seat: i64, area: i64) -> bool:
    return s.friendly(seat) & BIT[area] != 0

"""What is counted of bots (`tools/sanity.py`).

Own units cannot be attacked here, but a combat turn can be given away: a blow is a turn with an
attacker ready, and it is wasted on a stalemate. A gift is the bonus of a struggle as long as the
deck has cards enough (`script.is_gift_declined`)."""

from __future__ import annotations

from hadur.games.conquest.phases.battle import COMBAT_TURN
from hadur.games.conquest.script import is_gift_declined
from hadur.games.conquest.state import Campaign
from hadur.games.conquest.verbs import ATTACK, NO, STALEMATE
from hadur.kernel.advice import BLOW, DECLINED, GIFT, WASTED
from hadur.kernel.moves import verb_of
from hadur.kernel.native import i64


def sense(s: Campaign, index: i64, move: i64) -> i64:
    ask = s.asks[index]
    verb = verb_of(move)
    found: i64 = 0
    if ask.prompt is COMBAT_TURN and verb_of(s.legal(index)[0]) == ATTACK:
        found |= BLOW | WASTED if verb == STALEMATE else BLOW
    if is_gift_declined(s, ask, NO):
        found |= GIFT | DECLINED if verb == NO else GIFT
    return found

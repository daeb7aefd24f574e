"""What is counted of bots (`tools/sanity.py`).

A blow is whatever is aimed at a figure to harm it, and a grenade. It is wasted on one's own side
while an enemy can be chosen (`harms.harm`), and on a space where the grenade hurts friends alone. A
gift is an attack that is still to be made, or a weapon or the health pack one needs underfoot; to
end the activation declines it."""

from __future__ import annotations

from hadur.games.doom.drill import take_merit
from hadur.games.doom.state import MARINES, Raid
from hadur.games.doom.values import is_within
from hadur.games.doom.verbs import ATTACK, END, PLACE, TAKE, TARGET
from hadur.kernel.advice import BLOW, DECLINED, GIFT, WASTED
from hadur.kernel.bits import members
from hadur.kernel.moves import first, verb_of
from hadur.kernel.native import i64


def sense(s: Raid, index: i64, move: i64) -> i64:
    ask = s.asks[index]
    found: i64 = BLOW if verb_of(move) == TARGET else 0
    if verb_of(move) == PLACE and ask.prompt.name == "throw":
        found = BLOW | WASTED if _hurts_friends_alone(s, first(move)) else BLOW
    legal = s.legal(index)
    if verb_of(legal[len(legal) - 1]) != END:
        return found
    for other in legal:
        if _is_gift(s, ask.a, other):
            return found | (GIFT | DECLINED if verb_of(move) == END else GIFT)
    return found


def _hurts_friends_alone(s: Raid, square: i64) -> bool:
    friends = False
    for figure in members(s.on_map):
        if is_within(s, square, s.stand(figure), 1):
            if figure >= MARINES:
                return False
            friends = True
    return friends


def _is_gift(s: Raid, figure: i64, move: i64) -> bool:
    verb = verb_of(move)
    if verb == TAKE and figure < MARINES:
        return take_merit(s, figure, first(move)) > 0
    return verb == ATTACK

"""What is counted of bots (`tools/sanity.py`).

A blow is an attack, or a text with a target. It is wasted if the text harms the own card it is
aimed at; and an attack is, if nobody can defend, no hidden card goes along and all ships together
bomb too little to do anything there. A gift is an event without a price, markers that nothing
needs, a win (`script.is_free`), or a bomb on what is not defended any more; to end the turn or the
bombing declines it."""

from __future__ import annotations

from hadur.games.chaos_galaxy.appraisal import clause_worth
from hadur.games.chaos_galaxy.fighting import aim_of
from hadur.games.chaos_galaxy.outlook import fleet_for, stake, total_bombing
from hadur.games.chaos_galaxy.phases.announcing import play_clause
from hadur.games.chaos_galaxy.phases.main import MAIN_PROMPT
from hadur.games.chaos_galaxy.script import is_free, merits
from hadur.games.chaos_galaxy.state import CANTEEN, ON_SHIP, Galaxy
from hadur.games.chaos_galaxy.tables import NONE, T
from hadur.games.chaos_galaxy.verbs import (
    ATTACK,
    BOMB,
    PAY,
    PLAY_CARD,
    USE_CARD,
    branch_in,
    clause_in,
    rival_in,
)
from hadur.games.chaos_galaxy.vocabulary import ATTACK as ATTACK_ACT
from hadur.games.chaos_galaxy.vocabulary import DEFEND as DEFEND_ACT
from hadur.kernel.advice import BLOW, DECLINED, GIFT, WASTED
from hadur.kernel.moves import first, second, third, verb_of
from hadur.kernel.native import i64


def sense(s: Galaxy, index: i64, move: i64) -> i64:
    found: i64 = 0
    verb = verb_of(move)
    if verb == ATTACK:
        found = BLOW | WASTED if _hits_nothing(s, s.asks[index].seat, move) else BLOW
    elif verb == PLAY_CARD or verb == USE_CARD or verb == PAY:
        found = _aimed(s, s.asks[index].seat, move)
    return found | _gift(s, index, move)


def _hits_nothing(s: Galaxy, seat: i64, move: i64) -> bool:
    rival = first(move)
    if len(fleet_for(s, rival, DEFEND_ACT)) > 0:
        return False
    for slot in range(s.slots()):
        if s.holder(slot) == seat and (s.place(slot) == ON_SHIP or s.place(slot) == CANTEEN):
            if not s.is_paid(slot):
                return False
    total = total_bombing(fleet_for(s, seat, ATTACK_ACT))
    return stake(s, rival, aim_of(second(move)), total) <= 0


def _aimed(s: Galaxy, seat: i64, move: i64) -> i64:
    target = second(move) - 1
    if target < 0:
        return 0
    chosen = third(move)
    slot: i64 = -1 if verb_of(move) == PLAY_CARD else first(move)
    if verb_of(move) == USE_CARD:
        clause = T.clause[s.kind_at(slot)] + clause_in(chosen)
    else:
        clause = play_clause(first(move) if slot < 0 else s.kind_at(slot))
    if clause == NONE or s.holder(target) != seat:
        return BLOW
    worth = clause_worth(s, clause, seat, slot, target, branch_in(chosen), rival_in(chosen))
    return BLOW | WASTED if worth < 0 else BLOW


def _gift(s: Galaxy, index: i64, move: i64) -> i64:
    legal = s.legal(index)
    main = s.asks[index].prompt is MAIN_PROMPT
    if not main and verb_of(legal[0]) != BOMB:
        return 0
    values = merits(s, index)
    for k in range(len(legal) - 1):
        free = is_free(s, s.asks[index].seat, legal[k], values[k]) if main else True
        if values[k] > 0 and free:
            return GIFT | DECLINED if move == legal[len(legal) - 1] else GIFT
    return 0

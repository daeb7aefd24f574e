"""Rules of thumb for every question: how good a move looks before it is tried.

Merits are points on one scale within a question, ten a credit; to pass, to decline and to end have
none. What looks worse than that is not done by those who follow the script."""

from __future__ import annotations

from typing import Final

from hadur.games.chaos_galaxy.appraisal import (
    clause_price,
    clause_worth,
    markers_wanted,
)
from hadur.games.chaos_galaxy.fighting import (
    CERTAIN,
    LATE,
    TEXT,
    answer_merit,
    arm_merit,
    attack_merits,
    board_merit,
    bomb_merit,
    deal_merit,
    demolition_merit,
    fire_merit,
    formation_merit,
    part_merit,
    return_merit,
    send_merits,
    stealth_merit,
)
from hadur.games.chaos_galaxy.outlook import CREDIT, card_worth, cost_of
from hadur.games.chaos_galaxy.phases.announcing import cost_at, play_clause
from hadur.games.chaos_galaxy.phases.combat import PAY_PROMPT
from hadur.games.chaos_galaxy.phases.effects import VICTIM_PROMPT
from hadur.games.chaos_galaxy.phases.main import MAIN_PROMPT
from hadur.games.chaos_galaxy.phases.moments import (
    HIDDEN_TARGET,
    TARGET_PROMPT,
    is_target,
)
from hadur.games.chaos_galaxy.phases.shots import ANSWER_PROMPT
from hadur.games.chaos_galaxy.phases.volleys import PART_PROMPT
from hadur.games.chaos_galaxy.state import (
    COLONY,
    HAND,
    HANGAR,
    Galaxy,
)
from hadur.games.chaos_galaxy.tables import NONE, T
from hadur.games.chaos_galaxy.values import hangar_used, price
from hadur.games.chaos_galaxy.verbs import (
    ARM,
    ATTACK,
    BOARD,
    BOMB,
    BUY_MARKER,
    CHOOSE,
    CONVERT,
    CUT,
    DEAL,
    DIG,
    DISCARD,
    DRAW_CARD,
    FIRE,
    GO_ON,
    LAY,
    MODE,
    MULLIGAN,
    NUMBER,
    PAY,
    PICK_FIVE,
    PLAY_CARD,
    PLAY_SHIP,
    RETURN_FIRE,
    RIVAL,
    SEND,
    SHARE,
    STEALTH,
    TAKE,
    TO_CANTEEN,
    TO_SHIP,
    TO_SURFACE,
    TURN_BACK,
    USE_CARD,
    YES,
    branch_in,
    clause_in,
    rival_in,
)
from hadur.games.chaos_galaxy.vocabulary import (
    ALWAYS,
    BASE,
    CREW,
    EVENT,
    INCOME,
    INTERRUPT,
    PASSENGER,
    PAYMENT_END,
    RESEARCH,
    ROCKET,
    SHIP,
    TRAP,
    USE,
    WEAPON,
)
from hadur.kernel.advice import NEVER
from hadur.kernel.bits import BIT
from hadur.kernel.moves import first, second, third, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask

HANGAR_ROOM: Final = 12
FULL_HAND: Final = 5
KEEPS: Final = 6
"""What it takes for a card that is gone after its use to be played now and not later."""


def merits(s: Galaxy, index: i64) -> vec[i64]:
    """The merit of each legal answer to an open question."""
    ask = s.asks[index]
    legal = s.legal(index)
    if ask.prompt is MAIN_PROMPT:
        return _main_merits(s, ask, legal)
    if verb_of(legal[0]) == SEND:
        return send_merits(s, ask, legal)
    out = vec[i64]()
    for move in legal:
        out = append(out, _merit(s, ask, move))
    if verb_of(legal[0]) == BOMB:
        for k in range(len(legal) - 1):
            if out[k] > 0:
                out[len(legal) - 1] = NEVER  # there is nothing better to do with a bomber
    return out


def _main_merits(s: Galaxy, ask: Ask, legal: vec[i64]) -> vec[i64]:
    """Attacks are looked at together: all of them need the same fleets."""
    out = vec[i64]()
    attacks = False
    for move in legal:
        if verb_of(move) == ATTACK:
            attacks = True
            out = append(out, 0)
        else:
            out = append(out, _merit(s, ask, move))
    if attacks:
        out = attack_merits(s, ask.seat, legal, out)
    for k in range(len(legal)):
        if out[k] > 0 and is_free(s, ask.seat, legal[k], out[k]):
            out[len(legal) - 1] = NEVER  # nobody ends a turn before that is done
    return out


def is_free(s: Galaxy, seat: i64, move: i64, merit: i64) -> bool:
    """Goods for nothing: an event without a price, markers that nothing needs, the win."""
    verb = verb_of(move)
    if verb == PLAY_CARD:
        return T.type[first(move)] == EVENT and price(s, seat, first(move)) == 0
    return verb == CONVERT or (verb == ATTACK and merit >= CERTAIN)


def _merit(s: Galaxy, ask: Ask, move: i64) -> i64:
    verb = verb_of(move)
    seat = ask.seat
    a = first(move)
    if verb == PLAY_CARD or verb == USE_CARD or verb == PAY:
        return announce_merit(s, ask, move)
    if verb <= MULLIGAN or verb == CUT:
        return _opening_merit(s, seat, verb, a)
    if verb <= PLAY_SHIP:
        return main_merit(s, seat, move)
    if verb == CHOOSE:
        return choose_merit(s, ask, a)
    if verb == MODE:
        return clause_worth(s, ask.a, seat, ask.b, -1, a, -1)
    if verb == YES:
        return _may_merit(s, ask)
    if verb == RIVAL:
        return 100 - s.size[COLONY + a]
    if verb == DISCARD:
        return 100 - keep_worth(s, seat, a)
    if verb == TAKE:
        return 10 + keep_worth(s, seat, a)
    if verb == TURN_BACK:
        return 10
    return _fight_merit(s, ask, move)


def _fight_merit(s: Galaxy, ask: Ask, move: i64) -> i64:
    """What is asked in a combat only."""
    verb = verb_of(move)
    a = first(move)
    if verb == BOARD:
        return board_merit(s, ask.seat, a, second(move))
    if verb == FIRE:
        return fire_merit(s, a, second(move))
    if verb == STEALTH:
        return stealth_merit(s, a)
    if verb == ARM:
        return arm_merit(s, a, ask.prompt is ANSWER_PROMPT)
    if verb == RETURN_FIRE:
        if ask.prompt is ANSWER_PROMPT:
            return answer_merit(s)
        return return_merit(s, ask.a, ask.b)
    if verb == DEAL:
        return deal_merit(s, a, second(move))
    if verb == BOMB:
        return bomb_merit(s, a)
    if verb == SHARE:
        return formation_merit(s, ask)
    if verb == NUMBER:
        return part_merit(s, ask, a) if ask.prompt is PART_PROMPT else demolition_merit(s, ask, a)
    return -20 if verb == GO_ON else 0


# -- before the game -------------------------------------------------------------------------------


def _opening_merit(s: Galaxy, seat: i64, verb: i64, a: i64) -> i64:
    """A hand without a ship to begin with is not kept; a cut changes nothing."""
    if verb == CUT:
        return 0 if a == 0 else NEVER
    if verb != MULLIGAN:
        return 0
    return 10 if _early_ships(s, seat) == 0 else NEVER


def _early_ships(s: Galaxy, seat: i64) -> i64:
    found: i64 = 0
    for k in range(s.size[HAND + seat]):
        kind = s.kind[s.card_in(HAND + seat, k)]
        if T.type[kind] == SHIP and T.cost[kind] <= 6:
            found += 1
    return found


# -- the main phase --------------------------------------------------------------------------------


def main_merit(s: Galaxy, seat: i64, move: i64) -> i64:
    verb = verb_of(move)
    a = first(move)
    if verb == PLAY_SHIP:
        return ship_merit(s, seat, a)
    if verb == LAY:
        return lay_merit(s, seat, a, second(move))
    if verb == DRAW_CARD:
        return draw_merit(s, seat)
    if verb == PICK_FIVE:
        return pick_merit(s, seat)
    if verb == DIG:
        return 6 if s.size[HAND + seat] < 3 else -5
    if verb == BUY_MARKER:
        return marker_merit(s, seat, a)
    return convert_merit(s, seat, a, second(move))


def ship_merit(s: Galaxy, seat: i64, kind: i64) -> i64:
    """Ships as soon as one can, the dearer the better, as long as there is room for them."""
    room = HANGAR_ROOM - hangar_used(s, seat)
    merit = 80 + 4 * cost_of(kind)
    if T.room[kind] > room:
        least = _least_ship(s, seat)
        return merit - 30 if least >= 0 and CREDIT * cost_of(kind) > 2 * least else -10
    return merit


def _least_ship(s: Galaxy, seat: i64) -> i64:
    """What the least of one's ships is worth, or -1."""
    least: i64 = -1
    for slot in s.row_of(seat, HANGAR):
        worth = card_worth(s, slot)
        if least < 0 or worth < least:
            least = worth
    return least


def lay_merit(s: Galaxy, seat: i64, kind: i64, where: i64) -> i64:
    """Every card where it belongs; what lies elsewhere can never be paid (KG-24.3)."""
    type = T.type[kind]
    if type == BASE and where == TO_SURFACE:
        return 64 if T.subtype[kind] == TRAP else 62
    if type == CREW and where == TO_CANTEEN:
        return 60
    if type == WEAPON and where >= TO_SHIP:
        return _mount_merit(s, kind, where - TO_SHIP)
    return NEVER


def _mount_merit(s: Galaxy, kind: i64, ship: i64) -> i64:
    """A weapon on a ship that will live to use it, and with room left for crew."""
    left = s.size_of(ship) - s.load(ship)
    merit = 52 + min(card_worth(s, ship), 120) // 20 + 2 * left
    if s.turned(ship) != 0:
        merit -= 4
    return merit if left > 0 else NEVER


def draw_merit(s: Galaxy, seat: i64) -> i64:
    """A hand that has nothing more to play is filled up; the last cards stay where they are."""
    colony = s.size[COLONY + seat]
    hand = s.size[HAND + seat]
    if colony <= 3 or hand > FULL_HAND:
        return NEVER
    spare = s.credits(seat) - _wanted_credits(s, seat)
    merit = 16 - 5 * hand + 2 * min(spare, 6)
    return merit if colony > 10 else merit - 8


def pick_merit(s: Galaxy, seat: i64) -> i64:
    """The best of five for two credits, where there is money enough."""
    if s.size[COLONY + seat] <= 5 or s.size[HAND + seat] > FULL_HAND:
        return NEVER
    spare = s.credits(seat) - _wanted_credits(s, seat)
    return 13 - 5 * s.size[HAND + seat] + 2 * min(spare, 8) - 3


def _wanted_credits(s: Galaxy, seat: i64) -> i64:
    """What the cheapest ship in hand costs: it is to be played before anything is drawn."""
    least: i64 = 0
    for k in range(s.size[HAND + seat]):
        kind = s.kind[s.card_in(HAND + seat, k)]
        if T.type[kind] == SHIP and (least == 0 or T.cost[kind] < least):
            least = T.cost[kind]
    return least


def marker_merit(s: Galaxy, seat: i64, slot: i64) -> i64:
    """Only for what can then be paid."""
    missing = markers_wanted(s, slot)
    if missing <= 0:
        return NEVER
    if T.subtype[s.kind_at(slot)] == TRAP and T.limit[s.kind_at(slot)] < 0:
        return NEVER
    return 52 if s.markers(slot) > 0 or s.credits(seat) >= 3 else 12


def convert_merit(s: Galaxy, seat: i64, a: i64, b: i64) -> i64:
    """Markers that nothing needs any more are credits."""
    for slot in s.users:
        if s.holder(slot) == seat and _costs_markers(s.kind_at(slot)):
            return NEVER
    return 50 if s.is_paid(a) and s.is_paid(b) else NEVER


def _costs_markers(kind: i64) -> bool:
    for clause in range(T.clause[kind], T.clause[kind + 1]):
        if T.markers[clause] > 0:
            return True
    return False


# -- cards played, used and paid -------------------------------------------------------------------


def announce_merit(s: Galaxy, ask: Ask, move: i64) -> i64:
    """What its text brings, less its price."""
    verb = verb_of(move)
    seat = ask.seat
    a = first(move)
    target = second(move) - 1
    chosen = third(move)
    if verb == PLAY_CARD:
        clause = play_clause(a)
        worth = clause_worth(s, clause, seat, -1, target, branch_in(chosen), rival_in(chosen))
        cost = CREDIT * cost_at(s, seat, a, target)
        return _once(worth, cost)
    if verb == USE_CARD:
        clause = T.clause[s.kind_at(a)] + clause_in(chosen)
        worth = clause_worth(s, clause, seat, a, target, branch_in(chosen), rival_in(chosen))
        cost = clause_price(s, clause, seat, a)
        if worth <= 0:
            return NEVER
        return worth - cost if worth > cost else min(-1, worth - cost)
    return pay_merit(s, ask, a, target, chosen)


def _once(worth: i64, cost: i64) -> i64:
    """A card that is gone when it is played: never for nothing."""
    if worth <= 0:
        return NEVER
    return worth - cost // 2 - KEEPS if worth >= cost else min(-1, worth - cost)


def pay_merit(s: Galaxy, ask: Ask, slot: i64, target: i64, chosen: i64) -> i64:
    """To turn up what lies face down: what it then does, or adds to its ship."""
    seat = ask.seat
    kind = s.kind_at(slot)
    cost = CREDIT * price(s, seat, kind)
    clause = play_clause(kind)
    worth: i64 = 0
    if clause != NONE:
        worth = clause_worth(s, clause, seat, slot, target, branch_in(chosen), rival_in(chosen))
    subtype = T.subtype[kind]
    if subtype == RESEARCH or subtype == TRAP:
        return NEVER if worth <= 0 else max(1, worth - cost // 3)
    if T.type[kind] == BASE:
        return 56 + worth // 4
    if ask.prompt is PAY_PROMPT:
        return _fight_pay(s, seat, slot, kind, worth, cost)
    return _peace_pay(s, seat, slot, kind, cost)


def _fight_pay(s: Galaxy, seat: i64, slot: i64, kind: i64, worth: i64, cost: i64) -> i64:
    """In the payment step: what counts in this combat."""
    if T.subtype[kind] == ROCKET:
        return rocket_merit(s, seat, slot, kind, cost)
    points = _points(kind)
    merit = 12 * points + worth - cost * 6 // 10
    if T.abilities[kind] != 0 or T.clause[kind + 1] > T.clause[kind]:
        merit += TEXT
    return merit + LATE if T.moments[kind] & BIT[PAYMENT_END] != 0 else merit


def _points(kind: i64) -> i64:
    return T.stat[kind * 4 + 1] + T.stat[kind * 4 + 2] + T.stat[kind * 4 + 3]


def rocket_merit(s: Galaxy, seat: i64, slot: i64, kind: i64, cost: i64) -> i64:
    """One shot: for its best target, never against nobody."""
    best: i64 = 0
    for clause in range(T.clause[kind], T.clause[kind + 1]):
        rival = s.defender if s.attacker == seat else s.attacker
        for branch in range(T.branches[clause]):
            for target in range(-1, s.slots()):
                if target >= 0 and (T.target[clause] < 0 or not _may_aim(s, clause, target, seat)):
                    continue
                worth = clause_worth(s, clause, seat, slot, target, branch, rival)
                if worth > best:
                    best = worth
    return best - cost // 2 if best > 0 else NEVER


def _may_aim(s: Galaxy, clause: i64, target: i64, seat: i64) -> bool:
    return fits_target(s, clause, target, seat)


def _peace_pay(s: Galaxy, seat: i64, slot: i64, kind: i64, cost: i64) -> i64:
    """In one's own main phase: what works from now on; the rest is paid when it is needed."""
    if T.subtype[kind] == PASSENGER:
        works = T.moments[kind] & (BIT[ALWAYS] | BIT[USE] | BIT[INCOME]) != 0
        return 20 if works else 4
    if T.type[kind] == WEAPON:
        return 8 + 4 * _points(kind) - cost // 10
    return -1


# -- choices ---------------------------------------------------------------------------------------


def choose_merit(s: Galaxy, ask: Ask, slot: i64) -> i64:
    """Which card: by what is done to it; what is to be given up costs as little as can be."""
    prompt = ask.prompt
    if prompt is TARGET_PROMPT or prompt is HIDDEN_TARGET:
        return 1 + clause_worth(
            s, ask.a, ask.seat, ask.b, slot, branch_in(ask.options), rival_in(ask.options)
        )
    if prompt is VICTIM_PROMPT or prompt.name == "scrap-ship":
        return 400 - card_worth(s, slot) - (5 if s.turned(slot) == 0 else 0)
    if prompt.name == "take-marker":
        return 50 - 5 * markers_wanted(s, slot) - (0 if s.is_paid(slot) else 10)
    return card_worth(s, slot)


def _may_merit(s: Galaxy, ask: Ask) -> i64:
    """A text that happens for a price."""
    worth: i64 = 0
    for branch in range(T.branches[ask.a]):
        worth = max(worth, _best_worth(s, ask, branch))
    cost = clause_price(s, ask.a, ask.seat, ask.b)
    return worth - cost if worth > 0 else NEVER


def _best_worth(s: Galaxy, ask: Ask, branch: i64) -> i64:
    rival = s.clockwise(ask.seat)
    if T.target[ask.a] < 0:
        return clause_worth(s, ask.a, ask.seat, ask.b, -1, branch, rival)
    best: i64 = 0
    for slot in range(s.slots()):
        if fits_target(s, ask.a, slot, ask.seat):
            best = max(best, clause_worth(s, ask.a, ask.seat, ask.b, slot, branch, rival))
    return best


def fits_target(s: Galaxy, clause: i64, slot: i64, seat: i64) -> bool:
    return is_target(s, clause, slot, seat, -1)


def keep_worth(s: Galaxy, seat: i64, kind: i64) -> i64:
    """What a card in hand is worth: ships that can soon be paid for, and one of each kind."""
    cost = cost_of(kind)
    worth = 20 + 2 * cost
    if T.type[kind] == SHIP:
        worth += 12
        if cost > s.credits(seat) + 10:
            worth -= 15
    elif T.type[kind] == INTERRUPT or T.type[kind] == EVENT:
        worth += 2
    elif T.type[kind] == WEAPON and not s.has_ship(seat):
        worth -= 10
    return worth

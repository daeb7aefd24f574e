"""Whether an ability can be used now: whose moment it is, what it costs, what it demands."""

from __future__ import annotations

from hadur.games.doom.state import (
    A_ATTACKER,
    A_DEALT,
    A_DEFENDER,
    A_FRAGGED,
    A_FROM,
    A_SHEET,
    A_STEP,
    A_TO,
    A_WOUNDS,
    ATTACKED,
    GLORY_OF,
    HAND_OF,
    INVADER,
    MARINES,
    NO_ATTACK,
    TOKEN_KIND,
    TOKEN_PLACE,
    TOKEN_PROGRESS,
    TOKEN_THREAT,
    Raid,
)
from hadur.games.doom.values import is_within
from hadur.games.doom.verbs import NO_CARD, NO_SPOT, PORTAL_SPOT
from hadur.games.doom.vocabulary import (
    A_DEMON,
    A_MARINE,
    ACTION_CARD,
    ANYBODY,
    ENEMY,
    FRIEND,
    IF_ADJACENT,
    IF_BEARING,
    IF_BESIDE,
    IF_BEYOND,
    IF_DEALT,
    IF_FRAGGED,
    IF_MOVED,
    IF_NEAR,
    IF_NO_ATTACK,
    IF_NO_GLORY,
    IF_ON,
    IF_PORTAL,
    IF_PROGRESS_MAX,
    IF_SEEN,
    IF_SIZE,
    IF_STATE,
    IF_STILL,
    IF_TARGET,
    IF_THREATS,
    IF_TOKEN,
    IF_TOKEN_HERE,
    IF_TRAIT,
    IF_WITHIN,
    OWN,
    WOUNDED,
)
from hadur.kernel.bits import BIT
from hadur.kernel.maps.widesets import members_in
from hadur.kernel.native import i64


def applies(s: Raid, ability: i64, seat: i64, actor: i64, spot: i64, card: i64) -> bool:
    """Whether moment, conditions and cost allow an ability now. All of it is open to everybody."""
    if not _is_whose(s, ability, seat, actor):
        return False
    if not _can_pay(s, ability, seat, actor, card):
        return False
    book = s.book
    for k in range(book.if_first[ability], book.if_last[ability]):
        if not _holds(s, book.if_word[k], book.if_value[k], seat, actor, spot, card):
            return False
    return True


def _is_whose(s: Raid, ability: i64, seat: i64, actor: i64) -> bool:
    """The `who` of an ability, and `other`."""
    book = s.book
    if book.other[ability] != 0 and s.attack[A_ATTACKER] != seat - 1:
        return False
    if actor < 0:
        return True
    who = book.who[ability]
    marine = actor < MARINES
    if who == ANYBODY:
        return True
    if who == A_MARINE:
        return marine
    if who == A_DEMON:
        return not marine
    if who == OWN:
        return marine == (seat != INVADER)
    if who == ENEMY:
        return marine == (seat == INVADER)
    if who == FRIEND:
        return marine and seat != INVADER and actor != seat - 1
    if seat == INVADER:
        return not marine
    return actor == seat - 1


def _can_pay(s: Raid, ability: i64, seat: i64, actor: i64, card: i64) -> bool:
    """DM-8.3, 8.4, 8.7, 8.8, 8.13."""
    book = s.book
    if book.exhaust[ability] != 0:
        if s.tired & BIT[seat] != 0 or not s.is_here(seat - 1):
            return False
    if book.cost_argent[ability] > 0:
        if actor < MARINES or s.argent[book.type_of[actor]] < book.cost_argent[ability]:
            return False
    if book.cost_discard[ability] > 0:
        held = s.size[HAND_OF + seat]
        if card != NO_CARD and book.kind[s.kind[card]] == ACTION_CARD:
            held -= 1
        if held < book.cost_discard[ability]:
            return False
    return book.cost_points[ability] <= 0 or s.points[actor] >= book.cost_points[ability]


def _holds(s: Raid, word: i64, value: i64, seat: i64, actor: i64, spot: i64, card: i64) -> bool:
    """One condition."""
    if word <= IF_BEYOND or IF_TRAIT == word or word == IF_TARGET:
        return _attack_holds(s, word, value)
    if word == IF_DEALT:
        return s.attack[A_DEALT] >= value
    if word == IF_FRAGGED:
        return s.attack[A_FRAGGED] == 1
    if word == IF_NEAR:
        me = seat - 1
        return s.is_here(me) and is_within(s, s.stand(me), s.stand(actor), value)
    if word == IF_SEEN:
        me = seat - 1
        return s.is_here(me) and s.field.sees(s.stand(me), s.stand(actor))
    if word == IF_TOKEN:
        return _near_grenade(s, value, seat, actor, card)
    if word == IF_STILL:
        return s.spent[actor] == 0
    if word == IF_MOVED:
        return s.spent[actor] >= value
    if word == IF_SIZE:
        return s.book.is_large(actor) == (value == 1)
    if word == IF_STATE:
        return s.is_stunned(actor)
    if word == IF_NO_GLORY:
        return s.size[GLORY_OF + seat] == 0
    if word == IF_NO_ATTACK:
        return s.status[actor] & ATTACKED == 0
    return _mission_holds(s, word, value, actor, spot)


def _attack_holds(s: Raid, word: i64, value: i64) -> bool:
    """Conditions on the attack that goes on."""
    if s.attack[A_STEP] == NO_ATTACK:
        return False
    if word == IF_TRAIT:
        return s.book.traits[s.attack[A_SHEET]] & BIT[value] != 0
    if s.attack[A_DEFENDER] < 0:
        return False
    if word == IF_TARGET:
        return s.attack[A_WOUNDS] >= WOUNDED
    if word == IF_ADJACENT:
        return s.field.adjacent(s.attack[A_FROM], s.attack[A_TO])
    away = s.field.distance(s.attack[A_FROM], s.attack[A_TO])
    return 0 <= away <= value if word == IF_WITHIN else away >= value


def _near_grenade(s: Raid, value: i64, seat: i64, actor: i64, card: i64) -> bool:
    if card == NO_CARD or seat == INVADER:
        return False
    square = s.grenades[(seat - 1) * len(s.book.weapons) + s.book.weapon[s.kind[card]]]
    return square >= 0 and is_within(s, square, s.stand(actor), value)


def _mission_holds(s: Raid, word: i64, value: i64, actor: i64, spot: i64) -> bool:
    """Conditions on tokens, portals and spaces."""
    if word == IF_BESIDE:
        return spot != NO_SPOT
    if word == IF_TOKEN_HERE:
        return token_here(s, actor, value) >= 0
    if word == IF_BEARING:
        return s.bearing(actor) == value
    if word == IF_ON:
        return _stands_on(s, actor, value)
    if word == IF_PORTAL:
        return s.portal >= 0 and value & BIT[s.board.portal_colour[s.portal]] != 0
    if word == IF_THREATS:
        if 0 < spot < PORTAL_SPOT:
            return s.token(spot - 1, TOKEN_THREAT) >= value
        return s.threats >= value
    if word == IF_PROGRESS_MAX:
        return 0 < spot < PORTAL_SPOT and s.token(spot - 1, TOKEN_PROGRESS) <= value
    return False


def token_here(s: Raid, figure: i64, kind: i64) -> i64:
    """The objective token of a kind that lies under a figure, or -1."""
    if not s.is_here(figure):
        return -1
    for token in range(s.token_count()):
        place = s.token(token, TOKEN_PLACE)
        if place == s.place[figure] and s.token(token, TOKEN_KIND) == kind:
            return token
    return -1


def _stands_on(s: Raid, figure: i64, kind: i64) -> bool:
    if not s.is_here(figure):
        return False
    base = s.field.base(s.stand(figure))
    for square in members_in(base):
        if s.board.has_hazard(square, kind):
            return True
    return False

"""Moments: who may use which ability when something happens, and who is asked (DM-8.1 to 8.21).

At a moment about a figure (the *actor*) the side whose figure is active comes first, between
activations the invader; marines in the order of their seats. A seat is asked if, by what everybody
knows, it could have something to use: which cards may be in a hand follows from the weapon tokens,
so being asked tells nothing.
"""

from __future__ import annotations

from typing import Final

from hadur.games.doom import log
from hadur.games.doom.effects import resolve
from hadur.games.doom.flow import WINDOWS
from hadur.games.doom.piles import discard, play_out
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
    ACTIVE_ORDERS,
    ATTACKED,
    DECK,
    GLORY_OF,
    HAND_OF,
    IN_PLAY,
    INVADER,
    MARINES,
    NO_ATTACK,
    TOKEN_KIND,
    TOKEN_PLACE,
    TOKEN_PROGRESS,
    TOKEN_THREAT,
    Raid,
    raid,
)
from hadur.games.doom.values import is_within, squad_of
from hadur.games.doom.verbs import NO_CARD, NO_SPOT, PASS, PORTAL_SPOT, SEAT, USE
from hadur.games.doom.vocabulary import (
    A_DEMON,
    A_MARINE,
    ACTION_CARD,
    AFTER_ATTACK,
    ANYBODY,
    BEFORE_ATTACK,
    BESIDE_PORTAL,
    DEFEND,
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
    REACTION,
    REVEALED,
    WOUNDED,
)
from hadur.kernel.bits import BIT, count, lowest
from hadur.kernel.moves import first, pack, second, third, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Prompt, State, Step, step1, step5
from hadur.kernel.widesets import members_in


def window(s: Raid, when: i64, actor: i64, base: i64, todo: i64, again: i64) -> None:
    """Ask one seat after the other; once somebody has used something, all of them again
    (DM-8.15 to 8.17, 8.20)."""
    waiting: i64 = 0
    for seat in range(s.seats):
        if todo & BIT[seat] != 0 and could_use(s, seat, when, actor):
            waiting |= BIT[seat]
    if waiting == 0:
        if again != 0:
            s.push(WINDOW, when, actor, base, s.everybody() & ~s.out, 0)
        else:
            s.used = s.used[:base]
        return
    if s.options & ACTIVE_ORDERS != 0 and count(waiting) > 1:
        s.ask(NEXT_SEAT, s.orders(), waiting, when, actor, base * 2 + again)
        return
    put_question(s, _first(s, waiting), when, actor, base, waiting, again)


def _first(s: Raid, waiting: i64) -> i64:
    """DM-8.15, 8.16, 8.19."""
    if waiting & BIT[INVADER] != 0:
        if s.active < 0 or s.active >= MARINES:
            return INVADER
        if waiting != BIT[INVADER]:
            waiting &= ~BIT[INVADER]
    return lowest(waiting)


def put_question(
    s: Raid, seat: i64, when: i64, actor: i64, base: i64, waiting: i64, again: i64
) -> None:
    """Forced effects that leave no choice are carried out unasked; all else is asked."""
    left = waiting & ~BIT[seat]
    if not holds_hidden(s, seat, when, actor):
        moves = usable(s, seat, when, actor)
        if len(moves) == 1 and is_forced(s, seat, moves[0]):
            s.push(WINDOW, when, actor, base, waiting, 1)
            use(s, seat, actor, moves[0])
            return
    s.ask(USE_NOW, seat, when, actor, base, left * 2 + again)


def is_forced(s: Raid, seat: i64, move: i64) -> bool:
    """What lies open and does not say may is carried out; a card from hand is played if one likes
    (DM-1.5, 1.6, 8.21)."""
    if s.book.optional[first(move)] != 0:
        return False
    card = second(move)
    return card == NO_CARD or s.zone[card] == IN_PLAY + seat


class UseNow(Prompt):
    """An ability, a card from hand, a Glory Kill card, or nothing more."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        t = raid(s)
        out = usable(t, ask.seat, ask.options, ask.a)
        for move in out:
            if is_forced(t, ask.seat, move):
                return out
        return append(out, pack(PASS))

    def play(self, s: State, ask: Ask, move: i64) -> None:
        t = raid(s)
        left = ask.c // 2
        if verb_of(move) == PASS:
            t.push(WINDOW, ask.options, ask.a, ask.b, left, ask.c % 2)
            return
        t.push(WINDOW, ask.options, ask.a, ask.b, left | BIT[ask.seat], 1)
        use(t, ask.seat, ask.a, move)


class NextSeat(Prompt):
    """The active player says whose effects come next (DM-26.26, option)."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for seat in range(s.seats):
            if ask.options & BIT[seat] != 0:
                out = append(out, pack(SEAT, seat))
        return out

    def play(self, s: State, ask: Ask, move: i64) -> None:
        t = raid(s)
        put_question(t, first(move), ask.a, ask.b, ask.c // 2, ask.options, ask.c % 2)


USE_NOW: Final = UseNow("use", "DM-8.20", False)
NEXT_SEAT: Final = NextSeat("next-seat", "DM-26.26", True)
WINDOW: Final[Step] = step5(window)
WINDOWS.append(WINDOW)


# -- who could use something, by what everybody knows ----------------------------------------------


def could_use(s: Raid, seat: i64, when: i64, actor: i64) -> bool:
    """Whether a seat has something open to use, or may hold something."""
    if holds_hidden(s, seat, when, actor):
        return True
    return len(open_uses(s, seat, when, actor)) > 0


def holds_hidden(s: Raid, seat: i64, when: i64, actor: i64) -> bool:
    """Whether, as far as anybody else can tell, the seat may hold a card for this moment
    (DM-3.13, DM-S51)."""
    book = s.book
    bit = BIT[when]
    if seat == INVADER:
        return book.event_moments & bit != 0 and _may_hold_event(s, when, actor)
    if book.glory_moments & bit != 0 and _may_hold_glory(s, seat, when, actor):
        return True
    return book.hand_moments & bit != 0 and _may_hold_action(s, seat, when, actor)


def _may_hold_event(s: Raid, when: i64, actor: i64) -> bool:
    """Any event card that is not in sight could be in the invader's hand, unless three other sets
    have been seen."""
    if s.size[HAND_OF + INVADER] == 0:
        return False
    book = s.book
    seen_all = count(s.sets_seen) >= 3
    everybody = s.everybody()
    for card in range(book.first_event, book.first_glory):
        sheet = s.kind[card]
        if book.moments[sheet] & BIT[when] == 0:
            continue
        if seen_all and s.sets_seen & BIT[book.event_set[sheet]] == 0:
            continue
        if s.knows[card] != everybody and _any_applies(s, sheet, INVADER, when, actor, card):
            return True
    return False


def _may_hold_glory(s: Raid, seat: i64, when: i64, actor: i64) -> bool:
    if s.size[GLORY_OF + seat] == 0:
        return False
    book = s.book
    everybody = s.everybody()
    for card in range(book.first_glory, book.first_turn):
        sheet = s.kind[card]
        if book.moments[sheet] & BIT[when] != 0:
            if s.knows[card] != everybody and _any_applies(s, sheet, seat, when, actor, card):
                return True
    return False


def _may_hold_action(s: Raid, seat: i64, when: i64, actor: i64) -> bool:
    """Cards of the weapons whose tokens lie before the marine, and not in sight."""
    if s.size[HAND_OF + seat] == 0:
        return False
    book = s.book
    for pile in (HAND_OF + seat, DECK + seat):
        for k in range(s.size[pile]):
            card = s.card_in(pile, k)
            sheet = s.kind[card]
            if book.moments[sheet] & BIT[when] != 0 and _is_ready(s, sheet, seat):
                if _any_applies(s, sheet, seat, when, actor, card):
                    return True
    return False


def _is_ready(s: Raid, sheet: i64, seat: i64) -> bool:
    """Whether a card from hand may be played at a moment: reactions always, bonus action cards
    in the own activation (DM-6.24, 6.35)."""
    if not s.book.waits(sheet):
        return False
    return s.book.action[sheet] == REACTION or s.active == seat - 1


def _any_applies(s: Raid, sheet: i64, seat: i64, when: i64, actor: i64, card: i64) -> bool:
    for ability in range(s.book.first[sheet], s.book.last[sheet]):
        if s.book.when[ability] == when and not is_used(s, ability, seat):
            if applies(s, ability, seat, actor, NO_SPOT, card):
                return True
    return False


# -- what a seat can use ---------------------------------------------------------------------------


def is_used(s: Raid, ability: i64, seat: i64) -> bool:
    """DM-8.9, 8.10, 8.18, 26.32: nothing twice at one moment."""
    key = ability * 8 + seat
    for entry in s.used:
        if entry == key:
            return True
    return False


def open_uses(s: Raid, seat: i64, when: i64, actor: i64) -> vec[i64]:
    """Abilities that lie open: of the mission, of demon, class and squad cards, of cards in
    play."""
    book = s.book
    out = vec[i64]()
    bit = BIT[when]
    for sheet in book.mission_sheets:
        if book.moments[sheet] & bit != 0 and _carries_out(s, sheet, seat, actor):
            out = _add_uses(s, out, sheet, seat, when, actor, NO_CARD)
    if seat == INVADER:
        if actor >= MARINES:
            sheet = book.type_sheet(actor)
            if book.moments[sheet] & bit != 0:
                out = _add_uses(s, out, sheet, seat, when, actor, NO_CARD)
        return out
    own = s.class_of[seat]
    if own >= 0 and book.moments[own] & bit != 0:
        out = _add_uses(s, out, own, seat, when, actor, NO_CARD)
    squad = squad_of(s, seat)
    if squad >= 0 and book.moments[squad] & bit != 0:
        out = _add_uses(s, out, squad, seat, when, actor, NO_CARD)
    return _add_cards_in_play(s, out, seat, when, actor)


def _carries_out(s: Raid, sheet: i64, seat: i64, actor: i64) -> bool:
    """Who carries a rule of the mission out: the invader what stands on the threat card and what
    is about no figure, else the player of the figure."""
    if sheet == s.book.threat or actor < 0:
        return seat == INVADER
    return seat == s.seat_of(actor)


def _add_cards_in_play(s: Raid, out: vec[i64], seat: i64, when: i64, actor: i64) -> vec[i64]:
    """The card of the own attack, and cards that were kept in play (DM-6.10)."""
    book = s.book
    own: i64 = -1
    if s.attack[A_STEP] != NO_ATTACK and s.attack[A_ATTACKER] == seat - 1:
        own = s.attack[A_SHEET]
        if BEFORE_ATTACK <= when <= AFTER_ATTACK and when != REVEALED and when != DEFEND:
            if book.moments[own] & BIT[when] != 0:
                out = _add_uses(s, out, own, seat, when, actor, NO_CARD)
    for k in range(s.size[IN_PLAY + seat]):
        card = s.card_in(IN_PLAY + seat, k)
        sheet = s.kind[card]
        if sheet != own and book.moments[sheet] & BIT[when] != 0 and book.stays(sheet):
            out = _add_uses(s, out, sheet, seat, when, actor, card)
    return out


def usable(s: Raid, seat: i64, when: i64, actor: i64) -> vec[i64]:
    """All that a seat can use now, open or from its hand, as moves."""
    out = open_uses(s, seat, when, actor)
    book = s.book
    bit = BIT[when]
    for k in range(s.size[HAND_OF + seat]):
        card = s.card_in(HAND_OF + seat, k)
        sheet = s.kind[card]
        if book.moments[sheet] & bit == 0:
            continue
        if seat == INVADER or _is_ready(s, sheet, seat):
            if not _is_listed(s, out, sheet):
                out = _add_uses(s, out, sheet, seat, when, actor, card)
    for k in range(s.size[GLORY_OF + seat]):
        card = s.card_in(GLORY_OF + seat, k)
        if book.moments[s.kind[card]] & bit != 0:
            out = _add_uses(s, out, s.kind[card], seat, when, actor, card)
    return out


def _is_listed(s: Raid, moves: vec[i64], sheet: i64) -> bool:
    """Cards of one kind are one move."""
    for move in moves:
        if s.book.sheet[first(move)] == sheet:
            return True
    return False


def _add_uses(
    s: Raid, out: vec[i64], sheet: i64, seat: i64, when: i64, actor: i64, card: i64
) -> vec[i64]:
    """The abilities of a sheet for a moment. Those that are forced come in the order in which
    they stand."""
    book = s.book
    for ability in range(book.first[sheet], book.last[sheet]):
        if book.when[ability] != when or is_used(s, ability, seat):
            continue
        found = add_spots(s, out, ability, seat, actor, card)
        is_new = len(found) > len(out)
        out = found
        if is_new and book.optional[ability] == 0:
            break
    return out


def add_spots(s: Raid, out: vec[i64], ability: i64, seat: i64, actor: i64, card: i64) -> vec[i64]:
    """The moves that use an ability: one, or one for each token or portal that it can be about."""
    wanted: i64 = -2
    for k in range(s.book.if_first[ability], s.book.if_last[ability]):
        if s.book.if_word[k] == IF_BESIDE:
            wanted = s.book.if_value[k]
    result = out[:]
    if wanted == -2:
        if applies(s, ability, seat, actor, NO_SPOT, card):
            result = append(result, pack(USE, ability, card, NO_SPOT))
        return result
    for spot in _spots_beside(s, actor, wanted):
        if applies(s, ability, seat, actor, spot, card):
            result = append(result, pack(USE, ability, card, spot))
    return result


def _spots_beside(s: Raid, actor: i64, kind: i64) -> vec[i64]:
    out = vec[i64]()
    if actor < 0 or s.place[actor] < 0:
        return out
    stand = s.stand(actor)
    if kind == BESIDE_PORTAL:
        for portal in range(len(s.board.portals)):
            if s.portals & BIT[portal] != 0 and is_within(s, stand, s.board.portals[portal], 1):
                out = append(out, PORTAL_SPOT + portal)
        return out
    for token in range(s.token_count()):
        place = s.token(token, TOKEN_PLACE)
        if place >= 0 and s.token(token, TOKEN_KIND) == kind and is_within(s, stand, place, 1):
            out = append(out, 1 + token)
    return out


# -- conditions and costs --------------------------------------------------------------------------


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


# -- using -----------------------------------------------------------------------------------------


def use(s: Raid, seat: i64, actor: i64, move: i64) -> None:
    """Play the card if it is one, pay, and carry the effects out."""
    ability = first(move)
    card = second(move)
    book = s.book
    s.used = append(s.used, ability * 8 + seat)
    sheet = book.sheet[ability]
    kind = book.kind[sheet]
    if card != NO_CARD and s.zone[card] != IN_PLAY + seat:
        play_out(s, card, seat)
        s.tell(log.PLAYED, seat, sheet)
        if kind == ACTION_CARD:
            if book.speed[sheet] > 0 and s.active == seat - 1:
                s.points[seat - 1] += book.speed[sheet]
        if kind != ACTION_CARD or book.action[sheet] == REACTION:
            s.push(PUT_AWAY, card)
    else:
        s.tell(log.USED, seat, ability, sheet)
    resolve(s, ability, seat, actor, third(move), card)


def put_away(s: Raid, card: i64) -> None:
    """A used reaction, event or Glory Kill card is discarded (DM-6.38, 19.3)."""
    zone = s.zone[card]
    if IN_PLAY <= zone < IN_PLAY + 5:
        discard(s, card, zone - IN_PLAY)


PUT_AWAY: Final[Step] = step1(put_away)

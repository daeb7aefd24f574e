"""What a seat can use at a moment, as moves (DM-8.2); and using it."""

from __future__ import annotations

from typing import Final

from hadur.games.doom import log
from hadur.games.doom.abilities.conditions import applies
from hadur.games.doom.abilities.effects import resolve
from hadur.games.doom.piles import discard, play_out
from hadur.games.doom.state import (
    A_ATTACKER,
    A_SHEET,
    A_STEP,
    GLORY_OF,
    HAND_OF,
    IN_PLAY,
    INVADER,
    MARINES,
    NO_ATTACK,
    TOKEN_KIND,
    TOKEN_PLACE,
    Raid,
)
from hadur.games.doom.values import is_within, squad_of
from hadur.games.doom.verbs import NO_CARD, NO_SPOT, PORTAL_SPOT, USE
from hadur.games.doom.vocabulary import (
    ACTION_CARD,
    AFTER_ATTACK,
    BEFORE_ATTACK,
    BESIDE_PORTAL,
    DEFEND,
    IF_BESIDE,
    REACTION,
    REVEALED,
)
from hadur.kernel.bits import BIT
from hadur.kernel.moves import first, pack, second, third
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Step, step1


def use_key(ability: i64, seat: i64, actor: i64) -> i64:
    """An ability as it is noted at a moment. What happens to another figure in the midst of it is a
    moment of its own: a Mancubus that is fragged by the Bile Burst of another one has its own."""
    return (ability * 8 + seat) * 64 + actor + 1


def is_used(s: Raid, ability: i64, seat: i64, actor: i64) -> bool:
    """DM-8.9, 8.10, 8.18, 26.32: nothing twice at one moment."""
    key = use_key(ability, seat, actor)
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
        if seat == INVADER or is_ready(s, sheet, seat):
            if not _is_listed(s, out, sheet):
                out = _add_uses(s, out, sheet, seat, when, actor, card)
    for k in range(s.size[GLORY_OF + seat]):
        card = s.card_in(GLORY_OF + seat, k)
        if book.moments[s.kind[card]] & bit != 0:
            out = _add_uses(s, out, s.kind[card], seat, when, actor, card)
    return out


def is_ready(s: Raid, sheet: i64, seat: i64) -> bool:
    """Whether a card from hand may be played at a moment: reactions always, bonus action cards
    in the own activation (DM-6.24, 6.35)."""
    if not s.book.waits(sheet):
        return False
    return s.book.action[sheet] == REACTION or s.active == seat - 1


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
        if book.when[ability] != when or is_used(s, ability, seat, actor):
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


def use(s: Raid, seat: i64, actor: i64, move: i64) -> None:
    """Play the card if it is one, pay, and carry the effects out."""
    ability = first(move)
    card = second(move)
    book = s.book
    s.used = append(s.used, use_key(ability, seat, actor))
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

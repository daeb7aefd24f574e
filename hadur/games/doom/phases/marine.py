"""A marine activates: actions, points, items, respawning (chapters 6, 16 and 22)."""

from __future__ import annotations

from typing import Final

from hadur.games.doom import log
from hadur.games.doom.abilities.effects import resolve
from hadur.games.doom.abilities.paying import give_up
from hadur.games.doom.abilities.usable import add_spots, use
from hadur.games.doom.flow import moment
from hadur.games.doom.lasting import ANY, begin_next, end_lasting, is_kept
from hadur.games.doom.phases.arming import OFFER_ATTACK, can_strike, strike
from hadur.games.doom.phases.displacement import BESIDE, step_aside
from hadur.games.doom.phases.glory import telefrag
from hadur.games.doom.phases.items import take, takes
from hadur.games.doom.phases.movement import go
from hadur.games.doom.phases.steps import is_stuck, ways
from hadur.games.doom.piles import card_of_kind, discard, fill_hand, play_out
from hadur.games.doom.state import (
    ATTACKED,
    GLORY_OF,
    HAND_OF,
    IN_PLAY,
    MARINES,
    RESPAWN_EMPTY,
    Raid,
    raid,
)
from hadur.games.doom.values import cannot, hand_size, main_actions, squad_of
from hadur.games.doom.verbs import ATTACK, NO, NO_CARD, PLACE, PLAY, SPRINT, TAKE, USE, YES
from hadur.games.doom.verbs import END as END_VERB
from hadur.games.doom.vocabulary import (
    ANYTIME,
    BONUS,
    DURING_NEXT,
    END,
    MAIN,
    NO_SPRINT,
    PLAYED,
    POINTS,
    START,
    UNTIL_ACTIVATION,
    UNTIL_START,
)
from hadur.kernel.bits import BIT
from hadur.kernel.maps.widesets import add, drop, empty, members_in
from hadur.kernel.moves import first, pack, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Prompt, State, Step, step1, step3


def activate(s: Raid, figure: i64) -> None:
    """DM-6.1, 6.2: readying, respawning, then the activation proper."""
    if s.is_out(figure + 1):
        return
    s.active = figure
    s.tired &= ~BIT[figure + 1]
    s.armed = -1
    s.points[figure] = 0
    s.spent[figure] = 0
    s.status[figure] &= ~ATTACKED
    s.tell(log.ACTIVATED, figure)
    end_lasting(s, UNTIL_START, figure)
    begin_next(s, figure)
    s.mains = main_actions(s, figure + 1)
    s.push(ACT_ON, figure)
    s.push(AT_START, figure)
    if not s.is_here(figure):
        s.ask(RESPAWN, figure + 1, 0, figure)


def at_start(s: Raid, figure: i64) -> None:
    moment(s, START, figure)


def act_on(s: Raid, figure: i64) -> None:
    """DM-6.3 to 6.8, 6.14: until the marine ends it, or is fragged (DM-16.26)."""
    if not s.is_here(figure):
        s.push(RETIRE, figure)
        return
    if is_stuck(s, figure):
        s.push(ACT_ON, figure)
        step_aside(s, figure)
        return
    s.ask(MARINE_ACT, figure + 1, 0, figure)


ACTIVATE: Final[Step] = step1(activate)
AT_START: Final[Step] = step1(at_start)
ACT_ON: Final[Step] = step1(act_on)


# -- respawning ------------------------------------------------------------------------------------


def respawn_squares(s: Raid) -> vec[i64]:
    """DM-16.21: the spaces of active teleporters and those adjacent to one; while none is active
    the start spaces stand for them (DM-S22)."""
    posts = vec[i64]()
    for k in range(len(s.board.teleporters)):
        if s.teleporters & BIT[k] != 0:
            posts = append(posts, s.board.teleporters[k])
    if len(posts) == 0:
        posts = s.board.starts
    out = empty(s.field.squares)
    for post in posts:
        for square in s.field.around(post, 0):
            other = s.at[square]
            if other < 0 or (other >= MARINES and s.options & RESPAWN_EMPTY == 0):
                add(out, square)
    drop(out, s.board.blocking)
    drop(out, s.board.impassable)
    for post in posts:
        add(out, post)
    return out


class Respawn(Prompt):
    """Where a fragged marine comes back (DM-16.20 to 16.25, 26.20)."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for square in members_in(respawn_squares(raid(s))):
            out = append(out, pack(PLACE, square))
        return out

    def play(self, s: State, ask: Ask, move: i64) -> None:
        t = raid(s)
        if t.is_out(ask.seat):
            return
        square = first(move)
        figure = ask.a
        other = t.at[square]
        t.damage[figure] = 0
        t.tell(log.RESPAWNED, figure, square)
        if other < 0:
            t.set_down(figure, square, 0)
        elif other >= MARINES:
            t.place[figure] = square
            t.on_map |= BIT[figure]
            t.lifted = figure
            telefrag(t, figure, other)
        else:
            t.ask(BESIDE, ask.seat, 0, figure, square)


RESPAWN: Final = Respawn("respawn", "DM-16.21", True)


# -- acting ----------------------------------------------------------------------------------------


class MarineAct(Prompt):
    """What the active marine does next: spend points, attack with the card just played, take an
    item, play a card, sprint, use an ability, end (DM-6.3 to 6.7)."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        t = raid(s)
        figure = ask.a
        seat = ask.seat
        out = ways(t, figure)
        if t.lifted == figure:
            # DM-11.21: whoever shares a space may move on, or use what gives points.
            out = _add_plays(t, seat, out, True)
            return _add_icons(t, seat, figure, out, True)
        if can_strike(t, figure):
            out = append(out, pack(ATTACK))
        out = takes(t, figure, out)
        out = _add_plays(t, seat, out, False)
        out = _add_icons(t, seat, figure, out, False)
        return append(out, pack(END_VERB))

    def play(self, s: State, ask: Ask, move: i64) -> None:
        t = raid(s)
        verb = verb_of(move)
        if verb == END_VERB or verb == PLAY or verb == SPRINT or verb == USE:
            t.armed = -1
        if verb == END_VERB:
            t.push(RETIRE, ask.a)
            moment(t, END, ask.a)
            return
        t.push(ACT_ON, ask.a)
        if verb == TAKE:
            take(t, ask.a, first(move))
        elif verb == ATTACK:
            strike(t, ask.a)
        elif verb == PLAY:
            play_card(t, ask.seat, first(move))
        elif verb == SPRINT:
            sprint(t, ask.seat, first(move))
        elif verb == USE:
            _use_icon(t, ask.seat, ask.a, move)
        else:
            go(t, ask.a, move)


MARINE_ACT: Final = MarineAct("act", "DM-6.4", False)


def _add_plays(s: Raid, seat: i64, out: vec[i64], shares: bool) -> vec[i64]:
    """Main and bonus action cards, and Sprint with each card (DM-6.16, 6.18, 6.32, 6.34); in a
    shared space only those with Speed (DM-11.21)."""
    book = s.book
    hand = vec[i64]()
    for k in range(s.size[HAND_OF + seat]):
        sheet = s.kind[s.card_in(HAND_OF + seat, k)]
        if not _is_in(hand, sheet):
            hand = append(hand, sheet)
    for sheet in hand:
        action = book.action[sheet]
        if shares and book.speed[sheet] == 0:
            continue
        alone = not book.waits(sheet) or book.speed[sheet] > 0
        if (action == MAIN and s.mains > 0) or (action == BONUS and alone):
            out = append(out, pack(PLAY, sheet))
    if s.mains > 0 and not cannot(s, seat - 1, NO_SPRINT):
        for sheet in hand:
            out = append(out, pack(SPRINT, sheet))
    return out


def _is_in(column: vec[i64], value: i64) -> bool:
    for entry in column:
        if entry == value:
            return True
    return False


def _add_icons(s: Raid, seat: i64, figure: i64, out: vec[i64], shares: bool) -> vec[i64]:
    """Abilities with an action icon (DM-6.28, 6.29): class, squad, objective, Glory Kill cards; in
    a shared space only those that give points (DM-11.21)."""
    book = s.book
    for sheet in book.mission_sheets:
        out = _add_sheet(s, sheet, seat, figure, NO_CARD, out, shares)
    if s.class_of[seat] >= 0:
        out = _add_sheet(s, s.class_of[seat], seat, figure, NO_CARD, out, shares)
    if squad_of(s, seat) >= 0:
        out = _add_sheet(s, squad_of(s, seat), seat, figure, NO_CARD, out, shares)
    for k in range(s.size[GLORY_OF + seat]):
        card = s.card_in(GLORY_OF + seat, k)
        out = _add_sheet(s, s.kind[card], seat, figure, card, out, shares)
    return out


def _add_sheet(
    s: Raid, sheet: i64, seat: i64, figure: i64, card: i64, out: vec[i64], shares: bool
) -> vec[i64]:
    book = s.book
    if book.moments[sheet] & BIT[ANYTIME] == 0:
        return out
    for ability in range(book.first[sheet], book.last[sheet]):
        if shares and not _gives_points(s, ability):
            continue
        if book.when[ability] == ANYTIME and (book.icon[ability] != MAIN or s.mains > 0):
            out = add_spots(s, out, ability, seat, figure, card)
    return out


def _gives_points(s: Raid, ability: i64) -> bool:
    book = s.book
    for effect in range(book.do_first[ability], book.do_last[ability]):
        if book.do_what[effect] == POINTS:
            return True
    return False


def _use_icon(s: Raid, seat: i64, figure: i64, move: i64) -> None:
    if s.book.icon[first(move)] == MAIN:
        s.mains -= 1
    # Moments note what was used; an icon can be used again as often as it can be paid.
    noted = len(s.used)
    use(s, seat, figure, move)
    s.used = s.used[:noted]


def sprint(s: Raid, seat: i64, sheet: i64) -> None:
    """DM-6.32, 6.33."""
    s.mains -= 1
    s.tell(log.SPRINTED, seat, sheet)
    give_up(s, seat, sheet)
    s.points[seat - 1] += s.book.sprint


def play_card(s: Raid, seat: i64, sheet: i64) -> None:
    """DM-6.19 to 6.22: points, then the attack, then the ability."""
    book = s.book
    figure = seat - 1
    card = card_of_kind(s, HAND_OF + seat, sheet)
    if book.action[sheet] == MAIN:
        s.mains -= 1
    play_out(s, card, seat)
    s.tell(log.PLAYED, seat, sheet)
    s.points[figure] += book.speed[sheet]
    s.push(CARD_TEXT, seat, card, book.first[sheet])
    if book.range[sheet] > 0:
        s.push(OFFER_ATTACK, figure, sheet)


def card_text(s: Raid, seat: i64, card: i64, ability: i64) -> None:
    """The abilities for when it is played, one after the other (DM-6.21, 26.22)."""
    book = s.book
    if ability >= book.last[s.kind[card]] or not s.is_here(seat - 1):
        return
    s.push(CARD_TEXT, seat, card, ability + 1)
    if book.when[ability] != PLAYED:
        return
    if book.optional[ability] != 0:
        s.ask(WHETHER_USE, seat, ability, card)
    else:
        resolve(s, ability, seat, seat - 1, 0, card)


class WhetherUse(Prompt):
    """An ability that says may."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        return vec[i64]([pack(YES), pack(NO)])

    def play(self, s: State, ask: Ask, move: i64) -> None:
        if verb_of(move) == YES:
            resolve(raid(s), ask.options, ask.seat, ask.seat - 1, 0, ask.a)


WHETHER_USE: Final = WhetherUse("whether-use", "DM-1.6", True)
CARD_TEXT: Final[Step] = step3(card_text)


# -- the end of the activation ---------------------------------------------------------------------


def retire(s: Raid, figure: i64) -> None:
    """DM-6.8 to 6.13: points are lost, played cards discarded, the hand is filled."""
    seat = figure + 1
    s.points[figure] = 0
    s.active = -1
    s.mains = 0
    s.armed = -1
    end_lasting(s, UNTIL_ACTIVATION, ANY)
    end_lasting(s, DURING_NEXT, figure)
    at = s.size[IN_PLAY + seat] - 1
    while at >= 0:
        card = s.card_in(IN_PLAY + seat, at)
        if not is_kept(s, card):
            discard(s, card, seat)
        at -= 1
    fill_hand(s, seat, hand_size(s, seat))


RETIRE: Final[Step] = step1(retire)

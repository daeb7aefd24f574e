"""Damage, recovery, fragging, stun, and the tokens that fall (chapters 16, 18, 23)."""

from __future__ import annotations

from typing import Final

from hadur.games.doom import log
from hadur.games.doom.flow import moment
from hadur.games.doom.lasting import end_lasting, forget_figure, is_kept, take_back
from hadur.games.doom.piles import fill_hand, shuffle_together
from hadur.games.doom.places import free_squares, is_barred, nearest_free
from hadur.games.doom.state import (
    A_DEALT,
    A_DEFENDER,
    A_FRAGGED,
    A_STEP,
    ALL_MARINES,
    DECK,
    IN_PLAY,
    INVADER_SIDE,
    MARINE_SIDE,
    MARINES,
    RESOLVING,
    STUNNED,
    TOKEN_BEARER,
    TOKEN_KIND,
    TOKEN_PLACE,
    TOKEN_SIZE,
    Raid,
    raid,
)
from hadur.games.doom.values import cannot, hand_size, health
from hadur.games.doom.verbs import NUMBER, PLACE
from hadur.games.doom.vocabulary import (
    FRAGGED,
    GOAL_HOLD,
    GOAL_PROGRESS,
    GRENADE,
    NO_STUN,
    SUFFER,
    UNTIL_FRAGGED,
)
from hadur.kernel.bits import BIT, members
from hadur.kernel.maps.widesets import members_in
from hadur.kernel.moves import first, pack
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Prompt, State, Step, step1, step2


def harm(s: Raid, figures: i64, amount: i64, counted: i64 = 0) -> None:
    """These figures are about to suffer damage at the same moment (DM-16.1); `counted` if a later
    effect of the same list asks how much it was."""
    if amount <= 0:
        return
    s.push(FALL, figures)
    s.push(PUT_DAMAGE, figures, counted)
    for figure in members(figures):
        s.pending[figure] += amount
        s.push(ABOUT_TO_SUFFER, figure)


def about_to_suffer(s: Raid, figure: i64) -> None:
    if s.pending[figure] > 0:
        moment(s, SUFFER, figure)


def put_damage(s: Raid, figures: i64, counted: i64) -> None:
    """DM-16.2 to 16.4."""
    for figure in members(figures):
        amount = s.pending[figure]
        s.pending[figure] = 0
        if amount <= 0 or not s.is_here(figure):
            continue
        s.damage[figure] += amount
        if counted != 0:
            s.dealt += amount
        s.tell(log.SUFFERED, figure, amount, s.place[figure])
        if s.attack[A_STEP] == RESOLVING and s.attack[A_DEFENDER] == figure:
            s.attack[A_DEALT] = amount


def fall(s: Raid, figures: i64) -> None:
    """DM-16.7: who has as much damage as Health is fragged at once. If that brings both sides to
    their goal, the active one wins, between activations the invader (DM-24.4): so its enemies fall
    first, and what is pushed last comes first."""
    if 0 <= s.active < MARINES:
        _fall(s, figures & ALL_MARINES)
        _fall(s, figures & ~ALL_MARINES)
    else:
        _fall(s, figures & ~ALL_MARINES)
        _fall(s, figures & ALL_MARINES)


def _fall(s: Raid, figures: i64) -> None:
    for figure in members(figures):
        if s.is_here(figure) and s.damage[figure] >= health(s, figure):
            s.push(FRAG, figure)


ABOUT_TO_SUFFER: Final[Step] = step1(about_to_suffer)
PUT_DAMAGE: Final[Step] = step2(put_damage)
FALL: Final[Step] = step1(fall)


# -- fragging --------------------------------------------------------------------------------------


def frag(s: Raid, figure: i64) -> None:
    """DM-16.7, 16.12 to 16.19: the figure leaves the map at once; then what it brings about."""
    if not s.is_here(figure):
        return
    square = s.place[figure]
    s.fell[figure] = s.stand(figure)
    s.lift(figure)
    if s.lifted == figure:
        s.lifted = -1
    s.place[figure] = -1
    s.on_map &= ~BIT[figure]
    s.damage[figure] = 0
    s.pending[figure] = 0
    s.points[figure] = 0
    s.status[figure] = 0
    s.acting &= ~BIT[figure]
    s.newcomers &= ~BIT[figure]
    s.tell(log.FRAGGED, figure, square)
    if s.attack[A_DEFENDER] == figure and s.attack[A_STEP] == RESOLVING:
        s.attack[A_FRAGGED] = 1
    if figure >= MARINES:
        _frag_demon(s, figure)
    else:
        _frag_marine(s, figure)
    s.push(DROP_TOKENS, figure)
    moment(s, FRAGGED, figure)


def _frag_demon(s: Raid, figure: i64) -> None:
    """DM-7.16, 7.17, 16.13: with the last of its type its card is turned down."""
    forget_figure(s, figure)
    kind = s.book.type_of[figure]
    if s.on_map & s.of_type(kind) == 0:
        s.face_up &= ~BIT[kind]
        s.tell(log.CARD_DOWN, kind)
        if s.argent[kind] > 0:
            s.tell(log.ARGENT_LOST, s.argent[kind])
            s.argent[kind] = 0


def _frag_marine(s: Raid, figure: i64) -> None:
    """DM-16.14 to 16.19, 16.26: a frag token, a new deck, a new hand."""
    seat = figure + 1
    end_lasting(s, UNTIL_FRAGGED, figure)
    for weapon in range(len(s.book.weapons)):
        if s.book.weapon_kind[weapon] == GRENADE:
            take_back(s, figure, weapon)
    at = s.size[IN_PLAY + seat] - 1
    while at >= 0:
        card = s.card_in(IN_PLAY + seat, at)
        if not is_kept(s, card):
            s.put(card, DECK + seat)
        at -= 1
    shuffle_together(s, seat)
    fill_hand(s, seat, hand_size(s, seat))
    if s.active == figure:
        s.mains = 0
    gain_frags(s, 1)


def gain_frags(s: Raid, many: i64) -> None:
    """DM-16.17, 23.8 to 23.10, 24.1."""
    s.frags += many
    s.tell(log.FRAG_TOKEN, s.frags)
    if s.frags >= s.book.frags:
        end_mission(s, INVADER_SIDE)


def end_mission(s: Raid, side: i64) -> None:
    """DM-24.3: the first goal reached ends the mission at once."""
    if not s.over:
        s.tell(log.GAME_OVER, side)
        s.win(side)


def achieve(s: Raid, many: i64) -> None:
    """The marines came nearer to their goal (DM-24.2)."""
    s.achieved += many
    book = s.book
    if book.goal == GOAL_PROGRESS or book.goal == GOAL_HOLD:
        return
    if s.achieved >= book.goal_count:
        end_mission(s, MARINE_SIDE)


FRAG: Final[Step] = step1(frag)


# -- tokens that fall ------------------------------------------------------------------------------


def drop_tokens(s: Raid, figure: i64) -> None:
    """DM-23.3 to 23.5: tokens of a fragged figure come to lie where it was."""
    for token in range(s.token_count()):
        if s.token(token, TOKEN_BEARER) != figure:
            continue
        s.push(DROP_TOKENS, figure)
        seat = speaker(s)
        s.ask(DROP, seat, 0, token, figure)
        return


def speaker(s: Raid) -> i64:
    """Who answers for the marines: the active one, else the first (DM-26.18)."""
    if 0 <= s.active < MARINES and not s.is_out(s.active + 1):
        return s.active + 1
    seat: i64 = 1
    while seat < s.seats - 1 and s.is_out(seat):
        seat += 1
    return seat


class Drop(Prompt):
    """Into which space a token falls."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        t = raid(s)
        out = vec[i64]()
        base = t.field.base(t.fell[ask.b])
        for square in members_in(base):
            if not is_barred(t, square):
                out = append(out, pack(PLACE, square))
        if len(out) > 0:
            return out
        for square in nearest_free(t, base, t.field.fly, free_squares(t)):
            out = append(out, pack(PLACE, square))
        return out

    def play(self, s: State, ask: Ask, move: i64) -> None:
        t = raid(s)
        at = ask.a * TOKEN_SIZE
        t.tokens[at + TOKEN_PLACE] = first(move)
        t.tokens[at + TOKEN_BEARER] = -1
        t.tell(log.TOKEN_DROPPED, t.tokens[at + TOKEN_KIND], first(move))


DROP: Final = Drop("drop", "DM-23.4", True)
DROP_TOKENS: Final[Step] = step1(drop_tokens)


# -- recovery and stun -----------------------------------------------------------------------------


def recover(s: Raid, figure: i64, most: i64) -> None:
    """DM-16.9 to 16.11, 26.28: up to so much, less if its player likes."""
    if not s.is_here(figure):
        return
    amount = most if most < s.damage[figure] else s.damage[figure]
    if amount > 0:
        s.ask(RECOVER, s.seat_of(figure), amount, figure)


class Recover(Prompt):
    def moves(self, s: State, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for less in range(ask.options + 1):
            out = append(out, pack(NUMBER, ask.options - less))
        return out

    def play(self, s: State, ask: Ask, move: i64) -> None:
        t = raid(s)
        if first(move) > 0:
            t.damage[ask.a] -= first(move)
            t.tell(log.RECOVERED, ask.a, first(move))


RECOVER: Final = Recover("recover", "DM-16.9", True)
RECOVER_LATER: Final[Step] = step2(recover)


def stun(s: Raid, figure: i64) -> None:
    """DM-18.1, 18.2, 18.8; a "cannot" stops it (DM-1.4)."""
    if s.is_here(figure) and not s.is_stunned(figure) and not cannot(s, figure, NO_STUN):
        s.status[figure] |= STUNNED
        s.tell(log.STUNNED, figure)


def end_stun(s: Raid, figure: i64) -> None:
    """DM-18.6, 18.7."""
    if figure >= 0 and s.is_stunned(figure):
        s.status[figure] &= ~STUNNED
        s.tell(log.STUN_ENDED, figure)

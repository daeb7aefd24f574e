"""Effects on figures: for whom they are, and what they do to them."""

from __future__ import annotations

from typing import Final

from hadur.games.doom.lasting import add_lasting
from hadur.games.doom.phases.attack import roll_red
from hadur.games.doom.phases.damage import end_stun, harm, recover, stun
from hadur.games.doom.phases.displacement import push_figure
from hadur.games.doom.phases.movement import BURST
from hadur.games.doom.state import A_ATTACKER, A_DEFENDER, A_TO, INVADER, Raid, raid
from hadur.games.doom.values import is_within
from hadur.games.doom.verbs import NO_CARD, PICK
from hadur.games.doom.vocabulary import (
    ALL_OF_THEM,
    AMOUNT_DEALT,
    AMOUNT_RED,
    CANNOT,
    DAMAGE,
    ENEMY_SIDE,
    GLIDE,
    OF_ACTOR,
    OF_DEFENDER,
    OF_TOKEN,
    OWN_SIDE,
    POINTS,
    PUSH,
    RECOVER,
    STAGGER,
    STRIDE,
    STUN,
    TO_ACTOR,
    TO_ATTACKER,
    TO_DEFENDER,
    TO_GROUP,
    TO_NEWCOMER,
    UNSTUN,
    UNTIL_ACTIVATION,
)
from hadur.kernel.bits import BIT, count, members
from hadur.kernel.moves import first, pack
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Prompt, State


def on_figures(s: Raid, number: i64, seat: i64, actor: i64, card: i64) -> None:
    """Find out for whom it is, ask if there is a choice, and apply it."""
    to = s.book.to[number]
    if to == TO_GROUP:
        group = group_of(s, number, seat, actor, card)
        if s.book.group_count[number] == ALL_OF_THEM:
            apply_to(s, number, group, seat)
        elif count(group) > 0:
            s.ask(WHOM, seat, group, number, actor, card)
        return
    if to == TO_NEWCOMER:
        if s.newcomers != 0:
            s.ask(WHOM, INVADER, s.newcomers, number, actor, card)
        return
    figure = one_of(s, to, seat, actor)
    if figure >= 0 and s.is_here(figure):
        apply_to(s, number, BIT[figure], seat)


def one_of(s: Raid, to: i64, seat: i64, actor: i64) -> i64:
    """The single figure that an effect is for: without a word the marine of the card, or the
    figure of the moment."""
    if to == TO_ACTOR:
        return actor
    if to == TO_ATTACKER:
        return s.attack[A_ATTACKER]
    if to == TO_DEFENDER:
        return s.attack[A_DEFENDER]
    return actor if seat == INVADER else seat - 1


def group_of(s: Raid, number: i64, seat: i64, actor: i64, card: i64) -> i64:
    """The figures of a group: of a side, not farther than so much, and seen if it says so."""
    book = s.book
    center = _center(s, number, seat, actor, card)
    side = book.group_side[number]
    if center < 0:
        return 0
    pool = s.on_map
    if side == ENEMY_SIDE:
        pool = s.marines() if seat == INVADER else s.demons()
    elif side == OWN_SIDE:
        pool = s.demons() if seat == INVADER else s.marines()
    if side != OWN_SIDE:
        pool &= ~_bit(_figure_of(s, number, seat, actor))
    out: i64 = 0
    me = actor if seat == INVADER else seat - 1
    for figure in members(pool):
        stand = s.stand(figure)
        if not is_within(s, center, stand, book.group_within[number]):
            continue
        if book.group_seen[number] != 0 and not s.field.sees(s.stand(me), stand):
            continue
        out |= BIT[figure]
    return out


def _bit(figure: i64) -> i64:
    return BIT[figure] if figure >= 0 else 0


def _figure_of(s: Raid, number: i64, seat: i64, actor: i64) -> i64:
    """The figure round which a group stands, which is not in it."""
    of = s.book.group_of[number]
    if of == OF_ACTOR:
        return actor
    if of == OF_DEFENDER:
        return s.attack[A_DEFENDER]
    if of == OF_TOKEN:
        return -1
    return actor if seat == INVADER else seat - 1


def _center(s: Raid, number: i64, seat: i64, actor: i64, card: i64) -> i64:
    """Where that figure stands or last stood, or where the token lies."""
    of = s.book.group_of[number]
    if of == OF_TOKEN:
        return grenade_place(s, seat, card)
    if of == OF_DEFENDER:
        defender = s.attack[A_DEFENDER]
        return s.stand(defender) if defender >= 0 and s.is_here(defender) else s.attack[A_TO]
    figure = _figure_of(s, number, seat, actor)
    return s.stand(figure) if figure >= 0 else -1


def grenade_place(s: Raid, seat: i64, card: i64) -> i64:
    """Where the token of a grenade card lies, or -1."""
    if card == NO_CARD:
        return -1
    return s.grenades[(seat - 1) * len(s.book.weapons) + s.book.weapon[s.kind[card]]]


class Whom(Prompt):
    """One figure of several (chosen by the card's player)."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for figure in members(ask.options):
            out = append(out, pack(PICK, figure))
        return out

    def play(self, s: State, ask: Ask, move: i64) -> None:
        apply_to(raid(s), ask.a, BIT[first(move)], ask.seat)


WHOM: Final = Whom("whom", "DM-8.2", True)


def apply_to(s: Raid, number: i64, figures: i64, seat: i64) -> None:
    """The effect itself, on all these figures at the same moment."""
    if figures == 0:
        return
    what = s.book.do_what[number]
    amount = _amount(s, s.book.amount[number])
    if what == DAMAGE:
        harm(s, figures, amount, 1 if _is_asked_for(s, number) else 0)
        return
    for figure in members(figures):
        _apply(s, number, what, amount, figure, seat)


def _is_asked_for(s: Raid, number: i64) -> bool:
    """Whether a later effect of the same list asks how much damage this one made: what somebody
    else adds in the midst of it (Bile Burst) is not meant."""
    book = s.book
    for ability in range(len(book.do_first)):
        if book.do_first[ability] <= number < book.do_last[ability]:
            for effect in range(number + 1, book.do_last[ability]):
                if book.amount[effect] == AMOUNT_DEALT:
                    return True
            return False
    return False


def _amount(s: Raid, amount: i64) -> i64:
    if amount == AMOUNT_RED:
        return roll_red(s)
    return s.dealt if amount == AMOUNT_DEALT else amount


def _apply(s: Raid, number: i64, what: i64, amount: i64, figure: i64, seat: i64) -> None:
    until = s.book.until[number]
    owner = s.active if until == UNTIL_ACTIVATION else seat - 1
    if what == POINTS:
        s.points[figure] += amount
        if s.active != figure:
            s.push(BURST, figure)
    elif what == RECOVER:
        recover(s, figure, amount)
    elif what == STUN:
        stun(s, figure)
    elif what == UNSTUN:
        end_stun(s, figure)
    elif what == PUSH:
        push_figure(s, figure, seat, amount)
    elif what == GLIDE or what == STRIDE or what == STAGGER:
        add_lasting(s, what, amount, figure, until, owner)
    elif what == CANNOT:
        add_lasting(s, CANNOT, s.book.detail[number], figure, until, figure)

"""What abilities do: costs in full, then effects in their order, each as far as it can be done."""

from __future__ import annotations

from typing import Final

from hadur.games.doom import log
from hadur.games.doom.abilities.attacking import on_attack
from hadur.games.doom.abilities.figures import on_figures
from hadur.games.doom.abilities.paying import pay_cards
from hadur.games.doom.abilities.reaching import THROW, offer_door, offer_teleport
from hadur.games.doom.abilities.tokens import on_tokens
from hadur.games.doom.initiative import call, look
from hadur.games.doom.lasting import add_lasting
from hadur.games.doom.phases.attack import replace_card
from hadur.games.doom.phases.damage import FALL
from hadur.games.doom.phases.summoning import (
    gain_argent,
    place_argent,
    summon_from,
    wake,
    wake_chosen,
)
from hadur.games.doom.piles import draw_cards, draw_glory
from hadur.games.doom.state import INVADER, Raid
from hadur.games.doom.vocabulary import (
    AMOUNT_DEALT,
    ARGENT,
    AT_START,
    CALL,
    CANNOT,
    DRAW,
    GLORY,
    KEEP,
    LOOK,
    MAINS,
    NO_COVER,
    OPEN_DOOR,
    POINTS,
    PORTALS_BEYOND,
    PREVENT,
    REPLACE,
    SUMMON,
    TAKE_BACK,
    TELEPORT,
    TO_ANY,
    TO_INVADER,
    TOKEN,
    UNTIL_ACTIVATION,
    UNTIL_START,
    WAKE,
)
from hadur.kernel.bits import BIT
from hadur.kernel.native import i64
from hadur.kernel.state import Step, step5


def resolve(s: Raid, ability: i64, seat: i64, actor: i64, spot: i64, card: i64) -> None:
    """Pay the cost in full, then do the effects (DM-8.7)."""
    book = s.book
    last = book.do_last[ability] - 1
    while last >= book.do_first[ability]:
        s.push(EFFECT, last, seat, actor, spot, card)
        if book.amount[last] == AMOUNT_DEALT:
            s.dealt = 0
        last -= 1
    if book.exhaust[ability] != 0:
        s.tired |= BIT[seat]
    if book.cost_argent[ability] > 0:
        kind = book.type_of[actor]
        s.argent[kind] -= book.cost_argent[ability]
        s.tell(log.ARGENT_SPENT, book.cost_argent[ability], kind)
    if book.cost_points[ability] > 0:
        s.points[actor] -= book.cost_points[ability]
        s.spent[actor] += book.cost_points[ability]
    if book.cost_damage[ability] > 0:
        suffer_cost(s, seat - 1, book.cost_damage[ability])
    if book.cost_discard[ability] > 0:
        pay_cards(s, seat, book.cost_discard[ability], card)


def suffer_cost(s: Raid, figure: i64, amount: i64) -> None:
    """A cost in damage cannot be prevented."""
    if s.is_here(figure):
        s.damage[figure] += amount
        s.tell(log.SUFFERED, figure, amount, s.place[figure])
        s.push(FALL, BIT[figure])


def effect(s: Raid, number: i64, seat: i64, actor: i64, spot: i64, card: i64) -> None:
    what = s.book.do_what[number]
    amount = s.book.amount[number]
    if what <= NO_COVER and what != POINTS:
        on_attack(s, what, amount, seat)
    elif what == REPLACE:
        replace_card(s)
    elif what == PREVENT:
        _prevent(s, actor, amount)
    elif what >= LOOK:
        _on_table(s, number, seat, actor, spot, card)
    elif what == DRAW:
        draw_cards(s, INVADER if s.book.to[number] == TO_INVADER else seat, amount)
    elif what == GLORY:
        for _ in range(amount):
            draw_glory(s, seat)
    elif what == MAINS:
        s.mains += amount
    else:
        on_figures(s, number, seat, actor, card)


EFFECT: Final[Step] = step5(effect)


def _prevent(s: Raid, figure: i64, amount: i64) -> None:
    less = amount if amount < s.pending[figure] else s.pending[figure]
    if less > 0:
        s.pending[figure] -= less
        s.tell(log.PREVENTED, figure, less)


def _on_table(s: Raid, number: i64, seat: i64, actor: i64, spot: i64, card: i64) -> None:
    book = s.book
    what = book.do_what[number]
    amount = book.amount[number]
    detail = book.detail[number]
    if what == CANNOT:
        on_figures(s, number, seat, actor, card)
    elif what == LOOK:
        look(s, seat, amount)
    elif what == CALL:
        call(s, seat)
    elif what == OPEN_DOOR:
        offer_door(s, seat, detail)
    elif what == TELEPORT:
        offer_teleport(s, seat)
    elif what == TOKEN:
        s.ask(THROW, seat, detail, card)
    elif what == TAKE_BACK:
        until = UNTIL_START if detail == AT_START else UNTIL_ACTIVATION
        add_lasting(s, TAKE_BACK, book.weapon[s.kind[card]], seat - 1, until, seat - 1)
    elif what == KEEP:
        add_lasting(s, KEEP, card, -1, book.until[number], seat - 1)
    elif what == ARGENT:
        if book.to[number] == TO_ANY:
            place_argent(s, amount, 1)
        else:
            gain_argent(s, amount, book.types)
    elif what == WAKE:
        _wake(s, detail, amount)
    elif what == SUMMON:
        summon_from(s, detail)
    else:
        on_tokens(s, number, actor, spot)


def _wake(s: Raid, which: i64, amount: i64) -> None:
    s.woken = 0
    if which == PORTALS_BEYOND:
        s.woken = s.beyond & s.portals & ~s.awake
        wake(s, s.woken)
    else:
        wake_chosen(s, amount)

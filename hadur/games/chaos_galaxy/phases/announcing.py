"""What is announced and may be answered (section 11): cards, payments, abilities, windows."""

from __future__ import annotations

from typing import Final

from hadur.games.chaos_galaxy import log
from hadur.games.chaos_galaxy.phases.costs import pay
from hadur.games.chaos_galaxy.phases.damage import AFTER, weigh_down
from hadur.games.chaos_galaxy.phases.effects import carry_out
from hadur.games.chaos_galaxy.phases.moments import is_target, target_effect
from hadur.games.chaos_galaxy.phases.paying import SCRAP_PAID, turn_up
from hadur.games.chaos_galaxy.phases.sides import broken_off
from hadur.games.chaos_galaxy.state import (
    ACTION,
    BOTTOM,
    L_PRICE,
    LASTING,
    LIMBO,
    PENDING,
    QUICK_START,
    SCRAP,
    Galaxy,
)
from hadur.games.chaos_galaxy.tables import NONE, T
from hadur.games.chaos_galaxy.values import price, suits
from hadur.games.chaos_galaxy.verbs import branch_in, clause_in, rival_in
from hadur.games.chaos_galaxy.vocabulary import COST_OF_TARGET, NEUTRALISE, PLAY, RESEARCH, TRAP
from hadur.kernel.bits import BIT
from hadur.kernel.chain import (
    NO_TARGET,
    Announcement,
    ChainState,
    find,
    launch,
    number_of,
    seat_of,
    set_number,
    source_of,
    target_of,
    ticket_of,
)
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Step, step0, step1

_PAID: Final = 12
"""Where the price that was paid stands in the number of a link."""


def table(s: ChainState) -> Galaxy:
    assert isinstance(s, Galaxy)
    return s


def paid_for(s: Galaxy, at: i64) -> i64:
    """What the card of a link cost its player."""
    return (number_of(s, at) >> _PAID) & 0xFF


def open_link(
    s: Galaxy, what: Announcement, seat: i64, source: i64, target: i64, number: i64
) -> None:
    """Announce something that answers nothing."""
    launch(s, what, seat, source, target, number | BOTTOM)


class CardPlayed(Announcement):
    """An event or an interrupt (KG-9.6, KG-9.7): paid and turned up at once, then answered. The
    source is the card."""

    def pay(self, s: ChainState, at: i64) -> None:
        g = table(s)
        card = source_of(s, at)
        seat = seat_of(s, at)
        kind = g.kind[card]
        cost = cost_at(g, seat, kind, target_of(s, at))
        set_number(s, at, number_of(s, at) | cost << _PAID)
        spend(g, seat, kind, cost)
        g.put(card, LIMBO)
        g.reveal(card, g.everybody())
        g.tell(log.PLAYED, seat, kind)

    def stands(self, s: ChainState, at: i64) -> bool:
        g = table(s)
        clause = play_clause(g.kind[source_of(s, at)])
        return target_stands(g, at, clause, -1)

    def resolve(self, s: ChainState, at: i64) -> None:
        g = table(s)
        card = source_of(s, at)
        chosen = number_of(s, at)
        g.push(TO_SCRAP, card)
        clause = play_clause(g.kind[card])
        carry_out(
            g, clause, seat_of(s, at), -1, target_of(s, at), -1, rival_in(chosen), branch_in(chosen)
        )

    def fizzle(self, s: ChainState, at: i64) -> None:
        g = table(s)
        tell_lost(g, at, g.kind[source_of(s, at)])
        to_scrap(g, source_of(s, at))


def tell_lost(s: Galaxy, at: i64, kind: i64) -> None:
    """KG-11.11: it has lost its target; that a link was neutralised has been told already."""
    if find(s, ticket_of(s, at)) >= 0:
        s.tell(log.WITHOUT_EFFECT, kind)


def to_scrap(s: Galaxy, card: i64) -> None:
    """After its effect, or without one (KG-10.58, KG-10.61)."""
    if s.zone[card] == LIMBO:
        s.put(card, SCRAP + s.owner[card])


TO_SCRAP: Final[Step] = step1(to_scrap)


def play_clause(kind: i64) -> i64:
    """The clause that a kind of card has for being played or paid, or NONE."""
    if T.moments[kind] & BIT[PLAY] != 0:
        for clause in range(T.clause[kind], T.clause[kind + 1]):
            if T.when[clause] == PLAY:
                return clause
    return NONE


def has_target(clause: i64, branch: i64) -> bool:
    return T.target[clause] != NONE and T.branch[target_effect(clause)] == branch


def target_stands(s: Galaxy, at: i64, clause: i64, source: i64) -> bool:
    """KG-11.11: whether the target of a link is still there and fits."""
    if clause == NONE or not has_target(clause, branch_in(number_of(s, at))):
        return True
    target = target_of(s, at)
    if T.do[target_effect(clause)] == NEUTRALISE:
        return find(s, target) >= 0
    return is_target(s, clause, target, seat_of(s, at), source)


def cost_at(s: Galaxy, seat: i64, kind: i64, target: i64) -> i64:
    """The price of a card; of some it is what their target cost."""
    cost = price(s, seat, kind)
    if cost != COST_OF_TARGET:
        return cost
    at = find(s, target)
    return paid_for(s, at) if at >= 0 else 0


def spend(s: Galaxy, seat: i64, kind: i64, cost: i64) -> None:
    """Pay for a card; every price that held for the next one only is used up."""
    s.earn(seat, -cost)
    rest = vec[i64]()
    for k in range(0, len(s.lasting), LASTING):
        if (
            s.lasting[k] == L_PRICE
            and s.lasting[k + 1] == seat
            and s.lasting[k + 5] & 1 != 0
            and suits(s.lasting[k + 5] >> 1, kind)
        ):
            continue
        for n in range(k, k + LASTING):
            rest = append(rest, s.lasting[n])
    if len(rest) < len(s.lasting):
        s.lasting = rest


class Payment(Announcement):
    """KG-9.9 to KG-9.11, KG-14.1, KG-16.15: credits are spent and the card turns up, its effect
    comes after the answers (KG-33.22). The source is the slot."""

    def pay(self, s: ChainState, at: i64) -> None:
        g = table(s)
        slot = source_of(s, at)
        seat = seat_of(s, at)
        kind = g.kind_at(slot)
        cost = price(g, seat, kind)
        set_number(s, at, number_of(s, at) | cost << _PAID)
        spend(g, seat, kind, cost)
        turn_up(g, slot)
        g.set_flag(slot, PENDING)
        g.tell(log.PAID, seat, kind, cost)

    def stands(self, s: ChainState, at: i64) -> bool:
        return table(s).in_play(source_of(s, at))

    def resolve(self, s: ChainState, at: i64) -> None:
        g = table(s)
        slot = source_of(s, at)
        kind = g.kind_at(slot)
        chosen = number_of(s, at)
        g.clear_flag(slot, PENDING)
        g.refresh()
        weigh_down(g, slot)
        g.push(AFTER)
        if T.subtype[kind] == RESEARCH or T.subtype[kind] == TRAP:
            g.push(SCRAP_PAID, slot)
        clause = play_clause(kind)
        if clause != NONE and target_stands(g, at, clause, slot):
            if g.text_works(slot) and (target_of(s, at) >= 0 or T.target[clause] == NONE):
                carry_out(
                    g, clause, seat_of(s, at), slot, target_of(s, at), -1, rival_in(chosen),
                    branch_in(chosen),
                )  # fmt: skip


class AbilityUsed(Announcement):
    """KG-11.1: a `use` clause of a card in play. The source is the slot."""

    def pay(self, s: ChainState, at: i64) -> None:
        g = table(s)
        slot = source_of(s, at)
        g.tell(log.USED, seat_of(s, at), g.kind_at(slot))
        pay(g, used_clause(g, at), seat_of(s, at), slot)

    def stands(self, s: ChainState, at: i64) -> bool:
        g = table(s)
        return target_stands(g, at, used_clause(g, at), source_of(s, at))

    def resolve(self, s: ChainState, at: i64) -> None:
        g = table(s)
        chosen = number_of(s, at)
        carry_out(
            g, used_clause(g, at), seat_of(s, at), source_of(s, at), target_of(s, at), -1,
            rival_in(chosen), branch_in(chosen),
        )  # fmt: skip

    def fizzle(self, s: ChainState, at: i64) -> None:
        g = table(s)
        tell_lost(g, at, g.kind_at(source_of(s, at)))


def used_clause(s: Galaxy, at: i64) -> i64:
    return T.clause[s.kind_at(source_of(s, at))] + clause_in(number_of(s, at))


class Window(Announcement):
    """A moment in which interrupts may be played though nothing is announced (table KG-11.T)."""

    def resolve(self, s: ChainState, at: i64) -> None:
        pass


CARD_PLAYED: Final = CardPlayed("card")
PAYMENT_LINK: Final = Payment("payment")
ABILITY_USED: Final = AbilityUsed("ability")
WINDOW: Final = Window("window")
OWN_ANSWERS_FIRST: Final[list[Announcement]] = []
"""What its own player may answer though nobody else has, also in a main phase (KG-12.8)."""


def open_window(s: Galaxy) -> None:
    """Table KG-11.T: at the end of a step all may still act."""
    if s.options & QUICK_START == 0 and not broken_off(s):
        open_link(s, WINDOW, s.turn, -1, NO_TARGET, ACTION)


STEP_WINDOW: Final[Step] = step0(open_window)

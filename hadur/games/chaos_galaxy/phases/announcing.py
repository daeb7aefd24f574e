"""What is announced and may be answered (section 11): links of the chain, and who answers how."""

from __future__ import annotations

from typing import Final

from hadur.games.chaos_galaxy import log
from hadur.games.chaos_galaxy.phases.costs import can_pay, pay
from hadur.games.chaos_galaxy.phases.damage import AFTER, weigh_down
from hadur.games.chaos_galaxy.phases.effects import (
    SCRAP_PAID,
    carry_out,
    payable,
    turn_up,
)
from hadur.games.chaos_galaxy.phases.moments import (
    is_target,
    own_subject_ready,
    rivals,
    target_effect,
    targets,
)
from hadur.games.chaos_galaxy.phases.piles import hand_kinds, in_hand
from hadur.games.chaos_galaxy.state import (
    ACTION,
    ANSWERS,
    BOTTOM,
    COMBAT,
    FLAGS,
    GONE,
    HAND,
    HOLDER,
    L_PRICE,
    LASTING,
    LIMBO,
    MAIN,
    PAID,
    PENDING,
    PLACE,
    QUICK_START,
    SCRAP,
    SPENT,
    STARTING,
    WIDE,
    Answers,
    Galaxy,
)
from hadur.games.chaos_galaxy.tables import NONE, T
from hadur.games.chaos_galaxy.values import PUBLIC, price, suits
from hadur.games.chaos_galaxy.verbs import (
    PAY,
    PLAY_CARD,
    USE_CARD,
    branch_in,
    choice,
    clause_in,
    rival_in,
)
from hadur.games.chaos_galaxy.vocabulary import (
    COMBAT_INTERRUPT,
    COST_OF_TARGET,
    ENEMY,
    GENERAL_INTERRUPT,
    IN_COMBAT,
    IN_MAIN,
    INTERRUPT,
    NEUTRALISE,
    OWN,
    PLAY,
    REACTION_INTERRUPT,
    RESEARCH,
    STARTING_INTERRUPT,
    TRAP,
    USE,
)
from hadur.kernel.bits import BIT
from hadur.kernel.chain import (
    NO_TARGET,
    Announcement,
    ChainState,
    announce,
    find,
    launch,
    links,
    number_of,
    seat_of,
    set_number,
    source_of,
    target_of,
    ticket_of,
    what_at,
)
from hadur.kernel.moves import first, pack, second, third, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Step, step0, step1

_PAID: Final = 12
"""Where the price that was paid stands in the number of a link."""
_CHOSEN: Final = 0xFFF


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


# -- cards played from hand ------------------------------------------------------------------------


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
        g.tell(log.WITHOUT_EFFECT, g.kind[source_of(s, at)])
        to_scrap(g, source_of(s, at))


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
    """Pay for a card; a price that held for the next one only is used up."""
    s.earn(seat, -cost)
    for k in range(0, len(s.lasting), LASTING):
        if (
            s.lasting[k] == L_PRICE
            and s.lasting[k + 1] == seat
            and s.lasting[k + 5] & 1 != 0
            and suits(s.lasting[k + 5] >> 1, kind)
        ):
            rest = s.lasting[:k]
            for n in range(k + LASTING, len(s.lasting)):
                rest = append(rest, s.lasting[n])
            s.lasting = rest
            return


# -- payments --------------------------------------------------------------------------------------


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
        g.tell(log.WITHOUT_EFFECT, g.kind_at(source_of(s, at)))


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
    if s.options & QUICK_START == 0:
        open_link(s, WINDOW, s.turn, -1, NO_TARGET, ACTION)


STEP_WINDOW: Final[Step] = step0(open_window)


# -- which moves -----------------------------------------------------------------------------------


def clause_moves(
    s: Galaxy, out: vec[i64], verb: i64, a: i64, clause: i64, seat: i64, source: i64
) -> vec[i64]:
    """A move for each way in which a clause can be announced: branch, opponent, target."""
    local = clause - T.clause[T.kind[clause]]
    for branch in range(T.branches[clause]):
        for rival in rivals(s, clause, seat, source):
            chosen = choice(branch, rival, local)
            if not has_target(clause, branch):
                out = append(out, pack(verb, a, 0, chosen))
            elif T.do[target_effect(clause)] == NEUTRALISE:
                for at in range(links(s)):
                    if _is_link_target(s, clause, at, seat) and _affords(s, seat, clause, at):
                        out = append(out, pack(verb, a, ticket_of(s, at) + 1, chosen))
            else:
                for slot in targets(s, clause, seat, source, seat):
                    out = append(out, pack(verb, a, slot + 1, chosen))
    return out


def could_announce(s: Galaxy, clause: i64, seat: i64, source: i64) -> bool:
    """Whether a clause could be announced for all that everybody can tell."""
    if T.target[clause] == NONE or T.branches[clause] > 1:
        return True
    if T.do[target_effect(clause)] == NEUTRALISE:
        for at in range(links(s)):
            if _is_link_target(s, clause, at, seat) and _affords(s, seat, clause, at):
                return True
        return False
    return len(targets(s, clause, seat, source, PUBLIC)) > 0


def _is_link_target(s: Galaxy, clause: i64, at: i64, seat: i64) -> bool:
    """KG-S46: a played event or interrupt of the kind the text says."""
    if what_at(s, at) is not CARD_PLAYED or find(s, ticket_of(s, at)) < 0:
        return False
    selector = T.target[clause]
    if T.types[selector] & BIT[T.type[s.kind[source_of(s, at)]]] == 0:
        return False
    whose = T.whose[selector]
    if whose == OWN:
        return seat_of(s, at) == seat
    return whose != ENEMY or s.are_neighbours(seat, seat_of(s, at))


def _affords(s: Galaxy, seat: i64, clause: i64, at: i64) -> bool:
    kind = T.kind[clause]
    if T.type[kind] != INTERRUPT:
        return True
    cost = price(s, seat, kind)
    return s.credits(seat) >= (paid_for(s, at) if cost == COST_OF_TARGET else cost)


def fits_phase(s: Galaxy, kind: i64) -> bool:
    """Whether an interrupt of this kind may be played in the phase that goes on (KG-10.62 to
    KG-10.65, KG-10.67)."""
    subtype = T.subtype[kind]
    if subtype == REACTION_INTERRUPT:
        return True
    if subtype == STARTING_INTERRUPT:
        return s.phase == STARTING
    if subtype == COMBAT_INTERRUPT:
        return s.phase == COMBAT
    return subtype == GENERAL_INTERRUPT and s.phase == MAIN


def interrupt_moves(s: Galaxy, out: vec[i64], seat: i64) -> vec[i64]:
    for kind in hand_kinds(s, seat):
        if T.type[kind] == INTERRUPT and fits_phase(s, kind):
            if price(s, seat, kind) <= s.credits(seat):
                out = clause_moves(s, out, PLAY_CARD, kind, play_clause(kind), seat, -1)
    return out


def use_moves(s: Galaxy, out: vec[i64], seat: i64) -> vec[i64]:
    for slot in s.users:
        if s.holder(slot) != seat:
            continue
        kind = s.kind_at(slot)
        for clause in range(T.clause[kind], T.clause[kind + 1]):
            if T.when[clause] == USE and is_usable(s, clause, seat, slot):
                out = clause_moves(s, out, USE_CARD, slot, clause, seat, slot)
    return out


def is_usable(s: Galaxy, clause: i64, seat: i64, slot: i64) -> bool:
    """Whether a `use` can be announced but for its target: the card works, the moment is right,
    and the cost can be paid (KG-23.5)."""
    if not s.text_works(slot) or not can_pay(s, clause, seat, slot):
        return False
    if T.once[clause] != 0 and s.flag(slot, SPENT):
        return False
    place = T.place[clause]
    if place == IN_COMBAT and s.phase != COMBAT:
        return False
    if place == IN_MAIN and (s.phase != MAIN or s.turn != seat):
        return False
    return own_subject_ready(s, clause, slot)


def payment_moves(s: Galaxy, out: vec[i64], seat: i64) -> vec[i64]:
    """What can be paid in one's own main phase (KG-9.9 to KG-9.12)."""
    table = s.table
    for row in range(0, len(table), WIDE):
        if table[row + HOLDER] == seat and table[row + FLAGS] & PAID == 0:
            if payable(s, row // WIDE):
                out = pay_moves(s, out, seat, row // WIDE)
    return out


def pay_moves(s: Galaxy, out: vec[i64], seat: i64, slot: i64) -> vec[i64]:
    """The ways to pay one card, if there are credits for it."""
    kind = s.kind_at(slot)
    if price(s, seat, kind) > s.credits(seat):
        return out
    clause = play_clause(kind)
    if clause == NONE:
        return append(out, pack(PAY, slot, 0, choice(0, -1, 0)))
    before = len(out)
    out = clause_moves(s, out, PAY, slot, clause, seat, slot)
    if len(out) == before and T.subtype[kind] != RESEARCH and T.subtype[kind] != TRAP:
        out = append(out, pack(PAY, slot, 0, choice(0, -1, 0)))
    return out


def has_unpaid(s: Galaxy, seat: i64) -> bool:
    table = s.table
    for row in range(0, len(table), WIDE):
        if table[row + HOLDER] == seat and table[row + PLACE] != GONE:
            if table[row + FLAGS] & PAID == 0:
                return True
    return False


# -- who answers, and how --------------------------------------------------------------------------


class GalaxyAnswers(Answers):
    """Interrupts, abilities and, in one's own main phase, payments."""

    def may(self, s: Galaxy, seat: i64) -> bool:
        """Whether a seat is asked: whether by what all can see it could have something to answer
        with. Deck lists are open, so that is an interrupt of its deck, an ability in play, or a
        face-down card that could be paid."""
        if s.options & QUICK_START != 0 or s.over:
            return False
        if s.phase == MAIN and self._alone(s, seat):
            return False
        if s.phase == MAIN and s.turn == seat and has_unpaid(s, seat):
            return True
        return could_interrupt(s, seat) or could_use(s, seat)

    def _alone(self, s: Galaxy, seat: i64) -> bool:
        """Whether nobody else has answered what this seat has announced in a main phase: what it
        would add it can as well do before or afterwards."""
        at = links(s) - 1
        while at >= 0:
            if seat_of(s, at) != seat:
                return False
            if number_of(s, at) & BOTTOM != 0:
                for what in OWN_ANSWERS_FIRST:
                    if what_at(s, at) is what:
                        return False
                return True
            at -= 1
        return False

    def moves(self, s: Galaxy, seat: i64) -> vec[i64]:
        out = interrupt_moves(s, vec[i64](), seat)
        out = use_moves(s, out, seat)
        if s.phase == MAIN and s.turn == seat:
            out = payment_moves(s, out, seat)
        return out

    def play(self, s: Galaxy, seat: i64, move: i64) -> None:
        answer(s, seat, move)


def answer(s: Galaxy, seat: i64, move: i64) -> None:
    """Put a link on the chain that is going on."""
    what, source = named(s, seat, move)
    announce(s, what, seat, source, second(move) - 1, third(move) & _CHOSEN)


def announce_first(s: Galaxy, seat: i64, move: i64, kind: i64) -> None:
    """Begin a chain with such a move; `kind` is ACTION for an event."""
    what, source = named(s, seat, move)
    open_link(s, what, seat, source, second(move) - 1, (third(move) & _CHOSEN) | kind)


def named(s: Galaxy, seat: i64, move: i64) -> tuple[Announcement, i64]:
    """What a move announces, and its source."""
    verb = verb_of(move)
    if verb == PLAY_CARD:
        return CARD_PLAYED, in_hand(s, seat, first(move))
    if verb == PAY:
        return PAYMENT_LINK, first(move)
    return ABILITY_USED, first(move)


def could_interrupt(s: Galaxy, seat: i64) -> bool:
    if s.size[HAND + seat] == 0:
        return False
    for entry in s.lurking:
        if entry >> 12 == seat:
            kind = entry & 0xFFF
            if fits_phase(s, kind) and price(s, seat, kind) <= s.credits(seat):
                if could_announce(s, play_clause(kind), seat, -1):
                    return True
    return False


def could_use(s: Galaxy, seat: i64) -> bool:
    for slot in s.users:
        if s.holder(slot) != seat:
            continue
        kind = s.kind_at(slot)
        for clause in range(T.clause[kind], T.clause[kind + 1]):
            if T.when[clause] == USE and is_usable(s, clause, seat, slot):
                if could_announce(s, clause, seat, slot):
                    return True
    return False


ANSWERS.append(GalaxyAnswers())

"""Which moves announce something: every way in which a clause can be played, used or paid."""

from __future__ import annotations

from hadur.games.chaos_galaxy.phases.announcing import (
    CARD_PLAYED,
    has_target,
    paid_for,
    play_clause,
)
from hadur.games.chaos_galaxy.phases.costs import can_pay
from hadur.games.chaos_galaxy.phases.moments import (
    own_subject_ready,
    rivals,
    target_effect,
    targets,
)
from hadur.games.chaos_galaxy.phases.paying import payable
from hadur.games.chaos_galaxy.phases.piles import hand_kinds
from hadur.games.chaos_galaxy.state import (
    COMBAT,
    FLAGS,
    HOLDER,
    MAIN,
    PAID,
    SPENT,
    STARTING,
    WIDE,
    Galaxy,
)
from hadur.games.chaos_galaxy.tables import NONE, T
from hadur.games.chaos_galaxy.values import PUBLIC, price
from hadur.games.chaos_galaxy.verbs import PAY, PLAY_CARD, USE_CARD, choice
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
    REACTION_INTERRUPT,
    RESEARCH,
    STARTING_INTERRUPT,
    TRAP,
    USE,
)
from hadur.kernel.bits import BIT
from hadur.kernel.chain import find, links, seat_of, source_of, ticket_of, what_at
from hadur.kernel.moves import pack
from hadur.kernel.native import append, i64, vec


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

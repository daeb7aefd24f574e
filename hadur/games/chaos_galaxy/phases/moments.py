"""Clauses whose moment has come: in which order, at what, for which price; not announced, and not
to be answered."""

from __future__ import annotations

from typing import Final

from hadur.games.chaos_galaxy import log
from hadur.games.chaos_galaxy.phases.card_effects import may_take_shot, ships_for
from hadur.games.chaos_galaxy.phases.costs import can_pay, pay
from hadur.games.chaos_galaxy.phases.damage import AFTER, FOLLOWS
from hadur.games.chaos_galaxy.phases.effects import carry_out
from hadur.games.chaos_galaxy.phases.paying import MEETS, payable
from hadur.games.chaos_galaxy.state import BOTTOM, COMBAT, TRIGGER, Galaxy, galaxy
from hadur.games.chaos_galaxy.tables import NONE, T
from hadur.games.chaos_galaxy.values import (
    PUBLIC,
    abilities,
    condition,
    fits,
    forbidden,
    hides_choice,
)
from hadur.games.chaos_galaxy.verbs import (
    CHOOSE,
    MODE,
    NO,
    ORDER,
    RIVAL,
    YES,
    branch_in,
    choice,
    rival_in,
)
from hadur.games.chaos_galaxy.vocabulary import (
    ASSAILED,
    ATTACK,
    CAMOUFLAGE,
    DEFEND,
    DIES,
    EACH,
    ENEMY,
    JOIN,
    MOVE,
    PAYMENT_END,
    PLAY,
    REDIRECT,
    SETTLE,
    TARGET,
    THIS,
    VICTIM,
)
from hadur.kernel.chain import (
    Announcement,
    ChainState,
    launch,
    number_of,
    seat_of,
    source_of,
    target_of,
)
from hadur.kernel.moves import first, pack, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Prompt, State, Step, step0, step5

# -- whom a clause can concern ---------------------------------------------------------------------


def targets(s: Galaxy, clause: i64, seat: i64, source: i64, chooser: i64) -> vec[i64]:
    """The cards in play that a clause can be aimed at (KG-22.3)."""
    out = vec[i64]()
    selector = T.target[clause]
    effect = target_effect(clause)
    for slot in range(s.slots()):
        if fits(s, selector, slot, seat, source, chooser) and _aimable(s, effect, slot, seat):
            if chooser == PUBLIC or _allowed(s, effect, slot):
                out = append(out, slot)
    return out


def is_target(s: Galaxy, clause: i64, slot: i64, seat: i64, source: i64) -> bool:
    """Whether a target that was chosen still fits (KG-11.11)."""
    effect = target_effect(clause)
    return (
        s.in_play(slot)
        and fits(s, T.target[clause], slot, seat, source, seat)
        and _aimable(s, effect, slot, seat)
        and _allowed(s, effect, slot)
    )


def target_effect(clause: i64) -> i64:
    """The effect of a clause that has the target."""
    effect = T.effect[clause]
    while T.whom[effect] != TARGET:
        effect += 1
    return effect


def _aimable(s: Galaxy, effect: i64, slot: i64, seat: i64) -> bool:
    """What everybody can tell: camouflage (KG-19.4, KG-S20), and what the word itself demands."""
    if s.is_ship(slot) and s.holder(slot) != seat and abilities(s, slot) & CAMOUFLAGE != 0:
        return False
    do = T.do[effect]
    if do == JOIN:
        return may_join(s, slot)
    if do == REDIRECT:
        return may_take_shot(s, slot)
    return do != MOVE or len(ships_for(s, slot)) > 0


def _allowed(s: Galaxy, effect: i64, slot: i64) -> bool:
    """What only the card's own player can tell."""
    return T.do[effect] != SETTLE or payable(s, slot)


def may_join(s: Galaxy, slot: i64) -> bool:
    """A ship of either side that is not there yet and that nothing keeps from attacking or
    defending."""
    if s.phase != COMBAT or s.side(slot) != 0:
        return False
    if s.holder(slot) == s.attacker:
        return not forbidden(s, slot, ATTACK)
    return s.holder(slot) == s.defender and not forbidden(s, slot, DEFEND)


def own_subject_ready(s: Galaxy, clause: i64, slot: i64) -> bool:
    """Whether what a clause does to its own ship can be done now: only `redirect` and `join` need
    a moment."""
    for effect in range(T.effect[clause], T.effect[clause + 1]):
        if T.whom[effect] == THIS:
            ship = s.ship_of(slot)
            if T.do[effect] == REDIRECT:
                if not may_take_shot(s, ship) or s.side(ship) != s.side(s.aimed):
                    return False
            elif T.do[effect] == JOIN and not may_join(s, ship):
                return False
    return True


def rivals(s: Galaxy, clause: i64, seat: i64, source: i64) -> vec[i64]:
    """The opponents that can be meant (KG-26.5): those with cards that fit, if any have; none
    where the clause speaks of no single one. Who assails is meant by what answers that."""
    out = vec[i64]()
    if T.rival[clause] == 0:
        return append(out, -1)
    near = s.neighbours(seat)
    if T.when[clause] == ASSAILED:
        return append(out, s.attacker)
    if len(near) < 2:
        return near
    for other in near:
        if _has_fitting(s, clause, seat, source, other):
            out = append(out, other)
    return out if len(out) > 0 else near


def _has_fitting(s: Galaxy, clause: i64, seat: i64, source: i64, other: i64) -> bool:
    """Whether an opponent has a card that an `each` or `victim` speaks of, or there is none."""
    for effect in range(T.effect[clause], T.effect[clause + 1]):
        whom = T.whom[effect]
        if whom != VICTIM and whom != EACH:
            continue
        if T.whose[T.selector[effect]] != ENEMY:
            continue
        for slot in range(s.slots()):
            if s.holder(slot) == other and fits(s, T.selector[effect], slot, seat, source, PUBLIC):
                return True
        return False
    return True


# -- several at once -------------------------------------------------------------------------------


def moments(s: Galaxy) -> None:
    """Carry out the clauses that wait: the turn player's first, each player ordering their own."""
    count = len(s.triggers) // TRIGGER
    if count == 0:
        return
    for k in range(s.seats):
        seat = (s.turn + k) % s.seats
        found: i64 = -1
        differs = False
        for n in range(count):
            if s.triggers[n * TRIGGER + 2] == seat:
                if found < 0:
                    found = n
                elif s.triggers[n * TRIGGER] != s.triggers[found * TRIGGER]:
                    differs = True
        if found >= 0:
            if differs:
                s.ask(ORDER_PROMPT, seat)
            else:
                begin_trigger(s, found)
            return


class OrderPrompt(Prompt):
    """Which of your clauses comes first?"""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        g = galaxy(s)
        out = vec[i64]()
        for n in range(len(g.triggers) // TRIGGER):
            if g.triggers[n * TRIGGER + 2] == ask.seat:
                out = append(out, pack(ORDER, n))
        return out

    def play(self, s: State, ask: Ask, move: i64) -> None:
        begin_trigger(galaxy(s), first(move))


def begin_trigger(s: Galaxy, n: i64) -> None:
    """Take a clause off the list and begin it; the rest comes after it."""
    row = n * TRIGGER
    clause = s.triggers[row]
    slot = s.triggers[row + 1]
    seat = s.triggers[row + 2]
    other = s.triggers[row + 3]
    kept = s.triggers[:row]
    for k in range(row + TRIGGER, len(s.triggers)):
        kept = append(kept, s.triggers[k])
    s.triggers = kept
    s.push(MOMENTS)
    s.push(AFTER)
    s.push(BEGIN, clause, slot, seat, other)


ORDER_PROMPT: Final = OrderPrompt("order", "KG-23.4", True)
MOMENTS: Final[Step] = step0(moments)
FOLLOWS.append(MOMENTS)


# -- one clause ------------------------------------------------------------------------------------


def begin(s: Galaxy, clause: i64, slot: i64, seat: i64, other: i64, chosen: i64) -> None:
    """A clause that nobody announced: its price if it has one, then its choices."""
    if s.is_out(seat) or (T.when[clause] != DIES and not s.text_works(slot)):
        return
    if not _can_happen(s, clause, slot, seat):
        return
    if T.priced[clause] != 0:
        if can_pay(s, clause, seat, slot):
            s.ask(MAY_PROMPT, seat, 0, clause, slot, other)
        return
    s.push(CHOOSE_STEP, clause, slot, seat, other, choice(7, -1, 0))


def _can_happen(s: Galaxy, clause: i64, slot: i64, seat: i64) -> bool:
    """The condition of its first effect, and a target if it needs one."""
    if not condition(s, T.effect[clause], seat, slot):
        return False
    if T.target[clause] == NONE or T.branches[clause] > 1:
        return True
    return may_have_target(s, clause, seat, slot)


def is_hidden(clause: i64) -> bool:
    """Whether only its own player can tell which targets a clause has."""
    return hides_choice(T.target[clause]) or T.do[target_effect(clause)] == SETTLE


def may_have_target(s: Galaxy, clause: i64, seat: i64, slot: i64) -> bool:
    """Whether there is a target, for all that everybody can tell: by that it is asked for."""
    chooser = PUBLIC if is_hidden(clause) else seat
    return len(targets(s, clause, seat, slot, chooser)) > 0


class MayPrompt(Prompt):
    """Pay for it, so that it happens?"""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        out = append(vec[i64](), pack(YES))
        return append(out, pack(NO))

    def play(self, s: State, ask: Ask, move: i64) -> None:
        if verb_of(move) == YES:
            s.push(CHOOSE_STEP, ask.a, ask.b, ask.seat, ask.c, choice(7, -1, 0))
            pay(galaxy(s), ask.a, ask.seat, ask.b)


def choose(s: Galaxy, clause: i64, slot: i64, seat: i64, other: i64, chosen: i64) -> None:
    """Ask for what is still to be chosen: a branch (7: none yet), an opponent, a target; then do
    it, or keep it for the end of payment."""
    branch = branch_in(chosen)
    if branch == 7:
        if T.branches[clause] > 1:
            s.ask(MODE_PROMPT, seat, chosen, clause, slot, other)
            return
        branch = 0
    rival = rival_in(chosen)
    if rival < 0 and T.rival[clause] != 0:
        near = rivals(s, clause, seat, slot)
        if len(near) == 0:
            return
        if len(near) > 1:
            s.ask(RIVAL_PROMPT, seat, choice(branch, -1, 0), clause, slot, other)
            return
        rival = near[0]
    chosen = choice(branch, rival, 0)
    if T.target[clause] != NONE and T.branch[target_effect(clause)] == branch:
        if may_have_target(s, clause, seat, slot):
            prompt = HIDDEN_TARGET if is_hidden(clause) else TARGET_PROMPT
            s.ask(prompt, seat, chosen, clause, slot, other)
        return
    do_now(s, clause, slot, seat, other, chosen, -1)


def do_now(
    s: Galaxy, clause: i64, slot: i64, seat: i64, other: i64, chosen: i64, target: i64
) -> None:
    if T.when[clause] == PAYMENT_END:
        charges = append(s.charges, clause)
        charges = append(charges, slot)
        charges = append(charges, target)
        charges = append(charges, branch_in(chosen))
        s.charges = append(charges, rival_in(chosen))
        return
    if T.when[clause] == PLAY and s.is_ship(slot):
        launch(s, SHIP_TEXT, seat, slot, target, chosen | clause << 12 | BOTTOM)
        return
    s.tell(log.TRIGGERED, seat, s.kind_at(slot))
    carry_out(s, clause, seat, slot, target, other, rival_in(chosen), branch_in(chosen))


class ShipText(Announcement):
    """The `play` clause of a ship is a link of its own once the ship is there."""

    def stands(self, s: ChainState, at: i64) -> bool:
        assert isinstance(s, Galaxy)
        clause = (number_of(s, at) >> 12) & 0xFFFF
        if T.target[clause] == NONE:
            return True
        return is_target(s, clause, target_of(s, at), seat_of(s, at), source_of(s, at))

    def resolve(self, s: ChainState, at: i64) -> None:
        assert isinstance(s, Galaxy)
        number = number_of(s, at)
        clause = (number >> 12) & 0xFFFF
        seat = seat_of(s, at)
        slot = source_of(s, at)
        s.tell(log.TRIGGERED, seat, s.kind_at(slot))
        carry_out(s, clause, seat, slot, target_of(s, at), -1, rival_in(number), branch_in(number))


SHIP_TEXT: Final = ShipText("ship-text")


class ModePrompt(Prompt):
    """Which of the things that the card offers?"""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for branch in range(T.branches[ask.a]):
            out = append(out, pack(MODE, branch))
        return out

    def play(self, s: State, ask: Ask, move: i64) -> None:
        s.push(CHOOSE_STEP, ask.a, ask.b, ask.seat, ask.c, choice(first(move), -1, 0))


class RivalPrompt(Prompt):
    """Which of your two neighbours?"""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for seat in rivals(galaxy(s), ask.a, ask.seat, ask.b):
            out = append(out, pack(RIVAL, seat))
        return out

    def play(self, s: State, ask: Ask, move: i64) -> None:
        chosen = choice(branch_in(ask.options), first(move), 0)
        s.push(CHOOSE_STEP, ask.a, ask.b, ask.seat, ask.c, chosen)


class TargetPrompt(Prompt):
    """Which card? Where others cannot tell whether there is any, it is asked all the same."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for slot in targets(galaxy(s), ask.a, ask.seat, ask.b, ask.seat):
            out = append(out, pack(CHOOSE, slot))
        return out if len(out) > 0 else append(out, pack(NO))

    def play(self, s: State, ask: Ask, move: i64) -> None:
        if verb_of(move) == CHOOSE:
            do_now(galaxy(s), ask.a, ask.b, ask.seat, ask.c, ask.options, first(move))


MAY_PROMPT: Final = MayPrompt("may", "KG-11.1", True)
MODE_PROMPT: Final = ModePrompt("mode", "KG-14.8", True)
RIVAL_PROMPT: Final = RivalPrompt("rival", "KG-26.5", True)
TARGET_PROMPT: Final = TargetPrompt("target", "KG-22.3", True)
HIDDEN_TARGET: Final = TargetPrompt("hidden-target", "KG-22.3", False)
BEGIN: Final[Step] = step5(begin)
CHOOSE_STEP: Final[Step] = step5(choose)
MEETS.append(BEGIN)

"""Step 4, bombing (section 16), and stealth, which bombs earlier (KG-19.14)."""

from __future__ import annotations

from typing import Final

from hadur.games.chaos_galaxy import log
from hadur.games.chaos_galaxy.phases.announcing import STEP_WINDOW, open_link, table
from hadur.games.chaos_galaxy.phases.answering import announce_first
from hadur.games.chaos_galaxy.phases.damage import (
    AFTER,
    ship_moment,
    take_damage,
    turn_all_hit,
    turn_to,
)
from hadur.games.chaos_galaxy.phases.paying import developed, is_bluff
from hadur.games.chaos_galaxy.phases.piles import DISCARDS, burn
from hadur.games.chaos_galaxy.phases.sides import broken_off
from hadur.games.chaos_galaxy.phases.ways import pay_moves
from hadur.games.chaos_galaxy.state import (
    ACTION,
    AT_COLONY,
    AT_HEADQUARTERS,
    ATTACKERS,
    BOMBING_STEP,
    BOMBS_NOW,
    CANTEEN,
    COLONY,
    COMMITTED,
    DOOMED,
    HAND,
    HANGAR,
    L_STAT,
    NO_AIM,
    QUICK_START,
    STEALTH_TRAP,
    Galaxy,
    galaxy,
)
from hadur.games.chaos_galaxy.tables import T
from hadur.games.chaos_galaxy.values import abilities, barred, base_stat, forbidden, stat
from hadur.games.chaos_galaxy.verbs import BOMB, DONE, NO, NUMBER
from hadur.games.chaos_galaxy.vocabulary import (
    BASE,
    BOMBING,
    BOMBS,
    CREW,
    DEMOLITION,
    END_OF_COMBAT,
    STEALTH,
    STEALTHS,
    TRAP,
    TRAPS,
    USED,
)
from hadur.games.chaos_galaxy.vocabulary import BOMB as BOMB_ACT
from hadur.kernel.chain import NO_TARGET, Announcement, ChainState, source_of
from hadur.kernel.moves import first, pack, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Prompt, State, Step, step0, step1

THRESHOLD: Final = 2
"""What it takes against Headquarters, crew and unpaid bases (KG-16.8 to KG-16.15)."""


def target_is_there(s: Galaxy) -> bool:
    """KG-16.12, KG-S50: a crew card that has boarded and a target that has left are not bombed; nor
    is anybody who has given up (KG-S31)."""
    if s.aim == NO_AIM or broken_off(s):
        return False
    if s.aim < 0:
        return True
    if not s.in_play(s.aim) or s.holder(s.aim) != s.defender:
        return False
    return s.laid_as(s.aim) != CREW or s.place(s.aim) == CANTEEN


# -- who bombs -------------------------------------------------------------------------------------


def bombing(s: Galaxy) -> None:
    """The bombers are named, demolition is paid for, the bombing is announced (KG-16.1). Whoever
    was hit in the last window of the firing step does not bomb any more (KG-15.26)."""
    turn_all_hit(s)
    s.step = BOMBING_STEP
    s.push(END_BOMBING)
    if target_is_there(s) and len(can_bomb(s)) > 0:
        s.push(DEMOLITIONS, 0)
        s.ask(BOMB_PROMPT, s.attacker)


def can_bomb(s: Galaxy) -> vec[i64]:
    """The attacking ships that are still active (KG-16.1, KG-16.3) and not named yet."""
    out = vec[i64]()
    for slot in s.row_of(s.attacker, HANGAR):
        if s.side(slot) == ATTACKERS and s.is_active(slot) and not s.flag(slot, BOMBS_NOW):
            if not forbidden(s, slot, BOMB_ACT):
                out = append(out, slot)
    return out


def bombers(s: Galaxy) -> vec[i64]:
    """The ships named that still take part."""
    out = vec[i64]()
    for slot in range(s.slots()):
        if s.flag(slot, BOMBS_NOW) and s.side(slot) == ATTACKERS and s.is_ship(slot):
            out = append(out, slot)
    return out


class BombPrompt(Prompt):
    """Which ships bomb (KG-16.2)? None, some or all."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for slot in can_bomb(galaxy(s)):
            out = append(out, pack(BOMB, slot))
        return append(out, pack(DONE))

    def play(self, s: State, ask: Ask, move: i64) -> None:
        if verb_of(move) == BOMB:
            galaxy(s).set_flag(first(move), BOMBS_NOW | COMMITTED)
            s.ask(self, ask.seat)


class DemolitionPrompt(Prompt):
    """How many cards of the own Colony does a bomber with demolition cost (KG-19.20)?"""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        n = demolition_room(galaxy(s), ask.a)
        while n >= 0:
            out = append(out, pack(NUMBER, n))
            n -= 1
        return out

    def play(self, s: State, ask: Ask, move: i64) -> None:
        g = galaxy(s)
        n = first(move)
        if n > 0:
            g.tell(log.DEMOLITION, g.kind_at(ask.a), n)
            burn(g, ask.seat, n)
            g.last(L_STAT + BOMBING, ask.a, n, END_OF_COMBAT, ask.seat, -DEMOLITION)


def demolition_room(s: Galaxy, slot: i64) -> i64:
    """KG-19.21, KG-S24: up to twice the printed bombing, everything counted."""
    room = 2 * base_stat(s, slot, BOMBING) - stat(s, slot, BOMBING)
    return max(0, min(room, s.size[COLONY + s.holder(slot)]))


def demolitions(s: Galaxy, slot: i64) -> None:
    """Each bomber with demolition in turn; then the bombing is announced."""
    if broken_off(s):
        return
    while slot < s.slots():
        if s.flag(slot, BOMBS_NOW) and abilities(s, slot) & DEMOLITION != 0:
            s.push(DEMOLITIONS, slot + 1)
            s.ask(DEMOLITION_PROMPT, s.attacker, 0, slot)
            return
        slot += 1
    if len(bombers(s)) > 0:
        open_link(s, BOMBING_LINK, s.attacker, -1, NO_TARGET, ACTION)


class Bombing(Announcement):
    """All bombers at the same time (KG-16.4); the total is theirs when it falls (KG-16.6)."""

    def resolve(self, s: ChainState, at: i64) -> None:
        g = table(s)
        total: i64 = 0
        for slot in bombers(g):
            total += stat(g, slot, BOMBING)
        if target_is_there(g) and len(bombers(g)) > 0:
            strike(g, total, 0)


BOMB_PROMPT: Final = BombPrompt("bombers", "KG-16.1", True)
DEMOLITION_PROMPT: Final = DemolitionPrompt("demolition", "KG-19.20", True)
BOMBING_LINK: Final = Bombing("bombing")
BOMBING_STEPS: Final[Step] = step0(bombing)
DEMOLITIONS: Final[Step] = step1(demolitions)


def end_bombing(s: Galaxy) -> None:
    """KG-16.19: all that were named turn used; then those that were hit in this step (KG-S12)."""
    for slot in range(s.slots()):
        if s.flag(slot, BOMBS_NOW):
            s.clear_flag(slot, BOMBS_NOW | COMMITTED)
            if s.in_play(slot):
                turn_to(s, slot, USED)
    turn_all_hit(s)
    s.push(STEP_WINDOW)


END_BOMBING: Final[Step] = step0(end_bombing)


# -- what comes of it ------------------------------------------------------------------------------


def strike(s: Galaxy, total: i64, stealthy: i64) -> None:
    """A total falls on the target that was named when the attack was declared (KG-12.11)."""
    s.total = total
    s.tell(log.BOMBED, s.attacker, total)
    s.push(AFTER)
    if s.aim == AT_COLONY:
        if burn(s, s.defender, total) > 0:
            succeed(s)
    elif s.aim == AT_HEADQUARTERS:
        if (total >= THRESHOLD or s.options & QUICK_START != 0) and s.size[HAND + s.defender] > 0:
            succeed(s)
            s.push(DISCARDS, s.defender, 1)  # KG-16.8
    elif s.laid_as(s.aim) == CREW:
        if total >= THRESHOLD:
            s.set_flag(s.aim, DOOMED)
            succeed(s)
    elif not s.is_paid(s.aim):
        if total >= THRESHOLD:
            _strike_unpaid(s, stealthy)
    elif total > 0:
        take_damage(s, s.aim, total, -1)  # KG-16.16 to KG-16.18
        if s.flag(s.aim, DOOMED):
            succeed(s)


def _strike_unpaid(s: Galaxy, stealthy: i64) -> None:
    """KG-16.13, KG-16.15: whether it is a trap, only its player knows, so the question is put."""
    closed = stealthy != 0 and s.options & STEALTH_TRAP == 0  # KG-33.25
    if closed or barred(s, s.defender, TRAPS):
        _destroy_unpaid(s)
    else:
        s.ask(TRAP_PROMPT, s.defender)


def _destroy_unpaid(s: Galaxy) -> None:
    s.set_flag(s.aim, DOOMED)
    succeed(s)


class TrapPrompt(Prompt):
    """Your face-down base is bombed for 2 or more: pay it, if it is a trap (KG-10.51)?"""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        g = galaxy(s)
        out = vec[i64]()
        slot = g.aim
        is_trap = T.subtype[g.kind_at(slot)] == TRAP and not is_bluff(g, slot)
        if is_trap and g.laid_as(slot) == BASE and developed(g, slot):
            out = pay_moves(g, out, ask.seat, slot)
        return append(out, pack(NO))

    def play(self, s: State, ask: Ask, move: i64) -> None:
        g = galaxy(s)
        if verb_of(move) == NO:
            _destroy_unpaid(g)
        else:
            g.tell(log.TRAP, ask.seat, g.kind_at(g.aim))
            announce_first(g, ask.seat, move, 0)


TRAP_PROMPT: Final = TrapPrompt("trap", "KG-10.51", False)


def succeed(s: Galaxy) -> None:
    """KG-16.22: the moment `bombs` of every ship that took part."""
    for slot in bombers(s):
        ship_moment(s, BOMBS, slot, -1)


# -- stealth ---------------------------------------------------------------------------------------


def can_use_stealth(s: Galaxy, slot: i64) -> bool:
    """KG-19.14, KG-19.23, KG-S23: an active attacker, while the target can be bombed."""
    return (
        s.side(slot) == ATTACKERS
        and s.is_active(slot)
        and not s.flag(slot, COMMITTED)
        and abilities(s, slot) & STEALTH != 0
        and not forbidden(s, slot, BOMB_ACT)
        and not barred(s, s.holder(slot), STEALTHS)
        and target_is_there(s)
    )


class StealthBombing(Announcement):
    """One ship bombs at once, a total of its own; it turns used. The source is its slot."""

    def resolve(self, s: ChainState, at: i64) -> None:
        g = table(s)
        slot = source_of(s, at)
        if g.in_play(slot) and g.side(slot) == ATTACKERS and target_is_there(g):
            g.push(END_STEALTH, slot)
            g.set_flag(slot, BOMBS_NOW)
            strike(g, stat(g, slot, BOMBING), 1)
        else:
            end_stealth(g, slot)


def use_stealth(s: Galaxy, slot: i64) -> None:
    s.set_flag(slot, COMMITTED)
    s.tell(log.STEALTH, s.kind_at(slot), s.holder(slot))
    open_link(s, STEALTH_LINK, s.attacker, slot, NO_TARGET, ACTION)


def end_stealth(s: Galaxy, slot: i64) -> None:
    s.clear_flag(slot, BOMBS_NOW | COMMITTED)
    if s.in_play(slot):
        turn_to(s, slot, USED)


STEALTH_LINK: Final = StealthBombing("stealth")
END_STEALTH: Final[Step] = step1(end_stealth)

"""A shot and the answer of the ship aimed at (KG-15.6 to KG-15.22); heavy armament (KG-19.17)."""

from __future__ import annotations

from typing import Final

from hadur.games.chaos_galaxy import log
from hadur.games.chaos_galaxy.phases.announcing import open_link, table
from hadur.games.chaos_galaxy.phases.bombing import can_use_stealth, use_stealth
from hadur.games.chaos_galaxy.phases.damage import AFTER, ship_moment
from hadur.games.chaos_galaxy.phases.sides import can_return, turn_fired
from hadur.games.chaos_galaxy.phases.volleys import LAND_BLOWS, VOLLEY
from hadur.games.chaos_galaxy.state import (
    ACTION,
    ANSWERED,
    COMMITTED,
    L_STAT,
    SIMPLIFIED,
    Galaxy,
    galaxy,
)
from hadur.games.chaos_galaxy.values import abilities, base_stat, stat
from hadur.games.chaos_galaxy.verbs import ARM, NO, RETURN_FIRE, STEALTH
from hadur.games.chaos_galaxy.vocabulary import (
    AIMED,
    END_OF_COMBAT,
    FIREPOWER,
    FIRES,
    HEAVY_ARMAMENT,
)
from hadur.kernel.chain import Announcement, ChainState
from hadur.kernel.moves import pack, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Prompt, State, Step, step0

ARM_PRICE: Final = 2


def can_arm(s: Galaxy, slot: i64) -> bool:
    """KG-19.17, KG-19.18: 2 credits for 1 firepower, up to twice the printed value."""
    if s.credits(s.holder(slot)) < ARM_PRICE or abilities(s, slot) & HEAVY_ARMAMENT == 0:
        return False
    return stat(s, slot, FIREPOWER) < 2 * base_stat(s, slot, FIREPOWER)


def arm(s: Galaxy, slot: i64) -> None:
    seat = s.holder(slot)
    s.earn(seat, -ARM_PRICE)
    s.last(L_STAT + FIREPOWER, slot, 1, END_OF_COMBAT, seat, -HEAVY_ARMAMENT)
    s.tell(log.ARMED, s.kind_at(slot), seat, stat(s, slot, FIREPOWER))


def shoot(s: Galaxy, shooter: i64, aimed: i64) -> None:
    """KG-15.6: the shot is announced; what the ships' texts say to that; the answer (KG-15.11);
    the window (KG-15.15); the damage."""
    s.shooter = shooter
    s.aimed = aimed
    s.returns = 0
    s.set_flag(shooter, COMMITTED)
    s.tell(log.SHOT, s.kind_at(shooter), s.kind_at(aimed), s.holder(shooter))
    ship_moment(s, FIRES, shooter, aimed)
    s.push(ANSWER_STEP)
    s.push(AIMED_MOMENT)
    s.push(AFTER)


def aimed_moment(s: Galaxy) -> None:
    s.push(AFTER)
    ship_moment(s, AIMED, s.aimed, s.shooter)


class AnswerPrompt(Prompt):
    """The ship aimed at returns fire, uses an ability of its own, or does nothing (DP-25)."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        g = galaxy(s)
        out = vec[i64]()
        slot = g.aimed
        if can_return(g, slot, g.shooter):
            out = append(out, pack(RETURN_FIRE))
        if g.options & SIMPLIFIED == 0:
            if g.is_active(slot) and can_arm(g, slot):
                out = append(out, pack(ARM, slot))
            if can_use_stealth(g, slot):
                out = append(out, pack(STEALTH, slot))
        return append(out, pack(NO))

    def play(self, s: State, ask: Ask, move: i64) -> None:
        g = galaxy(s)
        verb = verb_of(move)
        if verb == ARM:
            arm(g, g.aimed)
            s.ask(self, ask.seat)
            return
        s.push(ANNOUNCE_SHOT)
        if verb == RETURN_FIRE:
            g.returns = 1
            g.set_flag(g.aimed, COMMITTED | ANSWERED)
            g.tell(log.RETURNED_FIRE, g.kind_at(g.aimed), ask.seat)
        elif verb == STEALTH:
            use_stealth(g, g.aimed)


def answer_step(s: Galaxy) -> None:
    if s.in_play(s.aimed) and s.side(s.aimed) != 0 and s.in_play(s.shooter):
        s.set_flag(s.aimed, ANSWERED)
        s.ask(ANSWER_PROMPT, s.holder(s.aimed))
    else:
        s.push(ANNOUNCE_SHOT)


def announce_shot(s: Galaxy) -> None:
    open_link(s, SHOT_LINK, s.holder(s.shooter), s.shooter, s.aimed, ACTION)


class Shot(Announcement):
    """KG-15.16 to KG-15.22. The source is the ship that fires; whom it is aimed at now the state
    says, since an effect may change that."""

    def resolve(self, s: ChainState, at: i64) -> None:
        g = table(s)
        g.push(END_SHOT)
        if g.options & SIMPLIFIED == 0:
            g.push(LAND_BLOWS)
        if g.returns != 0:
            g.push(VOLLEY, g.aimed, g.shooter)
        g.push(VOLLEY, g.shooter, g.aimed)

    def fizzle(self, s: ChainState, at: i64) -> None:
        """Its player has given up; a ship that returned fire turns used all the same (KG-S11)."""
        end_shot(table(s))


def end_shot(s: Galaxy) -> None:
    turn_fired(s)
    for slot in range(s.slots()):
        s.clear_flag(slot, ANSWERED)
    s.shooter = -1
    s.aimed = -1
    s.returns = 0


ANSWER_PROMPT: Final = AnswerPrompt("answer", "KG-15.11", True)
SHOT_LINK: Final = Shot("shot")
AIMED_MOMENT: Final[Step] = step0(aimed_moment)
ANSWER_STEP: Final[Step] = step0(answer_step)
ANNOUNCE_SHOT: Final[Step] = step0(announce_shot)
END_SHOT: Final[Step] = step0(end_shot)

"""Step 3, firing (section 15): which side and which ships act, passing, the end of the step; and
the simplified combat (section 27)."""

from __future__ import annotations

from typing import Final

from hadur.games.chaos_galaxy import log
from hadur.games.chaos_galaxy.phases.announcing import STEP_WINDOW
from hadur.games.chaos_galaxy.phases.bombing import can_use_stealth, use_stealth
from hadur.games.chaos_galaxy.phases.damage import turn_all_hit
from hadur.games.chaos_galaxy.phases.shots import arm, can_arm, shoot
from hadur.games.chaos_galaxy.phases.sides import broken_off, other_side, seat_of_side, ships_of
from hadur.games.chaos_galaxy.phases.volleys import LAND_BLOWS
from hadur.games.chaos_galaxy.state import (
    ATTACKERS,
    DEFENDERS,
    FIRING,
    QUICK_START,
    SIMPLIFIED,
    Galaxy,
    galaxy,
)
from hadur.games.chaos_galaxy.values import forbidden, stat
from hadur.games.chaos_galaxy.verbs import ARM, DONE, FIRE, GO_ON, PASS, STEALTH
from hadur.games.chaos_galaxy.vocabulary import FIRE as FIRE_ACT
from hadur.games.chaos_galaxy.vocabulary import SPEED
from hadur.kernel.moves import first, pack, second, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Prompt, State, Step, step0

MUST_ACT: Final = 1
"""In a question: it cannot be passed (KG-S10)."""


def able(s: Galaxy, side: i64) -> vec[i64]:
    """The active ships of a side that have something to do (KG-15.10, KG-S11)."""
    out = vec[i64]()
    enemies = len(ships_of(s, other_side(side)))
    for slot in ships_of(s, side):
        if s.is_active(slot):
            if (enemies > 0 and not forbidden(s, slot, FIRE_ACT)) or can_use_stealth(s, slot):
                out = append(out, slot)
    return out


def top_speed(s: Galaxy, ships: vec[i64]) -> i64:
    """The highest speed among ships, or -1."""
    best: i64 = -1
    for slot in ships:
        best = max(best, stat(s, slot, SPEED))
    return best


def faster_than(s: Galaxy, ships: vec[i64], side: i64, speed: i64) -> vec[i64]:
    """Those that beat a speed of the other side: attackers also by being level (KG-15.3)."""
    out = vec[i64]()
    for slot in ships:
        own = stat(s, slot, SPEED)
        if own > speed or (own == speed and side == ATTACKERS):
            out = append(out, slot)
    return out


def firing(s: Galaxy) -> None:
    """KG-15.1, KG-13.12: only if a ship defends. At its end ships that were hit turn (KG-15.26)."""
    s.step = FIRING
    s.blows = vec[i64]()
    s.passed = 0
    s.passer = -1
    s.push(END_FIRING)
    if len(ships_of(s, DEFENDERS)) > 0:
        s.push(FIRE_STEP)


def side_to_act(s: Galaxy) -> i64:
    """KG-15.2 to KG-15.5: the side of the fastest ship; 0 if no ship has anything to do."""
    attackers = able(s, ATTACKERS)
    defenders = able(s, DEFENDERS)
    if len(attackers) == 0 and len(defenders) == 0:
        return 0
    if len(defenders) == 0:
        return ATTACKERS
    if len(attackers) == 0:
        return DEFENDERS
    return ATTACKERS if top_speed(s, attackers) >= top_speed(s, defenders) else DEFENDERS


def eligible(s: Galaxy, side: i64) -> vec[i64]:
    """The ships of the side to act that are faster than every active enemy ship (KG-15.5); in the
    quick-start game only the fastest (KG-29.15)."""
    ships = able(s, side)
    if s.options & QUICK_START != 0:
        return faster_than(s, ships, ATTACKERS, top_speed(s, ships))
    return faster_than(s, ships, side, top_speed(s, able(s, other_side(side))))


def next_after_pass(s: Galaxy, side: i64) -> vec[i64]:
    """KG-S10: what the other side may act with after a pass: ships faster than all of those that
    were not eligible; its fastest always, and in the quick-start game no other (KG-29.15)."""
    ships = able(s, side)
    out = faster_than(s, ships, side, s.beyond)
    if len(out) > 0 and s.options & QUICK_START == 0:
        return out
    return faster_than(s, ships, ATTACKERS, top_speed(s, ships))


def fire_step(s: Galaxy) -> None:
    """The next ship acts (KG-15.23), until nobody has anything to do or wants to."""
    if broken_off(s):
        return
    if s.options & SIMPLIFIED != 0:
        _fire_in_turns(s)
        return
    if s.passed == 0:
        side = side_to_act(s)
        if side != 0:
            s.ask(FIRE_PROMPT, seat_of_side(s, side), 0, side)
        return
    side = other_side(s.passer)
    if s.passed == 1:
        if len(able(s, side)) > 0:
            s.ask(FIRE_PROMPT, seat_of_side(s, side), 0, side)
        return
    # KG-15.25: both have passed; first the one who passed first declares, then the other.
    declares = s.passer if s.passed == 2 else side
    if s.passed < 4:
        s.ask(FINISH_PROMPT, seat_of_side(s, declares), 0, declares)


def _fire_in_turns(s: Galaxy) -> None:
    """KG-27.3, KG-S33: one ship each, the attacker first; who has none to fire is skipped."""
    side = ATTACKERS if s.passer < 0 else other_side(s.passer)
    if len(able(s, side)) == 0:
        side = other_side(side)
    if s.passed < 2 and len(able(s, side)) > 0:
        s.ask(FIRE_PROMPT, seat_of_side(s, side), 0, side)


def acting(s: Galaxy, side: i64) -> vec[i64]:
    """The ships a side may act with now."""
    if s.options & SIMPLIFIED != 0:
        return able(s, side)
    if s.passed > 0 and side != s.passer:
        return next_after_pass(s, side)
    return eligible(s, side) if side == side_to_act(s) else able(s, side)


class FirePrompt(Prompt):
    """Which ship acts, and how (DP-24)? `b` is MUST_ACT for a side that would not end the step."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        g = galaxy(s)
        out = vec[i64]()
        enemies = ships_of(g, other_side(ask.a))
        for slot in acting(g, ask.a):
            if not forbidden(g, slot, FIRE_ACT):
                for enemy in enemies:
                    out = append(out, pack(FIRE, slot, enemy))
            if can_use_stealth(g, slot):
                out = append(out, pack(STEALTH, slot))
            if can_arm(g, slot):
                out = append(out, pack(ARM, slot))
        return out if ask.b == MUST_ACT else append(out, pack(PASS))

    def play(self, s: State, ask: Ask, move: i64) -> None:
        g = galaxy(s)
        verb = verb_of(move)
        if verb == ARM:
            arm(g, first(move))
            s.ask(self, ask.seat, 0, ask.a, ask.b)
            return
        s.push(FIRE_STEP)
        if verb == PASS:
            pass_by(g, ask.a)
            return
        if g.options & SIMPLIFIED != 0:
            g.passer = ask.a
        g.passed = 0
        if verb == FIRE:
            shoot(g, first(move), second(move))
        else:
            use_stealth(g, first(move))


def pass_by(s: Galaxy, side: i64) -> None:
    """KG-15.7 to KG-15.9: the other side's next ship may act, and then it is this one's turn again.
    A pass against nobody who could act ends the step."""
    s.tell(log.PASSED, seat_of_side(s, side))
    if s.options & SIMPLIFIED != 0:
        s.passer = side
        s.passed += 1
        if len(able(s, other_side(side))) == 0:
            s.passed = 2
        return
    if s.passed == 1:
        s.passed = 2
        return
    s.beyond = _beyond(s, side)
    s.passer = side
    s.passed = 1 if len(able(s, other_side(side))) > 0 else 4


def _beyond(s: Galaxy, side: i64) -> i64:
    """The speed of the fastest active ship of a side that is not eligible, or -1."""
    chosen = eligible(s, side)
    best: i64 = -1
    for slot in able(s, side):
        is_chosen = False
        for other in chosen:
            if other == slot:
                is_chosen = True
        if not is_chosen:
            best = max(best, stat(s, slot, SPEED))
    return best


class FinishPrompt(Prompt):
    """Both have passed: do you declare that you do not want to act any more (KG-15.25)?"""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        if len(acting(galaxy(s), ask.a)) > 0:
            out = append(out, pack(GO_ON))
        return append(out, pack(DONE))

    def play(self, s: State, ask: Ask, move: i64) -> None:
        g = galaxy(s)
        if verb_of(move) == DONE:
            g.passed += 1
            s.push(FIRE_STEP)
        else:
            s.ask(FIRE_PROMPT, ask.seat, 0, ask.a, MUST_ACT)


FIRE_PROMPT: Final = FirePrompt("fire", "KG-15.6", True)
FINISH_PROMPT: Final = FinishPrompt("finish", "KG-15.25", True)
FIRING_STEPS: Final[Step] = step0(firing)
FIRE_STEP: Final[Step] = step0(fire_step)


def end_firing(s: Galaxy) -> None:
    """KG-27.4: in the simplified combat all damage falls now. Then ships that were hit turn."""
    s.push(STEP_WINDOW)
    s.push(TURN_HIT)
    if len(s.blows) > 0:
        s.push(LAND_BLOWS)


END_FIRING: Final[Step] = step0(end_firing)
TURN_HIT: Final[Step] = step0(turn_all_hit)

"""Step 3, firing (section 15): who acts, shots and return fire, salvo and formation; and the
simplified combat (section 27)."""

from __future__ import annotations

from typing import Final

from hadur.games.chaos_galaxy import log
from hadur.games.chaos_galaxy.phases.announcing import STEP_WINDOW, open_link, table
from hadur.games.chaos_galaxy.phases.bombing import can_use_stealth, use_stealth
from hadur.games.chaos_galaxy.phases.damage import (
    AFTER,
    ship_moment,
    take_damage,
    turn_all_hit,
    turn_to,
)
from hadur.games.chaos_galaxy.state import (
    ACTION,
    ANSWERED,
    ATTACKERS,
    BLOW,
    COMMITTED,
    DEFENDERS,
    FIRING,
    L_STAT,
    QUICK_START,
    SIMPLIFIED,
    Galaxy,
    galaxy,
)
from hadur.games.chaos_galaxy.values import abilities, armour_left, base_stat, forbidden, stat
from hadur.games.chaos_galaxy.verbs import (
    ARM,
    DEAL,
    DONE,
    FIRE,
    GO_ON,
    NO,
    NUMBER,
    PASS,
    RETURN_FIRE,
    SHARE,
    STEALTH,
)
from hadur.games.chaos_galaxy.vocabulary import (
    AIMED,
    CAMOUFLAGE,
    END_OF_COMBAT,
    FIREPOWER,
    FIRES,
    FORMATION,
    HEAVY_ARMAMENT,
    HITS,
    KILLS,
    RAPID_FIRE,
    SALVO,
    SPEED,
    USED,
)
from hadur.games.chaos_galaxy.vocabulary import FIRE as FIRE_ACT
from hadur.games.chaos_galaxy.vocabulary import RETURN_FIRE as RETURN_ACT
from hadur.kernel.chain import Announcement, ChainState
from hadur.kernel.moves import first, pack, second, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Prompt, State, Step, step0, step2, step3

ARM_PRICE: Final = 2
MUST_ACT: Final = 1
"""In a question: it cannot be passed (KG-S10)."""


# -- ships of a side -------------------------------------------------------------------------------


def ships_of(s: Galaxy, side: i64) -> vec[i64]:
    """All that take part on a side."""
    out = vec[i64]()
    for slot in range(s.slots()):
        if s.side(slot) == side and s.is_ship(slot):
            out = append(out, slot)
    return out


def able(s: Galaxy, side: i64) -> vec[i64]:
    """The active ships of a side that have something to do (KG-15.10, KG-S11)."""
    out = vec[i64]()
    enemies = len(ships_of(s, other_side(side)))
    for slot in ships_of(s, side):
        if s.is_active(slot):
            if (enemies > 0 and not forbidden(s, slot, FIRE_ACT)) or can_use_stealth(s, slot):
                out = append(out, slot)
    return out


def other_side(side: i64) -> i64:
    return DEFENDERS if side == ATTACKERS else ATTACKERS


def seat_of_side(s: Galaxy, side: i64) -> i64:
    return s.attacker if side == ATTACKERS else s.defender


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


# -- whose turn it is ------------------------------------------------------------------------------


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
    were not eligible; its fastest always."""
    ships = able(s, side)
    out = faster_than(s, ships, side, s.beyond)
    best = top_speed(s, ships)
    return out if len(out) > 0 else faster_than(s, ships, ATTACKERS, best)


def fire_step(s: Galaxy) -> None:
    """The next ship acts (KG-15.23), until nobody has anything to do or wants to."""
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


# -- heavy armament --------------------------------------------------------------------------------


def can_arm(s: Galaxy, slot: i64) -> bool:
    """KG-19.17, KG-19.18: 2 credits for 1 firepower, up to twice the printed value."""
    if s.credits(s.holder(slot)) < ARM_PRICE or abilities(s, slot) & HEAVY_ARMAMENT == 0:
        return False
    return stat(s, slot, FIREPOWER) < 2 * base_stat(s, slot, FIREPOWER)


def arm(s: Galaxy, slot: i64) -> None:
    seat = s.holder(slot)
    s.earn(seat, -ARM_PRICE)
    s.last(L_STAT + FIREPOWER, slot, 1, END_OF_COMBAT, seat, 0)
    s.tell(log.ARMED, s.kind_at(slot), seat, stat(s, slot, FIREPOWER))


# -- a shot and its answer -------------------------------------------------------------------------


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


def can_return(s: Galaxy, slot: i64, shooter: i64) -> bool:
    """KG-15.12, KG-19.6: an active ship, against one without rapid fire."""
    return (
        s.options & SIMPLIFIED == 0
        and s.side(slot) != 0
        and s.is_active(slot)
        and not s.flag(slot, COMMITTED)
        and abilities(s, shooter) & RAPID_FIRE == 0
        and not forbidden(s, slot, RETURN_ACT)
    )


class AnswerPrompt(Prompt):
    """The ship aimed at returns fire, uses an ability of its own, or does nothing (DP-25)."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        g = galaxy(s)
        out = vec[i64]()
        slot = g.aimed
        if can_return(g, slot, g.shooter):
            out = append(out, pack(RETURN_FIRE))
            if can_arm(g, slot):
                out = append(out, pack(ARM, slot))
        if g.options & SIMPLIFIED == 0 and can_use_stealth(g, slot):
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


def turn_fired(s: Galaxy) -> None:
    """KG-15.19, KG-15.20: after the damage whoever fired turns used."""
    for slot in range(s.slots()):
        if s.flag(slot, COMMITTED):
            s.clear_flag(slot, COMMITTED)
            if s.in_play(slot):
                turn_to(s, slot, USED)


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


# -- dealing damage: salvo and formation -----------------------------------------------------------


def fights(s: Galaxy, slot: i64) -> bool:
    return slot >= 0 and s.is_ship(slot) and s.side(slot) != 0


def volley(s: Galaxy, shooter: i64, aimed: i64) -> None:
    """The damage of one ship; nothing if it or its aim is gone (KG-S11)."""
    if not fights(s, shooter) or not fights(s, aimed):
        return
    power = stat(s, shooter, FIREPOWER)
    if power <= 0:
        return  # KG-33.21
    if abilities(s, shooter) & SALVO != 0 and len(salvo_aims(s, shooter, aimed)) > 1:
        s.ask(SALVO_PROMPT, s.holder(shooter), 0, shooter, aimed, power)
    else:
        s.push(LAND, shooter, aimed, power)


def salvo_aims(s: Galaxy, shooter: i64, aimed: i64) -> vec[i64]:
    """KG-19.7, KG-S20: enemy ships in the combat; a camouflaged one only if it is aimed at."""
    out = vec[i64]()
    for slot in ships_of(s, other_side(s.side(shooter))):
        if slot == aimed or abilities(s, slot) & CAMOUFLAGE == 0:
            out = append(out, slot)
    return out


def blow_on(s: Galaxy, shooter: i64, slot: i64) -> i64:
    """What a ship has given another in this exchange."""
    total: i64 = 0
    for k in range(0, len(s.blows), BLOW):
        if s.blows[k] == shooter and s.blows[k + 1] == slot:
            total += s.blows[k + 2]
    return total


def add_blow(s: Galaxy, shooter: i64, slot: i64, points: i64) -> None:
    if points > 0:
        blows = append(s.blows, shooter)
        blows = append(blows, slot)
        s.blows = append(blows, points)


class SalvoPrompt(Prompt):
    """Split the damage (DP-27)? `a` fires, `b` is aimed at, `c` points are left. "share" gives all
    to the ship aimed at, without splitting."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        g = galaxy(s)
        out = vec[i64]()
        begun = False
        for slot in salvo_aims(g, ask.a, ask.b):
            if blow_on(g, ask.a, slot) > 0:
                begun = True
                continue
            for points in range(1, ask.c + 1):
                out = append(out, pack(DEAL, slot, points))
        return append(out, pack(DONE)) if begun else append(out, pack(SHARE))

    def play(self, s: State, ask: Ask, move: i64) -> None:
        g = galaxy(s)
        verb = verb_of(move)
        if verb == SHARE:
            s.push(LAND, ask.a, ask.b, ask.c)
        elif verb == DONE:
            end_salvo(g, ask.a)
        else:
            add_blow(g, ask.a, first(move), second(move))
            if ask.c > second(move):
                s.ask(self, ask.seat, 0, ask.a, ask.b, ask.c - second(move))
            else:
                end_salvo(g, ask.a)


def end_salvo(s: Galaxy, shooter: i64) -> None:
    """KG-19.9: every wounded active ship may return fire, once."""
    slot = s.slots() - 1
    while slot >= 0:
        if s.side(slot) != 0 and blow_on(s, shooter, slot) > 0 and not s.flag(slot, ANSWERED):
            s.push(RETURN_STEP, slot, shooter)
        slot -= 1


class ReturnPrompt(Prompt):
    """A ship wounded by a salvo: does it return fire (DP-28)?"""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        g = galaxy(s)
        out = vec[i64]()
        if can_return(g, ask.a, ask.b):
            out = append(out, pack(RETURN_FIRE))
        return append(out, pack(NO))

    def play(self, s: State, ask: Ask, move: i64) -> None:
        g = galaxy(s)
        if verb_of(move) == RETURN_FIRE:
            g.set_flag(ask.a, COMMITTED)
            g.tell(log.RETURNED_FIRE, g.kind_at(ask.a), ask.seat)
            s.push(VOLLEY, ask.a, ask.b)


def return_step(s: Galaxy, slot: i64, shooter: i64) -> None:
    s.set_flag(slot, ANSWERED)
    s.ask(RETURN_PROMPT, s.holder(slot), 0, slot, shooter)


SALVO_PROMPT: Final = SalvoPrompt("salvo", "KG-19.7", True)
RETURN_PROMPT: Final = ReturnPrompt("return-fire", "KG-19.9", True)
VOLLEY: Final[Step] = step2(volley)
RETURN_STEP: Final[Step] = step2(return_step)


def formation_ships(s: Galaxy, slot: i64) -> vec[i64]:
    """KG-19.11, KG-S22: the ships that can share the damage of a ship that has formation."""
    out = vec[i64]()
    if abilities(s, slot) & FORMATION == 0:
        return out
    for other in ships_of(s, s.side(slot)):
        if abilities(s, other) & FORMATION != 0:
            out = append(out, other)
    return out


def land(s: Galaxy, shooter: i64, slot: i64, power: i64) -> None:
    """Damage that is not split by salvo; formation may share it out (KG-19.13)."""
    if len(formation_ships(s, slot)) > 1:
        s.ask(FORMATION_PROMPT, s.holder(slot), 0, shooter, slot, power)
    else:
        add_blow(s, shooter, slot, power)


class FormationPrompt(Prompt):
    """Share the damage out among your ships in formation (DP-29)?"""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        out = append(vec[i64](), pack(SHARE))
        return append(out, pack(NO))

    def play(self, s: State, ask: Ask, move: i64) -> None:
        g = galaxy(s)
        if verb_of(move) == NO:
            add_blow(g, ask.a, ask.b, ask.c)
        else:
            share(g, ask.a, ask.b, ask.c, 0)


class PartPrompt(Prompt):
    """How much of the damage does this ship of the formation take? At most its armour (KG-19.12),
    and no less than the others cannot take. `a` fires, `b` is the ship aimed at, `c` the points
    left; `options` how many ships have had their part."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        g = galaxy(s)
        ships = formation_ships(g, ask.b)
        rest: i64 = 0
        for k in range(ask.options + 1, len(ships)):
            rest += armour_left(g, ships[k])
        most = min(ask.c, armour_left(g, ships[ask.options]))
        out = vec[i64]()
        for n in range(min(most, max(0, ask.c - rest)), most + 1):
            out = append(out, pack(NUMBER, n))
        return out

    def play(self, s: State, ask: Ask, move: i64) -> None:
        g = galaxy(s)
        add_blow(g, ask.a, formation_ships(g, ask.b)[ask.options], first(move))
        share(g, ask.a, ask.b, ask.c - first(move), ask.options + 1)


def share(s: Galaxy, shooter: i64, slot: i64, left: i64, which: i64) -> None:
    """The next ship of the formation gets its part; what none can take is lost (KG-S22)."""
    if left > 0 and which < len(formation_ships(s, slot)):
        s.ask(PART_PROMPT, s.holder(slot), which, shooter, slot, left)


FORMATION_PROMPT: Final = FormationPrompt("formation", "KG-19.11", True)
PART_PROMPT: Final = PartPrompt("part", "KG-19.12", True)
LAND: Final[Step] = step3(land)


def land_blows(s: Galaxy) -> None:
    """KG-15.18: all damage of the exchange at the same time, and what comes of it."""
    s.hush += 1
    for k in range(0, len(s.blows), BLOW):
        s.blows[k + 2] = take_damage(s, s.blows[k + 1], s.blows[k + 2], s.blows[k])
    s.hush -= 1
    turn_fired(s)
    s.push(BLOWS_LANDED)
    s.push(AFTER)


def blows_landed(s: Galaxy) -> None:
    """`hits` and `kills` of the ships that fired, for each ship they damaged."""
    s.push(AFTER)
    for k in range(0, len(s.blows), BLOW):
        if s.blows[k + 2] > 0 and s.in_play(s.blows[k]):
            moment = HITS if s.in_play(s.blows[k + 1]) else KILLS
            ship_moment(s, moment, s.blows[k], s.blows[k + 1])
    s.blows = vec[i64]()


LAND_BLOWS: Final[Step] = step0(land_blows)
BLOWS_LANDED: Final[Step] = step0(blows_landed)

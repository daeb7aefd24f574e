"""Dealing the damage of shots (section 15), all of an exchange at once; salvo and formation
(section 19)."""

from __future__ import annotations

from typing import Final

from hadur.games.chaos_galaxy import log
from hadur.games.chaos_galaxy.phases.damage import AFTER, ship_moment, take_damage
from hadur.games.chaos_galaxy.phases.sides import (
    broken_off,
    can_return,
    fights,
    other_side,
    ships_of,
    turn_fired,
)
from hadur.games.chaos_galaxy.state import ANSWERED, BLOW, COMMITTED, Galaxy, galaxy
from hadur.games.chaos_galaxy.values import abilities, armour_left, stat
from hadur.games.chaos_galaxy.verbs import DEAL, DONE, NO, NUMBER, RETURN_FIRE, SHARE
from hadur.games.chaos_galaxy.vocabulary import CAMOUFLAGE, FIREPOWER, FORMATION, HITS, KILLS, SALVO
from hadur.kernel.moves import first, pack, second, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Prompt, State, Step, step0, step2, step3


def volley(s: Galaxy, shooter: i64, aimed: i64) -> None:
    """The damage of one ship; nothing if it or its aim is gone (KG-S11)."""
    if not fights(s, shooter) or not fights(s, aimed):
        return
    power = stat(s, shooter, FIREPOWER)
    if power <= 0:
        return  # KG-33.21
    if abilities(s, shooter) & SALVO != 0 and can_split(s, shooter, aimed):
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


def can_split(s: Galaxy, shooter: i64, aimed: i64) -> bool:
    """Whether there is another ship to give points to than the one aimed at; an effect may have
    aimed the shot at a ship of the own side, which a salvo never gives any."""
    for slot in salvo_aims(s, shooter, aimed):
        if slot != aimed:
            return True
    return False


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
    if broken_off(s):
        return
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


def room_for_damage(s: Galaxy, slot: i64) -> i64:
    """KG-19.12: what a ship of a formation can still be given: its armour, less what is to fall on
    it at the same moment already (in the simplified combat all shots do, KG-27.4)."""
    room = armour_left(s, slot)
    for k in range(0, len(s.blows), BLOW):
        if s.blows[k + 1] == slot:
            room -= s.blows[k + 2]
    return max(0, room)


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
            rest += room_for_damage(g, ships[k])
        most = min(ask.c, room_for_damage(g, ships[ask.options]))
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
    for k in range(0, len(s.blows), BLOW):
        s.blows[k + 2] = take_damage(s, s.blows[k + 1], s.blows[k + 2], s.blows[k])
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

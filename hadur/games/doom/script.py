"""Rules of thumb for every question: how good a move looks before it is tried.

Merits are points on one scale within a question; to pass, to be done or to end has none. What looks
worse than that is not done by those who follow the script."""

from __future__ import annotations

from typing import Final

from hadur.games.doom import drill, hunt
from hadur.games.doom.drill import Stance, post_merit, want
from hadur.games.doom.hunt import Hunt
from hadur.games.doom.outlook import aim_of, blow_merit, card_value, marine_steps, mean_hits
from hadur.games.doom.phases.attack import dodges, hits, shields
from hadur.games.doom.state import (
    A_ATTACKER,
    HAND_OF,
    INVADER,
    MARINES,
    Raid,
)
from hadur.games.doom.usefulness import (
    die_gain,
    figure_merit,
    hits_to_come,
    sheet_value,
    use_merit,
)
from hadur.games.doom.values import is_within
from hadur.games.doom.verbs import (
    ATTACK,
    CHARGE,
    CLASS,
    DIE,
    DISCARD,
    DONE,
    END,
    FACE,
    GROUP,
    INVASION,
    KEEP,
    NUMBER,
    OPEN,
    PASS,
    PICK,
    PLACE,
    PORTAL,
    REDRAW,
    REMOVE,
    SEAT,
    SET,
    SKIP,
    TARGET,
    TELEPORT,
    TOP,
    TYPE,
    USE,
    WEAPON,
    YES,
)
from hadur.games.doom.vocabulary import INVADER_INITIATIVE, TO_NEWCOMER
from hadur.kernel.advice import NEVER
from hadur.kernel.bits import members
from hadur.kernel.moves import first, second, third, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask

CLEAR: Final = 8
"""The merit of a gain that nobody leaves lying."""
MARGIN: Final = 30
"""What looks so much worse than something else is not thought about."""
FULL_HAND: Final = 5
"""With so many event cards the invader trades some of them."""


def merits(s: Raid, index: i64) -> vec[i64]:
    """The merit of each legal answer to an open question."""
    ask = s.asks[index]
    legal = s.legal(index)
    name = ask.prompt.name
    if name == "act" or (name == "move-now" and ask.a < MARINES):
        return _marine_merits(s, ask, legal)
    if name == "demon" or name == "move-now":
        return _demon_merits(s, ask, legal)
    out = vec[i64]()
    for move in legal:
        out = append(out, _merit(s, ask, move, name))
    return _decided(legal, out)


def _marine_merits(s: Raid, ask: Ask, legal: vec[i64]) -> vec[i64]:
    stance = Stance(s, ask.a)
    out = vec[i64]()
    for move in legal:
        out = append(out, drill.act_merit(s, ask.seat, stance, move))
    return _forward(legal, _decided(legal, out))


def _demon_merits(s: Raid, ask: Ask, legal: vec[i64]) -> vec[i64]:
    thought = Hunt(s, ask.a)
    out = vec[i64]()
    for move in legal:
        out = append(out, hunt.act_merit(s, thought, move))
    return _forward(legal, _decided(legal, out))


def _forward(legal: vec[i64], out: vec[i64]) -> vec[i64]:
    """Nobody steps back who can do something better, or there would be no end to it."""
    most: i64 = NEVER
    for value in out:
        if value > most:
            most = value
    for k in range(len(out)):
        if most >= 0 and out[k] < 0 and verb_of(legal[k]) <= OPEN:
            out[k] = NEVER
    return out


def _decided(legal: vec[i64], out: vec[i64]) -> vec[i64]:
    """What is there for the taking is taken before one is done; what looks much worse than the
    best is left alone."""
    most: i64 = NEVER
    for value in out:
        if value > most:
            most = value
    for k in range(len(out)):
        if out[k] < most - MARGIN:
            out[k] = NEVER
    last: i64 = len(out) - 1
    if most >= CLEAR and out[last] < most:
        verb = verb_of(legal[last])
        if verb == END or verb == PASS or verb == DONE or verb == SKIP:
            out[last] = NEVER
    return out


def _merit(s: Raid, ask: Ask, move: i64, name: str) -> i64:
    verb = verb_of(move)
    if verb == USE:
        gain = use_merit(s, first(move), ask.seat, ask.a, second(move), third(move))
        return gain if gain > 0 else NEVER
    if verb == TARGET:
        return blow_merit(s, hits_to_come(s), first(move))
    if verb == PICK:
        return _pick_merit(s, ask, first(move), name)
    if verb == PLACE:
        return _place_merit(s, ask, first(move), second(move), name)
    if verb == TYPE:
        return hunt.type_merit(s, first(move))
    if verb == GROUP:
        return hunt.group_merit(s, ask.a, first(move))
    if verb == PORTAL:
        return hunt.portal_merit(s, first(move))
    if verb == CHARGE:
        return hunt.charge_merit(s, first(move))
    if verb == DISCARD:
        return _discard_merit(s, ask, first(move), name)
    if verb == REDRAW or verb == KEEP:
        return _cover_merit(s, verb)
    return _other_merit(s, ask, move, name)


def _other_merit(s: Raid, ask: Ask, move: i64, name: str) -> i64:
    """Questions that hardly need a look at the board."""
    verb = verb_of(move)
    if verb == ATTACK:
        return 30
    if name == "whether-attack":
        # Who moves first has done so before the card; on another's space one has to go on.
        return 0 if verb == SKIP or s.lifted == ask.a else NEVER
    if verb == YES:
        if name == "whether-use":
            gain = use_merit(s, ask.options, ask.seat, ask.seat - 1, ask.a, 0)
            return gain if gain != 0 else -1
        return 30
    if verb == DIE or verb == FACE:
        return _die_merit(s, ask, move)
    if verb == NUMBER:
        return 5 * first(move)
    if verb == REMOVE:
        return 10 if first(move) == 0 else 0
    if verb == DONE:
        return NEVER if name == "share-argent" else 0
    if verb == TOP:
        return _top_merit(s, ask.seat, first(move))
    if verb == OPEN:
        return drill.door_merit(s, s.place[ask.seat - 1], want(s, ask.seat - 1), first(move))
    if verb == TELEPORT:
        marine = ask.seat - 1
        return post_merit(s, marine, first(move), want(s, marine))
    return _setup_merit(s, ask, move)


def _setup_merit(s: Raid, ask: Ask, move: i64) -> i64:
    """Choices before the first round."""
    verb = verb_of(move)
    if verb == CLASS:
        return sheet_value(s, first(move))
    if verb == WEAPON:
        return weapon_value(s, first(move))
    if verb == SET:
        value: i64 = 0
        for sheet in range(len(s.book.kind)):
            if s.book.event_set[sheet] == first(move):
                value += sheet_value(s, sheet)
        for number in s.book.recommended_sets:
            if number == first(move):
                value += 20
        return value
    if verb == INVASION:
        return invasion_value(s, first(move))
    return 1 if verb == SEAT and first(move) == 1 else 0


def weapon_value(s: Raid, weapon: i64) -> i64:
    """The attacks of a set, and how far they go."""
    book = s.book
    value: i64 = 0
    card = book.weapon_first[weapon]
    for k in range(book.weapon_size[weapon]):
        sheet = book.card_kind[card + k]
        value += mean_hits(s, sheet) // 10 + 2 * book.range[sheet] + 2 * book.speed[sheet]
        value += 3 * book.shields[sheet] + 6 * book.dodge[sheet]
    return value


def invasion_value(s: Raid, number: i64) -> i64:
    """What a card would bring through the portals of this map."""
    book = s.book
    value: i64 = 30 if number == book.recommended_invasion else 0
    for portal in range(len(s.board.portals)):
        best: i64 = 0
        for which in range(2):
            at = 6 * number + 2 * s.board.portal_colour[portal] + which
            total = 8 * book.group_argent[at]
            for k in range(book.group_first[at], book.group_last[at]):
                total += hunt.power_of(s, book.group_type[k])
            if total > best:
                best = total
        value += best
    return value


# -- figures ---------------------------------------------------------------------------------------


def _pick_merit(s: Raid, ask: Ask, figure: i64, name: str) -> i64:
    if name == "figure":
        return hunt.turn_merit(s, figure)
    if name == "mark":
        # Who is hard to get at keeps the sample.
        return hunt.power_of(s, s.book.type_of[figure]) + hunt.nearest_marine(
            s, figure, s.place[figure]
        )
    if name == "whom":
        what = s.book.do_what[ask.a]
        if s.book.to[ask.a] == TO_NEWCOMER:
            return 20 - hunt.nearest_marine(s, figure, s.place[figure])
        value = figure_merit(s, what, s.book.amount[ask.a], figure, ask.seat)
        return value + s.damage[figure]
    return 0


def _place_merit(s: Raid, ask: Ask, square: i64, turned: i64, name: str) -> i64:
    """Where a figure is put, or a token, or a grenade."""
    if name == "place-demon":
        return hunt.place_merit(s, ask.a, square, turned)
    if name == "throw":
        return _throw_merit(s, ask.seat, square)
    if name == "drop":
        least: i64 = 99
        for marine in members(s.marines()):
            away = marine_steps(s, s.place[marine], square)
            if away < least:
                least = away
        return -least
    figure = ask.seat - 1 if name == "respawn" or name == "start-space" else ask.a
    if figure >= MARINES:
        if name == "push":
            return hunt.nearest_marine(s, figure, square)
        return -hunt.nearest_marine(s, figure, square)
    if name == "push":
        return 1
    other = s.at[square]
    if name == "respawn" and other >= MARINES:
        return 100
    return post_merit(s, figure, square, aim_of(s, figure, square))


def _throw_merit(s: Raid, seat: i64, square: i64) -> i64:
    """Among the demons, away from the marines."""
    value: i64 = 0
    for figure in members(s.on_map):
        if is_within(s, square, s.stand(figure), 1):
            value += 20 if figure >= MARINES else -30
    return value


# -- cards and dice --------------------------------------------------------------------------------


def _discard_merit(s: Raid, ask: Ask, sheet: i64, name: str) -> i64:
    """The least useful card goes; the invader trades what is more than enough."""
    if ask.seat != INVADER:
        return 50 - card_value(s, sheet)
    if name == "trade" and (s.size[HAND_OF + INVADER] < FULL_HAND or s.demons() == 0):
        return -10
    return 20 - sheet_value(s, sheet) // 2


def _cover_merit(s: Raid, verb: i64) -> i64:
    """A card that stops everything is kept, a poor one drawn again."""
    stops = dodges(s) or hits(s) <= shields(s)
    if stops:
        return 10 if verb == KEEP else NEVER
    poor = shields(s) <= 1
    return 10 if (verb == REDRAW) == poor else 0


def _die_merit(s: Raid, ask: Ask, move: i64) -> i64:
    """Low dice of the own attack, high ones of the enemy's."""
    die = s.dice[first(move)]
    own = s.seat_of(s.attack[A_ATTACKER]) == ask.seat
    if verb_of(move) == FACE:
        gain = 10 * (second(move) - die % 16)
        return gain if own else -gain
    gain = die_gain(die, False) // 10
    return gain if own else -gain


def _top_merit(s: Raid, seat: i64, sheet: i64) -> i64:
    """The own side's turns come first."""
    theirs = s.book.kind[sheet] == INVADER_INITIATIVE
    return 5 if theirs == (seat == INVADER) else -5

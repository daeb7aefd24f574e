"""Moves as text.

Worlds go by their names, voids by tile and quadrant on the board (10a-se), systems by their tile
(10a), edges by the two tiles beside them or a tile and a side (10a-5a, 10a-n).

place 10a / at d4 / turn 180                 a tile: which side, on which square, how turned
put scout turaci / put factory turaci        forces; free units of events: put 2 cultist surge
objective chaos medrias                      a token of that faction
storm 10a-5a                                 a Warp Storm is placed there
order advance 10a / reveal 10a               orders
resolve / event-deck                         what is done with a revealed order
scheme farsight / use crusade                a scheme, an upgrade (with what it is about, if any)
move scout turaci medrias                    a unit
strike 10a-se turaci                         an orbital strike
buy scout turaci / buy scout turaci cache    purchases; build city turaci
upgrade hold-the-line / replace ambush       combat upgrades;  learn crusade: order upgrades
commit 2 / card ambush                       reinforcement tokens, combat cards
choose attack / die morale                   a way of an ability, a die
pick scout / pick routed scout turaci        a unit;  pick bastion, pick city turaci
area turaci / system 10a / player 1 / asset forge / event farsight / storm-move 10a-5a up
token 10a 2 / top / bottom / give advance    order tokens
yes / no / done                              what they say"""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars import verbs as v
from hadur.games.forbidden_stars.abilities.paragraph import PARAGRAPHS
from hadur.games.forbidden_stars.abilities.strikes import STRIKE_CARDS
from hadur.games.forbidden_stars.abilities.upgrade import (
    A_CHANGE,
    AN_AREA,
    AN_ORDER,
    ORDER_UPGRADES,
)
from hadur.games.forbidden_stars.cards.core_set import CARD_NAMES, EVENT_NAMES, UPGRADE_NAMES
from hadur.games.forbidden_stars.components.galaxy import (
    edge_x,
    edge_y,
    is_vertical,
    side_of_place,
    turn_of_place,
)
from hadur.games.forbidden_stars.components.sheets import (
    ASSETS,
    FACTIONS,
    ORDERS,
    SHEETS,
    STRUCTURES,
    TOKEN,
)
from hadur.games.forbidden_stars.components.tiles import ALL_SIDES, PRINTED, QUADRANTS, SIDE_NAMES
from hadur.games.forbidden_stars.prompts import Question
from hadur.games.forbidden_stars.state import F_AREA, F_STAGE, FACES, NO_COMBAT, War
from hadur.kernel.moves import first, second, third, verb_of
from hadur.kernel.state import Ask

WORDS: Final = {
    v.RESOLVE: "resolve",
    v.TO_EVENTS: "event-deck",
    v.NO: "no",
    v.DONE: "done",
    v.YES: "yes",
    v.TOP: "top",
    v.BOTTOM: "bottom",
}
WAYS: Final = (
    ("up", "down", "left", "right", "up-right", "down-left", "up-left", "down-right"),
    ("right", "left", "up", "down", "down-right", "up-left", "up-right", "down-left"),
)
"""The ways of a horizontal and of a vertical storm (FS-S9)."""
REINFORCEMENT: Final = "reinforcement"


# -- names of things -------------------------------------------------------------------------------


def system(s: War, number: int) -> str:
    return SIDE_NAMES[int(side_of_place(s.layout[number]))]


def world_at(s: War, number: int) -> str:
    """The name of the world in an area, "" for a void."""
    place = s.layout[number // 4]
    printed = int(PRINTED[4 * int(turn_of_place(place)) + number % 4])
    world = ALL_SIDES[int(side_of_place(place))].areas[printed]
    return "" if world is None else world.name


def area(s: War, number: int) -> str:
    return world_at(s, number) or f"{system(s, number // 4)}-{QUADRANTS[number % 4]}"


def edge(s: War, number: int) -> str:
    """The two systems beside an edge, or the one and where it lies."""
    x, y = int(edge_x(number)), int(edge_y(number))
    upright = bool(is_vertical(number))
    one = int(s.galaxy.tile_at(x - 1, y) if upright else s.galaxy.tile_at(x, y - 1))
    other = int(s.galaxy.tile_at(x, y))
    if one >= 0 and other >= 0:
        return f"{system(s, one)}-{system(s, other)}"
    if other >= 0:
        return f"{system(s, other)}-{'w' if upright else 'n'}"
    return f"{system(s, one)}-{'e' if upright else 's'}"


def unit(s: War, seat: int, type: int) -> str:
    if type == TOKEN:
        return REINFORCEMENT
    return SHEETS[int(s.faction(seat))].units[type].name


def piece(s: War, seat: int, type: int) -> str:
    """A unit or, from 6, a structure of the starting forces."""
    return STRUCTURES[type - 6] if type >= 6 else unit(s, seat, type)


def square(x: int, y: int) -> str:
    return f"{'abcdefg'[x]}{y + 1}"


# -- moves -----------------------------------------------------------------------------------------


def write(s: War, index: int, move: int) -> str:
    """A legal move of an open question."""
    ask = s.asks[index]
    verb = int(verb_of(move))
    if verb in WORDS:
        return WORDS[verb]
    a, b, c = int(first(move)), int(second(move)), int(third(move))
    seat = int(ask.seat)
    if verb in _SIMPLE:
        return _simple(s, verb, a, b, c, seat)
    if verb == v.USE:
        return _use(s, a, b)
    if verb in (v.BUY, v.BUILD):
        name = unit(s, seat, a) if verb == v.BUY else STRUCTURES[a]
        return f"{'buy' if verb == v.BUY else 'build'} {name} {area(s, b)}{_payment(c)}"
    if verb == v.CHOOSE:
        return f"choose {_way(s, ask, a, b)}"
    if verb == v.UNIT:
        return _unit(s, ask, move)
    if verb == v.FORCE:
        many = f"{c} " if c > 1 else ""
        return f"put {many}{piece(s, seat, a)} {area(s, b)}"
    raise ValueError(f"no text for verb {verb}")


_SIMPLE: Final = (
    v.TILE, v.SQUARE, v.TURN, v.OBJECTIVE, v.EDGE, v.ORDER, v.REVEAL, v.SCHEME, v.MOVE, v.STRIKE,
    v.ASSET, v.COMBAT_UPGRADE, v.REPLACE, v.ORDER_UPGRADE, v.COMMIT, v.CARD, v.BASTION_PICK,
    v.AREA, v.EVENT, v.STORM, v.SYSTEM, v.PLAYER, v.DIE, v.STRUCTURE, v.TOKEN, v.KIND,
)  # fmt: skip


def _simple(s: War, verb: int, a: int, b: int, c: int, seat: int) -> str:
    """Moves whose text follows from their arguments alone."""
    if verb in (v.CARD, v.COMBAT_UPGRADE, v.REPLACE):
        word = {v.CARD: "card", v.COMBAT_UPGRADE: "upgrade", v.REPLACE: "replace"}[verb]
        return f"{word} {CARD_NAMES[a]}"
    if verb in (v.SCHEME, v.EVENT):
        return f"{'scheme' if verb == v.SCHEME else 'event'} {EVENT_NAMES[a]}"
    if verb == v.TILE:
        return f"place {SIDE_NAMES[a]}"
    if verb == v.SQUARE:
        return f"at {square(a, b)}"
    if verb == v.TURN:
        return f"turn {90 * a}"
    if verb == v.OBJECTIVE:
        return f"objective {FACTIONS[int(s.faction(a))]} {area(s, b)}"
    if verb == v.EDGE:
        return f"storm {edge(s, a)}"
    if verb == v.STORM:
        return f"storm-move {edge(s, a)} {WAYS[1 if is_vertical(a) else 0][b]}"
    if verb == v.ORDER:
        return f"order {ORDERS[a]} {system(s, b)}"
    if verb in (v.REVEAL, v.SYSTEM):
        return f"{'reveal' if verb == v.REVEAL else 'system'} {system(s, a)}"
    if verb == v.MOVE:
        return f"move {unit(s, seat, a)} {area(s, b)} {area(s, c)}"
    if verb == v.STRIKE:
        return f"strike {area(s, a)} {area(s, b)}"
    if verb == v.ASSET:
        return f"asset {ASSETS[a]}" if a < 3 else "assets"
    if verb == v.ORDER_UPGRADE:
        return f"learn {UPGRADE_NAMES[a]}"
    if verb == v.COMMIT:
        return f"commit {a}"
    if verb == v.BASTION_PICK:
        return "pick bastion"
    if verb == v.STRUCTURE:
        return f"pick {STRUCTURES[a]} {area(s, b)}"
    if verb == v.AREA:
        return f"area {area(s, a)}"
    if verb == v.PLAYER:
        return f"player {a}"
    if verb == v.DIE:
        return f"die {FACES[a]}"
    if verb == v.TOKEN:
        return f"token {system(s, a)} {b + 1}"
    return f"give {ORDERS[a]}"


def _use(s: War, upgrade: int, argument: int) -> str:
    text, said, about = f"use {UPGRADE_NAMES[upgrade]}", ORDER_UPGRADES[upgrade].about, argument - 1
    if said == AN_AREA:
        return f"{text} {area(s, about)}"
    if said == AN_ORDER:
        return f"{text} {ORDERS[about]}"
    if said == A_CHANGE:
        old, new = STRUCTURES[about // 4 % 4], STRUCTURES[about % 4]
        return f"{text} {area(s, about // 16)} {old} {new}"
    return text


def _payment(payment: int) -> str:
    out = " cache" if payment & v.WITH_CACHE else ""
    out += " warboss" if payment & v.WITH_SCHEME else ""
    return out + (" upgrade" if payment & v.WITH_UPGRADE else "")


def _way(s: War, ask: Ask, way: int, place: int) -> str:
    """A way of a paragraph, or of an upgrade of a strike."""
    if ask.prompt.name == "strike-effects":
        card = STRIKE_CARDS[2 * int(s.faction(ask.seat)) + place - 3]
        name = UPGRADE_NAMES[5 * int(s.faction(ask.seat)) + place]
        names = card.way_names()
        return name if len(names) == 1 else f"{name} {names[way]}"
    return PARAGRAPHS[ask.a].way_names()[way]


def _unit(s: War, ask: Ask, move: int) -> str:
    """A unit; its area is left out where the combat is."""
    code, where, wounded = int(first(move)), int(second(move)), int(third(move))
    type, routed = code % 8, code // 8
    text = f"{'wounded ' if wounded else ''}{'routed ' if routed else ''}"
    owner = owner_of(s, ask, move)
    text += unit(s, owner, type)
    fighting = s.fight[F_STAGE] != NO_COMBAT and where == s.fight[F_AREA]
    return f"pick {text}" if fighting else f"pick {text} {area(s, where)}"


def owner_of(s: War, ask: Ask, move: int) -> int:
    """Whose unit an answer names: a side's of the combat, the asked seat's, or an enemy's."""
    assert isinstance(ask.prompt, Question)
    return int(ask.prompt.owner(s, ask, move))


def write_for(s: War, index: int, move: int, seat: int | None) -> str:
    """A move as another seat may read it: what lies facedown is left out (FS-4.1, FS-4.6)."""
    verb = int(verb_of(move))
    asked = int(s.asks[index].seat)
    if asked != seat:
        if verb == v.ORDER:
            return f"order ? {system(s, int(second(move)))}"
        if verb == v.KIND:
            return "give ?"
        if verb == v.CARD and s.asks[index].prompt.name == "choose-combat-card":
            return "card ?"
    return write(s, index, move)

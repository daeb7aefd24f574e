"""Moves by pointing: the places on the table a move names, and the move that places stand for.

turaci and 10a-se are areas, 10a a system (its stack of orders), 10a-5a an edge, d4 a square of the
canvas, 0/scout@turaci units of a seat (0/routed.scout@turaci if they are routed), turaci/bastion a
structure, 10a#2 a token of a stack. What is not on the board is named by its pile: order:advance,
hand:ambush, buy:scout, upgrade:crusade, own:crusade and so on; turn:4a-90 is a tile turned.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hadur.games.forbidden_stars import notation
from hadur.games.forbidden_stars import verbs as v
from hadur.games.forbidden_stars.abilities.upgrade import A_CHANGE, AN_AREA, ORDER_UPGRADES
from hadur.games.forbidden_stars.cards.core_set import CARD_NAMES, EVENT_NAMES, UPGRADE_NAMES
from hadur.games.forbidden_stars.components.sheets import FACTIONS, ORDERS, STRUCTURES
from hadur.games.forbidden_stars.components.tiles import SIDE_NAMES
from hadur.games.forbidden_stars.state import F_AREA, F_STAGE, NO_COMBAT, War
from hadur.kernel.moves import first, pack, second, third, verb_of
from hadur.kernel.state import Ask


def unit_spot(seat: int, unit: str, routed: bool, area: str) -> str:
    """Units of a kind that stand together."""
    return f"{seat}/{'routed.' if routed else ''}{unit}@{area}"


def structure_spot(area: str, structure: str) -> str:
    return f"{area}/{structure}"


def token_spot(system: str, number: int) -> str:
    """A token of a stack, counted from the bottom, the lowest 1."""
    return f"{system}#{number}"


# -- from a move to its places ---------------------------------------------------------------------


def spots(s: War, index: int, move: int) -> list[str]:
    """Where to point for a legal move: at what acts, then at its target; [] if there is nothing."""
    ask = s.asks[index]
    verb = int(verb_of(move))
    if verb not in _SPOTS:
        return []
    return _SPOTS[verb](s, ask, int(first(move)), int(second(move)), int(third(move)))


def _force(s: War, ask: Ask, type: int, area: int, many: int) -> list[str]:
    return [f"force:{notation.piece(s, int(ask.seat), type)}", notation.area(s, area)]


def _buy(s: War, ask: Ask, type: int, area: int, how: int) -> list[str]:
    return [f"buy:{notation.unit(s, int(ask.seat), type)}", notation.area(s, area)]


def _move(s: War, ask: Ask, type: int, start: int, end: int) -> list[str]:
    seat = int(ask.seat)
    routed = s.army_of(seat, start) >> (8 * type) & 15 == 0
    unit = unit_spot(seat, notation.unit(s, seat, type), routed, notation.area(s, start))
    return [unit, notation.area(s, end)]


def _unit(s: War, ask: Ask, code: int, where: int, wounded: int) -> list[str]:
    type, routed = code % 8, code // 8
    owner = notation.owner_of(s, ask, int(pack(v.UNIT, code, where, wounded)))
    name = notation.unit(s, owner, type)
    return [unit_spot(owner, name, bool(routed), notation.area(s, where))]


def _use(s: War, ask: Ask, upgrade: int, argument: int, _: int) -> list[str]:
    own, said = f"own:{UPGRADE_NAMES[upgrade]}", ORDER_UPGRADES[upgrade].about
    if said == AN_AREA:
        return [own, notation.area(s, argument - 1)]
    if said == A_CHANGE:
        change = argument - 1
        return [own, structure_spot(notation.area(s, change // 16), STRUCTURES[change // 4 % 4])]
    return [own]


def _storm(s: War, ask: Ask, edge: int, way: int, _: int) -> list[str]:
    return [notation.edge(s, edge), notation.edge(s, int(s.galaxy.storm_target(edge, way)))]


def _bastion(s: War, ask: Ask, area: int, _: int, __: int) -> list[str]:
    return [structure_spot(notation.area(s, int(s.fight[F_AREA])), "bastion")]


_Places = Callable[[War, Ask, int, int, int], list[str]]
_SPOTS: Final[dict[int, _Places]] = {
    v.TILE: lambda s, ask, a, b, c: [f"tile:{SIDE_NAMES[a]}"],
    v.SQUARE: lambda s, ask, a, b, c: [notation.square(a, b)],
    v.TURN: lambda s, ask, a, b, c: [f"turn:{SIDE_NAMES[int(ask.a)]}-{90 * a}"],
    v.FORCE: _force,
    v.OBJECTIVE: lambda s, ask, a, b, c: [
        f"objective:{FACTIONS[int(s.faction(a))]}",
        notation.area(s, b),
    ],
    v.EDGE: lambda s, ask, a, b, c: [notation.edge(s, a)],
    v.ORDER: lambda s, ask, a, b, c: [f"order:{ORDERS[a]}", notation.system(s, b)],
    v.REVEAL: lambda s, ask, a, b, c: [notation.system(s, a)],
    v.SYSTEM: lambda s, ask, a, b, c: [notation.system(s, a)],
    v.SCHEME: lambda s, ask, a, b, c: [f"scheme:{EVENT_NAMES[a]}"],
    v.EVENT: lambda s, ask, a, b, c: [f"event:{EVENT_NAMES[a]}"],
    v.USE: _use,
    v.MOVE: _move,
    v.STRIKE: lambda s, ask, a, b, c: [notation.area(s, a), notation.area(s, b)],
    v.BUY: _buy,
    v.BUILD: lambda s, ask, a, b, c: [f"buy:{STRUCTURES[a]}", notation.area(s, b)],
    v.COMBAT_UPGRADE: lambda s, ask, a, b, c: [f"upgrade:{CARD_NAMES[a]}"],
    v.ORDER_UPGRADE: lambda s, ask, a, b, c: [f"upgrade:{UPGRADE_NAMES[a]}"],
    v.REPLACE: lambda s, ask, a, b, c: [f"deck:{CARD_NAMES[a]}"],
    v.CARD: lambda s, ask, a, b, c: [_card_pile(ask) + CARD_NAMES[a]],
    v.UNIT: _unit,
    v.BASTION_PICK: _bastion,
    v.STRUCTURE: lambda s, ask, a, b, c: [structure_spot(notation.area(s, b), STRUCTURES[a])],
    v.AREA: lambda s, ask, a, b, c: [notation.area(s, a)],
    v.STORM: _storm,
    v.TOKEN: lambda s, ask, a, b, c: [token_spot(notation.system(s, a), b + 1)],
}


def _card_pile(ask: Ask) -> str:
    """Cards are played from the hand; else they lie faceup in a combat."""
    name = ask.prompt.name
    return "hand:" if name in ("choose-combat-card", "play-further-card") else "played:"


# -- from places to a move -------------------------------------------------------------------------


def meant(s: War, index: int, places: list[str]) -> str:
    """The move that pointing at these places stands for, legal or not; "" if it is none."""
    if len(places) == 1:
        return _meant_by_one(s, s.asks[index], places[0])
    return _meant_by_two(places[0], places[1]) if len(places) == 2 else ""


_BY_PILE: Final = {
    "tile": "place", "hand": "card", "played": "card", "deck": "replace", "event": "event",
    "scheme": "scheme", "own": "use",
}  # fmt: skip


def _meant_by_one(s: War, ask: Ask, place: str) -> str:
    pile, colon, name = place.rpartition(":")
    if colon:
        if pile == "upgrade":
            return f"{'learn' if name in UPGRADE_NAMES else 'upgrade'} {name}"
        if pile == "turn":
            return f"turn {name.partition('-')[2]}"
        return f"{_BY_PILE[pile]} {name}" if pile in _BY_PILE else ""
    if "#" in place:
        return "token " + place.replace("#", " ")
    if "/" in place:
        return _pick(s, ask, place)
    if place in SIDE_NAMES:
        word = "system" if ask.prompt.name in ("mob-up", "rally-system") else "reveal"
        return f"{word} {place}"
    if ask.prompt.name == "place-tile-where":
        return f"at {place}"
    if ask.prompt.name == "place-storm":
        return f"storm {place}"
    return f"area {place}"


def _pick(s: War, ask: Ask, place: str) -> str:
    """Units (0/routed.scout@turaci) and structures (turaci/city), as they are picked here."""
    unit, at, area = place.partition("@")
    fights = s.fight[F_STAGE] != NO_COMBAT
    fighting = notation.area(s, int(s.fight[F_AREA])) if fights else ""
    if not at:
        area, _, structure = place.partition("/")
        if structure == "bastion" and ask.prompt.name == "suffer-damage":
            return "pick bastion"
        return f"pick {structure} {area}"
    name = unit.partition("/")[2].replace("routed.", "routed ")
    return f"pick {name}" if area == fighting else f"pick {name} {area}"


def _meant_by_two(acts: str, target: str) -> str:
    pile, colon, name = acts.rpartition(":")
    if not colon:
        if "@" in acts:
            unit, _, area = acts.partition("/")[2].removeprefix("routed.").partition("@")
            return f"move {unit} {area} {_area_of(target)}"
        return f"strike {acts} {_area_of(target)}"
    if pile == "order":
        return f"order {name} {target}"
    if pile == "objective":
        return f"objective {name} {_area_of(target)}"
    if pile == "force":
        return f"put {name} {_area_of(target)}"
    if pile == "buy":
        return f"{'build' if name in STRUCTURES else 'buy'} {name} {_area_of(target)}"
    return f"use {name} {_area_of(target)}" if pile == "own" else ""


def _area_of(place: str) -> str:
    """Whoever points at a unit or structure as a target means the area it is in."""
    return place.partition("@")[2] if "@" in place else place.partition("/")[0]

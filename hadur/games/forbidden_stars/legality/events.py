"""Events and Warp Storms (section 20), and what each event card asks for."""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars.abilities.upgrade import ORDER_UPGRADES
from hadur.games.forbidden_stars.cards.core_set import EVENT_NAMES
from hadur.games.forbidden_stars.cards.definition import COMBAT
from hadur.games.forbidden_stars.components.galaxy import ACROSS, ALONG, ICONS, LEFT, RIGHT
from hadur.games.forbidden_stars.components.sheets import BASTION, CITY
from hadur.games.forbidden_stars.legality.combat import code
from hadur.games.forbidden_stars.legality.field import Field, between
from hadur.games.forbidden_stars.legality.forms import name_of
from hadur.games.forbidden_stars.legality.movement import owned, stands
from hadur.games.forbidden_stars.legality.parsing import STRUCTURE, Thing
from hadur.games.forbidden_stars.legality.purchases import (
    FREE,
    cultists,
    is_there,
    learns_card,
    learns_order,
)
from hadur.games.forbidden_stars.legality.questions import Flag, Ruling, answer, confirm, may, must
from hadur.games.forbidden_stars.legality.reasons import no
from hadur.games.forbidden_stars.legality.schemes import blighted, gate, mob
from hadur.games.forbidden_stars.notation import WAYS
from hadur.games.forbidden_stars.state import CONTROL, DRAWN, UPGRADES
from hadur.games.forbidden_stars.verbs import (
    AREA,
    BOTTOM,
    COMBAT_UPGRADE,
    DONE,
    EVENT,
    FORCE,
    MOVE,
    ORDER_UPGRADE,
    PLAYER,
    STORM,
    SYSTEM,
    TOKEN,
    TOP,
    UNIT,
    YES,
)
from hadur.games.forbidden_stars.verbs import ASSET as ASSET_VERB
from hadur.kernel.moves import pack
from hadur.kernel.state import Ask
from hadur.kernel.verdict import Reasons

CULTIST: Final = 0
SCOUT: Final = 0
ORK_BOYZ: Final = 0
FRIGATE: Final = 1
SPACE_MARINE: Final = 2
NOB: Final = 2
EVERY_WAY: Final = 4

confirm("resolve-event")

# -- the Refresh Phase -----------------------------------------------------------------------------


@answer("choose-event", "event")
def choose(f: Field, ask: Ask, event: int) -> Ruling:
    """One of the cards that were drawn (FS-20.3)."""
    if event not in f.pile(int(ask.seat), DRAWN):
        yield no("FS-20.3", "not-drawn", card=EVENT_NAMES[event])
    return int(pack(EVENT, event))


must("choose-event", "FS-20.3")

_STEPS: Final = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
"""Halves of a tile; a way with one word goes a whole tile (FS-S9)."""
_LYING: Final = {
    "up": ACROSS, "down": ACROSS, "left": ALONG, "right": ALONG, "up-right": RIGHT,
    "down-left": RIGHT, "up-left": LEFT, "down-right": LEFT,
}  # fmt: skip
_UPRIGHT: Final = {
    "left": ACROSS, "right": ACROSS, "up": ALONG, "down": ALONG, "down-right": RIGHT,
    "up-left": RIGHT, "up-right": LEFT, "down-left": LEFT,
}  # fmt: skip


def is_upright(edge: int) -> bool:
    (x, _), (u, _) = sorted(between(edge))
    return x != u


def storm_goes(f: Field, edge: int, way: str) -> int:
    """The edge a storm comes to, or -1 if it would leave the board (FS-20.23)."""
    (x, y), (u, v) = sorted(between(edge))
    # The middle of an edge in quarters of a tile, so that nothing is halved.
    middle = (2 * (x + u) + 2, 2 * (y + v) + 2)
    words = way.split("-")
    size = 4 if len(words) == 1 else 2
    dx = sum(_STEPS[word][0] for word in words) * size
    dy = sum(_STEPS[word][1] for word in words) * size
    if (_UPRIGHT if is_upright(edge) else _LYING)[way] != ALONG:
        ahead = dx > 0 if is_upright(edge) else dy > 0
        if ((u, v) if ahead else (x, y)) not in f.system_on:
            return -1
    target = (middle[0] + dx, middle[1] + dy)
    for other in f.edges():
        (x, y), (u, v) = sorted(between(other))
        if (2 * (x + u) + 2, 2 * (y + v) + 2) == target:
            return other
    return -1


@answer("move-storm", "storm-move")
def move_storm(f: Field, ask: Ask, edge: int, way: str) -> Ruling:
    """options: the icon of the card, a: only this storm."""
    name, icon = f.edge_name(edge), int(ask.options)
    if edge not in f.storms:
        yield no("FS-20.14", "no-storm", edge=name)
        return -1
    if f.storms[edge]:
        yield no("FS-20.21", "storm-moved", edge=name)
    if int(ask.a) >= 0 and int(ask.a) != edge:
        yield no("FS-20.14", "that-storm", edge=f.edge_name(int(ask.a)))
    icons = _UPRIGHT if is_upright(edge) else _LYING
    if icon != EVERY_WAY and icons[way] != icon:
        ways = ", ".join(word for word, one in icons.items() if one == icon)
        yield no("FS-20.16", "storm-way", way=way, ways=ways, icon=ICONS[icon])
    end = storm_goes(f, edge, way)
    if end < 0:
        yield no("FS-20.23", "storm-leaves", edge=name, way=way)
    elif end in f.storms:
        yield no("FS-20.22", "storm-there", edge=f.edge_name(end))
    return int(pack(STORM, edge, WAYS[1 if is_upright(edge) else 0].index(way)))


must("move-storm", "FS-20.17")

# -- free units ------------------------------------------------------------------------------------


@answer("place-free-units", "put")
def put(f: Field, ask: Ask, many: int | None, thing: Thing, area: int) -> Ruling:
    """ask.a: the event (FS-11.22 to FS-11.24)."""
    seat, name, event = int(ask.seat), name_of(thing), EVENT_NAMES[int(ask.a)]
    number = 1 if many is None else many
    wrong = list(owned(f, seat, thing))
    if wrong:
        yield from wrong
        return -1
    types = _PLACED.get(event, ())
    if thing.type not in types:
        yield no("FS-11.24", "not-this-unit", unit=name, card=event)
        return -1
    if number not in (1, 2) or (number == 2 and event not in _TWICE):
        yield no("FS-11.24", "how-many", number=number, card=event)
    elif f.supply(seat, thing.type) == 0:
        yield no("FS-11.23", "none-in-supply", unit=name)
    if f.is_ship(seat, thing.type) != f.is_void(area):
        yield no("FS-9.33", "to-void" if f.is_ship(seat, thing.type) else "to-world", unit=name)
    else:
        yield from _placed_where(f, seat, event, thing.type, area, number)
    return int(pack(FORCE, thing.type, area, number))


_PLACED: Final = {
    "heroic-intervention": (SCOUT, SPACE_MARINE),
    "letz-get-fightin": (ORK_BOYZ,),
    "prophets-and-signs": (CULTIST,),
    "outcasts-returned": (FRIGATE,),
}
_TWICE: Final = ("letz-get-fightin", "prophets-and-signs")


def _placed_where(f: Field, seat: int, event: str, type: int, area: int, number: int) -> Reasons:
    place = f.name(area)
    if event == "outcasts-returned":
        if not f.uncontrolled(area):
            yield no("FS-11.24", "not-uncontrolled", place=place)
        return
    if not f.friendly(seat, area):
        yield no("FS-11.24", "not-friendly", place=place)
    if event == "heroic-intervention" and type == SPACE_MARINE and not f.structures(area):
        yield no("FS-11.24", "needs-structure", place=place)
    if number == 2 and event == "letz-get-fightin" and not f.count(seat, area, NOB):
        yield no("FS-11.24", "needs-nob", place=place)
    if number == 2 and event == "prophets-and-signs" and cultists(f, seat, area // 4):
        yield no("FS-11.24", "has-cultists", system=f.system_name(area // 4))


@answer("place-free-units", "move")
def carry(f: Field, ask: Ask, thing: Thing, start: int, end: int, routed: Flag = None) -> Ruling:
    """How We Getz Here? and Outcasts Returned: to an uncontrolled area."""
    seat, name, event = int(ask.seat), name_of(thing), EVENT_NAMES[int(ask.a)]
    wrong = list(owned(f, seat, thing))
    if not wrong and event not in ("how-we-getz-here", "outcasts-returned"):
        wrong = [no("FS-11.24", "carries-nobody", card=event)]
    if wrong:
        yield from wrong
        return -1
    if event == "outcasts-returned" and thing.type != FRIGATE:
        yield no("FS-11.24", "not-this-unit", unit=name, card=event)
    if event == "how-we-getz-here" and f.is_ship(seat, thing.type):
        yield no("FS-11.24", "only-ground", unit=name)
    yield from stands(f, seat, thing.type, start, "FS-9.34", "FS-11.24", bool(routed))
    if f.is_ship(seat, thing.type) != f.is_void(end):
        yield no("FS-9.33", "to-void" if f.is_ship(seat, thing.type) else "to-world", unit=name)
    elif not f.uncontrolled(end):
        yield no("FS-11.24", "not-uncontrolled", place=f.name(end))
    return int(pack(MOVE, thing.type, start, end))


must("place-free-units", "FS-15.5")

# -- Space Marines ---------------------------------------------------------------------------------


@answer("rally-system", "system")
def rally(f: Field, ask: Ask, system: int) -> Ruling:
    if not any(f.count(int(ask.seat), area, routed=1) for area in f.areas_of(system)):
        yield no("FS-27.26", "none-routed-there", system=f.system_name(system))
    return int(pack(SYSTEM, system))


must("rally-system", "FS-15.5")


@answer("work-of-the-righteous", "area")
def righteous(f: Field, ask: Ask, area: int) -> Ruling:
    if f.is_void(area):
        yield no("FS-3.5", "not-world", place=f.name(area))
    elif not f.friendly(int(ask.seat), area):
        yield no("FS-20.7", "not-friendly", place=f.name(area))
    return int(pack(AREA, area))


must("work-of-the-righteous", "FS-15.5")


@answer("assets-or-materiel", "assets")
def assets(f: Field, ask: Ask) -> Ruling:
    yield from ()
    return int(pack(ASSET_VERB, 3))


@answer("assets-or-materiel", "yes")
def materiel(f: Field, ask: Ask) -> Ruling:
    yield from ()
    return int(pack(YES))


def _bears(f: Field, seat: int, structure: int, rule: str) -> Reasons:
    """A structure and a control token are left (FS-24.1, FS-24.3)."""
    if int(f.s.bank[structure]) == 0:
        yield no("FS-24.1", "no-structure-left", structure="bastion" if structure else "city")
    if f.has(seat, CONTROL) == 0:
        yield no("FS-24.3", "no-control-token")


@answer("the-emperor-protects", "area")
def protects(f: Field, ask: Ask, area: int) -> Ruling:
    """A friendly world without bastion; beside another structure it costs 2 materiel."""
    seat, place = int(ask.seat), f.name(area)
    yield from _bears(f, seat, BASTION, "FS-24.1")
    if f.is_void(area):
        yield no("FS-3.8", "not-world", place=place)
    elif not f.friendly(seat, area):
        yield no("FS-11.24", "not-friendly", place=place)
    elif BASTION in f.structures(area):
        yield no("FS-11.24", "same-structure", place=place, structure="bastion")
    elif f.structures(area) and f.materiel(seat) < 2:
        yield no("FS-11.21", "cost", unit="bastion", number=2, have=f.materiel(seat))
    return int(pack(AREA, area))


must("the-emperor-protects", "FS-15.5")

# -- Chaos -----------------------------------------------------------------------------------------


@answer("blight-of-nurgle", "pick")
def blight(
    f: Field, ask: Ask, wounded: Flag, routed: Flag, thing: Thing, area: int | None
) -> Ruling:
    """An unrouted enemy in a system that holds an own unit."""
    seat, name = int(ask.seat), name_of(thing)
    if thing.faction == STRUCTURE:
        yield no("FS-23.5", "no-unit", structure=name)
        return -1
    if area is None:
        yield no("FS-20.8", "say-where", unit=name)
        return -1
    if thing.faction == f.faction(seat):
        yield no("FS-20.8", "own-unit", unit=name)
        return -1
    owner = f.seat_of(thing.faction)
    if owner < 0 or f.count(owner, area, thing.type) == 0:
        yield no("FS-20.8", "not-there", unit=name, place=f.name(area))
        return -1
    if routed and f.count(owner, area, thing.type, 1) == 0:
        yield no("FS-2.9", "not-so", unit=name, place=f.name(area), state="routed")
    elif routed or f.count(owner, area, thing.type, 0) == 0:
        yield no("FS-18.8", "routed-already", unit=name)
    elif not blighted(f, seat, area, owner):
        yield no("FS-20.8", "no-own-unit", system=f.system_name(area // 4))
    if wounded:
        yield no("FS-17.11", "not-wounded", unit=name)
    return int(pack(UNIT, thing.type, area))


must("blight-of-nurgle", "FS-15.5")


def storms_around(f: Field, system: int) -> int:
    return sum(1 for edge in f.storms if f.squares[system] in between(edge))


def _gains(f: Field, seat: int, level: int) -> bool:
    """Whether there is an upgrade of this level or less that the player has not."""
    faction = f.faction(seat)
    cards = any(COMBAT[card].level <= level for card in f.pile(seat, UPGRADES))
    orders = (one for one in ORDER_UPGRADES if one.faction == faction)
    return cards or any(not f.owns(seat, one.number) and one.level <= level for one in orders)


@answer("touched-by-the-warp", "pick")
def touched(
    f: Field, ask: Ask, wounded: Flag, routed: Flag, thing: Thing, area: int | None
) -> Ruling:
    """A Cultist whose destruction brings an upgrade."""
    seat, name = int(ask.seat), name_of(thing)
    if thing != Thing(f.faction(seat), CULTIST):
        yield no("FS-20.7", "only-cultists", unit=name)
        return -1
    if area is None:
        yield no("FS-20.7", "say-where", unit=name)
        return -1
    yield from is_there(f, seat, CULTIST, area, bool(routed), "FS-20.7")
    if not _gains(f, seat, storms_around(f, area // 4)):
        yield no("FS-27.26", "no-upgrade-left", number=storms_around(f, area // 4))
    if wounded:
        yield no("FS-17.11", "not-wounded", unit=name)
    return int(pack(UNIT, code(CULTIST, bool(routed)), area))


must("touched-by-the-warp", "FS-15.5")

# -- Orks ------------------------------------------------------------------------------------------


@answer("mob-up", "system")
def mob_where(f: Field, ask: Ask, system: int) -> Ruling:
    have = mob(f, int(ask.seat), system)
    if have < 2:
        yield no("FS-27.30", "two-units", system=f.system_name(system), have=have)
    return int(pack(SYSTEM, system))


must("mob-up", "FS-15.5")


@answer("loot-whom", "player")
def loot(f: Field, ask: Ask, seat: int) -> Ruling:
    if not 0 <= seat < f.seats:
        yield no("FS-20.7", "no-player", number=seat)
        return -1
    if seat == int(ask.seat):
        yield no("FS-20.7", "yourself")
    elif f.s.is_out(seat):
        yield no("FS-25.8", "player-out", faction=f.faction_name(seat))
    return int(pack(PLAYER, seat))


must("loot-whom", "FS-15.5")

# -- Eldar -----------------------------------------------------------------------------------------


@answer("farsight", "area")
def foreseen(f: Field, ask: Ask, area: int) -> Ruling:
    """Another friendly area of the kind of the combat."""
    place = f.name(area)
    if area == f.battlefield:
        yield no("FS-20.8", "same-place", place=place)
    elif f.is_void(area) != f.is_void(f.battlefield):
        yield no("FS-9.33", "other-kind", place=place)
    elif not f.friendly(int(ask.seat), area):
        yield no("FS-20.8", "not-friendly", place=place)
    return int(pack(AREA, area))


@answer("warp-gate-from", "area")
def gate_from(f: Field, ask: Ask, area: int) -> Ruling:
    seat, place = int(ask.seat), f.name(area)
    if f.count(seat, area, routed=0) == 0:
        yield no("FS-9.34" if f.count(seat, area) else "FS-20.8", "nobody-goes", place=place)
    elif not gate(f, seat, area):
        yield no("FS-27.26", "nowhere")
    return int(pack(AREA, area))


@answer("warp-gate-to", "area")
def gate_to(f: Field, ask: Ask, area: int) -> Ruling:
    """ask.a: where they come from."""
    start, place = int(ask.a), f.name(area)
    if area == start:
        yield no("FS-20.8", "same-place", place=place)
    elif f.is_void(area) != f.is_void(start):
        yield no("FS-9.33", "other-kind", place=place)
    elif not f.welcome(int(ask.seat), area):
        yield no("FS-20.8", "enemy-area", place=place)
    return int(pack(AREA, area))


must("farsight warp-gate-from warp-gate-to", "FS-15.5")


@answer("warp-gate-units", "pick")
def gate_unit(
    f: Field, ask: Ask, wounded: Flag, routed: Flag, thing: Thing, area: int | None
) -> Ruling:
    """ask.a: where they come from."""
    seat, start, name = int(ask.seat), int(ask.a), name_of(thing)
    if thing.faction == STRUCTURE:
        yield no("FS-23.5", "no-unit", structure=name)
        return -1
    wrong = list(owned(f, seat, thing))
    if wrong:
        yield from wrong
        return -1
    if area not in (None, start):
        yield no("FS-20.8", "other-area", place=f.name(area or 0), other=f.name(start))
    else:
        yield from stands(f, seat, thing.type, start, "FS-9.34", "FS-20.8", bool(routed))
    if wounded:
        yield no("FS-17.11", "not-wounded", unit=name)
    return int(pack(UNIT, thing.type, start))


may("warp-gate-units", DONE)


@answer("outmanoeuvre", "token")
def which_token(f: Field, ask: Ask, system: int, place: int) -> Ruling:
    """An own token by its place from the bottom."""
    stack, name = f.stack(system), f.system_name(system)
    if not 1 <= place <= len(stack):
        yield no("FS-7.5", "no-token-place", system=name, number=place, have=len(stack))
    elif stack[place - 1] != int(ask.seat):
        yield no("FS-20.8", "their-token", system=name, faction=f.faction_name(stack[place - 1]))
    return int(pack(TOKEN, system, place - 1))


must("outmanoeuvre", "FS-15.5")


@answer("top-or-bottom", "top")
def on_top(f: Field, ask: Ask) -> Ruling:
    yield from ()
    return int(pack(TOP))


@answer("top-or-bottom", "bottom")
def at_bottom(f: Field, ask: Ask) -> Ruling:
    yield from ()
    return int(pack(BOTTOM))


@answer("exodite-colony", "area")
def colony(f: Field, ask: Ask, area: int) -> Ruling:
    """FS-26.6, FS-26.7."""
    seat, place = int(ask.seat), f.name(area)
    yield from _bears(f, seat, CITY, "FS-24.1")
    if f.materiel(seat) == 0:
        yield no("FS-11.21", "cost", unit="city", number=1, have=0)
    if f.is_void(area):
        yield no("FS-3.8", "not-world", place=place)
        return -1
    if not f.welcome(seat, area):
        yield no("FS-26.7", "enemy-area", place=place)
    if f.structures(area):
        yield no("FS-26.6", "built-on", place=place)
    if f.objective(area) == seat:
        yield no("FS-20.7", "own-objective", place=place)
    return int(pack(AREA, area))


must("exodite-colony", "FS-15.5")

# -- upgrades for less -----------------------------------------------------------------------------


def built_worlds(f: Field, seat: int, structure: int) -> int:
    """Friendly worlds with such a structure of the player's."""
    return sum(1 for area in f.friendly_worlds(seat) if f.has_built(seat, area, structure))


@answer("rites-of-battle", "learn")
def rites(f: Field, ask: Ask, upgrade: int) -> Ruling:
    """1 cheaper for each friendly world with a bastion."""
    seat = int(ask.seat)
    less = built_worlds(f, seat, BASTION)
    yield from learns_order(f, seat, upgrade, f.level(seat), f.materiel(seat), less)
    return int(pack(ORDER_UPGRADE, upgrade))


@answer("path-of-the-warrior", "upgrade")
def warrior_path(f: Field, ask: Ask, card: int) -> Ruling:
    """1 cheaper for each friendly world with a city."""
    seat = int(ask.seat)
    less = built_worlds(f, seat, CITY)
    yield from learns_card(f, seat, card, f.level(seat), f.materiel(seat), less)
    return int(pack(COMBAT_UPGRADE, card))


may("rites-of-battle path-of-the-warrior")


@answer("free-upgrade", "upgrade")
def free_card(f: Field, ask: Ask, card: int) -> Ruling:
    """Touched by the Warp: up to the level that the storms around the system allowed."""
    yield from learns_card(f, int(ask.seat), card, int(ask.options), 0, FREE)
    return int(pack(COMBAT_UPGRADE, card))


@answer("free-upgrade", "learn")
def free_order(f: Field, ask: Ask, upgrade: int) -> Ruling:
    yield from learns_order(f, int(ask.seat), upgrade, int(ask.options), 0, FREE)
    return int(pack(ORDER_UPGRADE, upgrade))


must("free-upgrade", "FS-15.5")

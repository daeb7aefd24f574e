"""Positions on paper: what scenarios, tests and bug reports set up
(docs/scenarios/forbidden-stars.md)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from hadur.games.forbidden_stars import notation
from hadur.games.forbidden_stars.cards.core_set import CARD_NAMES, EVENT_NAMES, UPGRADE_NAMES
from hadur.games.forbidden_stars.components.galaxy import pack_place
from hadur.games.forbidden_stars.components.sheets import (
    ASSETS,
    ORDERS,
    SHEETS,
    STRUCTURES,
)
from hadur.games.forbidden_stars.components.tiles import QUADRANTS, SIDE_NAMES
from hadur.games.forbidden_stars.phases.building import add_storm
from hadur.games.forbidden_stars.phases.check import CHECK_CAPACITY, CHECK_ELIMINATION
from hadur.games.forbidden_stars.phases.combat import FIGHT_OVER
from hadur.games.forbidden_stars.phases.opening import (
    area_named,
    draw_factions,
    equip,
    first_layout,
    shuffle_decks,
    system_named,
)
from hadur.games.forbidden_stars.phases.operations import BEGIN_OPERATIONS, OPERATE, OPERATE_ON
from hadur.games.forbidden_stars.phases.planning import PLAN
from hadur.games.forbidden_stars.phases.pool import FACE
from hadur.games.forbidden_stars.phases.refresh import BEGIN_REFRESH
from hadur.games.forbidden_stars.setup import empty_war
from hadur.games.forbidden_stars.state import (
    ASSET,
    BY_ADVANCE,
    COLLECTED,
    COMBAT_DECK,
    COMBAT_KIND,
    EVENT_DECK,
    EVENT_KIND,
    F_ORIGINS,
    F_SYSTEM,
    FACES,
    FORCES,
    HELD,
    MATERIEL,
    ON_EVENTS,
    OPERATIONS,
    OWNED,
    PLANNING,
    REFRESH,
    SCHEME,
    UPGRADES,
    USED,
    War,
    lay,
)
from hadur.kernel.bits import BIT
from hadur.kernel.errors import BadScenario
from hadur.kernel.hints import did_you_mean
from hadur.kernel.native import i64, vec

KEYS: Final = (
    "galaxy", "storms", "objectives", "stacks", "round", "first", "start", "origins",
    "rolls",
    "0", "1", "2", "3",
)  # fmt: skip
SEAT_KEYS: Final = (
    "materiel", *ASSETS[:3], "collected", "upgrades", "used", "deck", "top", "events", "scheme",
    "on-events", "units",
)  # fmt: skip
STARTS: Final = ("planning", "operations", "combat", "refresh")
_MOST: Final = 99
"""No number of a position is greater."""


def set_up(setup: Mapping[str, Any], position: Mapping[str, Any], seed: int) -> War:
    """The war a position describes, run to its first decision."""
    try:
        s = empty_war(setup, seed)
        draw_factions(s)
        for seat in range(int(s.seats)):
            equip(s, seat)
            s.set(seat, FORCES, 0)
        arrange(s, position)
    except (TypeError, ValueError, AttributeError, KeyError) as error:
        raise BadScenario(f"a value of the position has the wrong form: {error}") from error
    s.learned = 0
    s.run()
    return s


def arrange(s: War, position: Mapping[str, Any]) -> None:
    """Put everything where the position says; what it does not name lies in the supply."""
    _check_keys(position, KEYS)
    lay(s, _layout(s, position.get("galaxy")))
    for name in position.get("storms", ()):
        add_storm(s, _edge(s, str(name)))
    s.round = _number(position.get("round", 1))
    s.first = _seat(s, position.get("first", 0))
    for seat in range(int(s.seats)):
        _fill_seat(s, seat, position.get(str(seat), {}))
    for name, seat in position.get("objectives", {}).items():
        s.put_objective(_area(s, name), _seat(s, seat))
    shuffle_decks(s)
    for seat in range(int(s.seats)):
        _stack_decks(s, seat, position.get(str(seat), {}))
    for name, tokens in position.get("stacks", {}).items():
        for text in tokens:
            _place_order(s, str(text), _system(s, name))
    _flow(s, str(position.get("start", "operations")), position.get("origins", ()))
    s.script = [face for text in position.get("rolls", ()) for face in _rolls(str(text))]


def _check_keys(given: Mapping[str, Any], known: Sequence[str]) -> None:
    for key in given:
        if key not in known:
            hint = did_you_mean(str(key), known, "'") or f" (it has: {', '.join(known)})"
            raise BadScenario(f"a position has no '{key}'{hint}")


def _number(value: Any) -> int:
    if not isinstance(value, int) or not 0 <= value <= _MOST:
        raise BadScenario(f"{value!r} should be a number from 0 to {_MOST}")
    return value


def _seat(s: War, value: Any) -> int:
    if not isinstance(value, int) or not 0 <= value < int(s.seats):
        raise BadScenario(f"there is no seat {value}")
    return value


# -- the board -------------------------------------------------------------------------------------


def _layout(s: War, rows: Any) -> vec[i64]:
    """Rows of tiles as "10a" or "5a 180"; without rows those of the first game."""
    if rows is None:
        return first_layout(s.seats)
    places: list[int] = []
    for y, row in enumerate(rows):
        for x, text in enumerate(str(row).split(",")):
            name, _, turn = text.strip().partition(" ")
            if name not in SIDE_NAMES or x > 5 or y > 5:
                raise BadScenario(f"no tile is called '{name}'{did_you_mean(name, SIDE_NAMES)}")
            if turn not in ("", "0", "90", "180", "270"):
                raise BadScenario(f"a tile is turned by 0, 90, 180 or 270, not by '{turn}'")
            side = SIDE_NAMES.index(name)
            places.append(int(pack_place(side, int(turn or 0) // 90, x + 1, y + 1)))
    if len(places) > 3 * int(s.seats):
        raise BadScenario(f"there are at most {3 * int(s.seats)} tiles")
    return vec[i64](places)


def _system(s: War, name: str) -> int:
    found = int(system_named(s, name))
    if found < 0:
        raise BadScenario(f"there is no tile {name} on the board")
    return found


def _area(s: War, name: str) -> int:
    """A world by name, a void by tile and quadrant on the board."""
    tile, _, quadrant = name.rpartition("-")
    if tile in SIDE_NAMES and quadrant in QUADRANTS:
        return 4 * _system(s, tile) + QUADRANTS.index(quadrant)
    found = int(area_named(s, name))
    if found < 0:
        raise BadScenario(f"there is no area {name} on the board")
    return found


def _edge(s: War, name: str) -> int:
    for edge in s.galaxy.edges:
        if notation.edge(s, int(edge)) == name:
            return int(edge)
    known = ", ".join(notation.edge(s, int(edge)) for edge in s.galaxy.edges)
    raise BadScenario(f"there is no edge {name} (there are: {known})")


# -- players ---------------------------------------------------------------------------------------


def _fill_seat(s: War, seat: int, given: Mapping[str, Any]) -> None:
    _check_keys(given, SEAT_KEYS)
    s.set(seat, MATERIEL, _number(given.get("materiel", int(s.has(seat, MATERIEL)))))
    for k, name in enumerate(ASSETS[:3]):
        have = int(s.has(seat, ASSET + k))
        wanted = _number(given.get(name, have))
        if wanted > 3 or wanted - have > s.bank[3 + k]:
            raise BadScenario(f"seat {seat} cannot have {wanted} {name} tokens")
        s.set(seat, ASSET + k, wanted)
        s.bank[3 + k] -= wanted - have
    s.set(seat, COLLECTED, _number(given.get("collected", 0)))
    for key, field in (("upgrades", OWNED), ("used", USED)):
        for name in given.get(key, ()):
            number = _named(UPGRADE_NAMES, name)
            if number // 5 != s.faction(seat):
                raise BadScenario(f"{name} is not an upgrade of seat {seat}")
            s.give(seat, field, int(BIT[number % 5]))
    for name, text in given.get("units", {}).items():
        for many, routed, piece in _pieces(str(text)):
            _stand(s, seat, _area(s, name), many, routed, piece)
    for name in given.get("on-events", ()):
        token = _token(s, seat, str(name))
        s.put(token, s.pile_of(seat, ON_EVENTS))
    _exchange(s, seat, given.get("deck", ()))


def _pieces(text: str) -> Iterator[tuple[int, bool, str]]:
    """ "2 scout, routed scout, factory": how many, routed or not, of what."""
    for part in text.split(","):
        words = part.split()
        many = int(words.pop(0)) if words and words[0].isdecimal() and len(words[0]) < 3 else 1
        routed = bool(words) and words[0] == "routed"
        if routed:
            words.pop(0)
        if len(words) != 1:
            raise BadScenario(f"'{part.strip()}' should read like '2 scout' or 'routed scout'")
        yield many, routed, words[0]


def _stand(s: War, seat: int, area: int, many: int, routed: bool, name: str) -> None:
    if name in STRUCTURES:
        structure = STRUCTURES.index(name)
        if s.structures(area) & BIT[structure] or s.is_void(area):
            raise BadScenario(f"{name} cannot be in {notation.area(s, area)}")
        s.build(seat, area, structure)
        return
    names = [unit.name for unit in SHEETS[int(s.faction(seat))].units]
    type = _named(names, name)
    is_ship = SHEETS[int(s.faction(seat))].units[type].kind == 1
    if is_ship != bool(s.is_void(area)) or many > int(s.supply(seat, type)):
        raise BadScenario(f"{many} {name} cannot be in {notation.area(s, area)}")
    for _ in range(many):
        s.from_supply(seat, type, area)
        if routed:
            s.take_unit(seat, area, type, 0)
            s.add_unit(seat, area, type, 1)


def _named(names: Sequence[str], name: Any) -> int:
    if name not in names:
        raise BadScenario(f"nothing here is called '{name}'{did_you_mean(str(name), names)}")
    return names.index(name)


def _exchange(s: War, seat: int, names: Sequence[str]) -> None:
    """The five pairs of a combat deck."""
    if not names:
        return
    if len(names) != 5:
        raise BadScenario(f"a combat deck has five different cards, not {len(names)}")
    deck, upgrades = s.pile_of(seat, COMBAT_DECK), s.pile_of(seat, UPGRADES)
    for card in s.cards_in(deck):
        s.put(card, upgrades)
    for name in names:
        for _ in range(2):
            found = s.find(upgrades, COMBAT_KIND + _named(CARD_NAMES, name))
            if found < 0:
                raise BadScenario(f"{name} is no combat card of seat {seat}, or named twice")
            s.put(found, deck)


def _stack_decks(s: War, seat: int, given: Mapping[str, Any]) -> None:
    """What lies on top of the decks, topmost first, and the scheme in play."""
    if "scheme" in given:
        card = s.find(
            s.pile_of(seat, EVENT_DECK), EVENT_KIND + _named(EVENT_NAMES, given["scheme"])
        )
        if card < 0:
            raise BadScenario(f"{given['scheme']} is no event of seat {seat}")
        s.put(card, s.pile_of(seat, SCHEME))
        s.reveal(card, s.all_seats())
    for key, pile, names, base in (
        ("top", COMBAT_DECK, CARD_NAMES, COMBAT_KIND),
        ("events", EVENT_DECK, EVENT_NAMES, EVENT_KIND),
    ):
        wanted: list[int] = []
        for name in given.get(key, ()):
            zone = s.pile_of(seat, pile)
            kind = base + _named(names, name)
            found = [c for c in s.cards_in(zone) if s.kind[c] == kind and c not in wanted]
            if not found:
                raise BadScenario(f"{name} is not (or not once more) in that deck of seat {seat}")
            wanted.append(found[0])
        for card in reversed(wanted):
            s.put(card, s.pile_of(seat, pile))


def _token(s: War, seat: int, name: str) -> int:
    token = int(s.find(s.pile_of(seat, HELD), _named(ORDERS, name)))
    if token < 0:
        raise BadScenario(f"seat {seat} has no further {name} order")
    return token


def _place_order(s: War, text: str, system: int) -> None:
    """ "0 advance": the token of a seat, on top of the stack."""
    from hadur.games.forbidden_stars.phases.planning import place_order

    seat, _, name = text.partition(" ")
    place_order(s, _token(s, _seat(s, int(seat)), name), system)


def _rolls(text: str) -> list[int]:
    """ "attack", "3 defence": the dice that are rolled first."""
    many, _, face = text.rpartition(" ")
    if face not in FACES or len(many) > 1:
        raise BadScenario(f"'{text}' should read like 'attack' or '3 defence'")
    return [list(FACE).index(FACES.index(face))] * int(many or 1)


# -- the moment ------------------------------------------------------------------------------------


def _flow(s: War, start: str, origins: Sequence[str]) -> None:
    """ "planning", "operations", "operations 1" (whose turn it is), "refresh" or "combat medrias
    0": seat 0 attacks there in its Advance Order, its units having come from `origins`."""
    word, *rest = start.split()
    if word not in STARTS:
        raise BadScenario(f"start = '{start}' should begin with one of {', '.join(STARTS)}")
    if word == "planning":
        s.phase = PLANNING
        s.push(PLAN, 0, s.first)
    elif word == "refresh":
        s.push(BEGIN_REFRESH)
        s.phase = REFRESH
    elif word == "operations":
        s.phase = OPERATIONS
        if rest:
            s.push(OPERATE, _seat(s, int(rest[0])))
        else:
            s.push(BEGIN_OPERATIONS)
    else:
        if len(rest) != 2:
            raise BadScenario("start = 'combat AREA SEAT'")
        _combat(s, _area(s, rest[0]), _seat(s, int(rest[1])), [str(name) for name in origins])


def _combat(s: War, area: int, seat: int, origins: list[str]) -> None:
    s.phase = OPERATIONS
    s.turn = seat
    s.active = area // 4
    s.order = ORDERS.index("advance")
    s.push(OPERATE_ON, seat)
    s.push(CHECK_ELIMINATION)
    s.push(CHECK_CAPACITY)
    s.fight[F_SYSTEM] = -1
    for name in origins:
        start = _area(s, name)
        s.flags |= BY_ADVANCE
        s.fight[F_ORIGINS] |= BIT[start]
        if start // 4 != s.active:
            s.fight[F_SYSTEM] = start // 4
    s.target = area
    s.push(FIGHT_OVER, area, seat)

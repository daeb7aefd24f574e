"""Positions on paper: what scenarios, tests and bug reports set up
(docs/scenarios/forbidden-stars.md)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

from hadur.games.forbidden_stars import notation
from hadur.games.forbidden_stars.abilities.event import EVENT_CARDS, TACTIC
from hadur.games.forbidden_stars.abilities.paragraph import PARAGRAPHS
from hadur.games.forbidden_stars.cards.core_set import CARD_NAMES, EVENT_NAMES, UPGRADE_NAMES
from hadur.games.forbidden_stars.components.galaxy import pack_place
from hadur.games.forbidden_stars.components.sheets import (
    ASSET_LIMIT,
    ASSETS,
    GROUP_LIMIT,
    MATERIEL_LIMIT,
    ORDERS,
    SHEETS,
    STRUCTURES,
)
from hadur.games.forbidden_stars.components.tiles import QUADRANTS, SIDE_NAMES
from hadur.games.forbidden_stars.legality.field import Field
from hadur.games.forbidden_stars.legality.forms import NotHereError, value_of
from hadur.games.forbidden_stars.legality.parsing import EDGE
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
from hadur.games.forbidden_stars.phases.planning import BEGIN_ROUND, PLAN, place_order
from hadur.games.forbidden_stars.phases.pool import FACE
from hadur.games.forbidden_stars.phases.refresh import BEGIN_REFRESH, LAST_ROUND
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
    PRESENCE,
    REFRESH,
    SCHEME,
    UPGRADES,
    USED,
    War,
    lay_all,
    units,
)
from hadur.kernel.bits import BIT
from hadur.kernel.errors import BadScenario
from hadur.kernel.hints import did_you_mean
from hadur.kernel.scenarios import values
from hadur.kernel.scenarios.names import Names, names
from hadur.kernel.scenarios.pace import settle

STARTS: Final = ("planning", "operations", "combat", "refresh")
_MOST: Final = 99
"""No number of a position is greater."""


def _ways() -> dict[str, str]:
    """The ways of each combat card that offers several."""
    found: dict[str, str] = {}
    for paragraph in PARAGRAPHS:
        offered = paragraph.way_names()
        if len(offered) > 1 and paragraph.card >= 0:
            card = CARD_NAMES[int(paragraph.card)]
            found[card] = "; ".join(filter(None, (found.get(card, ""), ", ".join(offered))))
    return found


NAMES: Final = names(
    "forbidden-stars",
    Names(
        position={
            "galaxy": 'rows of tiles with their turns: ["10a, 1a 180", "5a 180, 3b 270"]',
            "storms": "edges: 10a-5a, 10a-n",
            "objectives": "a table: area = the seat whose token lies there",
            "stacks": 'a table: system = order tokens from bottom to top, ["0 advance"]',
            "round": "number of the round",
            "first": "the seat of the first player",
            "start": "planning, operations, operations SEAT, refresh, or combat AREA SEAT",
            "origins": "for a combat: the areas from which attackers came by the order",
            "rolls": 'the dice that are rolled first: "attack", "3 defence"',
            "0": "a table for the player of seat 0; so 1, 2, 3",
            "1": "a table for the player of seat 1",
            "2": "a table for the player of seat 2",
            "3": "a table for the player of seat 3",
            "stop": "true: do not run beyond the phase",
        },
        seat={
            "materiel": "0 to 14",
            **dict.fromkeys(ASSETS[:3], "asset tokens, 0 to 3"),
            "collected": "objective tokens collected",
            "upgrades": "order upgrades",
            "used": "which of the upgrades are turned over",
            "deck": "the five cards of the combat deck",
            "top": "combat cards on top of the deck, the topmost first",
            "events": "event cards on top of the deck, the topmost first",
            "scheme": "the scheme in play",
            "on-events": "order tokens on the event deck",
            "units": 'a table: area = "2 scout, routed scout, factory"',
        },
        expect={
            "round": "and phase, first, turn",
            "areas": 'areas.NAME.SEAT: ["2 scout", "1 routed scout"];'
            " .structures, .builder, .objective",
            "stacks": "stacks.SYSTEM: tokens from bottom to top",
            "storms": "edges, sorted",
            "players": "players.SEAT.materiel, .assets, .level, .collected, .units-left,"
            " .upgrades, .scheme, .orders, .deck, .events, .hand, …",
            "supply": "structures and asset tokens that are left",
            "combat": "combat.area, .round, .strike, .sides.0.dice, …",
            "dice": "dice.count: dice of the move",
            "out": "seats that play no more",
            "over": "and result, a score for each seat",
            "seat": "who is asked first; prompt: what",
        },
        moves=notation.__doc__ or "",
        chance='a die by its icon (attack, defence, morale), several as "3 attack"',
        ways=_ways(),
    ),
)

SEAT_KEYS: Final = tuple(NAMES.seat)


def set_up(setup: Mapping[str, Any], position: Mapping[str, Any], seed: int) -> War:
    """The war a position describes, run to its first decision."""
    try:
        s = empty_war(setup, seed)
        draw_factions(s)
        for seat in range(int(s.seats)):
            equip(s, seat)
            s.set(seat, FORCES, 0)
        arrange(s, position)
    except values.FAULTS as error:
        raise values.wrong_form(error) from error
    settle(s, position)
    return s


def arrange(s: War, position: Mapping[str, Any]) -> None:
    """Put everything where the position says; what it does not name lies in the supply."""
    seats = int(s.seats)
    values.check_keys(position, NAMES.position)
    for seat in range(seats, 4):
        if str(seat) in position:
            raise BadScenario(
                f"position.{seat}: there is no seat {seat}: seats are 0 to {seats - 1}"
            )
    lay_all(s, _layout(s, position.get("galaxy")))
    storms = values.words(position.get("storms", ()), "position.storms")
    if len(storms) > seats:
        raise BadScenario(
            f"position.storms has {len(storms)}, but there is one for each player (FS-5.26)"
        )
    for name in storms:
        edge = _edge(s, name)
        if any(int(word) & 255 == edge for word in s.storms):
            raise BadScenario(f"position.storms: there is a storm on {name} already")
        add_storm(s, edge)
    s.round = values.number(position.get("round", 1), "position.round", 1, LAST_ROUND)
    s.first = values.seat(position.get("first", 0), "position.first", seats)
    for seat in range(seats):
        _fill_seat(s, seat, _table_of(position, seat))
    objectives = values.table(position.get("objectives", {}), "position.objectives")
    for name, owner in objectives.items():
        area = _area(s, name, "position.objectives")
        if s.is_void(area):
            raise BadScenario(f"position.objectives: {name} is a void: objectives lie on worlds")
        s.put_objective(area, values.seat(owner, f"position.objectives.{name}", seats))
    for seat in range(seats):
        many = list(objectives.values()).count(seat) + int(s.has(seat, COLLECTED))
        if many > 2 * (seats - 1):
            raise BadScenario(
                f"position.objectives: {many} tokens of seat {seat} with those collected,"
                f" but there are {2 * (seats - 1)} (FS-28.3)"
            )
    shuffle_decks(s)
    for seat in range(seats):
        _stack_decks(s, seat, _table_of(position, seat))
    for name, tokens in values.table(position.get("stacks", {}), "position.stacks").items():
        for text in values.words(tokens, f"position.stacks.{name}"):
            _place_order(s, text, _system(s, name, "position.stacks"), f"position.stacks.{name}")
    origins = values.words(position.get("origins", ()), "position.origins")
    if origins and not str(position.get("start", "")).startswith("combat"):
        raise BadScenario("position.origins is for start = combat AREA SEAT")
    _flow(s, values.word(position.get("start", "operations"), "position.start"), origins)
    rolls = values.words(position.get("rolls", ()), "position.rolls")
    s.script = [face for text in rolls for face in _rolls(text)]


def _table_of(position: Mapping[str, Any], seat: int) -> Mapping[str, Any]:
    return values.table(position.get(str(seat), {}), f"position.{seat}")


# -- the board -------------------------------------------------------------------------------------


def _layout(s: War, rows: Any) -> list[int]:
    """Rows of tiles as "10a" or "5a 180"; without rows those of the first game."""
    if rows is None:
        return list(first_layout(s.seats))
    places: list[int] = []
    laid: set[str] = set()
    for y, row in enumerate(values.words(rows, "position.galaxy")):
        for x, text in enumerate(row.split(",")):
            name, _, turn = text.strip().partition(" ")
            values.named(name, SIDE_NAMES, "tile", "position.galaxy")
            if x > 5 or y > 5:
                raise BadScenario("position.galaxy has at most 6 rows of 6 tiles")
            if name[:-1] in laid:
                raise BadScenario(f"position.galaxy: tile {name[:-1]} is there twice")
            if turn not in ("", "0", "90", "180", "270"):
                raise BadScenario(
                    f"position.galaxy: a tile is turned by 0, 90, 180 or 270, not by '{turn}'"
                )
            laid.add(name[:-1])
            side = SIDE_NAMES.index(name)
            places.append(int(pack_place(side, int(turn or 0) // 90, x + 1, y + 1)))
    if len(places) > 3 * int(s.seats):
        raise BadScenario(
            f"position.galaxy has {len(places)} tiles, but there are at most {3 * int(s.seats)}"
        )
    return places


def _system(s: War, name: str, key: str) -> int:
    found = int(system_named(s, name))
    if found < 0:
        raise BadScenario(f"{key}: there is no tile {name} on the board")
    return found


def _area(s: War, name: str, key: str) -> int:
    """A world by name, a void by tile and quadrant on the board."""
    tile, _, quadrant = name.rpartition("-")
    if tile in SIDE_NAMES and quadrant in QUADRANTS:
        return 4 * _system(s, tile, key) + QUADRANTS.index(quadrant)
    found = int(area_named(s, name))
    if found < 0:
        known = [notation.area(s, area) for area in range(4 * int(s.galaxy.systems))]
        hint = did_you_mean(name, known) or f" (there are: {', '.join(known)})"
        raise BadScenario(f"{key}: there is no area {name} on the board{hint}")
    return found


def _edge(s: War, name: str) -> int:
    """An edge as moves may name it: by two tiles in either order, or by a tile and a side."""
    if EDGE.fullmatch(name):
        with suppress(NotHereError):
            return int(value_of(Field(s), name, "edge"))
    known = ", ".join(notation.edge(s, int(edge)) for edge in s.galaxy.edges)
    raise BadScenario(f"position.storms: there is no edge {name} (there are: {known})")


# -- players ---------------------------------------------------------------------------------------


def _fill_seat(s: War, seat: int, given: Mapping[str, Any]) -> None:
    key = f"position.{seat}"
    values.check_keys(given, NAMES.seat, key)
    materiel = given.get("materiel", int(s.has(seat, MATERIEL)))
    s.set(seat, MATERIEL, values.number(materiel, f"{key}.materiel", 0, MATERIEL_LIMIT))
    for k, name in enumerate(ASSETS[:3]):
        have = int(s.has(seat, ASSET + k))
        wanted = values.number(given.get(name, have), f"{key}.{name}", 0, ASSET_LIMIT)
        if wanted - have > s.bank[3 + k]:
            raise BadScenario(
                f"{key}.{name} = {wanted}: there are only {have + int(s.bank[3 + k])} tokens left"
            )
        s.set(seat, ASSET + k, wanted)
        s.bank[3 + k] -= wanted - have
    s.set(seat, COLLECTED, values.number(given.get("collected", 0), f"{key}.collected", 0, _MOST))
    own = UPGRADE_NAMES[5 * int(s.faction(seat)) : 5 * int(s.faction(seat)) + 5]
    for field_key, field in (("upgrades", OWNED), ("used", USED)):
        for name in values.words(given.get(field_key, ()), f"{key}.{field_key}"):
            number = _named(own, name, f"{key}.{field_key}", "order upgrade")
            if s.has(seat, field) & BIT[number]:
                raise BadScenario(f"{key}.{field_key}: {name} is there twice")
            if field == USED and not s.has(seat, OWNED) & BIT[number]:
                raise BadScenario(f"{key}.used: {name} is not among {key}.upgrades")
            s.give(seat, field, int(BIT[number]))
    for name, text in values.table(given.get("units", {}), f"{key}.units").items():
        place = f"{key}.units.{name}"
        for many, routed, piece in _pieces(values.word(text, place), place):
            _stand(s, seat, _area(s, name, f"{key}.units"), many, routed, piece, place)
    for name in values.words(given.get("on-events", ()), f"{key}.on-events"):
        token = _token(s, seat, name, f"{key}.on-events")
        s.put(token, s.pile_of(seat, ON_EVENTS))
    _exchange(s, seat, values.words(given.get("deck", ()), f"{key}.deck"))


def _pieces(text: str, key: str) -> Iterator[tuple[int, bool, str]]:
    """ "2 scout, routed scout, factory": how many, routed or not, of what."""
    for part in text.split(","):
        words = part.split()
        many = 1
        if words and words[0].removeprefix("-").isdecimal():
            many = values.numeral(words.pop(0), key, 1)
        routed = bool(words) and words[0] == "routed"
        if routed:
            words.pop(0)
        if len(words) != 1:
            raise BadScenario(
                f"{key}: '{part.strip()}' should read like '2 scout' or 'routed scout'"
            )
        yield many, routed, words[0]


def _stand(s: War, seat: int, area: int, many: int, routed: bool, name: str, key: str) -> None:
    sheet = SHEETS[int(s.faction(seat))]
    names_of_units = [unit.name for unit in sheet.units]
    if name in STRUCTURES:
        _build(s, seat, area, many, name, key)
        return
    type = _named([*names_of_units, *STRUCTURES], name, key, "unit")
    is_ship = sheet.units[type].kind == 1
    if is_ship != bool(s.is_void(area)):
        raise BadScenario(
            f"{key}: {name} cannot be in {notation.area(s, area)}:"
            f" {'ships are in voids' if is_ship else 'ground units are on worlds'}"
        )
    if many > int(s.supply(seat, type)):
        raise BadScenario(
            f"{key}: {many} {name}, but seat {seat} has only {int(s.supply(seat, type))} left"
        )
    for _ in range(many):
        s.from_supply(seat, type, area)
        if routed:
            s.take_unit(seat, area, type, 0)
            s.add_unit(seat, area, type, 1)


def _build(s: War, seat: int, area: int, many: int, name: str, key: str) -> None:
    structure = STRUCTURES.index(name)
    if many > 1 or s.structures(area) & BIT[structure] or s.is_void(area):
        raise BadScenario(
            f"{key}: {name} cannot be in {notation.area(s, area)}:"
            " a world has one structure of a kind, a void none"
        )
    if s.builder(area) not in (-1, seat):
        raise BadScenario(f"{key}: another player's structures are in {notation.area(s, area)}")
    if not s.can_build(seat, structure):
        raise BadScenario(f"{key}: there is no {name} or control token left for seat {seat}")
    s.build(seat, area, structure)


def _named(known: Sequence[str], name: str, key: str, what: str) -> int:
    return list(known).index(values.named(name, known, what, key))


def _exchange(s: War, seat: int, cards: Sequence[str]) -> None:
    """The five pairs of a combat deck."""
    if not cards:
        return
    key = f"position.{seat}.deck"
    if len(cards) != 5:
        raise BadScenario(f"{key}: a combat deck has five different cards, not {len(cards)}")
    deck, upgrades = s.pile_of(seat, COMBAT_DECK), s.pile_of(seat, UPGRADES)
    for card in s.cards_in(deck):
        s.put(card, upgrades)
    for name in cards:
        for _ in range(2):
            found = s.find(upgrades, COMBAT_KIND + _named(CARD_NAMES, name, key, "combat card"))
            if found < 0:
                raise BadScenario(f"{key}: {name} is no combat card of seat {seat}, or named twice")
            s.put(found, deck)


def _stack_decks(s: War, seat: int, given: Mapping[str, Any]) -> None:
    """What lies on top of the decks, topmost first, and the scheme in play."""
    own = f"position.{seat}"
    if "scheme" in given:
        scheme = values.word(given["scheme"], f"{own}.scheme")
        kind = EVENT_KIND + _named(EVENT_NAMES, scheme, f"{own}.scheme", "event")
        card = s.find(s.pile_of(seat, EVENT_DECK), kind)
        if card < 0:
            raise BadScenario(f"{own}.scheme: {scheme} is no event of seat {seat}")
        if EVENT_CARDS[kind - EVENT_KIND].window == TACTIC:
            raise BadScenario(f"{own}.scheme: {scheme} is a tactic: it does not stay in play")
        s.put(card, s.pile_of(seat, SCHEME))
        s.reveal(card, s.all_seats())
    for key, pile, known, base in (
        ("top", COMBAT_DECK, CARD_NAMES, COMBAT_KIND),
        ("events", EVENT_DECK, EVENT_NAMES, EVENT_KIND),
    ):
        wanted: list[int] = []
        for name in values.words(given.get(key, ()), f"{own}.{key}"):
            zone = s.pile_of(seat, pile)
            kind = base + _named(known, name, f"{own}.{key}", "card")
            found = [c for c in s.cards_in(zone) if s.kind[c] == kind and c not in wanted]
            if not found:
                raise BadScenario(
                    f"{own}.{key}: {name} is not (or not once more) in that deck of seat {seat}"
                )
            wanted.append(found[0])
        for card in reversed(wanted):
            s.put(card, s.pile_of(seat, pile))


def _token(s: War, seat: int, name: str, key: str) -> int:
    token = int(s.find(s.pile_of(seat, HELD), _named(ORDERS, name, key, "order")))
    if token < 0:
        raise BadScenario(f"{key}: seat {seat} has no further {name} order")
    return token


def _place_order(s: War, text: str, system: int, key: str) -> None:
    """ "0 advance": the token of a seat, on top of the stack."""
    seat, _, name = text.partition(" ")
    if not name:
        raise BadScenario(f"{key}: '{text}' should read like '0 advance'")
    owner = values.numeral(seat, key, 0, int(s.seats) - 1)
    place_order(s, _token(s, owner, name, key), system)


def _rolls(text: str) -> list[int]:
    """ "attack", "3 defence": the dice that are rolled first."""
    many, _, face = text.rpartition(" ")
    if face not in FACES:
        raise BadScenario(f"position.rolls: '{text}' should read like 'attack' or '3 defence'")
    return [list(FACE).index(FACES.index(face))] * values.numeral(many or "1", "position.rolls", 1)


# -- the moment ------------------------------------------------------------------------------------


def _flow(s: War, start: str, origins: Sequence[str]) -> None:
    """ "planning", "operations", "operations 1" (whose turn it is), "refresh" or "combat medrias
    0": seat 0 attacks there in its Advance Order, its units having come from `origins`."""
    word, *rest = start.split() or [""]
    key, last = "position.start", int(s.seats) - 1
    if word not in STARTS or len(rest) > {"operations": 1, "combat": 2}.get(word, 0):
        raise BadScenario(
            f"{key} = '{start}' should be planning, operations, operations SEAT, refresh or"
            " combat AREA SEAT"
        )
    s.push(BEGIN_ROUND)
    if word != "combat":
        _check_contested(s, -1)
    if word == "planning":
        s.phase = PLANNING
        s.push(PLAN, 0, s.first, s.first)
    elif word == "refresh":
        s.push(BEGIN_REFRESH)
        s.phase = REFRESH
    elif word == "operations":
        s.phase = OPERATIONS
        if rest:
            s.push(OPERATE, values.numeral(rest[0], key, 0, last))
        else:
            s.push(BEGIN_OPERATIONS)
    else:
        if len(rest) != 2:
            raise BadScenario(f"{key} = '{start}' should read 'combat AREA SEAT'")
        _combat(s, _area(s, rest[0], key), values.numeral(rest[1], key, 0, last), origins)


def _check_contested(s: War, fought_over: int) -> None:
    """Two players are in one area only where they fight (FS-3.14); -1: nowhere."""
    for seat in range(int(s.seats)):
        both = int(s.has(seat, PRESENCE) & s.others(seat))
        for area in range(4 * int(s.galaxy.systems)):
            if both & BIT[area] and area != fought_over:
                name = notation.area(s, area)
                raise BadScenario(
                    f"position: two players are in {name}, and no combat begins there:"
                    f" write start = 'combat {name} SEAT'"
                )


def _combat(s: War, area: int, seat: int, origins: Sequence[str]) -> None:
    if not s.has(seat, PRESENCE) & s.others(seat) & BIT[area]:
        raise BadScenario(
            f"position.start: seat {seat} and another player have to be in"
            f" {notation.area(s, area)}: write it under their units"
        )
    _check_contested(s, area)
    _check_attackers(s, area, seat)
    s.phase = OPERATIONS
    s.turn = seat
    s.active = area // 4
    s.order = ORDERS.index("advance")
    s.push(OPERATE_ON, seat)
    s.push(CHECK_ELIMINATION)
    s.push(CHECK_CAPACITY)
    s.fight[F_SYSTEM] = -1
    for name in origins:
        start = _area(s, name, "position.origins")
        s.flags |= BY_ADVANCE
        s.fight[F_ORIGINS] |= BIT[start]
        if start // 4 != s.active:
            if s.fight[F_SYSTEM] not in (-1, start // 4):
                raise BadScenario("position.origins: units come from one adjacent system (FS-9.7)")
            s.fight[F_SYSTEM] = start // 4
    s.target = area
    s.push(FIGHT_OVER, area, seat)


def _check_attackers(s: War, area: int, seat: int) -> None:
    """FS-14.3, FS-14.4: who attacks has come with units, five at most."""
    many, name = int(units(s.army_of(seat, area))), notation.area(s, area)
    if not 0 < many <= GROUP_LIMIT:
        raise BadScenario(
            f"position.start: seat {seat} attacks {name} with 1 to {GROUP_LIMIT} units, not {many}"
        )

"""Setup (section 5.1): factions, starting components, the first player, tiles and decks."""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars import log
from hadur.games.forbidden_stars.components.galaxy import pack_place
from hadur.games.forbidden_stars.components.sheets import (
    ASSET_TOKENS,
    CHAOS,
    CONTROL_TOKENS,
    ELDAR,
    FACTORY,
    FIGURES,
    HOME,
    ORKS,
    REINFORCEMENT,
    SHEETS,
    SPACE_MARINES,
    START,
    START_MATERIEL,
    STRUCTURE_FIGURES,
    row,
)
from hadur.games.forbidden_stars.components.tiles import ALL_SIDES, PRINTED, SIDE_NAMES
from hadur.games.forbidden_stars.phases.building import BUILD_BOARD, STRUCTURE, add_storm
from hadur.games.forbidden_stars.phases.planning import BEGIN_ROUND
from hadur.games.forbidden_stars.state import (
    ASSET,
    BOARD_GIVEN,
    CARDS,
    COMBAT_CARDS,
    COMBAT_DECK,
    COMBAT_KIND,
    CONTROL,
    EVENT_DECK,
    EVENT_KIND,
    EVENTS,
    FACTION,
    FIRST_COMBAT,
    FIRST_EVENT,
    FORCES,
    HELD,
    HOUSE,
    MATERIEL,
    ORDER_TOKENS,
    SET,
    SETUP,
    SIDES_DEALT,
    SUPPLY,
    TILES,
    TO_GIVE,
    UPGRADES,
    War,
    lay,
)
from hadur.kernel.bits import BIT
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Step, step1

RANDOM: Final = -1
STARTING_CARDS: Final = 5
OBJECTIVES_EACH: Final = 2

# The fixed first game (FS-S3): rows of tiles with their quarter turns; 2 players use the first two
# columns, 3 players three, 4 players all.
_ROWS: Final = (
    (("10a", 0), ("1a", 2), ("11b", 2), ("2b", 0)),
    (("5a", 2), ("3b", 3), ("8a", 0), ("6b", 3)),
    (("7a", 0), ("12a", 2), ("4b", 2), ("9a", 1)),
)
_STORMS: Final = (("10a", "5a"), ("3b", "12a"), ("8a", "4b"), ("2b", "6b"))
_FORCES: Final = (
    (
        SPACE_MARINES,
        (("turaci", FACTORY + STRUCTURE), ("argovia", 0), ("medrias", 0), ("10a se", 1)),
        (("phlegra", 0), ("fornax", 0), ("lilivara", 2)),
    ),
    (
        CHAOS,
        (("venefirous", FACTORY + STRUCTURE), ("surge", 2), ("noatun", 0), ("12a se", 1)),
        (("thylin", 0), ("nicea", 2)),
    ),
    (
        ORKS,
        (("alichor", FACTORY + STRUCTURE), ("golgrim", 0), ("golgrim", 0), ("tholopis", 0)),
        (("escinthia", 0), ("savarga", 2)),
    ),
    (
        ELDAR,
        (("iyanden", FACTORY + STRUCTURE), ("lycium", 0), ("9a se", 1), ("9a sw", 1)),
        (("lyrea", 0), ("agharta", 0), ("ferrineus", 2)),
    ),
)
_OBJECTIVES: Final = (
    ("medrias", CHAOS), ("argovia", ORKS), ("phlegra", ELDAR), ("fornax", CHAOS),
    ("lilivara", ORKS), ("remscheid", ELDAR), ("surge", SPACE_MARINES), ("venefirous", ORKS),
    ("thylin", ELDAR), ("xinghua", SPACE_MARINES), ("nicea", ORKS), ("smyrna", ELDAR),
    ("tholopis", SPACE_MARINES), ("alichor", CHAOS), ("escinthia", ELDAR),
    ("squall", SPACE_MARINES), ("stalfa", CHAOS), ("savarga", ELDAR), ("iyanden", SPACE_MARINES),
    ("lycium", CHAOS), ("lyrea", ORKS), ("agharta", SPACE_MARINES), ("terudus", CHAOS),
    ("ferrineus", ORKS),
)  # fmt: skip
"""Which token lies where is our own proposal, legal by FS-5.23 (docs/rulings)."""


def opening(s: War, first: i64) -> None:
    """FS-5.1 to FS-5.14."""
    draw_factions(s)
    for seat in range(s.seats):
        equip(s, seat)
    if first == RANDOM:
        s.first = s.chance(SETUP, s.seats)
    else:
        s.first = first
    s.tell(log.FIRST_PLAYER, s.first)
    if s.options & BOARD_GIVEN != 0:
        first_game(s)
        shuffle_decks(s)
        s.push(BEGIN_ROUND)
        return
    deal_tiles(s)
    give_objectives(s)
    shuffle_decks(s)
    s.push(BUILD_BOARD, 0, s.first, s.first)


def draw_factions(s: War) -> None:
    """Who chose none gets one by chance; in the first game one of those that belong to it."""
    given = s.options & BOARD_GIVEN != 0
    for seat in range(s.seats):
        if s.has(seat, FACTION) >= 0:
            continue
        free = vec[i64]()
        for faction in range(s.seats if given else 4):
            taken = False
            for other in range(s.seats):
                if s.has(other, FACTION) == faction:
                    taken = True
            if not taken:
                free = append(free, faction)
        chosen: i64 = 0
        if len(free) > 1:
            chosen = s.chance(SETUP, len(free))
        s.set(seat, FACTION, free[chosen])
        s.tell(log.FACTION, seat, free[chosen])


def equip(s: War, seat: i64) -> None:
    """FS-5.2 to FS-5.4, FS-5.28 to FS-5.31: what a player has at the start."""
    faction = s.faction(seat)
    s.set(seat, MATERIEL, START_MATERIEL)
    s.set(seat, CONTROL, CONTROL_TOKENS)
    supply: i64 = 0
    forces = BIT[4 * (STRUCTURE + FACTORY)]
    for type in range(6):
        supply += FIGURES[row(faction, type, False)] * BIT[4 * type]
        forces += START[row(faction, type, False)] * BIT[4 * type]
    s.set(seat, SUPPLY, supply)
    s.set(seat, FORCES, forces)
    tokens = SHEETS[faction].reinforcements
    s.set(seat, ASSET + REINFORCEMENT, tokens)
    s.bank[3 + REINFORCEMENT] -= tokens
    name_cards(s, seat)
    base = seat * SET
    for card in range(base, base + ORDER_TOKENS):
        s.put(card, s.pile_of(seat, HELD))
        s.reveal(card, s.all_seats())
    for k in range(2 * COMBAT_CARDS):
        starting = k < 2 * STARTING_CARDS
        card = base + FIRST_COMBAT + k
        s.put(card, s.pile_of(seat, COMBAT_DECK if starting else UPGRADES))
        s.reveal(card, s.all_seats())
    for k in range(EVENTS):
        s.put(base + FIRST_EVENT + k, s.pile_of(seat, EVENT_DECK))


def name_cards(s: War, seat: i64) -> None:
    """The cards of a seat are those of its faction."""
    faction = s.faction(seat)
    base = seat * SET
    kinds = s.kind[:]
    for k in range(2 * COMBAT_CARDS):
        kinds[base + FIRST_COMBAT + k] = COMBAT_KIND + faction * COMBAT_CARDS + k // 2
    for k in range(EVENTS):
        kinds[base + FIRST_EVENT + k] = EVENT_KIND + faction * EVENTS + k
    s.kind = kinds


def fill_bank(s: War) -> None:
    """FS-5.13: the supply."""
    for structure in range(3):
        s.bank[structure] = STRUCTURE_FIGURES[structure]
        s.bank[3 + structure] = ASSET_TOKENS


def shuffle_decks(s: War) -> None:
    for seat in range(s.seats):
        s.shuffle(s.pile_of(seat, EVENT_DECK), CARDS)
        s.shuffle(s.pile_of(seat, COMBAT_DECK), CARDS)


def deal_tiles(s: War) -> None:
    """FS-5.6, FS-5.7: the tile of the faction and two others; with `tile-sides` dealt, chance
    says which side of each."""
    neutral = vec[i64](range(8))
    left: i64 = 8
    for seat in range(s.seats):
        _take_tile(s, seat, HOME[s.faction(seat)])
    for seat in range(s.seats):
        for _ in range(2):
            at = s.chance(SETUP, left)
            left -= 1
            _take_tile(s, seat, neutral[at])
            neutral[at] = neutral[left]


def _take_tile(s: War, seat: i64, tile: i64) -> None:
    sides = BIT[2 * tile] | BIT[2 * tile + 1]
    if s.options & SIDES_DEALT != 0:
        sides = BIT[2 * tile + s.chance(SETUP, 2)]
    s.house[seat * HOUSE + TILES] |= sides


def give_objectives(s: War) -> None:
    """FS-5.8: two of one's own tokens to each other player."""
    for seat in range(s.seats):
        for other in range(s.seats):
            if other != seat:
                s.give(seat, TO_GIVE, OBJECTIVES_EACH * BIT[4 * other])


# -- the first game --------------------------------------------------------------------------------


def first_layout(seats: i64) -> vec[i64]:
    """The tiles of the fixed first game, in the middle of the canvas."""
    layout = vec[i64]()
    y: i64 = 2
    for row_of_tiles in _ROWS:
        x: i64 = 1
        for name, turn in row_of_tiles[: int(seats)]:
            layout = append(layout, pack_place(SIDE_NAMES.index(name), turn, x, y))
            x += 1
        y += 1
    return layout


def area_named(s: War, name: str) -> i64:
    """A world by its name, or a void by its tile and the quadrant as printed; -1 if it is not on
    the board."""
    for system in range(len(s.layout)):
        side = int(s.layout[system] & 31)
        turn = (s.layout[system] >> 5) & 3
        for quadrant in range(4):
            printed = int(PRINTED[4 * turn + quadrant])
            world = ALL_SIDES[side].areas[printed]
            void = SIDE_NAMES[side] + " " + ("nw", "ne", "sw", "se")[printed]
            if (world is not None and world.name == name) or void == name:
                return 4 * system + quadrant
    return -1


def system_named(s: War, name: str) -> i64:
    for system in range(len(s.layout)):
        if SIDE_NAMES[int(s.layout[system] & 31)] == name:
            return system
    return -1


def seat_of(s: War, faction: i64) -> i64:
    for seat in range(s.seats):
        if s.faction(seat) == faction:
            return seat
    return -1


def first_game(s: War) -> None:
    """The fixed first game: tiles, storms, forces and objectives."""
    lay(s, first_layout(s.seats))
    for one, other in _STORMS[: int(s.seats)]:
        at = system_named(s, one) * s.galaxy.systems + system_named(s, other)
        add_storm(s, s.galaxy.edge_between[at])
    for faction, home, abroad in _FORCES:
        seat = seat_of(s, faction)
        if seat < 0:
            continue
        for name, type in home + abroad:
            area = area_named(s, name)
            if type >= STRUCTURE:
                s.build(seat, area, type - STRUCTURE)
            else:
                s.from_supply(seat, type, area)
        s.set(seat, FORCES, 0)
    for name, faction in _OBJECTIVES:
        area = area_named(s, name)
        if area >= 0 and seat_of(s, faction) >= 0:
            s.put_objective(area, seat_of(s, faction))


OPENING: Final[Step] = step1(opening)

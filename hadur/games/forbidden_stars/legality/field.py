"""The position as the judge reads it: areas as squares of one grid, who is where, what storms stop.

Nothing here is taken from what the engine keeps for its own use (presence, paths between areas,
command levels): all of it is counted anew from the columns and from what is printed on tiles."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from hadur.games.forbidden_stars import notation
from hadur.games.forbidden_stars.components.galaxy import (
    edge_x,
    edge_y,
    is_vertical,
    side_of_place,
    turn_of_place,
    x_of_place,
    y_of_place,
)
from hadur.games.forbidden_stars.components.sheets import (
    CITY,
    FACTIONS,
    SHEETS,
    SHIP,
    STRUCTURES,
    TOKEN,
    Unit,
)
from hadur.games.forbidden_stars.components.tiles import ALL_SIDES, PRINTED, World
from hadur.games.forbidden_stars.state import (
    ALL_PASS_STORMS,
    ASSET,
    DEFENDER,
    F_AREA,
    F_DICE,
    F_FLAGS,
    F_STAGE,
    F_TOKENS,
    FACTION,
    MATERIEL,
    NO_COMBAT,
    OWNED,
    SCHEME,
    STRIKING,
    SUPPLY,
    USED,
    War,
)

Square = tuple[int, int]
QUADRANTS: Final = 4
VOID_ROOM: Final = 3
_MOVED: Final = 256
ANY: Final = -1


class Field:
    """A war, read for a verdict."""

    def __init__(self, s: War) -> None:
        self.s: Final = s
        self.seats: Final = int(s.seats)
        self.systems: Final = len(s.layout)
        self.areas: Final = range(QUADRANTS * self.systems)
        self.squares: Final[list[Square]] = [
            (int(x_of_place(place)), int(y_of_place(place))) for place in s.layout
        ]
        self.system_on: Final = {square: n for n, square in enumerate(self.squares)}
        self.storms: Final = {int(storm) & 255: bool(storm & _MOVED) for storm in s.storms}
        """Edges with a storm, and whether it has moved."""
        self._names: Final[dict[int, str]] = {}
        self._closed: Final = {between(edge) for edge in self.storms}
        self.present: Final[list[set[int]]] = [
            {area for area in self.areas if self._is_there(seat, area)}
            for seat in range(self.seats)
        ]

    # -- the board ---------------------------------------------------------------------------------

    def world(self, area: int) -> World | None:
        """What is printed there; None for a void."""
        place = self.s.layout[area // QUADRANTS]
        printed = int(PRINTED[4 * int(turn_of_place(place)) + area % QUADRANTS])
        return ALL_SIDES[int(side_of_place(place))].areas[printed]

    def is_void(self, area: int) -> bool:
        return self.world(area) is None

    def capacity(self, area: int) -> int:
        """FS-3.23, FS-3.24."""
        world = self.world(area)
        return VOID_ROOM if world is None else world.capacity

    def worlds(self, areas: Iterable[int] | None = None) -> list[int]:
        return [area for area in (self.areas if areas is None else areas) if not self.is_void(area)]

    def voids(self, areas: Iterable[int] | None = None) -> list[int]:
        return [area for area in (self.areas if areas is None else areas) if self.is_void(area)]

    def areas_of(self, system: int) -> range:
        return range(QUADRANTS * system, QUADRANTS * system + QUADRANTS)

    def home(self) -> range:
        """The areas of the active system."""
        return self.areas_of(int(self.s.active)) if self.s.active >= 0 else range(0)

    def _spot(self, area: int) -> Square:
        """Where an area lies among all quadrants (FS-S4)."""
        x, y = self.squares[area // QUADRANTS]
        return 2 * x + area % 2, 2 * y + area % QUADRANTS // 2

    def adjacent(self, one: int, other: int) -> bool:
        """FS-3.18, FS-3.20: a common border."""
        (x, y), (u, v) = self._spot(one), self._spot(other)
        return abs(x - u) + abs(y - v) == 1

    def beside(self, area: int) -> list[int]:
        near = [self.areas_of(area // QUADRANTS)]
        near += [self.areas_of(other) for other in self.systems_beside(area // QUADRANTS)]
        return [other for some in near for other in some if self.adjacent(area, other)]

    def systems_beside(self, system: int) -> list[int]:
        """FS-3.17, FS-3.19: a common border, not only a corner."""
        x, y = self.squares[system]
        found = ((x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1))
        return [self.system_on[square] for square in found if square in self.system_on]

    def stormed(self, one: int, other: int) -> bool:
        """Whether a storm lies on the border of two systems."""
        return frozenset((self.squares[one], self.squares[other])) in self._closed

    def edges(self) -> list[int]:
        """Every edge of a tile, an outer one too (FS-20.24)."""
        found = []
        for edge in range(128):
            if any(square in self.system_on for square in between(edge)):
                found.append(edge)
        return found

    def edge_between(self, one: Square, other: Square) -> int:
        """The edge of two squares beside each other, or -1."""
        pair = frozenset((one, other))
        return next((edge for edge in self.edges() if between(edge) == pair), -1)

    def reaches(
        self, start: int, end: int, through: Collection[int], systems: Collection[int],
        stopped: bool = True,
    ) -> bool:  # fmt: skip
        """FS-9.17, FS-9.22: an unbroken path over areas of these systems; every area between must
        be one of `through`, and storms stop it if it is `stopped`."""
        seen, open_ends = {start}, [start]
        while open_ends:
            here = open_ends.pop()
            for there in self.beside(here):
                one, other = here // QUADRANTS, there // QUADRANTS
                if there in seen or other not in systems:
                    continue
                if stopped and one != other and self.stormed(one, other):
                    continue
                if there == end:
                    return True
                if there in through:
                    seen.add(there)
                    open_ends.append(there)
        return False

    def warps(self, seat: int) -> bool:
        """Storms do not stop a seat in this order."""
        return bool(self.s.flags & ALL_PASS_STORMS) and seat == int(self.s.turn)

    # -- who is where ------------------------------------------------------------------------------

    def _is_there(self, seat: int, area: int) -> bool:
        """FS-3.11 to FS-3.16: a unit, routed or not, or a structure."""
        return bool(self.s.army[area * self.seats + seat]) or self.builder(area) == seat

    def friendly(self, seat: int, area: int) -> bool:
        return area in self.present[seat] and not self.others_in(seat, area)

    def others_in(self, seat: int, area: int) -> bool:
        return any(area in self.present[other] for other in self.others(seat))

    def enemy(self, seat: int, area: int) -> bool:
        return area not in self.present[seat] and self.others_in(seat, area)

    def uncontrolled(self, area: int) -> bool:
        return all(area not in there for there in self.present)

    def welcome(self, seat: int, area: int) -> bool:
        """Friendly or uncontrolled."""
        return not self.others_in(seat, area)

    def friendly_worlds(self, seat: int) -> list[int]:
        return [area for area in self.worlds() if self.friendly(seat, area)]

    def others(self, seat: int) -> list[int]:
        return [other for other in range(self.seats) if other != seat]

    # -- units and structures ----------------------------------------------------------------------

    def count(self, seat: int, area: int, type: int = ANY, routed: int = ANY) -> int:
        """Units of a seat in an area: of a type, routed (1) or not (0), or any."""
        word = int(self.s.army[area * self.seats + seat])
        types = range(TOKEN + 1) if type == ANY else (type,)
        states = (0, 1) if routed == ANY else (routed,)
        return sum(word >> (8 * t + 4 * r) & 15 for t in types for r in states)

    def builder(self, area: int) -> int:
        return (int(self.s.site[area]) >> 3 & 7) - 1

    def structures(self, area: int) -> set[int]:
        return {k for k in range(len(STRUCTURES)) if int(self.s.site[area]) >> k & 1}

    def objective(self, area: int) -> int:
        return (int(self.s.site[area]) >> 6 & 7) - 1

    def has_built(self, seat: int, area: int, structure: int) -> bool:
        return self.builder(area) == seat and structure in self.structures(area)

    def unit(self, seat: int, type: int) -> Unit:
        return SHEETS[self.faction(seat)].units[type]

    def is_ship(self, seat: int, type: int) -> bool:
        return self.unit(seat, type).kind == SHIP

    def supply(self, seat: int, type: int) -> int:
        return self.has(seat, SUPPLY) >> 4 * type & 15

    # -- what a seat has ---------------------------------------------------------------------------

    def has(self, seat: int, what: int) -> int:
        return int(self.s.has(seat, what))

    def faction(self, seat: int) -> int:
        return self.has(seat, FACTION)

    def seat_of(self, faction: int) -> int:
        """Who plays a faction, or -1."""
        seats = [seat for seat in range(self.seats) if self.faction(seat) == faction]
        return seats[0] if seats else -1

    def materiel(self, seat: int) -> int:
        return self.has(seat, MATERIEL)

    def assets(self, seat: int, asset: int) -> int:
        return self.has(seat, ASSET + asset)

    def level(self, seat: int) -> int:
        """FS-13.17."""
        return sum(1 for area in self.areas if self.has_built(seat, area, CITY))

    def owns(self, seat: int, upgrade: int) -> bool:
        return self.faction(seat) == upgrade // 5 and bool(self.has(seat, OWNED) >> upgrade % 5 & 1)

    def used(self, seat: int, upgrade: int) -> bool:
        return bool(self.has(seat, USED) >> upgrade % 5 & 1)

    def scheme(self, seat: int) -> int:
        """The scheme in play as the number of an event, or -1."""
        found = self.pile(seat, SCHEME)
        return found[-1] if found else -1

    def pile(self, seat: int, pile: int) -> list[int]:
        """The kinds in a pile of a seat, bottom first, counted from the first of their sort."""
        kinds = [int(self.s.kind[card]) for card in self.s.cards_in(self.s.pile_of(seat, pile))]
        return [kind - (4 if 4 <= kind < 60 else 60 if kind >= 60 else 0) for kind in kinds]

    def stack(self, system: int) -> list[int]:
        """Whose tokens lie on a system, bottom first."""
        return [int(self.s.owner(token)) for token in self.s.cards_in(system)]

    # -- a combat or strike ------------------------------------------------------------------------

    @property
    def fighting(self) -> bool:
        return bool(self.s.fight[F_STAGE] != NO_COMBAT)

    @property
    def striking(self) -> bool:
        return bool(self.s.fight[F_STAGE] == STRIKING)

    @property
    def battlefield(self) -> int:
        return int(self.s.fight[F_AREA])

    def fighter(self, side: int) -> int:
        return int(self.s.fighter(side))

    def side_of(self, seat: int) -> int:
        """The side of a seat that fights."""
        return DEFENDER if self.fighter(DEFENDER) == seat else 0

    def dice(self, side: int, face: int = ANY) -> int:
        faces = range(3) if face == ANY else (face,)
        return sum(int(self.s.side(side, F_DICE + one)) for one in faces)

    def tokens(self, side: int, face: int) -> int:
        return int(self.s.side(side, F_TOKENS + face))

    def flagged(self, side: int, flag: int) -> bool:
        return bool(int(self.s.side(side, F_FLAGS)) & flag)

    def force(self, side: int, type: int = ANY, routed: int = ANY) -> int:
        """Units of a side in the combat."""
        return self.count(self.fighter(side), self.battlefield, type, routed)

    # -- names -------------------------------------------------------------------------------------

    def name(self, area: int) -> str:
        if area not in self._names:
            self._names[area] = notation.area(self.s, area)
        return self._names[area]

    def system_name(self, system: int) -> str:
        return notation.system(self.s, system)

    def edge_name(self, edge: int) -> str:
        return notation.edge(self.s, edge)

    def faction_name(self, seat: int) -> str:
        return FACTIONS[self.faction(seat)]


def between(edge: int) -> frozenset[Square]:
    """The two squares beside an edge, whether tiles lie there or not."""
    x, y = int(edge_x(edge)), int(edge_y(edge))
    return frozenset(((x - 1, y), (x, y))) if is_vertical(edge) else frozenset(((x, y - 1), (x, y)))

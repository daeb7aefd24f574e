"""The columns of a war and what is read from them at every step.

Units are not told apart beyond type and rout, so an army (one seat's units in one area) is a word:
for each type four bits unrouted and four bits routed. What lies on a world besides is another
word, its site: structures, their owner, an objective token.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from hadur.games.forbidden_stars import log
from hadur.games.forbidden_stars.components.galaxy import EMPTY, Galaxy
from hadur.games.forbidden_stars.components.sheets import (
    ASSET_LIMIT,
    BASTION,
    CITY,
    MATERIEL_LIMIT,
    ORDERS,
    TYPES,
    row,
)
from hadur.kernel.bits import BIT
from hadur.kernel.cards import CardState
from hadur.kernel.native import i64, vec
from hadur.kernel.state import BLANK, EVERYONE, State, plain

STREAMS: Final = ("dice", "cards", "setup")
DICE: Final = 0
CARDS: Final = 1
SETUP: Final = 2

PHASES: Final = ("setup", "planning", "operations", "refresh")
SETUP_PHASE: Final = 0
PLANNING: Final = 1
OPERATIONS: Final = 2
REFRESH: Final = 3

# Options, as bits.
STRATEGIZE_WITH_STRUCTURE: Final = 1
HIDE_UNCHOSEN: Final = 2
ADD_DAMAGE: Final = 4
SIDES_DEALT: Final = 8
BOARD_BY_CHANCE: Final = 16
BOARD_GIVEN: Final = 32

# -- cards -----------------------------------------------------------------------------------------

ORDER_TOKENS: Final = 8
COMBAT_CARDS: Final = 14
EVENTS: Final = 8
SET: Final = 44
"""Cards and order tokens of a seat: 8 orders, 28 combat cards in pairs, 8 events."""
FIRST_COMBAT: Final = 8
FIRST_EVENT: Final = 36
COMBAT_KIND: Final = 4
EVENT_KIND: Final = 60
KINDS: Final = 92

# Piles of a seat; piles below them are the stacks of the systems.
HELD: Final = 0  # order tokens in the play area
ON_EVENTS: Final = 1  # order tokens on the event deck
EVENT_DECK: Final = 2
DRAWN: Final = 3  # events drawn, of which one is chosen
SCHEME: Final = 4
COMBAT_DECK: Final = 5
HAND: Final = 6
CHOSEN: Final = 7  # facedown
PLAYED: Final = 8  # faceup
UPGRADES: Final = 9  # combat cards that can be purchased
BOX: Final = 10
ASIDE: Final = 11  # events set aside until 4c is done
PILES: Final = 12
ROOM: Final = (8, 8, 8, 8, 8, 28, 28, 28, 28, 28, 44, 8)
PILE_NAMES: Final = (
    "held", "on-events", "event-deck", "drawn", "scheme", "combat-deck", "hand", "chosen",
    "played", "upgrades", "box", "aside",
)  # fmt: skip

# -- what a seat has -------------------------------------------------------------------------------

FACTION: Final = 0
MATERIEL: Final = 1
ASSET: Final = 2  # forge, cache, reinforcement
COLLECTED: Final = 5
PRESENCE: Final = 6  # areas with a unit or structure of the seat
OWNED: Final = 7  # order upgrades, a bit for each of the faction's five
USED: Final = 8
SUPPLY: Final = 9  # four bits for each type
CITIES: Final = 10
CONTROL: Final = 11  # structure control tokens left
TILES: Final = 12  # sides of tiles to place, a bit each
FORCES: Final = 13  # starting forces to place: four bits for each type, then for each structure
TO_GIVE: Final = 14  # objective tokens to place: four bits for each seat
HOUSE: Final = 15

# -- a combat or strike ----------------------------------------------------------------------------

ATTACKER: Final = 0
DEFENDER: Final = 1

F_AREA: Final = 0
F_ROUND: Final = 1
F_ORIGINS: Final = 2  # areas from which attackers moved
F_SYSTEM: Final = 3  # the adjacent system they came from, or -1
F_STEPS: Final = 4  # assess damage steps still to come in this round
F_SAFE: Final = 5  # units suffer no damage in this round
F_NEXT: Final = 6  # an area contested by a card, fought over next, or -1
F_STAGE: Final = 7
F_PLAYER: Final = 8
F_SEAT: Final = 0
F_DICE: Final = 1  # attack, defence, morale
F_TOKENS: Final = 4  # attack, defence
F_FLAGS: Final = 6
F_MIRROR: Final = 7  # cards of this combat by which the opponent's gains of tokens are gained too
F_LENT: Final = 8  # icons until the end of the round: 4 bits each for attack, defence, morale
F_DAMAGE: Final = 9
F_WOUND: Final = 10  # damage kept in the round, with the unit that has it (if it adds up)
F_FIRST_HIT: Final = 11  # the unit that must suffer damage first, plus 1
F_SIDE: Final = 12
FIGHT: Final = F_PLAYER + 2 * F_SIDE

# Stages of a combat.
NO_COMBAT: Final = 0
PREPARATION: Final = 1
EXECUTION: Final = 2
RESOLUTION: Final = 3
STRIKING: Final = 4

# Flags of a side that last for an execution round.
ROUTED_ARE_HUNTED: Final = 1  # enemies that are routed cost a morale die, or are destroyed
NEVER_ROUTED: Final = 2
NO_DEFENCE_TOKENS: Final = 4

ATTACK: Final = 0
DEFENCE: Final = 1
MORALE: Final = 2
FACES: Final = ("attack", "defence", "morale")

# -- flags of the order that is resolved -----------------------------------------------------------

SHIPS_PASS_STORMS: Final = 1
ALL_PASS_STORMS: Final = 2
UPGRADE_LASTS: Final = 4  # the upgrade of this order was used and lasts until it is resolved
BUILT: Final = 8
FOUGHT: Final = 16
MORALE_AT_START: Final = 32  # a combat of this order starts with a morale die
BOUGHT_COMBAT: Final = 64
BOUGHT_ORDER: Final = 128
ALL_ATTACK: Final = 512  # all dice of this strike turn to attack
ROUTS_DAMAGED: Final = 1024
BY_ADVANCE: Final = 2048

_HALF: Final = 0x0F0F0F0F0F0F0F
"""The four bits of the unrouted of each type."""

if TYPE_CHECKING:
    from hadur.kernel.columns import Derived, DumpedFact, HiddenNumber, Listed

    Army = Annotated[vec[i64], "[0] * (12 * self.seats * self.seats)"]
    Site = Annotated[vec[i64], "[0] * (12 * self.seats)"]
    House = Annotated[vec[i64], "[0] * (HOUSE * self.seats)"]
    Bank = Annotated[vec[i64], [0] * 6]
    Fight = Annotated[vec[i64], [0] * FIGHT]
    Moving = Annotated[vec[i64], [0] * 8]
    Round = Annotated[i64, "round"]
    Order = Annotated[i64, "order"]


class War(CardState):
    """A game of Forbidden Stars."""

    def __init__(self, seats: i64 = 0, streams: i64 = 0, seed: i64 = 0) -> None:
        super().__init__(seats, streams, seed)
        self.galaxy: Galaxy = EMPTY
        self.layout: DumpedFact = BLANK
        self.near: Derived = BLANK
        self.army: Army = BLANK
        self.site: Site = BLANK
        self.storms: Listed = BLANK
        self.house: House = BLANK
        self.bank: Bank = BLANK
        self.fight: Fight = BLANK
        self.moving: Moving = BLANK
        self.options: HiddenNumber = 0
        self.round: Round = 0
        self.first: Round = 0
        self.phase: Round = SETUP_PHASE
        self.turn: Round = -1
        self.active: Order = -1
        self.order: Order = -1
        self.flags: Order = 0
        self.source: Order = -1
        self.target: Order = -1
        self.paths: Order = 0
        self.crossing: Order = -1
        self.crossings_left: Order = 0
        self.bought: Order = 0
        self.moved: Order = 0
        self.strike_used: Order = 0

    # -- seats -------------------------------------------------------------------------------------

    def has(self, seat: i64, what: i64) -> i64:
        """A number of what a seat has."""
        return self.house[seat * HOUSE + what]

    def give(self, seat: i64, what: i64, amount: i64) -> None:
        self.house[seat * HOUSE + what] += amount

    def set(self, seat: i64, what: i64, value: i64) -> None:
        self.house[seat * HOUSE + what] = value

    def faction(self, seat: i64) -> i64:
        return self.house[seat * HOUSE + FACTION]

    def level(self, seat: i64) -> i64:
        """FS-13.17: the command level is the number of cities a player controls."""
        return self.house[seat * HOUSE + CITIES]

    def gain_materiel(self, seat: i64, amount: i64) -> None:
        """FS-13.14: never more than 14, and never below 0."""
        total = self.house[seat * HOUSE + MATERIEL] + amount
        if total > MATERIEL_LIMIT:
            total = MATERIEL_LIMIT
        self.house[seat * HOUSE + MATERIEL] = total if total > 0 else 0

    def may_gain_asset(self, seat: i64, asset: i64) -> bool:
        """FS-2.11, FS-2.12, FS-24.1: at most three of a kind, as long as there are any."""
        return self.has(seat, ASSET + asset) < ASSET_LIMIT and self.bank[3 + asset] > 0

    def gain_asset(self, seat: i64, asset: i64) -> bool:
        if not self.may_gain_asset(seat, asset):
            return False
        self.give(seat, ASSET + asset, 1)
        self.bank[3 + asset] -= 1
        return True

    def spend_asset(self, seat: i64, asset: i64) -> None:
        """FS-13.23: from the play area to the supply."""
        self.give(seat, ASSET + asset, -1)
        self.bank[3 + asset] += 1

    def has_upgrade(self, seat: i64, upgrade: i64) -> bool:
        """Whether a seat has an order upgrade ready (FS-22.17); upgrades are numbered through all
        factions, five each."""
        if self.faction(seat) != upgrade // 5:
            return False
        bit = BIT[upgrade % 5]
        return self.has(seat, OWNED) & bit != 0 and self.has(seat, USED) & bit == 0

    def use_upgrade(self, seat: i64, upgrade: i64) -> None:
        self.house[seat * HOUSE + USED] |= BIT[upgrade % 5]

    # -- telling -----------------------------------------------------------------------------------

    def tell(
        self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, audience: i64 = EVERYONE
    ) -> None:
        """Places and units are told with what is printed there: words have no board to look at.
        The dice of a combat's first roll are told together (log.ROLLED)."""
        listener = self.listener
        if listener is None or (kind == log.DICE and self.fight[F_STAGE] == PREPARATION):
            return
        forms = log.FORMS[kind]
        b = self._told(forms[1], a, b) if len(forms) > 1 else b
        c = self._told(forms[2], a, c) if len(forms) > 2 else c
        d = self._told(forms[3], a, d) if len(forms) > 3 else d
        listener.event(kind, a, b, c, d, audience)

    def _told(self, form: str, seat: i64, number: i64) -> i64:
        if form in log.AREAS:
            return log.with_tile(self.galaxy, number // 4, number)
        if form == "system":
            return log.with_tile(self.galaxy, number, number)
        if form in log.EDGES:
            return log.with_tiles(self.galaxy, number)
        if form in log.UNITS or form == "faction-ability":
            return log.with_faction(number, self.faction(seat))
        return number

    # -- piles -------------------------------------------------------------------------------------

    def pile_of(self, seat: i64, pile: i64) -> i64:
        return 3 * self.seats + seat * PILES + pile

    def owner(self, card: i64) -> i64:
        return card // SET

    def top(self, zone: i64) -> i64:
        """The card on top of a pile, or -1."""
        return self.card_in(zone, self.size[zone] - 1) if self.size[zone] > 0 else -1

    def find(self, zone: i64, kind: i64) -> i64:
        """The topmost card of a kind in a pile, or -1."""
        at = self.size[zone] - 1
        while at >= 0:
            card = self.card_in(zone, at)
            if self.kind[card] == kind:
                return card
            at -= 1
        return -1

    def scheme(self, seat: i64) -> i64:
        """The scheme a seat has in play, as an event number through all factions, or -1."""
        card = self.top(self.pile_of(seat, SCHEME))
        return self.kind[card] - EVENT_KIND if card >= 0 else -1

    def all_seats(self) -> i64:
        return BIT[self.seats] - 1

    # -- areas -------------------------------------------------------------------------------------

    def army_of(self, seat: i64, area: i64) -> i64:
        return self.army[area * self.seats + seat]

    def put_army(self, seat: i64, area: i64, word: i64) -> None:
        self.army[area * self.seats + seat] = word
        self.see(seat, area)

    def see(self, seat: i64, area: i64) -> None:
        """Keep the areas where a seat is present up to date (FS-3.16: routed units count)."""
        if self.army[area * self.seats + seat] != 0 or self.builder(area) == seat:
            self.house[seat * HOUSE + PRESENCE] |= BIT[area]
        else:
            self.house[seat * HOUSE + PRESENCE] &= ~BIT[area]

    def add_unit(self, seat: i64, area: i64, type: i64, routed: i64 = 0, many: i64 = 1) -> None:
        self.army[area * self.seats + seat] += many * BIT[8 * type + 4 * routed]
        self.house[seat * HOUSE + PRESENCE] |= BIT[area]

    def take_unit(self, seat: i64, area: i64, type: i64, routed: i64 = 0) -> None:
        self.army[area * self.seats + seat] -= BIT[8 * type + 4 * routed]
        self.see(seat, area)

    def supply(self, seat: i64, type: i64) -> i64:
        """How many figures are left (FS-11.20)."""
        return (self.has(seat, SUPPLY) >> (4 * type)) & 15

    def from_supply(self, seat: i64, type: i64, area: i64) -> None:
        """A new unit, unrouted."""
        self.house[seat * HOUSE + SUPPLY] -= BIT[4 * type]
        self.add_unit(seat, area, type)

    def to_supply(self, seat: i64, type: i64) -> None:
        """FS-24.7: a destroyed unit goes to its owner's supply, a token to the common one."""
        if type < TYPES:
            self.house[seat * HOUSE + SUPPLY] += BIT[4 * type]
        else:
            self.bank[5] += 1

    def structures(self, area: i64) -> i64:
        """The structures on a world, a bit each."""
        return self.site[area] & 7

    def builder(self, area: i64) -> i64:
        """Who controls the structures on a world, or -1."""
        return ((self.site[area] >> 3) & 7) - 1

    def has_structure(self, seat: i64, area: i64, structure: i64) -> bool:
        return self.site[area] & BIT[structure] != 0 and self.builder(area) == seat

    def objective(self, area: i64) -> i64:
        """The seat whose objective token lies in an area, or -1."""
        return ((self.site[area] >> 6) & 7) - 1

    def put_objective(self, area: i64, seat: i64) -> None:
        """A token of this seat; -1: none any more."""
        self.site[area] = (self.site[area] & 63) | ((seat + 1) << 6)

    def can_build(self, seat: i64, structure: i64) -> bool:
        """FS-11.20, FS-24.3: a structure and a control token are left."""
        return self.bank[structure] > 0 and self.has(seat, CONTROL) > 0

    def build(self, seat: i64, area: i64, structure: i64) -> None:
        """FS-23.4: put a structure on a world, with a control token under it."""
        self.site[area] = (self.site[area] & ~56) | BIT[structure] | ((seat + 1) << 3)
        self.bank[structure] -= 1
        self.give(seat, CONTROL, -1)
        if structure == CITY:
            self.give(seat, CITIES, 1)
        self.see(seat, area)

    def raze(self, area: i64, structure: i64) -> None:
        """FS-24.8, FS-24.10: a structure goes to the supply, its control token to its owner."""
        seat = self.builder(area)
        self.site[area] &= ~BIT[structure]
        self.bank[structure] += 1
        self.give(seat, CONTROL, 1)
        if structure == CITY:
            self.give(seat, CITIES, -1)
        if self.structures(area) == 0:
            self.site[area] &= ~56
        self.see(seat, area)

    def bastion_of(self, seat: i64, area: i64) -> bool:
        return self.has_structure(seat, area, BASTION)

    # -- whose areas -------------------------------------------------------------------------------

    def others(self, seat: i64) -> i64:
        """Areas where anybody else is present."""
        out: i64 = 0
        for other in range(self.seats):
            if other != seat:
                out |= self.house[other * HOUSE + PRESENCE]
        return out

    def friendly(self, seat: i64) -> i64:
        """FS-3.11."""
        return self.has(seat, PRESENCE) & ~self.others(seat)

    def enemy(self, seat: i64) -> i64:
        """FS-3.12."""
        return self.others(seat) & ~self.has(seat, PRESENCE)

    def uncontrolled(self) -> i64:
        """FS-3.13."""
        return (self.galaxy.worlds | self.galaxy.voids) & ~(self.others(0) | self.has(0, PRESENCE))

    def friendly_worlds(self, seat: i64) -> i64:
        return self.friendly(seat) & self.galaxy.worlds

    def is_void(self, area: i64) -> bool:
        return self.galaxy.voids & BIT[area] != 0

    def systems_with(self, areas: i64) -> i64:
        """The systems that have any of these areas."""
        out: i64 = 0
        for system in range(self.galaxy.systems):
            if (areas >> (4 * system)) & 15 != 0:
                out |= BIT[system]
        return out

    def facts(self, seat: i64, type: i64, area: i64) -> i64:
        """Where the values of a unit stand in the columns of components/sheets.py."""
        return row(self.faction(seat), type, self.is_void(area))

    # -- sides of a combat -------------------------------------------------------------------------

    def side(self, side: i64, what: i64) -> i64:
        return self.fight[F_PLAYER + side * F_SIDE + what]

    def set_side(self, side: i64, what: i64, value: i64) -> None:
        self.fight[F_PLAYER + side * F_SIDE + what] = value

    def fighter(self, side: i64) -> i64:
        return self.fight[F_PLAYER + side * F_SIDE]

    def side_in_fight(self, seat: i64) -> i64:
        """Which side of the combat a seat is, or -1."""
        if self.fight[F_STAGE] == NO_COMBAT or self.fight[F_STAGE] == STRIKING:
            return -1
        if self.fighter(ATTACKER) == seat:
            return ATTACKER
        return DEFENDER if self.fighter(DEFENDER) == seat else -1

    def force(self, side: i64) -> i64:
        """The army of a side in the contested area."""
        return self.army_of(self.fighter(side), self.fight[F_AREA])

    def has_bastion(self, side: i64) -> bool:
        return self.bastion_of(self.fighter(side), self.fight[F_AREA])

    def dice(self, side: i64, face: i64) -> i64:
        return self.fight[F_PLAYER + side * F_SIDE + F_DICE + face]

    def all_dice(self, side: i64) -> i64:
        return self.dice(side, ATTACK) + self.dice(side, DEFENCE) + self.dice(side, MORALE)

    def more_morale(self, side: i64) -> bool:
        """Whether a side has more morale dice than the other (several Chaos cards)."""
        return self.dice(side, MORALE) > self.dice(1 - side, MORALE)

    # Written by tools/columns.py from the columns above.
    def copy(self) -> War:
        to = War()
        self._copy_card_state(to)
        to.galaxy = self.galaxy
        to.layout = self.layout
        to.near = self.near
        to.army = self.army[:]
        to.site = self.site[:]
        to.storms = self.storms[:]
        to.house = self.house[:]
        to.bank = self.bank[:]
        to.fight = self.fight[:]
        to.moving = self.moving[:]
        to.options = self.options
        to.round = self.round
        to.first = self.first
        to.phase = self.phase
        to.turn = self.turn
        to.active = self.active
        to.order = self.order
        to.flags = self.flags
        to.source = self.source
        to.target = self.target
        to.paths = self.paths
        to.crossing = self.crossing
        to.crossings_left = self.crossings_left
        to.bought = self.bought
        to.moved = self.moved
        to.strike_used = self.strike_used
        return to

    def _dump_columns(self, out: dict[str, list[int]]) -> None:
        super()._dump_columns(out)
        out["layout"] = plain(self.layout)
        out["army"] = plain(self.army)
        out["site"] = plain(self.site)
        out["storms"] = plain(self.storms)
        out["house"] = plain(self.house)
        out["bank"] = plain(self.bank)
        out["fight"] = plain(self.fight)
        out["moving"] = plain(self.moving)
        out["round"] = [
            int(self.round),
            int(self.first),
            int(self.phase),
            int(self.turn),
        ]
        out["order"] = [
            int(self.active),
            int(self.order),
            int(self.flags),
            int(self.source),
            int(self.target),
            int(self.paths),
            int(self.crossing),
            int(self.crossings_left),
            int(self.bought),
            int(self.moved),
            int(self.strike_used),
        ]

    def fill(self) -> None:
        super().fill()
        self.army = vec[i64]([0] * (12 * self.seats * self.seats))
        self.site = vec[i64]([0] * (12 * self.seats))
        self.storms = vec[i64]()
        self.house = vec[i64]([0] * (HOUSE * self.seats))
        self.bank = vec[i64]([0] * 6)
        self.fight = vec[i64]([0] * FIGHT)
        self.moving = vec[i64]([0] * 8)

    def lengths(self) -> dict[str, int]:
        out = super().lengths()
        out["army"] = 12 * self.seats * self.seats
        out["site"] = 12 * self.seats
        out["storms"] = -1
        out["house"] = HOUSE * self.seats
        out["bank"] = 6
        out["fight"] = FIGHT
        out["moving"] = 8
        return out

    # End of what tools/columns.py writes.


def war(s: State) -> War:
    assert isinstance(s, War)
    return s


def count(word: i64, type: i64, routed: i64) -> i64:
    """How many of a type an army has, unrouted or routed."""
    return (word >> (8 * type + 4 * routed)) & 15


def unrouted(word: i64) -> i64:
    """How many unrouted units an army has."""
    return (word & _HALF) % 255


def routed(word: i64) -> i64:
    return ((word >> 4) & _HALF) % 255


def units(word: i64) -> i64:
    """How many units an army has."""
    return ((word & _HALF) + ((word >> 4) & _HALF)) % 255


def new_war(seats: int, seed: int) -> War:
    """An empty war for so many seats: columns in their length, everything still to be put."""
    s = War(seats, len(STREAMS), seed)
    s.fill()
    kinds: list[int] = []
    for _ in range(seats):
        for order in range(len(ORDERS)):
            kinds += [order, order]
        kinds += [COMBAT_KIND] * (2 * COMBAT_CARDS) + [EVENT_KIND] * EVENTS
    s.deal_cards(kinds, [4 * seats] * (3 * seats) + [*ROOM] * seats)
    return s


def lay(s: War, layout: vec[i64]) -> None:
    """A new board. What was on tiles of the old one stays, since systems keep their numbers."""
    s.layout = layout
    s.galaxy = Galaxy(layout)
    storms_moved(s)


def lay_all(s: War, places: list[int]) -> None:
    """A board from a list: columns are made by compiled code alone."""
    lay(s, vec[i64](places))


def storms_moved(s: War) -> None:
    """Storms lie elsewhere: see what is beside what without crossing one (FS-20.12)."""
    s.near = s.galaxy.near_in(storm_edges(s))


def storm_edges(s: War) -> vec[i64]:
    out = vec[i64]([0] * len(s.storms))
    for k in range(len(s.storms)):
        out[k] = s.storms[k] & 255
    return out

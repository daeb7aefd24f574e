"""The state of a game: its columns, their copy, and the few ways in which they change.

Every card of the match is a number, the deck of seat 0 first. What is in play has a *slot*: a row
of `table`, in the order in which the cards came. A slot, not its card, is what moves and effects
name, since a face-down card may be anything; rows of cards that have left stay until the turn is
over (`compact`), so that a slot never means another card meanwhile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from hadur.games.chaos_galaxy.tables import T
from hadur.games.chaos_galaxy.vocabulary import ACTIVE, ALWAYS, CREW, PASSENGER, USE
from hadur.kernel.bits import BIT
from hadur.kernel.chain import ChainState, number_of, seat_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import BLANK, State, plain

MOST_SEATS: Final = 5

# Piles are numbered kind + seat; then three that all share.
COLONY: Final = 0
HAND: Final = 5
SCRAP: Final = 10
RUIN: Final = 15
TABLE: Final = 20
LIMBO: Final = 21
REMOVED: Final = 22
PILES: Final = 23

# The fields of a slot.
CARD_AT: Final = 0
PLACE: Final = 1
HOLDER: Final = 2
HOST: Final = 3
TURNED: Final = 4
FLAGS: Final = 5
DAMAGE_TAKEN: Final = 6
MARKERS: Final = 7
MARKS: Final = 8
BOUGHT: Final = 9
X_VALUE: Final = 10
SIDE: Final = 11
LAID_AS: Final = 12
LOAD: Final = 13
WIDE: Final = 14

# Where a slot is.
GONE: Final = 0
HANGAR: Final = 1
CANTEEN: Final = 2
SURFACE: Final = 3
ON_SHIP: Final = 4
PLACE_NAMES: Final[tuple[str, ...]] = ("gone", "hangar", "canteen", "surface", "ship")

# Flags of a slot.
PAID: Final = 1
PENDING: Final = 2
"""Paid and face up, but its effect waits for the answers (KG-33.22)."""
HIT_NOW: Final = 4
"""Took damage in this combat and turns at the end of the step (KG-15.26)."""
COMMITTED: Final = 8
"""Has announced a shot, return fire or bombing, so it cannot turn for anything else (C4)."""
HELD: Final = 16
BOMBS_NOW: Final = 32
SPENT: Final = 64
"""Its once-a-turn ability has been used."""
DOOMED: Final = 128
ANSWERED: Final = 256
"""Has been asked in this exchange of shots."""
PASSED_OVER: Final = 512

# Sides of a combat.
NO_SIDE: Final = 0
ATTACKERS: Final = 1
DEFENDERS: Final = 2

# What is known of a player.
CREDITS: Final = 0
BEGUN: Final = 1
BEATEN: Final = 2
LEFT_AT: Final = 3
PLAYER: Final = 4

# Phases of a turn (KG-7.2) and steps of a combat (KG-12.10).
OPENING: Final = 0
STARTING: Final = 1
MAIN: Final = 2
COMBAT: Final = 3
CLOSING_PHASE: Final = 4
PHASES: Final[tuple[str, ...]] = ("opening", "starting", "main", "combat", "closing")
EQUIP: Final = 1
PAYMENT: Final = 2
FIRING: Final = 3
BOMBING_STEP: Final = 4
DISMOUNT: Final = 5
STEPS: Final[tuple[str, ...]] = ("", "equip", "payment", "firing", "bombing", "dismount")

# Targets of an attack that are no slot (KG-12.3).
NO_AIM: Final = -1
AT_COLONY: Final = -2
AT_HEADQUARTERS: Final = -3

# Lasting effects: what, on whom (slot or seat), how much, until when, whose, and a detail.
LASTING: Final = 6
L_STAT: Final = 0  # to 4: the stats; detail: effect + 1, or less than 0 for a bought ability
L_GRANT: Final = 5
L_STRIP: Final = 6
L_PREVENT: Final = 7
L_FORBID: Final = 8
L_BAR: Final = 9  # on a seat
L_PRICE: Final = 10  # on a seat; detail: 2 * selector + first
L_SEIZED: Final = 11  # amount: whose it was

# A clause being carried out.
DEED: Final = 9
D_CLAUSE: Final = 0
D_SEAT: Final = 1
D_SOURCE: Final = 2
D_TARGET: Final = 3
D_OTHER: Final = 4
D_IT: Final = 5
D_RIVAL: Final = 6
D_BRANCH: Final = 7
D_X: Final = 8

# A clause whose moment has come: clause, slot, seat, the other ship.
TRIGGER: Final = 4
# A choice made for the end of payment: clause, slot, target, branch, rival.
CHARGE: Final = 5
# Damage of an exchange: from slot, to slot, amount.
BLOW: Final = 3

# Options (docs/rulings/chaos-galaxy.md).
QUICK_START: Final = 1
SIMPLIFIED: Final = 2
WIN_AT_END: Final = 4
STEALTH_TRAP: Final = 8
ONE_WINDOW: Final = 16
NO_CUTS: Final = 32

# Chance streams.
FIRST_PLAYER: Final = 0
SHUFFLE: Final = 1
STREAMS: Final[tuple[str, ...]] = (
    "first-player",
    "shuffle-0",
    "shuffle-1",
    "shuffle-2",
    "shuffle-3",
    "shuffle-4",
)

BOTTOM: Final = BIT[60]
"""In the number of a link: it was announced first; all may answer again before it (KG-S7)."""
ACTION: Final = BIT[59]
"""In the number of a link: it is no interrupt, so it stays last (KG-11.8)."""


class Answers:
    """Who may answer what is announced, and how; `phases/announcing.py` knows."""

    def may(self, s: Galaxy, seat: i64) -> bool:
        raise NotImplementedError

    def moves(self, s: Galaxy, seat: i64) -> vec[i64]:
        raise NotImplementedError

    def play(self, s: Galaxy, seat: i64, move: i64) -> None:
        raise NotImplementedError


ANSWERS: Final[list[Answers]] = []

if TYPE_CHECKING:
    from hadur.kernel.columns import HIDDEN, SHARED, Fact, Listed

    Player = Annotated[vec[i64], "[0] * (self.seats * PLAYER)"]
    Derived = Annotated[vec[i64], [], SHARED, HIDDEN]
    Table = Annotated[vec[i64], [], WIDE]
    Lasting = Annotated[vec[i64], [], LASTING]
    Deeds = Annotated[vec[i64], [], DEED]
    Triggers = Annotated[vec[i64], [], TRIGGER]
    Charges = Annotated[vec[i64], [], CHARGE]
    Blows = Annotated[vec[i64], [], BLOW]
    Turn = Annotated[i64, "turn"]
    Combat = Annotated[i64, "combat"]


class Galaxy(ChainState):
    """Two to five colonies at war."""

    def __init__(self, seats: i64 = 0, streams: i64 = 0, seed: i64 = 0) -> None:
        super().__init__(seats, streams, seed)
        # Facts of the match that never change; copies share them.
        self.owner: Fact = BLANK
        self.lurking: Fact = BLANK
        """Interrupts of each deck: 4096 * seat + kind. Deck lists are open."""
        self.options: Turn = 0
        self.starter: Turn = 0
        # In play, players, and what lasts.
        self.table: Table = BLANK
        self.player: Player = BLANK
        self.lasting: Lasting = BLANK
        self.auras: Derived = BLANK
        """Slot and effect of every constant text that holds; follows from `table`."""
        self.users: Derived = BLANK
        """The slots with an ability to use; follows from `table` as well."""
        # What is going on.
        self.deeds: Deeds = BLANK
        self.triggers: Triggers = BLANK
        self.charges: Charges = BLANK
        self.blows: Blows = BLANK
        self.looked: Listed = BLANK
        # The turn.
        self.hush: Turn = 0
        """Effects happen at the same time: nothing is destroyed until all have (KG-14.7)."""
        self.turn: Turn = 0
        self.phase: Turn = 0
        self.turns: Turn = 0
        # The combat.
        self.step: Combat = 0
        self.attacker: Combat = -1
        self.defender: Combat = -1
        self.aim: Combat = -1
        self.shooter: Combat = -1
        self.aimed: Combat = -1
        self.returns: Combat = 0
        self.passed: Combat = 0
        """How many have passed in a row in the firing step; 2: both are asked to end it."""
        self.passer: Combat = -1
        self.total: Combat = 0
        self.beyond: Combat = 0
        """The speed that the eligible ships of the side that passed had to beat."""

    # -- the chain ---------------------------------------------------------------------------------

    def may_respond(self, seat: i64) -> bool:
        return self.out & BIT[seat] == 0 and ANSWERS[0].may(self, seat)

    def responses(self, seat: i64) -> vec[i64]:
        return ANSWERS[0].moves(self, seat)

    def respond(self, seat: i64, move: i64) -> None:
        ANSWERS[0].play(self, seat, move)

    def reopens(self, at: i64) -> bool:
        return number_of(self, at) & BOTTOM != 0

    def joined(self, at: i64) -> bool:
        if seat_of(self, at) != seat_of(self, at - 1):
            return False
        return (number_of(self, at) | number_of(self, at - 1)) & ACTION == 0

    def chain_rule(self) -> str:
        return "KG-11.3"

    def order_rule(self) -> str:
        return "KG-11.8"

    def await_interrupts(self, entries: list[int]) -> None:
        """Say which interrupts each deck has (`lurking`)."""
        self.lurking = vec[i64](entries)

    # -- options and players -----------------------------------------------------------------------

    def credits(self, seat: i64) -> i64:
        return self.player[seat * PLAYER + CREDITS]

    def earn(self, seat: i64, amount: i64) -> None:
        """More credits, or fewer (below 0), never less than none (KG-23.3)."""
        at = seat * PLAYER + CREDITS
        self.player[at] = max(0, self.player[at] + amount)

    def begun(self, seat: i64) -> i64:
        """How many turns the seat has begun."""
        return self.player[seat * PLAYER + BEGUN]

    def everybody(self) -> i64:
        return BIT[self.seats] - 1

    def right_of(self, seat: i64) -> i64:
        """The next seat counter-clockwise that still plays."""
        before = (seat + self.seats - 1) % self.seats
        while before != seat and self.out & BIT[before] != 0:
            before = (before + self.seats - 1) % self.seats
        return before

    def neighbours(self, seat: i64) -> vec[i64]:
        """The left one, then the right one; one of them if only two play (KG-26.4)."""
        out = vec[i64]()
        left = self.clockwise(seat)
        right = self.right_of(seat)
        if left != seat:
            out = append(out, left)
        if right != left and right != seat:
            out = append(out, right)
        return out

    def are_neighbours(self, seat: i64, other: i64) -> bool:
        if seat == other:
            return False
        return self.clockwise(seat) == other or self.clockwise(other) == seat

    # -- slots -------------------------------------------------------------------------------------

    def slots(self) -> i64:
        return len(self.table) // WIDE

    def card_at(self, slot: i64) -> i64:
        return self.table[slot * WIDE + CARD_AT]

    def kind_at(self, slot: i64) -> i64:
        return self.kind[self.table[slot * WIDE + CARD_AT]]

    def place(self, slot: i64) -> i64:
        return self.table[slot * WIDE + PLACE]

    def holder(self, slot: i64) -> i64:
        """The seat that controls it."""
        return self.table[slot * WIDE + HOLDER]

    def host(self, slot: i64) -> i64:
        """The ship it is on, or -1."""
        return self.table[slot * WIDE + HOST]

    def turned(self, slot: i64) -> i64:
        return self.table[slot * WIDE + TURNED]

    def markers(self, slot: i64) -> i64:
        return self.table[slot * WIDE + MARKERS]

    def side(self, slot: i64) -> i64:
        return self.table[slot * WIDE + SIDE]

    def laid_as(self, slot: i64) -> i64:
        """The type it counts as by where it was laid."""
        return self.table[slot * WIDE + LAID_AS]

    def flag(self, slot: i64, flag: i64) -> bool:
        return self.table[slot * WIDE + FLAGS] & flag != 0

    def set_flag(self, slot: i64, flag: i64) -> None:
        self.table[slot * WIDE + FLAGS] |= flag

    def clear_flag(self, slot: i64, flag: i64) -> None:
        self.table[slot * WIDE + FLAGS] &= ~flag

    def in_play(self, slot: i64) -> bool:
        return slot >= 0 and self.table[slot * WIDE + PLACE] != GONE

    def is_paid(self, slot: i64) -> bool:
        return self.table[slot * WIDE + FLAGS] & PAID != 0

    def is_ship(self, slot: i64) -> bool:
        return self.table[slot * WIDE + PLACE] == HANGAR

    def works(self, slot: i64) -> bool:
        """In play, paid, and its payment has taken effect (KG-4.7)."""
        row = slot * WIDE
        return (
            self.table[row + PLACE] != GONE and self.table[row + FLAGS] & (PAID | PENDING) == PAID
        )

    def is_active(self, slot: i64) -> bool:
        """Paid and upright (KG-4.8)."""
        return self.works(slot) and self.table[slot * WIDE + TURNED] == ACTIVE

    def ship_of(self, slot: i64) -> i64:
        """The ship that a text on this card speaks of: itself, or what it is on (KG-1.17)."""
        host = self.table[slot * WIDE + HOST]
        return host if host >= 0 else slot

    def enter(self, card: i64, place: i64, seat: i64, laid_as: i64, host: i64 = -1) -> i64:
        """Bring a card into play, upright (KG-4.4); its slot is returned."""
        slot = self.slots()
        self.put(card, TABLE)
        table = self.table
        table = append(table, card)
        table = append(table, place)
        table = append(table, seat)
        table = append(table, host)
        for _ in range(SIDE - HOST):
            table = append(table, 0)
        table = append(table, laid_as)
        table = append(table, 0)
        self.table = table
        if host >= 0:
            self.table[host * WIDE + LOAD] += 1
        return slot

    def mount(self, slot: i64, ship: i64) -> None:
        """Put a card in play onto a ship."""
        self.unmount(slot)
        self.table[slot * WIDE + PLACE] = ON_SHIP
        self.table[slot * WIDE + HOST] = ship
        self.table[ship * WIDE + LOAD] += 1

    def unmount(self, slot: i64) -> None:
        host = self.table[slot * WIDE + HOST]
        if host >= 0:
            self.table[host * WIDE + LOAD] -= 1
            self.table[slot * WIDE + HOST] = -1

    def load(self, ship: i64) -> i64:
        """How many cards are on the ship (KG-2.13, KG-2.14)."""
        return self.table[ship * WIDE + LOAD]

    def size_of(self, ship: i64) -> i64:
        """By subtype (KG-2.11); also how many cards it carries."""
        return T.subtype[self.kind_at(ship)] + 1

    def has_room(self, ship: i64) -> bool:
        return self.load(ship) < self.size_of(ship)

    def aboard(self, ship: i64) -> vec[i64]:
        """The cards on a ship, in the order they came into play."""
        out = vec[i64]()
        if self.table[ship * WIDE + LOAD] == 0:
            return out
        for slot in range(self.slots()):
            if self.table[slot * WIDE + HOST] == ship and self.table[slot * WIDE + PLACE] != GONE:
                out = append(out, slot)
        return out

    def row_of(self, seat: i64, place: i64) -> vec[i64]:
        """The slots of a seat at a place, in the order they came (KG-3.7)."""
        out = vec[i64]()
        table = self.table
        for row in range(0, len(table), WIDE):
            if table[row + PLACE] == place and table[row + HOLDER] == seat:
                out = append(out, row // WIDE)
        return out

    def has_ship(self, seat: i64) -> bool:
        for slot in range(self.slots()):
            if self.place(slot) == HANGAR and self.holder(slot) == seat:
                return True
        return False

    def text_works(self, slot: i64) -> bool:
        """Whether the text of this card counts where it lies (KG-1.18, KG-10.39)."""
        if not self.works(slot):
            return False
        if self.options & QUICK_START != 0:
            return False
        if self.table[slot * WIDE + LAID_AS] == CREW and self.table[slot * WIDE + HOST] < 0:
            return T.subtype[self.kind_at(slot)] == PASSENGER
        return True

    def refresh(self) -> None:
        """Find the texts that hold or can be used; called whenever cards come, go, board or are
        paid. New columns are put in place, since copies share the old ones."""
        auras = vec[i64]()
        users = vec[i64]()
        for slot in range(self.slots()):
            kind = self.kind_at(slot)
            if T.moments[kind] & (BIT[ALWAYS] | BIT[USE]) == 0 or not self.text_works(slot):
                continue
            if T.moments[kind] & BIT[USE] != 0:
                users = append(users, slot)
            for clause in range(T.clause[kind], T.clause[kind + 1]):
                if T.when[clause] == ALWAYS:
                    auras = append(auras, slot)
                    auras = append(auras, T.effect[clause])
        self.auras = auras
        self.users = users

    def last(self, what: i64, on: i64, amount: i64, until: i64, seat: i64, detail: i64) -> None:
        """Let an effect last."""
        lasting = self.lasting
        lasting = append(lasting, what)
        lasting = append(lasting, on)
        lasting = append(lasting, amount)
        lasting = append(lasting, until)
        lasting = append(lasting, seat)
        self.lasting = append(lasting, detail)

    def compact(self) -> None:
        """Close the gaps that cards left in `table`: nothing may refer to a slot just now but
        what lasts."""
        now = vec[i64]()
        table = vec[i64]()
        for slot in range(self.slots()):
            if self.table[slot * WIDE + PLACE] == GONE:
                now = append(now, -1)
                continue
            now = append(now, len(table) // WIDE)
            for k in range(slot * WIDE, slot * WIDE + WIDE):
                table = append(table, self.table[k])
        if len(table) == len(self.table):
            return
        self.table = table
        for slot in range(self.slots()):
            host = self.table[slot * WIDE + HOST]
            if host >= 0:
                self.table[slot * WIDE + HOST] = now[host]
        for k in range(0, len(self.lasting), LASTING):
            if self.lasting[k] != L_BAR and self.lasting[k] != L_PRICE:
                self.lasting[k + 1] = now[self.lasting[k + 1]]
        self.refresh()

    # -- knowledge ---------------------------------------------------------------------------------

    def lay_hidden(self, card: i64, zone: i64) -> None:
        """Let a card go from a hand, seen by its owner alone: whoever knew cards of that hand no
        longer knows which of them are left."""
        owner = self.owner[card]
        others = self.everybody() & ~BIT[owner]
        self.put(card, zone)
        self.hide_among(card, HAND + owner, others)
        self.reveal(card, BIT[owner])

    def ship_slots(self) -> vec[i64]:
        out = vec[i64]()
        for slot in range(self.slots()):
            if self.table[slot * WIDE + PLACE] == HANGAR:
                out = append(out, slot)
        return out

    # Written by tools/columns.py from the columns above.
    def copy(self) -> Galaxy:
        to = Galaxy()
        self._copy_chain_state(to)
        to.owner = self.owner
        to.lurking = self.lurking
        to.options = self.options
        to.starter = self.starter
        to.table = self.table[:]
        to.player = self.player[:]
        to.lasting = self.lasting[:]
        to.auras = self.auras
        to.users = self.users
        to.deeds = self.deeds[:]
        to.triggers = self.triggers[:]
        to.charges = self.charges[:]
        to.blows = self.blows[:]
        to.looked = self.looked[:]
        to.hush = self.hush
        to.turn = self.turn
        to.phase = self.phase
        to.turns = self.turns
        to.step = self.step
        to.attacker = self.attacker
        to.defender = self.defender
        to.aim = self.aim
        to.shooter = self.shooter
        to.aimed = self.aimed
        to.returns = self.returns
        to.passed = self.passed
        to.passer = self.passer
        to.total = self.total
        to.beyond = self.beyond
        return to

    def _dump_columns(self, out: dict[str, list[int]]) -> None:
        super()._dump_columns(out)
        out["turn"] = [
            int(self.options),
            int(self.starter),
            int(self.hush),
            int(self.turn),
            int(self.phase),
            int(self.turns),
        ]
        out["table"] = plain(self.table)
        out["player"] = plain(self.player)
        out["lasting"] = plain(self.lasting)
        out["deeds"] = plain(self.deeds)
        out["triggers"] = plain(self.triggers)
        out["charges"] = plain(self.charges)
        out["blows"] = plain(self.blows)
        out["looked"] = plain(self.looked)
        out["combat"] = [
            int(self.step),
            int(self.attacker),
            int(self.defender),
            int(self.aim),
            int(self.shooter),
            int(self.aimed),
            int(self.returns),
            int(self.passed),
            int(self.passer),
            int(self.total),
            int(self.beyond),
        ]

    def fill(self) -> None:
        super().fill()
        self.table = vec[i64]()
        self.player = vec[i64]([0] * (self.seats * PLAYER))
        self.lasting = vec[i64]()
        self.auras = vec[i64]()
        self.users = vec[i64]()
        self.deeds = vec[i64]()
        self.triggers = vec[i64]()
        self.charges = vec[i64]()
        self.blows = vec[i64]()
        self.looked = vec[i64]()

    def lengths(self) -> dict[str, int]:
        out = super().lengths()
        out["table"] = -WIDE
        out["player"] = self.seats * PLAYER
        out["lasting"] = -LASTING
        out["deeds"] = -DEED
        out["triggers"] = -TRIGGER
        out["charges"] = -CHARGE
        out["blows"] = -BLOW
        out["looked"] = -1
        return out

    # End of what tools/columns.py writes.


def galaxy(s: State) -> Galaxy:
    assert isinstance(s, Galaxy)
    return s


def new_galaxy(
    seats: int, seed: int, owners: list[int], kinds: list[int], room: list[int]
) -> Galaxy:
    """A galaxy with every card still nowhere."""
    s = Galaxy(seats, len(STREAMS), seed)
    s.deal_cards(kinds, room)
    s.owner = vec[i64](owners)
    s.fill()
    return s

"""Orders: face-down stacks and secret bids for 2 to 4 seats. Shows knowledge and `ask_all`.

O-1  Planning: from the first player clockwise, each seat puts one of its four order tokens face
     down on the stack of a world, until all are placed. Two tokens muster, two strike.
O-2  A seat may look at its own token on top of a stack. What lies under another token nobody
     may look at, not even its owner.
O-3  Operations: clockwise, each seat reveals one of its tokens that is on top of a stack and
     carries it out; a seat that has none misses the turn. Tokens go back to their owners.
O-4  Muster: an army of yours is added to the world.
O-5  Strike: all seats with an army there bid secretly, at the same time, some of their will.
     The highest bid takes the world's glory (of equals, the striker, then the next clockwise);
     each bidder loses the will it bid, and each loser an army.
O-6  After so many rounds (two, unless the table chose otherwise) the most glory wins. The first
     player's token goes left each round.
O-7  Whoever leaves takes tokens and armies along: what they covered is seen again by its owner,
     and what they bid counts for nothing. The last one left has won.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from hadur.kernel.advice import Advisor, Tuning
from hadur.kernel.bits import BIT
from hadur.kernel.cards import CardState
from hadur.kernel.choices import Choice, Kind, one_of
from hadur.kernel.game import Setup
from hadur.kernel.moves import first, pack, second, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.sampling import reshuffle_unknown
from hadur.kernel.state import BLANK, Ask, Prompt, State, Step, plain, step0, step2
from hadur.kernel.views import common
from tests.kernel.toys.common import BOOKS, WholeToy, faces
from tests.kernel.toys.parts import ToyLook, ToyNumbers, ToyWords

NAMES: Final = ["muster", "strike"]
MUSTER: Final = 0
TOKENS: Final = 4
WORLDS: Final = 3
WILL: Final = 5
BANNERS: Final = ("red", "blue", "green", "gold")

PLACE: Final = 0
REVEAL: Final = 1
BID: Final = 2

PLACED: Final = 0  # seat, world; the kind for the seat alone
PLACED_KIND: Final = 1  # seat, world, kind
REVEALED: Final = 2  # seat, world, kind
BIDS: Final = 3  # world, winner, bid

if TYPE_CHECKING:
    Armies = Annotated[vec[i64], "[1] * (WORLDS * self.seats)"]
    Glory = Annotated[vec[i64], "[0] * self.seats"]
    Will = Annotated[vec[i64], "[WILL] * self.seats"]
    Bids = Annotated[vec[i64], "[-1] * self.seats"]
    Round = Annotated[i64, "round"]


class Sector(CardState):
    """Piles 0 to 2 are the stacks of the worlds, the rest the supplies of the seats."""

    def __init__(self, seats: i64 = 0, streams: i64 = 0, seed: i64 = 0) -> None:
        super().__init__(seats, streams, seed)
        self.armies: Armies = BLANK
        self.glory: Glory = BLANK
        self.will: Will = BLANK
        self.bid: Bids = BLANK
        self.leader: Round = 0
        self.round: Round = 0
        self.rounds: Round = 0
        self.banners: list[str] = []

    def supply(self, seat: i64) -> i64:
        return WORLDS + seat

    def owner(self, token: i64) -> i64:
        return token // TOKENS

    def top(self, world: i64) -> i64:
        """The token on top of a stack, or -1."""
        return self.card_in(world, self.size[world] - 1) if self.size[world] > 0 else -1

    def is_on_top(self, seat: i64, world: i64) -> bool:
        token = self.top(world)
        return token >= 0 and self.owner(token) == seat

    def army(self, world: i64, seat: i64) -> i64:
        return self.armies[world * self.seats + seat]

    def cover(self, token: i64, world: i64) -> None:
        """O-2: on top only its owner knows it; what it covers, nobody."""
        below = self.top(world)
        if below >= 0:
            self.knows[below] = 0
        self.put(token, world)
        self.knows[token] = BIT[self.owner(token)]

    def uncover(self, world: i64) -> i64:
        """Take the top token off for all to see; the owner of the next one may look at it."""
        token = self.top(world)
        self.take_off(token)
        self.look_at_top(world)
        return token

    def take_off(self, token: i64) -> None:
        self.put(token, self.supply(self.owner(token)))
        self.reveal(token, BIT[self.seats] - 1)

    def look_at_top(self, world: i64) -> None:
        below = self.top(world)
        if below >= 0:
            self.reveal(below, BIT[self.owner(below)])

    def clear_away(self, seat: i64) -> None:
        """O-7."""
        for token in range(seat * TOKENS, (seat + 1) * TOKENS):
            self.take_off(token)
        for world in range(WORLDS):
            self.armies[world * self.seats + seat] = 0
            self.look_at_top(world)

    # Written by tools/columns.py from the columns above.
    def copy(self) -> Sector:
        to = Sector()
        self._copy_card_state(to)
        to.armies = self.armies[:]
        to.glory = self.glory[:]
        to.will = self.will[:]
        to.bid = self.bid[:]
        to.leader = self.leader
        to.round = self.round
        to.rounds = self.rounds
        to.banners = self.banners
        return to

    def _dump_columns(self, out: dict[str, list[int]]) -> None:
        super()._dump_columns(out)
        out["armies"] = plain(self.armies)
        out["glory"] = plain(self.glory)
        out["will"] = plain(self.will)
        out["bid"] = plain(self.bid)
        out["round"] = [
            int(self.leader),
            int(self.round),
            int(self.rounds),
        ]

    def fill(self) -> None:
        super().fill()
        self.armies = vec[i64]([1] * (WORLDS * self.seats))
        self.glory = vec[i64]([0] * self.seats)
        self.will = vec[i64]([WILL] * self.seats)
        self.bid = vec[i64]([-1] * self.seats)

    def lengths(self) -> dict[str, int]:
        out = super().lengths()
        out["armies"] = WORLDS * self.seats
        out["glory"] = self.seats
        out["will"] = self.seats
        out["bid"] = self.seats
        return out

    # End of what tools/columns.py writes.


def sector(s: State) -> Sector:
    assert isinstance(s, Sector)
    return s


# -- planning --------------------------------------------------------------------------------------


def plan(s: Sector, number: i64, seat: i64) -> None:
    """O-1: the `number`-th placement of the phase."""
    if number == TOKENS * s.seats:
        s.push(OPERATE, 0, s.leader)
        return
    s.push(PLAN, number + 1, (seat + 1) % s.seats)
    if not s.is_out(seat):
        s.ask(PLACEMENT, seat)


class Placement(Prompt):
    """Which token goes on which world? Tokens that read alike are one answer."""

    def answer_for(self, s: State, ask: Ask) -> i64:
        return pack(PLACE)

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for kind in range(len(NAMES)):
            if in_supply(sector(s), ask.seat, kind) >= 0:
                for world in range(WORLDS):
                    out = append(out, pack(PLACE, kind, world))
        return out

    def play(self, s: State, ask: Ask, move: i64) -> None:
        if s.is_out(ask.seat):
            return
        token = in_supply(sector(s), ask.seat, first(move))
        sector(s).cover(token, second(move))
        s.tell(PLACED, ask.seat, second(move))
        s.tell(PLACED_KIND, ask.seat, second(move), first(move), audience=BIT[ask.seat])


def in_supply(s: Sector, seat: i64, kind: i64) -> i64:
    for k in range(s.size[s.supply(seat)]):
        token = s.card_in(s.supply(seat), k)
        if s.kind[token] == kind:
            return token
    return -1


# -- operations ------------------------------------------------------------------------------------


def operate(s: Sector, missed: i64, seat: i64) -> None:
    """O-3. When all seats in a row have missed their turn, no token is left."""
    if missed == s.seats:
        s.push(END_ROUND)
        return
    following = s.clockwise(seat)
    has_one = False
    for world in range(WORLDS):
        if s.is_on_top(seat, world):
            has_one = True
    if has_one:
        s.push(OPERATE, 0, following)
        s.ask(OPERATION, seat)
    else:
        s.push(OPERATE, missed + 1, following)


class Operation(Prompt):
    """Which of your orders is carried out?"""

    def answer_for(self, s: State, ask: Ask) -> i64:
        return pack(REVEAL)

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for world in range(WORLDS):
            if sector(s).is_on_top(ask.seat, world):
                out = append(out, pack(REVEAL, world))
        return out

    def play(self, s: State, ask: Ask, move: i64) -> None:
        t = sector(s)
        if t.is_out(ask.seat):
            return
        world = first(move)
        kind = t.kind[t.uncover(world)]
        t.tell(REVEALED, ask.seat, world, kind)
        if kind == MUSTER:
            t.armies[world * t.seats + ask.seat] += 1
        else:
            strike(t, world, ask.seat)


def strike(s: Sector, world: i64, striker: i64) -> None:
    """O-5."""
    asks: list[Ask] = []
    for k in range(s.seats):
        seat = (striker + k) % s.seats
        if s.army(world, seat) > 0:
            asks.append(Ask(BIDDING, seat))
    if asks:
        s.push(COMPARE, world, striker)
        s.ask_all(asks)


class Bidding(Prompt):
    """How much will?"""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for amount in range(sector(s).will[ask.seat] + 1):
            out = append(out, pack(BID, amount))
        return out

    def play(self, s: State, ask: Ask, move: i64) -> None:
        if not s.is_out(ask.seat):
            sector(s).bid[ask.seat] = first(move)


def compare(s: Sector, world: i64, striker: i64) -> None:
    winner = striker
    best: i64 = -1
    if max(s.bid) < 0:
        return
    for k in range(s.seats):
        seat = (striker + k) % s.seats
        if s.bid[seat] > best:
            winner = seat
            best = s.bid[seat]
    s.glory[winner] += 1
    s.tell(BIDS, world, winner, best)
    for seat in range(s.seats):
        if s.bid[seat] >= 0:
            s.will[seat] -= s.bid[seat]
            s.bid[seat] = -1
            if seat != winner:
                s.armies[world * s.seats + seat] -= 1


def end_round(s: Sector) -> None:
    """O-6."""
    s.round += 1
    s.leader = s.clockwise(s.leader)
    if s.round < s.rounds:
        s.push(PLAN, 0, s.leader)
        return
    glory = [-1 if s.is_out(seat) else int(s.glory[seat]) for seat in range(s.seats)]
    best = max(glory)
    s.finish(vec[i64]([1 if n == best else -1 for n in glory]))


PLACEMENT: Final = Placement("place", "O-1", False)
OPERATION: Final = Operation("reveal", "O-3", True)
BIDDING: Final = Bidding("bid", "O-5", True)
PLAN: Final[Step] = step2(plan)
OPERATE: Final[Step] = step2(operate)
COMPARE: Final[Step] = step2(compare)
END_ROUND: Final[Step] = step0(end_round)


class OrdersAdvisor(Advisor):
    """Glory is all; will brings some of it."""

    def holding(self, state: State, seat: i64) -> i64:
        s = sector(state)
        return 700 * s.glory[seat] + 100 * s.will[seat]

    def clock(self, state: State) -> i64:
        return sector(state).round


class Orders(WholeToy):
    """Choices: how many `rounds`; for each seat a `banner` that nobody before it has."""

    name = "orders"
    state = Sector
    seats: tuple[int, ...] = (2, 3, 4)
    folder = BOOKS / "orders"

    def choices(self, setup: Setup) -> list[Choice]:
        wanted = [seat.get("banner") for seat in setup["seats"]]
        found = [Choice("rounds", Kind.NUMBER, "2", least=1, most=3)]
        for seat in range(len(wanted)):
            free = tuple(name for name in BANNERS if name not in wanted[:seat])
            unwanted = [name for name in free if name not in wanted]
            default = unwanted[0] if unwanted else free[0]
            found.append(one_of("banner", *free, seat=seat, default=default))
        return found

    def withdraw(self, state: State, seat: int) -> None:
        sector(state).clear_away(seat)
        state.drop_out(seat)

    def advisor(self) -> Advisor:
        return OrdersAdvisor(Tuning(horizon=1))

    def words(self) -> ToyWords:
        return WORDS

    def look(self) -> ToyLook:
        return ToyLook(lambda view, seat: f"glory {view['glory'][seat]}")

    def encoding(self) -> ToyNumbers:
        return NUMBERS

    def deal(self, setup: Setup, seed: int, script: list[int] | None = None) -> Sector:
        seats = len(setup["seats"])
        s = Sector(seats, 0, seed)
        s.rounds = int(setup["options"]["rounds"])
        s.banners = [seat["banner"] for seat in setup["seats"]]
        s.fill()
        s.deal_cards([0, 0, 1, 1] * seats, [TOKENS * seats] * WORLDS + [TOKENS] * seats)
        for token in range(TOKENS * seats):
            s.put(token, s.supply(s.owner(token)))
            s.reveal(token, BIT[seats] - 1)
        s.push(PLAN, 0, 0)
        return s

    def text(self, state: State, index: int, move: int) -> str:
        if verb_of(move) == PLACE:
            return f"place {NAMES[first(move)]} {second(move)}"
        return f"reveal {first(move)}" if verb_of(move) == REVEAL else f"bid {first(move)}"

    def text_for(self, state: State, index: int, move: int, seat: int | None) -> str:
        """What lies face down, others read as a token, and once it is revealed by its face; a bid
        is open once it has been compared, so whoever shows it before all have answered must
        not."""
        s = sector(state)
        if verb_of(move) == REVEAL:
            face = NAMES[s.kind[s.top(first(move))]]
            return f"{self.text(state, index, move)} {face}"
        if verb_of(move) == PLACE and state.asks[index].seat != seat:
            return f"place ? {second(move)}"
        return self.text(state, index, move)

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        s = sector(state)
        seats = range(int(s.seats))
        return {
            "game": "orders",
            **common(s, seat),
            "banners": s.banners,
            "round": int(s.round),
            "stacks": [
                [
                    f"{s.owner(token)} {face}"
                    for token, face in zip(
                        s.cards_in(world), faces(s, world, NAMES, seat), strict=True
                    )
                ]
                for world in range(WORLDS)
            ],
            "armies": [[int(s.army(world, n)) for n in seats] for world in range(WORLDS)],
            "supplies": [int(s.size[s.supply(n)]) for n in seats],
            "glory": [int(n) for n in s.glory],
            "will": [int(n) for n in s.will],
            "first": int(s.leader),
        }

    def sample(self, state: State, seat: int, rng: int) -> Sector:
        twin = sector(state).copy()
        sets = [list(range(n * TOKENS, (n + 1) * TOKENS)) for n in range(int(twin.seats))]
        reshuffle_unknown(twin, seat, sets, rng)
        return twin


def count(state: State, seat: int) -> list[int]:
    """What a seat may know, for programs; empty places stand for seats that are not there."""
    s = sector(state)
    four = range(4)
    seats = int(s.seats)
    found = [seat, seats]
    for column in (s.glory, s.will):
        found += [int(column[n]) if n < seats else 0 for n in four]
    for world in range(WORLDS):
        found += [int(s.army(world, n)) if n < seats else 0 for n in four]
        token = int(s.top(world))
        known = token >= 0 and s.knows_card(seat, token)
        found += [1 + int(s.owner(token)) if token >= 0 else 0]
        found += [1 + int(s.kind[token]) if known else 0, int(s.size[world])]
    return found


NUMBERS: Final = ToyNumbers(
    [
        *(f"place {name} {world}" for name in NAMES for world in range(WORLDS)),
        *(f"reveal {world}" for world in range(WORLDS)),
        *(f"bid {amount}" for amount in range(WILL + 1)),
    ],
    [
        ("table", 2, 0, 4, "own seat, number of seats"),
        ("glory", 4, 0, 16, "glory of each seat"),
        ("will", 4, 0, WILL, "will of each seat"),
        ("worlds", WORLDS * 7, 0, 16, "armies of each seat, the token on top, the stack"),
    ],
    count,
)
WORDS: Final = ToyWords(
    {
        PLACED: ("player", "world"),
        PLACED_KIND: ("player", "world", "kind"),
        REVEALED: ("player", "world", "kind"),
        BIDS: ("world", "player", "bid"),
    }
)
GAME: Final = Orders()

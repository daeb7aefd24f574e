"""Lair: one invader against a team of marines. Shows edges, a large figure, cards played out of
turn, and talk that only the team hears.

The map has columns a to f and rows 1 to 4. A wall runs between the columns c and d; in rows 2
and 3 it has doors, closed at the start. Seat 0, the invader, has a demon that covers 2 x 2
spaces (named by its upper left one); every other seat is a marine.

L-1  In turn: the demon has three actions, a marine two. Step; open a door beside you; bite a
     marine beside the demon; shoot the demon in a straight line.
L-2  Nothing steps, bites or shoots through a wall or a closed door. An opened door is gone.
L-3  The demon steps with its whole base: no space of it may be taken, no border that it
     crosses or covers may be a wall or a closed door.
L-4  A card is played at the moment it names, in anybody's turn; then play goes on where it was.
     The side whose turn it is comes first. Draw a card at the start of your turn.
L-5  Dodge. Interrupt: when you are bitten, cancel that.
L-6  Cover. Interrupt: when a marine beside you is bitten, you are bitten instead.
L-7  Counter. Reaction: after you are bitten, the demon loses a life.
L-8  Scales. Interrupt: when the demon is shot, cancel that.
L-9  Fury. Interrupt: when the demon bites, the marine loses one life more.
L-10 Once in its turn a marine may say which card it holds, true or not: the marines hear it, the
     invader does not. Cards may not be shown.
L-11 A bite or a shot takes a life; demon and marines have three. The marines win when the demon
     has none left; the invader wins when one of them has none, or after 10 rounds.
L-12 A marine who leaves is gone from the map and the others play on. When the last marine or the
     invader has left, that side has lost.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any, Final

from hadur.kernel.advice import Advisor, Tuning
from hadur.kernel.bits import BIT, members
from hadur.kernel.choices import ON, Choice, switch
from hadur.kernel.game import Setup, Sides
from hadur.kernel.moves import first, pack, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.sampling import reshuffle_unknown
from hadur.kernel.state import BLANK, Ask, Prompt, State, Step, plain, step0
from hadur.kernel.views import common
from hadur.kernel.windows import (
    INTERRUPT,
    PASS_VERB,
    REACTION,
    USE_VERB,
    Ability,
    Occasion,
    TimedState,
    ability_of,
    amend,
    argument,
    cancel,
    event_at,
    listener,
    occur,
    replace,
)
from tests.kernel.toys.common import (
    BOOKS,
    WholeToy,
    discard,
    draw,
    faces,
    find,
    one_of,
    take_into_hand,
)
from tests.kernel.toys.parts import ToyLook, ToyNumbers, ToyWords

WIDTH: Final = 6
HEIGHT: Final = 4
DIRECTIONS: Final = "nesw"
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
WALLS: Final[i64] = 1 << 2 | 1 << 20
"""The spaces with a wall on their east side: c1 and c4."""
DOORS: Final[i64] = 1 << 8 | 1 << 14
"""The spaces with a door there: c2 and c3."""

NAMES: Final = ["dodge", "cover", "counter", "scales", "fury"]
MARINE_DECK: Final = [0, 0, 1, 2, 0, 2]
INVADER_DECK: Final = [3, 3, 4, 4, 3, 4]
DECK_SIZE: Final = 6
HAND_SIZE: Final = 2
INVADER: Final = 0
MARINES: Final = 1
"""The sides; the invader's is numbered as its seat."""
ROUNDS: Final = 10

STEP: Final = 0
OPEN: Final = 1
BITE_VERB: Final = 2
SHOOT: Final = 3
SAY: Final = 4
END: Final = 5

SAID: Final = 0  # seat, kind of card: for the marines

if TYPE_CHECKING:
    Places = Annotated[vec[i64], "[16] + [WIDTH * row for row in range(self.seats - 1)]"]
    Lives = Annotated[vec[i64], "[3] * self.seats"]
    Turn = Annotated[i64, "turn"]
    House = Annotated[i64, "table"]


class Lair(TimedState):
    """Piles: the deck of each seat, then the hand of each seat, then one discard pile."""

    def __init__(self, seats: i64 = 0, streams: i64 = 0, seed: i64 = 0) -> None:
        super().__init__(seats, streams, seed)
        self.place: Places = BLANK
        self.life: Lives = BLANK
        self.doors: House = DOORS
        self.active: Turn = 0
        self.actions: Turn = 0
        self.has_spoken: Turn = 0
        self.rounds: House = 0

    def hand(self, seat: i64) -> i64:
        return self.seats + seat

    def marines(self) -> i64:
        """The marines' seats, of those who still play."""
        return (BIT[self.seats] - 2) & ~self.out

    # -- windows -----------------------------------------------------------------------------------

    def priority(self, at: i64, timing: i64) -> vec[i64]:
        """L-4: the invader and then the marines, or the marines and then the invader."""
        out = vec[i64]()
        if self.active == INVADER:
            out = append(out, INVADER)
        for seat in members(self.marines()):
            out = append(out, seat)
        if self.active != INVADER:
            out = append(out, INVADER)
        return out

    def is_asked(self, at: i64, timing: i64, seat: i64) -> bool:
        if self.size[self.hand(seat)] == 0:
            return False
        if seat == INVADER:
            return timing == INTERRUPT
        if event_at(self, at) is SHOT:
            return False
        victim = argument(self, at, 0)
        return seat == victim or (timing == INTERRUPT and self.are_beside(seat, victim))

    def listeners(self, at: i64, timing: i64, seat: i64) -> vec[i64]:
        out = vec[i64]()
        for kind in range(len(CARDS)):
            card = one_of(self, self.hand(seat), kind)
            if card >= 0:
                out = append(out, listener(CARDS[kind], card))
        return out

    def window_rule(self, timing: i64) -> str:
        return "L-4"

    # -- the map -----------------------------------------------------------------------------------

    def is_closed(self, space: i64, direction: i64) -> bool:
        """L-2: whether a wall, a closed door or the edge of the map bounds the space there."""
        if direction == NORTH:
            return space < WIDTH
        if direction == SOUTH:
            return space >= WIDTH * (HEIGHT - 1)
        if direction == EAST:
            return space % WIDTH == WIDTH - 1 or (WALLS | self.doors) & BIT[space] != 0
        return space % WIDTH == 0 or (WALLS | self.doors) & BIT[space - 1] != 0

    def covers(self, seat: i64) -> i64:
        """The spaces a figure covers."""
        if self.is_out(seat):
            return 0
        return large(self.place[seat]) if seat == INVADER else BIT[self.place[seat]]

    def taken(self) -> i64:
        spaces: i64 = 0
        for seat in range(self.seats):
            spaces |= self.covers(seat)
        return spaces

    def reach(self, spaces: i64) -> i64:
        """The spaces beside these, as far as one can step there."""
        out: i64 = 0
        for space in members(spaces):
            for direction in range(4):
                if not self.is_closed(space, direction):
                    out |= BIT[space + OFFSET[direction]]
        return out & ~spaces

    def are_beside(self, seat: i64, other: i64) -> bool:
        return self.reach(self.covers(seat)) & self.covers(other) != 0

    def can_step(self, seat: i64, direction: i64) -> bool:
        """L-3, which for a base of one space says what L-2 does."""
        base = self.covers(seat)
        for space in members(base):
            if self.is_closed(space, direction):
                return False
        if seat == INVADER:
            place = self.place[seat] + OFFSET[direction]
            target = large(place)
            for space in (place, place + WIDTH):
                if self.is_closed(space, EAST):
                    return False
        else:
            target = BIT[self.place[seat] + OFFSET[direction]]
        return target & self.taken() & ~base == 0

    def sees_demon(self, seat: i64) -> bool:
        """Whether a straight line from the marine meets the demon before anything else."""
        for direction in range(4):
            space = self.place[seat]
            while not self.is_closed(space, direction):
                space += OFFSET[direction]
                if self.covers(INVADER) & BIT[space] != 0:
                    return True
                if self.taken() & BIT[space] != 0:
                    break
        return False

    def doors_beside(self, seat: i64) -> i64:
        """Doors are named by the space west of them."""
        base = self.covers(seat)
        return self.doors & (base | (base >> 1))

    # -- the end -----------------------------------------------------------------------------------

    def lose(self, seat: i64, lives: i64) -> None:
        self.life[seat] = max(0, self.life[seat] - lives)
        if self.life[seat] == 0:
            self.end(seat == INVADER)

    def end(self, marines_win: bool) -> None:
        self.win(MARINES if marines_win else INVADER)

    # Written by tools/columns.py from the columns above.
    def copy(self) -> Lair:
        to = Lair()
        self._copy_timed_state(to)
        to.place = self.place[:]
        to.life = self.life[:]
        to.doors = self.doors
        to.active = self.active
        to.actions = self.actions
        to.has_spoken = self.has_spoken
        to.rounds = self.rounds
        return to

    def _dump_columns(self, out: dict[str, list[int]]) -> None:
        super()._dump_columns(out)
        out["place"] = plain(self.place)
        out["life"] = plain(self.life)
        out["table"] = [
            int(self.doors),
            int(self.rounds),
        ]
        out["turn"] = [
            int(self.active),
            int(self.actions),
            int(self.has_spoken),
        ]

    def fill(self) -> None:
        super().fill()
        self.place = vec[i64]([16] + [WIDTH * row for row in range(self.seats - 1)])
        self.life = vec[i64]([3] * self.seats)

    def lengths(self) -> dict[str, int]:
        out = super().lengths()
        out["place"] = len([16] + [WIDTH * row for row in range(self.seats - 1)])
        out["life"] = self.seats
        return out

    # End of what tools/columns.py writes.


def lair(s: State) -> Lair:
    assert isinstance(s, Lair)
    return s


def large(place: i64) -> i64:
    """A base of 2 x 2 spaces."""
    return BIT[place] | BIT[place + 1] | BIT[place + WIDTH] | BIT[place + WIDTH + 1]


OFFSET: Final = vec[i64]([-WIDTH, 1, WIDTH, -1])


# -- what happens, and the cards that are played then ----------------------------------------------


class Bite(Occasion):
    """A marine (a) is bitten and loses lives (b)."""

    def happen(self, s: TimedState, at: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        lair(s).lose(a, b)


class Shot(Occasion):
    """The demon is shot."""

    def happen(self, s: TimedState, at: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        lair(s).lose(INVADER, 1)


BITE: Final = Bite("bite")
SHOT: Final = Shot("shot")


class Card(Ability):
    """A card from hand. Marines' cards are about themselves unless they say otherwise."""

    def usable(self, s: TimedState, at: i64, seat: i64, source: i64) -> bool:
        return seat == INVADER or argument(s, at, 0) == seat

    def use(self, s: TimedState, at: i64, seat: i64, source: i64) -> None:
        discard(s, source, 2 * s.seats)
        self.effect(lair(s), at, seat)

    def effect(self, s: Lair, at: i64, seat: i64) -> None:
        raise NotImplementedError


class Prevent(Card):
    """Dodge and Scales."""

    def effect(self, s: Lair, at: i64, seat: i64) -> None:
        cancel(s, at)


class Cover(Card):
    def usable(self, s: TimedState, at: i64, seat: i64, source: i64) -> bool:
        victim = argument(s, at, 0)
        return victim != seat and lair(s).are_beside(seat, victim)

    def effect(self, s: Lair, at: i64, seat: i64) -> None:
        replace(s, at, BITE, seat, argument(s, at, 1))


class Counter(Card):
    def effect(self, s: Lair, at: i64, seat: i64) -> None:
        s.lose(INVADER, 1)


class Fury(Card):
    def effect(self, s: Lair, at: i64, seat: i64) -> None:
        amend(s, at, 1, argument(s, at, 1) + 1)


CARDS: Final[list[Ability]] = [
    Prevent("dodge", BITE, INTERRUPT),
    Cover("cover", BITE, INTERRUPT),
    Counter("counter", BITE, REACTION),
    Prevent("scales", SHOT, INTERRUPT),
    Fury("fury", BITE, INTERRUPT),
]


# -- the turn --------------------------------------------------------------------------------------


class Act(Prompt):
    """What the active figure does next."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        t = lair(s)
        seat = ask.seat
        out = vec[i64]()
        for direction in range(4):
            if t.can_step(seat, direction):
                out = append(out, pack(STEP, direction))
        for door in members(t.doors_beside(seat)):
            out = append(out, pack(OPEN, door))
        if seat == INVADER:
            for marine in members(t.marines()):
                if t.are_beside(INVADER, marine):
                    out = append(out, pack(BITE_VERB, marine))
        else:
            if t.sees_demon(seat):
                out = append(out, pack(SHOOT))
            if t.has_spoken == 0:
                for kind in range(3):
                    out = append(out, pack(SAY, kind))
        return append(out, pack(END))

    def play(self, s: State, ask: Ask, move: i64) -> None:
        t = lair(s)
        verb = verb_of(move)
        if verb == END:
            t.push(END_TURN)
            return
        t.push(GO_ON)
        if verb == SAY:
            t.has_spoken = 1
            t.tell(SAID, ask.seat, first(move), audience=BIT[t.seats] - 2)
            return
        t.actions -= 1
        if verb == STEP:
            t.place[ask.seat] += OFFSET[first(move)]
        elif verb == OPEN:
            t.doors &= ~BIT[first(move)]
        elif verb == BITE_VERB:
            occur(t, BITE, first(move), 1)
        else:
            occur(t, SHOT, ask.seat)


def start_turn(s: Lair) -> None:
    s.actions = 3 if s.active == INVADER else 2
    s.has_spoken = 0
    draw(s, s.active, s.hand(s.active), s.active)
    s.push(GO_ON)


def go_on(s: Lair) -> None:
    if s.actions > 0:
        s.ask(ACT, s.active)
    else:
        s.push(END_TURN)


def end_turn(s: Lair) -> None:
    s.active = s.clockwise(s.active)
    if s.active == INVADER:
        s.rounds += 1
    if s.rounds == ROUNDS:
        s.end(False)
    else:
        s.push(START_TURN)


def deal_hands(s: Lair) -> None:
    for seat in range(s.seats):
        s.shuffle(seat, 0)
        for _ in range(HAND_SIZE):
            draw(s, seat, s.hand(seat), seat)


ACT: Final = Act("act", "L-1", True)
START_TURN: Final[Step] = step0(start_turn)
GO_ON: Final[Step] = step0(go_on)
END_TURN: Final[Step] = step0(end_turn)
DEAL: Final[Step] = step0(deal_hands)


def space_name(space: int) -> str:
    return "abcdef"[space % WIDTH] + str(space // WIDTH + 1)


def space_number(name: str) -> int:
    return "abcdef".index(name[0]) + WIDTH * (int(name[1]) - 1)


class LairAdvisor(Advisor):
    """Lives are all."""

    def holding(self, state: State, seat: i64) -> i64:
        s = lair(state)
        if seat == INVADER:
            return 800 * s.life[INVADER]
        return 800 * min([s.life[marine] for marine in members(s.marines())])

    def clock(self, state: State) -> i64:
        return lair(state).rounds


class LairGame(WholeToy):
    """Choices: whether the doors stand `open`. A position has `places` (the demon first), `hands`
    (lists of names), closed `doors`, and the `active` seat, who draws no card and has two
    actions."""

    name = "lair"
    state = Lair
    seats: tuple[int, ...] = (3, 2, 4)
    streams: tuple[str, ...] = ("deal",)
    folder = BOOKS / "lair"

    def choices(self, setup: Setup) -> list[Choice]:
        return [switch("open")]

    def sides(self, setup: Setup) -> Sides:
        return (INVADER,), tuple(range(1, len(setup["seats"])))

    def advisor(self) -> Advisor:
        return LairAdvisor(Tuning(horizon=1))

    def words(self) -> ToyWords:
        return WORDS

    def look(self) -> ToyLook:
        return ToyLook(lambda view, seat: f"life {view['life'][seat]}")

    def encoding(self) -> ToyNumbers:
        return NUMBERS

    def deal(self, setup: Setup, seed: int, script: list[int] | None = None) -> Lair:
        s = self._map(len(setup["seats"]), seed)
        if setup["options"]["open"] == ON:
            s.doors = 0
        s.script = list(script or [])
        s.then([DEAL, START_TURN])
        return s

    def position(self, setup: Setup, position: Mapping[str, Any], seed: int) -> Lair:
        seats = len(setup["seats"])
        s = self._map(seats, seed)
        for seat in range(seats):
            s.place[seat] = space_number(position["places"][seat])
            for name in position["hands"][seat]:
                take_into_hand(s, find(s, seat, NAMES, name), s.hand(seat), seat)
        s.doors = sum(1 << space_number(door) for door in position["doors"])
        s.active = position["active"]
        s.actions = 2
        s.push(GO_ON)
        s.run()
        return s

    def _map(self, seats: int, seed: int) -> Lair:
        s = Lair(seats, 1, seed)
        s.hear(CARDS)
        s.fill()
        room = [DECK_SIZE] * (2 * seats) + [DECK_SIZE * seats]
        s.deal_cards(INVADER_DECK + MARINE_DECK * (seats - 1), room)
        for card in range(DECK_SIZE * seats):
            s.put(card, card // DECK_SIZE)
        return s

    def text(self, state: State, index: int, move: int) -> str:
        verb = verb_of(move)
        if verb == PASS_VERB:
            return "pass"
        if verb == USE_VERB:
            return ability_of(move).name
        if verb == STEP:
            return f"step {DIRECTIONS[first(move)]}"
        if verb == OPEN:
            return f"open {space_name(int(first(move)))}"
        if verb == BITE_VERB:
            return f"bite {first(move)}"
        if verb == SAY:
            return f"say {NAMES[first(move)]}"
        return "shoot" if verb == SHOOT else "end"

    def text_for(self, state: State, index: int, move: int, seat: int | None) -> str:
        if verb_of(move) == SAY and (seat is None or seat == INVADER):
            return "say"
        return self.text(state, index, move)

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        s = lair(state)
        seats = range(int(s.seats))
        return {
            "game": "lair",
            **common(s, seat),
            "round": int(s.rounds),
            "places": [space_name(int(place)) for place in s.place],
            "life": [int(n) for n in s.life],
            "doors": [space_name(int(door)) for door in members(s.doors)],
            "hands": [faces(s, int(s.hand(n)), NAMES, seat) for n in seats],
            "decks": [faces(s, n, NAMES, seat) for n in seats],
            "discard": faces(s, int(2 * s.seats), NAMES, seat),
            "turn": (int(s.active), int(s.actions)),
        }

    def sample(self, state: State, seat: int, rng: int) -> Lair:
        twin = lair(state).copy()
        decks = [list(range(n * DECK_SIZE, (n + 1) * DECK_SIZE)) for n in range(int(twin.seats))]
        reshuffle_unknown(twin, seat, decks, rng)
        return twin


def count(state: State, seat: int) -> list[int]:
    """What a seat may know, for programs; empty places stand for seats that are not there."""
    s = lair(state)
    four = range(4)
    seats = int(s.seats)
    found = [seat, seats, int(s.active), int(s.actions), int(s.rounds)]
    for column in (s.place, s.life):
        found += [int(column[n]) if n < seats else 0 for n in four]
    found += [int(s.size[s.hand(n)]) if n < seats else 0 for n in four]
    found += [int(s.doors & BIT[space] != 0) for space in (8, 14)]
    own = [int(s.kind[card]) for card in s.cards_in(int(s.hand(seat)))]
    return [*found, *(own.count(kind) for kind in range(len(NAMES)))]


NUMBERS: Final = ToyNumbers(
    [
        *(f"step {direction}" for direction in DIRECTIONS),
        *(f"open {door}" for door in ("c2", "c3")),
        *(f"bite {marine}" for marine in (1, 2, 3)),
        "shoot",
        *(f"say {name}" for name in NAMES[:3]),
        *NAMES,
        "pass",
        "end",
    ],
    [
        ("turn", 5, 0, ROUNDS, "own seat, number of seats, whose turn, actions, rounds"),
        ("places", 4, 0, WIDTH * HEIGHT, "where each figure is"),
        ("life", 4, 0, 3, "life of each figure"),
        ("hands", 4, 0, DECK_SIZE, "cards in each hand"),
        ("doors", 2, 0, 1, "which doors are closed"),
        ("hand", len(NAMES), 0, DECK_SIZE, "own cards of each kind"),
    ],
    count,
)
WORDS: Final = ToyWords({SAID: ("player", "kind")})
GAME: Final = LairGame()

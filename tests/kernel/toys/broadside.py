"""Broadside: shots and what is played in answer. Shows the last-in-first-out chain (chain.py).

Each seat has two ships, credits and a hand. In your turn your ships fire, each once.

B-1  Firing turns the ship (its cost). The shot takes 1 armour of its target; at 0 a ship is gone.
B-2  Whatever is announced may be answered by all, clockwise, its own player last; what is
     played last takes effect first. Costs are paid when a card is played, and stay paid.
B-3  A card or shot whose target is gone leaves without effect.
B-4  The chain runs down to the shot; before the shot itself all may play again.
B-5  Cards that a seat plays while nobody else does take effect in the order it likes.
B-6  Boost (1 credit): a shot takes 1 armour more.
B-7  Plate (1): a ship has 1 armour more.
B-8  Torpedo (2): a ship loses 2 armour.
B-9  Veto (the cost of its target): a card on the chain leaves without effect.
B-10 Reply (1): your first ship that is not turned fires at a ship at once. That shot has a chain
     of its own, and when it is over, the one below goes on.
B-11 The last seat with ships wins; after 12 rounds, the seat with the most ships.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from hadur.kernel.chain import (
    FIRST_VERB,
    Announcement,
    ChainState,
    announce,
    find,
    launch,
    link_of,
    links,
    neutralise,
    number_of,
    seat_of,
    set_number,
    source_of,
    target_of,
    ticket_of,
    what_at,
)
from hadur.kernel.game import Setup
from hadur.kernel.moves import first, pack, second, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.sampling import reshuffle_unknown
from hadur.kernel.state import BLANK, Ask, Prompt, State, Step, plain, step0
from hadur.kernel.windows import PASS_VERB
from tests.kernel.toys.common import Toy, discard, draw, faces, one_of, take_into_hand
from tests.kernel.toys.common import find as find_card

NAMES: Final = ["boost", "plate", "torpedo", "veto", "reply"]
BOOST_CARD: Final = 0
VETO_CARD: Final = 3
REPLY_CARD: Final = 4
PRICE: Final = vec[i64]([1, 1, 2, 0, 1])
"""A veto costs what its target did."""
COPIES: Final = 2
DECK_SIZE: Final = 10
HAND_SIZE: Final = 4
SHIPS: Final = 2
ROUNDS: Final = 12

FIRE: Final = 0
PLAY: Final = 1
END: Final = 2

if TYPE_CHECKING:
    Armour = Annotated[vec[i64], "[2] * (self.seats * SHIPS)"]
    Turned = Annotated[vec[i64], "[0] * (self.seats * SHIPS)"]
    Credits = Annotated[vec[i64], "[4] * self.seats"]
    Turn = Annotated[i64, "turn"]


class Fleet(ChainState):
    """Piles: the deck of each seat, then the hand of each seat, then one discard pile."""

    def __init__(self, seats: i64 = 0, streams: i64 = 0, seed: i64 = 0) -> None:
        super().__init__(seats, streams, seed)
        self.armour: Armour = BLANK
        self.turned: Turned = BLANK
        self.credits: Credits = BLANK
        self.active: Turn = 0
        self.turns: Turn = 0

    def hand(self, seat: i64) -> i64:
        return self.seats + seat

    def chain_rule(self) -> str:
        return "B-2"

    def may_respond(self, seat: i64) -> bool:
        return self.size[self.hand(seat)] > 0 and self.credits[seat] > 0

    def responses(self, seat: i64) -> vec[i64]:
        """One move for each kind of card in hand and each target it can be paid for."""
        out = vec[i64]()
        for kind in range(len(NAMES)):
            card = one_of(self, self.hand(seat), kind)
            if card < 0 or PRICE[kind] > self.credits[seat]:
                continue
            if kind == REPLY_CARD and self.ready_ship(seat) < 0:
                continue
            for target in self.targets(kind):
                if kind != VETO_CARD or self.price_of(target) <= self.credits[seat]:
                    out = append(out, pack(PLAY, card, target))
        return out

    def respond(self, seat: i64, move: i64) -> None:
        announce(self, PLAYED[self.kind[first(move)]], seat, first(move), second(move))

    def reopens(self, at: i64) -> bool:
        return what_at(self, at) is SHOT

    def joined(self, at: i64) -> bool:
        return what_at(self, at - 1) is not SHOT and seat_of(self, at) == seat_of(self, at - 1)

    def targets(self, kind: i64) -> vec[i64]:
        """Ships, or links of the chain by their tickets."""
        out = vec[i64]()
        if kind != BOOST_CARD and kind != VETO_CARD:
            for ship in range(len(self.armour)):
                if self.armour[ship] > 0:
                    out = append(out, ship)
        else:
            for at in range(links(self)):
                is_shot = what_at(self, at) is SHOT
                if find(self, ticket_of(self, at)) >= 0 and is_shot == (kind == BOOST_CARD):
                    out = append(out, ticket_of(self, at))
        return out

    def price_of(self, ticket: i64) -> i64:
        """What the card with this ticket cost."""
        return number_of(self, find(self, ticket))

    def ready_ship(self, seat: i64) -> i64:
        """The first ship of the seat that could fire, or -1."""
        for ship in range(seat * SHIPS, seat * SHIPS + SHIPS):
            if self.armour[ship] > 0 and self.turned[ship] == 0:
                return ship
        return -1

    def ships_of(self, seat: i64) -> i64:
        alive: i64 = 0
        for ship in range(seat * SHIPS, seat * SHIPS + SHIPS):
            if self.armour[ship] > 0:
                alive += 1
        return alive

    def damage(self, ship: i64, amount: i64) -> None:
        self.armour[ship] = max(0, self.armour[ship] - amount)
        if self.over or self.ships_of(ship // SHIPS) > 0:
            return
        left = [seat for seat in range(self.seats) if self.ships_of(seat) > 0]
        if len(left) == 1:
            self.finish(vec[i64]([1 if n == left[0] else -1 for n in range(self.seats)]))

    # Written by tools/columns.py from the columns above.
    def copy(self) -> Fleet:
        to = Fleet()
        self._copy_chain_state(to)
        to.armour = self.armour[:]
        to.turned = self.turned[:]
        to.credits = self.credits[:]
        to.active = self.active
        to.turns = self.turns
        return to

    def _dump_columns(self, out: dict[str, list[int]]) -> None:
        super()._dump_columns(out)
        out["armour"] = plain(self.armour)
        out["turned"] = plain(self.turned)
        out["credits"] = plain(self.credits)
        out["turn"] = [
            int(self.active),
            int(self.turns),
        ]

    def fill(self) -> None:
        super().fill()
        self.armour = vec[i64]([2] * (self.seats * SHIPS))
        self.turned = vec[i64]([0] * (self.seats * SHIPS))
        self.credits = vec[i64]([4] * self.seats)

    def lengths(self) -> dict[str, int]:
        out = super().lengths()
        out["armour"] = self.seats * SHIPS
        out["turned"] = self.seats * SHIPS
        out["credits"] = self.seats
        return out

    # End of what tools/columns.py writes.


def fleet(s: State) -> Fleet:
    assert isinstance(s, Fleet)
    return s


# -- what can be announced -------------------------------------------------------------------------


class Shot(Announcement):
    """B-1. The source is the ship that fires; boosts are counted on it in `number`."""

    def pay(self, s: ChainState, at: i64) -> None:
        fleet(s).turned[source_of(s, at)] = 1

    def stands(self, s: ChainState, at: i64) -> bool:
        return fleet(s).armour[target_of(s, at)] > 0

    def resolve(self, s: ChainState, at: i64) -> None:
        fleet(s).damage(target_of(s, at), 1 + number_of(s, at))


class Card(Announcement):
    """A card from hand: paid, shown and put away when it is played; aimed at a ship."""

    def price(self, s: Fleet, at: i64) -> i64:
        return PRICE[s.kind[source_of(s, at)]]

    def pay(self, s: ChainState, at: i64) -> None:
        f = fleet(s)
        price = self.price(f, at)
        set_number(s, at, price)
        f.credits[seat_of(s, at)] -= price
        discard(f, source_of(s, at), 2 * f.seats)

    def stands(self, s: ChainState, at: i64) -> bool:
        return fleet(s).armour[target_of(s, at)] > 0


class Plate(Card):
    def resolve(self, s: ChainState, at: i64) -> None:
        fleet(s).armour[target_of(s, at)] += 1


class Torpedo(Card):
    def resolve(self, s: ChainState, at: i64) -> None:
        fleet(s).damage(target_of(s, at), 2)


class Reply(Card):
    def stands(self, s: ChainState, at: i64) -> bool:
        return super().stands(s, at) and fleet(s).ready_ship(seat_of(s, at)) >= 0

    def resolve(self, s: ChainState, at: i64) -> None:
        seat = seat_of(s, at)
        launch(s, SHOT, seat, fleet(s).ready_ship(seat), target_of(s, at))


class CardOnCard(Card):
    """Aimed at a link of the chain."""

    def stands(self, s: ChainState, at: i64) -> bool:
        return find(s, target_of(s, at)) >= 0


class Boost(CardOnCard):
    def resolve(self, s: ChainState, at: i64) -> None:
        shot = find(s, target_of(s, at))
        set_number(s, shot, number_of(s, shot) + 1)


class Veto(CardOnCard):
    def price(self, s: Fleet, at: i64) -> i64:
        return s.price_of(target_of(s, at))

    def resolve(self, s: ChainState, at: i64) -> None:
        neutralise(s, find(s, target_of(s, at)))


SHOT: Final = Shot("shot")
PLAYED: Final[list[Announcement]] = [
    Boost("boost"),
    Plate("plate"),
    Torpedo("torpedo"),
    Veto("veto"),
    Reply("reply"),
]


# -- the turn --------------------------------------------------------------------------------------


class Turn(Prompt):
    """Fire a ship that has not been turned, or end the turn."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        f = fleet(s)
        out = vec[i64]()
        for ship in range(ask.seat * SHIPS, ask.seat * SHIPS + SHIPS):
            if f.armour[ship] > 0 and f.turned[ship] == 0:
                for target in range(len(f.armour)):
                    if f.armour[target] > 0 and target // SHIPS != ask.seat:
                        out = append(out, pack(FIRE, ship, target))
        return append(out, pack(END))

    def play(self, s: State, ask: Ask, move: i64) -> None:
        if verb_of(move) == END:
            s.push(END_TURN)
        else:
            s.push(TURN)
            launch(fleet(s), SHOT, ask.seat, first(move), second(move))


def turn(s: Fleet) -> None:
    s.ask(TURN_PROMPT, s.active)


def end_turn(s: Fleet) -> None:
    """The next seat that has ships; it earns a credit and turns its ships back."""
    s.turns += 1
    if s.turns == ROUNDS * s.seats:
        best = max([int(s.ships_of(seat)) for seat in range(s.seats)])
        s.finish(vec[i64]([1 if s.ships_of(n) == best else -1 for n in range(s.seats)]))
        return
    s.active = (s.active + 1) % s.seats
    while s.ships_of(s.active) == 0:
        s.active = (s.active + 1) % s.seats
    s.credits[s.active] += 1
    for ship in range(s.active * SHIPS, s.active * SHIPS + SHIPS):
        s.turned[ship] = 0
    s.push(TURN)


def deal_hands(s: Fleet) -> None:
    for seat in range(s.seats):
        s.shuffle(seat, 0)
        for _ in range(HAND_SIZE):
            draw(s, seat, s.hand(seat), seat)


TURN_PROMPT: Final = Turn("turn", "B-1", True)
TURN: Final[Step] = step0(turn)
END_TURN: Final[Step] = step0(end_turn)
DEAL: Final[Step] = step0(deal_hands)


class Broadside(Toy):
    """Setup: `seats`, and `hands`, lists of card names; without hands, chance deals."""

    name = "broadside"
    state = Fleet
    seats: tuple[int, ...] = (2, 3)
    streams: tuple[str, ...] = ("deal",)

    def deal(self, setup: Setup, seed: int, script: list[int] | None = None) -> Fleet:
        seats = len(setup["seats"])
        s = Fleet(seats, 1, seed)
        s.fill()
        s.script = list(script or [])
        deck = [kind for kind in range(len(NAMES)) for _ in range(COPIES)]
        s.deal_cards(deck * seats, [DECK_SIZE] * (2 * seats) + [DECK_SIZE * seats])
        for card in range(DECK_SIZE * seats):
            s.put(card, card // DECK_SIZE)
        s.push(TURN)
        if "hands" not in setup:
            s.push(DEAL)
            return s
        for seat, hand in enumerate(setup["hands"]):
            for name in hand:
                take_into_hand(s, find_card(s, seat, NAMES, name), s.hand(seat), seat)
        return s

    def text(self, state: State, index: int, move: int) -> str:
        s = fleet(state)
        verb = verb_of(move)
        if verb == PASS_VERB:
            return "pass"
        if verb == END:
            return "end"
        if verb == FIRE:
            return f"fire {first(move)} {second(move)}"
        if verb == FIRST_VERB:
            at = link_of(state.asks[index], move)
            return f"first {what_at(s, at).name} #{ticket_of(s, at)}"
        kind = s.kind[first(move)]
        aim = "#" if kind in (BOOST_CARD, VETO_CARD) else ""
        return f"{NAMES[kind]} {aim}{second(move)}"

    def view(self, state: State, seat: int | None) -> dict[str, object]:
        s = fleet(state)
        seats = range(int(s.seats))
        return {
            "armour": [int(n) for n in s.armour],
            "turned": [int(n) for n in s.turned],
            "credits": [int(n) for n in s.credits],
            "decks": [faces(s, n, NAMES, seat) for n in seats],
            "hands": [faces(s, int(s.hand(n)), NAMES, seat) for n in seats],
            "discard": faces(s, int(2 * s.seats), NAMES, seat),
            "chain": [f"{what_at(s, at).name} #{ticket_of(s, at)}" for at in range(links(s))],
            "turn": int(s.active),
        }

    def sample(self, state: State, seat: int, rng: int) -> Fleet:
        twin = fleet(state).copy()
        decks = [list(range(n * DECK_SIZE, (n + 1) * DECK_SIZE)) for n in range(int(twin.seats))]
        reshuffle_unknown(twin, seat, decks, rng)
        return twin


GAME: Final = Broadside()

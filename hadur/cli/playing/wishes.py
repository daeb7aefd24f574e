"""What a command line says about a game to begin: its seats, what is chosen, who plays what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from hadur.bots.external import Policy
from hadur.cli import decks
from hadur.cli.playing.seats import PERSON, Seats
from hadur.kernel.choices import Choice, Kind, chosen
from hadur.kernel.errors import UnknownName
from hadur.kernel.game import Game
from hadur.kernel.setups import open_choices

USUAL_BOT: Final = "heuristic"
_MOST_DIGITS: Final = 2


@dataclass
class Wish:
    """`count` is the number of seats (0: not said), `chosen` what is chosen for each of them in
    the words of the command line, `deck` and `vs` the decks of the player and of the opponent;
    `own` are the seats played here, `bots` who plays which other, `bot` who plays the rest."""

    count: int = 0
    chosen: dict[int, dict[str, str]] = field(default_factory=dict)
    options: dict[str, Any] = field(default_factory=dict)
    deck: str = ""
    vs: str = ""
    own: list[int] = field(default_factory=list)
    bot: str = ""
    bots: dict[int, str] = field(default_factory=dict)
    hot_seat: bool = False
    names: tuple[str, ...] = ()
    seed: int | None = None
    on_fault: Policy = Policy.FORFEIT

    @property
    def chose_players(self) -> bool:
        return bool(self.bot or self.bots or self.hot_seat)

    @property
    def chose_setup(self) -> bool:
        return bool(self.count or self.chosen or self.options or self.deck or self.vs)

    # -- the seats ---------------------------------------------------------------------------------

    def seats_in(self, game: Game) -> int:
        """How many seats there will be: as many as are asked for, or as the seats named need."""
        numbers = ", ".join(str(number) for number in sorted(game.seats))
        if self.count and self.count not in game.seats:
            raise UnknownName(f"{game.name} is for {numbers} players, not {self.count}")
        highest = max([*self.chosen, *self.own, *self.bots], default=0)
        fitting = [n for n in (self.count, *game.seats, *sorted(game.seats)) if n > highest]
        if not fitting or (self.count and fitting[0] != self.count):
            most = self.count or max(game.seats)
            raise UnknownName(
                f"there is no seat {highest}: with {most} players they are 0 to {most - 1}"
            )
        return fitting[0]

    def players(self, seats: int) -> tuple[str, ...]:
        """Who plays each seat; UnknownName if that cannot be."""
        own = set(self.own)
        for seat in own & set(self.bots):
            raise UnknownName(
                f"seat {seat} is played by you (--as) or by {self.bots[seat]}, not both"
            )
        open_seats = [seat for seat in range(seats) if seat not in own and seat not in self.bots]
        if self.hot_seat and not own:
            own, open_seats = set(open_seats), []
        if not own and open_seats:
            own.add(open_seats.pop(0))
        if not own:
            raise UnknownName("nobody plays here: bots play by themselves with hadur arena")
        if self.bot and not open_seats:
            raise UnknownName(
                "choose one: --bot to play a program, --hot-seat or --as to play its seat here"
            )
        others = {**dict.fromkeys(open_seats, self.bot or USUAL_BOT), **self.bots}
        return tuple(others.get(seat, PERSON) for seat in range(seats))

    def seating(self, seats: int) -> Seats:
        """Who sits where. The names given are those of the seats in order, but a single person's
        comes first."""
        players = self.players(seats)
        own = [seat for seat, player in enumerate(players) if player == PERSON]
        order = list(range(seats))
        if len(own) == 1:
            order.remove(own[0])
            order.insert(0, own[0])
        if len(self.names) > seats:
            raise UnknownName(f"{len(self.names)} names are given for {seats} players")
        called = dict(zip(order, self.names, strict=False))
        names = tuple(called.get(seat, "") for seat in range(seats))
        return Seats(players, names, alone=len(own) > 1 and not self.hot_seat)

    def seating_of(self, game: Game) -> Seats:
        """The same for a game that is set up already, with `count` seats."""
        return self.seating(self.seats_in(game))

    # -- the setup ---------------------------------------------------------------------------------

    def setup(self, game: Game) -> dict[str, Any]:
        """What is chosen so far, as a setup has it; UnknownName or IllegalDeck if it cannot be."""
        seats = self.seats_in(game)
        setup: dict[str, Any] = {
            "seats": [dict(self.chosen.get(seat, {})) for seat in range(seats)],
            "options": dict(self.options),
        }
        built = _decks_of(game, {"seats": seats, "options": setup["options"]})
        for seat, wanted in self._shorthands(seats):
            if not any(choice.seat == seat for choice in built):
                raise UnknownName(f"no decks are chosen in {game.name}: leave --deck and --vs out")
            setup["seats"][seat].setdefault("deck", wanted)
        for choice in built:
            wanted = chosen(setup, choice)
            if wanted:
                setup["seats"][choice.seat][choice.name] = decks.for_setup(game, wanted)
        game.check_setup(setup)
        return setup

    def _shorthands(self, seats: int) -> list[tuple[int, str]]:
        """The seats whose decks --deck and --vs are."""
        mine = self.players(seats).index(PERSON) if self.deck or self.vs else 0
        found = [(mine, self.deck)] if self.deck else []
        if self.vs and seats != 2:
            raise UnknownName("--vs is for two players; name decks with --seat N:deck=NAME")
        return [*found, (1 - mine, self.vs)] if self.vs else found


def _decks_of(game: Game, setup: dict[str, Any]) -> list[Choice]:
    return [c for c in open_choices(game, setup) if c.kind is Kind.DECK and c.seat is not None]


def usual_deck(setup: dict[str, Any], choice: Choice) -> str:
    """The deck somebody gets who chose none: the usual one, unless another has it already."""
    taken = [seat.get(choice.name) for seat in setup["seats"]]
    free = [deck for deck in (choice.default, *choice.values) if deck not in taken]
    return free[0] if free else choice.default


def with_usual_decks(game: Game, setup: dict[str, Any]) -> dict[str, Any]:
    """The setup with a deck for every seat that has to have one."""
    for choice in _decks_of(game, setup):
        if not chosen(setup, choice):
            setup["seats"][choice.seat][choice.name] = usual_deck(setup, choice)
    return game.check_setup(setup)


# -- how it is written -----------------------------------------------------------------------------


def of_seats(items: Sequence[str]) -> tuple[list[int], dict[int, dict[str, str]]]:
    """What --seat says: N:NAME=VALUE chooses something for a seat, N alone is where one sits."""
    own: list[int] = []
    found: dict[int, dict[str, str]] = {}
    for item in items:
        number, colon, rest = item.partition(":")
        name, equals, value = rest.partition("=")
        seat = _seat(number)
        if seat is None or (colon and not (name and equals)):
            raise UnknownName(f"--seat {item} should read N:NAME=VALUE, as in 1:deck=NAME")
        if colon:
            found.setdefault(seat, {})[name.strip()] = value.strip()
        else:
            own.append(seat)
    return own, found


def of_bots(items: Sequence[str]) -> tuple[str, dict[int, str]]:
    """What --bot says: N:BOT plays a seat, BOT alone every seat that nobody else plays."""
    rest = ""
    found: dict[int, str] = {}
    for item in items:
        number, colon, name = item.partition(":")
        seat = _seat(number)
        if seat is not None and colon:
            found[seat] = name
        elif rest:
            raise UnknownName(f"--bot {rest} and {item} are both for all others: say N:{item}")
        else:
            rest = item
    return rest, found


def of_own(items: Sequence[str]) -> list[int]:
    """What --as says: a seat, or several with commas between them."""
    found: list[int] = []
    for part in ",".join(items).split(",") if items else []:
        seat = _seat(part.strip())
        if seat is None:
            raise UnknownName(f"--as {part} should be the number of a seat, from 0 on")
        found.append(seat)
    return found


def _seat(text: str) -> int | None:
    if text.isascii() and text.isdecimal() and len(text) <= _MOST_DIGITS:
        return int(text)
    return None

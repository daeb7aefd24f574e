"""A table with its log at hand and a clock that tests turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from hadur.kernel.game import Game
from hadur.table import commands
from hadur.table.entries import Body, Entry, Moved, Opened, from_text, numbered, to_text
from hadur.table.options import Options
from hadur.table.sheet import Caller
from hadur.table.table import Table

START = 1_700_000_000_000
SEED = 123_456_789_012
KEY = "5eed" * 16
"""What chance comes from; with "" it is the seed, as at old tables."""


class House:
    """Every entry goes through text, as it does on its way to the store and back."""

    def __init__(self, game: Game, bodies: Sequence[Body]) -> None:
        self.game = game
        self.now = START
        self.log: list[Entry] = []
        self.table = Table.of(self._kept(bodies), self.find)

    def find(self, name: str) -> Game:
        assert name == self.game.name
        return self.game

    def _kept(self, bodies: Sequence[Body]) -> list[Entry]:
        entries = numbered(bodies, len(self.log), self.now)
        entries = [Entry(n.number, n.at, from_text(to_text(n.body))) for n in entries]
        self.log += entries
        return entries

    def keep(self, bodies: Sequence[Body]) -> Sequence[Body]:
        for entry in self._kept(bodies):
            self.table.apply(entry)
        return bodies

    def caller(self, player: str, seat: int | None = None) -> Caller:
        return Caller(player, self.now, seat)

    def do(
        self, command: Callable[..., list[Body]], player: str, *args: Any, seat: int | None = None
    ) -> Sequence[Body]:
        """Carry out a command of a person."""
        return self.keep(command(self.table, self.caller(player, seat), *args))

    def move(self, player: str, text: str, at: int | None = None) -> Sequence[Body]:
        return self.do(commands.move, player, text, self.table.moves if at is None else at)

    def wait(self, seconds: float) -> None:
        self.now += int(seconds * 1000)

    def again(self, upto: int | None = None) -> Table:
        """The table folded anew from its log."""
        return Table.of(self.log[:upto], self.find)


def opened(game: Game, options: Options | None = None, **setup: Any) -> House:
    """A table of anna's, with seed and key that are always the same. `options_` are the game's."""
    if "options_" in setup:
        setup["options"] = setup.pop("options_")
    (body,) = commands.open_table(game, setup, "anna", options or Options())
    assert isinstance(body, Opened)
    return House(game, [msgspec.structs.replace(body, seed=SEED, key=KEY)])


def playing(game: Game, *people: str, options: Options | None = None, **setup: Any) -> House:
    """A table where the game has just started; a name with a colon in front is a bot's."""
    house = opened(game, options, **setup)
    for seat, name in enumerate(people or ("anna", "bela")):
        if name.startswith(":"):
            house.do(commands.seat_bot, "anna", seat, name[1:])
        else:
            house.do(commands.sit, name, name.title(), seat=seat)
            house.do(commands.ready, name)
    house.keep(commands.start(house.table))
    assert house.table.match is not None
    return house


def after_pause(table: Table) -> list[Body]:
    """The first move that a standing order makes once its pause is over."""
    orders = (commands.give_order(table, seat) for seat in table.asked)
    return next((bodies for bodies in orders if bodies), [])


def follow(house: House) -> list[Moved]:
    """What the server does after every entry, and what it does after a pause for orders."""
    made: list[Moved] = []
    while bodies := commands.follow(house.table) or after_pause(house.table):
        house.keep(bodies)
        made += [body for body in bodies if isinstance(body, Moved)]
    return made

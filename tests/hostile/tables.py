"""Tables that were played for a while, made without a server."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from hadur.games import load
from hadur.store.lobby import listing_of
from hadur.store.store import Store
from hadur.table import commands
from hadur.table.entries import Body, Entry, Ready, Sat, numbered
from hadur.table.options import Options
from hadur.table.sheet import Caller, Status
from hadur.table.table import Table


def played(
    game: str,
    entries: int,
    seats: int | None = None,
    players: Sequence[str] = ("anna",),
    options: Options | None = None,
    began: int = 1_000,
) -> list[Entry]:
    """The log of a table where the players (in turn round the seats) chose by lot until it was so
    long or the game was over. A second goes by with every entry."""
    rules = load(game)
    setup = rules.check_setup({"seats": seats or min(rules.seats)})
    count = len(setup["seats"])
    bodies: list[Body] = commands.open_table(rules, setup, players[0], options or Options())
    for seat in range(count):
        who = players[seat % len(players)]
        bodies.append(Sat(seat=seat, name=f"{who} {seat + 1}", player=who))
    bodies += [Ready(seat=seat, ready=True) for seat in range(count)]
    log = numbered(bodies, 0, began)
    table = Table.of(log)
    rng = random.Random(entries)
    following = commands.start(table)
    while following:
        more = numbered(following, table.number, began + 1000 * table.number)
        log += more
        table = table.after(more)
        following = []
        if table.status is Status.PLAYING and table.number < entries:
            decision = table.decisions()[0]
            player = table.seats[decision.seat].player or ""
            caller = Caller(player, began + 1000 * table.number, decision.seat)
            text = rng.choice(decision.texts)
            following = commands.move(table, caller, text, table.moves)
    return log


def unfinished(game: str, entries: int, **more: Any) -> list[Entry]:
    """Such a log of a game that still goes on: moves by lot now and then end one early."""
    log = played(game, entries, **more)
    while Table.of(log).status is not Status.PLAYING:
        log = played(game, entries, **more)
    return log


def keep(store: Store, id: str, log: Sequence[Entry]) -> Table:
    """Put a table into a store, whole."""
    table = Table.of(log)
    store.create(id, log, listing_of(table))
    return table

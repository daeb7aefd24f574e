"""What processes do in test_faults.py: serve one table, and die where they are told to."""

from __future__ import annotations

import os
import random
import signal
import time
from multiprocessing.connection import Connection

import sqlalchemy as sa

from hadur.store.errors import Conflict
from hadur.store.lobby import listing_of
from hadur.store.store import Store
from hadur.table import commands
from hadur.table.entries import Body, numbered
from hadur.table.sheet import Caller, Status
from hadur.table.table import Table

TABLE = "t"


class Steps:
    """Counts the steps of what a process does, and kills it at one of them."""

    def __init__(self, last: int) -> None:
        self.last = last
        self.count = 0

    def step(self, *_args: object, **_facts: object) -> None:
        self.count += 1
        if self.count == self.last:
            os.kill(os.getpid(), signal.SIGKILL)

    def watch(self, engine: sa.Engine) -> None:
        """Every statement has a step before and one after it, and so has every commit."""
        for name in ("before_cursor_execute", "after_cursor_execute", "begin", "commit"):
            sa.event.listen(engine, name, self.step)


def move_and_die(url: str, last: int, give_up: bool, line: Connection) -> None:
    """One move by anna (or her giving up), told on the line once it is stored."""
    store = Store.open(url)
    table = Table.of(store.entries(TABLE))
    steps = Steps(last)
    steps.watch(store._database.engine)
    steps.step()
    caller = Caller("anna", 5000)
    if give_up:
        bodies = commands.concede(table, caller)
    else:
        bodies = commands.move(table, caller, table.decisions()[0].texts[0], table.moves)
    entries = numbered(bodies, table.number, 5000)
    steps.step()
    after = table.after(entries)
    steps.step()
    store.append(TABLE, entries, listing_of(after))
    steps.step()
    table = after
    steps.step()
    line.send("told")
    store.close()


def serve(url: str, player: str, moves: int, line: Connection) -> None:
    """A server with one player who talks all the time and moves when it is their turn, until so
    many moves are made or the battle is over. What is stored is told on the line; at the end, how
    often another server was first."""
    store = Store.open(url)
    table = Table.of(store.entries(TABLE))
    conflicts = said = unanswered = 0
    rng = random.Random(player)
    while table.moves < moves and table.status is Status.PLAYING:
        bodies: list[Body] = commands.chat(table, Caller(player, 5000), player, f"{said}")
        bodies += _own_move(table, player, said)
        entries = numbered(bodies, table.number, 5000)
        try:
            store.append(TABLE, entries, listing_of(table.after(entries)))
            line.send(entries)
            said += 1
            # Who has just been first lets the other have a turn, who may need long to find a move:
            # the pauses grow until somebody else is heard.
            time.sleep(rng.random() * 0.01 * 2 ** min(unanswered, 7))
            unanswered += 1
        except Conflict:
            conflicts += 1
        for entry in store.entries(TABLE, table.number):
            table.apply(entry)
            if entry not in entries:
                unanswered = 0
    line.send(conflicts)
    store.close()


def _own_move(table: Table, player: str, number: int) -> list[Body]:
    decision = table.decisions()[0]
    if decision.seat not in table.seen_by(player):
        return []
    text = decision.texts[number % len(decision.texts)]
    return commands.move(table, Caller(player, 5000), text, table.moves)


def open_only(url: str, line: Connection) -> None:
    """Open a store that others may be opening."""
    store = Store.open(url)
    line.send(store.secret())
    store.close()

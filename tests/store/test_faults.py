"""What lasts when processes die and several write at once: no gap, no double, nothing that was
acknowledged is lost."""

from __future__ import annotations

import random
import signal
import time
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from hadur.games import load
from hadur.store.errors import CannotStore
from hadur.store.lobby import listing_of
from hadur.store.schema import ENTRIES, TABLES
from hadur.store.store import Store
from hadur.table import commands
from hadur.table.entries import Entry, Ready, Sat, numbered
from hadur.table.options import Options
from hadur.table.sheet import Caller, Status
from hadur.table.table import Table
from tests.postgres import Postgres

from . import children
from .keeping import append, create

CONTEXT = get_context("forkserver")
CONTEXT.set_forkserver_preload(
    ["hadur.store.store", "hadur.table.commands", "hadur.games.summoner_wars"]
)
PATIENCE = 120
MANY = 60


def started(store: Store) -> Table:
    """A battle of anna (who begins) and bela, stored."""
    setup = {"options": {"first": "0"}}
    bodies = commands.open_table(load("summoner-wars"), setup, "anna", Options())
    for seat, name in enumerate(("anna", "bela")):
        bodies += [Sat(seat=seat, name=name, player=name), Ready(seat=seat, ready=True)]
    log = numbered(bodies, 0, 1000)
    table = Table.of(log)
    more = numbered(commands.start(table), len(log), 1000)
    create(store, children.TABLE, log + more)
    return table.after(more)


def run(target: Callable[..., None], *args: Any) -> tuple[BaseProcess, Connection]:
    ours, theirs = CONTEXT.Pipe()
    process = CONTEXT.Process(target=target, args=(*args, theirs), daemon=True)
    process.start()
    theirs.close()
    return process, ours


def heard(*lines: Connection) -> list[list[Any]]:
    """All that each process has said before it ended. All are listened to at once: a process
    that nobody hears stops at some point."""
    said: dict[Connection, list[Any]] = {line: [] for line in lines}
    ended: set[Connection] = set()
    until = time.monotonic() + PATIENCE
    while len(ended) < len(lines):
        assert time.monotonic() < until, "a process hangs"
        for line in wait([line for line in lines if line not in ended], PATIENCE):
            assert isinstance(line, Connection)
            try:
                said[line].append(line.recv())
            except (EOFError, ConnectionResetError):
                ended.add(line)
    return list(said.values())


@pytest.mark.parametrize("give_up", [False, True], ids=["a move", "a move that ends the game"])
def test_a_process_killed_at_any_step_of_a_move_leaves_the_table_whole(
    url: str, give_up: bool
) -> None:
    store = Store.open(url)
    table = started(store)
    before, after = table.number, table.number + (2 if give_up else 1)
    lasted: list[bool] = []
    for step in range(1, MANY):
        process, line = run(children.move_and_die, url, step, give_up)
        (told,) = heard(line)
        process.join(PATIENCE)
        log = store.entries(children.TABLE)
        again = Table.of(log)
        assert len(log) in (before, after), "a move is there or it is not"
        lasted.append(len(log) == after)
        assert lasted[-1] or not told, "what was told is there"
        assert (again.status is Status.OVER) == (give_up and lasted[-1])
        if process.exitcode == 0:
            break
        assert process.exitcode == -signal.SIGKILL
        if lasted[-1]:
            # Stored but never told: whoever comes next finds it. The next child needs a table
            # where it is anna's turn again.
            assert store.length(children.TABLE) == again.number
            _forget(store, before)
    else:
        raise AssertionError("no process came to the end")
    assert lasted[-1] and told == ["told"]
    assert not all(lasted) and lasted == sorted(lasted), "once committed, always there"
    assert lasted.count(True) >= 3, "also killed after the commit and before the telling"
    store.close()


def _forget(store: Store, length: int) -> None:
    """Put the table back as it was before the move: only tests may."""
    log = store.entries(children.TABLE)[:length]
    listing = msgspec.json.encode(listing_of(Table.of(log))).decode()
    with store._database.write() as connection:
        connection.execute(sa.delete(ENTRIES).where(ENTRIES.c.number >= length))
        connection.execute(
            sa.update(TABLES).values(length=length, status="playing", listing=listing)
        )


def check_acknowledged(store: Store, said: list[list[Any]]) -> list[Entry]:
    """The log has no gap and no double, plays, and holds all that was acknowledged."""
    log = store.entries(children.TABLE)
    assert [entry.number for entry in log] == list(range(len(log)))
    assert store.length(children.TABLE) == len(log)
    Table.of(log)
    numbers: set[int] = set()
    for told in said:
        for entries in told:
            if isinstance(entries, int):
                continue
            for entry in entries:
                assert log[entry.number] == entry
                assert entry.number not in numbers
                numbers.add(entry.number)
    return log


def test_two_servers_continue_one_table(url: str) -> None:
    store = Store.open(url)
    begun = started(store).number
    lines = [run(children.serve, url, name, 60)[1] for name in ("anna", "bela")]
    said = heard(*lines)
    conflicts = [told.pop() for told in said]
    assert sum(conflicts) > 0, "they have been in each other's way"
    log = check_acknowledged(store, said)
    assert len(log) == begun + sum(len(entries) for told in said for entries in told)
    table = Table.of(log)
    assert table.moves >= 60 or table.status is Status.OVER
    store.close()


def test_servers_that_are_killed_at_any_time_lose_nothing_they_acknowledged(url: str) -> None:
    store = Store.open(url)
    started(store)
    rng = random.Random(4)
    said: list[list[Any]] = []
    for _ in range(4):
        servers = [run(children.serve, url, name, 10_000) for name in ("anna", "bela")]
        for _, line in servers:
            assert line.poll(PATIENCE)
        time.sleep(rng.random() * 0.5)
        for process, _ in servers:
            process.kill()
        said += heard(*(line for _, line in servers))
        check_acknowledged(store, said)
    assert Table.of(store.entries(children.TABLE)).moves > 0
    store.close()


def test_servers_that_open_an_empty_database_together_agree(url: str) -> None:
    lines = [run(children.open_only, url)[1] for _ in range(4)]
    keys = heard(*lines)
    assert all(len(key) == 1 for key in keys)
    assert len({key[0] for key in keys}) == 1


def test_postgresql_itself_may_fail_and_come_back(postgres: Postgres) -> None:
    store = Store.open(postgres.fresh())
    table = started(store)
    text = table.decisions()[0].texts[0]
    bodies = commands.move(table, Caller("anna", 5000), text, 0)
    append(store, children.TABLE, numbered(bodies, table.number, 5000))
    listing = listing_of(table)
    postgres.halt("immediate")
    try:
        with pytest.raises(CannotStore):
            store.append(children.TABLE, numbered(bodies, table.number + 1, 5000), listing)
        with pytest.raises(CannotStore):
            store.ping()
    finally:
        postgres.start()
    store.ping()
    assert Table.of(store.entries(children.TABLE)).moves == 1
    store.close()

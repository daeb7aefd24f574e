"""Fills a store with unfinished tables and says what they cost a server that nobody visits.

    python bench/sleeping.py [--tables 100000] [--entries 150] [--db URL]

Printed are the memory of the server at rest, how many tables it has at hand, and for each game how
long it takes to wake a table and answer with it: by the clock, and by the processor's time of the
server, which a busy machine does not change. A few logs are played by lot and kept under many
names; those that are woken have `--entries` entries, all others a dozen, so that it is soon filled:
what sleeps is not read, however long it is.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import sqlalchemy as sa  # noqa: E402

from hadur.games import NAMES  # noqa: E402
from hadur.store.lobby import listing_of  # noqa: E402
from hadur.store.logs import row_of  # noqa: E402
from hadur.store.schema import ENTRIES, PLAYERS, TABLES  # noqa: E402
from hadur.store.store import Store  # noqa: E402
from hadur.table.entries import Entry, to_text  # noqa: E402
from hadur.table.table import Table  # noqa: E402
from tests.hostile.stranger import Stranger, eventually, memory_of, seconds_of  # noqa: E402
from tests.hostile.tables import played  # noqa: E402
from tests.server.real import RealServer  # noqa: E402

_SHORT: Final = 12
_WOKEN: Final = 20
"""Tables of each game that are woken."""
_AT_ONCE: Final = 1000


@dataclass
class Kind:
    """The rows of a table, but for its id."""

    table: dict[str, Any]
    players: list[str]
    entries: list[dict[str, Any]]

    @classmethod
    def of(cls, log: list[Entry]) -> Kind:
        listing = listing_of(Table.of(log))
        rows = [{"number": n.number, "at": n.at, "body": to_text(n.body)} for n in log]
        return cls(row_of(listing, len(log)), sorted(listing.players), rows)


def name_of(number: int) -> str:
    return f"sleeping{number:08}"


def fill(store: Store, tables: int, entries: int) -> None:
    """So many tables of all games in turn, the first of which have so many entries."""
    began = time.time_ns() // 1_000_000 - 10**7
    long = [Kind.of(played(game, entries, began=began)) for game in NAMES]
    short = [Kind.of(played(game, _SHORT, began=began)) for game in NAMES]
    for first in range(0, tables, _AT_ONCE):
        numbers = range(first, min(tables, first + _AT_ONCE))
        kinds = [
            (name_of(n), (long if n < _WOKEN * len(NAMES) else short)[n % len(NAMES)])
            for n in numbers
        ]
        with store.writing() as connection:
            connection.execute(sa.insert(TABLES), [{"id": id, **kind.table} for id, kind in kinds])
            of_players = [(id, player) for id, kind in kinds for player in kind.players]
            rows = [{"player": player, "table_id": id} for id, player in of_players]
            connection.execute(sa.insert(PLAYERS), rows)
            rows = [{"table_id": id, **row} for id, kind in kinds for row in kind.entries]
            connection.execute(sa.insert(ENTRIES), rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=100_000)
    parser.add_argument("--entries", type=int, default=150)
    parser.add_argument("--db", default="")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        url = given.db or f"sqlite:///{home / 'tables.db'}"
        store = Store.open(url)
        began = time.perf_counter()
        fill(store, given.tables, given.entries)
        store.close()
        print(f"{given.tables} tables stored in {time.perf_counter() - began:.0f} s", flush=True)
        server = RealServer(url, home, "--rate", "10000", "--quiet")
        try:
            visit(server, given.tables)
        finally:
            server.kill()


def visit(server: RealServer, tables: int) -> None:
    somebody = Stranger(server)
    eventually(lambda: "hadur_sweeps_total 1" in somebody.page("/metrics").text, "the first sweep")
    at_hand = somebody.page("/healthz").json()["tables"]
    print(f"at rest: {memory_of(server.process.pid) / 1e6:.0f} MB, {at_hand} tables at hand")
    somebody.page("/lobby")
    for game in range(len(NAMES)):
        somebody.page(f"/table/{name_of(game)}")  # what is made once for a game is there
        times, before = [], seconds_of(server.process.pid)
        for number in range(game + len(NAMES), min(tables, _WOKEN * len(NAMES)), len(NAMES)):
            began = time.perf_counter()
            answer = somebody.call(f"/tables/{name_of(number)}")
            times.append(1000 * (time.perf_counter() - began))
            assert answer.status_code == 200
        used = 1000 * (seconds_of(server.process.pid) - before) / len(times)
        said = (
            f"median {median(times):.0f} ms, slowest {max(times):.0f} ms, processor {used:.0f} ms"
        )
        print(f"woken, {NAMES[game]}: {said}")
    for number in range(_WOKEN * len(NAMES), min(tables, _WOKEN * len(NAMES) + 400)):
        somebody.page(f"/table/{name_of(number)}")
    at_hand = somebody.page("/healthz").json()["tables"]
    print(f"after 500 visits: {memory_of(server.process.pid) / 1e6:.0f} MB, {at_hand} at hand")


if __name__ == "__main__":
    main()

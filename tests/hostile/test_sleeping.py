"""Unfinished games leave memory and wake when somebody, or their clock, needs them; and time is
fair: what the server was not there for is nobody's thinking time."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from hadur.games import NAMES
from hadur.store.store import Store
from hadur.table.options import Clock, Late, Options, Pace
from hadur.table.table import Table
from tests.server.real import RealServer

from .stranger import Stranger, eventually
from .tables import keep, unfinished

MINUTE: Final = 60_000
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
ASLEEP: Final = 120
"""Tables in the store that nobody needs."""
NOW: Final = time.time_ns() // 1_000_000
PEOPLE: Final = ("guest:anna", "guest:bela")


def timed(pace: Pace, amount: int, late: Late = Late.LOSE) -> Options:
    return Options(clock=Clock(pace, amount), late=late)


@pytest.fixture(scope="module")
def woken(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    """A server that starts on a store in which an hour ago the power failed."""
    home = tmp_path_factory.mktemp("sleeping")
    url = f"sqlite:///{home / 'tables.db'}"
    store = Store.open(url)
    for number in range(ASLEEP):
        log = unfinished(NAMES[number % len(NAMES)], 20, players=PEOPLE, began=NOW - 2 * DAY)
        keep(store, f"asleep{number:010}", log)
    log = unfinished(
        "summoner-wars", 20, players=PEOPLE, began=NOW - 2 * HOUR, options=timed(Pace.MOVE, 60)
    )
    keep(store, "outoftime1234567", log)
    log = unfinished(
        "summoner-wars",
        20,
        players=PEOPLE,
        began=NOW - HOUR - MINUTE,
        options=timed(Pace.BANK, 600),
    )
    keep(store, "poweroff12345678", log)
    keep(
        store, "forgotten1234567", unfinished("conquest", 20, players=PEOPLE, began=NOW - 40 * DAY)
    )
    store.pulse.beat(NOW - HOUR)
    store.close()
    server = RealServer(url, home, "--rate", "10000", "--quiet")
    yield server
    server.kill()


@pytest.fixture(scope="module")
def cili(woken: RealServer) -> Stranger:
    stranger = Stranger(woken, "Cili")
    eventually(lambda: counted(stranger, "hadur_sweeps_total") >= 1, "the first sweep")
    return stranger


@pytest.fixture(scope="module")
def store(woken: RealServer, cili: Stranger) -> Iterator[Store]:
    """What the server has written."""
    found = Store.open(f"sqlite:///{Path(woken.log).parent / 'tables.db'}")
    yield found
    found.close()


def counted(somebody: Stranger, name: str) -> float:
    text = somebody.page("/metrics").text
    found = re.search(rf"^{name} (\S+)$", text, re.M)
    return 0 if found is None else float(found[1])


def test_what_nobody_needs_sleeps(cili: Stranger) -> None:
    """The server has read the tables that were due, and no other."""
    assert cili.page("/healthz").json()["tables"] <= 1
    assert counted(cili, "hadur_woken_total") == 3
    assert len(cili.call("/tables?status=playing").json()["tables"]) == 50
    assert cili.page("/lobby").status_code == 200
    assert counted(cili, "hadur_woken_total") == 3, "the lobby wakes nobody"


@pytest.mark.parametrize("number", range(len(NAMES)))
def test_who_comes_finds_the_table_as_it_was(cili: Stranger, store: Store, number: int) -> None:
    id = f"asleep{number:010}"
    found = cili.call(f"/tables/{id}").json()["table"]
    assert found["game"] == NAMES[number] and found["status"] == "playing"
    assert len(found["moves"]) == Table.of(store.entries(id)).moves


def test_a_clock_that_runs_out_wakes_its_table(store: Store) -> None:
    """Its player had thought for an hour before the power failed."""
    table = Table.of(store.entries("outoftime1234567"))
    assert table.ended is not None and table.ended.why == "time"


def test_an_outage_costs_nobody_a_game(cili: Stranger) -> None:
    """Ten minutes for the game, of which half a minute was used, and then no server for an hour."""
    table = cili.call("/tables/poweroff12345678").json()["table"]
    assert table["status"] == "playing" and not any(seat["missing"] for seat in table["seats"])
    left = [seat["left"] for seat in table["seats"] if seat["deciding"]]
    assert min(left) > 5 * MINUTE
    assert "table-log-resumed" in [line["key"] for line in table["news"]]


def test_a_game_that_nobody_touches_is_closed_and_told(cili: Stranger, store: Store) -> None:
    table = cili.call("/tables/forgotten1234567").json()["table"]
    assert (table["status"], table["why"], table["scores"]) == ("over", "abandoned", [])
    assert table["news"][-1]["key"] == "table-log-abandoned"
    page = cili.page("/table/forgotten1234567")
    assert page.status_code == 200 and "nobody had touched it" in page.text
    ((id, listing),) = store.tables_of(PEOPLE[0], status="over")[-1:]
    assert (id, listing.why, listing.scores) == ("outoftime1234567", "time", listing.scores)
    assert {id for id, row in store.tables_of(PEOPLE[0], status="over")} == {
        "outoftime1234567",
        "forgotten1234567",
    }

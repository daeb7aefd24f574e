"""Which tables need a server, which nobody touches, and when no server ran."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from hadur.store import migrating
from hadur.store.database import Database
from hadur.store.pulse import SILENCE, Outage, lost
from hadur.store.schema import TABLES
from hadur.store.store import Store
from hadur.table.options import Clock, Options, Pace
from hadur.table.table import Table
from tests.hostile.tables import keep, played

GAME = "summoner-wars"


def test_a_table_is_found_when_it_is_due(store: Store) -> None:
    timed = Options(clock=Clock(Pace.MOVE, 60))
    table = keep(store, "timed", played(GAME, 12, options=timed))
    keep(store, "untimed", played(GAME, 12))
    assert table.due is not None
    assert store.due(table.due) == [("timed", table.due)]
    assert store.due(table.due - 1) == []
    store.postpone("timed", 10**14)
    assert store.due(10**13) == [] and store.due(10**14) == [("timed", 10**14)]


def test_what_waits_for_people_is_found_by_its_age(store: Store) -> None:
    keep(store, "old", played(GAME, 12, began=1_000))
    keep(store, "new", played(GAME, 12, began=1_000_000))
    keep(store, "timed", played(GAME, 12, options=Options(clock=Clock(Pace.DAYS, 30))))
    keep(store, "open", played(GAME, 12)[:2])
    assert store.untouched(10**12) == ["open", "old", "new"]
    assert store.untouched(500_000) == ["open", "old"] and store.untouched(500_000, 1) == ["open"]


def test_the_listing_of_a_table_can_be_made_anew(store: Store) -> None:
    log = played(GAME, 12)
    keep(store, "t", log)
    ((_, listing),) = store.lobby()
    assert listing.asked == tuple(Table.of(log).asked)
    store.postpone("t", 5)
    store.relist("t", len(log) - 1, listing)
    assert store.due(5) == [("t", 5)], "the table has gone on since"
    store.relist("t", len(log), listing)
    assert store.due(5) == []


def test_a_database_of_before_has_each_table_looked_at_once(url: str) -> None:
    database = Database(url)
    config = Config()
    place = Path(migrating.__file__).parent / "migrations"
    config.set_main_option("script_location", str(place))
    with database.write() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        for status in ("open", "playing", "over"):
            row = {"id": status, "length": 1, "game": GAME, "status": status}
            more = {"public": True, "updated": 1, "listing": "{}"}
            names = [name for name in TABLES.c.keys() if name != "due"]  # noqa: SIM118
            old = sa.table("tables", *(sa.column(name) for name in names))
            connection.execute(sa.insert(old).values(**row, **more))
    database.close()
    store = Store.open(url)
    assert store.due(0) == [("playing", 0)] and store.untouched(2) == ["open"]
    store.close()


# -- when no server ran ----------------------------------------------------------------------------


def test_a_server_that_beats_leaves_no_outage(store: Store) -> None:
    assert store.pulse.beat(1_000_000) == []
    assert store.pulse.beat(1_000_000 + SILENCE) == []
    assert store.pulse.beat(1_000_000 + 5 * SILENCE, unbroken=True) == [], "its clock was set"


@pytest.mark.parametrize("silence", [SILENCE + 1, 10**9])
def test_silence_is_an_outage(store: Store, silence: int) -> None:
    store.pulse.beat(1_000_000)
    outage = Outage(1_000_000, 1_000_000 + silence)
    assert store.pulse.beat(outage.ended) == [outage]
    assert store.pulse.beat(outage.ended + 1) == [outage]


def test_a_server_that_stops_by_itself_loses_no_second(store: Store) -> None:
    store.pulse.beat(1_000_000)
    store.pulse.stop(1_000_500)
    assert store.pulse.beat(1_001_500) == [Outage(1_000_500, 1_001_500)]
    store.pulse.stop(1_002_000)
    store.pulse.beat(1_002_100, unbroken=True)  # another server ran on
    assert len(store.pulse.beat(1_003_000)) == 1


def test_a_clock_that_was_put_back_is_no_outage(store: Store) -> None:
    store.pulse.beat(10_000_000)
    assert store.pulse.beat(1_000_000) == []
    assert store.pulse.beat(1_000_000 + SILENCE + 1) == [Outage(1_000_000, 1_000_001 + SILENCE)]


def test_what_is_lost_is_what_came_after() -> None:
    outages = [Outage(500, 900), Outage(100, 200)]
    assert lost(outages, 0) == 500 and lost(outages, 150) == 450
    assert lost(outages, 600) == 300 and lost(outages, 900) == 0 and lost([], 0) == 0

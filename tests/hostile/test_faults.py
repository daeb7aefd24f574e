"""Faults are told rightly: a full disk, a locked database, rows and logs that are damaged."""

from __future__ import annotations

import resource
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
import sqlalchemy as sa

from hadur.store.schema import ENTRIES, TABLES
from hadur.store.store import Store
from tests.server.real import RealServer

from .stranger import Stranger, eventually
from .tables import keep, unfinished

KEPT: Final = "keptgame12345678"


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A store with tables that are well and tables that are not."""
    path = tmp_path_factory.mktemp("faults") / "tables.db"
    store = Store.open(f"sqlite:///{path}")
    now = time.time_ns() // 1_000_000
    for id in (
        KEPT,
        "badrow1234567890",
        "badlog1234567890",
        "badboth123456789",
        "newer12345678901",
    ):
        keep(store, id, unfinished("summoner-wars", 30, began=now))
    with store.writing() as connection:
        bad = TABLES.c.id.in_(("badrow1234567890", "badboth123456789"))
        connection.execute(sa.update(TABLES).where(bad).values(listing='{"seats": '))
        bad = ENTRIES.c.table_id.in_(("badlog1234567890", "badboth123456789"))
        harm = sa.update(ENTRIES).where(bad & (ENTRIES.c.number == 12))
        connection.execute(harm.values(body='{"kind":"mov'))
        first = (ENTRIES.c.table_id == "newer12345678901") & (ENTRIES.c.number == 0)
        text = connection.execute(sa.select(ENTRIES.c.body).where(first)).scalar_one()
        newer = text.replace('"version":', '"version":9')
        connection.execute(sa.update(ENTRIES).where(first).values(body=newer))
    store.close()
    return path


@pytest.fixture(scope="module")
def shaky(file: Path) -> Iterator[RealServer]:
    server = RealServer(f"sqlite:///{file}", file.parent, "--rate", "10000", "--quiet")
    yield server
    server.kill()


@pytest.fixture(scope="module")
def dani(shaky: RealServer) -> Stranger:
    return Stranger(shaky, "Dani")


def test_a_row_that_cannot_be_read_hides_no_other(dani: Stranger) -> None:
    ids = {row["id"] for row in dani.call("/tables?status=playing").json()["tables"]}
    assert {KEPT, "badrow1234567890"} <= ids and "badboth123456789" not in ids
    assert dani.page("/lobby").status_code == 200
    assert dani.page("/table/badrow1234567890").status_code == 200


def test_a_damaged_log_is_not_another_version(dani: Stranger) -> None:
    answer = dani.call("/tables/badlog1234567890")
    assert (answer.status_code, answer.json()["error"]["id"]) == (500, "web-damaged")
    page = dani.page("/table/badlog1234567890")
    assert page.status_code == 500 and "damaged" in page.text
    answer = dani.call("/tables/newer12345678901")
    assert (answer.status_code, answer.json()["error"]["id"]) == (410, "web-other-version")


def healthy(dani: Stranger) -> bool:
    return dani.page("/healthz").status_code == 200


def check_that_reading_goes_on(dani: Stranger) -> None:
    answer = dani.page("/healthz")
    assert (answer.status_code, answer.json()["store"]) == (503, "cannot write")
    assert answer.json()["why"]
    for path in ("/lobby", f"/table/{KEPT}", f"/table/{KEPT}/replay"):
        assert dani.page(path).status_code == 200
    assert len(dani.call(f"/tables/{KEPT}").json()["table"]["moves"]) > 0


def test_a_full_disk_is_told_and_reading_goes_on(shaky: RealServer, dani: Stranger) -> None:
    """No file of the server may grow, as if there were no room for more."""
    eventually(lambda: healthy(dani), "the server is well")
    table = dani.opened("summoner-wars", players=["me", "me"])
    path = f"/tables/{table}"
    pid = shaky.process.pid
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        eventually(lambda: not healthy(dani), "the disk is full")
        check_that_reading_goes_on(dani)
        moves = len(dani.call(path).json()["table"]["moves"])
        assert dani.call(f"{path}/chat", {"text": "hello"}).status_code == 503
        assert dani.call("/tables", {"game": "doom", "seat": 0}).status_code == 503
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)
    eventually(lambda: healthy(dani), "there is room again")
    assert dani.call(f"{path}/chat", {"text": "hello"}).status_code == 200
    shown = dani.call(path).json()["table"]
    assert len(shown["moves"]) == moves and [said["text"] for said in shown["chat"]] == ["hello"]


def test_a_locked_database_is_told_and_reading_goes_on(file: Path, dani: Stranger) -> None:
    eventually(lambda: healthy(dani), "the server is well")
    other = sqlite3.connect(file, isolation_level=None)
    try:
        other.execute("BEGIN IMMEDIATE")
        eventually(lambda: not healthy(dani), "somebody holds the database")
        check_that_reading_goes_on(dani)
        other.execute("ROLLBACK")
    finally:
        other.close()
    eventually(lambda: healthy(dani), "it is free again")

"""Rooms come and go; time that a server was not there for is nobody's."""

from __future__ import annotations

import gc
import threading
import time
from weakref import ref

import pytest
import sqlalchemy as sa
from starlette.applications import Starlette

from hadur.server import rooms as keeping
from hadur.server import settings as told
from hadur.server.hall import Hall
from hadur.server.settings import SteadyClock
from hadur.store.pulse import SILENCE
from hadur.store.schema import ENTRIES
from hadur.table import commands
from hadur.table.entries import Body, Resumed
from hadur.table.table import Table
from tests.hostile.tables import keep, unfinished

from .conftest import Clock, Start, stop
from .people import Person, eventually

BANK = {"pace": "bank", "amount": "5"}


def hall_in(app: Starlette) -> Hall:
    found: Hall = app.state.hall
    return found


def begun(anna: Person, bela: Person, **fields: str) -> str:
    id = anna.open_table(**fields)
    assert bela.do(id, "sit", seat="1").status_code == 303
    for person in (anna, bela):
        assert person.do(id, "ready", ready="1").status_code == 303
    return id


def test_rooms_that_nobody_uses_make_room(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many tables somebody looks at, few of them stay at hand."""
    monkeypatch.setattr(keeping, "_IN_USE", 0.0)
    app = start(rooms=3)
    anna = Person(app, "Anna")
    ids = [anna.open_table() for _ in range(8)]
    assert len(hall_in(app).rooms) <= 3
    with anna.at(ids[0], "?form=data") as line:
        assert line.table()["status"] == "open"
        for id in ids[1:]:
            anna.get(f"/table/{id}")
        room = app.state.client.portal.call(hall_in(app).rooms.room, ids[0])
        assert not room.lost and len(hall_in(app).rooms) <= 3, "somebody looks at it"


def test_rooms_put_away_leave_memory_at_once(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when nobody opens another table; and without the collector, which seldom comes to what
    is old."""
    monkeypatch.setattr(keeping, "_IN_USE", 0.0)
    monkeypatch.setattr(keeping, "BEAT", 0.02)
    app = start(rooms=0)
    anna = Person(app, "Anna")
    hall = hall_in(app)
    gc.disable()
    try:
        id = anna.open_table()
        kept = ref(app.state.client.portal.call(hall.rooms.room, id))
        eventually(lambda: len(hall.rooms) == 0)
        eventually(lambda: kept() is None)
    finally:
        gc.enable()


def test_who_waits_for_news_is_not_forgotten(
    start: Start, monkeypatch: pytest.MonkeyPatch, clock: Clock
) -> None:
    monkeypatch.setattr(keeping, "_IN_USE", 0.0)
    app = start(rooms=1)
    anna = Person(app, "Anna")
    id = anna.open_table()
    portal, hall = app.state.client.portal, hall_in(app)
    room = portal.call(hall.rooms.room, id)
    number = room.table.number
    heard: list[int] = []

    def wait() -> None:
        portal.call(room.news, "", number, 60.0)
        heard.append(room.table.number)

    waiting = threading.Thread(target=wait)
    waiting.start()
    eventually(lambda: not room.quiet)
    anna.open_table()
    assert not room.lost
    anna.do(id, "chat", text="hello")
    waiting.join(30)
    assert heard == [number + 1]


def test_the_lobby_wakes_nobody(start: Start, clock: Clock) -> None:
    first = start()
    anna, bela = Person(first, "Anna"), Person(first, "Béla", "10.0.0.2")
    id = begun(anna, bela)
    mover = next(iter(Table.of(hall_in(first).store.entries(id)).asked))
    second = start()
    hall = hall_in(second)
    for number, person in enumerate((anna, bela)):
        again = Person(second)
        again.client.cookies.clear()
        page = again.get("/lobby", headers={"cookie": f"hadur={person.cookie()}"})
        assert ("your-turn" in page) == (number == mover)
    assert len(hall.rooms) == 0


def test_a_table_that_cannot_be_read_is_not_tried_at_every_sweep(
    start: Start, clock: Clock
) -> None:
    app = start()
    hall, portal = hall_in(app), app.state.client.portal
    keep(hall.store, "damaged123456789", unfinished("summoner-wars", 20, began=clock()))
    with hall.store.writing() as connection:
        connection.execute(sa.update(ENTRIES).where(ENTRIES.c.number == 9).values(body="{"))
    hall.store.postpone("damaged123456789", 0)
    portal.call(hall.rooms._see_to_due)
    assert hall.store.due(clock() + 3_600_000) == []
    assert hall.store.due(clock() + 2 * 24 * 3_600_000) != []


def test_games_that_nobody_touches_are_closed_and_their_players_told(
    start: Start, clock: Clock
) -> None:
    app = start(idle=3600)
    anna, bela = Person(app, "Anna"), Person(app, "Béla", "10.0.0.2")
    id, waiting = begun(anna, bela), anna.open_table()
    timed = begun(anna, bela, **BANK)
    hall, portal = hall_in(app), app.state.client.portal
    clock.wait(3500)
    portal.call(hall.rooms._close_untouched)
    assert {row.status for _, row in hall.store.tables_of(anna_id(hall, id))} == {"playing", "open"}
    clock.wait(200)
    portal.call(hall.rooms._close_untouched)
    found = {name: row.why for name, row in hall.store.lobby("over")}
    assert found == {id: "abandoned", waiting: "closed"} and timed not in found
    for person in (anna, bela):
        assert "Closed: nobody played" in person.get("/lobby")
    assert "nobody had touched it" in anna.get(f"/table/{id}")
    assert anna.do(id, "move", move="end", at="0").status_code == 409


def anna_id(hall: Hall, id: str) -> str:
    player = Table.of(hall.store.entries(id)).seats[0].player
    assert player is not None
    return player


# -- time ------------------------------------------------------------------------------------------


def test_the_clock_does_not_follow_who_sets_the_machines(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SteadyClock()
    before = clock()
    wall = time.time_ns
    for jump in (3600, -3600):
        monkeypatch.setattr(told.time, "time_ns", lambda jump=jump: wall() + jump * 10**9)
        assert 0 <= clock() - before < 600_000


def test_a_server_that_was_frozen_takes_nobodys_time(start: Start, clock: Clock) -> None:
    """It did nothing for an hour, and when it goes on the first thing it sees is a late player."""
    app = start()
    anna, bela = Person(app, "Anna"), Person(app, "Béla", "10.0.0.2")
    id = begun(anna, bela, **BANK)
    hall, portal = hall_in(app), app.state.client.portal
    room = portal.call(hall.rooms.room, id)
    eventually(lambda: hall.rooms._beat_at is not None)
    clock.wait(10)
    hall.store.pulse.beat(clock(), unbroken=True)
    clock.wait(3600)
    hall.rooms._beat_at = time.monotonic() - SILENCE
    assert not portal.call(room.flag)
    (seat,) = room.table.asked
    assert room.table.time_left(seat, clock()) == 290_000
    assert room.table.ended is None
    clock.wait(291)
    assert portal.call(room.flag) and room.table.ended is not None


def test_a_restart_takes_nobodys_time(start: Start, clock: Clock) -> None:
    first = start()
    anna, bela = Person(first, "Anna"), Person(first, "Béla", "10.0.0.2")
    id = begun(anna, bela, **BANK)
    clock.wait(20)
    stop(first)
    clock.wait(3600)
    second = start()
    room = second.state.client.portal.call(hall_in(second).rooms.room, id)
    log = hall_in(second).store.entries(id)
    assert [entry.body for entry in log if isinstance(entry.body, Resumed)] == [
        Resumed(lost=3_600_000)
    ]
    (seat,) = room.table.asked
    assert room.table.time_left(seat, clock()) == 280_000


def test_how_long_the_absent_are_waited_for_is_shown(
    app: Starlette, anna: Person, bela: Person, game: str, clock: Clock
) -> None:
    assert "cannot be reached for 5 min" in anna.get(f"/table/{game}")
    with anna.at(game, "?form=data") as line:
        assert line.table()["patience"] == 300

    def away(table: Table, now: int) -> list[Body]:
        return commands.away(table, 1)

    hall, portal = hall_in(app), app.state.client.portal
    portal.call(portal.call(hall.rooms.room, game).do, away)
    clock.wait(299)
    assert anna.do(game, "claim", against="1").status_code == 409
    clock.wait(1)
    assert anna.do(game, "claim", against="1").status_code == 303

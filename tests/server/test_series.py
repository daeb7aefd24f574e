"""Games in a row at the server: the next table follows, with what was won before."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.applications import Starlette

import hadur
from hadur.server.hall import Hall
from hadur.table.commands.playing import given_up
from hadur.table.entries import Why
from hadur.table.sheet import Status

from .conftest import known_too
from .people import GAME, Person
from .test_api import Program


def standing(number: int, won: list[int], winners: list[int] | None = None) -> dict[str, Any]:
    """How a series is shown in which nothing is to be chosen."""
    over = bool(winners)
    return {
        "number": number, "won": won, "over": over, "winners": winners or [], "choice": None,
    }  # fmt: skip


def test_the_next_game_of_a_series_begins_when_all_want_it(
    anna: Person, bela: Person, hall: Hall
) -> None:
    id = anna.open_table(**{"option-series": "best-of-3", "option-first": "0"})
    assert bela.do(id, "sit", seat="1").status_code == 303
    for person in (anna, bela):
        person.do(id, "ready", ready="1")
    with anna.at(id) as line:
        line.send(do="resync")
        line.until("parts")
        anna.do(id, "concede")
        bela.do(id, "rematch")
        anna.do(id, "rematch")
        following = line.until("go")["go"]
    table = hall.rooms._rooms[id].table
    assert table.next_table and following == f"/table/{table.next_table}"
    for person in (anna, bela):
        assert 'id="board"' in person.get(following), "nobody has to be ready again"
    after = hall.rooms._rooms[table.next_table].table
    assert [seat.name for seat in after.seats] == ["Anna", "Béla"]
    assert after.setup == table.setup and after.opened.seed != table.opened.seed
    data = anna.client.get(f"/api/tables/{table.next_table}").json()["table"]
    assert data["series"] == standing(2, [0, 1])
    bela.do(table.next_table, "concede")
    data = anna.client.get(f"/api/tables/{table.next_table}").json()["table"]
    assert data["series"] == standing(2, [1, 1])


def test_a_series_against_a_bot_goes_on_at_once(app: Starlette, anna: Person, hall: Hall) -> None:
    fields = {"option-series": "best-of-3", "option-first": "0"}
    id = anna.open_table(opponent="random", **fields)
    for number in (1, 2):
        anna.do(id, "concede")
        series = anna.client.get(f"/api/tables/{id}").json()["table"]["series"]
        assert series == standing(number, [0, number], [1] if number == 2 else [])
        location = anna.do(id, "rematch").headers["location"]
        assert location != f"/table/{id}"
        id = location.rpartition("/")[2]
    assert 'id="board"' in anna.get(f"/table/{id}")
    table = hall.rooms._rooms[id].table
    assert table.opened.series == [] and table.seats[0].bot == "random", "a rematch, not a third"


def test_a_series_of_bots_goes_on_by_itself(app: Starlette, hall: Hall) -> None:
    host = Program(app, "host")
    setup = {"options": {"series": "best-of-3", "first": "0"}}
    bots = {"0": "random", "1": "random"}
    id = host.post("/api/tables", 201, game=GAME, setup=setup, bots=bots)["id"]
    call = app.state.client.portal.call
    for number in (1, 2):
        room = call(hall.rooms.room, id)
        assert room.table.status is Status.PLAYING and not room.table.people()
        assert len(room.table.opened.series) == number - 1
        moves = room.table.moves
        while room.table.moves == moves:
            call(room.news, "", room.table.number, 1.0)
        call(room.do, lambda table, now: given_up(table, 0, Why.CONCEDED))
        shown = host.get(f"/api/tables/{id}")["table"]
        assert shown["series"] == standing(number, [0, number], [1] if number == 2 else [])
        if number == 1:
            assert shown["next_table"], "nobody had to ask for it"
            due = [id for id, _ in hall.store.due(0)]
            assert due == [shown["next_table"]], "a server that starts now finds it"
            id = shown["next_table"]
    assert shown["next_table"] is None and hall.store.due(10**15) == []


# -- the loser chooses what comes next -------------------------------------------------------------


@pytest.fixture
def hunts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A toy whose losers choose."""
    if hadur.ENGINE != "pure":
        pytest.skip("the toys cannot subclass the compiled kernel")
    known_too(monkeypatch, {"hunts": "tests.kernel.toys.hunts:GAME"})


@pytest.mark.usefixtures("hunts")
def test_the_losers_choose_on_the_page_of_the_table(app: Starlette, hall: Hall) -> None:
    anna, bela = Person(app, "Anna"), Person(app, "Béla")
    seated = {"seat-0-player": "me", "seat-1-player": "open"}
    answer = anna.post("/tables", game="hunts", seats="2", pace="none", public="1", **seated)
    id = answer.headers["location"].rpartition("/")[2]
    assert bela.do(id, "sit", seat="1").status_code == 303
    for person in (anna, bela):
        person.do(id, "ready", ready="1")
    bela.do(id, "concede")
    field = '<select name="choice">'
    won, lost = anna.get(f"/table/{id}"), bela.get(f"/table/{id}")
    assert field not in won and "The losers choose what is played next." in won
    assert field in lost and '<option value="off" selected>' in lost
    assert anna.do(id, "rematch", choice="on").status_code == 409
    bela.do(id, "rematch", choice="on")
    assert "Doors open from the start: yes" in anna.get(f"/table/{id}")
    following = anna.do(id, "rematch").headers["location"].rpartition("/")[2]
    anna.get(f"/table/{following}")
    table = hall.rooms._rooms[following].table
    assert table.setup["options"]["open"] == "on" and table.status is Status.PLAYING
    anna.do(following, "concede")
    anna.do(following, "rematch", choice="off")
    last = bela.do(following, "rematch").headers["location"].rpartition("/")[2]
    anna.do(last, "concede")
    assert hall.rooms._rooms[last].table.setup["options"]["open"] == "off"
    assert "Béla wins the series." in anna.get(f"/table/{last}")


@pytest.mark.usefixtures("hunts")
def test_the_losers_choose_by_the_api_in_the_stroke_in_which_all_want_it(
    app: Starlette, hall: Hall
) -> None:
    one = Program(app, "one")
    path = "/api/tables/"
    id = one.post("/api/tables", 201, game="hunts", players=["random", "me"])["id"]
    table = one.post(f"{path}{id}/concede")["table"]
    choice = table["series"]["choice"]
    assert choice["yours"] and choice["seats"] == [1] and choice["values"] == ["off", "on"]
    for wrong in ("ajar", "x" * 70_000):
        one.client.post(f"{path}{id}/rematch", json={"choice": wrong}, headers=one.header)
    assert hall.rooms._rooms[id].table.next_table is None
    following = one.post(f"{path}{id}/rematch", choice="on")["table"]["next_table"]
    room = app.state.client.portal.call(hall.rooms.room, following)
    assert room.table.setup["options"]["open"] == "on"

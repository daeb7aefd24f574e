"""Games in a row at the server: the next table follows, with what was won before."""

from __future__ import annotations

from starlette.applications import Starlette

from hadur.server.hall import Hall

from .people import Person


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
    assert data["series"] == {"number": 2, "won": [0, 1], "over": False}
    bela.do(table.next_table, "concede")
    data = anna.client.get(f"/api/tables/{table.next_table}").json()["table"]
    assert data["series"] == {"number": 2, "won": [1, 1], "over": False}


def test_a_series_against_a_bot_goes_on_at_once(app: Starlette, anna: Person, hall: Hall) -> None:
    fields = {"option-series": "best-of-3", "option-first": "0"}
    id = anna.open_table(opponent="random", **fields)
    for number in (1, 2):
        anna.do(id, "concede")
        series = anna.client.get(f"/api/tables/{id}").json()["table"]["series"]
        assert series == {"number": number, "won": [0, number], "over": number == 2}
        location = anna.do(id, "rematch").headers["location"]
        assert location != f"/table/{id}"
        id = location.rpartition("/")[2]
    assert 'id="board"' in anna.get(f"/table/{id}")
    table = hall.rooms._rooms[id].table
    assert table.opened.series == [] and table.seats[0].bot == "random", "a rematch, not a third"

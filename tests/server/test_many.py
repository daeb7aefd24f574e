"""Tables for more than two, and teams: opened, joined, left, talked at and played to their end."""

from __future__ import annotations

import threading
from typing import Any

import pytest
from starlette.applications import Starlette

from hadur.server import api
from hadur.server.hall import Hall

from .people import Person
from .test_api import Program

pytestmark = pytest.mark.usefixtures("toys")


@pytest.fixture
def one(toys: None, app: Starlette) -> Program:
    return Program(app, "one")


@pytest.fixture
def two(toys: None, app: Starlette) -> Program:
    return Program(app, "two")


def table_of(program: Program, path: str) -> dict[str, Any]:
    found: dict[str, Any] = program.get(path)["table"]
    return found


def play_on(path: str, *programs: Program) -> dict[str, Any]:
    """Everybody makes the first move they can until the game is over; bots move by themselves."""
    while True:
        for program in programs:
            table = table_of(program, path)
            if table["status"] == "over":
                return table
            decision = table["decision"]
            if decision is not None:
                program.post(f"{path}/move", move=decision["moves"][0], at=decision["at"])
        program.client.get(path, params={"after": table["number"]}, headers=program.header)


def test_two_people_and_two_bots_play_and_one_gives_up(one: Program, two: Program) -> None:
    players = ["me", "random", "open", "random"]
    opened = one.post("/api/tables", 201, game="orders", players=players)
    assert len(opened["seat_codes"]) == 4
    path = f"/api/tables/{opened['id']}"
    (row,) = two.get("/api/tables", status="open")["tables"]
    assert row["free"] == 1 and row["chosen"][2] is None
    assert row["chosen"][0] == {"banner": "red"} and "decks" not in row
    assert two.get("/api/join", code=opened["seat_codes"][2])["id"] == opened["id"]
    assert two.post(f"{path}/sit")["table"]["seat"] == 2
    two.post(f"{path}/choose", banner="gold")
    for program in (one, two):
        table = program.post(f"{path}/ready")["table"]
    assert table["status"] == "playing" and len(table["sides"]) == 4
    assert [seat["chosen"]["banner"] for seat in table["seats"]] == ["red", "blue", "gold", "green"]
    left = two.post(f"{path}/concede")["table"]
    assert left["status"] == "playing" and left["seats"][2]["out"] and left["decision"] is None
    assert two.post(f"{path}/concede", 409)["error"]["id"] == "table-out"
    table = play_on(path, one)
    assert table["why"] == "played" and 2 not in table["winners"]
    record = one.client.get(f"{path}/record", headers=one.header).text
    assert "\n2 concede\n" in record and '"banner": "gold"' in record


def test_every_seat_has_somebody_or_nobody_or_a_bot(one: Program) -> None:
    for players in (["me"], ["me"] * 5, ["me", "nobody"], [1, 2], "me", ["me", "cheat"]):
        answer = one.client.post(
            "/api/tables", json={"game": "orders", "players": players}, headers=one.header
        )
        assert answer.status_code in (400, 409), players
    setup = {"seats": [{}, {}, {}]}
    one.post("/api/tables", 400, game="orders", players=["me", "open"], setup=setup)
    rated = {"rated": True}
    refused = one.post("/api/tables", 409, game="orders", players=["me", "me"], options=rated)
    assert refused["error"]["id"] == "table-rated-several"


def test_one_person_may_play_all_seats(one: Program) -> None:
    opened = one.post("/api/tables", 201, game="lair", players=["me"] * 3)
    path = f"/api/tables/{opened['id']}"
    seen = set()
    for _ in range(30):
        table = table_of(one, path)
        seen.add(table["seat"])
        assert table["status"] == "playing" and table["decision"]["seat"] == table["seat"]
        move = "end" if "end" in table["decision"]["moves"] else table["decision"]["moves"][-1]
        one.post(f"{path}/move", move=move, at=table["decision"]["at"], seat=table["seat"])
    assert seen == {0, 1, 2}


def test_choices_are_described_for_each_game(one: Program) -> None:
    games = {game["name"]: game for game in one.get("/api/games")["games"]}
    assert games["orders"]["seats"] == [2, 3, 4] and games["lair"]["sides"] == [[0], [1, 2]]
    assert [choice["name"] for choice in games["lair"]["choices"]] == ["open"]
    assert {"series", "deck"} <= {choice["name"] for choice in games["conquest"]["choices"]}
    asked = {"game": "orders", "setup": {"seats": [{"banner": "blue"}, {}, {}]}}
    answer = one.post("/api/setups", **asked)
    assert [seat["banner"] for seat in answer["setup"]["seats"]] == ["blue", "red", "green"]
    third = [c for c in answer["choices"] if c["seat"] == 2]
    assert third[0]["values"] == ["green", "gold"] and third[0]["chosen"] == "green"
    rounds = next(c for c in answer["choices"] if c["name"] == "rounds")
    assert (rounds["least"], rounds["most"], rounds["chosen"]) == (1, 3, "2")
    for wrong in ({"seats": 9}, {"options": {"rounds": 7}}, {"colour": 1}):
        error = one.post("/api/setups", 409, game="orders", setup=wrong)["error"]
        assert error["id"] == "table-bad-setup" and len(error["text"]) > 40
    one.post("/api/setups", 400, game="chess")
    one.post("/api/setups", 400, game="orders", setup=[])


def test_the_schema_of_set_ups_is_made_from_the_choices(one: Program) -> None:
    schemas = one.get("/api/openapi.json")["components"]["schemas"]
    orders = schemas["SetupOfOrders"]["properties"]
    (listed, numbers) = orders["seats"]["anyOf"]
    assert numbers == {"enum": [2, 3, 4]} and listed["maxItems"] == 4
    assert sorted(listed["items"]["properties"]["banner"]["enum"]) == [
        *("blue", "gold", "green", "red")
    ]
    assert orders["options"]["properties"]["rounds"]["maximum"] == 3
    lair = schemas["SetupOfLair"]["properties"]["options"]["properties"]
    assert lair["open"] == {"enum": ["off", "on", False, True]}
    conquest = schemas["SetupOfConquest"]["properties"]
    decks = conquest["seats"]["anyOf"][0]["items"]["properties"]["deck"]
    assert "nazdreg" in decks["examples"] and "series" in conquest["options"]["properties"]


def test_the_number_of_seats_is_chosen_before_the_game(one: Program, two: Program) -> None:
    opened = one.post("/api/tables", 201, game="orders", seat=0)
    path = f"/api/tables/{opened['id']}"
    assert len(one.post(f"{path}/choose", seats=3)["table"]["seats"]) == 3
    assert two.post(f"{path}/sit", seat=2)["table"]["seat"] == 2
    (row,) = two.get("/api/tables", status="open")["tables"]
    assert row["names"] == ["one", "", "two"] and row["free"] == 1
    two.post(f"{path}/choose", 409, seats=2)
    two.post(f"{path}/choose", 409, seat=0, banner="gold")


# -- talk ------------------------------------------------------------------------------------------


def team(one: Program, two: Program) -> str:
    """A bot against two marines."""
    opened = one.post("/api/tables", 201, game="lair", players=["open", "me", "open"])
    path = f"/api/tables/{opened['id']}"
    two.post(f"{path}/sit", seat=2)
    return path


def test_a_side_talks_over_the_api_and_nobody_else_is_woken(
    app: Starlette, one: Program, two: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = team(one, two)
    three = Program(app, "three")
    three.post(f"{path}/sit", seat=0)
    before = table_of(three, path)
    answers: dict[str, Any] = {}

    def wait(name: str, program: Program, number: int) -> None:
        answers[name] = program.get(path, after=number)["table"]

    monkeypatch.setattr(api, "LONGEST_WAIT", 3.0)
    waiting = [
        threading.Thread(target=wait, args=(name, program, table_of(program, path)["number"]))
        for name, program in (("two", two), ("three", three))
    ]
    for thread in waiting:
        thread.start()
    said = one.post(f"{path}/chat", text="left door", audience="side")["table"]["chat"]
    assert said[-1]["audience"] == "side"
    waiting[0].join(10)
    assert answers["two"]["chat"][-1]["text"] == "left door" and "three" not in answers
    waiting[1].join(10)
    assert answers["three"] == before == table_of(three, path)
    three.post(f"{path}/chat", 409, text="alone", audience="side")
    one.post(f"{path}/chat", 400, text="to whom?", audience="marines")


def test_a_side_talks_over_sockets(toys: None, app: Starlette, hall: Hall) -> None:
    anna, bela, cili = (Person(app, name, f"10.0.0.{n}") for n, name in enumerate("ABC"))
    id = anna.open_table(game="lair", deck="", seats="3")
    for person in (bela, cili):
        assert person.do(id, "sit").status_code == 303
    with (
        anna.at(id, "?form=data") as demon,
        bela.at(id, "?form=data") as marine,
        cili.at(id, "?form=data") as other,
    ):
        for line in (demon, marine, other):
            line.until("table")
        assert marine.ask(do="chat", text="psst", audience="side")["ok"]
        heard = other.until("table")["table"]
        assert [line["text"] for line in heard["chat"]] == ["psst"]
        assert marine.ask(do="chat", text="hello all")["ok"]
        told = demon.until("table")["table"]
        assert [line["text"] for line in told["chat"]] == ["hello all"]
        assert len(demon.heard) == 2, "the first and this one: nothing in between"
    assert len(hall.rooms._rooms[id].table.chat) == 2


# -- forms -----------------------------------------------------------------------------------------


@pytest.fixture
def anna(toys: None, app: Starlette) -> Person:
    return Person(app, "Anna")


def seats_at(hall: Hall, id: str) -> list[str]:
    table = hall.rooms._rooms[id].table
    return [seat.bot or seat.name or "-" for seat in table.seats]


def test_the_form_says_who_sits_where_and_what_is_chosen(anna: Person, hall: Hall) -> None:
    form: dict[str, Any] = {"game": "orders", "seats": "3", "pace": "none", "public": "1"}
    form |= {"seat-0-player": "open", "seat-1-player": "me", "seat-2-player": "random"}
    form |= {"seat-1-banner": "gold", "option-rounds": "3", "seat-3-banner": "red"}
    answer = anna.post("/tables", **form)
    assert answer.status_code == 303, answer.text
    id = answer.headers["location"].rpartition("/")[2]
    table = hall.rooms._rooms[id].table
    assert seats_at(hall, id) == ["-", "Anna", "random"]
    assert [seat["banner"] for seat in table.setup["seats"]] == ["red", "gold", "blue"]
    assert table.setup["options"] == {"rounds": "3"}
    assert table.opened.options.several is False


def test_one_person_at_several_seats_by_form(anna: Person, hall: Hall) -> None:
    form = {f"seat-{n}-player": "me" for n in range(4)}
    answer = anna.post("/tables", game="lair", seats="4", pace="none", **form)
    assert answer.status_code == 303
    id = answer.headers["location"].rpartition("/")[2]
    table = hall.rooms._rooms[id].table
    assert table.options.several and table.status == "playing"
    assert seats_at(hall, id) == ["Anna 1", "Anna 2", "Anna 3", "Anna 4"]
    assert table.seen_by(table.host) == (0, 1, 2, 3)


def test_whoever_joins_by_code_takes_one_seat(app: Starlette, anna: Person, hall: Hall) -> None:
    """Even where the host has several."""
    form = {"seat-0-player": "me", "seat-1-player": "me"}
    answer = anna.post("/tables", game="orders", seats="4", pace="none", **form)
    id = answer.headers["location"].rpartition("/")[2]
    code = hall.rooms._rooms[id].table.opened.seat_codes[3]
    bela = Person(app, "Bela", "10.0.0.9")
    bela.get(f"/join?code={code}", 303)
    assert bela.do(id, "sit").status_code == 303
    assert seats_at(hall, id) == ["Anna 1", "Anna 2", "-", "Bela"]


def test_playing_at_once_fills_all_seats_with_bots(anna: Person, hall: Hall) -> None:
    answer = anna.post("/play/orders", seats="4", bot="random", **{"seat-2-banner": "gold"})
    assert answer.status_code == 303
    id = answer.headers["location"].rpartition("/")[2]
    assert seats_at(hall, id) == ["Anna", "random", "random", "random"]
    assert hall.rooms._rooms[id].table.setup["seats"][2]["banner"] == "gold"


@pytest.mark.parametrize(
    "fields",
    [
        {"seats": "9"},
        {"seats": "many"},
        {"option-rounds": "9"},
        {"option-colour": "red"},
        {"seat-0-banner": "black"},
        {"seat-0-size": "large"},
        {"seat-1-player": "cheat"},
    ],
)
def test_a_form_that_makes_no_sense_is_refused(anna: Person, fields: dict[str, str]) -> None:
    for path in ("/tables", "/play/orders"):
        answer = anna.post(path, game="orders", pace="none", **fields)
        assert answer.status_code in (400, 409)


def test_forms_come_back_with_what_was_chosen_in_them(anna: Person) -> None:
    """With another number of seats, and with what was wrong."""
    for path in ("/play/orders?", "/tables/new?game=orders&"):
        page = anna.get(f"{path}seats=4&option-rounds=3&seat-3-banner=red")
        assert 'name="seat-3-player"' in page and 'name="seat-4-player"' not in page
        assert 'value="3"' in page
        anna.get(f"{path}seats=many&option-rounds=9&seat-99-banner=red&seat-0-player=cheat")
    fields = {"seats": "3", "rated": "1", "seat-2-player": "me", "option-rounds": "1"}
    answer = anna.post("/tables", game="orders", pace="none", **fields)
    assert answer.status_code == 409 and "one seat" in answer.text
    assert 'name="seat-2-player"' in answer.text

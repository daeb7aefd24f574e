"""Two servers on one database follow each other; nothing that was acknowledged is lost."""

from __future__ import annotations

import threading
import time
from pathlib import Path
from typing import Any

import httpx2
import pytest
from starlette.applications import Starlette

from hadur.store.store import Store
from hadur.table.entries import Chatted
from hadur.table.table import Table
from tests.postgres import Postgres

from .conftest import Start
from .people import GAME, Line, Person, eventually
from .real import RealServer


@pytest.fixture(params=["sqlite", "postgresql"])
def servers(
    request: pytest.FixtureRequest, start: Start, tmp_path: Path
) -> tuple[Starlette, Starlette, str]:
    """Two servers: on SQLite they look for themselves, on PostgreSQL they are nudged."""
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path / 'both.db'}"
        return start(db=url, poll=0.05), start(db=url, poll=0.05), url
    postgres: Postgres = request.getfixturevalue("postgres")
    url = postgres.fresh()
    return start(db=url, poll=60), start(db=url, poll=60), url


def begun(anna: Person, bela: Person) -> str:
    id = anna.open_table()
    assert bela.do(id, "sit", seat="1").status_code == 303
    assert anna.do(id, "ready", ready="1").status_code == 303
    assert bela.do(id, "ready", ready="1").status_code == 303
    return id


def caught_up(line: Line, moves: int) -> None:
    while line.table()["status"] == "open" or len(line.table()["moves"]) < moves:
        line.until("table")


def test_players_on_two_servers_play_one_game(servers: tuple[Starlette, Starlette, str]) -> None:
    one, two, url = servers
    anna, bela = Person(one, "Anna"), Person(two, "Béla")
    id = begun(anna, bela)
    with anna.at(id, "?form=data") as a, bela.at(id, "?form=data") as b:
        for moves in range(25):
            caught_up(a, moves)
            caught_up(b, moves)
            mover = a if a.table()["decision"] else b
            decision = mover.table()["decision"]
            assert mover.ask(do="move", at=decision["at"], move=decision["moves"][0])["ok"]
        caught_up(a, 25)
        caught_up(b, 25)
        assert a.table()["moves"] == b.table()["moves"]
    store = Store.open(url)
    assert Table.of(store.entries(id)).moves == 25
    store.close()


def test_what_both_write_at_once_is_all_there(servers: tuple[Starlette, Starlette, str]) -> None:
    one, two, url = servers
    anna, bela = Person(one, "Anna"), Person(two, "Béla")
    id = begun(anna, bela)
    said: list[str] = []

    def talk(person: Person, name: str) -> None:
        with person.at(id, "?form=data") as line:
            for number in range(40):
                answer = line.ask(do="chat", text=f"{name} {number}")
                if answer.get("ok"):
                    said.append(f"{name} {number}")

    threads = [threading.Thread(target=talk, args=pair) for pair in ((anna, "a"), (bela, "b"))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    assert len(said) >= 70  # who is refused is told so
    store = Store.open(url)
    log = [entry.body.text for entry in store.entries(id) if isinstance(entry.body, Chatted)]
    store.close()
    assert sorted(log) == sorted(said)


def test_a_bot_thinks_on_one_server_and_is_seen_on_the_other(
    servers: tuple[Starlette, Starlette, str],
) -> None:
    one, two, _ = servers
    anna = Person(one, "Anna")
    # A random bot may kill its own summoner before Anna has had a turn.
    id = anna.play_bot("script")
    twin = Person(two)
    twin.client.cookies.set("hadur", anna.cookie(), domain="testserver.local", path="/")
    with twin.at(id, "?form=data") as line:
        moves = 0
        while moves < 30 and line.table()["status"] == "playing":
            decision = line.table()["decision"]
            if decision is None:
                line.until("table")
                continue
            # Who ends every phase lets the other one move soon, whatever the deal.
            move = "end" if "end" in decision["moves"] else decision["moves"][0]
            line.ask(do="move", at=decision["at"], move=move)
            caught_up(line, decision["at"] + 1)
            moves = len(line.table()["moves"])
        assert {move["seat"] for move in line.table()["moves"]} == {0, 1}


def test_a_server_that_has_not_heard_looks_before_it_refuses(start: Start, tmp_path: Path) -> None:
    """Somebody whose requests go now to one server, now to another."""
    url = f"sqlite:///{tmp_path / 'both.db'}"
    one, two = start(db=url, poll=3600), start(db=url, poll=3600)
    anna, bela = Person(one, "Anna"), Person(two, "Béla")
    id = anna.open_table(**{"option-first": "0"})
    bela.do(id, "sit", seat="1")
    anna.do(id, "ready", ready="1")
    assert bela.do(id, "ready", ready="1").status_code == 303
    moves = 0
    while anna.do(id, "move", move="end", at=str(moves)).status_code == 303:
        moves += 1
    assert moves > 2
    assert bela.do(id, "move", move="end", at=str(moves)).status_code == 303


class Program:
    """A player who talks to whichever server is there."""

    def __init__(self, server: RealServer, name: str) -> None:
        self.header: dict[str, str] = {}
        token = self.post(server, "/sessions", name=name)["token"]
        self.header = {"authorization": f"Bearer {token}"}

    def post(self, server: RealServer, path: str, **body: Any) -> Any:
        address = f"{server.address}/api{path}"
        answer = httpx2.post(address, json=body, headers=self.header, timeout=30)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def sees(self, server: RealServer, path: str, moves: int) -> Any:
        """The table on a server, once it shows so many moves."""
        until = time.monotonic() + 30
        while True:
            answer = httpx2.get(f"{server.address}/api{path}", headers=self.header, timeout=30)
            table = answer.json()["table"]
            if len(table["moves"]) >= moves:
                return table
            assert time.monotonic() < until, "the servers do not follow each other"
            time.sleep(0.02)


def test_two_processes_on_postgresql_and_one_is_killed(postgres: Postgres, tmp_path: Path) -> None:
    """Real servers: they follow each other, and either goes on without the other."""
    db = postgres.fresh()
    one, two = (RealServer(db, tmp_path / name) for name in ("one", "two"))
    try:
        anna, bela = Program(one, "Anna"), Program(two, "Bela")
        id = anna.post(one, "/tables", game=GAME, seat=0)["id"]
        path = f"/tables/{id}"
        bela.post(two, f"{path}/sit")
        anna.post(one, f"{path}/ready")
        bela.post(two, f"{path}/ready")
        for moves in range(24):
            if moves == 8:
                one.kill()
            if moves == 16:
                one = RealServer(db, tmp_path / "one")
            players = [(anna, one if moves < 8 else two), (bela, two if moves < 16 else one)]
            seen = [player.sees(server, path, moves) for player, server in players]
            assert seen[0]["moves"] == seen[1]["moves"]
            turn = 0 if seen[0]["decision"] else 1
            mover, server = players[turn]
            text = seen[turn]["decision"]["moves"][0]
            mover.post(server, f"{path}/move", move=text, at=moves)
    finally:
        one.kill()
        two.kill()
    store = Store.open(db)
    assert Table.of(store.entries(id)).moves == 24
    store.close()


def test_a_database_that_fails_is_said_and_play_goes_on_when_it_is_back(
    start: Start, postgres: Postgres
) -> None:
    app = start(db=postgres.fresh())
    anna = Person(app, "Anna")
    anna.post("/account/up", name="Anna", password="correct horse")
    id = anna.play_bot("script")
    cookie = anna.cookie()
    with anna.at(id, "?form=data") as line:
        while line.table()["decision"] is None:
            line.until("table")
        decision = line.table()["decision"]
        move = {"do": "move", "at": decision["at"], "move": decision["moves"][0]}
        postgres.halt("immediate")
        try:
            assert line.ask(**move)["error"]["id"] == "web-error-503"
            assert anna.client.get("/healthz").status_code == 503
            assert anna.client.get("/lobby").status_code == 503
            assert anna.client.get(f"/table/{id}").status_code == 503
        finally:
            postgres.start()
        assert anna.cookie() == cookie
        assert line.ask(**move)["ok"]
    # The next beat finds that it can be written again.
    eventually(lambda: anna.client.get("/healthz").status_code == 200, 60)
    anna.get(f"/table/{id}")

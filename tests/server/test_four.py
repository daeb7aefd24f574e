"""A server as people run it, with a game from elsewhere: two people and two bots at a table of
four, over sockets; one of the people gives up, the others play to the end."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets.sync.client import ClientConnection, connect

import hadur
from hadur.store.store import Store
from hadur.table.entries import Conceded, Ended, Moved
from hadur.table.table import Table
from tests.kernel.toys.orders import GAME

from .real import RealServer

ROOT = Path(__file__).parents[2]
WAIT = 60


@pytest.fixture
def db(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
def server(tmp_path: Path, db: str) -> Iterator[RealServer]:
    if hadur.ENGINE != "pure":
        pytest.skip("the toys cannot subclass the compiled kernel")
    around = {"HADUR_GAMES": "orders=tests.kernel.toys.orders:GAME", "PYTHONPATH": str(ROOT)}
    running = RealServer(db, tmp_path, around=around)
    yield running
    running.stop()


class Player:
    """A person's program at a table."""

    def __init__(self, server: RealServer, name: str) -> None:
        self.api = httpx2.Client(base_url=f"{server.address}/api", timeout=WAIT)
        token = self.api.post("/sessions", json={"name": name}).json()["token"]
        self.header = {"authorization": f"Bearer {token}"}
        self.address = server.address.replace("http", "ws")
        self.open_lines = ExitStack()
        self.line: ClientConnection
        self.moved = -1

    def open(self, **facts: Any) -> dict[str, Any]:
        answer = self.api.post("/tables", json=facts, headers=self.header)
        assert answer.status_code == 201, answer.text
        opened: dict[str, Any] = answer.json()
        return opened

    def come(self, id: str, code: str) -> dict[str, Any]:
        path = f"{self.address}/table/{id}/ws?form=data&code={code}"
        line = connect(path, additional_headers=self.header, max_size=None)
        self.line = self.open_lines.enter_context(line)
        return self.table()

    def leave(self) -> None:
        self.open_lines.close()
        self.api.close()

    def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.line.recv(timeout=WAIT))
        assert "error" not in message, message
        return message

    def table(self) -> dict[str, Any]:
        """The table as it is told next."""
        while "table" not in (message := self.hear()):
            pass
        found: dict[str, Any] = message["table"]
        return found

    def move(self, table: dict[str, Any]) -> None:
        """Make a move, once for each decision: others may answer theirs while it is on its way."""
        decision = table["decision"]
        made = sum(move["seat"] == table["seat"] for move in table["moves"])
        if decision is not None and made > self.moved:
            self.moved = made
            self.do("move", at=decision["at"], move=decision["moves"][0])

    def do(self, do: str, **facts: Any) -> None:
        self.line.send(json.dumps({"do": do, **facts}))


def test_two_people_and_two_bots_and_one_gives_up(server: RealServer, db: str) -> None:
    anna, bela = Player(server, "Anna"), Player(server, "Béla")
    players = ["me", "random", "open", "heuristic"]
    opened = anna.open(game="orders", players=players, options={"public": False})
    id, code = opened["id"], opened["seat_codes"][2]
    anna.come(id, "")
    assert bela.come(id, code)["seat"] is None
    bela.do("sit")
    bela.do("ready", ready=True)
    anna.do("ready", ready=True)
    while (table := anna.table())["decision"] is None:
        pass
    assert table["seat"] == 0 and [seat["bot"] for seat in table["seats"]] == [
        *(None, "random", None, "heuristic")
    ]
    anna.move(table)
    while bela.table()["decision"] is None:
        pass
    bela.do("concede")
    while not (table := bela.table())["seats"][2]["out"]:
        pass
    assert table["status"] == "playing" and table["decision"] is None
    while (table := anna.table())["status"] == "playing":
        anna.move(table)
    assert table["why"] == "played" and 2 not in table["winners"] and table["scores"][2] == -1
    while bela.table()["status"] != "over":
        pass
    store = Store.open(db)
    log = store.entries(id)
    store.close()
    bodies = [entry.body for entry in log]
    left = next(n for n, body in enumerate(bodies) if isinstance(body, Conceded))
    after = [body.seat for body in bodies[left:] if isinstance(body, Moved)]
    assert set(after) == {0, 1, 3} and sum(isinstance(body, Ended) for body in bodies) == 1
    assert Table.of(log, lambda name: GAME).ended is not None
    for player in (anna, bela):
        player.leave()

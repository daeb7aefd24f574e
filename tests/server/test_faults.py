"""The power fails between the steps of a move: what was told is there, once, and play goes on."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import socket
import time
from contextlib import suppress
from typing import Any

import httpx2
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from hadur.server import room as rooms
from hadur.server.app import create_app
from hadur.server.settings import Settings
from hadur.server.sockets import Viewer
from hadur.store.store import Store
from hadur.table.entries import Moved
from hadur.table.table import Table

GAME = "summoner-wars"
STEPS = ("checked", "folded", "storing", "stored", "taken in", "telling", "told")


def serve(url: str, listening: socket.socket, deadly: str) -> None:
    """A server that dies at a step of the first move."""

    def step(name: str) -> None:
        if name == deadly:
            os.kill(os.getpid(), signal.SIGKILL)

    def is_move(entries: Any) -> bool:
        return any(isinstance(entry.body, Moved) for entry in entries)

    numbered, append = rooms.numbered, Store.append
    fold, become, put = Table.after, rooms.Room._become, Viewer._put
    moved = False

    def number(bodies: Any, first: int, at: int) -> Any:
        entries = numbered(bodies, first, at)
        if is_move(entries):
            step("checked")
        return entries

    def folded(self: Table, entries: Any) -> Table:
        after = fold(self, entries)
        if is_move(entries):
            step("folded")
        return after

    def store(self: Store, table: str, entries: Any, listing: Any, new: Any = None) -> None:
        if is_move(entries):
            step("storing")
        append(self, table, entries, listing, new)
        if is_move(entries):
            step("stored")

    def took_in(self: rooms.Room, table: Table, entries: Any) -> None:
        nonlocal moved
        become(self, table, entries)
        if is_move(entries):
            moved = True
            step("taken in")

    async def tell(self: Viewer, message: Any) -> None:
        if moved:
            step("telling")
        await put(self, message)
        if moved:
            step("told")

    rooms.numbered = number
    Store.append = store  # type: ignore[method-assign]
    Table.after = folded  # type: ignore[method-assign]
    rooms.Room._become = took_in  # type: ignore[method-assign]
    Viewer._put = tell  # type: ignore[method-assign]
    app = create_app(Settings(db=url, pause=0, rate=50))
    config = uvicorn.Config(app, log_config=None, ws="websockets-sansio")
    uvicorn.Server(config).run([listening])


class Child:
    def __init__(self, url: str, deadly: str = "") -> None:
        listening = socket.socket()
        listening.bind(("127.0.0.1", 0))
        self.address = f"127.0.0.1:{listening.getsockname()[1]}"
        context = multiprocessing.get_context("fork")
        self.process = context.Process(target=serve, args=(url, listening, deadly), daemon=True)
        self.process.start()
        listening.close()
        end = time.monotonic() + 60
        while True:
            try:
                assert httpx2.get(f"http://{self.address}/healthz").status_code == 200
                return
            except httpx2.TransportError:
                assert time.monotonic() < end, "the server did not start"
                time.sleep(0.05)

    def post(self, path: str, token: str = "", **body: Any) -> Any:
        header = {"authorization": f"Bearer {token}"} if token else {}
        answer = httpx2.post(f"http://{self.address}/api{path}", json=body, headers=header)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def end(self) -> None:
        self.process.kill()
        self.process.join()


@pytest.mark.parametrize("deadly", STEPS)
def test_a_server_killed_in_the_middle_of_a_move(url: str, deadly: str) -> None:
    first = Child(url, deadly)
    tokens = [first.post("/sessions", name=name)["token"] for name in ("Anna", "Bela")]
    options = {"first": "0"}
    opened = first.post("/tables", tokens[0], game=GAME, seat=0, setup={"options": options})
    path = f"/tables/{opened['id']}"
    first.post(f"{path}/sit", tokens[1])
    for token in tokens:
        first.post(f"{path}/ready", token)
    header = {"authorization": f"Bearer {tokens[0]}"}
    acknowledged = False
    move = {"do": "move", "at": 0, "move": "end", "id": "m"}
    address = f"ws://{first.address}/table/{opened['id']}/ws?form=data"
    with connect(address, additional_headers=header) as line:
        line.recv()
        line.send(json.dumps(move))
        with suppress(ConnectionClosed):
            while True:
                heard = json.loads(line.recv())
                acknowledged = acknowledged or bool(heard.get("ok") or heard["table"]["moves"])
    first.process.join(10)
    assert first.process.exitcode == -signal.SIGKILL
    assert not acknowledged or deadly == "told"

    second = Child(url)
    address = f"ws://{second.address}/table/{opened['id']}/ws?form=data"
    with connect(address, additional_headers=header) as line:
        moves = json.loads(line.recv())["table"]["moves"]
        assert len(moves) == (0 if deadly in ("checked", "folded", "storing") else 1)
        assert len(moves) == 1 or not acknowledged
        # The client did not hear of it and tries again: it counts once.
        line.send(json.dumps(move))
        while "id" not in (heard := json.loads(line.recv())):
            pass
        assert heard.get("ok") or heard["error"]["id"] == "table-stale"
        line.send(json.dumps({**move, "at": 1, "id": "n"}))
        while heard.get("id") != "n":
            heard = json.loads(line.recv())
        assert heard["ok"]
    second.end()
    store = Store.open(url)
    assert Table.of(store.entries(opened["id"])).moves == 2
    store.close()

"""People who come to a server in tests: browsers with forms and sockets, and programs."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.testclient import TestClient, WebSocketTestSession

GAME = "summoner-wars"
_TOKEN = re.compile(r'name="csrf" value="([^"]+)"')


def eventually(holds: Callable[[], object], seconds: float = 10) -> None:
    """Wait for what another task does."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.01)


class Person:
    """Somebody with a browser: cookies, forms with their token, a socket at a table."""

    def __init__(self, app: Starlette, name: str = "", address: str = "testclient") -> None:
        self.client = TestClient(app, follow_redirects=False, client=(address, 50000))
        # All visitors meet in the one loop that the server runs in.
        self.client.portal = app.state.client.portal
        self.csrf = ""
        self.get("/about")
        if name:
            assert self.post("/account/name", name=name).status_code == 303

    def get(self, path: str, status: int = 200, **more: Any) -> str:
        answer = self.client.get(path, **more)
        assert answer.status_code == status, (path, answer.status_code, answer.text[-600:])
        found = _TOKEN.search(answer.text)
        if found:
            self.csrf = found[1]
        return answer.text

    def post(self, path: str, /, **fields: Any) -> Any:
        answer = self.client.post(path, data={"csrf": self.csrf, **fields})
        if answer.status_code == 303 and path.startswith("/account"):
            self.get("/about")
        return answer

    def open_table(self, **fields: Any) -> str:
        """A table for two people, from the form; its id."""
        form = {"game": GAME, "deck": "polar-dwarves", "opponent": "person", "pace": "none"}
        form |= {"undo": "free", "public": "1", "spectators": "1", "amount": "30"}
        answer = self.post("/tables", **{**form, **fields})
        assert answer.status_code == 303, answer.status_code
        return str(answer.headers["location"]).rpartition("/")[2]

    def play_bot(self, bot: str = "script", deck: str = "polar-dwarves") -> str:
        answer = self.post(f"/play/{GAME}", deck=deck, bot=bot, against="fallen-kingdom")
        assert answer.status_code == 303, answer.text
        return str(answer.headers["location"]).rpartition("/")[2]

    def do(self, id: str, command: str, **fields: Any) -> Any:
        """A command by form, as without a script."""
        return self.post(f"/table/{id}/{command}", **fields)

    @contextmanager
    def at(self, id: str, query: str = "", **more: Any) -> Iterator[Line]:
        """A socket at a table."""
        with self.client.websocket_connect(f"/table/{id}/ws{query}", **more) as socket:
            yield Line(socket)

    def cookie(self) -> str:
        return self.client.cookies["hadur"]


class Line:
    """A socket: what is sent, and everything that came."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []

    def send(self, **message: Any) -> None:
        self.socket.send_text(json.dumps(message))

    def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.receive_text())
        self.heard.append(message)
        return message

    def until(self, key: str) -> dict[str, Any]:
        """The next message that has something."""
        while True:
            message = self.hear()
            if key in message:
                return message

    def ask(self, **message: Any) -> dict[str, Any]:
        """Send, and wait for the answer to it."""
        name = f"q{len(self.heard)}"
        self.send(**message, id=name)
        while True:
            answer = self.hear()
            if answer.get("id") == name:
                return answer

    def table(self) -> dict[str, Any]:
        """The table as data, as it was told last; waits for one if there is none."""
        for message in reversed(self.heard):
            if "table" in message:
                return dict(message["table"])
        return dict(self.until("table")["table"])

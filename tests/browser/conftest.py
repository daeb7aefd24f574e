"""Real browsers at a real server."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest

from tests.server.real import RealServer


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    home = tmp_path_factory.mktemp("server")
    db = f"sqlite:///{home / 'tables.db'}"
    found = RealServer(db, home, "--pause", "0", "--rate", "1000", settled=True)
    yield found
    found.stop()


Visit = Callable[..., Any]


@pytest.fixture
def visit(browser: Any, server: RealServer) -> Iterator[Visit]:
    """Opens pages of people who have nothing to do with each other; none may complain."""
    opened: list[Any] = []
    complaints: list[str] = []

    def come(path: str = "/", base: str = "", **options: Any) -> Any:
        # Whoever likes motion waits for what others do to be shown; tests of that say so.
        size = {"viewport": {"width": 1280, "height": 800}, "locale": "en-GB"}
        size |= {"reduced_motion": "reduce"}
        context = browser.new_context(**{**size, **options})
        context.set_default_timeout(20_000)
        # A busy machine may take long to start a page, and nothing is lost by waiting.
        context.set_default_navigation_timeout(120_000)
        opened.append(context)
        page = context.new_page()
        page.on(
            "console",
            lambda m: complaints.append(f"{m.text} {m.location}") if m.type == "error" else None,
        )
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto((base or server.address) + path)
        return page

    yield come
    for context in opened:
        context.close()
    # A socket that a test cut is something to complain of.
    assert [text for text in complaints if "WebSocket" not in text] == []


class Cable:
    """The way between a browser and the server, which can be cut."""

    def __init__(self, address: str) -> None:
        host, _, port = address.removeprefix("http://").partition(":")
        self._target = (host, int(port))
        self._door = socket.create_server(("127.0.0.1", 0))
        self._ends: list[socket.socket] = []
        self.address = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """All lines are dead; new ones can be made."""
        ends, self._ends = self._ends, []
        for end in ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def close(self) -> None:
        self._door.close()
        self.cut()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._door.accept()
                far = socket.create_connection(self._target)
                self._ends += [near, far]
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self._pass, args=(one, other), daemon=True).start()

    def _pass(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(65536):
                other.sendall(data)
        with suppress(OSError):
            other.shutdown(socket.SHUT_WR)


@pytest.fixture
def cable(server: RealServer) -> Iterator[Cable]:
    found = Cable(server.address)
    yield found
    found.close()

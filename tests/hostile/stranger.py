"""Somebody nobody knows, with a socket and bad intentions; and what that costs the server."""

from __future__ import annotations

import json
import os
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx2
from websockets.sync.client import ClientConnection, connect

from tests.server.real import RealServer

_TICKS: Final = os.sysconf("SC_CLK_TCK")
_TOKEN: Final = re.compile(r'name="csrf" value="([^"]+)"')
PATIENCE: Final = 120
"""Seconds after which something will never come; nothing takes that long on any machine."""


def seconds_of(pid: int) -> float:
    """The processor's time that a process has used: whatever else the machine does meanwhile."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


def memory_of(pid: int) -> int:
    """The bytes a process holds."""
    fields = Path(f"/proc/{pid}/statm").read_text().split()
    return int(fields[1]) * os.sysconf("SC_PAGE_SIZE")


def eventually(holds: Callable[[], object], what: str) -> None:
    """Wait for a state, however long a busy machine takes to get there."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, f"it never came: {what}"
        time.sleep(0.02)


class Stranger:
    """Comes with a browser (`page`, `form`) and with a program (`call`, `line`)."""

    def __init__(self, server: RealServer, name: str = "eve") -> None:
        self.server: Final = server
        self.client: Final = httpx2.Client(base_url=server.address, timeout=PATIENCE)
        self._csrf = ""
        answer = self.call("/sessions", {"name": name})
        assert answer.status_code == 201, answer.text
        self.header: Final = {"authorization": f"Bearer {answer.json()['token']}"}

    def call(self, path: str, body: Any = None) -> httpx2.Response:
        """The JSON API: with a body something is asked for. A text is sent as it is."""
        header = getattr(self, "header", {})
        if body is None:
            return self.client.get(f"/api{path}", headers=header)
        text = body if isinstance(body, bytes) else json.dumps(body).encode()
        return self.client.post(f"/api{path}", content=text, headers=header)

    def page(self, path: str) -> httpx2.Response:
        return self.client.get(path)

    def form(self, path: str, **fields: str) -> httpx2.Response:
        if not self._csrf or path.startswith("/account"):
            # Whoever signs in or out has another session, and so another token.
            found = _TOKEN.search(self.page("/account").text)
            assert found is not None
            self._csrf = found[1]
        answer = self.client.post(path, data={"csrf": self._csrf, **fields})
        if path.startswith("/account"):
            self._csrf = ""
        return answer

    def opened(self, game: str, **more: Any) -> str:
        """A table; its id."""
        answer = self.call("/tables", {"game": game, **more})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    @contextmanager
    def line(self, table: str, form: str = "data", **more: Any) -> Iterator[ClientConnection]:
        address = self.server.address.replace("http", "ws", 1)
        header = more.pop("header", self.header)
        where = f"{address}/table/{table}/ws?form={form}"
        with connect(where, additional_headers=header, max_size=None, **more) as line:
            yield line

    def cost(self, attack: Callable[[], object]) -> float:
        """Seconds of the server's processor that something takes; once before, since what is
        made once for everybody is nobody's fault."""
        attack()
        before = seconds_of(self.server.process.pid)
        attack()
        return seconds_of(self.server.process.pid) - before

"""The server as a process: the socket it listens at, and those that think for it."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

from hadur.server.running import _bound
from tests.programs import children, gone

from .real import RealServer


def test_short_answers_are_sent_at_once() -> None:
    """Without TCP_NODELAY the body of a short answer waits until its head is acknowledged."""

    async def accepted() -> int:
        found: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def meet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            theirs = writer.get_extra_info("socket")
            found.set_result(theirs.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        with _bound("127.0.0.1", 0) as listening:
            port = listening.getsockname()[1]
            server = await asyncio.start_server(meet, sock=listening)
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            at_once = await found
            writer.close()
            server.close()
            return at_once

    assert asyncio.run(accepted()) != 0


def test_bots_can_think_before_the_first_table_is_opened(tmp_path: Path) -> None:
    server = RealServer(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path)
    beside = children(server.process.pid)
    server.stop()
    assert beside
    assert all(gone(pid, within=10) for pid in beside)

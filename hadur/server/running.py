"""Running the server: a socket, an address to print, and an end that leaves nothing behind."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from pathlib import Path

import uvicorn

from hadur.kernel.errors import HadurError
from hadur.server.app import create_app
from hadur.server.half_open import protocol
from hadur.server.limits import FRAME
from hadur.server.opening import from_scenario
from hadur.server.settings import Settings
from hadur.server.workers import Lifeline, Workers
from hadur.store.store import Store

Say = Callable[[str, str], None]


class CannotServe(HadurError):
    """The address cannot be used, or not by several processes."""


def serve(
    settings: Settings,
    host: str,
    port: int,
    say: Say,
    scenario: Path | None = None,
    workers: int = 1,
) -> None:
    """Serve until somebody stops it; `say` is told the address, and the invitation to a scenario's
    table, once people can come. Several processes share the port and the store."""
    # What is wrong with the store is said before anything else happens.
    Store.open(settings.db).close()
    if workers > 1 and not settings.db.startswith("postgresql"):
        raise CannotServe("several processes need PostgreSQL: give its address with --db")
    with _bound(host, port, shared=workers > 1) as bound:
        address = settings.url.rstrip("/") or _address(bound)
        if workers == 1:
            run(settings, bound, address, say, scenario)
            return
        port = bound.getsockname()[1]

        def work(number: int, lifeline: Lifeline) -> None:
            with _bound(host, port, shared=True) as own:
                first = scenario if number == 0 else None
                run(settings, own, address, lifeline.say, first, lifeline)

        Workers(workers, work).run(say)


def run(
    settings: Settings,
    listening: socket.socket,
    address: str,
    say: Say,
    scenario: Path | None = None,
    lifeline: Lifeline | None = None,
) -> None:
    """One process: serve at a socket until it is stopped, or whoever started it is gone."""
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        http=protocol(),
        ws="websockets-sansio",
        ws_max_size=2 * FRAME,
        h11_max_incomplete_event_size=32 * 1024,
        timeout_graceful_shutdown=3,
        lifespan="on",
    )
    server = uvicorn.Server(config)

    def stop() -> None:
        server.should_exit = True

    async def main() -> None:
        if lifeline is not None:
            lifeline.watch(stop)
        serving = asyncio.create_task(server.serve([listening]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.01)
        if server.started:
            app.state.hall.bots.warm()
            invitation = ""
            if scenario is not None:
                room = await from_scenario(app.state.hall, scenario)
                invitation = f"{address}/join?code={room.table.opened.code}"
            say(address, invitation)
        await serving

    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(main())


def _bound(host: str, port: int, shared: bool = False) -> socket.socket:
    """A socket at an address; a `shared` one lets other processes have the same, and the system
    deals out who comes."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol by its name: asyncio sends small packets at once only where it is said to be TCP.
    # Otherwise a short answer waits 40 ms for the acknowledgement of its own head.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if shared:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        listening.close()
        reason = getattr(error, "strerror", None) or error
        raise CannotServe(f"cannot listen at {host}:{port}: {reason}") from error
    return listening


def _address(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    shown = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, host)
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}"

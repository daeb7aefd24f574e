"""Running the server: a socket, an address to print, and an end that leaves nothing behind."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from pathlib import Path

import uvicorn

from hadur.kernel.errors import HadurError
from hadur.server.app import create_app
from hadur.server.limits import FRAME
from hadur.server.opening import from_scenario
from hadur.server.settings import Settings
from hadur.store.store import Store


class CannotServe(HadurError):
    """The address cannot be used."""


def serve(
    settings: Settings,
    host: str,
    port: int,
    say: Callable[[str, str], None],
    scenario: Path | None = None,
) -> None:
    """Serve until somebody stops it; `say` is told the address, and the invitation to a scenario's
    table, once people can come."""
    # What is wrong with the store is said before anything else happens.
    Store.open(settings.db).close()
    app = create_app(settings)
    with _listening(host, port) as listening:
        config = uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            server_header=False,
            ws="websockets-sansio",
            ws_max_size=2 * FRAME,
            h11_max_incomplete_event_size=32 * 1024,
            timeout_graceful_shutdown=3,
            lifespan="on",
        )
        server = uvicorn.Server(config)
        address = settings.url.rstrip("/") or _address(listening)

        async def run() -> None:
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

        asyncio.run(run())


def _listening(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol by its name: asyncio sends small packets at once only where it is said to be TCP.
    # Otherwise a short answer waits 40 ms for the acknowledgement of its own head.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
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

"""Connections that ask for nothing: closed after a while, so that nobody can hold many for free."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol

PATIENCE: Final = 20.0
"""Seconds in which a request has to come whole, head and body."""


class Waiting:
    """Beside a protocol of the web server: a timer runs while a request is expected or incomplete.
    What comes in the meantime, a letter now and then, does not set it back."""

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    cycle: Any
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)  # type: ignore[misc]
        self._watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)  # type: ignore[misc]
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        super().connection_lost(exc)  # type: ignore[misc]

    def _watch(self) -> None:
        if not self._is_half_open():
            self._forget()
        elif self._timer is None:
            self._timer = self.loop.call_later(PATIENCE, self._give_up)

    def _is_half_open(self) -> bool:
        mine: object = self.transport.get_protocol()
        if self.transport.is_closing() or mine is not self:
            return False  # it is a socket of a table by now
        cycle = self.cycle
        return cycle is None or cycle.response_complete or cycle.more_body

    def _give_up(self) -> None:
        self._timer = None
        if self._is_half_open():
            self.transport.close()

    def _forget(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class PatientH11(Waiting, H11Protocol):  # type: ignore[misc]
    """Written in Python; it is always there."""


def protocol() -> type[asyncio.Protocol]:
    """The quickest way to read requests that is installed."""
    try:
        from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
    except ImportError:
        return PatientH11

    class PatientHttpTools(Waiting, HttpToolsProtocol):  # type: ignore[misc]
        """Written in C."""

    return PatientHttpTools

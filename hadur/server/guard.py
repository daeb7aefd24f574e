"""What holds for every request: headers that protect pages, sizes, origins, and a count."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hadur.server import notes
from hadur.server.limits import BODY
from hadur.server.metrics import Metrics

_HEADERS: Final = {
    "Content-Security-Policy": "default-src 'self'; object-src 'none'; base-uri 'none';"
    " frame-ancestors 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


_NOTED: Final = (400, 401, 403, 404, 405, 413)
"""What is noted of those who ask for what is not there or not for them."""


class Guard:
    """Around the whole application."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def protected(message: Message) -> None:
            if message["type"] == "http.response.start":
                status = message["status"]
                self._metrics.count("hadur_requests_total", f'status="{status}"')
                if status in _NOTED:
                    notes.warn(
                        "turned-away", status=status, path=scope["path"], address=_from(scope)
                    )
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self._app(scope, Limited(receive), protected)


def _from(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else "?"


class Limited:
    """The body of a request, up to a limit; HTTPException 413 beyond it."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._left = BODY

    async def __call__(self) -> Message:
        message = await self._receive()
        self._left -= len(message.get("body", b""))
        if self._left < 0:
            raise HTTPException(413)
        return message


def same_origin(connection: HTTPConnection, url: str) -> bool:
    """Whether a request comes from our own pages, or from a program that is no browser. `url` is
    the address people use, if a proxy stands between."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    ours = {connection.headers.get("host", ""), urlsplit(url).netloc}
    return urlsplit(origin).netloc in ours - {""}

"""A server as a client sees it: its JSON API (docs/api.md), and the token it knows us by."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from contextlib import suppress
from typing import Any, Final
from urllib.parse import quote, urlencode, urlsplit

from hadur.cli import places
from hadur.kernel import sealed
from hadur.kernel.errors import HadurError, UnknownName

_PATIENCE: Final = 40.0
"""Seconds to wait for an answer; the server keeps us waiting for news for 25."""
_LARGEST: Final = 8_000_000

Data = dict[str, Any]


class ServerRefused(HadurError):
    """What the server said no to, in its own words."""

    def __init__(self, status: int, error: Data) -> None:
        self.status = status
        self.id = str(error.get("id", ""))
        rule = f" ({error['rule']})" if error.get("rule") else ""
        super().__init__(f"{error.get('text', status)}{rule}")


class NoServer(HadurError):
    """Nobody answers at the address, or it is no server of ours."""


class Server:
    """Calls of one player, in one language."""

    def __init__(self, url: str, name: str, lang: str) -> None:
        parts = urlsplit(url if "://" in url else f"http://{url}")
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise UnknownName(f"'{url}' is no address of a server: give http://HOST:PORT")
        self.url: Final = f"{parts.scheme}://{parts.netloc}"
        self._lang: Final = lang
        self._token = self._remembered()
        if self._token and not self._is_known():
            self._token = ""
        if not self._token:
            self._token = str(self.post("/api/sessions", name=name)["token"])
            self._remember()

    def get(self, path: str, **query: str | int) -> Data:
        return self._call("GET", path, None, query)

    def post(self, path: str, /, **body: Any) -> Data:
        return self._call("POST", path, json.dumps(body).encode(), {})

    def text(self, path: str) -> str:
        return self._ask("GET", path, None, {}).decode("utf-8", "replace")

    def _call(self, method: str, path: str, body: bytes | None, query: Data) -> Data:
        try:
            answer = json.loads(self._ask(method, path, body, query))
        except ValueError as error:
            raise NoServer(f"{self.url} does not answer as a Hadúr server does") from error
        if not isinstance(answer, dict):
            raise NoServer(f"{self.url} does not answer as a Hadúr server does")
        return answer

    def _ask(self, method: str, path: str, body: bytes | None, query: Data) -> bytes:
        address = f"{self.url}{quote(path)}?{urlencode({'lang': self._lang, **query})}"
        headers = {"Content-Type": "application/json"}
        if self._token:
            headers["Authorization"] = f"Bearer {self._token}"
        request = urllib.request.Request(address, body, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=_PATIENCE) as answer:
                found: bytes = answer.read(_LARGEST)
                return found
        except urllib.error.HTTPError as error:
            raise ServerRefused(error.code, _told(error)) from error
        except (OSError, ValueError) as error:
            reason = getattr(error, "reason", None) or error
            raise NoServer(f"no server answers at {self.url}: {reason}") from error

    # -- who we are --------------------------------------------------------------------------------

    def _is_known(self) -> bool:
        try:
            self.get("/api/tables", mine="1")
        except ServerRefused as error:
            return error.status != 401
        return True

    def _remembered(self) -> str:
        with suppress(OSError, ValueError, AttributeError, HadurError):
            tokens = json.loads(self._file.read_text(encoding="utf-8"))
            return str(tokens.get(self.url, ""))
        return ""

    def _remember(self) -> None:
        """Come back later as who we are; without a place for it, we are somebody new then."""
        tokens: Data = {}
        with suppress(OSError, ValueError, HadurError):
            tokens = dict(json.loads(self._file.read_text(encoding="utf-8")))
        with suppress(OSError, HadurError):
            sealed.write(self._file, json.dumps({**tokens, self.url: self._token}))
            self._file.chmod(0o600)

    @property
    def _file(self) -> Any:
        return places.state_folder("servers") / "tokens.json"


def _told(error: urllib.error.HTTPError) -> Data:
    try:
        told = json.loads(error.read(_LARGEST))["error"]
    except (ValueError, KeyError, TypeError, OSError):
        told = None
    return told if isinstance(told, dict) else {"text": f"HTTP {error.code} {error.reason}"}

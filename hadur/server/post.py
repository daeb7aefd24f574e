"""Letters: mail by SMTP and the operator's web hook. Nobody waits for them.

A letter that cannot be delivered is tried again twice and then noted; a server that is stopped
forgets those that are still on their way.
"""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
import urllib.request
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Any, Final
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from hadur.kernel.errors import UnknownName
from hadur.server import notes
from hadur.server.metrics import Metrics

_PATIENCE: Final = 20.0
"""Seconds for somebody else's server to answer."""
_WAITING: Final = 500
"""So many letters wait to be sent; more are not taken."""
_AGAIN: Final = (30.0, 300.0)
"""Seconds until a letter is tried again."""
_LONGEST: Final = 200
_ADDRESS: Final = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*"
)
_HERE: Final = ("127.0.0.1", "localhost", "::1")


def is_address(text: str) -> bool:
    """Whether something can be an address of mail."""
    return len(text) <= _LONGEST and _ADDRESS.fullmatch(text) is not None


@dataclass(frozen=True)
class Mailer:
    """A mail server. `secure` is "tls" from the first byte, "starttls", or "" on this machine."""

    host: str
    port: int
    secure: str
    sender: str
    user: str = ""
    password: str = field(default="", repr=False)

    @classmethod
    def of(cls, address: str) -> Mailer | None:
        """smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS, or smtps://; None of nothing."""
        if not address:
            return None
        parts = urlsplit(address)
        sender = parse_qs(parts.query).get("from", [""])[0]
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname or not is_address(sender):
            raise UnknownName(
                "mail is sent by smtp://USER:PASSWORD@HOST:PORT?from=ADDRESS or smtps://"
            )
        secure = "tls" if parts.scheme == "smtps" else "starttls"
        if secure == "starttls" and parts.hostname in _HERE:
            secure = ""
        port = parts.port or (465 if secure == "tls" else 587)
        user, password = unquote(parts.username or ""), unquote(parts.password or "")
        return cls(parts.hostname, port, secure, sender, user, password)

    def send(self, to: str, subject: str, text: str) -> None:
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.sender, to, subject
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text)
        kind = smtplib.SMTP_SSL if self.secure == "tls" else smtplib.SMTP
        with kind(self.host, self.port, timeout=_PATIENCE) as line:
            if self.secure == "starttls":
                line.starttls(context=ssl.create_default_context())
            if self.user:
                line.login(self.user, self.password)
            line.send_message(letter)


@dataclass(frozen=True)
class Hook:
    """An address of the operator's that is told things, as JSON."""

    url: str

    def send(self, facts: Mapping[str, Any]) -> None:
        head = {"Content-Type": "application/json"}
        request = urllib.request.Request(self.url, msgspec.json.encode(facts), head)
        with urllib.request.urlopen(request, timeout=_PATIENCE) as answer:
            answer.read(1)


class Post:
    """Takes letters and sends them, one after the other."""

    def __init__(
        self,
        mailer: Mailer | None,
        hook: Hook | None,
        metrics: Metrics,
        again: tuple[float, ...] = _AGAIN,
    ) -> None:
        self._mailer: Final = mailer
        self._hook: Final = hook
        self._metrics: Final = metrics
        self._again: Final = again
        self._letters: Final[asyncio.Queue[tuple[int, str, Callable[[], None]]]] = asyncio.Queue(
            _WAITING
        )

    @property
    def has_mail(self) -> bool:
        return self._mailer is not None

    @property
    def has_hook(self) -> bool:
        return self._hook is not None

    def mail(self, to: str, subject: str, text: str) -> None:
        mailer = self._mailer
        if mailer is not None:
            self._take(0, "mail", lambda: mailer.send(to, subject, text))

    def tell(self, facts: Mapping[str, Any]) -> None:
        hook = self._hook
        if hook is not None:
            self._take(0, "hook", lambda: hook.send(facts))

    def _take(self, tries: int, kind: str, send: Callable[[], None]) -> None:
        try:
            self._letters.put_nowait((tries, kind, send))
        except asyncio.QueueFull:
            notes.warn("post-full", kind=kind)

    async def run(self) -> None:
        while True:
            tries, kind, send = await self._letters.get()
            try:
                await asyncio.to_thread(send)
                self._metrics.count("hadur_letters_total", f'kind="{kind}"')
            except (OSError, smtplib.SMTPException, ValueError) as error:
                # Of the error its kind alone: it may have an address or a password in it.
                notes.warn("post-failed", kind=kind, error=type(error).__name__, tries=tries + 1)
                self._metrics.count("hadur_letters_failed_total", f'kind="{kind}"')
                if tries < len(self._again):
                    loop = asyncio.get_running_loop()
                    loop.call_later(self._again[tries], self._take, tries + 1, kind, send)

"""Who is there: a signed cookie (or, for programs, a bearer token) that holds all of a session.

A guest is a name and an id that nobody can guess. Whoever signs in stays that guest too, so that
a game begun as a guest goes on. Of accounts the store knows which sessions there are: signing out
ends one there, whoever kept a copy; a changed password ends all others.
"""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response

from hadur.server import notes
from hadur.server.signing import Signer
from hadur.table.codes import new_id
from hadur.table.table import Table
from hadur.text.catalogue import FALLBACK, LANGUAGES

COOKIE: Final = "hadur"
THEMES: Final = ("auto", "light", "dark")
LASTS: Final = 180 * 24 * 60 * 60
"""Seconds after which a session has to begin anew."""
_RENEWED: Final = 24 * 60 * 60 * 1000
_LONGEST: Final = 2000


class Session(msgspec.Struct, frozen=True):
    """`user` is an account's id, `stamp` the mark of its password and `key` the session's own id in
    the store (none in those of an older Hadúr); `guests` are those that the account has been
    before; `began` is milliseconds."""

    guest: str
    began: int
    name: str = ""
    user: str = ""
    stamp: str = ""
    lang: str = ""
    theme: str = "auto"
    key: str = ""
    guests: tuple[str, ...] = ()

    @property
    def player(self) -> str:
        """The id under which this session takes new seats."""
        return self.user or self.guest

    def player_at(self, table: Table) -> str:
        """The id under which this session sits at a table, if it does."""
        return next((id for id in self.ids if table.seen_by(id)), self.player)

    @property
    def ids(self) -> tuple[str, ...]:
        """All ids that are this session's, each once: what one of them plays is theirs."""
        return tuple(dict.fromkeys((self.guest, *self.guests, self.player)))

    def tongue(self, connection: HTTPConnection) -> str:
        """The language: as chosen, else as the browser asks."""
        return self.lang or wanted_language(connection.headers.get("accept-language", ""))


_DECODER: Final = msgspec.json.Decoder(Session)


def fresh(now: int, lang: str = "", theme: str = "auto") -> Session:
    """Somebody nobody has seen before."""
    return Session(guest=f"guest:{new_id()}", began=now, lang=lang, theme=theme)


class Sessions:
    """Reads and writes sessions. What is forged, broken or too old is as if it were not there."""

    def __init__(self, signer: Signer) -> None:
        self._signer: Final = signer

    def token(self, session: Session) -> str:
        return self._signer.seal("session", msgspec.json.encode(session))

    def read(self, token: str, now: int) -> Session | None:
        content = self._signer.open("session", token) if len(token) <= _LONGEST else None
        if content is None:
            return None
        try:
            session = _DECODER.decode(content)
        except msgspec.MsgspecError:
            return None
        return session if now - session.began < LASTS * 1000 else None

    def of(self, connection: HTTPConnection, now: int) -> Session | None:
        """The session of a browser."""
        return self._known(connection, connection.cookies.get(COOKIE, ""), now)

    def of_program(self, connection: HTTPConnection, now: int) -> Session | None:
        """The session of a program: never a cookie, so no other site can use it."""
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        token = token.strip() if scheme.lower() == "bearer" else ""
        return self._known(connection, token, now)

    def _known(self, connection: HTTPConnection, token: str, now: int) -> Session | None:
        session = self.read(token, now) if token else None
        if token and session is None:
            address = connection.client.host if connection.client else "?"
            notes.warn("no-session", path=connection.url.path, address=address)
        return session

    def give(self, response: Response, session: Session, secure: bool) -> None:
        response.set_cookie(
            COOKIE,
            self.token(session),
            max_age=LASTS,
            secure=secure,
            httponly=True,
            samesite="lax",
        )

    def seal(self, purpose: str, content: bytes) -> str:
        """A text for a link in a letter, that nobody else can have written."""
        return self._signer.seal(purpose, content)

    def open(self, purpose: str, text: str) -> bytes | None:
        return self._signer.open(purpose, text)

    def csrf(self, session: Session) -> str:
        """What forms of this session carry; a page of another site cannot know it."""
        return self._signer.mark("csrf", f"{session.guest} {session.user}")


def is_old(session: Session, now: int) -> bool:
    """Whether it is time to renew a session that is in use."""
    return now - session.began > _RENEWED


def wanted_language(accepted: str) -> str:
    """The first language of an Accept-Language header that we speak."""
    for part in accepted[:200].split(","):
        tag = part.partition(";")[0].strip().lower()[:2]
        if tag in LANGUAGES:
            return tag
    return FALLBACK

"""A visit: one request of a page, with its session, its reader, and what goes wrong on the way."""

from __future__ import annotations

import hmac
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Final
from urllib.parse import quote, urlsplit

import msgspec
from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from hadur.games import NAMES
from hadur.kernel.errors import HadurError
from hadur.server import notes
from hadur.server.commands import NeedsName, TooOften
from hadur.server.guard import same_origin
from hadur.server.hall import Hall, address_of, hall_of
from hadur.server.judging import other_version, status_of
from hadur.server.sessions import COOKIE, Session, fresh, is_old
from hadur.server.table_page import Onlooker
from hadur.store.errors import CannotStore
from hadur.table.errors import BadLog, OtherVersion, Refused
from hadur.web import pages
from hadur.web.facts import ErrorFacts, Reader
from hadur.web.look import texts_of

INVITATION: Final = "invitation"
"""The cookie that holds a table's code, for the addresses of that table alone."""
_LONGEST_PATH: Final = 500


class Visit:
    """What the functions behind pages get."""

    def __init__(self, request: Request, hall: Hall, session: Session, known: bool) -> None:
        self.request: Final = request
        self.hall: Final = hall
        self.session = session
        self.form = FormData()
        self._given: Session | None = session if known else None

    @property
    def lang(self) -> str:
        return self.session.tongue(self.request)

    @property
    def code(self) -> str:
        """The invitation that somebody came to this table with."""
        return self.request.cookies.get(INVITATION, "")

    def say(self, id: str, **facts: str | int) -> str:
        return texts_of(self.lang).say(id, **facts)

    def reader(self, notice: str = "", path: str = "") -> Reader:
        url = self.request.url
        here = url.path + (f"?{url.query}" if url.query else "")
        if self.request.method != "GET":
            here = "/"
        return self.onlooker().reader(path or here[:_LONGEST_PATH], notice)

    def onlooker(self) -> Onlooker:
        csrf = self.hall.sessions.csrf(self.session)
        return Onlooker(self.session, self.lang, csrf, base_of(self.request))

    def game(self) -> str:
        """The game in the address; 404 if it is not played here."""
        name: str = self.request.path_params.get("game", NAMES[0])
        if name not in NAMES:
            raise HTTPException(404)
        return name

    def field(self, name: str, otherwise: str = "") -> str:
        value = self.form.get(name, otherwise)
        return value if isinstance(value, str) else otherwise

    def query(self, name: str, longest: int = 200) -> str:
        return self.request.query_params.get(name, "")[:longest]

    @property
    def address(self) -> str:
        """Where it comes from, as it counts for rates."""
        return address_of(self.request)

    def limit(self, what: str, who: str = "") -> None:
        """TooOften if somebody (an address, if nobody is named) does this too often."""
        who = who or address_of(self.request)
        if not self.hall.limits.allows(what, who):
            notes.warn("too-often", do=what, who=who, path=self.request.url.path)
            raise TooOften("too often")

    def changed(self, **facts: str) -> None:
        """Another session from now on."""
        self.session = msgspec.structs.replace(self.session, **facts)

    # -- answers -----------------------------------------------------------------------------------

    def html(self, content: str, status: int = 200) -> Response:
        return HTMLResponse(content, status)

    def go(self, address: str) -> Response:
        return RedirectResponse(address, 303)

    def error(self, status: int, sentence: str = "") -> Response:
        return self.html(pages.error(self.reader(), ErrorFacts(status, sentence)), status)

    def with_session(self, response: Response) -> Response:
        """Give the browser its session, if it is not what it brought."""
        now = self.hall.now()
        if self._given is not self.session or is_old(self.session, now):
            if self._given is None or is_old(self.session, now):
                self.session = msgspec.structs.replace(self.session, began=now)
            secure = self.request.url.scheme == "https"
            self.hall.sessions.give(response, self.session, secure)
        return response


Page = Callable[[Visit], Awaitable[Response]]


def page(show: Page) -> Callable[[Request], Awaitable[Response]]:
    """An endpoint of a function that answers a visit. Forms are checked before it is called; what
    it raises becomes a page that says so."""

    @wraps(show)
    async def endpoint(request: Request) -> Response:
        try:
            visit = await begin(request)
        except CannotStore as error:
            # Who it is cannot be looked up now; their session is not touched.
            return _failed(Visit(request, hall_of(request), fresh(0), known=True), error)
        try:
            visit.limit("page")
            if request.method == "POST":
                await _read_form(visit)
            response = await show(visit)
        except Exception as error:
            response = _failed(visit, error)
        return visit.with_session(response)

    return endpoint


async def begin(request: Request) -> Visit:
    hall = hall_of(request)
    session = await hall.checked(hall.sessions.of(request, hall.now()))
    if session is not None:
        return Visit(request, hall, session, known=True)
    return Visit(request, hall, fresh(hall.now()), known=False)


async def _read_form(visit: Visit) -> None:
    """The form of a request that comes from our own page; 403 otherwise."""
    request = visit.request
    kind = request.headers.get("content-type", "").partition(";")[0].strip()
    if kind not in ("application/x-www-form-urlencoded", "multipart/form-data"):
        raise HTTPException(400)
    visit.form = await request.form(max_files=0, max_fields=400, max_part_size=32 * 1024)
    right = visit.hall.sessions.csrf(visit.session)
    given = visit.field("csrf")
    if not same_origin(request, visit.hall.settings.url) or not hmac.compare_digest(
        given.encode("utf-8", "surrogatepass"), right.encode()
    ):
        has_cookie = COOKIE in request.cookies
        notes.warn("csrf", path=request.url.path, address=address_of(request), cookie=has_cookie)
        raise HTTPException(403)


def _failed(visit: Visit, error: Exception) -> Response:
    """What went wrong, as a page."""
    path = visit.request.url.path
    if isinstance(error, HTTPException):
        return visit.error(error.status_code)
    if isinstance(error, TooOften):
        return visit.error(429)
    if isinstance(error, NeedsName):
        table = path.rpartition("/")[0] if visit.request.method == "POST" else path
        return visit.go(f"/name?next={quote(table)}")
    if isinstance(error, Refused):
        return visit.error(409, visit.say(error.key, **error.facts))
    if isinstance(error, OtherVersion):
        return visit.error(410, other_version(error, visit.lang))
    if isinstance(error, HadurError):
        status = status_of(error)
        if isinstance(error, BadLog) or status >= 500:
            notes.warn("failed", path=path, error=error)
        if isinstance(error, BadLog) and status == 500:
            return visit.error(500, visit.say("web-damaged"))
        return visit.error(status if status != 500 else 400)
    notes.broke("broke", error, path=path)
    return visit.error(500)


def base_of(connection: HTTPConnection) -> str:
    """Where links that leave the site begin."""
    url = hall_of(connection).settings.url.rstrip("/")
    if url:
        return url
    scheme = "https" if connection.url.scheme in ("https", "wss") else "http"
    return f"{scheme}://{connection.headers.get('host', 'localhost')}"


def safe_path(wanted: str, otherwise: str = "/") -> str:
    """An address of this site to go on to, never one of another."""
    parts = urlsplit(wanted)
    plain = wanted.startswith("/") and not wanted.startswith(("//", "/\\"))
    if parts.scheme or parts.netloc or not plain or not wanted.isprintable() or "\\" in wanted:
        return otherwise
    return quote(wanted, safe="/?=&:%~.-_+,")

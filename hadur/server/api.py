"""The JSON API, for programs (docs/api.md; described at /api/openapi.json).

A program shows who it is with a bearer token and never with a cookie, so no page of another site
can act through it. Errors are {"error": {"id", "text", "rule"?}}; the status says their kind.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from hadur import bots
from hadur.games import NAMES, load
from hadur.kernel.errors import HadurError
from hadur.kernel.game import Game
from hadur.server import notes, openapi
from hadur.server.accounts import guest_name
from hadur.server.commands import Actor, NeedsName, TooOften
from hadur.server.data import seated, table_data, verdict_data
from hadur.server.forecast import forecast, forecast_data
from hadur.server.hall import Hall, address_of, hall_of
from hadur.server.judging import asked_move, judge, status_of, told
from hadur.server.listing import as_data
from hadur.server.messages import BadMessage, Message
from hadur.server.opening import from_data
from hadur.server.room import Room
from hadur.server.sessions import Session, fresh, wanted_language
from hadur.server.setup_data import described
from hadur.table import writings
from hadur.table.errors import Refused
from hadur.table.view import record_of
from hadur.text.catalogue import LANGUAGES
from hadur.web.look import texts_of

LONGEST_WAIT: Final = 25.0
"""Seconds that a request for news may wait for some."""
_ENCODER: Final = msgspec.json.Encoder()


class NotSignedIn(HadurError):
    """A token is missing, or is none of ours."""


class Call:
    """One request of a program."""

    def __init__(self, request: Request, hall: Hall, session: Session | None) -> None:
        self.request: Final = request
        self.hall: Final = hall
        self.somebody: Final = session
        self.room: Room | None = None

    @property
    def session(self) -> Session:
        if self.somebody is None:
            raise NotSignedIn("a bearer token is needed")
        return self.somebody

    @property
    def lang(self) -> str:
        wanted = self.request.query_params.get("lang", "")
        if wanted in LANGUAGES:
            return wanted
        return wanted_language(self.request.headers.get("accept-language", ""))

    async def body(self) -> dict[str, Any]:
        text = await self.request.body()
        try:
            facts = msgspec.json.decode(text) if text else {}
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            raise BadMessage("a body is a JSON object") from error
        if not isinstance(facts, dict):
            raise BadMessage("a body is a JSON object")
        return facts

    async def actor(self, code: str = "") -> Actor:
        """The session at the table in the address."""
        session = self.somebody or Session(guest="", began=self.hall.now())
        code = code or self.request.query_params.get("code", "")
        room = await self.hall.open_room(self.request.path_params["id"], session, code)
        self.room = room
        return Actor(self.hall, room, session, code)

    def limit(self, what: str, who: str = "") -> None:
        """TooOften if somebody (an address, if nobody is named) does this too often."""
        if not self.hall.limits.allows(what, who or address_of(self.request)):
            raise TooOften("too often")


Endpoint = Callable[[Call], Awaitable[Response]]


def program(answer: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    """An endpoint of a function that answers a call."""

    @wraps(answer)
    async def endpoint(request: Request) -> Response:
        hall = hall_of(request)
        call = Call(request, hall, None)
        try:
            session = await hall.checked(hall.sessions.of_program(request, hall.now()))
            call = Call(request, hall, session)
            call.limit("page")
            return await answer(call)
        except Exception as error:
            return _failed(call, error)

    return endpoint


def _failed(call: Call, error: Exception) -> Response:
    lang, path = call.lang, call.request.url.path
    if isinstance(error, HTTPException):
        return failed(error.status_code, f"web-error-{error.status_code}", lang)
    if isinstance(error, TooOften):
        notes.warn("too-often", path=path, address=address_of(call.request))
        return failed(429, "web-error-429", lang)
    if isinstance(error, NotSignedIn):
        return failed(401, "web-not-signed-in", lang)
    if isinstance(error, NeedsName):
        return failed(409, "table-no-name", lang)
    if isinstance(error, BadMessage):
        return data({"error": {"id": "bad-message", "text": str(error)}}, 400)
    if isinstance(error, HadurError):
        table, seat = None, None
        if call.room is not None and call.somebody is not None:
            table = call.room.table
            seat = table.acting_seat(call.somebody.player_at(table))
        return data({"error": told(error, lang, table, seat)}, status_of(error))
    notes.broke("broke", error, path=path)
    return failed(500, "web-error-500", lang)


def data(content: object, status: int = 200) -> Response:
    return Response(_ENCODER.encode(content), status, media_type="application/json")


def failed(status: int, key: str, lang: str = "en") -> Response:
    texts = texts_of(lang)
    text = texts.say(f"{key}.text" if texts.has(f"{key}.text") else key)
    return data({"error": {"id": key, "text": text}}, status)


# -- who, and what there is ------------------------------------------------------------------------


@program
async def sessions(call: Call) -> Response:
    """A token: for a guest with a name, or for an account with its password."""
    message = Message(await call.body())
    call.limit("name" if message.any("password") is None else "password")
    hall = call.hall
    name = message.text("name")
    session = fresh(hall.now(), call.lang)
    if message.any("password") is None:
        session = msgspec.structs.replace(session, name=await guest_name(hall, name))
    else:
        password = message.text("password")[:200]
        # The same count as at the other door: guesses are guesses.
        call.limit("account", writings.skeleton(name[:100]))
        user = await hall.ask(hall.store.accounts.check, name[:100], password)
        if user is None:
            notes.warn("wrong-password", name=name[:40])
            raise Refused("web-wrong-password")
        key = await hall.ask(hall.store.accounts.sign_in, user.id, hall.now(), True)
        session = msgspec.structs.replace(
            session, name=user.name, user=user.id, stamp=user.stamp, key=key
        )
    return data({"token": hall.sessions.token(session), "name": session.name}, 201)


@program
async def games(call: Call) -> Response:
    return data({"games": [_game(load(name)) for name in NAMES], "bots": list(bots.OFFERED)})


def _game(game: Game) -> dict[str, Any]:
    usual = described(game, {})
    return {
        "name": game.name,
        "version": game.version,
        "seats": sorted(game.seats),
        "decks": game.ready_decks(),
        **usual,
    }


@program
async def setups(call: Call) -> Response:
    """A setup with everything chosen that was left open, and all that can be chosen for it."""
    message = Message(await call.body())
    game, setup = message.text("game"), message.any("setup")
    if game not in NAMES:
        raise BadMessage(f"'game' should be one of: {', '.join(NAMES)}")
    if not isinstance(setup, dict | None):
        raise BadMessage("'setup' should be an object")
    return data(described(load(game), setup or {}))


@program
async def tables(call: Call) -> Response:
    """Public tables; with `mine` those of the caller."""
    query = call.request.query_params
    status = query.get("status")
    if status not in (None, "open", "playing", "over"):
        raise BadMessage("'status' should be open, playing or over")
    store = call.hall.store
    if query.get("mine"):
        found = await call.hall.ask(store.tables_of, *call.session.ids, status=status)
        listed = await as_data(call.hall, found, call.session)
    else:
        listed = await as_data(call.hall, await call.hall.ask(store.lobby, status))
    return data({"tables": listed})


@program
async def create(call: Call) -> Response:
    call.limit("table")
    room = await from_data(call.hall, call.session, await call.body())
    opened = room.table.opened
    codes = opened.seat_codes[: len(room.table.seats)]
    return data({"id": room.id, "code": opened.code, "seat_codes": codes}, 201)


@program
async def join(call: Call) -> Response:
    """The table that an invitation is for."""
    call.limit("join")
    code = call.request.query_params.get("code", "")[:100]
    id = await call.hall.ask(call.hall.store.invited, code) if code.strip() else None
    if id is None:
        return failed(404, "web-no-invitation", call.lang)
    return data({"id": id})


# -- at a table ------------------------------------------------------------------------------------


@program
async def table(call: Call) -> Response:
    """The table; with `after` as soon as its log is longer than that, or after a while."""
    actor = await call.actor()
    after = Message(dict(call.request.query_params)).number_if("after")
    if after is not None:
        await actor.room.news(actor.player, after, LONGEST_WAIT)
    return data(table_data(actor.room, actor.player, call.lang, call.hall.now()))


@program
async def act(call: Call) -> Response:
    """A command, as on the socket; the answer is the table after it."""
    facts = await call.body()
    call.session  # noqa: B018 - refused before the table is looked for
    actor = await call.actor(Message(facts).text("code", ""))
    await actor.act(call.request.path_params["do"], facts)
    return data(table_data(actor.room, actor.player, call.lang, call.hall.now()))


@program
async def why(call: Call) -> Response:
    facts = await call.body()
    call.session  # noqa: B018
    actor = await call.actor()
    if not call.hall.limits.allows("command", actor.player):
        raise TooOften("too often")
    table = actor.room.table
    seat = seated(table, actor.player)
    verdict = judge(table, seat, asked_move(table, seat, Message(facts)))
    return data(verdict_data(verdict, table.game.name, call.lang))


@program
async def odds(call: Call) -> Response:
    """The chances of attacks."""
    facts = await call.body()
    call.session  # noqa: B018
    actor = await call.actor()
    if not call.hall.limits.allows("odds", actor.player):
        raise TooOften("too often")
    table = actor.room.table
    found = await forecast(table, seated(table, actor.player), Message(facts))
    return data(forecast_data(table, found, call.lang))


@program
async def record(call: Call) -> Response:
    actor = await call.actor()
    return PlainTextResponse(record_of(actor.room.table).to_text())


async def description(request: Request) -> Response:
    return JSONResponse(await asyncio.to_thread(openapi.description))


def routes() -> list[Route]:
    get, post = ["GET"], ["POST"]
    return [
        Route("/api/openapi.json", description, methods=get),
        Route("/api/sessions", sessions, methods=post),
        Route("/api/games", games, methods=get),
        Route("/api/setups", setups, methods=post),
        Route("/api/join", join, methods=get),
        Route("/api/tables", tables, methods=get),
        Route("/api/tables", create, methods=post),
        Route("/api/tables/{id}", table, methods=get),
        Route("/api/tables/{id}/record", record, methods=get),
        Route("/api/tables/{id}/why", why, methods=post),
        Route("/api/tables/{id}/odds", odds, methods=post),
        Route("/api/tables/{id}/{do}", act, methods=post),
    ]

"""The socket of a table: what changes on somebody's page goes out, what they do comes in.

Messages are JSON both ways (docs/websocket.md). A page gets parts of itself, a program that asks
for data gets the table as data. Nothing waits for a slow reader: whoever falls behind is sent what
the table is now, not every step on the way.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from typing import Any, Final
from urllib.parse import quote

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from hadur.kernel.errors import HadurError
from hadur.server import notes
from hadur.server.commands import Actor, NeedsName, TooOften
from hadur.server.data import seated, table_data, verdict_data
from hadur.server.forecast import forecast, forecast_data
from hadur.server.guard import same_origin
from hadur.server.hall import Hall, address_of, hall_of
from hadur.server.judging import asked_move, judge, told
from hadur.server.limits import ADDRESS_SOCKETS, FRAME, SOCKETS, UNKNOWN_SOCKETS
from hadur.server.messages import BadMessage, Message
from hadur.server.sessions import Session
from hadur.server.table_page import Onlooker, drawn, show_of, table_facts, with_decks
from hadur.server.visits import INVITATION, base_of
from hadur.store.errors import NoSuchTable
from hadur.table.consent import comes_along
from hadur.table.errors import BadLog
from hadur.web import parts as web_parts
from hadur.web.look import texts_of

GONE: Final = 4404
"""Closes the socket of a table that is not there, or not for this session."""
FOREIGN: Final = 4403
COME_AGAIN: Final = 1012
TOO_MUCH: Final = 1009
BAD_MANNERS: Final = 1008
_STRIKES: Final = 20
"""So many messages that make no sense are answered; then the socket is closed."""
_ENCODER: Final = msgspec.json.Encoder()

Answer = dict[str, Any]


async def table_socket(socket: WebSocket) -> None:
    """/table/ID/ws, and ?form=data for programs."""
    hall = hall_of(socket)
    if not same_origin(socket, hall.settings.url):
        notes.warn("foreign-origin", address=address_of(socket), path=socket.url.path)
        await socket.close(FOREIGN)
        return
    now = hall.now()
    session = hall.sessions.of_program(socket, now) or hall.sessions.of(socket, now)
    session = await hall.checked(session)
    code = socket.cookies.get(INVITATION, "") or socket.query_params.get("code", "")
    try:
        room = await hall.open_room(socket.path_params["id"], session, code)
    except (NoSuchTable, BadLog) as error:
        notes.warn("turned-away", path=socket.url.path, address=address_of(socket), error=error)
        await socket.accept()
        await socket.close(GONE)
        return
    viewer = Viewer(socket, Actor(hall, room, session or _nobody(now), code))
    who, where = viewer.player or address_of(socket), f"at {address_of(socket)}"
    most = SOCKETS if viewer.player else UNKNOWN_SOCKETS
    # Sessions cost nothing, so an address has its own count beside theirs.
    if not _SOCKETS.allow(where, int(ADDRESS_SOCKETS * max(1.0, hall.settings.rate))):
        await _turn_away(socket)
        return
    try:
        if not _SOCKETS.allow(who, most):
            await _turn_away(socket)
            return
        try:
            await viewer.run()
        finally:
            _SOCKETS.release(who)
    finally:
        _SOCKETS.release(where)


async def _turn_away(socket: WebSocket) -> None:
    notes.warn("too-many-sockets", address=address_of(socket))
    await socket.accept()
    await socket.close(BAD_MANNERS)


def _nobody(now: int) -> Session:
    """Somebody without a session may watch what everybody may."""
    return Session(guest="", began=now)


class _Held:
    """How many sockets each player holds, and each address those of whom have no session."""

    def __init__(self) -> None:
        self._held: Counter[str] = Counter()

    def allow(self, who: str, most: int) -> bool:
        if self._held[who] >= most:
            return False
        self._held[who] += 1
        return True

    def release(self, who: str) -> None:
        self._held[who] -= 1
        if self._held[who] <= 0:
            del self._held[who]


_SOCKETS: Final = _Held()


class Viewer:
    """Somebody who looks at a table through a socket."""

    def __init__(self, socket: WebSocket, actor: Actor) -> None:
        self._socket = socket
        self._actor = actor
        self._hall: Hall = actor.hall
        self._room = actor.room
        self.player = actor.player
        self._who_asks = self.player or address_of(socket)
        session = actor.session
        lang = socket.query_params.get("lang", "")
        self._who = Onlooker(
            session,
            lang if lang in ("en", "hu") else session.tongue(socket),
            self._hall.sessions.csrf(session),
            base_of(socket),
        )
        self._data = socket.query_params.get("form") == "data"
        self._shows: web_parts.Parts = {}
        self._cutting = False
        self._synced = self._data
        self._stale = self._data
        self._answers: list[Answer] = []
        self._awake = asyncio.Event()
        self._strikes = 0
        self._rematch = self._room.table.next_table
        self._at = self._room.table.moves
        self._saw: tuple[object, ...] = ()

    def wake(self) -> None:
        self._stale = True
        self._awake.set()

    async def run(self) -> None:
        """Until the socket is closed."""
        await self._socket.accept()
        if not self._data:
            self._who = await with_decks(self._hall, self._who, self._room.table)
        self._room.presence.enter(self)
        sending = asyncio.create_task(self._send())
        if self._data:
            self._awake.set()
        try:
            with suppress(WebSocketDisconnect):
                await self._receive()
        finally:
            self._room.presence.leave(self)
            sending.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await sending

    # -- out ---------------------------------------------------------------------------------------

    async def _send(self) -> None:
        while True:
            await self._awake.wait()
            self._awake.clear()
            answers, self._answers = self._answers, []
            for answer in answers:
                await self._put(answer)
            if self._room.lost:
                await self._socket.close(COME_AGAIN)
                return
            if self._stale and self._synced:
                self._stale = False
                message = self._table()
                if message is not None:
                    await self._put(message)

    async def _put(self, message: Answer) -> None:
        with suppress(RuntimeError, WebSocketDisconnect):  # closed meanwhile
            await self._socket.send_text(_ENCODER.encode(message).decode())

    def _table(self) -> Answer | None:
        """What is new, or None if nothing is to this viewer: that others were told something must
        not be seen by a message that brings only another time."""
        room = self._room
        now = self._hall.now()
        saw = self._sees(now)
        if saw == self._saw:
            return None
        self._saw = saw
        if self._data:
            return table_data(room, self.player, self._who.lang, now)
        facts = table_facts(room, self._who, now)
        reader = self._who.reader()
        new = web_parts.parts(reader, facts, drawn(room, self._who, facts))
        changes = web_parts.changes(self._shows, new, cutting=self._cutting)
        self._shows = new
        if not changes and room.table.moves == self._at:
            return None
        show = show_of(room, room.table.acting_seat(self.player), self._who.lang, self._at)
        # A move that changes nothing for this viewer (a question declined) is counted all the same.
        self._at = room.table.moves
        last = facts.position.last if facts.position is not None else ()
        message: Answer = {
            "now": room.table.moves,
            "version": facts.version,
            "parts": changes.parts,
            "add": changes.add,
            "state": {"title": web_parts.title(reader, facts), "last": last},
        }
        if changes.cut:
            message["cut"] = changes.cut
        if show:
            message["show"] = show
        if self._rematch != room.table.next_table and self.player in comes_along(room.table):
            # Whoever is here when the next game is agreed on goes along.
            self._rematch = room.table.next_table
            message["go"] = f"/table/{self._rematch}"
        return message

    def _sees(self, now: int) -> tuple[object, ...]:
        """All that changes a table for this viewer, but the time that runs."""
        table = self._room.table
        missing = [seat for seat in range(len(table.seats)) if table.missing(seat, now)]
        spectators = 0 if self._data else self._room.presence.spectators()
        return table.number_for(self.player), missing, spectators

    # -- in ----------------------------------------------------------------------------------------

    async def _receive(self) -> None:
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            if len(text if text is not None else message.get("bytes") or b"") > FRAME:
                notes.warn("too-much", table=self._room.id, player=self.player)
                await self._socket.close(TOO_MUCH)
                return
            answer = await self._answer(text)
            if answer is not None:
                self._answers.append(answer)
                self._awake.set()
            if self._strikes > _STRIKES:
                notes.warn("bad-manners", table=self._room.id, player=self.player)
                await self._socket.close(BAD_MANNERS)
                return

    async def _answer(self, text: str | None) -> Answer | None:
        """What a message is answered with besides the change it brings."""
        name: Any = None
        try:
            facts = _read(text)
            name = facts.get("id")
            answer = await self._handle(facts.get("do"), facts)
        except NeedsName:
            place = quote(f"/table/{self._room.id}")
            answer = {"go": f"/name?next={place}"}
        except TooOften:
            self._strikes += 1
            say = texts_of(self._who.lang).say
            answer = {"error": {"id": "web-error-429", "text": say("web-error-429.text")}}
        except HadurError as error:
            if isinstance(error, BadMessage):
                self._strikes += 1
                notes.warn("bad-message", table=self._room.id, player=self.player, error=error)
            seat = self._room.table.acting_seat(self.player)
            answer = {"error": told(error, self._who.lang, self._room.table, seat)}
        if name is None:
            return answer
        return {**(answer or {"ok": True}), "id": name}

    async def _handle(self, do: Any, facts: dict[str, Any]) -> Answer | None:
        if do == "resync":
            if not self._hall.limits.allows("resync", self._who_asks):
                raise TooOften("too often")
            self._shows = {}
            self._saw = ()
            self._cutting = facts.get("cut") is True
            # What happened since the page was made is shown, too.
            at = Message(facts).number_if("at")
            self._at = self._at if at is None else min(self._at, at)
            self._synced = True
            self.wake()
            return None
        if do == "why":
            return self._why(Message(facts))
        if do == "odds":
            return await self._odds(Message(facts))
        if not isinstance(do, str):
            raise BadMessage("'do' should name a command")
        await self._actor.act(do, facts)
        return None

    def _why(self, message: Message) -> Answer:
        table = self._room.table
        if not self._hall.limits.allows("command", self._who_asks):
            raise TooOften("too often")
        seat = seated(table, self.player)
        verdict = judge(table, seat, asked_move(table, seat, message))
        if self._data:
            return {"verdict": verdict_data(verdict, table.game.name, self._who.lang)}
        html = web_parts.why_answer(self._who.reader(), table.game.name, verdict)
        return {"parts": {"answer": html}}

    async def _odds(self, message: Message) -> Answer:
        table = self._room.table
        if not self._hall.limits.allows("odds", self._who_asks):
            raise TooOften("too often")
        found = await forecast(table, seated(table, self.player), message)
        if self._data:
            return forecast_data(table, found, self._who.lang)
        view = table.game.view(table.in_play().state, table.acting_seat(self.player))
        html = web_parts.odds_answer(self._who.reader(), table.game.name, view, found)
        return {"parts": {"odds": html}}


def _read(text: str | None) -> dict[str, Any]:
    try:
        facts = msgspec.json.decode(text or "")
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise BadMessage("a message is a JSON object") from error
    if not isinstance(facts, dict):
        raise BadMessage("a message is a JSON object")
    return facts

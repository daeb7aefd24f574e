"""The hall: all that the doors share. One for each application."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import ip_address, ip_network
from typing import Final, ParamSpec, TypeVar, cast

from msgspec.structs import replace
from starlette.requests import HTTPConnection

from hadur.server.bots import Bots
from hadur.server.limits import Limits
from hadur.server.metrics import Metrics
from hadur.server.post import Post
from hadur.server.room import Room
from hadur.server.rooms import Rooms
from hadur.server.sessions import Session, Sessions
from hadur.server.settings import Settings
from hadur.store.errors import CannotStore, NoSuchTable
from hadur.store.measures import Measure
from hadur.store.store import Store
from hadur.table.sheet import Status
from hadur.table.table import Table

P = ParamSpec("P")
R = TypeVar("R")
_HOUSEHOLD: Final = 64
"""So many bits of an address of IPv6 are given to a household; the rest it chooses itself."""


@dataclass
class Hall:
    settings: Settings
    store: Store
    rooms: Rooms
    bots: Bots
    sessions: Sessions
    limits: Limits
    metrics: Metrics
    post: Post

    def now(self) -> int:
        return self.settings.clock()

    async def ask(self, work: Callable[P, R], /, *args: P.args, **more: P.kwargs) -> R:
        """Ask the store something, in a thread."""
        return await asyncio.to_thread(work, *args, **more)

    async def checked(self, session: Session | None) -> Session | None:
        """A session whose account is still there, has not changed its password and is signed in. It
        goes by the name that the account has now, and by none that a moderator has hidden."""
        if session is None:
            return None
        if not session.user:
            hidden = bool(session.name) and await self.held_to(session, Measure.HIDE)
            name = neutral_name(session.guest) if hidden else session.name
            return session if name == session.name else replace(session, name=name)
        accounts = self.store.accounts
        user = await self.ask(accounts.find, session.user)
        if user is None or user.stamp != session.stamp:
            return None
        if session.key and not await self.ask(accounts.is_signed_in, user.id, session.key):
            return None
        return session if user.name == session.name else replace(session, name=user.name)

    async def held_to(self, session: Session, what: Measure) -> bool:
        """Whether a moderator has decided this about somebody, as account or as guest."""
        measures = self.store.measures
        if measures.is_stale:
            # While the store does not answer, what was known before holds.
            with suppress(CannotStore):
                await self.ask(measures.look)
        return any(measures.holds(id, what) for id in (session.user, session.guest) if id)

    async def is_moderator(self, session: Session) -> bool:
        """An account that the operator has made one; never what it was as a guest."""
        if not session.user:
            return False
        await self.held_to(session, Measure.MODERATOR)
        return self.store.measures.holds(session.user, Measure.MODERATOR)

    async def open_room(self, id: str, session: Session | None, code: str) -> Room:
        """The room of a table that somebody may look at; NoSuchTable whether it is not there or
        not for them, so that nobody can find out which."""
        room = await self.rooms.room(id)
        player = None if session is None else session.player_at(room.table)
        if not may_enter(room.table, player, code):
            raise NoSuchTable("there is no such table")
        return room


def neutral_name(player: str) -> str:
    """What somebody is called whose name nobody should read: always the same, and nobody else's."""
    number = int.from_bytes(hashlib.blake2b(player.encode(), digest_size=4).digest())
    return f"Player {number % 9_000_000 + 1_000_000}"


def may_enter(table: Table, player: str | None, code: str) -> bool:
    """Whether somebody may look at a table: also at one without spectators, to sit down there."""
    return table.may_watch(player, code) or (table.options.public and table.status is Status.OPEN)


def hall_of(connection: HTTPConnection) -> Hall:
    return cast(Hall, connection.app.state.hall)


def is_loopback(connection: HTTPConnection) -> bool:
    """Whether a request comes from this machine, and not through a proxy on it."""
    try:
        return connection.client is not None and ip_address(connection.client.host).is_loopback
    except ValueError:
        return False


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from, for rate limits. One household has all the addresses of IPv6
    that begin alike: they count as one."""
    host = connection.client.host if connection.client else "?"
    if ":" not in host:
        return host
    try:
        return str(ip_network((host.partition("%")[0], _HOUSEHOLD), strict=False))
    except ValueError:
        return host

"""The rooms of this process: opened when somebody asks, looked after, and put away."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final

from hadur.kernel.errors import HadurError
from hadur.server import notes
from hadur.server.metrics import Metrics
from hadur.server.room import Room
from hadur.server.settings import Settings
from hadur.store.errors import NoSuchTable
from hadur.store.lobby import listing_of
from hadur.store.store import Store
from hadur.table.entries import Body, numbered
from hadur.table.table import Table

_ID_LENGTH: Final = 40


class Rooms:
    """All rooms of this process. `bots` is called with a room where one may have to move."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.metrics: Final = metrics
        self.bots: Callable[[Room], None] = lambda room: None
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[object]] = set()

    def __len__(self) -> int:
        return len(self._rooms)

    @property
    def watchers(self) -> int:
        return sum(len(room.presence.watchers) for room in self._rooms.values())

    async def room(self, id: str) -> Room:
        """The room of a table; NoSuchTable if there is none."""
        room = self._rooms.get(id)
        if room is not None:
            return room
        if not id.isalnum() or not id.isascii() or len(id) > _ID_LENGTH:
            raise NoSuchTable("no table has such an id")
        opening = self._opening.get(id)
        if opening is None:
            opening = asyncio.create_task(self._open(id))
            self._opening[id] = opening
            opening.add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(opening)

    async def _open(self, id: str) -> Room:
        def load() -> Table:
            return Table.of(self.store.entries(id))

        room = Room(id, await asyncio.to_thread(load), self)
        self._rooms[id] = room
        # Time may have run out, and orders may be open, since the last server went away; a rematch
        # begins here.
        await room.flag()
        await room.follow()
        room.go_on()
        return room

    async def create(self, id: str, bodies: Sequence[Body]) -> Room:
        """A new table and its room."""
        entries = numbered(bodies, 0, self.settings.clock())
        listing = listing_of(Table.of(entries))
        await asyncio.to_thread(self.store.create, id, entries, listing)
        notes.tell("created", table=id, game=getattr(entries[0].body, "game", ""))
        return await self.room(id)

    def forget(self, room: Room) -> None:
        """Let a room go; it is read again when somebody asks for it."""
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id]
        room.close()

    def on_turn(self, room: Room) -> None:
        self.bots(room)

    def visit(self, id: str) -> None:
        self.start(self._visit(id), "visit")

    def start(self, work: Coroutine[Any, Any, object], what: str) -> None:
        """Do something beside; what goes wrong is noted."""
        task: asyncio.Task[object] = asyncio.create_task(work)
        self._tasks.add(task)

        def done(task: asyncio.Task[object]) -> None:
            self._tasks.discard(task)
            if not task.cancelled() and (error := task.exception()) is not None:
                notes.broke(what, error)

        task.add_done_callback(done)

    # -- looking after all of them -----------------------------------------------------------------

    def nudge(self, id: str | None) -> None:
        """The log of a table may have grown; None: any."""
        for room in list(self._rooms.values()) if id is None else [self._rooms.get(id)]:
            if room is not None:
                self.start(room.catch_up(), "catch-up")

    async def poll(self) -> None:
        """Look for what other servers wrote where nobody nudges."""
        while True:
            await asyncio.sleep(self.settings.poll)
            for room in list(self._rooms.values()):
                if not room.quiet:
                    try:
                        length = await asyncio.to_thread(self.store.length, room.id)
                        if length > room.table.number:
                            await room.catch_up()
                    except HadurError as error:
                        notes.warn("poll", table=room.id, error=error)

    async def sweep(self) -> None:
        """See to games whose clocks or bots no server has at hand, and put quiet rooms away."""
        while True:
            try:
                for id in await asyncio.to_thread(self.store.live):
                    if id not in self._rooms:
                        await self._visit(id)
            except HadurError as error:
                notes.warn("sweep", error=error)
            await asyncio.sleep(self.settings.sweep)
            self._tidy()

    async def _visit(self, id: str) -> None:
        try:
            (await self.room(id)).go_on()
        except HadurError as error:
            notes.warn("cannot-open", table=id, error=error)

    def _tidy(self) -> None:
        limit = time.monotonic() - self.settings.sweep
        for room in list(self._rooms.values()):
            if room.quiet and room.used < limit:
                self.forget(room)

    async def close(self) -> None:
        """Stop everything that goes on beside."""
        for room in list(self._rooms.values()):
            self.forget(room)
        tasks = [*self._tasks, *self._opening.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

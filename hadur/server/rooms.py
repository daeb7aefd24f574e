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
from hadur.store.errors import CannotStore, NoSuchTable
from hadur.store.lobby import listing_of
from hadur.store.pulse import BEAT, SILENCE, Outage, lost
from hadur.store.store import Store
from hadur.table import commands
from hadur.table.entries import Body, numbered
from hadur.table.table import Table

_ID_LENGTH: Final = 40
_TOMORROW: Final = 24 * 60 * 60 * 1000
_IN_USE: Final = 4.0
"""Seconds that a room stays at hand after somebody asked for it."""


class Rooms:
    """All rooms of this process. `bots` is called with a room where one may have to move, `wrote`
    with one whose log this process has gone on with."""

    def __init__(self, settings: Settings, store: Store, metrics: Metrics) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.metrics: Final = metrics
        self.bots: Callable[[Room], None] = lambda room: None
        self.wrote: Callable[[Room], None] = lambda room: None
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[object]] = set()
        self._outages: list[Outage] = []
        self._beat_at: float | None = None
        self._trouble = ""

    def __len__(self) -> int:
        return len(self._rooms)

    @property
    def watchers(self) -> int:
        return sum(len(room.presence.watchers) for room in self._rooms.values())

    async def room(self, id: str) -> Room:
        """The room of a table; NoSuchTable if there is none."""
        room = self._rooms.get(id)
        opening = self._opening.get(id)
        if room is not None and opening is None:
            room.used = time.monotonic()
            return room
        if not id.isalnum() or not id.isascii() or len(id) > _ID_LENGTH:
            raise NoSuchTable("no table has such an id")
        if opening is None:
            opening = asyncio.create_task(self._open(id))
            self._opening[id] = opening
            opening.add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(opening)

    async def _open(self, id: str) -> Room:
        def load() -> Table:
            return Table.of(self.store.entries(id))

        table = await asyncio.to_thread(load)
        self.metrics.count("hadur_woken_total")
        self._make_room(1)
        room = Room(id, table, self)
        self._rooms[id] = room
        await room.look_up_ratings()
        # Time may have run out, and orders may be open, since the last server went away; a rematch
        # begins here.
        try:
            await room.flag()
            await room.follow()
        except CannotStore as error:
            # It can be read all the same; the next command says that nothing can be written.
            notes.warn("cannot-write", table=id, error=error)
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

    def on_written(self, room: Room) -> None:
        self.wrote(room)

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

    # -- time --------------------------------------------------------------------------------------

    async def beat(self) -> None:
        """Say that a server runs, now and then: so it is also known whether it can write."""
        while True:
            try:
                await self._beat()
                self._trouble = ""
            except HadurError as error:
                self._trouble = str(error)
                notes.warn("beat", error=error)
            self._make_room(0)
            await asyncio.sleep(BEAT)

    @property
    def trouble(self) -> str:
        """Why nothing can be written now; "" if it can."""
        if self._trouble or self._beat_at is None:
            return self._trouble
        late = (time.monotonic() - self._beat_at) * 1000 > SILENCE
        return "the database does not take what is written" if late else ""

    async def _beat(self) -> None:
        began, before = time.monotonic(), self._beat_at
        unbroken = before is not None and (began - before) * 1000 < SILENCE
        beat = self.store.pulse.beat
        self._outages = await asyncio.to_thread(beat, self.settings.clock(), unbroken)
        self._beat_at = began

    async def lost_since(self, since: int) -> int:
        """For how many milliseconds after a time no server ran; also this one may have stood."""
        if self._beat_at is None or (time.monotonic() - self._beat_at) * 1000 > SILENCE:
            await self._beat()
        return lost(self._outages, since)

    # -- looking after all of them -----------------------------------------------------------------

    def nudge(self, news: str | None) -> None:
        """The log of a table has grown ("ID LENGTH"), or any may have (None). What this process has
        written itself is no news."""
        if news is None:
            for room in list(self._rooms.values()):
                self.start(room.catch_up(), "catch-up")
            return
        id, _, length = news.partition(" ")
        known = self._rooms.get(id)
        until = int(length) if length.isdecimal() else None
        if known is not None and (until is None or known.table.number < until):
            self.start(known.catch_up(until), "catch-up")

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
        """See to games whose clocks or bots no server has at hand, close those that nobody touches,
        and put quiet rooms away."""
        while True:
            try:
                await self._see_to_due()
                await self._close_untouched()
            except HadurError as error:
                notes.warn("sweep", error=error)
            self.metrics.count("hadur_sweeps_total")
            await asyncio.sleep(self.settings.sweep)
            self._tidy()

    async def _see_to_due(self) -> None:
        """Wake the tables that are due before the next sweep; all others sleep on."""
        seen: set[str] = set()
        while True:
            until = self.settings.clock() + int(self.settings.sweep * 1000)
            found = await asyncio.to_thread(self.store.due, until)
            new = [(id, due) for id, due in found if id not in self._rooms and id not in seen]
            if not new:
                return
            for id, due in new:
                seen.add(id)
                await self._see_to(id, due)

    async def _see_to(self, id: str, due: int) -> None:
        room = await self._visit(id)
        if room is None:
            # It cannot be read now, and will be tried again; but not at every sweep.
            until = self.settings.clock() + _TOMORROW
            await asyncio.to_thread(self.store.postpone, id, until)
        elif (listing := listing_of(room.table)).due != due:
            # What the store knew was of an older Hadúr, or of before an outage.
            await asyncio.to_thread(self.store.relist, id, room.table.number, listing)
        if room is not None and room.quiet:
            self.forget(room)

    async def _close_untouched(self) -> None:
        after = int(self.settings.idle * 1000)
        since = self.settings.clock() - after
        for id in await asyncio.to_thread(self.store.untouched, since):
            room = await self._visit(id)
            if room is not None:
                await room.do(lambda table, now: commands.abandon(table, now, after))
                if room.quiet:
                    self.forget(room)

    async def _visit(self, id: str) -> Room | None:
        try:
            room = await self.room(id)
            room.go_on()
            return room
        except HadurError as error:
            notes.warn("cannot-open", table=id, error=error)
            return None

    def _tidy(self) -> None:
        limit = time.monotonic() - self.settings.sweep
        for room in list(self._rooms.values()):
            if room.quiet and room.used < limit:
                self.forget(room)

    def _make_room(self, more: int) -> None:
        """Put away what was not used for longest, until so many more fit beside those at hand; but
        not what somebody may be about to use."""
        too_many = len(self._rooms) + more - self.settings.rooms
        if too_many <= 0:
            return
        limit = time.monotonic() - _IN_USE
        quiet = [room for room in self._rooms.values() if room.used < limit and room.quiet]
        quiet.sort(key=lambda room: room.used)
        for room in quiet[:too_many]:
            self.forget(room)

    async def close(self) -> None:
        """Stop everything that goes on beside."""
        for room in list(self._rooms.values()):
            self.forget(room)
        tasks = [*self._tasks, *self._opening.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

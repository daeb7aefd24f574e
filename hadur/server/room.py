"""A room: one table that this process has at hand, and the one way in which it changes.

A command runs against the table under the room's lock. What it wants to write makes another table
of it; once that is stored, it takes the place of the one before, and is told. If it cannot be
stored, nothing has happened. If another server was first (Conflict), its entries are read and the
command runs again against what the table is now.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final, Protocol

from hadur.bots.tempo import Tempo
from hadur.kernel.errors import HadurError
from hadur.kernel.state import State
from hadur.server import notes
from hadur.server.metrics import Metrics
from hadur.server.pauses import Pauses
from hadur.server.presence import Presence
from hadur.server.settings import Settings
from hadur.store.errors import Conflict
from hadur.store.lobby import Listing, listing_of
from hadur.store.store import Store
from hadur.table import commands
from hadur.table.codes import new_id
from hadur.table.entries import Body, Entry, Moved, Rematched, Renamed, TookBack, numbered
from hadur.table.errors import BadLog, Refused
from hadur.table.options import SECOND
from hadur.table.sheet import Status
from hadur.table.table import Table
from hadur.web.facts import Position, ReplayFacts, TableFacts
from hadur.web.log import Log

TRIES: Final = 8
"""So often a command is tried again when other servers write to the same table."""
_MOST_ORDERS: Final = 500
"""Moves that standing orders make in a row before people are asked after all."""

Command = Callable[[Table, int], list[Body]]
"""What to write, given the table and the time."""


class Busy(HadurError):
    """Other servers kept writing to a table: try again."""


class Keeper(Protocol):
    """Who keeps the rooms: what they share."""

    @property
    def settings(self) -> Settings: ...

    @property
    def store(self) -> Store: ...

    @property
    def metrics(self) -> Metrics: ...

    def on_turn(self, room: Room) -> None:
        """It may be a bot's turn."""

    def on_written(self, room: Room) -> None:
        """This process has written something; others only read it."""

    async def lost_since(self, since: int) -> int:
        """For how many milliseconds after a time no server ran."""

    def start(self, work: Coroutine[Any, Any, object], what: str) -> None:
        """Do something beside."""

    def visit(self, id: str) -> None:
        """A table is there that nobody may ask for, though bots play at it."""

    def forget(self, room: Room) -> None:
        """This room is of no use any more."""


class Room:
    """One table. `presence` is who looks at it, `thinking` are bots at work by seat, `tempos` how
    long they take, `told` its log in words by seat and language, `turns` where each turn begins and
    for how long a log that holds, `ratings` what a rated game that is over has changed;
    `positions`, `drawn`, `looked_on` and `replays` are what was made for one who looks and does for
    the next. A `lost` room is of no use any more: whoever looks has to come again."""

    def __init__(self, id: str, table: Table, keeper: Keeper) -> None:
        self.id: Final = id
        self.table = table
        self.presence: Final = Presence(self, keeper)
        self.pauses: Final = Pauses(self, keeper)
        self.lost = False
        self.used = time.monotonic()
        self.thinking: Final[dict[int, asyncio.Task[None]]] = {}
        self.tempos: Final[defaultdict[int, Tempo]] = defaultdict(Tempo)
        self.told: dict[tuple[int | None, str], Log] = {}
        self.turns: tuple[int, tuple[tuple[int, int], ...]] = (0, ())
        self.positions: Final[dict[int | None, tuple[State, Position]]] = {}
        self.drawn: Final[dict[tuple[int | None, str], tuple[object, dict[str, str]]]] = {}
        self.looked_on: Final[dict[str, tuple[object, TableFacts, dict[str, str]]]] = {}
        self.replays: Final[OrderedDict[object, ReplayFacts]] = OrderedDict()
        self.ratings: dict[str, tuple[int, int]] = {}
        self._keeper = keeper
        self._waiting = 0
        self._lock = asyncio.Lock()
        self._changed = asyncio.Event()
        self._alarm: asyncio.TimerHandle | None = None

    # -- changing ----------------------------------------------------------------------------------

    async def do(self, command: Command, new_table: str | None = None) -> list[Entry]:
        """Carry a command out; Refused if that cannot be. `new_table` is the id of a rematch."""
        began = time.perf_counter()
        before = self.table.number
        try:
            async with self._lock:
                await self._resume()
                written = await self._write(command, new_table)
                if written:
                    await self._follow()
        finally:
            if self.table.number != before:
                self._look_up()
        if written:
            self._keeper.metrics.took(time.perf_counter() - began)
            self._keeper.on_written(self)
        return written

    async def _resume(self) -> None:
        """Clocks stand still while no server runs."""
        lost = await self._keeper.lost_since(self.table.last)
        await self._write(lambda table, now: commands.resume(table, now, lost))

    async def _write(self, command: Command, new_table: str | None = None) -> list[Entry]:
        for _ in range(TRIES):
            now = self._keeper.settings.clock()
            try:
                bodies = command(self.table, now)
            except Refused:
                # It may be right for what another server has made of the table meanwhile.
                if await self._read():
                    continue
                raise
            if not bodies:
                return []
            entries = numbered(bodies, self.table.number, now)
            after = self.table.after(entries)
            new = self._rematch(after, bodies, new_table, now)
            append, listing = self._keeper.store.append, listing_of(after)
            try:
                await asyncio.to_thread(append, self.id, entries, listing, new)
            except Conflict:
                self._keeper.metrics.count("hadur_conflicts_total")
                await self._read()
                continue
            self._become(after, entries)
            await self.look_up_ratings()
            return entries
        raise Busy("the table is being changed by others: try again")

    def _rematch(
        self, after: Table, bodies: Sequence[Body], new_table: str | None, now: int
    ) -> tuple[str, Sequence[Entry], Listing] | None:
        """The table of a rematch begins in the same stroke as it is agreed on."""
        if new_table is None or not any(isinstance(body, Rematched) for body in bodies):
            return None
        entries = numbered(commands.rematch_table(after, self.id), 0, now)
        table = Table.of(entries)
        if not table.people():
            # Nobody has to come first.
            started = numbered(commands.start(table), table.number, now)
            entries, table = [*entries, *started], table.after(started)
        return new_table, entries, listing_of(table)

    async def follow(self) -> None:
        """See to what follows by itself."""
        before = self.table.number
        async with self._lock:
            await self._follow()
        if self.table.number != before:
            self._look_up()

    async def _follow(self) -> None:
        """The start once all are ready, standing orders and answers without a choice, and the next
        game of bots."""
        await self._write(lambda table, now: commands.start(table))
        for _ in range(_MOST_ORDERS):
            if not await self._write(lambda table, now: commands.follow(table)):
                break
        new = new_id()
        if await self._write(lambda table, now: commands.go_on(table, new), new):
            self._keeper.visit(new)

    async def catch_up(self, until: int | None = None) -> None:
        """Read what other servers have written meanwhile; nothing if the log is as long as it is
        known to be."""
        async with self._lock:
            before = self.table.number
            if until is None or before < until:
                await self._read()
        if self.table.number != before:
            self._look_up()

    async def _read(self) -> bool:
        """Take in what others have written; whether there was anything."""
        since = self.table.number
        entries = await asyncio.to_thread(self._keeper.store.entries, self.id, since)
        try:
            self._become(self.table.after(entries), entries)
        except BadLog:
            self._keeper.forget(self)
            raise
        await self.look_up_ratings()
        return bool(entries)

    async def look_up_ratings(self) -> None:
        """What the game has changed, once it is over and counts."""
        over = self.table.status is Status.OVER and self.table.options.rated
        if over and not self.ratings:
            self.ratings = await asyncio.to_thread(self._keeper.store.ratings.changes, self.id)

    def _become(self, table: Table, entries: Sequence[Entry]) -> None:
        """These entries are stored, and this is what they made of the table."""
        self.table = table
        for entry in entries:
            if isinstance(entry.body, TookBack | Renamed):
                self.told.clear()
            self._note(entry)

    def _note(self, entry: Entry) -> None:
        body = entry.body
        metrics = self._keeper.metrics
        metrics.count("hadur_entries_total")
        move = self.table.moves
        if isinstance(body, Moved):
            metrics.count("hadur_moves_total", f'by="{self._mover(body)}"')
        kind = type(body).__name__.lower()
        notes.tell(kind, table=self.id, number=entry.number, move=move)

    def _mover(self, moved: Moved) -> str:
        if self.table.seats[moved.seat].bot:
            return "bot"
        return "order" if moved.auto else "table" if moved.only else "person"

    # -- what follows ------------------------------------------------------------------------------

    def _look_up(self) -> None:
        """Tell everybody who looks, set the clock, and let a bot think."""
        self.used = time.monotonic()
        self._changed.set()
        self._changed = asyncio.Event()
        self.presence.wake()
        self.go_on()

    def go_on(self) -> None:
        """What has to happen without anybody doing anything: bots and clocks."""
        self._set_alarm()
        self._keeper.on_turn(self)
        self.pauses.look()
        self.presence.look_around()

    async def news(self, player: str, number: int, patience: float) -> None:
        """Wait until the log is longer than `number` as far as a player may know, or so many
        seconds."""
        end = time.monotonic() + patience
        self._waiting += 1
        try:
            while self.table.number_for(player) <= number and time.monotonic() < end:
                await asyncio.wait_for(self._changed.wait(), end - time.monotonic())
        except TimeoutError:
            return
        finally:
            self._waiting -= 1

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        now = self._keeper.settings.clock()
        due = self._due(now) if self.table.status is Status.PLAYING else None
        if due is not None and due - now < self._keeper.settings.sweep * 1000:
            self._alarm = asyncio.get_running_loop().call_later(
                max(0, due - now) / 1000 + 0.01, self._ring
            )

    def _due(self, now: int) -> int | None:
        """When time changes something: somebody's is up, or somebody has been away for too long."""
        patience = self.table.options.waits * SECOND
        away = (seat.away for seat in self.table.seats if seat.away is not None)
        due = [gone + patience for gone in away if gone + patience > now]
        flag = self.table.next_flag(now)
        return min(due if flag is None else [*due, flag], default=None)

    def _ring(self) -> None:
        self._alarm = None
        self._keeper.start(self._flag(), "flag")

    async def _flag(self) -> None:
        if not await self.flag():
            self._look_up()

    async def flag(self) -> bool:
        """See who is out of time, one after the other; whether anybody was."""
        late = 0
        while late <= len(self.table.seats) and await self.do(commands.flag):
            late += 1
        return late > 0

    @property
    def quiet(self) -> bool:
        """Whether the room can be put away: nobody looks, nothing is due."""
        at_work = self.thinking or len(self.pauses) or self._lock.locked()
        looked_at = self.presence.watchers or self._waiting
        return not (at_work or looked_at) and self._alarm is None

    def close(self) -> None:
        self.lost = True
        if self._alarm is not None:
            self._alarm.cancel()
        for task in self.thinking.values():
            task.cancel()
        self.pauses.close()
        self.presence.close()

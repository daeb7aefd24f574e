"""Who looks at a table: players whose sockets are gone are missed after a while, and greeted when
they are back.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, Protocol
from weakref import ref

from hadur.table import commands
from hadur.table.entries import Body
from hadur.table.options import Pace
from hadur.table.sheet import Caller, Status
from hadur.table.table import Table

if TYPE_CHECKING:
    from hadur.server.room import Keeper, Room

_COUNTED: Final = 0.5
"""Seconds after which everybody is told that spectators came or went."""


class Watcher(Protocol):
    """Somebody who looks at a table."""

    player: str

    def wake(self) -> None:
        """There is something new to see."""


class Presence:
    """The watchers of one room."""

    def __init__(self, room: Room, keeper: Keeper) -> None:
        self.watchers: set[Watcher] = set()
        # A room that is put away is gone at once, and does not wait for the collector.
        self._known: Final = ref(room)
        self._keeper = keeper
        self._gone: dict[str, asyncio.TimerHandle] = {}
        self._counting: asyncio.TimerHandle | None = None

    @property
    def _room(self) -> Room:
        room = self._known()
        assert room is not None, "whoever asks has it at hand"
        return room

    def wake(self) -> None:
        for watcher in list(self.watchers):
            watcher.wake()

    def enter(self, watcher: Watcher) -> None:
        self.watchers.add(watcher)
        self._count(watcher)
        timer = self._gone.pop(watcher.player, None)
        if timer is not None:
            timer.cancel()
        for seat in self._room.table.seen_by(watcher.player):
            if self._room.table.seats[seat].left:
                self._greet(watcher.player, seat)
        self.look_around()
        self._room.pauses.look()

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self._count(watcher)
        player = watcher.player
        if self.is_here(player) or not self._would_be_missed(player) or player in self._gone:
            return
        loop = asyncio.get_running_loop()
        grace = self._keeper.settings.grace
        self._gone[player] = loop.call_later(grace, self._lose_sight, player, self._room)

    def look_around(self) -> None:
        """Whoever was away (perhaps only from another server) is here."""
        for player in {watcher.player for watcher in self.watchers}:
            for seat in self._room.table.seen_by(player):
                if self._room.table.seats[seat].away is not None:
                    self._greet(player, seat)

    def spectators(self) -> int:
        table = self._room.table
        return len({w.player for w in self.watchers if not table.seen_by(w.player)})

    def _count(self, watcher: Watcher) -> None:
        """Everybody sees how many spectators there are: told once for all who come together."""
        if not self._room.table.seen_by(watcher.player) and self._counting is None:
            loop = asyncio.get_running_loop()
            self._counting = loop.call_later(_COUNTED, self._counted)

    def _counted(self) -> None:
        self._counting = None
        self.wake()

    def close(self) -> None:
        for timer in self._gone.values():
            timer.cancel()
        if self._counting is not None:
            self._counting.cancel()
        self.wake()

    def is_here(self, player: str) -> bool:
        return any(watcher.player == player for watcher in self.watchers)

    def _would_be_missed(self, player: str) -> bool:
        """Whether somebody waits for this player: not bots, not by correspondence."""
        table = self._room.table
        own = [seat for seat in table.seen_by(player) if not table.is_out(seat)]
        if not own or table.status is not Status.PLAYING:
            return False
        waiting = [seat for seat in table.others(own[0]) if not table.is_out(seat)]
        return bool(waiting) and table.options.clock.pace is not Pace.DAYS

    def _lose_sight(self, player: str, room: Room) -> None:
        self._gone.pop(player, None)
        if self.is_here(player) or not self._would_be_missed(player):
            return

        def away(table: Table, now: int) -> list[Body]:
            return [body for seat in table.seen_by(player) for body in commands.away(table, seat)]

        self._keeper.start(room.do(away), "away")

    def _greet(self, player: str, seat: int) -> None:
        if self._room.table.status is not Status.PLAYING:
            return

        def back(table: Table, now: int) -> list[Body]:
            return commands.back(table, Caller(player, now, seat))

        self._keeper.start(self._room.do(back), "back")

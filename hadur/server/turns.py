"""Your turn: whoever plays by days is told so by mail or hook, if they asked for it.

They are told a while after it became their turn, if it still is and they are not looking; and not
again at the same table for some time, so that a quick exchange of answers is one letter.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from typing import Final

from hadur.server import notes
from hadur.server.post import Post
from hadur.server.room import Room
from hadur.server.rooms import Rooms
from hadur.store.contacts import Contact
from hadur.table.options import Pace
from hadur.table.sheet import Status
from hadur.table.table import Table
from hadur.web.look import texts_of

_BETWEEN: Final = 1800.0
"""Seconds between two letters about one table."""
_MOST: Final = 20_000
"""So many turns are waited for, and so many letters remembered."""

Turn = tuple[str, str]
"""A table and a player."""


class Turns:
    """`url` is where links begin. Only the process that wrote what made it somebody's turn tells
    them, so that nobody is told twice."""

    def __init__(self, rooms: Rooms, post: Post, url: str, after: float) -> None:
        self._rooms: Final = rooms
        self._post: Final = post
        self._url: Final = url.rstrip("/")
        self._after: Final = after
        self._waiting: Final[dict[Turn, asyncio.TimerHandle]] = {}
        self._told: Final[OrderedDict[Turn, float]] = OrderedDict()
        if post.has_mail or post.has_hook:
            rooms.wrote = self.look

    def look(self, room: Room) -> None:
        """See whose turn it is now."""
        if room.table.options.clock.pace is not Pace.DAYS:
            return
        for player in _asked(room.table):
            self._wait(room.id, player, self._after)

    def _wait(self, table: str, player: str, seconds: float) -> None:
        turn = (table, player)
        if turn in self._waiting or len(self._waiting) >= _MOST:
            return
        loop = asyncio.get_running_loop()
        self._waiting[turn] = loop.call_later(seconds, self._due, table, player)

    def _due(self, table: str, player: str) -> None:
        self._waiting.pop((table, player), None)
        early = _BETWEEN - (time.monotonic() - self._told.get((table, player), float("-inf")))
        if early > 0:
            self._wait(table, player, early)
        else:
            self._rooms.start(self._tell(table, player), "turn")

    async def _tell(self, table: str, player: str) -> None:
        room = await self._rooms.room(table)
        if player not in _asked(room.table) or room.presence.is_here(player):
            return
        store = self._rooms.store
        user = await asyncio.to_thread(store.accounts.owner, player)
        contact = await asyncio.to_thread(store.contacts.of, user) if user else Contact()
        if not contact.turns:
            return
        self._told[table, player] = time.monotonic()
        while len(self._told) > _MOST:
            self._told.popitem(last=False)
        notes.tell("told-turn", table=table, player=player)
        seat = next(seat for seat in room.table.seats if seat.player == player)
        game, link = room.table.game.name, f"{self._url}/table/{table}"
        if contact.mail:
            say = texts_of(contact.lang).say
            title = say(f"web-game-{game}")
            text = say("mail-turn", name=seat.name, game=title, link=link)
            self._post.mail(contact.mail, say("mail-turn.subject", game=title), text)
        self._post.tell({"event": "turn", "player": seat.name, "game": game, "url": link})

    def close(self) -> None:
        for timer in self._waiting.values():
            timer.cancel()
        self._waiting.clear()


def _asked(table: Table) -> set[str]:
    """The people who have to decide something."""
    if table.status is not Status.PLAYING:
        return set()
    return {player for n in table.asked if (player := table.seats[n].player) is not None}

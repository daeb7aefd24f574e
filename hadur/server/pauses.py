"""Pauses before the table passes for somebody who has no choice, or has ordered it to, while other
people look on.

How long one lasts is drawn evenly and depends on nothing, so it tells nothing: a pass because of
an order, one without a choice and a quick one of a person are the same to see. Without a choice it
begins when its player looks at the table, as their own thinking would: a pass of somebody who is
not there would tell that nobody had to choose. Orders are there for who is not. Meanwhile the
question stands before its player like any other, and they may answer it.
"""

from __future__ import annotations

import asyncio
from random import SystemRandom
from typing import TYPE_CHECKING, Final
from weakref import ref

from hadur.server.settings import Settings
from hadur.table import commands
from hadur.table.only_answers import only_answer

if TYPE_CHECKING:
    from hadur.server.room import Keeper, Room

_CHANCE: Final = SystemRandom()


def drawn(settings: Settings) -> float:
    """The seconds of a pause."""
    return _CHANCE.uniform(*settings.pass_pause)


class Pauses:
    """The pauses of one room, by seat: each with the number of moves after which it was asked."""

    def __init__(self, room: Room, keeper: Keeper) -> None:
        self._known: Final = ref(room)
        self._keeper = keeper
        self._running: dict[int, tuple[int, asyncio.TimerHandle]] = {}

    @property
    def _room(self) -> Room:
        room = self._known()
        assert room is not None, "whoever asks has it at hand"
        return room

    def look(self) -> None:
        """Begin the pauses that are due, and forget those of questions that are answered."""
        room = self._room
        table = room.table
        for seat, (at, timer) in list(self._running.items()):
            asked = table.asked.get(seat)
            if asked is None or asked.move != at:
                timer.cancel()
                del self._running[seat]
        for seat, asked in table.asked.items():
            player = table.seats[seat].player
            if player is None or seat in self._running:
                continue
            here = room.presence.is_here(player)
            if table.ordered_answer(seat) is not None or (here and only_answer(table, seat)):
                pause = drawn(self._keeper.settings)
                later = asyncio.get_running_loop().call_later
                timer = later(pause, self._end, seat, asked.move, room)
                self._running[seat] = asked.move, timer

    def _end(self, seat: int, at: int, room: Room) -> None:
        del self._running[seat]
        give = room.do(lambda table, now: commands.give_answer(table, seat, at))
        self._keeper.start(give, "answer")

    def __len__(self) -> int:
        return len(self._running)

    def close(self) -> None:
        for _, timer in self._running.values():
            timer.cancel()
        self._running.clear()

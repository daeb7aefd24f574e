"""Bots at tables: they think in processes of their own, one decision at a time for each seat."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from time import monotonic
from typing import Final

from hadur import bots
from hadur.bots.external.faults import BotFault
from hadur.bots.search import Search
from hadur.bots.tempo import FLOOR, in_time
from hadur.bots.workers import QUICK, Thinkers, Thought
from hadur.kernel.state import State
from hadur.server import notes
from hadur.server.room import Room
from hadur.server.rooms import Rooms
from hadur.table import commands
from hadur.table.errors import Refused
from hadur.table.table import Table

_APART: Final = 1_000_003
_ELSEWHERE: Final = 2.0
"""Seconds until we look again when another server thinks about a table."""
_AGAIN: Final = 5.0
"""Seconds until a bot is asked again after something went wrong."""


def _same_question(before: State, now: State, seat: int) -> bool:
    """Whether a seat still has the question it had. Where several decide at once, others may have
    answered theirs meanwhile, or left."""
    was, index = int(before.asked(seat)), int(now.asked(seat))
    return index >= 0 and now.asks[index] is before.asks[was]


class Bots:
    """Answers for the bots of all rooms."""

    def __init__(self, rooms: Rooms, workers: int) -> None:
        self._rooms = rooms
        self._thinkers: Final = Thinkers(workers)
        self._threads: Final = ThreadPoolExecutor(workers, thread_name_prefix="hadur-bots")
        rooms.bots = self.on_turn

    def warm(self) -> None:
        """Have the processes ready before the first bot is asked."""
        self._thinkers.warm()

    def on_turn(self, room: Room) -> None:
        """Begin to think for each bot that has to decide and is not thinking."""
        for seat, _, _ in room.table.bots_to_move():
            if seat not in room.thinking:
                room.thinking[seat] = asyncio.create_task(self._think(room, seat))

    async def _think(self, room: Room, seat: int) -> None:
        try:
            while await self._decide(room, seat):
                pass
        except Exception as error:
            notes.broke("bot", error, table=room.id, move=room.table.moves)
            asyncio.get_running_loop().call_later(_AGAIN, room.go_on)
        finally:
            del room.thinking[seat]

    async def _decide(self, room: Room, seat: int) -> bool:
        """One decision of a seat; whether to look for another."""
        table = room.table
        turn = next((turn for turn in table.bots_to_move() if turn[0] == seat), None)
        if turn is None or table.match is None:
            return False
        _, name, seed = turn
        before, at = table.match.state, table.moves
        loop = asyncio.get_running_loop()
        began, tempo = loop.time(), room.tempos[seat]
        name = bots.bounded(name)
        due = tempo.due(before, seat, self._needs(name, table))
        move = await self._found(room, seat, name, seed, due)
        tempo.learn(before, seat, loop.time() - began)
        wanted = self._rooms.settings.pause if due is None else due
        await asyncio.sleep(max(0.0, began + wanted - loop.time()))
        if move is None:
            await asyncio.sleep(_ELSEWHERE)
            await room.catch_up()
        elif (now := room.table.match) is not None and _same_question(before, now.state, seat):
            # Otherwise moves were taken back meanwhile: the thought is of no use.
            with suppress(Refused):
                await room.do(lambda table, now: commands.bot_move(table, seat, move, at))
        return True

    def _needs(self, name: str, table: Table) -> float:
        """The seconds that a bot should have for an answer whose time may tell nothing."""
        bot = bots.make(name, table.game)
        needs = max(FLOOR, bot.limit.seconds) if isinstance(bot, Search) else 0.0
        return max(needs, self._rooms.settings.pause)

    async def _found(
        self, room: Room, seat: int, name: str, seed: int, due: float | None
    ) -> int | None:
        """The move of a bot; None if another server is thinking about it. All that is needed is
        taken from the table now."""
        match = room.table.match
        assert match is not None
        state = match.state.copy()
        own = seed + room.table.moves * _APART
        what = f"{room.id} {seat}"
        legal = state.legal(state.asked(seat))
        bot = bots.make(name, room.table.game, own)
        if len(legal) == 1 or not isinstance(bot, Search):
            # Nobody waits here for anybody who thinks long.
            return await asyncio.get_running_loop().run_in_executor(
                self._threads,
                self._alone,
                what,
                lambda: self._sure(lambda: bot.choose(state, seat), state, seat, own),
            )
        thought = Thought.of(match, seat, name, seed)
        limit = bot.limit.seconds or None
        by = None if due is None else monotonic() + in_time(due)
        return await asyncio.wrap_future(
            self._thinkers.do(
                thought,
                room.id,
                lambda think: self._alone(
                    what, lambda: self._sure(lambda: think(limit, by), state, seat, own)
                ),
            )
        )

    def _alone(self, what: str, work: Callable[[], int]) -> int | None:
        """The move; None if another server is thinking about it."""
        with self._rooms.store.alone(what) as alone:
            return work() if alone else None

    def _sure(self, think: Callable[[], int], state: State, seat: int, seed: int) -> int:
        """A bot that fails is helped out by one that does not."""
        try:
            return think()
        except BotFault as fault:
            notes.warn("bot-fault", error=fault)
            self._rooms.metrics.count("hadur_bot_faults_total")
            return bots.make(QUICK, state.game(), seed).choose(state, seat)

    def close(self) -> None:
        """End all thinking at once."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        self._thinkers.close()

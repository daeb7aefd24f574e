"""Passes that hide something are given after a pause that tells nothing."""

from __future__ import annotations

import asyncio
from statistics import fmean

from hadur.server.hall import Hall
from hadur.server.pauses import drawn
from hadur.server.room import Room
from hadur.server.settings import Settings
from hadur.table import commands
from hadur.table.sheet import Caller
from hadur.table.standing_orders import ASK
from tests.table.test_only_answers import CONQUEST, stand

from .conftest import Start
from .people import Person

SHORT = (0.1, 0.2)
LONG_ENOUGH = 1.5


class Watcher:
    """Somebody who looks at a table."""

    def __init__(self, player: str) -> None:
        self.player = player

    def wake(self) -> None:
        pass


async def a_room(hall: Hall) -> Room:
    """Two people; Béla, who does not look yet, has one answer."""
    house = stand(CONQUEST, "anna", "bela", seat=1)
    room = await hall.rooms.create("0123456789abcdef", [entry.body for entry in house.log])
    room.presence.enter(Watcher("anna"))
    return room


def test_pauses_are_even_between_their_limits(settings: Settings) -> None:
    usual = Settings(db=settings.db)
    least, most = usual.pass_pause
    found = [drawn(usual) for _ in range(2000)]
    assert least <= min(found) < least + 0.1 and most - 0.1 < max(found) <= most
    assert abs(fmean(found) - (least + most) / 2) < 0.2


def test_the_table_passes_for_who_is_there_and_not_for_who_is_not(start: Start) -> None:
    app = start(pass_pause=SHORT)

    async def scene() -> None:
        room = await a_room(app.state.hall)
        before = room.table.moves
        await asyncio.sleep(LONG_ENOUGH)
        assert room.table.moves == before
        room.presence.enter(Watcher("bela"))
        assert room.table.moves == before
        for _ in range(100):
            await asyncio.sleep(0.05)
            if room.table.moves > before:
                break
        made = room.table.made[before]
        assert (made.seat, made.auto) == (1, True)

    app.state.client.portal.call(scene)


def test_an_order_waits_as_long_as_a_pass_and_for_nobody(start: Start) -> None:
    """Béla is not there; what he has ordered is done after a pause, and no server forgets it."""
    app = start(pass_pause=SHORT)

    async def scene() -> None:
        room = await a_room(app.state.hall)
        before, (decision,) = room.table.moves, room.table.decisions()
        bela, topic = Caller("bela", 0, 1), decision.topics[0]
        await room.do(lambda table, now: commands.order(table, bela, topic, decision.texts[0]))
        # Who looks at once sees nothing of it; the table stays at hand and is due.
        assert room.table.moves == before and not room.quiet and room.table.due == 0
        for _ in range(100):
            await asyncio.sleep(0.05)
            if room.table.moves > before:
                break
        made = room.table.made[before]
        assert (made.seat, made.auto) == (1, True)

    app.state.client.portal.call(scene)


def test_who_answers_or_wants_to_be_stopped_during_the_pause_is_obeyed(start: Start) -> None:
    app = start(pass_pause=SHORT)

    async def scene() -> None:
        room = await a_room(app.state.hall)
        before, (decision,) = room.table.moves, room.table.decisions()
        room.presence.enter(Watcher("bela"))
        bela = Caller("bela", 0, 1)
        topic = decision.topics[0]
        await room.do(lambda table, now: commands.order(table, bela, topic, ASK))
        await asyncio.sleep(LONG_ENOUGH)
        assert room.table.moves == before
        await room.do(lambda table, now: commands.move(table, bela, decision.texts[0], before))
        await asyncio.sleep(LONG_ENOUGH)
        own = [made for made in room.table.made[before:] if made.seat == 1]
        assert not own[0].auto

    app.state.client.portal.call(scene)


def test_against_a_bot_every_question_on_the_wire_has_a_choice(anna: Person) -> None:
    id = anna.play_bot()
    asked = 0
    with anna.at(id, "?form=data") as line:
        while asked < 25:
            table = line.table()
            if table["status"] == "over":
                break
            decision = table["decision"]
            if decision is None:
                line.until("table")
                continue
            asked += 1
            assert len(decision["moves"]) > 1
            line.ask(do="move", move=decision["moves"][-1], at=decision["at"])
    assert asked > 5

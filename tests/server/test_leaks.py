"""Nothing leaks on the wire: whatever somebody cannot know may be otherwise, and every byte that
goes out to them is the same."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest
from starlette.applications import Starlette
from starlette.websockets import WebSocket

from hadur.games import load
from hadur.server.commands import Actor
from hadur.server.hall import Hall
from hadur.server.room import Room
from hadur.server.sessions import Session
from hadur.server.sockets import Viewer
from hadur.table.table import Table
from tests.table.house import House, playing
from tests.table.twins import imagined, twin_for
from tests.web import scenes

from .people import GAME

ANNA, BELA, CILI = "guest:anna", "guest:bela", "guest:cili"


async def _nothing(*_: Any) -> Any:
    raise AssertionError("nothing is sent here")


class Wire:
    """What one viewer of a table is sent."""

    def __init__(self, app: Starlette, table: Table, player: str, form: str, lang: str) -> None:
        hall: Hall = app.state.hall
        scope = {
            "type": "websocket",
            "path": "/table/0123456789abcdef/ws",
            "query_string": f"form={form}&lang={lang}".encode(),
            "headers": [(b"host", b"hadur.example")],
            "app": app,
        }
        room = Room("0123456789abcdef", table, hall.rooms)
        session = Session(guest=player, began=0, name=player)
        self.viewer = Viewer(WebSocket(scope, _nothing, _nothing), Actor(hall, room, session))

    def sent(self) -> bytes:
        """The next message about the table."""
        return msgspec.json.encode(self.viewer._table())

    def answered(self, **message: Any) -> bytes:
        """What a message is answered with."""
        text = msgspec.json.encode(message).decode()
        # What the judge says waits for nothing, so no loop is needed (a browser's may be running).
        answering = self.viewer._answer(text)
        try:
            answering.send(None)
        except StopIteration as done:
            return msgspec.json.encode(done.value)
        raise AssertionError("an answer of the judge waits for something")


class Pair:
    """A viewer of the true table, and the same viewer of one where all that they cannot know is
    otherwise. `seat` knows as much as the viewer does, or more."""

    def __init__(
        self, app: Starlette, house: House, seat: int, player: str, form: str, lang: str
    ) -> None:
        self.house = house
        self.seat = seat
        self.twin = twin_for(house, seat, player, 1)
        self.true = house.again()
        assert self.twin.match is not None and self.true.match is not None
        # It follows the true game; what is hidden is imagined for each message.
        self.twin.match.state = self.true.match.state.copy()
        self.real, self.other = (Wire(app, t, player, form, lang) for t in (self.true, self.twin))
        self.decides = seat in house.table.seen_by(player)

    def follow(self) -> None:
        for table in (self.true, self.twin):
            for entry in self.house.log[table.number :]:
                table.apply(entry)

    @contextmanager
    def otherwise(self, rng: int) -> Iterator[bool]:
        """The twin with other hidden cards; whether they really are others."""
        match = self.twin.match
        assert match is not None
        state = match.state
        if not state.over:
            match.state = imagined(state, self.seat, rng)
        try:
            yield match.state.dump() != state.dump()
        finally:
            match.state = state


def pairs(app: Starlette, house: House) -> list[Pair]:
    # What a spectator may know, both seats know: either may imagine for them.
    eyes = ((ANNA, "en", (0,)), (BELA, "hu", (1,)), (CILI, "en", (0, 1)))
    return [
        Pair(app, house, seat, player, form, lang)
        for player, lang, seats in eyes
        for seat in seats
        for form in ("parts", "data")
    ]


@pytest.mark.parametrize(("name", "most"), [("over", 1000), ("replayed", 90)])
def test_no_byte_depends_on_what_a_viewer_cannot_know(
    app: Starlette, monkeypatch: pytest.MonkeyPatch, name: str, most: int
) -> None:
    """Every message of a recorded game (of the second, of so many moves), and what the judge
    answers on the way."""
    record = scenes.played(name).record
    moves = record.moves[:most]
    monkeypatch.setattr("tests.table.house.SEED", record.seed)
    monkeypatch.setattr("tests.table.house.KEY", "")
    house = playing(load(GAME), ANNA, BELA, seats=record.setup["seats"])
    rng = random.Random(name)
    asked = sorted({line.text for line in record.moves})
    changed = messages = answers = 0
    looking = pairs(app, house)
    for number, line in enumerate(moves):
        for pair in looking:
            pair.follow()
            with pair.otherwise(rng.randrange(10**6)) as other:
                changed += other
                messages += 1
                assert pair.real.sent() == pair.other.sent()
                if pair.decides and line.seat == pair.seat and number % 5 == 0:
                    for text in rng.sample(asked, 3):
                        answers += 1
                        question = {"do": "why", "move": text, "id": 1}
                        wires = (pair.real, pair.other)
                        one, two = [wire.answered(**question) for wire in wires]
                        assert one == two
        house.move((ANNA, BELA)[line.seat], line.text)
    assert (house.table.ended is not None) == (len(moves) == len(record.moves))
    assert messages == len(looking) * len(moves)
    assert changed > messages / 2 and answers > len(moves) / 2


def test_secrets_of_a_table_are_on_no_wire(app: Starlette) -> None:
    house = playing(load(GAME), ANNA, BELA)
    opened = house.table.opened
    secrets = [str(opened.seed), opened.code, *opened.seat_codes, "guest:", ANNA, BELA]
    for pair in pairs(app, house):
        sent = pair.real.sent().decode()
        assert not [secret for secret in secrets if secret in sent]

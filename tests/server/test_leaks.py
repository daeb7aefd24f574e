"""Nothing leaks on the wire: whatever somebody cannot know may be otherwise, and every byte that
goes out to them is the same."""

from __future__ import annotations

from itertools import count
from typing import Any

import msgspec
import pytest
from starlette.applications import Starlette
from starlette.websockets import WebSocket

from hadur import bots
from hadur.games import load
from hadur.server.acting import Actor
from hadur.server.hall import Hall
from hadur.server.room import Room
from hadur.server.sessions import Session
from hadur.server.sockets import Viewer
from hadur.table.table import Table
from tests.table.house import House, playing
from tests.table.twins import twin_for

from .people import GAME

ANNA, BELA, CILI = "guest:anna", "guest:bela", "guest:cili"


async def _nothing(*_: Any) -> Any:
    raise AssertionError("nothing is sent here")


class Wire:
    """What one viewer is sent, and what they would be sent if what they cannot know were
    otherwise."""

    def __init__(self, app: Starlette, table: Table, player: str, form: str, lang: str) -> None:
        hall: Hall = app.state.hall
        self.player = player
        self.room = Room("0123456789abcdef", table, hall.rooms)
        scope = {
            "type": "websocket",
            "path": "/table/0123456789abcdef/ws",
            "query_string": f"form={form}&lang={lang}".encode(),
            "headers": [(b"host", b"hadur.example")],
            "app": app,
        }
        session = Session(guest=player, began=0, name=player)
        self.viewer = Viewer(WebSocket(scope, _nothing, _nothing), Actor(hall, self.room, session))

    def message(self, table: Table) -> bytes:
        """The next message, as if this were the table; what was sent before stays as it was."""
        before, told = dict(self.viewer._shows), self.room.told
        real = self.room.table
        self.room.table, self.room.told = table, {}
        try:
            return msgspec.json.encode(self.viewer._table())
        finally:
            self.room.table, self.room.told = real, told
            self.viewer._shows = before

    def sent(self) -> bytes:
        return msgspec.json.encode(self.viewer._table())


def wires(app: Starlette, house: House) -> list[Wire]:
    return [
        Wire(app, house.table, player, form, lang)
        for player, lang in ((ANNA, "en"), (BELA, "hu"), (CILI, "en"))
        for form in ("parts", "data")
    ]


@pytest.mark.parametrize(
    ("decks", "seed"),
    [(("cave-goblins", "fallen-kingdom"), 1), (("breakers", "phoenix-elves"), 2)],
)
def test_no_byte_depends_on_what_a_viewer_cannot_know(
    app: Starlette, monkeypatch: pytest.MonkeyPatch, decks: tuple[str, str], seed: int
) -> None:
    monkeypatch.setattr("hadur.table.codes.new_seed", lambda: seed)
    game = load(GAME)
    house = playing(game, ANNA, BELA, decks=list(decks))
    players = [bots.make("script", game, seed + seat) for seat in range(2)]
    looking = wires(app, house)
    changed = messages = 0
    numbers = count(seed)
    while house.table.ended is None and house.table.moves < 120:
        match = house.table.match
        assert match is not None
        if house.table.moves % 2 == 0:
            for wire in looking:
                # What a spectator may know, both seats know: either may imagine for them.
                own = house.table.seen_by(wire.player)
                for seat in own or (0, 1):
                    twin = twin_for(house, seat, wire.player, next(numbers))
                    assert twin.match is not None
                    changed += twin.match.state.dump() != match.state.dump()
                    real = wire.message(house.table)
                    assert real == wire.message(twin)
                    messages += 1
        for wire in looking:
            wire.sent()
        decision = house.table.decisions()[0]
        move = players[decision.seat].choose(match.state, decision.seat)
        text = game.text(match.state, decision.index, move)
        house.move((ANNA, BELA)[decision.seat], text)
    assert messages > 60 and changed > messages / 2


def test_secrets_of_a_table_are_on_no_wire(app: Starlette) -> None:
    house = playing(load(GAME), ANNA, BELA)
    opened = house.table.opened
    secrets = [str(opened.seed), opened.code, *opened.seat_codes, "guest:", ANNA, BELA]
    for wire in wires(app, house):
        sent = wire.sent().decode()
        assert not [secret for secret in secrets if secret in sent]

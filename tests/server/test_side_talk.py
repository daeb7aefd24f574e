"""That a side talks among itself is on nobody else's wire, page or list: not by a byte, not by a
number, not by a message more."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from starlette.applications import Starlette

from hadur.server.data import table_data
from hadur.server.table_page import Onlooker, table_facts
from hadur.store.lobby import listing_of
from hadur.table import commands
from hadur.table.entries import Audience
from hadur.table.options import Clock, Options, Pace
from hadur.web import pages
from tests.kernel.toys.lair import GAME as LAIR
from tests.table.house import House, opened

from .test_leaks import Wire

pytestmark = pytest.mark.usefixtures("toys")

DEMON, *MARINES = PEOPLE = ("guest:anna", "guest:bela", "guest:cili", "guest:dani")
SPECTATOR = "guest:emil"


class Looker:
    """Somebody who looks at two tables: at one where a side talks, and at one where none does."""

    def __init__(self, app: Starlette, tables: tuple[House, House], player: str, lang: str) -> None:
        self.houses = tables
        self.lang = lang
        self.wires = [
            [Wire(app, house.table, player, form, lang) for house in tables]
            for form in ("parts", "data")
        ]

    def sent(self) -> Iterator[tuple[bytes, bytes]]:
        """What comes over each kind of socket, of both tables."""
        for loud, quiet in self.wires:
            yield loud.sent(), quiet.sent()

    def whole(self) -> Iterator[tuple[str, str]]:
        """What somebody gets who looks anew: the page, and the JSON of the API."""
        pairs = [[], []]  # type: list[list[str]]
        for pair in self.wires:
            for wire, house in zip(pair, self.houses, strict=True):
                actor = wire.viewer._actor
                data = table_data(actor.room, actor.player, self.lang, house.now)
                pairs[0].append(msgspec.json.encode(data).decode())
                who = Onlooker(actor.session, self.lang, "token", "https://hadur.example")
                facts = table_facts(actor.room, who, house.now)
                pairs[1].append(pages.table(who.reader(), facts))
        for found in pairs:
            yield found[0], found[1]


def both(tables: tuple[House, House], command: str, player: str, *args: object) -> None:
    for house in tables:
        house.do(getattr(commands, command), player, *args)


def test_nobody_else_can_tell_that_a_side_talks(app: Starlette) -> None:
    options = Options(clock=Clock(Pace.BANK, 3600))
    tables = loud, quiet = (opened(LAIR, options, seats=4), opened(LAIR, options, seats=4))
    quiet.log[0] = loud.log[0]
    quiet.table.opened = loud.table.opened
    for house in tables:
        for seat, player in enumerate(PEOPLE):
            house.do(commands.sit, player, player[6:].title(), seat=seat)
    lookers = [
        Looker(app, tables, player, lang) for player in (DEMON, SPECTATOR) for lang in ("en", "hu")
    ]
    mate = Looker(app, tables, MARINES[2], "en")
    silent = compared = 0
    for stage in ("open", "playing", "over"):
        assert loud.table.status == quiet.table.status == stage
        for player in MARINES[:2]:
            for looker in (*lookers, mate):
                list(looker.sent())
            for house in tables:
                house.wait(7)
            loud.do(commands.chat, player, "", f"while {stage}", Audience.SIDE)
            for looker in lookers:
                for one, other in looker.sent():
                    silent += 1
                    assert one == other == b"null", "nothing is sent, however late it is"
            assert all(one != b"null" for one, _ in mate.sent())
            assert listing_of(loud.table) == listing_of(quiet.table)
        both(tables, "chat", DEMON, "", f"said when {stage}")
        for looker in lookers:
            for pair in (*looker.sent(), *looker.whole()):
                compared += 1
                assert pair[0] == pair[1] and len(pair[0]) > 100
        if stage == "open":
            for player in PEOPLE:
                both(tables, "ready", player)
            for house in tables:
                house.keep(commands.start(house.table))
        elif stage == "playing":
            both(tables, "concede", DEMON)
    assert silent == 3 * 2 * 4 * 2 and compared == 3 * 4 * 4
    text = " ".join(one for looker in lookers for one, _ in looker.whole())
    assert "said when over" in text and "while " not in text.replace("meanwhile ", "")
    assert "while open" in " ".join(one for one, _ in mate.whole())


def test_orders_and_mutes_are_on_no_other_wire_either(app: Starlette) -> None:
    house = opened(LAIR, Options(clock=Clock(Pace.MOVE, 600)), seats=2)
    for seat, player in enumerate(PEOPLE[:2]):
        house.do(commands.sit, player, player[6:].title(), seat=seat)
        house.do(commands.ready, player, seat=seat)
    house.keep(commands.start(house.table))
    house.do(commands.chat, DEMON, "", "hello")
    wires = [Wire(app, house.table, DEMON, form, "en") for form in ("parts", "data")]
    for wire in wires:
        assert wire.sent() != b"null"
    house.wait(5)
    house.do(commands.mute, MARINES[0], 0)
    house.do(commands.order, MARINES[0], "act", "end")
    house.do(commands.chat, SPECTATOR, "Emil", "between us")
    for wire in wires:
        assert wire.sent() == b"null"
    house.do(commands.chat, MARINES[0], "", "hello")
    for wire in wires:
        assert wire.sent() != b"null"

"""What the lobby says of a table."""

from __future__ import annotations

import json

import msgspec
import sqlalchemy as sa

from hadur.games import load
from hadur.store.lobby import Listing, listing_of
from hadur.store.schema import TABLES
from hadur.store.store import Store
from hadur.table import commands
from hadur.table.entries import Audience, Chose, Entry, Opened, Sat, TookBack, numbered
from hadur.table.options import Options
from hadur.table.sheet import Status
from hadur.table.table import Table
from tests.kernel.toys.draw_duel import GAME as DUEL
from tests.kernel.toys.lair import GAME as LAIR
from tests.kernel.toys.orders import GAME as ORDERS
from tests.table import house as houses
from tests.table.house import playing

from .keeping import append, create

GAME = load("summoner-wars")
DECKS = {"seats": [{"deck": "vanguards"}, {"deck": "breakers"}]}


def opened() -> Opened:
    (body,) = commands.open_table(GAME, DECKS, "anna", Options())
    assert isinstance(body, Opened)
    return body


def test_what_each_seat_has_chosen_is_listed() -> None:
    house = houses.opened(ORDERS, seats=3)
    house.do(commands.sit, "anna", "Anna")
    house.do(commands.choose, "anna", {"banner": "gold"})
    listing = listing_of(house.table)
    assert [listing.chosen(seat)["banner"] for seat in (0, 1)] == ["gold", "blue"]
    assert [seat.name for seat in listing.seats] == ["Anna", "", ""]
    house.do(commands.leave, "anna")
    listing = listing_of(house.table)
    assert listing.seats[0].free and listing.chosen(0)["banner"] == "gold"
    house.do(commands.choose, "anna", {"seats": 2})
    assert len(listing_of(house.table).seats) == 2


def test_who_gives_up_does_not_end_the_table() -> None:
    house = playing(LAIR, "anna", "bela", "cili", seats=3)
    house.do(commands.concede, "bela")
    listing = listing_of(house.table)
    assert listing.status == Status.PLAYING and listing.scores is None
    assert listing.players == {"anna", "bela", "cili"}
    house.do(commands.concede, "cili")
    listing = listing_of(house.table)
    assert (listing.status, listing.why) == (Status.OVER, "conceded")
    assert listing.scores is not None


def test_moves_are_counted_both_ways() -> None:
    house = playing(DUEL, goal=50)
    assert listing_of(house.table).moves == 0
    house.move("anna", "roll")
    assert listing_of(house.table).moves == 1
    house.keep([TookBack(seat=0, to=0)])
    assert listing_of(house.table).moves == 0


def test_rows_of_before_are_read(store: Store) -> None:
    """They had two decks, and seats without choices. The next entry writes them anew."""
    create(store, "t", numbered([opened(), Sat(seat=0, name="Anna", player="anna")], 0, 1000))
    with store._database.write() as connection:
        row = json.loads(connection.execute(sa.select(TABLES.c.listing)).scalar_one())
        for seat in row["seats"]:
            del seat["chosen"]
        row["decks"] = ["phoenix-elves", {"name": "Own", "summoner": "svara", "cards": {}}]
        connection.execute(sa.update(TABLES).values(listing=json.dumps(row)))
    ((_, listing),) = store.lobby()
    assert listing.chosen(0) == {"deck": "phoenix-elves"}
    assert listing.chosen(1)["deck"]["name"] == "Own"
    append(store, "t", numbered([Sat(seat=1, name="Bela", player="bela")], 2, 2000))
    ((_, listing),) = store.lobby()
    assert listing.seats[1].player == "bela" and listing.decks == ()
    assert listing.chosen(0) == {"deck": "vanguards"}
    append(store, "t", numbered([Chose(setup={"decks": ["breakers", "breakers"]})], 3, 3000))
    ((_, listing),) = store.lobby()
    assert listing.chosen(0) == {"deck": "breakers"}


def test_logs_of_before_are_listed_as_what_they_meant() -> None:
    old = msgspec.structs.replace(opened(), setup={"decks": ["vanguards", "breakers"]})
    listing = listing_of(Table.of([Entry(0, 1000, old)]))
    assert [listing.chosen(seat)["deck"] for seat in (0, 1)] == ["vanguards", "breakers"]
    assert listing == msgspec.json.decode(msgspec.json.encode(listing), type=Listing)


def test_what_is_not_for_everybody_is_no_news() -> None:
    """When a side or a spectator talked, somebody was muted or an order given."""
    house = playing(LAIR, "anna", "bela", "cili", "dani", seats=4)
    house.do(commands.chat, "anna", "", "hello")
    listing = listing_of(house.table)
    assert listing.updated == listing.opened == house.now
    house.wait(9)
    house.do(commands.chat, "bela", "", "psst", Audience.SIDE)
    house.do(commands.chat, "emil", "Emil", "hm")
    house.do(commands.mute, "bela", 0)
    house.do(commands.order, "bela", "act", "end")
    assert house.table.number == len(house.log) and listing_of(house.table) == listing
    house.do(commands.chat, "anna", "", "hello again")
    assert listing_of(house.table).updated == house.now > listing.updated

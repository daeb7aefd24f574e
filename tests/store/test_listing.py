"""What the lobby says of a table, worked out from its entries alone."""

from __future__ import annotations

import json

import msgspec
import sqlalchemy as sa

from hadur.games import load
from hadur.store.lobby import Listing, listed
from hadur.store.schema import TABLES
from hadur.store.store import Store
from hadur.table import commands
from hadur.table.entries import (
    Audience,
    Chatted,
    Chose,
    Conceded,
    Entry,
    Left,
    Muted,
    Opened,
    Ordered,
    Sat,
    Started,
    numbered,
)
from hadur.table.options import Options

GAME = load("summoner-wars")
DECKS = {"seats": [{"deck": "vanguards"}, {"deck": "breakers"}]}


def opened(seats: int = 2) -> Opened:
    (body,) = commands.open_table(GAME, DECKS, "anna", Options())
    assert isinstance(body, Opened)
    return msgspec.structs.replace(body, seats=seats)


def test_what_each_seat_has_chosen_is_listed() -> None:
    log = numbered([opened(), Sat(seat=0, name="Anna", player="anna")], 0, 1000)
    listing = listed(None, log)
    assert [listing.chosen(seat) for seat in (0, 1)] == [
        {"deck": "vanguards"},
        {"deck": "breakers"},
    ]
    roles = [{"role": "overlord"}, {"role": "marine"}, {"role": "marine"}]
    listing = listed(listing, numbered([Chose(setup={"seats": roles}, seat=1)], 2, 2000))
    assert [listing.chosen(seat) for seat in range(3)] == roles
    assert [seat.name for seat in listing.seats] == ["Anna", "", ""]
    listing = listed(listing, numbered([Left(seat=0)], 3, 3000))
    assert listing.seats[0].free and listing.chosen(0) == {"role": "overlord"}
    listing = listed(listing, numbered([Chose(setup={"seats": roles[:2]})], 4, 4000))
    assert len(listing.seats) == 2


def test_who_gives_up_does_not_end_the_table() -> None:
    listing = listed(None, numbered([opened(3), Conceded(seat=1)], 0, 1000))
    assert listing.status == "open" and listing.scores is None


def test_rows_of_before_are_read(store: Store) -> None:
    """They had two decks, and seats without choices."""
    log = numbered([opened(), Sat(seat=0, name="Anna", player="anna")], 0, 1000)
    store.create("t", log)
    with store._database.write() as connection:
        row = json.loads(connection.execute(sa.select(TABLES.c.listing)).scalar_one())
        for seat in row["seats"]:
            del seat["chosen"]
        row["decks"] = ["phoenix-elves", {"name": "Own", "summoner": "svara", "cards": {}}]
        connection.execute(sa.update(TABLES).values(listing=json.dumps(row)))
    ((_, listing),) = store.lobby()
    assert listing.chosen(0) == {"deck": "phoenix-elves"}
    assert listing.chosen(1)["deck"]["name"] == "Own"
    store.append("t", numbered([Sat(seat=1, name="Bela", player="bela")], 2, 2000))
    ((_, listing),) = store.lobby()
    assert listing.seats[1].player == "bela" and listing.chosen(0) == {"deck": "phoenix-elves"}
    store.append("t", numbered([Chose(setup=DECKS, seat=0)], 3, 3000))
    ((_, listing),) = store.lobby()
    assert listing.chosen(0) == {"deck": "vanguards"} and listing.decks == ()


def test_logs_of_before_are_listed_as_what_they_meant() -> None:
    old = msgspec.structs.replace(opened(), setup={"decks": ["vanguards", "breakers"]})
    listing = listed(None, [Entry(0, 1000, old)])
    assert [listing.chosen(seat)["deck"] for seat in (0, 1)] == ["vanguards", "breakers"]
    assert listing == msgspec.json.decode(msgspec.json.encode(listing), type=Listing)


def test_what_is_not_for_everybody_is_no_news() -> None:
    """When a side or a spectator talked, somebody was muted or an order given."""
    begun = [opened(), Sat(seat=0, name="Anna", player="anna"), Started(version=1, deal=[])]
    listing = listed(None, numbered(begun, 0, 1000))
    private = [
        Chatted(player="anna", name="Anna", text="psst", audience=Audience.SIDE, of=0),
        Chatted(player="cili", name="Cili", text="hm"),
        Muted(player="anna", whom="cili", muted=True),
        Ordered(seat=0, prompt="act", answer="end"),
    ]
    assert listed(listing, numbered(private, 3, 9000)) == listing
    loud = Chatted(player="anna", name="Anna", text="hello")
    assert listed(listing, [Entry(3, 9000, loud)]).updated == 9000

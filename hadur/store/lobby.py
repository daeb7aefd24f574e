"""What can be said of a table without playing its log: what the lobby lists."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from hadur.table.entries import (
    Audience,
    BotTook,
    Chatted,
    Chose,
    Ended,
    Entry,
    Left,
    Moved,
    Muted,
    Opened,
    Ordered,
    Sat,
    Started,
    TookBack,
)
from hadur.table.options import Clock
from hadur.table.setups import by_seat, seat_count


class ListedSeat(msgspec.Struct, frozen=True):
    """`chosen` is what the setup has for the seat, by choice: a deck, a faction, a role."""

    name: str = ""
    player: str | None = None
    bot: str | None = None
    chosen: dict[str, Any] = {}

    @property
    def free(self) -> bool:
        return self.player is None and self.bot is None


class Listing(msgspec.Struct, frozen=True):
    """`players` and `host` are ids, for the server alone. `decks` is where older rows have what was
    chosen."""

    game: str
    version: int
    status: str
    public: bool
    rated: bool
    host: str
    opened: int
    updated: int
    seats: tuple[ListedSeat, ...]
    clock: Clock = Clock()
    decks: tuple[Any, ...] = ()
    moves: int = 0
    scores: tuple[int, ...] | None = None
    why: str | None = None

    def chosen(self, seat: int) -> dict[str, Any]:
        """What was chosen for a seat."""
        if seat < len(self.decks):
            return {"deck": self.decks[seat]}
        return self.seats[seat].chosen

    @property
    def players(self) -> set[str]:
        return {self.host} | {seat.player for seat in self.seats if seat.player is not None}


def listed(listing: Listing | None, entries: Iterable[Entry]) -> Listing:
    """The listing after these entries; none is there before the first."""
    for entry in entries:
        listing = _opened(entry) if listing is None else _after(listing, entry)
    if listing is None:
        raise ValueError("a table has at least one entry")
    return listing


def _opened(entry: Entry) -> Listing:
    body = entry.body
    if not isinstance(body, Opened):
        raise ValueError("the first entry of a table opens it")
    return Listing(
        game=body.game,
        version=body.version,
        status="open",
        public=body.options.public,
        rated=body.options.rated,
        host=body.host,
        opened=entry.at,
        updated=entry.at,
        seats=tuple(ListedSeat(chosen=chosen) for chosen in by_seat(body.setup, body.seats)),
        clock=body.options.clock,
    )


def _is_private(listing: Listing, entry: Entry) -> bool:
    """Whether not even that it happened is for everybody."""
    body = entry.body
    if isinstance(body, Chatted):
        playing = {seat.player for seat in listing.seats}
        apart = listing.status == "playing" and body.player not in playing
        return apart or body.audience is not Audience.ALL
    return isinstance(body, Muted | Ordered)


def _after(listing: Listing, entry: Entry) -> Listing:
    body = entry.body
    if _is_private(listing, entry):
        return listing
    now = msgspec.structs.replace(listing, updated=entry.at)
    if isinstance(body, Sat):
        return _seated(now, body.seat, body.name, body.player, body.bot)
    if isinstance(body, Left) and listing.status == "open":
        return _seated(now, body.seat, "", None, None)
    if isinstance(body, Chose):
        return _chosen(now, body.setup)
    if isinstance(body, BotTook):
        return _seated(now, body.seat, listing.seats[body.seat].name, None, body.bot)
    if isinstance(body, Started):
        return msgspec.structs.replace(now, status="playing", version=body.version)
    if isinstance(body, Moved):
        return msgspec.structs.replace(now, moves=body.number + 1)
    if isinstance(body, TookBack):
        return msgspec.structs.replace(now, moves=body.to)
    if isinstance(body, Ended):
        return msgspec.structs.replace(
            now, status="over", scores=tuple(body.scores), why=body.why.value
        )
    return now


def _seated(
    listing: Listing, number: int, name: str, player: str | None, bot: str | None
) -> Listing:
    seat = msgspec.structs.replace(listing.seats[number], name=name, player=player, bot=bot)
    seats = (*listing.seats[:number], seat, *listing.seats[number + 1 :])
    return msgspec.structs.replace(listing, seats=seats)


def _chosen(listing: Listing, setup: dict[str, Any]) -> Listing:
    """Other choices, and perhaps another number of seats."""
    count = seat_count(setup, len(listing.seats))
    places = [*listing.seats, *(ListedSeat() for _ in range(count))][:count]
    seats = tuple(
        msgspec.structs.replace(seat, chosen=chosen)
        for seat, chosen in zip(places, by_seat(setup, count), strict=True)
    )
    return msgspec.structs.replace(listing, seats=seats, decks=())

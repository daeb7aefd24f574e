"""What can be said of a table without playing its log: what the lobby lists."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from hadur.table.entries import (
    BotTook,
    Chose,
    Ended,
    Entry,
    Left,
    Moved,
    Opened,
    Sat,
    Started,
    TookBack,
)
from hadur.table.options import Clock


class ListedSeat(msgspec.Struct, frozen=True):
    name: str = ""
    player: str | None = None
    bot: str | None = None


class Listing(msgspec.Struct, frozen=True):
    """`players` and `host` are ids, for the server alone; `decks` are as the setup has them."""

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
        seats=(ListedSeat(),) * body.seats,
        clock=body.options.clock,
        decks=_decks(body.setup),
    )


def _decks(setup: dict[str, Any]) -> tuple[Any, ...]:
    decks = setup.get("decks")
    return tuple(decks) if isinstance(decks, list) else ()


def _after(listing: Listing, entry: Entry) -> Listing:
    body = entry.body
    now = msgspec.structs.replace(listing, updated=entry.at)
    if isinstance(body, Sat):
        return _seated(now, body.seat, ListedSeat(body.name, body.player, body.bot))
    if isinstance(body, Left) and listing.status == "open":
        return _seated(now, body.seat, ListedSeat())
    if isinstance(body, Chose):
        return msgspec.structs.replace(now, decks=_decks(body.setup))
    if isinstance(body, BotTook):
        return _seated(now, body.seat, ListedSeat(listing.seats[body.seat].name, None, body.bot))
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


def _seated(listing: Listing, number: int, seat: ListedSeat) -> Listing:
    seats = (*listing.seats[:number], seat, *listing.seats[number + 1 :])
    return msgspec.structs.replace(listing, seats=seats)

"""What the lobby says of a table: kept beside its log, so that nobody has to play it."""

from __future__ import annotations

from typing import Any

import msgspec

from hadur.table.options import Clock
from hadur.table.setups import by_seat
from hadur.table.table import Table


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
    """`players` and `host` are ids, for the server alone; so are `due`, when somebody has to look
    after the table, `asked`, the seats that have to decide, and (of rated games) the `sides`.
    `decks` is where older rows have what was chosen."""

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
    due: int | None = None
    asked: tuple[int, ...] = ()
    sides: tuple[tuple[int, ...], ...] = ()

    def chosen(self, seat: int) -> dict[str, Any]:
        """What was chosen for a seat."""
        if seat < len(self.decks):
            return {"deck": self.decks[seat]}
        return self.seats[seat].chosen

    @property
    def players(self) -> set[str]:
        return {self.host} | {seat.player for seat in self.seats if seat.player is not None}


def listing_of(table: Table) -> Listing:
    """A table as the lobby lists it. What is not for everybody is no news (`Sheet.updated`)."""
    ended = table.ended
    seats = zip(table.seats, by_seat(table.setup, len(table.seats)), strict=True)
    return Listing(
        game=table.game.name,
        version=table.version,
        status=table.status.value,
        public=table.options.public,
        rated=table.options.rated,
        host=table.host,
        opened=table.opened_at,
        updated=table.updated,
        seats=tuple(
            ListedSeat(place.name, place.player, place.bot, chosen) for place, chosen in seats
        ),
        clock=table.options.clock,
        moves=table.moves_made,
        scores=None if ended is None else tuple(ended.scores),
        why=None if ended is None else ended.why.value,
        due=table.due,
        asked=tuple(table.asked),
        sides=tuple(table.sides) if table.options.rated else (),
    )

"""Tables as the lobby lists them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from hadur.games import NAMES
from hadur.kernel.errors import HadurError
from hadur.server.hall import Hall
from hadur.server.sessions import Session
from hadur.store.lobby import ListedSeat, Listing
from hadur.table.setups import chosen_names
from hadur.web.facts import TableRow
from hadur.web.naming import player_name


async def rows(
    hall: Hall, found: Sequence[tuple[str, Listing]], session: Session | None = None, lang: str = ""
) -> tuple[TableRow, ...]:
    """`session` is whose turn it may be; without a language bots go by their ids."""
    return tuple(
        [
            await _row(hall, id, listing, session, lang)
            for id, listing in found
            if listing.game in NAMES
        ]
    )


async def as_data(
    hall: Hall, found: Sequence[tuple[str, Listing]], session: Session | None = None
) -> list[dict[str, Any]]:
    """The same for programs: what was chosen for each seat by name, never the cards of a deck."""
    listings = dict(found)
    listed = []
    for row in await rows(hall, found, session):
        facts = asdict(row)
        del facts["decks"]
        seats = listings[row.id].seats
        chosen = [
            None if seat.free else chosen_names(listings[row.id].chosen(number))
            for number, seat in enumerate(seats)
        ]
        listed.append({**facts, "chosen": chosen})
    return listed


async def _row(
    hall: Hall, id: str, listing: Listing, session: Session | None, lang: str
) -> TableRow:
    turn = False
    if session is not None and listing.status == "playing":
        try:
            table = (await hall.rooms.room(id)).table
            turn = any(seat in table.asked for seat in table.seen_by(session.player_at(table)))
        except HadurError:
            turn = False
    return TableRow(
        id=id,
        game=listing.game,
        status=listing.status,
        names=tuple(_name(seat, lang) for seat in listing.seats),
        decks=tuple(
            None if seat.free else listing.chosen(number).get("deck")
            for number, seat in enumerate(listing.seats)
        ),
        free=sum(seat.free for seat in listing.seats),
        pace=listing.clock.pace,
        amount=listing.clock.amount,
        increment=listing.clock.increment,
        rated=listing.rated,
        age=max(0, hall.now() - listing.updated),
        your_turn=turn,
    )


def _name(seat: ListedSeat, lang: str) -> str:
    return player_name(seat.name, seat.bot, lang) if lang else seat.name

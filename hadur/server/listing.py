"""Tables as the lobby lists them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from hadur.games import NAMES
from hadur.server.hall import Hall
from hadur.server.sessions import Session
from hadur.store.lobby import ListedSeat, Listing
from hadur.table.setups import chosen_names
from hadur.web.facts import PlayedGame, TableRow
from hadur.web.naming import player_name


async def rows(
    hall: Hall, found: Sequence[tuple[str, Listing]], session: Session | None = None, lang: str = ""
) -> tuple[TableRow, ...]:
    """`session` is whose turn it may be; without a language bots go by their ids."""
    return tuple(
        [_row(hall, id, listing, session, lang) for id, listing in found if listing.game in NAMES]
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


async def played_game(
    hall: Hall, id: str, listing: Listing, session: Session, lang: str
) -> PlayedGame | None:
    """A game that is over, for one who played it; None if it is of a game that is not here."""
    if listing.game not in NAMES:
        return None
    seat = next((n for n, at in enumerate(listing.seats) if at.player in session.ids), None)
    changes = await hall.ask(hall.store.ratings.changes, id) if listing.rated else {}
    own = "" if seat is None else listing.seats[seat].player or ""
    before, after = changes.get(own, (0, 0))
    return PlayedGame(
        row=_row(hall, id, listing, session, lang),
        seat=seat,
        result=result_for(listing, session.ids),
        chosen={} if seat is None else chosen_names(listing.chosen(seat)),
        rating=after,
        change=after - before,
    )


def result_for(listing: Listing, ids: tuple[str, ...]) -> str:
    """How a game ended for somebody: "won", "lost" or "drawn"; "" for one who had no seat."""
    scores = listing.scores or ()
    own = [score for seat, score in zip(listing.seats, scores) if seat.player in ids]
    if not own:
        return ""
    if min(scores) == max(scores):
        return "drawn"
    return "won" if max(own) == max(scores) else "lost"


def _row(hall: Hall, id: str, listing: Listing, session: Session | None, lang: str) -> TableRow:
    own = set() if session is None else set(session.ids)
    turn = any(listing.seats[seat].player in own for seat in listing.asked)
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

"""A game move by move, from the eyes of whoever may lend them."""

from __future__ import annotations

from hadur.kernel.match import Match
from hadur.server.messages import BadMessage
from hadur.server.room import Room
from hadur.server.sessions import Session
from hadur.server.table_page import names_of
from hadur.table.errors import Refused
from hadur.table.sheet import Status
from hadur.web.facts import Position, ReplayFacts
from hadur.web.log import Log
from hadur.web.look import book_of


def facts(room: Room, session: Session, lang: str, move: str, eyes: str) -> ReplayFacts:
    """The game after `move` moves. While it is played, nobody sees it from another's seat."""
    table = room.table
    match = table.match
    if match is None:
        raise Refused("table-not-started")
    over = table.status is Status.OVER
    lent = tuple(range(len(table.seats))) if over else table.seen_by(session.player_at(table))
    seat = _number(eyes) if eyes else None
    if seat is not None and seat not in lent:
        raise Refused("table-not-your-seat")
    number = min(_number(move), match.moves) if move else 0
    log = Log(book_of(table.game.name, lang), seat, names_of(table, lang))
    base = f"/table/{room.id}"
    return ReplayFacts(
        game=table.game.name,
        base=f"{base}/replay",
        record=f"{base}/record" if over and table.opened.position is None else "",
        names=names_of(table, lang),
        position=Position.after(match, number, seat),
        moves=match.moves,
        eyes=seat,
        eyes_open=lent,
        log=log.of(match, number),
    )


def turns(match: Match) -> tuple[tuple[int, int], ...]:
    """Each turn or round and the move it begins with; what comes before the first is none."""
    found: dict[int, int] = {}
    for number in range(match.moves):
        view = match.position(number).view(None)
        # Where something else counts, "turn" is the seat whose turn it is.
        values = (view.get(key) for key in ("turns", "round", "turn"))
        turn = next((value for value in values if isinstance(value, int)), 0)
        if turn:
            found.setdefault(turn, number)
    return tuple(found.items())


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal()) or len(text) > 6:
        raise BadMessage("this should be a number")
    return int(text)

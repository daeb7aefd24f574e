"""A game move by move, from the eyes of whoever may lend them."""

from __future__ import annotations

from typing import Final

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

_KEPT: Final = 64
"""So many steps of a table's replays are kept for the next who asks."""


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
    # From here on it is the same for all who look with these eyes.
    key = (table.number, lang, number, seat, lent)
    if key not in room.replays:
        room.replays[key] = _facts(room, match, lang, number, seat, lent)
        while len(room.replays) > _KEPT:
            room.replays.popitem(last=False)
    room.replays.move_to_end(key)
    return room.replays[key]


def _facts(
    room: Room, match: Match, lang: str, number: int, seat: int | None, lent: tuple[int, ...]
) -> ReplayFacts:
    table = room.table
    over = table.status is Status.OVER
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
        roll=log.roll,
        recap=log.recap,
    )


def turns(room: Room) -> tuple[tuple[int, int], ...]:
    """Each turn or round and the move it begins with; what comes before the first is none."""
    table = room.table
    if table.match is None:
        return ()
    if room.turns[0] != table.number:
        room.turns = (table.number, turns_of(table.match))
    return room.turns[1]


def turns_of(match: Match) -> tuple[tuple[int, int], ...]:
    found: list[tuple[int, int]] = []
    if match.moves:
        last = match.moves - 1
        _begin(match, (0, _turn(match, 0)), (last, _turn(match, last)), found)
    return tuple(found)


def _begin(
    match: Match, first: tuple[int, int], last: tuple[int, int], found: list[tuple[int, int]]
) -> None:
    """Add the turns that begin between two moves, each given with its turn. Turns only grow, so
    what lies between two moves of the same one need not be looked at."""
    if not found and first[1]:
        found.append((first[1], first[0]))
    if first[1] == last[1]:
        return
    if last[0] - first[0] == 1:
        found.append((last[1], last[0]))
        return
    middle = (first[0] + last[0]) // 2
    between = (middle, _turn(match, middle))
    _begin(match, first, between, found)
    _begin(match, between, last, found)


def _turn(match: Match, number: int) -> int:
    view = match.position(number).view(None)
    # Where something else counts, "turn" is the seat whose turn it is.
    values = (view.get(key) for key in ("turns", "round", "turn"))
    return next((value for value in values if isinstance(value, int)), 0)


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal()) or len(text) > 6:
        raise BadMessage("this should be a number")
    return int(text)

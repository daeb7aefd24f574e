"""When somebody's time is up or somebody is gone: flags, claims, and bots that take over."""

from __future__ import annotations

from typing import Final

from hadur.table.commands.opening import check_bot
from hadur.table.commands.playing import given_up, still_in
from hadur.table.commands.taking_back import granted
from hadur.table.consent import deciders
from hadur.table.entries import Away, Back, Body, BotAsked, Flagged, Resumed, Why
from hadur.table.errors import Refused
from hadur.table.options import SECOND, Late, Pace
from hadur.table.sheet import Caller, Request, Status
from hadur.table.table import Table

_UNEVEN: Final = 10 * SECOND
"""The clocks of two servers may differ by so much."""


def flag(table: Table, now: int) -> list[Body]:
    """What follows from the time: nothing, or that somebody's is up. Where that loses the game,
    the first of several who are out of time is withdrawn; whether the others still have to
    decide, the rules say then: ask again until nothing follows."""
    if table.status is not Status.PLAYING:
        return []
    late = [seat for seat in table.out_of_time(now) if not table.seats[seat].flagged]
    if late and table.options.late is Late.LOSE:
        return [Flagged(seat=late[0]), *given_up(table, late[0], Why.TIME)]
    return [Flagged(seat=seat) for seat in late]


def resume(table: Table, now: int, lost: int) -> list[Body]:
    """What follows from so many milliseconds in which no server ran, or from a clock that was put
    back: nothing where no time is counted."""
    if table.status is not Status.PLAYING or (lost <= 0 and table.last <= now + _UNEVEN):
        return []
    timed = table.options.clock.pace is not Pace.NONE and bool(table.asked)
    if timed or any(seat.away is not None for seat in table.seats):
        return [Resumed(lost=max(0, lost))]
    return []


def away(table: Table, seat: int) -> list[Body]:
    """The server has lost sight of a seat's player."""
    place = table.seats[seat]
    if table.status is not Status.PLAYING or place.player is None or place.away is not None:
        return []
    if table.is_out(seat):
        return []
    return [Away(seat=seat)]


def back(table: Table, caller: Caller) -> list[Body]:
    """A player is there again."""
    seat = table.seat_of(caller)
    place = table.seats[seat]
    return [] if place.away is None and not place.left else [Back(seat=seat)]


def claim(table: Table, caller: Caller, against: int) -> list[Body]:
    """Claim the game from a seat that is out of time or gone."""
    seat = table.seat_of(caller)
    table.in_play()
    still_in(table, seat)
    _check_missing(table, caller, against)
    return given_up(table, against, Why.CLAIMED, by=seat)


def hand_to_bot(table: Table, caller: Caller, of: int, bot: str) -> list[Body]:
    """Let a bot take over a seat whose player is gone, or the caller's own: at once if nobody
    else is left to ask, else when all others have agreed."""
    seat = table.seat_of(caller)
    table.in_play()
    if table.options.rated:
        raise Refused("table-rated-bots")
    check_bot(bot)
    still_in(table, seat)
    if of != seat:
        _check_missing(table, caller, of)
    if table.request is not None:
        raise Refused("table-asked-already")
    asked = BotAsked(seat=seat, of=of, bot=bot)
    request = Request(asked)
    return [asked] if deciders(table, request) else [asked, granted(request)]


def _check_missing(table: Table, caller: Caller, of: int) -> None:
    if not 0 <= of < len(table.seats):
        raise Refused("table-no-seat")
    still_in(table, of)
    if of in table.seen_by(caller.player) or not table.missing(of, caller.now):
        raise Refused("table-still-there", player=table.seats[of].name)

"""Taking moves back: free to the last information barrier, beyond it if all others agree."""

from __future__ import annotations

from hadur.table.consent import deciders, undo_reach
from hadur.table.entries import Answered, Body, BotAsked, BotTook, TookBack, UndoAsked
from hadur.table.errors import Refused
from hadur.table.options import Undo
from hadur.table.sheet import Caller, Request
from hadur.table.table import Table


def undo(table: Table, caller: Caller) -> list[Body]:
    """Take the last decision back, or ask the others whether one may."""
    seat = table.seat_of(caller)
    reach = undo_reach(table, seat)
    if reach is None:
        off = table.options.undo is Undo.OFF
        raise Refused("table-undo-off" if off else "table-nothing-to-undo")
    to, free = reach
    if free:
        return [TookBack(seat=seat, to=to)]
    if table.request is not None:
        raise Refused("table-asked-already")
    return [UndoAsked(seat=seat, to=to)]


def answer(table: Table, caller: Caller, agrees: bool) -> list[Body]:
    """Agree to what was asked or not; what all agree to happens."""
    table.in_play()
    seat = table.seat_of(caller)
    request = table.request
    if request is None or seat not in deciders(table, request):
        raise Refused("table-nothing-asked")
    answered = Answered(seat=seat, agrees=agrees)
    after = Request(request.what, {*request.agreed, seat})
    if not agrees or deciders(table, after):
        return [answered]
    return [answered, granted(request)]


def granted(request: Request) -> Body:
    """What happens when all have agreed."""
    what = request.what
    if isinstance(what, BotAsked):
        return BotTook(seat=what.of, bot=what.bot)
    return TookBack(seat=what.seat, to=what.to)

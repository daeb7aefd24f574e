"""Taking moves back: free to the last information barrier, beyond it if all others agree.

What a seat takes back is its own last decision and all that followed. Bots have no say.
"""

from __future__ import annotations

from hadur.table.entries import Answered, Body, BotAsked, BotTook, TookBack, UndoAsked
from hadur.table.errors import Refused
from hadur.table.options import Undo
from hadur.table.sheet import Caller, Request
from hadur.table.table import Table


def undo_reach(table: Table, seat: int) -> tuple[int, bool] | None:
    """The move that a seat could go back to before, and whether it may without asking; None if
    there is none or nothing is taken back at this table."""
    table.in_play()
    if table.options.undo is Undo.OFF:
        return None
    own = [n for n, made in enumerate(table.made) if made.seat == seat and not made.auto]
    if not own:
        return None
    undone = table.made[own[-1] :]
    alone = not deciders(table, Request(UndoAsked(seat=seat, to=own[-1])))
    harmless = all(made.seat == seat and not made.barrier for made in undone)
    return own[-1], alone or (harmless and table.options.undo is Undo.FREE)


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


def deciders(table: Table, request: Request) -> list[int]:
    """The seats whose consent a request still needs: people who are there and neither asked for
    it nor are concerned by it."""
    what = request.what
    concerned = what.of if isinstance(what, BotAsked) else what.seat
    return [
        seat
        for seat in table.others(what.seat)
        if seat != concerned and seat not in request.agreed and not table.seats[seat].left
    ]


def answer(table: Table, caller: Caller, agrees: bool) -> list[Body]:
    """Agree to what was asked or not; what all agree to happens."""
    table.in_play()
    seat = table.seat_of(caller)
    request = table.request
    if request is None or seat not in deciders(table, request):
        raise Refused("table-nothing-asked")
    answered = Answered(seat=seat, agrees=agrees)
    if not agrees or deciders(table, request) != [seat]:
        return [answered]
    return [answered, granted(request)]


def granted(request: Request) -> Body:
    """What happens when all have agreed."""
    what = request.what
    if isinstance(what, BotAsked):
        return BotTook(seat=what.of, bot=what.bot)
    return TookBack(seat=what.seat, to=what.to)

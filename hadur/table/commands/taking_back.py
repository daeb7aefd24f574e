"""Taking moves back: free to the last information barrier, beyond it if all others agree.

What a seat takes back is its own last decision and all that followed, but never that somebody has
left the game. Bots have no say, nor has who is out. A side agrees as one: whoever of it answers
first speaks for it; one's own side is asked if a move of a team-mate would be taken back.
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
    if table.options.undo is Undo.OFF or table.is_out(seat):
        return None
    own = [n for n, made in enumerate(table.made) if made.seat == seat and not made.auto]
    if not own:
        return None
    undone = table.made[own[-1] :]
    if any(made.left for made in undone):
        return None
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
    """The seats of which some have to consent to a request: people who play and are there, neither
    asked for it nor are concerned by it, and nobody has spoken for their side yet."""
    what = request.what
    agreed = {table.side_of(seat) for seat in request.agreed}
    spoken = {table.seats[seat].player for seat in request.agreed}
    return [
        seat
        for seat in table.others(what.seat)
        if _has_a_say(table, what, seat)
        and table.side_of(seat) not in agreed
        and table.seats[seat].player not in spoken
    ]


def _has_a_say(table: Table, what: UndoAsked | BotAsked, seat: int) -> bool:
    if table.seats[seat].left or table.is_out(seat):
        return False
    together = table.side_of(seat) == table.side_of(what.seat)
    if isinstance(what, BotAsked):
        return seat != what.of and not together
    return not together or any(made.seat == seat for made in table.made[what.to :])


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

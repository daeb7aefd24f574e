"""Whose consent something needs: taking moves back, a bot that takes over, another game.

Bots have no say, nor has who is out. A side agrees as one: whoever of it answers first speaks for
it; one's own side is asked if a move of a team-mate would be taken back.
"""

from __future__ import annotations

from hadur.table.entries import BotAsked, UndoAsked
from hadur.table.options import Undo
from hadur.table.sheet import Request, Sheet


def deciders(table: Sheet, request: Request) -> list[int]:
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


def _has_a_say(table: Sheet, what: UndoAsked | BotAsked, seat: int) -> bool:
    if table.seats[seat].left or table.is_out(seat):
        return False
    together = table.side_of(seat) == table.side_of(what.seat)
    if isinstance(what, BotAsked):
        return seat != what.of and not together
    return not together or any(made.seat == seat for made in table.made[what.to :])


def undo_reach(table: Sheet, seat: int) -> tuple[int, bool] | None:
    """The move that a seat could go back to before, and whether it may without asking; None if
    there is none or nothing is taken back at this table. What a seat takes back is its own last
    decision and all that followed, but never that somebody has left the game."""
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


def needed_again(table: Sheet) -> list[int]:
    """The seats of people without whom there is no other game: those who are still there and
    played to the end. (Who gives up last plays to the end.)"""
    last = table.made[-1].seat if table.made else None
    return [
        n
        for n, place in enumerate(table.seats)
        if place.player is not None and not place.left and (n == last or not table.is_out(n))
    ]


def comes_along(table: Sheet) -> set[str]:
    """The people who have a seat in the next game: not those who left, nor those who were out
    before the end and have not asked for it."""
    needed = needed_again(table)
    want = {table.seats[n].player for n in (*needed, *table.rematch)}
    there = (place.player for place in table.seats if place.player is not None and not place.left)
    return {player for player in there if player in want or not needed}

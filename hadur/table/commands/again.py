"""Another game: the same people once more, or the next game of a series."""

from __future__ import annotations

from typing import Any

from hadur.table.commands.opening import checked_setup, open_table
from hadur.table.consent import comes_along, needed_again
from hadur.table.entries import Body, NextChosen, Past, Ready, RematchAsked, Rematched, Sat
from hadur.table.errors import Refused
from hadur.table.sheet import Caller, Status
from hadur.table.table import Table


def rematch(table: Table, caller: Caller, new_table: str, choice: str | None = None) -> list[Body]:
    """Ask for another game; `choice` is what it is to be, for whoever may choose that in a series,
    and may be said again. The last to ask gets `Rematched` too: then the table `new_table` has to
    be created with `rematch_table`, of the table that follows, in the same stroke."""
    seat = table.seat_of(caller)
    if table.status is not Status.OVER or table.match is None:
        raise Refused("table-not-over")
    if table.next_table is not None:
        raise Refused("table-rematched")
    chosen = [] if choice is None else _chosen(table, caller.player, choice)
    if seat in table.rematch:
        return chosen
    asked = RematchAsked(seat=seat)
    want = {table.seats[n].player for n in (seat, *table.rematch)}
    missing = [n for n in needed_again(table) if table.seats[n].player not in want]
    return [*chosen, asked] if missing else [*chosen, asked, Rematched(table=new_table)]


def _chosen(table: Table, player: str, value: str) -> list[Body]:
    """What a player chooses of the next game of the series, if that is another than before."""
    what = table.next_choice()
    own = [] if what is None else [n for n in table.seen_by(player) if n in what.seats]
    if what is None or not own:
        raise Refused("table-not-to-choose")
    if value not in what.choice.values:
        raise Refused("table-no-such-choice")
    return [] if value == table.next_value else [NextChosen(seat=own[0], value=value)]


def go_on(table: Table, new_table: str) -> list[Body]:
    """A series that nobody but bots plays goes on by itself: there is nobody to ask for it."""
    over = table.status is Status.OVER and table.next_table is None
    if not over or table.people() or table.next_setup() is None:
        return []
    return [Rematched(table=new_table)]


def rematch_table(table: Table, table_id: str) -> list[Body]:
    """The entries of the new table; `table_id` is the name of the old one. In a series everybody
    keeps their seat and is ready, since they asked for it; otherwise they sit one place further."""
    following = table.next_setup()
    opened, ended = table.opened, table.ended
    if following is not None and ended is not None:
        setup, step = following, 0
        series = [*opened.series, Past(table_id, table.setup, ended.scores)]
    else:
        setup, step = _moved_on(table)
        series = []
    bodies = open_table(
        table.game, setup, opened.host, table.options, opened.position, table_id, series
    )
    seated = _seated(table, len(setup["seats"]), step)
    bodies += seated
    people = {sat.player for sat in seated if sat.player is not None}
    if following is not None or len(people) == 1:
        # Nobody has to be waited for.
        bodies += [Ready(seat=sat.seat, ready=True) for sat in seated if sat.player is not None]
    return bodies


def _seated(table: Table, count: int, step: int) -> list[Sat]:
    """Bots, and who comes along; all other seats are open."""
    people = comes_along(table)
    found = []
    for number in range(min(count, len(table.seats))):
        place = table.seats[(number + step) % len(table.seats)]
        if place.bot is not None or place.player in people:
            found.append(Sat(seat=number, name=place.name, player=place.player, bot=place.bot))
    return found


def _moved_on(table: Table) -> tuple[dict[str, Any], int]:
    """The setup one place further, and how far its players go: what is chosen by seat goes with
    them, unless the game does not allow it there."""
    count = len(table.seats)
    moved = {key: _turned(value, count) for key, value in table.setup.items()}
    try:
        return checked_setup(table.game, moved), 1
    except Refused:
        return table.setup, 0


def _turned(value: Any, count: int) -> Any:
    if isinstance(value, list) and len(value) == count:
        return [value[(n + 1) % count] for n in range(count)]
    return value

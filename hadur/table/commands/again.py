"""Another game: the same people, each with the same deck, one place further."""

from __future__ import annotations

from typing import Any

from hadur.table.commands.opening import open_table
from hadur.table.entries import Body, Ready, RematchAsked, Rematched, Sat
from hadur.table.errors import Refused
from hadur.table.sheet import Caller, Status
from hadur.table.table import Table


def rematch(table: Table, caller: Caller, new_table: str) -> list[Body]:
    """Ask for another game. The last to ask gets `Rematched` too: then the table `new_table` has
    to be created with `rematch_table` in the same stroke."""
    seat = table.seat_of(caller)
    if table.status is not Status.OVER or table.match is None:
        raise Refused("table-not-over")
    if table.next_table is not None:
        raise Refused("table-rematched")
    if seat in table.rematch:
        return []
    asked = RematchAsked(seat=seat)
    missing = [n for n in table.others(seat) if n not in table.rematch]
    return [asked] if missing else [asked, Rematched(table=new_table)]


def rematch_table(table: Table, table_id: str) -> list[Body]:
    """The entries of the new table; `table_id` is the name of the old one."""
    count = len(table.seats)
    setup = {key: _moved_on(value, count) for key, value in table.setup.items()}
    opened = table.opened
    bodies = open_table(
        table.game, setup, opened.host, table.options, opened.position, follows=table_id
    )
    for number in range(count):
        place = table.seats[(number + 1) % count]
        bodies.append(Sat(seat=number, name=place.name, player=place.player, bot=place.bot))
    people = [n for n in range(count) if table.seats[(n + 1) % count].player is not None]
    if len(people) == 1:
        # Nobody has to be waited for.
        bodies.append(Ready(seat=people[0], ready=True))
    return bodies


def _moved_on(value: Any, count: int) -> Any:
    """What a setup lists seat by seat goes with the players."""
    if isinstance(value, list) and len(value) == count:
        return [value[(n + 1) % count] for n in range(count)]
    return value

"""Before the game: choosing what the setup holds, for a seat or for the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hadur.kernel.choices import Choice, chosen
from hadur.kernel.errors import HadurError
from hadur.table import writings
from hadur.table.commands.opening import checked_setup, must_be_host, must_be_open
from hadur.table.entries import Body, Chose
from hadur.table.errors import Refused
from hadur.table.sheet import Caller
from hadur.table.table import Table

SEATS: Final = "seats"
"""The name by which the number of seats is chosen."""

_Setup = dict[str, Any]


def choose(table: Table, caller: Caller, wishes: Mapping[str, Any]) -> list[Body]:
    """Choose something by its name: for one's own seat; the host also for the table, and for seats
    that are free or a bot's. All say anew that they are ready."""
    must_be_open(table)
    setup = table.setup
    if SEATS in wishes:
        must_be_host(table, caller)
        setup = _resized(table, wishes[SEATS])
    seat: int | None = None
    for name, value in wishes.items():
        if name != SEATS:
            seat = _for_whom(table, caller, setup, name)
            setup = _changed(table, setup, seat, name, value)
    return [] if setup == table.setup else _written(table, setup, seat)


def _for_whom(table: Table, caller: Caller, setup: _Setup, name: str) -> int | None:
    """The seat that a choice is for, None for the table; Refused if it is not the caller's."""
    found = [choice.seat for choice in table.game.choices(setup) if choice.name == name]
    if caller.seat is None and None in found:
        must_be_host(table, caller)
        return None
    seat = _seat(table, caller)
    if seat not in found:
        raise Refused("table-no-choice", name=writings.quoted(name))
    return seat


def _seat(table: Table, caller: Caller) -> int:
    """The seat a caller may choose for."""
    seat = caller.seat
    if seat is None or seat in table.seen_by(caller.player):
        return table.seat_of(caller)
    must_be_host(table, caller)
    if not 0 <= seat < len(table.seats) or table.seats[seat].player is not None:
        raise Refused("table-not-your-seat")
    return seat


def _written(table: Table, setup: _Setup, seat: int | None) -> list[Body]:
    position = table.opened.position
    if position is not None:
        try:
            table.game.begin_at(setup, position)
        except HadurError as error:
            raise Refused("table-bad-setup", message=writings.quoted(str(error))) from error
    return [Chose(setup=setup, seat=seat)]


def _resized(table: Table, value: Any) -> _Setup:
    """The setup for another number of seats; those that go must be free."""
    text = str(value)[:4]
    count = int(text) if text.isascii() and text.isdecimal() else -1
    if count not in table.game.seats or count > len(table.opened.seat_codes):
        raise Refused("table-no-seat")
    if not all(seat.free for seat in table.seats[count:]):
        raise Refused("table-seat-taken")
    seats = [*table.setup["seats"], *({} for _ in range(count))][:count]
    return checked_setup(table.game, {**table.setup, "seats": seats})


def _changed(table: Table, setup: _Setup, seat: int | None, name: str, value: Any) -> _Setup:
    """The setup with one choice made otherwise. What does not fit together with it any more gets
    its default: anything after a choice for the table; after one for a seat the seat's own, and
    what seats have where no person sits."""
    game = table.game
    yielding = {seat, *(n for n, place in enumerate(table.seats) if place.player is None)}
    wanted = _with(setup, seat, name, value)
    try:
        return checked_setup(game, wanted)
    except Refused as refused:
        loose = [
            choice
            for choice in game.choices(setup)
            if (seat is None or (choice.seat is not None and choice.seat in yielding))
            and (choice.seat, choice.name) != (seat, name)
        ]
        for choice in loose:
            wanted = _without(wanted, choice)
        try:
            right = checked_setup(game, wanted)
        except Refused:
            raise refused from None
    for choice in loose:
        kept = _with(wanted, choice.seat, choice.name, chosen(setup, choice))
        try:
            right = checked_setup(game, kept)
        except Refused:
            continue
        wanted = kept
    return right


def _with(setup: _Setup, seat: int | None, name: str, value: Any) -> _Setup:
    if seat is None:
        return {**setup, "options": {**setup["options"], name: value}}
    seats = [dict(old) for old in setup["seats"]]
    seats[seat][name] = value
    return {**setup, "seats": seats}


def _without(setup: _Setup, choice: Choice) -> _Setup:
    left = _with(setup, choice.seat, choice.name, None)
    del (left["options"] if choice.seat is None else left["seats"][choice.seat])[choice.name]
    return left

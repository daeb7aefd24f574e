"""Before the game: opening a table, taking seats, starting."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from hadur import bots
from hadur.kernel.decks import with_closed_lists
from hadur.kernel.errors import HadurError
from hadur.kernel.events import Heard
from hadur.kernel.game import Game, Setup
from hadur.kernel.record import plain
from hadur.table import codes, writings
from hadur.table.entries import Body, Ended, Left, Opened, Past, Ready, Sat, Started, Why
from hadur.table.errors import Refused
from hadur.table.options import Options, checked
from hadur.table.sheet import Caller, Status
from hadur.table.table import Table


def open_table(
    game: Game,
    setup: Setup,
    host: str,
    options: Options,
    position: dict[str, Any] | None = None,
    follows: str | None = None,
    series: Sequence[Past] = (),
) -> list[Body]:
    """A new table, with secrets of its own. `host` may seat bots, free seats and close it."""
    right = checked_setup(game, setup)
    held = checked(options)
    if position is not None and held.rated:
        raise Refused("table-rated-position")
    try:
        if position is not None:
            game.begin_at(right, position)
        seats = len(right["seats"])
    except HadurError as error:
        raise Refused("table-bad-setup", message=writings.quoted(str(error))) from error
    opened = Opened(
        game=game.name,
        version=game.version,
        seats=seats,
        setup=right,
        seed=codes.new_seed(),
        options=held,
        host=host,
        code=codes.new_code(),
        # Seats that are added before the game begins have theirs already.
        seat_codes=[codes.new_code() for _ in range(max(seats, *game.seats))],
        position=position,
        follows=follows,
        series=list(series),
        key=codes.new_key(),
    )
    return [opened]


def checked_setup(game: Game, setup: Setup) -> dict[str, Any]:
    """The setup as the log will hold it: decks that somebody built are theirs alone. It may come
    from anywhere: a game that stumbles over its form refuses it as one that says why."""
    try:
        right = with_closed_lists(plain(game.check_setup(setup)))
        msgspec.json.encode(right)
    except HadurError as error:
        raise Refused("table-bad-setup", message=writings.quoted(str(error))) from error
    except (TypeError, ValueError, AttributeError, LookupError) as wrong:
        raise Refused("table-bad-setup", message=writings.quoted(str(wrong))) from wrong
    return right


def sit(table: Table, caller: Caller, name: str, code: str = "") -> list[Body]:
    """Take a seat: the one the caller names, or the first free one that is open to them. Tables
    that are not public open to their host and to who has an invitation."""
    must_be_open(table)
    if table.seen_by(caller.player) and not table.options.several:
        raise Refused("table-already-seated")
    shown = writings.name(name)
    for place in table.seats:
        if place.player not in (None, caller.player) and writings.alike(place.name, shown):
            raise Refused("table-name-taken", name=shown)
    known = table.options.public or caller.player == table.host
    allowed = range(len(table.seats)) if known else table.opens(code)
    if not allowed:
        raise Refused("table-not-invited")
    wanted = [n for n in allowed if caller.seat in (None, n)]
    free = [n for n in wanted if table.seats[n].free]
    if not free:
        raise Refused("table-seat-taken" if wanted or caller.seat is None else "table-no-seat")
    if table.seen_by(caller.player):
        # Who has several seats is told apart by their numbers.
        shown = f"{shown} {free[0] + 1}"
    return [Sat(seat=free[0], name=shown, player=caller.player)]


def seat_bot(table: Table, caller: Caller, seat: int, bot: str) -> list[Body]:
    """The host gives a seat to a bot."""
    must_be_open(table)
    must_be_host(table, caller)
    if table.options.rated:
        raise Refused("table-rated-bots")
    if not 0 <= seat < len(table.seats):
        raise Refused("table-no-seat")
    if not table.seats[seat].free:
        raise Refused("table-seat-taken")
    check_bot(bot)
    return [Sat(seat=seat, name=bot, bot=bot)]


def check_bot(bot: str) -> None:
    """Bots that play fair and are ours: none that sees all, no program and no budget of a caller's
    choice."""
    if bot not in bots.OFFERED:
        raise Refused("table-no-bot", bot=writings.quoted(bot))


def leave(table: Table, caller: Caller) -> list[Body]:
    """Leave the table. During the game the seat stays the player's, but the others may claim the
    game or let a bot take over."""
    return [Left(seat=table.seat_of(caller))]


def unseat(table: Table, caller: Caller, seat: int) -> list[Body]:
    """The host frees a seat before the game."""
    must_be_open(table)
    must_be_host(table, caller)
    if not 0 <= seat < len(table.seats) or table.seats[seat].free:
        raise Refused("table-no-seat")
    return [Left(seat=seat)]


def ready(table: Table, caller: Caller, is_ready: bool = True) -> list[Body]:
    """Say that the game may start, or not yet."""
    must_be_open(table)
    seat = table.seat_of(caller)
    return [] if table.seats[seat].ready == is_ready else [Ready(seat=seat, ready=is_ready)]


def start(table: Table) -> list[Body]:
    """Deal, once all seats are taken and ready; nothing before that."""
    if table.status is not Status.OPEN or not all(seat.ready for seat in table.seats):
        return []
    opened = table.opened
    heard = Heard(bytes.fromhex(opened.key))
    try:
        contents = dict(table.game.contents(table.setup))
        if opened.position is None:
            table.game.begin(table.setup, opened.seed, None, heard, contents)
    except HadurError as error:
        raise Refused("table-bad-setup", message=writings.quoted(str(error))) from error
    return [Started(version=table.game.version, deal=heard.results, contents=contents)]


def close(table: Table, caller: Caller) -> list[Body]:
    """The host gives a table up that has not started."""
    must_be_open(table)
    must_be_host(table, caller)
    return [Ended(scores=[], why=Why.CLOSED)]


def abandon(table: Table, now: int, after: int) -> list[Body]:
    """Close a table that nobody has touched for `after` milliseconds, unless time runs out there
    anyway or a bot is to move."""
    if table.status is Status.OVER or now - table.updated < after or table.due is not None:
        return []
    why = Why.CLOSED if table.match is None else Why.ABANDONED
    return [Ended(scores=[], why=why)]


def must_be_open(table: Table) -> None:
    if table.status is not Status.OPEN:
        raise Refused("table-started")


def must_be_host(table: Table, caller: Caller) -> None:
    if caller.player != table.host:
        raise Refused("table-not-host")

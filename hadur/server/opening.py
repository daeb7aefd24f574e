"""Opening tables: quickly against bots, from the form, by programs, from a scenario file."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from hadur.games import NAMES, load
from hadur.kernel.game import Game
from hadur.kernel.scenarios import Scenario
from hadur.server.hall import Hall
from hadur.server.messages import BadMessage, Message
from hadur.server.room import Room
from hadur.server.sessions import Session
from hadur.server.wished_table import (
    OPEN,
    WishedTable,
    check_rated,
    of_form,
    seated,
    with_decks,
    with_lots,
)
from hadur.store.measures import Measure
from hadur.table import commands
from hadur.table.codes import new_id
from hadur.table.entries import Body, Ready, Sat, numbered
from hadur.table.errors import Refused
from hadur.table.options import DAY, Clock, Late, Options, Pace, Passes, Undo
from hadur.table.sheet import Caller
from hadur.table.table import Table

_MINUTE = 60
USUAL_BOT = "search:2"
"""Who plays where nobody else was named: a bot that is easy to beat."""
HOUSE = "house"
"""The host of tables that nobody opened."""


async def against_bots(hall: Hall, session: Session, game: str, form: Mapping[str, str]) -> Room:
    """A private table, begun at once: all seats are bots' that the form does not give to others."""
    wish = of_form(load(game), form, form.get("bot") or USUAL_BOT)
    return await _open(hall, session, game, wish, Options(public=False))


async def from_form(hall: Hall, session: Session, form: Mapping[str, str]) -> Room:
    """A table as the form describes it; Refused if there can be none like that."""
    game = form.get("game", "")
    if game not in NAMES:
        raise BadMessage("there is no such game")
    options = Options(
        clock=_clock(form),
        undo=_one_of(Undo, form.get("undo", "free")),
        late=_one_of(Late, form.get("late", "lose")),
        rated=bool(form.get("rated")),
        public=bool(form.get("public")),
        spectators=bool(form.get("spectators")),
        passes=_one_of(Passes, form.get("passes", Passes.GIVEN)),
    )
    return await _open(hall, session, game, of_form(load(game), form, OPEN), options)


async def _open(
    hall: Hall, session: Session, game: str, wish: WishedTable, options: Options
) -> Room:
    """A table as somebody wishes it, with decks drawn by lot where none are named."""
    setup = await with_decks(hall, session, load(game), wish.setup)
    wish = WishedTable(with_lots(load(game), setup), wish.players)
    return await _begin(hall, session, _opened(load(game), wish, session, options))


def _opened(game: Game, wish: WishedTable, session: Session, options: Options) -> list[Body]:
    if len(wish.mine) > 1:
        options = msgspec.structs.replace(options, several=True)
    bodies = commands.open_table(game, wish.setup, session.player, options)
    check_rated(options, session)
    return [*bodies, *seated(wish, session, options.rated)]


async def from_data(hall: Hall, session: Session, facts: Mapping[str, Any]) -> Room:
    """A table as a program describes it: game, setup, options, and who sits where, either as
    `players` (of all seats) or as `bots` by seat and the `seat` the caller takes, or none."""
    message = Message(facts)
    name = message.text("game")
    if name not in NAMES:
        raise BadMessage(f"'game' should be one of: {', '.join(NAMES)}")
    game = load(name)
    try:
        options = msgspec.convert(facts.get("options", {}), Options)
        setup = msgspec.convert(facts.get("setup", {}), dict[str, Any])
        bots = msgspec.convert(facts.get("bots", {}), dict[int, str], strict=False)
        players = msgspec.convert(facts.get("players", []), list[str])
    except msgspec.ValidationError as error:
        raise BadMessage(str(error)) from error
    setup = await with_decks(hall, session, game, setup)
    if players:
        setup = commands.checked_setup(game, {"seats": len(players), **setup})
        if len(players) != len(setup["seats"]):
            raise BadMessage("'players' should name somebody for every seat")
        return await _begin(
            hall, session, _opened(game, WishedTable(setup, players), session, options)
        )
    bodies = commands.open_table(game, setup, session.player, options)
    check_rated(options, session)
    table = Table.of(numbered(bodies, 0, hall.now()))
    seat = message.number_if("seat")
    if seat is not None:
        sat = commands.sit(table, Caller(session.player, 0, seat), session.name)
        table = table.after(numbered(sat, table.number, 0))
        bodies += sat
    for number, bot in bots.items():
        sat = commands.seat_bot(table, Caller(session.player, 0), number, bot)
        table = table.after(numbered(sat, table.number, 0))
        bodies += sat
    return await _begin(hall, session, bodies)


async def from_scenario(hall: Hall, file: Path) -> Room:
    """A table in the position of a scenario file; whoever has its code plays all seats."""
    scenario = Scenario.load(file, NAMES)
    position = None if scenario.position is None else dict(scenario.position)
    options = Options(public=False, several=True)
    bodies = commands.open_table(
        load(scenario.game), dict(scenario.setup), HOUSE, options, position
    )
    return await hall.rooms.create(new_id(), bodies)


async def sit_everywhere(hall: Hall, room: Room, session: Session, code: str) -> None:
    """Take all seats of a table that is for one person, and begin."""
    player, name = session.player, session.name

    def sit(table: Table, now: int) -> list[Body]:
        free = [n for n in table.opens(code) if table.seats[n].free]
        sat: list[Body] = [Sat(seat=n, name=f"{name} {n + 1}", player=player) for n in free]
        return [*sat, *(Ready(seat=n, ready=True) for n in free)]

    await room.do(sit)


async def _begin(hall: Hall, session: Session, bodies: list[Body]) -> Room:
    if await hall.held_to(session, Measure.BAN):
        raise Refused("web-banned")
    room = await hall.rooms.create(new_id(), bodies)
    await room.do(lambda table, now: commands.start(table))
    return room


def _clock(form: Mapping[str, str]) -> Clock:
    """The form counts a bank in minutes."""
    pace = _one_of(Pace, form.get("pace", "none"))
    if pace is Pace.NONE:
        return Clock()
    amount = _number(form.get("amount", ""))
    if pace is Pace.BANK:
        return Clock(pace, amount * _MINUTE, _number(form.get("increment", "0")))
    return Clock(pace, amount)


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal()) or len(text) > 7 or int(text) > DAY * 30:
        raise Refused("table-bad-clock")
    return int(text)


def _one_of(kind: Any, value: str) -> Any:
    try:
        return kind(value)
    except ValueError as error:
        raise BadMessage(f"'{value[:20]}' is no choice here") from error

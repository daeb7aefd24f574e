"""Opening tables: quickly against a bot, from the form, by programs, from a scenario file."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from hadur.games import NAMES, load
from hadur.kernel.scenario_file import Scenario
from hadur.server.deckery import another_deck, deck_data
from hadur.server.doing import BadMessage, Message
from hadur.server.hall import Hall
from hadur.server.room import Room
from hadur.server.sessions import Session
from hadur.table import commands
from hadur.table.codes import new_id
from hadur.table.commands.opening import check_bot
from hadur.table.entries import Body, Ready, Sat, numbered
from hadur.table.errors import Refused
from hadur.table.options import DAY, Clock, Late, Options, Pace, Undo
from hadur.table.sheet import Caller
from hadur.table.table import Table
from hadur.table.words import name as checked_name

_MINUTE = 60
HOUSE = "house"
"""The host of tables that nobody opened."""


async def against_bot(
    hall: Hall, session: Session, game: str, deck: str, bot: str, against: str
) -> Room:
    """A private table with a bot, begun at once."""
    setup = await _setup(hall, session, game, deck, against, {})
    bodies = _opened(game, setup, session, Options(public=False), bot)
    return await _begin(hall, bodies)


async def from_form(hall: Hall, session: Session, form: Mapping[str, str]) -> Room:
    """A table as the form describes it; Refused if there can be none like that."""
    game = form.get("game", "")
    if game not in NAMES:
        raise BadMessage("there is no such game")
    rulings = {
        name.removeprefix("option-"): value
        for name, value in form.items()
        if name.startswith("option-")
    }
    deck, against = form.get("deck", ""), form.get("against", "")
    setup = await _setup(hall, session, game, deck, against, rulings)
    opponent = form.get("opponent", "person")
    bot = None if opponent == "person" else opponent
    options = Options(
        clock=_clock(form),
        undo=_one_of(Undo, form.get("undo", "free")),
        late=_one_of(Late, form.get("late", "lose")),
        rated=bool(form.get("rated")),
        public=bool(form.get("public")),
        spectators=bool(form.get("spectators")),
    )
    return await _begin(hall, _opened(game, setup, session, options, bot))


async def from_data(hall: Hall, session: Session, facts: Mapping[str, Any]) -> Room:
    """A table as a program describes it: game, setup, options, and bots by seat. The caller takes
    the seat it names, or none."""
    message = Message(facts)
    game = message.text("game")
    if game not in NAMES:
        raise BadMessage(f"'game' should be one of: {', '.join(NAMES)}")
    try:
        options = msgspec.convert(facts.get("options", {}), Options)
        setup = msgspec.convert(facts.get("setup", {}), dict[str, Any])
        seated = msgspec.convert(facts.get("bots", {}), dict[int, str], strict=False)
    except msgspec.ValidationError as error:
        raise BadMessage(str(error)) from error
    bodies = commands.open_table(load(game), setup, session.player, options)
    table = Table.of(numbered(bodies, 0, hall.now()))
    seat = message.number_if("seat")
    if seat is not None:
        _take(table, bodies, commands.sit(table, Caller(session.player, 0, seat), session.name))
    for number, bot in seated.items():
        caller = Caller(session.player, 0)
        _take(table, bodies, commands.seat_bot(table, caller, number, bot))
    return await _begin(hall, bodies)


def _take(table: Table, bodies: list[Body], more: list[Body]) -> None:
    for entry in numbered(more, table.number, 0):
        table.apply(entry)
    bodies += more


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


def _opened(
    game: str, setup: dict[str, Any], session: Session, options: Options, bot: str | None
) -> list[Body]:
    """The host takes the first seat, and a bot, if one is wanted, the second."""
    name = checked_name(session.name)
    bodies = commands.open_table(load(game), setup, session.player, options)
    bodies.append(Sat(seat=0, name=name, player=session.player))
    if bot is None:
        return bodies
    if options.rated:
        raise Refused("table-rated-bots")
    check_bot(bot)
    return [*bodies, Sat(seat=1, name=bot, bot=bot), Ready(seat=0, ready=True)]


async def _begin(hall: Hall, bodies: list[Body]) -> Room:
    room = await hall.rooms.create(new_id(), bodies)
    await room.do(lambda table, now: commands.start(table))
    return room


async def _setup(
    hall: Hall, session: Session, game: str, deck: str, against: str, rulings: dict[str, str]
) -> dict[str, Any]:
    own = await deck_data(hall, session, game, deck or load(game).ready_decks()[0])
    theirs = await deck_data(hall, session, game, against or another_deck(game, own))
    return {"decks": [own, theirs], "options": rulings}


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

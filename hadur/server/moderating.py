"""Moderators: what players report of each other, and what is decided about it."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from starlette.exceptions import HTTPException
from starlette.responses import Response

from hadur.kernel.errors import HadurError
from hadur.server import notes
from hadur.server.hall import Hall, neutral_name
from hadur.server.messages import BadMessage
from hadur.server.tables import show
from hadur.server.visits import Visit, page
from hadur.store.errors import NameTaken
from hadur.store.measures import Measure
from hadur.store.reports import Report
from hadur.table import commands
from hadur.table.errors import Refused
from hadur.table.table import Table
from hadur.table.view import chat_for
from hadur.web import pages
from hadur.web.facts import MeasureRow, ModerateFacts, ReportRow

_LONGEST: Final = 500
_QUOTED: Final = 10
"""So many messages of a reported player go along."""
_SHOWN: Final = 50
_TABLES: Final = 200
"""At so many tables of theirs a hidden name is replaced, the latest."""

# -- reporting -------------------------------------------------------------------------------------


@page
async def report(visit: Visit) -> Response:
    """Somebody at a table reports another, by their seat or by one of their messages."""
    room = await visit.hall.open_room(visit.request.path_params["id"], visit.session, visit.code)
    visit.limit("report", visit.session.player)
    visit.limit("report")
    table, player = room.table, visit.session.player_at(room.table)
    whom, name = _meant(table, player, visit.field("whom"))
    heard = chat_for(table, player)
    said = [line.text for line in heard if _wrote(table, player, line.number, whom)]
    made = Report(
        id="",
        at=visit.hall.now(),
        table=room.id,
        by=player,
        whom=whom,
        name=name,
        said="\n".join(said[-_QUOTED:]),
        text=" ".join(visit.field("text").split())[:_LONGEST],
    )
    if not await visit.hall.ask(visit.hall.store.reports.add, made):
        notes.warn("reports-full", table=room.id)
    notes.warn("reported", table=room.id, player=whom, by=player)
    visit.hall.metrics.count("hadur_reports_total")
    return await show(visit, room, visit.say("web-abuse-thanks"))


def _meant(table: Table, player: str, whom: str) -> tuple[str, str]:
    """The player that is meant and what they are called: "seat-1", or "message-3"."""
    kind, _, text = whom.partition("-")
    if not (text.isascii() and text.isdecimal()) or len(text) > 5:
        raise BadMessage("'whom' should be a seat or a message")
    number = int(text)
    if kind == "seat" and number < len(table.seats):
        place = table.seats[number]
        if place.player is not None and place.player != player:
            return place.player, place.name
    heard = table.messages_for(player)
    if kind == "message" and number < len(heard):
        said = table.chat[heard[number]]
        if said.player != player:
            return said.player, said.name
    raise Refused("web-abuse-nobody")


def _wrote(table: Table, reader: str, number: int, whom: str) -> bool:
    return table.chat[table.messages_for(reader)[number]].player == whom


# -- deciding --------------------------------------------------------------------------------------


async def _must_moderate(visit: Visit) -> None:
    """To all others there is no such page."""
    if not await visit.hall.is_moderator(visit.session):
        raise HTTPException(404)


@page
async def page_of(visit: Visit) -> Response:
    await _must_moderate(visit)
    return await _page(visit)


async def _page(visit: Visit, notice: str = "", status: int = 200) -> Response:
    hall, now = visit.hall, visit.hall.now()
    store = hall.store
    reports = [
        ReportRow(
            id=row.id,
            age=max(0, now - row.at),
            table=row.table,
            player=row.whom,
            name=row.name,
            said=tuple(row.said.splitlines()),
            text=row.text,
            held=await _held(hall, row.whom),
        )
        for row in await hall.ask(store.reports.open, _SHOWN)
    ]
    measures = [
        MeasureRow(player, await _name(hall, player), what)
        for player, what in await hall.ask(store.measures.all)
    ]
    facts = ModerateFacts(tuple(reports), tuple(measures), await hall.ask(store.reports.waiting))
    return visit.html(pages.moderate(visit.reader(notice, "/moderate"), facts), status)


async def _held(hall: Hall, player: str) -> tuple[str, ...]:
    return tuple(what for who, what in await hall.ask(hall.store.measures.all) if who == player)


async def _name(hall: Hall, player: str) -> str:
    user = await hall.ask(hall.store.accounts.find, player)
    return player if user is None else user.name


@page
async def act(visit: Visit) -> Response:
    """Decide something about a player, take it back, or be done with a report."""
    await _must_moderate(visit)
    hall, do, player = visit.hall, visit.field("do"), visit.field("player")[:100]
    measures = hall.store.measures
    if do == "done":
        await hall.ask(hall.store.reports.close, visit.field("report")[:100], hall.now())
    elif do in ("mute", "ban", "hide") and player:
        await hall.ask(measures.look)
        if measures.holds(player, Measure.MODERATOR):
            return await _page(visit, visit.say("web-moderate-colleague"), 409)
        await hall.ask(measures.take, player, Measure(do))
        if do == "hide":
            await hide_name(hall, player)
    elif do in ("unmute", "unban", "unhide") and player:
        await hall.ask(measures.lift, player, Measure(do.removeprefix("un")))
    else:
        raise HTTPException(400)
    await hall.ask(measures.look)
    notes.warn("moderated", do=do, player=player, by=visit.session.user)
    return await _page(visit, visit.say("web-moderated"))


async def hide_name(hall: Hall, player: str) -> None:
    """A name that nobody has to read any more: neither in the account nor at their tables. Which
    name it is from now on they can ask for; it is not given back."""
    name = neutral_name(player)
    store = hall.store
    if await hall.ask(store.accounts.find, player) is not None:
        with suppress(NameTaken):
            await hall.ask(store.accounts.rename, player, name)
    for id, _ in await hall.ask(store.tables_of, player, limit=_TABLES):
        try:
            room = await hall.rooms.room(id)
            await room.do(lambda table, now: commands.rename(table, player, name))
        except HadurError as error:
            notes.warn("not-renamed", table=id, error=error)

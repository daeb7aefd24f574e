"""Pages of tables: opening, joining, playing without a script, replays, records, reports."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, PlainTextResponse, Response

from hadur.games import NAMES
from hadur.kernel.verdict import Verdict
from hadur.server import notes, opening, replaying
from hadur.server.accounts import guest_name
from hadur.server.commands import Actor
from hadur.server.data import seated
from hadur.server.judging import asked_move, judge, told
from hadur.server.messages import BadMessage, Message
from hadur.server.reports import keep
from hadur.server.room import Room
from hadur.server.saved_decks import saved, saved_data
from hadur.server.table_page import drawn, table_facts, with_decks
from hadur.server.visits import INVITATION, Visit, page
from hadur.server.wished_table import spelled_out
from hadur.table.entries import Why
from hadur.table.errors import Refused
from hadur.table.sheet import Status, parting
from hadur.table.view import record_of
from hadur.web import pages
from hadur.web.facts import NewTableFacts
from hadur.web.look import book_of
from hadur.web.parts import replay_parts

_LONGEST: Final = 200
"""Of what a form's field may hold."""

# -- opening ---------------------------------------------------------------------------------------


@page
async def play(visit: Visit) -> Response:
    """Choose a deck: the second click begins a game against a bot."""
    game = visit.game()
    if visit.request.method == "GET":
        own = await saved_data(visit.hall, visit.session, game)
        filled = _fields(visit.request.query_params)
        return visit.html(pages.play(visit.reader(), game, own, filled))
    _needs_no_name(visit)
    visit.limit("table")
    room = await opening.against_bots(visit.hall, visit.session, game, _fields(visit.form))
    return visit.go(f"/table/{room.id}")


def _needs_no_name(visit: Visit) -> None:
    """Whoever has no name yet is simply a guest."""
    if not visit.session.name:
        visit.changed(name=visit.say("web-guest"))


@page
async def new(visit: Visit) -> Response:
    game = visit.query("game") or NAMES[0]
    if game not in NAMES:
        raise HTTPException(404)
    decks = tuple(await saved(visit.hall, visit.session, game))
    chosen = _fields(visit.request.query_params)
    return visit.html(pages.new_table(visit.reader(), NewTableFacts(game, decks, chosen)))


def _fields(given: Mapping[str, Any]) -> dict[str, str]:
    """The fields of a form, or of an address."""
    return {name: value[:_LONGEST] for name, value in given.items() if isinstance(value, str)}


@page
async def create(visit: Visit) -> Response:
    form = _fields(visit.form)
    if not visit.session.name:
        visit.changed(name=await guest_name(visit.hall, form.get("name", "")))
    visit.limit("table")
    try:
        room = await opening.from_form(visit.hall, visit.session, form)
    except Refused as error:
        game = form["game"]
        ticks = {name: form.get(name, "") for name in ("rated", "public", "spectators")}
        decks = tuple(await saved(visit.hall, visit.session, game))
        sentence = visit.say(error.key, **error.facts)
        facts = NewTableFacts(game, decks, {**spelled_out(form), **ticks}, sentence)
        return visit.html(pages.new_table(visit.reader(), facts), 409)
    return visit.go(f"/table/{room.id}")


@page
async def join(visit: Visit) -> Response:
    """An invitation, typed or by link: it is kept for the addresses of its table."""
    visit.limit("join")
    code = visit.query("code", 100)
    id = await visit.hall.ask(visit.hall.store.invited, code) if code.strip() else None
    if id is None:
        notes.warn("no-invitation", address=visit.request.client and visit.request.client.host)
        return visit.error(404, visit.say("web-no-invitation"))
    room = await visit.hall.rooms.room(id)
    if room.table.host == opening.HOUSE and room.table.status is Status.OPEN:
        _needs_no_name(visit)
        await opening.sit_everywhere(visit.hall, room, visit.session, code)
    response = visit.go(f"/table/{id}")
    secure = visit.request.url.scheme == "https"
    response.set_cookie(
        INVITATION, code.strip(), path=f"/table/{id}", secure=secure, httponly=True, samesite="lax"
    )
    return response


# -- at a table ------------------------------------------------------------------------------------


async def _room(visit: Visit) -> Room:
    id: str = visit.request.path_params["id"]
    return await visit.hall.open_room(id, visit.session, visit.code)


async def show(visit: Visit, room: Room, notice: str = "", status: int = 200) -> Response:
    """The page of a table."""
    who = await with_decks(visit.hall, visit.onlooker(), room.table)
    facts = table_facts(room, who, visit.hall.now())
    reader = visit.reader(notice or _parted(visit, room), f"/table/{room.id}")
    return visit.html(pages.table(reader, facts, drawn(room, who, facts)), status)


def _parted(visit: Visit, room: Room) -> str:
    """Where the rules of today part from a game that is over; "" if they do not."""
    table = room.table
    if table.parted is None:
        return ""
    key, facts = parting(table.parted, table.moves_made)
    return visit.say(key, **facts)


@page
async def table(visit: Visit) -> Response:
    room = await _room(visit)
    ended = room.table.ended
    if ended is not None and ended.why is Why.CLOSED:
        return visit.error(410, visit.say("web-table-closed"))
    return await show(visit, room)


@page
async def command(visit: Visit) -> Response:
    """What the script would send over the socket, posted by a form."""
    room = await _room(visit)
    do: str = visit.request.path_params["do"]
    facts = {name: value for name, value in visit.form.items() if isinstance(value, str)}
    try:
        if do == "sit" and not visit.session.name and facts.get("name"):
            visit.changed(name=await guest_name(visit.hall, facts["name"]))
    except Refused as error:
        return await show(visit, room, visit.say(error.key, **error.facts), 409)
    actor = Actor(visit.hall, room, visit.session, visit.code)
    try:
        if do == "why":
            return await show(visit, room, _why(visit, room, actor, facts))
        await actor.act(do, facts)
        if do == "sit" and facts.get("ready"):
            await actor.act("ready", {"ready": "1"})
    except (Refused, BadMessage) as error:
        seat = room.table.acting_seat(actor.player)
        said = told(error, visit.lang, room.table, seat)
        return await show(visit, room, said["text"], 409 if isinstance(error, Refused) else 400)
    if do in ("close", "leave"):
        return visit.go("/lobby")
    again = room.table.next_table if do == "rematch" else None
    return visit.go(f"/table/{again or room.id}")


def _why(visit: Visit, room: Room, actor: Actor, facts: dict[str, Any]) -> str:
    seat = seated(room.table, actor.player)
    verdict = judge(room.table, seat, asked_move(room.table, seat, Message(facts)))
    return _verdict_line(visit, room, verdict)


def _verdict_line(visit: Visit, room: Room, verdict: Verdict) -> str:
    book = book_of(room.table.game.name, visit.lang)
    if verdict.legal:
        return book.say("cli-legal", move=verdict.text)
    reasons = [f"{book.reason(r)} ({r.rule})" for r in verdict.refusals]
    return " ".join([book.say("cli-refused", move=verdict.text), *reasons])


@page
async def record(visit: Visit) -> Response:
    room = await _room(visit)
    text = record_of(room.table).to_text()
    name = f"{room.table.game.name}-{room.id}.record"
    return PlainTextResponse(
        text, headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )


@page
async def report(visit: Visit) -> Response:
    """A mistake that somebody reports, with the game as it stands."""
    room = await _room(visit)
    visit.limit("report", visit.session.player)
    text = visit.field("text")[:4000].strip()
    if text:
        notes.warn(
            "report", table=room.id, number=room.table.number, move=room.table.moves, said=text
        )
        folder = visit.hall.settings.reports
        if folder is not None:
            await asyncio.to_thread(keep, folder, room.id, room.table, text, visit.hall.now())
    return await show(visit, room, visit.say("web-report-thanks"))


# -- replays ---------------------------------------------------------------------------------------


@page
async def replay(visit: Visit) -> Response:
    visit.limit("replay")
    room = await _room(visit)
    move, eyes = visit.query("move"), visit.query("eyes")
    facts = replaying.facts(room, visit.session, visit.lang, move, eyes)
    facts = replace(facts, turns=replaying.turns(room))
    return visit.html(pages.replay(visit.reader(_parted(visit, room)), facts))


@page
async def replay_step(visit: Visit) -> Response:
    """The parts of a replay at one move, as JSON."""
    visit.limit("replay")
    room = await _room(visit)
    move: str = visit.request.path_params["move"]
    facts = replaying.facts(room, visit.session, visit.lang, move, visit.query("eyes"))
    parts = replay_parts(visit.reader(), facts)
    return JSONResponse({"parts": parts, "state": {"last": facts.position.last}})

"""Coming to a table on a server: by its code, back to one that was left, or to a new one."""

from __future__ import annotations

import getpass
from dataclasses import dataclass, replace
from typing import Any

from hadur.cli import decks
from hadur.cli.book import Book
from hadur.cli.playing.lines import Lines
from hadur.cli.playing.online import Server, ServerRefused
from hadur.cli.playing.remote import Remote
from hadur.cli.playing.screen import Screen
from hadur.games import load
from hadur.kernel.errors import UnknownName
from hadur.kernel.game import Game


@dataclass(frozen=True)
class Visit:
    """What the command line says about it; '' for what it does not say. `table` is a code, a link
    with a code, or an id."""

    url: str
    table: str
    name: str
    deck: str
    vs: str
    bot: str
    seat: int
    resume: bool


def join(game: Game, visit: Visit, options: dict[str, Any], lang: str, lines: Lines) -> Remote:
    """A seat at a table. UnknownName if there is none to be had."""
    visit = replace(visit, table=visit.table.rpartition("code=")[2])
    server = Server(visit.url, visit.name or _login(), lang)
    id, invitation = _find(server, game, visit, options)
    table = server.get(f"/api/tables/{id}", **_code(visit))["table"]
    rules = game if table["game"] == game.name else load(table["game"])
    screen = Screen(lines.console, Book(rules, lang))
    if table["seat"] is None:
        if table["status"] != "open":
            raise UnknownName("the game at this table has begun, and you have no seat there")
        server.post(f"/api/tables/{id}/sit", code=visit.table)
    if table["status"] == "open":
        if visit.table and visit.deck:
            deck = decks.for_setup(rules, visit.deck)
            server.post(f"/api/tables/{id}/deck", deck=deck)
        server.post(f"/api/tables/{id}/ready")
    if invitation:
        screen.say_path("cli-server-invite", address=f"{server.url}/join?code={invitation}")
    screen.say_path("cli-server-at", address=f"{server.url}/table/{id}")
    return Remote(server, id, screen, lines)


def _login() -> str:
    try:
        return getpass.getuser()[:24]
    except (OSError, KeyError, ImportError):
        return "Guest"


def _code(visit: Visit) -> dict[str, str]:
    return {"code": visit.table} if visit.table else {}


def _find(server: Server, game: Game, visit: Visit, options: dict[str, Any]) -> tuple[str, str]:
    """The id of the table, and its code if it is new and somebody is to be invited."""
    if visit.table:
        return _invited(server, visit.table), ""
    if visit.resume:
        mine = server.get("/api/tables", mine="1", status="playing")["tables"]
        if not mine:
            raise UnknownName(f"you have no unfinished game at {server.url}")
        return str(mine[0]["id"]), ""
    return _opened(server, game, visit, options)


def _invited(server: Server, code: str) -> str:
    """The table of a code, or with this id."""
    try:
        return str(server.get("/api/join", code=code)["id"])
    except ServerRefused as error:
        if error.status != 404 or not code.isalnum():
            raise
    server.get(f"/api/tables/{code}")
    return code


def _opened(server: Server, game: Game, visit: Visit, options: dict[str, Any]) -> tuple[str, str]:
    """A new table: against a bot, or for whoever is given the code."""
    ready = decks.names(game)
    own = visit.deck or next(name for name in ready if name != visit.vs)
    other = visit.vs or next(name for name in ready if name != own)
    pair = [decks.for_setup(game, own), decks.for_setup(game, other)]
    if visit.seat == 1:
        pair.reverse()
    opened = server.post(
        "/api/tables",
        game=game.name,
        setup={"decks": pair, "options": options},
        options={"public": False},
        seat=visit.seat,
        bots={str(1 - visit.seat): visit.bot} if visit.bot else {},
    )
    return str(opened["id"]), "" if visit.bot else str(opened["code"])

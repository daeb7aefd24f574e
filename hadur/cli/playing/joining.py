"""Coming to a table on a server: by its code, back to one that was left, or to a new one."""

from __future__ import annotations

import getpass
from dataclasses import dataclass, replace
from typing import Any

from hadur.cli import decks
from hadur.cli.book import Book
from hadur.cli.playing.online import Server, ServerRefused
from hadur.cli.playing.remote import Remote
from hadur.cli.playing.screen import Screen
from hadur.cli.playing.typed_lines import Lines
from hadur.cli.playing.wishes import Wish, with_usual_decks
from hadur.games import load
from hadur.kernel.errors import UnknownName
from hadur.kernel.game import Game
from hadur.table.options import Passes


@dataclass(frozen=True)
class Visit:
    """What the command line says about it; '' for what it does not say. `table` is a code, a link
    with a code, or an id. `ask_all` asks where there is only one answer, too, if the table is ours
    to open; and nothing twice, wherever it is."""

    url: str
    table: str
    wish: Wish
    resume: bool
    ask_all: bool = False

    @property
    def name(self) -> str:
        return self.wish.names[0] if self.wish.names else ""


def join(game: Game, visit: Visit, lang: str, lines: Lines) -> Remote:
    """A seat, or several, at a table. UnknownName if there is none to be had."""
    visit = replace(visit, table=visit.table.rpartition("code=")[2])
    server = Server(visit.url, visit.name or _login(), lang)
    id, invitation = _find(server, game, visit)
    table = server.get(f"/api/tables/{id}", **_code(visit))["table"]
    rules = game if table["game"] == game.name else load(table["game"])
    screen = Screen(lines.console, Book(rules, lang))
    if table["seat"] is None:
        if table["status"] != "open":
            raise UnknownName("the game at this table has begun, and you have no seat there")
        _sit(server, id, visit)
    if table["status"] == "open":
        if visit.table:
            _choose(server, id, rules, visit.wish)
        for where in _places(visit.wish):
            server.post(f"/api/tables/{id}/ready", **where)
    if invitation:
        screen.say_path("cli-server-invite", address=f"{server.url}/join?code={invitation}")
    screen.say_path("cli-server-at", address=f"{server.url}/table/{id}")
    remote = Remote(server, id, screen, lines)
    remote.asks_again = not visit.ask_all
    return remote


def _login() -> str:
    try:
        return getpass.getuser()[:24]
    except (OSError, KeyError, ImportError):
        return "Guest"


def _code(visit: Visit) -> dict[str, str]:
    return {"code": visit.table} if visit.table else {}


def _places(wish: Wish) -> list[dict[str, int]]:
    """One's seats, as calls name them; a single one need not be named."""
    return [{"seat": seat} for seat in wish.own] or [{}]


def _sit(server: Server, id: str, visit: Visit) -> None:
    """Take the seats that are wished for, or the first that is free."""
    for where in _places(visit.wish):
        server.post(f"/api/tables/{id}/sit", code=visit.table, **where)


def _choose(server: Server, id: str, game: Game, wish: Wish) -> None:
    """Choose for one's own seats at a table that somebody else opened."""
    if wish.deck:
        deck = decks.for_setup(game, wish.deck)
        server.post(f"/api/tables/{id}/deck", deck=deck, **_places(wish)[0])
    for seat, chosen in wish.chosen.items():
        wished = {
            name: decks.for_setup(game, value) if name == "deck" else value
            for name, value in chosen.items()
        }
        server.post(f"/api/tables/{id}/choose", **wished, seat=seat)


def _find(server: Server, game: Game, visit: Visit) -> tuple[str, str]:
    """The id of the table, and its code if it is new and somebody is to be invited."""
    if visit.table:
        return _invited(server, visit.table), ""
    if visit.resume:
        mine = server.get("/api/tables", mine="1", status="playing")["tables"]
        if not mine:
            raise UnknownName(f"you have no unfinished game at {server.url}")
        return str(mine[0]["id"]), ""
    return _opened(server, game, visit)


def _invited(server: Server, code: str) -> str:
    """The table of a code, or with this id."""
    try:
        return str(server.get("/api/join", code=code)["id"])
    except ServerRefused as error:
        if error.status != 404 or not code.isalnum():
            raise
    server.get(f"/api/tables/{code}")
    return code


def _opened(server: Server, game: Game, visit: Visit) -> tuple[str, str]:
    """A new table: with bots where some are named, open to whoever is given the code elsewhere."""
    wish = visit.wish
    setup = with_usual_decks(game, wish.setup(game))
    seats = range(len(setup["seats"]))
    if not wish.own:
        wish.own = [next(seat for seat in seats if seat not in wish.bots)]
    own = wish.own
    bots = {seat: wish.bot for seat in seats if wish.bot and seat not in own} | wish.bots
    options: dict[str, Any] = {"public": False}
    if len(own) > 1:
        options["several"] = True
    if visit.ask_all:
        options["passes"] = Passes.ASKED
    opened = server.post(
        "/api/tables",
        game=game.name,
        setup=setup,
        options=options,
        seat=own[0],
        bots={str(seat): bot for seat, bot in bots.items()},
    )
    for seat in own[1:]:
        server.post(f"/api/tables/{opened['id']}/sit", seat=seat)
    is_full = len(own) + len(bots) == len(seats)
    return str(opened["id"]), "" if is_full else str(opened["code"])

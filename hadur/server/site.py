"""Pages that belong to no table: home, lobby, cards, rulebook, about, preferences, files."""

from __future__ import annotations

import asyncio
import hmac

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from hadur.games import NAMES
from hadur.kernel.errors import HadurError
from hadur.server.hall import hall_of, is_loopback
from hadur.server.listing import rows
from hadur.server.sessions import THEMES
from hadur.server.visits import Visit, page, safe_path
from hadur.store.lobby import Listing
from hadur.table.entries import Why
from hadur.text.catalogue import LANGUAGES
from hadur.web import pages
from hadur.web.assets import assets
from hadur.web.facts import LobbyFacts, RankingRow

_TOLD = 30 * 24 * 60 * 60 * 1000
"""So long the lobby tells players of a game that was closed because nobody touched it."""
_FOR_A_YEAR = "public, max-age=31536000, immutable"


@page
async def home(visit: Visit) -> Response:
    return visit.html(pages.home(visit.reader()))


@page
async def about(visit: Visit) -> Response:
    return visit.html(pages.about(visit.reader()))


@page
async def cards(visit: Visit) -> Response:
    found = [visit.query(name) for name in ("q", "faction", "kind")]
    return visit.html(pages.cards(visit.reader(), visit.game(), *found))


@page
async def card(visit: Visit) -> Response:
    """A card alone, for whoever reads its name."""
    lang = visit.query("lang") if visit.query("lang") in LANGUAGES else visit.lang
    html = pages.card(lang, visit.game(), visit.request.path_params["name"])
    if html is None:
        raise HTTPException(404)
    return visit.html(html)


@page
async def rules(visit: Visit) -> Response:
    return visit.html(pages.rules(visit.reader(), visit.game(), visit.query("q")))


@page
async def ranking(visit: Visit) -> Response:
    """Who is strongest at a game, by rated games."""
    found = await visit.hall.ask(visit.hall.store.ratings.best, visit.game())
    rows = tuple(
        RankingRow(
            line.name,
            line.rating.shown,
            line.rating.games,
            line.rating.won,
            you=line.player == visit.session.user,
        )
        for line in found
    )
    return visit.html(pages.ranking(visit.reader(), visit.game(), rows))


@page
async def lobby(visit: Visit) -> Response:
    """The tables of whoever looks, those with free seats, and those to watch; of one game, if the
    address names one."""
    hall, session = visit.hall, visit.session
    store, game = hall.store, visit.query("game")
    if game and game not in NAMES:
        raise HTTPException(404)
    waiting, live, own = await asyncio.gather(
        hall.ask(store.lobby, "open", game=game or None),
        hall.ask(store.lobby, "playing", game=game or None, limit=30),
        # What somebody began as a guest is theirs when they have signed in.
        hall.ask(store.tables_of, *session.ids, limit=60),
    )
    since = hall.now() - _TOLD
    every = [entry for entry in own if _concerns(entry[1], since)]
    mine = [entry for entry in every if game in ("", entry[1].game)]
    ids = {id for id, _ in mine}
    facts = LobbyFacts(
        yours=await rows(hall, mine, session, visit.lang),
        open=await rows(
            hall, [entry for entry in waiting if entry[0] not in ids], None, visit.lang
        ),
        live=await rows(hall, [entry for entry in live if entry[0] not in ids], None, visit.lang),
        game=game,
    )
    return visit.html(pages.lobby(visit.reader(), facts))


def _concerns(listing: Listing, since: int) -> bool:
    """Whether somebody's table is still news to them: it is not over, or was closed behind them."""
    closed = listing.why == Why.ABANDONED and listing.updated > since
    return listing.status != "over" or closed


@page
async def preferences(visit: Visit) -> Response:
    """Another language or other colours, and back to where one was."""
    lang, theme = visit.field("lang"), visit.field("theme")
    if lang in LANGUAGES:
        visit.changed(lang=lang)
    if theme in THEMES:
        visit.changed(theme=theme)
    return visit.go(safe_path(visit.field("next")))


@page
async def nothing(visit: Visit) -> Response:
    raise HTTPException(404)


async def static(request: Request) -> Response:
    asset = assets().get(request.path_params["name"])
    if asset is None:
        raise HTTPException(404)
    current = request.url.query == asset.digest
    headers = {"Cache-Control": _FOR_A_YEAR if current else "no-cache", "ETag": f'"{asset.digest}"'}
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    return Response(asset.content, media_type=asset.media_type, headers=headers)


async def health(request: Request) -> Response:
    """Whether the server can do its work: 200, or 503 and why not. Where nothing can be written,
    tables can still be looked at."""
    hall = hall_of(request)
    try:
        await hall.ask(hall.store.ping)
    except HadurError:
        return JSONResponse({"store": "does not answer"}, 503)
    if hall.rooms.trouble:
        return JSONResponse({"store": "cannot write", "why": hall.rooms.trouble}, 503)
    return JSONResponse({"store": "ok", "tables": len(hall.rooms)})


async def metrics(request: Request) -> Response:
    """For the machine itself, and for whoever has the operator's token; to all others there is no
    such page."""
    hall = hall_of(request)
    given = request.headers.get("authorization", "").removeprefix("Bearer ").encode()
    token = hall.settings.metrics_token.encode()
    knows = bool(token) and hmac.compare_digest(given, token)
    if not knows and not is_loopback(request):
        return PlainTextResponse("", 404)
    return PlainTextResponse(
        hall_of(request).metrics.text(), media_type="text/plain; version=0.0.4"
    )

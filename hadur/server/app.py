"""The application: everything put together, opened and closed as one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from hadur.kernel.errors import HadurError
from hadur.server import accounts, api, deck_builder, letters, moderating, site, tables
from hadur.server.bots import Bots
from hadur.server.guard import Guard
from hadur.server.hall import Hall
from hadur.server.limits import Limits
from hadur.server.metrics import Metrics
from hadur.server.post import Hook, Mailer, Post
from hadur.server.rooms import Rooms
from hadur.server.sessions import Sessions, wanted_language
from hadur.server.settings import Settings
from hadur.server.signing import Signer
from hadur.server.sockets import table_socket
from hadur.server.turns import Turns
from hadur.store.store import Store


def create_app(settings: Settings) -> Starlette:
    """An application that opens its store when it starts and leaves nothing behind."""
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = await asyncio.to_thread(Store.open, settings.db)
        try:
            async with _open_hall(settings, store, metrics) as hall:
                app.state.hall = hall
                yield
        finally:
            await asyncio.to_thread(store.close)

    app = Starlette(
        routes=[*_pages(), *api.routes()],
        middleware=[Middleware(Guard, metrics=metrics)],
        exception_handlers={404: _nothing, 405: _nothing},
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    return app


@asynccontextmanager
async def _open_hall(settings: Settings, store: Store, metrics: Metrics) -> AsyncIterator[Hall]:
    rooms = Rooms(settings, store, metrics)
    bots = Bots(rooms, settings.bot_workers)
    sessions = Sessions(Signer(await asyncio.to_thread(store.secret)))
    limits = Limits(settings.clock, settings.rate)
    post = Post(Mailer.of(settings.smtp), Hook(settings.hook) if settings.hook else None, metrics)
    turns = Turns(rooms, post, settings.url, settings.turn_after)
    metrics.gauge("hadur_rooms", "Tables at hand.", lambda: len(rooms))
    metrics.gauge("hadur_watchers", "Open sockets of tables.", lambda: rooms.watchers)
    loop = asyncio.get_running_loop()

    def nudge(news: str | None) -> None:
        loop.call_soon_threadsafe(rooms.nudge, news)

    watch = store.watch(nudge)
    beside = [asyncio.create_task(work) for work in _beside(rooms, post)]
    try:
        yield Hall(settings, store, rooms, bots, sessions, limits, metrics, post)
    finally:
        turns.close()
        for task in beside:
            task.cancel()
        await asyncio.gather(*beside, return_exceptions=True)
        await rooms.close()
        bots.close()
        await asyncio.to_thread(watch.close)
        with suppress(HadurError):
            await asyncio.to_thread(store.pulse.stop, settings.clock())


def _beside(rooms: Rooms, post: Post) -> list[Coroutine[Any, Any, None]]:
    """What goes on as long as the server runs."""
    return [rooms.beat(), rooms.poll(), rooms.sweep(), post.run()]


async def _nothing(request: Request, error: Exception) -> Response:
    if request.url.path.startswith("/api/"):
        lang = wanted_language(request.headers.get("accept-language", ""))
        return api.failed(404, "web-error-404", lang)
    return await site.nothing(request)


def _pages() -> list[Route | WebSocketRoute]:
    get, post = ["GET"], ["POST"]
    return [
        Route("/", site.home, methods=get),
        Route("/about", site.about, methods=get),
        Route("/lobby", site.lobby, methods=get),
        Route("/cards/{game}", site.cards, methods=get),
        Route("/cards/{game}/{name}", site.card, methods=get),
        Route("/rules/{game}", site.rules, methods=get),
        Route("/ranking/{game}", site.ranking, methods=get),
        Route("/preferences", site.preferences, methods=post),
        Route("/static/{name}", site.static, methods=get),
        Route("/healthz", site.health, methods=get),
        Route("/metrics", site.metrics, methods=get),
        Route("/play/{game}", tables.play, methods=["GET", "POST"]),
        Route("/join", tables.join, methods=get),
        Route("/tables/new", tables.new, methods=get),
        Route("/tables", tables.create, methods=post),
        Route("/table/{id}", tables.table, methods=get),
        Route("/table/{id}/replay", tables.replay, methods=get),
        Route("/table/{id}/replay/{move}", tables.replay_step, methods=get),
        Route("/table/{id}/record", tables.record, methods=get),
        Route("/table/{id}/report", tables.report, methods=post),
        Route("/table/{id}/abuse", moderating.report, methods=post),
        Route("/moderate", moderating.page_of, methods=get),
        Route("/moderate", moderating.act, methods=post),
        WebSocketRoute("/table/{id}/ws", table_socket),
        Route("/table/{id}/{do}", tables.command, methods=post),
        Route("/decks/{game}", deck_builder.builder, methods=get),
        Route("/decks/{game}", deck_builder.save, methods=post),
        Route("/decks/{game}/check", deck_builder.check, methods=post),
        Route("/decks/{game}/text", deck_builder.as_text, methods=post),
        Route("/decks/{game}/read", deck_builder.read, methods=post),
        Route("/decks/{game}/delete", deck_builder.delete, methods=post),
        Route("/name", accounts.name, methods=get),
        Route("/account", accounts.account, methods=get),
        Route("/account/name", accounts.set_name, methods=post),
        Route("/account/up", accounts.sign_up, methods=post),
        Route("/account/in", accounts.sign_in, methods=post),
        Route("/account/export", accounts.export, methods=get),
        Route("/account/out", accounts.sign_out, methods=post),
        Route("/account/out-others", accounts.sign_out_others, methods=post),
        Route("/account/password", accounts.change_password, methods=post),
        Route("/account/recover", accounts.recover, methods=post),
        Route("/account/code", accounts.new_code, methods=post),
        Route("/account/mail", letters.set_mail, methods=post),
        Route("/account/mail/{token}", letters.ask_to_confirm, methods=get),
        Route("/account/mail/{token}", letters.confirm, methods=post),
        Route("/account/turns", letters.set_turns, methods=post),
        Route("/account/forgot", letters.forgot, methods=post),
        Route("/account/reset/{token}", letters.ask_to_reset, methods=get),
        Route("/account/reset/{token}", letters.reset, methods=post),
        Route("/account/delete", accounts.delete, methods=post),
    ]

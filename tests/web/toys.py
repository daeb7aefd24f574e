"""Tables of more than two, at which the toys are played: everybody for themselves, and a team.

The toys come from elsewhere (HADUR_GAMES); `here` lets them be played for a while without."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from typing import Any
from unittest.mock import patch

import hadur
import hadur.games
import hadur.web.assets
import hadur.web.pages
from hadur.games import load
from hadur.kernel.match import Match
from hadur.web import pages
from hadur.web.facts import (
    ChatLine,
    Clock,
    LobbyFacts,
    NewTableFacts,
    Position,
    Reader,
    ReplayFacts,
    Seat,
    Series,
    TableFacts,
    TableRow,
)
from hadur.web.log import Log
from hadur.web.look import book_of
from hadur.web.naming import bot_name, told_apart

PLACES = {name: f"tests.kernel.toys.{name}:GAME" for name in ("orders", "lair")}
NAMES = ("Réka", "Bence", "Kő–Nagy Maximiliána Évike de Sárospatak", "Zoltán")
LINK = "https://hadur.example/j/Qm3vX7wPz0aT2cLr"


def told(
    match: Match, lang: str, reader: int | None, names: tuple[str, ...], until: int | None = None
) -> dict[str, Any]:
    """What the log of a match says, and all that is made of it."""
    log = Log(book_of(match.game.name, lang), reader, names)
    return {"log": log.of(match, until), "roll": log.roll, "recap": log.recap}


@contextmanager
def here() -> Iterator[None]:
    """The toys are among the games, if they can be: they are not compiled, and interpreted classes
    cannot stand on a compiled kernel."""
    if hadur.ENGINE != "pure":
        yield
        return
    every = (*hadur.games.NAMES, *PLACES)
    with (
        patch.object(hadur.games, "_ELSEWHERE", {**hadur.games._ELSEWHERE, **PLACES}),
        patch.object(hadur.games, "NAMES", every),
        patch.object(hadur.web.assets, "NAMES", every),
        patch.object(hadur.web.pages, "NAMES", every),
    ):
        hadur.web.assets.assets.cache_clear()
        yield
    hadur.web.assets.assets.cache_clear()


@cache
def played(game: str, seats: int, moves: int, leaver: int = -1) -> Match:
    """A game after so many moves (fewer, if it ends), always the same; somebody may have left."""
    match = Match.start(load(game), {"seats": seats}, seed=5)
    for number in range(moves):
        if number == moves // 2 and leaver >= 0:
            match.concede(leaver)
        if match.state.over:
            break
        decision = match.state.decisions[number % len(match.state.decisions)]
        match.play(decision.moves[number * 7 % len(decision.moves)], decision.seat)
    return match


def bidding() -> Match:
    """Several are asked at once, the first of them among them."""
    for moves in range(16, 40):
        match = played("orders", 4, moves)
        asked = [decision.seat for decision in match.state.decisions]
        if 0 in asked and len(asked) > 2:
            return match
    raise AssertionError("nobody bids")


def table(lang: str, match: Match, reader: int | None, **more: object) -> TableFacts:
    """A person at every second seat, bots at the others."""
    state, game = match.state, match.game
    asked = [decision.seat for decision in state.decisions]
    seats = tuple(
        Seat(
            index=k,
            kind="bot" if k % 2 else "person",
            name=bot_name("search:3", lang) if k % 2 else NAMES[k % len(NAMES)],
            you=k == reader,
            yours=k == reader,
            ready=True,
            clock=Clock(754_000 - 100_000 * k, k in asked),
            out=state.is_out(k),
        )
        for k in range(int(state.seats))
    )
    names = told_apart(tuple(seat.name for seat in seats))
    seats = tuple(replace(seat, name=name) for seat, name in zip(seats, names, strict=True))
    facts = TableFacts(
        id="k3Xq9",
        game=game.name,
        status="over" if state.over else "playing",
        seats=seats,
        position=Position.of(match, reader),
        **told(match, lang, reader, names),
        chat=(
            ChatLine("Réka", "Hajrá!", 12, you=reader == 0),
            ChatLine(NAMES[2], "Szia!", 13, you=reader == 2, audience="side"),
        ),
        ended="played" if state.over else "",
        record=state.over,
        sides=game.sides(game.check_setup(match.record.setup)),
    )
    return replace(facts, **more)  # type: ignore[arg-type]


def filling(game: str, lang: str) -> TableFacts:
    """Four seats: the host's two, a bot's, a free one."""
    loaded = load(game)
    setup = loaded.check_setup({"seats": 4})
    return TableFacts(
        id="k3Xq9",
        game=game,
        status="open",
        seats=(
            Seat(0, "person", NAMES[0], you=True, yours=True, ready=True),
            Seat(1, "bot", bot_name("search:2", lang), ready=True),
            Seat(2, "person", f"{NAMES[0]} 2", yours=True),
            Seat(3, "empty", link=LINK),
        ),
        host=True,
        several=True,
        link=LINK,
        setup=setup,
        sides=loaded.sides(setup),
    )


def lobby() -> LobbyFacts:
    row = TableRow("a", "orders", "playing", NAMES)
    return LobbyFacts(
        yours=(replace(row, your_turn=True),),
        open=(TableRow("b", "lair", "open", (NAMES[2], "", ""), (), 2),),
    )


def replayed(lang: str) -> ReplayFacts:
    match = played("orders", 4, 40, leaver=2)
    return ReplayFacts(
        game="orders",
        base="/table/k3Xq9/replay",
        record="",
        names=NAMES,
        position=Position.after(match, match.moves, 1),
        moves=match.moves,
        eyes=1,
        eyes_open=(0, 1, 2, 3),
        **told(match, lang, 1, NAMES),
        turns=((1, 0),),
    )


FOUR = {"seats": "4", "seat-1-player": "search:4", "seat-2-banner": "red", "pace": "none"}


def scenes(lang: str) -> dict[str, Callable[[Reader], str]]:
    """Their pages by name."""

    def at(match: Match, reader: int | None, **more: object) -> Callable[[Reader], str]:
        return lambda r: pages.table(r, table(lang, match, reader, **more))

    return {
        "toys-home": pages.home,
        "toys-lobby": lambda r: pages.lobby(r, lobby()),
        "orders-play": lambda r: pages.play(r, "orders"),
        "orders-new": lambda r: pages.new_table(r, NewTableFacts("orders", (), FOUR)),
        "lair-new": lambda r: pages.new_table(r, NewTableFacts("lair", (), {"seats": "4"})),
        "filling-orders": lambda r: pages.table(r, filling("orders", lang)),
        "filling-lair": lambda r: pages.table(r, filling("lair", lang)),
        "table-orders": at(
            played("orders", 4, 12), 0, series=Series("series.best-of-3", 2, (1, 0, 0, 0))
        ),
        "table-orders-bids": at(bidding(), 0),
        "table-orders-out": at(played("orders", 4, 40, leaver=2), 2),
        "table-orders-absent": at(played("orders", 4, 12), 0, absent=1),
        "table-orders-watch": at(played("orders", 4, 12), None),
        "table-orders-over": at(played("orders", 4, 999), 0),
        "table-lair": at(played("lair", 4, 30), 2),
        "table-lair-over": at(played("lair", 4, 999), 2),
        "replay-orders": lambda r: pages.replay(r, replayed(lang)),
    }

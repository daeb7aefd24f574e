"""The power fails, the disk is full, the database is gone: for every game, nothing that was told is
lost, nothing is there twice, and play goes on."""

from __future__ import annotations

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from hadur.games import NAMES, load
from tests.postgres import Postgres
from tests.server.real import RealServer

from .stranger import Stranger, eventually

MOVES = 3


def shown(eve: Stranger, table: str) -> dict[str, Any]:
    found: dict[str, Any] = eve.call(f"/tables/{table}").json()["table"]
    return found


def next_move(eve: Stranger, table: str) -> dict[str, Any]:
    """What the stranger, who has all seats, may do next: the last move, which is seldom the end."""
    decision = shown(eve, table)["decision"]
    return {"move": decision["moves"][-1], "at": decision["at"]}


def begun(eve: Stranger) -> dict[str, str]:
    """A table of every game, some moves into it."""
    # The table gives no answers by itself, so that what is there is what was sent.
    options = {"passes": "asked"}
    tables = {
        game: eve.opened(game, players=["me"] * min(load(game).seats), options=options)
        for game in NAMES
    }
    for table in tables.values():
        for _ in range(MOVES):
            answer = eve.call(f"/tables/{table}/move", next_move(eve, table))
            assert answer.status_code == 200, answer.text
    return tables


@contextmanager
def full_disk(server: RealServer) -> Iterator[None]:
    """No file of the server may grow."""
    pid = server.process.pid
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


@contextmanager
def stopped(postgres: Postgres) -> Iterator[None]:
    postgres.halt("immediate")
    try:
        yield
    finally:
        postgres.start()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_every_game_outlives_the_faults_of_its_server(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    options = ("--rate", "10000", "--quiet")
    postgres = request.getfixturevalue("postgres") if kind == "postgresql" else None
    db = f"sqlite:///{tmp_path / 'tables.db'}" if postgres is None else postgres.fresh()
    server = RealServer(db, tmp_path, *options)
    try:
        eve = Stranger(server)
        tables = begun(eve)
        before = {game: shown(eve, table)["moves"] for game, table in tables.items()}
        wishes = {game: next_move(eve, table) for game, table in tables.items()}
        with full_disk(server) if postgres is None else stopped(postgres):
            for game, table in tables.items():
                answer = eve.call(f"/tables/{table}/move", wishes[game])
                assert answer.status_code == 503, (game, answer.text)
        # The very same move is made when that is over, once.
        for game, table in tables.items():

            def moved(table: str = table, game: str = game) -> bool:
                return eve.call(f"/tables/{table}/move", wishes[game]).status_code == 200

            eventually(moved, f"{game} goes on")
            assert eve.call(f"/tables/{table}/move", wishes[game]).status_code == 409
            assert len(shown(eve, table)["moves"]) == len(before[game]) + 1
        told = {game: shown(eve, table)["moves"] for game, table in tables.items()}
        server.kill()
        server = RealServer(db, tmp_path, *options)
        again = Stranger(server, "eve again")
        again.header["authorization"] = eve.header["authorization"]
        for game, table in tables.items():
            assert shown(again, table)["moves"] == told[game]
            answer = again.call(f"/tables/{table}/move", next_move(again, table))
            assert answer.status_code == 200, (game, answer.text)
    finally:
        server.kill()

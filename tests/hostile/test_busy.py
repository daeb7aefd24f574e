"""One busy visitor does not slow the others: spectators share a page, idle lines are cut, notes are
bounded, and several processes are one server."""

from __future__ import annotations

import json
import os
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import pytest
from websockets.sync.client import ClientConnection, connect

from hadur.server.notes import Budget
from tests.postgres import Postgres
from tests.server.real import RealServer

from .stranger import PATIENCE, Stranger, eventually, seconds_of

SPECTATORS: Final = 60
MOST_EACH: Final = 0.02
"""Seconds of the processor for one more spectator of a move: far more than it should take."""


def test_spectators_share_what_is_drawn(server: RealServer, eve: Stranger) -> None:
    anna = Stranger(server, "anna is watched")
    decks = {"decks": ["polar-dwarves", "fallen-kingdom"]}
    id = anna.opened("summoner-wars", setup=decks, seat=0)
    bela = Stranger(server, "bela is watched")
    assert bela.call(f"/tables/{id}/sit", {}).status_code == 200
    for player in (anna, bela):
        assert player.call(f"/tables/{id}/ready", {}).status_code == 200
    address = f"{server.address.replace('http', 'ws', 1)}/table/{id}/ws"
    with ExitStack() as open_lines:
        lines = [
            open_lines.enter_context(connect(address, max_size=None)) for _ in range(SPECTATORS)
        ]
        for line in lines:
            line.send(json.dumps({"do": "resync"}))
        for line in lines:
            assert "board" in until_now(line)["parts"]
        before = seconds_of(server.process.pid)
        moves = 4
        for _ in range(moves):
            move_once(anna, bela, id)
        shown = anna.call(f"/tables/{id}").json()["table"]
        for line in lines:
            while until_now(line)["now"] < len(shown["moves"]):
                pass
        used = seconds_of(server.process.pid) - before
    assert used < moves * SPECTATORS * MOST_EACH


def until_now(line: ClientConnection) -> dict[str, object]:
    while True:
        message = json.loads(line.recv(PATIENCE))
        if "now" in message:
            return dict(message)


def move_once(anna: Stranger, bela: Stranger, id: str) -> None:
    eventually(lambda: has_moved(anna, bela, id), "somebody is asked and moves")


def has_moved(anna: Stranger, bela: Stranger, id: str) -> bool:
    """Another process may not have heard yet of what one has written."""
    for player in (anna, bela):
        decision = player.call(f"/tables/{id}").json()["table"]["decision"]
        if decision is not None:
            move = {"move": decision["moves"][-1], "at": decision["at"]}
            if player.call(f"/tables/{id}/move", move).status_code == 200:
                return True
    return False


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET /lobby HTT",
        b"POST /account/in HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\nab",
    ],
    ids=["nothing", "half a head", "half a body"],
)
def test_a_request_that_never_comes_whole_is_cut(server: RealServer, sent: bytes) -> None:
    where = urlsplit(server.address)
    began = time.monotonic()
    with socket.create_connection((where.hostname, where.port), PATIENCE) as line:
        line.sendall(sent)
        while line.recv(4096):
            pass
    # Not at once: somebody may have a slow line.
    assert time.monotonic() - began > 1


def test_of_what_strangers_do_only_so_much_is_noted() -> None:
    budget = Budget(burst=3, each=0)
    assert [budget.left_out("turned-away") for _ in range(6)] == [0, 0, 0, None, None, None]
    assert budget.left_out("another") == 0
    quick = Budget(burst=1, each=1e9)
    assert [quick.left_out("x") for _ in range(3)] == [0, 0, 0]


def test_a_flood_of_senseless_requests_fills_no_log(strict: RealServer) -> None:
    eve = Stranger(strict, "flooding")
    for number in range(400):
        eve.client.get(f"/static/{number}")
    noted = strict.log.read_text().count('"turned-away"')
    assert 100 < noted < 400


@pytest.fixture
def two(postgres: Postgres, tmp_path: Path) -> Iterator[RealServer]:
    options = ("--workers", "2", "--rate", "10000", "--quiet")
    server = RealServer(postgres.fresh(), tmp_path, *options)
    yield server
    if server.process.poll() is None:
        server.kill()


def workers_of(server: RealServer) -> set[int]:
    pid = server.process.pid
    return set(map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split()))


def answers(server: RealServer) -> bool:
    where = urlsplit(server.address)
    try:
        with socket.create_connection((where.hostname, where.port), 5):
            return True
    except OSError:
        return False


def numbers(people: list[Stranger], id: str) -> set[int]:
    """How long the log of a table is, as each of them is told."""
    return {who.call(f"/tables/{id}").json()["table"]["number"] for who in people}


def test_two_processes_are_one_server(two: RealServer) -> None:
    first = workers_of(two)
    assert len(first) == 2
    # Each caller has a line of its own: the system deals them out to both.
    people = [Stranger(two, f"caller {number}") for number in range(8)]
    for k in range(0, 8, 2):
        anna, bela = people[k], people[k + 1]
        id = anna.opened("summoner-wars", seat=0)
        assert bela.call(f"/tables/{id}/sit", {}).status_code == 200
        for player in (anna, bela):
            assert player.call(f"/tables/{id}/ready", {}).status_code == 200
        for _ in range(4):
            move_once(anna, bela, id)
        eventually(lambda id=id: len(numbers(people, id)) == 1, "all processes have all of it")
    # One dies, another takes its place; nothing is lost.
    os.kill(min(first), signal.SIGKILL)
    eventually(lambda: len(workers_of(two) - first) == 1, "a process that died is replaced")
    eventually(
        lambda: Stranger(two, "late").call(f"/tables/{id}").status_code == 200, "it is there"
    )
    assert two.stop() == 0 and not answers(two)


def test_with_the_first_all_of_them_end(two: RealServer) -> None:
    pids = workers_of(two)
    two.kill()
    eventually(lambda: not any(is_alive(pid) for pid in pids), "all processes have ended")
    assert not answers(two)


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="need PostgreSQL"):
        RealServer(f"sqlite:///{tmp_path / 'x.db'}", tmp_path, "--workers", "2")

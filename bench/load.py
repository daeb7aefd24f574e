"""Holds many tables at once on a server of its own and says how that went.

    python bench/load.py [--tables 200] [--seconds 120] [--think 5] [--db URL | --postgres]
                         [--workers N] [--spectators N]

Two programs play at every table as browsers do: they get the parts of the page and pick a move from
them. Printed are moves a second, the time from sending a move until both pages show it, what the
server's memory grew by for each table, and moves that were acknowledged but are not in the log
(there must be none). `--postgres` starts a PostgreSQL of its own (as tests do); `--spectators` look
on at the first table, and what everybody else waits is told without that one.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from rich.progress import Progress  # noqa: E402
from websockets.asyncio.client import ClientConnection, connect  # noqa: E402
from websockets.exceptions import ConnectionClosed  # noqa: E402

from hadur.store.store import Store  # noqa: E402
from hadur.table.entries import Moved  # noqa: E402
from tests.postgres import Postgres, programs  # noqa: E402

_MOVE: Final = re.compile(r'name="move" value="([^"]+)"')
_AT: Final = re.compile(r'name="at" value="(\d+)"')
_HANDS: Final = 4
"""So many tables are opened at a time."""
_PATIENCE: Final = 600
"""Seconds that a line or an answer may take: a busy server is measured, not given up."""


@dataclass
class Table:
    """A table and what its two pages have shown: the number of moves, and when."""

    id: str
    tokens: list[str]
    seen: list[int] = field(default_factory=lambda: [0, 0])
    sent: dict[int, float] = field(default_factory=dict)
    waits: list[float] = field(default_factory=list)
    told: int = 0
    over: bool = False
    watchers: list[str] = field(default_factory=list)

    def shows(self, page: int, moves: int) -> None:
        now = time.perf_counter()
        self.seen[page] = max(self.seen[page], moves)
        self.told = max(self.told, moves)
        for number in [n for n in self.sent if n < min(self.seen)]:
            self.waits.append(now - self.sent.pop(number))


def call(address: str, path: str, token: str = "", **body: Any) -> Any:
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    request = urllib.request.Request(
        f"{address}/api{path}", json.dumps(body).encode(), headers, method="POST"
    )
    with urllib.request.urlopen(request, timeout=_PATIENCE) as answer:
        return json.load(answer)


def open_table(address: str, number: int) -> Table:
    tokens = [
        call(address, "/sessions", name=f"{name} {number}")["token"] for name in ("Anna", "Bela")
    ]
    decks = {"decks": ["polar-dwarves", "fallen-kingdom"]}
    wish = {"game": "summoner-wars", "seat": 0, "setup": decks, "options": {"public": True}}
    id = call(address, "/tables", tokens[0], **wish)["id"]
    call(address, f"/tables/{id}/sit", tokens[1])
    for token in tokens:
        call(address, f"/tables/{id}/ready", token)
    return Table(id, tokens)


async def page(address: str, table: Table, number: int, think: float, end: float) -> None:
    """One browser: it thinks, picks a move, and watches."""
    url = f"{address.replace('http', 'ws')}/table/{table.id}/ws"
    header = {"Authorization": f"Bearer {table.tokens[number]}"}
    async with connect(
        url, additional_headers=header, max_size=None, open_timeout=_PATIENCE, ping_timeout=None
    ) as line:
        await line.send(json.dumps({"do": "resync", "version": 0}))
        deciding: asyncio.Task[None] | None = None
        try:
            while (left := end - time.monotonic()) > 0:
                message = json.loads(await asyncio.wait_for(line.recv(), left))
                if "now" in message:
                    table.shows(number, message["now"])
                parts = message.get("parts", {})
                table.over = table.over or 'class="banner over"' in parts.get("banner", "")
                ask = parts.get("ask")
                if ask is not None:
                    if deciding is not None:
                        deciding.cancel()
                    deciding = asyncio.create_task(decide(line, table, ask, think))
        except (TimeoutError, ConnectionClosed):
            pass
        finally:
            if deciding is not None:
                deciding.cancel()


async def spectate(address: str, table: Table, token: str, end: float) -> None:
    """One who looks on with a browser, and does nothing."""
    url = f"{address.replace('http', 'ws')}/table/{table.id}/ws"
    header = {"Authorization": f"Bearer {token}"}
    async with connect(
        url, additional_headers=header, max_size=None, open_timeout=_PATIENCE, ping_timeout=None
    ) as line:
        await line.send(json.dumps({"do": "resync", "version": 0}))
        try:
            while (left := end - time.monotonic()) > 0:
                await asyncio.wait_for(line.recv(), left)
        except (TimeoutError, ConnectionClosed):
            pass


async def decide(line: ClientConnection, table: Table, ask: str, think: float) -> None:
    at, moves = _AT.search(ask), _MOVE.findall(ask)
    if at is None or not moves:
        return
    await asyncio.sleep(random.uniform(0.2, 1.8) * think)
    table.sent[int(at[1])] = time.perf_counter()
    await line.send(json.dumps({"do": "move", "at": int(at[1]), "move": random.choice(moves)}))


async def run(address: str, tables: list[Table], think: float, seconds: float) -> None:
    end = time.monotonic() + seconds
    pages = [
        asyncio.create_task(page(address, table, number, think, end))
        for table in tables
        for number in range(2)
    ]
    pages += [
        asyncio.create_task(spectate(address, table, token, end))
        for table in tables
        for token in table.watchers
    ]
    with Progress() as progress:
        bar = progress.add_task("playing", total=seconds)
        while time.monotonic() < end:
            await asyncio.sleep(0.5)
            progress.update(bar, completed=seconds - (end - time.monotonic()))
    await asyncio.gather(*pages)


def family(pid: int) -> list[int]:
    """A process and those it has started."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(one for child in children for one in family(int(child)))]


def memory(pid: int) -> int:
    """The memory of a process and those it has started, in bytes."""
    found = 0
    for one in family(pid):
        status = Path(f"/proc/{one}/status").read_text()
        found += sum(int(size) for size in re.findall(r"VmRSS:\s+(\d+) kB", status))
    return found * 1024


def processor(pid: int) -> float:
    """Seconds of the processor that they have used."""
    ticks = 0
    for one in family(pid):
        fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def lost(db: str, tables: list[Table]) -> int:
    """Moves that a page has shown and the log does not have."""
    store = Store.open(db)
    missing = 0
    for table in tables:
        moves = sum(isinstance(entry.body, Moved) for entry in store.entries(table.id))
        missing += max(0, table.told - moves)
    store.close()
    return missing


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--think", type=float, default=5.0, help="seconds for a move, on average")
    parser.add_argument("--db", default="")
    parser.add_argument("--postgres", action="store_true", help="start a PostgreSQL for this run")
    parser.add_argument("--spectators", type=int, default=0, help="who look on at the first table")
    parser.add_argument("--workers", type=int, default=1, help="more than one need PostgreSQL")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        db = wish.db or f"sqlite:///{folder}/load.db"
        if wish.postgres:
            postgres = started()
            stack.callback(postgres.stop)
            db = postgres.fresh()
        command = [sys.executable, "-m", "hadur.cli.main", "serve", "--port", "0", "--db", db]
        command += ["--workers", str(wish.workers)]
        server = subprocess.Popen(
            [*command, "--rate", "100000", "--quiet"],
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env={**os.environ, "XDG_STATE_HOME": folder},
        )
        assert server.stdout is not None
        try:
            address = re.findall(r"http://\S+", server.stdout.readline())[0]
            call(address, "/sessions", name="first")
            before = memory(server.pid)
            with Progress() as progress, ThreadPoolExecutor(_HANDS) as hands:
                opened = hands.map(lambda number: open_table(address, number), range(wish.tables))
                opening = progress.track(opened, total=wish.tables, description="opening")
                tables = list(opening)
            tables[0].watchers += [
                call(address, "/sessions", name=f"Cili {number}")["token"]
                for number in range(wish.spectators)
            ]
            used = processor(server.pid)
            asyncio.run(run(address, tables, wish.think, wish.seconds))
            after, used = memory(server.pid), processor(server.pid) - used
        finally:
            server.terminate()
            server.wait()
        report(tables, wish, (after - before) / wish.tables, used)
        missing = lost(db, tables)
        print(f"lost moves        {missing}")
        raise SystemExit(1 if missing else 0)


def started() -> Postgres:
    """A PostgreSQL of this run's own, in a folder of /tmp; it listens at a socket there."""
    found = programs()
    if found is None:
        raise SystemExit("PostgreSQL is not installed (tools/system.sh installs it)")
    return Postgres(found, connections=120, durable=True)


def report(tables: list[Table], wish: argparse.Namespace, each: float, used: float) -> None:
    others = tables[1:] if wish.spectators else tables
    waits = sorted(wait for table in others for wait in table.waits)
    cuts = quantiles(waits, n=100) if len(waits) > 1 else [0.0] * 99
    print(
        f"tables            {len(tables)}, {sum(table.over for table in tables)} played to the end"
    )
    # Who waits does not think: so many would come if nobody had to wait.
    print(f"offered           {len(tables) / wish.think:.0f} moves a second")
    print(f"moves a second    {len(waits) / wish.seconds:.1f} ({len(waits)} moves)")
    print(f"seen by both, p50 {cuts[49] * 1000:.0f} ms")
    print(f"seen by both, p99 {cuts[98] * 1000:.0f} ms")
    print(f"memory a table    {each / 1e6:.2f} MB")
    print(f"processor a move  {used / max(1, len(waits)) * 1000:.1f} ms")


if __name__ == "__main__":
    main()

"""A test run that is killed leaves a PostgreSQL behind: the next one clears it up."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

from tests.postgres import Postgres, clear_up, programs

ROOT = Path(__file__).parents[2]
BEGIN = """
import os
from tests.postgres import Postgres, programs
server = Postgres(programs())
print(server.folder, (server.folder / "data" / "postmaster.pid").read_text().split()[0], flush=True)
os.kill(os.getpid(), 9)
"""


def running(pid: str) -> bool:
    """Whether a process is there, and not only waits to be forgotten."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_the_next_run_stops_the_server_of_a_killed_one_and_no_other(postgres: Postgres) -> None:
    done = subprocess.run(
        [sys.executable, "-c", BEGIN], cwd=ROOT, capture_output=True, text=True, timeout=120
    )
    folder, pid = done.stdout.split()
    assert Path(folder).exists() and running(pid)
    bin = programs()
    assert bin is not None
    clear_up(bin)
    assert not Path(folder).exists()
    until = time.monotonic() + 10
    while running(pid):
        assert time.monotonic() < until, "the server is still there"
        time.sleep(0.05)
    assert postgres.folder.exists() and postgres.fresh()

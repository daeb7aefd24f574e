"""A PostgreSQL server for tests: its own cluster in a folder, reached by a socket in it."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path

MISSING = "PostgreSQL is not installed (tools/system.sh installs it where that is allowed)"


def programs() -> Path | None:
    """The folder with PostgreSQL's own programs; Debian does not put it on the path."""
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / "initdb").exists():
            return folder
    found = shutil.which("initdb")
    return Path(found).resolve().parent if found else None


class Postgres:
    """Started when made; `stop` leaves nothing behind."""

    def __init__(self, bin: Path) -> None:
        self._bin = bin
        # Short, since the path of a socket may have a hundred characters only.
        self.folder = Path(tempfile.mkdtemp(prefix="hadur-pg-", dir="/tmp"))
        self._user = _unprivileged()
        if self._user is not None:
            shutil.chown(self.folder, self._user)
        self._made = 0
        try:
            self._run(
                "initdb", "-A", "trust", "-U", "hadur", "-E", "UTF8", "--no-sync", "-D", self._data
            )
            self.start()
        except BaseException:
            shutil.rmtree(self.folder, ignore_errors=True)
            raise

    @property
    def _data(self) -> str:
        return str(self.folder / "data")

    def start(self) -> None:
        options = f"-c listen_addresses='' -k {self.folder} -c max_connections=60"
        self._run(
            "pg_ctl", "-D", self._data, "-l", str(self.folder / "log"), "-o", options, "-w", "start"
        )

    def halt(self, mode: str = "fast") -> None:
        """Stop the server; "immediate" is as if the power had failed."""
        self._run("pg_ctl", "-D", self._data, "-m", mode, "-w", "stop")

    def stop(self) -> None:
        try:
            self.halt("immediate")
        finally:
            shutil.rmtree(self.folder, ignore_errors=True)

    def fresh(self) -> str:
        """The address of a new, empty database."""
        self._made += 1
        name = f"test{self._made}"
        self._run("createdb", "-h", str(self.folder), "-U", "hadur", name)
        return f"postgresql+psycopg://hadur@/{name}?host={self.folder}"

    def _run(self, program: str, *args: str) -> None:
        done = subprocess.run(
            [str(self._bin / program), *args],
            user=self._user,
            cwd=self.folder,
            env={**os.environ, "LC_ALL": "C.UTF-8"},
            stdin=subprocess.DEVNULL,
            # A file and no pipe: the server would hold it open.
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=120,
        )
        if done.returncode != 0:
            log = self.folder / "log"
            raise RuntimeError(f"{program} failed: {log.read_text() if log.exists() else args}")


def _unprivileged() -> str | None:
    """PostgreSQL does not run as root: then somebody else has to run it."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name).pw_name
        except KeyError:
            continue
    return None

"""A PostgreSQL server for tests: its own cluster in a folder, reached by a socket in it."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path

_PLACE = Path("/tmp")
_PREFIX = "hadur-pg-"
_OWNER = "owner"
"""The file that says which test run a folder belongs to."""
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
        self._user = _unprivileged()
        clear_up(bin)
        # Short, since the path of a socket may have a hundred characters only.
        self.folder = Path(tempfile.mkdtemp(prefix=_PREFIX, dir=_PLACE))
        (self.folder / _OWNER).write_text(_process(os.getpid()))
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
        # Here processes fail, never the machine: nothing has to wait for the disk, and a server
        # that was stopped in the middle need not sync hundreds of files before it comes back.
        options = f"-c listen_addresses='' -k {self.folder} -c max_connections=60 -c fsync=off"
        self._run(
            "pg_ctl",
            "-D",
            self._data,
            "-l",
            str(self.folder / "log"),
            "-o",
            options,
            "-w",
            "-t",
            "600",
            "start",
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
        if not _run(self._bin / program, *args, user=self._user, cwd=self.folder):
            log = self.folder / "log"
            raise RuntimeError(f"{program} failed: {log.read_text() if log.exists() else args}")


def clear_up(bin: Path) -> None:
    """Stop the servers of test runs that were killed, and remove what they left behind. Runs that
    are still there, and folders that do not say whose they are, are left alone."""
    for folder in _PLACE.glob(f"{_PREFIX}*"):
        try:
            owner = (folder / _OWNER).read_text()
            if folder.is_symlink() or not owner or _process(int(owner.split()[0])) == owner:
                continue
            user = pwd.getpwuid(folder.stat().st_uid).pw_name if os.geteuid() == 0 else None
            data = str(folder / "data")
            _run(bin / "pg_ctl", "-D", data, "-m", "immediate", "-w", "stop", user=user, cwd=folder)
            shutil.rmtree(folder, ignore_errors=True)
        except (OSError, ValueError, IndexError, KeyError):
            continue  # another run has just cleared it up


def _process(pid: int) -> str:
    """A process by its number and when it began (numbers are used again); "" if it is gone."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return ""
    return f"{pid} {stat.rpartition(')')[2].split()[19]}"


def _run(program: Path, *args: str, user: str | None, cwd: Path) -> bool:
    done = subprocess.run(
        [str(program), *args],
        user=user,
        cwd=cwd,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
        stdin=subprocess.DEVNULL,
        # A file and no pipe: the server would hold it open.
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        timeout=600,
    )
    return done.returncode == 0


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

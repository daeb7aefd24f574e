"""Reports of mistakes: what somebody wrote, and the game they saw."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from hadur.server import notes
from hadur.table.table import Table

_KEPT: Final = 1000


def keep(folder: Path, id: str, table: Table, text: str, now: int) -> None:
    """Write a report into a file of its own. A folder that is full takes no more."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if sum(1 for _ in folder.iterdir()) >= _KEPT:
            notes.warn("reports-full", table=id)
            return
        said = "".join(f"# {line}\n" for line in text.splitlines())
        record = "" if table.match is None else table.match.record.to_text()
        path = folder / f"{id}-{now}.txt"
        path.write_text(f"{said}# table {id}, entry {table.number}\n{record}", encoding="utf-8")
        path.chmod(0o600)
    except OSError as error:
        notes.warn("report-lost", table=id, error=error)

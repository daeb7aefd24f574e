"""Files of running games: the recovery file that follows every move, and saves on demand."""

from __future__ import annotations

import os
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from hadur.cli import places
from hadur.cli.playing.seats import Seats
from hadur.cli.playing.series import Series
from hadur.kernel import sealed
from hadur.kernel.errors import BadRecord, CannotSave, UnknownName
from hadur.kernel.match import Match
from hadur.kernel.record import TITLE, Record

SUFFIX: Final = ".record"
KEPT: Final = 50
"""So many recovery files are kept; older ones make room for new ones."""


def text_of(match: Match, seats: Seats, series: Series) -> str:
    """A record with comments that say who sits where, and what was played before."""
    return match.record.to_text() + seats.comment() + "\n" + series.comment()


def save(path: Path, match: Match, seats: Seats, series: Series) -> None:
    """Save where the player says; a file that is no record is not overwritten."""
    if path.is_file():
        try:
            with path.open(encoding="utf-8", errors="replace") as file:
                first = file.read(len(TITLE))
        except OSError as error:
            raise CannotSave(f"cannot write {path}: {error.strerror}") from error
        if first != TITLE:
            raise CannotSave(f"{path} exists and is no saved game: choose another name")
    sealed.write(path, text_of(match, seats, series))


class Recovery:
    """The file that holds a game as it stands after every move."""

    def __init__(self, game: str, old: Path | None = None) -> None:
        """For a new game; or one that goes on, whose `old` file this takes over."""
        folder = places.state_folder("recovery")
        stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S%f")
        self.path: Final = folder / f"{game}-{stamp}-{os.getpid()}{SUFFIX}"
        if old is not None:
            with suppress(OSError):
                old.rename(self.path)
        _prune(folder)

    def keep(self, match: Match, seats: Seats, series: Series) -> None:
        sealed.write(self.path, text_of(match, seats, series))


def _by_age(folder: Path) -> list[Path]:
    """The recovery files, newest first."""
    found = []
    for path in folder.glob(f"*{SUFFIX}"):
        with suppress(OSError):
            found.append((path.stat().st_mtime, path.name, path))
    return [path for _, _, path in sorted(found, reverse=True)]


def _prune(folder: Path) -> None:
    for path in _by_age(folder)[KEPT:]:
        with suppress(OSError):
            path.unlink()


def _is_played_now(path: Path) -> bool:
    """Whether the process that writes the file is still there (its name ends with the id)."""
    number = path.stem.rpartition("-")[2]
    if os.name != "posix" or not number.isdecimal() or int(number) == os.getpid():
        return False
    try:
        os.kill(int(number), 0)
    except (OSError, OverflowError):
        return False
    return True


def last_unfinished(game: str) -> tuple[Path, Record]:
    """The game that was left last; any game if `game` is ''. UnknownName if there is none."""
    for path in _by_age(places.state_folder("recovery")):
        if _is_played_now(path):
            continue
        try:
            record = Record.load(path)
        except BadRecord:
            continue
        if record.result is None and game in ("", record.game):
            return path, record
    raise UnknownName("there is no unfinished game to go on with")

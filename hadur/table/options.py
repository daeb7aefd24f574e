"""What the people who open a table may choose besides the game."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

import msgspec

from hadur.table.errors import Refused

SECOND: Final = 1000
DAY: Final = 24 * 60 * 60


class Pace(StrEnum):
    """How thinking time is given."""

    NONE = "none"
    MOVE = "move"
    BANK = "bank"
    DAYS = "days"


class Undo(StrEnum):
    """`FREE`: back to the last information barrier, beyond it if all others agree.
    `CONSENT`: only if all others agree."""

    FREE = "free"
    CONSENT = "consent"
    OFF = "off"


class Late(StrEnum):
    """What follows when time is up: the game is lost, or the others may claim it."""

    LOSE = "lose"
    CLAIM = "claim"


class Passes(StrEnum):
    """Where there is only one answer it is `GIVEN` by the table (table/only_answers.py), or people
    are `ASKED` all the same."""

    GIVEN = "given"
    ASKED = "asked"


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`amount` is seconds for each decision (MOVE), seconds for the game (BANK), or days for each
    decision (DAYS); `increment` is seconds that a bank gains whenever others are to decide."""

    pace: Pace = Pace.NONE
    amount: int = 0
    increment: int = 0

    @property
    def milliseconds(self) -> int:
        return self.amount * SECOND * (DAY if self.pace is Pace.DAYS else 1)


_LONGEST: Final = {Pace.NONE: 0, Pace.MOVE: DAY, Pace.BANK: 30 * DAY, Pace.DAYS: 30}
LONGEST_INCREMENT: Final = 60 * 60
LONGEST_PATIENCE: Final = 30 * DAY
SHORTEST_PATIENCE: Final = 60
"""A train goes through a tunnel: nobody's game can be claimed sooner, whatever was chosen."""
SHORTEST_RATED: Final = 300


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`public`: everybody finds the table and may sit; else only who knows a code. `patience`:
    seconds after which the game of somebody absent may be claimed. `several`: one person may
    take several seats."""

    clock: Clock = Clock()
    undo: Undo = Undo.FREE
    late: Late = Late.LOSE
    rated: bool = False
    public: bool = True
    spectators: bool = True
    patience: int = 300
    several: bool = False
    passes: Passes = Passes.GIVEN

    @property
    def waits(self) -> int:
        """The patience that holds; old tables may have chosen less."""
        return max(self.patience, SHORTEST_RATED if self.rated else SHORTEST_PATIENCE)


def checked(options: Options) -> Options:
    """The options as they will hold; Refused if they make no sense."""
    clock = options.clock
    timed = clock.pace is not Pace.NONE
    if not (1 if timed else 0) <= clock.amount <= _LONGEST[clock.pace]:
        raise Refused("table-bad-clock")
    if not 0 <= clock.increment <= (LONGEST_INCREMENT if clock.pace is Pace.BANK else 0):
        raise Refused("table-bad-clock")
    if not options.waits == options.patience <= LONGEST_PATIENCE:
        least = SHORTEST_RATED if options.rated else SHORTEST_PATIENCE
        raise Refused("table-bad-patience", least=least, most=LONGEST_PATIENCE)
    if options.rated and options.several:
        raise Refused("table-rated-several")
    return msgspec.structs.replace(options, undo=Undo.OFF) if options.rated else options

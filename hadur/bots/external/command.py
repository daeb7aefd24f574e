"""Which program "exec:./mybot" stands for, and how long it may think."""

from __future__ import annotations

import os
import re
import shlex
import shutil
from typing import Final

from hadur.kernel.errors import UnknownName

PREFIX: Final = "exec:"
BUDGET: Final = 1.0
"""Seconds for a decision, where the name does not say."""
_MOST: Final = 3600
_TIME: Final = re.compile(r"(\d{1,9}(?:\.\d{1,9})?)(ms|s):")


def budget_and_command(text: str) -> tuple[float, list[str]]:
    """The time for a decision in seconds and the command that "exec:5s:./mybot --fast" names."""
    wanted = text.removeprefix(PREFIX)
    time = _TIME.match(wanted)
    if time is None:
        return BUDGET, command_of(wanted)
    budget = float(time[1]) / (1000 if time[2] == "ms" else 1)
    if not 0.001 <= budget <= _MOST:
        raise UnknownName(f"{PREFIX}{time[0]} a decision may take from 1ms to {_MOST}s")
    return budget, command_of(wanted[time.end() :])


def command_of(text: str) -> list[str]:
    """A command line in words; UnknownName if there is no such program."""
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise UnknownName(f"cannot read {PREFIX}{text}: {error}") from error
    if not words:
        raise UnknownName(f"{PREFIX} needs a program, as in {PREFIX}./mybot")
    if os.name != "posix":
        raise UnknownName(f"{PREFIX} needs Linux or macOS; bots of our own play here too")
    name = words[0]
    if os.sep not in name:
        found = shutil.which(name)
        if found is None:
            raise UnknownName(
                f"no program is called '{name}' (for one in this folder write {PREFIX}./{name})"
            )
        return [found, *words[1:]]
    if os.path.isdir(name):
        raise UnknownName(f"{name} is a folder, not a program")
    if not os.path.exists(name):
        raise UnknownName(f"there is no program {name}")
    if not os.access(name, os.X_OK):
        raise UnknownName(f"{name} is not executable (try: chmod +x {shlex.quote(name)})")
    return [os.path.abspath(name), *words[1:]]

"""`hadur scenario`: positions on paper, carried out."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hadur.cli import console
from hadur.cli.front import BAD_INPUT, say
from hadur.games import NAMES, load
from hadur.kernel.errors import BadScenario
from hadur.kernel.scenario import Difference, Scenario
from hadur.kernel.scenario import run as carry_out

app = typer.Typer(no_args_is_help=True)


@app.callback()
def scenario() -> None:
    """Scenario files: a position with what must and must not be possible in it."""


@app.command()
def run(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE...", help="Scenario files, or folders of them.")
    ],
) -> None:
    """Carry scenarios out: exit code 0, or 1 and the first difference of each."""
    screen = console.out()
    paths = [path for name in files for path in _files(name)]
    different = bad = 0
    for path in paths:
        try:
            found = _difference(path)
        except BadScenario as error:
            bad += 1
            say(str(error))
            continue
        if found is not None:
            different += 1
            screen.print(str(found), soft_wrap=True)
    if len(paths) > 1 or not bad:
        screen.print(_sum(len(paths), different, bad), soft_wrap=True)
    if bad or different:
        raise typer.Exit(BAD_INPUT if bad else 1)


def _files(path: Path) -> list[Path]:
    """A file, or all scenario files in a folder and below."""
    if not path.is_dir():
        return [path]
    found = sorted(path.rglob("*.toml"))
    if not found:
        raise BadScenario(f"there is no scenario file (*.toml) in {path}")
    return found


def _difference(path: Path) -> Difference | None:
    scenario = Scenario.load(path, NAMES)
    return carry_out(scenario, load(scenario.game))


def _sum(total: int, different: int, bad: int) -> str:
    parts = [f"{total} {'scenario' if total == 1 else 'scenarios'}"]
    parts.append(f"{total - different - bad} as written")
    if different:
        parts.append(f"{different} different")
    if bad:
        parts.append(f"{bad} not readable")
    return ", ".join(parts)

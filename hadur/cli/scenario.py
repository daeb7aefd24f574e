"""`hadur scenario`: positions on paper, carried out and looked at."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hadur.cli import console, scenario_names
from hadur.cli.front import BAD_INPUT, say
from hadur.games import NAMES, load
from hadur.kernel.errors import BadScenario
from hadur.kernel.scenarios import Difference, Scenario, found_by
from hadur.kernel.scenarios import run as carry_out
from hadur.kernel.scenarios.picture import picture

app = typer.Typer(no_args_is_help=True)


@app.callback()
def scenario() -> None:
    """Scenario files: a position with what must and must not be possible in it."""


@app.command()
def run(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE...", help="Scenario files, or folders of them.")
    ],
    brief: Annotated[
        bool, typer.Option("--brief", help="Print a line for each difference, and no table.")
    ] = False,
) -> None:
    """Carry scenarios out: exit code 0, or 1 and the first difference of each, with the table, the
    question and the legal moves where it shows."""
    screen = console.out()
    paths = [path for name in files for path in _files(name)]
    different = bad = 0
    for path in paths:
        try:
            found, drawn = _difference(path)
        except BadScenario as error:
            bad += 1
            say(str(error))
            continue
        if found is not None:
            different += 1
            screen.print(str(found), soft_wrap=True)
            if drawn and not brief:
                screen.print(f"\n{drawn}\n", soft_wrap=True)
    if len(paths) > 1 or not bad:
        screen.print(_sum(len(paths), different, bad), soft_wrap=True)
    if bad or different:
        raise typer.Exit(BAD_INPUT if bad else 1)


@app.command()
def show(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A scenario file.")],
    step: Annotated[
        int,
        typer.Option(
            "--step", metavar="N", help="As step N finds it; one more than there are: at the end."
        ),
    ] = 1,
    variant: Annotated[
        int, typer.Option("--variant", metavar="N", help="Which variant, if there are any.")
    ] = 1,
) -> None:
    """Draw the table of a scenario, the question and every legal move."""
    scenario = Scenario.load(file, NAMES)
    if scenario.variants:
        if not 1 <= variant <= len(scenario.variants):
            raise BadScenario(f"{file} has no variant {variant}: it has {len(scenario.variants)}")
        scenario = scenario.variants[variant - 1]
    game = load(scenario.game)
    state = found_by(scenario, game, step)
    console.out().print(picture(game, state), soft_wrap=True)


@app.command()
def names(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game's name.")],
) -> None:
    """List the names that scenarios of a game can use: keys of positions, questions, ways to
    choose, moves, what can be expected."""
    console.out().print(scenario_names.listed(load(game)), soft_wrap=True)


def _files(path: Path) -> list[Path]:
    """A file, or all scenario files in a folder and below."""
    if not path.is_dir():
        return [path]
    found = sorted(path.rglob("*.toml"))
    if not found:
        raise BadScenario(f"there is no scenario file (*.toml) in {path}")
    return found


def _difference(path: Path) -> tuple[Difference | None, str]:
    """What differs, and the table it shows on."""
    scenario = Scenario.load(path, NAMES)
    game = load(scenario.game)
    found = carry_out(scenario, game)
    if found is None or found.state is None:
        return found, ""
    return found, picture(game, found.state)


def _sum(total: int, different: int, bad: int) -> str:
    parts = [f"{total} {'scenario' if total == 1 else 'scenarios'}"]
    parts.append(f"{total - different - bad} as written")
    if different:
        parts.append(f"{different} different")
    if bad:
        parts.append(f"{bad} not readable")
    return ", ".join(parts)

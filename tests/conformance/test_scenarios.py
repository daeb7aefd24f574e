"""Every scenario file of every game holds, and every worked example of the rules is one."""

from __future__ import annotations

from pathlib import Path

import pytest

from hadur.games import NAMES, load
from hadur.kernel.scenario import Scenario, run

FOLDER = Path(__file__).parents[1] / "scenarios"
FILES = [path for game in NAMES for path in sorted((FOLDER / game).glob("*.toml"))]
WORKED_EXAMPLES = {"summoner-wars": ("SW", 32), "conquest": ("CQ", 64)}
"""How the ids of a game's rules begin, and how many examples its rules work out."""


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_the_scenario_holds(path: Path) -> None:
    difference = run(Scenario.load(path), load(path.parent.name))
    assert difference is None, str(difference)


@pytest.mark.parametrize("name", NAMES)
def test_all_worked_examples_are_scenarios(name: str) -> None:
    rules, count = WORKED_EXAMPLES[name]
    stems = [path.stem for path in (FOLDER / name).glob(f"{rules}-EX*.toml")]
    numbers = {stem.split("-")[1] for stem in stems}
    assert numbers == {f"EX{n:02d}" for n in range(1, count + 1)}

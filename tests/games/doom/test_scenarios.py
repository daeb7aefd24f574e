"""Every scenario file holds, and every worked example of the rules is one."""

from __future__ import annotations

from pathlib import Path

import pytest

from hadur.games.doom import GAME
from hadur.kernel.scenarios import Scenario, run

FOLDER = Path(__file__).parents[2] / "scenarios" / "doom"
FILES = sorted(FOLDER.glob("*.toml"))
EXAMPLES = 24


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_the_scenario_holds(path: Path) -> None:
    difference = run(Scenario.load(path, ["doom"]), GAME)
    assert difference is None, str(difference)


def test_all_worked_examples_are_scenarios() -> None:
    numbers = {path.stem.split("-")[1] for path in FILES}
    assert numbers == {f"EX{n:02d}" for n in range(1, EXAMPLES + 1)}

"""The worked examples of the rulebook, as files."""

from __future__ import annotations

from pathlib import Path

import pytest

from hadur.games.chaos_galaxy import GAME
from hadur.kernel.scenarios import Scenario, run

FILES = sorted((Path(__file__).parents[2] / "scenarios" / "chaos-galaxy").glob("*.toml"))


def test_there_are_files() -> None:
    assert len(FILES) >= 30


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_scenario(path: Path) -> None:
    difference = run(Scenario.load(path, ["chaos-galaxy"]), GAME)
    assert difference is None, str(difference)

"""Every scenario file of the game holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from hadur.games.forbidden_stars import GAME
from hadur.kernel.scenarios import Scenario, run

FILES = sorted((Path(__file__).parents[2] / "scenarios" / "forbidden-stars").glob("*.toml"))


def test_there_are_scenarios() -> None:
    assert len(FILES) > 25


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_scenario(path: Path) -> None:
    assert run(Scenario.load(path), GAME) is None

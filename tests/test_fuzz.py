"""Everything the cards can do happens in games that prefer what was seldom done."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hadur.games import NAMES

ROOT = Path(__file__).parents[1]


@pytest.mark.skipif(os.environ.get("HADUR_ENGINE") == "fast", reason="it follows Python lines")
@pytest.mark.parametrize("game", NAMES)
def test_every_card_ability_choice_and_line_is_reached(game: str) -> None:
    run = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "fuzz.py"), game],
        env={**os.environ, "HADUR_ENGINE": "pure"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-3000:] + run.stderr[-3000:]

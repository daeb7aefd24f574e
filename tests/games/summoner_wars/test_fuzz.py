"""Everything the cards can do happens in games that prefer what was seldom done."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]


@pytest.mark.skipif(os.environ.get("HADUR_ENGINE") == "fast", reason="it follows Python lines")
def test_every_card_ability_choice_and_line_is_reached() -> None:
    run = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "fuzz.py"), "--games", "1280"],
        env={**os.environ, "HADUR_ENGINE": "pure"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-3000:] + run.stderr[-3000:]

"""The golden games come out as they stand; a changed rule shows as a readable diff."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from hadur.games import NAMES

ROOT = Path(__file__).parents[1]


def test_every_game_has_golden_games() -> None:
    folders = [folder for folder in (ROOT / "tests" / "golden").iterdir() if list(folder.iterdir())]
    assert {folder.name for folder in folders} == set(NAMES)


def test_the_golden_games_are_unchanged() -> None:
    run = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "golden.py"), "--check"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, f"{run.stdout}{run.stderr}\n`make golden` writes them anew"

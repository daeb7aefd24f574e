"""The golden games come out as they stand; a changed rule shows as a readable diff."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_golden_games_are_unchanged() -> None:
    run = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "golden.py"), "--check"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, f"{run.stdout}{run.stderr}\n`make golden` writes them anew"

"""The pure and the compiled build play the same games, state by state."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hadur import engine
from hadur.games import NAMES

ROOT = Path(__file__).parents[2]
GAMES = {"summoner-wars": 2000}
MORE = 300
"""So many games of every other game, whose games are longer."""


def start(game: str, build: str, games: int) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, str(ROOT / "tools" / "hashes.py"), game, "--games", str(games)],
        env={**os.environ, "HADUR_ENGINE": build},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.mark.parametrize("game", NAMES)
def test_both_builds_pass_through_the_same_states(game: str) -> None:
    if not engine.home(ROOT).is_dir():
        assert not any(shutil.which(cc) for cc in ("cc", "gcc", "clang")), "run `make fast` first"
        pytest.skip("no C compiler on this machine, so there is no compiled build to compare")
    games = GAMES.get(game, MORE)
    runs = {build: start(game, build, games) for build in ("pure", "fast")}
    printed = {}
    for build, run in runs.items():
        out, err = run.communicate()
        assert run.returncode == 0, err
        assert f"{'compiled' if build == 'fast' else 'pure'} engine" in err
        printed[build] = out.splitlines()
    assert len(printed["pure"]) == games // 50
    assert printed["fast"] == printed["pure"]

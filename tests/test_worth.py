"""What things are worth: leads are made of it, and the tool finds it in results."""

from __future__ import annotations

import json
import math
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from hadur.games import NAMES, load
from hadur.kernel.playout import Tally, playout
from hadur.kernel.setups import variety

ROOT = Path(__file__).parents[1]
WHICHEVER_ENGINE = {name: value for name, value in os.environ.items() if name != "HADUR_ENGINE"}
"""For a tool that plays many games: both engines play the same ones, and the compiled one is there
if it was built."""


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_lead_is_the_sum_of_what_one_has_more(name: str, seed: int) -> None:
    """But for what is divided and rounded: a point or two for each such thing."""
    worth = pytest.importorskip("tools.worth", reason="needs NumPy")
    game = load(name)
    advisor = game.advisor()
    single = [advisor.valuing(worth.only(advisor.worth, thing)) for thing in advisor.worth]
    for_two = [setup for setup in variety(game, 30) if len(setup["seats"]) == 2]
    state = game.begin(for_two[seed], seed)
    for _ in range(6):
        playout(state, seed, 25, Tally())
        if state.over:
            break
        mine, theirs = (worth.holdings(state, single, seat) for seat in (0, 1))
        more = [a - b for a, b in zip(mine, theirs, strict=True)]
        parts = zip(advisor.worth.values(), more, strict=True)
        lead = int(advisor.lead(state, 0))
        assert sum(value * much for value, much in parts) == pytest.approx(lead, abs=8)
        assert (
            lead
            == -int(advisor.lead(state, 1))
            == int(advisor.valuing(advisor.worth).lead(state, 0))
        )


def test_what_decided_games_is_found_in_them() -> None:
    """Two things decide, one does not; one deck is better than the others."""
    worth = pytest.importorskip("tools.worth", reason="needs NumPy")
    rng = random.Random(4)
    games = []
    for _ in range(1500):
        decks = rng.choice([("a", "b"), ("b", "a"), ("b", "b")])
        held = [[float(rng.randint(0, 3)) for _ in range(3)] for _ in decks]
        sums = [0.8 * h[0] - 0.4 * h[1] + (d == "a") for h, d in zip(held, decks, strict=True)]
        won = float(rng.random() < 1 / (1 + math.exp(sums[1] - sums[0])))
        games.append(worth.Played(decks, [held], (won, 1 - won)))
    today = {"gold": 1, "dirt": 1, "air": 1}
    found = worth.report(worth.Fit(games, list(today)), today)
    assert found["gold"] == pytest.approx(800, abs=120)
    assert found["dirt"] == pytest.approx(-400, abs=120)
    assert found["air"] == pytest.approx(0, abs=120)


def test_what_decided_games_of_four_is_found_as_well() -> None:
    worth = pytest.importorskip("tools.worth", reason="needs NumPy")
    rng = random.Random(5)
    games = []
    for _ in range(700):
        held = [[float(rng.randint(0, 3)) for _ in range(2)] for _ in range(4)]
        chances = [math.exp(0.8 * gold - 0.4 * dirt) for gold, dirt in held]
        winner = rng.choices(range(4), chances)[0]
        shares = tuple(float(side == winner) for side in range(4))
        games.append(worth.Played(("",) * 4, [held], shares))
    today = {"gold": 1, "dirt": 1}
    found = worth.report(worth.Fit(games, list(today)), today)
    assert found["gold"] == pytest.approx(800, abs=120)
    assert found["dirt"] == pytest.approx(-400, abs=120)


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["--games", "5"], "--games must be at least 6"),
        (["--iterations", "0"], "--iterations must be at least 1"),
        (["--check", "-1"], "--check must be at least 0"),
    ],
)
def test_bad_numbers_are_one_line(args: list[str], words: str) -> None:
    pytest.importorskip("numpy", reason="needs NumPy")
    run = subprocess.run(
        [sys.executable, "tools/worth.py", NAMES[0], *args],
        cwd=ROOT, capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert run.returncode == 2
    assert words in run.stderr and "Traceback" not in run.stderr


@pytest.mark.parametrize("name", NAMES)
def test_the_tool_plays_fits_and_checks(name: str, tmp_path: Path) -> None:
    pytest.importorskip("numpy", reason="needs NumPy")
    kept = tmp_path / "worth.json"
    run = subprocess.run(
        [sys.executable, "tools/worth.py", name, "--games", "6", "--iterations", "2",
         "--check", "2", "--keep", str(kept), "--workers", "2"],
        cwd=ROOT, capture_output=True, encoding="utf-8", check=False, env=WHICHEVER_ENGINE,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    assert "positions of 6 games" in run.stdout and "new against old: " in run.stdout
    assert list(json.loads(kept.read_text())) == list(load(name).advisor().worth)

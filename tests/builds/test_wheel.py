"""A wheel brings its compiled engine along."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from hadur import engine
from hadur.games import OWN

ROOT = Path(__file__).parents[2]


def run(*command: str | Path, cwd: Path, **env: str) -> str:
    """Run a command as it is run outside the project, and return what it printed."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("HADUR")}
    clean.pop("PYTHONPATH", None)
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env={**clean, **env},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty environment with the wheel installed; what it depends on is that of the tests."""
    if not engine.home(ROOT).is_dir():
        assert not any(shutil.which(cc) for cc in ("cc", "gcc", "clang")), "run `make fast` first"
        pytest.skip("no C compiler on this machine, so there is no compiled engine for a wheel")
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, ROOT / "tools" / "wheel.py", "--as-built", "--to", folder, cwd=ROOT)
    (wheel,) = folder.glob("*.whl")
    run(sys.executable, "-m", "venv", "--without-pip", folder / "venv", cwd=folder)
    python = folder / "venv" / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", python, "install", "--quiet"]
    run(*pip, "--no-deps", "--no-index", "--no-cache-dir", wheel, cwd=folder)
    purelib = run(
        python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=folder
    )
    needs = {sysconfig.get_path("purelib"), *(path for path in sys.path if "packages" in path)}
    (Path(purelib.strip()) / "needs.pth").write_text("\n".join(sorted(needs)))
    return folder


def test_the_installed_package_finds_the_engine_it_came_with(place: Path) -> None:
    said = run(place / "venv/bin/hadur", "--version", cwd=place)
    assert "compiled engine" in said
    code = "import hadur.kernel.state as it; print(it.__file__)"
    found = Path(run(place / "venv/bin/python", "-c", code, cwd=place).strip())
    assert found.name.endswith(engine.SUFFIX)
    assert place / "venv" in found.parents


def test_it_plays_games_there(place: Path) -> None:
    sim = [place / "venv/bin/hadur", "sim", "--games", "2", "--workers", "1", "--bot", "random"]
    assert OWN
    for game in OWN:
        out = run(*sim, game, "--json", "-", cwd=place, HADUR_ENGINE="fast")
        played = [json.loads(line) for line in out.splitlines() if line.startswith("{")]
        assert len(played) == 2


def test_the_wheel_asks_for_what_native_modules_call(place: Path) -> None:
    (facts,) = (place / "venv").rglob("hadur-*.dist-info/METADATA")
    assert "Requires-Dist: librt==" in facts.read_text()


def test_without_the_engine_the_pure_one_runs(place: Path) -> None:
    said = run(place / "venv/bin/hadur", "--version", cwd=place, HADUR_ENGINE="pure")
    assert "pure engine" in said

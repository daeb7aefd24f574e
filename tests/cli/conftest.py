"""The command, called in this process or in one of its own, with nothing of the user's at hand."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from hadur import bots
from hadur.cli.main import assemble
from hadur.games import load
from hadur.kernel.match import Match

GAME = load("summoner-wars")
APP = assemble()


@dataclass(frozen=True)
class Said:
    """What a call came to."""

    code: int
    out: str
    err: str


Run = Callable[..., Said]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder to work in, with the state folder beside it."""
    work = tmp_path / "work"
    work.mkdir()
    monkeypatch.chdir(work)
    for name in ("HADUR_LANG", "LC_ALL", "LC_MESSAGES", "HADUR_DEBUG", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return work


@pytest.fixture
def hadur(home: Path) -> Run:
    """Call the command in this process; `typed` is what comes on stdin."""

    def run(*args: str | Path, typed: str = "") -> Said:
        found = CliRunner().invoke(APP, [str(arg) for arg in args], input=typed)
        assert found.exception is None or isinstance(found.exception, SystemExit), found.exception
        return Said(found.exit_code, found.stdout, found.stderr)

    return run


@pytest.fixture
def shell(home: Path) -> Run:
    """Call the command in a process of its own."""

    def run(*args: str | Path, typed: str = "", **env: str) -> Said:
        done = subprocess.run(
            [sys.executable, "-m", "hadur.cli.main", *map(str, args)],
            input=typed,
            capture_output=True,
            encoding="utf-8",
            env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2]), **env},
            timeout=300,
            check=False,
        )
        return Said(done.returncode, done.stdout, done.stderr)

    return run


@pytest.fixture
def terminal(home: Path) -> Iterator[Callable[..., Any]]:
    """Run the command at a pseudo-terminal."""
    from .pseudo import Terminal

    opened: list[Terminal] = []

    def start(*args: str) -> Terminal:
        opened.append(Terminal(*args))
        return opened[-1]

    yield start
    for one in opened:
        os.close(one.handle)
        if not one.ended:
            os.kill(one.pid, signal.SIGKILL)
            os.waitpid(one.pid, 0)


@pytest.fixture
def feud(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes know the games of the tests: `feud` (2 to 4 seats) and the toys."""
    toys = [f"{toy}=tests.kernel.toys.{toy}:GAME" for toy in ("orders", "lair", "hunts")]
    monkeypatch.setenv("HADUR_GAMES", ",".join(["feud=tests.feud:GAME", *toys]))
    monkeypatch.setenv("HADUR_ENGINE", "pure")


def recovery_files(home: Path) -> list[Path]:
    return sorted((home.parent / "state").rglob("*.record"))


def play_out(
    decks: list[str], seed: int, bot: str = "", person: int = 0, limit: int = 100_000
) -> tuple[Match, list[str]]:
    """A game as the command would play it, and the lines its people type: all random moves."""
    match = Match.start(GAME, {"decks": decks}, seed)
    program = bots.make(bot, GAME, seed + (1 - person) + 1) if bot else None
    choose = random.Random(seed)
    typed: list[str] = []
    while not match.state.over and len(typed) < limit:
        decision = match.state.decisions[0]
        if program is not None and decision.seat != person:
            match.play(program.choose(match.state, decision.seat), decision.seat)
            continue
        text = choose.choice(decision.texts)
        typed.append(text)
        match.play(text, decision.seat)
    return match, typed

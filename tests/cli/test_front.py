"""The front door: version, help, and what a user sees of our own mistakes."""

from __future__ import annotations

from pathlib import Path

import pytest

import hadur as package
from hadur.kernel.match import Match
from hadur.kernel.record import Record

from .conftest import Run, recovery_files

COMMANDS = [
    ("play",), ("sim",), ("replay",), ("scenario",), ("scenario", "run"), ("rules",),
    ("rules", "show"), ("rules", "search"), ("rules", "coverage"), ("deck",), ("deck", "list"),
    ("deck", "check"), ("deck", "show"), ("deck", "export"), ("bench",), ("protocol",), ("arena",),
    ("arena", "run"), ("arena", "matrix"), ("arena", "swiss"),
]  # fmt: skip


def test_the_version_names_the_engine(hadur: Run) -> None:
    said = hadur("--version")
    assert said.code == 0
    assert said.out == f"hadur {package.__version__} ({package.ENGINE} engine)\n"


def test_without_a_command_the_help_is_shown(hadur: Run) -> None:
    said = hadur()
    assert said.code == 0
    assert "Usage: hadur" in said.out


def test_the_help_lists_every_command(hadur: Run) -> None:
    listed = hadur("--help").out
    for command in {command[0] for command in COMMANDS}:
        assert f" {command} " in listed


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_command_has_help(hadur: Run, command: tuple[str, ...]) -> None:
    said = hadur(*command, "--help")
    assert (said.code, said.err) == (0, "")
    assert f"Usage: hadur {' '.join(command)}" in said.out


def break_play(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise KeyError("frost\nmage")

    monkeypatch.setattr(Match, "play", broken)


def test_a_mistake_of_ours_is_one_line_with_the_place_of_the_record(
    hadur: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    break_play(monkeypatch)
    said = hadur("play", "--bot", "random", "--option", "first=0", typed="end\n")
    (path,) = recovery_files(home)
    assert said.code == 70
    assert said.err.count("\n") == 1
    assert "a mistake of ours, KeyError" in said.err
    assert f"the game is saved in {path}" in said.err
    assert Record.load(path).moves == []


def test_the_traceback_is_shown_on_request_only(
    hadur: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    break_play(monkeypatch)
    monkeypatch.setenv("HADUR_DEBUG", "1")
    said = hadur("play", "--bot", "random", "--option", "first=0", typed="end\n")
    assert said.code == 70
    assert "Traceback" in said.err
    assert "KeyError" in said.err


def test_characters_the_terminal_cannot_show_do_no_harm(shell: Run) -> None:
    said = shell("deck", "list", "summoner-wars", "--lang", "hu", PYTHONIOENCODING="ascii")
    assert said.code == 0
    assert "Sarki t?rp?k" in said.out

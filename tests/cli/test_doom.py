"""DOOM at a terminal: moves that are typed, cards that are read, a mission of one's own, and the
next mission of an operation."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hadur.games.doom.loading.missions import MISSIONS
from hadur.kernel.record import Record

from .conftest import Run, recovery_files

PLAY = ("play", "doom", "--seats", "2", "--bot", "random", "--seed", "3")
MARINE = (*PLAY, "--as", "1")
SET_UP = "class medic\nweapon plasma-rifle\nweapon burst-rifle\n"
LOST = "concede\nyes\n"


@pytest.mark.parametrize(("lang", "taken", "asked"), [
    ("en", "You take the class card Medic.", "In which start space do you begin?"),
    ("hu", "Kasztkártyát választasz: Szanitéc.", "Melyik kezdőmezőről indulsz?"),
])  # fmt: skip
def test_a_marine_gets_ready_as_it_is_written(
    shell: Run, lang: str, taken: str, asked: str
) -> None:
    said = shell(*MARINE, "--lang", lang, typed=SET_UP)
    assert said.err == ""
    told = " ".join(said.out.split())
    assert taken in told and asked in told


def test_a_card_is_read_and_the_judge_says_why_not(shell: Run) -> None:
    said = shell(*MARINE, "--lang", "en", typed="card medic\nwhy class nobody\nwhy end\n")
    told = " ".join(said.out.split())
    assert "Medic" in told and "is not legal" in told and "(DM-" in told


def test_the_invader_chooses_in_secret_and_plays_on(shell: Run) -> None:
    said = shell(*PLAY, "--as", "0", "--lang", "en", typed="1\n" * 40)
    assert said.err == "" and "Round 1" in said.out
    assert "Which event cards do you take?" in " ".join(said.out.split())


def test_a_mission_of_ones_own_is_played_from_its_file(shell: Run, home: Path) -> None:
    ours = Path(__file__).parents[2] / "hadur/games/doom/data/missions/04.toml"
    mine = home / "mine.toml"
    mine.write_text(ours.read_text("utf-8").replace("number = 4", "number = 14"), "utf-8")
    said = shell(*MARINE, "--mission", mine, "--lang", "en", typed="class medic\n")
    assert said.err == "" and "You take the class card Medic." in said.out
    checked = shell("mission", "check", mine, "--lang", "en")
    assert checked.code == 0


def test_who_lost_a_mission_of_a_custom_operation_chooses_the_next(shell: Run, home: Path) -> None:
    said = shell(
        *MARINE, "--lang", "en", "--option", "operation=custom", "--option", "mission=4",
        typed=f"{LOST}6\n{LOST}",
    )  # fmt: skip
    assert said.err == ""
    told = " ".join(said.out.split())
    assert "You choose what is played next. Mission: type a number" in told
    left = [name for name in MISSIONS if name != "4"]
    played = [Record.load(path).setup["options"]["mission"] for path in recovery_files(home)]
    assert sorted(played[:2]) == sorted(["4", left[5]])
    assert "After 2 games of the series" in told


def test_an_operation_goes_on_in_order(shell: Run, home: Path) -> None:
    shell(*MARINE, "--lang", "en", "--option", "operation=operation", typed=LOST * 4)
    played = [Record.load(path).setup["options"]["mission"] for path in recovery_files(home)]
    assert sorted(played) == ["1", "2", "3", "4"], "four wins end it"


def test_the_menu_has_the_mission_among_what_can_be_changed(terminal: Callable[..., Any]) -> None:
    """A mission belongs to the table: nobody is asked for it as for a deck of their own."""
    screen = terminal("play", "doom", "--seats", "2", "--lang", "hu")
    screen.wait_for("Melyik helyeken játszol 1 és 2 között?")
    screen.type("2\n")
    screen.wait_for("1. Térdig a holtakban")
    screen.type("\n")
    screen.wait_for("bot, 1. szint")
    screen.type("6\n")
    screen.wait_for("Melyik kasztkártyát választod?")
    screen.type("quit\n")
    assert screen.code() == 0

"""Standing orders in a game at the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from hadur.kernel.record import Record

from .conftest import Run, Said, recovery_files

TO_A_WINDOW = ("no", "pass", "dial 1")
"""Keep the hand, deploy nothing, and send the warlord to the first planet."""


@pytest.fixture
def conquest(hadur: Run) -> Run:
    def run(*lines: str, lang: str = "en") -> Said:
        decks = ("--deck", "cato", "--vs", "straken")
        args = (
            "play",
            "conquest",
            *decks,
            "--seed",
            "3",
            "--bot",
            "script",
            "--lang",
            lang,
            "--ask-all",
        )
        found: Said = hadur(*args, typed="".join(f"{line}\n" for line in (*lines, "quit")))
        assert (found.code, found.err) == (0, "")
        return found

    return run


def own_moves(home: Path) -> list[str]:
    (path,) = recovery_files(home)
    return [line.text for line in Record.load(path).moves if line.seat == 0]


def test_an_order_answers_what_is_asked_and_all_that_is_like_it(conquest: Run, home: Path) -> None:
    said = conquest(*TO_A_WINDOW, "order pass phase")
    assert "until the phase ends" in said.out
    assert said.out.count("Do you take an action?") == 1
    assert own_moves(home)[3:] == ["pass"] * 4
    assert "Your combat turn: what do you do?" in said.out


def test_without_an_order_every_window_asks(conquest: Run, home: Path) -> None:
    said = conquest(*TO_A_WINDOW, *["pass"] * 4)
    assert said.out.count("Do you take an action?") == 4
    assert own_moves(home)[3:] == ["pass"] * 4
    assert "Your combat turn: what do you do?" in said.out


def test_orders_are_listed_and_called_off(conquest: Run) -> None:
    said = conquest(*TO_A_WINDOW, "order pass", "order", "order off", "order").out
    given, listed, off, empty = said.split("> order")[1:]
    for part in (given, listed):
        assert "always pass, until something is done to me" in " ".join(part.split())
    assert "No standing orders any more." in off
    assert "always pass" not in empty and "passes for you" in empty


def test_undo_calls_the_order_off_that_led_there(conquest: Run, home: Path) -> None:
    said = conquest(*TO_A_WINDOW, "order pass always", "undo").out
    assert "Do you take an action?" in said.split("> undo")[1]


@pytest.mark.parametrize(("line", "answer"), [
    ("order attack", "A standing order can answer this with: pass."),
    ("order pass soon", "“soon” says nothing about an order"),
])  # fmt: skip
def test_what_is_no_order_is_said(conquest: Run, home: Path, line: str, answer: str) -> None:
    assert answer in conquest(*TO_A_WINDOW, line).out
    assert len(own_moves(home)) == 3


def test_a_choice_cannot_be_left_to_an_order(conquest: Run) -> None:
    assert "something has to be chosen" in conquest(*TO_A_WINDOW[:2], "order pass").out


def test_orders_in_hungarian(conquest: Run, home: Path) -> None:
    said = conquest(*TO_A_WINDOW, "parancs pass fázis", lang="hu").out
    assert "mindig passzolok, a fázis végéig" in " ".join(said.split())
    assert len(own_moves(home)) == 7

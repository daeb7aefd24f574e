"""Questions at a terminal: none without a choice, harmful moves asked again, signs explained."""

from __future__ import annotations

from typing import Any

import pytest
from rich.console import Console

from hadur.cli.book import Book
from hadur.cli.playing.screen import Screen
from hadur.cli.playing.terminal import Terminal
from hadur.games import load
from hadur.kernel.harms import OWN_TARGET

from .test_play import PLAY, script

MANY = ["end"] * 30
BOTS = (*PLAY[:-1], "--bot", "script", "--seed", "3", "--option", "first=0")


def test_no_question_has_one_answer(hadur: Any) -> None:
    """Whoever only ends their phases is never shown a list of one move."""
    said = hadur(*BOTS, typed=script(*MANY, "quit"))
    lists = said.out.split("phase: what do you do?")[1:]
    assert lists
    for shown in lists:
        assert "  2 " in shown.split(">")[0], shown[:400]


def test_who_wants_to_be_stopped_is_asked_there(hadur: Any) -> None:
    said = hadur(*BOTS, typed=script("stop", "stop 1", "stop", "stop 1", "stop nowhere", "quit"))
    assert "1  Summon phase" in said.out and "1* Summon phase" in said.out
    assert "You are asked here from now on: Summon phase" in said.out
    assert "Here the only answer is given for you again" in said.out
    assert "Say which window by its number" in said.out


def test_signs_have_a_legend_once_and_by_request(hadur: Any) -> None:
    said = hadur(*BOTS, typed=script("end", "end", "quit"))
    assert said.out.count("♛ summoner") == 1
    again = hadur(*BOTS, typed=script("board", "quit"))
    assert again.out.count("♛ summoner") == 2
    magyar = hadur(*BOTS, "--lang", "hu", typed=script("kilépés"))
    assert "♛ idéző" in magyar.out


def test_the_bot_is_called_a_bot(hadur: Any) -> None:
    said = hadur(*BOTS, typed=script(*MANY, "quit"))
    assert "Quick bot" in said.out and "your opponent" not in said.out


class Lines:
    """Somebody who answers yes or no."""

    def __init__(self, agrees: bool) -> None:
        self.agrees = agrees
        self.asked: list[str] = []

    def complete(self, words: object) -> None:
        pass

    def agree(self, question: str) -> bool:
        self.asked.append(question)
        return self.agrees


class AtTheAttack(Terminal):
    """Somebody who may attack their own and may end."""

    def __init__(self, lines: Lines) -> None:
        screen = Screen(Console(), Book(load("summoner-wars"), "en"))
        super().__init__(screen, lines, 0)  # type: ignore[arg-type]
        self.texts = ["attack c3 b3", "end"]
        self.made: list[str] = []

    def harms(self) -> dict[str, str]:
        return {"attack c3 b3": OWN_TARGET}

    def try_move(self, text: str) -> None:
        self.made.append(text)


@pytest.mark.parametrize("agrees", [False, True])
def test_a_harmful_move_is_asked_again_once_and_another_is_not(agrees: bool) -> None:
    lines = Lines(agrees)
    at = AtTheAttack(lines)
    at.take("Attack  c3 b3")
    assert len(lines.asked) == 1 and "your own" in lines.asked[0]
    assert bool(at.made) is agrees
    at.take("end")
    assert len(lines.asked) == 1 and at.made[-1] == "end"
    at.take("sure")
    at.take("attack c3 b3")
    assert len(lines.asked) == 1 and at.made[-1] == "attack c3 b3"

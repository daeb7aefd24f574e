"""Forbidden Stars at a terminal: typed orders, cards that are read, a whole war."""

from __future__ import annotations

import pytest

from .conftest import Run

PLAY = ("play", "forbidden-stars", "--bot", "random", "--seed", "3", "--option", "first=0")


@pytest.mark.parametrize(("lang", "placed", "asked"), [
    ("en", "You place Advance facedown in Ton Haagen's Hope (10A).", "You still hold 7."),
    ("hu", "Leteszel egy Előrenyomulás parancsot képpel lefelé", "Még 7 van nálad."),
])  # fmt: skip
def test_an_order_is_placed_as_it_is_written(
    shell: Run, lang: str, placed: str, asked: str
) -> None:
    """“order” alone is a command of every game, but a line that is a legal move is that move."""
    said = shell(*PLAY, "--lang", lang, typed="order advance 10a\nlog\n")
    assert said.err == ""
    told = " ".join(said.out.split())
    assert asked in told and placed in told


def test_a_card_is_read_and_the_judge_says_why_not(shell: Run) -> None:
    typed = "card exterminatus\ncard scout\ncard ambush\nwhy order advance 9a\nlog\n"
    said = shell(*PLAY, "--lang", "en", typed=typed)
    told = " ".join(said.out.split())
    assert "ground unit · Space Marines" in told and ", health 2, morale 2" in told
    assert "combat card · Space Marines · 1 attack Gain 2 attack tokens." in told
    assert "all dice rolled in it become attack dice" in told
    assert "is not on this board" in told and "(FS-3.1)" in told
    assert "You place" not in told


def test_a_whole_war_in_the_terminal(shell: Run) -> None:
    said = shell(*PLAY, "--lang", "hu", typed="1\n" * 600)
    assert (said.code, said.err) == (0, "")
    assert "Győztes: " in said.out

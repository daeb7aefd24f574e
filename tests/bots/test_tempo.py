"""The time of an answer tells nothing of a hand."""

from __future__ import annotations

import random

import pytest

from hadur.bots.tempo import Tempo
from hadur.games import load
from hadur.kernel.state import State


def position(open_options: bool, choice: bool) -> tuple[State, int]:
    """A position of a random game in which a seat has such a question, and that seat."""
    rng = random.Random(1)
    state = load("conquest").begin({"decks": ["nazdreg", "cato"]}, seed=1)
    while True:
        ask = state.asks[0]
        moves = list(state.legal(0))
        if ask.prompt.open_options == open_options and (len(moves) > 1) == choice:
            return state, int(ask.seat)
        state.advance(rng.choice(moves), 0)


def test_answers_with_and_without_a_choice_take_as_long() -> None:
    """The same thoughts before, the same times after, whatever the hand holds."""
    waits: dict[bool, list[float]] = {}
    for choice in (False, True):
        tempo = Tempo()
        tempo.left(*position(False, choice=True), 2.0)
        asked = position(False, choice=choice)
        waits[choice] = [0.2 + tempo.left(*asked, 0.2) for _ in range(400)]
    assert all(0.2 <= wait <= 3.0 for wait in waits[True] + waits[False])
    first, second = (waits[choice][:3] for choice in (False, True))
    assert min(first) > 1.4 < min(second)
    assert len(set(waits[False])) > 10, "an exact time would tell"
    early = [sum(waits[choice][:30]) / 30 for choice in (False, True)]
    assert early[0] == pytest.approx(early[1], rel=0.15)


def test_a_long_thought_is_forgotten_in_time() -> None:
    tempo = Tempo()
    choice = position(False, choice=True)
    tempo.left(*choice, 2.0)
    waits = [tempo.left(*choice, 0.5) for _ in range(150)]
    assert min(waits[:3]) > 0.9 and max(waits[-5:]) <= 0.25


def test_an_open_question_is_answered_at_once_but_shows_how_long_thoughts_take() -> None:
    tempo = Tempo()
    assert tempo.left(*position(True, choice=True), 3.0) == 0
    assert tempo.left(*position(False, choice=False), 0.2) > 2.5

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


def test_an_answer_without_a_choice_takes_as_long_as_one_with_a_choice() -> None:
    tempo = Tempo()
    assert tempo.left(*position(False, choice=True), 0.7) == 0
    for _ in range(20):
        assert tempo.left(*position(False, choice=False), 0.2) == pytest.approx(0.5)


def test_a_short_thought_takes_as_long_as_the_usual_one_and_a_long_one_is_forgotten() -> None:
    tempo = Tempo()
    choice = position(False, choice=True)
    tempo.left(*choice, 2.0)
    waits = [tempo.left(*choice, 0.5) for _ in range(40)]
    assert waits[0] == pytest.approx(1.3)
    assert waits == sorted(waits, reverse=True)
    assert waits[-1] == 0


def test_an_open_question_is_answered_at_once_and_sets_no_tempo() -> None:
    tempo = Tempo()
    assert tempo.left(*position(True, choice=True), 3.0) == 0
    assert tempo.left(*position(False, choice=False), 0.2) == 0

"""The time of an answer tells nothing of a hand."""

from __future__ import annotations

import random

import pytest

from hadur.bots.tempo import Tempo, in_time
from hadur.games import load
from hadur.kernel.state import State

LONG = 400


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


def delays(seed: int) -> list[tuple[float, bool]]:
    """The times of a bot's answers to questions that are put whatever it holds, and whether it had
    a choice. Thoughts take as long as they take, on a machine that is now busy, now idle; without a
    choice nothing is thought about."""
    rng = random.Random(seed)
    tempo = Tempo(random.Random(seed + 1))
    shown = position(True, choice=True)
    asked = {choice: position(False, choice=choice) for choice in (False, True)}
    found = []
    for number in range(LONG):
        busy = 3.0 if number // 40 % 2 else 1.0
        tempo.learn(*shown, busy * rng.uniform(0.02, 0.6))
        choice = rng.random() < 0.5
        due = tempo.due(*asked[choice], 0.4)
        assert due is not None
        took = min(in_time(due), busy * rng.lognormvariate(0.0, 1.0)) if choice else 0.001
        tempo.learn(*asked[choice], took)
        found.append((max(due, took), choice))
    return found


def guessed_rightly(seen: list[tuple[float, bool]], told: list[tuple[float, bool]]) -> float:
    """How often somebody is right who has seen the one half and says of each of the other: it took
    as long as that one did, so it was alike."""
    alike = [min(seen, key=lambda one: abs(one[0] - took))[1] for took, _ in told]
    return sum(guess == had for guess, (_, had) in zip(alike, told, strict=True)) / len(told)


def best_limit(seen: list[tuple[float, bool]]) -> float:
    """The time that tells those with a choice from those without best."""
    return max(
        (took for took, _ in seen),
        key=lambda limit: abs(sum((took > limit) == had for took, had in seen) - len(seen) / 2),
    )


def test_the_same_delay_does_not_tell_that_there_was_no_choice() -> None:
    """Over ten tables nobody does better than who tosses a coin; 0.034 is three standard errors."""
    by_likeness, by_limit, count = 0.0, 0.0, 0
    for seed in range(10):
        found = delays(seed)
        seen, told = found[::2], found[1::2]
        by_likeness += guessed_rightly(seen, told) * len(told)
        limit = best_limit(seen)
        longer = sum((took > limit) == had for took, had in seen) >= len(seen) / 2
        by_limit += sum(((took > limit) == had) == longer for took, had in told)
        count += len(told)
    assert by_likeness / count < 0.534
    assert by_limit / count < 0.534


def test_an_exact_time_is_not_to_be_had() -> None:
    tempo = Tempo()
    tempo.learn(*position(True, choice=True), 1.0)
    asked = position(False, choice=False)
    assert len({tempo.due(*asked) for _ in range(30)}) > 10


def test_whoever_has_a_choice_has_time_for_it() -> None:
    """More than the usual time; and what it is found in does not set the times to come."""
    tempo = Tempo()
    tempo.learn(*position(True, choice=True), 1.0)
    asked = position(False, choice=True)
    for _ in range(50):
        due = tempo.due(*asked)
        assert due is not None and 1.0 < in_time(due) < due < 2.0
        tempo.learn(*asked, in_time(due))


def test_a_bot_has_what_it_needs_before_anything_is_known_of_it() -> None:
    due = Tempo().due(*position(False, choice=True), least=1.0)
    assert due is not None and in_time(due) > 1.0


def test_a_long_thought_is_forgotten_in_time() -> None:
    tempo = Tempo()
    shown = position(True, choice=True)
    asked = position(False, choice=True)
    tempo.learn(*shown, 2.0)
    assert (tempo.due(*asked) or 0) > 2.0
    for _ in range(150):
        tempo.learn(*shown, 0.5)
    assert (tempo.due(*asked) or 0) == pytest.approx(0.7, abs=0.2)


def test_an_open_question_is_answered_at_once_but_shows_how_long_thoughts_take() -> None:
    tempo = Tempo()
    shown = position(True, choice=True)
    assert tempo.due(*shown) is None
    tempo.learn(*shown, 3.0)
    assert (tempo.due(*position(False, choice=False)) or 0) > 2.5

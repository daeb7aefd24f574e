"""In every game: what is marked as harmful is a legal move, has words, and hangs on nothing that
its player does not know. And what a question is about can be read."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from hadur.games import NAMES, load
from hadur.kernel.harms import harms, useful_answer
from hadur.kernel.state import State
from hadur.text.book import Book
from hadur.text.catalogue import LANGUAGES

MOVES = 150


def positions(name: str, seed: int) -> Iterator[State]:
    """Positions of a game that is played at random."""
    game = load(name)
    rng = random.Random(seed)
    setups = game.sample_setups(seed)
    state = game.begin(setups[seed % len(setups)], seed)
    for _ in range(MOVES):
        if state.over:
            return
        yield state
        decision = rng.choice(state.decisions)
        state.advance(rng.choice(decision.moves), decision.index)


@pytest.mark.parametrize("name", NAMES)
def test_harmful_moves_are_legal_have_words_and_tell_nothing_hidden(name: str) -> None:
    books = [Book(load(name), lang) for lang in LANGUAGES]
    looked = 0
    for number, state in enumerate(positions(name, 3)):
        decision = state.decisions[0]
        found = harms(state, decision.index)
        assert set(found) <= set(decision.texts) and len(found) < max(len(decision.texts), 2)
        for why in found.values():
            assert all(book.texts.has(f"harm-{why}") for book in books), why
        if number % 5 == 0:
            other = state.sample(decision.seat, number)
            looked += 1
            index = int(other.asked(decision.seat))
            assert harms(other, index) == found
    assert looked > 5


@pytest.mark.parametrize("name", NAMES)
def test_what_a_question_is_about_has_a_title_and_a_text(name: str) -> None:
    books = [Book(load(name), lang) for lang in LANGUAGES]
    noted = 0
    for seed in range(8):
        for state in positions(name, seed):
            view = state.view(state.decisions[0].seat)
            for book in books:
                notes = book.words.question_notes(book.texts, view)
                assert all(title and text for title, text in notes)
                noted += len(notes)
                assert not book.texts.problems
    assert noted or name == "forbidden-stars"  # has the texts in its questions


def test_the_main_answer_is_the_one_that_does_something() -> None:
    assert useful_answer(["no", "yes"]) == "yes"
    assert useful_answer(["resolve", "done"]) == "resolve"
    assert useful_answer(["end", "attack c3 c4", "attack c3 c5"]) == ""
    assert useful_answer(["no", "choose cards", "choose resources"]) == ""
    assert useful_answer(["pass", "no"]) == ""

"""The chances of attacks, told before they are made: they are chances, they are the engine's, and
they hang on nothing that whoever asks cannot know."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from hadur.kernel import odds
from hadur.kernel.game import Game
from hadur.kernel.odds import Odds, odds_of
from hadur.kernel.state import State
from hadur.text.catalogue import LANGUAGES
from hadur.web.look import book_of
from tests.conformance.conftest import Dice, setups

PEACEFUL = ("orders", "lair")
"""The toys know no attacks."""
WANTED = 6
_DECISIONS = 900


def _walk(game: Game, number: int) -> Iterator[tuple[State, int]]:
    """Positions of a game in which most play as they would: the state and the question."""
    dice = Dice(number)
    state = game.begin(setups(game)[number], number)
    for _ in range(_DECISIONS):
        if state.over:
            return
        index = next(k for k in range(len(state.asks)) if state.answers[k] < 0)
        yield state, index
        likes = dice.below(5) > 0
        state.advance(
            dice.good_move(game, state, index) if likes else dice.move(state, index), index
        )


@cache
def attacks(game: Game) -> list[tuple[State, int, int]]:
    """Some positions with a question and an attack that answers it, of several games."""
    found: list[tuple[State, int, int]] = []
    for number in range(WANTED):
        mine = 0
        for state, index in _walk(game, number):
            moves = [int(m) for m in state.legal(index) if game.is_attack(state, index, int(m))]
            if moves and mine < WANTED:
                mine += 1
                found.append((state.copy(), index, moves[mine % len(moves)]))
        if len(found) >= 3 * WANTED:
            break
    return found


@pytest.fixture
def some(game: Game) -> list[tuple[State, int, int]]:
    if game.name in PEACEFUL:
        pytest.skip("the toys know no attacks")
    found = attacks(game)
    assert len(found) >= WANTED
    return found[:: max(1, len(found) // WANTED)]


def test_odds_are_chances(game: Game, some: list[tuple[State, int, int]]) -> None:
    for state, index, move in some:
        before = game.fingerprint(state)
        told = odds.told(state, index, move)
        assert told is not None
        assert game.fingerprint(state) == before
        assert told.chances or told.facts
        for chance in told.chances:
            assert -1e-9 <= chance.share <= 1 + 1e-9
        for name in {chance.name for chance in told.chances}:
            rising = [c.share for c in told.chances if c.name == name]
            assert rising == sorted(rising, reverse=True), "more is never likelier than less"
        assert odds_of(told.data()) == told


def test_odds_do_not_tell_what_nobody_knows(game: Game, some: list[tuple[State, int, int]]) -> None:
    """In every position that the seat cannot tell from this one they are the same."""
    for state, index, move in some[:3]:
        seat = int(state.asks[index].seat)
        told = odds.told(state, index, move)
        for rng in range(2):
            twin = game.sample(state, seat, 70 + rng)
            assert odds.told(twin, index, move) == told


def test_every_chance_has_words(game: Game, some: list[tuple[State, int, int]]) -> None:
    for lang in LANGUAGES:
        texts = book_of(game.name, lang).texts
        for state, index, move in some:
            told = odds.told(state, index, move)
            assert told is not None
            names = {f"odds-{chance.name}" for chance in told.chances}
            names |= {f"odds-{name}" for name, _ in told.facts}
            names |= {f"odds-note-{name}" for name in told.notes}
            assert [name for name in sorted(names) if not texts.has(name)] == []


def test_no_odds_of_what_is_no_attack(game: Game) -> None:
    state = game.begin(setups(game)[0], 1)
    index = 0
    assert not any(game.is_attack(state, index, int(move)) for move in state.legal(index))
    assert odds.told(state, index, int(state.legal(index)[0])) is None


def test_odds_of_nothing_are_nothing() -> None:
    assert Odds(()).data() == {"chances": [], "facts": {}, "sampled": 0, "notes": []}
    assert sum(odds.binomial(5, 0.5).values()) == pytest.approx(1)
    assert odds.none_drawn(10, 10, 1) == 0
    assert odds.none_drawn(10, 0, 3) == 1

"""Three proofs that every toy has to pass, whatever its rules.

It ends; a copy taken at any decision plays on as the original does; and what a seat is shown
and asked does not depend on what it cannot know.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

from hadur.kernel.bits import BIT
from hadur.kernel.game import Game
from hadur.kernel.state import State

LONGEST = 3000


def positions(game: Game, seed: int, setup: Mapping[str, Any]) -> Iterator[State]:
    """Every position of a game of random moves, the last one included."""
    rng = random.Random(seed)
    if "places" in setup:
        state = game.begin_at({"seats": len(setup["places"])}, setup, seed)
    else:
        state = game.begin(setup, seed)
    for _ in range(LONGEST):
        yield state
        if state.over:
            return
        play_random(state, rng)
    raise AssertionError(f"{game.name} does not end")


def play_random(state: State, rng: random.Random) -> None:
    decision = rng.choice(state.decisions)
    state.advance(rng.choice(decision.moves), decision.index)


def assert_it_ends(game: Game, seed: int, **setup: Any) -> State:
    last = list(positions(game, seed, setup))[-1]
    assert last.over and last.result is not None
    assert not last.decisions
    return last


def assert_copies_play_alike(game: Game, seed: int, **setup: Any) -> None:
    """At every decision: play a copy a few moves on, which must leave the original as it was;
    then play another copy on by the same moves, and both must come out the same."""
    for number, state in enumerate(positions(game, seed, setup)):
        before = state.dump()
        one, other = state.copy(), state.copy()
        assert one.dump() == before
        for copy in (one, other):
            rng = random.Random(number)
            for _ in range(12):
                if not copy.over:
                    play_random(copy, rng)
        assert state.dump() == before
        assert one.dump() == other.dump()


def assert_nothing_leaks(game: Game, seed: int, **setup: Any) -> int:
    """At every decision and for every seat: change what the seat cannot know, and see that it
    is shown the same and that the same seats are asked the same. If the seat is asked, that must
    hold after its move too, unless the move shows it something: whether another seat is asked
    now must not tell what that seat holds.

    Returned is how often something was really changed, so that a test can see it was tried."""
    changed = 0
    for number, state in enumerate(positions(game, seed, setup)):
        for seat in range(int(state.seats)):
            twin = twin_for(game, state, seat, number)
            changed += twin.dump() != state.dump()
            assert_same_to(game, seat, state, twin)
            index = int(state.asked(seat))
            if index < 0:
                continue
            assert texts(state, index) == texts(twin, index)
            if len(state.asks) == 1:
                for text in texts(state, index):
                    assert_same_after(game, seat, state.copy(), twin.copy(), text)
    return changed


def assert_same_after(game: Game, seat: int, one: State, other: State, text: str) -> None:
    one.learned = other.learned = 0
    one.play(text)
    other.play(text)
    if not (one.learned | other.learned) & BIT[seat]:
        assert_same_to(game, seat, one, other)


def assert_same_to(game: Game, seat: int, one: State, other: State) -> None:
    assert game.view(one, seat) == game.view(other, seat)
    assert game.view(one, None) == game.view(other, None)
    assert asked(one) == asked(other)


def twin_for(game: Game, state: State, seat: int, number: int) -> State:
    """A state that is the same to the seat: other hidden cards, other secret answers, but chance
    to come as in the original, so that both can be played on side by side."""
    rng = random.Random(number)
    twin = game.sample(state, seat, number)
    twin.seed = state.seed
    for k, answer in enumerate(state.answers[: len(state.asks)]):
        if answer >= 0 and twin.answers[k] < 0:
            twin.advance(rng.choice([int(move) for move in twin.legal(k)]), k)
    return twin


def asked(state: State) -> list[tuple[int, str]]:
    return [(int(ask.seat), ask.prompt.name) for ask in state.asks]


def texts(state: State, index: int) -> list[str]:
    return next(d.texts for d in state.decisions if d.index == index)

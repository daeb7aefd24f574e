"""Bots play legal moves from what their seat knows, and the same ones for the same seed."""

from __future__ import annotations

import pytest

from hadur import bots
from hadur.games import load
from hadur.kernel.errors import UnknownName
from hadur.kernel.state import State

GAME = load("summoner-wars")
BOTS = ("random", "script", "heuristic", "search:8i")
"""Every kind of bot, the search with a budget that tests can afford."""


def play(first: str, second: str, seed: int, decks: tuple[str, str]) -> tuple[State, list[int]]:
    """A whole game between two bots, and its moves."""
    state = GAME.begin({"decks": list(decks)}, seed)
    seats = [bots.make(first, GAME, seed), bots.make(second, GAME, seed + 1)]
    moves = []
    while state.decision:
        seat = state.decision.seat
        moves.append(seats[seat].choose(state, seat))
        assert moves[-1] in state.decision.moves
        state.advance(moves[-1])
    return state, moves


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_plays_the_same_game_for_the_same_seed(name: str) -> None:
    games = [play(name, "random", 5, ("tundra-orcs", "vanguards")) for _ in range(2)]
    assert games[0][1] == games[1][1]
    assert games[0][0].fingerprint() == games[1][0].fingerprint()


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_moves_alike_whatever_it_cannot_know(name: str) -> None:
    state = GAME.begin({"decks": ["fallen-kingdom", "breakers"]}, 8)
    driver = bots.make("random", GAME, 3)
    step = 0
    while state.decision and step < 160:
        seat = state.decision.seat
        if step % 4 == 0:
            for rng in (1, 2):
                other = state.sample(seat, rng)
                assert other.view(seat) == state.view(seat)
                chosen = [bots.make(name, GAME, step).choose(s, seat) for s in (state, other)]
                assert chosen[0] == chosen[1]
        state.advance(driver.choose(state, seat))
        step += 1
    assert step > 40


@pytest.mark.parametrize("name", BOTS[1:])
def test_every_other_bot_beats_random_play(name: str) -> None:
    won = 0
    for seed in range(6):
        decks = list(GAME.ready_decks())
        pair = (decks[seed], decks[(seed + 3) % 8])
        names = (name, "random") if seed % 2 == 0 else ("random", name)
        state, _ = play(*names, seed, pair)
        won += state.scores[names.index(name)] == 1
    assert won >= 5


def test_all_names_are_bots() -> None:
    assert {name.partition(":")[0] for name in BOTS} == set(bots.NAMES)
    for name in bots.NAMES:
        bots.make(name, GAME)


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(UnknownName, match="no bot is called 'heuristik'; did you mean heuristic"):
        bots.make("heuristik", GAME)

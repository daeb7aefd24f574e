"""What the tests of pictures have in common: positions of random games, and who looks at them."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from hadur.games.chaos_galaxy import GAME
from hadur.kernel.match import Match
from hadur.kernel.state import State
from tests.web.galaxy import choose

SETUPS: list[tuple[dict[str, Any], int]] = [
    ({"seats": 2, "options": {"first": "0"}}, 3),
    ({"seats": 2, "options": {"first": "0", "cut": "waived"}}, 240),
    ({"seats": 3, "options": {"first": "1", "cut": "waived"}}, 300),
    ({"seats": 4, "options": {"first": "2", "cut": "waived", "combat": "simplified"}}, 260),
    ({"seats": 5, "options": {"first": "4", "cut": "waived"}}, 420),
    ({"seats": 2, "options": {"first": "1", "profile": "quick-start"}}, 120),
]
"""Set-ups, and after how many moves a game is looked at."""


def begin(number: int) -> Match:
    return Match.start(GAME, SETUPS[number][0], number + 1)


@cache
def game(number: int) -> Match:
    """One of the games, played at random so far."""
    rng = random.Random(number)
    match = begin(number)
    while not match.state.over and match.moves < SETUPS[number][1]:
        decision = match.state.decisions[0]
        match.play(choose(decision.texts, rng), decision.seat)
    return match


@cache
def fight(seats: int = 2) -> Match:
    """A game in the firing step of a combat, with two ships on either side, seat 0 to act."""
    for seed in range(80):
        rng = random.Random(seed)
        options = {"first": "0", "cut": "waived"}
        match = Match.start(GAME, {"seats": seats, "options": options}, seed)
        while not match.state.over and match.moves < 700:
            decision = match.state.decisions[0]
            combat: Any = match.state.view(None)["combat"]
            if decision.prompt == "fire" and decision.seat == 0 and combat:
                if min(len(combat["attackers"]), len(combat["defenders"])) > 1:
                    return match
            match.play(choose(decision.texts, rng), decision.seat)
    raise AssertionError("nobody fought")


def readers(state: State) -> list[int | None]:
    """Every seat, and a spectator."""
    return [*range(int(state.seats)), None]


def starts(state: State, seat: int | None) -> list[str]:
    """Where a move of a seat begins."""
    index = -1 if seat is None or state.over else int(state.asked(seat))
    if index < 0:
        return []
    moves = [GAME.spots(state, index, int(move)) for move in state.legal(index)]
    return list(dict.fromkeys(spots[0] for spots in moves if spots))

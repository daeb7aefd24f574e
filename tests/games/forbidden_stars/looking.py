"""What the tests of words and pictures have in common: catalogues, and positions of random wars."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from typing import Any

from hadur.games import forbidden_stars
from hadur.games.forbidden_stars import GAME
from hadur.kernel.match import Match
from hadur.kernel.state import State
from hadur.text.catalogue import LANGUAGES, Catalogue

FOLDER = Path(forbidden_stars.__file__).parent
GIVING_WAY = ("no", "done", "event-deck")

SETUPS: list[tuple[dict[str, Any], int]] = [
    ({"seats": [{}, {}], "options": {"board": "built", "first": "0"}}, 25),
    ({"seats": [{}, {}], "options": {"board": "introductory", "first": "0"}}, 140),
    ({"seats": [{}, {}, {}], "options": {"board": "random", "first": "1"}}, 260),
    ({"seats": [{}, {}, {}, {}], "options": {"board": "introductory", "first": "2"}}, 420),
]
"""Set-ups, and after how many moves a war is looked at."""


def catalogue(lang: str) -> Catalogue:
    """The texts of the game, wherever it is registered."""
    return Catalogue(lang, FOLDER / "text")


def catalogues() -> list[Catalogue]:
    return [catalogue(lang) for lang in LANGUAGES]


def choose(texts: list[str], rng: random.Random) -> str:
    """A random move; giving way seldom, so that much happens."""
    others = [text for text in texts if text not in GIVING_WAY]
    return rng.choice(others) if others and rng.random() < 0.85 else rng.choice(texts)


@cache
def war(number: int) -> Match:
    """One of the wars, played at random so far."""
    setup, moves = SETUPS[number]
    rng = random.Random(number)
    match = Match.start(GAME, setup, number + 1)
    while not match.state.over and match.moves < moves:
        decision = match.state.decisions[0]
        match.play(choose(decision.texts, rng), decision.seat)
    return match


@cache
def fight(seats: int = 2, round: int = 2) -> Match:
    """A war in the middle of a combat, both sides choosing a card."""
    for seed in range(60):
        rng = random.Random(seed)
        options = {"board": "introductory", "first": "0"}
        match = Match.start(GAME, {"seats": [{}] * seats, "options": options}, seed)
        while not match.state.over and match.moves < 500:
            decision = match.state.decisions[0]
            combat: Any = match.state.view(None)["combat"]
            if decision.prompt == "choose-combat-card" and combat["round"] == round:
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

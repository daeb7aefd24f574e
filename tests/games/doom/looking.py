"""What the tests of words and pictures have in common: catalogues, and random missions."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from hadur.games import doom
from hadur.games.doom import GAME
from hadur.kernel.match import Match
from hadur.kernel.state import State
from hadur.text.catalogue import LANGUAGES, Catalogue
from tests.games.doom.walking import setup_of

FOLDER = Path(doom.__file__).parent
GIVING_WAY = ("pass", "end", "done", "no", "skip")

SETUPS: list[tuple[dict[str, Any], int]] = [
    (setup_of("1", 2), 260),
    (setup_of("3", 5, **{"class-deal": "two"}), 220),
    (setup_of("7", 3, **{"invader-cards": "recommended", "simultaneous": "active"}), 260),
    (setup_of("10", 4, **{"glory-kill": "optional"}), 220),
]
"""Set-ups, and after how many moves a mission is looked at."""


def catalogue(lang: str) -> Catalogue:
    """The texts of the game, wherever it is registered."""
    return Catalogue(lang, FOLDER / "text")


def catalogues() -> list[Catalogue]:
    return [catalogue(lang) for lang in LANGUAGES]


def choose(texts: list[str], rng: random.Random) -> str:
    """A random move; giving way seldom, so that much happens."""
    others = [text for text in texts if text not in GIVING_WAY]
    return rng.choice(others) if others and rng.random() < 0.85 else rng.choice(texts)


def played(number: int, seed: int) -> Match:
    """One of the missions, played at random so far."""
    setup, moves = SETUPS[number]
    rng = random.Random(seed)
    match = Match.start(GAME, setup, seed)
    while not match.state.over and match.moves < moves:
        decision = match.state.decisions[0]
        match.play(choose(decision.texts, rng), decision.seat)
    return match


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

"""Positions with many different cards in play, and players who like to use them."""

from __future__ import annotations

from hadur.games.chaos_galaxy import GAME
from hadur.kernel.state import State
from tests.conformance.conftest import Dice
from tools.fuzzing.chaos_galaxy import crowded

_LIKED = (
    "pay", "play", "use", "ship", "attack", "send", "board", "fire", "bomb", "yes", "deal", "share",
    "arm", "stealth", "return", "go",
)  # fmt: skip


def begin_crowded(number: int) -> State:
    seats = (2, 2, 3, 4, 5)[number % 5]
    options = {
        "cut": "waived",
        "combat": ("full", "full", "full", "simplified")[number % 4],
        "stealth-trap": ("barred", "allowed")[number % 2],
        "races": "free",
    }
    if options["combat"] == "simplified":
        options["deck-size"] = "30"
    return GAME.begin_at({"seats": seats, "options": options}, crowded(number, seats), number)


def eager(state: State, index: int, dice: Dice) -> int:
    """A random player who likes to pay, play, use and fight."""
    legal = [int(move) for move in state.legal(index)]
    words = [GAME.text(state, index, move).split()[0] for move in legal]
    if dice.below(3):
        liked = [move for move, word in zip(legal, words, strict=True) if word in _LIKED]
        if liked:
            return liked[dice.below(len(liked))]
    return legal[dice.below(len(legal))]

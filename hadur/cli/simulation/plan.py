"""Which games a simulation plays. Everything follows from its number and the seed, so that the
same seed gives the same games however many processes share them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from hadur.arena.jobs import Deck, deck_pairs

_SEEDS: Final = (1 << 62) - 1
_SPREAD: Final = 1_000_003
"""Keeps the games of neighbouring seeds apart, as long as there are fewer of them than this."""


@dataclass(frozen=True)
class Job:
    """One game to play: decks by the names the summary shows, and the setup with all of them."""

    number: int
    game: str
    seed: int
    decks: tuple[str, str]
    setup: dict[str, Any]
    bots: tuple[str, str]


def jobs(
    game: str,
    decks: list[Deck],
    games: int,
    seed: int,
    bots: tuple[str, str],
    options: dict[str, Any],
    *,
    mirrors: bool,
) -> list[Job]:
    """The games in the order of their numbers."""
    rounds = deck_pairs(len(decks), mirrors=mirrors)
    found = []
    for number in range(games):
        one, two = rounds[number % len(rounds)]
        (first, mine), (second, theirs) = decks[one], decks[two]
        setup = {"decks": [mine, theirs], "options": options}
        own_seed = (seed * _SPREAD + number) & _SEEDS
        found.append(Job(number, game, own_seed, (first, second), setup, bots))
    return found

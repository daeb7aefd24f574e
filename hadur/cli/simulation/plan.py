"""Which games a simulation plays. Everything follows from its number and the seed, so that the
same seed gives the same games however many processes share them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

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


def pairs(names: list[str], *, mirrors: bool) -> list[tuple[int, int]]:
    """All ordered pairs of decks, arranged so that after any number of games each deck has
    played about as often as any other; a deck against itself comes last."""
    count = len(names)
    shifts = [*range(1, count), *([0] if mirrors or count == 1 else [])]
    return [(one, (one + shift) % count) for shift in shifts for one in range(count)]


def jobs(
    game: str,
    decks: list[tuple[str, object]],
    games: int,
    seed: int,
    bots: tuple[str, str],
    options: dict[str, Any],
    *,
    mirrors: bool,
) -> list[Job]:
    """The games in the order of their numbers."""
    names = [name for name, _ in decks]
    rounds = pairs(names, mirrors=mirrors)
    found = []
    for number in range(games):
        one, two = rounds[number % len(rounds)]
        setup = {"decks": [decks[one][1], decks[two][1]], "options": options}
        own_seed = (seed * _SPREAD + number) & _SEEDS
        found.append(Job(number, game, own_seed, (names[one], names[two]), setup, bots))
    return found

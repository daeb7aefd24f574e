"""Which games the arena plays. Everything follows from the seed and a deal's number, so that the
same seed gives the same games however many processes share them, and more games later are the
old ones and new ones."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, count
from typing import Any, Final

_SEEDS: Final = (1 << 62) - 1
SIDES: Final = "ab"
"""The two games of a deal: as dealt, and with the players' places changed."""

Deck = tuple[str, object]
"""A deck by the name that tables show, and as a setup holds it."""


@dataclass(frozen=True)
class Deal:
    """Cards and dice of a game: seat 0 has the first deck, seat 1 the second."""

    number: int
    seed: int
    decks: tuple[str, str]
    setup: dict[str, Any]


@dataclass(frozen=True)
class Job:
    """One game to play; `players` are bots as `bots.make` names them, by seat.

    `id` is the same on every run; `pair` is shared by the two games of one deal."""

    id: str
    pair: str
    game: str
    seed: int
    decks: tuple[str, str]
    setup: dict[str, Any]
    players: tuple[str, str]


def seed_of(*parts: object) -> int:
    """A seed of 62 bits from anything that can be written down."""
    text = "\n".join(str(part) for part in parts)
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big") & _SEEDS


def deck_pairs(decks: int, *, mirrors: bool) -> list[tuple[int, int]]:
    """All ordered pairs of decks, arranged so that after any number of deals each deck was dealt
    about as often as any other; a deck against itself comes last."""
    shifts = [*range(1, decks), *([0] if mirrors or decks == 1 else [])]
    return [(one, (one + shift) % decks) for shift in shifts for one in range(decks)]


def deals(
    decks: Sequence[Deck], seed: int, options: dict[str, Any], *, mirrors: bool
) -> Iterator[Deal]:
    """Deals without end, the pairs of decks in turn."""
    rounds = deck_pairs(len(decks), mirrors=mirrors)
    for number in count():
        one, two = rounds[number % len(rounds)]
        yield deal(number, seed_of(seed, number), (decks[one], decks[two]), options)


def deal(number: int, seed: int, decks: tuple[Deck, Deck], options: dict[str, Any]) -> Deal:
    """A deal of two decks."""
    (one, first), (two, second) = decks
    return Deal(number, seed, (one, two), {"decks": [first, second], "options": options})


def both_sides(game: str, of: Deal, one: str, two: str) -> list[Job]:
    """The two games of a deal: each player has each seat, and the deck that lies there, once."""
    pair = f"{one} v {two} #{of.number}"
    return [
        Job(pair + side, pair, game, of.seed, of.decks, of.setup, players)
        for side, players in zip(SIDES, ((one, two), (two, one)), strict=True)
    ]


def round_robin(game: str, players: Sequence[str], dealt: Sequence[Deal]) -> list[Job]:
    """Every pair of players plays both sides of every deal; deal by deal, so that a run that
    is stopped has seen all of them equally."""
    return [
        job
        for of in dealt
        for one, two in combinations(players, 2)
        for job in both_sides(game, of, one, two)
    ]

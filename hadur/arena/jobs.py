"""Which games the arena plays. Everything follows from the seed and a deal's number, so that the
same seed gives the same games however many processes share them, and more games later are the
old ones and new ones."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, count
from string import ascii_lowercase
from typing import Any, Final

from hadur.arena.layouts import Layout
from hadur.kernel.game import Sides

_SEEDS: Final = (1 << 62) - 1
TURNS: Final = ascii_lowercase
"""The games of a deal: as dealt, and with the players moved on."""


@dataclass(frozen=True)
class Deal:
    """What a game begins with, and its dice."""

    number: int
    seed: int
    layout: Layout


@dataclass(frozen=True)
class Job:
    """One game to play; `players` are bots as `bots.make` names them, by seat, and `chosen` is
    what each seat plays with, as tables show it.

    `id` is the same on every run; `group` is shared by the games of one deal, `turns` in number."""

    id: str
    group: str
    game: str
    seed: int
    chosen: tuple[str, ...]
    setup: dict[str, Any]
    players: tuple[str, ...]
    sides: Sides = ((0,), (1,))
    turns: int = 2

    def player_of(self, side: int) -> str:
        """Who plays a side: all its seats have the same."""
        return self.players[self.sides[side][0]]


def seed_of(*parts: object) -> int:
    """A seed of 62 bits from anything that can be written down."""
    text = "\n".join(str(part) for part in parts)
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big") & _SEEDS


def deals(layouts: Sequence[Layout], seed: int) -> Iterator[Deal]:
    """Deals without end, the layouts in turn."""
    for number in count():
        yield Deal(number, seed_of(seed, number), layouts[number % len(layouts)])


def turns(game: str, of: Deal, players: Sequence[str]) -> list[Job]:
    """The games of a deal: one for each player, who all move on by a side from game to game. So
    each has each side, and what lies there, once. Fewer players than sides sit down again and
    again, in the same order; one who is named several times sits there as often."""
    group = f"{' v '.join(players)} #{of.number}"
    many = len(players)
    return [
        job_of(game, group + TURNS[turn], group, of, by_side, many)
        for turn in range(many)
        for by_side in [[players[(side + turn) % many] for side in range(len(of.layout.sides))]]
    ]


def job_of(game: str, id: str, group: str, of: Deal, by_side: Sequence[str], turns: int = 2) -> Job:
    """A game of a deal with these players, one for each side."""
    layout = of.layout
    side_of = {seat: side for side, seats in enumerate(layout.sides) for seat in seats}
    players = tuple(by_side[side_of[seat]] for seat in range(len(side_of)))
    return Job(id, group, game, of.seed, layout.chosen, layout.setup, players, layout.sides, turns)


def line_ups(players: Sequence[str], sides: int) -> list[tuple[str, ...]]:
    """Who meets whom: everybody who is there, or every choice of as many as there are sides."""
    return list(combinations(players, min(sides, len(players))))


def round_robin(game: str, players: Sequence[str], dealt: Sequence[Deal]) -> list[Job]:
    """Every line-up of players plays every deal from all sides; deal by deal, so that a run that
    is stopped has seen all of them equally."""
    return [
        job
        for of in dealt
        for line_up in line_ups(players, len(of.layout.sides))
        for job in turns(game, of, line_up)
    ]

"""Deck against deck, with one bot on both sides: how often each beats each.

A cell is played a batch of deals at a time until its interval is narrow enough or its games are
used up. Whether it goes on is decided between batches only, from whole batches, so the games do
not depend on who played them how fast.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

from hadur.arena.jobs import TURNS, Deal, Job, job_of, seed_of
from hadur.arena.layouts import Deck, two_decks
from hadur.arena.statistics import Score, scores_of
from hadur.arena.worker import Outcome

BATCH: Final = 10
"""Deals of a cell that are played before its interval is looked at again."""


@dataclass(frozen=True)
class Cell:
    """How one deck did against another."""

    one: str
    two: str
    score: Score


class Matrix:
    """The cells above the diagonal; those below are the same games told by the other side."""

    def __init__(
        self,
        game: str,
        player: str,
        decks: Sequence[Deck],
        games: int,
        seed: int,
        options: dict[str, Any],
        width: float,
    ) -> None:
        self.game = game
        self.player = player
        self.decks = decks
        self.deals = (games + 1) // 2
        self.seed = seed
        self.options = options
        self.width = width
        self.names = [name for name, _ in decks]
        self.pairs = list(combinations(range(len(decks)), 2))
        self._scores: dict[tuple[str, str], Score] = {}
        self._begun = dict.fromkeys(self.pairs, 0)

    def jobs(self, pair: tuple[int, int], number: int) -> list[Job]:
        """A deal of a cell, played twice: the decks change seats, chance does not."""
        one, two = (self.decks[index] for index in pair)
        name = f"{one[0]} v {two[0]} #{number}"
        seed = seed_of(self.seed, one[0], two[0], number)
        players = (self.player, self.player)
        found = []
        for turn, seats in zip(TURNS, ((one, two), (two, one)), strict=False):
            of = Deal(number, seed, two_decks(*seats, self.options))
            found.append(job_of(self.game, name + turn, name, of, players))
        return found

    def next_batch(self) -> list[Job]:
        """The games to play now; none when every cell is settled. Deal by deal through the
        cells, so that a run that is stopped has seen all of them equally.

        Ask again only when all of the last batch have been added."""
        found = []
        for pair in filter(self._open, self.pairs):
            begun = self._begun[pair]
            self._begun[pair] = min(self.deals, begun + BATCH)
            found += [(number, pair) for number in range(begun, self._begun[pair])]
        return [job for number, pair in sorted(found) for job in self.jobs(pair, number)]

    def _open(self, pair: tuple[int, int]) -> bool:
        one, two = (self.names[index] for index in pair)
        return self._begun[pair] == 0 or self.cell(one, two).score.width > self.width

    def add(self, outcome: Outcome) -> None:
        one, two = outcome.job.chosen
        for names, score in zip(((one, two), (two, one)), scores_of(outcome), strict=True):
            self._scores[names] = self._scores.get(names, Score()) + score

    def cell(self, one: str, two: str) -> Cell:
        return Cell(one, two, self._scores.get((one, two), Score()))

    @property
    def most(self) -> int:
        """How many games there are if no cell stops early."""
        return len(self.pairs) * self.deals * 2

    @property
    def played(self) -> int:
        return sum(self.cell(self.names[i], self.names[j]).score.games for i, j in self.pairs)

    @property
    def ranked(self) -> list[str]:
        """The decks, best first: mean of the shares, since cells have different numbers."""
        return sorted(self.names, key=lambda name: (-self.mean(name), name))

    def mean(self, one: str) -> float:
        """What to expect against an opponent with any of the other decks."""
        others = [self.cell(one, two).score.share for two in self.names if two != one]
        return sum(others) / len(others)

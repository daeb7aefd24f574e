"""What things are worth in a game, found by playing: the numbers in its heuristic.py.

    python tools/worth.py GAME [--games N] [--iterations I] [--check N] [--keep FILE]

Searches play each other. Every one of them values things in a way of its own, at random around
today's `WORTH`: from games of one mind alone one learns what it overlooks, not what a position is
worth. Who won is then explained by what the sides had at the turn of the game's clock (logistic
regression, every fifth game kept aside to judge by), and the new values play the old ones on deals
played from both sides. Prints both, and the new values as they stand in the source.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import random
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any, Final

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import numpy as np  # noqa: E402

from hadur.arena.jobs import seed_of  # noqa: E402
from hadur.arena.layouts import Layout, layouts  # noqa: E402
from hadur.arena.statistics import wilson  # noqa: E402
from hadur.arena.worker import crew  # noqa: E402
from hadur.bots.search import Limit, Search  # noqa: E402
from hadur.cli.contests.options import wishes_of  # noqa: E402
from hadur.cli.progress import bar  # noqa: E402
from hadur.games import NAMES, load  # noqa: E402
from hadur.kernel.advice import POINTS, Advisor, shares  # noqa: E402
from hadur.kernel.state import State  # noqa: E402

SPREAD: Final = 0.7
"""How unlike the minds are: the logarithm of a factor, its standard deviation."""
RIDGE: Final = 2.0
KEPT_ASIDE: Final = 5

Worth = dict[str, int]


@dataclass(frozen=True)
class Task:
    """A game to play: who plays each side is told by how they value things."""

    game: str
    layout: Layout
    seed: int
    iterations: int
    minds: tuple[Worth, ...]


@dataclass(frozen=True)
class Played:
    """A game as the regression sees it: what each side was, what it had at each moment looked at
    (moment, side, thing), and what it won."""

    chosen: tuple[str, ...]
    rows: list[list[list[float]]]
    shares: tuple[float, ...]


def play(task: Task) -> Played:
    """Play a game, and take down what both had whenever the game's clock moved."""
    game = load(task.game)
    advisor = game.advisor()
    single = [advisor.valuing(only(advisor.worth, name)) for name in advisor.worth]
    limit = Limit(task.iterations)
    sides = task.layout.sides
    players = {
        seat: Search(game, seed_of("mind", task.seed, seat), limit, advisor=advisor.valuing(mind))
        for seats, mind in zip(sides, task.minds, strict=True)
        for seat in seats
    }
    state = game.begin(task.layout.setup, task.seed)
    rows: list[list[list[float]]] = []
    clock = advisor.clock(state)
    while not state.over:
        decision = state.decisions[0]
        state.advance(players[decision.seat].choose(state, decision.seat), decision.index)
        if not state.over and advisor.clock(state) != clock:
            clock = advisor.clock(state)
            rows.append([holdings(state, single, seats[0]) for seats in sides])
    won = shares(state)
    names = tuple(task.layout.chosen[seats[0]] for seats in sides)
    return Played(names, rows, tuple(won[seats[0]] for seats in sides))


def only(worth: Worth, name: str) -> Worth:
    """A mind to which one thing counts: what a side holds is how much of that it has."""
    return {other: int(POINTS) if other == name else 0 for other in worth}


def holdings(state: State, single: list[Advisor], seat: int) -> list[float]:
    return [float(advisor.holding(state, seat)) / POINTS for advisor in single]


def unlike(worth: Worth, rng: random.Random) -> Worth:
    return {name: round(value * math.exp(rng.gauss(0, SPREAD))) for name, value in worth.items()}


def tasks(game: str, games: int, iterations: int, seed: int) -> Iterator[Task]:
    """Games over all that seats can play with, in turn, between minds drawn at random."""
    rules = load(game)
    found = [
        layout
        for seats in rules.seats
        for layout in layouts(rules, wishes_of(rules, seats, None, None, None, ""))
    ]
    worth = rules.advisor().worth
    for number in range(games):
        rng = random.Random(seed_of("worth", seed, number))
        layout = found[number % len(found)]
        minds = tuple(unlike(worth, rng) for _ in layout.sides)
        yield Task(game, layout, seed_of(seed, number), iterations, minds)


def duels(game: str, games: int, iterations: int, minds: tuple[Worth, Worth]) -> Iterator[Task]:
    """Deals played with places changed: in even games the first mind has the even sides."""
    for task in tasks(game, (games + 1) // 2, iterations, seed=-1):
        for turn in (0, 1):
            by_side = tuple(minds[(side + turn) % 2] for side in range(len(task.layout.sides)))
            yield Task(game, task.layout, task.seed, iterations, by_side)


def played(todo: list[Task], workers: int, words: str) -> Iterator[Played]:
    with crew(workers) as pool, bar(words, len(todo)) as advance:
        for game in pool.map(play, todo):
            advance(1)
            yield game


# -- regression ------------------------------------------------------------------------------------


class Fit:
    """Logistic regression of results on what one side had more than another. What the sides were
    (decks, factions) has columns too, so that what a strong one brings is not put down to what it
    happens to have; they are forgotten afterwards.

    With more than two sides every two of which one has won are a piece of evidence: the odds
    between them are what they would be without the rest."""

    def __init__(self, games: list[Played], names: list[str]) -> None:
        self.names = names
        kinds = sorted({kind for game in games for kind in game.chosen if kind})
        rows, scores, numbers = [], [], []
        for number, game in enumerate(games):
            for one, two in combinations(range(len(game.chosen)), 2):
                won = game.shares[one] + game.shares[two]
                if won == 0:
                    continue
                mine, theirs = game.chosen[one], game.chosen[two]
                column = [float((kind == mine) - (kind == theirs)) for kind in kinds]
                for held in game.rows:
                    more = [a - b for a, b in zip(held[one], held[two], strict=True)]
                    rows.append([*more, *column])
                    scores.append(game.shares[one] / won)
                    numbers.append(number)
        self.x, self.y, self.game = np.array(rows), np.array(scores), np.array(numbers)
        self.aside = self.game % KEPT_ASIDE == 0

    def solve(self, use: Any) -> Any:
        """Newton's method, each column held back a little in its own measure."""
        x, y = self.x[use], self.y[use]
        ridge = np.diag(RIDGE * np.maximum(x.var(axis=0), 1e-9))
        weights = np.zeros(x.shape[1])
        for _ in range(50):
            chance = 1 / (1 + np.exp(-x @ weights))
            slope = x.T @ (chance - y) + ridge @ weights
            bend = (x * (chance * (1 - chance))[:, None]).T @ x + ridge
            step = np.linalg.solve(bend, slope)
            weights -= step
            if np.abs(step).max() < 1e-8:
                break
        return weights

    def doubt(self, weights: Any) -> Any:
        """Standard errors; the positions of one game are one piece of evidence."""
        chance = 1 / (1 + np.exp(-self.x @ weights))
        pull = self.x * (self.y - chance)[:, None]
        by_game = np.zeros((self.game.max() + 1, self.x.shape[1]))
        np.add.at(by_game, self.game, pull)
        bend = (self.x * (chance * (1 - chance))[:, None]).T @ self.x
        inverse = np.linalg.pinv(bend)
        return np.sqrt(np.diag(inverse @ (by_game.T @ by_game) @ inverse))

    def loss(self, weights: Any, use: Any) -> float:
        """The mean surprise at a result, in nats: 0.693 for somebody who knows nothing."""
        chance = np.clip(1 / (1 + np.exp(-self.x[use] @ weights)), 1e-6, 1 - 1e-6)
        y = self.y[use]
        return float(-(y * np.log(chance) + (1 - y) * np.log(1 - chance)).mean())

    def today(self, worth: Worth) -> Any:
        """Today's values as weights, decks counting nothing."""
        out = np.zeros(self.x.shape[1])
        out[: len(self.names)] = [worth[name] / POINTS for name in self.names]
        return out


def report(fit: Fit, worth: Worth) -> Worth:
    """Print what the games say; the new values."""
    today = fit.today(worth)
    print(
        f"{len(fit.y):,} positions of {fit.game.max() + 1:,} games; surprise at those kept aside:"
    )
    print(f"  {fit.loss(today, fit.aside):.4f} today, ", end="")
    print(f"{fit.loss(fit.solve(~fit.aside), fit.aside):.4f} fitted to the others")
    weights = fit.solve(np.ones(len(fit.y), bool))
    doubts = fit.doubt(weights)
    found = {name: round(weights[k] * POINTS) for k, name in enumerate(fit.names)}
    width = max(map(len, fit.names))
    for k, name in enumerate(fit.names):
        print(f"  {name:{width}} {worth[name]:7} → {found[name]:6} ± {2 * POINTS * doubts[k]:.0f}")
    print("\n".join(["WORTH: Final = {", *(f'    "{n}": {v},' for n, v in found.items()), "}"]))
    return found


def check(results: Iterable[Played]) -> None:
    """Print how the new values do against the old ones, which have every other side."""
    scores = [
        sum(share for side, share in enumerate(game.shares) if (side + turn) % 2 == 0)
        for turn, game in enumerate(results)
    ]
    low, high = wilson(sum(scores), len(scores))
    share = sum(scores) / len(scores)
    print(f"new against old: {share:.1%} of {len(scores)} games ({low:.1%} to {high:.1%})")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--games", type=int, default=600, help="games to learn from")
    parser.add_argument("--iterations", type=int, default=60, help="of every search")
    parser.add_argument("--check", type=int, default=200, help="games of new values against old")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--keep", type=Path, help="write the new values there as JSON")
    wanted = parser.parse_args()
    for name, least in {"games": KEPT_ASIDE + 1, "iterations": 1, "check": 0, "workers": 1}.items():
        if getattr(wanted, name) < least:
            parser.error(f"--{name} must be at least {least}")
    worth = load(wanted.game).advisor().worth
    todo = list(tasks(wanted.game, wanted.games, wanted.iterations, wanted.seed))
    found = report(Fit(list(played(todo, wanted.workers, "learning")), list(worth)), worth)
    if wanted.keep:
        wanted.keep.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    if wanted.check:
        todo = list(duels(wanted.game, wanted.check, wanted.iterations, (found, worth)))
        check(played(todo, wanted.workers, "checking"))


if __name__ == "__main__":
    main()

"""A value of positions that is learned from games: a small network for a game's value.json.

    python tools/learn.py GAME [--games N] [--hidden 16] [--check N] [--keep FILE] [--use FILE]

Unlike searches play each other: each has iterations of its own and values things in a way of its
own, at random around today's `WORTH`, since from games of one mind alone one learns what it
overlooks. `--keep` writes the games down as they are played, move by move, and `--use` learns from
such a file instead of playing. Who won is then explained by the features of both sides
(`Advisor.features`) at each turn of the game's clock: a network says what a side holds, and the
difference is the logarithm of the odds. Every fifth game is kept aside and says when to stop. What
is found is rounded to whole numbers, judged again, written into the game's folder with the command
that made it, and plays the value that is set by hand, on deals played from both sides: with the
same iterations, or with the same time (`--seconds`).
"""

from __future__ import annotations

import argparse
import json
import math
import random
import shlex
import sys
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any, Final

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import numpy as np  # noqa: E402

from hadur.arena.jobs import seed_of  # noqa: E402
from hadur.arena.layouts import layouts  # noqa: E402
from hadur.arena.statistics import wilson  # noqa: E402
from hadur.arena.worker import crew  # noqa: E402
from hadur.bots.search import Limit, Search  # noqa: E402
from hadur.cli.contests.options import wishes_of  # noqa: E402
from hadur.cli.progress import bar  # noqa: E402
from hadur.games import NAMES, load  # noqa: E402
from hadur.kernel.advice import POINTS, Advisor, shares  # noqa: E402
from hadur.kernel.network import FILE, VALUE_BITS, WEIGHT_BITS, network_of  # noqa: E402
from hadur.kernel.state import State  # noqa: E402

SPREAD: Final = 0.4
"""How unlike the minds are: the logarithm of a factor, its standard deviation."""
THOUGHTS: Final = (8, 16, 32)
"""The iterations of the searches."""
KEPT_ASIDE: Final = 5
PATIENCE: Final = 12
"""After so many rounds without a better one the learning ends."""
MOST_ROUNDS: Final = 200
BATCH: Final = 256
PACE: Final = 0.003
DECAY: Final = 0.002
LARGEST: Final = 200_000
"""Bytes that a game's file may have."""

# -- games -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Mind:
    """A player: how long it thinks, what it holds things to be worth, or the network it trusts."""

    iterations: int
    seconds: float = 0.0
    worth: dict[str, int] | None = None
    network: dict[str, Any] | None = None


@dataclass(frozen=True)
class Task:
    game: str
    setup: dict[str, Any]
    sides: tuple[tuple[int, ...], ...]
    seed: int
    minds: tuple[Mind, ...]


@dataclass(frozen=True)
class Played:
    """A game, to be played again: the answers in their order, and what each side won."""

    setup: dict[str, Any]
    sides: tuple[tuple[int, ...], ...]
    seed: int
    moves: list[tuple[int, int]]
    shares: tuple[float, ...]


def thinking(advisor: Advisor, mind: Mind) -> Advisor:
    if mind.network is not None:
        return advisor.trusting(network_of(mind.network))
    return advisor.valuing(mind.worth) if mind.worth is not None else advisor


def play(task: Task) -> Played:
    game = load(task.game)
    players = {}
    for seats, mind in zip(task.sides, task.minds, strict=True):
        advisor = thinking(game.advisor(), mind)
        limit = Limit(seconds=mind.seconds) if mind.seconds else Limit(mind.iterations)
        for seat in seats:
            players[seat] = Search(game, seed_of("mind", task.seed, seat), limit, advisor=advisor)
    state = game.begin(task.setup, task.seed)
    moves = []
    while not state.over:
        decision = state.decisions[0]
        move = players[decision.seat].choose(state, decision.seat)
        moves.append((int(decision.index), move))
        state.advance(move, decision.index)
    won = shares(state)
    return Played(task.setup, task.sides, task.seed, moves, tuple(won[s[0]] for s in task.sides))


def deals(name: str, games: int, seed: int) -> Iterator[tuple[dict[str, Any], Any, int]]:
    """Set-ups of two sides over all decks or factions in turn, each with the seed of its deal."""
    game = load(name)
    found = layouts(game, wishes_of(game, 0, None, None, None, ""))
    for number in range(games):
        layout = found[number % len(found)]
        yield layout.setup, layout.sides, seed_of("learn", seed, number)


def lessons(name: str, games: int, seed: int) -> Iterator[Task]:
    worth = load(name).advisor().worth
    for setup, sides, deal in deals(name, games, seed):
        rng = random.Random(deal)
        minds = tuple(Mind(rng.choice(THOUGHTS), worth=unlike(worth, rng)) for _ in sides)
        yield Task(name, setup, sides, deal, minds)


def unlike(worth: dict[str, int], rng: random.Random) -> dict[str, int]:
    return {name: round(value * math.exp(rng.gauss(0, SPREAD))) for name, value in worth.items()}


def duels(name: str, games: int, seed: int, minds: tuple[Mind, Mind]) -> Iterator[Task]:
    """Deals played with places changed: in even games the first mind has the even sides."""
    for setup, sides, deal in deals(name, (games + 1) // 2, seed):
        for turn in (0, 1):
            by_side = tuple(minds[(side + turn) % 2] for side in range(len(sides)))
            yield Task(name, setup, sides, deal, by_side)


def all_played(todo: list[Task], workers: int, words: str) -> Iterator[Played]:
    with crew(workers) as pool, bar(words, len(todo)) as advance:
        for game in pool.map(play, todo):
            advance(1)
            yield game


def kept(path: Path) -> Iterator[Played]:
    """The games of a file, one a line."""
    with path.open(encoding="utf-8") as file:
        for line in file:
            data = json.loads(line)
            sides = tuple(tuple(side) for side in data["sides"])
            moves = [(index, move) for index, move in data["moves"]]
            yield Played(data["setup"], sides, data["seed"], moves, tuple(data["shares"]))


# -- positions -------------------------------------------------------------------------------------


class Lessons:
    """Pairs of sides in positions: the features of one and of the other, what the hand-set value
    says, and what the one won of what both did."""

    def __init__(self, name: str, games: Iterable[Played]) -> None:
        self.name = name
        one, other, said, won, number = [], [], [], [], []
        for game_number, game in enumerate(games):
            for mine, theirs, lead, share in _pairs(name, game):
                one.append(mine)
                other.append(theirs)
                said.append(lead)
                won.append(share)
                number.append(game_number)
        if not one:
            raise SystemExit("there is nothing to learn from: no games, or no features")
        self.one, self.other = np.array(one, float), np.array(other, float)
        self.said, self.won = np.array(said, float) / POINTS, np.array(won, float)
        self.game = np.array(number)
        self.aside = self.game % KEPT_ASIDE == 0


def _pairs(name: str, played: Played) -> Iterator[tuple[list[int], list[int], int, float]]:
    game = load(name)
    advisor = game.advisor()
    state = game.begin(played.setup, played.seed)
    clock = advisor.clock(state)
    for index, move in played.moves:
        state.advance(move, index)
        if state.over or advisor.clock(state) == clock:
            continue
        clock = advisor.clock(state)
        seats = [side[0] for side in played.sides]
        for a, b in combinations(range(len(seats)), 2):
            both = played.shares[a] + played.shares[b]
            if both > 0:
                lead = advisor.holding(state, seats[a]) - advisor.holding(state, seats[b])
                mine, theirs = (_features(advisor, state, seats[k]) for k in (a, b))
                yield mine, theirs, int(lead), played.shares[a] / both


def _features(advisor: Advisor, state: State, seat: int) -> list[int]:
    return [int(value) for value in advisor.features(state, seat)]


def surprise(logit: Any, won: Any) -> float:
    """The mean surprise at results, in nats: 0.693 for somebody who knows nothing."""
    chance = np.clip(1 / (1 + np.exp(-logit)), 1e-6, 1 - 1e-6)
    return float(-(won * np.log(chance) + (1 - won) * np.log(1 - chance)).mean())


# -- learning --------------------------------------------------------------------------------------


class Net:
    """The network in floating point, and how it learns (Adam): both sides go through the same."""

    def __init__(self, sizes: list[int], scale: Any, rng: Any) -> None:
        self.scale = scale
        self.weights = [
            rng.normal(0, math.sqrt(2 / before), (after, before))
            for before, after in pairwise(sizes)
        ]
        self.weights[-1] *= 0.1
        self.bias = [np.zeros(after) for after in sizes[1:]]
        self._mean = [np.zeros_like(p) for p in self.parameters()]
        self._square = [np.zeros_like(p) for p in self.parameters()]
        self._steps = 0

    def parameters(self) -> list[Any]:
        return [*self.weights, *self.bias]

    def layers(self, rows: Any) -> list[Any]:
        """What each layer says of some rows of features."""
        out = [rows / self.scale]
        last = len(self.weights) - 1
        for depth, (weights, bias) in enumerate(zip(self.weights, self.bias, strict=True)):
            said = out[-1] @ weights.T + bias
            out.append(said if depth == last else np.maximum(said, 0))
        return out

    def holding(self, rows: Any) -> Any:
        return self.layers(rows)[-1][:, 0]

    def learn(self, one: Any, other: Any, won: Any) -> None:
        """One step down the slope of the surprise."""
        sides = self.layers(one), self.layers(other)
        chance = 1 / (1 + np.exp(-(sides[0][-1][:, 0] - sides[1][-1][:, 0])))
        pull = (chance - won)[:, None] / len(won)
        slopes = [DECAY * p for p in self.weights] + [np.zeros_like(b) for b in self.bias]
        for layers, sign in zip(sides, (1.0, -1.0), strict=True):
            down = sign * pull
            for depth in range(len(self.weights) - 1, -1, -1):
                slopes[depth] = slopes[depth] + down.T @ layers[depth]
                slopes[len(self.weights) + depth] = slopes[len(self.weights) + depth] + down.sum(0)
                down = (down @ self.weights[depth]) * (layers[depth] > 0)
        self._step(slopes)

    def _step(self, slopes: list[Any]) -> None:
        self._steps += 1
        for k, (parameter, slope) in enumerate(zip(self.parameters(), slopes, strict=True)):
            self._mean[k] = 0.9 * self._mean[k] + 0.1 * slope
            self._square[k] = 0.999 * self._square[k] + 0.001 * slope**2
            mean = self._mean[k] / (1 - 0.9**self._steps)
            square = self._square[k] / (1 - 0.999**self._steps)
            parameter -= PACE * mean / (np.sqrt(square) + 1e-8)

    def whole(self) -> list[dict[str, Any]]:
        """Rounded, as the file has it; what features were divided by goes into the first layer."""
        out = []
        for depth, (weights, bias) in enumerate(zip(self.weights, self.bias, strict=True)):
            if depth == 0:
                weights = weights / self.scale
            bits = WEIGHT_BITS if depth == 0 else WEIGHT_BITS + VALUE_BITS
            rounded = np.rint(weights * 2**WEIGHT_BITS).astype(int)
            out.append(
                {"weights": rounded.tolist(), "bias": np.rint(bias * 2**bits).astype(int).tolist()}
            )
        return out


def train(lessons: Lessons, hidden: list[int], seed: int) -> Net:
    """The network that is least surprised at the games kept aside."""
    rng = np.random.default_rng(seed)
    learned = ~lessons.aside
    scale = np.maximum(np.abs(lessons.one[learned]).max(axis=0), 1.0)
    net = Net([lessons.one.shape[1], *hidden, 1], scale, rng)
    rows = np.flatnonzero(learned)
    best, least, idle = [p.copy() for p in net.parameters()], math.inf, 0
    for _ in range(MOST_ROUNDS):
        rng.shuffle(rows)
        for start in range(0, len(rows), BATCH):
            at = rows[start : start + BATCH]
            net.learn(lessons.one[at], lessons.other[at], lessons.won[at])
        found = judged(net, lessons)
        idle += 1
        if found < least:
            best, least, idle = [p.copy() for p in net.parameters()], found, 0
        if idle >= PATIENCE:
            break
    for parameter, kept_value in zip(net.parameters(), best, strict=True):
        parameter[...] = kept_value
    return net


def judged(net: Net, lessons: Lessons) -> float:
    """The surprise of a network at the games kept aside."""
    aside = lessons.aside
    lead = net.holding(lessons.one[aside]) - net.holding(lessons.other[aside])
    return surprise(lead, lessons.won[aside])


def report(lessons: Lessons, net: Net, data: dict[str, Any]) -> None:
    """Print what was learned, as surprise at the games kept aside."""
    aside = lessons.aside
    network = network_of(data)
    held = [
        np.array([int(network.value_of([int(v) for v in row])) for row in rows[aside]]) / POINTS
        for rows in (lessons.one, lessons.other)
    ]
    print(
        f"{len(lessons.won):,} positions of {lessons.game.max() + 1:,} games;"
        " surprise at those kept aside:"
    )
    print(f"  {surprise(lessons.said[aside], lessons.won[aside]):.4f} set by hand")
    print(f"  {judged(net, lessons):.4f} learned")
    print(f"  {surprise(held[0] - held[1], lessons.won[aside]):.4f} in whole numbers")


def described(game: str, net: Net, command: str, seed: int) -> dict[str, Any]:
    return {"game": game, "command": command, "seed": seed, "layers": net.whole()}


def write(path: Path, data: dict[str, Any]) -> None:
    """Into a file of the game, a node a line."""
    layers = ",\n".join(
        '{"weights": [\n'
        + ",\n".join(json.dumps(row) for row in layer["weights"])
        + f'],\n"bias": {json.dumps(layer["bias"])}}}'
        for layer in data["layers"]
    )
    head = json.dumps({key: value for key, value in data.items() if key != "layers"})
    text = f'{head[:-1]}, "layers": [\n{layers}]}}\n'
    if len(text) > LARGEST:
        raise SystemExit(f"{len(text)} bytes are too many for a game's file: fewer nodes, please")
    path.write_text(text, encoding="utf-8")
    print(f"{path}: {len(text):,} bytes")


def check(results: Iterable[Played]) -> None:
    """Print how the learned value does against the one set by hand."""
    scores = [
        sum(share for side, share in enumerate(game.shares) if (side + turn) % 2 == 0)
        for turn, game in enumerate(results)
    ]
    low, high = wilson(sum(scores), len(scores))
    share = sum(scores) / len(scores)
    print(f"learned against set by hand: {share:.1%} of {len(scores)} games ({low:.1%}–{high:.1%})")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--games", type=int, default=1500, help="games to learn from")
    parser.add_argument("--hidden", default="16", help="the nodes of the hidden layers: 16 or 16,8")
    parser.add_argument("--check", type=int, default=200, help="games against the hand-set value")
    parser.add_argument("--iterations", type=int, default=52, help="of both in those games")
    parser.add_argument("--seconds", type=float, default=0.0, help="of both, in their place")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="write the games there as they are played")
    parser.add_argument("--use", type=Path, help="learn from the games of such a file")
    parser.add_argument("--out", type=Path, help=f"write the network there, not to the {FILE}")
    wanted = parser.parse_args()
    if wanted.use:
        games: Iterable[Played] = kept(wanted.use)
    else:
        todo = list(lessons(wanted.game, wanted.games, wanted.seed))
        games = keeping(all_played(todo, wanted.workers, "learning"), wanted.keep)
    learned = Lessons(wanted.game, games)
    net = train(learned, [int(size) for size in wanted.hidden.split(",")], wanted.seed)
    command = shlex.join(["python", "tools/learn.py", *sys.argv[1:]])
    data = described(wanted.game, net, command, wanted.seed)
    report(learned, net, data)
    folder = ROOT / "hadur/games" / wanted.game.replace("-", "_")
    write(wanted.out or folder / FILE, data)
    if wanted.check:
        minds = (
            Mind(wanted.iterations, wanted.seconds, network=data),
            Mind(wanted.iterations, wanted.seconds),
        )
        todo = list(duels(wanted.game, wanted.check, -wanted.seed, minds))
        check(all_played(todo, wanted.workers, "checking"))


def keeping(games: Iterator[Played], path: Path | None) -> Iterator[Played]:
    """The same games, each written down as it comes."""
    for game in games:
        if path is not None:
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(game)) + "\n")
        yield game


if __name__ == "__main__":
    main()

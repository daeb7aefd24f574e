"""How far must a search look? What moves seem to be worth after some ticks of a game's clock, held
against what they are worth long after.

    python tools/horizon.py forbidden-stars --seats 4 --prompt place-order --far 14

Positions are from games by the script. In each the moves that look best are played on by the script
many times, all with the same dice, and judged whenever the clock has moved by one of the horizons.
Printed for each: the correlation of the moves' means over half of the rollouts with their means at
`--far` over the other half; how far the means lie apart; how far single tries do. A horizon that
goes with nothing misleads, however many iterations there are.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from hadur.bots import make  # noqa: E402
from hadur.games import load  # noqa: E402
from hadur.kernel.advice import NEVER, Tuning  # noqa: E402
from hadur.kernel.game import Game  # noqa: E402
from hadur.kernel.state import State  # noqa: E402
from hadur.search.rollout import roll_out  # noqa: E402

MOVES = 6
LONGEST = 2000
APART = 25
"""Every so many times that the question is put, its position is taken."""

Tries = list[list[float]]
"""What each move brought in each of its rollouts."""


def positions(game: Game, seats: int, prompt: str, many: int) -> Iterator[tuple[State, int, int]]:
    """States in which somebody is asked this alone, with who and the question's index."""
    seed = asked = 0
    while asked < many * APART:
        seed += 1
        state = game.begin({"seats": [{} for _ in range(seats)]}, seed)
        players = [make("script", game, seed * seats + seat) for seat in range(seats)]
        while not state.over and asked < many * APART:
            ask = state.decisions[0]
            if len(state.decisions) == 1 and state.asks[ask.index].prompt.name == prompt:
                asked += 1
                if asked % APART == 0:
                    yield state.copy(), ask.seat, ask.index
            state.advance(players[ask.seat].choose(state, ask.seat), ask.index)


def tries(
    game: Game, state: State, seat: int, index: int, horizons: list[int], many: int
) -> dict[int, Tries]:
    """The best-looking moves played on, judged at each horizon."""
    advisor = game.advisor()
    tuning = Tuning(limit=LONGEST, noise=advisor.tuning.noise)
    merits = [int(merit) for merit in advisor.merits(state, index)]
    ranked = sorted(zip(merits, map(int, state.legal(index)), strict=True), reverse=True)
    found: dict[int, Tries] = {horizon: [] for horizon in horizons}
    for _, move in [pair for pair in ranked if pair[0] > NEVER][:MOVES]:
        for horizon in horizons:
            found[horizon].append([])
        for number in range(many):
            world = state.copy()
            world.seed = 7919 * number + 13
            start = advisor.clock(world)
            world.advance(move, index)
            for horizon in horizons:
                roll_out(world, advisor, tuning, start + horizon, number)
                found[horizon][-1].append(advisor.outlook(world, seat))
    return found


def correlation(one: list[float], two: list[float]) -> float:
    if len(set(one)) < 2 or len(set(two)) < 2:
        return 0.0
    return statistics.correlation(one, two)


def luck(of: Tries) -> float:
    """How far single tries lie from what their move and their dice would make them."""
    moves = [statistics.fmean(each) for each in of]
    dice = [statistics.fmean(each) for each in zip(*of, strict=True)]
    middle = statistics.fmean(moves)
    return statistics.pstdev(
        value - moves[k] - dice[number] + middle
        for k, each in enumerate(of)
        for number, value in enumerate(each)
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--prompt", required=True, help="the question, by its name")
    parser.add_argument("--horizons", default="1,2,4,7", help="ticks of the game's clock")
    parser.add_argument("--far", type=int, default=14, help="ticks to what counts in the end")
    parser.add_argument("--positions", type=int, default=16)
    parser.add_argument("--rollouts", type=int, default=100)
    given = parser.parse_args()
    game = load(given.game)
    horizons = sorted({*map(int, given.horizons.split(",")), given.far})
    half = given.rollouts // 2
    rows: dict[int, list[tuple[float, float, float]]] = {horizon: [] for horizon in horizons}
    for state, seat, index in positions(game, given.seats, given.prompt, given.positions):
        found = tries(game, state, seat, index, horizons, 2 * half)
        if len(found[given.far]) < 2:
            continue
        far = [statistics.fmean(each[half:]) for each in found[given.far]]
        for horizon, of in found.items():
            near = [statistics.fmean(each[:half]) for each in of]
            whole = [statistics.fmean(each) for each in of]
            rows[horizon].append((correlation(near, far), statistics.pstdev(whole), luck(of)))
    print("ticks  correlation  moves apart by  luck of a try")
    for horizon, figures in rows.items():
        goes, apart, chance = map(statistics.fmean, zip(*figures, strict=True))
        print(f"{horizon:5}  {goes:11.2f}  {apart:14.4f}  {chance:13.4f}")


if __name__ == "__main__":
    main()

"""Play random games of all kinds: what `tools/fast.py --best` learns from."""

from __future__ import annotations

import sys

from hadur.games import OWN, load
from hadur.kernel.playout import Tally, playout
from hadur.kernel.setups import variety

MIDDLE = 60
LIMIT = 20_000


def main(games: int) -> None:
    for name in OWN:
        game = load(name)
        setups = variety(game, games)
        for number in range(games):
            state = game.begin(setups[number % len(setups)], number)
            playout(state, number, MIDDLE, Tally())
            for _ in range(MIDDLE):
                state.copy()
            playout(state, number, LIMIT, Tally())


if __name__ == "__main__":
    main(int(sys.argv[1]))

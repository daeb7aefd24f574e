"""Play seeded random games and print a hash for every few, to hold two builds against each other.

    HADUR_ENGINE=pure python tools/hashes.py summoner-wars --games 2000

The states are hashed along the way and at the end; equal lines mean equal games.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import hadur
from hadur.games import load
from hadur.kernel.playout import Tally, playout
from hadur.kernel.setups import variety

SETUPS = 100
STRIDE = 70
BLOCK = 50


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=2000)
    options = parser.parse_args()
    game = load(options.game)
    setups = variety(game, SETUPS)
    print(f"{hadur.ENGINE} engine", file=sys.stderr)
    digest = hashlib.blake2b(digest_size=8)
    tally = Tally()
    for number in range(options.games):
        state = game.begin(setups[number % len(setups)], number)
        lap = 0
        while not state.over:
            playout(state, number * 1009 + lap, STRIDE, tally)
            digest.update(state.fingerprint().encode())
            lap += 1
        if (number + 1) % BLOCK == 0:
            print(f"{number + 1} games, {tally.decisions} decisions: {digest.hexdigest()}")


if __name__ == "__main__":
    main()

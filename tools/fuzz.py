"""Coverage-driven fuzz: play until everything the cards can do has happened.

    python tools/fuzz.py GAME [--games N] [--seed S]

Plays games of every kind of set-up, preferring moves that were rarely made, until every card
was played, every effect was carried out, every optional question was both taken and declined and
every line of the rules ran; prints what was never reached. Exit 1 if anything was not and is not
known to be unreachable. What is particular to a game stands in tools/fuzzing/.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from importlib import import_module
from pathlib import Path
from typing import Any

os.environ.setdefault("HADUR_ENGINE", "pure")
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from hadur.games import NAMES  # noqa: E402
from hadur.kernel.chance import draw  # noqa: E402
from tools.fuzzing.lines import Lines  # noqa: E402
from tools.fuzzing.subject import Subject  # noqa: E402

SOME = 50


class Goals:
    """What has happened, how often, and what has not yet."""

    def __init__(self, subject: Subject) -> None:
        self.subject = subject
        self.seen: Counter[str] = Counter()
        self.wanted = {item for item in subject.wanted() if not item.startswith(subject.known)}

    def watch_effects(self) -> None:
        """Count every effect that is carried out, whoever asked for it."""
        for kind in {type(effect) for effect in self.subject.effects()}:
            kind.resolve = self._counted(kind.resolve)

    def _counted(self, plain: Any) -> Any:
        def resolve(effect: Any, *args: Any) -> None:
            self.seen[self.subject.carried_out(effect)] += 1
            plain(effect, *args)

        return resolve

    def are_reached(self) -> bool:
        return self.wanted <= self.seen.keys()

    def missing(self, lines: Lines) -> list[str]:
        return sorted(self.wanted - set(self.seen)) + lines.missing()


def play(subject: Subject, seed: int, setup: dict[str, Any], goals: Goals) -> None:
    """One game in which seldom-made moves are preferred."""
    s = subject.start(seed, setup)
    count = 0
    while not s.over and count < subject.decisions:
        index = next(k for k in range(len(s.asks)) if s.answers[k] < 0)
        legal = [int(move) for move in s.legal(index)]
        keys = [subject.key(s, index, move) for move in legal]
        count += 1
        pick = int(draw(seed, 31, count, len(legal)))
        made = [(goals.seen[key], (k + count) % 7) for k, key in enumerate(keys)]
        rarest = made.index(min(made))
        if made[rarest][0] == 0 or draw(seed, 32, count, 3) == 0:
            pick = rarest
        goals.seen[keys[pick]] += 1
        goals.seen.update(subject.passed_up(s, index, legal[pick]))
        s.advance(legal[pick], index)


def run(subject: Subject, lines: Lines, games: int, seed: int) -> list[str]:
    """Play until nothing is missing or the games are used up; what was never reached."""
    goals = Goals(subject)
    goals.watch_effects()
    lines.begin(subject.known)
    for played in range(games):
        if goals.are_reached() and not lines.are_missing():
            break
        play(subject, seed + played, subject.setups[played % len(subject.setups)], goals)
        if (played + 1) % SOME == 0:
            left = len(goals.missing(lines))
            print(f"{played + 1} games, {left} things not yet reached", flush=True)
    return goals.missing(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--games", type=int)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    name = options.game.replace("-", "_")
    lines = Lines(name)
    subject: Subject = import_module(f"tools.fuzzing.{name}").SUBJECT
    missing = run(subject, lines, options.games or subject.games, options.seed)
    for item in missing:
        print(f"never reached: {item}")
    raise SystemExit(1 if missing else 0)


if __name__ == "__main__":
    main()

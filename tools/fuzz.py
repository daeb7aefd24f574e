"""Coverage-driven fuzz: play until everything the cards can do has happened.

    python tools/fuzz.py GAME [--games N] [--seed S]

Plays games of every kind of set-up, preferring moves that were rarely made, until every card
was played, every effect was carried out, every optional question was both taken and declined and
every line of the rules ran; prints what was never reached. Exit 1 if anything was not and is not
known to be unreachable. What is particular to a game stands in tools/fuzzing/.
"""

from __future__ import annotations

import argparse
import dis
import os
import sys
from collections import Counter
from importlib import import_module
from pathlib import Path
from types import CodeType, FrameType, ModuleType
from typing import Any

os.environ.setdefault("HADUR_ENGINE", "pure")
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from hadur.games import NAMES  # noqa: E402
from hadur.kernel.chance import draw  # noqa: E402
from tools.fuzzing.subject import Subject  # noqa: E402

PARTS = ("phases", "abilities", "cards", "values.py", "prompts.py", "state.py")
SET_UP = ("__init__", "copy", "dump", "game", "order_rule", "index_events", "collect")


class Lines:
    """Which lines of the rules have run. A function is followed until it has run whole."""

    def __init__(self, folder: str, known: tuple[str, ...]) -> None:
        self.known = known
        self.missing: dict[CodeType, set[int]] = {}
        self.left: dict[int, set[int]] = {}
        package = ROOT / "hadur" / "games" / folder
        for name, module in list(sys.modules.items()):
            if not name.startswith(f"hadur.games.{folder}.") or name.endswith("cards.definition"):
                continue
            path = Path(getattr(module, "__file__", None) or "")
            if path.is_relative_to(package) and path.relative_to(package).parts[0] in PARTS:
                self._add_module(module)

    def _add_module(self, module: ModuleType) -> None:
        source = Path(module.__file__ or "").read_text(encoding="utf-8")
        code = compile(source, module.__file__ or "", "exec")
        text = source.splitlines()
        for function in _functions(code):
            lines = {line for _, line in dis.findlinestarts(function) if line is not None}
            lines.discard(function.co_firstlineno)
            # A function that has run whole is no longer followed, which is what makes this fast.
            self.missing[function] = {
                line for line in lines if self._is_wanted(function, line, text[line - 1].strip())
            }

    def _is_wanted(self, function: CodeType, line: int, text: str) -> bool:
        if "raise NotImplementedError" in text or text.startswith('"""'):
            return False
        return not self._item(function, text).startswith(self.known)

    def _item(self, function: CodeType, text: str) -> str:
        return f"{Path(function.co_filename).stem}.{function.co_qualname}: {text}"

    def start(self, frame: FrameType, event: str, argument: Any) -> Any:
        # Codes are equal by value, and slow to hash: each is looked up once, then known by its id.
        code = frame.f_code
        try:
            left = self.left[id(code)]
        except KeyError:
            left = self.left[id(code)] = self.missing.get(code, set())
        return self.step if left else None

    def step(self, frame: FrameType, event: str, argument: Any) -> Any:
        left = self.left[id(frame.f_code)]
        left.discard(frame.f_lineno)
        return self.step if left else None

    def unseen(self) -> list[str]:
        out = []
        for code, left in self.missing.items():
            text = Path(code.co_filename).read_text(encoding="utf-8").splitlines()
            out += [self._item(code, text[line - 1].strip()) for line in left]
        return sorted(out)


def _functions(code: CodeType) -> list[CodeType]:
    found = []
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            # A function, not a class body.
            if constant.co_flags & 0x2 and constant.co_name not in SET_UP:
                found.append(constant)
            found += _functions(constant)
    return found


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

    def missing(self, lines: Lines) -> list[str]:
        return sorted(self.wanted - set(self.seen)) + lines.unseen()


def play(subject: Subject, seed: int, setup: dict[str, Any], goals: Goals) -> None:
    """One game in which seldom-made moves are preferred."""
    s = subject.start(seed, setup)
    count = 0
    while not s.over and count < 20_000:
        index = next(k for k in range(len(s.asks)) if s.answers[k] < 0)
        legal = [int(move) for move in s.legal(index)]
        keys = [subject.key(s, index, move) for move in legal]
        count += 1
        pick = int(draw(seed, 31, count, len(legal)))
        rarest = min(range(len(legal)), key=lambda k: (goals.seen[keys[k]], (k + count) % 7))
        if goals.seen[keys[rarest]] == 0 or draw(seed, 32, count, 3) == 0:
            pick = rarest
        goals.seen[keys[pick]] += 1
        goals.seen.update(subject.passed_up(s, index, legal[pick]))
        s.advance(legal[pick], index)


def run(subject: Subject, games: int, seed: int) -> list[str]:
    """Play until nothing is missing or the games are used up; what was never reached."""
    goals = Goals(subject)
    lines = Lines(subject.game.name.replace("-", "_"), subject.known)
    goals.watch_effects()
    played = 0
    missing: list[str] = []
    sys.settrace(lines.start)
    try:
        while played < games:
            for setup in subject.setups:
                play(subject, seed + played, setup, goals)
                played += 1
            missing = goals.missing(lines)
            print(f"{played} games, {len(missing)} things not yet reached", flush=True)
            if not missing:
                break
    finally:
        sys.settrace(None)
    return missing


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--games", type=int, default=1280)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    module = import_module(f"tools.fuzzing.{options.game.replace('-', '_')}")
    missing = run(module.SUBJECT, options.games, options.seed)
    for item in missing:
        print(f"never reached: {item}")
    raise SystemExit(1 if missing else 0)


if __name__ == "__main__":
    main()

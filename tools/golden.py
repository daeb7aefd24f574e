"""Write the golden games anew: whole games as readable text, to be reviewed as diffs.

    python tools/golden.py            write tests/golden/
    python tools/golden.py --check    exit 1 if any would change

Each file is a record with what happened in words under every move.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from hadur.games import OWN, load  # noqa: E402
from hadur.kernel.chance import draw  # noqa: E402
from hadur.kernel.game import Game  # noqa: E402
from hadur.kernel.match import Match  # noqa: E402
from hadur.kernel.setups import variety  # noqa: E402
from hadur.text.book import Book  # noqa: E402

FOLDER = ROOT / "tests" / "golden"
NAMED = {
    # Pairs of decks that stand for all, with a seed each.
    "summoner-wars": (
        ("polar-dwarves", "fallen-kingdom", 11),
        ("cave-goblins", "vanguards", 12),
        ("breakers", "savanna-elves", 13),
        ("tundra-orcs", "phoenix-elves", 14),
    ),
    "conquest": (
        ("nazdreg", "cato", 11),
        ("straken", "zarathur", 12),
        ("kith", "starbane", 13),
        ("shadowsun", "nazdreg", 14),
    ),
}
SAMPLES = 4
"""So many games of every other game, of all the kinds of set-up it has."""
SHORT = {
    # No rule ends a mission that random players wander about in: these are over soon.
    "doom": (
        {"seats": 2, "options": {"mission": "11"}},
        {"seats": 5, "options": {"mission": "4"}},
        {"seats": 3, "options": {"mission": "4", "glory-kill": "optional", "telefrag": "always"}},
        {"seats": 4, "options": {"mission": "8"}},
    ),
}
PLAYERS = ("White", "Black", "Red", "Green", "Blue")


@dataclass(frozen=True)
class Start:
    """A golden game before its first move; `title` is what its file is called."""

    title: str
    about: str
    setup: dict[str, Any]
    seed: int


def starts(game: Game) -> list[Start]:
    if game.name in NAMED:
        return [
            Start(
                f"{one}-{two}",
                f"{one} against {two}, seed {seed}: random moves",
                {"seats": [{"deck": one}, {"deck": two}]},
                seed,
            )
            for one, two, seed in NAMED[game.name]
        ]
    return [
        Start(
            f"{number}-for-{len(setup['seats'])}",
            f"{json.dumps(setup)}, seed {number}: random moves",
            setup,
            number,
        )
        for number, setup in enumerate(_setups(game))
    ]


def _setups(game: Game) -> list[dict[str, Any]]:
    if game.name in SHORT:
        return [game.check_setup(setup) for setup in SHORT[game.name]]
    return variety(game, SAMPLES)[:SAMPLES]


def game_text(game: Game, start: Start) -> str:
    """One random game: each move, then what it did, then the state it led to."""
    match = Match.start(game, start.setup, start.seed)
    book = Book(game, "en")
    names = PLAYERS[: int(match.state.seats)]
    lines = [f"# {start.about}", ""]
    count = 0
    while not match.state.over:
        decision = match.state.decisions[0]
        count += 1
        move = decision.moves[int(draw(start.seed, 77, count, len(decision.moves)))]
        line = match.play(move, decision.seat)
        chance = f" | {' '.join(map(str, line.chance))}" if line.chance else ""
        lines.append(f"{line.seat} {line.text}{chance}")
        for event in match.events_since(match.moves - 1, None):
            words = book.words.event_line(book.texts, event, None, names)
            if words:
                lines.append(f"    {words}")
    view = match.state.view()
    counted = next(k for k in ("turns", "turn", "round") if isinstance(view.get(k), int))
    last = f"{counted.rstrip('s')}s {view[counted]}"
    lines += ["", f"result {match.state.result}", last, ""]
    return "\n".join(lines)


def main() -> None:
    changed = []
    games = [(game, start) for game in map(load, OWN) for start in starts(game)]
    for game, start in games:
        path = FOLDER / game.name / f"{start.title}.txt"
        text = game_text(game, start)
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        changed.append(str(path.relative_to(ROOT)))
        if "--check" not in sys.argv:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    for name in changed:
        print(f"{'would change' if '--check' in sys.argv else 'wrote'} {name}")
    if changed and "--check" in sys.argv:
        raise SystemExit(1)


if __name__ == "__main__":
    main()

"""Write the golden games anew: whole games as readable text, to be reviewed as diffs.

    python tools/golden.py            write tests/golden/
    python tools/golden.py --check    exit 1 if any would change

Each file is a record with what happened in words under every move.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from hadur.games import load  # noqa: E402
from hadur.kernel.chance import draw  # noqa: E402
from hadur.kernel.match import Match  # noqa: E402
from hadur.text.book import Book  # noqa: E402

FOLDER = ROOT / "tests" / "golden"
GAMES = {
    # The game, and its pairs of decks with a seed each.
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


def game_text(name: str, first: str, second: str, seed: int) -> str:
    """One random game: each move, then what it did, then the state it led to."""
    game = load(name)
    match = Match.start(game, {"decks": [first, second]}, seed)
    book = Book(game, "en")
    lines = [f"# {first} against {second}, seed {seed}: random moves", ""]
    count = 0
    while not match.state.over:
        decision = match.state.decisions[0]
        count += 1
        move = decision.moves[int(draw(seed, 77, count, len(decision.moves)))]
        line = match.play(move, decision.seat)
        chance = f" | {' '.join(map(str, line.chance))}" if line.chance else ""
        lines.append(f"{line.seat} {line.text}{chance}")
        for event in match.events_since(match.moves - 1, None):
            words = book.words.event_line(book.texts, event, None, ("White", "Black"))
            if words:
                lines.append(f"    {words}")
    view = match.state.view()
    last = f"turns {view['turn']}" if "turn" in view else f"rounds {view['round']}"
    lines += ["", f"result {match.state.result}", last, ""]
    return "\n".join(lines)


def main() -> None:
    changed = []
    games = [(name, *pair) for name, pairs in GAMES.items() for pair in pairs]
    for name, first, second, seed in games:
        path = FOLDER / name / f"{first}-{second}.txt"
        text = game_text(name, first, second, seed)
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

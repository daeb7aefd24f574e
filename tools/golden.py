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
from hadur.games.summoner_wars.words import event_line  # noqa: E402
from hadur.kernel.chance import draw  # noqa: E402
from hadur.kernel.match import Match  # noqa: E402
from hadur.text.catalogue import catalogue_of  # noqa: E402

FOLDER = ROOT / "tests" / "golden"
PAIRS = (
    ("polar-dwarves", "fallen-kingdom", 11),
    ("cave-goblins", "vanguards", 12),
    ("breakers", "savanna-elves", 13),
    ("tundra-orcs", "phoenix-elves", 14),
)


def game_text(first: str, second: str, seed: int) -> str:
    """One random game: each move, then what it did, then the state it led to."""
    game = load("summoner-wars")
    match = Match.start(game, {"decks": [first, second]}, seed)
    texts = catalogue_of("en", game.name)
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
            words = event_line(texts, event, None, ("White", "Black"))
            if words:
                lines.append(f"    {words}")
    lines += ["", f"result {match.state.result}", f"turns {match.state.view()['turn']}", ""]
    return "\n".join(lines)


def main() -> None:
    changed = []
    for first, second, seed in PAIRS:
        path = FOLDER / "summoner-wars" / f"{first}-{second}.txt"
        text = game_text(first, second, seed)
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

"""The names that scenario files can use, as lines: what `hadur scenario names` prints and the pages
in docs/scenarios repeat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from hadur.kernel.game import Game
from hadur.kernel.scenarios import files
from hadur.kernel.scenarios.names import Names, names_of, questions, ways
from hadur.text.catalogue import FALLBACK, catalogue_of


def listed(game: Game) -> str:
    """All names of a game, with a line about each."""
    known = names_of(game)
    parts = [
        ("file", _keys(files.TOP)),
        ("variant", _keys(files.VARIANT)),
        ("step", _keys(files.STEP)),
        ("position", known.position),
        ("seat of a position", known.seat),
        ("marks", known.marks),
        ("expect", known.expect),
        ("questions (decision, until)", _questions(game, known)),
        ("ways (choose WAY)", _ways(game, known)),
    ]
    lines: list[str] = []
    for title, entries in parts:
        if entries:
            lines += [title, *_table(entries), ""]
    lines += ["chance", f"  {known.chance}", "", "moves"]
    lines += [f"  {line}".rstrip() for line in known.moves.strip().splitlines()]
    return "\n".join(lines)


def _keys(shapes: Mapping[str, str]) -> dict[str, str]:
    return {key: f"{files.MEANING[key]} ({shape})" for key, shape in shapes.items()}


def _ways(game: Game, known: Names) -> dict[str, str]:
    """What "choose" is followed by, question by question or card by card."""
    return {name: ", ".join(found) for name, found in ways(game).items()} | dict(known.ways)


def _table(entries: Mapping[str, str]) -> Iterator[str]:
    wide = min(max(len(key) for key in entries), 30)
    for key, about in entries.items():
        yield f"  {key:<{wide}}  {about}".rstrip()


def _questions(game: Game, known: Names) -> dict[str, str]:
    """Each question with its rule, and in words where the game has them; of a family of them one
    line."""
    found: dict[str, str] = {}
    for name, prompt in questions(game).items():
        family = next((start for start in known.families if name.startswith(start)), "")
        if family:
            found[f"{family}CARD"] = "for every card that asks so"
        else:
            found[name] = f"{prompt.rule:<8} {_in_words(game, name)}".strip()
    return dict(sorted(found.items()))


def _in_words(game: Game, prompt: str) -> str:
    texts = catalogue_of(FALLBACK, game.name)
    return texts.sentence(f"prompt-{prompt}") if texts.has(f"prompt-{prompt}") else ""

"""The book, read: one file a game, a page for each position.

A page has a `title`, what the position is (`seats`, `options`, `position` as in scenario files, and
`moves` that lead to the question, "0: " before those of a seat among several), who is asked
(`seat`), and the moves that are `never` made, or of which one is `always` made. Moves are written
as in the notation; * stands for anything."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, Final

from hadur.kernel.game import Game
from hadur.kernel.state import State

FOLDER: Final = Path(__file__).parent


@dataclass(frozen=True)
class Page:
    """A position, and what is sane in it."""

    title: str
    setup: dict[str, Any]
    position: dict[str, Any]
    moves: tuple[str, ...]
    seat: int
    never: tuple[str, ...]
    always: tuple[str, ...]

    def reach(self, game: Game, seed: int) -> State:
        """The position, with the question open."""
        state = game.begin_at(self.setup, self.position, seed)
        for move in self.moves:
            who, _, text = move.rpartition(": ")
            game.play(state, text, seat=int(who) if who else None)
        return state

    def is_silly(self, text: str) -> bool:
        if any(fnmatchcase(text, pattern) for pattern in self.never):
            return True
        return bool(self.always) and not any(fnmatchcase(text, p) for p in self.always)


def pages(game: str) -> list[Page]:
    """The pages of a game's file; a position may begin as another one (`like`) and differ."""
    data = tomllib.loads((FOLDER / f"{game}.toml").read_text(encoding="utf-8"))
    boards: dict[str, dict[str, Any]] = data.get("board", {})
    return [_page(entry, boards) for entry in data["page"]]


def _page(entry: dict[str, Any], boards: dict[str, dict[str, Any]]) -> Page:
    board = boards.get(entry.get("board", ""), {})
    setup = {
        "seats": entry.get("seats", board.get("seats")),
        "options": {**board.get("options", {}), **entry.get("options", {})},
    }
    return Page(
        entry["title"],
        setup,
        _joined(board.get("position", {}), entry.get("position", {})),
        tuple(entry.get("moves", ())),
        entry.get("seat", 0),
        tuple(entry.get("never", ())),
        tuple(entry.get("always", ())),
    )


def _joined(board: dict[str, Any], entry: dict[str, Any]) -> dict[str, Any]:
    """What the entry says stands beside what its board says, or in its place."""
    out = dict(board)
    for key, value in entry.items():
        if isinstance(value, dict) and isinstance(out.get(key), dict):
            out[key] = _joined(out[key], value)
        else:
            out[key] = value
    return out

"""The games, each in a folder of the same shape. No game imports another.

Games from elsewhere are named by the environment variable HADUR_GAMES, each as
`name=module:OBJECT` and with commas between them; they are played like our own."""

from __future__ import annotations

import os
from importlib import import_module
from typing import TYPE_CHECKING, Final

from hadur.kernel.errors import UnknownName
from hadur.kernel.hints import unknown

if TYPE_CHECKING:
    from hadur.kernel.game import Game

OWN: Final = ("summoner-wars", "conquest", "forbidden-stars", "chaos-galaxy", "doom")


def _from_elsewhere(text: str) -> dict[str, str]:
    """Where each further game is found."""
    entries = [entry.strip().partition("=") for entry in text.split(",") if entry.strip()]
    return {name: place for name, _, place in entries}


_ELSEWHERE: Final = _from_elsewhere(os.environ.get("HADUR_GAMES", ""))
NAMES: Final = (*OWN, *_ELSEWHERE)


def load(name: str) -> Game:
    """The game of that name; UnknownName says which there are."""
    wanted = name.strip().lower().replace("_", "-")
    if wanted not in NAMES:
        raise UnknownName(f"{unknown('game', wanted, NAMES)} (games: {', '.join(NAMES)})")
    module, _, found = _ELSEWHERE.get(wanted, "").partition(":")
    if not module:
        module = f"hadur.games.{wanted.replace('-', '_')}"
    game: Game = getattr(import_module(module), found or "GAME")
    return game

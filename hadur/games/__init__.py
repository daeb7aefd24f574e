"""The games, each in a folder of the same shape. No game imports another."""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module
from typing import TYPE_CHECKING, Final

from hadur.kernel.errors import UnknownName

if TYPE_CHECKING:
    from hadur.kernel.game import Game

NAMES: Final = ("summoner-wars",)


def load(name: str) -> Game:
    """The game of that name; UnknownName says which there are."""
    wanted = name.strip().lower().replace("_", "-")
    if wanted not in NAMES:
        near = get_close_matches(wanted, NAMES, n=1)
        hint = f"; did you mean {near[0]}?" if near else ""
        raise UnknownName(f"no game is called '{name}'{hint} (games: {', '.join(NAMES)})")
    module = import_module(f"hadur.games.{wanted.replace('-', '_')}")
    game: Game = module.GAME
    return game

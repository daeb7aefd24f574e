"""The games, each in a folder of the same shape. No game imports another."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

from hadur.kernel.errors import UnknownName
from hadur.kernel.hints import did_you_mean

if TYPE_CHECKING:
    from hadur.kernel.game import Game

NAMES: Final = ("summoner-wars", "conquest")


def load(name: str) -> Game:
    """The game of that name; UnknownName says which there are."""
    wanted = name.strip().lower().replace("_", "-")
    if wanted not in NAMES:
        hint = did_you_mean(wanted, NAMES)
        raise UnknownName(f"no game is called '{name}'{hint} (games: {', '.join(NAMES)})")
    module = import_module(f"hadur.games.{wanted.replace('-', '_')}")
    game: Game = module.GAME
    return game

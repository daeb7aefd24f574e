"""Players that are programs. They see what their seat sees, never the true state."""

from __future__ import annotations

from difflib import get_close_matches

from hadur.bots.base import Bot
from hadur.bots.greedy import Greedy
from hadur.bots.randomly import Random
from hadur.kernel.errors import UnknownName
from hadur.kernel.game import Game

NAMES = ("random", "heuristic")


def make(name: str, game: Game, seed: int = 0) -> Bot:
    """A bot by name, the same for the same seed."""
    if name == "random":
        return Random(game, seed)
    if name == "heuristic":
        return Greedy(game, seed)
    near = get_close_matches(name, NAMES, n=1)
    hint = f"; did you mean {near[0]}?" if near else ""
    raise UnknownName(f"no bot is called '{name}'{hint} (bots: {', '.join(NAMES)})")


__all__ = ["NAMES", "Bot", "make"]

"""Players that are programs. They see what their seat sees, never the true state."""

from __future__ import annotations

from hadur.bots.base import Bot
from hadur.bots.cheat import Cheat
from hadur.bots.external import PREFIX, BotFault, External
from hadur.bots.greedy import Greedy
from hadur.bots.randomly import Random
from hadur.bots.script import Script
from hadur.bots.search import DEFAULT_LEVEL, Limit, Search
from hadur.kernel.errors import UnknownName
from hadur.kernel.game import Game
from hadur.kernel.hints import did_you_mean

NAMES = ("random", "script", "heuristic", "search")


def make(name: str, game: Game, seed: int = 0) -> Bot:
    """A bot by name, the same for the same seed."""
    if name.startswith(PREFIX):
        return External.from_text(name, game, seed)
    if name == "random":
        return Random(game, seed)
    if name == "script":
        return Script(game, seed)
    if name == "heuristic":
        return Greedy(game, seed)
    kind, _, budget = name.partition(":")
    if kind in ("search", "cheat"):
        limit = Limit.read(budget or str(DEFAULT_LEVEL))
        return (Search if kind == "search" else Cheat)(game, seed, limit)
    hint = did_you_mean(name, NAMES)
    raise UnknownName(
        f"no bot is called '{name}'{hint} (bots: {', '.join(NAMES)}, {PREFIX}PROGRAM)"
    )


__all__ = ["NAMES", "Bot", "BotFault", "make"]

"""Players that are programs. They see what their seat sees, never the true state."""

from __future__ import annotations

from hadur.bots.base import Bot
from hadur.bots.cheat import Cheat
from hadur.bots.external import PREFIX, BotFault, External
from hadur.bots.greedy import Greedy
from hadur.bots.randomly import Random
from hadur.bots.script import Script
from hadur.bots.search import DEFAULT_LEVEL, LEVELS, Limit, Search
from hadur.kernel.errors import UnknownName
from hadur.kernel.game import Game
from hadur.kernel.hints import did_you_mean

NAMES = ("random", "script", "heuristic", "search")
OFFERED = (*NAMES, *(f"search:{level}" for level in range(1, len(LEVELS) + 1)))
"""What anybody may seat at a table of a server. A budget of one's own choice is for one's own
machine: here it would take the thinking of all other bots."""
LONGEST = 5.0
"""The seconds a bot of a server may be given for a decision."""


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


def bounded(name: str) -> str:
    """The bot as a server lets it think: one that was seated with more than is offered, as older
    tables may hold it, thinks at the highest level."""
    kind, _, budget = name.partition(":")
    if kind != "search" or not budget:
        return name
    limit = Limit.read(budget)
    fits = limit.iterations <= LEVELS[-1] or 0 < limit.seconds <= LONGEST
    return name if fits else OFFERED[-1]


__all__ = ["NAMES", "OFFERED", "Bot", "BotFault", "bounded", "make"]

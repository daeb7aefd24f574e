"""Hadúr plays war games by the book.

>>> import hadur
>>> battle = hadur.game("summoner-wars").begin({}, seed=7)
>>> battle.decision.prompt
'summon'
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hadur import engine

if TYPE_CHECKING:
    from hadur.kernel.game import Game

__version__ = "0.1.0"
ENGINE = engine.install(__path__)
"""Which engine runs: "compiled" or "pure"."""


def game(name: str) -> Game:
    """A game by name, such as "summoner-wars"."""
    from hadur.games import load

    return load(name)


__all__ = ["ENGINE", "__version__", "game"]

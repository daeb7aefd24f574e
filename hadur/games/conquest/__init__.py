"""Warhammer 40,000: Conquest."""

from hadur.games.conquest.rules import GAME

__all__ = ["GAME"]

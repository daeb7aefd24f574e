"""Káosz Galaktika."""

from hadur.games.chaos_galaxy.rules import GAME

__all__ = ["GAME"]

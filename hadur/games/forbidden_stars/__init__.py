"""Forbidden Stars."""

from hadur.games.forbidden_stars.rules import GAME

__all__ = ["GAME"]

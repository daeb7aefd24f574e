"""Summoner Wars, second edition, by the book. GAME is the one public name."""

from hadur.games.summoner_wars.rules import GAME

__all__ = ["GAME"]

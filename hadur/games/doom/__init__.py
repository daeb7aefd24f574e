"""DOOM: The Board Game (2016): one invader against one to four marines."""

from hadur.games.doom.rules import GAME

__all__ = ["GAME"]

"""Answers to what effects ask: one file for the procedures and one for each faction.

Importing this package fills the table.
"""

from hadur.games.summoner_wars.legality.questions import (
    breakers,
    cave_goblins,
    fallen_kingdom,
    phoenix_elves,
    polar_dwarves,
    procedures,
    savanna_elves,
    tundra_orcs,
    vanguards,
)
from hadur.games.summoner_wars.legality.questions.table import FORMS, PICKS, TAKES, WAYS, YESES

__all__ = [
    "FORMS",
    "PICKS",
    "TAKES",
    "WAYS",
    "YESES",
    "breakers",
    "cave_goblins",
    "fallen_kingdom",
    "phoenix_elves",
    "polar_dwarves",
    "procedures",
    "savanna_elves",
    "tundra_orcs",
    "vanguards",
]

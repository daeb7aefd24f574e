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
from hadur.games.summoner_wars.legality.questions.table import (
    FORMS,
    NEEDS,
    PICKS,
    TAKES,
    USES,
    WAYS,
    YESES,
)

__all__ = [
    "FORMS",
    "NEEDS",
    "PICKS",
    "TAKES",
    "USES",
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

"""All cards of the game, faction by faction. Importing this module numbers them."""

from hadur.games.summoner_wars.abilities import shared
from hadur.games.summoner_wars.cards.breakers import BREAKERS
from hadur.games.summoner_wars.cards.cave_goblins import CAVE_GOBLINS
from hadur.games.summoner_wars.cards.definition import CARDS, collect
from hadur.games.summoner_wars.cards.fallen_kingdom import FALLEN_KINGDOM
from hadur.games.summoner_wars.cards.phoenix_elves import PHOENIX_ELVES
from hadur.games.summoner_wars.cards.polar_dwarves import POLAR_DWARVES
from hadur.games.summoner_wars.cards.savanna_elves import SAVANNA_ELVES
from hadur.games.summoner_wars.cards.tundra_orcs import TUNDRA_ORCS
from hadur.games.summoner_wars.cards.vanguards import VANGUARDS
from hadur.games.summoner_wars.phases.event import index_events

if not CARDS:
    collect(
        [
            POLAR_DWARVES,
            TUNDRA_ORCS,
            FALLEN_KINGDOM,
            PHOENIX_ELVES,
            CAVE_GOBLINS,
            SAVANNA_ELVES,
            BREAKERS,
            VANGUARDS,
        ]
    )
    index_events(CARDS)

__all__ = ["CARDS", "shared"]

"""What cards say, written a second time from their texts: one file a faction.

Importing this package fills the tables.
"""

from hadur.games.conquest.legality.texts import (
    astra_militarum,
    chaos,
    dark_eldar,
    eldar,
    neutral,
    orks,
    planets,
    space_marines,
    tau,
)
from hadur.games.conquest.legality.texts.table import (
    ATTACHES,
    FROM_DISCARD_TOO,
    NONE_WILL_DO,
    PICKS,
    PRICES,
    TAKES,
    TARGETS,
    WHEN,
    Use,
)

__all__ = [
    "ATTACHES",
    "FROM_DISCARD_TOO",
    "NONE_WILL_DO",
    "PICKS",
    "PRICES",
    "TAKES",
    "TARGETS",
    "WHEN",
    "Use",
    "astra_militarum",
    "chaos",
    "dark_eldar",
    "eldar",
    "neutral",
    "orks",
    "planets",
    "space_marines",
    "tau",
]

"""The core set: importing this module declares and numbers all its cards."""

from __future__ import annotations

from typing import Final

from hadur.games.conquest.cards.astra_militarum import ASTRA_MILITARUM_CARDS
from hadur.games.conquest.cards.chaos import CHAOS_CARDS
from hadur.games.conquest.cards.dark_eldar import DARK_ELDAR_CARDS
from hadur.games.conquest.cards.definition import CARDS, collect
from hadur.games.conquest.cards.eldar import ELDAR_CARDS
from hadur.games.conquest.cards.neutral import NEUTRAL_CARDS
from hadur.games.conquest.cards.orks import ORK_CARDS
from hadur.games.conquest.cards.planets import PLANETS
from hadur.games.conquest.cards.space_marines import SPACE_MARINE_CARDS
from hadur.games.conquest.cards.tau import TAU_CARDS

CORE_SET: Final = "core-set"

collect(PLANETS, CORE_SET)
collect(NEUTRAL_CARDS, CORE_SET)
collect(SPACE_MARINE_CARDS, CORE_SET)
collect(ASTRA_MILITARUM_CARDS, CORE_SET)
collect(ORK_CARDS, CORE_SET)
collect(CHAOS_CARDS, CORE_SET)
collect(DARK_ELDAR_CARDS, CORE_SET)
collect(ELDAR_CARDS, CORE_SET)
collect(TAU_CARDS, CORE_SET)

__all__ = ["CARDS", "CORE_SET"]

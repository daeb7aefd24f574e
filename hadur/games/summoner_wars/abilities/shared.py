"""Abilities printed on cards of more than one faction."""

from __future__ import annotations

from typing import Final

from hadur.games.summoner_wars.abilities.builders import Momentum
from hadur.games.summoner_wars.abilities.constant import STRENGTH, PerCharge
from hadur.games.summoner_wars.abilities.hooks import AFTER_ATTACK
from hadur.games.summoner_wars.abilities.ids import IMBUED_STRENGTH, MOMENTUM

MOMENTUM_TRIGGER: Final = Momentum("momentum", MOMENTUM, AFTER_ATTACK, True)
PerCharge(IMBUED_STRENGTH, STRENGTH)

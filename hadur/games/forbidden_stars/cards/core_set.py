"""All cards of the box, in the order of their numbers."""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars.abilities.event import EVENT_CARDS
from hadur.games.forbidden_stars.abilities.sheet import SHEET_ABILITIES
from hadur.games.forbidden_stars.abilities.strikes import STRIKE_CARDS
from hadur.games.forbidden_stars.abilities.upgrade import ORDER_UPGRADES
from hadur.games.forbidden_stars.cards import chaos, eldar, orks, space_marines
from hadur.games.forbidden_stars.cards.definition import COMBAT

FILES: Final = (space_marines, chaos, orks, eldar)

# Whatever order the files were read in, cards stand by their numbers.
COMBAT.sort(key=lambda card: card.number)
ORDER_UPGRADES.sort(key=lambda upgrade: upgrade.number)
EVENT_CARDS.sort(key=lambda event: event.number)
STRIKE_CARDS.sort(key=lambda upgrade: upgrade.number)
SHEET_ABILITIES.sort(key=lambda ability: ability.faction)

CARD_NAMES: Final = [card.name for card in COMBAT]
UPGRADE_NAMES: Final = [upgrade.name for upgrade in ORDER_UPGRADES]
EVENT_NAMES: Final = [event.name for event in EVENT_CARDS]

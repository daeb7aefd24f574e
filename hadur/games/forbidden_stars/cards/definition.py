"""The printed facts of cards: combat cards, order upgrades, event cards.

The files of the factions declare them in the order of their numbers; what a combat card's
paragraphs, an upgrade or an event does stands beside it there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hadur.kernel.native import i64, vec

if TYPE_CHECKING:
    from hadur.games.forbidden_stars.abilities.paragraph import Paragraph

COMBAT_CARDS: Final = 56
UPGRADES: Final = 20
EVENTS: Final = 32
STARTING: Final = -1
"""The level of a card that is in the deck from the start."""

ICONS: Final = vec[i64]([0] * (3 * COMBAT_CARDS))
"""Attack, defence and morale icons, by 3 * card + face."""
CARD_LEVEL: Final = vec[i64]([0] * COMBAT_CARDS)
CARD_COST: Final = vec[i64]([0] * COMBAT_CARDS)
UPGRADE_LEVEL: Final = vec[i64]([0] * UPGRADES)
UPGRADE_COST: Final = vec[i64]([0] * UPGRADES)
UPGRADE_ORDER: Final = vec[i64]([0] * UPGRADES)


_CURRENT: Final = [0]


def declare(faction: int) -> None:
    """The cards that follow are this faction's; files may be read in any order."""
    _CURRENT[0] = faction


def next_number(numbers: list[int], each: int) -> int:
    """The next number of a kind of card for the faction that is declared."""
    faction = _CURRENT[0]
    return faction * each + sum(1 for number in numbers if number // each == faction)


class CombatCard:
    """A combat card: level and cost as an upgrade, icons, paragraphs from top to bottom."""

    def __init__(
        self, name: str, level: int, icons: tuple[int, int, int], paragraphs: list[Paragraph]
    ) -> None:
        self.name: Final = name
        self.number: Final[int] = next_number([card.number for card in COMBAT], 14)
        self.faction: Final = self.number // 14
        self.level: Final = level
        self.cost: Final = {STARTING: 0, 0: 2, 2: 4, 3: 6}[level]
        self.icons: Final = icons
        self.paragraphs: Final = paragraphs
        COMBAT.append(self)
        for face in range(3):
            ICONS[3 * self.number + face] = icons[face]
        CARD_LEVEL[self.number] = max(level, 0)
        CARD_COST[self.number] = self.cost
        for index, paragraph in enumerate(paragraphs):
            paragraph.belong(self.number, index + 1)


COMBAT: Final[list[CombatCard]] = []


def card(name: str, level: int, icons: str, paragraphs: list[Paragraph]) -> CombatCard:
    """A combat card; its icons are letters: a attack, d defence, m morale."""
    return CombatCard(
        name, level, (icons.count("a"), icons.count("d"), icons.count("m")), paragraphs
    )

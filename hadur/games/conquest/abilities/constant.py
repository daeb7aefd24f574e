"""Constant effects: texts without a bold word, active while their card is in play (CQ-10.6).

A card has at most one `Constant`; it says what its card gives to a unit (itself, its host, its
neighbours), and `values` asks every constant in play."""

from __future__ import annotations

from typing import Final

from hadur.games.conquest.cards.definition import Card
from hadur.games.conquest.state import Campaign
from hadur.kernel.bits import BIT
from hadur.kernel.native import i64

# What constant texts speak of: a bit each, so that a value asks only those that change it.
ATTACK: Final = 1
ATTACK_AGAINST: Final = 2
DOUBLES: Final = 4
COMMAND: Final = 8
GAINS: Final = 16
LOSES: Final = 32
IGNORES_FLYING: Final = 64
BARS_ATTACK: Final = 128
BARS_TARGET: Final = 256
BARS_RETREAT: Final = 512
BARS_DAMAGE: Final = 1024
BREAKS: Final = 2048
REDUCES: Final = 4096
ASPECTS: Final = (
    "attack",
    "attack_against",
    "doubles",
    "command",
    "gains",
    "loses",
    "ignores_flying",
    "bars_attack",
    "bars_target",
    "bars_retreat",
    "bars_damage",
    "breaks",
    "reduces",
)


class Constant:
    """What the card `source` does to `unit`, by its text. A subclass overrides what it changes."""

    def __init__(self, card: Card) -> None:
        self.number: Final[i64] = len(CONSTANTS)
        CONSTANTS.append(self)
        card.constant = self.number
        card.aspects = _aspects(self)

    def attack(self, s: Campaign, source: i64, unit: i64) -> i64:
        """Attack the unit gets."""
        return 0

    def attack_against(self, s: Campaign, source: i64, unit: i64, defender: i64) -> i64:
        """Attack the unit gets while it attacks this defender."""
        return 0

    def doubles(self, s: Campaign, source: i64, unit: i64, defender: i64) -> bool:
        """Whether the unit deals double damage to this defender."""
        return False

    def command(self, s: Campaign, source: i64, unit: i64) -> i64:
        """Command icons the unit gets."""
        return 0

    def gains(self, s: Campaign, source: i64, unit: i64) -> i64:
        """Keywords the unit gains."""
        return 0

    def loses(self, s: Campaign, source: i64, unit: i64) -> i64:
        """Keywords the unit loses."""
        return 0

    def ignores_flying(self, s: Campaign, source: i64, unit: i64) -> bool:
        """Whether the unit ignores Flying when it attacks."""
        return False

    def bars_attack(self, s: Campaign, source: i64, unit: i64) -> bool:
        """Whether enemies cannot declare the unit as defender."""
        return False

    def bars_target(self, s: Campaign, source: i64, unit: i64) -> bool:
        """Whether enemy card abilities cannot target the unit."""
        return False

    def bars_retreat(self, s: Campaign, source: i64, unit: i64) -> bool:
        """Whether the unit cannot retreat from battle."""
        return False

    def bars_damage(self, s: Campaign, source: i64, unit: i64) -> bool:
        """Whether the unit cannot be damaged (CQ-17.9)."""
        return False

    def breaks(self, s: Campaign, source: i64) -> bool:
        """Whether the card must be sacrificed now."""
        return False

    def reduces(self, s: Campaign, source: i64, seat: i64, card: i64, place: i64) -> i64:
        """By how much the text makes a card cheaper for its player, without being used."""
        return 0


CONSTANTS: Final[list[Constant]] = []


def _aspects(constant: Constant) -> i64:
    """The aspects that the constant's class overrides."""
    found: i64 = 0
    for k, name in enumerate(ASPECTS):
        if getattr(type(constant), name) is not getattr(Constant, name):
            found |= BIT[k]
    return found


def same_planet(s: Campaign, one: i64, other: i64) -> bool:
    """Whether both are at one planet; an HQ is none (CQ-2.3)."""
    slot = s.slot_of(one)
    return slot >= 0 and slot == s.slot_of(other)

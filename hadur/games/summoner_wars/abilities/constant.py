"""What abilities and active events change while they are there, without a moment of their own.

A card declares its `Bonus`, `Grant`, `HitRule` and so on beside its facts; the values and the
procedures ask all of them.
"""

from __future__ import annotations

from typing import Final

from hadur.games.summoner_wars.abilities.ids import ABILITIES, NAMES
from hadur.games.summoner_wars.board import ADJACENT
from hadur.games.summoner_wars.cards.definition import TABLES
from hadur.games.summoner_wars.state import Battle
from hadur.kernel.bits import BIT, lowest
from hadur.kernel.native import append, i64, vec

CHARGES_COUNTED: Final = 5
"""So many charges at most count for an Imbued ability."""


class Bonus:
    """Something that is added to a value of a card: `to` is STRENGTH or LIFE. One that comes
    from an ability is asked only while somebody has it."""

    def __init__(self, to: Bonuses, ability: i64 = -1) -> None:
        self.ability: Final = ability
        to.all = append(to.all, self)

    def amount(self, s: Battle, card: i64, target: i64) -> i64:
        """What the card gets now; `target` is whom it attacks (strength only)."""
        raise NotImplementedError

    def source(self) -> str:
        """The id of the text that names where it comes from."""
        return f"ability-{NAMES[self.ability]}"

    def comes_from(self, ability: i64) -> bool:
        """Whether a card gets it by having this ability."""
        return False

    def counts_charges(self, s: Battle, card: i64) -> bool:
        """Whether the card gets less when it loses charges."""
        return False

    def shelters(self, s: Battle, card: i64) -> bool:
        """Whether others may get less when this card changes sides."""
        return False


class Bonuses:
    """All that is added to one value: a column, as `Steps` are."""

    def __init__(self) -> None:
        self.all = vec[Bonus]()


STRENGTH: Final = Bonuses()
LIFE: Final = Bonuses()


class OwnBonus(Bonus):
    """What an ability adds to the card that has it."""

    def __init__(self, ability: i64, to: Bonuses) -> None:
        super().__init__(to, ability)

    def amount(self, s: Battle, card: i64, target: i64) -> i64:
        if s.has[self.ability] & BIT[s.space[card]] == 0:
            return 0
        return self.gives(s, card)

    def comes_from(self, ability: i64) -> bool:
        return self.ability == ability

    def gives(self, s: Battle, card: i64) -> i64:
        raise NotImplementedError


class PerCharge(OwnBonus):
    """One for each charge, up to a limit."""

    def gives(self, s: Battle, card: i64) -> i64:
        return min(s.charges[card], CHARGES_COUNTED)

    def counts_charges(self, s: Battle, card: i64) -> bool:
        return s.can(card, self.ability)


class Grant:
    """An active event that gives its player's units an ability without printing it on them."""

    def __init__(self, ability: i64, effect: i64) -> None:
        self.effect: Final = effect
        if GRANTED[ability] >= 0:
            raise ValueError(f"two events grant the ability {ability}")
        GRANTED[ability] = len(GRANTS)
        GRANTS.append(self)

    def reaches(self, s: Battle, seat: i64, unit: i64) -> bool:
        """Whether it gives it to this unit of the event's player."""
        return True


GRANTS: Final[list[Grant]] = []
GRANTED: Final = vec[i64]([-1] * ABILITIES)
"""The place of an ability's grant in that list, or -1: most are never granted."""


def bonus(s: Battle, texts: Bonuses, card: i64, target: i64) -> i64:
    """What all texts together add."""
    total: i64 = 0
    for text in texts.all:
        if text.ability < 0 or s.has[text.ability] != 0:
            total += text.amount(s, card, target)
    return total


def holds(s: Battle, unit: i64, ability: i64) -> bool:
    """Whether a unit has an ability: its own, gained, or granted; it counts once (SW-14.5)."""
    if s.has[ability] & BIT[s.space[unit]] != 0:
        return True
    at = GRANTED[ability]
    if at < 0:
        return False
    seat = s.controller[unit]
    grant = GRANTS[at]
    return s.effect(seat, grant.effect) > 0 and grant.reaches(s, seat, unit)


# How the damage of an attack is worked out: first which symbols count, where what comes later
# replaces what came before, then what adds, cancels, lowers and caps.
ALSO_SPECIAL: Final = 0
SPECIAL_TWICE: Final = 1
ONLY_SPECIAL: Final = 2
WHATEVER_IT_IS: Final = 3
ADD: Final = 4
CANCEL: Final = 5
LOWER: Final = 6
CAP: Final = 7


class HitRule:
    """Something that changes the damage of an attack, at its stage. One that comes from an ability
    is asked only while somebody has it."""

    def __init__(self, stage: i64, ability: i64 = -1) -> None:
        self.stage: Final = stage
        self.ability: Final = ability
        rules = append(TEXTS.hit_rules, self)
        at: i64 = len(rules) - 1
        while at > 0 and rules[at - 1].stage > stage:
            rules[at] = rules[at - 1]
            at -= 1
        rules[at] = self
        TEXTS.hit_rules = rules

    def hits(self, s: Battle, attacker: i64, target: i64, amount: i64) -> i64:
        """The damage now that the dice have been rolled; `amount` is what it was so far."""
        raise NotImplementedError


class SideHit:
    """What the same dice do elsewhere, at the same time as the damage to the target."""

    def __init__(self) -> None:
        TEXTS.side_hits = append(TEXTS.side_hits, self)

    def before(self, s: Battle, attacker: i64, target: i64) -> None:
        """Before the target is dealt its damage, if it is dealt any."""

    def after(self, s: Battle, attacker: i64, target: i64, amount: i64) -> None:
        """After the target was dealt damage."""


class MoreDamage:
    """An active event that lets its player's abilities do more damage to enemy units."""

    def __init__(self, effect: i64) -> None:
        self.effect: Final = effect
        TEXTS.more_damage = append(TEXTS.more_damage, self)


class Destruction:
    """A text that changes what the destruction of a card brings."""

    def __init__(self) -> None:
        TEXTS.destructions = append(TEXTS.destructions, self)

    def saves(self, s: Battle, card: i64) -> bool:
        """Whether the card returns to its player's hand instead (SW-10.21)."""
        return False

    def yields_nothing(self, s: Battle, card: i64, source: i64) -> bool:
        """Whether nobody gains magic for this card that `source` destroys."""
        return False


class SummonPlace:
    """A text that lets units be summoned elsewhere than beside a gate (SW-6.3)."""

    def __init__(self) -> None:
        TEXTS.summon_places = append(TEXTS.summon_places, self)

    def for_any(self, s: Battle, seat: i64) -> i64:
        """Spaces for every unit of the player."""
        return 0

    def for_kind(self, s: Battle, seat: i64, kind: i64) -> i64:
        """Spaces for a unit of this kind."""
        return 0


class Texts:
    """What the cards have declared, by what it changes: columns, as `Steps` are. Hit rules stand in
    the order of their stages."""

    def __init__(self) -> None:
        self.hit_rules = vec[HitRule]()
        self.side_hits = vec[SideHit]()
        self.more_damage = vec[MoreDamage]()
        self.destructions = vec[Destruction]()
        self.summon_places = vec[SummonPlace]()


TEXTS: Final = Texts()


def prints(kind: i64, ability: i64) -> bool:
    """Whether the ability stands on the card itself: it works while being summoned (SW-14.2)."""
    k = TABLES.first_ability[kind]
    end = TABLES.first_ability[kind + 1]
    while k < end:
        if TABLES.abilities[k] == ability:
            return True
        k += 1
    return False


def beside(spaces: i64) -> i64:
    """All spaces adjacent to at least one of these."""
    found: i64 = 0
    while spaces != 0:
        found |= ADJACENT[lowest(spaces)]
        spaces &= spaces - 1
    return found

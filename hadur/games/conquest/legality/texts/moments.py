"""What many triggered texts wait for: this unit, its host, an enemy that fell, damage of an attack.

An occurrence says of damage which entry it is about, who dealt it and of what kind it is; of other
events the card or player first.
"""

from __future__ import annotations

from typing import Final

from hadur.games.conquest.legality.field import NO_PLANET, Field
from hadur.games.conquest.legality.reasons import Reasons, no
from hadur.games.conquest.legality.savings import SAVINGS, Saving, saves
from hadur.games.conquest.legality.texts.table import WHEN, Use
from hadur.games.conquest.phases.damage import AMOUNT, BY_ATTACK, REASSIGNED, UNIT
from hadur.games.conquest.state import HQ

ANYWHERE: Final = ""
BESIDE_IT: Final = "beside"
ATTACHED: Final = "attached"


def about_itself(f: Field, use: Use, which: int = 0) -> Reasons:
    if f.about(use.at, which) != use.source:
        yield no("CQ-17.7", "not-it", card=f.name(use.source))


def about_host(f: Field, use: Use) -> Reasons:
    if f.about(use.at, 0) != f.host(use.source):
        yield no("CQ-12.23", "not-its-host", card=f.name(use.source))


def not_such(f: Field, use: Use) -> Reasons:
    """What happened is not what the text describes (CQ-10.8)."""
    yield no("CQ-10.8", "not-such", card=f.name(use.source))


def entered(f: Field, use: Use) -> Reasons:
    """After this unit enters play."""
    yield from about_itself(f, use)
    if not f.is_unit(use.source):
        yield from not_such(f, use)


def at_planet(f: Field, use: Use) -> Reasons:
    """The text speaks of this planet (CQ-12.35)."""
    if f.slot(use.source) == NO_PLANET:
        yield no("CQ-12.35", "not-at-planet", unit=f.name(use.source))


def by_you(f: Field, use: Use) -> Reasons:
    if f.about(use.at, 0) != use.seat:
        yield from not_such(f, use)


# -- destroyed -------------------------------------------------------------------------------------


def enemy_fell(f: Field, use: Use) -> bool:
    """An enemy unit was destroyed, wherever it was."""
    return f.fell_as_unit(f.about(use.at, 0)) == 1 - use.seat


def planet_of_fallen(f: Field, use: Use) -> int:
    """The planet at which an enemy unit was destroyed; NO_PLANET for none."""
    place = f.left_from(f.about(use.at, 0))
    return place // 2 if enemy_fell(f, use) and place < HQ else NO_PLANET


def enemy_fell_at_planet(f: Field, use: Use) -> Reasons:
    if planet_of_fallen(f, use) == NO_PLANET:
        yield no("CQ-18.29", "not-enemy-fell")


# -- damage ----------------------------------------------------------------------------------------


def damaged_unit(f: Field, use: Use) -> int:
    return f.beside(f.about(use.at, 0), UNIT)


def by_attack(f: Field, use: Use) -> bool:
    return bool(f.about(use.at, 2) & BY_ATTACK)


def attack_damage(f: Field, use: Use) -> Reasons:
    if not by_attack(f, use):
        yield no("CQ-10.8", "not-attack")


def some_left(f: Field, use: Use) -> Reasons:
    """There is damage that could be prevented (CQ-11.20)."""
    if f.beside(f.about(use.at, 0), AMOUNT) <= 0:
        yield no("CQ-11.20", "no-damage-left")


def can_be_redirected(f: Field, use: Use) -> Reasons:
    """Not all of it has been already (CQ-13.35)."""
    entry = f.about(use.at, 0)
    if f.beside(entry, AMOUNT) <= f.beside(entry, REASSIGNED):
        yield no("CQ-13.35", "redirected")


# -- tokens ----------------------------------------------------------------------------------------


def room_for(f: Field, use: Use, token: str) -> Reasons:
    if not f.has_room_for(use.seat, token):
        yield no("CQ-12.19", "no-token")


def opponent_holds_cards(f: Field, use: Use) -> Reasons:
    if not f.hand(1 - use.seat):
        yield no("CQ-11.13", "no-cards-held")


# -- while a card is deployed ----------------------------------------------------------------------


def saving(
    card: str, amount: int, faction: str = "", traits: str = "", where: str = ANYWHERE
) -> None:
    """A text that makes a card cheaper: of a faction or with a trait, and deployed where."""
    beside, attached = where == BESIDE_IT, where == ATTACHED
    SAVINGS[card] = Saving(amount, faction, traits, beside, attached)
    WHEN[card] = cheaper


def cheaper(f: Field, use: Use) -> Reasons:
    """When you deploy such a card: its cost goes down, if anything is left of it."""
    seat, card, to, cost = (f.about(use.at, which) for which in range(4))
    if seat != use.seat or cost <= 0 or saves(f, use.source, card, to) == 0:
        yield from not_such(f, use)

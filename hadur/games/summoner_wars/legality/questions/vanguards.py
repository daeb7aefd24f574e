"""Questions of the Vanguards' cards."""

from __future__ import annotations

from hadur.games.summoner_wars.cards.definition import UNIT, Card
from hadur.games.summoner_wars.legality.field import Field
from hadur.games.summoner_wars.legality.questions.fallen_kingdom import (
    in_discard_pile,
    unit_named,
)
from hadur.games.summoner_wars.legality.questions.procedures import has_charge
from hadur.games.summoner_wars.legality.questions.table import may_say_yes, may_take
from hadur.games.summoner_wars.legality.reasons import Reasons, no
from hadur.kernel.state import Ask


@may_take("the-citadels-might")
def the_citadels_might(f: Field, ask: Ask, card: Card) -> Reasons:
    """A Citadel unit of the own discard pile."""
    yield from in_discard_pile(f, int(ask.seat), card)
    yield from unit_named(card, "citadel")


@may_take("arrow-of-light")
def arrow_of_light(f: Field, ask: Ask, card: Card) -> Reasons:
    """Units of the hand, each of another name. a: the attacker.

    Every card shown for this attack made it stronger by one and lies on top of the pile."""
    seat = int(ask.seat)
    yield from _in_own_hand(f, seat, card)
    if not card.classes & UNIT:
        yield no("SW-19.6", "no-unit", card=card.name)
    shown = int(f.s.attack_bonus)
    if shown and card in f.discard_pile(seat)[-shown:]:
        yield no("SW-19.9", "shown-before", card=card.name)


def _in_own_hand(f: Field, seat: int, card: Card) -> Reasons:
    if card not in f.hand(seat):
        yield no("SW-1.31", "not-in-hand", card=card.name)


@may_take("heal")
def heal(f: Field, ask: Ask, card: Card) -> Reasons:
    """Any card of the hand."""
    yield from _in_own_hand(f, int(ask.seat), card)


@may_say_yes("holy-judgment")
def holy_judgment(f: Field, ask: Ask) -> Reasons:
    """A charge keeps it. a: the event."""
    yield from has_charge(f, int(ask.a))

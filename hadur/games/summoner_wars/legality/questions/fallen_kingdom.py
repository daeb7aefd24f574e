"""Questions of the Fallen Kingdom's cards."""

from __future__ import annotations

from hadur.games.summoner_wars.abilities import ids
from hadur.games.summoner_wars.board import name_of
from hadur.games.summoner_wars.cards.definition import UNIT, Card
from hadur.games.summoner_wars.legality.field import Field
from hadur.games.summoner_wars.legality.questions.table import (
    may_pick,
    may_say_yes,
    may_take,
    must_pick,
    must_take,
)
from hadur.games.summoner_wars.legality.words import (
    FRIENDLY,
    card_there,
    empty_beside,
    other_than,
    room_beside,
)
from hadur.games.summoner_wars.state import RAISE_SPENT
from hadur.kernel.state import Ask
from hadur.kernel.verdict import Reasons, no


@must_take("raise-the-dead")
def raise_the_dead(f: Field, ask: Ask, card: Card) -> Reasons:
    """An Undead unit of the own discard pile."""
    yield from in_discard_pile(f, int(ask.seat), card)
    yield from unit_named(card, "undead")


def in_discard_pile(f: Field, seat: int, card: Card) -> Reasons:
    if card not in f.discard_pile(seat):
        yield no("SW-16.23", f"{card.name} is not in your discard pile", card=card.name)


def unit_named(card: Card, word: str) -> Reasons:
    if not card.classes & UNIT:
        yield no("SW-19.6", f"{card.name} is no unit", card=card.name)
    if word not in card.name.split("-"):
        yield no("SW-19.7", f"{card.name} has no '{word}' in its name", card=card.name)


@must_pick("raise-the-dead-space")
def raise_the_dead_space(f: Field, ask: Ask, space: int) -> Reasons:
    """Beside the unit that has just raised a dead one."""
    for unit in f.cards():
        if (
            f.friendly(unit, int(ask.seat))
            and f.has(unit, ids.RAISE_THE_DEAD)
            and f.s.spent[unit] & RAISE_SPENT
        ):
            yield from empty_beside(f, unit, space)
            return


@may_pick("life-drain")
def life_drain(f: Field, ask: Ask, space: int) -> Reasons:
    """A friendly unit within 2 is destroyed. a: the attacker."""
    yield from card_there(f, int(ask.seat), space, "unit", FRIENDLY, int(ask.a), 2)


@may_say_yes("soul-shift")
def soul_shift(f: Field, ask: Ask) -> Reasons:
    """It takes the place of a unit destroyed within 3. a: the archer, b: that space."""
    if not f.empty(int(ask.b)):
        yield no("SW-16.12", f"{name_of(int(ask.b))} is taken again")


@may_take("infect")
def infect(f: Field, ask: Ask, card: Card) -> Reasons:
    """A Carrier unit of the own discard pile."""
    yield from in_discard_pile(f, int(ask.seat), card)
    yield from unit_named(card, "carrier")


@may_pick("blood-summon")
def blood_summon(f: Field, ask: Ask, space: int) -> Reasons:
    """A friendly unit with room beside it, and a cheap unit in hand to place there."""
    yield from card_there(f, int(ask.seat), space, "unit", FRIENDLY)
    if not f.empty(space) and not room_beside(f, f.at(space)):
        yield no("SW-16.11", f"no empty space is beside {f.call(f.at(space))}")
    if not any(is_cheap(card) for card in f.hand(int(ask.seat))):
        yield no("SW-20.3", "no unit of cost 2 or less is in your hand")


def is_cheap(card: Card) -> bool:
    return bool(card.classes & UNIT) and int(card.cost) <= 2


@must_take("blood-summon-card")
def blood_summon_card(f: Field, ask: Ask, card: Card) -> Reasons:
    """A unit of cost 2 or less from the own hand."""
    if card not in f.hand(int(ask.seat)):
        yield no("SW-1.31", f"{card.name} is not in your hand", card=card.name)
    if not is_cheap(card):
        reason = f"{card.name} is no unit of cost 2 or less"
        yield no("SW-1.4", reason, why="too-dear", card=card.name, most=2)


@must_pick("blood-summon-space")
def blood_summon_space(f: Field, ask: Ask, space: int) -> Reasons:
    """a: the event, b: the friendly unit."""
    yield from empty_beside(f, int(ask.b), space)


@must_pick("hellforged-weapon")
def hellforged_weapon(f: Field, ask: Ask, space: int) -> Reasons:
    yield from card_there(f, int(ask.seat), space, "common", FRIENDLY)


@may_pick("purge")
def purge(f: Field, ask: Ask, space: int) -> Reasons:
    """Any number of friendly units. a: the spaces of those chosen."""
    yield from card_there(f, int(ask.seat), space, "unit", FRIENDLY)
    yield from other_than(f, int(ask.a), space)


@may_pick("purge-strike")
def purge_strike(f: Field, ask: Ask, space: int) -> Reasons:
    """One unit adjacent to the one chosen last. a: the spaces of all chosen, c: of the last."""
    striker = int(f.s.at[ask.c])
    yield from card_there(f, int(ask.seat), space, "unit", near=striker, reach=1)


@must_pick("sacrificial-pyre")
def sacrificial_pyre(f: Field, ask: Ask, space: int) -> Reasons:
    """Anybody's unit (S-46)."""
    yield from card_there(f, int(ask.seat), space, "unit")

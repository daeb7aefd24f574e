"""Questions of the Fallen Kingdom's cards."""

from __future__ import annotations

from hadur.games.summoner_wars.abilities import ids
from hadur.games.summoner_wars.cards.definition import SUMMON_PHASE, UNIT, Card
from hadur.games.summoner_wars.legality.checks import (
    FRIENDLY,
    card_there,
    empty_beside,
    other_than,
    room_beside,
    spent,
)
from hadur.games.summoner_wars.legality.field import Field
from hadur.games.summoner_wars.legality.questions.table import (
    may_pick,
    may_say_yes,
    may_take,
    must_pick,
    must_take,
    needs,
    used,
)
from hadur.games.summoner_wars.legality.reasons import Reasons, no
from hadur.games.summoner_wars.state import RAISE_SPENT
from hadur.kernel.state import Ask


@must_take("raise-the-dead")
def raise_the_dead(f: Field, ask: Ask, card: Card) -> Reasons:
    """An Undead unit of the own discard pile."""
    yield from in_discard_pile(f, int(ask.seat), card)
    yield from unit_named(card, "undead")


def in_discard_pile(f: Field, seat: int, card: Card) -> Reasons:
    if card not in f.discard_pile(seat):
        yield no("SW-16.23", "not-in-pile", card=card.name)


def unit_named(card: Card, word: str) -> Reasons:
    if not card.classes & UNIT:
        yield no("SW-19.6", "no-unit", card=card.name)
    if word not in card.name.split("-"):
        yield no("SW-19.7", "no-word", card=card.name, named=word)


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
        yield no("SW-16.12", "taken-again", **f.there(f.at(int(ask.b))))


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
        yield no("SW-16.11", "no-room", **f.there(f.at(space)))
    if not any(is_cheap(card) for card in f.hand(int(ask.seat))):
        yield no("SW-20.3", "no-cheap-unit", most=2)


def is_cheap(card: Card) -> bool:
    return bool(card.classes & UNIT) and int(card.cost) <= 2


@must_take("blood-summon-card")
def blood_summon_card(f: Field, ask: Ask, card: Card) -> Reasons:
    """A unit of cost 2 or less from the own hand."""
    if card not in f.hand(int(ask.seat)):
        yield no("SW-1.31", "not-in-hand", card=card.name)
    if not is_cheap(card):
        yield no("SW-1.4", "too-dear", card=card.name, most=2)


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


@needs("hellforged-weapon")
def bearer(f: Field, seat: int) -> bool:
    return any(f.is_common(card) and f.friendly(card, seat) for card in f.cards())


@used("raise-the-dead", SUMMON_PHASE)
def use_raise_the_dead(f: Field, seat: int, unit: int) -> Reasons:
    """Once per turn: an Undead unit from the own discard pile beside him."""
    if f.s.spent[unit] & RAISE_SPENT:
        yield from spent(f, unit, "raise-the-dead")
    if not any(_is_undead(card) for card in f.discard_pile(seat)):
        yield no("SW-20.3", "no-dead")
    if not room_beside(f, unit):
        yield no("SW-16.11", "no-room", **f.there(unit))


def _is_undead(card: Card) -> bool:
    return bool(card.classes & UNIT) and "undead" in card.name.split("-")

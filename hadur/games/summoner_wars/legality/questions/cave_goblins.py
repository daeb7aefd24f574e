"""Questions of the Cave Goblins' cards."""

from __future__ import annotations

from hadur.games.summoner_wars.cards.definition import ATTACK_PHASE
from hadur.games.summoner_wars.legality.checks import (
    FRIENDLY,
    card_there,
    costs_nothing,
    forceable,
    not_itself,
    other_than,
    spent,
)
from hadur.games.summoner_wars.legality.field import Field
from hadur.games.summoner_wars.legality.questions.procedures import can_attack_extra, has_magic
from hadur.games.summoner_wars.legality.questions.table import (
    may_pick,
    must_choose,
    must_pick,
    used,
)
from hadur.games.summoner_wars.legality.reasons import Reasons, no
from hadur.games.summoner_wars.state import SLY_SPENT
from hadur.kernel.state import Ask


@must_pick("sly")
def sly(f: Field, ask: Ask, space: int) -> Reasons:
    """A friendly unit of cost 0 to swap places with. a: who swaps."""
    yield from horde(f, int(ask.seat), space)
    yield from not_itself(f, int(ask.a), space)


def horde(f: Field, seat: int, space: int) -> Reasons:
    """A friendly unit of cost 0; summoners have no cost (SW-1.12)."""
    yield from card_there(f, seat, space, "unit", FRIENDLY)
    if f.is_unit(f.at(space)) and not costs_nothing(f, f.at(space)):
        yield no("SW-1.4", "not-free", **f.there(f.at(space)))


@must_choose("blood-runes", "pay-magic", "take-damage")
def blood_runes(f: Field, ask: Ask, way: str) -> Reasons:
    if way == "pay-magic":
        yield from has_magic(f, int(ask.seat))


@must_choose("magic-junkie", "pay-magic", "discard")
def magic_junkie(f: Field, ask: Ask, way: str) -> Reasons:
    if way == "pay-magic":
        yield from has_magic(f, int(ask.seat))


@must_pick("feed-the-eater")
def feed_the_eater(f: Field, ask: Ask, space: int) -> Reasons:
    """An adjacent friendly unit, or the Eater itself. a: the Eater."""
    if f.at(space) != ask.a:
        yield from card_there(f, int(ask.seat), space, "unit", FRIENDLY, int(ask.a), 1)


@may_pick("enrage-the-horde")
def enrage_the_horde(f: Field, ask: Ask, space: int) -> Reasons:
    """A friendly unit of cost 0 that can attack. a: the spaces of those that have."""
    yield from horde(f, int(ask.seat), space)
    yield from other_than(f, int(ask.a), space)
    if f.is_unit(f.at(space)) and not can_attack_extra(f, f.at(space)):
        yield no("SW-9.17", "nothing-to-attack", **f.there(f.at(space)))


@may_pick("sneak")
def sneak(f: Field, ask: Ask, space: int) -> Reasons:
    """A friendly unit of cost 0 to be forced 1. a: the spaces of those forced."""
    yield from horde(f, int(ask.seat), space)
    yield from other_than(f, int(ask.a), space)
    yield from forceable(f, f.at(space), 1)


@used("sly", ATTACK_PHASE)
def use_sly(f: Field, seat: int, unit: int) -> Reasons:
    """Once per turn: swap places with a friendly unit of cost 0."""
    if f.s.spent[unit] & SLY_SPENT:
        yield from spent(f, unit, "sly")
    if not any(costs_nothing(f, card) and f.friendly(card, seat) for card in f.cards()):
        yield no("SW-20.3", "no-free-unit")

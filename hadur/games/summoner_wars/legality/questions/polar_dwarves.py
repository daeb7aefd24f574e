"""Questions of the Polar Dwarves' cards."""

from __future__ import annotations

from hadur.games.summoner_wars.legality.checks import (
    FRIENDLY,
    card_there,
    forceable,
    other_than,
)
from hadur.games.summoner_wars.legality.field import Field, adjacent
from hadur.games.summoner_wars.legality.questions.procedures import has_charge
from hadur.games.summoner_wars.legality.questions.table import (
    may_pick,
    may_say_yes,
    must_choose,
    must_pick,
)
from hadur.games.summoner_wars.legality.reasons import Reasons, no
from hadur.kernel.state import Ask


@may_pick("structural-shift")
def structural_shift(f: Field, ask: Ask, space: int) -> Reasons:
    """After she moves: a friendly structure within 3 is forced 1. a: who shifts."""
    yield from card_there(f, int(ask.seat), space, "structure", FRIENDLY, int(ask.a), 3)
    yield from forceable(f, f.at(space), 1)


@may_say_yes("ice-shards")
def ice_shards(f: Field, ask: Ask) -> Reasons:
    """A charge for 1 damage to every enemy unit beside an own structure. a: its unit."""
    yield from has_charge(f, int(ask.a))
    if not any(_exposed(f, int(ask.seat), card) for card in f.cards()):
        yield no("SW-14.13", "none-exposed")


def _exposed(f: Field, seat: int, unit: int) -> bool:
    return (
        f.is_unit(unit)
        and f.enemy(unit, seat)
        and any(
            f.is_structure(card)
            and f.friendly(card, seat)
            and adjacent(f.space(card), f.space(unit))
            for card in f.cards()
        )
    )


@must_choose("frost-axe", "gain-charge", "go-under")
def frost_axe(f: Field, ask: Ask, way: str) -> Reasons:
    """A charge, or a charge spent to go under a friendly common within 3. a: the smith."""
    if way == "go-under":
        yield from has_charge(f, int(ask.a))
        if not any(
            f.is_common(card) and f.friendly(card, int(ask.seat)) and f.within(3, int(ask.a), card)
            for card in f.cards()
        ):
            yield no("SW-20.3", "none-near", **f.there(int(ask.a)), wanted="common", reach=3)


@must_pick("frost-axe-bearer")
def frost_axe_bearer(f: Field, ask: Ask, space: int) -> Reasons:
    yield from card_there(f, int(ask.seat), space, "common", FRIENDLY, int(ask.a), 3)


@may_pick("ice-ram")
def ice_ram(f: Field, ask: Ask, space: int) -> Reasons:
    """A unit beside the structure that was moved or forced. a: the event, b: the structure."""
    yield from card_there(f, int(ask.seat), space, "unit", near=int(ask.b), reach=1)


@may_pick("glacial-shift")
def glacial_shift(f: Field, ask: Ask, space: int) -> Reasons:
    """Up to 3 friendly structures within 3 of the summoner. a: the spaces of those forced."""
    seat = int(ask.seat)
    yield from card_there(f, seat, space, "structure", FRIENDLY, f.summoner(seat), 3)
    yield from other_than(f, int(ask.a), space)
    yield from forceable(f, f.at(space), 2)
    if int(ask.a).bit_count() >= 3:
        yield no("SW-20.2", "three-forced")

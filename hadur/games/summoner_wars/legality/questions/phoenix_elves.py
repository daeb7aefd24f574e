"""Questions of the Phoenix Elves' cards."""

from __future__ import annotations

from hadur.games.summoner_wars.abilities import ids
from hadur.games.summoner_wars.legality.checks import (
    FRIENDLY,
    card_there,
    clear_line,
    empty_beside,
    force,
    near_summoner,
    not_itself,
    room_beside,
)
from hadur.games.summoner_wars.legality.field import Field
from hadur.games.summoner_wars.legality.questions.procedures import has_charge
from hadur.games.summoner_wars.legality.questions.table import may_pick, must_pick, needs
from hadur.games.summoner_wars.legality.reasons import Reasons, no
from hadur.kernel.state import Ask


@may_pick("call-protection")
def call_protection(f: Field, ask: Ask, space: int) -> Reasons:
    """For a charge a friendly common is placed beside her. a: who calls."""
    yield from card_there(f, int(ask.seat), space, "common", FRIENDLY)
    yield from has_charge(f, int(ask.a))
    if not room_beside(f, int(ask.a)):
        yield no("SW-16.11", "no-room", **f.there(int(ask.a)))


@must_pick("call-protection-space")
def call_protection_space(f: Field, ask: Ask, space: int) -> Reasons:
    """a: the common. Beside the friendly unit that called it."""
    for unit in f.cards():
        if f.friendly(unit, int(ask.seat)) and f.has(unit, ids.CALL_PROTECTION):
            yield from empty_beside(f, unit, space)
            return


@may_pick("quick-shot")
def quick_shot(f: Field, ask: Ask, space: int) -> Reasons:
    """A unit within 3 clear straight spaces. a: the archer."""
    yield from card_there(f, int(ask.seat), space, "unit")
    yield from not_itself(f, int(ask.a), space)
    yield from clear_line(f, int(ask.a), f.at(space), 3)


@may_pick("shove")
def shove(f: Field, ask: Ask, space: int) -> Reasons:
    """The attacked common or champion may be forced 1. a: that card."""
    yield from force(f, int(ask.a), space, 1)


@must_pick("burn")
def burn(f: Field, ask: Ask, space: int) -> Reasons:
    """A common or champion within 2 of the summoner."""
    seat = int(ask.seat)
    yield from card_there(f, seat, space, "common champion", near=f.summoner(seat), reach=2)


@needs("burn")
def burnable(f: Field, seat: int) -> bool:
    return bool(near_summoner(f, seat, 2))

"""Questions of the Tundra Orcs' cards."""

from __future__ import annotations

from hadur.games.summoner_wars.legality.checks import away, card_there, force, near_summoner
from hadur.games.summoner_wars.legality.field import Field
from hadur.games.summoner_wars.legality.questions.table import may_pick, must_pick, needs
from hadur.games.summoner_wars.legality.reasons import Reasons, no
from hadur.kernel.state import Ask


@may_pick("blood-rush")
def blood_rush(f: Field, ask: Ask, space: int) -> Reasons:
    """After being summoned it may be forced 1. a: the charger."""
    yield from force(f, int(ask.a), space, 1)


@may_pick("frenzy")
def frenzy(f: Field, ask: Ask, space: int) -> Reasons:
    """It may be forced 1. a: the fighter."""
    yield from force(f, int(ask.a), space, 1)


@may_pick("primal-fury")
def primal_fury(f: Field, ask: Ask, space: int) -> Reasons:
    """The summoner may be forced 1 or 2. a: the summoner."""
    yield from force(f, int(ask.a), space, 2)


@may_pick("forceful-attack")
def forceful_attack(f: Field, ask: Ask, space: int) -> Reasons:
    """The damaged unit may be forced 1 away. a: that unit, c: its attacker."""
    yield from force(f, int(ask.a), space, 1)
    yield from away(f, int(ask.a), space, int(ask.c))


@must_pick("freeze")
def freeze(f: Field, ask: Ask, space: int) -> Reasons:
    """A common or champion without charge within 3 of the summoner."""
    seat = int(ask.seat)
    yield from card_there(f, seat, space, "common champion", near=f.summoner(seat), reach=3)
    if not f.empty(space) and f.charges(f.at(space)):
        yield no("SW-18.6", "has-charge", **f.there(f.at(space)))


@needs("freeze")
def freezable(f: Field, seat: int) -> bool:
    return any(f.charges(card) == 0 for card in near_summoner(f, seat, 3))

"""Questions of the procedures themselves: targets, extra attacks, rerolls, forcing, clinging."""

from __future__ import annotations

from hadur.games.summoner_wars.board import SPACES
from hadur.games.summoner_wars.legality import attacking
from hadur.games.summoner_wars.legality.checks import empty_beside, force, toward, within
from hadur.games.summoner_wars.legality.field import Field, adjacent
from hadur.games.summoner_wars.legality.questions.table import (
    may_pick,
    may_say_yes,
    must_pick,
)
from hadur.games.summoner_wars.legality.reasons import Reasons, no
from hadur.kernel.bits import BIT
from hadur.kernel.state import Ask


@must_pick("target")
def target(f: Field, ask: Ask, space: int) -> Reasons:
    """Which card is attacked? a: the attacker."""
    if f.frozen(int(ask.a)):
        yield no("SW-1.4", "cannot-attack", **f.there(int(ask.a)), by="freeze")
    yield from attacking.can_target(f, int(ask.a), space)


@may_pick("extra-attack")
def extra_attack(f: Field, ask: Ask, space: int) -> Reasons:
    """Frenzy and Primal Fury: an adjacent enemy card. a: the attacker."""
    yield from target(f, ask, space)
    yield from extra_allowed(f, int(ask.a))
    yield from adjacent_enemy(f, int(ask.a), space)


def adjacent_enemy(f: Field, unit: int, space: int) -> Reasons:
    card = f.at(space)
    if not adjacent(f.space(unit), space) or not f.enemy(card, f.controller(unit)):
        yield no("SW-1.4", "extra-attack")


def extra_allowed(f: Field, unit: int) -> Reasons:
    """S-43, where the table plays it strictly."""
    if f.bars_extra_after_instead() and f.s.instead & BIT[f.space(unit)]:
        yield no("SW-20.9", "used-instead", **f.there(unit))


def can_attack_extra(f: Field, unit: int) -> bool:
    """Whether an extra attack on any card would be possible."""
    return bool(attacking.targets_of(f, unit)) and not any(extra_allowed(f, unit))


@may_say_yes("prepare-extra-attack")
def prepare_extra(f: Field, ask: Ask) -> Reasons:
    """a: the unit; as with any extra attack that may be declined, on an adjacent enemy."""
    if all(any(extra_attack(f, ask, space)) for space in range(SPACES)):
        yield no("SW-9.17", "nothing-to-attack", **f.there(int(ask.a)))


@may_say_yes("influence")
def influence(f: Field, ask: Ask) -> Reasons:
    """a: who has Influence, b: who rolled."""
    yield from has_charge(f, int(ask.a))
    yield from within(f, int(ask.a), int(ask.b), 3)


def has_charge(f: Field, card: int) -> Reasons:
    if f.charges(card) >= 1:
        return
    if f.space(card) >= 0:
        yield no("SW-18.5", "no-charge", **f.there(card))
    else:
        yield no("SW-18.5", "no-charge-left", card=f.printed(card).name)


def has_magic(f: Field, seat: int) -> Reasons:
    if f.s.magic[seat] < 1:
        yield no("SW-5.8", "no-magic")


@may_say_yes("mind-capture")
def mind_capture(f: Field, ask: Ask) -> Reasons:
    """a: the attacker, b: its target, c: the damage."""
    if not f.enemy(int(ask.b), int(ask.seat)) or not f.is_unit(int(ask.b)):
        yield no("SW-17.6", "only-enemies")


@may_pick("cling")
def cling(f: Field, ask: Ask, space: int) -> Reasons:
    """Placed beside the friendly unit that began its move beside it. a: the clinger, b: that."""
    yield from empty_beside(f, int(ask.b), space)


@must_pick("force")
def must_force(f: Field, ask: Ask, space: int) -> Reasons:
    """a: the card. One space, but Glacial Shift forces one or two."""
    most = 2 if f.resolving() == "glacial-shift" else 1
    yield from force(f, int(ask.a), space, most)


@must_pick("withdraw-space")
def withdraw_space(f: Field, ask: Ask, space: int) -> Reasons:
    """a: the unit, forced one or two spaces."""
    yield from force(f, int(ask.a), space, 2)


@may_pick("may-force")
def may_force(f: Field, ask: Ask, space: int) -> Reasons:
    """a: the card. Hypnotic Call forces only toward the own summoner."""
    yield from force(f, int(ask.a), space, 1)
    if f.resolving() == "hypnotic-call":
        yield from toward(f, int(ask.a), space, f.summoner(int(ask.seat)))

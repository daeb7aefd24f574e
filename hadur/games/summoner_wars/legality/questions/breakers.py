"""Questions of the Breakers' cards."""

from __future__ import annotations

from hadur.games.summoner_wars.abilities import ids
from hadur.games.summoner_wars.board import name_of
from hadur.games.summoner_wars.cards.definition import ATTACK_PHASE
from hadur.games.summoner_wars.legality import attacking
from hadur.games.summoner_wars.legality.checks import (
    ENEMY,
    FRIENDLY,
    can_be_forced_somewhere,
    card_there,
    clear_line,
    forceable,
    forced_so_far,
    in_clear_line,
    near_summoner,
    not_held,
    not_instead,
)
from hadur.games.summoner_wars.legality.field import NO_CARD, Field, between, distance, in_line
from hadur.games.summoner_wars.legality.questions.procedures import can_attack_extra
from hadur.games.summoner_wars.legality.questions.table import may_pick, must_pick, needs, used
from hadur.games.summoner_wars.legality.reasons import Reasons, no
from hadur.kernel.state import Ask


@may_pick("telepathic-command")
def telepathic_command(f: Field, ask: Ask, space: int) -> Reasons:
    """A friendly common within 3 makes an extra attack. a: who commands."""
    yield from card_there(f, int(ask.seat), space, "common", FRIENDLY, int(ask.a), 3)
    if f.is_unit(f.at(space)) and not can_attack_extra(f, f.at(space)):
        yield no("SW-9.17", "nothing-to-attack", **f.there(f.at(space)))


def _push(f: Field, ask: Ask, space: int, reach: int) -> Reasons:
    """A common or champion in reach is forced 1. a: who pushes."""
    seat = int(ask.seat)
    yield from card_there(f, seat, space, "common champion", near=int(ask.a), reach=reach)
    yield from forceable(f, f.at(space), 1)


@may_pick("push")
def push(f: Field, ask: Ask, space: int) -> Reasons:
    yield from _push(f, ask, space, 2)


@must_pick("push-instead")
def push_instead(f: Field, ask: Ask, space: int) -> Reasons:
    yield from _push(f, ask, space, 2)


@may_pick("greater-push")
def greater_push(f: Field, ask: Ask, space: int) -> Reasons:
    yield from _push(f, ask, space, 3)


@must_pick("greater-push-instead")
def greater_push_instead(f: Field, ask: Ask, space: int) -> Reasons:
    yield from _push(f, ask, space, 3)


@may_pick("mimic")
def mimic(f: Field, ask: Ask, space: int) -> Reasons:
    """A common within 3 that can do something the mimic cannot. a: the mimic."""
    witch, card = int(ask.a), f.at(space)
    yield from card_there(f, int(ask.seat), space, "common", near=witch, reach=3)
    if card not in (NO_CARD, witch) and not shown(f, card) - shown(f, witch):
        yield no("SW-14.5", "nothing-new", **f.there(card), **f.held_against(witch))


def shown(f: Field, unit: int) -> set[int]:
    """All abilities a unit has now, those that active events give it among them."""
    if f.frozen(unit):
        return set()
    seat = f.controller(unit)
    found = set(f.abilities(unit))
    if f.active_events(seat, "pile-on"):
        found.add(ids.GANG_UP)
    if f.active_events(seat, "brutal-force"):
        found.add(ids.FORCEFUL_ATTACK)
    if f.is_common(unit) and f.active_events(seat, "for-glory"):
        found.add(ids.RECKLESS_STRIKE)
    if f.is_common(unit) and f.active_events(seat, "guarding-spirits"):
        if f.near_summoner(3, seat, unit):
            found.add(ids.GUARDED)
    return found


@may_pick("mind-control")
def mind_control(f: Field, ask: Ask, space: int) -> Reasons:
    """Any number of enemy commons and champions within 2 of the summoner."""
    seat = int(ask.seat)
    yield from card_there(f, seat, space, "common champion", ENEMY, f.summoner(seat), 2)


@must_pick("blast")
def blast(f: Field, ask: Ask, space: int) -> Reasons:
    """A common or champion within 3 clear straight spaces of the summoner."""
    yield from card_there(f, int(ask.seat), space, "common champion")
    yield from clear_line(f, f.summoner(int(ask.seat)), f.at(space), 3)


@must_pick("blast-landing")
def blast_landing(f: Field, ask: Ask, space: int) -> Reasons:
    """Forced 1 to 3, through commons and champions only. a: the card."""
    start = f.space(int(ask.a))
    yield from not_held(f, int(ask.a))
    if not f.empty(space):
        yield no("SW-16.3", "occupied", **f.there(f.at(space)))
    if not in_line(start, space):
        yield no("SW-16.4", "force-line", space=name_of(space), there=name_of(start))
        return
    if distance(start, space) > 3:
        yield from forced_so_far(start, space, 3)
    for passed in between(start, space):
        card = f.at(passed)
        if card >= 0 and not f.is_common(card) and not f.is_champion(card):
            yield no("SW-7.19", "in-the-way", **f.there(card))


@must_pick("hypnotic-call")
def hypnotic_call(f: Field, ask: Ask, space: int) -> Reasons:
    """A common or champion, wherever it is."""
    yield from card_there(f, int(ask.seat), space, "common champion")


@needs("hypnotic-call")
def callable_unit(f: Field, seat: int) -> bool:
    return any(f.is_common(card) or f.is_champion(card) for card in f.cards())


@needs("blast")
def blasted(f: Field, seat: int) -> bool:
    near = near_summoner(f, seat, 3)
    return any(in_clear_line(f, f.summoner(seat), card, 3) for card in near)


@used("push", ATTACK_PHASE)
def use_push(f: Field, seat: int, unit: int) -> Reasons:
    yield from _push_instead(f, seat, unit, 2)


@used("greater-push", ATTACK_PHASE)
def use_greater_push(f: Field, seat: int, unit: int) -> Reasons:
    yield from _push_instead(f, seat, unit, 3)


def _push_instead(f: Field, seat: int, unit: int, reach: int) -> Reasons:
    """Push and Greater Push, instead of attacking."""
    yield from not_instead(attacking.may_attack(f, seat, f.space(unit)))
    if not any(_pushable(f, unit, card, reach) for card in f.cards()):
        yield no("SW-20.3", "none-to-push", **f.there(unit), reach=reach)


def _pushable(f: Field, unit: int, card: int, reach: int) -> bool:
    kind = f.is_common(card) or f.is_champion(card)
    return kind and f.within(reach, unit, card) and can_be_forced_somewhere(f, card, 1)

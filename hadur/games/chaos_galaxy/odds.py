"""The chances of an attack and of a shot. Hidden cards and answers decide them, so they are
imagined many times."""

from __future__ import annotations

from typing import Final

from hadur.games.chaos_galaxy.phases.firing import FIRE_PROMPT
from hadur.games.chaos_galaxy.state import (
    COLONY,
    HAND,
    RUIN,
    Galaxy,
    galaxy,
)
from hadur.games.chaos_galaxy.values import armour_left, stat
from hadur.games.chaos_galaxy.verbs import ATTACK, COLONY_AIM, FIRE, HQ_AIM, SLOT_AIM
from hadur.games.chaos_galaxy.vocabulary import FIREPOWER
from hadur.kernel.moves import first, second, verb_of
from hadur.kernel.odds import Count, Odds, imagined

_TRIES: Final = 60


def is_attack(s: Galaxy, index: int, move: int) -> bool:
    verb = verb_of(move)
    if verb == FIRE:
        return s.asks[index].prompt is FIRE_PROMPT
    return verb == ATTACK and s.asks[index].prompt.name == "main"


def odds(s: Galaxy, index: int, move: int) -> Odds:
    if verb_of(move) == FIRE:
        return _shot(s, index, move)
    return _attack(s, index, move)


def _shot(s: Galaxy, index: int, move: int) -> Odds:
    """Whether the ship aimed at falls, and the one that fires."""
    count = Count()
    for end in imagined(s, index, move, tries=_TRIES):
        after = galaxy(end)
        count.add(
            destroyed=not after.in_play(second(move)), own_lost=not after.in_play(first(move))
        )
    facts = (
        ("firepower", int(stat(s, first(move), FIREPOWER))),
        ("armour", int(armour_left(s, second(move)))),
    )
    return Odds(tuple(count.chances()), facts, count.tries)


def _attack(s: Galaxy, index: int, move: int) -> Odds:
    """Whether what is attacked is hit, and whether either side loses ships."""
    seat, other = int(s.asks[index].seat), int(first(move))
    count = Count()
    for end in imagined(s, index, move, tries=_TRIES):
        after = galaxy(end)
        count.add(
            target_hit=_is_hit(s, after, other, int(second(move))),
            enemy_ship_lost=_ships(after, other) < _ships(s, other),
            own_ship_lost=_ships(after, seat) < _ships(s, seat),
        )
    return Odds(tuple(count.chances()), (), count.tries)


def _is_hit(s: Galaxy, after: Galaxy, other: int, aim: int) -> bool:
    if aim == COLONY_AIM:
        return bool(after.size[COLONY + other] < s.size[COLONY + other])
    if aim == HQ_AIM:
        # An interrupt leaves the hand as well, but not for the Ruin.
        lost = after.size[HAND + other] < s.size[HAND + other]
        return bool(lost and after.size[RUIN + other] > s.size[RUIN + other])
    # Which card lies face down there is imagined anew each time, so the slot is looked at: it means
    # the same card until the turn is over. A trap that was sprung is no success (KG-S17).
    slot = aim - SLOT_AIM
    return not after.in_play(slot) and bool(after.is_paid(slot)) == bool(s.is_paid(slot))


def _ships(s: Galaxy, seat: int) -> int:
    return sum(s.holder(slot) == seat for slot in s.ship_slots() if s.in_play(slot))

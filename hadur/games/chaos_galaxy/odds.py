"""The chances of an attack and of a shot. Hidden cards and answers decide them, so they are
imagined many times."""

from __future__ import annotations

from typing import Final

from hadur.games.chaos_galaxy.phases.firing import FIRE_PROMPT
from hadur.games.chaos_galaxy.state import COLONY, HAND, Galaxy, galaxy
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
    shooter, aimed = _card(s, int(first(move))), _card(s, int(second(move)))
    count = Count()
    for end in imagined(s, index, move, tries=_TRIES):
        after = galaxy(end)
        count.add(destroyed=not _lies(after, aimed), own_lost=not _lies(after, shooter))
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
        return bool(after.size[HAND + other] < s.size[HAND + other])
    return not _lies(after, _card(s, aim - SLOT_AIM))


def _card(s: Galaxy, slot: int) -> int:
    """Slots are counted anew as cards leave; a card is the same for ever."""
    return int(s.card_at(slot))


def _lies(s: Galaxy, card: int) -> bool:
    return any(s.in_play(slot) and s.card_at(slot) == card for slot in range(int(s.slots())))


def _ships(s: Galaxy, seat: int) -> int:
    return sum(s.holder(slot) == seat for slot in s.ship_slots() if s.in_play(slot))

"""The chances of an orbital strike, whose dice are counted, and of a combat, which is imagined many
times: cards are hidden, and many answers are to come."""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars.phases.advance import GROUND_UNITS, SHIPS
from hadur.games.forbidden_stars.phases.combat import CHOOSE_CARD, REINFORCING
from hadur.games.forbidden_stars.phases.pool import FACE
from hadur.games.forbidden_stars.phases.strike import STRIKING_WHERE, strike_power
from hadur.games.forbidden_stars.state import (
    ATTACK,
    F_AREA,
    F_STAGE,
    NO_COMBAT,
    War,
    war,
)
from hadur.games.forbidden_stars.verbs import CARD, COMMIT, DONE, MOVE, STRIKE
from hadur.kernel.bits import BIT
from hadur.kernel.moves import first, third, verb_of
from hadur.kernel.odds import Count, Odds, at_least, binomial, imagined
from hadur.kernel.state import State

_TRIES: Final = 50
_MOST: Final = 6
"""Amounts above this are not told apart."""


def is_attack(s: War, index: int, move: int) -> bool:
    """A strike, a step into an area of others, the end of the steps that brings a combat, and what
    is put into one."""
    prompt, verb = s.asks[index].prompt, int(verb_of(move))
    if prompt is STRIKING_WHERE:
        return verb == STRIKE
    if prompt in (SHIPS, GROUND_UNITS):
        return _area(s, index, move) >= 0
    return (prompt is CHOOSE_CARD and verb == CARD) or (prompt is REINFORCING and verb == COMMIT)


def _area(s: War, index: int, move: int) -> int:
    """Where the combat is that a move is about, or -1."""
    if s.fight[F_STAGE] != NO_COMBAT:
        return int(s.fight[F_AREA])
    if verb_of(move) == MOVE:
        end = int(third(move))
        return end if s.others(s.asks[index].seat) & BIT[end] else -1
    # Ships that have come to fight wait for the ground units.
    ends = verb_of(move) == DONE and (s.asks[index].prompt is GROUND_UNITS or s.is_void(s.target))
    return int(s.target) if ends and s.target >= 0 else -1


def odds(s: War, index: int, move: int) -> Odds:
    if verb_of(move) == STRIKE:
        return _strike(s, index, move)
    return _combat(s, index, move)


def _strike(s: War, index: int, move: int) -> Odds:
    """FS-10.6 to FS-10.9, before upgrades and schemes change the dice."""
    dice = int(strike_power(s, s.asks[index].seat, first(move)))
    hit = sum(face == ATTACK for face in FACE) / len(FACE)
    chances = at_least(binomial(dice, hit), "damage", min(dice, _MOST))
    return Odds(tuple(chances), (("dice", dice),), notes=("upgrades",))


def _combat(s: War, index: int, move: int) -> Odds:
    """Who holds the area in the end."""
    seat, area = int(s.asks[index].seat), _area(s, index, move)
    count = Count()
    for end in imagined(s, index, move, lambda: _Fought(s), _TRIES):
        after = war(end)
        count.add(won=_holds(after, seat, area))
    return Odds(tuple(count.chances()), (), count.tries)


def _holds(s: War, seat: int, area: int) -> bool:
    """Whether a seat has the area for itself."""
    others = bool(s.others(seat) & BIT[area])
    return not others and bool(s.army_of(seat, area) != 0 or s.builder(area) == seat)


class _Fought:
    """Notices when the combat that a move leads to is over, or when the turn is."""

    def __init__(self, s: War) -> None:
        self._turn = int(s.turn), int(s.round)
        self._began = bool(s.fight[F_STAGE] != NO_COMBAT)

    def __call__(self, state: State) -> bool:
        s = war(state)
        if (int(s.turn), int(s.round)) != self._turn:
            return True
        if s.fight[F_STAGE] != NO_COMBAT:
            self._began = True
            return False
        return self._began

"""The forms of question this game asks; procedures and cards subclass them.

What ends a question ("no", "done") stands last among its moves: it is what is answered for
somebody who has left."""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars.state import War, war
from hadur.games.forbidden_stars.verbs import AREA, DONE, NO, UNIT, YES
from hadur.kernel.bits import BIT, members
from hadur.kernel.moves import first, pack, second, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Prompt, State

NOTHING: Final = 0
"""No verb at all."""


class Question(Prompt):
    """A prompt of this game: `answers` and `answered` get the war itself."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        return self.answers(war(s), ask)

    def play(self, s: State, ask: Ask, move: i64) -> None:
        if move != NOTHING:
            self.answered(war(s), ask, move)

    def answer_for(self, s: State, ask: Ask) -> i64:
        """Who has left may have nothing to answer with: what was asked about left too."""
        legal = self.answers(war(s), ask)
        return legal[len(legal) - 1] if len(legal) > 0 else NOTHING

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        raise NotImplementedError

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        raise NotImplementedError

    def owner(self, s: War, ask: Ask, move: i64) -> i64:
        """Whose unit an answer names."""
        return ask.seat


class Confirm(Question):
    """Yes or no; `free`: yes takes nothing, so nobody in their senses says no."""

    def __init__(self, name: str, rule: str, free: bool = False) -> None:
        super().__init__(name, rule, True)
        self.free: Final = free

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        return append(append(vec[i64](), pack(YES)), pack(NO))

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == YES:
            self.agreed(s, ask)
        else:
            self.declined(s, ask)

    def agreed(self, s: War, ask: Ask) -> None:
        raise NotImplementedError

    def declined(self, s: War, ask: Ask) -> None:
        """Nothing happens."""


def finish(out: vec[i64], may: bool, verb: i64 = DONE) -> vec[i64]:
    """The last answer, where there is a choice or nothing else."""
    if may or len(out) == 0:
        out = append(out, pack(verb))
    return out


class PickArea(Question):
    """One area of `choices`, if there is any."""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name, rule, True)

    def choices(self, s: War, ask: Ask) -> i64:
        return ask.options

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for area in members(self.choices(s, ask)):
            out = append(out, pack(AREA, area))
        return finish(out, False, NO)

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == AREA:
            self.picked(s, ask, first(move))

    def picked(self, s: War, ask: Ask, area: i64) -> None:
        raise NotImplementedError


# Which units of an army may be picked.
UNROUTED: Final = 1
ROUTED: Final = 2
ANY: Final = 3


def pack_unit(type: i64, routed: i64, area: i64, wounded: i64 = 0) -> i64:
    """A unit as an answer."""
    return pack(UNIT, type + 8 * routed, area, wounded)


def unit_type(move: i64) -> i64:
    return first(move) % 8


def unit_routed(move: i64) -> i64:
    return first(move) // 8


def unit_area(move: i64) -> i64:
    return second(move)


def add_units(out: vec[i64], s: War, seat: i64, area: i64, which: i64, types: i64) -> vec[i64]:
    """Answers for the units of an army: each type once, unrouted and routed."""
    word = s.army_of(seat, area)
    for type in range(7):
        if types & BIT[type] != 0:
            if which & UNROUTED != 0 and (word >> (8 * type)) & 15 != 0:
                out = append(out, pack_unit(type, 0, area))
            if which & ROUTED != 0 and (word >> (8 * type + 4)) & 15 != 0:
                out = append(out, pack_unit(type, 1, area))
    return out


ALL_TYPES: Final = 127

"""Damage that adds up within a round, where a table plays so (FS-27.25).

A side has one wound at most: whoever absorbs damage absorbs all that is left of a step, and there
are never more than two steps in a round. It belongs to one unit and goes where that goes: units
of a kind are alike, so the one that has it is told apart from the others whenever a unit is chosen.
"""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars.prompts import pack_unit
from hadur.games.forbidden_stars.state import ADD_DAMAGE, F_AREA, F_WOUND, War, count
from hadur.games.forbidden_stars.verbs import UNIT
from hadur.kernel.moves import first, verb_of
from hadur.kernel.native import append, i64, vec

ROUTED_CODE: Final = 8
"""A unit is its type, and this if it is routed."""
BASTION_CODE: Final = 15


def wound(s: War, side: i64, code: i64) -> i64:
    """The damage that a unit or bastion of a side has from before."""
    word = s.side(side, F_WOUND)
    return word & 15 if word != 0 and word >> 4 == code else 0


def keep_wound(s: War, side: i64, code: i64, damage: i64) -> None:
    if s.options & ADD_DAMAGE != 0:
        s.set_side(side, F_WOUND, damage | (code << 4))


def forget_wound(s: War, side: i64, code: i64) -> None:
    """The wounded one is gone."""
    if wound(s, side, code) > 0:
        s.set_side(side, F_WOUND, 0)


def turn_wounded(s: War, side: i64, code: i64, after: i64) -> None:
    """The wounded one is routed or rallied, and has its wound all the same."""
    damage = wound(s, side, code)
    if damage > 0:
        s.set_side(side, F_WOUND, damage | (after << 4))


def with_wounded(s: War, side: i64, answers: vec[i64]) -> vec[i64]:
    """The unit that has damage already stands beside the others of its kind."""
    if s.side(side, F_WOUND) == 0:
        return answers
    code = s.side(side, F_WOUND) >> 4
    out = vec[i64]()
    for move in answers:
        if verb_of(move) == UNIT and first(move) == code:
            out = append(out, pack_unit(code % 8, code // 8, s.fight[F_AREA], 1))
            if count(s.force(side), code % 8, code // 8) < 2:
                continue
        out = append(out, move)
    return out

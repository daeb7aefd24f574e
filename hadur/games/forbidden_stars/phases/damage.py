"""Suffering damage (section 17), in combats and in orbital strikes."""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars.components.sheets import BASTION, BASTION_HEALTH, HEALTH
from hadur.games.forbidden_stars.phases.losses import destroy, raze, rout
from hadur.games.forbidden_stars.prompts import (
    ALL_TYPES,
    ROUTED,
    UNROUTED,
    Question,
    add_units,
    finish,
    pack_unit,
    unit_routed,
    unit_type,
)
from hadur.games.forbidden_stars.state import (
    ADD_DAMAGE,
    F_AREA,
    F_DAMAGE,
    F_FIRST_HIT,
    F_SAFE,
    F_STAGE,
    F_WOUND,
    ROUTS_DAMAGED,
    STRIKING,
    War,
    count,
    unrouted,
)
from hadur.games.forbidden_stars.verbs import BASTION_PICK, DONE
from hadur.kernel.moves import first, pack, third, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Step, step1

_BASTION_CODE: Final = 15


def suffer(s: War, side: i64) -> None:
    """Assign the damage of a side that is left, one unit or bastion after the other (FS-17.3 to
    FS-17.7)."""
    if s.side(side, F_DAMAGE) > 0:
        s.ask(SUFFERING, s.fighter(side), 0, side)


class Suffering(Question):
    """Which unit or bastion suffers the damage?"""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        side = ask.a
        seat = ask.seat
        area = s.fight[F_AREA]
        out = vec[i64]()
        chosen = s.side(side, F_FIRST_HIT) - 1
        if chosen >= 0 and count(s.force(side), chosen % 8, chosen // 8) > 0:
            # The unit that must suffer first.
            return append(out, pack_unit(chosen % 8, chosen // 8, area))
        bastion = s.has_bastion(side)
        if s.fight[F_SAFE] == 0:
            if bastion or unrouted(s.force(side)) > 0:
                out = add_units(out, s, seat, area, UNROUTED, ALL_TYPES)
            else:
                # FS-17.4: routed units only if there is nothing else.
                out = add_units(out, s, seat, area, ROUTED, ALL_TYPES)
        if bastion:
            out = append(out, pack(BASTION_PICK, area))
        if s.side(side, F_WOUND) != 0:
            out = _with_wounded(s, side, out)
        return finish(out, False)

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        side = ask.a
        if verb_of(move) == DONE:
            s.set_side(side, F_DAMAGE, 0)
            return
        s.push(SUFFER, side)
        s.set_side(side, F_FIRST_HIT, 0)
        if verb_of(move) == BASTION_PICK:
            _strike_bastion(s, side)
        else:
            _strike_unit(s, side, unit_type(move), unit_routed(move), third(move) != 0)


def _strike_bastion(s: War, side: i64) -> None:
    """FS-17.10: a bastion that is not destroyed ignores the damage."""
    damage = s.side(side, F_DAMAGE)
    before = _wound(s, side, _BASTION_CODE)
    if damage + before >= BASTION_HEALTH:
        s.set_side(side, F_DAMAGE, damage + before - BASTION_HEALTH)
        _forget_wound(s, side, before)
        raze(s, s.fight[F_AREA], BASTION)
        return
    _keep_wound(s, side, _BASTION_CODE, damage + before)
    s.set_side(side, F_DAMAGE, 0)


def _strike_unit(s: War, side: i64, type: i64, routed: i64, wounded: bool) -> None:
    seat = s.fighter(side)
    area = s.fight[F_AREA]
    damage = s.side(side, F_DAMAGE)
    before = _wound(s, side, type + 8 * routed) if wounded else 0
    health = HEALTH[s.facts(seat, type, area)]
    if damage + before >= health:
        # FS-17.5, FS-17.6: destroyed; what is left goes on.
        s.set_side(side, F_DAMAGE, damage + before - health)
        _forget_wound(s, side, before)
        destroy(s, seat, area, type, routed)
        return
    s.set_side(side, F_DAMAGE, 0)
    striking = s.fight[F_STAGE] == STRIKING
    if routed == 0 and (not striking or s.flags & ROUTS_DAMAGED != 0):
        # FS-17.8; in an orbital strike nobody is routed (FS-10.10).
        rout(s, seat, area, type)
        routed = 1
    _keep_wound(s, side, type + 8 * routed, damage + before)


# -- damage that adds up within a round, where a table plays so (FS-27.25) -------------------------


def _wound(s: War, side: i64, code: i64) -> i64:
    word = s.side(side, F_WOUND)
    return word & 15 if word != 0 and word >> 4 == code else 0


def _keep_wound(s: War, side: i64, code: i64, damage: i64) -> None:
    if s.options & ADD_DAMAGE != 0:
        s.set_side(side, F_WOUND, damage | (code << 4))


def _forget_wound(s: War, side: i64, before: i64) -> None:
    if before > 0:
        s.set_side(side, F_WOUND, 0)


def _with_wounded(s: War, side: i64, answers: vec[i64]) -> vec[i64]:
    """The unit that has damage already stands beside the others of its kind."""
    code = s.side(side, F_WOUND) >> 4
    out = vec[i64]()
    for move in answers:
        if verb_of(move) != BASTION_PICK and first(move) == code:
            out = append(out, pack_unit(code % 8, code // 8, s.fight[F_AREA], 1))
            alike = (s.force(side) >> (8 * (code % 8) + 4 * (code // 8))) & 15
            if alike < 2:
                continue
        out = append(out, move)
    return out


SUFFERING: Final = Suffering("suffer-damage", "FS-17.3", True)
SUFFER: Final[Step] = step1(suffer)

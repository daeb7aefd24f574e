"""Suffering damage (section 17), in combats and in orbital strikes."""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars.components.sheets import BASTION, BASTION_HEALTH, HEALTH
from hadur.games.forbidden_stars.phases.losses import destroy, raze, rout
from hadur.games.forbidden_stars.phases.wounds import (
    BASTION_CODE,
    ROUTED_CODE,
    forget_wound,
    keep_wound,
    with_wounded,
    wound,
)
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
    F_AREA,
    F_DAMAGE,
    F_FIRST_HIT,
    F_SAFE,
    F_STAGE,
    ROUTS_DAMAGED,
    STRIKING,
    War,
    count,
    unrouted,
)
from hadur.games.forbidden_stars.verbs import BASTION_PICK, DONE
from hadur.kernel.moves import pack, third, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Step, step1


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
            # Tactical Strikes: this unit must suffer first.
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
        return finish(with_wounded(s, side, out), False)

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
    before = wound(s, side, BASTION_CODE)
    if damage + before >= BASTION_HEALTH:
        s.set_side(side, F_DAMAGE, damage + before - BASTION_HEALTH)
        forget_wound(s, side, BASTION_CODE)
        raze(s, s.fight[F_AREA], BASTION)
        return
    keep_wound(s, side, BASTION_CODE, damage + before)
    s.set_side(side, F_DAMAGE, 0)


def _strike_unit(s: War, side: i64, type: i64, routed: i64, wounded: bool) -> None:
    seat = s.fighter(side)
    area = s.fight[F_AREA]
    damage = s.side(side, F_DAMAGE)
    code = type + ROUTED_CODE * routed
    before = wound(s, side, code) if wounded else 0
    health = HEALTH[s.facts(seat, type, area)]
    if damage + before >= health:
        # FS-17.5, FS-17.6: destroyed; what is left goes on.
        s.set_side(side, F_DAMAGE, damage + before - health)
        if wounded:
            forget_wound(s, side, code)
        destroy(s, seat, area, type, routed)
        return
    s.set_side(side, F_DAMAGE, 0)
    striking = s.fight[F_STAGE] == STRIKING
    if routed == 0 and (not striking or s.flags & ROUTS_DAMAGED != 0):
        # FS-17.8; in an orbital strike nobody is routed (FS-10.10).
        if rout(s, seat, area, type):
            code = type + ROUTED_CODE
    keep_wound(s, side, code, damage + before)


SUFFERING: Final = Suffering("suffer-damage", "FS-17.3", True)
SUFFER: Final[Step] = step1(suffer)

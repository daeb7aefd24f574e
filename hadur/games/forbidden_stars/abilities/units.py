"""Paragraphs about units: rallied, routed, destroyed, retreated, placed, replaced; and demands that
the opponent meets or refuses."""

from __future__ import annotations

from typing import Final

from hadur.games.forbidden_stars import log
from hadur.games.forbidden_stars.abilities.gains import gain, useful
from hadur.games.forbidden_stars.abilities.paragraph import ALWAYS, PARAGRAPHS, Loop, Paragraph
from hadur.games.forbidden_stars.components.sheets import LEVEL, TOKEN, row
from hadur.games.forbidden_stars.phases.losses import destroy, rally, rally_all, rout
from hadur.games.forbidden_stars.phases.pool import gain_dice, lose_dice
from hadur.games.forbidden_stars.phases.retreat import retreat
from hadur.games.forbidden_stars.phases.wounds import (
    ROUTED_CODE,
    forget_wound,
    turn_wounded,
    with_wounded,
)
from hadur.games.forbidden_stars.prompts import (
    ALL_TYPES,
    ANY,
    ROUTED,
    UNROUTED,
    Question,
    add_units,
    finish,
    unit_area,
    unit_routed,
    unit_type,
)
from hadur.games.forbidden_stars.state import (
    F_AREA,
    F_FLAGS,
    F_PLAYER,
    F_SIDE,
    MORALE,
    NO_FEAR,
    War,
    count,
    routed,
)
from hadur.games.forbidden_stars.verbs import DIE, NO, UNIT
from hadur.kernel.bits import BIT, members
from hadur.kernel.moves import first, pack, third, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask

LOW: Final = 0b1000011
"""The types of command level 0, tokens among them."""

NOTHING: Final = 0
ROUT: Final = 1
DESTROY: Final = 2
RALLY: Final = 3
RETREAT: Final = 4


def matching(s: War, side: i64, which: i64, types: i64) -> i64:
    """How many units of a side in the combat could be picked."""
    word = s.force(side)
    found: i64 = 0
    for type in range(7):
        if types & BIT[type] != 0:
            if which & UNROUTED != 0:
                found += count(word, type, 0)
            if which & ROUTED != 0:
                found += count(word, type, 1)
    return found


def do_to(s: War, side: i64, deed: i64, type: i64, is_routed: i64) -> None:
    """Do something to a unit of a side in the combat."""
    seat = s.fighter(side)
    area = s.fight[F_AREA]
    if deed == ROUT:
        rout(s, seat, area, type)
    elif deed == DESTROY:
        destroy(s, seat, area, type, is_routed)
    elif deed == RALLY:
        rally(s, seat, area, type)
    elif deed == RETREAT:
        retreat(s, side, type + 8 * is_routed)


def may_be(s: War, side: i64, deed: i64) -> bool:
    """Whether this can be done to units of a side at all: some cannot be routed (FS-1.3)."""
    return deed != ROUT or s.side(side, F_FLAGS) & NO_FEAR == 0


class PickUnit(Question):
    """Which unit of a side? options: types, a: that side, b: deed, and 16 * which of them."""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        out = add_units(vec[i64](), s, s.fighter(ask.a), s.fight[F_AREA], ask.b >> 4, ask.options)
        return finish(with_wounded(s, ask.a, out), False, NO)

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == UNIT:
            deed = ask.b & 15
            if third(move) != 0:
                _with_its_wound(s, ask.a, deed, unit_type(move), first(move))
            do_to(s, ask.a, deed, unit_type(move), unit_routed(move))


def _with_its_wound(s: War, side: i64, deed: i64, type: i64, code: i64) -> None:
    """FS-27.25: a unit that is routed or rallied keeps its wound; else it takes it along."""
    if deed == RALLY:
        turn_wounded(s, side, code, type)
    elif deed == ROUT:
        turn_wounded(s, side, code, type + ROUTED_CODE)
    else:
        forget_wound(s, side, code)


def pick(s: War, chooser: i64, side: i64, deed: i64, which: i64, types: i64 = ALL_TYPES) -> None:
    """Let a side of the combat choose a unit of a side, and do something to it."""
    if may_be(s, side, deed) and matching(s, side, which, types) > 0:
        prompt = PICK_RETREAT if deed == RETREAT else PICK_UNIT
        s.ask(prompt, s.fighter(chooser), types, side, deed | (which << 4))


class Deed(Paragraph):
    """Do something to a unit of one side, chosen by the owner of the card, perhaps for a morale
    die."""

    def __init__(
        self,
        deed: int,
        which: int,
        enemy: bool = False,
        cost: int = 0,
        types: int = ALL_TYPES,
        condition: i64 = ALWAYS,
    ) -> None:
        super().__init__(condition)
        self.free = cost == 0 and deed == (ROUT if enemy else RALLY)
        self.deed: Final = deed
        self.which: Final = which
        self.enemy: Final = enemy
        self.cost: Final = cost
        self.types: Final = types

    def ways(self, s: War, side: i64) -> i64:
        if s.dice(side, MORALE) < self.cost:
            return 0
        on = 1 - side if self.enemy else side
        if not may_be(s, on, self.deed):
            return 0
        return 1 if matching(s, on, self.which, self.types) > 0 else 0

    def resolve(self, s: War, side: i64, way: i64) -> None:
        lose_dice(s, side, MORALE, self.cost)
        pick(s, side, 1 - side if self.enemy else side, self.deed, self.which, self.types)


def rally_one(condition: int = ALWAYS, cost: int = 0) -> Paragraph:
    return Deed(RALLY, ROUTED, cost=cost, condition=condition)


def retreat_one(condition: int = ALWAYS, cost: int = 0) -> Paragraph:
    return Deed(RETREAT, ANY, cost=cost, condition=condition)


class RallyOrMorale(Paragraph):
    """Rally an own unit, or gain a morale die."""

    def __init__(self) -> None:
        super().__init__()
        self.free = True

    def way_names(self) -> tuple[str, ...]:
        return ("rally", "morale")

    def ways(self, s: War, side: i64) -> i64:
        out: i64 = 1 if routed(s.force(side)) > 0 else 0
        return out | 2 if s.all_dice(side) < 8 else out

    def resolve(self, s: War, side: i64, way: i64) -> None:
        if way == 0:
            pick(s, side, side, RALLY, ROUTED)
        else:
            gain_dice(s, side, MORALE, 1)


class RallyAll(Paragraph):
    """Spend a morale die to rally all own units."""

    def ways(self, s: War, side: i64) -> i64:
        return 1 if s.dice(side, MORALE) > 0 and routed(s.force(side)) > 0 else 0

    def resolve(self, s: War, side: i64, way: i64) -> None:
        lose_dice(s, side, MORALE, 1)
        rally_all(s, s.fighter(side), s.fight[F_AREA])


class DeedForEach(Loop):
    """Spend any number of morale dice; for each, do something to a unit."""

    def __init__(self, deed: int, which: int, types: int, both: bool) -> None:
        super().__init__(8)
        self.deed: Final = deed
        self.which: Final = which
        self.types: Final = types
        self.both: Final = both

    def way_names(self) -> tuple[str, ...]:
        return ("own", "enemy") if self.both else ("yes",)

    def ways(self, s: War, side: i64) -> i64:
        if s.dice(side, MORALE) == 0:
            return 0
        out: i64 = 1 if matching(s, side, self.which, self.types) > 0 else 0
        if self.both and matching(s, 1 - side, self.which, self.types) > 0:
            out |= 2
        return out

    def step(self, s: War, side: i64, way: i64) -> None:
        lose_dice(s, side, MORALE, 1)
        pick(s, side, 1 - side if way == 1 else side, self.deed, self.which, self.types)


class Flag(Paragraph):
    """Something holds for a side until the end of the execution round."""

    def __init__(self, flag: int, enemy: bool = False, condition: i64 = ALWAYS) -> None:
        super().__init__(condition)
        self.free = True
        self.flag: Final = flag
        self.enemy: Final = enemy

    def resolve(self, s: War, side: i64, way: i64) -> None:
        on = 1 - side if self.enemy else side
        s.fight[F_PLAYER + on * F_SIDE + F_FLAGS] |= self.flag


# -- demands ---------------------------------------------------------------------------------------


class Demand(Paragraph):
    """The opponent does something to one of his units, or spends a die instead (`die`, a face), or
    refuses (`may`): then the owner of the card gets `refused`.

    Without `may` he must do one or the other if he can (FS-27.26, FS-27.27)."""

    def __init__(
        self,
        deed: int = NOTHING,
        which: int = UNROUTED,
        die: int = -1,
        may: bool = False,
        gains: int = 0,
        cost: int = 0,
        condition: i64 = ALWAYS,
    ) -> None:
        super().__init__(condition)
        self.free = cost == 0
        self.deed: Final = deed
        self.which: Final = which
        self.die: Final = die
        self.may: Final = may
        self.gains: Final = gains
        self.cost: Final = cost

    def able(self, s: War, side: i64) -> bool:
        """Whether the opponent could do what is asked for."""
        if self.deed != NOTHING:
            if not may_be(s, 1 - side, self.deed):
                return False
            return matching(s, 1 - side, self.which, ALL_TYPES) > 0
        return s.dice(1 - side, self.die) > 0

    def ways(self, s: War, side: i64) -> i64:
        if s.dice(side, MORALE) < self.cost:
            return 0
        if self.may:
            return 1 if self.wanted(s, side) else 0
        return 1 if self.able(s, side) else 0

    def wanted(self, s: War, side: i64) -> bool:
        """Whether a refusal would bring anything."""
        return useful(s, side, self.gains)

    def resolve(self, s: War, side: i64, way: i64) -> None:
        lose_dice(s, side, MORALE, self.cost)
        if self.may and not self.able(s, side):
            self.refused(s, side)
        else:
            s.ask(DEMANDED, s.fighter(1 - side), 0, self.number, side)

    def refused(self, s: War, side: i64) -> None:
        gain(s, side, self.gains)

    def met(self, s: War, side: i64) -> None:
        """The opponent has done it."""


class Demanded(Question):
    """What does the opponent of a card do?"""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        demand = demand_of(ask)
        out = vec[i64]()
        if demand.deed != NOTHING and may_be(s, 1 - ask.b, demand.deed):
            out = add_units(out, s, ask.seat, s.fight[F_AREA], demand.which, ALL_TYPES)
        if demand.die >= 0 and s.dice(1 - ask.b, demand.die) > 0:
            out = append(out, pack(DIE, demand.die))
        return finish(out, demand.may, NO)

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        demand = demand_of(ask)
        if verb_of(move) == UNIT:
            demand.met(s, ask.b)
            do_to(s, 1 - ask.b, demand.deed, unit_type(move), unit_routed(move))
        elif verb_of(move) == DIE:
            lose_dice(s, 1 - ask.b, first(move), 1)
        else:
            demand.refused(s, ask.b)


def demand_of(ask: Ask) -> Demand:
    paragraph = PARAGRAPHS[ask.a]
    assert isinstance(paragraph, Demand)
    return paragraph


# -- placing ---------------------------------------------------------------------------------------


def place_free(s: War, seat: i64, type: i64, area: i64) -> None:
    """FS-11.22, FS-11.23: a free unit of the supply."""
    if s.supply(seat, type) > 0:
        s.from_supply(seat, type, area)
        s.tell(log.PLACED, seat, type, area)


def carry(s: War, seat: i64, type: i64, start: i64, to: i64) -> None:
    """An unrouted unit is taken from one area and placed in another (FS-9.32)."""
    s.take_unit(seat, start, type, 0)
    s.add_unit(seat, to, type, 0)
    s.tell(log.MOVED, seat, type, start, to)


def unrouted_elsewhere(s: War, seat: i64, areas: i64, types: i64) -> vec[i64]:
    """Answers for unrouted units of a seat in these areas."""
    out = vec[i64]()
    for area in members(areas):
        if s.army_of(seat, area) != 0:
            out = add_units(out, s, seat, area, UNROUTED, types & ~BIT[TOKEN])
    return out


class BringUnit(Paragraph):
    """Take an own unit of these types from any other world and place it on this one."""

    def __init__(self, types: int, cost: int) -> None:
        super().__init__()
        self.types: Final = types
        self.cost: Final = cost

    def allowed(self, s: War, side: i64) -> i64:
        """The types that may come."""
        return self.types

    def ways(self, s: War, side: i64) -> i64:
        if s.dice(side, MORALE) < self.cost or s.is_void(s.fight[F_AREA]):
            return 0
        return 1 if len(self.found(s, side)) > 0 else 0

    def found(self, s: War, side: i64) -> vec[i64]:
        worlds = s.galaxy.worlds & ~BIT[s.fight[F_AREA]]
        return unrouted_elsewhere(s, s.fighter(side), worlds, self.allowed(s, side))

    def resolve(self, s: War, side: i64, way: i64) -> None:
        lose_dice(s, side, MORALE, self.cost)
        s.ask(BRING, s.fighter(side), 0, self.number, side)


class Bring(Question):
    """Which unit comes?"""

    def answers(self, s: War, ask: Ask) -> vec[i64]:
        paragraph = PARAGRAPHS[ask.a]
        assert isinstance(paragraph, BringUnit)
        out = paragraph.found(s, ask.b)
        return finish(out, False, NO)

    def answered(self, s: War, ask: Ask, move: i64) -> None:
        if verb_of(move) == UNIT:
            carry(s, ask.seat, unit_type(move), unit_area(move), s.fight[F_AREA])


def level_of(s: War, side: i64, type: i64) -> i64:
    return LEVEL[row(s.faction(s.fighter(side)), type, False)]


PICK_UNIT: Final = PickUnit("pick-unit", "FS-15.6", True)
PICK_RETREAT: Final = PickUnit("pick-retreat", "FS-19.11", True)
DEMANDED: Final = Demanded("meet-demand", "FS-27.27", True)
BRING: Final = Bring("bring-unit", "FS-9.32", True)

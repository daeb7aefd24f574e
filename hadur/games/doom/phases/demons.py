"""A demon type activates: its figures one after the other (chapter 7)."""

from __future__ import annotations

from typing import Final

from hadur.games.doom import log
from hadur.games.doom.flow import moment
from hadur.games.doom.lasting import ANY, begin_next, end_lasting
from hadur.games.doom.phases.attack import begin_attack, targets
from hadur.games.doom.phases.displacement import rest, step_aside
from hadur.games.doom.phases.large import can_rest
from hadur.games.doom.phases.movement import go
from hadur.games.doom.phases.steps import is_stuck, ways
from hadur.games.doom.ranges import longest
from hadur.games.doom.state import (
    ACTED,
    ATTACKED,
    INVADER,
    NEWCOMERS_ACT,
    Raid,
    raid,
)
from hadur.games.doom.verbs import ATTACK, PICK, TYPE
from hadur.games.doom.verbs import END as END_VERB
from hadur.games.doom.vocabulary import (
    DURING_NEXT,
    END,
    START,
    UNTIL_ACTIVATION,
)
from hadur.kernel.bits import BIT, members
from hadur.kernel.moves import first, pack, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Prompt, State, Step, step0, step1


def choose_type(s: Raid) -> None:
    """DM-5.19, 5.20, 5.23, 7.20: a ready, face-up card whose type has not acted in this round; if
    there is none the card does nothing."""
    ready = s.face_up & ~s.exhausted & ~s.activated
    if ready != 0:
        s.ask(WHICH_TYPE, INVADER, ready)


class WhichType(Prompt):
    def moves(self, s: State, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for kind in members(ask.options):
            out = append(out, pack(TYPE, kind))
        return out

    def play(self, s: State, ask: Ask, move: i64) -> None:
        t = raid(s)
        kind = first(move)
        t.exhausted |= BIT[kind]
        t.activated |= BIT[kind]
        t.acting = t.on_map & t.of_type(kind)
        for figure in members(t.of_type(kind)):
            t.status[figure] &= ~ACTED
        t.tell(log.TYPE_ACTIVATED, kind)
        t.push(NEXT_FIGURE, kind)


WHICH_TYPE: Final = WhichType("type", "DM-5.19", True)
CHOOSE_TYPE: Final[Step] = step0(choose_type)


def next_figure(s: Raid, kind: i64) -> None:
    """DM-7.4, 7.5, S27: those that were there when the card was exhausted, in any order."""
    if s.options & NEWCOMERS_ACT != 0:
        for figure in members(s.on_map & s.of_type(kind)):
            if s.status[figure] & ACTED == 0:
                s.acting |= BIT[figure]
    if s.acting != 0:
        s.push(NEXT_FIGURE, kind)
        s.ask(WHICH_FIGURE, INVADER, s.acting)


class WhichFigure(Prompt):
    def moves(self, s: State, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for figure in members(ask.options):
            out = append(out, pack(PICK, figure))
        return out

    def play(self, s: State, ask: Ask, move: i64) -> None:
        activate(raid(s), first(move))


def activate(s: Raid, figure: i64) -> None:
    """DM-7.6: it gains points equal to its Speed."""
    s.acting &= ~BIT[figure]
    s.active = figure
    s.status[figure] = (s.status[figure] | ACTED) & ~ATTACKED
    s.points[figure] = s.book.speed[s.book.type_sheet(figure)]
    s.spent[figure] = 0
    begin_next(s, figure)
    s.tell(log.ACTIVATED, figure)
    s.push(ACT_ON, figure)
    moment(s, START, figure)


WHICH_FIGURE: Final = WhichFigure("figure", "DM-7.5", True)
NEXT_FIGURE: Final[Step] = step1(next_figure)


def act_on(s: Raid, figure: i64) -> None:
    """DM-7.7 to 7.10: move, attack once, move on, as it likes."""
    if not s.is_here(figure):
        s.push(RETIRE, figure)
        return
    if is_stuck(s, figure):
        s.push(ACT_ON, figure)
        step_aside(s, figure)
        return
    s.ask(DEMON_ACT, INVADER, 0, figure)


class DemonAct(Prompt):
    """What the active demon does next."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        t = raid(s)
        figure = ask.a
        out = ways(t, figure)
        if t.lifted == figure:
            if not t.book.is_large(figure) or not can_rest(t, figure, t.stand(figure)):
                return out
        if t.status[figure] & ATTACKED == 0 and can_attack(t, figure):
            out = append(out, pack(ATTACK))
        return append(out, pack(END_VERB))

    def play(self, s: State, ask: Ask, move: i64) -> None:
        t = raid(s)
        figure = ask.a
        verb = verb_of(move)
        if verb == END_VERB:
            t.push(RETIRE, figure)
            t.push(AT_END, figure)
            rest(t, figure)
            return
        t.push(ACT_ON, figure)
        if verb == ATTACK:
            t.push(STRIKE, figure)
            rest(t, figure)
        else:
            go(t, figure, move)


def can_attack(s: Raid, figure: i64) -> bool:
    """Whether anybody is in sight and, with what its card can add, in range."""
    return targets(s, figure, longest(s, figure, s.book.type_sheet(figure))) != 0


def strike(s: Raid, figure: i64) -> None:
    begin_attack(s, figure, s.book.type_sheet(figure))


def at_end(s: Raid, figure: i64) -> None:
    if s.is_here(figure):
        moment(s, END, figure)


def retire(s: Raid, figure: i64) -> None:
    """DM-7.9: points that are left are lost."""
    s.points[figure] = 0
    s.active = -1
    end_lasting(s, UNTIL_ACTIVATION, ANY)
    end_lasting(s, DURING_NEXT, figure)


DEMON_ACT: Final = DemonAct("demon", "DM-7.8", True)
ACT_ON: Final[Step] = step1(act_on)
STRIKE: Final[Step] = step1(strike)
AT_END: Final[Step] = step1(at_end)
RETIRE: Final[Step] = step1(retire)

"""Movement: points are spent, spaces entered, doors opened, teleporters used (9 to 12, 21)."""

from __future__ import annotations

from typing import Final

from hadur.games.doom import log
from hadur.games.doom.flow import moment
from hadur.games.doom.phases.damage import achieve
from hadur.games.doom.phases.displacement import BESIDE, rest, step_aside
from hadur.games.doom.phases.glory import enter_staggered, telefrag
from hadur.games.doom.phases.large import can_rest
from hadur.games.doom.phases.steps import is_stuck, teleport_price, ways
from hadur.games.doom.places import is_taken, turned_of
from hadur.games.doom.state import (
    MARINES,
    TOKEN_BEARER,
    TOKEN_KIND,
    TOKEN_PLACE,
    TOKEN_SIZE,
    TURNED,
    Raid,
    raid,
)
from hadur.games.doom.values import is_staggered, step_price
from hadur.games.doom.verbs import DONE, OPEN, ROTATE, TELEPORT
from hadur.games.doom.vocabulary import DOOR_OPENED, ENTERED, GOAL_DELIVER
from hadur.kernel.bits import BIT, members
from hadur.kernel.maps.reach import UNLIMITED, reach
from hadur.kernel.maps.widesets import has
from hadur.kernel.moves import first, pack, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Prompt, State, Step, step1


def spend(s: Raid, figure: i64, points: i64) -> None:
    s.points[figure] -= points
    s.spent[figure] += points


def go(s: Raid, figure: i64, move: i64) -> None:
    """Spend points on one of the `ways`."""
    verb = verb_of(move)
    square = first(move)
    if verb == OPEN:
        spend(s, figure, 1)
        open_door(s, figure, square)
    elif verb == TELEPORT:
        spend(s, figure, teleport_price(s, figure, square))
        teleport(s, figure, square)
    elif s.book.is_large(figure):
        spend(s, figure, 1)
        turned = turned_of(s, figure)
        _move_base(s, figure, square, TURNED - turned if verb == ROTATE else turned)
    else:
        spend(s, figure, step_price(s, figure, square))
        s.tell(log.STEPPED, figure, s.place[figure], square)
        enter(s, figure, square)


def _move_base(s: Raid, figure: i64, square: i64, turned: i64) -> None:
    """DM-12.29: one step or turn of a large figure; others may be under it until it rests."""
    if turned != turned_of(s, figure):
        s.tell(log.ROTATED, figure, square, turned)
    else:
        s.tell(log.STEPPED, figure, s.place[figure], square)
    s.lift(figure)
    s.lifted = figure
    s.place[figure] = square
    s.status[figure] = (s.status[figure] & ~TURNED) | turned
    if not is_taken(s, s.stand(figure), figure):
        s.set_down(figure, square, turned)
    s.push(ARRIVED, figure)


def enter(s: Raid, figure: i64, square: i64) -> None:
    """A small figure goes into a space: empty, shared for a while, or of a staggered demon."""
    s.lift(figure)
    other = s.at[square]
    if other < 0:
        s.set_down(figure, square, 0)
        s.push(ARRIVED, figure)
        return
    s.place[figure] = square
    s.lifted = figure
    s.push(ARRIVED, figure)
    if figure < MARINES and other >= MARINES and is_staggered(s, other, figure):
        enter_staggered(s, figure, other)


def arrived(s: Raid, figure: i64) -> None:
    """DM-21.3: a marine's own step turns a teleporter on; then whatever entering brings."""
    if not s.is_here(figure):
        return
    square = s.place[figure]
    if figure < MARINES:
        for k in range(len(s.board.teleporters)):
            if s.board.teleporters[k] == square and s.teleporters & BIT[k] == 0:
                s.teleporters |= BIT[k]
                s.tell(log.TELEPORTER_ON, square)
        s.push(DELIVER, figure)
    moment(s, ENTERED, figure)


def deliver(s: Raid, figure: i64) -> None:
    """Tokens that are brought to an exit leave the map and count (DM-24.2)."""
    if s.book.goal != GOAL_DELIVER or not s.is_here(figure):
        return
    if not s.board.is_exit(s.place[figure]):
        return
    for token in range(s.token_count()):
        at = token * TOKEN_SIZE
        if s.tokens[at + TOKEN_BEARER] == figure:
            s.tokens[at + TOKEN_BEARER] = -1
            s.tokens[at + TOKEN_PLACE] = -1
            s.tell(log.TOKEN_GAINED, s.tokens[at + TOKEN_KIND], s.achieved + 1)
            achieve(s, 1)


ARRIVED: Final[Step] = step1(arrived)
DELIVER: Final[Step] = step1(deliver)


# -- doors and teleporters -------------------------------------------------------------------------


def open_door(s: Raid, figure: i64, door: i64) -> None:
    """DM-9.33, 9.34: it is gone for good. Which portals it had shut off is seen before."""
    beyond: i64 = 0
    here = reach(s.field.fly, s.field.base(s.stand(figure)), s.field.everywhere, UNLIMITED)
    for portal in members(s.portals & ~s.awake):
        if not has(here, s.board.portals[portal]):
            beyond |= BIT[portal]
    s.change_doors(s.doors & ~BIT[door])
    now = reach(s.field.fly, s.field.base(s.stand(figure)), s.field.everywhere, UNLIMITED)
    s.beyond = 0
    for portal in members(beyond):
        if has(now, s.board.portals[portal]):
            s.beyond |= BIT[portal]
    s.tell(log.OPENED, figure, door)
    moment(s, DOOR_OPENED, figure)


def teleport(s: Raid, figure: i64, square: i64) -> None:
    """DM-21.2 to 21.9: a demon there is fragged, beside a marine one is put near."""
    s.tell(log.TELEPORTED, figure, s.place[figure], square)
    other = s.at[square]
    s.lift(figure)
    if other < 0 or other == figure:
        s.set_down(figure, square, 0)
        s.push(ARRIVED, figure)
        return
    s.lifted = figure
    # The space it came from is empty by now.
    s.place[figure] = square
    s.push(ARRIVED, figure)
    if other >= MARINES:
        telefrag(s, figure, other)
    else:
        s.ask(BESIDE, figure + 1, 0, figure, square)


# -- points outside the own activation, and pushes -------------------------------------------------


def burst(s: Raid, figure: i64) -> None:
    """DM-11.19: points gained outside the own activation are spent at once, or lost."""
    if not s.is_here(figure):
        return
    if is_stuck(s, figure):
        step_aside(s, figure)
    elif s.points[figure] > 0:
        s.push(BURST, figure)
        s.ask(MOVE_NOW, s.seat_of(figure), 0, figure)
    else:
        rest(s, figure)


class MoveNow(Prompt):
    def moves(self, s: State, ask: Ask) -> vec[i64]:
        t = raid(s)
        out = ways(t, ask.a)
        if t.lifted != ask.a or (t.book.is_large(ask.a) and can_rest(t, ask.a, t.stand(ask.a))):
            out = append(out, pack(DONE))
        return out

    def play(self, s: State, ask: Ask, move: i64) -> None:
        t = raid(s)
        if verb_of(move) == DONE:
            t.points[ask.a] = 0
            rest(t, ask.a)
        else:
            go(t, ask.a, move)


MOVE_NOW: Final = MoveNow("move-now", "DM-11.19", True)
BURST: Final[Step] = step1(burst)

"""Movement: steps, diagonals, occupied spaces, large bases, doors, teleporters (9 to 12, 21)."""

from __future__ import annotations

from typing import Final

from hadur.games.doom import log
from hadur.games.doom.flow import moment
from hadur.games.doom.phases.damage import achieve
from hadur.games.doom.phases.glory import enter_staggered, telefrag
from hadur.games.doom.places import (
    flies,
    free_squares,
    is_taken,
    nearest_free,
    relation_of,
    turned_of,
)
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
from hadur.games.doom.values import cannot, is_staggered, step_price, strides
from hadur.games.doom.verbs import DONE, OPEN, PICK, PLACE, ROTATE, STEP, TELEPORT
from hadur.games.doom.vocabulary import (
    DIFFICULT,
    DOOR_OPENED,
    ENTERED,
    GOAL_DELIVER,
    NO_OPEN,
    NO_TELEPORT,
)
from hadur.kernel.bases import has_room
from hadur.kernel.bits import BIT, members
from hadur.kernel.moves import first, pack, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.reach import UNLIMITED, reach
from hadur.kernel.state import Ask, Prompt, State, Step, step1
from hadur.kernel.widesets import has, members_in

# Where the upper left square of a base goes when it turns (DM-12.32): from upright, from lying.
_TURN_X: Final = vec[i64]([-1, 0, -1, 0, 0, 0, 1, 1])
_TURN_Y: Final = vec[i64]([0, 0, 1, 1, -1, 0, -1, 0])


# -- which steps there are -------------------------------------------------------------------------


def ways(s: Raid, figure: i64) -> vec[i64]:
    """Every way to spend movement points now (DM-11.16): steps, turns, teleports, doors."""
    if s.points[figure] <= 0:
        return vec[i64]()
    if s.book.is_large(figure):
        out = _large_ways(s, figure)
        if s.lifted == figure and not can_rest(s, figure, s.stand(figure)):
            return out
    else:
        out = _small_steps(s, figure)
        if figure < MARINES:
            out = _add_teleports(s, figure, out)
        if s.lifted == figure:
            return out
    return _add_doors(s, figure, out)


def _small_steps(s: Raid, figure: i64) -> vec[i64]:
    out = vec[i64]()
    points = s.points[figure]
    for square in s.field.around(s.place[figure], flies(s, figure)):
        price = step_price(s, figure, square)
        if price > points:
            continue
        if may_enter(s, figure, square, points - price):
            out = append(out, pack(STEP, square))
    return out


def may_enter(s: Raid, figure: i64, square: i64, left: i64) -> bool:
    """DM-11.8, 11.20: an occupied space only if the points left lead on to one where it may stop,
    or if entering empties it (DM-11.11)."""
    other = s.at[square]
    if other < 0 or other == figure:
        return True
    if _would_kill(s, figure, other):
        return True
    return left > 0 and _leads_on(s, figure, square, left)


def _would_kill(s: Raid, figure: i64, other: i64) -> bool:
    return figure < MARINES and other >= MARINES and is_staggered(s, other, figure)


def _leads_on(s: Raid, figure: i64, square: i64, left: i64) -> bool:
    for onward in s.field.around(square, flies(s, figure)):
        price = step_price(s, figure, onward)
        if price <= left and may_enter(s, figure, onward, left - price):
            return True
    return False


def _add_teleports(s: Raid, figure: i64, out: vec[i64]) -> vec[i64]:
    """DM-10.8, 21.2: all spaces with active teleporters are adjacent for a marine."""
    here = s.place[figure]
    if teleporter_at(s, here) < 0 or cannot(s, figure, NO_TELEPORT):
        return out
    for k in range(len(s.board.teleporters)):
        square = s.board.teleporters[k]
        if s.teleporters & BIT[k] != 0 and square != here:
            if teleport_price(s, figure, square) <= s.points[figure]:
                out = append(out, pack(TELEPORT, square))
    return out


def teleport_price(s: Raid, figure: i64, square: i64) -> i64:
    """DM-21.2, 21.7, S67: never more for an enemy."""
    if s.board.terrain[square] == DIFFICULT and not strides(s, figure):
        return 2
    return 1


def teleporter_at(s: Raid, square: i64) -> i64:
    """The active teleporter in a space, or -1."""
    for k in range(len(s.board.teleporters)):
        if s.board.teleporters[k] == square and s.teleporters & BIT[k] != 0:
            return k
    return -1


def _add_doors(s: Raid, figure: i64, out: vec[i64]) -> vec[i64]:
    """DM-9.31, 9.32."""
    if s.doors == 0 or cannot(s, figure, NO_OPEN):
        return out
    base = s.field.base(s.stand(figure))
    for door in members(s.doors):
        if _is_at_door(s, base, door):
            out = append(out, pack(OPEN, door))
    return out


def _is_at_door(s: Raid, base: vec[i64], door: i64) -> bool:
    """DM-9.32, 10.7: in one of the two spaces between which it stands."""
    board = s.board
    for k in range(board.door_first[door], board.door_first[door + 1]):
        for which in range(2):
            side = board.grid.side(board.door_edges[k], which)
            if side >= 0 and has(base, side):
                return True
    return False


# -- large figures ---------------------------------------------------------------------------------


def _large_ways(s: Raid, figure: i64) -> vec[i64]:
    """DM-12.11 to 12.14: straight steps and turns that keep half of the base where it was."""
    out = vec[i64]()
    left = s.points[figure] - 1
    turned = turned_of(s, figure)
    for stand in steps_of_base(s, figure, s.stand(figure)):
        square = stand % s.field.squares
        if not _may_pass(s, figure, stand, left):
            continue
        same = s.stand_at(figure, square, turned) == stand
        out = append(out, pack(STEP if same else ROTATE, square))
    return out


def steps_of_base(s: Raid, figure: i64, stand: i64) -> vec[i64]:
    """The stands that a large figure gets to by one step or one turn, whoever stands there."""
    out = vec[i64]()
    field = s.field
    grid = field.grid
    kind = s.book.type_of[figure]
    shape = stand // field.squares
    square = stand % field.squares
    turned = (shape - 1) % 2
    wide = s.book.high[kind] if turned != 0 else s.book.wide[kind]
    high = s.book.wide[kind] if turned != 0 else s.book.high[kind]
    x = grid.x_of(square)
    y = grid.y_of(square)
    # A step across the short side of a base one space wide would keep nothing (DM-12.31).
    if wide > 1:
        if has_room(grid, field.fly_walls, grid.at(x - 1, y), wide + 1, high):
            out = append(out, stand - 1)
        if has_room(grid, field.fly_walls, square, wide + 1, high):
            out = append(out, stand + 1)
    if high > 1:
        if has_room(grid, field.fly_walls, grid.at(x, y - 1), wide, high + 1):
            out = append(out, stand - grid.width)
        if has_room(grid, field.fly_walls, square, wide, high + 1):
            out = append(out, stand + grid.width)
    for k in range(turned * 4, turned * 4 + 4):
        corner = grid.at(x + _TURN_X[k], y + _TURN_Y[k])
        if has_room(grid, field.fly_walls, corner, high, wide):
            out = append(out, s.stand_at(figure, corner, 1 - turned))
    return out


def can_rest(s: Raid, figure: i64, stand: i64) -> bool:
    """DM-12.20, 12.25, S39: never on another large figure; small ones must have somewhere to go."""
    crowd = False
    for square in members_in(s.field.base(stand)):
        other = s.at[square]
        if other >= 0 and other != figure:
            if s.book.is_large(other):
                return False
            crowd = True
    if not crowd:
        return True
    return len(members_in(free_squares(s))) > 0


def _may_pass(s: Raid, figure: i64, stand: i64, left: i64) -> bool:
    """Whether a large figure may go there: to rest, or on to where it may (DM-11.20)."""
    if can_rest(s, figure, stand):
        return True
    front = vec[i64]([stand])
    seen = vec[i64]([stand])
    while left > 0 and len(front) > 0:
        following = vec[i64]()
        for place in front:
            for onward in steps_of_base(s, figure, place):
                if can_rest(s, figure, onward):
                    return True
                if not _is_in(seen, onward):
                    seen = append(seen, onward)
                    following = append(following, onward)
        front = following
        left -= 1
    return False


def _is_in(column: vec[i64], value: i64) -> bool:
    for entry in column:
        if entry == value:
            return True
    return False


# -- spending points -------------------------------------------------------------------------------


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
    if other >= MARINES:
        s.place[figure] = square
        s.push(ARRIVED, figure)
        telefrag(s, figure, other)
        return
    s.push(ARRIVED, figure)
    s.ask(BESIDE, figure + 1, 0, figure, square)


class Beside(Prompt):
    """The nearest empty space to a teleporter that a marine stands on (DM-21.4, 21.5, 16.23)."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        t = raid(s)
        free = free_squares(t)
        out = vec[i64]()
        for square in nearest_free(t, t.field.base(ask.b), t.field.walk, free):
            out = append(out, pack(PLACE, square))
        return out if len(out) > 0 else anywhere(free)

    def play(self, s: State, ask: Ask, move: i64) -> None:
        if not s.is_out(ask.seat):
            raid(s).set_down(ask.a, first(move), 0)


def anywhere(free: vec[i64]) -> vec[i64]:
    """Nothing can be reached: the search is widened over every border (DM-S39)."""
    out = vec[i64]()
    for square in members_in(free):
        out = append(out, pack(PLACE, square))
    return out


BESIDE: Final = Beside("beside", "DM-21.4", True)


# -- displacement ----------------------------------------------------------------------------------


def rest(s: Raid, figure: i64) -> None:
    """DM-12.33: a large figure stops here; whoever is under it must give way."""
    if s.lifted == figure and s.book.is_large(figure):
        s.push(DISPLACE, figure)


def displace(s: Raid, figure: i64) -> None:
    """DM-12.20 to 12.24, 12.34: demons first, then marines, each to the nearest empty space."""
    under: i64 = 0
    for square in members_in(s.field.base(s.stand(figure))):
        other = s.at[square]
        if other >= 0 and other != figure:
            under |= BIT[other]
    if under == 0:
        s.set_down(figure, s.place[figure], turned_of(s, figure))
        return
    s.push(DISPLACE, figure)
    demons = under & ~15
    if demons != 0:
        s.ask(GIVE_WAY, 0, demons)
    else:
        # The lowest seat speaks for the marines that are under it (DM-26.18).
        s.ask(GIVE_WAY, members(under)[0] + 1, under)


class GiveWay(Prompt):
    """Which of several displaced figures goes first."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        out = vec[i64]()
        for figure in members(ask.options):
            out = append(out, pack(PICK, figure))
        return out

    def play(self, s: State, ask: Ask, move: i64) -> None:
        t = raid(s)
        t.ask(DISPLACED_TO, t.seat_of(first(move)), 0, first(move))


class DisplacedTo(Prompt):
    """DM-12.23: its player chooses among equally near spaces."""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        t = raid(s)
        if not t.is_here(ask.a):
            return vec[i64]([pack(DONE)])
        start = t.field.base(t.place[ask.a])
        out = vec[i64]()
        for square in nearest_free(t, start, relation_of(t, ask.a), free_squares(t)):
            out = append(out, pack(PLACE, square))
        return out if len(out) > 0 else anywhere(free_squares(t))

    def play(self, s: State, ask: Ask, move: i64) -> None:
        t = raid(s)
        if verb_of(move) == DONE:
            return
        t.tell(log.DISPLACED, ask.a, t.place[ask.a], first(move))
        t.lift(ask.a)
        t.set_down(ask.a, first(move), 0)


GIVE_WAY: Final = GiveWay("give-way", "DM-12.34", True)
DISPLACED_TO: Final = DisplacedTo("displaced", "DM-12.23", True)
DISPLACE: Final[Step] = step1(displace)


# -- points outside the own activation, and pushes -------------------------------------------------


def burst(s: Raid, figure: i64) -> None:
    """DM-11.19: points gained outside the own activation are spent at once, or lost."""
    if not s.is_here(figure):
        return
    if s.points[figure] > 0:
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


def push_figure(s: Raid, figure: i64, seat: i64, spaces: i64) -> None:
    """A push: up to so many spaces, step by step, never into blocking or impassable terrain
    (DM-9.12, 9.18); large figures are not pushed."""
    if s.is_here(figure) and not s.book.is_large(figure) and spaces > 0:
        s.ask(PUSH, seat, spaces, figure)


class Push(Prompt):
    def moves(self, s: State, ask: Ask) -> vec[i64]:
        t = raid(s)
        out = vec[i64]()
        if not t.is_here(ask.a):
            return append(out, pack(DONE))
        for square in t.field.around(t.place[ask.a], 0):
            if t.at[square] < 0 and not _is_terrain(t, square):
                out = append(out, pack(PLACE, square))
        return append(out, pack(DONE))

    def play(self, s: State, ask: Ask, move: i64) -> None:
        t = raid(s)
        if verb_of(move) == DONE:
            return
        t.tell(log.PUSHED, ask.a, t.place[ask.a], first(move))
        t.lift(ask.a)
        t.set_down(ask.a, first(move), 0)
        push_figure(t, ask.a, ask.seat, ask.options - 1)


def _is_terrain(s: Raid, square: i64) -> bool:
    return has(s.board.blocking, square) or has(s.board.impassable, square)


PUSH: Final = Push("push", "DM-9.12", True)

"""Figures put elsewhere: displaced by a large one, beside a teleporter, pushed (12, 16, 21)."""

from __future__ import annotations

from typing import Final

from hadur.games.doom import log
from hadur.games.doom.places import free_squares, is_barred, nearest_free, relation_of, turned_of
from hadur.games.doom.state import ALL_MARINES, INVADER, Raid, raid
from hadur.games.doom.verbs import DONE, PICK, PLACE
from hadur.kernel.bits import BIT, members
from hadur.kernel.maps.widesets import members_in
from hadur.kernel.moves import first, pack, verb_of
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Prompt, State, Step, step1


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
    demons = under & ~ALL_MARINES
    if demons != 0:
        s.ask(GIVE_WAY, INVADER, demons)
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


def step_aside(s: Raid, figure: i64) -> None:
    """Who cannot stay (DM-11.8) and cannot go on is put into the nearest empty space."""
    s.ask(DISPLACED_TO, s.seat_of(figure), 0, figure)


# -- beside a teleporter ---------------------------------------------------------------------------


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
            t = raid(s)
            t.tell(log.DISPLACED, ask.a, ask.b, first(move))
            t.set_down(ask.a, first(move), 0)


def anywhere(free: vec[i64]) -> vec[i64]:
    """Nothing can be reached: the search is widened over every border (DM-S39)."""
    out = vec[i64]()
    for square in members_in(free):
        out = append(out, pack(PLACE, square))
    return out


BESIDE: Final = Beside("beside", "DM-21.4", True)


# -- pushes ----------------------------------------------------------------------------------------


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
            if t.at[square] < 0 and not is_barred(t, square):
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


PUSH: Final = Push("push", "DM-9.12", True)

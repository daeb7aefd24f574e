"""Empty spaces and the nearest of them: for figures that are placed, displaced or respawn."""

from __future__ import annotations

from hadur.games.doom.state import TURNED, Raid
from hadur.kernel.maps.reach import nearest
from hadur.kernel.maps.widesets import add, drop, empty, has, members_in
from hadur.kernel.native import i64, vec


def free_squares(s: Raid) -> vec[i64]:
    """All spaces without a figure in which a small figure may stop: not blocking, not impassable
    (DM-12.35)."""
    out = empty_squares(s)
    drop(out, s.board.blocking)
    drop(out, s.board.impassable)
    return out


def is_barred(s: Raid, square: i64) -> bool:
    """Blocking or impassable: nothing is put there (DM-9.12, 9.18, 12.35, 23.5)."""
    return has(s.board.blocking, square) or has(s.board.impassable, square)


def empty_squares(s: Raid) -> vec[i64]:
    """All spaces without a figure; a lifted one still takes its own."""
    out = empty(s.field.squares)
    there = s.field.grid.there
    for square in range(s.field.squares):
        if s.at[square] < 0 and has(there, square):
            add(out, square)
    if s.lifted >= 0:
        drop(out, s.field.base(s.stand(s.lifted)))
    return out


def nearest_free(s: Raid, start: vec[i64], near: vec[i64], free: vec[i64]) -> vec[i64]:
    """The nearest of the free spaces, counted in steps; figures do not stop it (S39, S40)."""
    return members_in(nearest(near, start, s.field.everywhere, free))


def flies(s: Raid, figure: i64) -> i64:
    """1 for a figure whose steps know walls and doors alone (DM-12.3, 12.15)."""
    return s.book.unhindered[figure]


def relation_of(s: Raid, figure: i64) -> vec[i64]:
    """The steps of a figure: flying and large ones know walls and doors alone (DM-12.3, 12.15)."""
    return s.field.fly if s.book.unhindered[figure] != 0 else s.field.walk


def is_taken(s: Raid, stand: i64, figure: i64) -> bool:
    """Whether another figure stands on any space of a base."""
    for square in members_in(s.field.base(stand)):
        other = s.at[square]
        if other >= 0 and other != figure:
            return True
    return False


def turned_of(s: Raid, figure: i64) -> i64:
    return s.status[figure] & TURNED

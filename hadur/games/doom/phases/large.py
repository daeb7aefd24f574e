"""Large figures: the steps and turns of a base, and where it may stop (DM-12.11 to 12.34)."""

from __future__ import annotations

from typing import Final

from hadur.games.doom.field import SHAPE_HIGH, SHAPE_WIDE, CachedColumn, Field
from hadur.games.doom.places import is_barred, turned_of
from hadur.games.doom.state import Raid
from hadur.games.doom.verbs import ROTATE, STEP
from hadur.kernel.maps.bases import has_room
from hadur.kernel.maps.widesets import has, members_in
from hadur.kernel.moves import pack
from hadur.kernel.native import append, i64, vec

# Where the upper left square of a base goes when it turns (DM-12.32): from upright, from lying.
_TURN_X: Final = vec[i64]([-1, 0, -1, 0, 0, 0, 1, 1])
_TURN_Y: Final = vec[i64]([0, 0, 1, 1, -1, 0, -1, 0])


def large_ways(s: Raid, figure: i64) -> vec[i64]:
    """DM-12.11 to 12.14: straight steps and turns that keep half of the base where it was."""
    out = vec[i64]()
    left = s.points[figure] - 1
    turned = turned_of(s, figure)
    for stand in steps_of_base(s, s.stand(figure)):
        square = stand % s.field.squares
        if not _may_pass(s, figure, stand, left):
            continue
        same = s.stand_at(figure, square, turned) == stand
        out = append(out, pack(STEP if same else ROTATE, square))
    return out


def steps_of_base(s: Raid, stand: i64) -> vec[i64]:
    """The stands that a large figure gets to by one step or one turn, whoever stands there."""
    field = s.field
    kept = field.base_steps.get(stand)
    if kept is None:
        kept = CachedColumn(_steps_of_base(field, stand))
        field.base_steps[stand] = kept
    return kept.values


def _steps_of_base(field: Field, stand: i64) -> vec[i64]:
    out = vec[i64]()
    grid = field.grid
    shape = stand // field.squares
    square = stand % field.squares
    wide = SHAPE_WIDE[shape]
    high = SHAPE_HIGH[shape]
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
    # Shapes come in pairs, upright and lying.
    turned = (shape - 1) % 2
    other = shape - 1 if turned != 0 else shape + 1
    for k in range(turned * 4, turned * 4 + 4):
        corner = grid.at(x + _TURN_X[k], y + _TURN_Y[k])
        if has_room(grid, field.fly_walls, corner, high, wide):
            out = append(out, other * field.squares + corner)
    return out


def can_rest(s: Raid, figure: i64, stand: i64) -> bool:
    """DM-12.20, 12.25, S39: never on another large figure; small ones must have somewhere to go."""
    crowd: i64 = 0
    base = s.field.base(stand)
    for square in members_in(base):
        other = s.at[square]
        if other >= 0 and other != figure:
            if s.book.is_large(other):
                return False
            crowd += 1
    if crowd == 0:
        return True
    for square in range(s.field.squares):
        if s.at[square] >= 0 and s.at[square] != figure:
            continue
        if not has(base, square) and has(s.field.grid.there, square) and not is_barred(s, square):
            crowd -= 1
            if crowd == 0:
                return True
    return False


def _may_pass(s: Raid, figure: i64, stand: i64, left: i64) -> bool:
    """Whether a large figure may go there: to rest, or on to where it may (DM-11.20)."""
    if can_rest(s, figure, stand):
        return True
    front = vec[i64]([stand])
    seen = vec[i64]([stand])
    while left > 0 and len(front) > 0:
        following = vec[i64]()
        for place in front:
            for onward in steps_of_base(s, place):
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

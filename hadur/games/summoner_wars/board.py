"""The battlefield: 8 rows of 6 spaces, as numbers 0 (a1) to 47 (f8), and its geometry tables.

Row 1 is seat 0's back row, row 8 seat 1's. A set of spaces is one word, a bit per space.
"""

from __future__ import annotations

from typing import Final

from hadur.kernel.bits import BIT
from hadur.kernel.native import i64, vec

ROWS: Final = 8
COLUMNS: Final = 6
SPACES: Final = 48
ALL: Final = (1 << SPACES) - 1

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

_STEPS = ((1, 0), (0, 1), (-1, 0), (0, -1))


def _on(row: int, column: int) -> bool:
    return 0 <= row < ROWS and 0 <= column < COLUMNS


def _next(space: int, direction: int) -> int:
    row, column = divmod(space, COLUMNS)
    row, column = row + _STEPS[direction][0], column + _STEPS[direction][1]
    return row * COLUMNS + column if _on(row, column) else -1


def _distance(one: int, other: int) -> int:
    return abs(one // COLUMNS - other // COLUMNS) + abs(one % COLUMNS - other % COLUMNS)


def _spaces(chosen: list[int]) -> int:
    word = 0
    for space in chosen:
        word |= 1 << space
    return word


NEXT: Final = vec[i64]([_next(space, d) for space in range(SPACES) for d in range(4)])
"""NEXT[space * 4 + direction]: the neighbour that way, or -1 (SW-15.1, SW-15.19)."""

DISTANCE: Final = vec[i64]([_distance(a, b) for a in range(SPACES) for b in range(SPACES)])
"""DISTANCE[a * 48 + b], never counted diagonally (SW-15.5, SW-15.6)."""

REACH: Final = 14
WITHIN: Final = vec[i64](
    [
        _spaces([b for b in range(SPACES) if 0 < _distance(a, b) <= n])
        for n in range(REACH)
        for a in range(SPACES)
    ]
)
"""WITHIN[n * 48 + space]: the spaces within n, the space itself left out (SW-15.7 to 15.10)."""

ADJACENT: Final = vec[i64]([WITHIN[SPACES + space] for space in range(SPACES)])


def _back(seat: int, rows: int) -> int:
    first = 0 if seat == 0 else ROWS - rows
    return _spaces([s for s in range(SPACES) if first <= s // COLUMNS < first + rows])


BACK: Final = vec[i64]([_back(seat, n) for seat in range(2) for n in range(ROWS + 1)])
"""BACK[seat * 9 + n]: a player's back n rows (SW-15.13)."""


def distance(one: i64, other: i64) -> i64:
    return DISTANCE[one * SPACES + other]


def within(n: i64, space: i64) -> i64:
    return WITHIN[n * SPACES + space]


def neighbour(space: i64, direction: i64) -> i64:
    return NEXT[space * 4 + direction]


def back_rows(seat: i64, rows: i64) -> i64:
    return BACK[seat * 9 + rows]


def behind(seat: i64, space: i64) -> i64:
    """The spaces behind one whose card a player controls: every row nearer to that player,
    whatever the column (SW-15.14, SW-15.15)."""
    row = space // COLUMNS
    return back_rows(seat, row if seat == 0 else ROWS - 1 - row)


def opposite(space: i64) -> i64:
    """The same space seen from the other side of the table."""
    return 47 - space


def name_of(space: int) -> str:
    """The space as text: column letter and row number."""
    return "abcdef"[space % COLUMNS] + str(space // COLUMNS + 1)


def space_named(text: str) -> int:
    """The space a text names, or -1."""
    if len(text) == 2 and text[0] in "abcdef" and text[1] in "12345678":
        return "abcdef".index(text[0]) + COLUMNS * (int(text[1]) - 1)
    return -1


def spaces_between(one: i64, other: i64) -> i64:
    """The spaces strictly between two spaces of one line."""
    stride: i64 = COLUMNS
    if one // COLUMNS == other // COLUMNS:
        stride = 1
    if other < one:
        stride = -stride
    found: i64 = 0
    at = one + stride
    while at != other:
        found |= BIT[at]
        at += stride
    return found

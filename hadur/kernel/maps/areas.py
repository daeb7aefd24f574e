"""A map of areas and the borders between them, for up to 62 areas: a set of areas is one word.

The map is made once. What changes in play (a border that is closed) the game keeps as a set of
borders and asks for the neighbours that are left (`neighbours`) when it changes; every search takes
those, `near`: by area the word of areas beside it. `through` are the areas that can be passed: a
search starts from any area and ends on any, but goes on only from those of `through`.
"""

from __future__ import annotations

from hadur.kernel.bits import BIT, WORD, lowest, members
from hadur.kernel.maps.widesets import empty, has
from hadur.kernel.native import append, i64, vec


class Areas:
    """Areas 0 … count-1, and borders by number: which two areas each divides."""

    def __init__(self, count: i64, borders: list[tuple[int, int]]) -> None:
        if not 1 <= count <= WORD:
            raise ValueError(f"a map has 1 to {WORD} areas, not {count}")
        self.count = count
        self.one = vec[i64]()
        self.other = vec[i64]()
        for one, other in borders:
            if one == other or not (0 <= one < count and 0 <= other < count):
                raise ValueError(f"a border divides two of {count} areas, not {one} and {other}")
            self.one = append(self.one, one)
            self.other = append(self.other, other)
        self.borders: i64 = len(self.one)
        self.near = self.neighbours(empty(self.borders))

    def neighbours(self, closed: vec[i64]) -> vec[i64]:
        """By area the areas beside it, over borders that are not closed (a set of borders)."""
        near = vec[i64]([0] * int(self.count))
        for border in range(self.borders):
            if not has(closed, border):
                near[self.one[border]] |= BIT[self.other[border]]
                near[self.other[border]] |= BIT[self.one[border]]
        return near


def beside(near: vec[i64], areas: i64) -> i64:
    """What is beside any of these areas; some of themselves too, if they are side by side."""
    out: i64 = 0
    for area in members(areas):
        out |= near[area]
    return out


def reach(near: vec[i64], start: i64, through: i64) -> i64:
    """Every area that can be reached from these, they included."""
    seen = start
    front = start
    while front != 0:
        found = beside(near, front) & ~seen
        seen |= found
        front = found & through
    return seen


def distance(near: vec[i64], start: i64, ends: i64, through: i64) -> i64:
    """How many steps it is from the nearest of one set to another, or -1 if there is no way."""
    seen = start
    front = start
    steps: i64 = 0
    while seen & ends == 0:
        found = beside(near, front) & ~seen
        if found == 0:
            return -1
        seen |= found
        front = found & through
        steps += 1
    return steps


def path(near: vec[i64], start: i64, end: i64, through: i64) -> vec[i64]:
    """A shortest way from one area to another, both included, or nothing if there is none.

    Of equal ways it is the one over the lowest numbers, looking from the start.
    """
    out = vec[i64]()
    left = distance(near, BIT[start], BIT[end], through)
    if left < 0:
        return out
    out = append(out, start)
    area = start
    while left > 0:
        left -= 1
        for other in members(near[area] & (through | BIT[end])):
            if distance(near, BIT[other], BIT[end], through) == left:
                area = other
                break
        out = append(out, area)
    return out


def components(near: vec[i64], within: i64) -> vec[i64]:
    """The connected parts of a set of areas, each as a word, in the order of their lowest areas."""
    out = vec[i64]()
    while within != 0:
        part = reach(near, BIT[lowest(within)], within) & within
        out = append(out, part)
        within &= ~part
    return out

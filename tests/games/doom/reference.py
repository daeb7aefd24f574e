"""Section 27 once more, slowly and with nothing in common with the engine: lines as fractions.

A line is clear if a curve close to it gets through. The curve is found here by search: the parts of
the plane beside the line are cells, at a corner the four quadrants, between corners the one or two
squares that the line passes or runs between.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from math import gcd

Point = tuple[int, int]
Square = tuple[int, int]
Edges = dict[tuple[str, int, int], str]
"""("v", x, y) from (x, y) to (x, y + 1), ("h", x, y) from (x, y) to (x + 1, y)."""

SEE = {"wall", "door", "blocking"}
COVER = SEE | {"difficult"}
WALK = SEE | {"impassable"}
FLY = {"wall", "door"}


def between(one: Square, other: Square) -> tuple[str, int, int]:
    """The edge between two squares side by side."""
    (x, y), (u, w) = one, other
    return ("v", max(x, u), y) if y == w else ("h", x, max(y, w))


class Slow:
    def __init__(self, width: int, height: int, edges: Edges) -> None:
        self.width, self.height = width, height
        self.edges = edges

    def stops(self, edge: tuple[str, int, int], kinds: set[str]) -> bool:
        kind, x, y = edge
        if (kind == "v" and x in (0, self.width)) or (kind == "h" and y in (0, self.height)):
            return True
        return self.edges.get(edge, "open") in kinds

    def adjacent(self, one: Square, other: Square, kinds: set[str]) -> bool:
        dx, dy = other[0] - one[0], other[1] - one[1]
        if max(abs(dx), abs(dy)) != 1:
            return False
        if dx == 0 or dy == 0:
            return not self.stops(between(one, other), kinds)
        ways = [(one[0] + dx, one[1]), (one[0], one[1] + dy)]
        return any(
            not self.stops(between(one, way), kinds) and not self.stops(between(way, other), kinds)
            for way in ways
        )

    def distance(self, one: Square, other: Square) -> int:
        seen, front, steps = {one}, {one}, 0
        while front:
            if other in front:
                return steps
            steps += 1
            front = {
                (x, y)
                for x in range(self.width)
                for y in range(self.height)
                if (x, y) not in seen and any(self.adjacent(f, (x, y), SEE) for f in front)
            }
            seen |= front
        return -1

    # -- lines -------------------------------------------------------------------------------------

    def clear(
        self, a: Point, start: Square, d: Point, end: Square, kinds: set[str], free: set[object]
    ) -> bool:
        """`free` are edges that do not count at the corner where the line starts."""
        dx, dy = d[0] - a[0], d[1] - a[1]
        many = gcd(abs(dx), abs(dy))
        here = self.round(a, {start}, kinds, free)
        if many == 0:
            return end in here
        step = (dx // many, dy // many)
        point = a
        for number in range(many):
            following = (point[0] + step[0], point[1] + step[1])
            here = self.pass_on(point, following, here, kinds)
            here = self.round(following, here, kinds, set())
            point = following
            if not here:
                return False
            assert number < many
        return end in here

    def round(
        self, point: Point, squares: set[Square], kinds: set[str], free: set[object]
    ) -> set[Square]:
        """Where one gets round a corner from these squares beside it."""
        x, y = point
        ring = [(x, y - 1), (x, y), (x - 1, y), (x - 1, y - 1)]
        found = {square for square in squares if square in ring}
        changed = True
        while changed:
            changed = False
            for k in range(4):
                one, other = ring[k], ring[(k + 1) % 4]
                edge = between(one, other)
                if self.stops(edge, kinds) and edge not in free:
                    continue
                if (one in found) != (other in found):
                    found |= {one, other}
                    changed = True
        return found

    def pass_on(
        self, point: Point, following: Point, here: set[Square], kinds: set[str]
    ) -> set[Square]:
        """From one corner on the line to the next: squares beside it at the far end."""
        (x, y), (u, w) = point, following
        if x == u or y == w:
            move = (u - x, w - y)
            ahead = self.ahead(point, move) & here
            return {
                square for square in ahead if square in self.ahead(following, (-move[0], -move[1]))
            }
        squares = self.passed(point, following)
        if squares[0] not in here:
            return set()
        for one, other in pairwise(squares):
            if self.stops(between(one, other), kinds):
                return set()
        return {squares[-1]}

    def ahead(self, point: Point, move: Point) -> set[Square]:
        """The squares at a corner on the side where a line along edges goes."""
        x, y = point
        if move[1] == 0:
            column = x if move[0] > 0 else x - 1
            return {(column, y - 1), (column, y)}
        row = y if move[1] > 0 else y - 1
        return {(x - 1, row), (x, row)}

    def passed(self, point: Point, following: Point) -> list[Square]:
        """The squares whose insides a slanted line passes, in order."""
        (x, y), (u, w) = point, following
        cuts = {Fraction(0), Fraction(1)}
        for column in range(min(x, u) + 1, max(x, u)):
            cuts.add(Fraction(column - x, u - x))
        for row in range(min(y, w) + 1, max(y, w)):
            cuts.add(Fraction(row - y, w - y))
        ordered = sorted(cuts)
        out = []
        for first, last in pairwise(ordered):
            middle = (first + last) / 2
            out.append((int((x + middle * (u - x)) // 1), int((y + middle * (w - y)) // 1)))
        return out

    def all_passed(self, a: Point, d: Point) -> set[Square]:
        """Every square whose inside the whole line passes."""
        dx, dy = d[0] - a[0], d[1] - a[1]
        if dx == 0 or dy == 0:
            return set()
        return set(self.passed(a, d))

    # -- sight and cover ---------------------------------------------------------------------------

    def sees(self, one: Square, other: Square) -> bool:
        return any(
            self.clear(a, one, d, other, SEE, set()) for a in corners(one) for d in corners(other)
        )

    def covered(
        self, one: Square, other: Square, figures: set[Square], own_area: set[object]
    ) -> bool:
        if set(corners(one)) & set(corners(other)):
            return False
        for a in corners(one):
            if not any(self.clear(a, one, d, other, SEE, set()) for d in corners(other)):
                continue
            if all(
                self.clear(a, one, d, other, COVER, own_area)
                and not self.all_passed(a, d) & figures
                for d in corners(other)
            ):
                return False
        return True


def corners(square: Square) -> list[Point]:
    x, y = square
    return [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]

"""Lines over a map the slow way: every edge and square is held against the line, in fractions."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

from tests.kernel.maps.plain import Drawn, Edge, Point

Exact = tuple[Fraction, Fraction]
NEAR = Fraction(1, 10_000)
"""Close to a line: closer than any corner that is not on it, on maps as small as these."""

QUADRANTS = [(1, -1), (1, 1), (-1, 1), (-1, -1)]
"""Right and down, clockwise from the north-east."""


def side(a: Exact, b: Exact, p: Exact) -> int:
    """On which side of the line from a to b the point p is: -1, 0 or 1."""
    area = (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])
    return (area > 0) - (area < 0)


def is_between(a: Exact, b: Exact, p: Exact) -> bool:
    """Whether a point on the line through a and b lies from a to b."""
    return all(min(a[k], b[k]) <= p[k] <= max(a[k], b[k]) for k in (0, 1))


def is_on(a: Exact, b: Exact, p: Exact) -> bool:
    return side(a, b, p) == 0 and is_between(a, b, p)


def crosses(a: Exact, b: Exact, edge: Edge) -> bool:
    """Whether the insides of both meet in one point."""
    c, d = exact(edge[0]), exact(edge[1])
    return side(a, b, c) * side(a, b, d) == -1 and side(c, d, a) * side(c, d, b) == -1


def meets(a: Exact, b: Exact, edge: Edge) -> bool:
    """Whether both have any point in common."""
    c, d = exact(edge[0]), exact(edge[1])
    touch = is_on(a, b, c) or is_on(a, b, d) or is_on(c, d, a) or is_on(c, d, b)
    return touch or crosses(a, b, edge)


def overlaps(a: Exact, b: Exact, edge: Edge) -> bool:
    """Whether both have more than one point in common."""
    c, d = exact(edge[0]), exact(edge[1])
    ends = {p for p in (a, b) if is_on(c, d, p)} | {p for p in (c, d) if is_on(a, b, p)}
    return len(ends) > 1


def exact(p: Point) -> Exact:
    return Fraction(p[0]), Fraction(p[1])


def inside(a: Exact, b: Exact, square: Point) -> tuple[Fraction, Fraction] | None:
    """From which part of the line to which it is inside the square, or None if it never is."""
    enters, leaves = Fraction(0), Fraction(1)
    for k in (0, 1):
        low, high, way = square[k] - a[k], square[k] + 1 - a[k], b[k] - a[k]
        if way == 0:
            if not low < 0 < high:
                return None
        else:
            enters = max(enters, min(low / way, high / way))
            leaves = min(leaves, max(low / way, high / way))
    return (enters, leaves) if enters < leaves else None


def share(a: Exact, b: Exact, p: Exact) -> Fraction:
    """How much of the way from a to b lies before a point."""
    k = 0 if a[0] != b[0] else 1
    return (p[k] - a[k]) / (b[k] - a[k])


def where(a: Exact, b: Exact, edge: Edge) -> Fraction:
    """How much of the way lies before the line of an edge that is crossed."""
    k = 0 if edge[0][0] == edge[1][0] else 1
    return (edge[0][k] - a[k]) / (b[k] - a[k])


def clear_ends(
    drawn: Drawn, walls: set[Edge], one: Point, other: Point, starts: set[int]
) -> set[int]:
    """The quadrants round a corner that curves close to the line from another corner lead to.

    Curves are made of short hops, each straight and touching no wall: from quadrant to quadrant
    round a corner on the line, and from one such corner to the next.
    """
    a, b = exact(one), exact(other)
    rim = {e for e in drawn.kinds if len([s for s in drawn.sides(e) if on_map(drawn, s)]) < 2}
    lattice = product(range(drawn.width + 1), range(drawn.height + 1))
    on_line = sorted((p for p in lattice if is_on(a, b, exact(p))), key=lambda p: distance(one, p))
    stops = [e for e in walls | rim if is_close(on_line, e)]

    def stands(step: int, quadrant: int) -> Exact:
        (x, y), (right, down) = on_line[step], QUADRANTS[quadrant]
        return x + NEAR * right, y + NEAR * down

    found = {(0, quadrant) for quadrant in starts}
    queue = list(found)
    while queue:
        step, quadrant = queue.pop()
        for to in product((step - 1, step, step + 1), range(4)):
            if to in found or not 0 <= to[0] < len(on_line):
                continue
            hop = stands(step, quadrant), stands(*to)
            if not any(meets(*hop, edge) for edge in stops):
                found.add(to)
                queue.append(to)
    return {quadrant for step, quadrant in found if step == len(on_line) - 1}


def on_map(drawn: Drawn, square: Point) -> bool:
    return 0 <= square[0] < drawn.width and 0 <= square[1] < drawn.height


def distance(one: Point, other: Point) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def is_close(on_line: list[Point], edge: Edge) -> bool:
    """Whether an edge has any part in the box around the line: others cannot stop a curve."""
    for k in (0, 1):
        low, high = min(p[k] for p in on_line), max(p[k] for p in on_line)
        if edge[1][k] < low or edge[0][k] > high:
            return False
    return True

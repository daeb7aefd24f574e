"""Steps, turns, doors and teleporters (sections 9 to 12 and 21)."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import Final

from hadur.games.doom import notation, verbs
from hadur.games.doom import vocabulary as v
from hadur.games.doom.legality.plan import FLY, Base, Square, between
from hadur.games.doom.legality.questions import Ruling, answer, freely
from hadur.games.doom.legality.reasons import no
from hadur.games.doom.legality.situation import Situation
from hadur.games.doom.state import MARINES
from hadur.kernel.moves import pack
from hadur.kernel.state import Ask
from hadur.kernel.verdict import Reasons, Refusal

MOVING: Final = "act demon move-now whether-attack"
_BORDERS: Final = {
    "wall": ("DM-9.5", "wall-between"),
    "door": ("DM-9.36", "door-between"),
    "blocking": ("DM-9.9", "blocking-between"),
    "impassable": ("DM-9.15", "impassable-between"),
}


def shares(f: Situation, figure: int) -> Reasons:
    """DM-11.8, 11.21: a small figure on another's space can only move on."""
    if f.sharing(figure) and not f.large(figure):
        other = f.at(f.corner(figure), figure)
        yield no(
            "DM-11.21",
            "shares-space",
            figure=f.figure_name(figure),
            other=f.figure_name(other),
        )


def rests(f: Situation, figure: int) -> Reasons:
    """DM-11.21, 12.25: whether a figure may stop where it stands."""
    yield from shares(f, figure)
    if f.large(figure) and not can_rest(f, figure, f.bases[figure]):
        place = f.name(f.corner(figure))
        yield no("DM-12.25", "must-go-on", figure=f.figure_name(figure), place=place)


def has_points(f: Situation, figure: int) -> Reasons:
    if f.points(figure) <= 0:
        yield no("DM-11.1", "no-points", figure=f.figure_name(figure))


# -- steps of small figures ------------------------------------------------------------------------


@answer(MOVING, "step")
def step(f: Situation, ask: Ask, square: Square) -> Ruling:
    """DM-11.1: into an adjacent space that is not too dear and where it can stop or go on."""
    figure = int(ask.a)
    yield from has_points(f, figure)
    if f.large(figure):
        yield from large_step(f, figure, square)
    else:
        yield from small_step(f, figure, square)
    return int(pack(verbs.STEP, f.number(square)))


def small_step(f: Situation, figure: int, square: Square) -> Reasons:
    name, place = f.figure_name(figure), f.name(square)
    here = f.corner(figure)
    if here == square:
        yield no("DM-11.1", "already-there", figure=name, place=place)
        return
    if not f.plan.adjacent(here, square, f.borders(figure)):
        yield between_squares(f, figure, here, square)
        return
    price, points = f.price(figure, square), f.points(figure)
    if points <= 0:
        return
    if price > points:
        rule = "DM-11.6" if "enemy" in f.surcharges(figure, square) else "DM-11.2"
        facts = {"figure": name, "place": place, "price": price, "points": points}
        yield no("DM-11.1" if price == 1 else rule, "too-dear", **facts)
    elif not may_stop(f, figure, square) and not goes_on(f, figure, square, points - price):
        other = f.figure_name(f.at(square, figure))
        yield no("DM-11.20", "cannot-stop", figure=name, place=place, other=other)


def between_squares(f: Situation, figure: int, here: Square, square: Square) -> Refusal:
    """What lies between a figure and a square that is not adjacent to it."""
    facts = {"figure": f.figure_name(figure), "place": f.name(square)}
    dx, dy = abs(here[0] - square[0]), abs(here[1] - square[1])
    if max(dx, dy) > 1:
        return no("DM-11.1", "too-far", **facts)
    if dx and dy:
        return no("DM-10.4", "no-way-round", **facts)
    rule, why = _BORDERS[f.plan.edges[between(here, square)]]
    return no(rule, why, **facts)


def may_stop(f: Situation, figure: int, square: Square) -> bool:
    """DM-11.8, or entering empties it (DM-11.11)."""
    other = f.at(square, figure)
    return other < 0 or f.falls_to(figure, other)


def goes_on(f: Situation, figure: int, start: Square, points: int) -> bool:
    """DM-11.20: whether these points lead from an occupied space to one where it may stop. An
    active teleporter leads on as well (DM-21.2): whoever stands there, one does not share it."""
    queue, best = [(0, start)], {start: 0}
    while queue:
        spent, here = heappop(queue)
        for near, price in ways_on(f, figure, here):
            total = spent + price
            if total > points or total >= best.get(near, points + 1):
                continue
            teleports = not f.plan.adjacent(here, near, f.borders(figure))
            if teleports or may_stop(f, figure, near):
                return True
            best[near] = total
            heappush(queue, (total, near))
    return False


def ways_on(f: Situation, figure: int, here: Square) -> Iterator[tuple[Square, int]]:
    for near in f.plan.beside(here, f.borders(figure)):
        yield near, f.price(figure, near)
    # An inactive one is turned by whoever enters it (DM-21.3).
    posts = f.places(f.board.teleporters)
    if figure < MARINES and here in posts and not f.forbidden(figure, v.NO_TELEPORT):
        for post in f.active_teleporters():
            if post != here:
                yield post, teleport_price(f, figure, post)


# -- large figures ---------------------------------------------------------------------------------


def large_step(f: Situation, figure: int, square: Square) -> Reasons:
    """DM-12.11, 12.12: one space straight, with half of the base staying where it was."""
    name, place = f.figure_name(figure), f.name(square)
    (x, y), old = f.corner(figure), f.bases[figure]
    if abs(square[0] - x) + abs(square[1] - y) != 1:
        yield no("DM-12.11", "step-straight", figure=name, place=place)
        return
    new = f.base_at(figure, square, f.lies(figure))
    yield from new_base(f, figure, old, new, old | new, square)


@answer(MOVING, "turn")
def turn(f: Situation, ask: Ask, square: Square) -> Ruling:
    """DM-12.13, 12.14."""
    figure = int(ask.a)
    name = f.figure_name(figure)
    if not f.large(figure):
        yield no("DM-12.13", "only-large-turn", figure=name)
    else:
        yield from has_points(f, figure)
        new = f.base_at(figure, square, not f.lies(figure))
        yield from new_base(f, figure, f.bases[figure], new, new, square)
    return int(pack(verbs.ROTATE, f.number(square)))


def new_base(
    f: Situation, figure: int, old: Base, new: Base, swept: Base, square: Square
) -> Reasons:
    """DM-12.12, 12.14, 12.30: half of it stays, and no wall is within what it sweeps over."""
    name, place = f.figure_name(figure), f.name(square)
    if 2 * len(old & new) < len(old):
        rule = "DM-12.14" if swept == new else "DM-12.12"
        yield no(rule, "half-base", figure=name, place=place)
    elif not has_room(f, swept):
        yield no("DM-12.30", "no-room", figure=name, place=place)
    elif not (can_rest(f, figure, new) or large_goes_on(f, figure, new)):
        yield no("DM-12.25", "cannot-rest", figure=name, place=place)


def has_room(f: Situation, squares: Base) -> bool:
    """On the map, with no wall or closed door between any two of them."""
    if not squares <= f.plan.there:
        return False
    pairs = [((x, y), near) for x, y in squares for near in ((x + 1, y), (x, y + 1))]
    return not any(near in squares and f.plan.stops(between(one, near), FLY) for one, near in pairs)


def can_rest(f: Situation, figure: int, base: Base) -> bool:
    """DM-12.20, 12.25, S39: not on a large figure; small ones need a space to go to."""
    under = [other for other, squares in f.bases.items() if other != figure and squares & base]
    if any(f.large(other) for other in under):
        return False
    others = {square for other, squares in f.bases.items() if other != figure for square in squares}
    left = [square for square in f.plan.there - others - base if not f.barred(square)]
    return len(left) >= len(under)


def large_goes_on(f: Situation, figure: int, start: Base) -> bool:
    """Whether the points left lead on to where it may stop."""
    front, seen = {start}, {start}
    for _ in range(f.points(figure) - 1):
        front = {new for base in front for new in large_ways(f, figure, base)} - seen
        if any(can_rest(f, figure, base) for base in front):
            return True
        seen |= front
    return False


def large_ways(f: Situation, figure: int, base: Base) -> Iterator[Base]:
    """Every base one step or turn away."""
    x, y = min(base)
    wide = max(column for column, _ in base) - x + 1
    for lying in (False, True):
        same = f.size(figure, lying)[0] == wide
        for dx in range(-2, 3):
            for dy in range(-2, 3):
                new = f.base_at(figure, (x + dx, y + dy), lying)
                if same and abs(dx) + abs(dy) != 1:
                    continue
                swept = base | new if same else new
                if 2 * len(base & new) >= len(base) and has_room(f, swept):
                    yield new


# -- doors -----------------------------------------------------------------------------------------


@answer(MOVING, "open")
def open_door(f: Situation, ask: Ask, door: int) -> Ruling:
    """DM-9.31, 9.32, 11.18."""
    figure = int(ask.a)
    name = f.figure_name(figure)
    yield from rests(f, figure)
    yield from has_points(f, figure)
    yield from closed(f, door)
    if f.forbidden(figure, v.NO_OPEN):
        yield no("DM-1.4", "cannot-open", figure=name)
    if not f.bases[figure] & f.door_squares(door):
        door_name = notation.door(f.s, door)
        yield no("DM-9.32", "not-at-door", figure=name, door=door_name)
    return int(pack(verbs.OPEN, door))


def closed(f: Situation, door: int) -> Reasons:
    if door not in f.closed_doors():
        yield no("DM-9.34", "door-open")


# -- teleporters -----------------------------------------------------------------------------------


def teleport_price(f: Situation, figure: int, square: Square) -> int:
    """DM-21.2, 21.7, S67: never more for an enemy."""
    return 1 + ("difficult" in f.surcharges(figure, square))


def teleporter_on(f: Situation, square: Square) -> Reasons:
    if square not in f.places(f.board.teleporters):
        yield no("DM-21.2", "no-teleporter", place=f.name(square))
    elif square not in f.active_teleporters():
        yield no("DM-21.2", "teleporter-off", place=f.name(square))


@answer(MOVING, "teleport")
def teleport(f: Situation, ask: Ask, square: Square) -> Ruling:
    """DM-10.8, 21.1, 21.2."""
    figure = int(ask.a)
    name, place = f.figure_name(figure), f.name(square)
    if figure >= MARINES:
        yield no("DM-21.1", "demons-no-teleport")
        return -1
    yield from has_points(f, figure)
    yield from teleporter_on(f, square)
    if f.corner(figure) not in f.active_teleporters():
        yield no("DM-21.2", "not-on-teleporter", figure=name)
    if f.corner(figure) == square:
        yield no("DM-11.1", "already-there", figure=name, place=place)
    if f.forbidden(figure, v.NO_TELEPORT):
        yield no("DM-1.4", "cannot-teleport", figure=name)
    price, points = teleport_price(f, figure, square), f.points(figure)
    if price > points > 0:
        facts = {"figure": name, "place": place, "price": price, "points": points}
        yield no("DM-9.23", "too-dear", **facts)
    return int(pack(verbs.TELEPORT, f.number(square)))


@answer("move-now", "done")
def stop_moving(f: Situation, ask: Ask) -> Ruling:
    """DM-11.19: what is not spent is lost, but not on another's space."""
    yield from rests(f, int(ask.a))
    return int(pack(verbs.DONE))


freely("whether-use", yes=verbs.YES, no=verbs.NO)
freely("kill", yes=verbs.YES)


@answer("kill", "no")
def pass_through(f: Situation, ask: Ask) -> Ruling:
    """DM-26.4, 11.20: only if the points lead on."""
    marine, demon = int(ask.a), int(ask.b)
    if not goes_on(f, marine, f.corner(marine), f.points(marine)):
        facts = {"figure": f.figure_name(marine), "other": f.figure_name(demon)}
        yield no("DM-11.20", "cannot-stop", place=f.name(f.corner(marine)), **facts)
    return int(pack(verbs.NO))

"""Where figures and tokens are put: at the start, after respawning, displaced, pushed, summoned."""

from __future__ import annotations

from hadur.games.doom import state as st
from hadur.games.doom import verbs
from hadur.games.doom.legality.movement import can_rest, has_room, teleporter_on
from hadur.games.doom.legality.plan import FLY, WALK, Base, Square
from hadur.games.doom.legality.questions import Ruling, answer
from hadur.games.doom.legality.reasons import no
from hadur.games.doom.legality.situation import Situation
from hadur.games.doom.state import MARINES
from hadur.kernel.moves import pack
from hadur.kernel.state import Ask
from hadur.kernel.verdict import Reasons


def place_move(f: Situation, square: Square, lying: bool = False) -> int:
    return int(pack(verbs.PLACE, f.number(square), int(lying)))


def small_stands(f: Situation, figure: int, lying: bool) -> Reasons:
    if lying and not f.large(figure):
        yield no("DM-20.22", "only-large-lies", figure=f.figure_name(figure))


def empty(f: Situation, square: Square, rule: str) -> Reasons:
    other = f.at(square)
    if other >= 0:
        yield no(rule, "space-taken", place=f.name(square), other=f.figure_name(other))


@answer("start-space", "place")
def start(f: Situation, ask: Ask, square: Square, lying: bool) -> Ruling:
    """DM-4.6."""
    yield from small_stands(f, int(ask.seat) - 1, lying)
    if square not in f.places(f.board.starts):
        yield no("DM-4.6", "no-start", place=f.name(square))
    yield from empty(f, square, "DM-4.6")
    return place_move(f, square)


@answer("respawn", "place")
def respawn(f: Situation, ask: Ask, square: Square, lying: bool) -> Ruling:
    """DM-16.21 to 16.23, 26.15, S22: on an active teleporter whoever is there; beside one in an
    empty space or a demon's."""
    yield from small_stands(f, int(ask.a), lying)
    posts = f.active_teleporters() or f.places(f.board.starts)
    place = f.name(square)
    if square not in posts:
        if not any(f.plan.adjacent(post, square, WALK) for post in posts):
            yield no("DM-16.21", "no-respawn", place=place)
        if f.barred(square):
            yield no("DM-9.12", "barred", place=place)
        other = f.at(square)
        if other >= 0 and (other < MARINES or f.s.options & st.RESPAWN_EMPTY):
            rule = "DM-16.23" if other < MARINES else "DM-26.15"
            yield no(rule, "space-taken", place=place, other=f.figure_name(other))
    return place_move(f, square)


def nearest(f: Situation, start: Base, borders: frozenset[str]) -> list[Square]:
    """DM-12.21, 12.22, 16.24, 21.5: the empty spaces with the fewest steps; if none can be
    reached, all of them (S39)."""
    free = f.free()
    steps = f.plan.counted(start, borders)
    within = [square for square in free if square in steps]
    least = min((steps[square] for square in within), default=0)
    return [square for square in within if steps[square] == least] or free


def among_nearest(f: Situation, square: Square, found: list[Square], rule: str) -> Reasons:
    yield from empty(f, square, rule)
    if f.barred(square):
        yield no("DM-12.35", "barred", place=f.name(square))
    elif f.at(square) < 0 and square not in found:
        yield no(rule, "not-nearest", place=f.name(square))


@answer("beside", "place")
def beside(f: Situation, ask: Ask, square: Square, lying: bool) -> Ruling:
    """DM-16.23, 21.4, 21.5."""
    yield from small_stands(f, int(ask.a), lying)
    post = frozenset((f.square(int(ask.b)),))
    yield from among_nearest(f, square, nearest(f, post, WALK), "DM-21.4")
    return place_move(f, square)


@answer("displaced", "place")
def displaced(f: Situation, ask: Ask, square: Square, lying: bool) -> Ruling:
    """DM-12.21 to 12.23, 12.35."""
    figure = int(ask.a)
    yield from small_stands(f, figure, lying)
    found = nearest(f, f.bases[figure], f.borders(figure))
    yield from among_nearest(f, square, found, "DM-12.21")
    return place_move(f, square)


@answer("push", "place")
def push(f: Situation, ask: Ask, square: Square, lying: bool) -> Ruling:
    """DM-9.12, 9.18: a space at a time, into empty ones that are open to it."""
    figure = int(ask.a)
    yield from small_stands(f, figure, lying)
    yield from empty(f, square, "DM-11.8")
    if f.barred(square):
        rule = "DM-9.12" if f.terrain(square) == "blocking" else "DM-9.18"
        yield no(rule, "barred", place=f.name(square))
    elif not f.plan.adjacent(f.corner(figure), square, WALK):
        facts = {"figure": f.figure_name(figure), "place": f.name(square)}
        yield no("DM-11.1", "no-push", **facts)
    return place_move(f, square)


@answer("push", "done")
def push_no_more(f: Situation, ask: Ask) -> Ruling:
    yield from ()
    return int(pack(verbs.DONE))


@answer("drop", "place")
def drop(f: Situation, ask: Ask, square: Square, lying: bool) -> Ruling:
    """DM-23.3 to 23.5: where its bearer was, else the nearest empty space."""
    base = f.fallen(int(ask.b))
    open_to_it = [spot for spot in base if not f.barred(spot)]
    if lying:
        yield no("DM-2.14", "out-of-place", word="lying")
    if open_to_it:
        if square not in open_to_it:
            yield no("DM-23.4", "not-where-fell", place=f.name(square))
    else:
        yield from among_nearest(f, square, nearest(f, base, FLY), "DM-23.5")
    return place_move(f, square)


@answer("throw", "place")
def throw(f: Situation, ask: Ask, square: Square, lying: bool) -> Ruling:
    """DM-22.15: within the range of the card and in sight, whoever stands there."""
    base, goal = f.bases[int(ask.seat) - 1], frozenset((square,))
    place, longest = f.name(square), int(ask.options)
    if lying:
        yield no("DM-2.14", "out-of-place", word="lying")
    if f.terrain(square) == "blocking":
        yield no("DM-22.15", "barred", place=place)
        return -1
    away = f.plan.distance(base, goal)
    if away < 0:
        yield no("DM-13.6", "no-count", place=place)
    elif away > longest:
        yield no("DM-13.7", "out-of-range", place=place, distance=away, range=longest)
    if not f.plan.sees(base, goal):
        yield no("DM-13.19", "not-in-sight", place=place)
    return place_move(f, square)


@answer("teleport-to", "teleport", "place")
def teleport_to(f: Situation, ask: Ask, square: Square, lying: bool = False) -> Ruling:
    """DM-21.2: another active teleporter."""
    figure = int(ask.seat) - 1
    yield from small_stands(f, figure, lying)
    yield from teleporter_on(f, square)
    if square == f.corner(figure):
        name = f.figure_name(figure)
        yield no("DM-21.2", "already-there", figure=name, place=f.name(square))
    return int(pack(verbs.TELEPORT, f.number(square)))


# -- summoned demons -------------------------------------------------------------------------------


@answer("place-demon", "place")
def summoned(f: Situation, ask: Ask, square: Square, lying: bool) -> Ruling:
    """DM-20.10, 20.17 to 20.22: on or beside the portal, else as near as can be."""
    figure = int(ask.a)
    name, place = f.figure_name(figure), f.name(square)
    yield from small_stands(f, figure, lying)
    base = f.base_at(figure, square, lying and f.large(figure))
    if not has_room(f, base):
        yield no("DM-12.30", "no-room", figure=name, place=place)
        return -1
    portal = frozenset((f.square(int(f.board.portals[f.s.portal])),))
    steps = f.plan.counted(portal, f.borders(figure))
    if not can_stand(f, figure, base):
        other, shared = next((o, s & base) for o, s in f.bases.items() if s & base)
        yield no("DM-20.22", "space-taken", place=f.name(min(shared)), other=f.figure_name(other))
    elif away(steps, base) is None:
        yield no("DM-20.18", "not-nearest", place=place)
    else:
        longest = max(1, least_away(f, figure, steps))
        if (away(steps, base) or 0) > longest:
            yield no("DM-20.17", "not-nearest", place=place)
    return place_move(f, square, lying)


def away(steps: dict[Square, int], base: Base) -> int | None:
    """The steps to the nearest square of a base."""
    found = [steps[square] for square in base if square in steps]
    return min(found) if found else None


def least_away(f: Situation, figure: int, steps: dict[Square, int]) -> int:
    """How near to the portal a figure can be put at all."""
    found = []
    for lying in (False, True) if f.large(figure) else (False,):
        for square in f.plan.there:
            base = f.base_at(figure, square, lying)
            far = away(steps, base)
            if far is not None and has_room(f, base) and can_stand(f, figure, base):
                found.append(far)
    return min(found)


def can_stand(f: Situation, figure: int, base: Base) -> bool:
    """DM-12.28, 26.10: sharing no space, or by the option displacing whoever is there."""
    if not base & f.taken():
        return True
    displaces = f.large(figure) and bool(f.s.options & st.SUMMON_DISPLACES)
    return displaces and can_rest(f, figure, base)

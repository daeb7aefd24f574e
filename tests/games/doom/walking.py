"""Random games, and what must hold at every position of one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from hadur.games.doom import GAME, verbs
from hadur.games.doom import state as st
from hadur.games.doom.state import MARINES, Raid, raid
from hadur.games.doom.values import health
from hadur.games.doom.vocabulary import GOAL_CLOSE
from hadur.kernel.bits import each
from hadur.kernel.chance import draw
from hadur.kernel.maps.reach import distances
from hadur.kernel.maps.widesets import members_in, set_of
from hadur.kernel.moves import first, verb_of

LIMIT = 40_000


def setup_of(mission: object, seats: int, **options: str) -> dict[str, Any]:
    return {"seats": seats, "options": {"mission": mission, **options}}


def walk(s: Raid, seed: int) -> Iterator[int]:
    """Play at random to the end; yields the number of each decision before it is answered."""
    for number in range(LIMIT):
        if s.over:
            return
        yield number
        s.advance(choose(s, seed, number), 0)
    raise AssertionError(f"no end after {LIMIT} decisions")


def choose(s: Raid, seed: int, number: int) -> int:
    """Any move; but marines walk towards what they are here for every other time, since a mission
    has no last round (DM-24.14)."""
    legal = [int(move) for move in s.legal(0)]
    if 0 <= s.active < MARINES and s.asks[0].prompt.name == "act" and draw(seed, 98, number, 2):
        doors = [move for move in legal if verb_of(move) == verbs.OPEN]
        steps = [move for move in legal if verb_of(move) == verbs.STEP]
        if doors:
            return doors[0]
        if steps:
            far = _far(s, int(s.active))
            return min(steps, key=lambda move: far[int(first(move))] % 1000)
        if int(s.points[s.active]) == 0:
            legal = [move for move in legal if verb_of(move) in (verbs.PLAY, verbs.USE)] or legal
    return legal[int(draw(seed, 99, number, len(legal)))]


def _far(s: Raid, figure: int) -> list[int]:
    """By space: the way to what a marine has to do, or to a closed door; -1 if there is none."""
    size = int(s.field.squares)
    goals = set_of(targets(s, figure), size)
    far = [int(n) for n in distances(s.field.walk, goals, s.field.everywhere)]
    if far[int(s.place[figure])] < 0:
        grid = s.board.grid
        sides = {
            int(grid.side(edge, which))
            for door in each(int(s.doors))
            for edge in s.board.door_edges[s.board.door_first[door] : s.board.door_first[door + 1]]
            for which in (0, 1)
        }
        far = [
            int(n) for n in distances(s.field.walk, set_of(sorted(sides), size), s.field.everywhere)
        ]
    return far


def targets(s: Raid, figure: int) -> list[int]:
    """Where a marine has something to do."""
    if s.bearing(figure):
        return [int(square) for square in s.board.exits]
    out = []
    for k in range(int(s.token_count())):
        bearer = int(s.token(k, st.TOKEN_BEARER))
        place = int(s.token(k, st.TOKEN_PLACE))
        if bearer >= MARINES:
            out.append(int(s.place[bearer]))
        elif place >= 0:
            out.append(place)
    if s.book.goal == GOAL_CLOSE:
        out += [int(s.board.portals[k]) for k in each(int(s.portals))]
    return out


def begin(mission: object, seats: int, seed: int, **options: str) -> Raid:
    return raid(GAME.begin(setup_of(mission, seats, **options), seed=seed))


def check(s: Raid) -> None:
    """Cards, figures, tokens and points are where they can be."""
    _check_cards(s)
    _check_figures(s)
    assert s.supply() >= 0 and all(int(n) >= 0 for n in s.argent)
    for kind in range(int(s.book.types)):
        here = bool(s.on_map & s.of_type(kind))
        assert here == bool(s.face_up >> kind & 1), "DM-7.15: face up exactly while on the map"
        assert here or s.argent[kind] == 0, "DM-7.17"
    assert s.frags < s.book.frags or s.over
    assert s.awake & ~s.portals == 0


def _check_cards(s: Raid) -> None:
    piled = Counter(card for zone in range(st.PILES) for card in s.cards_in(zone))
    assert all(many == 1 for many in piled.values())
    for card in piled:
        assert s.cards_in(int(s.zone[card])).count(card) == 1
    for seat in range(1, int(s.seats)):
        mine = [
            int(s.kind[card])
            for pile in (st.DECK, st.HAND_OF, st.DISCARD, st.IN_PLAY)
            for card in s.cards_in(pile + seat)
            if s.book.kind[s.kind[card]] == 0
        ]
        assert len(set(mine)) == len(mine), "DM-4.15: one copy of a set"
        owned = {int(s.book.weapon[sheet]) for sheet in mine}
        assert owned == set(each(int(s.owned[seat])))


def _check_figures(s: Raid) -> None:
    taken: Counter[int] = Counter()
    for figure in range(int(s.book.all_figures)):
        assert s.points[figure] >= 0 and s.damage[figure] >= 0 and s.pending[figure] >= 0
        if not s.is_here(figure):
            assert s.damage[figure] == 0 or figure < MARINES
            continue
        assert s.damage[figure] < health(s, figure) or s.depth > 0
        if s.lifted == figure:
            continue
        for square in members_in(s.field.base(s.stand(figure))):
            taken[int(square)] += 1
            assert s.at[square] == figure
    assert all(many == 1 for many in taken.values())
    assert sum(1 for figure in s.at if figure >= 0) == len(taken)

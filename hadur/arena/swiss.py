"""Swiss rounds: who meets whom, and who stands where.

Nobody meets the same opponent twice and nobody gets two byes. Players of like points meet, the
upper half of them against the lower. Ranking: points; Buchholz (the points of all opponents; a
bye counts as an opponent with the player's own points); Sonneborn–Berger (the points of the
opponents beaten); then the order drawn by lot before the first round. A match is never a draw
(KG-30.6), so points are matches won, byes included.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from hadur.kernel.errors import HadurError

BYE: Final = None
Pairing = tuple[str, str | None]
"""Two players, or one who has a bye."""


class BadTournament(HadurError):
    """A tournament that cannot be held as it was asked for, or a result that cannot be."""


@dataclass(frozen=True)
class Encounter:
    """A match of a finished round; `winner` is the first of the two for a bye."""

    one: str
    two: str | None
    winner: str


@dataclass(frozen=True)
class Place:
    """A player's line of the ranking."""

    name: str
    points: int
    buchholz: int
    berger: int
    lot: int
    byes: int
    opponents: tuple[str, ...]
    beaten: tuple[str, ...]


def most_rounds(players: int) -> int:
    """How many rounds can be paired without rematch whatever the results were.

    Before round r each player has n - r opponents left (n even, a bye counting as one), and
    while these are at least half of n a full pairing exists (Dirac)."""
    return (players + players % 2) // 2


def usual_rounds(players: int) -> int:
    """As many as leave one player without defeat: 8 players 3, 9 to 16 players 4."""
    return max(1, (players - 1).bit_length())


def ranking(drawn: Sequence[str], matches: Sequence[Encounter]) -> list[Place]:
    """The players, first to last; `drawn` is their order by lot."""
    points = dict.fromkeys(drawn, 0)
    opponents: dict[str, list[str]] = {name: [] for name in drawn}
    beaten: dict[str, list[str]] = {name: [] for name in drawn}
    byes = dict.fromkeys(drawn, 0)
    for match in matches:
        points[match.winner] += 1
        if match.two is None:
            byes[match.one] += 1
            continue
        opponents[match.one].append(match.two)
        opponents[match.two].append(match.one)
        beaten[match.winner].append(match.two if match.winner == match.one else match.one)
    places = [
        Place(
            name,
            points[name],
            sum(points[other] for other in opponents[name]) + byes[name] * points[name],
            sum(points[other] for other in beaten[name]),
            lot,
            byes[name],
            tuple(opponents[name]),
            tuple(beaten[name]),
        )
        for lot, name in enumerate(drawn, 1)
    ]
    return sorted(places, key=lambda p: (-p.points, -p.buchholz, -p.berger, p.lot))


def pair(drawn: Sequence[str], matches: Sequence[Encounter]) -> list[Pairing]:
    """The next round. The first of a pair is the one who was first less often so far."""
    places = ranking(drawn, matches)
    order: list[str | None] = [place.name for place in places]
    points: dict[str | None, int] = {place.name: place.points for place in places}
    met = {frozenset((match.one, match.two)) for match in matches}

    def may(one: str | None, two: str | None) -> bool:
        return frozenset((one, two)) not in met

    pairs: list[tuple[str | None, str | None]] = []
    if len(order) % 2:
        free = next((name for name in reversed(order) if may(name, BYE)), None)
        if free is None:
            raise BadTournament("everybody has had a bye already")
        pairs.append((free, BYE))
        order.remove(free)
    alone: list[str | None] = []
    while order:
        top = order.pop(0)
        partner = next((name for name in _wishes(top, order, points) if may(top, name)), None)
        if partner is None:
            alone.append(top)
        else:
            order.remove(partner)
            pairs.append((top, partner))
    while alone:
        _break_up(pairs, alone.pop(0), alone.pop(0), may)
    return _seated(pairs, places, matches)


def _wishes(
    top: str | None, order: list[str | None], points: dict[str | None, int]
) -> list[str | None]:
    """Whom a player should meet, best first: the lower half of those with equal points from its
    top, then the upper half from its bottom, then those with fewer points."""
    equal = [name for name in order if points[name] == points[top]]
    half = len(equal) // 2
    return equal[half:] + equal[:half][::-1] + [name for name in order if name not in equal]


def _break_up(
    pairs: list[tuple[str | None, str | None]],
    one: str | None,
    two: str | None,
    may: Callable[[str | None, str | None], bool],
) -> None:
    """Seat two who must not meet, by taking apart a pair as far down as possible; up to
    `most_rounds` there always is one."""
    real = [at for at in range(len(pairs) - 1, -1, -1) if pairs[at][1] is not BYE]
    byes = [at for at in range(len(pairs)) if pairs[at][1] is BYE]
    for at in (*real, *byes):
        first, second = pairs[at]
        for left, right in ((first, second), (second, first)):
            if may(one, left) and may(two, right):
                pairs[at : at + 1] = [(one, left), (two, right)]
                return
    raise BadTournament("no pairing without a rematch is left: the tournament has too many rounds")


def _seated(
    pairs: list[tuple[str | None, str | None]], places: list[Place], matches: Sequence[Encounter]
) -> list[Pairing]:
    """Tables in the order of the better player, a bye last; who was first less often is first,
    else who stands lower."""
    rank = {place.name: number for number, place in enumerate(places)}
    firsts = dict.fromkeys(rank, 0)
    for match in matches:
        if match.two is not None:
            firsts[match.one] += 1
            firsts[match.two] -= 1
    found: list[Pairing] = []
    for one, two in pairs:
        if one is None or two is None:
            name = one if one is not None else two
            assert name is not None
            found.append((name, BYE))
            continue
        first, second = sorted((one, two), key=lambda name: (firsts[name], -rank[name]))
        found.append((first, second))
    return sorted(
        found,
        key=lambda p: (p[1] is None, min(rank[name] for name in p if name is not None)),
    )

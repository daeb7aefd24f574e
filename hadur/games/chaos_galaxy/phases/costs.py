"""What the clauses of cards cost (the keys of `cost` in the format)."""

from __future__ import annotations

from typing import Final

from hadur.games.chaos_galaxy import log
from hadur.games.chaos_galaxy.phases.damage import put_away, turn_to
from hadur.games.chaos_galaxy.phases.piles import DISCARDS, burn
from hadur.games.chaos_galaxy.state import (
    COLONY,
    COMMITTED,
    HAND,
    MARKERS,
    SPENT,
    SURFACE,
    WIDE,
    Galaxy,
    galaxy,
)
from hadur.games.chaos_galaxy.tables import T
from hadur.games.chaos_galaxy.verbs import CHOOSE
from hadur.games.chaos_galaxy.vocabulary import CREW, PASSENGER, WEAPON
from hadur.kernel.moves import first, pack
from hadur.kernel.native import append, i64, vec
from hadur.kernel.state import Ask, Prompt, State, Step, step2


def turns_which(s: Galaxy, slot: i64) -> i64:
    """What a cost of turning turns: the card, or the ship it is on; -1 for a passenger on a ship,
    which cannot turn (KG-S14, KG-10.40)."""
    if s.host(slot) < 0:
        return slot
    laid = s.laid_as(slot)
    if laid == CREW and T.subtype[s.kind_at(slot)] == PASSENGER:
        return -1
    return s.host(slot) if laid == WEAPON or laid == CREW else slot


def can_pay(s: Galaxy, clause: i64, seat: i64, slot: i64) -> bool:
    """Whether all parts of a clause's cost can be paid now."""
    if s.credits(seat) < T.credits[clause]:
        return False
    if T.turn[clause] != 0:
        turning = turns_which(s, slot)
        if turning < 0 or not s.is_active(turning) or s.flag(turning, COMMITTED):
            return False
    if T.sacrifice[clause] != 0 and not s.is_active(slot):
        return False  # KG-4.15
    if s.size[HAND + seat] < T.discard[clause] or s.size[COLONY + seat] < T.colony[clause]:
        return False
    return T.markers[clause] == 0 or markers_of(s, seat) >= T.markers[clause]


def pay(s: Galaxy, clause: i64, seat: i64, slot: i64) -> None:
    """Pay it; what is to be chosen is asked before anything else happens (KG-11.7)."""
    if T.once[clause] != 0:
        s.set_flag(slot, SPENT)
    s.earn(seat, -T.credits[clause])
    if T.turn[clause] != 0:
        turn_to(s, turns_which(s, slot), T.turn[clause])
    if T.colony[clause] > 0:
        burn(s, seat, T.colony[clause])
    if T.sacrifice[clause] != 0:
        put_away(s, slot)  # KG-4.14
    if T.markers[clause] > 0:
        s.push(TAKE_MARKERS, seat, T.markers[clause])
    if T.discard[clause] > 0:
        s.push(DISCARDS, seat, T.discard[clause])


def markers_of(s: Galaxy, seat: i64) -> i64:
    """The development markers on all bases of a seat."""
    total: i64 = 0
    for slot in s.row_of(seat, SURFACE):
        total += s.markers(slot)
    return total


class MarkerPrompt(Prompt):
    """Off which of your bases is a marker taken?"""

    def moves(self, s: State, ask: Ask) -> vec[i64]:
        g = galaxy(s)
        out = vec[i64]()
        for slot in g.row_of(ask.seat, SURFACE):
            if g.markers(slot) > 0:
                out = append(out, pack(CHOOSE, slot))
        return out

    def play(self, s: State, ask: Ask, move: i64) -> None:
        g = galaxy(s)
        g.table[first(move) * WIDE + MARKERS] -= 1
        g.tell(log.DEVELOPED, ask.seat, 0, g.markers(first(move)))
        s.push(TAKE_MARKERS, ask.seat, ask.a - 1)


def take_markers(s: Galaxy, seat: i64, amount: i64) -> None:
    if amount > 0 and markers_of(s, seat) > 0:
        s.ask(MARKER_PROMPT, seat, 0, amount)


MARKER_PROMPT: Final = MarkerPrompt("take-marker", "KG-22.13", True)
TAKE_MARKERS: Final[Step] = step2(take_markers)

"""What it takes for a face-down card to be paid, and what being paid makes of it."""

from __future__ import annotations

from typing import Final

from hadur.games.chaos_galaxy import log
from hadur.games.chaos_galaxy.phases.damage import put_away, weigh_down
from hadur.games.chaos_galaxy.state import PAID, WIDE, X_VALUE, Galaxy
from hadur.games.chaos_galaxy.tables import T
from hadur.games.chaos_galaxy.values import stat
from hadur.games.chaos_galaxy.vocabulary import BASE, LIMIT, PLAY, RESEARCH, ROCKET, TRAP, X_LIMIT
from hadur.kernel.native import i64
from hadur.kernel.state import Step, step1, step3


def is_bluff(s: Galaxy, slot: i64) -> bool:
    """Whether a face-down card is of another type than it lies as (KG-24.1)."""
    return T.type[s.kind_at(slot)] != s.laid_as(slot)


def payable(s: Galaxy, slot: i64) -> bool:
    """Whether a face-down card could be paid at all: no bluff, no trap, no rocket, and a base has
    its markers (KG-10.43, KG-24.3). What it costs is another matter."""
    if s.is_paid(slot) or not s.in_play(slot) or is_bluff(s, slot):
        return False
    kind = s.kind_at(slot)
    if T.subtype[kind] == TRAP or T.subtype[kind] == ROCKET:
        return False
    return s.laid_as(slot) != BASE or developed(s, slot)


def developed(s: Galaxy, slot: i64) -> bool:
    """Enough markers for the limit; X and ? need none (KG-S16, KG-10.45)."""
    if T.limit[s.kind_at(slot)] < 0:
        return True
    return s.markers(slot) >= stat(s, slot, LIMIT)


def turn_up(s: Galaxy, slot: i64) -> None:
    """A card is paid: face up for good (KG-10.3); X is what lies on it now (KG-S16)."""
    s.set_flag(slot, PAID)
    s.reveal(s.card_at(slot), s.everybody())
    if T.limit[s.kind_at(slot)] == X_LIMIT:
        s.table[slot * WIDE + X_VALUE] = s.markers(slot)


def settle_free(s: Galaxy, slot: i64, seat: i64) -> None:
    """Paid for no credits; what it does when paid happens."""
    if not payable(s, slot):
        return
    turn_up(s, slot)
    s.tell(log.PAID, s.holder(slot), s.kind_at(slot), 0)
    s.refresh()
    weigh_down(s, slot)
    kind = s.kind_at(slot)
    if T.subtype[kind] == RESEARCH:
        s.push(SCRAP_PAID, slot)
    for clause in range(T.clause[kind], T.clause[kind + 1]):
        if T.when[clause] == PLAY:
            s.push(MEET, clause, slot, -1)


def scrap_paid(s: Galaxy, slot: i64) -> None:
    """A research or trap that has taken effect (KG-10.49, KG-10.52)."""
    if s.in_play(slot):
        put_away(s, slot)


SCRAP_PAID: Final[Step] = step1(scrap_paid)
MEETS: Final[list[Step]] = []
"""The step that begins a clause nobody announced, choices and all (`moments.py`)."""


def meet(s: Galaxy, clause: i64, slot: i64, other: i64) -> None:
    s.push(MEETS[0], clause, slot, s.holder(slot), other)


MEET: Final[Step] = step3(meet)

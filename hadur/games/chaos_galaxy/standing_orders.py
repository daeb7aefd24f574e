"""What standing orders need to know: which questions are windows, and what is done to whom.

Almost everything is announced, and whoever could answer is asked (KG-11.4). Most of it nobody wants
to answer: orders pass, by what everybody sees of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hadur.games.chaos_galaxy import log
from hadur.games.chaos_galaxy.state import Galaxy
from hadur.kernel.chain import Announcement, links, what_at
from hadur.kernel.events import Event

RESPONSE: Final = "response"
"""The topic of every window."""
QUIET: Final = "answer-quiet"
"""The topic of what changes nobody else's cards: drawing, laying cards down, developing."""
_QUIET: Final = ("lay", "draw", "pick", "dig", "develop", "convert")
_TO_A_CARD: Final = {log.DAMAGED: 2, log.DESTROYED: 1}
"""Events that are done to a card, and which argument is the seat that had it."""
_TO_A_PILE: Final = (log.BURNED, log.DISCARDED)
"""Events that are done to the Colony or hand of a seat, their first argument."""


def topics(s: Galaxy, index: int) -> list[str]:
    """The names of a question, the narrowest first. A window is known by what it answers."""
    name = str(s.asks[index].prompt.name)
    if name != RESPONSE or not links(s):
        return [name]
    what = str(what_at(s, int(links(s)) - 1).name)
    quiet = [QUIET] if what in _QUIET else []
    return [f"answer-{what}", *quiet, RESPONSE]


def answers(announced: Iterable[Announcement]) -> list[str]:
    """The topics of all windows, by what they answer."""
    return [RESPONSE, QUIET, *(f"answer-{what.name}" for what in announced)]


def harmed(before: Galaxy, event: Event) -> int:
    """The seat that an attack is aimed at, whatever its target (KG-12.3), or to which something was
    done in another's turn; -1 if there is none."""
    if event.kind == log.ATTACK:
        return event.b
    if event.kind in _TO_A_CARD:
        seat = event[1 + _TO_A_CARD[event.kind]]
    elif event.kind in _TO_A_PILE:
        seat = event.a
    else:
        return -1
    return -1 if int(before.turn) == seat else seat

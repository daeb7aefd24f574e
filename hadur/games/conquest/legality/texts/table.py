"""What cards say, by the name of the ability or question: the second account of every text.

`when` says what an ability waits for and which restrictions it has, `target` whom it may target,
`price` what it may be paid with. Questions that effects ask have a check for each form of answer.
The checks are written from the card texts; of an open question they read only who is asked and
what set it off, never the answers it offers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeVar

from hadur.games.conquest.abilities.effect import Effect
from hadur.games.conquest.legality.field import Field
from hadur.games.conquest.legality.reasons import Reasons
from hadur.kernel.state import Ask


class Use(NamedTuple):
    """An ability that somebody uses: of which card, on what occurrence (-1: as an action), with
    which targets chosen before and what it was paid with."""

    effect: Effect
    seat: int
    source: int
    at: int = -1
    targets: tuple[int, ...] = ()
    paid: int = -1


When = Callable[[Field, Use], Reasons]
Whom = Callable[[Field, Use, int], Reasons]
Pick = Callable[[Field, Ask, int], Reasons]

WHEN: Final[dict[str, When]] = {}
TARGETS: Final[dict[str, Whom]] = {}
PRICES: Final[dict[str, Whom]] = {}

PICKS: Final[dict[str, Pick]] = {}
"""Questions that are answered with a card in play, a planet or a headquarters."""
TAKES: Final[dict[str, Pick]] = {}
"""Questions that are answered with a card of a pile."""
FROM_DISCARD_TOO: Final[set[str]] = set()
"""Those of them whose card may come from hand or discard pile."""
NONE_WILL_DO: Final[set[str]] = set()
"""Those of them that may be answered with "no" though a card fits."""
ATTACHES: Final[set[str]] = set()
"""Questions that are answered by attaching a card from hand."""

Check = TypeVar("Check", When, Whom, Pick)


def _into(table: dict[str, Check], names: tuple[str, ...]) -> Callable[[Check], Check]:
    def note(check: Check) -> Check:
        for name in names:
            table[name] = check
        return check

    return note


def when(*names: str) -> Callable[[When], When]:
    return _into(WHEN, names)


def target(*names: str) -> Callable[[Whom], Whom]:
    return _into(TARGETS, names)


def price(*names: str) -> Callable[[Whom], Whom]:
    return _into(PRICES, names)


def pick(*names: str) -> Callable[[Pick], Pick]:
    return _into(PICKS, names)


def take(*names: str) -> Callable[[Pick], Pick]:
    return _into(TAKES, names)

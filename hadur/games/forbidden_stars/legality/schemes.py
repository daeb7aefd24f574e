"""Schemes in their windows (FS-20.8): whether one is in play, and what each needs for an effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hadur.games.forbidden_stars.abilities.event import (
    EVENT_CARDS,
    W_ADVANCE,
    W_AFTER_STRIKE,
    W_BEFORE_STRIKE,
    W_INSTEAD,
)
from hadur.games.forbidden_stars.cards.core_set import EVENT_NAMES
from hadur.games.forbidden_stars.components.sheets import REINFORCEMENT
from hadur.games.forbidden_stars.legality.field import Field
from hadur.games.forbidden_stars.legality.questions import Ruling, answer, confirm
from hadur.games.forbidden_stars.legality.reasons import no
from hadur.games.forbidden_stars.verbs import SCHEME
from hadur.kernel.moves import pack
from hadur.kernel.state import Ask
from hadur.kernel.verdict import Reasons

confirm("use-scheme use-prayer gitz-dem")

_MOMENTS: Final = {
    "operations-turn": W_INSTEAD,
    "move-ships": W_ADVANCE,
    "move-ground-units": W_ADVANCE,
    "strike-cards": W_BEFORE_STRIKE,
    "strike-effects": W_AFTER_STRIKE,
}
"""Questions with a scheme among their answers, and whose window they are."""


@answer(" ".join(_MOMENTS), "scheme")
def used(f: Field, ask: Ask, event: int) -> Ruling:
    """In play, for this moment, and it could do something (FS-8.13, FS-20.8, FS-6.11)."""
    seat, name = int(ask.seat), EVENT_NAMES[event]
    if f.scheme(seat) != event:
        yield no("FS-20.8", "no-scheme", card=name)
    elif EVENT_CARDS[event].window != _MOMENTS[ask.prompt.name]:
        yield no("FS-20.8", "other-moment", card=name)
    elif name in _EFFECTS and not _EFFECTS[name](f, seat):
        yield no("FS-6.11", "no-effect", card=name)
    return int(pack(SCHEME, event))


# -- what each needs -------------------------------------------------------------------------------


def blighted(f: Field, seat: int, area: int, other: int) -> bool:
    """An unrouted enemy in a system with an own unit."""
    own = any(f.count(seat, one) for one in f.areas_of(area // 4))
    return own and f.count(other, area, routed=0) > 0


def mob(f: Field, seat: int, system: int) -> int:
    return sum(f.count(seat, area) for area in f.areas_of(system))


def gate(f: Field, seat: int, area: int) -> bool:
    """Unrouted units there, and somewhere else they could be placed."""
    return f.count(seat, area, routed=0) > 0 and any(
        other != area and f.is_void(other) == f.is_void(area) and f.welcome(seat, other)
        for other in f.areas
    )


_EFFECTS: Final[dict[str, Callable[[Field, int], bool]]] = {
    "unwavering-resolve": lambda f, seat: any(f.count(seat, area, routed=1) for area in f.areas),
    "blight-of-nurgle": lambda f, seat: any(
        blighted(f, seat, area, other) for area in f.areas for other in f.others(seat)
    ),
    "mob-up": lambda f, seat: any(mob(f, seat, system) >= 2 for system in range(f.systems)),
    "warp-gate": lambda f, seat: any(gate(f, seat, area) for area in f.areas),
}

# -- units that cost less --------------------------------------------------------------------------

CHEAPER_UNITS: Final = "warboss"
"""The scheme with which a unit costs 1 less for each own reinforcement token."""


def cheaper(f: Field, seat: int) -> Reasons:
    """Whether that scheme is in play and saves anything."""
    if f.scheme(seat) != EVENT_NAMES.index(CHEAPER_UNITS):
        yield no("FS-20.8", "no-scheme", card=CHEAPER_UNITS)
    elif saved(f, seat) == 0:
        yield no("FS-6.11", "no-effect", card=CHEAPER_UNITS)


def saved(f: Field, seat: int) -> int:
    return f.assets(seat, REINFORCEMENT)

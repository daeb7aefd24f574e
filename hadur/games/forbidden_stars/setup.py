"""Set-ups (section 5): options, factions, the war before anything has happened."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hadur.games.forbidden_stars.cards import core_set
from hadur.games.forbidden_stars.components.sheets import FACTIONS
from hadur.games.forbidden_stars.phases.opening import OPENING, RANDOM, fill_bank
from hadur.games.forbidden_stars.state import (
    ADD_DAMAGE,
    BOARD_BY_CHANCE,
    BOARD_GIVEN,
    FACTION,
    HIDE_UNCHOSEN,
    SIDES_DEALT,
    STRATEGIZE_WITH_STRUCTURE,
    War,
    new_war,
)
from hadur.kernel.choices import Choice, one_of

CARDS: Final = core_set.CARD_NAMES
ANY_FACTION: Final = "random"

_BITS: Final = (
    ("board", "introductory", BOARD_GIVEN),
    ("board", "random", BOARD_BY_CHANCE),
    ("tile-sides", "dealt", SIDES_DEALT),
    ("strategize", "unit-or-structure", STRATEGIZE_WITH_STRUCTURE),
    ("unchosen-events", "hidden", HIDE_UNCHOSEN),
    ("second-damage", "added", ADD_DAMAGE),
)


def choices(setup: Mapping[str, Any]) -> list[Choice]:
    """The rulings of docs/rulings/forbidden-stars.md, then a faction for each seat: of those that
    nobody before has taken; in the introductory game, of those that belong to it.

    Whoever chooses nothing is in the introductory galaxy, and so in the first planning phase."""
    seats = len(setup["seats"])
    wishes = [str(seat.get("faction", "")) for seat in setup["seats"]]
    introduced = all(wish in ("", ANY_FACTION, *FACTIONS[:seats]) for wish in wishes)
    usual = "introductory" if introduced else "built"
    found = [
        one_of("first", "random", *(str(seat) for seat in range(seats))),
        one_of("board", "introductory", "built", "random", default=usual),
        one_of("tile-sides", "chosen", "dealt"),
        one_of("strategize", "unit", "unit-or-structure"),
        one_of("unchosen-events", "shown", "hidden"),
        one_of("second-damage", "separate", "added"),
    ]
    given = setup["options"].get("board", usual) == "introductory"
    known = FACTIONS[:seats] if given else FACTIONS
    taken: list[str] = []
    for seat in range(seats):
        free = tuple(name for name in known if name not in taken)
        later = wishes[seat + 1 :]
        default = next((name for name in free if name not in later), free[0])
        once = tuple((name, "FS-5.2") for name in taken if name in FACTIONS)
        found.append(one_of("faction", *free, ANY_FACTION, seat=seat, default=default, barred=once))
        taken.append(wishes[seat] or default)
    return found


def empty_war(setup: Mapping[str, Any], seed: int) -> War:
    """A war with its options and factions, everything else still to come."""
    s = new_war(len(setup["seats"]), seed)
    for name, value, bit in _BITS:
        if setup["options"][name] == value:
            s.options |= bit
    for seat, place in enumerate(setup["seats"]):
        faction = place["faction"]
        s.set(seat, FACTION, -1 if faction == ANY_FACTION else FACTIONS.index(faction))
    fill_bank(s)
    return s


def deal(setup: Mapping[str, Any], seed: int, script: list[int] | None = None) -> War:
    """Nothing random yet: that is the first step's business."""
    s = empty_war(setup, seed)
    if script:
        s.script = list(script)
    first = setup["options"]["first"]
    s.push(OPENING, RANDOM if first == "random" else int(first))
    return s

"""Starting a mission: what can be chosen, and the table before anything has happened."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import Any, Final

from hadur.games.doom import state as st
from hadur.games.doom.abilities import moments  # noqa: F401  (it takes its place in flow.WINDOWS)
from hadur.games.doom.field import (
    CORNER_ADJACENT,
    COVER_INSIDE,
    GRAZING_BLOCKS,
    Atlas,
)
from hadur.games.doom.loading.missions import (
    MISSIONS,
    Mission,
    check_mission,
    edition,
    mission,
    mission_data,
    recalled,
)
from hadur.games.doom.loading.reading import data_file
from hadur.games.doom.phases.preparing import PREPARE
from hadur.games.doom.state import Raid
from hadur.kernel.choices import Choice, Kind, one_of
from hadur.kernel.contents import DIGESTS, KEY, Contents, digest

OPTIONS: Final[dict[str, tuple[str, str, int]]] = {
    "class-deal": ("choose", "two", st.CLASS_OF_TWO),
    "invader-cards": ("free", "recommended", st.RECOMMENDED),
    "argent": ("any", "invasion", st.ARGENT_INVASION),
    "shared-corner": ("free", "adjacent", CORNER_ADJACENT),
    "glory-kill": ("forced", "optional", st.GLORY_OPTIONAL),
    "telefrag": ("staggered", "always", st.TELEFRAG_ALWAYS),
    "summon-large": ("nearest", "displaces", st.SUMMON_DISPLACES),
    "respawn-beside": ("telefrags", "empty", st.RESPAWN_EMPTY),
    "simultaneous": ("own", "active", st.ACTIVE_ORDERS),
    "difficult-inside": ("open", "covers", COVER_INSIDE),
    "grazing": ("free", "blocks", GRAZING_BLOCKS),
    "newcomers": ("wait", "act", st.NEWCOMERS_ACT),
}
"""Each option with its two values, the default first, and its bit (docs/rulings/doom.md)."""

COMPONENTS: Final = (
    "box",
    "classes",
    "demons",
    "events",
    "glory_kills",
    "invasion",
    "objectives",
    "squads",
    "threats",
    "weapons",
)
"""The files of everything that missions are played with."""
MISSION: Final = "mission"
SINGLE: Final = "single"
OPERATIONS: Final = (SINGLE, "operation", "custom")


def choices(setup: Mapping[str, Any]) -> list[Choice]:
    """The mission (one of ours, or whole as data), the operation, and the options."""
    found = [
        Choice("mission", Kind.DECK, "1", MISSIONS),
        one_of("operation", *OPERATIONS),
    ]
    return found + [one_of(name, *values[:2]) for name, values in OPTIONS.items()]


def option_bits(options: Mapping[str, str]) -> int:
    return sum(bit for name, (_, other, bit) in OPTIONS.items() if options[name] == other)


def deal(setup: Mapping[str, Any], seed: int, script: list[int] | None = None) -> Raid:
    """The table before the first choice; nothing has been shuffled."""
    s = empty_table(setup, seed)
    s.script = list(script or [])
    s.push(PREPARE)
    return s


def brought(setup: Mapping[str, Any]) -> Mission:
    """The mission: by the contents of the setup, or as it is named or spelled out there."""
    named = setup["options"]["mission"]
    if KEY not in setup:
        return mission(named)
    held = setup[KEY].get(MISSION)
    if isinstance(named, str) and held is not None:
        return recalled(named, held)
    return mission(check_mission(named))


def contents(setup: Mapping[str, Any]) -> Contents:
    """The mission, if the setup only names it, and what all other components are."""
    named = setup["options"]["mission"]
    held = {MISSION: mission_data(named)} if isinstance(named, str) else {}
    return {**held, DIGESTS: digests(COMPONENTS)}


def remembered(setup: Mapping[str, Any], version: int) -> Contents:
    """The mission of a game whose record only names it: that of the edition of its days."""
    named = setup["options"]["mission"]
    held = {MISSION: edition(named, version)} if named in MISSIONS else {}
    return {**held, DIGESTS: digests(COMPONENTS)}


@cache
def _digest(name: str) -> str:
    return digest(data_file(name))


def digests(names: Iterable[str]) -> dict[str, str]:
    return {name: _digest(name) for name in names if name in COMPONENTS}


def empty_table(setup: Mapping[str, Any], seed: int) -> Raid:
    """The map as the mission has it, every card in the box, no figure on it."""
    chosen = brought(setup)
    bits = option_bits(setup["options"])
    seats = len(setup["seats"])
    book = chosen.book_for(seats - 1)
    s = Raid(seats, len(st.STREAMS), seed)
    s.lay_out(book, chosen.board, atlas(chosen, bits & st.FIELD_OPTIONS), bits)
    return s


@lru_cache(maxsize=64)
def atlas(chosen: Mission, options: int) -> Atlas:
    """The geometry of a mission's map, shared by all its games."""
    return Atlas(chosen.board, options)

"""What the names after a verb stand for: the slots of its form, and every way to fill them.

A slot that is left out is filled with whatever fits (NEEDED), with nothing first and with whatever
fits only if that is refused (TRIED), or with nothing (GIVEN)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any, Final

from hadur.games.forbidden_stars.cards.core_set import CARD_NAMES, EVENT_NAMES, UPGRADE_NAMES
from hadur.games.forbidden_stars.components.sheets import (
    ASSETS,
    FACTIONS,
    ORDERS,
    SHEETS,
    STRUCTURES,
    TOKEN,
)
from hadur.games.forbidden_stars.components.tiles import QUADRANTS, SIDE_NAMES
from hadur.games.forbidden_stars.legality.field import Field
from hadur.games.forbidden_stars.legality.parsing import (
    BUILT,
    DIRECTIONS,
    EDGE,
    FILLERS,
    FLAGS,
    NOBODY,
    NUMBER,
    QUADRANT,
    SQUARE,
    STRUCTURE,
    UNITS,
    WAY_NAMES,
    WORLDS,
    Thing,
    singular,
)
from hadur.games.forbidden_stars.notation import REINFORCEMENT
from hadur.games.forbidden_stars.state import FACES

NEEDED: Final = 0
TRIED: Final = 1
GIVEN: Final = 2

MOST: Final = 5000
"""No more readings of a text are looked at."""
_NUMBERS: Final = (*range(10), 90, 180, 270)


class NotHereError(Exception):
    """A place of the game that is not on this board; told as a refusal."""


@dataclass(frozen=True)
class Slot:
    """A kind of name, and what is done where it is left out."""

    kind: str
    mode: int = NEEDED


Form = tuple[Slot, ...]
Values = tuple[Any, ...]

_LISTS: Final[dict[str, tuple[str, ...] | list[str]]] = {
    "tile": SIDE_NAMES, "structure": STRUCTURES, "asset": ASSETS, "order": ORDERS, "face": FACES,
    "faction": FACTIONS, "card": CARD_NAMES, "upgrade": UPGRADE_NAMES, "event": EVENT_NAMES,
}  # fmt: skip
"""Names that stand for their place in a list."""

UNIT: Final = Slot("unit")
THING: Final = Slot("thing")
FROM: Final = Slot("from")
AREA: Final = Slot("area")
SYSTEM: Final = Slot("system")
WAY: Final = Slot("way")
UPGRADE: Final = Slot("upgrade")
NAMED: Final = {kind: Slot(kind) for kind in _LISTS}


def tried(slot: Slot) -> Slot:
    return Slot(slot.kind, TRIED)


def flag(name: str, mode: int = GIVEN) -> Slot:
    return Slot(f"flag {name}", mode)


FORMS: Final[dict[str, Form]] = {
    "place": (NAMED["tile"],),
    "at": (Slot("square"),),
    "turn": (Slot("number"),),
    "put": (Slot("number", GIVEN), THING, AREA),
    "objective": (NAMED["faction"], AREA),
    "storm": (Slot("edge"),),
    "order": (NAMED["order"], SYSTEM),
    "reveal": (SYSTEM,),
    "resolve": (),
    "event-deck": (),
    "scheme": (NAMED["event"],),
    "use": (UPGRADE,),
    "move": (UNIT, FROM, AREA, flag("routed")),
    "strike": (FROM, AREA),
    "buy": (UNIT, AREA, flag("cache"), flag("warboss"), flag("forge")),
    "build": (NAMED["structure"], AREA, flag("cache"), flag("upgrade", TRIED)),
    "upgrade": (NAMED["card"],),
    "replace": (NAMED["card"],),
    "learn": (UPGRADE,),
    "commit": (Slot("number"),),
    "card": (NAMED["card"],),
    "choose": (WAY,),
    "die": (NAMED["face"],),
    "pick": (flag("wounded", TRIED), flag("routed", TRIED), THING, tried(FROM)),
    "area": (AREA,),
    "system": (SYSTEM,),
    "player": (Slot("player"),),
    "asset": (NAMED["asset"],),
    "assets": (),
    "event": (NAMED["event"],),
    "storm-move": (Slot("edge"), Slot("direction")),
    "token": (SYSTEM, Slot("number")),
    "top": (),
    "bottom": (),
    "give": (NAMED["order"],),
    "yes": (),
}


# -- names to values -------------------------------------------------------------------------------


def is_of(word: str, kind: str) -> bool:
    """Whether a name can fill a slot of this kind."""
    if kind in _LISTS:
        return word in _LISTS[kind] or singular(word) in _LISTS[kind]
    if kind.startswith("flag "):
        return word == kind.removeprefix("flag ") and word in FLAGS
    if kind == "unit":
        return word in UNITS or singular(word) in UNITS
    if kind == "thing":
        return is_of(word, "unit") or word in BUILT or singular(word) in BUILT
    if kind in ("from", "area"):
        return word in WORLDS or QUADRANT.fullmatch(word) is not None
    if kind == "system":
        return word in SIDE_NAMES or word in WORLDS
    if kind == "edge":
        return EDGE.fullmatch(word) is not None
    if kind == "square":
        return SQUARE.fullmatch(word) is not None
    if kind == "number":
        return NUMBER.fullmatch(word) is not None
    if kind == "player":
        return word in FACTIONS or NUMBER.fullmatch(word) is not None
    if kind == "direction":
        return word in DIRECTIONS
    return word in WAY_NAMES or NUMBER.fullmatch(word) is not None


def value_of(f: Field, word: str, kind: str) -> Any:
    """What a name stands for here; NotHereError if it is not on the board."""
    if kind in _LISTS:
        names = list(_LISTS[kind])
        return names.index(word if word in names else singular(word))
    if kind.startswith("flag "):
        return True
    if kind in ("unit", "thing"):
        known = UNITS | BUILT
        return known[word if word in known else singular(word)]
    if kind in ("from", "area"):
        return _area(f, word)
    if kind == "system":
        return _area(f, word) // 4 if word in WORLDS else _system(f, word)
    if kind == "edge":
        return _edge(f, word)
    if kind == "square":
        return "abcdefg".index(word[0]), int(word[1]) - 1
    if kind == "player":
        return f.seat_of(FACTIONS.index(word)) if word in FACTIONS else int(word)
    return int(word) if kind == "number" else word


def _system(f: Field, word: str) -> int:
    for system in range(f.systems):
        if f.system_name(system) == word:
            return system
    raise NotHereError(word)


def _area(f: Field, word: str) -> int:
    quadrant = QUADRANT.fullmatch(word)
    if quadrant:
        return 4 * _system(f, quadrant[1]) + QUADRANTS.index(quadrant[2])
    for area in f.areas:
        if f.name(area) == word:
            return area
    raise NotHereError(word)


def _edge(f: Field, word: str) -> int:
    """An edge by its two tiles in either order, or by a tile and a side, though another lies
    there."""
    one, _, other = word.partition("-")
    x, y = f.squares[_system(f, one)]
    if other in SIDE_NAMES:
        there = f.squares[_system(f, other)]
    else:
        there = {"n": (x, y - 1), "s": (x, y + 1), "w": (x - 1, y), "e": (x + 1, y)}[other]
    found = f.edge_between((x, y), there)
    if found < 0:
        raise NotHereError(word)
    return found


# -- values to names -------------------------------------------------------------------------------


def word_of(f: Field, value: Any, kind: str) -> str:
    """How a value is written."""
    if kind in _LISTS:
        return str(_LISTS[kind][value])
    if kind.startswith("flag "):
        return kind.removeprefix("flag ")
    if kind in ("unit", "thing"):
        return name_of(value)
    if kind in ("from", "area"):
        return f.name(value)
    if kind == "system":
        return f.system_name(value)
    if kind == "edge":
        return f.edge_name(value)
    if kind == "square":
        return f"{'abcdefg'[value[0]]}{value[1] + 1}"
    return str(value)


def name_of(thing: Thing) -> str:
    if thing.faction == STRUCTURE:
        return STRUCTURES[thing.type]
    if thing.type == TOKEN:
        return REINFORCEMENT
    return SHEETS[thing.faction].units[thing.type].name


# -- everything a slot could be filled with --------------------------------------------------------


def universe(f: Field, kind: str) -> list[Any]:
    if kind in _LISTS:
        return list(range(len(_LISTS[kind])))
    if kind.startswith("flag "):
        return [True]
    if kind in ("unit", "thing"):
        factions = [f.faction(seat) for seat in range(f.seats)]
        units = [Thing(faction, type) for faction in factions for type in range(TOKEN)]
        built = list(BUILT.values()) if kind == "thing" else []
        return [*units, Thing(NOBODY, TOKEN), *built]
    if kind == "from":
        return [area for area in f.areas if any(area in there for there in f.present)]
    if kind == "area":
        return list(f.areas)
    if kind == "system":
        return list(range(f.systems))
    if kind == "edge":
        return f.edges()
    if kind == "square":
        return list(product(range(7), repeat=2))
    if kind == "player":
        return list(range(f.seats))
    if kind == "number":
        return list(_NUMBERS)
    if kind == "direction":
        return sorted(DIRECTIONS)
    return [*WAY_NAMES, *(str(n) for n in range(9))]


class Filling:
    """The names of a text put into the slots of a form; `fits` says whether they go in."""

    def __init__(self, form: Form, names: tuple[str, ...]) -> None:
        self.form = form
        self.words: list[str] = [""] * len(form)
        left = list(names)
        # From the last slot to the first: who names one place of two names the end of a way.
        for k in range(len(form) - 1, -1, -1):
            at = [n for n, word in enumerate(left) if is_of(word, form[k].kind)]
            if at:
                self.words[k] = left.pop(at[-1])
        # Fillers alone say nothing: "choose tokens" names no card to choose.
        self.fits = all(word in FILLERS for word in left) and (any(self.words) or not left)

    @property
    def is_whole(self) -> bool:
        pairs = zip(self.form, self.words, strict=True)
        return all(word or slot.mode != NEEDED for slot, word in pairs)

    def said(self, f: Field) -> Values:
        """The values of the names; None where there is none."""
        pairs = zip(self.form, self.words, strict=True)
        return tuple(value_of(f, word, slot.kind) if word else None for slot, word in pairs)

    def readings(self, f: Field) -> Iterator[Values]:
        """Every way to fill what was left out; none if there are too many."""
        pools: list[list[Any]] = []
        many = 1
        for slot, word in zip(self.form, self.words, strict=True):
            if word:
                pools.append([value_of(f, word, slot.kind)])
            elif slot.mode == GIVEN:
                pools.append([None])
            else:
                found = universe(f, slot.kind)
                pools.append([None, *found] if slot.mode == TRIED else found)
            many *= len(pools[-1])
        return product(*pools) if many <= MOST else iter(())

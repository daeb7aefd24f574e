"""A text taken apart: its verb and the names in it. Nothing is judged yet.

Names may be written with blanks or hyphens, units by their short names and in the plural; small
words between them (to, from, with) are passed over."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from hadur.games.forbidden_stars.cards.core_set import CARD_NAMES, EVENT_NAMES, UPGRADE_NAMES
from hadur.games.forbidden_stars.components.sheets import (
    ASSETS,
    FACTIONS,
    ORDERS,
    SHEETS,
    STRUCTURES,
    TOKEN,
)
from hadur.games.forbidden_stars.components.tiles import ALL_SIDES, SIDE_NAMES
from hadur.games.forbidden_stars.notation import REINFORCEMENT, WAYS
from hadur.games.forbidden_stars.state import FACES
from hadur.kernel.errors import BadNotation
from hadur.kernel.hints import did_you_mean

_QUOTE: Final = "'"
LONGEST: Final = 160
"""No move is longer than this many characters."""
_MOST_WORDS: Final = 6


class Thing(NamedTuple):
    """A unit by faction and type (a token by NOBODY), or a structure by STRUCTURE and its kind."""

    faction: int
    type: int


NOBODY: Final = -1
STRUCTURE: Final = -2

_SHORT: Final = {
    "frigate": "hellebore-frigate", "iconoclast": "iconoclast-destroyer",
    "grand-cruiser": "repulsive-grand-cruiser", "chaos-titan": "chaos-reaver-titan",
    "reaver-titan": "chaos-reaver-titan", "boyz": "ork-boyz", "boy": "ork-boyz",
    "ork-boy": "ork-boyz", "onslaught": "onslaught-attack-ship", "attack-ship":
    "onslaught-attack-ship", "battle-wagon": "battlewagon", "kroozer": "kill-kroozer",
    "warlock-titan": "warlock-battle-titan", "barge": "battle-barge", "raider": "land-raider",
}  # fmt: skip
UNITS: Final = {
    unit.name: Thing(number, type)
    for number, sheet in enumerate(SHEETS)
    for type, unit in enumerate(sheet.units)
} | {REINFORCEMENT: Thing(NOBODY, TOKEN)}
UNITS.update({short: UNITS[name] for short, name in _SHORT.items()})
BUILT: Final = {name: Thing(STRUCTURE, kind) for kind, name in enumerate(STRUCTURES)}
WORLDS: Final = {area.name for side in ALL_SIDES for area in side.areas if area is not None}
DIRECTIONS: Final = frozenset(word for ways in WAYS for word in ways)
WAY_NAMES: Final = ("yes", *FACES, "roll", "die", "tokens", "rally", "own", "enemy")
FLAGS: Final = ("routed", "wounded", "cache", "forge", "warboss", "upgrade")
_TILE: Final = r"(?:1[0-2]|[1-9])[ab]"
QUADRANT: Final = re.compile(rf"({_TILE})-(nw|ne|sw|se)")
EDGE: Final = re.compile(rf"({_TILE})-({_TILE}|[nesw])")
SQUARE: Final = re.compile(r"[a-g][1-7]")
NUMBER: Final = re.compile(r"[0-9]{1,3}")

FILLERS: Final = frozenset(
    (
        "a", "an", "the", "to", "from", "in", "into", "on", "onto", "at", "of", "with", "and", "my",
        "your", "our", "for", "by", "as", "against", "here", "there", "token", "tokens", "system",
        "void", "world", "area", "unit", "units", "order", "side", "degrees", "materiel", "dice",
    )
)  # fmt: skip

VERBS: Final = (
    "place", "at", "turn", "put", "objective", "storm", "order", "reveal", "resolve", "event-deck",
    "scheme", "use", "move", "strike", "buy", "build", "upgrade", "replace", "learn", "commit",
    "card", "choose", "die", "pick", "area", "system", "player", "asset", "assets", "event",
    "storm-move", "token", "top", "bottom", "give", "yes", "no", "done",
)  # fmt: skip
SYNONYMS: Final = {
    "tile": "place", "rotate": "turn", "lay": "place", "set": "put", "plan": "order",
    "flip": "reveal", "events": "event-deck", "discard": "event-deck", "go": "move",
    "send": "move", "sail": "move", "march": "move", "bombard": "strike", "purchase": "buy",
    "recruit": "buy", "construct": "build", "swap": "replace", "reinforce": "commit",
    "play": "card", "rout": "pick", "rally": "pick", "destroy": "pick", "hit": "pick",
    "damage": "pick", "select": "choose", "retreat": "area", "take": "asset", "gain": "asset",
    "y": "yes", "ok": "yes", "n": "no", "pass": "done", "skip": "done", "decline": "no",
    "end": "done", "finish": "done", "stop": "done", "none": "no", "nothing": "no",
    "materiel": "yes", "reroll": "die", "spend": "die", "lose": "die",
}  # fmt: skip
FORMS: Final = {
    "place": "place TILE", "at": "at SQUARE", "turn": "turn 0, 90, 180 or 270",
    "put": "put UNIT AREA", "objective": "objective FACTION WORLD", "storm": "storm TILE-TILE",
    "order": "order KIND TILE", "reveal": "reveal TILE", "scheme": "scheme EVENT",
    "use": "use UPGRADE", "move": "move UNIT FROM TO", "strike": "strike VOID WORLD",
    "buy": "buy UNIT AREA, or buy UNIT AREA cache", "build": "build STRUCTURE WORLD",
    "upgrade": "upgrade CARD", "replace": "replace CARD", "learn": "learn UPGRADE",
    "commit": "commit NUMBER", "card": "card CARD", "choose": "choose WAY", "die": "die ICON",
    "pick": "pick UNIT, or pick routed UNIT AREA", "area": "area AREA", "system": "system TILE",
    "player": "player NUMBER", "asset": "asset KIND", "event": "event CARD",
    "storm-move": "storm-move TILE-TILE WAY", "token": "token TILE NUMBER", "give": "give ORDER",
}  # fmt: skip
SIMILAR: Final[dict[str, tuple[str, ...]]] = {
    "place": ("put", "objective", "storm", "order", "build", "buy", "area"),
    "put": ("objective", "order", "storm", "build", "buy", "place", "area"),
    "storm": ("storm-move",), "storm-move": ("storm",),
    "move": ("storm-move", "put", "pick", "area"), "use": ("scheme", "choose", "card", "resolve"),
    "scheme": ("use", "event", "yes"), "buy": ("build", "upgrade", "learn"),
    "build": ("buy",), "upgrade": ("learn", "replace"), "learn": ("upgrade",),
    "card": ("scheme", "event", "replace"), "event": ("scheme",), "asset": ("pick", "die", "give"),
    "replace": ("pick", "card"), "at": ("area",), "event-deck": ("card", "replace"),
    "area": ("pick", "system"), "give": ("asset",),
    "choose": (
        "die", "pick", "area", "system", "asset", "event", "card", "player", "learn", "upgrade",
        "replace", "token", "place", "give",
    ),
    "die": ("choose", "asset"), "pick": ("choose", "area", "asset", "card", "event", "die"),
    "order": ("give", "use"), "assets": ("asset",), "player": ("choose",),
    "resolve": ("yes",), "yes": ("resolve",),
}  # fmt: skip
"""What else a verb may have meant where a question does not take it."""


class Said(NamedTuple):
    """`verb` is "" where only names were given; `word` is how it was said."""

    text: str
    verb: str
    names: tuple[str, ...]
    word: str


def tidy(text: str) -> str:
    return " ".join(text.lower().split())


def read(text: str) -> Said:
    """Take a text apart; BadNotation says what would be right."""
    if len(text) > LONGEST:
        raise BadNotation(f"no move is longer than {LONGEST} characters")
    text = tidy(text)
    words = re.sub(r"[’'\"!,.;:()]", "", text).split()
    if not words:
        raise BadNotation("'' is no move of Forbidden Stars")
    verb, rest = _verb(words)
    if not verb and not is_name(words[0]) and not _starts_a_name(words):
        known = [*VERBS, *SYNONYMS]
        raise BadNotation(
            f"'{words[0]}' is no move of Forbidden Stars{did_you_mean(words[0], known, _QUOTE)}"
        )
    said = words[: len(words) - len(rest)]
    return Said(text, verb, tuple(_names(rest)), "-".join(said) or words[0])


def _verb(words: list[str]) -> tuple[str, list[str]]:
    """The verb, and the words after it; an order or a deployment may begin without one."""
    both = "-".join(words[:2])
    if both in ("event-deck", "storm-move"):
        return both, words[2:]
    if both == "move-storm":
        return "storm-move", words[2:]
    first = words[0]
    if first in ORDERS:
        deploys = first == "deploy" and any(is_name(word) and word in UNITS for word in words[1:])
        return ("buy", words[1:]) if deploys else ("order", words)
    if first in VERBS:
        return first, words[1:]
    if first in SYNONYMS:
        return SYNONYMS[first], words[1:]
    return "", words


def _names(words: list[str]) -> list[str]:
    """The names in a row of words: the longest first, small words left out."""
    found: list[str] = []
    at = 0
    while at < len(words):
        many = next(
            (k for k in range(_MOST_WORDS, 0, -1) if is_name("-".join(words[at : at + k]))), 0
        )
        if many > 0:
            found.append("-".join(words[at : at + many]))
        elif words[at] not in FILLERS:
            hint = did_you_mean(words[at], KNOWN, _QUOTE)
            raise BadNotation(f"nothing here is called '{words[at]}'{hint}")
        at += max(many, 1)
    return found


def _starts_a_name(words: list[str]) -> bool:
    return any(is_name("-".join(words[:k])) for k in range(2, _MOST_WORDS + 1))


KNOWN: Final = frozenset(
    (
        *UNITS, *BUILT, *WORLDS, *DIRECTIONS, *WAY_NAMES, *FLAGS, *SIDE_NAMES, *FACTIONS, *ORDERS,
        *ASSETS, *CARD_NAMES, *EVENT_NAMES, *UPGRADE_NAMES,
    )
)  # fmt: skip


def singular(word: str) -> str:
    """A plural as the name it is made from."""
    for ending, instead in (("ies", "y"), ("es", "e"), ("s", "")):
        if word.endswith(ending) and word.removesuffix(ending) + instead in KNOWN:
            return word.removesuffix(ending) + instead
    return word


def is_name(word: str) -> bool:
    if word in KNOWN or singular(word) in KNOWN:
        return True
    return any(form.fullmatch(word) for form in (QUADRANT, EDGE, SQUARE, NUMBER))

"""A text taken apart: its verb and the words after it. Nothing is judged yet.

Names may be written with blanks or hyphens (cobra flash, surface 2); small words between them (to,
at, with) are passed over."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from hadur.games.chaos_galaxy.tables import BY_NAME
from hadur.kernel.errors import BadNotation
from hadur.kernel.hints import did_you_mean

LONGEST: Final = 200
"""No move is longer than this many characters."""
_MOST_WORDS: Final = 6
"""No name of a card has more words than this."""

FORMS: Final = {
    "keep": "keep", "mulligan": "mulligan", "cut": "cut NUMBER",
    "lay": "lay CARD surface, lay CARD canteen or lay CARD SHIP", "ship": "ship CARD",
    "play": "play CARD, with way NUMBER, of PLAYER and its target",
    "use": "use CARD, with text NUMBER, way NUMBER, of PLAYER and its target",
    "pay": "pay CARD, with way NUMBER, of PLAYER and its target",
    "draw": "draw", "pick": "pick", "dig": "dig", "develop": "develop BASE",
    "convert": "convert BASE BASE",
    "attack": "attack PLAYER colony, attack PLAYER headquarters or attack PLAYER CARD",
    "end": "end", "send": "send SHIP", "board": "board CREW SHIP", "fire": "fire SHIP SHIP",
    "stealth": "stealth SHIP", "arm": "arm SHIP", "return": "return", "deal": "deal SHIP NUMBER",
    "share": "share", "bomb": "bomb SHIP", "x": "x NUMBER", "take": "take CARD",
    "choose": "choose CARD", "way": "way NUMBER", "player": "player NUMBER",
    "order": "order NUMBER", "discard": "discard CARD", "back": "back SHIP",
    "first": "first #NUMBER", "pass": "pass", "done": "done", "no": "no", "yes": "yes",
    "go": "go on",
}  # fmt: skip
SYNONYMS: Final = {
    "y": "yes", "ok": "yes", "n": "no", "decline": "no", "skip": "pass", "finish": "done",
    "stop": "done", "shoot": "fire", "bombard": "bomb", "target": "choose", "select": "choose",
    "buy": "develop", "number": "x", "pays": "pay", "activate": "use",
}  # fmt: skip
FILLERS: Final = frozenset(
    (
        "a", "an", "the", "to", "from", "in", "into", "on", "onto", "at", "with", "and", "my",
        "against",
    )
)  # fmt: skip
DECLINES: Final = ("done", "no", "pass")
"""Words for doing nothing: where a question knows one of them, the others mean the same."""

PLACE: Final = re.compile(r"(?:(\d):)?(surface|canteen)-(\d{1,3})")
SHIP: Final = re.compile(r"(?:(\d):)?([a-z0-9]+(?:-[a-z0-9]+)*)(?:#(\d{1,3}))?(?:\+(\d{1,3}))?")
LINK: Final = re.compile(r"#(\d{1,5})")
NUMBER: Final = re.compile(r"\d{1,3}")


class Said(NamedTuple):
    """A text, its verb, and the words after it."""

    text: str
    verb: str
    words: tuple[str, ...]


def read(text: str) -> Said:
    """Take a text apart; BadNotation if it begins with no verb."""
    if len(text) > LONGEST:
        raise BadNotation(f"a move has at most {LONGEST} characters")
    words = text.lower().split()
    if not words:
        raise BadNotation("a move has at least one word")
    verb = SYNONYMS.get(words[0], words[0])
    if verb not in FORMS:
        hint = did_you_mean(verb[:40], FORMS) or f" (there are: {', '.join(FORMS)})"
        raise BadNotation(f"no move begins with '{verb[:40]}'{hint}")
    rest = [word for word in words[1:] if word not in FILLERS]
    return Said(" ".join(words), verb, tuple(_joined(rest)))


def _joined(words: list[str]) -> list[str]:
    """The words with names of several words made one: the longest name at each place."""
    found: list[str] = []
    at = 0
    while at < len(words):
        many = min(_MOST_WORDS, len(words) - at)
        while many > 1 and not _is_name("-".join(words[at : at + many])):
            many -= 1
        found.append("-".join(words[at : at + many]))
        at += many
    return found


def _is_name(word: str) -> bool:
    if PLACE.fullmatch(word):
        return True
    match = SHIP.fullmatch(word)
    return match is not None and match[2] in BY_NAME


def number_in(word: str) -> int:
    """A number a stranger wrote, or -1 if it is none that a move could have."""
    return int(word) if NUMBER.fullmatch(word) else -1

"""A text taken apart: its word and what the names in it can stand for. Nothing is judged yet.

Names may be written with blanks or hyphens, figures by their type alone, small words are passed
over. A name that can stand for several things (an imp, a health pack) has a reading for each."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from hadur.games.doom import notation
from hadur.games.doom.legality.plan import Square
from hadur.games.doom.legality.situation import Situation
from hadur.kernel.errors import BadNotation
from hadur.kernel.hints import did_you_mean

LONGEST: Final = 120
"""No move is longer than this many characters."""
SQUARE: Final = re.compile(r"a?[a-z][0-9]{1,2}")
NUMBERED: Final = re.compile(r"(.*?)(?: \(([0-9]{1,2})\))?")
_QUOTE: Final = "'"

ALONE: Final = ("skip", "end", "pass", "keep", "redraw", "done", "yes", "no")
SYNONYMS: Final = {
    "move": "step", "go": "step", "walk": "step", "enter": "step", "rotate": "turn",
    "grab": "take", "get": "take", "pickup": "take", "run": "sprint", "react": "use",
    "activate": "use", "shoot": "attack", "fight": "attack", "target": "attack", "hit": "attack",
    "choose": "pick", "select": "pick", "put": "place", "reroll": "die", "heal": "recover",
    "throw": "place", "push": "place", "finish": "end", "stop": "done", "decline": "no",
    "nothing": "pass", "ok": "yes", "y": "yes", "n": "no", "spawn": "place", "respawn": "place",
    "charge": "argent", "summon": "group", "wake": "portal",
}  # fmt: skip
SIMILAR: Final[dict[str, tuple[str, ...]]] = {
    "step": ("place", "teleport"), "teleport": ("place",), "turn": ("place",),
    "place": ("step", "teleport", "portal"), "play": ("use",),
    "use": ("play",), "attack": ("yes",), "target": ("pick",), "pick": ("target",),
    "die": ("remove",), "recover": (), "type": ("argent",),
    "no": ("skip", "pass", "done", "end", "keep"),
    "done": ("pass", "end", "skip", "no", "keep"), "pass": ("done", "end", "skip", "no", "keep"),
    "end": ("done", "pass", "skip"), "skip": ("no", "pass", "done", "keep"), "keep": ("no",),
    "yes": ("attack", "redraw"),
}  # fmt: skip
"""What else a word may have meant where a question does not take it."""
FILLERS: Final = ("the", "a", "an", "to", "into", "at", "my", "from", "with", "space", "in")


class NotOnMapError(Exception):
    """A space that this map does not have; told as a refusal."""


class NoSuchDoorError(Exception):
    """No door stands there; told as a refusal."""


class Said(NamedTuple):
    """The word of an answer, and its arguments in every reading."""

    text: str
    word: str
    readings: list[tuple[Any, ...]]


def tidy(text: str) -> str:
    return " ".join(text.lower().split())


def read(f: Situation, text: str) -> Said:
    """Take a text apart; BadNotation says what would be right."""
    if len(text) > LONGEST:
        raise BadNotation(f"no move is longer than {LONGEST} characters")
    text = tidy(text)
    words = text.split()
    if not words:
        raise BadNotation("'' is no move of DOOM")
    word = SYNONYMS.get(words[0], words[0])
    rest = [one for one in words[1:] if one not in FILLERS]
    if word in ALONE:
        if rest:
            raise BadNotation(f"'{text}' should read: {word}")
        return Said(text, word, [()])
    if word == "attack":
        return _attack(f, text, rest)
    if word == "invader" and not rest:
        return Said(text, "marine", [(0,)])
    if word not in FORMS:
        hint = did_you_mean(words[0], [*FORMS, *ALONE, *SYNONYMS, "attack"], _QUOTE)
        raise BadNotation(f"'{words[0]}' is no move of DOOM{hint}")
    form, reader = FORMS[word]
    if not rest:
        raise BadNotation(f"'{text}' should read: {form}")
    return Said(text, word, reader(f, " ".join(rest)))


def _attack(f: Situation, text: str, rest: list[str]) -> Said:
    """To attack at all, to name a figure, or a space."""
    if not rest:
        return Said(text, "attack", [()])
    name = " ".join(rest)
    if SQUARE.fullmatch(name):
        square = square_named(f, name)
        figure = f.at(square)
        if figure < 0:
            return Said(text, "target-at", [(square,)])
        return Said(text, "target", [(figure,)])
    return Said(text, "target", figures(f, name))


# -- names -----------------------------------------------------------------------------------------


def one_of(known: list[str], text: str, what: str) -> int:
    """The number of a name in a list; BadNotation names the nearest."""
    name = text.replace(" ", "-")
    if name not in known:
        hint = did_you_mean(name, known, _QUOTE)
        raise BadNotation(f"no {what} is called '{text}'{hint}")
    return known.index(name)


def square_named(f: Situation, text: str) -> Square:
    if not SQUARE.fullmatch(text):
        raise BadNotation(f"'{text}' is no space; spaces are called a1, b1 and so on")
    number = notation.square_number(f.s, text)
    if number < 0:
        raise NotOnMapError(text)
    return f.square(number)


def squares(f: Situation, text: str) -> list[tuple[Any, ...]]:
    return [(square_named(f, text),)]


def places(f: Situation, text: str) -> list[tuple[Any, ...]]:
    """A space, and how a large figure stands there."""
    name, _, how = text.partition(" ")
    if how not in ("", "lying", "upright"):
        raise BadNotation(f"'{text}' should read: SPACE, or SPACE lying")
    return [(square_named(f, name), how == "lying")]


def doors(f: Situation, text: str) -> list[tuple[Any, ...]]:
    """A door by the spaces on both sides, or by one."""
    sides = {square_named(f, part) for part in text.replace(" ", "-").split("-")[:2]}
    found = [door for door in range(int(f.board.doors)) if sides <= f.door_squares(door)]
    if not found:
        raise NoSuchDoorError
    return [(door,) for door in found]


def items(f: Situation, text: str) -> list[tuple[Any, ...]]:
    one_of([*f.book.weapons, notation.HEALTH_PACK], text, "item")
    name = text.replace(" ", "-")
    found = [k for k in range(len(f.board.items)) if notation.item(f.s, k) == name]
    if not found:
        raise BadNotation(f"nothing on this map is called '{text}'")
    return [(k,) for k in found]


def sheets(f: Situation, text: str) -> list[tuple[Any, ...]]:
    return [(one_of(f.book.names, text, "card"),)]


def used(f: Situation, text: str) -> list[tuple[Any, ...]]:
    """A card, what it is used on, and which of several that read alike."""
    match = NUMBERED.fullmatch(text)
    assert match is not None
    name, _, spot = match[1].partition(" on ")
    square = square_named(f, spot) if spot else None
    return [(one_of(f.book.names, name, "card"), square, int(match[2] or 1))]


def figures(f: Situation, text: str) -> list[tuple[Any, ...]]:
    """A marine by name, a demon by type and number or by type alone, or whoever is in a space."""
    if SQUARE.fullmatch(text):
        figure = f.at(square_named(f, text))
        if figure < 0:
            raise BadNotation(f"nobody is in {text}")
        return [(figure,)]
    name = text.replace(" ", "-")
    number = notation.figure_number(f.s, name)
    if number >= 0:
        return [(number,)]
    types = [notation.type_name(f.s, kind) for kind in range(int(f.book.types))]
    kind = one_of([*types, *f.book.marines], name, "figure")
    found = [figure for figure in f.bases if f.book.type_of[figure] == kind]
    first = int(f.book.first_figure[kind])
    return [(figure,) for figure in found or [first]]


def dice(f: Situation, text: str) -> list[tuple[Any, ...]]:
    """A die by colour and number."""
    known = [notation.die(f.s, k) for k in range(len(f.s.dice))]
    return [(one_of(known, text, "die on the table"),)]


def faces(f: Situation, text: str) -> list[tuple[Any, ...]]:
    name, _, shown = text.rpartition(" ")
    return [(*dice(f, name)[0], number(shown))]


def number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 3):
        raise BadNotation(f"'{text}' should be a number")
    return int(text)


def colours(f: Situation, text: str) -> list[tuple[Any, ...]]:
    return [(one_of(list(notation.DIE_NAMES), text, "die"),)]


def groups(f: Situation, text: str) -> list[tuple[Any, ...]]:
    match = NUMBERED.fullmatch(text)
    assert match is not None
    return [(match[1], int(match[2] or 1))]


def cards_of_turns(bottom: bool) -> Callable[[Situation, str], list[tuple[Any, ...]]]:
    def reading(f: Situation, text: str) -> list[tuple[Any, ...]]:
        return [(one_of(f.book.names, text, "card"), bottom)]

    return reading


def demon_types(f: Situation, text: str) -> list[tuple[Any, ...]]:
    types = [notation.type_name(f.s, kind) for kind in range(int(f.book.types))]
    return [(one_of(types, text, "type of demon"),)]


def argent_cards(f: Situation, text: str) -> list[tuple[Any, ...]]:
    types = [notation.type_name(f.s, kind) for kind in range(int(f.book.types))]
    return [(one_of([*types, "invasion"], text, "card for Argent Power"),)]


FORMS: Final[dict[str, tuple[str, Callable[[Situation, str], list[tuple[Any, ...]]]]]] = {
    "step": ("step SPACE", squares),
    "teleport": ("teleport SPACE", squares),
    "turn": ("turn SPACE", squares),
    "portal": ("portal SPACE", squares),
    "place": ("place SPACE, or place SPACE lying", places),
    "open": ("open SPACE-SPACE", doors),
    "take": ("take ITEM", items),
    "play": ("play CARD", sheets),
    "sprint": ("sprint CARD", sheets),
    "discard": ("discard CARD", sheets),
    "class": ("class CARD", sheets),
    "use": ("use CARD, or use CARD on SPACE", used),
    "pick": ("pick FIGURE", figures),
    "die": ("die COLOUR-NUMBER", dice),
    "face": ("face COLOUR-NUMBER DAMAGE", faces),
    "remove": ("remove red, or remove black", colours),
    "recover": ("recover NUMBER", lambda f, text: [(number(text),)]),
    "top": ("top CARD", cards_of_turns(False)),
    "bottom": ("bottom CARD", cards_of_turns(True)),
    "weapon": ("weapon WEAPON", lambda f, text: [(one_of(f.book.weapons, text, "weapon"),)]),
    "set": ("set EVENT-SET", lambda f, text: [(one_of(f.book.sets, text, "event set"),)]),
    "invasion": (
        "invasion CARD",
        lambda f, text: [(one_of(f.book.invasions, text, "invasion card"),)],
    ),
    "marine": ("marine NAME", lambda f, text: [(1 + one_of(f.book.marines, text, "marine"),)]),
    "type": ("type DEMON", demon_types),
    "argent": ("argent DEMON, or argent invasion", argent_cards),
    "group": ("group DEMONS", groups),
}

"""A text taken apart: which verb, which cards and places it names. Nothing is judged yet."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from hadur.games.conquest.cards.definition import BY_NAME, PLANET
from hadur.games.conquest.verbs import (
    AREA,
    ATTACH,
    ATTACK,
    CHOOSE,
    DEPLOY,
    DIAL,
    DONE,
    MOVE,
    NO,
    NUMBER,
    PASS,
    PICK,
    PLAY,
    RETREAT,
    SHIELD,
    STALEMATE,
    TAKE,
    USE,
    YES,
)
from hadur.kernel.errors import BadNotation
from hadur.kernel.hints import did_you_mean


class Said(NamedTuple):
    """`card` and `on` are cards in play or places as they were written, `name` is a card of a pile,
    `copy` tells moves apart that read alike."""

    verb: int
    name: str = ""
    card: str = ""
    on: str = ""
    number: int = 0
    copy: int = 1


WORDS: Final = {
    PASS: "pass",
    DEPLOY: "deploy",
    ATTACH: "attach",
    PLAY: "play",
    USE: "use",
    ATTACK: "attack",
    RETREAT: "retreat",
    STALEMATE: "stalemate",
    AREA: "area",
    PICK: "pick",
    TAKE: "take",
    MOVE: "move",
    SHIELD: "shield",
    DIAL: "dial",
    YES: "yes",
    NO: "no",
    CHOOSE: "choose",
    NUMBER: "x",
    DONE: "done",
}
_VERBS: Final = {word: verb for verb, word in WORDS.items()}
_FORMS: Final = {
    "deploy": "deploy CARD PLANET, or deploy SUPPORT",
    "attach": "attach CARD UNIT@PLANET",
    "play": "play EVENT, or play EVENT on UNIT@PLANET",
    "use": "use CARD@PLANET, or use CARD@PLANET on UNIT@PLANET",
    "attack": "attack UNIT@PLANET",
    "retreat": "retreat UNIT@PLANET",
    "pick": "pick CARD@PLANET, pick PLANET, pick hq or pick their hq",
    "take": "take CARD, or take CARD from discard",
    "move": "move UNIT@PLANET PLANET",
    "shield": "shield CARD",
    "dial": "dial NUMBER",
    "choose": "choose WAY",
    "x": "x NUMBER",
}
_ALONE: Final = (PASS, STALEMATE, AREA, YES, NO, DONE)
_IN_PLAY: Final = re.compile(r"(?:their )?([^@\s]+)@([^@#\s]+)(?:#\d+)?")
_COPY: Final = re.compile(r"(.*) \((\d+)\)")
FROM_DISCARD: Final = "discard"


def tidy(text: str) -> str:
    return " ".join(text.lower().split())


def read(text: str) -> Said:
    """Take a text apart; BadNotation says what would be right."""
    text = tidy(text)
    counted = _COPY.fullmatch(text)
    if counted:
        return read(counted[1])._replace(copy=int(counted[2]))
    word, _, rest = text.partition(" ")
    if word not in _VERBS:
        hint = did_you_mean(word, _VERBS, "'")
        raise BadNotation(f"'{word}' is no move of this game{hint}")
    verb = _VERBS[word]
    if verb in _ALONE and not rest:
        return Said(verb)
    said = _read(verb, rest) if rest and verb not in _ALONE else None
    if said is None:
        raise BadNotation(f"'{text}' should read: {_FORMS.get(word, word)}")
    return said


def _read(verb: int, rest: str) -> Said | None:
    """A verb with what follows it; None if that has not the right form."""
    if verb in (DIAL, NUMBER):
        return Said(verb, number=int(rest)) if rest.isascii() and rest.isdigit() else None
    if verb == CHOOSE:
        return Said(verb, rest) if " " not in rest else None
    if verb in (ATTACK, RETREAT):
        return Said(verb, card=_in_play(rest))
    if verb == PICK:
        return Said(verb, card=_target(rest))
    if verb == SHIELD:
        return Said(verb, _card(rest))
    if verb in (PLAY, USE):
        return _used(verb, rest)
    if verb == TAKE:
        name, _, place = rest.partition(" from ")
        return Said(verb, _card(name), on=place) if place in ("", FROM_DISCARD) else None
    return _two(verb, rest)


def _used(verb: int, rest: str) -> Said:
    """A card in play or of the hand, and what it is used on."""
    what, _, subject = rest.partition(" on ")
    on = _in_play(subject) if subject else ""
    return Said(verb, card=_in_play(what), on=on) if "@" in what else Said(verb, _card(what), on=on)


def _two(verb: int, rest: str) -> Said | None:
    """What is deployed, attached or moved, and where it goes."""
    if verb == MOVE:
        unit, _, place = rest.rpartition(" ")
        return Said(verb, card=_in_play(unit), on=_planet(place)) if unit else None
    what, _, where = rest.partition(" ")
    if verb == ATTACH:
        return Said(verb, _card(what), on=_in_play(where)) if where else None
    return Said(verb, _card(what), on=_planet(where) if where else "")


def _card(word: str) -> str:
    if word not in BY_NAME:
        hint = did_you_mean(word, BY_NAME, "'")
        raise BadNotation(f"no card is called '{word}'{hint}")
    return word


def _planet(word: str) -> str:
    if _card(word) and BY_NAME[word].type != PLANET:
        raise BadNotation(f"'{word}' is no planet")
    return word


def _in_play(text: str) -> str:
    match = _IN_PLAY.fullmatch(text)
    if match is None:
        raise BadNotation(
            f"'{text}' is no card in play: write name@planet or name@hq, with 'their' before a "
            "card of the other player"
        )
    _card(match[1])
    if match[2] != "hq" and not match[2].startswith("slot-"):
        _planet(match[2])
    return text


def _target(text: str) -> str:
    if "@" in text:
        return _in_play(text)
    return text if text in ("hq", "their hq") else _planet(text)

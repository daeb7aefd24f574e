"""Moves as text and back. The texts are the same in every language and round-trip exactly.

end                       end the phase
summon frost-mage c3      summon a unit from hand
move c3 c5                move; every space is named where the path matters: move c3 c4 d4
charge c3 c6              move by Charge
build gate b2             build a structure from hand
attack c3 d3              attack; "attack c3" where something comes before the target
play ice-ram              play an event
discard gate              discard a card for magic
use prepare c3            use an activated ability
pick d3 / take gate / choose gain-charge / yes / no     answer a question
first momentum c3         carry out this one of several waiting effects first
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from hadur.games.summoner_wars.abilities import ids
from hadur.games.summoner_wars.board import NEXT, name_of, space_named
from hadur.games.summoner_wars.cards.definition import BY_NAME, CARDS
from hadur.games.summoner_wars.phases.move import add_step, path_length, path_step
from hadur.games.summoner_wars.prompts import Branch
from hadur.games.summoner_wars.state import Battle
from hadur.games.summoner_wars.verbs import (
    ATTACK,
    BUILD,
    CHARGE_MOVE,
    CHOOSE,
    DECLARE,
    DISCARD,
    END,
    MOVE,
    NO,
    PICK,
    PLAY,
    SUMMON,
    TAKE,
    USE,
    YES,
)
from hadur.kernel.errors import BadNotation
from hadur.kernel.hints import did_you_mean, unknown
from hadur.kernel.moves import first, second, third, verb_of
from hadur.kernel.timing import ENTRY, ORDER_VERB, TRIGGERS

WORDS: Final = {
    END: "end",
    SUMMON: "summon",
    MOVE: "move",
    CHARGE_MOVE: "charge",
    BUILD: "build",
    ATTACK: "attack",
    DECLARE: "attack",
    PLAY: "play",
    DISCARD: "discard",
    USE: "use",
    YES: "yes",
    NO: "no",
    PICK: "pick",
    TAKE: "take",
    CHOOSE: "choose",
    ORDER_VERB: "first",
}


# -- writing ---------------------------------------------------------------------------------------


def write(s: Battle, index: int, move: int) -> str:
    """A legal move of the open question as text."""
    verb, a, b = int(verb_of(move)), int(first(move)), int(second(move))
    word = WORDS[verb]
    if verb in (SUMMON, BUILD):
        return f"{word} {CARDS[a].name} {name_of(b)}"
    if verb == MOVE:
        return f"{word} {' '.join(map(name_of, _spaces_to_name(s, index, move)))}"
    if verb in (ATTACK, CHARGE_MOVE):
        return f"{word} {name_of(a)} {name_of(b)}"
    if verb in (DECLARE, PICK):
        return f"{word} {name_of(a)}"
    if verb in (PLAY, DISCARD, TAKE):
        return f"{word} {CARDS[a].name}"
    if verb == USE:
        return f"{word} {ids.NAMES[a]} {name_of(b)}"
    if verb == CHOOSE:
        prompt = s.asks[index].prompt
        assert isinstance(prompt, Branch)
        return f"{word} {prompt.branches[a]}"
    if verb == ORDER_VERB:
        return f"{word} {waiting_names(s, int(s.asks[index].a))[a]}"
    return word


def write_for(s: Battle, index: int, move: int, seat: int | None) -> str:
    """The move as others may read it: a card discarded face down stays unnamed (SW-2.10)."""
    verb = int(verb_of(move))
    ask = s.asks[index]
    if seat != ask.seat and (verb == DISCARD or (verb == TAKE and ask.prompt.name == "heal")):
        return WORDS[verb]
    return write(s, index, move)


def _spaces_to_name(s: Battle, index: int, move: int) -> list[int]:
    """Start and end are enough for the first move listed to that end; others name each space."""
    start, end = int(first(move)), int(second(move))
    for other in s.legal(index):
        if verb_of(other) == MOVE and first(other) == start and second(other) == end:
            if other == move:
                return [start, end]
            break
    return path_spaces(start, int(third(move)))


def path_spaces(start: int, path: int) -> list[int]:
    """All spaces of a path, the start included."""
    spaces = [start]
    for k in range(int(path_length(path))):
        spaces.append(int(NEXT[spaces[-1] * 4 + int(path_step(path, k))]))
    return spaces


def waiting_names(s: Battle, start: int) -> list[str]:
    """What waits, by effect and place; those that read alike get #2, #3 and so on."""
    names: list[str] = []
    for entry in range(start, len(s.waiting) // ENTRY):
        trigger = TRIGGERS[s.waiting[entry * ENTRY]]
        card = int(s.waiting[entry * ENTRY + 1])
        space = int(s.space[card])
        place = name_of(space) if space >= 0 else CARDS[int(s.kind[card])].name
        name = f"{trigger.name} {place}"
        alike = sum(1 for earlier in names if earlier.split(" #")[0] == name)
        names.append(f"{name} #{alike + 1}" if alike else name)
    return names


# -- reading ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Said:
    """A text taken apart: the verb, and whatever of card, spaces and name it needs."""

    verb: int
    card: str = ""
    spaces: tuple[int, ...] = ()
    name: str = ""


_FORMS: Final = {
    "end": "end",
    "summon": "summon CARD SPACE",
    "move": "move FROM TO, or every space of the way",
    "charge": "charge FROM TO",
    "build": "build CARD SPACE",
    "attack": "attack FROM TARGET",
    "play": "play EVENT",
    "discard": "discard CARD",
    "use": "use ABILITY SPACE",
    "yes": "yes",
    "no": "no",
    "pick": "pick SPACE",
    "take": "take CARD",
    "choose": "choose WAY",
    "first": "first EFFECT",
}


def read(text: str) -> Said:
    """Take a text apart; BadNotation says what would be right."""
    words = text.lower().split()
    if not words:
        raise BadNotation("an empty line is no move; 'end' ends the phase")
    word, rest = words[0], words[1:]
    if word not in _FORMS:
        hint = did_you_mean(word, _FORMS, "'")
        raise BadNotation(f"'{word}' is no move of this game{hint}")
    if word in ("end", "yes", "no") and not rest:
        return Said({"end": END, "yes": YES, "no": NO}[word])
    if word in ("summon", "build") and len(rest) == 2:
        return Said(SUMMON if word == "summon" else BUILD, _card(rest[0]), (_space(rest[1]),))
    if word in ("play", "discard", "take") and len(rest) == 1:
        return Said({"play": PLAY, "discard": DISCARD, "take": TAKE}[word], _card(rest[0]))
    if word == "move" and len(rest) >= 2:
        return Said(MOVE, spaces=tuple(map(_space, rest)))
    if word == "charge" and len(rest) == 2:
        return Said(CHARGE_MOVE, spaces=tuple(map(_space, rest)))
    if word == "attack" and len(rest) in (1, 2):
        return Said(ATTACK if len(rest) == 2 else DECLARE, spaces=tuple(map(_space, rest)))
    if word == "pick" and len(rest) == 1:
        return Said(PICK, spaces=(_space(rest[0]),))
    if word == "use" and len(rest) == 2:
        return Said(USE, spaces=(_space(rest[1]),), name=_ability(rest[0]))
    if word == "choose" and len(rest) == 1:
        return Said(CHOOSE, name=rest[0])
    if word == "first" and rest:
        return Said(ORDER_VERB, name=" ".join(rest))
    raise BadNotation(f"'{text}' should read: {_FORMS[word]}")


def _card(word: str) -> str:
    if word in BY_NAME:
        return word
    raise BadNotation(unknown("card", word, BY_NAME, "'"))


def _space(word: str) -> int:
    space = space_named(word)
    if space < 0:
        raise BadNotation(f"'{word}' is no space: columns are a to f, rows 1 to 8, as in c3")
    return space


def _ability(word: str) -> str:
    if word in ids.NAMES:
        return word
    raise BadNotation(unknown("ability", word, ids.NAMES, "'"))


def path_of(spaces: tuple[int, ...]) -> int:
    """The path that visits these spaces one by one, or -1 if two are not adjacent."""
    path = 0
    for k in range(len(spaces) - 1):
        directions = [d for d in range(4) if NEXT[spaces[k] * 4 + d] == spaces[k + 1]]
        if not directions:
            return -1
        path = int(add_step(path, k, directions[0]))
    return path
